# SPDX-License-Identifier: GPL-3.0-or-later
"""The build hook that compiles the assets into the package."""

import importlib.util
from pathlib import Path
from types import ModuleType

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def _load_compiler(root: Path) -> ModuleType:
    # By path: the name "packaging" belongs to a module that hatchling itself uses.
    path = root / "packaging" / "compile_assets.py"
    spec = importlib.util.spec_from_file_location("compile_assets", path)
    if spec is None or spec.loader is None:
        raise ImportError(f"cannot load {path}")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class AssetsBuildHook(BuildHookInterface[BuilderConfig]):
    """Compiles translations and resources before a wheel, editable or not, is put together."""

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        """Write `buck_euchre_qt/_assets`."""
        del version, build_data
        root = Path(self.root)
        _load_compiler(root).compile_assets(root)
