<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Buck Euchre</source>
        <translation>À propos de Buck Euchre</translation>
    </message>
    <message>
        <source>A card table for one person against computer players.</source>
        <translation>Une table de jeu pour une personne contre l’ordinateur.</translation>
    </message>
    <message>
        <source>Search the licences</source>
        <translation>Chercher dans les licences</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Œuvre</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>Droits d’auteur</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>What comes with it</source>
        <translation>Ce qui l’accompagne</translation>
    </message>
    <message>
        <source>Your own Qt</source>
        <translation>Votre propre Qt</translation>
    </message>
    <message>
        <source>Notices, in English</source>
        <translation>Mentions, en anglais</translation>
    </message>
    <message>
        <source>Texts of the licences, in English</source>
        <translation>Textes des licences, en anglais</translation>
    </message>
    <message>
        <source>Buck Euchre is free software: you may use it, study it, pass it on and change it under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Buck Euchre est un logiciel libre&#xa0;: vous pouvez l’utiliser, l’étudier, le transmettre et le modifier selon la licence publique générale GNU, version 3 ou ultérieure. Il est fourni sans aucune garantie.</translation>
    </message>
    <message>
        <source>Qt and Qt for Python are used under the GNU Lesser General Public License, version 3, as shared libraries beside the program. You may put your own in their place: build a Qt of the same major version and copy its libraries and plug-ins over those in {folder}, keeping their names; nothing checks them. The source code of the version in use is offered at {address}.</source>
        <translation>Qt et Qt pour Python sont utilisés selon la licence publique générale limitée GNU, version 3, comme bibliothèques partagées à côté du programme. Vous pouvez les remplacer par les vôtres&#xa0;: compilez un Qt de la même version majeure et copiez ses bibliothèques et ses greffons sur ceux de {folder}, en gardant les noms&#x202f;; rien ne les vérifie. Le code source de la version utilisée est proposé à l’adresse {address}.</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>Play {card}</source>
        <translation>Jouer {card}</translation>
    </message>
    <message>
        <source>Lead {card}</source>
        <translation>Entamer avec {card}</translation>
    </message>
    <message>
        <source>Lay {card} aside</source>
        <translation>Écarter {card}</translation>
    </message>
    <message>
        <source>≈ {chance}</source>
        <translation>≈ {chance}</translation>
    </message>
    <message>
        <source>About as good as the recommended choice</source>
        <translation>À peu près aussi bon que le choix conseillé</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#x202f;%</translation>
    </message>
    <message>
        <source>Wins the match: {number}%</source>
        <translation>Gagne la partie&#xa0;: {number}&#x202f;%</translation>
    </message>
    <message>
        <source>≈ about as good: the difference may be luck</source>
        <translation>≈ à peu près aussi bon&#xa0;: l’écart peut tenir au hasard</translation>
    </message>
    <message>
        <source>Change of the score: {number} on average</source>
        <translation>Variation du score&#xa0;: {number} en moyenne</translation>
    </message>
    <message>
        <source>The promise fails: {number}%</source>
        <translation>La promesse échoue&#xa0;: {number}&#x202f;%</translation>
    </message>
    <message>
        <source>No trick: {number}%</source>
        <translation>Aucun pli&#xa0;: {number}&#x202f;%</translation>
    </message>
    <message>
        <source>All five tricks: {number}%</source>
        <translation>Les cinq plis&#xa0;: {number}&#x202f;%</translation>
    </message>
    <message>
        <source>All five tricks for another: {number}%</source>
        <translation>Les cinq plis pour un autre&#xa0;: {number}&#x202f;%</translation>
    </message>
    <message>
        <source>With the other five cards the promise is kept in {kept} of 100 deals like this.</source>
        <translation>Avec les cinq autres cartes, la promesse est tenue dans {kept} donnes sur 100 comme celle-ci.</translation>
    </message>
    <message>
        <source>As good as the recommended choice: {action}.</source>
        <translation>Ce choix vaut celui qui est conseillé&#xa0;: {action}.</translation>
    </message>
    <message>
        <source>Better was: {action}. It wins {count} more of 100 matches.</source>
        <translation>Mieux valait&#xa0;: {action}. On y gagne {count} parties de plus sur 100.</translation>
    </message>
    <message>
        <source>Best choice</source>
        <translation>Meilleur choix</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bon choix</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Imprécision</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Trumps expected in the other hands: {list}.</source>
        <translation>Atouts attendus dans les autres mains&#xa0;: {list}.</translation>
    </message>
    <message numerus="yes">
        <source>All %n way(s) in which the cards may lie were tried.</source>
        <translation>
            <numerusform>La seule répartition possible des cartes a été essayée.</numerusform>
            <numerusform>Les %n répartitions possibles des cartes ont été essayées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n way(s) in which the cards may lie were tried.</source>
        <translation>
            <numerusform>%n répartition possible des cartes a été essayée.</numerusform>
            <numerusform>%n répartitions possibles des cartes ont été essayées.</numerusform>
        </translation>
    </message>
    <message>
        <source>The promise is kept in {kept} of 100 deals like this, in {five} with all five tricks.</source>
        <translation>La promesse est tenue dans {kept} donnes sur 100 comme celle-ci, dont {five} avec les cinq plis.</translation>
    </message>
    <message>
        <source>The promise is kept in {kept} of 100 deals like this.</source>
        <translation>La promesse est tenue dans {kept} donnes sur 100 comme celle-ci.</translation>
    </message>
    <message>
        <source>Even the best bid with this hand fails in {failed} of 100 deals like this.</source>
        <translation>Même la meilleure enchère échoue avec cette main dans {failed} donnes sur 100 comme celle-ci.</translation>
    </message>
    <message>
        <source>{name}&#xa0;{number}</source>
        <translation>{name}&#xa0;{number}</translation>
    </message>
    <message>
        <source>The promise is kept in only {kept} of 100 deals like this, but any other choice is worse.</source>
        <translation>La promesse n’est tenue que dans {kept} donnes sur 100 comme celle-ci, mais tout autre choix est moins bon.</translation>
    </message>
    <message>
        <source>Waiting for what the others say is worth more than bidding.</source>
        <translation>Attendre ce que disent les autres vaut mieux qu’une enchère.</translation>
    </message>
    <message>
        <source>Dropping out would give {name} all five tricks.</source>
        <translation>Se retirer donnerait les cinq plis à {name}.</translation>
    </message>
    <message>
        <source>At least one trick comes in {some} of 100 deals like this.</source>
        <translation>On fait au moins un pli dans {some} donnes sur 100 comme celle-ci.</translation>
    </message>
    <message>
        <source>Whoever stays with this hand takes no trick in {none} of 100 deals like this.</source>
        <translation>Qui reste avec cette main ne fait aucun pli dans {none} donnes sur 100 comme celle-ci.</translation>
    </message>
    <message>
        <source>All five tricks come in {five} of 100 deals like this.</source>
        <translation>On fait les cinq plis dans {five} donnes sur 100 comme celle-ci.</translation>
    </message>
    <message>
        <source>It wins the match in {chance} of 100 cases like this.</source>
        <translation>On gagne ainsi la partie dans {chance} cas sur 100 comme celui-ci.</translation>
    </message>
    <message>
        <source>The other choice is as good.</source>
        <translation>L’autre choix est aussi bon.</translation>
    </message>
    <message>
        <source>As good: {action}.</source>
        <translation>Aussi bon&#xa0;: {action}.</translation>
    </message>
    <message>
        <source>Next best: {action}, which wins {count} fewer of 100 matches.</source>
        <translation>Vient ensuite&#xa0;: {action}, avec {count} parties gagnées de moins sur 100.</translation>
    </message>
    <message>
        <source>The promise fails in {made} instead of {best} of 100 deals like this.</source>
        <translation>La promesse échoue dans {made} donnes sur 100 au lieu de {best}.</translation>
    </message>
    <message>
        <source>All five tricks come in {made} instead of {best} of 100 deals like this.</source>
        <translation>On fait les cinq plis dans {made} donnes sur 100 au lieu de {best}.</translation>
    </message>
    <message>
        <source>Another takes all five tricks in {made} instead of {best} of 100 deals like this.</source>
        <translation>Un autre fait les cinq plis dans {made} donnes sur 100 au lieu de {best}.</translation>
    </message>
    <message>
        <source>No trick comes in {made} instead of {best} of 100 deals like this.</source>
        <translation>On ne fait aucun pli dans {made} donnes sur 100 au lieu de {best}.</translation>
    </message>
    <message>
        <source>There is hardly a trick to be had any more.</source>
        <translation>Il n’y a plus guère de pli à espérer.</translation>
    </message>
    <message>
        <source>A trick is as good as certain.</source>
        <translation>Un pli est pratiquement assuré.</translation>
    </message>
    <message>
        <source>The promise can hardly be kept any more.</source>
        <translation>La promesse ne peut plus guère être tenue.</translation>
    </message>
    <message>
        <source>The promise is as good as kept.</source>
        <translation>La promesse est pratiquement tenue.</translation>
    </message>
    <message>
        <source>The other choice is about as good.</source>
        <translation>L’autre choix est à peu près aussi bon.</translation>
    </message>
    <message>
        <source>About as good: {action}.</source>
        <translation>À peu près aussi bon&#xa0;: {action}.</translation>
    </message>
</context>
<context>
    <name>CallKeys</name>
    <message>
        <source>P: pass</source>
        <translation>P&#xa0;: passer</translation>
    </message>
    <message>
        <source>T: take the upcard&apos;s suit as trumps</source>
        <translation>R&#xa0;: prendre la couleur de la retourne pour atout</translation>
    </message>
    <message>
        <source>O: order</source>
        <translation>O&#xa0;: ordonner</translation>
    </message>
    <message>
        <source>S: stay</source>
        <translation>R&#xa0;: rester</translation>
    </message>
    <message>
        <source>D: drop out</source>
        <translation>S&#xa0;: se retirer</translation>
    </message>
    <message>
        <source>T: I take it</source>
        <translation>R&#xa0;: je la prends</translation>
    </message>
    <message>
        <source>V: I leave it</source>
        <translation>A&#xa0;: je la laisse</translation>
    </message>
    <message>
        <source>N: a new deal</source>
        <translation>N&#xa0;: une nouvelle donne</translation>
    </message>
    <message>
        <source>K: I keep them</source>
        <translation>G&#xa0;: je les garde</translation>
    </message>
    <message>
        <source>C: leave it to chance</source>
        <translation>H&#xa0;: laisser faire le hasard</translation>
    </message>
    <message>
        <source>M: the rest are mine</source>
        <translation>M&#xa0;: le reste est à moi</translation>
    </message>
    <message>
        <source>L: last trick</source>
        <translation>L&#xa0;: le dernier pli</translation>
    </message>
    <message>
        <source>C: clubs</source>
        <translation>T&#xa0;: trèfle</translation>
    </message>
    <message>
        <source>D: diamonds</source>
        <translation>R&#xa0;: carreau</translation>
    </message>
    <message>
        <source>H: hearts</source>
        <translation>C&#xa0;: cœur</translation>
    </message>
    <message>
        <source>S: spades</source>
        <translation>Q&#xa0;: pique</translation>
    </message>
    <message>
        <source>H: hint</source>
        <translation>C&#xa0;: conseil</translation>
    </message>
</context>
<context>
    <name>Calls</name>
    <message>
        <source>pass</source>
        <translation>je passe</translation>
    </message>
    <message>
        <source>I order it, alone</source>
        <translation>j’ordonne, en solitaire</translation>
    </message>
    <message>
        <source>I order it</source>
        <translation>j’ordonne</translation>
    </message>
    <message>
        <source>{suit}, alone</source>
        <translation>{suit}, en solitaire</translation>
    </message>
    <message>
        <source>{suit}</source>
        <translation>{suit}</translation>
    </message>
    <message>
        <source>I stay</source>
        <translation>je reste</translation>
    </message>
    <message>
        <source>I drop out</source>
        <translation>je me retire</translation>
    </message>
    <message>
        <source>I take it</source>
        <translation>je la prends</translation>
    </message>
    <message>
        <source>I leave it</source>
        <translation>je la laisse</translation>
    </message>
    <message>
        <source>a new deal, please</source>
        <translation>une nouvelle donne</translation>
    </message>
    <message>
        <source>I keep them</source>
        <translation>je les garde</translation>
    </message>
    <message>
        <source>I pick it up, alone</source>
        <translation>je prends, en solitaire</translation>
    </message>
    <message>
        <source>I pick it up</source>
        <translation>je prends</translation>
    </message>
</context>
<context>
    <name>Captions</name>
    <message>
        <source>You hold nothing but nines and tens. Do you ask for a new deal?</source>
        <translation>Vous n’avez que des neuf et des dix. Demandez-vous une nouvelle donne&#x202f;?</translation>
    </message>
    <message>
        <source>{suit} are trumps. Do you take {card}, or leave it?</source>
        <translation>L’atout est {suit}. Prenez-vous la retourne, {card}, ou la laissez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>You took {card}. Choose a card to lay aside face down.</source>
        <translation>Vous avez pris {card}. Choisissez une carte à écarter, face cachée.</translation>
    </message>
    <message>
        <source>{name} is bidding…</source>
        <translation>{name} réfléchit à l’enchère…</translation>
    </message>
    <message>
        <source>{name} takes the upcard and chooses a discard…</source>
        <translation>{name} prend la retourne et choisit son écart…</translation>
    </message>
    <message>
        <source>{name} decides whether to stay…</source>
        <translation>{name} se demande s’il faut rester…</translation>
    </message>
    <message>
        <source>{name} is to play…</source>
        <translation>C’est à {name} de jouer…</translation>
    </message>
    <message>
        <source>{name} is to lead…</source>
        <translation>C’est à {name} d’entamer…</translation>
    </message>
    <message>
        <source>Cut the deck: choose where to lift it.</source>
        <translation>À vous la coupe&#xa0;: choisissez où couper.</translation>
    </message>
    <message>
        <source>{name} passed. Do you take {suit} as trumps?</source>
        <translation>{name} a passé. Prenez-vous {suit} pour atout&#x202f;?</translation>
    </message>
    <message>
        <source>Everyone passed to you. Do you take {suit} as trumps?</source>
        <translation>Tous les autres ont passé. Prenez-vous {suit} pour atout&#x202f;?</translation>
    </message>
    <message>
        <source>{card} is turned up. Do you want {suit} as trumps?</source>
        <translation>La retourne est {card}. Voulez-vous {suit} pour atout&#x202f;?</translation>
    </message>
    <message>
        <source>{card} is turned up.</source>
        <translation>La retourne est {card}.</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <translation>{name} a passé.</translation>
    </message>
    <message>
        <source>Everyone passed to you.</source>
        <translation>Tous les autres ont passé.</translation>
    </message>
    <message>
        <source>{card} would be the right bower, the best trump.</source>
        <translation>{card} serait le valet d’atout, la meilleure carte.</translation>
    </message>
    <message>
        <source>{card} would be the left bower, second best trump.</source>
        <translation>{card} serait le valet secondaire, deuxième atout.</translation>
    </message>
    <message>
        <source>{card} was turned down, and the dealer must name a suit.</source>
        <translation>La retourne, {card}, est refusée&#xa0;: vous devez nommer une couleur.</translation>
    </message>
    <message>
        <source>{card} was turned down. Name another suit, or pass for a new deal.</source>
        <translation>La retourne, {card}, est refusée. Nommez une autre couleur, ou passez et l’on redonne.</translation>
    </message>
    <message>
        <source>{card} was turned down. Name another suit, or pass and all play at no-trump.</source>
        <translation>La retourne, {card}, est refusée. Nommez une autre couleur, ou passez et tous jouent à sans-atout.</translation>
    </message>
    <message>
        <source>{card} was turned down. Do you name another suit?</source>
        <translation>La retourne, {card}, est refusée. Nommez-vous une autre couleur&#x202f;?</translation>
    </message>
    <message>
        <source>If you drop out too, {name} takes all five tricks and wins the match.</source>
        <translation>Si vous vous retirez aussi, {name} fait les cinq plis et gagne la partie.</translation>
    </message>
    <message>
        <source>If you drop out too, {name} is credited with all five tricks.</source>
        <translation>Si vous vous retirez aussi, les cinq plis reviennent à {name}.</translation>
    </message>
    <message>
        <source>{name} promised three tricks. Do you stay in the deal?</source>
        <translation>{name} a promis trois plis. Restez-vous dans la donne&#x202f;?</translation>
    </message>
    <message>
        <source>You lead: play any card.</source>
        <translation>À vous d’entamer&#xa0;: jouez la carte de votre choix.</translation>
    </message>
    <message>
        <source>Your turn: {suit} were led, and you can follow.</source>
        <translation>À vous&#xa0;: on demande {suit}, et vous pouvez fournir.</translation>
    </message>
    <message>
        <source>You have no {suit}: play any card.</source>
        <translation>Vous n’avez pas de {suit}&#xa0;: jouez la carte de votre choix.</translation>
    </message>
    <message>
        <source>Your turn: {suit} were led and you hold one.</source>
        <translation>À vous&#xa0;: on demande {suit}, et vous n’en avez qu’un.</translation>
    </message>
    <message>
        <source>Your turn: {suit} were led, follow suit.</source>
        <translation>À vous&#xa0;: on demande {suit}, fournissez.</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>{suit}, alone</source>
        <translation>{suit}, en solitaire</translation>
    </message>
    <message>
        <source>Name {suit}</source>
        <translation>Nommer {suit}</translation>
    </message>
    <message numerus="yes">
        <source>you promise %n trick(s)</source>
        <translation>
            <numerusform>vous promettez %n pli</numerusform>
            <numerusform>vous promettez %n plis</numerusform>
        </translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Prendre {card}</translation>
    </message>
    <message>
        <source>and lay another card aside</source>
        <translation>et écarter une carte</translation>
    </message>
    <message>
        <source>Leave {card}</source>
        <translation>Laisser {card}</translation>
    </message>
    <message>
        <source>your hand stays as it is</source>
        <translation>votre main ne change pas</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Nouvelle donne</translation>
    </message>
    <message>
        <source>the same dealer deals</source>
        <translation>le même donneur redonne</translation>
    </message>
    <message>
        <source>Keep the hand</source>
        <translation>Garder la main</translation>
    </message>
    <message>
        <source>the bidding begins</source>
        <translation>les enchères commencent</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>take a trick, or 5 points are added</source>
        <translation>sans pli, pénalité de 5 points</translation>
    </message>
    <message>
        <source>Drop out</source>
        <translation>Se retirer</translation>
    </message>
    <message>
        <source>your partner sits out</source>
        <translation>votre partenaire ne joue pas</translation>
    </message>
    <message>
        <source>the next player speaks</source>
        <translation>la parole passe au suivant</translation>
    </message>
    <message>
        <source>the upcard is turned down</source>
        <translation>la retourne est refusée</translation>
    </message>
    <message>
        <source>the cards are dealt anew</source>
        <translation>on redonne les cartes</translation>
    </message>
    <message>
        <source>all play at no-trump</source>
        <translation>tous jouent à sans-atout</translation>
    </message>
    <message>
        <source>Take {suit} as trumps</source>
        <translation>Prendre {suit} pour atout</translation>
    </message>
    <message numerus="yes">
        <source>you promise %n trick(s) and take {card}</source>
        <translation>
            <numerusform>vous promettez %n pli et prenez {card}</numerusform>
            <numerusform>vous promettez %n plis et prenez {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>Order {suit}</source>
        <translation>Ordonner {suit}</translation>
    </message>
    <message numerus="yes">
        <source>you promise %n trick(s), {name} takes {card}</source>
        <translation>
            <numerusform>vous promettez %n pli, {name} prend {card}</numerusform>
            <numerusform>vous promettez %n plis, {name} prend {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} gagne la partie</translation>
    </message>
    <message>
        <source>{name} gets all five tricks</source>
        <translation>{name} marque les cinq plis</translation>
    </message>
    <message>
        <source>your score does not change</source>
        <translation>votre score ne change pas</translation>
    </message>
    <message>
        <source>Click, or press Enter, to go on.</source>
        <translation>Cliquez, ou appuyez sur Entrée, pour continuer.</translation>
    </message>
    <message>
        <source>The rest are mine</source>
        <translation>Le reste est à moi</translation>
    </message>
    <message numerus="yes">
        <source>nobody can take any of the %n trick(s)</source>
        <translation>
            <numerusform>personne ne peut me prendre le dernier pli</numerusform>
            <numerusform>personne ne peut me prendre un seul des %n derniers plis</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave it to chance</source>
        <translation>Laisser faire le hasard</translation>
    </message>
    <message>
        <source>any place will do</source>
        <translation>à n’importe quel endroit</translation>
    </message>
</context>
<context>
    <name>DealCodeDialog</name>
    <message>
        <source>New match from a deal code</source>
        <translation>Nouvelle partie d’après un code de donnes</translation>
    </message>
    <message>
        <source>&amp;Deal code</source>
        <translation>&amp;Code de donnes</translation>
    </message>
    <message>
        <source>Four to sixteen letters and digits. Whoever plays the same game with the same code gets the same cards in every deal. The usual rules apply, the cut belongs to the code, and the match is counted apart.</source>
        <translation>De quatre à seize lettres et chiffres. Qui joue au même jeu avec le même code reçoit les mêmes cartes à chaque donne. Les règles habituelles s’appliquent, la coupe fait partie du code, et la partie est comptée à part.</translation>
    </message>
</context>
<context>
    <name>FairDeals</name>
    <message>
        <source>Fingerprint of deal {number}: {digits}…</source>
        <translation>Empreinte de la donne {number} : {digits}…</translation>
    </message>
    <message>
        <source>The cards of this deal are fixed. When it is over, this fingerprint proves that nobody has changed them: see Fair deals in the menu.
{digits}</source>
        <translation>Les cartes de cette donne sont fixées. À la fin, cette empreinte prouve que personne ne les a changées : voir Donnes équitables dans le menu.
{digits}</translation>
    </message>
    <message>
        <source>It fits: these cards were fixed before the deal.</source>
        <translation>Elle concorde : ces cartes étaient fixées avant la donne.</translation>
    </message>
    <message>
        <source>It does not fit: these are not the cards shown.</source>
        <translation>Elle ne concorde pas : ce ne sont pas les cartes annoncées.</translation>
    </message>
    <message>
        <source>This deal was dealt without a fingerprint.</source>
        <translation>Cette donne a été faite sans empreinte.</translation>
    </message>
    <message>
        <source>Bowers</source>
        <translation>Valets d’atout et secondaires</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>As</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Atouts</translation>
    </message>
    <message>
        <source>Clubs turned up</source>
        <translation>Trèfles retournés</translation>
    </message>
    <message>
        <source>Both jacks of the colour turned up, in the five cards as dealt.</source>
        <translation>Les deux valets de la couleur rouge ou noire retournée, dans les cinq cartes telles que données.</translation>
    </message>
    <message>
        <source>Aces in the five cards as dealt.</source>
        <translation>Les as dans les cinq cartes telles que données.</translation>
    </message>
    <message>
        <source>Cards of the suit turned up, the left bower included, in the five cards as dealt. Which suit is trumps in the end is the players&apos; choice, and would tell nothing of the deals.</source>
        <translation>Les cartes de la couleur retournée, valet secondaire compris, dans les cinq cartes telles que données. L’atout final est choisi par les joueurs et ne dirait rien des donnes.</translation>
    </message>
    <message>
        <source>Clubs turned up in the deals that this seat dealt.</source>
        <translation>Les trèfles retournés dans les donnes de ce joueur.</translation>
    </message>
    <message>
        <source>Too few deals to say anything. From a hundred deals on there is a verdict here.</source>
        <translation>Trop peu de donnes pour conclure. À partir de cent donnes, un verdict apparaît ici.</translation>
    </message>
    <message>
        <source>The deals look as chance would have them.</source>
        <translation>Les donnes sont telles que le hasard les ferait.</translation>
    </message>
    <message>
        <source>One figure is farther off than fair deals usually show. That happens to some players; look again after more deals.</source>
        <translation>Un chiffre s’écarte plus que d’habitude avec des donnes équitables. Cela arrive à certains joueurs ; regardez de nouveau après d’autres donnes.</translation>
    </message>
    <message>
        <source>One figure is so far off that chance alone hardly explains it. Please report it.</source>
        <translation>Un chiffre s’écarte tant que le hasard seul l’explique mal. Merci de le signaler.</translation>
    </message>
    <message>
        <source>Fair deals</source>
        <translation>Donnes équitables</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Cette partie</translation>
    </message>
    <message>
        <source>All deals</source>
        <translation>Toutes les donnes</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <source>Deal code of this match:</source>
        <translation>Code de donnes de cette partie :</translation>
    </message>
    <message>
        <source>With it somebody else can play the same deals. Pass it on when the match is over: the coming cards follow from it.</source>
        <translation>Il permet à quelqu’un d’autre de jouer les mêmes donnes. Transmettez-le après la partie&#xa0;: il révèle les cartes à&#xa0;venir.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Copy the line to check</source>
        <translation>Copier la ligne de vérification</translation>
    </message>
    <message>
        <source>There is no deal yet.</source>
        <translation>Il n’y a pas encore de donne.</translation>
    </message>
    <message>
        <source>The cards are shown when this deal is over.</source>
        <translation>Les cartes seront montrées à la fin de cette donne.</translation>
    </message>
    <message>
        <source>Shuffled deck, before the cut: {cards}</source>
        <translation>Jeu mélangé, avant la coupe : {cards}</translation>
    </message>
    <message>
        <source>Fingerprint: {digits}</source>
        <translation>Empreinte : {digits}</translation>
    </message>
    <message>
        <source>Salt: {digits}</source>
        <translation>Sel : {digits}</translation>
    </message>
    <message>
        <source>The fingerprint is the SHA-256 of the salt and the cards. To check it without this program, paste the line into a terminal.</source>
        <translation>L’empreinte est le SHA-256 du sel et des cartes. Pour la vérifier sans ce programme, collez la ligne dans un terminal.</translation>
    </message>
    <message numerus="yes">
        <source>Counted over %n deal(s)</source>
        <translation>
            <numerusform>Compté sur %n donne</numerusform>
            <numerusform>Compté sur %n donnes</numerusform>
        </translation>
    </message>
    <message>
        <source>{counted} ({distance} σ)
expected {expected}</source>
        <translation>{counted} ({distance} σ)
attendu {expected}</translation>
    </message>
    <message>
        <source>Fair deals give a page at least as odd as this one in {per_cent}% of all cases. A figure is off by more than two standard deviations (σ) one time in twenty, so among these sixteen about one usually is. Bad luck is felt more than good luck: this page counts both. Deals of a code that was asked for and imported matches are left out.</source>
        <translation>Des donnes équitables donnent une page au moins aussi singulière dans {per_cent}&#x202f;% des cas. Un chiffre s’écarte de plus de deux écarts types (σ) une fois sur vingt&#xa0;: parmi ces seize, c’est d’ordinaire le cas d’un environ. La malchance se remarque plus que la chance&#xa0;: cette page compte les deux. Les donnes issues d’un code demandé et les parties importées sont laissées de côté.</translation>
    </message>
</context>
<context>
    <name>FirstDeal</name>
    <message>
        <source>A suit is on offer</source>
        <translation>Une couleur est proposée</translation>
    </message>
    <message>
        <source>One card too many</source>
        <translation>Une carte de trop</translation>
    </message>
    <message>
        <source>The second round</source>
        <translation>Le second tour</translation>
    </message>
    <message>
        <source>Stay or drop out?</source>
        <translation>Rester ou se retirer&#x202f;?</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>À vous d’entamer</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>The others play</source>
        <translation>Les autres jouent</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Le décompte</translation>
    </message>
    <message>
        <source>You are the dealer, so {card} is yours, and you hold six cards. Lay one aside: a low one, best of all the only one of its suit. Later you can trump that suit.</source>
        <translation>Vous donnez&#xa0;: {card} est donc à vous, et vous tenez six cartes. Écartez-en une petite, de préférence la seule de sa couleur&#xa0;: vous pourrez ensuite couper cette couleur.</translation>
    </message>
    <message>
        <source>All four passed, so {card} was turned down. Now another suit may be named, with the same promise of three tricks. If everybody passes once more, the deal is played without trumps, and nobody has promised anything.</source>
        <translation>Les quatre joueurs ont passé&#xa0;: la retourne, {card}, est refusée. On peut maintenant nommer une autre couleur, en promettant toujours trois plis. Si tout le monde passe encore, la donne se joue sans atout et personne n’a rien promis.</translation>
    </message>
    <message>
        <source>Everybody holds five cards. {card} in the middle is the upcard: its suit is on offer as trumps, the suit that beats all others.</source>
        <translation>Chacun tient cinq cartes. Au milieu, {card} est la retourne&#xa0;: sa couleur est proposée comme atout, la couleur qui bat toutes les autres.</translation>
    </message>
    <message numerus="yes">
        <source>With {suit} as trumps you would hold %n trump(s).</source>
        <translation>
            <numerusform>Avec {suit} pour atout, vous auriez %n atout.</numerusform>
            <numerusform>Avec {suit} pour atout, vous auriez %n atouts.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {suit} as trumps you would hold none of them.</source>
        <translation>Avec {suit} pour atout, vous n’en auriez aucun.</translation>
    </message>
    <message>
        <source>{card} is one of them: the jack of the other suit of the same colour is the left bower, the second-best trump.</source>
        <translation>{card} en fait partie&#xa0;: le valet de l’autre couleur de même teinte est le valet secondaire, le deuxième atout.</translation>
    </message>
    <message>
        <source>If you take it, you promise three of the five tricks: 5 points are added if you fail. Passing costs nothing.</source>
        <translation>Si vous la prenez, vous promettez trois des cinq plis&#x202f;; en cas d’échec, vous marquez 5 points de plus. Passer ne coûte rien.</translation>
    </message>
    <message>
        <source>Whoever orders it promises three of the five tricks: 5 points are added for failing. Passing costs nothing.</source>
        <translation>Celui qui l’ordonne promet trois des cinq plis&#x202f;; en cas d’échec, il marque 5 points de plus. Passer ne coûte rien.</translation>
    </message>
    <message>
        <source>In a trick everybody plays one card, and the best card takes it. Each trick you take brings you one point nearer to 0, where the match is won.</source>
        <translation>Dans un pli, chacun joue une carte, et la plus forte le remporte. Chaque pli que vous faites vous rapproche d’un point de 0, où la partie est gagnée.</translation>
    </message>
    <message>
        <source>{name} chose the trumps and promised three tricks. Points are bad: everybody wants to get down from 25 to 0.</source>
        <translation>{name} a choisi l’atout et promis trois plis. Ici, les points sont mauvais&#xa0;: chacun veut descendre de 25 à 0.</translation>
    </message>
    <message>
        <source>If you stay, each trick takes a point off, but none at all adds 5. If you drop out, your score stays as it is.</source>
        <translation>Si vous restez, chaque pli vous enlève un point, mais aucun pli vous en coûte 5. Si vous vous retirez, votre score ne change pas.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s).</source>
        <translation>
            <numerusform>Vous avez %n atout.</numerusform>
            <numerusform>Vous avez %n atouts.</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold no trump.</source>
        <translation>Vous n’avez aucun atout.</translation>
    </message>
    <message>
        <source>Nobody chose a suit, so there are no trumps: the highest card of the suit led takes the trick, and every jack is an ordinary card. Try to take at least one.</source>
        <translation>Personne n’a choisi de couleur&#xa0;: il n’y a pas d’atout. La plus forte carte de la couleur demandée fait le pli, et les valets sont des cartes ordinaires. Tâchez de faire au moins un pli.</translation>
    </message>
    <message>
        <source>A club was turned up, so clubs are trumps at once and nobody promised anything. Try to take at least one trick.</source>
        <translation>La retourne est un trèfle&#xa0;: trèfle est atout d’office et personne n’a rien promis. Tâchez de faire au moins un pli.</translation>
    </message>
    <message>
        <source>You are the maker now: at least three of the five tricks must be yours.</source>
        <translation>Vous êtes maintenant le preneur&#xa0;: il vous faut au moins trois des cinq plis.</translation>
    </message>
    <message>
        <source>{name} is the maker and needs three tricks. One is enough for you.</source>
        <translation>Le preneur, {name}, doit faire trois plis. Un seul vous suffit.</translation>
    </message>
    <message>
        <source>You have to follow: {suit} were led. {card} counts as one of them, for the left bower is a trump in every respect.</source>
        <translation>On demande {suit}&#xa0;: vous devez fournir. {card} en fait partie, car le valet secondaire est un atout à tous égards.</translation>
    </message>
    <message>
        <source>You have to follow: {suit} were led. But {card} is no longer one of them, for the left bower belongs to the trumps.</source>
        <translation>On demande {suit}&#xa0;: vous devez fournir. Mais {card} n’en fait plus partie, car le valet secondaire est un atout.</translation>
    </message>
    <message>
        <source>You have to follow: {suit} were led, and you hold only one of them.</source>
        <translation>On demande {suit}&#xa0;: vous devez fournir, et vous n’en avez qu’un.</translation>
    </message>
    <message>
        <source>You have to follow: {suit} were led. If you cannot take the trick, give your lowest.</source>
        <translation>On demande {suit}&#xa0;: vous devez fournir. Si vous ne pouvez pas faire le pli, donnez votre plus petite carte.</translation>
    </message>
    <message>
        <source>You may play anything: {suit} were led, and you have none. A trump beats every card of the suit led.</source>
        <translation>On demande {suit} et vous n’en avez pas&#xa0;: vous pouvez tout jouer. Un atout bat toutes les cartes de la couleur demandée.</translation>
    </message>
    <message>
        <source>You may play anything: {suit} were led, and you have none. Without a trump you cannot take this trick, so get rid of a low card.</source>
        <translation>On demande {suit} et vous n’en avez pas&#xa0;: vous pouvez tout jouer. Sans atout, ce pli n’est pas pour vous&#xa0;: défaussez une petite carte.</translation>
    </message>
    <message>
        <source>You are out of this deal, and your score stays as it is. Watch whether the maker keeps the promise.</source>
        <translation>Vous ne jouez plus dans cette donne, et votre score ne change pas. Regardez si le preneur tient sa promesse.</translation>
    </message>
    <message>
        <source>{name} is the dealer. One after the other, from the dealer’s left, everybody says whether the suit of {card} becomes trumps. Your turn comes soon.</source>
        <translation>{name} donne. Chacun dit à son tour, en partant de la gauche du donneur, si la couleur de {card} devient l’atout. Ce sera bientôt à vous.</translation>
    </message>
    <message>
        <source>The others are to act. It is your turn again soon.</source>
        <translation>C’est aux autres de jouer. Ce sera bientôt à vous.</translation>
    </message>
    <message>
        <source>You took the trick: {card} is the right bower, the best trump.</source>
        <translation>Vous avez fait le pli&#xa0;: {card} est le valet d’atout, le plus fort.</translation>
    </message>
    <message>
        <source>{name} took the trick: {card} is the right bower, the best trump.</source>
        <translation>{name} a fait le pli&#xa0;: {card} est le valet d’atout, le plus fort.</translation>
    </message>
    <message>
        <source>You took the trick: {card}, the left bower, is a high trump.</source>
        <translation>Vous avez fait le pli&#xa0;: {card}, le valet secondaire, est un gros atout.</translation>
    </message>
    <message>
        <source>{name} took the trick: {card}, the left bower, is a high trump.</source>
        <translation>{name} a fait le pli&#xa0;: {card}, le valet secondaire, est un gros atout.</translation>
    </message>
    <message>
        <source>You took the trick: {card} was the highest trump in it.</source>
        <translation>Vous avez fait le pli&#xa0;: {card} en était le plus fort atout.</translation>
    </message>
    <message>
        <source>{name} took the trick: {card} was the highest trump in it.</source>
        <translation>{name} a fait le pli&#xa0;: {card} en était le plus fort atout.</translation>
    </message>
    <message>
        <source>You took the trick: {card} was the highest card of the suit led.</source>
        <translation>Vous avez fait le pli&#xa0;: {card} était la plus forte carte de la couleur demandée.</translation>
    </message>
    <message>
        <source>{name} took the trick: {card} was the highest card of the suit led.</source>
        <translation>{name} a fait le pli&#xa0;: {card} était la plus forte carte de la couleur demandée.</translation>
    </message>
    <message>
        <source>You dropped out, so your score is still {score}.</source>
        <translation>En vous retirant, vous gardez votre score&#xa0;: {score}.</translation>
    </message>
    <message numerus="yes">
        <source>You kept your promise with %n trick(s). Each takes a point off: you stand at {score}.</source>
        <translation>
            <numerusform>Promesse tenue, avec %n pli. Il vous enlève un point&#xa0;: vous voilà à {score}.</numerusform>
            <numerusform>Promesse tenue, avec %n plis. Chacun vous enlève un point&#xa0;: vous voilà à {score}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You promised three tricks and took %n. So 5 points are added, and the tricks count for nothing: you stand at {score}.</source>
        <translation>
            <numerusform>Vous avez promis trois plis et en avez fait %n. Cela coûte 5 points, et le pli ne compte pas&#xa0;: vous voilà à {score}.</numerusform>
            <numerusform>Vous avez promis trois plis et en avez fait %n. Cela coûte 5 points, et les plis ne comptent pas&#xa0;: vous voilà à {score}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took %n trick(s). Each takes a point off: you stand at {score}.</source>
        <translation>
            <numerusform>Vous avez fait %n pli. Il vous enlève un point&#xa0;: vous voilà à {score}.</numerusform>
            <numerusform>Vous avez fait %n plis. Chacun vous enlève un point&#xa0;: vous voilà à {score}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You stayed and took no trick, which adds 5 points: you stand at {score}.</source>
        <translation>Vous avez joué sans faire de pli&#xa0;: 5 points de plus, vous voilà à {score}.</translation>
    </message>
    <message>
        <source>That was a whole deal. A match goes on like this until somebody reaches 0, or takes all five tricks of a deal. Go on here, or begin a match of your own: this one is not kept.</source>
        <translation>Voilà une donne entière. Une partie continue ainsi jusqu’à ce que quelqu’un arrive à 0, ou fasse les cinq plis d’une donne. Continuez ici, ou commencez votre propre partie&#xa0;: celle-ci n’est pas conservée.</translation>
    </message>
    <message>
        <source>Any card may be led. Whoever can has to follow its suit. With high trumps you draw the trumps of the others.</source>
        <translation>Vous pouvez entamer avec n’importe quelle carte&#x202f;; qui le peut doit fournir la couleur. Avec de gros atouts, vous faites tomber ceux des autres.</translation>
    </message>
    <message>
        <source>Any card may be led. Whoever can has to follow its suit; an ace is often a good beginning.</source>
        <translation>Vous pouvez entamer avec n’importe quelle carte&#x202f;; qui le peut doit fournir la couleur. Un as est souvent un bon début.</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Buck Euchre</source>
        <translation>Buck Euchre</translation>
    </message>
    <message>
        <source>Partnership Euchre</source>
        <translation>Euchre à quatre</translation>
    </message>
    <message>
        <source>Two-handed Euchre</source>
        <translation>Euchre à deux</translation>
    </message>
    <message>
        <source>Four play for themselves, from 25 points down to 0.</source>
        <translation>À quatre, chacun pour&#xa0;soi, de 25&#xa0;points jusqu’à&#xa0;0.</translation>
    </message>
    <message>
        <source>Two against two: your partner sits opposite you.</source>
        <translation>Deux contre deux&#xa0;: votre partenaire est en face de vous.</translation>
    </message>
    <message>
        <source>You against one other; more than half of the deck stays unseen.</source>
        <translation>Vous contre un seul adversaire&#x202f;; plus de la moitié du paquet reste cachée.</translation>
    </message>
</context>
<context>
    <name>GuidedDeal</name>
    <message>
        <source>A first deal, step by step</source>
        <translation>Une première donne, pas à pas</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>This match counts as helped: a hint was given, or a decision taken back. The statistics count it apart.</source>
        <translation>Cette partie compte comme aidée&#xa0;: un conseil a été donné, ou une décision reprise. Les statistiques la comptent à part.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Shows the best choice and why. The match counts as helped.</source>
        <translation>Montre le meilleur choix et dit pourquoi. La partie compte alors comme aidée.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Réflexion…</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Fermer le conseil</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>on the table</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>abandonnée</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnée</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>partagée</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdue</translation>
    </message>
    <message>
        <source>over</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>replay</source>
        <translation>rejouée</translation>
    </message>
    <message>
        <source>helped</source>
        <translation>aidée</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importée</translation>
    </message>
    <message>
        <source>It could not be written to {path}. {why}</source>
        <translation>Impossible d’écrire dans {path}. {why}</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) written.</source>
        <translation>
            <numerusform>%n partie enregistrée.</numerusform>
            <numerusform>%n parties enregistrées.</numerusform>
        </translation>
    </message>
    <message>
        <source>This match cannot be shown. {why}</source>
        <translation>Cette partie ne peut pas être affichée. {why}</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>No match fits.</source>
        <translation>Aucune partie ne correspond.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Your matches</source>
        <translation>Vos parties</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>Analyser…</translation>
    </message>
    <message>
        <source>Check the deals…</source>
        <translation>Vérifier…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n match(es) for good? The statistics forget them, too.</source>
        <translation>
            <numerusform>Supprimer définitivement %n partie ? Les statistiques l’oublieront aussi.</numerusform>
            <numerusform>Supprimer définitivement %n parties ? Les statistiques les oublieront aussi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) taken in.</source>
        <translation>
            <numerusform>%n partie importée.</numerusform>
            <numerusform>%n parties importées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) known already.</source>
        <translation>
            <numerusform>%n partie déjà connue.</numerusform>
            <numerusform>%n parties déjà connues.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} cannot be used. {why}</source>
        <translation>{name} n’est pas utilisable. {why}</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) cannot be used.</source>
        <translation>
            <numerusform>%n autre fichier n’est pas utilisable.</numerusform>
            <numerusform>%n autres fichiers ne sont pas utilisables.</numerusform>
        </translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Opponents to look for</source>
        <translation>Adversaires à rechercher</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Au</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Every result</source>
        <translation>Tous les résultats</translation>
    </message>
    <message>
        <source>Won alone</source>
        <translation>Gagnées sans partage</translation>
    </message>
    <message>
        <source>Won with others</source>
        <translation>Gagnées à plusieurs</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandonnées</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>Toutes les dates</translation>
    </message>
    <message>
        <source>In the last 7 days</source>
        <translation>Ces 7 derniers jours</translation>
    </message>
    <message>
        <source>In the last 30 days</source>
        <translation>Ces 30 derniers jours</translation>
    </message>
    <message>
        <source>In the last 12 months</source>
        <translation>Ces 12 derniers mois</translation>
    </message>
    <message>
        <source>Between two days</source>
        <translation>Entre deux dates</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Commencée</translation>
    </message>
    <message>
        <source>Scores, yours first</source>
        <translation>Scores, le vôtre d’abord</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>Nothing has been played yet. Every match appears here once its first deal is over: to go on with it, and to review its deals.</source>
        <translation>Aucune partie n’a encore été jouée. Chacune apparaîtra ici une fois sa première donne terminée&#xa0;: vous pourrez la reprendre, et analyser ses donnes.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>key {key}</source>
        <translation>touche {key}</translation>
    </message>
    <message>
        <source>{text}, key {key}</source>
        <translation>{text}, touche {key}</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>point at the card beside, or where to cut</source>
        <translation>désigner la carte voisine, ou l’endroit où couper</translation>
    </message>
    <message>
        <source>point at the first or the last card</source>
        <translation>désigner la première ou la dernière carte</translation>
    </message>
    <message>
        <source>point at the first to the sixth card</source>
        <translation>désigner la première à la sixième carte</translation>
    </message>
    <message>
        <source>play the card, or press the button</source>
        <translation>jouer la carte, ou presser le bouton</translation>
    </message>
    <message>
        <source>hand, buttons, score sheet, story</source>
        <translation>main, boutons, feuille de marque, récit</translation>
    </message>
    <message>
        <source>show the end of a movement at once</source>
        <translation>finir aussitôt un mouvement</translation>
    </message>
    <message>
        <source>show the last trick once more</source>
        <translation>revoir le dernier pli</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passer</translation>
    </message>
    <message>
        <source>order up</source>
        <translation>ordonner</translation>
    </message>
    <message>
        <source>take it as the dealer</source>
        <translation>prendre, pour le donneur</translation>
    </message>
    <message>
        <source>name clubs, diamonds, hearts, spades</source>
        <translation>nommer trèfle, carreau, cœur, pique</translation>
    </message>
    <message>
        <source>stay</source>
        <translation>rester</translation>
    </message>
    <message>
        <source>drop out</source>
        <translation>se retirer</translation>
    </message>
    <message>
        <source>leave the cut to chance</source>
        <translation>laisser la coupe au hasard</translation>
    </message>
    <message>
        <source>claim the rest of the tricks</source>
        <translation>réclamer les plis restants</translation>
    </message>
    <message>
        <source>with a call: play alone</source>
        <translation>avec une annonce&#xa0;: jouer en solitaire</translation>
    </message>
    <message>
        <source>this sheet</source>
        <translation>cette feuille</translation>
    </message>
    <message>
        <source>rule book</source>
        <translation>livre des règles</translation>
    </message>
    <message>
        <source>show or fold the score sheet</source>
        <translation>montrer ou replier la feuille de marque</translation>
    </message>
    <message>
        <source>take a decision back</source>
        <translation>reprendre un coup</translation>
    </message>
    <message>
        <source>new match</source>
        <translation>nouvelle partie</translation>
    </message>
    <message>
        <source>open or save a match</source>
        <translation>ouvrir ou enregistrer une partie</translation>
    </message>
    <message>
        <source>preferences</source>
        <translation>préférences</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>quitter</translation>
    </message>
    <message>
        <source>a hint, or take it away</source>
        <translation>un conseil, ou le retirer</translation>
    </message>
    <message>
        <source>full screen; Esc ends it</source>
        <translation>plein écran&#x202f;; Échap pour en sortir</translation>
    </message>
    <message>
        <source>lessons or practice</source>
        <translation>leçons ou entraînement</translation>
    </message>
    <message>
        <source>history or statistics</source>
        <translation>historique ou statistiques</translation>
    </message>
    <message>
        <source>point at the card; Enter plays it</source>
        <translation>désignent la carte&#x202f;; Entrée la joue</translation>
    </message>
    <message>
        <source>play the card when pressed twice</source>
        <translation>jouent la carte au second appui</translation>
    </message>
    <message>
        <source>play the card at once</source>
        <translation>jouent la carte aussitôt</translation>
    </message>
    <message>
        <source>The &amp;digits, on your turn</source>
        <translation>Les &amp;chiffres, à votre tour</translation>
    </message>
</context>
<context>
    <name>Labels</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>Clubs are trumps</source>
        <translation>Atout trèfle</translation>
    </message>
    <message>
        <source>Diamonds are trumps</source>
        <translation>Atout carreau</translation>
    </message>
    <message>
        <source>Hearts are trumps</source>
        <translation>Atout cœur</translation>
    </message>
    <message>
        <source>Spades are trumps</source>
        <translation>Atout pique</translation>
    </message>
    <message>
        <source>No-trump</source>
        <translation>Sans-atout</translation>
    </message>
    <message>
        <source>Nobody promised</source>
        <translation>Personne n’a rien promis</translation>
    </message>
    <message numerus="yes">
        <source>You promised %n trick(s)</source>
        <translation>
            <numerusform>Vous avez promis %n pli</numerusform>
            <numerusform>Vous avez promis %n plis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} promised %n trick(s)</source>
        <translation>
            <numerusform>{name} a promis %n pli</numerusform>
            <numerusform>{name} a promis %n plis</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <source>done</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} sur {count}</translation>
    </message>
    <message>
        <source>Short lessons on the real table. They build on each other, but you may start anywhere.</source>
        <translation>De courtes leçons sur la vraie table. Elles se suivent, mais vous pouvez commencer où vous voulez.</translation>
    </message>
    <message>
        <source>To the table (Esc)</source>
        <translation>À la table (Échap)</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Apprendre à jouer</translation>
    </message>
</context>
<context>
    <name>LessonPlayer</name>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Page {number} sur {count}</translation>
    </message>
    <message>
        <source>{number} · {title}</source>
        <translation>{number} · {title}</translation>
    </message>
    <message>
        <source>Leave (Esc)</source>
        <translation>Quitter (Échap)</translation>
    </message>
    <message>
        <source>From the highest to the lowest; a ring for yours:</source>
        <translation>De la plus forte à la plus faible&#x202f;; les vôtres sont entourées&#xa0;:</translation>
    </message>
</context>
<context>
    <name>LessonScreen</name>
    <message>
        <source>Choose a card of your hand.</source>
        <translation>Choisissez une carte de votre main.</translation>
    </message>
    <message>
        <source>Choose a card on the table.</source>
        <translation>Choisissez une carte sur la table.</translation>
    </message>
    <message>
        <source>Choose what you say.</source>
        <translation>Choisissez votre annonce.</translation>
    </message>
    <message>
        <source>Choose an answer.</source>
        <translation>Choisissez une réponse.</translation>
    </message>
    <message>
        <source>Choose a place in the deck.</source>
        <translation>Choisissez l’endroit où couper.</translation>
    </message>
</context>
<context>
    <name>LessonSheet</name>
    <message>
        <source>Rules: {articles}</source>
        <translation>Règles&#xa0;: {articles}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrez-moi</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suite</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Toutes les leçons</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Toutes les mains</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Autre chose</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Donne suivante</translation>
    </message>
    <message>
        <source>Begin a match</source>
        <translation>Commencer une partie</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>The left bower</source>
        <translation>Le valet secondaire</translation>
    </message>
    <message>
        <source>The jack that changes sides.</source>
        <translation>Le valet qui change de camp.</translation>
    </message>
    <message>
        <source>A jack changes sides</source>
        <translation>Un valet change de camp</translation>
    </message>
    <message>
        <source>With hearts as trumps, the jack of diamonds {JD} is the left bower. It still looks like a diamond, but it is a heart in every respect. Diamonds have lost their jack and count only five cards.

In your hand it therefore lies among the trumps. It is always the jack of the same colour: with spades as trumps, the jack of clubs.</source>
        <translation>À atout cœur, le valet de carreau {JD} est le valet secondaire. Il a encore l’air d’un carreau, mais c’est un cœur à tous égards. Les carreaux ont perdu leur valet et ne comptent plus que cinq cartes.

Dans votre main, il est donc rangé avec les atouts. C’est toujours le valet de même teinte&#xa0;: à atout pique, le valet de trèfle.</translation>
    </message>
    <message>
        <source>Following the printed suit</source>
        <translation>La couleur imprimée</translation>
    </message>
    <message>
        <source>Hearts are trumps, and Inês leads {KD}. Which of your cards may you play?</source>
        <translation>Cœur est atout, et Inês entame avec {KD}. Laquelle de vos cartes pouvez-vous jouer&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: {TD} is your only diamond. {JD} is a heart and must not follow diamonds while you hold a real one.</source>
        <translation>Oui&#xa0;: {TD} est votre seul carreau. {JD} est un cœur et ne fournit pas à carreau tant que vous en tenez un vrai.</translation>
    </message>
    <message>
        <source>Hearts are led</source>
        <translation>Cœur est demandé</translation>
    </message>
    <message>
        <source>Hearts are trumps, and Inês leads {9H}. You hold no card with a printed heart. What must you play?</source>
        <translation>Cœur est atout, et Inês entame avec {9H}. Aucune de vos cartes ne porte de cœur. Que devez-vous jouer&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: {JD} is your only heart, so it must be played. Here it even takes the trick.</source>
        <translation>Oui&#xa0;: {JD} est votre seul cœur, il faut donc le jouer. Ici, il remporte même le pli.</translation>
    </message>
    <message>
        <source>Leading it</source>
        <translation>L’entamer</translation>
    </message>
    <message>
        <source>Hearts are trumps and you lead. Make the others play hearts.</source>
        <translation>Cœur est atout et c’est à vous d’entamer. Faites jouer du cœur aux autres.</translation>
    </message>
    <message>
        <source>Yes: when the left bower is led, it calls for trumps. Everybody who has a heart must play one.</source>
        <translation>Oui&#xa0;: entamer du valet secondaire, c’est demander atout. Tous ceux qui ont un cœur doivent en jouer un.</translation>
    </message>
    <message>
        <source>That calls for diamonds. It is the other red card of yours that has become a heart.</source>
        <translation>Cela demande carreau. C’est votre autre carte rouge qui est devenue un cœur.</translation>
    </message>
    <message>
        <source>That card calls for its own suit. One card in your hand is a heart without looking like one.</source>
        <translation>Cette carte demande sa propre couleur. Une de vos cartes est un cœur sans en avoir l’air.</translation>
    </message>
    <message>
        <source>Problem: the ace of diamonds</source>
        <translation>Problème&#xa0;: l’as de carreau</translation>
    </message>
    <message>
        <source>Hearts are trumps, and Inês leads {AD}. Take the trick, if the rules allow it.</source>
        <translation>Cœur est atout, et Inês entame avec {AD}. Prenez ce pli, si la règle le permet.</translation>
    </message>
    <message>
        <source>Yes: you have no diamond at all, since {JD} is a heart. So you are free to trump with it.</source>
        <translation>Oui&#xa0;: vous n’avez aucun carreau, puisque {JD} est un cœur. Rien ne vous empêche donc de couper avec lui.</translation>
    </message>
    <message>
        <source>It is allowed, as you cannot follow, but it takes nothing. You do hold a trump.</source>
        <translation>C’est permis, puisque vous ne pouvez pas fournir, mais cela ne prend rien. Vous avez pourtant un atout.</translation>
    </message>
    <message>
        <source>No-trump</source>
        <translation>Sans-atout</translation>
    </message>
    <message>
        <source>When nobody wants a suit.</source>
        <translation>Quand personne ne veut de couleur.</translation>
    </message>
    <message>
        <source>All have passed twice</source>
        <translation>Tous ont passé deux fois</translation>
    </message>
    <message>
        <source>If nobody chooses a trump suit in two rounds of bidding, the deal is played at no-trump. There are no bowers then: every jack is an ordinary card between the queen and the ten.

The highest card of the suit led takes the trick. There is no maker, nobody has promised anything, and everybody plays.</source>
        <translation>Si personne ne choisit d’atout en deux tours d’enchères, la donne se joue à sans-atout. Les valets n’ont alors rien de particulier&#xa0;: chacun est une carte ordinaire, entre la dame et le dix.

La plus forte carte de la couleur demandée remporte le pli. Il n’y a pas de preneur, personne n’a rien promis, et tout le monde joue.</translation>
    </message>
    <message>
        <source>Which card is winning?</source>
        <translation>Quelle carte est maîtresse&#x202f;?</translation>
    </message>
    <message>
        <source>No-trump. Léa led {QD}, Bram had no diamond and played {JH}, and Inês played {KD}. Which card is winning?</source>
        <translation>Sans-atout. Léa a joué {QD}, Bram, sans carreau, a joué {JH}, et Inês {KD}. Quelle carte est maîtresse&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: {KD} is the highest diamond on the table.</source>
        <translation>Oui&#xa0;: {KD} est le plus fort carreau de la table.</translation>
    </message>
    <message>
        <source>At no-trump a jack has no special power, and a card of another suit never wins.</source>
        <translation>À sans-atout, un valet n’a aucun pouvoir, et une carte d’une autre couleur ne gagne jamais.</translation>
    </message>
    <message>
        <source>Another diamond on the table is higher.</source>
        <translation>Il y a sur la table un carreau plus fort.</translation>
    </message>
    <message>
        <source>An ordinary jack</source>
        <translation>Un valet ordinaire</translation>
    </message>
    <message>
        <source>No-trump, and Léa led {TD}. Which of your cards may you play?</source>
        <translation>Sans-atout, et Léa a entamé avec {TD}. Laquelle de vos cartes pouvez-vous jouer&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: at no-trump {JD} is a diamond like any other, so you must follow with it.</source>
        <translation>Oui&#xa0;: à sans-atout, {JD} est un carreau comme les autres&#x202f;; vous devez le fournir.</translation>
    </message>
    <message>
        <source>Problem: a sure trick</source>
        <translation>Problème&#xa0;: un pli sûr</translation>
    </message>
    <message>
        <source>At no-trump nobody may drop out, and whoever takes no trick adds 5 points. You lead. Make sure of a trick at once.</source>
        <translation>À sans-atout, personne ne peut se retirer, et qui ne fait aucun pli ajoute 5 points. À vous d’entamer&#xa0;: assurez-vous un pli tout de suite.</translation>
    </message>
    <message>
        <source>Yes: without trumps, an ace that is led cannot be beaten. The 5 points are avoided.</source>
        <translation>Oui&#xa0;: sans atout, un as entamé ne peut pas être battu. Les 5 points sont évités.</translation>
    </message>
    <message>
        <source>The ace of diamonds may be against you. You hold a card that nothing beats.</source>
        <translation>L’as de carreau est peut-être contre vous. Vous tenez une carte que rien ne bat.</translation>
    </message>
    <message>
        <source>Higher cards of its suit may be against you. You hold a card that nothing beats.</source>
        <translation>D’autres cartes de sa couleur sont plus fortes. Vous tenez une carte que rien ne bat.</translation>
    </message>
    <message>
        <source>The cards and their order</source>
        <translation>Les cartes et leur ordre</translation>
    </message>
    <message>
        <source>Which card beats which, with and without trumps.</source>
        <translation>Quelle carte bat quelle autre, avec et sans atout.</translation>
    </message>
    <message>
        <source>What the game is about</source>
        <translation>De quoi il s’agit</translation>
    </message>
    <message>
        <source>Four players each play for themselves. In a trick, each lays one card on the table, and the best card takes the trick. Everybody starts at 25 points, and every trick you take brings you one point nearer to 0, where you win.

There are four suits of six cards: ace {AS}, king {KS}, queen {QS}, jack {JS}, ten {TS} and nine {9S}, in this order. You hold five of the spades; the jack is elsewhere.</source>
        <translation>Quatre joueurs jouent chacun pour soi. À chaque pli, chacun pose une carte, et la meilleure remporte le pli. Tout le monde part de 25 points, et chaque pli remporté vous rapproche d’un point de 0, où l’on gagne.

Il y a quatre couleurs de six cartes&#xa0;: as {AS}, roi {KS}, dame {QS}, valet {JS}, dix {TS} et neuf {9S}, dans cet ordre. Vous tenez cinq des piques&#x202f;; le valet est ailleurs.</translation>
    </message>
    <message>
        <source>Léa led a spade, then Bram and Inês played spades too. Choose the card on the table that is winning the trick so far.</source>
        <translation>Léa a joué un pique, puis Bram et Inês ont aussi joué un pique. Choisissez sur la table la carte qui, pour l’instant, remporte le pli.</translation>
    </message>
    <message>
        <source>Yes: the ace is the highest spade. You add your {9S}, and Bram takes the trick.</source>
        <translation>Oui&#xa0;: l’as est le plus fort des piques. Vous ajoutez votre {9S}, et Bram remporte le pli.</translation>
    </message>
    <message>
        <source>Being played first gives a card no strength. Only the order counts: ace, king, queen, jack, ten, nine.</source>
        <translation>Être jouée la première ne rend pas une carte plus forte. Seul l’ordre compte&#xa0;: as, roi, dame, valet, dix, neuf.</translation>
    </message>
    <message>
        <source>A queen beats the ten, but another card on the table is higher still.</source>
        <translation>La dame bat le dix, mais il y a encore plus fort sur la table.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>L’atout</translation>
    </message>
    <message>
        <source>In most deals one suit is trumps: its cards beat all cards of the other suits. Here it is hearts.

In the trump suit the jack is the highest card, the right bower. Second comes the other jack of the same colour, the left bower. “Bower” comes from the German “Bauer”, a farmer, which is also a name for the jack.</source>
        <translation>Dans la plupart des donnes, une couleur est atout&#xa0;: ses cartes battent toutes celles des autres couleurs. Ici, c’est cœur.

À l’atout, le valet est la plus forte carte&#xa0;: c’est le valet d’atout. Juste après vient l’autre valet de même teinte, rouge ou noir&#xa0;: le valet secondaire. Les anglophones les appellent «&#xa0;bowers&#xa0;», de l’allemand «&#xa0;Bauer&#xa0;», le paysan.</translation>
    </message>
    <message>
        <source>A small trump</source>
        <translation>Un petit atout</translation>
    </message>
    <message>
        <source>Hearts are trumps. Léa led {AS}, Bram followed with {QS}, and Inês, who has no spade, played {9H}. Which card is winning?</source>
        <translation>Cœur est atout. Léa a joué {AS}, Bram a fourni {QS}, et Inês, qui n’a pas de pique, a joué {9H}. Quelle carte est maîtresse&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: even the lowest trump beats an ace of another suit.</source>
        <translation>Oui&#xa0;: même le plus petit atout bat un as d’une autre couleur.</translation>
    </message>
    <message>
        <source>Among spades alone, perhaps. But a heart has been played, and hearts are trumps.</source>
        <translation>Entre piques, peut-être. Mais on a joué un cœur, et cœur est atout.</translation>
    </message>
    <message>
        <source>Problem: four red cards</source>
        <translation>Problème&#xa0;: quatre cartes rouges</translation>
    </message>
    <message>
        <source>Hearts are trumps. Three cards lie on the table, and you will add {TH}. Which card takes the trick?</source>
        <translation>Cœur est atout. Trois cartes sont sur la table, et vous allez jouer {TH}. Quelle carte remporte le pli&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: with hearts as trumps, {JD} is the left bower, the second-highest trump. Only {JH} could beat it.</source>
        <translation>Oui&#xa0;: à atout cœur, {JD} est le valet secondaire, deuxième atout. Seul {JH} pourrait le battre.</translation>
    </message>
    <message>
        <source>The ace is only the third trump. Look for a jack of the same colour.</source>
        <translation>L’as n’est que le troisième atout. Cherchez un valet de même teinte.</translation>
    </message>
    <message>
        <source>The king is beaten twice on this table. Remember the two bowers.</source>
        <translation>Le roi est battu deux fois sur cette table. Pensez aux deux valets.</translation>
    </message>
    <message>
        <source>Following suit</source>
        <translation>Fournir à la couleur</translation>
    </message>
    <message>
        <source>What you must play, and what you may.</source>
        <translation>Ce que vous devez jouer, et ce que vous pouvez.</translation>
    </message>
    <message>
        <source>Leading and following</source>
        <translation>Entamer et fournir</translation>
    </message>
    <message>
        <source>Five tricks are played in a deal. The player on the dealer’s left leads to the first one, that is, plays its first card. Here Inês dealt, so you lead.

The first card decides the suit. Whoever holds a card of that suit must play one: that is following suit. Whoever has none may play anything. Whoever takes the trick leads to the next one.</source>
        <translation>Une donne se joue en cinq plis. Le voisin de gauche du donneur entame le premier&#xa0;: il en joue la première carte. Ici, c’est Inês qui a donné&#x202f;; à vous donc d’entamer.

La première carte fixe la couleur demandée. Qui en possède une carte doit en jouer une&#xa0;: c’est fournir. Qui n’en a pas joue ce qu’il veut. Celui qui remporte le pli entame le suivant.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>Léa led {KS}. Which of your cards may you play?</source>
        <translation>Léa a entamé avec {KS}. Laquelle de vos cartes pouvez-vous jouer&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: {9S} is your only spade, so it must be played. It takes nothing, and your good cards stay for later.</source>
        <translation>Oui&#xa0;: {9S} est votre seul pique, il faut donc le jouer. Il ne prend rien, et vos bonnes cartes restent pour la suite.</translation>
    </message>
    <message>
        <source>Nothing to follow with</source>
        <translation>Rien pour fournir</translation>
    </message>
    <message>
        <source>Diamonds were led and you have none, so every card is allowed. Spades are trumps. Take the trick!</source>
        <translation>On demande carreau et vous n’en avez pas&#xa0;: toutes vos cartes sont permises. Pique est atout. Prenez ce pli&#x202f;!</translation>
    </message>
    <message>
        <source>You may play it, but it takes nothing: it is neither a diamond nor a trump.</source>
        <translation>Vous pouvez la jouer, mais elle ne prend rien&#xa0;: ce n’est ni un carreau ni un atout.</translation>
    </message>
    <message>
        <source>Problem: a lost trick</source>
        <translation>Problème&#xa0;: un pli perdu</translation>
    </message>
    <message>
        <source>Hearts are trumps. Bram has no spade and has trumped with {JH}, the highest card of all. You hold two spades. Which one do you play?</source>
        <translation>Cœur est atout. Bram n’a pas de pique et a coupé avec {JH}, la plus forte carte de toutes. Vous tenez deux piques. Lequel jouez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: you must follow with a spade, but nothing can beat the right bower. The nine goes, and the ace may take a trick later.</source>
        <translation>Oui&#xa0;: il faut fournir à pique, mais rien ne bat le valet d’atout. Le neuf s’en va, et l’as pourra prendre un pli plus tard.</translation>
    </message>
    <message>
        <source>It is allowed, but the trick is lost and your ace with it. Nobody has to beat the cards on the table.</source>
        <translation>C’est permis, mais le pli est perdu et votre as avec lui. On n’est jamais obligé de monter.</translation>
    </message>
    <message>
        <source>The second round</source>
        <translation>Le second tour</translation>
    </message>
    <message>
        <source>When the upcard is turned down.</source>
        <translation>Quand la retourne est refusée.</translation>
    </message>
    <message>
        <source>The upcard is turned down</source>
        <translation>La retourne est refusée</translation>
    </message>
    <message>
        <source>All four have passed, so the upcard was turned face down. In a second round, from the dealer’s left, each player passes or names one of the three other suits, clubs included.

Now no card changes hands. Whoever names a suit is the maker and promises three tricks. It is always three here: nobody bids a number.</source>
        <translation>Les quatre joueurs ont passé&#xa0;: la retourne est refusée, et on la met face cachée. Dans un second tour, à partir de la gauche du donneur, chacun passe ou nomme l’une des trois autres couleurs, trèfle compris.

Cette fois, aucune carte ne change de main. Celui qui nomme une couleur est le preneur et promet trois plis. C’est toujours trois&#xa0;: on n’annonce pas de nombre.</translation>
    </message>
    <message>
        <source>Name a suit</source>
        <translation>Nommez une couleur</translation>
    </message>
    <message>
        <source>{TH} was turned down, and you speak first. What do you say?</source>
        <translation>La retourne, {TH}, a été refusée, et vous parlez en premier. Que dites-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: with spades as trumps you hold the four highest: {JS}, {JC}, {AS} and {KS}.</source>
        <translation>Oui&#xa0;: à atout pique, vous tenez les quatre plus forts&#xa0;: {JS}, {JC}, {AS} et {KS}.</translation>
    </message>
    <message>
        <source>Clubs too would give you both bowers, but nothing else. Another suit gives you four trumps.</source>
        <translation>À trèfle aussi, vous auriez les deux valets, mais rien d’autre. Une autre couleur vous donne quatre atouts.</translation>
    </message>
    <message>
        <source>You would have a single diamond. Look for the suit that makes bowers of your jacks.</source>
        <translation>Vous n’auriez qu’un carreau. Cherchez la couleur qui fait de vos valets les plus forts atouts.</translation>
    </message>
    <message>
        <source>With two black jacks, {AS} and {KS} you may safely promise three tricks.</source>
        <translation>Avec deux valets noirs, {AS} et {KS}, vous pouvez promettre trois plis sans crainte.</translation>
    </message>
    <message>
        <source>Problem: the last to speak</source>
        <translation>Problème&#xa0;: le dernier à parler</translation>
    </message>
    <message>
        <source>You dealt, and everybody has passed up to you for the second time. If you pass too, all play at no-trump, and nobody has promised anything. What do you do with three aces?</source>
        <translation>Vous avez donné, et tout le monde a passé une seconde fois jusqu’à vous. Si vous passez aussi, on joue à sans-atout, et personne n’a rien promis. Que faites-vous avec trois as&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: at no-trump every ace is the highest card of its suit, and you risk no promise.</source>
        <translation>Oui&#xa0;: à sans-atout, chaque as est la plus forte carte de sa couleur, et vous ne risquez aucune promesse.</translation>
    </message>
    <message>
        <source>You would promise three tricks with two trumps at most and no bower. Your aces are safest where there are no trumps.</source>
        <translation>Vous promettriez trois plis avec deux atouts au plus, et aucun valet. Vos as sont plus sûrs là où il n’y a pas d’atout.</translation>
    </message>
    <message>
        <source>Stay or drop out</source>
        <translation>Rester ou se retirer</translation>
    </message>
    <message>
        <source>Playing against the maker costs courage, or 5 points.</source>
        <translation>Jouer contre le preneur demande du courage, ou coûte 5 points.</translation>
    </message>
    <message>
        <source>Three decisions</source>
        <translation>Trois décisions</translation>
    </message>
    <message>
        <source>Léa ordered hearts and is the maker. Now the three others say in turn, from her left, whether they stay or drop out. The maker has to stay.

Whoever stays and takes no trick adds 5 points. Whoever drops out lays the hand aside unseen, and that score does not change. Remember: points are bad, you want to reach 0.</source>
        <translation>Léa a ordonné cœur&#xa0;: c’est elle le preneur. Maintenant, à partir de sa gauche, les trois autres disent tour à tour s’ils restent ou se retirent. Le preneur, lui, reste toujours.

Qui reste et ne fait aucun pli ajoute 5 points. Qui se retire pose ses cartes sans les montrer, et son score ne change pas. N’oubliez pas&#xa0;: les points sont mauvais, on veut arriver à 0.</translation>
    </message>
    <message>
        <source>With this hand?</source>
        <translation>Avec cette main&#x202f;?</translation>
    </message>
    <message>
        <source>Inês ordered hearts and has promised three tricks. You decide first. Do you stay?</source>
        <translation>Inês a ordonné cœur et promis trois plis. Vous décidez en premier. Restez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: no trump, no ace, no king. This hand will hardly take a trick, and dropping out costs nothing.</source>
        <translation>Oui&#xa0;: ni atout, ni as, ni roi. Cette main ne fera guère de pli, et se retirer ne coûte rien.</translation>
    </message>
    <message>
        <source>Which of these cards could take a trick? None is likely to, and then you would add 5 points.</source>
        <translation>Laquelle de ces cartes pourrait faire un pli&#x202f;? Aucune sans doute, et vous ajouteriez 5 points.</translation>
    </message>
    <message>
        <source>And with this one?</source>
        <translation>Et avec celle-ci&#x202f;?</translation>
    </message>
    <message>
        <source>Again Inês is the maker, and hearts are trumps. Do you stay?</source>
        <translation>Inês est de nouveau le preneur, et cœur est atout. Restez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: {AH} and {KH} are high trumps and {AS} is an ace. A trick is nearly certain, and each one brings your score down.</source>
        <translation>Oui&#xa0;: {AH} et {KH} sont de gros atouts, et {AS} est un as. Un pli est presque sûr, et chacun fait baisser votre score.</translation>
    </message>
    <message>
        <source>That would be safe, but you would give tricks away: two high trumps and an ace should take at least one.</source>
        <translation>Ce serait prudent, mais vous laisseriez passer des plis&#xa0;: deux gros atouts et un as devraient en faire au moins un.</translation>
    </message>
    <message>
        <source>Problem: the dealer’s card</source>
        <translation>Problème&#xa0;: la carte du donneur</translation>
    </message>
    <message>
        <source>You dealt. Léa ordered, so you had to take {9H}; you discarded {9C}. Bram stays, Inês has dropped out. May you drop out too, and should you?</source>
        <translation>Vous avez donné. Léa a ordonné, vous avez dû prendre {9H} et avez écarté {9C}. Bram reste, Inês s’est retirée. Pouvez-vous vous retirer aussi, et est-ce sage&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: a dealer who took the card for somebody else may drop out. One small trump is not enough here.</source>
        <translation>Oui&#xa0;: un donneur qui a pris la retourne pour un autre peut se retirer. Un seul petit atout ne suffit pas ici.</translation>
    </message>
    <message>
        <source>You may stay, but what should take a trick? The lowest trump will be taken by a higher one.</source>
        <translation>Vous pouvez rester, mais quelle carte ferait un pli&#x202f;? Le plus petit atout sera pris par un plus gros.</translation>
    </message>
    <message>
        <source>The lone maker</source>
        <translation>Le preneur seul</translation>
    </message>
    <message>
        <source>Why somebody has to stay.</source>
        <translation>Pourquoi quelqu’un doit rester.</translation>
    </message>
    <message>
        <source>If everybody drops out</source>
        <translation>Si tout le monde se retire</translation>
    </message>
    <message>
        <source>If all three others drop out, nothing is played: the maker is credited with all five tricks. And whoever takes all five tricks wins the match at once.

So whoever decides last carries a responsibility. The program tells you before you choose.</source>
        <translation>Si les trois autres se retirent, on ne joue pas&#xa0;: les cinq plis reviennent au preneur. Or, qui fait les cinq plis gagne aussitôt la partie.

Le dernier à décider a donc une responsabilité. Le programme vous prévient avant votre choix.</translation>
    </message>
    <message>
        <source>You are the last</source>
        <translation>Vous décidez en dernier</translation>
    </message>
    <message>
        <source>Léa is the maker; Bram and Inês have dropped out. Your hand is poor. What do you do?</source>
        <translation>Léa est le preneur&#x202f;; Bram et Inês se sont retirés. Votre main est mauvaise. Que faites-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: 5 points are better than a lost match. And perhaps one of your cards takes a trick after all.</source>
        <translation>Oui&#xa0;: 5 points valent mieux qu’une partie perdue. Et l’une de vos cartes fera peut-être un pli.</translation>
    </message>
    <message>
        <source>Then nobody is left against Léa: she is credited with five tricks and wins the match.</source>
        <translation>Il ne resterait alors personne contre Léa&#xa0;: les cinq plis lui reviendraient, et elle gagnerait la partie.</translation>
    </message>
    <message>
        <source>Somebody else stays</source>
        <translation>Un autre reste</translation>
    </message>
    <message>
        <source>The same cards, but this time Bram stays. What do you do?</source>
        <translation>Les mêmes cartes, mais cette fois Bram reste. Que faites-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: Bram plays against Léa, so you may save your points.</source>
        <translation>Oui&#xa0;: Bram joue contre Léa, vous pouvez donc épargner vos points.</translation>
    </message>
    <message>
        <source>You do not have to: Bram will play against Léa. With this hand you would most likely add 5 points.</source>
        <translation>Rien ne vous y oblige&#xa0;: Bram jouera contre Léa. Avec cette main, vous ajouteriez sans doute 5 points.</translation>
    </message>
    <message>
        <source>Problem: all three drop</source>
        <translation>Problème&#xa0;: tous se retirent</translation>
    </message>
    <message>
        <source>Suppose you drop out too. Léa stands at 25, like everybody. What happens?</source>
        <translation>Supposons que vous vous retiriez aussi. Léa est à 25, comme tout le monde. Que se passe-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: five tricks win the match from any score. An option of the match can soften this: the maker then only subtracts 5.</source>
        <translation>Oui&#xa0;: cinq plis gagnent la partie, quel que soit le score. Une option de la partie adoucit cela&#xa0;: le preneur retranche alors seulement 5 points.</translation>
    </message>
    <message>
        <source>That would be so with an option of the match. By the usual rule, five tricks are worth more.</source>
        <translation>Ce serait le cas avec une option de la partie. D’ordinaire, cinq plis valent davantage.</translation>
    </message>
    <message>
        <source>Cards are dealt again only when nobody has won. Remember what five tricks are worth.</source>
        <translation>On ne redonne que si personne n’a gagné. Pensez à ce que valent cinq plis.</translation>
    </message>
    <message>
        <source>Léa wins the match.</source>
        <translation>Léa gagne la partie.</translation>
    </message>
    <message>
        <source>Léa goes down to 20 and the match goes on.</source>
        <translation>Léa descend à 20 et la partie continue.</translation>
    </message>
    <message>
        <source>The cards are dealt again.</source>
        <translation>On redonne les cartes.</translation>
    </message>
    <message>
        <source>The deal, the cut and the upcard</source>
        <translation>La donne, la coupe et la retourne</translation>
    </message>
    <message>
        <source>How the cards come into the hands.</source>
        <translation>Comment les cartes arrivent en main.</translation>
    </message>
    <message>
        <source>Who deals</source>
        <translation>Qui donne</translation>
    </message>
    <message>
        <source>The first dealer is chosen at random; after each deal, the deal passes to the left. “Left” is the next player clockwise: after you comes Léa, then Bram, then Inês.

Here the deck lies before Léa: she deals.</source>
        <translation>Le premier donneur est tiré au sort&#x202f;; après chaque donne, c’est au voisin de gauche de donner. La gauche, c’est le joueur suivant dans le sens des aiguilles d’une montre&#xa0;: après vous vient Léa, puis Bram, puis Inês.

Ici, le jeu est devant Léa&#xa0;: c’est elle qui donne.</translation>
    </message>
    <message>
        <source>Cut the deck</source>
        <translation>Coupez le jeu</translation>
    </message>
    <message>
        <source>The dealer’s right-hand neighbour cuts, so that nobody knows the order of the cards. Léa deals, and you sit on her right: choose where to lift the deck.</source>
        <translation>C’est le voisin de droite du donneur qui coupe, pour que personne ne connaisse l’ordre des cartes. Léa donne, et vous êtes à sa droite&#xa0;: choisissez l’endroit où lever le paquet.</translation>
    </message>
    <message>
        <source>Done. What was on top now lies underneath. Any place will do, as long as each part keeps at least one card.</source>
        <translation>C’est fait. Ce qui était dessus est maintenant dessous. Tout endroit convient, pourvu que chaque partie garde au moins une carte.</translation>
    </message>
    <message>
        <source>Five cards each</source>
        <translation>Cinq cartes chacun</translation>
    </message>
    <message>
        <source>From the dealer’s left, everybody gets three cards, then two more. The next card is turned up: it is the upcard, and its suit is the first on offer as trumps.

The last three cards are out of play.</source>
        <translation>À partir de la gauche du donneur, chacun reçoit trois cartes, puis deux. La carte suivante est retournée&#xa0;: c’est la retourne, et sa couleur est la première proposée comme atout.

Les trois dernières cartes ne servent pas.</translation>
    </message>
    <message>
        <source>Who speaks first?</source>
        <translation>Qui parle en premier&#x202f;?</translation>
    </message>
    <message>
        <source>Léa has dealt. Everything starts at the dealer’s left. Who is the first to say whether hearts become trumps?</source>
        <translation>Léa a donné. Tout commence à gauche du donneur. Qui est le premier à dire si cœur devient atout&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: Bram sits on Léa’s left. He speaks first, and he will be the next dealer.</source>
        <translation>Oui&#xa0;: Bram est à gauche de Léa. Il parle en premier, et c’est lui qui donnera la prochaine fois.</translation>
    </message>
    <message>
        <source>The dealer speaks last, not first.</source>
        <translation>Le donneur parle en dernier, pas en premier.</translation>
    </message>
    <message>
        <source>Go round clockwise from the dealer: who comes next after Léa?</source>
        <translation>Tournez dans le sens des aiguilles d’une montre&#xa0;: qui vient juste après Léa&#x202f;?</translation>
    </message>
    <message>
        <source>Problem: count the cards</source>
        <translation>Problème&#xa0;: comptez les cartes</translation>
    </message>
    <message>
        <source>The deck has 24 cards. How many of them does nobody see during the whole deal?</source>
        <translation>Le jeu compte 24 cartes. Combien d’entre elles personne ne verra-t-il de toute la donne&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: four hands of five and the upcard make 21. Three remain, so you can never be quite sure where a card is.</source>
        <translation>Oui&#xa0;: quatre mains de cinq et la retourne font 21. Il en reste trois&#xa0;: on n’est donc jamais tout à fait sûr de la place d’une carte.</translation>
    </message>
    <message>
        <source>Count again: four players hold five cards each, and one card is turned up.</source>
        <translation>Recomptez&#xa0;: quatre joueurs ont cinq cartes chacun, et une carte est retournée.</translation>
    </message>
    <message>
        <source>Ordering and taking up</source>
        <translation>Ordonner et prendre la retourne</translation>
    </message>
    <message>
        <source>When to choose the suit of the upcard.</source>
        <translation>Quand choisir la couleur de la retourne.</translation>
    </message>
    <message>
        <source>Pass or order</source>
        <translation>Passer ou ordonner</translation>
    </message>
    <message>
        <source>In turn, each player passes or orders the suit of the upcard as trumps. The first order ends the bidding. The dealer then takes the upcard and discards another card, or that one.

Whoever ordered is the maker and promises at least three of the five tricks, even though the dealer got the card.</source>
        <translation>Chacun son tour, on passe ou l’on ordonne&#xa0;: la couleur de la retourne devient alors atout. Le premier qui ordonne clôt les enchères. Le donneur prend la retourne et écarte une carte, celle-là ou une autre.

Celui qui a ordonné est le preneur et promet au moins trois des cinq plis, même si c’est le donneur qui a reçu la carte.</translation>
    </message>
    <message>
        <source>A strong hand</source>
        <translation>Une main forte</translation>
    </message>
    <message>
        <source>{9H} is turned up and you speak first. Look at your hearts, and do not forget the left bower. What do you say?</source>
        <translation>La retourne est {9H} et vous parlez en premier. Regardez vos cœurs, sans oublier le valet secondaire. Que dites-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: the three highest trumps take three tricks on their own, and {AS} may take a fourth. The promise is as good as kept.</source>
        <translation>Oui&#xa0;: les trois plus forts atouts font trois plis à eux seuls, et {AS} peut en faire un quatrième. La promesse est pour ainsi dire tenue.</translation>
    </message>
    <message>
        <source>With hearts as trumps you hold the three highest: both bowers and the ace. You will hardly get a better hand.</source>
        <translation>À atout cœur, vous tenez les trois plus forts&#xa0;: les deux valets et l’as. Vous n’aurez guère de meilleure main.</translation>
    </message>
    <message>
        <source>A weak hand</source>
        <translation>Une main faible</translation>
    </message>
    <message>
        <source>{AH} is turned up, and the dealer is Inês. What do you say with this hand?</source>
        <translation>La retourne est {AH}, et c’est Inês qui a donné. Que dites-vous avec cette main&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: without a single heart you could not keep a promise of three tricks, and failing costs 5 points.</source>
        <translation>Oui&#xa0;: sans un seul cœur, vous ne pourriez pas tenir une promesse de trois plis, et un échec coûte 5 points.</translation>
    </message>
    <message>
        <source>You hold no heart, and your order would give {AH} to Inês. You would promise three tricks and most likely add 5 points.</source>
        <translation>Vous n’avez aucun cœur, et vous donneriez {AH} à Inês. Vous promettriez trois plis, pour ajouter sans doute 5 points.</translation>
    </message>
    <message>
        <source>The dealer discards</source>
        <translation>Le donneur écarte</translation>
    </message>
    <message>
        <source>You dealt, and Léa ordered hearts: you took {KH} and now hold six cards. Which one do you discard?</source>
        <translation>Vous avez donné, et Léa a ordonné&#xa0;: vous avez pris {KH} et tenez six cartes. Laquelle écartez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: {9D} was your only diamond and took nothing. Now you can trump when diamonds are led.</source>
        <translation>Oui&#xa0;: {9D} était votre seul carreau et ne prenait rien. Vous pourrez maintenant couper à carreau.</translation>
    </message>
    <message>
        <source>It is allowed, but a trump is worth more than a lone nine.</source>
        <translation>C’est permis, mais un atout vaut mieux qu’un neuf isolé.</translation>
    </message>
    <message>
        <source>Keep your trumps: even the queen can take a trick.</source>
        <translation>Gardez vos atouts&#xa0;: même la dame peut faire un pli.</translation>
    </message>
    <message>
        <source>An ace is your best card outside trumps.</source>
        <translation>Un as est votre meilleure carte hors atout.</translation>
    </message>
    <message>
        <source>Not a bad card to lose, but then you keep three suits. Get rid of a suit of which you hold one low card.</source>
        <translation>On pourrait s’en passer, mais vous garderiez trois couleurs. Débarrassez-vous d’une couleur où vous n’avez qu’une petite carte.</translation>
    </message>
    <message>
        <source>Problem: you are the dealer</source>
        <translation>Problème&#xa0;: vous êtes le donneur</translation>
    </message>
    <message>
        <source>You dealt, and all three others passed. {JH} is turned up. If you take hearts as trumps, the card is yours, and you are the maker. What do you do?</source>
        <translation>Vous avez donné, et les trois autres ont passé. La retourne est {JH}. Si vous prenez cœur pour atout, la carte est à vous, et vous êtes le preneur. Que faites-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: with {JH}, {QH}, {TH} and {AS} three tricks are likely. {9D} goes away, and diamonds can be trumped.</source>
        <translation>Oui&#xa0;: avec {JH}, {QH}, {TH} et {AS}, trois plis sont probables. {9D} est écarté, et vous pourrez couper à carreau.</translation>
    </message>
    <message>
        <source>Count the card that you would take: the right bower, two more hearts and an ace. A better chance rarely comes.</source>
        <translation>Comptez la carte que vous prendriez&#xa0;: le valet d’atout, deux autres cœurs et un as. L’occasion est belle.</translation>
    </message>
    <message>
        <source>Automatic clubs</source>
        <translation>Trèfle d’office</translation>
    </message>
    <message>
        <source>A club turned up changes everything.</source>
        <translation>Un trèfle retourné change tout.</translation>
    </message>
    <message>
        <source>A club is turned up</source>
        <translation>Un trèfle est retourné</translation>
    </message>
    <message>
        <source>When the upcard is a club, clubs are trumps at once. Nobody bids, nobody is the maker, and nobody has promised anything. Nobody gets the upcard either: it stays on the table.

All four have to play. Each subtracts the tricks taken, or adds 5 points for none.</source>
        <translation>Quand la retourne est un trèfle, trèfle est atout d’office. Il n’y a pas d’enchères, pas de preneur, et personne n’a rien promis. Personne ne reçoit la retourne non plus&#xa0;: elle reste sur la table.

Tous les quatre doivent jouer. Chacun retranche ses plis, ou ajoute 5 points s’il n’en a fait aucun.</translation>
    </message>
    <message>
        <source>Clubs are led</source>
        <translation>Trèfle est demandé</translation>
    </message>
    <message>
        <source>Clubs are trumps, and Inês leads {9C}. What must you play?</source>
        <translation>Trèfle est atout, et Inês entame avec {9C}. Que devez-vous jouer&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: with clubs as trumps, the jack of spades is the left bower. It is your only club.</source>
        <translation>Oui&#xa0;: à atout trèfle, le valet de pique est le valet secondaire. C’est votre seul trèfle.</translation>
    </message>
    <message>
        <source>Drop out?</source>
        <translation>Se retirer&#x202f;?</translation>
    </message>
    <message>
        <source>This hand has no trump and no high card. May you drop out of this deal?</source>
        <translation>Cette main n’a ni atout ni carte forte. Pouvez-vous vous retirer de cette donne&#x202f;?</translation>
    </message>
    <message>
        <source>Right: with automatic clubs, and at no-trump, everybody stays. Staying and dropping out are decided against a maker, and there is none.</source>
        <translation>C’est juste&#xa0;: quand trèfle est atout d’office, et à sans-atout, tout le monde reste. On ne se retire que face à un preneur, et il n’y en a pas.</translation>
    </message>
    <message>
        <source>It would be wise, but it is not allowed: nobody may drop out when clubs are trumps at once.</source>
        <translation>Ce serait sage, mais c’est interdit&#xa0;: personne ne peut se retirer quand trèfle est atout d’office.</translation>
    </message>
    <message>
        <source>Yes, I may.</source>
        <translation>Oui, je peux.</translation>
    </message>
    <message>
        <source>No, I have to play.</source>
        <translation>Non, je dois jouer.</translation>
    </message>
    <message>
        <source>Problem: no trick at all</source>
        <translation>Problème&#xa0;: aucun pli</translation>
    </message>
    <message>
        <source>A club was turned up. You stand at 25 and have taken no trick, and {9H} will not take the last one. What is your new score?</source>
        <translation>La retourne était un trèfle. Vous êtes à 25 et n’avez fait aucun pli, et {9H} ne prendra pas le dernier. Quel est votre nouveau score&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: 25 plus 5 makes 30. A score may rise above 25.</source>
        <translation>Oui&#xa0;: 25 plus 5 font 30. Un score peut dépasser 25.</translation>
    </message>
    <message>
        <source>It would stay at 25 if you had dropped out. But in this deal everybody plays.</source>
        <translation>Il resterait à 25 si l’on pouvait se retirer. Mais dans cette donne, tout le monde joue.</translation>
    </message>
    <message>
        <source>Tricks bring the score down, and you have none. No trick adds 5.</source>
        <translation>Ce sont les plis qui font baisser le score, et vous n’en avez pas. Aucun pli&#xa0;: 5 points de plus.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Le décompte</translation>
    </message>
    <message>
        <source>The promise kept, the promise broken, and who drops out.</source>
        <translation>La promesse tenue, la promesse manquée, et qui se retire.</translation>
    </message>
    <message>
        <source>The promise is kept</source>
        <translation>La promesse est tenue</translation>
    </message>
    <message>
        <source>You are the maker and have taken two tricks. {QD} is a trump and takes the last one too. At the end each player subtracts 1 for each trick taken. You started at 25: what is your new score?</source>
        <translation>Vous êtes le preneur et avez fait deux plis. {QD} est un atout et prend aussi le dernier. À la fin, chacun retranche 1 point par pli. Vous étiez à 25&#xa0;: quel est votre nouveau score&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: three tricks, as promised, and 25 minus 3 makes 22.</source>
        <translation>Oui&#xa0;: trois plis, comme promis, et 25 moins 3 font 22.</translation>
    </message>
    <message>
        <source>Points are bad: a trick brings the score down, towards 0.</source>
        <translation>Les points sont mauvais&#xa0;: un pli fait baisser le score, vers 0.</translation>
    </message>
    <message>
        <source>Count your own tricks only: two before, and this one.</source>
        <translation>Ne comptez que vos propres plis&#xa0;: deux avant, et celui-ci.</translation>
    </message>
    <message>
        <source>The promise is broken</source>
        <translation>La promesse est manquée</translation>
    </message>
    <message>
        <source>Again you are the maker, at 25, with two tricks. The last one goes to Léa. What is your new score?</source>
        <translation>Vous êtes encore le preneur, à 25, avec deux plis. Le dernier revient à Léa. Quel est votre nouveau score&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: with fewer than three tricks the maker adds 5, and the tricks taken do not count. Inês took none and adds 5 as well.</source>
        <translation>Oui&#xa0;: avec moins de trois plis, le preneur ajoute 5 points, et ses plis ne comptent pas. Inês n’en a fait aucun et ajoute aussi 5 points.</translation>
    </message>
    <message>
        <source>That would be so for anybody else. But the maker promised three tricks and has only two.</source>
        <translation>Ce serait le cas pour un autre. Mais le preneur a promis trois plis et n’en a que deux.</translation>
    </message>
    <message>
        <source>The tricks of a broken promise are not subtracted: only the 5 points count.</source>
        <translation>Les plis d’une promesse manquée ne se retranchent pas&#xa0;: seuls comptent les 5 points.</translation>
    </message>
    <message>
        <source>Stayed for nothing</source>
        <translation>Rester pour rien</translation>
    </message>
    <message>
        <source>Léa is the maker. You stayed, at 12 points, and have taken no trick; {AS} will not take this one, for hearts were led. What is your new score?</source>
        <translation>Léa est le preneur. Vous avez choisi de rester, à 12 points, et n’avez fait aucun pli&#x202f;; {AS} ne prendra pas celui-ci, car on demande cœur. Quel est votre nouveau score&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: whoever stays and takes no trick adds 5. That is the risk of staying.</source>
        <translation>Oui&#xa0;: qui reste sans faire de pli ajoute 5 points. C’est le risque de rester.</translation>
    </message>
    <message>
        <source>Five points are added, not subtracted: you want to go down.</source>
        <translation>Les 5 points s’ajoutent, ils ne se retranchent pas&#xa0;: on veut descendre.</translation>
    </message>
    <message>
        <source>Dropped out</source>
        <translation>Se retirer</translation>
    </message>
    <message>
        <source>You have dropped out, at 9 points. The others play on. What will your score be after this deal?</source>
        <translation>Vous avez choisi de vous retirer, à 9 points. Les autres continuent. Quel sera votre score après cette donne&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: dropping out costs nothing and brings nothing.</source>
        <translation>Oui&#xa0;: se retirer ne coûte rien et ne rapporte rien.</translation>
    </message>
    <message>
        <source>The 5 points are for those who stay and take no trick. You have dropped out.</source>
        <translation>Les 5 points sont pour qui reste sans faire de pli. Vous ne jouez plus.</translation>
    </message>
    <message>
        <source>Nobody gains by dropping out: only tricks bring a score down.</source>
        <translation>On ne gagne rien à se retirer&#xa0;: seuls les plis font baisser un score.</translation>
    </message>
    <message>
        <source>Problem: a disaster</source>
        <translation>Problème&#xa0;: un désastre</translation>
    </message>
    <message>
        <source>You are the maker, at 25, and take no trick at all. Both faults cost 5: the broken promise, and no trick. What is your new score?</source>
        <translation>Vous êtes le preneur, à 25, et ne faites aucun pli. Deux fautes coûtent 5 points&#xa0;: la promesse manquée, et l’absence de pli. Quel est votre nouveau score&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: nobody is charged twice in one deal. 25 plus 5 makes 30.</source>
        <translation>Oui&#xa0;: personne n’est pénalisé deux fois dans une même donne. 25 plus 5 font 30.</translation>
    </message>
    <message>
        <source>A broken promise always costs something.</source>
        <translation>Une promesse manquée coûte toujours quelque chose.</translation>
    </message>
    <message>
        <source>The 5 points are added once only.</source>
        <translation>Les 5 points ne s’ajoutent qu’une fois.</translation>
    </message>
    <message>
        <source>Winning the match</source>
        <translation>Gagner la partie</translation>
    </message>
    <message>
        <source>Five tricks, reaching zero, and sharing the victory.</source>
        <translation>Cinq plis, arriver à zéro, et partager la victoire.</translation>
    </message>
    <message>
        <source>Three ways to end</source>
        <translation>Trois façons de finir</translation>
    </message>
    <message>
        <source>Whoever takes all five tricks of a deal wins the match there and then, from any score.

Otherwise, once the deal is scored, a player at 0 or below wins. Of several, the one furthest below 0 wins; players who share the lowest score share the victory. If nobody is at 0 or below, the next player deals.</source>
        <translation>Qui fait les cinq plis d’une donne gagne la partie sur-le-champ, quel que soit son score.

Sinon, une fois la donne comptée, un joueur à 0 ou moins gagne. S’ils sont plusieurs, c’est le plus bas au-dessous de 0&#x202f;; à égalité, ils partagent la victoire. Si personne n’est à 0 ou moins, le joueur suivant donne.</translation>
    </message>
    <message>
        <source>Two reach zero</source>
        <translation>Deux arrivent à zéro</translation>
    </message>
    <message>
        <source>Before this deal you stood at 2 and Léa at 1. You are the maker, and with {QD} you take your third trick. Léa has one trick. Who wins?</source>
        <translation>Avant cette donne, vous étiez à 2 et Léa à 1. Vous êtes le preneur et faites avec {QD} votre troisième pli. Léa en a un. Qui gagne&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: you end at −1, Léa at 0. Both have reached the goal, but you are lower.</source>
        <translation>Oui&#xa0;: vous finissez à −1, Léa à 0. Tous deux y sont arrivés, mais vous êtes plus bas.</translation>
    </message>
    <message>
        <source>Léa reaches 0 exactly, but somebody is lower still: 2 minus 3 makes −1.</source>
        <translation>Léa arrive juste à 0, mais quelqu’un est encore plus bas&#xa0;: 2 moins 3 font −1.</translation>
    </message>
    <message>
        <source>Count: 2 minus 3 for you, 1 minus 1 for Léa. Who is lowest?</source>
        <translation>Comptez&#xa0;: 2 moins 3 pour vous, 1 moins 1 pour Léa. Qui est le plus bas&#x202f;?</translation>
    </message>
    <message>
        <source>Léa and you share the victory.</source>
        <translation>Léa et vous partagez la victoire.</translation>
    </message>
    <message>
        <source>Nobody yet.</source>
        <translation>Personne pour l’instant.</translation>
    </message>
    <message>
        <source>The same score</source>
        <translation>Le même score</translation>
    </message>
    <message>
        <source>You stood at 2 and Léa at 1. Clubs were trumps at once. {JS}, the left bower, takes your second trick; Léa has taken one. Who wins?</source>
        <translation>Vous étiez à 2 et Léa à 1. Trèfle était atout d’office. {JS}, le valet secondaire, prend votre deuxième pli&#x202f;; Léa en a fait un. Qui gagne&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: both of you stand at 0 exactly, so the victory is shared.</source>
        <translation>Oui&#xa0;: vous êtes tous deux exactement à 0, la victoire est donc partagée.</translation>
    </message>
    <message>
        <source>0 is enough: at 0 or below, the match is won.</source>
        <translation>0 suffit&#xa0;: à 0 ou moins, la partie est gagnée.</translation>
    </message>
    <message>
        <source>Count for both: 2 minus 2, and 1 minus 1.</source>
        <translation>Comptez pour les deux&#xa0;: 2 moins 2, et 1 moins 1.</translation>
    </message>
    <message>
        <source>The fifth trick</source>
        <translation>Le cinquième pli</translation>
    </message>
    <message>
        <source>You stand at 30, far behind, but you have taken all four tricks so far. You lead {AS}, and nobody has a trump left. What happens?</source>
        <translation>Vous êtes à 30, loin derrière, mais vous avez fait les quatre plis. Vous entamez avec {AS}, et plus personne n’a d’atout. Que se passe-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: all five tricks win at once, alone and from any score. The sheet still shows your 25.</source>
        <translation>Oui&#xa0;: qui fait les cinq plis gagne aussitôt, sans partage et quel que soit le score. La feuille de marque indique quand même vos 25 points.</translation>
    </message>
    <message>
        <source>Your score is right: 30 minus 5. But you forget what five tricks are worth.</source>
        <translation>Votre score est juste&#xa0;: 30 moins 5. Mais vous oubliez ce que valent cinq plis.</translation>
    </message>
    <message>
        <source>Bram would have to be at 0 or below to win by score. Nobody is.</source>
        <translation>Pour gagner au score, il faudrait que Bram soit à 0 ou moins. Personne n’y est.</translation>
    </message>
    <message>
        <source>I win the match.</source>
        <translation>Je gagne la partie.</translation>
    </message>
    <message>
        <source>I go down to 25, and the match goes on.</source>
        <translation>Je descends à 25, et la partie continue.</translation>
    </message>
    <message>
        <source>Bram wins, with the lowest score.</source>
        <translation>Bram gagne, avec le score le plus bas.</translation>
    </message>
    <message>
        <source>Problem: stop her</source>
        <translation>Problème&#xa0;: arrêtez-la</translation>
    </message>
    <message>
        <source>Léa has taken every trick so far and leads {KH}, a trump you cannot beat. If she takes the fifth trick as well, she wins the match. Which of your two spades do you let go?</source>
        <translation>Léa a fait tous les plis et entame avec {KH}, un atout que vous ne pouvez pas battre. Si elle fait aussi le cinquième pli, elle gagne la partie. Lequel de vos deux piques lâchez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Well done: {AS} beat her last card. Always keep the card that can still stop a player with all the tricks.</source>
        <translation>Bien joué&#xa0;: {AS} a battu sa dernière carte. Gardez toujours la carte qui peut encore arrêter celui qui a tous les plis.</translation>
    </message>
    <message>
        <source>It is allowed. But then the nine alone faces her last card, and a higher spade would win her the match.</source>
        <translation>C’est permis. Mais le neuf resterait seul face à sa dernière carte, et un pique plus fort lui donnerait la partie.</translation>
    </message>
    <message>
        <source>Yes: any trump beats the diamonds. The lowest one is enough, and the higher one stays for later.</source>
        <translation>Oui&#xa0;: n’importe quel atout bat les carreaux. Le plus petit suffit, et l’autre reste pour plus tard.</translation>
    </message>
    <message>
        <source>Yes: any trump beats the diamonds. But {9S} would have been enough, and the queen could have taken another trick later.</source>
        <translation>Oui&#xa0;: n’importe quel atout bat les carreaux. Mais {9S} aurait suffi, et la dame aurait encore pu faire un pli plus tard.</translation>
    </message>
    <message>
        <source>What changes when the player opposite is on your side.</source>
        <translation>Ce qui change quand le joueur d’en face est avec vous.</translation>
    </message>
    <message>
        <source>Two teams</source>
        <translation>Deux équipes</translation>
    </message>
    <message>
        <source>In partnership Euchre the players opposite each other are partners: here Bram plays with you, against Léa and Inês. Cards, trumps and bowers are those of Buck Euchre, but points are good now: both teams start at 0, and the first with 10 wins.

Nobody drops out, and a club turned up means nothing special. The team that chooses trumps needs three of the five tricks together.</source>
        <translation>À l’Euchre à quatre, les joueurs assis face à face sont partenaires&#xa0;: ici, Bram joue avec vous, contre Léa et Inês. Les cartes, l’atout et les deux valets sont ceux du Buck Euchre, mais les points sont bons cette fois&#xa0;: les deux équipes partent de 0, et la première à 10 gagne.

Personne ne se retire, et un trèfle retourné n’a rien de particulier. L’équipe qui choisit l’atout doit faire trois des cinq plis à elle deux.</translation>
    </message>
    <message>
        <source>Your partner deals</source>
        <translation>Votre partenaire donne</translation>
    </message>
    <message>
        <source>Inês has passed. If you order hearts, {TH} goes to the dealer, and that is Bram, your partner. You hold {JD}, {AH} and an ace besides. What do you say?</source>
        <translation>Inês a passé. Si vous ordonnez cœur, {TH} va au donneur, et c’est Bram, votre partenaire. Vous tenez {JD}, {AH} et un autre as. Que dites-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: you have two high trumps and an ace, and the upcard makes your own team stronger. Three tricks together are likely.</source>
        <translation>Oui&#xa0;: vous avez deux gros atouts et un as, et la retourne renforce votre équipe. Trois plis à deux sont probables.</translation>
    </message>
    <message>
        <source>Then Bram sits out, and you would have to do it with two trumps. Leave that for a stronger hand.</source>
        <translation>Bram ne jouerait pas, et il vous faudrait réussir avec deux atouts. Gardez cela pour une main plus forte.</translation>
    </message>
    <message>
        <source>You would waste a good hand: the left bower, the ace of trumps and another ace, and the upcard goes to your own partner.</source>
        <translation>Ce serait gâcher une bonne main&#xa0;: le valet secondaire, l’as d’atout et un autre as, et la retourne va à votre partenaire.</translation>
    </message>
    <message>
        <source>The trick is yours already</source>
        <translation>Le pli est déjà à vous</translation>
    </message>
    <message>
        <source>Hearts are trumps. Léa led {KC}, Bram played {AC}, Inês {TC}. You play last and have no club. What do you play?</source>
        <translation>Cœur est atout. Léa a entamé avec {KC}, Bram a joué {AC}, Inês {TC}. Vous jouez en dernier et n’avez pas de trèfle. Que jouez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: Bram takes the trick anyhow, and his tricks are yours. The low diamond goes, and your trumps stay for later.</source>
        <translation>Oui&#xa0;: Bram fait le pli de toute façon, et ses plis sont les vôtres. Le petit carreau s’en va, et vos atouts restent pour plus tard.</translation>
    </message>
    <message>
        <source>It would take the trick, but from your own partner, whose ace is winning already. A trump is wasted on that.</source>
        <translation>Elle ferait le pli, mais aux dépens de votre partenaire, dont l’as le fait déjà. Ce serait un atout gaspillé.</translation>
    </message>
    <message>
        <source>Problem: who scores?</source>
        <translation>Problème&#xa0;: qui marque&#x202f;?</translation>
    </message>
    <message>
        <source>You ordered clubs. Before the last trick, Bram and you have two tricks together, and Inês’s {AS} will take the last one. Your team stands at 6. What is its new score?</source>
        <translation>Vous avez ordonné trèfle. Avant le dernier pli, Bram et vous avez deux plis à vous deux, et Inês fera le dernier avec {AS}. Votre équipe est à 6. Quel est son nouveau score&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: with fewer than three tricks the team that chose trumps scores nothing, and the defenders score 2: Léa and Inês go from 7 to 9.</source>
        <translation>Oui&#xa0;: avec moins de trois plis, l’équipe qui a choisi l’atout ne marque rien, et les défenseurs marquent 2&#xa0;: Léa et Inês passent de 7 à 9.</translation>
    </message>
    <message>
        <source>Single tricks are not counted here. Your team needed three together, and has only two.</source>
        <translation>Ici, on ne compte pas les plis un à un. Il en fallait trois à votre équipe, et elle n’en a que deux.</translation>
    </message>
    <message>
        <source>When one plays for two, and when nobody may pass.</source>
        <translation>Un seul joue pour deux, et parfois on ne peut plus passer.</translation>
    </message>
    <message>
        <source>Playing alone</source>
        <translation>Jouer en solitaire</translation>
    </message>
    <message>
        <source>Whoever orders or names a suit may play alone. The partner lays the hand aside and sits out. All five tricks then bring 4 points instead of 2; three or four tricks bring 1 point, as always.

If it is the dealer who sits out, nobody takes the upcard. Only the player who chooses trumps may play alone, and says so at once.</source>
        <translation>Qui ordonne ou nomme une couleur peut jouer en solitaire. Son partenaire pose sa main et ne joue pas. Les cinq plis rapportent alors 4 points au lieu de 2&#x202f;; trois ou quatre plis rapportent 1 point, comme toujours.

Si c’est le donneur qui ne joue pas, personne ne prend la retourne. Seul celui qui choisit l’atout peut jouer en solitaire, et il l’annonce aussitôt.</translation>
    </message>
    <message>
        <source>A hand for one</source>
        <translation>Une main pour un seul</translation>
    </message>
    <message>
        <source>You hold the four highest hearts and an ace. {QH} is turned up. What do you say?</source>
        <translation>Vous tenez les quatre plus forts cœurs et un as. La retourne est {QH}. Que dites-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: nothing beats your four trumps, and {AS} should take the fifth trick. Alone that is worth 4 points.</source>
        <translation>Oui&#xa0;: rien ne bat vos quatre atouts, et {AS} devrait faire le cinquième pli. En solitaire, cela vaut 4 points.</translation>
    </message>
    <message>
        <source>You would take the tricks, but with a partner all five bring 2 points only. This hand needs no help.</source>
        <translation>Vous feriez les plis, mais avec un partenaire, les cinq ne rapportent que 2 points. Cette main n’a pas besoin d’aide.</translation>
    </message>
    <message>
        <source>With the four highest trumps? Points are good in this game, and you can hardly fail.</source>
        <translation>Avec les quatre plus forts atouts&#x202f;? Les points sont bons dans ce jeu, et vous ne pouvez guère échouer.</translation>
    </message>
    <message>
        <source>The dealer must choose</source>
        <translation>Le donneur doit choisir</translation>
    </message>
    <message>
        <source>You dealt, {9C} was turned down, and all the others have passed a second time. The dealer now has to name a suit. Which one?</source>
        <translation>Vous avez donné, la retourne {9C} a été refusée, et tous les autres ont passé une seconde fois. Le donneur doit alors nommer une couleur. Laquelle&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: with spades you hold four trumps, among them {JC}, the left bower. An option of the match lets the dealer pass here too.</source>
        <translation>Oui&#xa0;: à pique, vous avez quatre atouts, dont {JC}, le valet secondaire. Une option de la partie permet au donneur de passer ici aussi.</translation>
    </message>
    <message>
        <source>You hold no heart at all. Count your cards suit by suit.</source>
        <translation>Vous n’avez pas un seul cœur. Comptez vos cartes couleur par couleur.</translation>
    </message>
    <message>
        <source>You hold a single diamond. Another suit gives you four trumps, one of them a bower.</source>
        <translation>Vous n’avez qu’un carreau. Une autre couleur vous donne quatre atouts, dont un valet.</translation>
    </message>
    <message>
        <source>Nothing but nines and tens</source>
        <translation>Rien que des neuf et des dix</translation>
    </message>
    <message>
        <source>There is an option for bad luck, the farmer’s hand: whoever holds only nines and tens may ask for a new deal before the bidding. What do you do?</source>
        <translation>Il existe une option contre la malchance, la «&#xa0;main du fermier&#xa0;»&#xa0;: qui n’a que des neuf et des dix peut demander une nouvelle donne avant les enchères. Que faites-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: the same dealer deals again. It can only get better.</source>
        <translation>Oui&#xa0;: le même donneur redonne. Cela ne peut que s’améliorer.</translation>
    </message>
    <message>
        <source>You may keep these cards, but they will hardly take a trick. A new deal costs nothing.</source>
        <translation>Vous pouvez garder ces cartes, mais elles ne feront guère de pli. Une nouvelle donne ne coûte rien.</translation>
    </message>
    <message>
        <source>Problem: who leads?</source>
        <translation>Problème&#xa0;: qui entame&#x202f;?</translation>
    </message>
    <message>
        <source>Léa dealt. You ordered spades and play alone, so Bram sits out. Who leads to the first trick?</source>
        <translation>Léa a donné. Vous avez ordonné pique et jouez en solitaire&#xa0;: Bram ne joue pas. Qui entame le premier pli&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: Bram on the dealer’s left would lead, but he sits out, so it is the next player’s turn.</source>
        <translation>Oui&#xa0;: Bram, à gauche du donneur, entamerait, mais il ne joue pas&#x202f;; c’est donc au joueur suivant.</translation>
    </message>
    <message>
        <source>Bram would lead, but he sits out.</source>
        <translation>Bram entamerait, mais il ne joue pas.</translation>
    </message>
    <message>
        <source>It is not the one who chose trumps that leads, nor the dealer, but the first player still in from the dealer’s left.</source>
        <translation>Ce n’est ni celui qui a choisi l’atout ni le donneur qui entame, mais le premier joueur encore en jeu à partir de la gauche du donneur.</translation>
    </message>
    <message>
        <source>Two players, and most cards unseen.</source>
        <translation>Deux joueurs, et la plupart des cartes cachées.</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Deux joueurs</translation>
    </message>
    <message>
        <source>Two-handed Euchre is played with the same cards, trumps and bowers. Points are good: both start at 0, and the first with 10 wins. They deal in turn.

Each gets five cards, and the next card is turned up. The one who did not deal speaks first: pass, or order its suit as trumps. After a pass the dealer passes, or accepts it.</source>
        <translation>L’Euchre à deux se joue avec les mêmes cartes, le même atout et les mêmes valets. Les points sont bons&#xa0;: les deux joueurs partent de 0, et le premier à 10 gagne. On donne à tour de rôle.

Chacun reçoit cinq cartes, et la suivante est retournée. Celui qui n’a pas donné parle en premier&#xa0;: il passe, ou ordonne la couleur de la retourne comme atout. S’il passe, le donneur passe à son tour, ou accepte.</translation>
    </message>
    <message>
        <source>The cards nobody holds</source>
        <translation>Les cartes que personne ne tient</translation>
    </message>
    <message>
        <source>There are 24 cards. How many of them lie face down in the stock, unseen by both?</source>
        <translation>Il y a 24 cartes. Combien restent au talon, cachées aux deux joueurs&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: two hands of five and the upcard make 11, and 13 remain. So the highest trump is often in nobody’s hand.</source>
        <translation>Oui&#xa0;: deux mains de cinq et la retourne font 11&#x202f;; il en reste 13. Souvent, personne ne tient donc le plus fort atout.</translation>
    </message>
    <message>
        <source>Count again: two hands of five cards, and one card turned up. All others are unseen.</source>
        <translation>Recomptez&#xa0;: deux mains de cinq cartes, et une carte retournée. Toutes les autres sont cachées.</translation>
    </message>
    <message>
        <source>You speak first</source>
        <translation>Vous parlez en premier</translation>
    </message>
    <message>
        <source>Léa dealt, and {KH} is turned up. Whoever chooses trumps is the maker and needs three tricks; the other is the defender. What do you say?</source>
        <translation>Léa a donné, et la retourne est {KH}. Celui qui choisit l’atout est le preneur et doit faire trois plis&#x202f;; l’autre est le défenseur. Que dites-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: with both bowers and {AH} you hold the three highest trumps. Léa leaves {KH} this time; hearts are trumps either way.</source>
        <translation>Oui&#xa0;: avec les deux valets et {AH}, vous tenez les trois plus forts atouts. Léa laisse {KH} cette fois&#x202f;; cœur est atout de toute façon.</translation>
    </message>
    <message>
        <source>You hold the three highest hearts: three tricks are certain. If you pass, Léa may choose another suit.</source>
        <translation>Vous tenez les trois plus forts cœurs&#xa0;: trois plis sont sûrs. Si vous passez, Léa pourra choisir une autre couleur.</translation>
    </message>
    <message>
        <source>Problem: who is the maker?</source>
        <translation>Problème&#xa0;: qui est le preneur&#x202f;?</translation>
    </message>
    <message>
        <source>You dealt. Léa ordered hearts, and you took {JH} into your hand. Who is the maker, and leads to the first trick?</source>
        <translation>Vous avez donné. Léa a ordonné cœur, et vous avez pris {JH} en main. Qui est le preneur, et entame le premier pli&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: Léa chose trumps, so she needs the three tricks, even though you hold the card. She leads because you dealt.</source>
        <translation>Oui&#xa0;: Léa a choisi l’atout&#x202f;; c’est donc elle qui doit faire trois plis, même si la carte est à vous. Elle entame parce que vous avez donné.</translation>
    </message>
    <message>
        <source>You only took the card. The maker is the one who chose trumps, and the one who did not deal leads.</source>
        <translation>Vous avez seulement pris la carte. Le preneur est celui qui a choisi l’atout, et c’est celui qui n’a pas donné qui entame.</translation>
    </message>
    <message>
        <source>The dealer’s choice, two passes, and the score.</source>
        <translation>Le choix du donneur, la donne dont personne ne veut, et le décompte.</translation>
    </message>
    <message>
        <source>The dealer may refuse</source>
        <translation>Le donneur peut refuser</translation>
    </message>
    <message>
        <source>A dealer who is ordered may take the upcard and lay another card aside, or leave it on the table. The suit is trumps either way. An option of the match makes taking it a duty.

A dealer who accepts after a pass always takes it.</source>
        <translation>Le donneur à qui l’on ordonne peut prendre la retourne et écarter une autre carte, ou la laisser sur la table. Sa couleur est atout dans les deux cas. Une option de la partie l’oblige à la prendre.

Le donneur qui accepte, quand l’autre a passé, la prend toujours.</translation>
    </message>
    <message>
        <source>Take it, or leave it?</source>
        <translation>La prendre, ou la laisser&#x202f;?</translation>
    </message>
    <message>
        <source>You dealt, and Léa ordered hearts. Do you take {JH}?</source>
        <translation>Vous avez donné, et Léa a ordonné cœur. Prenez-vous {JH}&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: it is the right bower, the best card there is. Now Léa will find it hard to take three tricks.</source>
        <translation>Oui&#xa0;: c’est le valet d’atout, la meilleure carte qui soit. Léa aura du mal à faire trois plis.</translation>
    </message>
    <message>
        <source>You would leave the best trump on the table, where it helps nobody. You have weak cards to lay aside.</source>
        <translation>Vous laisseriez le meilleur atout sur la table, où il ne sert à personne. Vous avez des cartes faibles à écarter.</translation>
    </message>
    <message>
        <source>If both pass again</source>
        <translation>Si les deux passent encore</translation>
    </message>
    <message>
        <source>You dealt, {AC} was turned down, and Léa has passed for the second time. If you pass too, nobody scores, and Léa deals. With this hand?</source>
        <translation>Vous avez donné, la retourne {AC} a été refusée, et Léa a passé pour la seconde fois. Si vous passez aussi, personne ne marque, et Léa donne. Que faites-vous de cette main&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: no suit of yours would take three tricks, and failing gives Léa 2 points. With an option of the match, the dealer must name a suit here.</source>
        <translation>Oui&#xa0;: aucune de vos couleurs ne ferait trois plis, et un échec donnerait 2 points à Léa. Une option de la partie oblige le donneur à nommer ici une couleur.</translation>
    </message>
    <message>
        <source>You would need three tricks with hardly a trump. Passing costs nothing.</source>
        <translation>Il vous faudrait trois plis presque sans atout. Passer ne coûte rien.</translation>
    </message>
    <message>
        <source>Problem: the maker fails</source>
        <translation>Problème&#xa0;: le preneur échoue</translation>
    </message>
    <message>
        <source>Léa is the maker, and spades are trumps. Each of you has taken two tricks, and your {9D} takes the last one, for Léa has no diamond and no trump. You stand at 4. What is your new score?</source>
        <translation>Léa est le preneur, et pique est atout. Vous avez fait deux plis chacun, et votre {9D} fait le dernier, car Léa n’a ni carreau ni atout. Vous êtes à 4. Quel est votre nouveau score&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: the maker has fewer than three tricks, so the defender scores 2. A maker with three or four tricks scores 1, and 2 with all five.</source>
        <translation>Oui&#xa0;: le preneur a moins de trois plis, et le défenseur marque 2. Un preneur marque 1 point pour trois ou quatre plis, et 2 pour les cinq.</translation>
    </message>
    <message>
        <source>Single tricks are not counted. Stopping the maker brings the defender 2 points.</source>
        <translation>On ne compte pas les plis un à un. Faire échouer le preneur rapporte 2 points au défenseur.</translation>
    </message>
    <message>
        <source>Two against two</source>
        <translation>Deux contre deux</translation>
    </message>
    <message>
        <source>Alone, and the dealer’s duty</source>
        <translation>En solitaire, et le devoir du donneur</translation>
    </message>
    <message>
        <source>One against one</source>
        <translation>Un contre un</translation>
    </message>
    <message>
        <source>Take it or leave it</source>
        <translation>Prendre ou laisser</translation>
    </message>
    <message>
        <source>Only a player who drops out keeps the score. You stayed.</source>
        <translation>Seul celui qui se retire garde son score. Ici, vous jouez.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Buck Euchre</source>
        <translation>Buck Euchre</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Enregistrer la partie</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>New match from a &amp;deal code…</source>
        <translation>Nouvelle partie d’après un co&amp;de de donnes…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Enregistrer sous…</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Reprendre le coup</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>&amp;Historique…</translation>
    </message>
    <message>
        <source>St&amp;atistics…</source>
        <translation>St&amp;atistiques…</translation>
    </message>
    <message>
        <source>&amp;Fair deals…</source>
        <translation>Donnes équita&amp;bles…</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Préférences…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Feuille de marque</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>S&amp;peed</source>
        <translation>&amp;Vitesse</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>App&amp;rendre</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Leçons</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>Leçon &amp;suivante</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Clavier</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Signa&amp;ler un problème…</translation>
    </message>
    <message>
        <source>&amp;About Buck Euchre</source>
        <translation>À &amp;propos de Buck Euchre</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>Conse&amp;il</translation>
    </message>
    <message>
        <source>&amp;Practice</source>
        <translation>&amp;Entraînement</translation>
    </message>
    <message>
        <source>A &amp;first deal, step by step</source>
        <translation>Une première &amp;donne, pas à pas</translation>
    </message>
</context>
<context>
    <name>Motives</name>
    <message>
        <source>Chance decided.</source>
        <translation>Le hasard a décidé.</translation>
    </message>
    <message>
        <source>It gives the best chance of the match.</source>
        <translation>C’est ce qui donne le plus de chances de gagner la partie.</translation>
    </message>
    <message>
        <source>The hand promises enough tricks for a bid.</source>
        <translation>La main promet assez de plis pour une enchère.</translation>
    </message>
    <message>
        <source>The hand promises too few tricks for a bid.</source>
        <translation>La main promet trop peu de plis pour une enchère.</translation>
    </message>
    <message>
        <source>At no-trump the hand is worth more than in any suit.</source>
        <translation>À sans-atout, la main vaut plus que dans n’importe quelle couleur.</translation>
    </message>
    <message>
        <source>It is the card that will be missed least.</source>
        <translation>C’est la carte qui manquera le moins.</translation>
    </message>
    <message>
        <source>One trick is certain, so that nothing can be lost.</source>
        <translation>Un pli est certain&#xa0;: il n’y a rien à perdre.</translation>
    </message>
    <message>
        <source>The chances are good enough.</source>
        <translation>Les chances sont assez bonnes.</translation>
    </message>
    <message>
        <source>The chances are too poor.</source>
        <translation>Les chances sont trop faibles.</translation>
    </message>
    <message>
        <source>If nobody stayed, the maker would have all five tricks.</source>
        <translation>Si personne ne restait, le preneur aurait les cinq plis.</translation>
    </message>
    <message>
        <source>A trump lead takes the others&apos; trumps away.</source>
        <translation>Entamer atout fait tomber les atouts des autres.</translation>
    </message>
    <message>
        <source>Nothing that is still out beats this card.</source>
        <translation>Cette carte est maîtresse&#xa0;: rien de ce qui reste ne la bat.</translation>
    </message>
    <message>
        <source>Of all leads this card has the best chance of the trick.</source>
        <translation>De toutes les entames, c’est celle qui a le plus de chances de faire le pli.</translation>
    </message>
    <message>
        <source>No lead wins, so the least useful card goes.</source>
        <translation>Aucune entame ne gagne&#xa0;: la carte la moins utile part.</translation>
    </message>
    <message>
        <source>It takes the trick for certain, as cheaply as possible.</source>
        <translation>Elle fait le pli à coup sûr, au moindre prix.</translation>
    </message>
    <message>
        <source>It takes the trick so far, and may hold.</source>
        <translation>Elle est maîtresse pour l’instant, et peut le rester.</translation>
    </message>
    <message>
        <source>Without the suit led, a trump takes the trick.</source>
        <translation>Sans carte de la couleur demandée, un atout fait le pli.</translation>
    </message>
    <message>
        <source>No card takes this trick, so the least useful one goes.</source>
        <translation>Aucune carte ne fait ce pli&#xa0;: la moins utile part.</translation>
    </message>
    <message>
        <source>The better cards are kept for a later trick.</source>
        <translation>Les meilleures cartes sont gardées pour un autre pli.</translation>
    </message>
    <message>
        <source>It keeps somebody from taking all five tricks.</source>
        <translation>Cela empêche quelqu’un de faire les cinq plis.</translation>
    </message>
    <message>
        <source>It is the only choice.</source>
        <translation>C’est le seul choix possible.</translation>
    </message>
    <message>
        <source>It is the only card of its suit: without it, a trump can take that suit.</source>
        <translation>C’est la seule carte de sa couleur&#xa0;: sans elle, un atout peut couper cette couleur.</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Joueurs</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>The &amp;usual rules</source>
        <translation>Règles &amp;habituelles</translation>
    </message>
</context>
<context>
    <name>Opponents</name>
    <message>
        <source>Beginner</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Loisir</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Confirmé</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maître</translation>
    </message>
    <message>
        <source>Still learning: misjudges hands and forgets what was played.</source>
        <translation>Débute&#xa0;: évalue mal son jeu et oublie les cartes tombées.</translation>
    </message>
    <message>
        <source>Plays for fun: a little timid, remembers the last trick.</source>
        <translation>Joue pour le plaisir&#xa0;: un peu timide, se souvient du dernier pli.</translation>
    </message>
    <message>
        <source>Counts the cards and weighs the chances.</source>
        <translation>Compte les cartes et pèse ses chances.</translation>
    </message>
    <message>
        <source>Thinks some moves ahead.</source>
        <translation>Voit quelques coups à l’avance.</translation>
    </message>
    <message>
        <source>bold play</source>
        <translation>jeu audacieux</translation>
    </message>
    <message>
        <source>cautious play</source>
        <translation>jeu prudent</translation>
    </message>
    <message>
        <source>steady play</source>
        <translation>jeu posé</translation>
    </message>
    <message>
        <source>Level: {level}.</source>
        <translation>Niveau&#xa0;: {level}.</translation>
    </message>
    <message>
        <source>Level: {level}, {temperament}.</source>
        <translation>Niveau&#xa0;: {level}, {temperament}.</translation>
    </message>
    <message>
        <source>Speaks first and looks at her cards later.</source>
        <translation>Parle d’abord, regarde ses cartes ensuite.</translation>
    </message>
    <message>
        <source>Says little, and means it.</source>
        <translation>Parle peu, mais toujours à propos.</translation>
    </message>
    <message>
        <source>Would rather drop out than be sorry.</source>
        <translation>Aime mieux se retirer que s’en mordre les doigts.</translation>
    </message>
    <message>
        <source>A laugh, a gamble, and on to the next deal.</source>
        <translation>Un éclat de rire, un coup de poker, et à la donne suivante.</translation>
    </message>
    <message>
        <source>Never in a hurry to promise three tricks.</source>
        <translation>N’est jamais pressée de promettre trois plis.</translation>
    </message>
    <message>
        <source>Plays as he mends boats: one thing at a time.</source>
        <translation>Joue comme il répare des bateaux&#xa0;: une chose à la fois.</translation>
    </message>
    <message>
        <source>Luck, good or bad, never moves her.</source>
        <translation>La chance, bonne ou mauvaise, la laisse de marbre.</translation>
    </message>
    <message>
        <source>Would bid on two nines and a good feeling.</source>
        <translation>Prendrait avec deux neuf et un bon pressentiment.</translation>
    </message>
    <message>
        <source>Lets the others be brave first.</source>
        <translation>Laisse d’abord les autres se montrer braves.</translation>
    </message>
    <message>
        <source>Has seen every hand before, and most faces.</source>
        <translation>A déjà vu tous les jeux, et presque toutes les têtes.</translation>
    </message>
    <message>
        <source>Takes the trick first, asks questions later.</source>
        <translation>Ramasse le pli d’abord, pose les questions après.</translation>
    </message>
    <message>
        <source>Checks twice whether it is really his turn.</source>
        <translation>Vérifie deux fois que c’est bien son tour.</translation>
    </message>
    <message>
        <source>Stays in, because leaving is no fun.</source>
        <translation>Reste, parce que se retirer n’a rien de drôle.</translation>
    </message>
    <message>
        <source>Unhurried, even when the match hangs on a card.</source>
        <translation>Prend son temps, même quand la partie tient à une carte.</translation>
    </message>
    <message>
        <source>Trusts the right bower and very little else.</source>
        <translation>Se fie au valet d’atout, et à presque rien d’autre.</translation>
    </message>
    <message>
        <source>Pours the tea first, then plays his card.</source>
        <translation>Sert d’abord le thé, joue sa carte ensuite.</translation>
    </message>
    <message>
        <source>Thinks further ahead, and bids with care.</source>
        <translation>Voit plus loin, et annonce à bon escient.</translation>
    </message>
    <message>
        <source>Listens to every call, sees furthest and misses nothing.</source>
        <translation>Écoute chaque annonce, voit plus loin que tous, et rien ne lui échappe.</translation>
    </message>
</context>
<context>
    <name>OpponentsPanel</name>
    <message>
        <source>&amp;All at one level</source>
        <translation>&amp;Tous au même niveau</translation>
    </message>
    <message>
        <source>&amp;Other people</source>
        <translation>&amp;Autres visages</translation>
    </message>
    <message>
        <source>Your partner, opposite you</source>
        <translation>Votre partenaire, en face</translation>
    </message>
    <message>
        <source>Opposite you</source>
        <translation>En face de vous</translation>
    </message>
    <message>
        <source>On your left</source>
        <translation>À votre gauche</translation>
    </message>
    <message>
        <source>On your right</source>
        <translation>À votre droite</translation>
    </message>
    <message>
        <source>{seat}: person</source>
        <translation>{seat}&#xa0;: personne</translation>
    </message>
    <message>
        <source>{seat}: level</source>
        <translation>{seat}&#xa0;: niveau</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>{explanation} (rule {article})</source>
        <translation>{explanation} (article {article})</translation>
    </message>
    <message>
        <source>Points at the &amp;start</source>
        <translation>Points au &amp;départ</translation>
    </message>
    <message>
        <source>Everyone starts with this many points and wants to reach 0; fewer points make a shorter match.</source>
        <translation>Chacun part de ce nombre de points et veut arriver à&#xa0;0&#x202f;; avec moins de points, la partie est plus courte.</translation>
    </message>
    <message>
        <source>When all three others drop out, the maker is credited with all five tricks. With this option that wins the match; without it, it only takes 5 points off the score.</source>
        <translation>Quand les trois autres se retirent, les cinq plis reviennent au preneur. Avec cette option, il gagne ainsi la partie&#x202f;; sans elle, il retranche seulement 5 points de son score.</translation>
    </message>
    <message>
        <source>Points to &amp;win</source>
        <translation>Points pour &amp;gagner</translation>
    </message>
    <message>
        <source>Whoever has this many points first wins the match.</source>
        <translation>Le premier à atteindre ce nombre de points gagne la partie.</translation>
    </message>
    <message>
        <source>The &amp;dealer must name a suit</source>
        <translation>Le &amp;donneur doit nommer une couleur</translation>
    </message>
    <message>
        <source>When everybody has passed twice, the dealer has to choose; without this option the cards are dealt anew.</source>
        <translation>Quand tous ont passé deux fois, le donneur doit choisir&#x202f;; sans cette option, on redonne les cartes.</translation>
    </message>
    <message>
        <source>New deal for &amp;nines and tens</source>
        <translation>&amp;Nouvelle donne pour neuf et dix</translation>
    </message>
    <message>
        <source>A player whose five cards are all nines and tens may ask for a new deal before the bidding.</source>
        <translation>Un joueur dont les cinq cartes sont des neuf et des dix peut demander une nouvelle donne avant les enchères.</translation>
    </message>
    <message>
        <source>The dealer must &amp;take the upcard</source>
        <translation>Le donneur doit &amp;prendre la retourne</translation>
    </message>
    <message>
        <source>A dealer who is ordered takes the upcard; without this option the dealer may leave it.</source>
        <translation>Le donneur à qui l’on ordonne prend la retourne&#x202f;; sans cette option, il peut la laisser.</translation>
    </message>
    <message>
        <source>A maker left alone &amp;wins the match</source>
        <translation>Le preneur resté seul &amp;gagne la partie</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>A bit of everything</source>
        <translation>Un peu de tout</translation>
    </message>
    <message>
        <source>Order or pass</source>
        <translation>Ordonner ou passer</translation>
    </message>
    <message>
        <source>The first circuit: is the upcard&apos;s suit good enough?</source>
        <translation>Le premier tour&#xa0;: la couleur de la retourne suffit-elle&#x202f;?</translation>
    </message>
    <message>
        <source>Name or pass</source>
        <translation>Nommer une couleur ou passer</translation>
    </message>
    <message>
        <source>The second circuit: another suit, and which one?</source>
        <translation>Le second tour&#xa0;: une autre couleur, et laquelle&#x202f;?</translation>
    </message>
    <message>
        <source>Take or leave</source>
        <translation>Prendre ou laisser</translation>
    </message>
    <message>
        <source>The upcard was ordered: do you want it?</source>
        <translation>La retourne est ordonnée&#xa0;: la voulez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>The discard</source>
        <translation>L’écart</translation>
    </message>
    <message>
        <source>You took the upcard: which of six cards goes?</source>
        <translation>Vous avez pris la retourne&#xa0;: laquelle des six cartes écarter&#x202f;?</translation>
    </message>
    <message>
        <source>Stay or drop out</source>
        <translation>Rester ou se retirer</translation>
    </message>
    <message>
        <source>Is a trick likely enough to risk five points?</source>
        <translation>Un pli est-il assez probable pour risquer cinq points&#x202f;?</translation>
    </message>
    <message>
        <source>The lead</source>
        <translation>L’entame</translation>
    </message>
    <message>
        <source>You lead to a trick: with which card?</source>
        <translation>À vous d’entamer un pli&#xa0;: avec quelle carte&#x202f;?</translation>
    </message>
    <message>
        <source>Others have played: take it, or keep something back?</source>
        <translation>D’autres ont joué&#xa0;: prendre le pli, ou garder quelque chose&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>%n due today</source>
        <translation>
            <numerusform>%n à revoir aujourd’hui</numerusform>
            <numerusform>%n à revoir aujourd’hui</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coming back later</source>
        <translation>
            <numerusform>%n à revoir plus tard</numerusform>
            <numerusform>%n à revoir plus tard</numerusform>
        </translation>
    </message>
    <message>
        <source>You deal, {card} is turned up.</source>
        <translation>Vous donnez, la retourne est {card}.</translation>
    </message>
    <message>
        <source>{name} deals, {card} is turned up.</source>
        <translation>{name} donne, la retourne est {card}.</translation>
    </message>
    <message>
        <source>You erred here before.</source>
        <translation>Vous avez déjà fait une erreur ici.</translation>
    </message>
    <message>
        <source>Looking for a deal with a clear answer…</source>
        <translation>Recherche d’une donne dont la réponse est claire…</translation>
    </message>
    <message>
        <source>No deal can be analysed at the moment. Try again, or choose something else.</source>
        <translation>Aucune donne ne peut être analysée pour le moment. Réessayez, ou choisissez autre chose.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Juste.</translation>
    </message>
    <message>
        <source>This deal comes back tomorrow.</source>
        <translation>Cette donne revient demain.</translation>
    </message>
    <message>
        <source>Answered right five times in a row: it will not come back.</source>
        <translation>Cinq bonnes réponses de suite&#xa0;: elle ne reviendra plus.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Single decisions from fresh deals. What you answer wrong comes back the next day, and after each right answer later and later.</source>
        <translation>Des décisions isolées, tirées de donnes nouvelles. Ce que vous manquez revient le lendemain, puis de plus en plus tard après chaque bonne réponse.</translation>
    </message>
    <message>
        <source>Topics (Esc)</source>
        <translation>Exercices (Échap)</translation>
    </message>
    <message>
        <source>The answer is: {action}.</source>
        <translation>La réponse est&#xa0;: {action}.</translation>
    </message>
    <message>
        <source>{name} holds {cards}.</source>
        <translation>{name} tient {cards}.</translation>
    </message>
    <message>
        <source>Mostly what goes least well so far.</source>
        <translation>Surtout ce qui vous réussit le moins.</translation>
    </message>
    <message>
        <source>Playing to a trick</source>
        <translation>La carte à jouer</translation>
    </message>
    <message numerus="yes">
        <source>Right: {right} of the last %n answer(s)</source>
        <translation>
            <numerusform>Justes&#xa0;: {right} sur %n réponse</numerusform>
            <numerusform>Justes&#xa0;: {right} sur les %n dernières réponses</numerusform>
        </translation>
    </message>
    <message>
        <source>Right: {right} of {count}</source>
        <translation>Justes&#xa0;: {right} sur {count}</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <translation>&amp;Général</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Table</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Cartes</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation>&amp;Son</translation>
    </message>
    <message>
        <source>&amp;Hear a sound</source>
        <translation>&amp;Entendre un son</translation>
    </message>
    <message>
        <source>How the cards look</source>
        <translation>L’aspect des cartes</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>C&amp;ut the deck for me when it is my turn to</source>
        <translation>Faire la co&amp;upe pour moi quand c’est à moi</translation>
    </message>
    <message>
        <source>Pla&amp;y my last card for me</source>
        <translation>&amp;Jouer ma dernière carte pour moi</translation>
    </message>
    <message>
        <source>The keys &amp;1 to 6</source>
        <translation>Les touches &amp;1 à 6</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Apparence</translation>
    </message>
    <message>
        <source>C&amp;loth</source>
        <translation>Tap&amp;is</translation>
    </message>
    <message>
        <source>&amp;Size of the texts</source>
        <translation>Taille des te&amp;xtes</translation>
    </message>
    <message>
        <source>S&amp;peed of the table</source>
        <translation>&amp;Vitesse de la table</translation>
    </message>
    <message>
        <source>&amp;Movement</source>
        <translation>Mo&amp;uvement</translation>
    </message>
    <message>
        <source>A &amp;finished trick stays until a click or a key</source>
        <translation>Un &amp;pli terminé reste jusqu’à un clic ou une touche</translation>
    </message>
    <message>
        <source>Colou&amp;rs of the suits</source>
        <translation>Teint&amp;es des couleurs</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Dos</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>&amp;Lettres</translation>
    </message>
    <message>
        <source>&amp;Size of the corners</source>
        <translation>Ta&amp;ille des coins</translation>
    </message>
    <message>
        <source>&amp;Mark the two jacks that are bowers</source>
        <translation>&amp;Marquer le valet d’atout et le valet secondaire</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volume</translation>
    </message>
    <message>
        <source>&amp;No sound at all</source>
        <translation>A&amp;ucun son</translation>
    </message>
    <message>
        <source>Names, from the next match on</source>
        <translation>Noms, dès la prochaine partie</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>On your left</source>
        <translation>À votre gauche</translation>
    </message>
    <message>
        <source>Opposite you</source>
        <translation>En face de vous</translation>
    </message>
    <message>
        <source>On your right</source>
        <translation>À votre droite</translation>
    </message>
</context>
<context>
    <name>ProblemReport</name>
    <message>
        <source>Something unexpected went wrong in the program.</source>
        <translation>Une erreur inattendue s’est produite dans le programme.</translation>
    </message>
    <message>
        <source>Your match is kept after every action, so nothing is lost. You can continue. If it happens again, please save a report and send it to us.</source>
        <translation>Votre partie est enregistrée après chaque action : rien n’est perdu. Vous pouvez continuer. Si cela se reproduit, enregistrez un rapport et envoyez-le-nous.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Save a report…</source>
        <translation>Enregistrer un rapport…</translation>
    </message>
    <message>
        <source>The report cannot be written to {path}. {why}</source>
        <translation>Impossible d’écrire le rapport dans {path}. {why}</translation>
    </message>
    <message>
        <source>The report is in {path}.</source>
        <translation>Le rapport se trouve dans {path}.</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Reports (*.zip)</source>
        <translation>Rapports (*.zip)</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Signaler un problème</translation>
    </message>
    <message>
        <source>This is everything that the report holds: versions, your preferences, the log and the match on the table, with the names of the players. Nothing is sent: the report is one file, which you can attach to a message yourself.</source>
        <translation>Voici tout ce que contient le rapport : les versions, vos préférences, le journal et la partie en cours, avec les noms des joueurs. Rien n’est envoyé : le rapport est un simple fichier, que vous pouvez joindre vous-même à un message.</translation>
    </message>
    <message>
        <source>Parts of the report</source>
        <translation>Parties du rapport</translation>
    </message>
    <message>
        <source>Text of the part</source>
        <translation>Texte de la partie choisie</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <translation>Enregistrer le rapport…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>The system does not allow it.</source>
        <translation>Le système ne le permet pas.</translation>
    </message>
    <message>
        <source>There is no space left.</source>
        <translation>Il n’y a plus de place.</translation>
    </message>
    <message>
        <source>It is not a file.</source>
        <translation>Ce n’est pas un fichier.</translation>
    </message>
    <message>
        <source>Its folder is not a folder.</source>
        <translation>Son dossier n’en est pas un.</translation>
    </message>
    <message>
        <source>It is not text.</source>
        <translation>Ce n’est pas du texte.</translation>
    </message>
    <message>
        <source>It is too large for a match record.</source>
        <translation>Il est trop grand pour une partie enregistrée.</translation>
    </message>
    <message>
        <source>The system names no folder for it.</source>
        <translation>Le système n’indique aucun dossier pour cela.</translation>
    </message>
    <message>
        <source>The system reports an error.</source>
        <translation>Le système signale une erreur.</translation>
    </message>
    <message>
        <source>It was written by a later version of this program.</source>
        <translation>Elle a été écrite par une version plus récente de ce programme.</translation>
    </message>
    <message>
        <source>The history of your matches in {path} was damaged. It was kept as {kept}, and the last backup has taken its place.</source>
        <translation>L’historique de vos parties dans {path} était endommagé. Il a été conservé sous le nom {kept}, et la dernière sauvegarde a pris sa place.</translation>
    </message>
    <message>
        <source>The history of your matches in {path} was damaged. It was kept as {kept}, and a new one was begun.</source>
        <translation>L’historique de vos parties dans {path} était endommagé. Il a été conservé sous le nom {kept}, et un nouveau a été commencé.</translation>
    </message>
    <message>
        <source>Matches cannot be written into the history in {path}. {why} You can play on: the match on the table is kept in its own file.</source>
        <translation>Les parties ne peuvent pas être inscrites dans l’historique dans {path}. {why} Vous pouvez continuer à jouer : la partie en cours est conservée dans son propre fichier.</translation>
    </message>
    <message>
        <source>The history of your matches in {path} cannot be read. {why}</source>
        <translation>L’historique de vos parties dans {path} ne peut pas être lu. {why}</translation>
    </message>
    <message>
        <source>Another program is using it.</source>
        <translation>Un autre programme l’utilise.</translation>
    </message>
    <message>
        <source>It is damaged.</source>
        <translation>Il est endommagé.</translation>
    </message>
    <message>
        <source>Deal {deal}, action {action} breaks rule {article}.</source>
        <translation>Donne {deal}, action {action}&#xa0;: l’article {article} n’est pas respecté.</translation>
    </message>
    <message>
        <source>Deal {deal}, action {action} makes no sense.</source>
        <translation>Donne {deal}, action {action}&#xa0;: elle n’a pas de sens.</translation>
    </message>
    <message>
        <source>Deal {deal} makes no sense.</source>
        <translation>La donne {deal} n’a pas de sens.</translation>
    </message>
    <message>
        <source>It is not a sound match record.</source>
        <translation>Ce n’est pas une partie enregistrée valable.</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <translation>Le fichier {path} n’existe pas.</translation>
    </message>
    <message>
        <source>The match in {path} cannot be opened. {why}</source>
        <translation>La partie dans {path} ne peut pas être ouverte. {why}</translation>
    </message>
    <message>
        <source>The match in {path} cannot be opened. {why} The file was kept as {kept}.</source>
        <translation>La partie dans {path} ne peut pas être ouverte. {why} Le fichier a été gardé sous le nom {kept}.</translation>
    </message>
    <message>
        <source>The match in {path} was written by a later version of this program, which is needed to go on with it. It is unharmed and was kept as {kept}.</source>
        <translation>La partie dans {path} a été enregistrée par une version plus récente du programme, qu’il faut pour la poursuivre. Elle est intacte et a été gardée sous le nom {kept}.</translation>
    </message>
    <message>
        <source>The match cannot be saved in {path}. {why}</source>
        <translation>La partie ne peut pas être enregistrée dans {path}. {why}</translation>
    </message>
    <message>
        <source>Your preferences could not be read and are the usual ones.</source>
        <translation>Vos préférences n’ont pas pu être lues&#xa0;: les valeurs habituelles sont en place.</translation>
    </message>
    <message>
        <source>Your preferences could not be read and are the usual ones. The file was kept as {kept}.</source>
        <translation>Vos préférences n’ont pas pu être lues&#xa0;: les valeurs habituelles sont en place. Le fichier a été gardé sous le nom {kept}.</translation>
    </message>
    <message>
        <source>Your preferences cannot be saved in {path}. {why}</source>
        <translation>Vos préférences ne peuvent pas être enregistrées dans {path}. {why}</translation>
    </message>
    <message>
        <source>Buck Euchre is running already, but it does not answer. Close it first: two copies would write over each other&apos;s match.</source>
        <translation>Buck Euchre est déjà ouvert, mais ne répond pas. Fermez-le d’abord : deux exemplaires écraseraient chacun la partie de l’autre.</translation>
    </message>
    <message>
        <source>Matches can be written into the history again, and none is missing.</source>
        <translation>Les parties peuvent de nouveau être inscrites dans l’historique, et aucune ne manque.</translation>
    </message>
    <message>
        <source>The match can be saved again, and nothing of it is missing.</source>
        <translation>La partie peut de nouveau être enregistrée, et rien n’y manque.</translation>
    </message>
    <message>
        <source>Your preferences can be saved again.</source>
        <translation>Vos préférences peuvent de nouveau être enregistrées.</translation>
    </message>
    <message>
        <source>Your practice could not be read and begins anew.</source>
        <translation>Votre entraînement n’a pas pu être lu et recommence.</translation>
    </message>
    <message>
        <source>Some of your practice could not be read. The file was kept as {kept}.</source>
        <translation>Une partie de votre entraînement n’a pas pu être lue. Le fichier a été conservé sous {kept}.</translation>
    </message>
    <message>
        <source>Your practice cannot be saved in {path}. {why}</source>
        <translation>Votre entraînement ne peut pas être enregistré dans {path}. {why}</translation>
    </message>
    <message>
        <source>Your practice can be saved again.</source>
        <translation>Votre entraînement peut de nouveau être enregistré.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>Tout &amp;sélectionner</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Augmenter</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Diminuer</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Regarder dans&#xa0;:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nom du fichier&#xa0;:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Fichiers de type&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Regarder dans&#xa0;:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Fichiers de &amp;type&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Dossier parent</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Créer un dossier</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Affichage liste</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Affichage détaillé</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Mon ordinateur</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Dernière modification</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>Ann&amp;uler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Co&amp;uper</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Tout sélectionner</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Show Details...</source>
        <translation>Afficher les détails…</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Masquer les détails…</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ne pas enregistrer</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Oui</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Non</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorer</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Valeurs par défaut</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>Ann&amp;uler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Co&amp;uper</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Tout sélectionner</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>{reason} (rule {article})</source>
        <translation>{reason} (article {article})</translation>
    </message>
    <message>
        <source>{card} is a spade now: spades are trumps. You hold {held}, so a club must be played.</source>
        <translation>{card} est un pique à présent&#xa0;: pique est atout. Vous tenez {held}, il faut donc fournir à trèfle.</translation>
    </message>
    <message>
        <source>{card} is a heart now: hearts are trumps. You hold {held}, so a diamond must be played.</source>
        <translation>{card} est un cœur à présent&#xa0;: cœur est atout. Vous tenez {held}, il faut donc fournir à carreau.</translation>
    </message>
    <message>
        <source>{card} is a diamond now: diamonds are trumps. You hold {held}, so a heart must be played.</source>
        <translation>{card} est un carreau à présent&#xa0;: carreau est atout. Vous tenez {held}, il faut donc fournir à cœur.</translation>
    </message>
    <message>
        <source>{card} is a club now: clubs are trumps. You hold {held}, so a spade must be played.</source>
        <translation>{card} est un trèfle à présent&#xa0;: trèfle est atout. Vous tenez {held}, il faut donc fournir à pique.</translation>
    </message>
    <message>
        <source>Clubs were led and you hold {held}: a club must be played.</source>
        <translation>On demande trèfle et vous tenez {held}&#xa0;: il faut fournir à trèfle.</translation>
    </message>
    <message>
        <source>Diamonds were led and you hold {held}: a diamond must be played.</source>
        <translation>On demande carreau et vous tenez {held}&#xa0;: il faut fournir à carreau.</translation>
    </message>
    <message>
        <source>Hearts were led and you hold {held}: a heart must be played.</source>
        <translation>On demande cœur et vous tenez {held}&#xa0;: il faut fournir à cœur.</translation>
    </message>
    <message>
        <source>Spades were led and you hold {held}: a spade must be played.</source>
        <translation>On demande pique et vous tenez {held}&#xa0;: il faut fournir à pique.</translation>
    </message>
    <message>
        <source>Clubs were led, and {held} is a club now: clubs are trumps. It is your only one, so it must be played.</source>
        <translation>On demande trèfle, et {held} est un trèfle à présent&#xa0;: trèfle est atout. C’est votre seul trèfle, il faut le jouer.</translation>
    </message>
    <message>
        <source>Diamonds were led, and {held} is a diamond now: diamonds are trumps. It is your only one, so it must be played.</source>
        <translation>On demande carreau, et {held} est un carreau à présent&#xa0;: carreau est atout. C’est votre seul carreau, il faut le jouer.</translation>
    </message>
    <message>
        <source>Hearts were led, and {held} is a heart now: hearts are trumps. It is your only one, so it must be played.</source>
        <translation>On demande cœur, et {held} est un cœur à présent&#xa0;: cœur est atout. C’est votre seul cœur, il faut le jouer.</translation>
    </message>
    <message>
        <source>Spades were led, and {held} is a spade now: spades are trumps. It is your only one, so it must be played.</source>
        <translation>On demande pique, et {held} est un pique à présent&#xa0;: pique est atout. C’est votre seul pique, il faut le jouer.</translation>
    </message>
    <message>
        <source>The suit led must be followed.</source>
        <translation>Il faut fournir à la couleur demandée.</translation>
    </message>
    <message>
        <source>{card} is not in your hand.</source>
        <translation>{card} n’est pas dans votre main.</translation>
    </message>
    <message>
        <source>The upcard was turned down, so {suit} cannot be named: choose another suit.</source>
        <translation>La retourne a été refusée&#xa0;: on ne peut plus nommer {suit}. Choisissez une autre couleur.</translation>
    </message>
    <message>
        <source>In the first round only the suit of the upcard can be ordered; {suit} must wait for the second round.</source>
        <translation>Au premier tour, on ne peut ordonner que la couleur de la retourne. Pour {suit}, il faut attendre le second tour.</translation>
    </message>
    <message>
        <source>The upcard was turned down: {suit} can no longer be ordered. Name another suit or pass.</source>
        <translation>La retourne a été refusée&#xa0;: on ne peut plus ordonner {suit}. Nommez une autre couleur ou passez.</translation>
    </message>
    <message>
        <source>The dealer may not pass now and must name a suit.</source>
        <translation>Le donneur ne peut plus passer&#xa0;: il doit nommer une couleur.</translation>
    </message>
    <message>
        <source>The dealer must first take the upcard or leave it.</source>
        <translation>Le donneur doit d’abord prendre la retourne ou la laisser.</translation>
    </message>
    <message>
        <source>A hand of nines and tens must first be kept or given back for a new deal.</source>
        <translation>Une main de neuf et de dix doit d’abord être gardée, ou rendue pour une nouvelle donne.</translation>
    </message>
    <message>
        <source>A new deal can be asked for with nines and tens only, and before the bidding.</source>
        <translation>On ne peut demander une nouvelle donne qu’avec des neuf et des dix, et avant les enchères.</translation>
    </message>
    <message>
        <source>A club was turned up, so clubs are trumps at once and nobody bids.</source>
        <translation>La retourne est un trèfle&#xa0;: trèfle est atout d’office, il n’y a pas d’enchères.</translation>
    </message>
    <message>
        <source>That comes later: the bidding is not over yet.</source>
        <translation>Cela vient plus tard&#xa0;: les enchères ne sont pas terminées.</translation>
    </message>
    <message>
        <source>The bidding is over, and trumps are settled.</source>
        <translation>Les enchères sont terminées, et l’atout est fixé.</translation>
    </message>
    <message>
        <source>The dealer took the upcard and must discard one of the six cards first.</source>
        <translation>Le donneur a pris la retourne et doit d’abord écarter une de ses six cartes.</translation>
    </message>
    <message>
        <source>First each of the three others says in turn: stay or drop out.</source>
        <translation>D’abord, chacun des trois autres dit à son tour s’il reste ou se retire.</translation>
    </message>
    <message>
        <source>There is no maker in this deal, so everybody stays and nobody may drop out.</source>
        <translation>Il n’y a pas de preneur dans cette donne&#xa0;: tout le monde reste, personne ne peut se retirer.</translation>
    </message>
    <message>
        <source>Staying and dropping out were decided before the first lead.</source>
        <translation>On décide de rester ou de se retirer avant la première entame.</translation>
    </message>
    <message>
        <source>No card is discarded or exchanged once play has begun.</source>
        <translation>On n’écarte ni n’échange aucune carte une fois le jeu commencé.</translation>
    </message>
    <message>
        <source>The deal is over: nothing more can be played.</source>
        <translation>La donne est terminée&#xa0;: on ne peut plus rien jouer.</translation>
    </message>
    <message>
        <source>It is another player’s turn.</source>
        <translation>C’est au tour d’un autre joueur.</translation>
    </message>
    <message>
        <source>This game does not know that call.</source>
        <translation>Cette annonce n’existe pas dans ce jeu.</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>Match records ({patterns})</source>
        <translation>Parties enregistrées ({patterns})</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Donne suivante</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre le coup</translation>
    </message>
    <message>
        <source>The cards are dealt anew.</source>
        <translation>On redonne les cartes.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>La donne est terminée.</translation>
    </message>
    <message>
        <source>All five tricks win the match at once.</source>
        <translation>Les cinq plis gagnent la partie sur-le-champ.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Plis</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>out</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyser</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>You lay {card} aside.</source>
        <translation>Vous écartez {card}.</translation>
    </message>
    <message>
        <source>{name} lays {card} aside.</source>
        <translation>{name} écarte {card}.</translation>
    </message>
    <message>
        <source>You lead {card}.</source>
        <translation>Vous entamez avec {card}.</translation>
    </message>
    <message>
        <source>{name} leads {card}.</source>
        <translation>{name} entame avec {card}.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>Vous jouez {card}.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} joue {card}.</translation>
    </message>
    <message>
        <source>A good club player would have chosen: {action}. {why}</source>
        <translation>Un bon joueur de club aurait choisi&#xa0;: {action}. {why}</translation>
    </message>
    <message>
        <source>Asked once more, {name} would choose: {action}.</source>
        <translation>Si on lui reposait la question, {name} choisirait&#xa0;: {action}.</translation>
    </message>
    <message>
        <source>There was no other choice.</source>
        <translation>Il n’y avait pas d’autre choix.</translation>
    </message>
    <message>
        <source>Being looked at…</source>
        <translation>Analyse en cours…</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Retour à l’analyse</translation>
    </message>
    <message>
        <source>You are trying another way from here. Nothing of this counts.</source>
        <translation>Vous essayez ici une autre voie. Rien de tout cela ne compte.</translation>
    </message>
    <message>
        <source>Deal {number} of {count}</source>
        <translation>Donne {number} sur {count}</translation>
    </message>
    <message>
        <source>My next decision</source>
        <translation>Ma décision suivante</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Earlier deal</source>
        <translation>Donne précédente</translation>
    </message>
    <message>
        <source>Later deal</source>
        <translation>Donne suivante</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un pas en avant</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Toutes les mains</translation>
    </message>
    <message>
        <source>Every hand lies open.</source>
        <translation>Toutes les mains sont ouvertes.</translation>
    </message>
    <message>
        <source>My hand</source>
        <translation>Ma main</translation>
    </message>
    <message>
        <source>Only your own hand lies open, as when you played.</source>
        <translation>Seule votre main est ouverte, comme pendant le jeu.</translation>
    </message>
    <message>
        <source>Who decides</source>
        <translation>Qui décide</translation>
    </message>
    <message>
        <source>The hand of whoever decides lies open, and nothing else.</source>
        <translation>Seule est ouverte la main de qui décide.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>The same hidden cards. It counts neither in statistics nor history.</source>
        <translation>Les mêmes cartes cachées. Cela ne compte ni dans les statistiques ni dans l’historique.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>{name} knew only one hand, what was said and what was played.</source>
        <translation>{name} ne connaissait qu’une main, les annonces et les cartes jouées.</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>buck chapter 0</source>
        <translation>Le jeu en une minute</translation>
    </message>
    <message>
        <source>BE-0.1</source>
        <translation>Quatre joueurs reçoivent cinq cartes chacun et jouent chacun pour soi. À chaque tour, chacun pose une carte, et la meilleure des quatre les emporte&#xa0;: c’est un pli. Le plus souvent, une couleur est atout, et ses cartes battent toutes les autres. Chaque pli fait baisser votre score d’un point&#x202f;; vous partez de 25 et voulez arriver à 0.

Celui qui choisit l’atout est le preneur et promet trois plis&#xa0;: un échec coûte cinq points. Les autres peuvent alors se retirer de la donne, car rester sans faire de pli coûte aussi cinq points. Qui fait les cinq plis gagne aussitôt toute la partie.</translation>
    </message>
    <message>
        <source>buck chapter 1</source>
        <translation>But du jeu et cartes</translation>
    </message>
    <message>
        <source>BE-1.1</source>
        <translation>On joue à quatre, chacun pour soi&#xa0;: il n’y a pas de partenaires. Tout se fait dans le sens des aiguilles d’une montre. Votre voisin de gauche est donc toujours le joueur suivant.</translation>
    </message>
    <message>
        <source>BE-1.2</source>
        <translation>Le jeu compte 24 cartes&#xa0;: l’as, le roi, la dame, le valet, le dix et le neuf de chacune des quatre couleurs. Cœur et carreau sont les couleurs rouges, pique et trèfle les noires. Sur les cartes, A désigne l’as, R le roi, D la dame et V le valet&#x202f;; les préférences proposent aussi les lettres internationales K, Q et J.</translation>
    </message>
    <message>
        <source>BE-1.3</source>
        <translation>Quand une couleur est atout, son valet est la plus forte de toutes les cartes&#xa0;: c’est le valet d’atout. L’autre valet de même teinte, rouge ou noir, vient juste après&#xa0;: c’est le valet secondaire. Suivent l’as, le roi, la dame, le dix et le neuf d’atout. En anglais, ces deux valets sont les «&#xa0;bowers&#xa0;», de l’allemand «&#xa0;Bauer&#xa0;», le paysan, autre nom du valet.</translation>
    </message>
    <message>
        <source>BE-1.4</source>
        <translation>Le valet secondaire appartient à l’atout en toute circonstance, quelle que soit la couleur imprimée sur la carte. Il fournit quand on entame atout, et ne fournit pas à sa couleur imprimée. Si on l’entame, c’est atout qui est demandé.</translation>
    </message>
    <message>
        <source>BE-1.5</source>
        <translation>Dans une couleur qui n’est pas atout, l’ordre est as, roi, dame, valet, dix, neuf, de la plus forte à la plus faible. La couleur dont le valet est passé à l’atout n’a plus que cinq cartes.</translation>
    </message>
    <message>
        <source>BE-1.6</source>
        <translation>À sans-atout, aucun valet n’est privilégié&#xa0;: chacun est une carte ordinaire de sa couleur, entre la dame et le dix. La plus forte carte de la couleur entamée remporte le pli.</translation>
    </message>
    <message>
        <source>BE-1.7</source>
        <translation>Chaque joueur part de 25&#xa0;points et cherche à descendre jusqu’à 0. Une option de la partie permet de choisir un autre score de départ, de 5 à 99.</translation>
    </message>
    <message>
        <source>buck chapter 2</source>
        <translation>La donne</translation>
    </message>
    <message>
        <source>BE-2.1</source>
        <translation>Le premier donneur est tiré au sort. Après chaque donne, c’est au voisin de gauche du donneur de distribuer.</translation>
    </message>
    <message>
        <source>BE-2.2</source>
        <translation>On mêle le jeu, puis le voisin de droite du donneur fait la coupe&#xa0;: il prend des cartes sur le dessus et les place sous les autres. Chacune des deux parties compte au moins une carte.</translation>
    </message>
    <message>
        <source>BE-2.3</source>
        <translation>En commençant à gauche du donneur, chacun reçoit trois cartes, puis deux autres au second tour. La carte suivante est retournée&#xa0;: c’est la retourne. Les trois dernières ne servent pas, et personne ne les voit.</translation>
    </message>
    <message>
        <source>BE-2.4</source>
        <translation>Si la retourne est un trèfle, trèfle est atout d’office, sans enchères. Les quatre joueurs jouent, il n’y a pas de preneur, et personne ne promet trois plis. La retourne n’entre dans la main de personne.</translation>
    </message>
    <message>
        <source>buck chapter 3</source>
        <translation>Les enchères</translation>
    </message>
    <message>
        <source>BE-3.1</source>
        <translation>Si la retourne est un cœur, un carreau ou un pique, les joueurs parlent à tour de rôle à partir de la gauche du donneur. Chacun passe ou ordonne, ce qui fait de la couleur de la retourne l’atout. Dès que quelqu’un ordonne, les enchères sont closes.</translation>
    </message>
    <message>
        <source>BE-3.2</source>
        <translation>Quand quelqu’un ordonne, le donneur prend la retourne et a donc six cartes en main. Il en écarte aussitôt une, face cachée. Son écart peut être la carte qu’il vient de prendre.</translation>
    </message>
    <message>
        <source>BE-3.3</source>
        <translation>Celui qui a ordonné est le preneur et promet au moins trois des cinq plis, même si c’est le donneur qui a pris la carte. Le donneur peut lui aussi ordonner&#x202f;; il est alors le preneur.</translation>
    </message>
    <message>
        <source>BE-3.4</source>
        <translation>Si les quatre passent, on cache la retourne et un second tour d’enchères commence à gauche du donneur. Chacun passe ou nomme l’une des trois autres couleurs, trèfle compris. Aucune carte ne change de main. Celui qui nomme une couleur est le preneur et promet trois plis.</translation>
    </message>
    <message>
        <source>BE-3.5</source>
        <translation>Si les quatre passent encore, la donne se joue à sans-atout. Il n’y a ni preneur ni promesse, et tout le monde reste.</translation>
    </message>
    <message>
        <source>BE-3.6</source>
        <translation>Dès qu’il y a un preneur, les trois autres décident tour à tour, à partir de sa gauche&#xa0;: rester ou se retirer. Le preneur ne peut pas se retirer. Le donneur qui a pris la retourne sur l’ordre d’un autre en a le droit.</translation>
    </message>
    <message>
        <source>BE-3.7</source>
        <translation>Celui qui se retire pose sa main de côté sans la montrer. Il ne participe plus à cette donne.</translation>
    </message>
    <message>
        <source>BE-3.8</source>
        <translation>Personne ne peut se retirer quand trèfle est atout d’office (BE-2.4), ni quand la donne se joue à sans-atout (BE-3.5).</translation>
    </message>
    <message>
        <source>BE-3.9</source>
        <translation>Si les trois autres se retirent, la donne s’arrête aussitôt&#xa0;: le preneur est crédité des cinq plis et gagne donc la partie (BE-6.1). Le dernier à décider en est averti avant son choix. Une option de la partie change cela&#xa0;: le preneur retranche alors seulement 5&#xa0;points, et la partie continue s’il n’arrive pas ainsi à 0 ou moins.</translation>
    </message>
    <message>
        <source>BE-3.10</source>
        <translation>On n’annonce pas ici un nombre de plis, comme le font les joueurs de Dirty Clubs, un jeu voisin. Il n’y a pas non plus de «&#xa0;veuve&#xa0;», ces cartes en plus de la forme à trois joueurs.</translation>
    </message>
    <message>
        <source>buck chapter 4</source>
        <translation>Le jeu de la carte</translation>
    </message>
    <message>
        <source>BE-4.1</source>
        <translation>Le premier joueur encore en jeu à partir de la gauche du donneur entame le premier pli&#xa0;: il en joue la première carte. Ceux qui se sont retirés sont sautés pendant toute la donne.</translation>
    </message>
    <message>
        <source>BE-4.2</source>
        <translation>La première carte d’un pli fixe la couleur demandée. Qui possède une carte de cette couleur doit en jouer une&#xa0;: cela s’appelle fournir. Qui n’en a pas joue ce qu’il veut. On n’est jamais obligé de couper à l’atout, ni de monter sur les cartes déjà jouées.</translation>
    </message>
    <message>
        <source>BE-4.3</source>
        <translation>À atout cœur, le valet de carreau {JD} est un cœur. Il ne peut pas fournir à carreau, et il doit être joué sur une entame à cœur s’il est le seul cœur en main. Il en va de même pour pique et trèfle, et quel que soit l’atout.</translation>
    </message>
    <message>
        <source>BE-4.4</source>
        <translation>Le plus fort atout remporte le pli&#x202f;; s’il n’y en a pas, c’est la plus forte carte de la couleur demandée. Celui qui remporte un pli entame le suivant.</translation>
    </message>
    <message>
        <source>BE-4.5</source>
        <translation>On joue cinq plis, un pour chaque carte en main. On ne pioche ni n’échange rien pendant le jeu.</translation>
    </message>
    <message>
        <source>buck chapter 5</source>
        <translation>Le décompte</translation>
    </message>
    <message>
        <source>BE-5.1</source>
        <translation>Après le cinquième pli, chaque joueur retranche 1&#xa0;point par pli remporté. Les deux articles suivants, BE-5.2 et BE-5.3, sont les exceptions.</translation>
    </message>
    <message>
        <source>BE-5.2</source>
        <translation>Un preneur qui a fait moins de trois plis n’a pas tenu sa promesse et ajoute 5&#xa0;points. Les plis qu’il a faits ne sont alors pas retranchés.</translation>
    </message>
    <message>
        <source>BE-5.3</source>
        <translation>Tout autre joueur resté en jeu qui n’a fait aucun pli ajoute 5&#xa0;points. C’est le risque de rester.</translation>
    </message>
    <message>
        <source>BE-5.4</source>
        <translation>Personne n’est pénalisé deux fois dans une même donne. Un preneur qui n’a fait aucun pli ajoute 5&#xa0;points, et non 10.</translation>
    </message>
    <message>
        <source>BE-5.5</source>
        <translation>Le score d’un joueur qui s’est retiré ne change pas. Se retirer ne coûte rien et ne rapporte rien.</translation>
    </message>
    <message>
        <source>BE-5.6</source>
        <translation>Quand trèfle est atout d’office (BE-2.4) et à sans-atout (BE-3.5), personne n’a rien promis. Chacun retranche les plis qu’il a faits, ou ajoute 5&#xa0;points s’il n’en a fait aucun.</translation>
    </message>
    <message>
        <source>BE-5.7</source>
        <translation>Le score n’a ni plafond ni plancher. Il peut monter au-dessus de 25 et descendre au-dessous de 0.</translation>
    </message>
    <message>
        <source>buck chapter 6</source>
        <translation>La fin de la partie</translation>
    </message>
    <message>
        <source>BE-6.1</source>
        <translation>Un joueur qui remporte les cinq plis d’une donne gagne la partie sur-le-champ, seul et quel que soit son score. La donne est tout de même inscrite sur la feuille de marque comme d’habitude.</translation>
    </message>
    <message>
        <source>BE-6.2</source>
        <translation>Sinon, une fois la donne comptée, un joueur à 0 ou moins gagne. S’ils sont plusieurs, c’est celui qui est le plus bas au-dessous de 0. Ceux qui ont exactement le même score le plus bas partagent la victoire.</translation>
    </message>
    <message>
        <source>BE-6.3</source>
        <translation>On ne redonne que si personne n’a gagné. C’est alors au voisin de gauche du dernier donneur de distribuer.</translation>
    </message>
    <message>
        <source>buck chapter 7</source>
        <translation>D’où vient ce jeu</translation>
    </message>
    <message>
        <source>BE-7.1</source>
        <translation>Le Buck Euchre est une branche nord-américaine de l’Euchre. L’Euchre ordinaire oppose deux équipes&#x202f;; ici, chacun joue seul.</translation>
    </message>
    <message>
        <source>BE-7.2</source>
        <translation>Ces règles suivent le jeu tel que l’a décrit un joueur de l’Ohio. Chaque famille a ses usages, dont Dirty Clubs et les formes à trois joueurs témoignent. On ne peut donc pas donner une date unique d’invention.</translation>
    </message>
    <message>
        <source>BE-7.3</source>
        <translation>Sa règle la plus frappante est le trèfle retourné, atout d’office (BE-2.4). À l’Euchre à quatre, le trèfle ne joue pas ce rôle.</translation>
    </message>
    <message>
        <source>buck chapter 8</source>
        <translation>Exemples commentés</translation>
    </message>
    <message>
        <source>BE-8.1</source>
        <translation>Cœur est atout et les quatre joueurs sont restés. On entame le roi de cœur {KH}, puis viennent le valet de carreau {JD}, l’as de cœur {AH} et le dix de cœur {TH}. Le deuxième joueur remporte le pli&#xa0;: le valet de carreau est le valet secondaire et l’emporte sur l’as (BE-1.3).</translation>
    </message>
    <message>
        <source>BE-8.2</source>
        <translation>Les quatre joueurs sont à 25 et tous sont restés. Le preneur fait deux plis, les autres deux, un et aucun. Le preneur avait promis trois plis et ajoute 5&#xa0;points (BE-5.2)&#x202f;; le joueur sans pli ajoute aussi 5&#xa0;points (BE-5.3). Les nouveaux totaux sont 30, 23, 24 et 30.</translation>
    </message>
    <message>
        <source>partnership chapter 0</source>
        <translation>Le jeu en une minute</translation>
    </message>
    <message>
        <source>PE-0.1</source>
        <translation>Deux équipes de deux s’affrontent, et les partenaires sont assis face à face. Chacun reçoit cinq cartes. À chaque tour, chacun pose une carte, et la meilleure des quatre les emporte&#xa0;: c’est un pli. Une couleur est atout, et ses cartes battent toutes les autres.

L’équipe qui choisit l’atout doit faire trois des cinq plis. Si elle y parvient, elle marque&#x202f;; sinon, l’autre équipe marque deux points. La première équipe à 10 points gagne.</translation>
    </message>
    <message>
        <source>partnership chapter 1</source>
        <translation>But du jeu et cartes</translation>
    </message>
    <message>
        <source>PE-1.1</source>
        <translation>On joue à quatre, en deux équipes&#x202f;; les partenaires sont assis face à face. Tout se fait dans le sens des aiguilles d’une montre. Les 24 cartes sont celles du Buck Euchre, de l’as au neuf (BE-1.2), et l’ordre des atouts aussi&#xa0;: d’abord le valet d’atout, puis le valet secondaire, c’est-à-dire l’autre valet de même teinte, puis l’as, le roi, la dame, le dix et le neuf (BE-1.3). Le valet secondaire appartient à l’atout en toute circonstance (BE-1.4), et les autres couleurs gardent leur ordre habituel (BE-1.5).</translation>
    </message>
    <message>
        <source>PE-1.2</source>
        <translation>Les deux équipes partent de 0, et la première à 10 points gagne la partie. Une option de la partie permet de choisir un autre nombre de points, de 1 à 99.</translation>
    </message>
    <message>
        <source>partnership chapter 2</source>
        <translation>La donne</translation>
    </message>
    <message>
        <source>PE-2.1</source>
        <translation>Le premier donneur est tiré au sort&#x202f;; après chaque donne, c’est à son voisin de gauche de distribuer. On mêle le jeu, et le voisin de droite du donneur fait la coupe. En commençant à gauche du donneur, chacun reçoit trois cartes, puis deux autres au second tour. La carte suivante est retournée&#xa0;: c’est la retourne. Les trois dernières ne servent pas. Ici, un trèfle retourné n’a rien de particulier.</translation>
    </message>
    <message>
        <source>partnership chapter 3</source>
        <translation>Les enchères</translation>
    </message>
    <message>
        <source>PE-3.1</source>
        <translation>À partir de la gauche du donneur, chacun passe ou ordonne, ce qui fait de la couleur de la retourne l’atout. Le premier qui ordonne est le preneur, et les enchères sont closes. Le donneur prend alors la retourne et écarte aussitôt l’une de ses six cartes, face cachée. Le partenaire du donneur peut ordonner comme tout le monde, sans être tenu de jouer en solitaire.</translation>
    </message>
    <message>
        <source>PE-3.2</source>
        <translation>Si les quatre passent, on cache la retourne et un second tour d’enchères commence à gauche du donneur. Chacun passe ou nomme l’une des trois autres couleurs. Le premier qui nomme une couleur est le preneur. Aucune carte ne change de main.</translation>
    </message>
    <message>
        <source>PE-3.3</source>
        <translation>Si les trois autres passent aussi au second tour, le donneur ne peut pas passer&#xa0;: il doit nommer une couleur. Une option de la partie lève cette obligation. Si les quatre passent alors une seconde fois, la donne s’arrête sans que personne marque, et c’est au joueur suivant de distribuer.</translation>
    </message>
    <message>
        <source>PE-3.4</source>
        <translation>Une option de la partie admet la «&#xa0;main du fermier&#xa0;»&#xa0;: cinq cartes qui ne sont que des neuf et des dix. Avant les enchères, celui qui la tient peut la garder ou demander une nouvelle donne&#x202f;; le même donneur redonne alors. Comme il n’y a que huit neuf et dix, deux joueurs ne tiennent jamais une telle main dans la même donne.</translation>
    </message>
    <message>
        <source>partnership chapter 4</source>
        <translation>Le jeu de la carte</translation>
    </message>
    <message>
        <source>PE-4.1</source>
        <translation>Celui qui ordonne ou nomme une couleur peut jouer en solitaire, et l’annonce en même temps&#x202f;; aucun autre n’en a le droit. Son partenaire pose alors sa main de côté sans la montrer et ne joue pas de toute la donne. Si c’est le donneur qui ne joue pas, personne ne prend la retourne, et sa couleur est tout de même atout.</translation>
    </message>
    <message>
        <source>PE-4.2</source>
        <translation>Le voisin de gauche du donneur entame le premier pli, ou le suivant si ce voisin ne joue pas. Qui peut fournir doit le faire&#x202f;; sinon, on joue ce qu’on veut (BE-4.2). Le valet secondaire fournit à l’atout (BE-4.3). Le plus fort atout remporte le pli, ou à défaut la plus forte carte de la couleur demandée, et celui qui le remporte entame le suivant (BE-4.4). On joue cinq plis (BE-4.5).</translation>
    </message>
    <message>
        <source>partnership chapter 5</source>
        <translation>Le décompte</translation>
    </message>
    <message>
        <source>PE-5.1</source>
        <translation>L’équipe du preneur doit faire trois des cinq plis. Pour trois ou quatre, elle marque 1 point&#x202f;; pour les cinq, 2 points. Un preneur en solitaire marque 1 point pour trois ou quatre plis, mais 4 points pour les cinq. Si l’équipe du preneur fait moins de trois plis, elle ne marque rien, et l’autre équipe, celle des défenseurs, marque 2 points.</translation>
    </message>
    <message>
        <source>two-handed chapter 0</source>
        <translation>Le jeu en une minute</translation>
    </message>
    <message>
        <source>TE-0.1</source>
        <translation>Deux joueurs reçoivent cinq cartes chacun, et plus de la moitié du jeu reste cachée. Chacun pose une carte à son tour, et la meilleure des deux les emporte&#xa0;: c’est un pli. Une couleur est atout, et ses cartes battent toutes les autres.

Celui qui choisit l’atout doit faire trois des cinq plis. Cela lui vaut un point, ou deux s’il fait les cinq&#x202f;; s’il échoue, l’adversaire en marque deux. Le premier à 10 points gagne.</translation>
    </message>
    <message>
        <source>two-handed chapter 1</source>
        <translation>But du jeu et cartes</translation>
    </message>
    <message>
        <source>TE-1.1</source>
        <translation>On joue à deux, l’un contre l’autre. Les 24 cartes sont celles du Buck Euchre, de l’as au neuf (BE-1.2), et l’ordre des atouts aussi&#xa0;: d’abord le valet d’atout, puis le valet secondaire, l’autre valet de même teinte, qui appartient à l’atout (BE-1.3, BE-1.4, BE-1.5). Tous deux partent de 0, et le premier à atteindre 10 points gagne la partie. Une option de la partie permet de choisir un autre nombre de points, de 1 à 99.</translation>
    </message>
    <message>
        <source>two-handed chapter 2</source>
        <translation>La donne</translation>
    </message>
    <message>
        <source>TE-2.1</source>
        <translation>Le premier donneur est tiré au sort&#x202f;; ensuite, chacun donne à son tour. On mêle le jeu, et l’adversaire du donneur fait la coupe. Chacun reçoit trois cartes, l’adversaire d’abord, puis deux autres au second tour. La carte suivante est retournée&#xa0;: c’est la retourne. Les treize autres cartes restent face cachée.</translation>
    </message>
    <message>
        <source>two-handed chapter 3</source>
        <translation>Les enchères</translation>
    </message>
    <message>
        <source>TE-3.1</source>
        <translation>L’adversaire du donneur parle le premier&#xa0;: il passe ou ordonne. S’il passe, le donneur passe à son tour ou accepte. Ordonner ou accepter fait de la couleur de la retourne l’atout et clôt les enchères.</translation>
    </message>
    <message>
        <source>TE-3.2</source>
        <translation>Le donneur qui accepte prend la retourne et écarte l’une de ses six cartes, face cachée. Celui à qui l’on a ordonné peut en faire autant, ou bien laisser la retourne et garder ses cinq cartes. Dans les deux cas, la couleur de la retourne est atout. Une option de la partie oblige le donneur à la prendre quand on le lui ordonne.</translation>
    </message>
    <message>
        <source>TE-3.3</source>
        <translation>Si les deux passent, on cache la retourne. Au second tour, l’adversaire du donneur d’abord, chacun passe ou nomme l’une des trois autres couleurs, et aucune carte ne change de main. Si les deux passent encore, la donne s’arrête sans que personne marque, et c’est à l’autre de distribuer. Une option de la partie oblige le donneur à nommer une couleur au lieu de passer une seconde fois.</translation>
    </message>
    <message>
        <source>TE-3.4</source>
        <translation>Celui qui a choisi l’atout, qu’il ait ordonné, accepté ou nommé une couleur, est le preneur. L’autre est le défenseur.</translation>
    </message>
    <message>
        <source>two-handed chapter 4</source>
        <translation>Le jeu de la carte</translation>
    </message>
    <message>
        <source>TE-4.1</source>
        <translation>L’adversaire du donneur entame le premier pli. Qui peut fournir doit le faire&#x202f;; sinon, on joue ce qu’on veut (BE-4.2). Le valet secondaire fournit à l’atout (BE-4.3). Le plus fort atout remporte le pli, ou à défaut la plus forte carte de la couleur demandée, et celui qui le remporte entame le suivant (BE-4.4). On joue cinq plis (BE-4.5).</translation>
    </message>
    <message>
        <source>two-handed chapter 5</source>
        <translation>Le décompte</translation>
    </message>
    <message>
        <source>TE-5.1</source>
        <translation>Le preneur marque 1 point pour trois ou quatre plis, et 2 points pour les cinq. S’il fait moins de trois plis, il ne marque rien, et le défenseur marque 2 points.</translation>
    </message>
    <message>
        <source>faq 1 question</source>
        <translation>Pourquoi ne puis-je pas jouer ce valet&#x202f;?</translation>
    </message>
    <message>
        <source>faq 1 answer</source>
        <translation>C’est sans doute le valet secondaire, de même teinte que l’atout. Il appartient à l’atout et ne fournit donc pas à la couleur imprimée&#x202f;; tant que vous tenez une vraie carte de cette couleur, c’est elle qu’il faut jouer (BE-1.4, BE-4.3).</translation>
    </message>
    <message>
        <source>faq 2 question</source>
        <translation>Pourquoi dois-je jouer mon valet quand on demande atout&#x202f;?</translation>
    </message>
    <message>
        <source>faq 2 answer</source>
        <translation>Le valet secondaire est un atout comme les autres. Si l’on demande atout et que c’est votre seul atout, il faut le jouer, même s’il ne prend rien (BE-4.3).</translation>
    </message>
    <message>
        <source>faq 3 question</source>
        <translation>Faut-il couper, ou monter&#x202f;?</translation>
    </message>
    <message>
        <source>faq 3 answer</source>
        <translation>Non. Vous devez seulement fournir si vous le pouvez. Sans carte de la couleur demandée, vous jouez ce que vous voulez, et une carte plus faible que celles de la table est toujours permise (BE-4.2).</translation>
    </message>
    <message>
        <source>faq 4 question</source>
        <translation>Combien y a-t-il d’atouts&#x202f;?</translation>
    </message>
    <message>
        <source>faq 4 answer</source>
        <translation>Sept&#xa0;: les six cartes de la couleur et le valet secondaire (BE-1.3). L’autre couleur de même teinte n’a alors que cinq cartes, les deux dernières en ont six (BE-1.5).</translation>
    </message>
    <message>
        <source>faq 5 question</source>
        <translation>Les valets ont-ils un pouvoir à sans-atout&#x202f;?</translation>
    </message>
    <message>
        <source>faq 5 answer</source>
        <translation>Non. Chaque valet est alors une carte ordinaire de sa couleur, entre la dame et le dix (BE-1.6).</translation>
    </message>
    <message>
        <source>faq 6 question</source>
        <translation>Pourquoi n’y a-t-il pas eu d’enchères&#x202f;?</translation>
    </message>
    <message>
        <source>faq 6 answer</source>
        <translation>La retourne était un trèfle. Trèfle est alors atout d’office&#xa0;: il n’y a ni preneur ni promesse, et les quatre joueurs jouent (BE-2.4).</translation>
    </message>
    <message>
        <source>faq 7 question</source>
        <translation>Qui est le preneur quand le donneur prend la carte&#x202f;?</translation>
    </message>
    <message>
        <source>faq 7 answer</source>
        <translation>Celui qui a ordonné, peu importe qui reçoit la carte. C’est à lui de faire trois plis (BE-3.3). Le donneur peut aussi ordonner&#x202f;; il est alors le preneur.</translation>
    </message>
    <message>
        <source>faq 8 question</source>
        <translation>Le donneur peut-il écarter la carte qu’il vient de prendre&#x202f;?</translation>
    </message>
    <message>
        <source>faq 8 answer</source>
        <translation>Oui, n’importe laquelle des six. L’écart reste face cachée, et personne d’autre ne sait ce que c’était (BE-3.2).</translation>
    </message>
    <message>
        <source>faq 9 question</source>
        <translation>Peut-on nommer trèfle au second tour&#x202f;?</translation>
    </message>
    <message>
        <source>faq 9 answer</source>
        <translation>Oui, toute couleur sauf celle de la retourne. C’est alors un atout ordinaire, avec preneur et promesse, à la différence du trèfle retourné (BE-3.4).</translation>
    </message>
    <message>
        <source>faq 10 question</source>
        <translation>Et si personne ne veut de couleur&#x202f;?</translation>
    </message>
    <message>
        <source>faq 10 answer</source>
        <translation>Après huit «&#xa0;je passe&#xa0;», la donne se joue à sans-atout. Il n’y a pas de preneur, personne n’a rien promis, et tout le monde reste (BE-3.5).</translation>
    </message>
    <message>
        <source>faq 11 question</source>
        <translation>Le donneur peut-il se retirer&#x202f;?</translation>
    </message>
    <message>
        <source>faq 11 answer</source>
        <translation>Oui, sauf s’il est le preneur. Peu importe qu’il ait pris la retourne sur l’ordre d’un autre (BE-3.6).</translation>
    </message>
    <message>
        <source>faq 12 question</source>
        <translation>Et si tout le monde se retire&#x202f;?</translation>
    </message>
    <message>
        <source>faq 12 answer</source>
        <translation>Le preneur est alors crédité des cinq plis et gagne la partie&#x202f;; c’est pourquoi le dernier à décider est averti (BE-3.9). Avec une option de la partie, le preneur retranche seulement 5 points.</translation>
    </message>
    <message>
        <source>faq 13 question</source>
        <translation>Pourquoi ne puis-je pas me retirer&#x202f;?</translation>
    </message>
    <message>
        <source>faq 13 answer</source>
        <translation>Ou bien vous êtes le preneur, ou bien il n’y en a pas&#xa0;: quand un trèfle est retourné et à sans-atout, tout le monde doit jouer (BE-3.8).</translation>
    </message>
    <message>
        <source>faq 14 question</source>
        <translation>Qui entame quand le premier joueur s’est retiré&#x202f;?</translation>
    </message>
    <message>
        <source>faq 14 answer</source>
        <translation>Le suivant encore en jeu, à partir de la gauche du donneur. Ceux qui se sont retirés sont sautés à chaque pli (BE-4.1).</translation>
    </message>
    <message>
        <source>faq 15 question</source>
        <translation>Puis-je regarder l’écart ou les trois dernières cartes&#x202f;?</translation>
    </message>
    <message>
        <source>faq 15 answer</source>
        <translation>Non. Les trois dernières cartes, l’écart et les mains de ceux qui se sont retirés restent cachés (BE-2.3, BE-3.7).</translation>
    </message>
    <message>
        <source>faq 16 question</source>
        <translation>Les deux plis d’un preneur malheureux comptent-ils&#x202f;?</translation>
    </message>
    <message>
        <source>faq 16 answer</source>
        <translation>Non. Avec moins de trois plis, le preneur ajoute 5 points et ne retranche rien (BE-5.2). Les autres comptent leurs plis comme d’habitude.</translation>
    </message>
    <message>
        <source>faq 17 question</source>
        <translation>Un preneur sans aucun pli ajoute-t-il 10 points&#x202f;?</translation>
    </message>
    <message>
        <source>faq 17 answer</source>
        <translation>Non, 5. Personne n’est pénalisé deux fois dans une même donne (BE-5.4).</translation>
    </message>
    <message>
        <source>faq 18 question</source>
        <translation>Mon score peut-il dépasser 25&#x202f;?</translation>
    </message>
    <message>
        <source>faq 18 answer</source>
        <translation>Oui, et il peut descendre au-dessous de 0 dans la donne qui gagne. Les scores n’ont pas de limites (BE-5.7).</translation>
    </message>
    <message>
        <source>faq 19 question</source>
        <translation>Deux joueurs arrivent à 0 dans la même donne. Qui gagne&#x202f;?</translation>
    </message>
    <message>
        <source>faq 19 answer</source>
        <translation>Celui qui est le plus bas au-dessous de 0. À score exactement égal, ils partagent la victoire (BE-6.2).</translation>
    </message>
    <message>
        <source>faq 20 question</source>
        <translation>Je suis loin derrière. Puis-je encore gagner&#x202f;?</translation>
    </message>
    <message>
        <source>faq 20 answer</source>
        <translation>Oui&#xa0;: qui fait les cinq plis d’une donne gagne aussitôt, quel que soit son score (BE-6.1).</translation>
    </message>
    <message>
        <source>partnership faq 1 question</source>
        <translation>Puis-je ordonner quand mon partenaire donne&#x202f;?</translation>
    </message>
    <message>
        <source>partnership faq 1 answer</source>
        <translation>Oui, comme tout le monde. Votre partenaire prend la retourne, et rien ne vous oblige à jouer en solitaire (PE-3.1).</translation>
    </message>
    <message>
        <source>partnership faq 2 question</source>
        <translation>Que rapporte le jeu en solitaire&#x202f;?</translation>
    </message>
    <message>
        <source>partnership faq 2 answer</source>
        <translation>Quatre points au lieu de deux si vous faites les cinq plis. Trois ou quatre plis valent 1 point comme d’habitude, et un échec ne coûte pas plus cher qu’avec un partenaire (PE-5.1).</translation>
    </message>
    <message>
        <source>partnership faq 3 question</source>
        <translation>Un défenseur peut-il jouer en solitaire&#x202f;?</translation>
    </message>
    <message>
        <source>partnership faq 3 answer</source>
        <translation>Non. Seul celui qui ordonne ou nomme une couleur le peut, et il le décide au moment de l’annoncer (PE-4.1).</translation>
    </message>
    <message>
        <source>partnership faq 4 question</source>
        <translation>Pourquoi personne n’a-t-il pris la retourne&#x202f;?</translation>
    </message>
    <message>
        <source>partnership faq 4 answer</source>
        <translation>Ou bien l’atout a été nommé au second tour (PE-3.2), ou bien le partenaire du donneur a ordonné et joue en solitaire&#xa0;: le donneur ne joue donc pas (PE-4.1).</translation>
    </message>
    <message>
        <source>partnership faq 5 question</source>
        <translation>Pourquoi ne puis-je pas passer&#x202f;?</translation>
    </message>
    <message>
        <source>partnership faq 5 answer</source>
        <translation>Vous êtes le donneur, et les trois autres ont passé deux fois&#xa0;: vous devez nommer une couleur. Une option de la partie lève cette obligation (PE-3.3).</translation>
    </message>
    <message>
        <source>partnership faq 6 question</source>
        <translation>Un trèfle retourné a-t-il ici un rôle particulier&#x202f;?</translation>
    </message>
    <message>
        <source>partnership faq 6 answer</source>
        <translation>Non, cela appartient au Buck Euchre (BE-2.4). Ici, trèfle est une couleur comme les autres (PE-2.1).</translation>
    </message>
    <message>
        <source>two-handed faq 1 question</source>
        <translation>Dois-je prendre la retourne quand on me l’ordonne&#x202f;?</translation>
    </message>
    <message>
        <source>two-handed faq 1 answer</source>
        <translation>Non. Vous pouvez la laisser et garder vos cinq cartes&#x202f;; sa couleur est atout dans les deux cas. Une option de la partie rend la prise obligatoire (TE-3.2).</translation>
    </message>
    <message>
        <source>two-handed faq 2 question</source>
        <translation>Qui est le preneur si l’on m’ordonne de prendre la carte&#x202f;?</translation>
    </message>
    <message>
        <source>two-handed faq 2 answer</source>
        <translation>Votre adversaire&#xa0;: en ordonnant, c’est lui qui a choisi l’atout (TE-3.4). Prendre la carte ne fait qu’améliorer votre main (TE-3.2).</translation>
    </message>
    <message>
        <source>two-handed faq 3 question</source>
        <translation>Et si aucun de nous ne veut de couleur&#x202f;?</translation>
    </message>
    <message>
        <source>two-handed faq 3 answer</source>
        <translation>Après quatre «&#xa0;je passe&#xa0;», la donne s’arrête sans que personne marque, et c’est à l’autre de distribuer. Avec une option de la partie, le donneur doit au contraire nommer une couleur (TE-3.3).</translation>
    </message>
    <message>
        <source>two-handed faq 4 question</source>
        <translation>Où sont toutes les autres cartes&#x202f;?</translation>
    </message>
    <message>
        <source>two-handed faq 4 answer</source>
        <translation>Treize des 24 cartes restent face cachée, et personne ne les voit (TE-2.1). Il arrive donc souvent que même le valet d’atout ne soit dans aucune main.</translation>
    </message>
    <message>
        <source>two-handed faq 5 question</source>
        <translation>Puis-je marquer plus de 2 points dans une donne&#x202f;?</translation>
    </message>
    <message>
        <source>two-handed faq 5 answer</source>
        <translation>Non. Les cinq plis valent 2 points au preneur, et faire échouer le preneur en vaut autant au défenseur. À deux, le jeu en solitaire n’existe pas (TE-5.1).</translation>
    </message>
    <message>
        <source>buck questions</source>
        <translation>Questions fréquentes</translation>
    </message>
    <message>
        <source>buck flow</source>
        <translation>Le déroulement d’une donne</translation>
    </message>
    <message>
        <source>buck glossary</source>
        <translation>Lexique en trois langues</translation>
    </message>
</context>
<context>
    <name>RuleBookWindow</name>
    <message>
        <source>Rules of the game</source>
        <translation>Règles du jeu</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher une règle</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Rule book page</source>
        <translation>Page du livre de règles</translation>
    </message>
    <message numerus="yes">
        <source>%n article(s) found</source>
        <translation>
            <numerusform>%n article trouvé</numerusform>
            <numerusform>%n articles trouvés</numerusform>
        </translation>
    </message>
    <message>
        <source>No article contains all these words.</source>
        <translation>Aucun article ne contient tous ces mots.</translation>
    </message>
    <message>
        <source>Hearts are trumps: from the highest to the lowest</source>
        <translation>Atout cœur&#xa0;: de la plus forte à la plus faible</translation>
    </message>
    <message>
        <source>right bower</source>
        <translation>valet d’atout</translation>
    </message>
    <message>
        <source>left bower</source>
        <translation>valet secondaire</translation>
    </message>
    <message>
        <source>Diamonds, the suit that lost its jack</source>
        <translation>Carreau, la couleur qui a perdu son valet</translation>
    </message>
    <message>
        <source>just taken</source>
        <translation>prise à l’instant</translation>
    </message>
    <message>
        <source>The dealer’s six cards: one must go</source>
        <translation>Les six cartes du donneur&#xa0;: une de trop</translation>
    </message>
    <message>
        <source>How a deal runs</source>
        <translation>Déroulement d’une donne</translation>
    </message>
    <message>
        <source>Upcard</source>
        <translation>Retourne</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>Premier tour</translation>
    </message>
    <message>
        <source>Second round</source>
        <translation>Second tour</translation>
    </message>
    <message>
        <source>Stay or drop</source>
        <translation>Rester ou non</translation>
    </message>
    <message>
        <source>Five tricks</source>
        <translation>Cinq plis</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>all pass twice: no-trump</source>
        <translation>tous passent deux fois&#xa0;: sans-atout</translation>
    </message>
    <message>
        <source>somebody orders up</source>
        <translation>quelqu’un ordonne</translation>
    </message>
    <message>
        <source>a club turned up: trumps at once, all play</source>
        <translation>trèfle retourné&#xa0;: atout d’office, tous jouent</translation>
    </message>
    <message>
        <source>All stood at 25. The maker has taken two tricks of five.</source>
        <translation>Tous étaient à 25. Le preneur a fait deux plis sur cinq.</translation>
    </message>
    <message>
        <source>The promise was three: the maker adds 5, and the two tricks do not count.</source>
        <translation>Il en avait promis trois&#xa0;: le preneur ajoute 5 points, et ses deux plis ne comptent pas.</translation>
    </message>
    <message>
        <source>The others subtract their tricks. Player 4 stayed, took none and adds 5.</source>
        <translation>Les autres retranchent leurs plis. Le joueur 4, resté sans faire de pli, ajoute 5 points.</translation>
    </message>
    <message>
        <source>Nobody is at 0 or below: the next player deals.</source>
        <translation>Personne n’est à 0 ou moins&#xa0;: le joueur suivant donne.</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Article</translation>
    </message>
    <message>
        <source>Lessons:</source>
        <translation>Leçons&#xa0;:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Depuis le début</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Étape {number} sur {count}</translation>
    </message>
    <message>
        <source>Hearts are trumps</source>
        <translation>Atout cœur</translation>
    </message>
    <message>
        <source>led</source>
        <translation>entame</translation>
    </message>
    <message>
        <source>second</source>
        <translation>deuxième</translation>
    </message>
    <message>
        <source>third</source>
        <translation>troisième</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>quatrième</translation>
    </message>
    <message>
        <source>The king of hearts is led, so hearts must be followed.</source>
        <translation>On entame avec le roi de cœur&#xa0;: il faut fournir à cœur.</translation>
    </message>
    <message>
        <source>The jack of diamonds is the left bower. It follows as a heart and beats the king.</source>
        <translation>Le valet de carreau est le valet secondaire. Il fournit à cœur et bat le roi.</translation>
    </message>
    <message>
        <source>The ace is only the third trump: the left bower stays ahead.</source>
        <translation>L’as n’est que le troisième atout&#xa0;: le valet secondaire reste maître.</translation>
    </message>
    <message>
        <source>The ten changes nothing. The second player takes the trick.</source>
        <translation>Le dix n’y change rien. Le deuxième joueur remporte le pli.</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>Preneur</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Joueur 2</translation>
    </message>
    <message>
        <source>Player 3</source>
        <translation>Joueur 3</translation>
    </message>
    <message>
        <source>Player 4</source>
        <translation>Joueur 4</translation>
    </message>
    <message>
        <source>Score before</source>
        <translation>Score avant</translation>
    </message>
    <message>
        <source>Tricks taken</source>
        <translation>Plis remportés</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Variation</translation>
    </message>
    <message>
        <source>New score</source>
        <translation>Nouveau score</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>start</source>
        <translation>départ</translation>
    </message>
    <message>
        <source>Change in this deal: {change}</source>
        <translation>Différence dans cette donne&#xa0;: {change}</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de marque</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Claret</source>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>Crimson, with the buck</source>
        <translation>Cramoisi, au cerf</translation>
    </message>
    <message>
        <source>Indigo</source>
        <translation>Indigo</translation>
    </message>
    <message>
        <source>Forest green</source>
        <translation>Vert forêt</translation>
    </message>
    <message>
        <source>Those of the language</source>
        <translation>Celles de la langue</translation>
    </message>
    <message>
        <source>International: A K Q J</source>
        <translation>Internationales&#xa0;: A K Q J</translation>
    </message>
    <message>
        <source>Four: clubs green, diamonds blue</source>
        <translation>Quatre&#xa0;: trèfle vert, carreau bleu</translation>
    </message>
    <message>
        <source>Two: black and red</source>
        <translation>Deux&#xa0;: noir et rouge</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grands</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Ordinaires</translation>
    </message>
    <message>
        <source>Cards fly</source>
        <translation>Les cartes volent</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>Rien ne bouge</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#x202f;%</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>From {start} down to 0</source>
        <translation>De {start} jusqu’à 0</translation>
    </message>
    <message>
        <source>First to {goal} points</source>
        <translation>Le premier à {goal} points</translation>
    </message>
</context>
<context>
    <name>Speed</name>
    <message>
        <source>Calm</source>
        <translation>Calme</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Instantanée</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>You deal.</source>
        <translation>Vous donnez.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} donne.</translation>
    </message>
    <message>
        <source>You cut the deck.</source>
        <translation>Vous faites la coupe.</translation>
    </message>
    <message>
        <source>{name} cuts the deck.</source>
        <translation>{name} fait la coupe.</translation>
    </message>
    <message>
        <source>You sit this deal out.</source>
        <translation>Vous ne jouez pas cette donne.</translation>
    </message>
    <message>
        <source>{name} sits this deal out.</source>
        <translation>{name} ne joue pas cette donne.</translation>
    </message>
    <message>
        <source>You take trick {number}.</source>
        <translation>Vous faites le pli {number}.</translation>
    </message>
    <message>
        <source>{name} takes trick {number}.</source>
        <translation>{name} fait le pli {number}.</translation>
    </message>
    <message>
        <source>The deal ends without score.</source>
        <translation>La donne se termine sans points.</translation>
    </message>
    <message>
        <source>You take {card}.</source>
        <translation>Vous prenez {card}.</translation>
    </message>
    <message>
        <source>{name} takes {card}.</source>
        <translation>{name} prend {card}.</translation>
    </message>
    <message>
        <source>The upcard is {card}.</source>
        <translation>La retourne est {card}.</translation>
    </message>
    <message>
        <source>The upcard, {card}, is turned down.</source>
        <translation>La retourne, {card}, est refusée.</translation>
    </message>
    <message>
        <source>You lead {card}.</source>
        <translation>Vous entamez avec {card}.</translation>
    </message>
    <message>
        <source>{name} leads {card}.</source>
        <translation>{name} entame avec {card}.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>Vous jouez {card}.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} joue {card}.</translation>
    </message>
    <message>
        <source>You lay a card aside.</source>
        <translation>Vous écartez une carte.</translation>
    </message>
    <message>
        <source>{name} lays a card aside.</source>
        <translation>{name} écarte une carte.</translation>
    </message>
    <message>
        <source>You lay {card} aside.</source>
        <translation>Vous écartez {card}.</translation>
    </message>
    <message>
        <source>{name} lays {card} aside.</source>
        <translation>{name} écarte {card}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Vous passez.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passe.</translation>
    </message>
    <message>
        <source>You take {suit} as trumps.</source>
        <translation>Vous prenez {suit} pour atout.</translation>
    </message>
    <message>
        <source>{name} takes {suit} as trumps.</source>
        <translation>{name} prend {suit} pour atout.</translation>
    </message>
    <message>
        <source>You order {suit}.</source>
        <translation>Vous ordonnez {suit}.</translation>
    </message>
    <message>
        <source>{name} orders {suit}.</source>
        <translation>{name} ordonne {suit}.</translation>
    </message>
    <message>
        <source>You name {suit}.</source>
        <translation>Vous nommez {suit}.</translation>
    </message>
    <message>
        <source>{name} names {suit}.</source>
        <translation>{name} nomme {suit}.</translation>
    </message>
    <message>
        <source>You stay.</source>
        <translation>Vous restez.</translation>
    </message>
    <message>
        <source>{name} stays.</source>
        <translation>{name} reste.</translation>
    </message>
    <message>
        <source>You drop out.</source>
        <translation>Vous vous retirez.</translation>
    </message>
    <message>
        <source>{name} drops out.</source>
        <translation>{name} se retire.</translation>
    </message>
    <message>
        <source>{name}: {call}.</source>
        <translation>{name}&#xa0;: {call}.</translation>
    </message>
    <message>
        <source>You play alone.</source>
        <translation>Vous jouez en solitaire.</translation>
    </message>
    <message>
        <source>{name} plays alone.</source>
        <translation>{name} joue en solitaire.</translation>
    </message>
    <message>
        <source>{trump}. Nobody promised anything and everybody plays.</source>
        <translation>{trump}. Personne n’a rien promis et tous jouent.</translation>
    </message>
    <message>
        <source>{trump}. You are the maker.</source>
        <translation>{trump}. Vous êtes le preneur.</translation>
    </message>
    <message>
        <source>{trump}. {name} is the maker.</source>
        <translation>{trump}. {name} est le preneur.</translation>
    </message>
    <message>
        <source>{name}: unchanged, {score}.</source>
        <translation>{name}&#xa0;: sans changement, {score}.</translation>
    </message>
    <message>
        <source>{name}: {points} more, now {score}.</source>
        <translation>{name}&#xa0;: {points} de plus, total {score}.</translation>
    </message>
    <message>
        <source>{name}: {points} less, now {score}.</source>
        <translation>{name}&#xa0;: {points} de moins, total {score}.</translation>
    </message>
    <message>
        <source>nine of {suit}</source>
        <translation>neuf de {suit}</translation>
    </message>
    <message>
        <source>ten of {suit}</source>
        <translation>dix de {suit}</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>valet de {suit}</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>dame de {suit}</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>roi de {suit}</translation>
    </message>
    <message>
        <source>ace of {suit}</source>
        <translation>as de {suit}</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <translation>le neuf de {suit}</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <translation>le dix de {suit}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>le valet de {suit}</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>la dame de {suit}</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>le roi de {suit}</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>l’as de {suit}</translation>
    </message>
    <message>
        <source>no-trump</source>
        <translation>sans-atout</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>carte face cachée</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n face-down card(s)</source>
        <translation>
            <numerusform>{name}&#xa0;: %n carte face cachée</numerusform>
            <numerusform>{name}&#xa0;: %n cartes face cachée</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} led: {card}</source>
        <translation>{name} a entamé&#xa0;: {card}</translation>
    </message>
    <message>
        <source>{name} played: {card}</source>
        <translation>{name} a joué&#xa0;: {card}</translation>
    </message>
    <message>
        <source>turned down: {card}</source>
        <translation>retourne refusée&#xa0;: {card}</translation>
    </message>
    <message>
        <source>turned up: {card}</source>
        <translation>retourne&#xa0;: {card}</translation>
    </message>
    <message>
        <source>trumps are not chosen yet</source>
        <translation>l’atout n’est pas encore choisi</translation>
    </message>
    <message>
        <source>deck to be cut</source>
        <translation>paquet à couper</translation>
    </message>
    <message numerus="yes">
        <source>deck to be cut, %n card(s) lifted</source>
        <translation>
            <numerusform>paquet à couper, %n carte levée</numerusform>
            <numerusform>paquet à couper, %n cartes levées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>minus {points}</source>
        <translation>moins {points}</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>donneur</translation>
    </message>
    <message>
        <source>maker</source>
        <translation>preneur</translation>
    </message>
    <message>
        <source>out of this deal</source>
        <translation>retiré de cette donne</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n pli</numerusform>
            <numerusform>%n plis</numerusform>
        </translation>
    </message>
    <message>
        <source>to act</source>
        <translation>à son tour</translation>
    </message>
    <message>
        <source>winner of the match</source>
        <translation>gagne la partie</translation>
    </message>
    <message>
        <source>right bower</source>
        <translation>valet d’atout</translation>
    </message>
    <message>
        <source>left bower</source>
        <translation>valet secondaire</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>atout</translation>
    </message>
    <message>
        <source>playable</source>
        <translation>jouable</translation>
    </message>
    <message>
        <source>not playable</source>
        <translation>non jouable</translation>
    </message>
    <message>
        <source>can be laid aside</source>
        <translation>peut être écartée</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Table de jeu</translation>
    </message>
    <message>
        <source>{trump}. {promise}.</source>
        <translation>{trump}. {promise}.</translation>
    </message>
    <message numerus="yes">
        <source>Stock: %n card(s) face down</source>
        <translation>
            <numerusform>Talon : %n carte face cachée</numerusform>
            <numerusform>Talon : %n cartes face cachée</numerusform>
        </translation>
    </message>
    <message>
        <source>Your discard, face down</source>
        <translation>Votre écart, face cachée</translation>
    </message>
</context>
<context>
    <name>StartDialog</name>
    <message>
        <source>The match on the table ends when a new one starts.</source>
        <translation>La partie en cours prend fin quand une nouvelle commence.</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>Commencer la partie</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
</context>
<context>
    <name>StartPanel</name>
    <message>
        <source>Buck Euchre</source>
        <translation>Buck Euchre</translation>
    </message>
    <message>
        <source>Four players, each for themselves, from 25 points down to 0.</source>
        <translation>À quatre, chacun pour&#xa0;soi, de 25&#xa0;points jusqu’à&#xa0;0.</translation>
    </message>
    <message>
        <source>Welcome back</source>
        <translation>Vous revoilà&#x202f;!</translation>
    </message>
    <message>
        <source>Your match is waiting in deal {number}.</source>
        <translation>Votre partie vous attend à la donne {number}.</translation>
    </message>
    <message>
        <source>Continue the match</source>
        <translation>Continuer la partie</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>The lessons</source>
        <translation>Les leçons</translation>
    </message>
    <message>
        <source>Learn to play: lesson 1</source>
        <translation>Apprendre à jouer&#xa0;: leçon 1</translation>
    </message>
    <message>
        <source>Go on learning: lesson {number}</source>
        <translation>Continuer d’apprendre&#xa0;: leçon {number}</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <translation>Lire les règles</translation>
    </message>
    <message numerus="yes">
        <source>Practise: %n due today</source>
        <translation>
            <numerusform>S’entraîner&#xa0;: %n à revoir aujourd’hui</numerusform>
            <numerusform>S’entraîner&#xa0;: %n à revoir aujourd’hui</numerusform>
        </translation>
    </message>
    <message>
        <source>Practise single decisions</source>
        <translation>S’entraîner coup par coup</translation>
    </message>
    <message>
        <source>A first deal, step by step</source>
        <translation>Une première donne, pas à pas</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Matches that are over. A match counts once, however often a copy of it is played again. The match on the table counts when it is over.</source>
        <translation>Les parties terminées. Une partie compte une seule fois, même si une copie en est rejouée. La partie en cours compte une fois terminée.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Matches you won, alone or shared. A shared win counts once for each who shares it.</source>
        <translation>Les parties que vous avez gagnées, seul ou à plusieurs. Une victoire partagée compte une fois pour chacun des gagnants.</translation>
    </message>
    <message>
        <source>Share won</source>
        <translation>Taux de victoire</translation>
    </message>
    <message>
        <source>Points a deal</source>
        <translation>Points par donne</translation>
    </message>
    <message>
        <source>Tricks a deal</source>
        <translation>Plis par donne</translation>
    </message>
    <message>
        <source>Tricks you took in a deal, on average. Deals you dropped out of count with none.</source>
        <translation>Les plis que vous avez faits par donne, en moyenne. Les donnes dont vous vous êtes retiré comptent pour zéro.</translation>
    </message>
    <message>
        <source>Promises kept</source>
        <translation>Promesses tenues</translation>
    </message>
    <message>
        <source>Deals in which you were the maker and took at least the three tricks promised, of all in which you were the maker.</source>
        <translation>Les donnes où vous étiez preneur et avez fait au moins les trois plis promis, sur toutes celles où vous étiez preneur.</translation>
    </message>
    <message>
        <source>Stays without a trick</source>
        <translation>Restés sans pli</translation>
    </message>
    <message>
        <source>Deals in which you chose to stay and took no trick, of all in which you chose to stay. Deals in which nobody may drop out are not counted.</source>
        <translation>Les donnes où vous avez choisi de rester sans faire de pli, sur toutes celles où vous avez choisi de rester. Les donnes où personne ne peut se retirer ne comptent pas.</translation>
    </message>
    <message>
        <source>All five tricks</source>
        <translation>Les cinq plis</translation>
    </message>
    <message>
        <source>Deals in which you took all five tricks, also those in which all others dropped out.</source>
        <translation>Les donnes où vous avez fait les cinq plis, y compris celles où tous les autres se sont retirés.</translation>
    </message>
    <message>
        <source>Dropped out</source>
        <translation>Retraits</translation>
    </message>
    <message>
        <source>Deals in which you chose to drop out.</source>
        <translation>Les donnes où vous avez choisi de vous retirer.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Conseils</translation>
    </message>
    <message>
        <source>Hints you asked for. A match with a hint or with a move taken back counts as helped.</source>
        <translation>Les conseils que vous avez demandés. Une partie avec un conseil ou un coup repris compte comme aidée.</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} sur {whole}</translation>
    </message>
    <message numerus="yes">
        <source>%n of them shared</source>
        <translation>
            <numerusform>dont %n partagée</numerusform>
            <numerusform>dont %n partagées</numerusform>
        </translation>
    </message>
    <message>
        <source>choose a game</source>
        <translation>choisissez un jeu</translation>
    </message>
    <message numerus="yes">
        <source>in %n deal(s)</source>
        <translation>
            <numerusform>en %n donne</numerusform>
            <numerusform>en %n donnes</numerusform>
        </translation>
    </message>
    <message>
        <source>Large figures count matches that you played to the end without help, and there is none yet. Helped matches, those from a deal code and those given up are counted apart, below.</source>
        <translation>Les grands chiffres comptent les parties jouées jusqu’au bout sans aide, et il n’y en a pas encore. Les parties avec aide, celles d’après un code de donnes et celles abandonnées sont comptées à part, plus bas.</translation>
    </message>
    <message>
        <source>Points mean something else in each game: choose one.</source>
        <translation>Les points n’ont pas le même sens dans tous les jeux : choisissez-en un.</translation>
    </message>
    <message>
        <source>On your own</source>
        <translation>Sans aide</translation>
    </message>
    <message>
        <source>Matches played to the end without any help.</source>
        <translation>Les parties jouées jusqu’au bout sans aucune aide.</translation>
    </message>
    <message>
        <source>Helped</source>
        <translation>Avec aide</translation>
    </message>
    <message>
        <source>Matches played to the end in which a move was taken back or a hint asked for.</source>
        <translation>Les parties jouées jusqu’au bout où un coup a été repris ou un conseil demandé.</translation>
    </message>
    <message>
        <source>From a deal code</source>
        <translation>D’après un code de donnes</translation>
    </message>
    <message>
        <source>Matches played to the end whose deals were asked for with a code: somebody may have known the cards.</source>
        <translation>Les parties jouées jusqu’au bout dont les donnes viennent d’un code : quelqu’un pouvait connaître les cartes.</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandonnées</translation>
    </message>
    <message>
        <source>Matches that another one has replaced before they were over. They are neither won nor lost, and can be gone on with from the history. When the program ends by mistake, the match waits and is not given up.</source>
        <translation>Les parties qu’une autre a remplacées avant la fin. Elles ne sont ni gagnées ni perdues, et peuvent être reprises depuis l’historique. Si le programme s’arrête par accident, la partie attend : elle n’est pas abandonnée.</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Tous les adversaires</translation>
    </message>
    <message>
        <source>Of several levels</source>
        <translation>De plusieurs niveaux</translation>
    </message>
    <message numerus="yes">
        <source>with %n imported match(es)</source>
        <translation>
            <numerusform>avec %n partie importée</numerusform>
            <numerusform>avec %n parties importées</numerusform>
        </translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>Toutes les dates</translation>
    </message>
    <message>
        <source>In the last 7 days</source>
        <translation>Ces 7 derniers jours</translation>
    </message>
    <message>
        <source>In the last 30 days</source>
        <translation>Ces 30 derniers jours</translation>
    </message>
    <message>
        <source>In the last 12 months</source>
        <translation>Ces 12 derniers mois</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>Points a deal over time, in matches on your own</source>
        <translation>Points par donne au fil du temps, dans vos parties sans aide</translation>
    </message>
    <message>
        <source>Each point stands for a stretch of matches: the change of your score over all their deals, divided by the number of the deals.</source>
        <translation>Chaque point représente une série de parties : la variation de votre score sur toutes leurs donnes, divisée par le nombre de donnes.</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Exporter en CSV…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>Exporter les statistiques</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>The file {path} cannot be written. {why}</source>
        <translation>Le fichier {path} ne peut pas être écrit. {why}</translation>
    </message>
    <message>
        <source>There is nothing to draw yet.</source>
        <translation>Il n’y a encore rien à dessiner.</translation>
    </message>
    <message>
        <source>Matches you won, alone or shared, of all that are over. Among players of equal strength it comes to about a quarter in Buck Euchre and to a half in the other games.</source>
        <translation>Les parties que vous avez gagnées, seul ou à plusieurs, sur toutes celles qui sont terminées. Entre joueurs de même force, cela fait environ un quart au Buck Euchre et la moitié aux autres jeux.</translation>
    </message>
    <message>
        <source>How your score changed in a deal, on average over all deals, not over matches. In Buck Euchre less is better, in the other games more, so it is counted for one game at a time.</source>
        <translation>La variation de votre score par donne, en moyenne sur toutes les donnes et non sur les parties. Au Buck Euchre, moins vaut mieux ; aux autres jeux, plus : elle se compte donc pour un seul jeu à la fois.</translation>
    </message>
    <message>
        <source>From {first} points a deal in the beginning to {last} of late.</source>
        <translation>De {first} points par donne au début à {last} ces derniers temps.</translation>
    </message>
    <message numerus="yes">
        <source>after %n match(es)</source>
        <translation>
            <numerusform>après %n partie</numerusform>
            <numerusform>après %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Decisions by kind and grade</source>
        <translation>Décisions par genre et qualité</translation>
    </message>
    <message>
        <source>Every decision in deals that you have reviewed, once, in all your matches: how much of the chance of the match it gave away against the best choice.</source>
        <translation>Chaque décision des donnes que vous avez revues, une seule fois, dans toutes vos parties : ce qu’elle a coûté de chances de gagner la partie par rapport au meilleur choix.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Staying or dropping out</source>
        <translation>Rester ou se retirer</translation>
    </message>
    <message>
        <source>Leads</source>
        <translation>Entames</translation>
    </message>
    <message>
        <source>Later cards of a trick</source>
        <translation>Cartes suivantes du pli</translation>
    </message>
    <message>
        <source>Review a deal that is over: your decisions in it are graded and counted here.</source>
        <translation>Revoyez une donne terminée : vos décisions y sont évaluées et comptées ici.</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#x202f;%</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>Clubs are trumps at once and everybody plays.</source>
        <translation>Trèfle est atout d’office et tous jouent.</translation>
    </message>
    <message>
        <source>Deal {number}: you deal, {card} is turned up.</source>
        <translation>Donne {number}&#xa0;: vous donnez, la retourne est {card}.</translation>
    </message>
    <message>
        <source>Deal {number}: {name} deals, {card} is turned up.</source>
        <translation>Donne {number}&#xa0;: {name} donne, la retourne est {card}.</translation>
    </message>
    <message>
        <source>{card} is turned down.</source>
        <translation>La retourne, {card}, est refusée.</translation>
    </message>
    <message>
        <source>Nobody named a suit: no-trump, and everybody plays.</source>
        <translation>Personne n’a nommé de couleur&#xa0;: sans-atout, et tous jouent.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Vous passez.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passe.</translation>
    </message>
    <message>
        <source>You take {suit} as trumps and promise 3 tricks.</source>
        <translation>Vous prenez {suit} pour atout et promettez 3 plis.</translation>
    </message>
    <message>
        <source>{name} takes {suit} as trumps and promises 3 tricks.</source>
        <translation>{name} prend {suit} pour atout et promet 3 plis.</translation>
    </message>
    <message>
        <source>You order {suit} and promise 3 tricks.</source>
        <translation>Vous ordonnez {suit} et promettez 3 plis.</translation>
    </message>
    <message>
        <source>{name} orders {suit} and promises 3 tricks.</source>
        <translation>{name} ordonne {suit} et promet 3 plis.</translation>
    </message>
    <message>
        <source>You name {suit} and promise 3 tricks.</source>
        <translation>Vous nommez {suit} et promettez 3 plis.</translation>
    </message>
    <message>
        <source>{name} names {suit} and promises 3 tricks.</source>
        <translation>{name} nomme {suit} et promet 3 plis.</translation>
    </message>
    <message>
        <source>You stay.</source>
        <translation>Vous restez.</translation>
    </message>
    <message>
        <source>Nobody named a suit: the cards are dealt anew.</source>
        <translation>Personne n’a nommé de couleur&#xa0;: on redonne.</translation>
    </message>
    <message>
        <source>{name} stays.</source>
        <translation>{name} reste.</translation>
    </message>
    <message>
        <source>You drop out.</source>
        <translation>Vous vous retirez.</translation>
    </message>
    <message>
        <source>{name} drops out.</source>
        <translation>{name} se retire.</translation>
    </message>
    <message>
        <source>You take {suit} as trumps and play alone.</source>
        <translation>Vous prenez {suit} pour atout et jouez en solitaire.</translation>
    </message>
    <message>
        <source>{name} takes {suit} as trumps and plays alone.</source>
        <translation>{name} prend {suit} pour atout et joue en solitaire.</translation>
    </message>
    <message>
        <source>You order {suit} and play alone.</source>
        <translation>Vous ordonnez {suit} et jouez en solitaire.</translation>
    </message>
    <message>
        <source>{name} orders {suit} and plays alone.</source>
        <translation>{name} ordonne {suit} et joue en solitaire.</translation>
    </message>
    <message>
        <source>You name {suit} and play alone.</source>
        <translation>Vous nommez {suit} et jouez en solitaire.</translation>
    </message>
    <message>
        <source>{name} names {suit} and plays alone.</source>
        <translation>{name} nomme {suit} et joue en solitaire.</translation>
    </message>
    <message>
        <source>You ask for a new deal with nines and tens only.</source>
        <translation>Vous demandez une nouvelle donne&#xa0;: rien que des neuf et des dix.</translation>
    </message>
    <message>
        <source>{name} asks for a new deal with nines and tens only.</source>
        <translation>{name} demande une nouvelle donne&#xa0;: rien que des neuf et des dix.</translation>
    </message>
    <message>
        <source>You leave {card} on the table.</source>
        <translation>Vous laissez {card} sur la table.</translation>
    </message>
    <message>
        <source>{name} leaves {card} on the table.</source>
        <translation>{name} laisse {card} sur la table.</translation>
    </message>
    <message>
        <source>You take {taken} and lay {discarded} aside.</source>
        <translation>Vous prenez {taken} et écartez {discarded}.</translation>
    </message>
    <message>
        <source>{name} takes {taken} and lays {discarded} aside.</source>
        <translation>{name} prend {taken} et écarte {discarded}.</translation>
    </message>
    <message>
        <source>{name} takes {taken} and lays a card aside.</source>
        <translation>{name} prend {taken} et écarte une carte.</translation>
    </message>
    <message>
        <source>Trick {number}, you lead: {cards}</source>
        <translation>Pli {number}, vous entamez&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Trick {number}, {name} leads: {cards}</source>
        <translation>Pli {number}, {name} entame&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Trick {number}: {cards}. You take it with the right bower.</source>
        <translation>Pli {number}&#xa0;: {cards}. Vous le faites avec le valet d’atout.</translation>
    </message>
    <message>
        <source>Trick {number}: {cards}. {name} takes it with the right bower.</source>
        <translation>Pli {number}&#xa0;: {cards}. {name} le fait avec le valet d’atout.</translation>
    </message>
    <message>
        <source>Trick {number}: {cards}. You take it with the left bower.</source>
        <translation>Pli {number}&#xa0;: {cards}. Vous le faites avec le valet secondaire.</translation>
    </message>
    <message>
        <source>Trick {number}: {cards}. {name} takes it with the left bower.</source>
        <translation>Pli {number}&#xa0;: {cards}. {name} le fait avec le valet secondaire.</translation>
    </message>
    <message>
        <source>Trick {number}: {cards}. You take it with {card}.</source>
        <translation>Pli {number}&#xa0;: {cards}. Vous le faites avec {card}.</translation>
    </message>
    <message>
        <source>Trick {number}: {cards}. {name} takes it with {card}.</source>
        <translation>Pli {number}&#xa0;: {cards}. {name} le fait avec {card}.</translation>
    </message>
    <message>
        <source>Everybody dropped out: all five tricks are yours.</source>
        <translation>Tous se sont retirés&#xa0;: les cinq plis sont à vous.</translation>
    </message>
    <message>
        <source>Everybody dropped out: {name} is credited with all five tricks.</source>
        <translation>Tous se sont retirés&#xa0;: les cinq plis reviennent à {name}.</translation>
    </message>
    <message numerus="yes">
        <source>You kept your promise with %n trick(s).</source>
        <translation>
            <numerusform>Vous avez tenu votre promesse en faisant %n pli.</numerusform>
            <numerusform>Vous avez tenu votre promesse en faisant %n plis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} kept the promise with %n trick(s).</source>
        <translation>
            <numerusform>{name} a tenu sa promesse en faisant %n pli.</numerusform>
            <numerusform>{name} a tenu sa promesse en faisant %n plis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You broke your promise with %n trick(s).</source>
        <translation>
            <numerusform>Avec %n pli, vous n’avez pas tenu votre promesse.</numerusform>
            <numerusform>Avec %n plis, vous n’avez pas tenu votre promesse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} broke the promise with %n trick(s).</source>
        <translation>
            <numerusform>Avec %n pli, {name} n’a pas tenu sa promesse.</numerusform>
            <numerusform>Avec %n plis, {name} n’a pas tenu sa promesse.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} wins the match.</source>
        <translation>{names} gagne la partie.</translation>
    </message>
    <message>
        <source>{names} share the victory.</source>
        <translation>{names} se partagent la victoire.</translation>
    </message>
    <message>
        <source>{names} win the match.</source>
        <translation>{names} gagnent la partie.</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>Vous gagnez la partie.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>out</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>led</source>
        <translation>entame</translation>
    </message>
    <message>
        <source>turned up</source>
        <translation>retourne</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>donneur</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>talon</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>écart</translation>
    </message>
</context>
</TS>
