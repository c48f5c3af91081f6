# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of the game in all its languages, side by side whatever language is in use."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Term:
    """One thing and what each language calls it, with the article that explains it."""

    english: str
    french: str
    portuguese: str
    article: str

    @property
    def id(self) -> str:
        """The name under which the rule book finds the term."""
        return f"term:{self.english}"

    def in_language(self, code: str) -> str:
        """Return the word in the language with this code, in English for an unknown one."""
        return {"fr": self.french, "pt": self.portuguese}.get(code, self.english)


# Not translated: each column is its own language.
TERMS: Final = (
    Term("spades", "pique", "espadas", "BE-1.2"),
    Term("hearts", "cœur", "copas", "BE-1.2"),
    Term("diamonds", "carreau", "ouros", "BE-1.2"),
    Term("clubs", "trèfle", "paus", "BE-1.2"),
    Term("ace, king, queen, jack", "as, roi, dame, valet", "ás, rei, dama, valete", "BE-1.2"),
    Term("suit", "la couleur", "o naipe", "BE-1.2"),
    Term("trumps", "l’atout", "o trunfo", "BE-1.3"),
    Term("no-trump", "le sans-atout", "sem trunfo", "BE-1.6"),
    Term("right bower", "le valet d’atout", "o valete de trunfo", "BE-1.3"),
    Term("left bower", "le valet secondaire", "o valete secundário", "BE-1.4"),
    Term("match", "la partie", "a partida", "BE-1.7"),
    Term("deal", "la donne", "a mão", "BE-2.1"),
    Term("dealer", "le donneur", "o dador", "BE-2.1"),
    Term("to cut the deck", "faire la coupe", "partir o baralho", "BE-2.2"),
    Term("hand", "la main", "as cartas da mão", "BE-2.3"),
    Term("upcard", "la retourne", "a carta virada", "BE-2.3"),
    Term("to pass", "passer", "passar", "BE-3.1"),
    Term("to order up", "ordonner", "mandar", "BE-3.1"),
    Term("to name a suit", "nommer une couleur", "dizer um naipe", "BE-3.4"),
    Term("maker", "le preneur", "o declarante", "BE-3.3"),
    Term("discard", "l’écart", "o descarte", "BE-3.2"),
    Term("to stay", "rester", "ficar", "BE-3.6"),
    Term("to drop out", "se retirer", "desistir", "BE-3.6"),
    Term("trick", "le pli", "a vaza", "BE-4.4"),
    Term("to lead", "entamer", "abrir", "BE-4.1"),
    Term("to follow suit", "fournir", "assistir", "BE-4.2"),
    Term("to trump", "couper", "cortar", "BE-4.2"),
    Term("score", "le score", "a pontuação", "BE-5.1"),
    Term("partner", "le partenaire", "o parceiro", "PE-1.1"),
    Term("team", "l’équipe", "a equipa", "PE-1.1"),
    Term("to play alone", "jouer en solitaire", "jogar sem parceiro", "PE-4.1"),
    Term("to sit out", "ne pas jouer", "ficar de fora", "PE-4.1"),
    Term("defender", "le défenseur", "o defensor", "TE-3.4"),
)
"""Every term of the game, in the order in which one meets it."""
