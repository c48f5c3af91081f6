# SPDX-License-Identifier: GPL-3.0-or-later
"""Each match is counted once, found again, and never lost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from buck_euchre_qt.engine.record import SavedMatch, read_record, write_record
from buck_euchre_qt.storage.files import StorageError, Why
from buck_euchre_qt.storage.history import History, Origin, Put, State
from buck_euchre_qt.storage.history_care import look_after, take_in
from buck_euchre_qt.storage.history_search import Search, search
from buck_euchre_qt.storage.match_facts import Result, facts_of
from buck_euchre_qt.storage.statistics import Group, Selection, figures
from tests.helpers.histories import begun_match, played
from tests.helpers.tables import random_match


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    found = History(tmp_path)
    found.open()
    yield found
    found.close()


def matches(history: History, group: Group = Group.OWN) -> int:
    return figures(history, Selection())[group].matches


def wins(history: History) -> int:
    return sum(group.wins for group in figures(history, Selection()).values())


def won_match() -> SavedMatch:
    """Return a match that the person at seat 0 wins."""
    match = next(one for one in map(random_match, range(100)) if one.winners == (0,))
    return played(match)


def part_of(saved: SavedMatch, less: int) -> SavedMatch:
    """Return the same match, so many actions before its end."""
    earlier = read_record(write_record(saved))
    for _ in range(less):
        earlier.match.undo()
    return earlier


def test_a_match_comes_back_as_it_was_put(history: History) -> None:
    saved = won_match()
    put = history.put(saved, State.RUNNING)
    assert put.put is Put.ADDED
    assert history.record(put.id) == write_record(saved)
    [line] = search(history, Search()).lines
    assert line.state is State.FINISHED
    assert line.result is Result.WON
    assert line.scores == saved.match.scores
    assert line.names == ("", "Léa", "Bram", "Inês")


def test_the_same_match_twice_is_one(history: History) -> None:
    saved = won_match()
    first = history.put(saved, State.FINISHED)
    assert history.put(saved, State.FINISHED) == (first.id, Put.SAME)
    assert matches(history) == 1


def test_a_running_match_grows_and_ends_as_one(history: History) -> None:
    saved = won_match()
    for less in (6, 4, 2):
        history.put(part_of(saved, less), State.RUNNING)
    assert matches(history) == 0
    history.put(saved, State.RUNNING)
    assert matches(history) == wins(history) == 1
    assert search(history, Search()).total == 1


def test_a_save_copied_before_the_end_and_won_five_times_is_one_win(history: History) -> None:
    saved = won_match()
    history.put(saved, State.FINISHED)
    copied = part_of(saved, 2)
    assert history.put(copied, State.RUNNING).put is Put.EARLIER_STAGE
    for _ in range(5):
        again = read_record(write_record(copied))
        while not again.match.is_over:
            again.match.play(again.match.legal()[-1])
        history.put(again, State.FINISHED)
    assert matches(history) == 1
    assert wins(history) == 1


def test_another_course_is_kept_though_it_does_not_count(history: History) -> None:
    saved = won_match()
    other = played(begun_match(77, 200), id=saved.extras["id"])
    history.put(saved, State.FINISHED)
    put = history.put(other, State.ABANDONED)
    assert put.put is Put.ADDED
    assert history.record(put.id) == write_record(other)
    assert [line.is_counted for line in search(history, Search()).lines] == [False, True]


def test_of_two_courses_the_finished_one_counts(history: History) -> None:
    saved = won_match()
    history.put(played(begun_match(77, 50), id=saved.extras["id"]), State.ABANDONED)
    history.put(saved, State.FINISHED)
    assert matches(history) == 1
    assert matches(history, Group.ABANDONED) == 0


def test_taking_back_after_the_end_makes_the_match_a_helped_one(history: History) -> None:
    saved = won_match()
    history.put(saved, State.FINISHED)
    back = part_of(saved, 2)
    helped = replace(back, extras={**back.extras, "helped": True})
    assert history.put(helped, State.RUNNING).put is Put.RENEWED
    assert matches(history) == 0
    history.put(replace(saved, extras=helped.extras), State.FINISHED)
    assert matches(history) == 0
    assert matches(history, Group.HELPED) == 1
    assert search(history, Search()).total == 1


def test_an_older_save_does_not_take_away_what_was_played_since(history: History) -> None:
    later = played(begun_match(3, 60))
    put = history.put(later, State.ABANDONED)
    history.put(part_of(later, 30), State.RUNNING)
    assert history.record(put.id) == write_record(later)


def test_an_abandoned_match_is_neither_won_nor_lost(history: History) -> None:
    history.put(played(begun_match(3, 60)), State.ABANDONED)
    assert matches(history, Group.ABANDONED) == 1
    assert wins(history) == 0
    assert figures(history, Selection())[Group.OWN].win_share is None


def test_what_runs_no_more_is_given_up_but_for_the_kept_match(history: History) -> None:
    first, second = played(begun_match(1, 60)), played(begun_match(2, 60))
    for saved in (first, second):
        history.put(saved, State.RUNNING)
    history.give_up_running(facts_of(second).uuid)
    states = {line.uuid: line.state for line in search(history, Search()).lines}
    assert states == {
        facts_of(first).uuid: State.ABANDONED,
        facts_of(second).uuid: State.RUNNING,
    }
    assert matches(history, Group.ABANDONED) == 1


def test_imported_matches_count_only_when_asked_for(history: History) -> None:
    history.put(won_match(), State.FINISHED, Origin.IMPORTED)
    assert matches(history) == 0
    assert figures(history, Selection(with_imported=True))[Group.OWN].wins == 1


def test_a_record_without_an_id_is_recognised_all_the_same(history: History) -> None:
    saved = played(random_match(5))
    bare = replace(saved, extras={"created": "2026-01-02T03:04:05+00:00"})
    history.put(part_of(bare, 5), State.RUNNING)
    history.put(bare, State.FINISHED)
    assert search(history, Search()).total == 1


def test_search_finds_by_name_game_result_and_date(history: History) -> None:
    saved = won_match()
    history.put(saved, State.FINISHED)
    history.put(played(begun_match(1, 40), created="2026-12-24T23:59:59+00:00"), State.RUNNING)
    found = {
        wanted: search(history, wanted).total
        for wanted in (
            Search(words="LÉA"),
            Search(words="bram inê"),
            Search(words="bram %"),
            Search(game="buck"),
            Search(game="partnership"),
            Search(result=Result.WON),
            Search(state=State.RUNNING),
            Search(since="2026-12-24", until="2026-12-24"),
            Search(until="2026-11-30"),
            Search(since="2026-12-25"),
        )
    }
    assert list(found.values()) == [2, 2, 0, 2, 0, 1, 1, 1, 1, 0]


def test_the_order_is_that_of_play_whatever_the_clock_says(history: History) -> None:
    dates = ["2026-11-30", "1970-01-01", "2038-01-20"]
    for number, date in enumerate(dates):
        saved = played(begun_match(number, 30), created=f"{date}T12:00:00+00:00")
        history.put(saved, State.ABANDONED)
    assert [line.begun[:10] for line in search(history, Search()).lines] == dates[::-1]


def test_deleting_is_for_good_and_all_or_none(history: History, tmp_path: Path) -> None:
    saved = won_match()
    put = history.put(saved, State.FINISHED)
    history.delete([put.id])
    assert search(history, Search()).total == 0
    for table in ("records", "deals", "cards"):
        assert history.database.query(f"SELECT count(*) FROM {table}") == [(0,)]
    past = tmp_path / "matches"
    past.mkdir()
    (past / "match-1.json").write_text(write_record(saved), encoding="utf-8")
    assert len(take_in(history, tmp_path)) == 1
    assert search(history, Search()).total == 0
    history.put(saved, State.FINISHED, Origin.IMPORTED)
    assert search(history, Search()).total == 1


def test_a_damaged_record_inside_is_said_to_be_damaged(history: History) -> None:
    put = history.put(won_match(), State.FINISHED)
    with history.database.transaction() as connection:
        connection.execute("UPDATE records SET record = ?", (b"\0nonsense",))
    with pytest.raises(StorageError) as refused:
        history.record(put.id)
    assert refused.value.why is Why.DAMAGED


def test_a_record_that_would_fill_the_memory_is_refused(history: History) -> None:
    import zlib

    put = history.put(won_match(), State.FINISHED)
    bomb = zlib.compress(bytes(200_000_000), 9)
    with history.database.transaction() as connection:
        connection.execute("UPDATE records SET record = ?", (bomb,))
    with pytest.raises(StorageError):
        history.record(put.id)


def test_past_matches_are_taken_in_backed_up_and_only_then_deleted(tmp_path: Path) -> None:
    past = tmp_path / "matches"
    past.mkdir()
    for number in range(1, 4):
        text = write_record(played(random_match(number)))
        (past / f"match-{number}.json").write_text(text, encoding="utf-8")
    (past / "match-9.json").write_text("{ half", encoding="utf-8")
    care = look_after(tmp_path)
    assert care == (True, 3, None)
    assert [path.name for path in past.iterdir()] == ["match-9.json"]
    history = History(tmp_path)
    history.database.path.unlink()
    assert not history.database.path.exists()
    history.database.path.write_bytes(b"gone")
    assert history.open().is_from_backup
    assert matches(history) == 3


def test_looking_after_a_damaged_history_deletes_nothing(tmp_path: Path) -> None:
    history = History(tmp_path)
    history.open()
    history.close()
    history.database.path.write_bytes(b"not a database" * 100)
    past = tmp_path / "matches"
    past.mkdir()
    (past / "match-1.json").write_text(write_record(won_match()), encoding="utf-8")
    assert not look_after(tmp_path).is_sound
    assert (past / "match-1.json").exists()
