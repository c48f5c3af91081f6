#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs the Debian package on a clean Debian and plays there, as a person would who has a
# folder with spaces and accents, then removes it again. Needs root, debootstrap, Xvfb, xdotool.
#
#   sudo packaging/try_deb.sh [PACKAGE.deb] [SUITE]
#
# What the program drew and wrote is kept in build/trial.
set -euo pipefail

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$project"
packages=(dist/buck-euchre_*.deb)
package=$(realpath "${1:-${packages[0]}}")
suite=${2:-bookworm}
# The mirror of this Debian, unless another is named; what is not there or switched off is no source.
sources() { cat /etc/apt/sources.list /etc/apt/sources.list.d/*.{list,sources} 2> /dev/null || true; }
mirror=${MIRROR:-}
if [ -z "$mirror" ] && grep -qx 'ID=debian' /etc/os-release; then
    mirror=$(sed -nE 's/^(deb (\[[^]]*\] )?|URIs: *)(https?:[^ ]+).*/\3/p' <<< "$(sources)" | sed -n 1p)
fi
mirror=${mirror:-http://deb.debian.org/debian}
base=$project/build/debian-$suite
kept=$project/build/trial
person=zoe
home='/home/Zoë Ç ã'

root=$(mktemp -d /var/tmp/buck-euchre-trial.XXXXXX)
display=
xvfb=

step() { printf '\n== %s\n' "$*"; }
fail() { printf 'FAILED: %s\n' "$*" >&2; exit 1; }

tidy() {
    [ -z "$xvfb" ] || kill "$xvfb" 2>/dev/null || true
    # Without their display the programs end by themselves, and then let go of the root.
    sleep 1
    for one in proc dev; do
        if mountpoint -q "$root/$one"; then umount "$root/$one" || umount --lazy "$root/$one"; fi
    done
    rm -rf --one-file-system "$root"
}
trap tidy EXIT

in_root() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive "$@"; }
# From another folder than home, and with nothing in the environment that a session has not.
as_person() {
    in_root runuser -u "$person" -- env -i HOME="$home" LANG=C.UTF-8 DISPLAY="$display" \
        PATH=/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games \
        sh -c 'cd /usr/share && exec "$@"' sh "$@"
}
# The oldest first. What has ended and waits for its parent to notice does not count, nor does what
# runs in another root, where people have the same numbers.
processes() {
    local one
    for one in $(pgrep --uid "$(in_root id -u "$person")" --runstates D,R,S,T --full buck-euchre); do
        [ "$(readlink "/proc/$one/root")" != "$root" ] || echo "$one"
    done
}
stop_game() {
    local running
    mapfile -t running < <(processes)
    kill -TERM "${running[0]}"
}
is_quiet() { [ -z "$(processes)" ]; }
# The match that is on the table lies in one file, written as its record is.
is_on_table() { cmp --quiet "$root$1" "$root$home/.local/share/buck-euchre/match.json"; }
wait_for() {
    for _ in $(seq 120); do "$@" && return; sleep 0.5; done
    return 1
}
end_game() {
    stop_game
    wait "$1" || fail "the program ended with an error: $(cat "$2")"
    [ ! -s "$2" ] || fail "the program complained: $(cat "$2")"
}

step "A clean Debian ($suite)"
if [ ! -f "$base/etc/debian_version" ]; then
    rm -rf "$base"
    debootstrap --variant=minbase "$suite" "$base" "$mirror" > /dev/null
fi
cp -a "$base/." "$root"
cp /etc/resolv.conf "$root/etc/resolv.conf"
mount -t proc proc "$root/proc"
mount --bind /dev "$root/dev"

step "apt installs the package and what it declares, nothing else"
cp "$package" "$root/tmp/"
in_root apt-get -qq update
in_root apt-get -qq -o Dpkg::Use-Pty=0 install --yes --no-install-recommends "/tmp/$(basename "$package")" > "$root/tmp/apt.log" 2>&1 ||
    fail "$(cat "$root/tmp/apt.log")"
in_root useradd --create-home --home-dir "$home" "$person"
in_root dpkg --listfiles buck-euchre > "$root/tmp/files"

step "It starts from another folder"
rm -rf "$kept" && mkdir -p "$kept"
exec 3< <(exec Xvfb -displayfd 1 -fbdir "$kept" -screen 0 1280x800x24 -nolisten tcp 2> /dev/null)
xvfb=$!
read -r -t 20 number <&3
display=:$number
as_person buck-euchre --version

step "Computer players play in three languages"
for language in en fr pt; do
    as_person buck-euchre demo --speed instant --seed trial --language "$language" \
        --pictures "$home/$language" --record "$home/$language.buck"
    as_person buck-euchre verify "$home/$language.buck"
    for moment in bidding trick score; do
        [ -s "$root$home/$language/$moment.png" ] || fail "no picture of $moment in $language"
    done
done
cmp --quiet "$root$home/fr/score.png" "$root$home/pt/score.png" && fail "French looks as Portuguese"
cmp --quiet "$root$home/fr/score.png" "$root$home/en/score.png" && fail "French looks as English"

as_person buck-euchre demo --speed instant --seed other --record "$home/ma partie é.buck"

step "A person plays a deal by mouse"
as_person buck-euchre > "$kept/played.log" 2>&1 &
game=$!
python3 packaging/trial_play.py "$display" "$kept/Xvfb_screen0" "$root$home/.local/share/buck-euchre/match.json"
windows=$(DISPLAY=$display xdotool search --onlyvisible --class buck-euchre | wc -l)
[ "$windows" = 1 ] || fail "$windows windows instead of one"
end_game "$game" "$kept/played.log"
as_person buck-euchre verify "$home/.local/share/buck-euchre/match.json"

step "A match record opens"
as_person buck-euchre "$home/fr.buck" > "$kept/opened.log" 2>&1 &
game=$!
wait_for is_on_table "$home/fr.buck" || fail "the record is not on the table: $(cat "$kept/opened.log")"
end_game "$game" "$kept/opened.log"

step "A double click on a record opens it, with the tools that desktops have"
in_root apt-get -qq -o Dpkg::Use-Pty=0 install --yes --no-install-recommends \
    desktop-file-utils libglib2.0-bin shared-mime-info > "$root/tmp/apt.log" 2>&1 || fail "$(cat "$root/tmp/apt.log")"
as_person gio info --attributes standard::content-type "$home/ma partie é.buck" |
    grep 'application/x-buck-euchre-match+json' || fail "a record is taken for something else"
as_person gio open "$home/ma partie é.buck" > "$kept/double-click.log" 2>&1
wait_for is_on_table "$home/ma partie é.buck" || fail "nothing opened: $(cat "$kept/double-click.log")"
stop_game
wait_for is_quiet || fail "it does not end"
[ ! -s "$kept/double-click.log" ] || fail "the program complained: $(cat "$kept/double-click.log")"

step "It leaves no process behind"
sleep 1
is_quiet || fail "processes left: $(processes)"

step "It wrote in the person's folders only"
strays=$(find "$root" -xdev -user "$(in_root id -u "$person")" -not -path "$root/home/*" \
    -not -path "$root/proc/*" -not -path "$root/dev/*" -not -path "$root/var/mail/*")
[ -z "$strays" ] || fail "written elsewhere: $strays"
cp -a "$root$home/." "$kept/"

step "apt removes it without a trace"
in_root apt-get -qq -o Dpkg::Use-Pty=0 purge --yes buck-euchre > /dev/null
while read -r file; do
    [ ! -e "$root$file" ] || [ -d "$root$file" ] || fail "$file is left"
done < "$root/tmp/files"
left=$(find "$root" -mindepth 1 -xdev -iname '*buck*euchre*' -not -path "$root/home/*" -not -path "$root/tmp/*")
[ -z "$left" ] || fail "left: $left"
[ -s "$root$home/.local/share/buck-euchre/match.json" ] || fail "the person's match is gone"

printf '\nThe package holds what it promises; pictures are in %s.\n' "$kept"
