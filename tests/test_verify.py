# SPDX-License-Identifier: GPL-3.0-or-later
"""The checker of records: its output, and its verdicts beside those of a second opinion."""

from __future__ import annotations

import io
import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from buck_euchre_qt.engine.games import GAMES, make_game
from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.engine.record import write_record
from buck_euchre_qt.engine.record_errors import RecordError
from buck_euchre_qt.engine.record_text import MAX_BYTES
from buck_euchre_qt.verify import load_match, verify_files
from tests.helpers.broken_records import broken
from tests.helpers.plain_deal import Json
from tests.helpers.plain_rules import check
from tests.helpers.tables import NORTH, SOUTH, WEST, play_to_end, random_match, saved, stacked_deck


def verdict(tmp_path: Path, record: object) -> tuple[int, dict[str, Json]]:
    path = tmp_path / "match.json"
    path.write_text(record if isinstance(record, str) else json.dumps(record), encoding="utf-8")
    out = io.StringIO()
    status = verify_files([str(path)], as_json=True, out=out)
    report: dict[str, Json] = json.loads(out.getvalue())
    return status, report


def record_of(match: Match) -> dict[str, Json]:
    record: dict[str, Json] = json.loads(write_record(saved(match)))
    return record


def agree(report: dict[str, Json], opinion: dict[str, Json]) -> bool:
    if opinion.get("article") == "?":
        assert report["article"] is not None
        opinion = {key: value for key, value in opinion.items() if key != "article"}
    return {key: report.get(key) for key in opinion} == opinion


def some_options(game_id: str, seed: int) -> dict[str, object]:
    """Return options that every seed chooses in another way."""
    options: dict[str, object] = {}
    for number, option in enumerate(GAMES[game_id].info.options):
        if isinstance(option.default, bool):
            options[option.key] = bool(seed >> number & 1)
        else:
            options[option.key] = max(option.minimum, seed % 14)
    return options


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("seed", range(60))
def test_sound_and_broken_matches_are_judged_as_by_a_second_opinion(
    tmp_path: Path, seed: int, game_id: str
) -> None:
    rng = random.Random(seed)
    options = some_options(game_id, seed)
    record = record_of(play_to_end(Match(make_game(game_id, options)), rng))
    status, report = verdict(tmp_path, record)

    assert status == 0
    assert agree(report, check(record))
    for _ in range(6):
        changed = broken(record, rng)
        status, report = verdict(tmp_path, changed)
        opinion = check(changed)
        assert status == (0 if opinion["ok"] else 1)
        assert agree(report, opinion), (report, opinion)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_unfinished_beginning_of_a_match_is_sound(tmp_path: Path, game_id: str) -> None:
    record = record_of(random_match(11, game_id))
    deals = record["deals"]
    assert isinstance(deals, list)
    deal = deals[-1]
    assert isinstance(deal, dict)
    actions = deal["actions"]
    assert isinstance(actions, list)
    while actions:
        actions.pop()
        status, report = verdict(tmp_path, record)
        assert status == 0
        assert agree(report, check(record))
        assert report["winners"] == []


def dealt_by_south() -> tuple[dict[str, Json], dict[str, Json]]:
    """Return the record of a match whose first deal has just begun, and that deal in it."""
    hands = {WEST: "AH KH 9S TD 9D", NORTH: "JH AS QD TC JC", 3: "TH KS AC KD 9C"}
    deck = stacked_deck(SOUTH, {**hands, SOUTH: "QS JS AD KC QC"}, "QH")
    match = Match(make_game("buck"))
    match.begin_deal(SOUTH, deck, 7)
    record = record_of(match)
    deals = record["deals"]
    assert isinstance(deals, list)
    deal = deals[0]
    assert isinstance(deal, dict)
    return record, deal


def test_the_report_of_a_deal_says_all_that_the_record_leaves_to_the_rules(tmp_path: Path) -> None:
    record, deal = dealt_by_south()
    calls: list[Json] = ["order", "discard QS", "stay", "drop", "stay"]
    deal["actions"] = [*calls, "play AH", "play TH", "play QH", "play KH"]
    # West made hearts, so north stays, east drops and the dealer in the south stays.
    status, report = verdict(tmp_path, record)

    assert status == 1
    assert (report["deal"], report["action"], report["article"]) == (1, 7, "BE-4.2")
    deal["actions"] = [*calls, "play AH", "play JH", "play QH", "play AS"]
    status, report = verdict(tmp_path, record)
    assert status == 0
    assert report == {
        "file": str(tmp_path / "match.json"),
        "ok": True,
        "game": "buck",
        "deals": [
            {
                "dealer": 0,
                "upcard": "QH",
                "turns": [
                    *([1, "order"], [0, "discard QS"], [2, "stay"], [3, "drop"], [0, "stay"]),
                    *([1, "play AH"], [2, "play JH"], [0, "play QH"], [2, "play AS"]),
                ],
                "trump": "H",
                "maker": 1,
                "alone": False,
                "out": [3],
                "tricks": [{"cards": [[1, "AH"], [2, "JH"], [0, "QH"]], "winner": 2}],
                "taken": [0, 0, 1, 0],
                "finished": False,
                "redeal": False,
            }
        ],
        "scores": [25, 25, 25, 25],
        "winners": [],
    }


def test_a_lone_maker_is_reported_with_five_tricks_and_none_played(tmp_path: Path) -> None:
    record, deal = dealt_by_south()
    deal["actions"] = ["order", "discard QS", "drop", "drop", "drop"]
    _, report = verdict(tmp_path, record)
    reports = report["deals"]
    assert isinstance(reports, list)
    told = reports[0]
    assert isinstance(told, dict)

    assert (told["tricks"], told["taken"], told["out"]) == ([], [0, 5, 0, 0], [0, 2, 3])
    assert (told["change"], told["scores"]) == ([0, -5, 0, 0], [25, 20, 25, 25])
    assert report["winners"] == [1]


def test_each_file_gets_one_line_in_order(tmp_path: Path) -> None:
    sound, other, missing = (tmp_path / name for name in ("sound.json", "other.txt", "missing"))
    sound.write_text(write_record(saved(random_match(1))), encoding="utf-8")
    other.write_bytes(b"\xff\x00")
    paths = [str(path) for path in (sound, other, missing, tmp_path)]
    out, plain = io.StringIO(), io.StringIO()

    assert verify_files(paths, as_json=True, out=out) == 1
    assert verify_files(paths, as_json=False, out=plain) == 1
    reports = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [report["file"] for report in reports] == paths
    assert [report["ok"] for report in reports] == [True, False, False, False]
    for report in reports[1:]:
        assert (report["deal"], report["action"], report["article"]) == (0, 0, None)
        assert report["message"]
    for path, line in zip(paths, plain.getvalue().splitlines(), strict=True):
        assert line.startswith(f"{path}: ")


def test_a_file_far_too_large_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "zeros"
    with path.open("wb") as file:
        file.truncate(MAX_BYTES + 1)

    with pytest.raises(RecordError, match="larger than 16 MB"):
        load_match(str(path))


def test_all_sound_files_and_no_file_end_with_status_0(tmp_path: Path) -> None:
    path = tmp_path / "ação ♠.json"
    path.write_text(write_record(saved(random_match(2))), encoding="utf-8")
    out = io.TextIOWrapper(io.BytesIO(), encoding="ascii")

    assert verify_files([str(path)] * 2, as_json=False, out=out) == 0
    assert verify_files([], as_json=True, out=out) == 0


def test_a_fault_is_told_with_file_deal_action_and_article(tmp_path: Path) -> None:
    record = record_of(random_match(5))
    deals = record["deals"]
    assert isinstance(deals, list)
    deals.append(deals[0])
    path = tmp_path / "long.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    out = io.StringIO()

    assert verify_files([str(path)], as_json=False, out=out) == 1
    assert out.getvalue() == f"{path}: deal {len(deals)}: the match was already won (BE-6.3)\n"


def test_checking_records_starts_no_qt() -> None:
    code = "import sys, buck_euchre_qt.verify; sys.exit('PySide6' in sys.modules)"

    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
