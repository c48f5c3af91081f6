#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs the wheel, then the source distribution, each into a clean virtual environment in a
# folder with spaces and accents, and plays from another folder: computer players in three
# languages, then a deal by mouse in a window. Needs Xvfb and xdotool.
#
#   packaging/try_wheel.sh
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

project=$PWD
place="$project/build/trial wheel Zoë Ç ã"
pictures=$(mktemp -d)
trap 'kill $(jobs -p) "${xvfb:-}" 2> /dev/null || true; rm -rf "$place" "$pictures"' EXIT
exec 3< <(exec Xvfb -displayfd 1 -fbdir "$pictures" -screen 0 1280x800x24 -nolisten tcp 2> /dev/null)
xvfb=$!
read -r -t 20 number <&3
for file in dist/buck_euchre_qt-*.whl dist/buck_euchre_qt-*.tar.gz; do
    printf '\n== %s\n' "$file"
    rm -rf "$place" && mkdir -p "$place/home"
    python3 -m venv "$place/venv"
    "$place/venv/bin/python" -m pip install --quiet --no-input --disable-pip-version-check "$file"
    run() {
        (cd / && env -u PYTHONPATH -u DISPLAY HOME="$place/home" QT_QPA_PLATFORM=offscreen \
            "$place/venv/bin/buck-euchre" "$@")
    }
    run --version
    for language in en fr pt; do
        run demo --speed instant --seed trial --language "$language" \
            --pictures "$place/$language" --record "$place/$language.buck"
        run verify "$place/$language.buck"
        [ -s "$place/$language/score.png" ]
    done
    if cmp --quiet "$place/fr/score.png" "$place/pt/score.png"; then
        echo "FAILED: French looks as Portuguese" >&2
        exit 1
    fi
    # The same entry as from a menu, with nothing in the environment that a session has not.
    (cd / && exec env -i PATH=/usr/bin:/bin LANG=C.UTF-8 DISPLAY=":$number" HOME="$place/home" \
        "$place/venv/bin/buck-euchre") &
    game=$!
    saved="$place/home/.local/share/buck-euchre/match.json"
    python3 packaging/trial_play.py ":$number" "$pictures/Xvfb_screen0" "$saved"
    kill -TERM "$game"
    wait "$game"
    run verify "$saved"
done
printf '\nBoth hold what they promise.\n'
