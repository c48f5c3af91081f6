#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs the wheel, then the source distribution, each into a clean virtual environment in a
# folder with spaces and accents, and lets computer players play from another folder.
#
#   packaging/try_wheel.sh
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

place="$PWD/build/trial wheel Zoë Ç ã"
trap 'rm -rf "$place"' EXIT
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
done
printf '\nBoth hold what they promise.\n'
