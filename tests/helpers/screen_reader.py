# SPDX-License-Identifier: GPL-3.0-or-later
"""Somebody who cannot see: plays one deal by what the accessibility bus tells, and nothing else.

Run by the system's Python, which has the bindings of AT-SPI; prints one JSON object a line.
"""

from __future__ import annotations

import importlib
import json
import sys
import time
from collections.abc import Callable, Iterator
from typing import Protocol

importlib.import_module("gi").require_version("Atspi", "2.0")
Atspi = importlib.import_module("gi.repository.Atspi")
GLib = importlib.import_module("gi.repository.GLib")

PATIENCE_S = 90.0
ENDS = ("Next deal", "New match")
WISHES = ("Pass", "Stay", "Leave it to chance", "Name ", "Take ", "Order ")


class StateSet(Protocol):
    """What this needs of `Atspi.StateSet`."""

    def contains(self, state: object) -> bool: ...


class Box(Protocol):
    """What this needs of `Atspi.Rect`, in pixels."""

    x: int
    y: int
    width: int
    height: int


class Accessible(Protocol):
    """What this needs of `Atspi.Accessible`."""

    def get_name(self) -> str: ...
    def get_description(self) -> str: ...
    def get_role(self) -> object: ...
    def get_role_name(self) -> str: ...
    def get_child_count(self) -> int: ...
    def get_child_at_index(self, index: int) -> Accessible | None: ...
    def get_state_set(self) -> StateSet: ...
    def get_extents(self, of: object) -> Box: ...
    def set_cache_mask(self, mask: object) -> None: ...
    def get_action_iface(self) -> object: ...
    def get_n_actions(self) -> int: ...
    def get_action_name(self, index: int) -> str: ...
    def do_action(self, index: int) -> bool: ...


class Heard(Protocol):
    """What this needs of `Atspi.Event`."""

    type: str
    any_data: str
    detail1: int
    source: Accessible


def tell(kind: str, **values: object) -> None:
    sys.stdout.write(json.dumps({"kind": kind, **values}) + "\n")
    sys.stdout.flush()


def has(thing: Accessible, state: object) -> bool:
    states = thing.get_state_set()
    return states.contains(state)


def is_showing(thing: Accessible) -> bool:
    return has(thing, Atspi.StateType.SHOWING) and has(thing, Atspi.StateType.VISIBLE)


def walk(thing: Accessible) -> Iterator[Accessible]:
    """Yield everything below a thing that shows, in reading order."""
    for index in range(thing.get_child_count()):
        child = thing.get_child_at_index(index)
        if child is not None and is_showing(child):
            yield child
            yield from walk(child)


def actions(thing: Accessible) -> list[str]:
    count = thing.get_n_actions() if thing.get_action_iface() is not None else 0
    return [thing.get_action_name(index) for index in range(count)]


def describe(thing: Accessible) -> dict[str, object]:
    box = thing.get_extents(Atspi.CoordType.SCREEN)
    return {
        "role": thing.get_role_name(),
        "name": thing.get_name(),
        "description": thing.get_description(),
        "enabled": has(thing, Atspi.StateType.ENABLED),
        "focusable": has(thing, Atspi.StateType.FOCUSABLE),
        "focused": has(thing, Atspi.StateType.FOCUSED),
        "actions": actions(thing),
        "extents": [box.x, box.y, box.width, box.height],
    }


class Reader:
    """Reads the tree of one program and presses what is to be pressed."""

    def __init__(self, name: str) -> None:
        self.end = time.monotonic() + PATIENCE_S
        self.context = GLib.MainContext.default()
        self.listener = Atspi.EventListener.new(self.hear)
        self.listener.register("object:announcement")
        self.listener.register("object:state-changed:focused")
        self.focus_told = ""
        self.has_answered = False
        self.program = self.find_program(name)
        self.program.set_cache_mask(Atspi.Cache.NONE)

    def hear(self, event: Heard) -> None:
        if event.type.startswith("object:announcement"):
            tell("announced", text=event.any_data)
        elif event.detail1:
            self.focus_told = event.source.get_name()

    def wait(self, seconds: float = 0.05) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            while self.context.iteration(False):
                pass
            time.sleep(0.01)
        if time.monotonic() > self.end:
            tell("gave up")
            sys.exit(1)

    def find_program(self, name: str) -> Accessible:
        while True:
            desktop = Atspi.get_desktop(0)
            for index in range(desktop.get_child_count()):
                child: Accessible | None = desktop.get_child_at_index(index)
                if child is not None and child.get_name() == name:
                    return child
            self.wait()

    def buttons(self) -> list[Accessible]:
        return [
            each
            for each in walk(self.program)
            if each.get_role() == Atspi.Role.PUSH_BUTTON
            and has(each, Atspi.StateType.ENABLED)
            and each.get_name()
        ]

    def press(self, button: Accessible) -> None:
        index = actions(button).index("Press")
        # What comes of it may be heard before the call returns.
        tell("pressed", name=button.get_name())
        button.do_action(index)
        self.has_answered = True

    def press_named(self, *beginnings: str) -> None:
        while not self.try_to(lambda: self.press_first(beginnings)):
            self.wait()

    def press_first(self, beginnings: tuple[str, ...]) -> bool:
        for button in self.buttons():
            if button.get_name().startswith(beginnings):
                self.press(button)
                return True
        return False

    def try_to(self, do: Callable[[], bool]) -> bool:
        """Do something, unless what it is done to goes away meanwhile."""
        try:
            return do()
        except (GLib.GError, ValueError):
            return False

    def table(self) -> Accessible | None:
        for each in walk(self.program):
            if each.get_name() == "Card table":
                return each
        return None


def answer(reader: Reader) -> bool:
    """Answer the question on the table, and say whether the deal is over."""
    table = reader.table()
    if table is None:
        return False
    names = {button.get_name(): button for button in reader.buttons()}
    for end in ENDS:
        if end in names and reader.has_answered:
            tell("over", tree=[describe(each) for each in walk(table)])
            return True
    for wish in WISHES:
        for name, button in names.items():
            if name.startswith(wish):
                tell("asked", tree=[describe(each) for each in walk(table)])
                reader.press(button)
                return False
    for name, button in names.items():
        if name.endswith((", playable", ", can be laid aside")):
            tell("asked", tree=[describe(each) for each in walk(table)])
            focus = actions(button).index("SetFocus")
            button.do_action(focus)
            reader.wait(0.1)
            tell("focused", name=name, is_told=reader.focus_told == name)
            reader.press(button)
            return False
    return False


def main() -> None:
    reader = Reader("buck-euchre")
    reader.press_named("New match")
    reader.press_named("Start")
    reader.has_answered = False
    while not reader.try_to(lambda: answer(reader)):
        reader.wait(0.1)
    reader.wait(0.3)


if __name__ == "__main__":
    main()
