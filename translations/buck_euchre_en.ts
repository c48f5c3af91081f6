<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Calls</name>
    <message>
        <source>pass</source>
        <translation>pass</translation>
    </message>
    <message>
        <source>I order it, alone</source>
        <translation>I order it, alone</translation>
    </message>
    <message>
        <source>I order it</source>
        <translation>I order it</translation>
    </message>
    <message>
        <source>{suit}, alone</source>
        <translation>{suit}, alone</translation>
    </message>
    <message>
        <source>{suit}</source>
        <translation>{suit}</translation>
    </message>
    <message>
        <source>I stay</source>
        <translation>I stay</translation>
    </message>
    <message>
        <source>I drop out</source>
        <translation>I drop out</translation>
    </message>
    <message>
        <source>I take it</source>
        <translation>I take it</translation>
    </message>
    <message>
        <source>I leave it</source>
        <translation>I leave it</translation>
    </message>
    <message>
        <source>a new deal, please</source>
        <translation>a new deal, please</translation>
    </message>
    <message>
        <source>I keep them</source>
        <translation>I keep them</translation>
    </message>
</context>
<context>
    <name>Captions</name>
    <message>
        <source>You took {card}. Choose a card to lay aside face down.</source>
        <translation>You took {card}. Choose a card to lay aside face down.</translation>
    </message>
    <message>
        <source>{name} is bidding…</source>
        <translation>{name} is bidding…</translation>
    </message>
    <message>
        <source>{name} takes the upcard and chooses a discard…</source>
        <translation>{name} takes the upcard and chooses a discard…</translation>
    </message>
    <message>
        <source>{name} decides whether to stay…</source>
        <translation>{name} decides whether to stay…</translation>
    </message>
    <message>
        <source>{name} is to play…</source>
        <translation>{name} is to play…</translation>
    </message>
    <message>
        <source>{name} is to lead…</source>
        <translation>{name} is to lead…</translation>
    </message>
    <message>
        <source>Cut the deck: choose where to lift it.</source>
        <translation>Cut the deck: choose where to lift it.</translation>
    </message>
    <message>
        <source>Everyone passed to you. Do you take {suit} as trumps?</source>
        <translation>Everyone passed to you. Do you take {suit} as trumps?</translation>
    </message>
    <message>
        <source>{card} is turned up. Do you want {suit} as trumps?</source>
        <translation>{card} is turned up. Do you want {suit} as trumps?</translation>
    </message>
    <message>
        <source>{card} would be the right bower, the best trump.</source>
        <translation>{card} would be the right bower, the best trump.</translation>
    </message>
    <message>
        <source>{card} would be the left bower, second best trump.</source>
        <translation>{card} would be the left bower, second best trump.</translation>
    </message>
    <message>
        <source>{card} was turned down. Name another suit, or pass and all play at no-trump.</source>
        <translation>{card} was turned down. Name another suit, or pass and all play at no-trump.</translation>
    </message>
    <message>
        <source>{card} was turned down. Do you name another suit?</source>
        <translation>{card} was turned down. Do you name another suit?</translation>
    </message>
    <message>
        <source>If you drop out too, {name} takes all five tricks and wins the match.</source>
        <translation>If you drop out too, {name} takes all five tricks and wins the match.</translation>
    </message>
    <message>
        <source>If you drop out too, {name} is credited with all five tricks.</source>
        <translation>If you drop out too, {name} is credited with all five tricks.</translation>
    </message>
    <message>
        <source>{name} promised three tricks. Do you stay in the deal?</source>
        <translation>{name} promised three tricks. Do you stay in the deal?</translation>
    </message>
    <message>
        <source>You lead: play any card.</source>
        <translation>You lead: play any card.</translation>
    </message>
    <message>
        <source>Your turn: {suit} were led, and you can follow.</source>
        <translation>Your turn: {suit} were led, and you can follow.</translation>
    </message>
    <message>
        <source>You have no {suit}: play any card.</source>
        <translation>You have no {suit}: play any card.</translation>
    </message>
    <message>
        <source>Your turn: {suit} were led and you hold one.</source>
        <translation>Your turn: {suit} were led and you hold one.</translation>
    </message>
    <message>
        <source>Your turn: {suit} were led, follow suit.</source>
        <translation>Your turn: {suit} were led, follow suit.</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Name {suit}</source>
        <translation>Name {suit}</translation>
    </message>
    <message numerus="yes">
        <source>you promise %n trick(s)</source>
        <translation>
            <numerusform>you promise %n trick</numerusform>
            <numerusform>you promise %n tricks</numerusform>
        </translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Stay</translation>
    </message>
    <message>
        <source>take a trick, or 5 points are added</source>
        <translation>take a trick, or 5 points are added</translation>
    </message>
    <message>
        <source>Drop out</source>
        <translation>Drop out</translation>
    </message>
    <message>
        <source>the next player speaks</source>
        <translation>the next player speaks</translation>
    </message>
    <message>
        <source>the upcard is turned down</source>
        <translation>the upcard is turned down</translation>
    </message>
    <message>
        <source>all play at no-trump</source>
        <translation>all play at no-trump</translation>
    </message>
    <message>
        <source>Take {suit} as trumps</source>
        <translation>Take {suit} as trumps</translation>
    </message>
    <message numerus="yes">
        <source>you promise %n trick(s) and take {card}</source>
        <translation>
            <numerusform>you promise %n trick and take {card}</numerusform>
            <numerusform>you promise %n tricks and take {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>Order {suit}</source>
        <translation>Order {suit}</translation>
    </message>
    <message numerus="yes">
        <source>you promise %n trick(s), {name} takes {card}</source>
        <translation>
            <numerusform>you promise %n trick, {name} takes {card}</numerusform>
            <numerusform>you promise %n tricks, {name} takes {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} wins the match</translation>
    </message>
    <message>
        <source>{name} gets all five tricks</source>
        <translation>{name} gets all five tricks</translation>
    </message>
    <message>
        <source>your score does not change</source>
        <translation>your score does not change</translation>
    </message>
    <message>
        <source>Leave it to chance</source>
        <translation>Leave it to chance</translation>
    </message>
    <message>
        <source>any place will do</source>
        <translation>any place will do</translation>
    </message>
</context>
<context>
    <name>Labels</name>
    <message>
        <source>You</source>
        <translation>You</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Player {number}</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>clubs</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamonds</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hearts</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>spades</translation>
    </message>
    <message>
        <source>Clubs are trumps</source>
        <translation>Clubs are trumps</translation>
    </message>
    <message>
        <source>Diamonds are trumps</source>
        <translation>Diamonds are trumps</translation>
    </message>
    <message>
        <source>Hearts are trumps</source>
        <translation>Hearts are trumps</translation>
    </message>
    <message>
        <source>Spades are trumps</source>
        <translation>Spades are trumps</translation>
    </message>
    <message>
        <source>No-trump</source>
        <translation>No-trump</translation>
    </message>
    <message>
        <source>Nobody promised</source>
        <translation>Nobody promised</translation>
    </message>
    <message numerus="yes">
        <source>You promised %n trick(s)</source>
        <translation>
            <numerusform>You promised %n trick</numerusform>
            <numerusform>You promised %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} promised %n trick(s)</source>
        <translation>
            <numerusform>{name} promised %n trick</numerusform>
            <numerusform>{name} promised %n tricks</numerusform>
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
        <translation>Open a match</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Save the match</translation>
    </message>
    <message>
        <source>Buck Euchre {version}

A card table for one person against computer players. Free software under the GNU General Public License, version 3 or later. It uses Qt for Python under the GNU Lesser General Public License.</source>
        <translation>Buck Euchre {version}

A card table for one person against computer players. Free software under the GNU General Public License, version 3 or later. It uses Qt for Python under the GNU Lesser General Public License.</translation>
    </message>
    <message>
        <source>About Buck Euchre</source>
        <translation>About Buck Euchre</translation>
    </message>
    <message>
        <source>Match records (*.json)</source>
        <translation>Match records (*.json)</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Game</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;New match…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continue</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Open…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Save as…</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Take back</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Preferences…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quit</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;View</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Score sheet</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Full screen</translation>
    </message>
    <message>
        <source>S&amp;peed</source>
        <translation>S&amp;peed</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Language</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Rules</translation>
    </message>
    <message>
        <source>&amp;About Buck Euchre</source>
        <translation>&amp;About Buck Euchre</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>New match</translation>
    </message>
    <message>
        <source>The match on the table ends when a new one starts.</source>
        <translation>The match on the table ends when a new one starts.</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>Start the match</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Keep playing</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Not now</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Points at the &amp;start</source>
        <translation>Points at the &amp;start</translation>
    </message>
    <message>
        <source>Everyone starts with this many points and wants to reach 0. Fewer points make a shorter match (rule BE-1.7).</source>
        <translation>Everyone starts with this many points and wants to reach 0. Fewer points make a shorter match (rule BE-1.7).</translation>
    </message>
    <message>
        <source>A maker left alone &amp;wins the match</source>
        <translation>A maker left alone &amp;wins the match</translation>
    </message>
    <message>
        <source>When all three others drop out, the maker is credited with all five tricks. With this option that wins the match; without it, it only takes 5 points off the score (rule BE-3.9).</source>
        <translation>When all three others drop out, the maker is credited with all five tricks. With this option that wins the match; without it, it only takes 5 points off the score (rule BE-3.9).</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferences</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Language</translation>
    </message>
    <message>
        <source>&amp;Speed of the table</source>
        <translation>&amp;Speed of the table</translation>
    </message>
    <message>
        <source>&amp;Cut the deck for me when it is my turn to</source>
        <translation>&amp;Cut the deck for me when it is my turn to</translation>
    </message>
    <message>
        <source>Names, from the next match on</source>
        <translation>Names, from the next match on</translation>
    </message>
    <message>
        <source>You</source>
        <translation>You</translation>
    </message>
    <message>
        <source>On your left</source>
        <translation>On your left</translation>
    </message>
    <message>
        <source>Opposite you</source>
        <translation>Opposite you</translation>
    </message>
    <message>
        <source>On your right</source>
        <translation>On your right</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>The system does not allow it.</source>
        <translation>The system does not allow it.</translation>
    </message>
    <message>
        <source>There is no space left.</source>
        <translation>There is no space left.</translation>
    </message>
    <message>
        <source>It is not a file.</source>
        <translation>It is not a file.</translation>
    </message>
    <message>
        <source>Its folder is not a folder.</source>
        <translation>Its folder is not a folder.</translation>
    </message>
    <message>
        <source>It is not text.</source>
        <translation>It is not text.</translation>
    </message>
    <message>
        <source>It is too large for a match record.</source>
        <translation>It is too large for a match record.</translation>
    </message>
    <message>
        <source>The system names no folder for it.</source>
        <translation>The system names no folder for it.</translation>
    </message>
    <message>
        <source>The system reports an error.</source>
        <translation>The system reports an error.</translation>
    </message>
    <message>
        <source>It was written by a later version of this program.</source>
        <translation>It was written by a later version of this program.</translation>
    </message>
    <message>
        <source>Deal {deal}, action {action} breaks rule {article}.</source>
        <translation>Deal {deal}, action {action} breaks rule {article}.</translation>
    </message>
    <message>
        <source>Deal {deal}, action {action} makes no sense.</source>
        <translation>Deal {deal}, action {action} makes no sense.</translation>
    </message>
    <message>
        <source>Deal {deal} makes no sense.</source>
        <translation>Deal {deal} makes no sense.</translation>
    </message>
    <message>
        <source>It is not a sound match record.</source>
        <translation>It is not a sound match record.</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <translation>There is no file {path}.</translation>
    </message>
    <message>
        <source>The match in {path} cannot be opened. {why}</source>
        <translation>The match in {path} cannot be opened. {why}</translation>
    </message>
    <message>
        <source>The match in {path} cannot be opened. {why} The file was kept as {kept}.</source>
        <translation>The match in {path} cannot be opened. {why} The file was kept as {kept}.</translation>
    </message>
    <message>
        <source>The match cannot be saved in {path}. {why}</source>
        <translation>The match cannot be saved in {path}. {why}</translation>
    </message>
    <message>
        <source>Your preferences could not be read and are the usual ones.</source>
        <translation>Your preferences could not be read and are the usual ones.</translation>
    </message>
    <message>
        <source>Your preferences could not be read and are the usual ones. The file was kept as {kept}.</source>
        <translation>Your preferences could not be read and are the usual ones. The file was kept as {kept}.</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Select All</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Step up</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>Step &amp;down</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Look in:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>File &amp;name:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Files of type:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Open</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Save</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Forward</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Parent Directory</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Create New Folder</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>List View</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Detail View</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>My Computer</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Size</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Date Modified</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Undo</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Redo</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cu&amp;t</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copy</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Paste</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Select All</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Show Details...</source>
        <translation>Show Details...</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Hide Details...</translation>
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
        <translation>Save</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Apply</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Reset</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Discard</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Yes</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;No</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Abort</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Retry</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignore</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Restore Defaults</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Undo</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Redo</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cu&amp;t</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copy</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Paste</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Select All</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>{reason} (rule {article})</source>
        <translation>{reason} (rule {article})</translation>
    </message>
    <message>
        <source>{card} is a trump now and does not follow {suit}: you hold {held}.</source>
        <translation>{card} is a trump now and does not follow {suit}: you hold {held}.</translation>
    </message>
    <message>
        <source>You hold {held}, so you must follow {suit}.</source>
        <translation>You hold {held}, so you must follow {suit}.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>That card is not in your hand.</translation>
    </message>
    <message>
        <source>{suit}: that suit was turned down, name another one.</source>
        <translation>{suit}: that suit was turned down, name another one.</translation>
    </message>
    <message>
        <source>In the first circuit only the upcard&apos;s suit can be ordered.</source>
        <translation>In the first circuit only the upcard&apos;s suit can be ordered.</translation>
    </message>
    <message>
        <source>The upcard was turned down: name another suit.</source>
        <translation>The upcard was turned down: name another suit.</translation>
    </message>
    <message>
        <source>A club was turned up, so nobody bids.</source>
        <translation>A club was turned up, so nobody bids.</translation>
    </message>
    <message>
        <source>The bidding is not over yet.</source>
        <translation>The bidding is not over yet.</translation>
    </message>
    <message>
        <source>The bidding is over.</source>
        <translation>The bidding is over.</translation>
    </message>
    <message>
        <source>The dealer must lay a card aside first.</source>
        <translation>The dealer must lay a card aside first.</translation>
    </message>
    <message>
        <source>First each player in turn stays or drops out.</source>
        <translation>First each player in turn stays or drops out.</translation>
    </message>
    <message>
        <source>Nobody may drop out of this deal.</source>
        <translation>Nobody may drop out of this deal.</translation>
    </message>
    <message>
        <source>Staying and dropping out were decided before the play.</source>
        <translation>Staying and dropping out were decided before the play.</translation>
    </message>
    <message>
        <source>No card is exchanged during the play.</source>
        <translation>No card is exchanged during the play.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>The deal is over.</translation>
    </message>
    <message>
        <source>It is another player&apos;s turn.</source>
        <translation>It is another player&apos;s turn.</translation>
    </message>
    <message>
        <source>This game does not know that.</source>
        <translation>This game does not know that.</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>New match</source>
        <translation>New match</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Next deal</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Take back</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>The deal is over.</translation>
    </message>
    <message>
        <source>All five tricks win the match at once.</source>
        <translation>All five tricks win the match at once.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Tricks</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Change</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>out</source>
        <translation>out</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>buck chapter 0</source>
        <translation>The game in one minute</translation>
    </message>
    <message>
        <source>BE-0.1</source>
        <translation>Four players hold five cards each and play for themselves. Round by round, each lays one card on the table, and the best of the four takes them: that is a trick. Usually one suit is trumps, and its cards beat all the others. Every trick you take lowers your score by one; you start at 25 and want to reach 0.

Whoever chooses the trump suit is the maker and promises three tricks: failing costs five points. The others may then drop out of the deal, because staying in and taking no trick costs five points as well. Taking all five tricks wins the whole match at once.</translation>
    </message>
    <message>
        <source>buck chapter 1</source>
        <translation>Aim and cards</translation>
    </message>
    <message>
        <source>BE-1.1</source>
        <translation>Four people play, and each plays alone: there are no partners. Everything goes round the table clockwise. The player on your left is therefore always the next in turn.</translation>
    </message>
    <message>
        <source>BE-1.2</source>
        <translation>The deck has 24 cards: the ace, king, queen, jack, ten and nine of each of the four suits. Hearts and diamonds are the red suits, spades and clubs the black ones. On the cards, A stands for ace, K for king, Q for queen and J for jack.</translation>
    </message>
    <message>
        <source>BE-1.3</source>
        <translation>When a suit is trumps, its jack is the highest card of all: the right bower. Second comes the other jack of the same colour, the left bower. Then follow the ace, king, queen, ten and nine of trumps. “Bower” comes from the German word “Bauer”, a farmer, which is also a name for the jack.</translation>
    </message>
    <message>
        <source>BE-1.4</source>
        <translation>The left bower belongs to trumps in every respect, whatever suit is printed on it. It follows suit when trumps are led, and it does not follow its printed suit. When it is led itself, it calls for trumps.</translation>
    </message>
    <message>
        <source>BE-1.5</source>
        <translation>In a suit that is not trumps the order is ace, king, queen, jack, ten, nine, from the highest to the lowest. The suit that has lost its jack to trumps has only five cards.</translation>
    </message>
    <message>
        <source>BE-1.6</source>
        <translation>At no-trump there are no bowers: every jack is an ordinary card of its own suit, between the queen and the ten. The highest card of the suit led takes the trick.</translation>
    </message>
    <message>
        <source>BE-1.7</source>
        <translation>Each player starts at 25&#xa0;points and tries to bring them down to 0. An option of the match sets another starting score, from 5 to 99.</translation>
    </message>
    <message>
        <source>buck chapter 2</source>
        <translation>The deal</translation>
    </message>
    <message>
        <source>BE-2.1</source>
        <translation>The first dealer is chosen at random. After each deal, the player on the dealer’s left becomes the dealer.</translation>
    </message>
    <message>
        <source>BE-2.2</source>
        <translation>The deck is shuffled, and the player on the dealer’s right cuts it: some cards are lifted off the top and put underneath. Each of the two parts must hold at least one card.</translation>
    </message>
    <message>
        <source>BE-2.3</source>
        <translation>From the dealer’s left, each player receives three cards, and in a second round two more. The next card is turned face up: it is the upcard. The last three cards are out of play, and nobody sees them.</translation>
    </message>
    <message>
        <source>BE-2.4</source>
        <translation>If the upcard is a club, clubs are trumps at once, without any bidding. All four play, there is no maker, and nobody promises three tricks. The upcard goes into nobody’s hand.</translation>
    </message>
    <message>
        <source>buck chapter 3</source>
        <translation>Bidding</translation>
    </message>
    <message>
        <source>BE-3.1</source>
        <translation>If the upcard is a heart, a diamond or a spade, the players speak in turn from the dealer’s left. Each either passes or orders up, which makes the suit of the upcard trumps. The first to order up ends the bidding.</translation>
    </message>
    <message>
        <source>BE-3.2</source>
        <translation>When somebody orders up, the dealer takes the upcard and then holds six cards. The dealer at once discards one of them, face down. It may be the card just taken.</translation>
    </message>
    <message>
        <source>BE-3.3</source>
        <translation>The player who ordered up is the maker and promises at least three of the five tricks, even though it is the dealer who took the card. The dealer may order up too, and is then the maker.</translation>
    </message>
    <message>
        <source>BE-3.4</source>
        <translation>If all four pass, the upcard is turned face down and a second round of bidding starts at the dealer’s left. Each player passes or names one of the three other suits, clubs included. No card changes hands. Whoever names a suit is the maker and promises three tricks.</translation>
    </message>
    <message>
        <source>BE-3.5</source>
        <translation>If all four pass again, the deal is played at no-trump. There is no maker and no promise, and everybody stays.</translation>
    </message>
    <message>
        <source>BE-3.6</source>
        <translation>As soon as there is a maker, the three others decide in turn, from the maker’s left: stay, or drop out. The maker cannot drop out. A dealer who took the upcard on somebody else’s order may.</translation>
    </message>
    <message>
        <source>BE-3.7</source>
        <translation>A player who drops out lays the hand aside without showing it. That player takes no further part in the deal.</translation>
    </message>
    <message>
        <source>BE-3.8</source>
        <translation>Nobody may drop out when clubs are trumps at once (BE-2.4) or when the deal is played at no-trump (BE-3.5).</translation>
    </message>
    <message>
        <source>BE-3.9</source>
        <translation>If all three others drop out, the deal ends at once: the maker is credited with all five tricks and so wins the match (BE-6.1). The last player to decide is told so before choosing. An option of the match changes this: the maker then only subtracts 5, and the match goes on unless that brings the maker to 0 or below.</translation>
    </message>
    <message>
        <source>BE-3.10</source>
        <translation>Nobody bids a number of tricks here, as players of the related game Dirty Clubs do. Nor is there a widow, the extra cards of the form for three players.</translation>
    </message>
    <message>
        <source>buck chapter 4</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>BE-4.1</source>
        <translation>The first player still in, going round from the dealer’s left, leads to the first trick, which means playing its first card. Players who dropped out are skipped throughout.</translation>
    </message>
    <message>
        <source>BE-4.2</source>
        <translation>The first card of a trick decides the suit led. Whoever holds a card of that suit must play one: this is called following suit. Whoever has none may play any card. Nobody ever has to trump, or to beat the cards already played.</translation>
    </message>
    <message>
        <source>BE-4.3</source>
        <translation>With hearts as trumps, the jack of diamonds {JD} is a heart. It cannot follow a diamond lead, and it must be played to a heart lead if it is the only heart held. The same holds for spades and clubs, and for every other choice of trumps.</translation>
    </message>
    <message>
        <source>BE-4.4</source>
        <translation>The highest trump takes the trick; without a trump, the highest card of the suit led takes it. The winner of a trick leads to the next.</translation>
    </message>
    <message>
        <source>BE-4.5</source>
        <translation>Five tricks are played, one for each card in the hand. Nothing is drawn or exchanged during play.</translation>
    </message>
    <message>
        <source>buck chapter 5</source>
        <translation>Scoring</translation>
    </message>
    <message>
        <source>BE-5.1</source>
        <translation>After the fifth trick, each player subtracts 1 for each trick taken. The next two articles, BE-5.2 and BE-5.3, are the exceptions.</translation>
    </message>
    <message>
        <source>BE-5.2</source>
        <translation>A maker with fewer than three tricks has not kept the promise and adds 5. The tricks that were taken are then not subtracted.</translation>
    </message>
    <message>
        <source>BE-5.3</source>
        <translation>Any other player who stayed and took no trick adds 5. It is the risk of staying in.</translation>
    </message>
    <message>
        <source>BE-5.4</source>
        <translation>Nobody is charged twice in one deal. A maker without a single trick adds 5, not 10.</translation>
    </message>
    <message>
        <source>BE-5.5</source>
        <translation>The score of a player who dropped out does not change. Dropping out costs nothing and earns nothing.</translation>
    </message>
    <message>
        <source>BE-5.6</source>
        <translation>When clubs are trumps at once (BE-2.4) and at no-trump (BE-3.5), nobody has promised anything. Each player subtracts the tricks taken, or adds 5 for taking none.</translation>
    </message>
    <message>
        <source>BE-5.7</source>
        <translation>Scores have no ceiling and no floor. A score may rise above 25 and may fall below 0.</translation>
    </message>
    <message>
        <source>buck chapter 6</source>
        <translation>End of the match</translation>
    </message>
    <message>
        <source>BE-6.1</source>
        <translation>A player who takes all five tricks of a deal wins the match there and then, alone and from any score. The deal is still entered on the score sheet in the usual way.</translation>
    </message>
    <message>
        <source>BE-6.2</source>
        <translation>Otherwise, once the deal is scored, a player at 0 or below wins. If there are several, the one furthest below 0 wins. Players who share exactly the lowest score share the victory.</translation>
    </message>
    <message>
        <source>BE-6.3</source>
        <translation>A new deal follows only if nobody has won. The player on the last dealer’s left deals it.</translation>
    </message>
    <message>
        <source>buck chapter 7</source>
        <translation>Where this game comes from</translation>
    </message>
    <message>
        <source>BE-7.1</source>
        <translation>Buck Euchre is a North American branch of Euchre. In the best-known form of Euchre two teams meet; in this one each player plays alone.</translation>
    </message>
    <message>
        <source>BE-7.2</source>
        <translation>These rules follow the game as a player from Ohio described it. Families play in many ways of their own, Dirty Clubs and the forms for three players among them. So nobody can give a single date for its invention.</translation>
    </message>
    <message>
        <source>BE-7.3</source>
        <translation>Its most striking rule is that a club turned up makes clubs trumps at once (BE-2.4). Partnership Euchre gives clubs no such part.</translation>
    </message>
    <message>
        <source>buck chapter 8</source>
        <translation>Worked examples</translation>
    </message>
    <message>
        <source>BE-8.1</source>
        <translation>Hearts are trumps and all four have stayed. The king of hearts {KH} is led, then come the jack of diamonds {JD}, the ace of hearts {AH} and the ten of hearts {TH}. The second player wins the trick: the jack of diamonds is the left bower and outranks the ace (BE-1.3).</translation>
    </message>
    <message>
        <source>BE-8.2</source>
        <translation>All four stand at 25 and all have stayed. The maker takes two tricks, the others two, one and none. The maker promised three tricks and adds 5 (BE-5.2); the player without a trick adds 5 too (BE-5.3). The new totals are 30, 23, 24 and 30.</translation>
    </message>
</context>
<context>
    <name>RuleBookWindow</name>
    <message>
        <source>Rules of the game</source>
        <translation>Rules of the game</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Search the rules</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contents</translation>
    </message>
    <message>
        <source>Rule book page</source>
        <translation>Rule book page</translation>
    </message>
    <message>
        <source>Buck Euchre</source>
        <translation>Buck Euchre</translation>
    </message>
    <message numerus="yes">
        <source>%n article(s) found</source>
        <translation>
            <numerusform>%n article found</numerusform>
            <numerusform>%n articles found</numerusform>
        </translation>
    </message>
    <message>
        <source>No article contains all these words.</source>
        <translation>No article contains all these words.</translation>
    </message>
    <message>
        <source>Hearts are trumps: from the highest to the lowest</source>
        <translation>Hearts are trumps: from the highest to the lowest</translation>
    </message>
    <message>
        <source>right bower</source>
        <translation>right bower</translation>
    </message>
    <message>
        <source>left bower</source>
        <translation>left bower</translation>
    </message>
    <message>
        <source>Diamonds, the suit that lost its jack</source>
        <translation>Diamonds, the suit that lost its jack</translation>
    </message>
    <message>
        <source>just taken</source>
        <translation>just taken</translation>
    </message>
    <message>
        <source>The dealer’s six cards: one must go</source>
        <translation>The dealer’s six cards: one must go</translation>
    </message>
    <message>
        <source>How a deal runs</source>
        <translation>How a deal runs</translation>
    </message>
    <message>
        <source>Upcard</source>
        <translation>Upcard</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>First round</translation>
    </message>
    <message>
        <source>Second round</source>
        <translation>Second round</translation>
    </message>
    <message>
        <source>Stay or drop</source>
        <translation>Stay or drop</translation>
    </message>
    <message>
        <source>Five tricks</source>
        <translation>Five tricks</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Scoring</translation>
    </message>
    <message>
        <source>all pass twice: no-trump</source>
        <translation>all pass twice: no-trump</translation>
    </message>
    <message>
        <source>somebody orders up</source>
        <translation>somebody orders up</translation>
    </message>
    <message>
        <source>a club turned up: trumps at once, all play</source>
        <translation>a club turned up: trumps at once, all play</translation>
    </message>
    <message>
        <source>second: wins the trick</source>
        <translation>second: wins the trick</translation>
    </message>
    <message>
        <source>Hearts are trumps</source>
        <translation>Hearts are trumps</translation>
    </message>
    <message>
        <source>led</source>
        <translation>led</translation>
    </message>
    <message>
        <source>third</source>
        <translation>third</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>fourth</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>Maker</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Player 2</translation>
    </message>
    <message>
        <source>Player 3</source>
        <translation>Player 3</translation>
    </message>
    <message>
        <source>Player 4</source>
        <translation>Player 4</translation>
    </message>
    <message>
        <source>Score before</source>
        <translation>Score before</translation>
    </message>
    <message>
        <source>Tricks taken</source>
        <translation>Tricks taken</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Change</translation>
    </message>
    <message>
        <source>New score</source>
        <translation>New score</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>start</source>
        <translation>start</translation>
    </message>
    <message>
        <source>Change in this deal: {change}</source>
        <translation>Change in this deal: {change}</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Score sheet</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Score sheet</source>
        <translation>Score sheet</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>What happened</translation>
    </message>
    <message>
        <source>From {start} down to 0</source>
        <translation>From {start} down to 0</translation>
    </message>
</context>
<context>
    <name>Speed</name>
    <message>
        <source>Calm</source>
        <translation>Calm</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Fast</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Instant</translation>
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
        <translation>Four players, each for themselves, from 25 points down to 0.</translation>
    </message>
    <message>
        <source>Welcome back</source>
        <translation>Welcome back</translation>
    </message>
    <message>
        <source>Your match is waiting in deal {number}.</source>
        <translation>Your match is waiting in deal {number}.</translation>
    </message>
    <message>
        <source>Continue the match</source>
        <translation>Continue the match</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>New match</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <translation>Read the rules</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>Clubs are trumps at once and everybody plays.</source>
        <translation>Clubs are trumps at once and everybody plays.</translation>
    </message>
    <message>
        <source>Deal {number}: you deal, {card} is turned up.</source>
        <translation>Deal {number}: you deal, {card} is turned up.</translation>
    </message>
    <message>
        <source>Deal {number}: {name} deals, {card} is turned up.</source>
        <translation>Deal {number}: {name} deals, {card} is turned up.</translation>
    </message>
    <message>
        <source>{card} is turned down.</source>
        <translation>{card} is turned down.</translation>
    </message>
    <message>
        <source>Nobody named a suit: no-trump, and everybody plays.</source>
        <translation>Nobody named a suit: no-trump, and everybody plays.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>You pass.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passes.</translation>
    </message>
    <message>
        <source>You take {suit} as trumps and promise 3 tricks.</source>
        <translation>You take {suit} as trumps and promise 3 tricks.</translation>
    </message>
    <message>
        <source>{name} takes {suit} as trumps and promises 3 tricks.</source>
        <translation>{name} takes {suit} as trumps and promises 3 tricks.</translation>
    </message>
    <message>
        <source>You order {suit} and promise 3 tricks.</source>
        <translation>You order {suit} and promise 3 tricks.</translation>
    </message>
    <message>
        <source>{name} orders {suit} and promises 3 tricks.</source>
        <translation>{name} orders {suit} and promises 3 tricks.</translation>
    </message>
    <message>
        <source>You name {suit} and promise 3 tricks.</source>
        <translation>You name {suit} and promise 3 tricks.</translation>
    </message>
    <message>
        <source>{name} names {suit} and promises 3 tricks.</source>
        <translation>{name} names {suit} and promises 3 tricks.</translation>
    </message>
    <message>
        <source>You stay.</source>
        <translation>You stay.</translation>
    </message>
    <message>
        <source>{name} stays.</source>
        <translation>{name} stays.</translation>
    </message>
    <message>
        <source>You drop out.</source>
        <translation>You drop out.</translation>
    </message>
    <message>
        <source>{name} drops out.</source>
        <translation>{name} drops out.</translation>
    </message>
    <message>
        <source>You take {taken} and lay {discarded} aside.</source>
        <translation>You take {taken} and lay {discarded} aside.</translation>
    </message>
    <message>
        <source>{name} takes {taken} and lays {discarded} aside.</source>
        <translation>{name} takes {taken} and lays {discarded} aside.</translation>
    </message>
    <message>
        <source>{name} takes {taken} and lays a card aside.</source>
        <translation>{name} takes {taken} and lays a card aside.</translation>
    </message>
    <message>
        <source>Trick {number}, you lead: {cards}</source>
        <translation>Trick {number}, you lead: {cards}</translation>
    </message>
    <message>
        <source>Trick {number}, {name} leads: {cards}</source>
        <translation>Trick {number}, {name} leads: {cards}</translation>
    </message>
    <message>
        <source>Trick {number}: {cards}. You take it with the right bower.</source>
        <translation>Trick {number}: {cards}. You take it with the right bower.</translation>
    </message>
    <message>
        <source>Trick {number}: {cards}. {name} takes it with the right bower.</source>
        <translation>Trick {number}: {cards}. {name} takes it with the right bower.</translation>
    </message>
    <message>
        <source>Trick {number}: {cards}. You take it with the left bower.</source>
        <translation>Trick {number}: {cards}. You take it with the left bower.</translation>
    </message>
    <message>
        <source>Trick {number}: {cards}. {name} takes it with the left bower.</source>
        <translation>Trick {number}: {cards}. {name} takes it with the left bower.</translation>
    </message>
    <message>
        <source>Trick {number}: {cards}. You take it with {card}.</source>
        <translation>Trick {number}: {cards}. You take it with {card}.</translation>
    </message>
    <message>
        <source>Trick {number}: {cards}. {name} takes it with {card}.</source>
        <translation>Trick {number}: {cards}. {name} takes it with {card}.</translation>
    </message>
    <message>
        <source>Everybody dropped out: all five tricks are yours.</source>
        <translation>Everybody dropped out: all five tricks are yours.</translation>
    </message>
    <message>
        <source>Everybody dropped out: {name} is credited with all five tricks.</source>
        <translation>Everybody dropped out: {name} is credited with all five tricks.</translation>
    </message>
    <message numerus="yes">
        <source>You kept your promise with %n trick(s).</source>
        <translation>
            <numerusform>You kept your promise with %n trick.</numerusform>
            <numerusform>You kept your promise with %n tricks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} kept the promise with %n trick(s).</source>
        <translation>
            <numerusform>{name} kept the promise with %n trick.</numerusform>
            <numerusform>{name} kept the promise with %n tricks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You broke your promise with %n trick(s): 5 points.</source>
        <translation>
            <numerusform>You broke your promise with %n trick: 5 points.</numerusform>
            <numerusform>You broke your promise with %n tricks: 5 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} broke the promise with %n trick(s): 5 points.</source>
        <translation>
            <numerusform>{name} broke the promise with %n trick: 5 points.</numerusform>
            <numerusform>{name} broke the promise with %n tricks: 5 points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} share the victory.</source>
        <translation>{names} share the victory.</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>You win the match.</translation>
    </message>
    <message>
        <source>{name} wins the match.</source>
        <translation>{name} wins the match.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>out</source>
        <translation>out</translation>
    </message>
    <message>
        <source>led</source>
        <translation>led</translation>
    </message>
    <message>
        <source>turned up</source>
        <translation>turned up</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>dealer</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
</context>
</TS>
