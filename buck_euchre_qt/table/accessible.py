# SPDX-License-Identifier: GPL-3.0-or-later
"""The table for screen readers: everything on it as an accessible object of its own.

A graphics view tells assistive technology nothing of what it shows. So a widget that is never
shown stands for each thing, and its interface reads off the scene what there is to tell. Nothing
of this exists until somebody asks.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
)
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsView, QWidget

from buck_euchre_qt.table.keys import TableKeys
from buck_euchre_qt.table.things import (
    ABSENT,
    PRESSED_KINDS,
    Thing,
    ThingCondition,
    ThingKind,
    Things,
)

_PRESS: Final = "Press"
_SET_FOCUS: Final = "SetFocus"


class Handle(QWidget):
    """Stands for one thing on the table; it is never shown and takes no events."""

    def __init__(self, access: TableAccess, thing: Thing) -> None:
        super().__init__(access.view)
        self.hide()
        self.access = access
        self.thing = thing
        self.told = ABSENT


class TableAccess(QObject):
    """Lets assistive technology read the table of a view and act on it.

    `renew_soon` is to be called whenever something on the table has changed; it costs nothing
    while nobody listens.
    """

    def __init__(self, view: QGraphicsView, things: Things, keys: TableKeys) -> None:
        super().__init__(view)
        self.view = view
        self.things = things
        self._keys = keys
        self._handles: dict[Thing, Handle] = {}
        self._renewal = QTimer(self)
        self._renewal.setSingleShot(True)
        self._renewal.setInterval(0)
        self._renewal.timeout.connect(self.renew)
        _install()

    def handle(self, thing: Thing) -> Handle:
        """Return what stands for a thing."""
        found = self._handles.get(thing)
        if found is None:
            found = self._handles[thing] = Handle(self, thing)
            found.told = self.things.condition(thing)
        return found

    def children_to_tell(self) -> list[QWidget]:
        """Return what lies on the table in reading order: panels first, then all things."""
        view = self.view
        own = {view.viewport(), view.horizontalScrollBar(), view.verticalScrollBar()}
        panels = [
            child
            for child in view.children()
            if isinstance(child, QWidget)
            and not isinstance(child, Handle)
            and child not in own
            and not child.objectName().startswith("qt_scrollarea")
        ]
        return [*panels, *(self.handle(thing) for thing in self.things.all())]

    @property
    def is_renewal_due(self) -> bool:
        """Whether what has changed is still to be told."""
        return self._renewal.isActive()

    def press(self, thing: Thing) -> None:
        """Do what a click on a thing does."""
        where = self.things.place_of(thing)
        if where is not None:
            self._keys.press_place(where)

    def focus(self, thing: Thing) -> None:
        """Put the keyboard's focus on a thing."""
        where = self.things.place_of(thing)
        if where is not None:
            self.view.setFocus()
            self._keys.focus(where)

    def renew_soon(self) -> None:
        """Tell what has changed once the present step is done."""
        if QAccessible.isActive():
            self._renewal.start()

    def renew(self) -> None:
        """Tell what has changed since the last time, the focus last."""
        self._renewal.stop()
        focused: Handle | None = None
        for thing in self.things.all():
            handle = self.handle(thing)
            before, now = handle.told, self.things.condition(thing)
            if before == now:
                continue
            handle.told = now
            tell(handle, before, now)
            if now.is_focused:
                focused = handle
        if focused is not None and self.view.hasFocus():
            QAccessible.updateAccessibility(QAccessibleEvent(focused, QAccessible.Event.Focus))


def tell(handle: Handle, before: ThingCondition, now: ThingCondition) -> None:
    """Tell whoever listens how a thing is called now and what can be done with it, if new."""
    if before.name != now.name:
        QAccessible.updateAccessibility(QAccessibleEvent(handle, QAccessible.Event.NameChanged))
    changed = QAccessible.State()
    if bool(before.name) is not bool(now.name):
        setattr(changed, "invisible", True)  # noqa: B010 - bits that Qt's stubs do not know
    if before.is_usable is not now.is_usable:
        setattr(changed, "disabled", True)  # noqa: B010 - as above
    if bool(before.name) is not bool(now.name) or before.is_usable is not now.is_usable:
        QAccessible.updateAccessibility(QAccessibleStateChangeEvent(handle, changed))


class TableInterface(QAccessibleWidget):
    """The table as a group of everything on it."""

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view, QAccessible.Role.Grouping)

    @property
    def _access(self) -> TableAccess:
        access = _access_of(self.widget())
        if access is None:
            raise ValueError("only a table with an access has this interface")
        return access

    def text(self, kind: QAccessible.Text) -> str:
        """Return the table's name; it has no other text."""
        if kind is QAccessible.Text.Name:
            return self._access.things.words.table()
        return ""

    def childCount(self) -> int:
        """Return how many things lie on the table, the widgets over it included."""
        return len(self._access.children_to_tell())

    # None for no child is what Qt asks for, though PySide's stubs do not say so.
    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the thing with an index, None where there is none."""
        children = self._access.children_to_tell()
        if not 0 <= index < len(children):
            return None
        return QAccessible.queryAccessibleInterface(children[index])

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the index of a thing, -1 for what does not lie on the table."""
        wanted = child.object()
        for index, each in enumerate(self._access.children_to_tell()):
            if each is wanted:
                return index
        return -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the uppermost thing at a point of the screen, None at bare felt."""
        # What lies further to the right in the fan covers its neighbour.
        for each in reversed(self._access.children_to_tell()):
            found = QAccessible.queryAccessibleInterface(each)
            if _is_there(each) and found.rect().contains(x, y):
                return found
        return None

    def focusChild(self) -> QAccessibleInterface:
        """Return the thing that the keyboard points at, or the table itself."""
        if self._access.view.hasFocus():
            for thing in self._access.things.all():
                if self._access.things.condition(thing).is_focused:
                    return QAccessible.queryAccessibleInterface(self._access.handle(thing))
        return super().focusChild()


def _is_there(widget: QWidget) -> bool:
    if isinstance(widget, Handle):
        return bool(widget.access.things.condition(widget.thing).name)
    return widget.isVisible()


class ThingInterface(QAccessibleWidget):
    """One thing on the table: what it is called, where it lies, what can be done with it."""

    def __init__(self, handle: Handle) -> None:
        is_pressed = handle.thing.kind in PRESSED_KINDS
        role = QAccessible.Role.Button if is_pressed else QAccessible.Role.StaticText
        super().__init__(handle, role)

    @property
    def _handle(self) -> Handle:
        widget = self.widget()
        if not isinstance(widget, Handle):
            raise TypeError("a thing's interface belongs to a handle")
        return widget

    def text(self, kind: QAccessible.Text) -> str:
        """Return the thing's name, what more there is to say of it, or its digit."""
        thing = self._handle.thing
        if kind is QAccessible.Text.Name:
            return self._condition.name
        if kind is QAccessible.Text.Description:
            return self._handle.access.things.description(thing)
        if kind is QAccessible.Text.Accelerator and thing.kind is ThingKind.CARD:
            return str(thing.number + 1)
        return ""

    @property
    def _condition(self) -> ThingCondition:
        return self._handle.access.things.condition(self._handle.thing)

    def state(self) -> QAccessible.State:
        """Return whether the thing is seen, can be used, and has the focus."""
        now = self._condition
        is_seen = bool(now.name) and self._handle.access.view.isVisible()
        has_focus = now.is_focused and self._handle.access.view.hasFocus()
        state = QAccessible.State()
        for bit, is_set in (
            ("invisible", not is_seen),
            ("disabled", not now.is_usable),
            ("focusable", self._is_pressed and is_seen),
            ("focused", has_focus),
            ("readOnly", not self._is_pressed),
        ):
            setattr(state, bit, is_set)
        return state

    @property
    def _is_pressed(self) -> bool:
        return self._handle.thing.kind in PRESSED_KINDS

    def rect(self) -> QRect:
        """Return where the thing lies, in pixels of the screen."""
        access = self._handle.access
        lies: QRectF = access.things.rect(self._handle.thing)
        corner: QPoint = access.view.viewport().mapToGlobal(lies.topLeft().toPoint())
        return QRect(corner, lies.size().toSize())

    def childCount(self) -> int:
        """Return 0: nothing lies in a thing."""
        return 0

    def actionNames(self) -> list[str]:
        """Return what can be done with the thing now."""
        if not self._is_pressed or not self._condition.name:
            return []
        return [_PRESS, _SET_FOCUS] if self._condition.is_usable else [_SET_FOCUS]

    def doAction(self, name: str) -> None:
        """Press the thing or point at it; what cannot be done now is not done."""
        if name not in self.actionNames():
            return
        if name == _PRESS:
            self._handle.access.press(self._handle.thing)
        else:
            self._handle.access.focus(self._handle.thing)

    def keyBindingsForAction(self, name: str) -> list[str]:
        """Return the digit that presses a card, nothing for other things."""
        thing = self._handle.thing
        return [str(thing.number + 1)] if name == _PRESS and thing.kind is ThingKind.CARD else []


def _access_of(of: QObject) -> TableAccess | None:
    """Return what makes a view readable; only views of a table have one."""
    return of.findChild(TableAccess) if isinstance(of, QGraphicsView) else None


# Qt owns an interface until its object goes; the wrapper in Python has to live as long. It holds
# neither the view nor a handle, which are found through Qt.
INTERFACES: Final[dict[int, QAccessibleWidget]] = {}
_installed: list[bool] = []


def _make(_class_name: str, of: QObject) -> QAccessibleInterface | None:
    made: QAccessibleWidget
    if isinstance(of, Handle):
        made = ThingInterface(of)
    elif isinstance(of, QGraphicsView) and of.findChild(TableAccess) is not None:
        made = TableInterface(of)
    else:
        return None
    key = id(of)
    INTERFACES[key] = made
    of.destroyed.connect(lambda: INTERFACES.pop(key, None))
    return made


def _install() -> None:
    if not _installed:
        _installed.append(True)
        QAccessible.installFactory(_make)
