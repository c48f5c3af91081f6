<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Calls</name>
    <message>
        <source>pass</source>
        <translation>je passe</translation>
    </message>
    <message>
        <source>I order it, alone</source>
        <translation>j’ordonne, seul</translation>
    </message>
    <message>
        <source>I order it</source>
        <translation>j’ordonne</translation>
    </message>
    <message>
        <source>{suit}, alone</source>
        <translation>{suit}, seul</translation>
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
        <translation>une nouvelle donne, s’il vous plaît</translation>
    </message>
    <message>
        <source>I keep them</source>
        <translation>je les garde</translation>
    </message>
</context>
<context>
    <name>Captions</name>
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
        <translation>À vous la coupe&#xa0;: choisissez l’endroit où lever le paquet.</translation>
    </message>
    <message>
        <source>Everyone passed to you. Do you take {suit} as trumps?</source>
        <translation>Tous ont passé jusqu’à vous. Prenez-vous {suit} pour atout&#x202f;?</translation>
    </message>
    <message>
        <source>{card} is turned up. Do you want {suit} as trumps?</source>
        <translation>La retourne est {card}. Voulez-vous {suit} pour atout&#x202f;?</translation>
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
        <source>{card} was turned down. Name another suit, or pass and all play at no-trump.</source>
        <translation>{card} a été retournée face cachée. Nommez une autre couleur, ou passez et tous jouent à sans-atout.</translation>
    </message>
    <message>
        <source>{card} was turned down. Do you name another suit?</source>
        <translation>{card} a été retournée face cachée. Nommez-vous une autre couleur&#x202f;?</translation>
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
        <translation>À vous&#xa0;: on demande {suit}, et vous n’en avez qu’une carte.</translation>
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
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>take a trick, or 5 points are added</source>
        <translation>sans pli, 5 points de plus</translation>
    </message>
    <message>
        <source>Drop out</source>
        <translation>Se retirer</translation>
    </message>
    <message>
        <source>the next player speaks</source>
        <translation>la parole passe au suivant</translation>
    </message>
    <message>
        <source>the upcard is turned down</source>
        <translation>la retourne est cachée</translation>
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
        <source>Leave it to chance</source>
        <translation>Laisser faire le hasard</translation>
    </message>
    <message>
        <source>any place will do</source>
        <translation>à n’importe quel endroit</translation>
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
    <message>
        <source>Buck Euchre {version}

A card table for one person against computer players. Free software under the GNU General Public License, version 3 or later. It uses Qt for Python under the GNU Lesser General Public License.</source>
        <translation>Buck Euchre {version}

Une table de jeu pour une personne contre des joueurs simulés. Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure. Il utilise Qt pour Python sous licence publique générale limitée GNU.</translation>
    </message>
    <message>
        <source>About Buck Euchre</source>
        <translation>À propos de Buck Euchre</translation>
    </message>
    <message>
        <source>Match records (*.json)</source>
        <translation>Parties enregistrées (*.json)</translation>
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
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>&amp;About Buck Euchre</source>
        <translation>À &amp;propos de Buck Euchre</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
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
    <name>Options</name>
    <message>
        <source>Points at the &amp;start</source>
        <translation>Points au &amp;départ</translation>
    </message>
    <message>
        <source>Everyone starts with this many points and wants to reach 0. Fewer points make a shorter match (rule BE-1.7).</source>
        <translation>Chacun part de ce nombre de points et veut arriver à 0. Moins de points font une partie plus courte (article BE-1.7).</translation>
    </message>
    <message>
        <source>A maker left alone &amp;wins the match</source>
        <translation>Le preneur resté seul &amp;gagne la partie</translation>
    </message>
    <message>
        <source>When all three others drop out, the maker is credited with all five tricks. With this option that wins the match; without it, it only takes 5 points off the score (rule BE-3.9).</source>
        <translation>Quand les trois autres se retirent, les cinq plis reviennent au preneur. Avec cette option, cela gagne la partie&#x202f;; sans elle, cela retire seulement 5 points de son score (article BE-3.9).</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Speed of the table</source>
        <translation>&amp;Vitesse de la table</translation>
    </message>
    <message>
        <source>&amp;Cut the deck for me when it is my turn to</source>
        <translation>Faire la &amp;coupe à ma place quand elle me revient</translation>
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
        <source>{card} is a trump now and does not follow {suit}: you hold {held}.</source>
        <translation>{card} est un atout à présent et ne fournit pas à {suit}&#xa0;: vous tenez {held}.</translation>
    </message>
    <message>
        <source>You hold {held}, so you must follow {suit}.</source>
        <translation>Vous tenez {held}&#xa0;: vous devez fournir à {suit}.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Cette carte n’est pas dans votre main.</translation>
    </message>
    <message>
        <source>{suit}: that suit was turned down, name another one.</source>
        <translation>{suit}&#xa0;: cette couleur a été refusée, nommez-en une autre.</translation>
    </message>
    <message>
        <source>In the first circuit only the upcard&apos;s suit can be ordered.</source>
        <translation>Au premier tour, seule la couleur de la retourne peut être ordonnée.</translation>
    </message>
    <message>
        <source>The upcard was turned down: name another suit.</source>
        <translation>La retourne a été refusée&#xa0;: nommez une autre couleur.</translation>
    </message>
    <message>
        <source>A club was turned up, so nobody bids.</source>
        <translation>La retourne est un trèfle&#xa0;: il n’y a pas d’enchères.</translation>
    </message>
    <message>
        <source>The bidding is not over yet.</source>
        <translation>Les enchères ne sont pas terminées.</translation>
    </message>
    <message>
        <source>The bidding is over.</source>
        <translation>Les enchères sont terminées.</translation>
    </message>
    <message>
        <source>The dealer must lay a card aside first.</source>
        <translation>Le donneur doit d’abord écarter une carte.</translation>
    </message>
    <message>
        <source>First each player in turn stays or drops out.</source>
        <translation>Chacun doit d’abord dire s’il reste ou se retire.</translation>
    </message>
    <message>
        <source>Nobody may drop out of this deal.</source>
        <translation>Personne ne peut se retirer de cette donne.</translation>
    </message>
    <message>
        <source>Staying and dropping out were decided before the play.</source>
        <translation>On décide de rester ou de se retirer avant de jouer.</translation>
    </message>
    <message>
        <source>No card is exchanged during the play.</source>
        <translation>On n’échange pas de carte pendant le jeu.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>La donne est terminée.</translation>
    </message>
    <message>
        <source>It is another player&apos;s turn.</source>
        <translation>C’est au tour d’un autre joueur.</translation>
    </message>
    <message>
        <source>This game does not know that.</source>
        <translation>Ce jeu ne connaît pas cela.</translation>
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
        <translation>Différence</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>out</source>
        <translation>retiré</translation>
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
        <translation>Le jeu compte 24 cartes&#xa0;: l’as, le roi, la dame, le valet, le dix et le neuf de chacune des quatre couleurs. Cœur et carreau sont les couleurs rouges, pique et trèfle les noires. Sur les cartes, A désigne l’as, K le roi, Q la dame et J le valet.</translation>
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
        <translation>Un joueur qui remporte les cinq plis d’une donne gagne la partie sur-le-champ, seul et quel que soit son score. La donne est tout de même inscrite sur la feuille de score comme d’habitude.</translation>
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
        <translation>Sa règle la plus frappante est le trèfle retourné, atout d’office (BE-2.4). À l’Euchre par équipes, le trèfle ne joue pas ce rôle.</translation>
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
</context>
<context>
    <name>RuleBookWindow</name>
    <message>
        <source>Rules of the game</source>
        <translation>Règles du jeu</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Rechercher dans les règles</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Rule book page</source>
        <translation>Page du livre de règles</translation>
    </message>
    <message>
        <source>Buck Euchre</source>
        <translation>Buck Euchre</translation>
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
        <source>second: wins the trick</source>
        <translation>deuxième&#xa0;: remporte le pli</translation>
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
        <source>third</source>
        <translation>troisième</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>quatrième</translation>
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
    <name>StartPanel</name>
    <message>
        <source>Buck Euchre</source>
        <translation>Buck Euchre</translation>
    </message>
    <message>
        <source>Four players, each for themselves, from 25 points down to 0.</source>
        <translation>Quatre joueurs, chacun pour soi, de 25 points jusqu’à 0.</translation>
    </message>
    <message>
        <source>Welcome back</source>
        <translation>Content de vous revoir</translation>
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
        <source>Read the rules</source>
        <translation>Lire les règles</translation>
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
        <translation>{card} est cachée.</translation>
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
            <numerusform>Vous avez tenu votre promesse avec %n pli.</numerusform>
            <numerusform>Vous avez tenu votre promesse avec %n plis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} kept the promise with %n trick(s).</source>
        <translation>
            <numerusform>{name} a tenu sa promesse avec %n pli.</numerusform>
            <numerusform>{name} a tenu sa promesse avec %n plis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You broke your promise with %n trick(s): 5 points.</source>
        <translation>
            <numerusform>Avec %n pli, votre promesse n’est pas tenue&#xa0;: 5 points.</numerusform>
            <numerusform>Avec %n plis, votre promesse n’est pas tenue&#xa0;: 5 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} broke the promise with %n trick(s): 5 points.</source>
        <translation>
            <numerusform>Avec %n pli, {name} n’a pas tenu sa promesse&#xa0;: 5 points.</numerusform>
            <numerusform>Avec %n plis, {name} n’a pas tenu sa promesse&#xa0;: 5 points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} share the victory.</source>
        <translation>{names} se partagent la victoire.</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>Vous gagnez la partie.</translation>
    </message>
    <message>
        <source>{name} wins the match.</source>
        <translation>{name} gagne la partie.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>out</source>
        <translation>retiré</translation>
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
</context>
</TS>
