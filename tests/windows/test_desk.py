# SPDX-License-Identifier: GPL-3.0-or-later
"""Where matches come from decides how they count, and nothing is written over."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime, tzinfo
from pathlib import Path
from typing import ClassVar, Never

import pytest
from pytestqt.qtbot import QtBot

from buck_euchre_qt.engine.record import read_record, write_record
from buck_euchre_qt.storage import saves
from buck_euchre_qt.storage.files import StorageError, Why
from buck_euchre_qt.storage.history import State
from buck_euchre_qt.storage.history_care import look_after
from buck_euchre_qt.storage.history_search import Search, search
from buck_euchre_qt.storage.statistics import Group, Selection, figures
from tests.helpers.desks import Desk, play
from tests.helpers.histories import begun_match, played
from tests.helpers.tables import random_match


def own_matches(desk: Desk) -> int:
    return figures(desk.keeper.history, Selection())[Group.OWN].matches


def are_imported(desk: Desk) -> list[bool]:
    return [line.is_imported for line in search(desk.keeper.history, Search()).lines]


def refusing(path: Path, why: Why) -> Callable[..., Never]:
    """Return what takes the place of something that writes or moves a file, and never can."""

    def refuse(*_: object) -> Never:
        raise StorageError(path, why)

    return refuse


# Opened records.


def test_somebody_elses_finished_match_does_not_count_as_ones_own(desk: Desk) -> None:
    desk.start(desk.desk.take_over(played(random_match(4))))
    assert desk.lines[0][0] is State.FINISHED
    assert are_imported(desk) == [True]
    assert own_matches(desk) == 0


def test_somebody_elses_match_that_is_played_on_stays_theirs(desk: Desk, tmp_path: Path) -> None:
    session = desk.start(desk.desk.take_over(played(begun_match(3, 40))))
    play(session, len(session.match.deals) + 1)
    assert are_imported(desk) == [True]
    again = Desk(tmp_path)
    kept = again.desk.load_kept()
    assert kept is not None
    play(again.start(again.desk.begin(kept)))
    assert are_imported(again) == [True]
    assert own_matches(again) == 0
    again.close()


def test_somebody_elses_match_that_is_left_runs_no_more(desk: Desk) -> None:
    desk.start(desk.desk.take_over(played(begun_match(3, 40))))
    desk.new_match()
    assert [state for state, _ in desk.lines] == [State.ABANDONED]
    assert are_imported(desk) == [True]


def test_ones_own_match_counts_after_it_was_saved_and_opened(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    session = desk.new_match(start=15)
    play(session, 1)
    assert desk.desk.save_as(path)
    desk.new_match()
    opened = desk.desk.open_record(path)
    assert opened is not None
    play(desk.start(desk.desk.take_over(opened)))
    assert are_imported(desk) == [False]
    assert own_matches(desk) == 1


def test_a_match_without_a_deal_is_ones_own_wherever_it_comes_from(desk: Desk) -> None:
    fresh = played(begun_match(1, 0), id="0" * 32)
    assert not fresh.match.deals
    play(desk.start(desk.desk.take_over(fresh)), 1)
    assert are_imported(desk) == [False]


# A disk that is full for a while.


def test_that_saving_works_again_is_told_once(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    session = desk.new_match()

    refuse = refusing(desk.match_file.path, Why.NO_SPACE)

    with monkeypatch.context() as full:
        full.setattr(desk.match_file, "save", refuse)
        play(session, 1)
    assert len(desk.told) == 1
    assert desk.relieved == []
    play(session, 2)
    play(session, 3)
    assert len(desk.told) == len(desk.relieved) == 1
    assert desk.match_file.load() == write_record(session.saved)


@pytest.mark.parametrize("deals", [0, 1])
def test_where_nothing_can_be_kept_giving_matches_up_at_any_moment_adds_no_word(
    deals: int, qtbot: QtBot, tmp_path: Path
) -> None:
    del qtbot
    (tmp_path / "file").write_text("no folder", "utf-8")
    desk = Desk(tmp_path / "file" / "nowhere")
    for _ in range(3):
        session = desk.new_match()
        play(session, deals)
        session.presented()
        assert session.match.deals
        assert session.match.finished_deals == deals
    assert len(desk.told) == 1
    assert "cannot be saved" in desk.told[0]
    desk.close()


# A clock that cannot be relied upon.


class _Clock(datetime):
    """Tells moments given beforehand, each the same until the next match begins."""

    moments: ClassVar[list[str]] = []

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> _Clock:
        assert tz is UTC
        return cls.fromisoformat(cls.moments.pop(0) if len(cls.moments) > 1 else cls.moments[0])


def test_a_clock_that_runs_backwards_mixes_up_no_matches(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    moments = ["2026-11-30", "2036-12-01", "1970-01-01", "2038-01-19", "2026-11-29"]
    _Clock.moments = [f"{day}T03:14:08+00:00" for day in moments]
    monkeypatch.setattr("buck_euchre_qt.windows.desk.datetime", _Clock)
    for _ in moments:
        play(desk.new_match(start=5))
    lines = search(desk.keeper.history, Search()).lines
    assert [line.begun[:10] for line in lines] == moments[::-1]
    assert {line.state for line in lines} == {State.FINISHED}
    assert own_matches(desk) == len(moments)
    since = figures(desk.keeper.history, Selection(since="2036-01-01"))[Group.OWN]
    assert since.matches == 2


# A match that gives way to another one.


def test_what_could_not_be_saved_is_in_the_history_all_the_same(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = desk.new_match()
    play(session, 1)
    session.undo()
    older = desk.match_file.load()

    refuse = refusing(desk.match_file.path, Why.NO_SPACE)

    with monkeypatch.context() as full:
        full.setattr(desk.match_file, "save", refuse)
        play(session, 2)
        assert desk.match_file.load() == older
    newest = write_record(session.saved)
    desk.new_match()
    [line] = search(desk.keeper.history, Search()).lines
    assert line.state is State.ABANDONED
    assert desk.keeper.history.record(line.id) == newest
    assert (tmp_path / "matches" / "match-1.json").read_text("utf-8") == newest


def test_no_match_is_kept_over_a_damaged_one_that_cannot_be_moved_until_it_can_be(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    del qtbot
    (tmp_path / "match.json").write_text("{no match", "utf-8")
    desk = Desk(tmp_path)

    refuse = refusing(desk.match_file.path, Why.NOT_ALLOWED)

    with monkeypatch.context() as stuck:
        stuck.setattr(saves, "set_aside", refuse)
        desk.desk.load_kept()
        assert len(desk.told) == 1
        assert "cannot be opened" in desk.told[0]
        session = desk.new_match()
        play(session, 1)
        session.presented()
        assert len(desk.told) == 2
        assert "cannot be saved" in desk.told[1]
        assert (tmp_path / "match.json").read_text("utf-8") == "{no match"
    newest = write_record(session.saved)
    desk.new_match()
    [line] = search(desk.keeper.history, Search()).lines
    assert line.state is State.ABANDONED
    assert desk.keeper.history.record(line.id) == newest
    assert (tmp_path / "match.json.damaged-1").read_text("utf-8") == "{no match"
    assert len(desk.told) == 3
    assert "match.json.damaged-1" in desk.told[2]
    assert len(desk.relieved) == 1
    assert desk.match_file.load() == write_record(desk.sessions[-1].saved)
    desk.close()


def test_a_sound_match_that_somebody_else_holds_at_the_start_goes_to_the_past_ones(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    del qtbot
    sound = write_record(played(begun_match(3, 40)))
    (tmp_path / "match.json").write_text(sound, "utf-8")
    desk = Desk(tmp_path)

    refuse = refusing(desk.match_file.path, Why.NOT_ALLOWED)

    with monkeypatch.context() as held:
        for what in ("read_text", "set_aside", "move_to_free_name"):
            held.setattr(saves, what, refuse)
        assert desk.desk.load_kept() is None
        session = desk.new_match()
        play(session, 1)
    session.presented()
    play(session, 2)
    assert (tmp_path / "matches" / "match-1.json").read_text("utf-8") == sound
    assert list(tmp_path.glob("*.damaged-*")) == []
    assert desk.match_file.load() == write_record(session.saved)
    desk.close()


def test_what_somebody_else_took_out_of_the_way_is_waited_for_no_longer(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    del qtbot
    (tmp_path / "match.json").write_text("{no match", "utf-8")
    desk = Desk(tmp_path)

    refuse = refusing(desk.match_file.path, Why.NOT_ALLOWED)

    monkeypatch.setattr(saves, "set_aside", refuse)
    desk.desk.load_kept()
    session = desk.new_match()
    play(session, 1)
    (tmp_path / "match.json").unlink()
    session.presented()
    play(session, 2)
    assert desk.match_file.load() == write_record(session.saved)
    assert len(desk.relieved) == 1
    desk.close()


def test_where_the_past_ones_cannot_lie_a_match_lies_beside_and_is_taken_in_later(
    desk: Desk, tmp_path: Path
) -> None:
    (tmp_path / "matches").write_text("no folder", "utf-8")
    session = desk.new_match()
    play(session, 1)
    kept = (tmp_path / "match.json").read_text("utf-8")
    desk.new_match()
    assert desk.told == []
    assert (tmp_path / "match.json.past-1").read_text("utf-8") == kept
    with desk.keeper.history.database.transaction() as connection:
        connection.execute("DELETE FROM matches")
    assert look_after(tmp_path).taken_in == 1
    assert [deals for _, deals in desk.lines] == [1]
    assert not (tmp_path / "match.json.past-1").exists()


@pytest.mark.parametrize("is_told_before", [False, True])
def test_a_match_that_cannot_be_moved_is_whole_and_the_next_is_kept_as_soon_as_it_can_be(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_told_before: bool
) -> None:
    session = desk.new_match()
    play(session, 1)
    session.presented()
    kept = (tmp_path / "match.json").read_text("utf-8")

    refuse = refusing(tmp_path / "match.json", Why.NOT_ALLOWED)

    with monkeypatch.context() as stuck:
        stuck.setattr(saves, "move_to_free_name", refuse)
        if is_told_before:
            stuck.setattr(desk.match_file, "save", refuse)
            play(session, 2)
            assert len(desk.told) == 1
        second = desk.new_match()
        play(second, 2)
        assert len(desk.told) == 1
        assert "cannot be saved" in desk.told[0]
        assert (tmp_path / "match.json").read_text("utf-8") == kept
    play(second, 3)
    assert len(desk.told) == len(desk.relieved) == 1
    assert (tmp_path / "matches" / "match-1.json").read_text("utf-8") == kept
    assert desk.match_file.load() == write_record(second.saved)


# A kept match of a later version.


def of_a_later_version() -> str:
    record = json.loads(write_record(played(begun_match(2, 30))))
    return json.dumps(record | {"version": 99})


def test_a_match_of_a_later_version_is_kept_for_that_and_not_called_damaged(
    qtbot: QtBot, tmp_path: Path
) -> None:
    del qtbot
    text = of_a_later_version()
    (tmp_path / "match.json").write_text(text, "utf-8")
    desk = Desk(tmp_path)
    assert desk.desk.load_kept() is None
    assert len(desk.told) == 1
    assert "later version" in desk.told[0]
    assert "match.json.later-1" in desk.told[0]
    assert "damaged" not in desk.told[0]
    play(desk.new_match(), 1)
    assert (tmp_path / "match.json.later-1").read_text("utf-8") == text
    assert read_record((tmp_path / "match.json").read_text("utf-8")).match.deals
    desk.close()


def test_a_match_of_a_later_version_that_cannot_be_moved_is_not_written_over(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    del qtbot
    text = of_a_later_version()
    (tmp_path / "match.json").write_text(text, "utf-8")
    desk = Desk(tmp_path)

    refuse = refusing(desk.match_file.path, Why.NOT_ALLOWED)

    monkeypatch.setattr(desk.match_file, "keep_for_later_version", refuse)
    desk.desk.load_kept()
    assert "later version" in desk.told[0]
    play(desk.new_match(), 1)
    desk.new_match()
    assert (tmp_path / "match.json").read_text("utf-8") == text
    desk.close()
