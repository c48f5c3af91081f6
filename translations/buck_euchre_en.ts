<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Buck Euchre</source>
        <translation>About Buck Euchre</translation>
    </message>
    <message>
        <source>A card table for one person against computer players.</source>
        <translation>A card table for one person against computer players.</translation>
    </message>
    <message>
        <source>Search the licences</source>
        <translation>Search the licences</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Work</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>Copyright</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>What comes with it</source>
        <translation>What comes with it</translation>
    </message>
    <message>
        <source>Your own Qt</source>
        <translation>Your own Qt</translation>
    </message>
    <message>
        <source>Notices, in English</source>
        <translation>Notices, in English</translation>
    </message>
    <message>
        <source>Texts of the licences, in English</source>
        <translation>Texts of the licences, in English</translation>
    </message>
    <message>
        <source>Buck Euchre is free software: you may use it, study it, pass it on and change it under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Buck Euchre is free software: you may use it, study it, pass it on and change it under the GNU General Public License, version 3 or later. It comes without any warranty.</translation>
    </message>
    <message>
        <source>Qt and Qt for Python are used under the GNU Lesser General Public License, version 3, as shared libraries beside the program. You may put your own in their place: build a Qt of the same major version and copy its libraries and plug-ins over those in {folder}, keeping their names; nothing checks them. The source code of the version in use is offered at {address}.</source>
        <translation>Qt and Qt for Python are used under the GNU Lesser General Public License, version 3, as shared libraries beside the program. You may put your own in their place: build a Qt of the same major version and copy its libraries and plug-ins over those in {folder}, keeping their names; nothing checks them. The source code of the version in use is offered at {address}.</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>Play {card}</source>
        <translation>Play {card}</translation>
    </message>
    <message>
        <source>Lead {card}</source>
        <translation>Lead {card}</translation>
    </message>
    <message>
        <source>Lay {card} aside</source>
        <translation>Lay {card} aside</translation>
    </message>
    <message>
        <source>≈ {chance}</source>
        <translation>≈ {chance}</translation>
    </message>
    <message>
        <source>About as good as the recommended choice</source>
        <translation>About as good as the recommended choice</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>Wins the match: {number}%</source>
        <translation>Wins the match: {number}%</translation>
    </message>
    <message>
        <source>≈ about as good: the difference may be luck</source>
        <translation>≈ about as good: the difference may be luck</translation>
    </message>
    <message>
        <source>Change of the score: {number} on average</source>
        <translation>Change of the score: {number} on average</translation>
    </message>
    <message>
        <source>The promise fails: {number}%</source>
        <translation>The promise fails: {number}%</translation>
    </message>
    <message>
        <source>No trick: {number}%</source>
        <translation>No trick: {number}%</translation>
    </message>
    <message>
        <source>All five tricks: {number}%</source>
        <translation>All five tricks: {number}%</translation>
    </message>
    <message>
        <source>All five tricks for another: {number}%</source>
        <translation>All five tricks for another: {number}%</translation>
    </message>
    <message>
        <source>With the other five cards the promise is kept in {kept} of 100 deals like this.</source>
        <translation>With the other five cards the promise is kept in {kept} of 100 deals like this.</translation>
    </message>
    <message>
        <source>As good as the recommended choice: {action}.</source>
        <translation>As good as the recommended choice: {action}.</translation>
    </message>
    <message>
        <source>Better was: {action}. It wins {count} more of 100 matches.</source>
        <translation>Better was: {action}. It wins {count} more of 100 matches.</translation>
    </message>
    <message>
        <source>Best choice</source>
        <translation>Best choice</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Good</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Inaccuracy</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Mistake</translation>
    </message>
    <message>
        <source>Trumps expected in the other hands: {list}.</source>
        <translation>Trumps expected in the other hands: {list}.</translation>
    </message>
    <message numerus="yes">
        <source>All %n way(s) in which the cards may lie were tried.</source>
        <translation>
            <numerusform>The only way in which the cards may lie was tried.</numerusform>
            <numerusform>All %n ways in which the cards may lie were tried.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n way(s) in which the cards may lie were tried.</source>
        <translation>
            <numerusform>%n way in which the cards may lie was tried.</numerusform>
            <numerusform>%n ways in which the cards may lie were tried.</numerusform>
        </translation>
    </message>
    <message>
        <source>The promise is kept in {kept} of 100 deals like this, in {five} with all five tricks.</source>
        <translation>The promise is kept in {kept} of 100 deals like this, in {five} with all five tricks.</translation>
    </message>
    <message>
        <source>The promise is kept in {kept} of 100 deals like this.</source>
        <translation>The promise is kept in {kept} of 100 deals like this.</translation>
    </message>
    <message>
        <source>Even the best bid with this hand fails in {failed} of 100 deals like this.</source>
        <translation>Even the best bid with this hand fails in {failed} of 100 deals like this.</translation>
    </message>
    <message>
        <source>{name}&#xa0;{number}</source>
        <translation>{name}&#xa0;{number}</translation>
    </message>
    <message>
        <source>The promise is kept in only {kept} of 100 deals like this, but any other choice is worse.</source>
        <translation>The promise is kept in only {kept} of 100 deals like this, but any other choice is worse.</translation>
    </message>
    <message>
        <source>Waiting for what the others say is worth more than bidding.</source>
        <translation>Waiting for what the others say is worth more than bidding.</translation>
    </message>
    <message>
        <source>Dropping out would give {name} all five tricks.</source>
        <translation>Dropping out would give {name} all five tricks.</translation>
    </message>
    <message>
        <source>At least one trick comes in {some} of 100 deals like this.</source>
        <translation>At least one trick comes in {some} of 100 deals like this.</translation>
    </message>
    <message>
        <source>Whoever stays with this hand takes no trick in {none} of 100 deals like this.</source>
        <translation>Whoever stays with this hand takes no trick in {none} of 100 deals like this.</translation>
    </message>
    <message>
        <source>All five tricks come in {five} of 100 deals like this.</source>
        <translation>All five tricks come in {five} of 100 deals like this.</translation>
    </message>
    <message>
        <source>It wins the match in {chance} of 100 cases like this.</source>
        <translation>It wins the match in {chance} of 100 cases like this.</translation>
    </message>
    <message>
        <source>The other choice is as good.</source>
        <translation>The other choice is as good.</translation>
    </message>
    <message>
        <source>As good: {action}.</source>
        <translation>As good: {action}.</translation>
    </message>
    <message>
        <source>Next best: {action}, which wins {count} fewer of 100 matches.</source>
        <translation>Next best: {action}, which wins {count} fewer of 100 matches.</translation>
    </message>
    <message>
        <source>The promise fails in {made} instead of {best} of 100 deals like this.</source>
        <translation>The promise fails in {made} instead of {best} of 100 deals like this.</translation>
    </message>
    <message>
        <source>All five tricks come in {made} instead of {best} of 100 deals like this.</source>
        <translation>All five tricks come in {made} instead of {best} of 100 deals like this.</translation>
    </message>
    <message>
        <source>Another takes all five tricks in {made} instead of {best} of 100 deals like this.</source>
        <translation>Another takes all five tricks in {made} instead of {best} of 100 deals like this.</translation>
    </message>
    <message>
        <source>No trick comes in {made} instead of {best} of 100 deals like this.</source>
        <translation>No trick comes in {made} instead of {best} of 100 deals like this.</translation>
    </message>
    <message>
        <source>There is hardly a trick to be had any more.</source>
        <translation>There is hardly a trick to be had any more.</translation>
    </message>
    <message>
        <source>A trick is as good as certain.</source>
        <translation>A trick is as good as certain.</translation>
    </message>
    <message>
        <source>The promise can hardly be kept any more.</source>
        <translation>The promise can hardly be kept any more.</translation>
    </message>
    <message>
        <source>The promise is as good as kept.</source>
        <translation>The promise is as good as kept.</translation>
    </message>
    <message>
        <source>The other choice is about as good.</source>
        <translation>The other choice is about as good.</translation>
    </message>
    <message>
        <source>About as good: {action}.</source>
        <translation>About as good: {action}.</translation>
    </message>
</context>
<context>
    <name>CallKeys</name>
    <message>
        <source>P: pass</source>
        <translation>P: pass</translation>
    </message>
    <message>
        <source>T: take the upcard&apos;s suit as trumps</source>
        <translation>T: take the upcard&apos;s suit as trumps</translation>
    </message>
    <message>
        <source>O: order</source>
        <translation>O: order</translation>
    </message>
    <message>
        <source>S: stay</source>
        <translation>S: stay</translation>
    </message>
    <message>
        <source>D: drop out</source>
        <translation>D: drop out</translation>
    </message>
    <message>
        <source>T: I take it</source>
        <translation>T: I take it</translation>
    </message>
    <message>
        <source>V: I leave it</source>
        <translation>V: I leave it</translation>
    </message>
    <message>
        <source>N: a new deal</source>
        <translation>N: a new deal</translation>
    </message>
    <message>
        <source>K: I keep them</source>
        <translation>K: I keep them</translation>
    </message>
    <message>
        <source>C: leave it to chance</source>
        <translation>C: leave it to chance</translation>
    </message>
    <message>
        <source>M: the rest are mine</source>
        <translation>M: the rest are mine</translation>
    </message>
    <message>
        <source>L: last trick</source>
        <translation>L: last trick</translation>
    </message>
    <message>
        <source>C: clubs</source>
        <translation>C: clubs</translation>
    </message>
    <message>
        <source>D: diamonds</source>
        <translation>D: diamonds</translation>
    </message>
    <message>
        <source>H: hearts</source>
        <translation>H: hearts</translation>
    </message>
    <message>
        <source>S: spades</source>
        <translation>S: spades</translation>
    </message>
    <message>
        <source>H: hint</source>
        <translation>H: hint</translation>
    </message>
</context>
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
    <message>
        <source>I pick it up, alone</source>
        <translation>I pick it up, alone</translation>
    </message>
    <message>
        <source>I pick it up</source>
        <translation>I pick it up</translation>
    </message>
</context>
<context>
    <name>Captions</name>
    <message>
        <source>You hold nothing but nines and tens. Do you ask for a new deal?</source>
        <translation>You hold nothing but nines and tens. Do you ask for a new deal?</translation>
    </message>
    <message>
        <source>{suit} are trumps. Do you take {card}, or leave it?</source>
        <translation>{suit} are trumps. Do you take {card}, or leave it?</translation>
    </message>
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
        <source>{name} passed. Do you take {suit} as trumps?</source>
        <translation>{name} passed. Do you take {suit} as trumps?</translation>
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
        <source>{card} is turned up.</source>
        <translation>{card} is turned up.</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <translation>{name} passed.</translation>
    </message>
    <message>
        <source>Everyone passed to you.</source>
        <translation>Everyone passed to you.</translation>
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
        <source>{card} was turned down, and the dealer must name a suit.</source>
        <translation>{card} was turned down, and the dealer must name a suit.</translation>
    </message>
    <message>
        <source>{card} was turned down. Name another suit, or pass for a new deal.</source>
        <translation>{card} was turned down. Name another suit, or pass for a new deal.</translation>
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
        <source>{suit}, alone</source>
        <translation>{suit}, alone</translation>
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
        <source>Take {card}</source>
        <translation>Take {card}</translation>
    </message>
    <message>
        <source>and lay another card aside</source>
        <translation>and lay another card aside</translation>
    </message>
    <message>
        <source>Leave {card}</source>
        <translation>Leave {card}</translation>
    </message>
    <message>
        <source>your hand stays as it is</source>
        <translation>your hand stays as it is</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>New deal</translation>
    </message>
    <message>
        <source>the same dealer deals</source>
        <translation>the same dealer deals</translation>
    </message>
    <message>
        <source>Keep the hand</source>
        <translation>Keep the hand</translation>
    </message>
    <message>
        <source>the bidding begins</source>
        <translation>the bidding begins</translation>
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
        <source>your partner sits out</source>
        <translation>your partner sits out</translation>
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
        <source>the cards are dealt anew</source>
        <translation>the cards are dealt anew</translation>
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
        <source>Click, or press Enter, to go on.</source>
        <translation>Click, or press Enter, to go on.</translation>
    </message>
    <message>
        <source>The rest are mine</source>
        <translation>The rest are mine</translation>
    </message>
    <message numerus="yes">
        <source>nobody can take any of the %n trick(s)</source>
        <translation>
            <numerusform>nobody can take the last trick</numerusform>
            <numerusform>nobody can take any of the last %n tricks</numerusform>
        </translation>
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
    <name>DealCodeDialog</name>
    <message>
        <source>New match from a deal code</source>
        <translation>New match from a deal code</translation>
    </message>
    <message>
        <source>&amp;Deal code</source>
        <translation>&amp;Deal code</translation>
    </message>
    <message>
        <source>Four to sixteen letters and digits. Whoever plays the same game with the same code gets the same cards in every deal. The usual rules apply, the cut belongs to the code, and the match is counted apart.</source>
        <translation>Four to sixteen letters and digits. Whoever plays the same game with the same code gets the same cards in every deal. The usual rules apply, the cut belongs to the code, and the match is counted apart.</translation>
    </message>
</context>
<context>
    <name>FairDeals</name>
    <message>
        <source>Fingerprint of deal {number}: {digits}…</source>
        <translation>Fingerprint of deal {number}: {digits}…</translation>
    </message>
    <message>
        <source>The cards of this deal are fixed. When it is over, this fingerprint proves that nobody has changed them: see Fair deals in the menu.
{digits}</source>
        <translation>The cards of this deal are fixed. When it is over, this fingerprint proves that nobody has changed them: see Fair deals in the menu.
{digits}</translation>
    </message>
    <message>
        <source>It fits: these cards were fixed before the deal.</source>
        <translation>It fits: these cards were fixed before the deal.</translation>
    </message>
    <message>
        <source>It does not fit: these are not the cards shown.</source>
        <translation>It does not fit: these are not the cards shown.</translation>
    </message>
    <message>
        <source>This deal was dealt without a fingerprint.</source>
        <translation>This deal was dealt without a fingerprint.</translation>
    </message>
    <message>
        <source>Bowers</source>
        <translation>Bowers</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Aces</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trumps</translation>
    </message>
    <message>
        <source>Clubs turned up</source>
        <translation>Clubs turned up</translation>
    </message>
    <message>
        <source>Both jacks of the colour turned up, in the five cards as dealt.</source>
        <translation>Both jacks of the colour turned up, in the five cards as dealt.</translation>
    </message>
    <message>
        <source>Aces in the five cards as dealt.</source>
        <translation>Aces in the five cards as dealt.</translation>
    </message>
    <message>
        <source>Cards of the suit turned up, the left bower included, in the five cards as dealt. Which suit is trumps in the end is the players&apos; choice, and would tell nothing of the deals.</source>
        <translation>Cards of the suit turned up, the left bower included, in the five cards as dealt. Which suit is trumps in the end is the players&apos; choice, and would tell nothing of the deals.</translation>
    </message>
    <message>
        <source>Clubs turned up in the deals that this seat dealt.</source>
        <translation>Clubs turned up in the deals that this seat dealt.</translation>
    </message>
    <message>
        <source>Too few deals to say anything. From a hundred deals on there is a verdict here.</source>
        <translation>Too few deals to say anything. From a hundred deals on there is a verdict here.</translation>
    </message>
    <message>
        <source>The deals look as chance would have them.</source>
        <translation>The deals look as chance would have them.</translation>
    </message>
    <message>
        <source>One figure is farther off than fair deals usually show. That happens to some players; look again after more deals.</source>
        <translation>One figure is farther off than fair deals usually show. That happens to some players; look again after more deals.</translation>
    </message>
    <message>
        <source>One figure is so far off that chance alone hardly explains it. Please report it.</source>
        <translation>One figure is so far off that chance alone hardly explains it. Please report it.</translation>
    </message>
    <message>
        <source>Fair deals</source>
        <translation>Fair deals</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>This match</translation>
    </message>
    <message>
        <source>All deals</source>
        <translation>All deals</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Deal {number}</translation>
    </message>
    <message>
        <source>Deal code of this match:</source>
        <translation>Deal code of this match:</translation>
    </message>
    <message>
        <source>With it somebody else can play the same deals. Pass it on when the match is over: the coming cards follow from it.</source>
        <translation>With it somebody else can play the same deals. Pass it on when the match is over: the coming cards follow from it.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Deal</translation>
    </message>
    <message>
        <source>Copy the line to check</source>
        <translation>Copy the line to check</translation>
    </message>
    <message>
        <source>There is no deal yet.</source>
        <translation>There is no deal yet.</translation>
    </message>
    <message>
        <source>The cards are shown when this deal is over.</source>
        <translation>The cards are shown when this deal is over.</translation>
    </message>
    <message>
        <source>Shuffled deck, before the cut: {cards}</source>
        <translation>Shuffled deck, before the cut: {cards}</translation>
    </message>
    <message>
        <source>Fingerprint: {digits}</source>
        <translation>Fingerprint: {digits}</translation>
    </message>
    <message>
        <source>Salt: {digits}</source>
        <translation>Salt: {digits}</translation>
    </message>
    <message>
        <source>The fingerprint is the SHA-256 of the salt and the cards. To check it without this program, paste the line into a terminal.</source>
        <translation>The fingerprint is the SHA-256 of the salt and the cards. To check it without this program, paste the line into a terminal.</translation>
    </message>
    <message numerus="yes">
        <source>Counted over %n deal(s)</source>
        <translation>
            <numerusform>Counted over %n deal</numerusform>
            <numerusform>Counted over %n deals</numerusform>
        </translation>
    </message>
    <message>
        <source>{counted} ({distance} σ)
expected {expected}</source>
        <translation>{counted} ({distance} σ)
expected {expected}</translation>
    </message>
    <message>
        <source>Fair deals give a page at least as odd as this one in {per_cent}% of all cases. A figure is off by more than two standard deviations (σ) one time in twenty, so among these sixteen about one usually is. Bad luck is felt more than good luck: this page counts both. Deals of a code that was asked for and imported matches are left out.</source>
        <translation>Fair deals give a page at least as odd as this one in {per_cent}% of all cases. A figure is off by more than two standard deviations (σ) one time in twenty, so among these sixteen about one usually is. Bad luck is felt more than good luck: this page counts both. Deals of a code that was asked for and imported matches are left out.</translation>
    </message>
</context>
<context>
    <name>FirstDeal</name>
    <message>
        <source>A suit is on offer</source>
        <translation>A suit is on offer</translation>
    </message>
    <message>
        <source>One card too many</source>
        <translation>One card too many</translation>
    </message>
    <message>
        <source>The second round</source>
        <translation>The second round</translation>
    </message>
    <message>
        <source>Stay or drop out?</source>
        <translation>Stay or drop out?</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>You lead</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>Your card</translation>
    </message>
    <message>
        <source>The others play</source>
        <translation>The others play</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>The score</translation>
    </message>
    <message>
        <source>You are the dealer, so {card} is yours, and you hold six cards. Lay one aside: a low one, best of all the only one of its suit. Later you can trump that suit.</source>
        <translation>You are the dealer, so {card} is yours, and you hold six cards. Lay one aside: a low one, best of all the only one of its suit. Later you can trump that suit.</translation>
    </message>
    <message>
        <source>All four passed, so {card} was turned down. Now another suit may be named, with the same promise of three tricks. If everybody passes once more, the deal is played without trumps, and nobody has promised anything.</source>
        <translation>All four passed, so {card} was turned down. Now another suit may be named, with the same promise of three tricks. If everybody passes once more, the deal is played without trumps, and nobody has promised anything.</translation>
    </message>
    <message>
        <source>Everybody holds five cards. {card} in the middle is the upcard: its suit is on offer as trumps, the suit that beats all others.</source>
        <translation>Everybody holds five cards. {card} in the middle is the upcard: its suit is on offer as trumps, the suit that beats all others.</translation>
    </message>
    <message numerus="yes">
        <source>With {suit} as trumps you would hold %n trump(s).</source>
        <translation>
            <numerusform>With {suit} as trumps you would hold %n trump.</numerusform>
            <numerusform>With {suit} as trumps you would hold %n trumps.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {suit} as trumps you would hold none of them.</source>
        <translation>With {suit} as trumps you would hold none of them.</translation>
    </message>
    <message>
        <source>{card} is one of them: the jack of the other suit of the same colour is the left bower, the second-best trump.</source>
        <translation>{card} is one of them: the jack of the other suit of the same colour is the left bower, the second-best trump.</translation>
    </message>
    <message>
        <source>If you take it, you promise three of the five tricks: 5 points are added if you fail. Passing costs nothing.</source>
        <translation>If you take it, you promise three of the five tricks: 5 points are added if you fail. Passing costs nothing.</translation>
    </message>
    <message>
        <source>Whoever orders it promises three of the five tricks: 5 points are added for failing. Passing costs nothing.</source>
        <translation>Whoever orders it promises three of the five tricks: 5 points are added for failing. Passing costs nothing.</translation>
    </message>
    <message>
        <source>In a trick everybody plays one card, and the best card takes it. Each trick you take brings you one point nearer to 0, where the match is won.</source>
        <translation>In a trick everybody plays one card, and the best card takes it. Each trick you take brings you one point nearer to 0, where the match is won.</translation>
    </message>
    <message>
        <source>{name} chose the trumps and promised three tricks. Points are bad: everybody wants to get down from 25 to 0.</source>
        <translation>{name} chose the trumps and promised three tricks. Points are bad: everybody wants to get down from 25 to 0.</translation>
    </message>
    <message>
        <source>If you stay, each trick takes a point off, but none at all adds 5. If you drop out, your score stays as it is.</source>
        <translation>If you stay, each trick takes a point off, but none at all adds 5. If you drop out, your score stays as it is.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s).</source>
        <translation>
            <numerusform>You hold %n trump.</numerusform>
            <numerusform>You hold %n trumps.</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold no trump.</source>
        <translation>You hold no trump.</translation>
    </message>
    <message>
        <source>Nobody chose a suit, so there are no trumps: the highest card of the suit led takes the trick, and every jack is an ordinary card. Try to take at least one.</source>
        <translation>Nobody chose a suit, so there are no trumps: the highest card of the suit led takes the trick, and every jack is an ordinary card. Try to take at least one.</translation>
    </message>
    <message>
        <source>A club was turned up, so clubs are trumps at once and nobody promised anything. Try to take at least one trick.</source>
        <translation>A club was turned up, so clubs are trumps at once and nobody promised anything. Try to take at least one trick.</translation>
    </message>
    <message>
        <source>You are the maker now: at least three of the five tricks must be yours.</source>
        <translation>You are the maker now: at least three of the five tricks must be yours.</translation>
    </message>
    <message>
        <source>{name} is the maker and needs three tricks. One is enough for you.</source>
        <translation>{name} is the maker and needs three tricks. One is enough for you.</translation>
    </message>
    <message>
        <source>You have to follow: {suit} were led. {card} counts as one of them, for the left bower is a trump in every respect.</source>
        <translation>You have to follow: {suit} were led. {card} counts as one of them, for the left bower is a trump in every respect.</translation>
    </message>
    <message>
        <source>You have to follow: {suit} were led. But {card} is no longer one of them, for the left bower belongs to the trumps.</source>
        <translation>You have to follow: {suit} were led. But {card} is no longer one of them, for the left bower belongs to the trumps.</translation>
    </message>
    <message>
        <source>You have to follow: {suit} were led, and you hold only one of them.</source>
        <translation>You have to follow: {suit} were led, and you hold only one of them.</translation>
    </message>
    <message>
        <source>You have to follow: {suit} were led. If you cannot take the trick, give your lowest.</source>
        <translation>You have to follow: {suit} were led. If you cannot take the trick, give your lowest.</translation>
    </message>
    <message>
        <source>You may play anything: {suit} were led, and you have none. A trump beats every card of the suit led.</source>
        <translation>You may play anything: {suit} were led, and you have none. A trump beats every card of the suit led.</translation>
    </message>
    <message>
        <source>You may play anything: {suit} were led, and you have none. Without a trump you cannot take this trick, so get rid of a low card.</source>
        <translation>You may play anything: {suit} were led, and you have none. Without a trump you cannot take this trick, so get rid of a low card.</translation>
    </message>
    <message>
        <source>You are out of this deal, and your score stays as it is. Watch whether the maker keeps the promise.</source>
        <translation>You are out of this deal, and your score stays as it is. Watch whether the maker keeps the promise.</translation>
    </message>
    <message>
        <source>{name} is the dealer. One after the other, from the dealer’s left, everybody says whether the suit of {card} becomes trumps. Your turn comes soon.</source>
        <translation>{name} is the dealer. One after the other, from the dealer’s left, everybody says whether the suit of {card} becomes trumps. Your turn comes soon.</translation>
    </message>
    <message>
        <source>The others are to act. It is your turn again soon.</source>
        <translation>The others are to act. It is your turn again soon.</translation>
    </message>
    <message>
        <source>You took the trick: {card} is the right bower, the best trump.</source>
        <translation>You took the trick: {card} is the right bower, the best trump.</translation>
    </message>
    <message>
        <source>{name} took the trick: {card} is the right bower, the best trump.</source>
        <translation>{name} took the trick: {card} is the right bower, the best trump.</translation>
    </message>
    <message>
        <source>You took the trick: {card}, the left bower, is a high trump.</source>
        <translation>You took the trick: {card}, the left bower, is a high trump.</translation>
    </message>
    <message>
        <source>{name} took the trick: {card}, the left bower, is a high trump.</source>
        <translation>{name} took the trick: {card}, the left bower, is a high trump.</translation>
    </message>
    <message>
        <source>You took the trick: {card} was the highest trump in it.</source>
        <translation>You took the trick: {card} was the highest trump in it.</translation>
    </message>
    <message>
        <source>{name} took the trick: {card} was the highest trump in it.</source>
        <translation>{name} took the trick: {card} was the highest trump in it.</translation>
    </message>
    <message>
        <source>You took the trick: {card} was the highest card of the suit led.</source>
        <translation>You took the trick: {card} was the highest card of the suit led.</translation>
    </message>
    <message>
        <source>{name} took the trick: {card} was the highest card of the suit led.</source>
        <translation>{name} took the trick: {card} was the highest card of the suit led.</translation>
    </message>
    <message>
        <source>You dropped out, so your score is still {score}.</source>
        <translation>You dropped out, so your score is still {score}.</translation>
    </message>
    <message numerus="yes">
        <source>You kept your promise with %n trick(s). Each takes a point off: you stand at {score}.</source>
        <translation>
            <numerusform>You kept your promise with %n trick. It takes a point off: you stand at {score}.</numerusform>
            <numerusform>You kept your promise with %n tricks. Each takes a point off: you stand at {score}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You promised three tricks and took %n. So 5 points are added, and the tricks count for nothing: you stand at {score}.</source>
        <translation>
            <numerusform>You promised three tricks and took %n. So 5 points are added, and the trick counts for nothing: you stand at {score}.</numerusform>
            <numerusform>You promised three tricks and took %n. So 5 points are added, and tricks count for nothing: you stand at {score}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took %n trick(s). Each takes a point off: you stand at {score}.</source>
        <translation>
            <numerusform>You took %n trick. It takes a point off: you stand at {score}.</numerusform>
            <numerusform>You took %n tricks. Each takes a point off: you stand at {score}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You stayed and took no trick, which adds 5 points: you stand at {score}.</source>
        <translation>You stayed and took no trick, which adds 5 points: you stand at {score}.</translation>
    </message>
    <message>
        <source>That was a whole deal. A match goes on like this until somebody reaches 0, or takes all five tricks of a deal. Go on here, or begin a match of your own: this one is not kept.</source>
        <translation>That was a whole deal. A match goes on like this until somebody reaches 0, or takes all five tricks of a deal. Go on here, or begin a match of your own: this one is not kept.</translation>
    </message>
    <message>
        <source>Any card may be led. Whoever can has to follow its suit. With high trumps you draw the trumps of the others.</source>
        <translation>Any card may be led. Whoever can has to follow its suit. With high trumps you draw the trumps of the others.</translation>
    </message>
    <message>
        <source>Any card may be led. Whoever can has to follow its suit; an ace is often a good beginning.</source>
        <translation>Any card may be led. Whoever can has to follow its suit; an ace is often a good beginning.</translation>
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
        <translation>Partnership Euchre</translation>
    </message>
    <message>
        <source>Two-handed Euchre</source>
        <translation>Two-handed Euchre</translation>
    </message>
    <message>
        <source>Four play for themselves, from 25 points down to 0.</source>
        <translation>Four play for themselves, from 25 points down to 0.</translation>
    </message>
    <message>
        <source>Two against two: your partner sits opposite you.</source>
        <translation>Two against two: your partner sits opposite you.</translation>
    </message>
    <message>
        <source>You against one other; more than half of the deck stays unseen.</source>
        <translation>You against one other; more than half of the deck stays unseen.</translation>
    </message>
</context>
<context>
    <name>GuidedDeal</name>
    <message>
        <source>A first deal, step by step</source>
        <translation>A first deal, step by step</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Leave</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>This match counts as helped: a hint was given, or a decision taken back. The statistics count it apart.</source>
        <translation>This match counts as helped: a hint was given, or a decision taken back. The statistics count it apart.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Shows the best choice and why. The match counts as helped.</source>
        <translation>Shows the best choice and why. The match counts as helped.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Thinking…</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Close the hint</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>on the table</source>
        <translation>on the table</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>given up</translation>
    </message>
    <message>
        <source>won</source>
        <translation>won</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>shared</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>lost</translation>
    </message>
    <message>
        <source>over</source>
        <translation>over</translation>
    </message>
    <message>
        <source>replay</source>
        <translation>replay</translation>
    </message>
    <message>
        <source>helped</source>
        <translation>helped</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>imported</translation>
    </message>
    <message>
        <source>It could not be written to {path}. {why}</source>
        <translation>It could not be written to {path}. {why}</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) written.</source>
        <translation>
            <numerusform>%n match written.</numerusform>
            <numerusform>%n matches written.</numerusform>
        </translation>
    </message>
    <message>
        <source>This match cannot be shown. {why}</source>
        <translation>This match cannot be shown. {why}</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message>
        <source>No match fits.</source>
        <translation>No match fits.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>History</translation>
    </message>
    <message>
        <source>Your matches</source>
        <translation>Your matches</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Go on with it</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>Review…</translation>
    </message>
    <message>
        <source>Check the deals…</source>
        <translation>Check the deals…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Export…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Import…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Delete…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n match(es) for good? The statistics forget them, too.</source>
        <translation>
            <numerusform>Delete this match for good? The statistics forget it, too.</numerusform>
            <numerusform>Delete %n matches for good? The statistics forget them, too.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Keep</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) taken in.</source>
        <translation>
            <numerusform>%n match taken in.</numerusform>
            <numerusform>%n matches taken in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) known already.</source>
        <translation>
            <numerusform>%n match known already.</numerusform>
            <numerusform>%n matches known already.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} cannot be used. {why}</source>
        <translation>{name} cannot be used. {why}</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) cannot be used.</source>
        <translation>
            <numerusform>%n more file cannot be used.</numerusform>
            <numerusform>%n more files cannot be used.</numerusform>
        </translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Opponents</translation>
    </message>
    <message>
        <source>Opponents to look for</source>
        <translation>Opponents to look for</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Period</translation>
    </message>
    <message>
        <source>From</source>
        <translation>From</translation>
    </message>
    <message>
        <source>To</source>
        <translation>To</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>All games</translation>
    </message>
    <message>
        <source>Every result</source>
        <translation>Every result</translation>
    </message>
    <message>
        <source>Won alone</source>
        <translation>Won alone</translation>
    </message>
    <message>
        <source>Won with others</source>
        <translation>Won with others</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Lost</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Given up</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>On the table</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>At any time</translation>
    </message>
    <message>
        <source>In the last 7 days</source>
        <translation>In the last 7 days</translation>
    </message>
    <message>
        <source>In the last 30 days</source>
        <translation>In the last 30 days</translation>
    </message>
    <message>
        <source>In the last 12 months</source>
        <translation>In the last 12 months</translation>
    </message>
    <message>
        <source>Between two days</source>
        <translation>Between two days</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Begun</translation>
    </message>
    <message>
        <source>Scores, yours first</source>
        <translation>Scores, yours first</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Deals</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Remarks</translation>
    </message>
    <message>
        <source>Nothing has been played yet. Every match appears here once its first deal is over: to go on with it, and to review its deals.</source>
        <translation>Nothing has been played yet. Every match appears here once its first deal is over: to go on with it, and to review its deals.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>key {key}</source>
        <translation>key {key}</translation>
    </message>
    <message>
        <source>{text}, key {key}</source>
        <translation>{text}, key {key}</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Keyboard</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>At the table</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Calls</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Anywhere</translation>
    </message>
    <message>
        <source>point at the card beside, or where to cut</source>
        <translation>point at the card beside, or where to cut</translation>
    </message>
    <message>
        <source>point at the first or the last card</source>
        <translation>point at the first or the last card</translation>
    </message>
    <message>
        <source>point at the first to the sixth card</source>
        <translation>point at the first to the sixth card</translation>
    </message>
    <message>
        <source>play the card, or press the button</source>
        <translation>play the card, or press the button</translation>
    </message>
    <message>
        <source>hand, buttons, score sheet, story</source>
        <translation>hand, buttons, score sheet, story</translation>
    </message>
    <message>
        <source>show the end of a movement at once</source>
        <translation>show the end of a movement at once</translation>
    </message>
    <message>
        <source>show the last trick once more</source>
        <translation>show the last trick once more</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pass</translation>
    </message>
    <message>
        <source>order up</source>
        <translation>order up</translation>
    </message>
    <message>
        <source>take it as the dealer</source>
        <translation>take it as the dealer</translation>
    </message>
    <message>
        <source>name clubs, diamonds, hearts, spades</source>
        <translation>name clubs, diamonds, hearts, spades</translation>
    </message>
    <message>
        <source>stay</source>
        <translation>stay</translation>
    </message>
    <message>
        <source>drop out</source>
        <translation>drop out</translation>
    </message>
    <message>
        <source>leave the cut to chance</source>
        <translation>leave the cut to chance</translation>
    </message>
    <message>
        <source>claim the rest of the tricks</source>
        <translation>claim the rest of the tricks</translation>
    </message>
    <message>
        <source>with a call: play alone</source>
        <translation>with a call: play alone</translation>
    </message>
    <message>
        <source>this sheet</source>
        <translation>this sheet</translation>
    </message>
    <message>
        <source>rule book</source>
        <translation>rule book</translation>
    </message>
    <message>
        <source>show or fold the score sheet</source>
        <translation>show or fold the score sheet</translation>
    </message>
    <message>
        <source>full screen; Esc ends it</source>
        <translation>full screen; Esc ends it</translation>
    </message>
    <message>
        <source>take a decision back</source>
        <translation>take a decision back</translation>
    </message>
    <message>
        <source>new match</source>
        <translation>new match</translation>
    </message>
    <message>
        <source>open or save a match</source>
        <translation>open or save a match</translation>
    </message>
    <message>
        <source>lessons or practice</source>
        <translation>lessons or practice</translation>
    </message>
    <message>
        <source>history or statistics</source>
        <translation>history or statistics</translation>
    </message>
    <message>
        <source>preferences</source>
        <translation>preferences</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>quit</translation>
    </message>
    <message>
        <source>a hint, or take it away</source>
        <translation>a hint, or take it away</translation>
    </message>
    <message>
        <source>point at the card; Enter plays it</source>
        <translation>point at the card; Enter plays it</translation>
    </message>
    <message>
        <source>play the card when pressed twice</source>
        <translation>play the card when pressed twice</translation>
    </message>
    <message>
        <source>play the card at once</source>
        <translation>play the card at once</translation>
    </message>
    <message>
        <source>The &amp;digits, on your turn</source>
        <translation>The &amp;digits, on your turn</translation>
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
    <name>LessonList</name>
    <message>
        <source>done</source>
        <translation>done</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} of {count}</translation>
    </message>
    <message>
        <source>Short lessons on the real table. They build on each other, but you may start anywhere.</source>
        <translation>Short lessons on the real table. They build on each other, but you may start anywhere.</translation>
    </message>
    <message>
        <source>To the table (Esc)</source>
        <translation>To the table (Esc)</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Learn to play</translation>
    </message>
</context>
<context>
    <name>LessonPlayer</name>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Page {number} of {count}</translation>
    </message>
    <message>
        <source>{number} · {title}</source>
        <translation>{number} · {title}</translation>
    </message>
    <message>
        <source>Leave (Esc)</source>
        <translation>Leave (Esc)</translation>
    </message>
    <message>
        <source>From the highest to the lowest; a ring for yours:</source>
        <translation>From the highest to the lowest; a ring for yours:</translation>
    </message>
</context>
<context>
    <name>LessonScreen</name>
    <message>
        <source>Choose a card of your hand.</source>
        <translation>Choose a card of your hand.</translation>
    </message>
    <message>
        <source>Choose a card on the table.</source>
        <translation>Choose a card on the table.</translation>
    </message>
    <message>
        <source>Choose what you say.</source>
        <translation>Choose what you say.</translation>
    </message>
    <message>
        <source>Choose an answer.</source>
        <translation>Choose an answer.</translation>
    </message>
    <message>
        <source>Choose a place in the deck.</source>
        <translation>Choose a place in the deck.</translation>
    </message>
</context>
<context>
    <name>LessonSheet</name>
    <message>
        <source>Rules: {articles}</source>
        <translation>Rules: {articles}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Show me</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Next lesson</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>All lessons</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>All hands</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Something else</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Next deal</translation>
    </message>
    <message>
        <source>Begin a match</source>
        <translation>Begin a match</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>The left bower</source>
        <translation>The left bower</translation>
    </message>
    <message>
        <source>The jack that changes sides.</source>
        <translation>The jack that changes sides.</translation>
    </message>
    <message>
        <source>A jack changes sides</source>
        <translation>A jack changes sides</translation>
    </message>
    <message>
        <source>With hearts as trumps, the jack of diamonds {JD} is the left bower. It still looks like a diamond, but it is a heart in every respect. Diamonds have lost their jack and count only five cards.

In your hand it therefore lies among the trumps. It is always the jack of the same colour: with spades as trumps, the jack of clubs.</source>
        <translation>With hearts as trumps, the jack of diamonds {JD} is the left bower. It still looks like a diamond, but it is a heart in every respect. Diamonds have lost their jack and count only five cards.

In your hand it therefore lies among the trumps. It is always the jack of the same colour: with spades as trumps, the jack of clubs.</translation>
    </message>
    <message>
        <source>Following the printed suit</source>
        <translation>Following the printed suit</translation>
    </message>
    <message>
        <source>Hearts are trumps, and Inês leads {KD}. Which of your cards may you play?</source>
        <translation>Hearts are trumps, and Inês leads {KD}. Which of your cards may you play?</translation>
    </message>
    <message>
        <source>Yes: {TD} is your only diamond. {JD} is a heart and must not follow diamonds while you hold a real one.</source>
        <translation>Yes: {TD} is your only diamond. {JD} is a heart and must not follow diamonds while you hold a real one.</translation>
    </message>
    <message>
        <source>Hearts are led</source>
        <translation>Hearts are led</translation>
    </message>
    <message>
        <source>Hearts are trumps, and Inês leads {9H}. You hold no card with a printed heart. What must you play?</source>
        <translation>Hearts are trumps, and Inês leads {9H}. You hold no card with a printed heart. What must you play?</translation>
    </message>
    <message>
        <source>Yes: {JD} is your only heart, so it must be played. Here it even takes the trick.</source>
        <translation>Yes: {JD} is your only heart, so it must be played. Here it even takes the trick.</translation>
    </message>
    <message>
        <source>Leading it</source>
        <translation>Leading it</translation>
    </message>
    <message>
        <source>Hearts are trumps and you lead. Make the others play hearts.</source>
        <translation>Hearts are trumps and you lead. Make the others play hearts.</translation>
    </message>
    <message>
        <source>Yes: when the left bower is led, it calls for trumps. Everybody who has a heart must play one.</source>
        <translation>Yes: when the left bower is led, it calls for trumps. Everybody who has a heart must play one.</translation>
    </message>
    <message>
        <source>That calls for diamonds. It is the other red card of yours that has become a heart.</source>
        <translation>That calls for diamonds. It is the other red card of yours that has become a heart.</translation>
    </message>
    <message>
        <source>That card calls for its own suit. One card in your hand is a heart without looking like one.</source>
        <translation>That card calls for its own suit. One card in your hand is a heart without looking like one.</translation>
    </message>
    <message>
        <source>Problem: the ace of diamonds</source>
        <translation>Problem: the ace of diamonds</translation>
    </message>
    <message>
        <source>Hearts are trumps, and Inês leads {AD}. Take the trick, if the rules allow it.</source>
        <translation>Hearts are trumps, and Inês leads {AD}. Take the trick, if the rules allow it.</translation>
    </message>
    <message>
        <source>Yes: you have no diamond at all, since {JD} is a heart. So you are free to trump with it.</source>
        <translation>Yes: you have no diamond at all, since {JD} is a heart. So you are free to trump with it.</translation>
    </message>
    <message>
        <source>It is allowed, as you cannot follow, but it takes nothing. You do hold a trump.</source>
        <translation>It is allowed, as you cannot follow, but it takes nothing. You do hold a trump.</translation>
    </message>
    <message>
        <source>No-trump</source>
        <translation>No-trump</translation>
    </message>
    <message>
        <source>When nobody wants a suit.</source>
        <translation>When nobody wants a suit.</translation>
    </message>
    <message>
        <source>All have passed twice</source>
        <translation>All have passed twice</translation>
    </message>
    <message>
        <source>If nobody chooses a trump suit in two rounds of bidding, the deal is played at no-trump. There are no bowers then: every jack is an ordinary card between the queen and the ten.

The highest card of the suit led takes the trick. There is no maker, nobody has promised anything, and everybody plays.</source>
        <translation>If nobody chooses a trump suit in two rounds of bidding, the deal is played at no-trump. There are no bowers then: every jack is an ordinary card between the queen and the ten.

The highest card of the suit led takes the trick. There is no maker, nobody has promised anything, and everybody plays.</translation>
    </message>
    <message>
        <source>Which card is winning?</source>
        <translation>Which card is winning?</translation>
    </message>
    <message>
        <source>No-trump. Léa led {QD}, Bram had no diamond and played {JH}, and Inês played {KD}. Which card is winning?</source>
        <translation>No-trump. Léa led {QD}, Bram had no diamond and played {JH}, and Inês played {KD}. Which card is winning?</translation>
    </message>
    <message>
        <source>Yes: {KD} is the highest diamond on the table.</source>
        <translation>Yes: {KD} is the highest diamond on the table.</translation>
    </message>
    <message>
        <source>At no-trump a jack has no special power, and a card of another suit never wins.</source>
        <translation>At no-trump a jack has no special power, and a card of another suit never wins.</translation>
    </message>
    <message>
        <source>Another diamond on the table is higher.</source>
        <translation>Another diamond on the table is higher.</translation>
    </message>
    <message>
        <source>An ordinary jack</source>
        <translation>An ordinary jack</translation>
    </message>
    <message>
        <source>No-trump, and Léa led {TD}. Which of your cards may you play?</source>
        <translation>No-trump, and Léa led {TD}. Which of your cards may you play?</translation>
    </message>
    <message>
        <source>Yes: at no-trump {JD} is a diamond like any other, so you must follow with it.</source>
        <translation>Yes: at no-trump {JD} is a diamond like any other, so you must follow with it.</translation>
    </message>
    <message>
        <source>Problem: a sure trick</source>
        <translation>Problem: a sure trick</translation>
    </message>
    <message>
        <source>At no-trump nobody may drop out, and whoever takes no trick adds 5 points. You lead. Make sure of a trick at once.</source>
        <translation>At no-trump nobody may drop out, and whoever takes no trick adds 5 points. You lead. Make sure of a trick at once.</translation>
    </message>
    <message>
        <source>Yes: without trumps, an ace that is led cannot be beaten. The 5 points are avoided.</source>
        <translation>Yes: without trumps, an ace that is led cannot be beaten. The 5 points are avoided.</translation>
    </message>
    <message>
        <source>The ace of diamonds may be against you. You hold a card that nothing beats.</source>
        <translation>The ace of diamonds may be against you. You hold a card that nothing beats.</translation>
    </message>
    <message>
        <source>Higher cards of its suit may be against you. You hold a card that nothing beats.</source>
        <translation>Higher cards of its suit may be against you. You hold a card that nothing beats.</translation>
    </message>
    <message>
        <source>The cards and their order</source>
        <translation>The cards and their order</translation>
    </message>
    <message>
        <source>Which card beats which, with and without trumps.</source>
        <translation>Which card beats which, with and without trumps.</translation>
    </message>
    <message>
        <source>What the game is about</source>
        <translation>What the game is about</translation>
    </message>
    <message>
        <source>Four players each play for themselves. In a trick, each lays one card on the table, and the best card takes the trick. Everybody starts at 25 points, and every trick you take brings you one point nearer to 0, where you win.

There are four suits of six cards: ace {AS}, king {KS}, queen {QS}, jack {JS}, ten {TS} and nine {9S}, in this order. You hold five of the spades; the jack is elsewhere.</source>
        <translation>Four players each play for themselves. In a trick, each lays one card on the table, and the best card takes the trick. Everybody starts at 25 points, and every trick you take brings you one point nearer to 0, where you win.

There are four suits of six cards: ace {AS}, king {KS}, queen {QS}, jack {JS}, ten {TS} and nine {9S}, in this order. You hold five of the spades; the jack is elsewhere.</translation>
    </message>
    <message>
        <source>Léa led a spade, then Bram and Inês played spades too. Choose the card on the table that is winning the trick so far.</source>
        <translation>Léa led a spade, then Bram and Inês played spades too. Choose the card on the table that is winning the trick so far.</translation>
    </message>
    <message>
        <source>Yes: the ace is the highest spade. You add your {9S}, and Bram takes the trick.</source>
        <translation>Yes: the ace is the highest spade. You add your {9S}, and Bram takes the trick.</translation>
    </message>
    <message>
        <source>Being played first gives a card no strength. Only the order counts: ace, king, queen, jack, ten, nine.</source>
        <translation>Being played first gives a card no strength. Only the order counts: ace, king, queen, jack, ten, nine.</translation>
    </message>
    <message>
        <source>A queen beats the ten, but another card on the table is higher still.</source>
        <translation>A queen beats the ten, but another card on the table is higher still.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trumps</translation>
    </message>
    <message>
        <source>In most deals one suit is trumps: its cards beat all cards of the other suits. Here it is hearts.

In the trump suit the jack is the highest card, the right bower. Second comes the other jack of the same colour, the left bower. “Bower” comes from the German “Bauer”, a farmer, which is also a name for the jack.</source>
        <translation>In most deals one suit is trumps: its cards beat all cards of the other suits. Here it is hearts.

In the trump suit the jack is the highest card, the right bower. Second comes the other jack of the same colour, the left bower. “Bower” comes from the German “Bauer”, a farmer, which is also a name for the jack.</translation>
    </message>
    <message>
        <source>A small trump</source>
        <translation>A small trump</translation>
    </message>
    <message>
        <source>Hearts are trumps. Léa led {AS}, Bram followed with {QS}, and Inês, who has no spade, played {9H}. Which card is winning?</source>
        <translation>Hearts are trumps. Léa led {AS}, Bram followed with {QS}, and Inês, who has no spade, played {9H}. Which card is winning?</translation>
    </message>
    <message>
        <source>Yes: even the lowest trump beats an ace of another suit.</source>
        <translation>Yes: even the lowest trump beats an ace of another suit.</translation>
    </message>
    <message>
        <source>Among spades alone, perhaps. But a heart has been played, and hearts are trumps.</source>
        <translation>Among spades alone, perhaps. But a heart has been played, and hearts are trumps.</translation>
    </message>
    <message>
        <source>Problem: four red cards</source>
        <translation>Problem: four red cards</translation>
    </message>
    <message>
        <source>Hearts are trumps. Three cards lie on the table, and you will add {TH}. Which card takes the trick?</source>
        <translation>Hearts are trumps. Three cards lie on the table, and you will add {TH}. Which card takes the trick?</translation>
    </message>
    <message>
        <source>Yes: with hearts as trumps, {JD} is the left bower, the second-highest trump. Only {JH} could beat it.</source>
        <translation>Yes: with hearts as trumps, {JD} is the left bower, the second-highest trump. Only {JH} could beat it.</translation>
    </message>
    <message>
        <source>The ace is only the third trump. Look for a jack of the same colour.</source>
        <translation>The ace is only the third trump. Look for a jack of the same colour.</translation>
    </message>
    <message>
        <source>The king is beaten twice on this table. Remember the two bowers.</source>
        <translation>The king is beaten twice on this table. Remember the two bowers.</translation>
    </message>
    <message>
        <source>Following suit</source>
        <translation>Following suit</translation>
    </message>
    <message>
        <source>What you must play, and what you may.</source>
        <translation>What you must play, and what you may.</translation>
    </message>
    <message>
        <source>Leading and following</source>
        <translation>Leading and following</translation>
    </message>
    <message>
        <source>Five tricks are played in a deal. The player on the dealer’s left leads to the first one, that is, plays its first card. Here Inês dealt, so you lead.

The first card decides the suit. Whoever holds a card of that suit must play one: that is following suit. Whoever has none may play anything. Whoever takes the trick leads to the next one.</source>
        <translation>Five tricks are played in a deal. The player on the dealer’s left leads to the first one, that is, plays its first card. Here Inês dealt, so you lead.

The first card decides the suit. Whoever holds a card of that suit must play one: that is following suit. Whoever has none may play anything. Whoever takes the trick leads to the next one.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Your turn</translation>
    </message>
    <message>
        <source>Léa led {KS}. Which of your cards may you play?</source>
        <translation>Léa led {KS}. Which of your cards may you play?</translation>
    </message>
    <message>
        <source>Yes: {9S} is your only spade, so it must be played. It takes nothing, and your good cards stay for later.</source>
        <translation>Yes: {9S} is your only spade, so it must be played. It takes nothing, and your good cards stay for later.</translation>
    </message>
    <message>
        <source>Nothing to follow with</source>
        <translation>Nothing to follow with</translation>
    </message>
    <message>
        <source>Diamonds were led and you have none, so every card is allowed. Spades are trumps. Take the trick!</source>
        <translation>Diamonds were led and you have none, so every card is allowed. Spades are trumps. Take the trick!</translation>
    </message>
    <message>
        <source>You may play it, but it takes nothing: it is neither a diamond nor a trump.</source>
        <translation>You may play it, but it takes nothing: it is neither a diamond nor a trump.</translation>
    </message>
    <message>
        <source>Problem: a lost trick</source>
        <translation>Problem: a lost trick</translation>
    </message>
    <message>
        <source>Hearts are trumps. Bram has no spade and has trumped with {JH}, the highest card of all. You hold two spades. Which one do you play?</source>
        <translation>Hearts are trumps. Bram has no spade and has trumped with {JH}, the highest card of all. You hold two spades. Which one do you play?</translation>
    </message>
    <message>
        <source>Yes: you must follow with a spade, but nothing can beat the right bower. The nine goes, and the ace may take a trick later.</source>
        <translation>Yes: you must follow with a spade, but nothing can beat the right bower. The nine goes, and the ace may take a trick later.</translation>
    </message>
    <message>
        <source>It is allowed, but the trick is lost and your ace with it. Nobody has to beat the cards on the table.</source>
        <translation>It is allowed, but the trick is lost and your ace with it. Nobody has to beat the cards on the table.</translation>
    </message>
    <message>
        <source>The second round</source>
        <translation>The second round</translation>
    </message>
    <message>
        <source>When the upcard is turned down.</source>
        <translation>When the upcard is turned down.</translation>
    </message>
    <message>
        <source>The upcard is turned down</source>
        <translation>The upcard is turned down</translation>
    </message>
    <message>
        <source>All four have passed, so the upcard was turned face down. In a second round, from the dealer’s left, each player passes or names one of the three other suits, clubs included.

Now no card changes hands. Whoever names a suit is the maker and promises three tricks. It is always three here: nobody bids a number.</source>
        <translation>All four have passed, so the upcard was turned face down. In a second round, from the dealer’s left, each player passes or names one of the three other suits, clubs included.

Now no card changes hands. Whoever names a suit is the maker and promises three tricks. It is always three here: nobody bids a number.</translation>
    </message>
    <message>
        <source>Name a suit</source>
        <translation>Name a suit</translation>
    </message>
    <message>
        <source>{TH} was turned down, and you speak first. What do you say?</source>
        <translation>{TH} was turned down, and you speak first. What do you say?</translation>
    </message>
    <message>
        <source>Yes: with spades as trumps you hold the four highest: {JS}, {JC}, {AS} and {KS}.</source>
        <translation>Yes: with spades as trumps you hold the four highest: {JS}, {JC}, {AS} and {KS}.</translation>
    </message>
    <message>
        <source>Clubs too would give you both bowers, but nothing else. Another suit gives you four trumps.</source>
        <translation>Clubs too would give you both bowers, but nothing else. Another suit gives you four trumps.</translation>
    </message>
    <message>
        <source>You would have a single diamond. Look for the suit that makes bowers of your jacks.</source>
        <translation>You would have a single diamond. Look for the suit that makes bowers of your jacks.</translation>
    </message>
    <message>
        <source>With two black jacks, {AS} and {KS} you may safely promise three tricks.</source>
        <translation>With two black jacks, {AS} and {KS} you may safely promise three tricks.</translation>
    </message>
    <message>
        <source>Problem: the last to speak</source>
        <translation>Problem: the last to speak</translation>
    </message>
    <message>
        <source>You dealt, and everybody has passed up to you for the second time. If you pass too, all play at no-trump, and nobody has promised anything. What do you do with three aces?</source>
        <translation>You dealt, and everybody has passed up to you for the second time. If you pass too, all play at no-trump, and nobody has promised anything. What do you do with three aces?</translation>
    </message>
    <message>
        <source>Yes: at no-trump every ace is the highest card of its suit, and you risk no promise.</source>
        <translation>Yes: at no-trump every ace is the highest card of its suit, and you risk no promise.</translation>
    </message>
    <message>
        <source>You would promise three tricks with two trumps at most and no bower. Your aces are safest where there are no trumps.</source>
        <translation>You would promise three tricks with two trumps at most and no bower. Your aces are safest where there are no trumps.</translation>
    </message>
    <message>
        <source>Stay or drop out</source>
        <translation>Stay or drop out</translation>
    </message>
    <message>
        <source>Playing against the maker costs courage, or 5 points.</source>
        <translation>Playing against the maker costs courage, or 5 points.</translation>
    </message>
    <message>
        <source>Three decisions</source>
        <translation>Three decisions</translation>
    </message>
    <message>
        <source>Léa ordered hearts and is the maker. Now the three others say in turn, from her left, whether they stay or drop out. The maker has to stay.

Whoever stays and takes no trick adds 5 points. Whoever drops out lays the hand aside unseen, and that score does not change. Remember: points are bad, you want to reach 0.</source>
        <translation>Léa ordered hearts and is the maker. Now the three others say in turn, from her left, whether they stay or drop out. The maker has to stay.

Whoever stays and takes no trick adds 5 points. Whoever drops out lays the hand aside unseen, and that score does not change. Remember: points are bad, you want to reach 0.</translation>
    </message>
    <message>
        <source>With this hand?</source>
        <translation>With this hand?</translation>
    </message>
    <message>
        <source>Inês ordered hearts and has promised three tricks. You decide first. Do you stay?</source>
        <translation>Inês ordered hearts and has promised three tricks. You decide first. Do you stay?</translation>
    </message>
    <message>
        <source>Yes: no trump, no ace, no king. This hand will hardly take a trick, and dropping out costs nothing.</source>
        <translation>Yes: no trump, no ace, no king. This hand will hardly take a trick, and dropping out costs nothing.</translation>
    </message>
    <message>
        <source>Which of these cards could take a trick? None is likely to, and then you would add 5 points.</source>
        <translation>Which of these cards could take a trick? None is likely to, and then you would add 5 points.</translation>
    </message>
    <message>
        <source>And with this one?</source>
        <translation>And with this one?</translation>
    </message>
    <message>
        <source>Again Inês is the maker, and hearts are trumps. Do you stay?</source>
        <translation>Again Inês is the maker, and hearts are trumps. Do you stay?</translation>
    </message>
    <message>
        <source>Yes: {AH} and {KH} are high trumps and {AS} is an ace. A trick is nearly certain, and each one brings your score down.</source>
        <translation>Yes: {AH} and {KH} are high trumps and {AS} is an ace. A trick is nearly certain, and each one brings your score down.</translation>
    </message>
    <message>
        <source>That would be safe, but you would give tricks away: two high trumps and an ace should take at least one.</source>
        <translation>That would be safe, but you would give tricks away: two high trumps and an ace should take at least one.</translation>
    </message>
    <message>
        <source>Problem: the dealer’s card</source>
        <translation>Problem: the dealer’s card</translation>
    </message>
    <message>
        <source>You dealt. Léa ordered, so you had to take {9H}; you discarded {9C}. Bram stays, Inês has dropped out. May you drop out too, and should you?</source>
        <translation>You dealt. Léa ordered, so you had to take {9H}; you discarded {9C}. Bram stays, Inês has dropped out. May you drop out too, and should you?</translation>
    </message>
    <message>
        <source>Yes: a dealer who took the card for somebody else may drop out. One small trump is not enough here.</source>
        <translation>Yes: a dealer who took the card for somebody else may drop out. One small trump is not enough here.</translation>
    </message>
    <message>
        <source>You may stay, but what should take a trick? The lowest trump will be taken by a higher one.</source>
        <translation>You may stay, but what should take a trick? The lowest trump will be taken by a higher one.</translation>
    </message>
    <message>
        <source>The lone maker</source>
        <translation>The lone maker</translation>
    </message>
    <message>
        <source>Why somebody has to stay.</source>
        <translation>Why somebody has to stay.</translation>
    </message>
    <message>
        <source>If everybody drops out</source>
        <translation>If everybody drops out</translation>
    </message>
    <message>
        <source>If all three others drop out, nothing is played: the maker is credited with all five tricks. And whoever takes all five tricks wins the match at once.

So whoever decides last carries a responsibility. The program tells you before you choose.</source>
        <translation>If all three others drop out, nothing is played: the maker is credited with all five tricks. And whoever takes all five tricks wins the match at once.

So whoever decides last carries a responsibility. The program tells you before you choose.</translation>
    </message>
    <message>
        <source>You are the last</source>
        <translation>You are the last</translation>
    </message>
    <message>
        <source>Léa is the maker; Bram and Inês have dropped out. Your hand is poor. What do you do?</source>
        <translation>Léa is the maker; Bram and Inês have dropped out. Your hand is poor. What do you do?</translation>
    </message>
    <message>
        <source>Yes: 5 points are better than a lost match. And perhaps one of your cards takes a trick after all.</source>
        <translation>Yes: 5 points are better than a lost match. And perhaps one of your cards takes a trick after all.</translation>
    </message>
    <message>
        <source>Then nobody is left against Léa: she is credited with five tricks and wins the match.</source>
        <translation>Then nobody is left against Léa: she is credited with five tricks and wins the match.</translation>
    </message>
    <message>
        <source>Somebody else stays</source>
        <translation>Somebody else stays</translation>
    </message>
    <message>
        <source>The same cards, but this time Bram stays. What do you do?</source>
        <translation>The same cards, but this time Bram stays. What do you do?</translation>
    </message>
    <message>
        <source>Yes: Bram plays against Léa, so you may save your points.</source>
        <translation>Yes: Bram plays against Léa, so you may save your points.</translation>
    </message>
    <message>
        <source>You do not have to: Bram will play against Léa. With this hand you would most likely add 5 points.</source>
        <translation>You do not have to: Bram will play against Léa. With this hand you would most likely add 5 points.</translation>
    </message>
    <message>
        <source>Problem: all three drop</source>
        <translation>Problem: all three drop</translation>
    </message>
    <message>
        <source>Suppose you drop out too. Léa stands at 25, like everybody. What happens?</source>
        <translation>Suppose you drop out too. Léa stands at 25, like everybody. What happens?</translation>
    </message>
    <message>
        <source>Yes: five tricks win the match from any score. An option of the match can soften this: the maker then only subtracts 5.</source>
        <translation>Yes: five tricks win the match from any score. An option of the match can soften this: the maker then only subtracts 5.</translation>
    </message>
    <message>
        <source>That would be so with an option of the match. By the usual rule, five tricks are worth more.</source>
        <translation>That would be so with an option of the match. By the usual rule, five tricks are worth more.</translation>
    </message>
    <message>
        <source>Cards are dealt again only when nobody has won. Remember what five tricks are worth.</source>
        <translation>Cards are dealt again only when nobody has won. Remember what five tricks are worth.</translation>
    </message>
    <message>
        <source>Léa wins the match.</source>
        <translation>Léa wins the match.</translation>
    </message>
    <message>
        <source>Léa goes down to 20 and the match goes on.</source>
        <translation>Léa goes down to 20 and the match goes on.</translation>
    </message>
    <message>
        <source>The cards are dealt again.</source>
        <translation>The cards are dealt again.</translation>
    </message>
    <message>
        <source>The deal, the cut and the upcard</source>
        <translation>The deal, the cut and the upcard</translation>
    </message>
    <message>
        <source>How the cards come into the hands.</source>
        <translation>How the cards come into the hands.</translation>
    </message>
    <message>
        <source>Who deals</source>
        <translation>Who deals</translation>
    </message>
    <message>
        <source>The first dealer is chosen at random; after each deal, the deal passes to the left. “Left” is the next player clockwise: after you comes Léa, then Bram, then Inês.

Here the deck lies before Léa: she deals.</source>
        <translation>The first dealer is chosen at random; after each deal, the deal passes to the left. “Left” is the next player clockwise: after you comes Léa, then Bram, then Inês.

Here the deck lies before Léa: she deals.</translation>
    </message>
    <message>
        <source>Cut the deck</source>
        <translation>Cut the deck</translation>
    </message>
    <message>
        <source>The dealer’s right-hand neighbour cuts, so that nobody knows the order of the cards. Léa deals, and you sit on her right: choose where to lift the deck.</source>
        <translation>The dealer’s right-hand neighbour cuts, so that nobody knows the order of the cards. Léa deals, and you sit on her right: choose where to lift the deck.</translation>
    </message>
    <message>
        <source>Done. What was on top now lies underneath. Any place will do, as long as each part keeps at least one card.</source>
        <translation>Done. What was on top now lies underneath. Any place will do, as long as each part keeps at least one card.</translation>
    </message>
    <message>
        <source>Five cards each</source>
        <translation>Five cards each</translation>
    </message>
    <message>
        <source>From the dealer’s left, everybody gets three cards, then two more. The next card is turned up: it is the upcard, and its suit is the first on offer as trumps.

The last three cards are out of play.</source>
        <translation>From the dealer’s left, everybody gets three cards, then two more. The next card is turned up: it is the upcard, and its suit is the first on offer as trumps.

The last three cards are out of play.</translation>
    </message>
    <message>
        <source>Who speaks first?</source>
        <translation>Who speaks first?</translation>
    </message>
    <message>
        <source>Léa has dealt. Everything starts at the dealer’s left. Who is the first to say whether hearts become trumps?</source>
        <translation>Léa has dealt. Everything starts at the dealer’s left. Who is the first to say whether hearts become trumps?</translation>
    </message>
    <message>
        <source>Yes: Bram sits on Léa’s left. He speaks first, and he will be the next dealer.</source>
        <translation>Yes: Bram sits on Léa’s left. He speaks first, and he will be the next dealer.</translation>
    </message>
    <message>
        <source>The dealer speaks last, not first.</source>
        <translation>The dealer speaks last, not first.</translation>
    </message>
    <message>
        <source>Go round clockwise from the dealer: who comes next after Léa?</source>
        <translation>Go round clockwise from the dealer: who comes next after Léa?</translation>
    </message>
    <message>
        <source>Problem: count the cards</source>
        <translation>Problem: count the cards</translation>
    </message>
    <message>
        <source>The deck has 24 cards. How many of them does nobody see during the whole deal?</source>
        <translation>The deck has 24 cards. How many of them does nobody see during the whole deal?</translation>
    </message>
    <message>
        <source>Yes: four hands of five and the upcard make 21. Three remain, so you can never be quite sure where a card is.</source>
        <translation>Yes: four hands of five and the upcard make 21. Three remain, so you can never be quite sure where a card is.</translation>
    </message>
    <message>
        <source>Count again: four players hold five cards each, and one card is turned up.</source>
        <translation>Count again: four players hold five cards each, and one card is turned up.</translation>
    </message>
    <message>
        <source>Ordering and taking up</source>
        <translation>Ordering and taking up</translation>
    </message>
    <message>
        <source>When to choose the suit of the upcard.</source>
        <translation>When to choose the suit of the upcard.</translation>
    </message>
    <message>
        <source>Pass or order</source>
        <translation>Pass or order</translation>
    </message>
    <message>
        <source>In turn, each player passes or orders the suit of the upcard as trumps. The first order ends the bidding. The dealer then takes the upcard and discards another card, or that one.

Whoever ordered is the maker and promises at least three of the five tricks, even though the dealer got the card.</source>
        <translation>In turn, each player passes or orders the suit of the upcard as trumps. The first order ends the bidding. The dealer then takes the upcard and discards another card, or that one.

Whoever ordered is the maker and promises at least three of the five tricks, even though the dealer got the card.</translation>
    </message>
    <message>
        <source>A strong hand</source>
        <translation>A strong hand</translation>
    </message>
    <message>
        <source>{9H} is turned up and you speak first. Look at your hearts, and do not forget the left bower. What do you say?</source>
        <translation>{9H} is turned up and you speak first. Look at your hearts, and do not forget the left bower. What do you say?</translation>
    </message>
    <message>
        <source>Yes: the three highest trumps take three tricks on their own, and {AS} may take a fourth. The promise is as good as kept.</source>
        <translation>Yes: the three highest trumps take three tricks on their own, and {AS} may take a fourth. The promise is as good as kept.</translation>
    </message>
    <message>
        <source>With hearts as trumps you hold the three highest: both bowers and the ace. You will hardly get a better hand.</source>
        <translation>With hearts as trumps you hold the three highest: both bowers and the ace. You will hardly get a better hand.</translation>
    </message>
    <message>
        <source>A weak hand</source>
        <translation>A weak hand</translation>
    </message>
    <message>
        <source>{AH} is turned up, and the dealer is Inês. What do you say with this hand?</source>
        <translation>{AH} is turned up, and the dealer is Inês. What do you say with this hand?</translation>
    </message>
    <message>
        <source>Yes: without a single heart you could not keep a promise of three tricks, and failing costs 5 points.</source>
        <translation>Yes: without a single heart you could not keep a promise of three tricks, and failing costs 5 points.</translation>
    </message>
    <message>
        <source>You hold no heart, and your order would give {AH} to Inês. You would promise three tricks and most likely add 5 points.</source>
        <translation>You hold no heart, and your order would give {AH} to Inês. You would promise three tricks and most likely add 5 points.</translation>
    </message>
    <message>
        <source>The dealer discards</source>
        <translation>The dealer discards</translation>
    </message>
    <message>
        <source>You dealt, and Léa ordered hearts: you took {KH} and now hold six cards. Which one do you discard?</source>
        <translation>You dealt, and Léa ordered hearts: you took {KH} and now hold six cards. Which one do you discard?</translation>
    </message>
    <message>
        <source>Yes: {9D} was your only diamond and took nothing. Now you can trump when diamonds are led.</source>
        <translation>Yes: {9D} was your only diamond and took nothing. Now you can trump when diamonds are led.</translation>
    </message>
    <message>
        <source>It is allowed, but a trump is worth more than a lone nine.</source>
        <translation>It is allowed, but a trump is worth more than a lone nine.</translation>
    </message>
    <message>
        <source>Keep your trumps: even the queen can take a trick.</source>
        <translation>Keep your trumps: even the queen can take a trick.</translation>
    </message>
    <message>
        <source>An ace is your best card outside trumps.</source>
        <translation>An ace is your best card outside trumps.</translation>
    </message>
    <message>
        <source>Not a bad card to lose, but then you keep three suits. Get rid of a suit of which you hold one low card.</source>
        <translation>Not a bad card to lose, but then you keep three suits. Get rid of a suit of which you hold one low card.</translation>
    </message>
    <message>
        <source>Problem: you are the dealer</source>
        <translation>Problem: you are the dealer</translation>
    </message>
    <message>
        <source>You dealt, and all three others passed. {JH} is turned up. If you take hearts as trumps, the card is yours, and you are the maker. What do you do?</source>
        <translation>You dealt, and all three others passed. {JH} is turned up. If you take hearts as trumps, the card is yours, and you are the maker. What do you do?</translation>
    </message>
    <message>
        <source>Yes: with {JH}, {QH}, {TH} and {AS} three tricks are likely. {9D} goes away, and diamonds can be trumped.</source>
        <translation>Yes: with {JH}, {QH}, {TH} and {AS} three tricks are likely. {9D} goes away, and diamonds can be trumped.</translation>
    </message>
    <message>
        <source>Count the card that you would take: the right bower, two more hearts and an ace. A better chance rarely comes.</source>
        <translation>Count the card that you would take: the right bower, two more hearts and an ace. A better chance rarely comes.</translation>
    </message>
    <message>
        <source>Automatic clubs</source>
        <translation>Automatic clubs</translation>
    </message>
    <message>
        <source>A club turned up changes everything.</source>
        <translation>A club turned up changes everything.</translation>
    </message>
    <message>
        <source>A club is turned up</source>
        <translation>A club is turned up</translation>
    </message>
    <message>
        <source>When the upcard is a club, clubs are trumps at once. Nobody bids, nobody is the maker, and nobody has promised anything. Nobody gets the upcard either: it stays on the table.

All four have to play. Each subtracts the tricks taken, or adds 5 points for none.</source>
        <translation>When the upcard is a club, clubs are trumps at once. Nobody bids, nobody is the maker, and nobody has promised anything. Nobody gets the upcard either: it stays on the table.

All four have to play. Each subtracts the tricks taken, or adds 5 points for none.</translation>
    </message>
    <message>
        <source>Clubs are led</source>
        <translation>Clubs are led</translation>
    </message>
    <message>
        <source>Clubs are trumps, and Inês leads {9C}. What must you play?</source>
        <translation>Clubs are trumps, and Inês leads {9C}. What must you play?</translation>
    </message>
    <message>
        <source>Yes: with clubs as trumps, the jack of spades is the left bower. It is your only club.</source>
        <translation>Yes: with clubs as trumps, the jack of spades is the left bower. It is your only club.</translation>
    </message>
    <message>
        <source>Drop out?</source>
        <translation>Drop out?</translation>
    </message>
    <message>
        <source>This hand has no trump and no high card. May you drop out of this deal?</source>
        <translation>This hand has no trump and no high card. May you drop out of this deal?</translation>
    </message>
    <message>
        <source>Right: with automatic clubs, and at no-trump, everybody stays. Staying and dropping out are decided against a maker, and there is none.</source>
        <translation>Right: with automatic clubs, and at no-trump, everybody stays. Staying and dropping out are decided against a maker, and there is none.</translation>
    </message>
    <message>
        <source>It would be wise, but it is not allowed: nobody may drop out when clubs are trumps at once.</source>
        <translation>It would be wise, but it is not allowed: nobody may drop out when clubs are trumps at once.</translation>
    </message>
    <message>
        <source>Yes, I may.</source>
        <translation>Yes, I may.</translation>
    </message>
    <message>
        <source>No, I have to play.</source>
        <translation>No, I have to play.</translation>
    </message>
    <message>
        <source>Problem: no trick at all</source>
        <translation>Problem: no trick at all</translation>
    </message>
    <message>
        <source>A club was turned up. You stand at 25 and have taken no trick, and {9H} will not take the last one. What is your new score?</source>
        <translation>A club was turned up. You stand at 25 and have taken no trick, and {9H} will not take the last one. What is your new score?</translation>
    </message>
    <message>
        <source>Yes: 25 plus 5 makes 30. A score may rise above 25.</source>
        <translation>Yes: 25 plus 5 makes 30. A score may rise above 25.</translation>
    </message>
    <message>
        <source>It would stay at 25 if you had dropped out. But in this deal everybody plays.</source>
        <translation>It would stay at 25 if you had dropped out. But in this deal everybody plays.</translation>
    </message>
    <message>
        <source>Tricks bring the score down, and you have none. No trick adds 5.</source>
        <translation>Tricks bring the score down, and you have none. No trick adds 5.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Scoring</translation>
    </message>
    <message>
        <source>The promise kept, the promise broken, and who drops out.</source>
        <translation>The promise kept, the promise broken, and who drops out.</translation>
    </message>
    <message>
        <source>The promise is kept</source>
        <translation>The promise is kept</translation>
    </message>
    <message>
        <source>You are the maker and have taken two tricks. {QD} is a trump and takes the last one too. At the end each player subtracts 1 for each trick taken. You started at 25: what is your new score?</source>
        <translation>You are the maker and have taken two tricks. {QD} is a trump and takes the last one too. At the end each player subtracts 1 for each trick taken. You started at 25: what is your new score?</translation>
    </message>
    <message>
        <source>Yes: three tricks, as promised, and 25 minus 3 makes 22.</source>
        <translation>Yes: three tricks, as promised, and 25 minus 3 makes 22.</translation>
    </message>
    <message>
        <source>Points are bad: a trick brings the score down, towards 0.</source>
        <translation>Points are bad: a trick brings the score down, towards 0.</translation>
    </message>
    <message>
        <source>Count your own tricks only: two before, and this one.</source>
        <translation>Count your own tricks only: two before, and this one.</translation>
    </message>
    <message>
        <source>The promise is broken</source>
        <translation>The promise is broken</translation>
    </message>
    <message>
        <source>Again you are the maker, at 25, with two tricks. The last one goes to Léa. What is your new score?</source>
        <translation>Again you are the maker, at 25, with two tricks. The last one goes to Léa. What is your new score?</translation>
    </message>
    <message>
        <source>Yes: with fewer than three tricks the maker adds 5, and the tricks taken do not count. Inês took none and adds 5 as well.</source>
        <translation>Yes: with fewer than three tricks the maker adds 5, and the tricks taken do not count. Inês took none and adds 5 as well.</translation>
    </message>
    <message>
        <source>That would be so for anybody else. But the maker promised three tricks and has only two.</source>
        <translation>That would be so for anybody else. But the maker promised three tricks and has only two.</translation>
    </message>
    <message>
        <source>The tricks of a broken promise are not subtracted: only the 5 points count.</source>
        <translation>The tricks of a broken promise are not subtracted: only the 5 points count.</translation>
    </message>
    <message>
        <source>Stayed for nothing</source>
        <translation>Stayed for nothing</translation>
    </message>
    <message>
        <source>Léa is the maker. You stayed, at 12 points, and have taken no trick; {AS} will not take this one, for hearts were led. What is your new score?</source>
        <translation>Léa is the maker. You stayed, at 12 points, and have taken no trick; {AS} will not take this one, for hearts were led. What is your new score?</translation>
    </message>
    <message>
        <source>Yes: whoever stays and takes no trick adds 5. That is the risk of staying.</source>
        <translation>Yes: whoever stays and takes no trick adds 5. That is the risk of staying.</translation>
    </message>
    <message>
        <source>Five points are added, not subtracted: you want to go down.</source>
        <translation>Five points are added, not subtracted: you want to go down.</translation>
    </message>
    <message>
        <source>Dropped out</source>
        <translation>Dropped out</translation>
    </message>
    <message>
        <source>You have dropped out, at 9 points. The others play on. What will your score be after this deal?</source>
        <translation>You have dropped out, at 9 points. The others play on. What will your score be after this deal?</translation>
    </message>
    <message>
        <source>Yes: dropping out costs nothing and brings nothing.</source>
        <translation>Yes: dropping out costs nothing and brings nothing.</translation>
    </message>
    <message>
        <source>The 5 points are for those who stay and take no trick. You have dropped out.</source>
        <translation>The 5 points are for those who stay and take no trick. You have dropped out.</translation>
    </message>
    <message>
        <source>Nobody gains by dropping out: only tricks bring a score down.</source>
        <translation>Nobody gains by dropping out: only tricks bring a score down.</translation>
    </message>
    <message>
        <source>Problem: a disaster</source>
        <translation>Problem: a disaster</translation>
    </message>
    <message>
        <source>You are the maker, at 25, and take no trick at all. Both faults cost 5: the broken promise, and no trick. What is your new score?</source>
        <translation>You are the maker, at 25, and take no trick at all. Both faults cost 5: the broken promise, and no trick. What is your new score?</translation>
    </message>
    <message>
        <source>Yes: nobody is charged twice in one deal. 25 plus 5 makes 30.</source>
        <translation>Yes: nobody is charged twice in one deal. 25 plus 5 makes 30.</translation>
    </message>
    <message>
        <source>A broken promise always costs something.</source>
        <translation>A broken promise always costs something.</translation>
    </message>
    <message>
        <source>The 5 points are added once only.</source>
        <translation>The 5 points are added once only.</translation>
    </message>
    <message>
        <source>Winning the match</source>
        <translation>Winning the match</translation>
    </message>
    <message>
        <source>Five tricks, reaching zero, and sharing the victory.</source>
        <translation>Five tricks, reaching zero, and sharing the victory.</translation>
    </message>
    <message>
        <source>Three ways to end</source>
        <translation>Three ways to end</translation>
    </message>
    <message>
        <source>Whoever takes all five tricks of a deal wins the match there and then, from any score.

Otherwise, once the deal is scored, a player at 0 or below wins. Of several, the one furthest below 0 wins; players who share the lowest score share the victory. If nobody is at 0 or below, the next player deals.</source>
        <translation>Whoever takes all five tricks of a deal wins the match there and then, from any score.

Otherwise, once the deal is scored, a player at 0 or below wins. Of several, the one furthest below 0 wins; players who share the lowest score share the victory. If nobody is at 0 or below, the next player deals.</translation>
    </message>
    <message>
        <source>Two reach zero</source>
        <translation>Two reach zero</translation>
    </message>
    <message>
        <source>Before this deal you stood at 2 and Léa at 1. You are the maker, and with {QD} you take your third trick. Léa has one trick. Who wins?</source>
        <translation>Before this deal you stood at 2 and Léa at 1. You are the maker, and with {QD} you take your third trick. Léa has one trick. Who wins?</translation>
    </message>
    <message>
        <source>Yes: you end at −1, Léa at 0. Both have reached the goal, but you are lower.</source>
        <translation>Yes: you end at −1, Léa at 0. Both have reached the goal, but you are lower.</translation>
    </message>
    <message>
        <source>Léa reaches 0 exactly, but somebody is lower still: 2 minus 3 makes −1.</source>
        <translation>Léa reaches 0 exactly, but somebody is lower still: 2 minus 3 makes −1.</translation>
    </message>
    <message>
        <source>Count: 2 minus 3 for you, 1 minus 1 for Léa. Who is lowest?</source>
        <translation>Count: 2 minus 3 for you, 1 minus 1 for Léa. Who is lowest?</translation>
    </message>
    <message>
        <source>Léa and you share the victory.</source>
        <translation>Léa and you share the victory.</translation>
    </message>
    <message>
        <source>Nobody yet.</source>
        <translation>Nobody yet.</translation>
    </message>
    <message>
        <source>The same score</source>
        <translation>The same score</translation>
    </message>
    <message>
        <source>You stood at 2 and Léa at 1. Clubs were trumps at once. {JS}, the left bower, takes your second trick; Léa has taken one. Who wins?</source>
        <translation>You stood at 2 and Léa at 1. Clubs were trumps at once. {JS}, the left bower, takes your second trick; Léa has taken one. Who wins?</translation>
    </message>
    <message>
        <source>Yes: both of you stand at 0 exactly, so the victory is shared.</source>
        <translation>Yes: both of you stand at 0 exactly, so the victory is shared.</translation>
    </message>
    <message>
        <source>0 is enough: at 0 or below, the match is won.</source>
        <translation>0 is enough: at 0 or below, the match is won.</translation>
    </message>
    <message>
        <source>Count for both: 2 minus 2, and 1 minus 1.</source>
        <translation>Count for both: 2 minus 2, and 1 minus 1.</translation>
    </message>
    <message>
        <source>The fifth trick</source>
        <translation>The fifth trick</translation>
    </message>
    <message>
        <source>You stand at 30, far behind, but you have taken all four tricks so far. You lead {AS}, and nobody has a trump left. What happens?</source>
        <translation>You stand at 30, far behind, but you have taken all four tricks so far. You lead {AS}, and nobody has a trump left. What happens?</translation>
    </message>
    <message>
        <source>Yes: all five tricks win at once, alone and from any score. The sheet still shows your 25.</source>
        <translation>Yes: all five tricks win at once, alone and from any score. The sheet still shows your 25.</translation>
    </message>
    <message>
        <source>Your score is right: 30 minus 5. But you forget what five tricks are worth.</source>
        <translation>Your score is right: 30 minus 5. But you forget what five tricks are worth.</translation>
    </message>
    <message>
        <source>Bram would have to be at 0 or below to win by score. Nobody is.</source>
        <translation>Bram would have to be at 0 or below to win by score. Nobody is.</translation>
    </message>
    <message>
        <source>I win the match.</source>
        <translation>I win the match.</translation>
    </message>
    <message>
        <source>I go down to 25, and the match goes on.</source>
        <translation>I go down to 25, and the match goes on.</translation>
    </message>
    <message>
        <source>Bram wins, with the lowest score.</source>
        <translation>Bram wins, with the lowest score.</translation>
    </message>
    <message>
        <source>Problem: stop her</source>
        <translation>Problem: stop her</translation>
    </message>
    <message>
        <source>Léa has taken every trick so far and leads {KH}, a trump you cannot beat. If she takes the fifth trick as well, she wins the match. Which of your two spades do you let go?</source>
        <translation>Léa has taken every trick so far and leads {KH}, a trump you cannot beat. If she takes the fifth trick as well, she wins the match. Which of your two spades do you let go?</translation>
    </message>
    <message>
        <source>Well done: {AS} beat her last card. Always keep the card that can still stop a player with all the tricks.</source>
        <translation>Well done: {AS} beat her last card. Always keep the card that can still stop a player with all the tricks.</translation>
    </message>
    <message>
        <source>It is allowed. But then the nine alone faces her last card, and a higher spade would win her the match.</source>
        <translation>It is allowed. But then the nine alone faces her last card, and a higher spade would win her the match.</translation>
    </message>
    <message>
        <source>Yes: any trump beats the diamonds. The lowest one is enough, and the higher one stays for later.</source>
        <translation>Yes: any trump beats the diamonds. The lowest one is enough, and the higher one stays for later.</translation>
    </message>
    <message>
        <source>Yes: any trump beats the diamonds. But {9S} would have been enough, and the queen could have taken another trick later.</source>
        <translation>Yes: any trump beats the diamonds. But {9S} would have been enough, and the queen could have taken another trick later.</translation>
    </message>
    <message>
        <source>What changes when the player opposite is on your side.</source>
        <translation>What changes when the player opposite is on your side.</translation>
    </message>
    <message>
        <source>Two teams</source>
        <translation>Two teams</translation>
    </message>
    <message>
        <source>In partnership Euchre the players opposite each other are partners: here Bram plays with you, against Léa and Inês. Cards, trumps and bowers are those of Buck Euchre, but points are good now: both teams start at 0, and the first with 10 wins.

Nobody drops out, and a club turned up means nothing special. The team that chooses trumps needs three of the five tricks together.</source>
        <translation>In partnership Euchre the players opposite each other are partners: here Bram plays with you, against Léa and Inês. Cards, trumps and bowers are those of Buck Euchre, but points are good now: both teams start at 0, and the first with 10 wins.

Nobody drops out, and a club turned up means nothing special. The team that chooses trumps needs three of the five tricks together.</translation>
    </message>
    <message>
        <source>Your partner deals</source>
        <translation>Your partner deals</translation>
    </message>
    <message>
        <source>Inês has passed. If you order hearts, {TH} goes to the dealer, and that is Bram, your partner. You hold {JD}, {AH} and an ace besides. What do you say?</source>
        <translation>Inês has passed. If you order hearts, {TH} goes to the dealer, and that is Bram, your partner. You hold {JD}, {AH} and an ace besides. What do you say?</translation>
    </message>
    <message>
        <source>Yes: you have two high trumps and an ace, and the upcard makes your own team stronger. Three tricks together are likely.</source>
        <translation>Yes: you have two high trumps and an ace, and the upcard makes your own team stronger. Three tricks together are likely.</translation>
    </message>
    <message>
        <source>Then Bram sits out, and you would have to do it with two trumps. Leave that for a stronger hand.</source>
        <translation>Then Bram sits out, and you would have to do it with two trumps. Leave that for a stronger hand.</translation>
    </message>
    <message>
        <source>You would waste a good hand: the left bower, the ace of trumps and another ace, and the upcard goes to your own partner.</source>
        <translation>You would waste a good hand: the left bower, the ace of trumps and another ace, and the upcard goes to your own partner.</translation>
    </message>
    <message>
        <source>The trick is yours already</source>
        <translation>The trick is yours already</translation>
    </message>
    <message>
        <source>Hearts are trumps. Léa led {KC}, Bram played {AC}, Inês {TC}. You play last and have no club. What do you play?</source>
        <translation>Hearts are trumps. Léa led {KC}, Bram played {AC}, Inês {TC}. You play last and have no club. What do you play?</translation>
    </message>
    <message>
        <source>Yes: Bram takes the trick anyhow, and his tricks are yours. The low diamond goes, and your trumps stay for later.</source>
        <translation>Yes: Bram takes the trick anyhow, and his tricks are yours. The low diamond goes, and your trumps stay for later.</translation>
    </message>
    <message>
        <source>It would take the trick, but from your own partner, whose ace is winning already. A trump is wasted on that.</source>
        <translation>It would take the trick, but from your own partner, whose ace is winning already. A trump is wasted on that.</translation>
    </message>
    <message>
        <source>Problem: who scores?</source>
        <translation>Problem: who scores?</translation>
    </message>
    <message>
        <source>You ordered clubs. Before the last trick, Bram and you have two tricks together, and Inês’s {AS} will take the last one. Your team stands at 6. What is its new score?</source>
        <translation>You ordered clubs. Before the last trick, Bram and you have two tricks together, and Inês’s {AS} will take the last one. Your team stands at 6. What is its new score?</translation>
    </message>
    <message>
        <source>Yes: with fewer than three tricks the team that chose trumps scores nothing, and the defenders score 2: Léa and Inês go from 7 to 9.</source>
        <translation>Yes: with fewer than three tricks the team that chose trumps scores nothing, and the defenders score 2: Léa and Inês go from 7 to 9.</translation>
    </message>
    <message>
        <source>Single tricks are not counted here. Your team needed three together, and has only two.</source>
        <translation>Single tricks are not counted here. Your team needed three together, and has only two.</translation>
    </message>
    <message>
        <source>When one plays for two, and when nobody may pass.</source>
        <translation>When one plays for two, and when nobody may pass.</translation>
    </message>
    <message>
        <source>Playing alone</source>
        <translation>Playing alone</translation>
    </message>
    <message>
        <source>Whoever orders or names a suit may play alone. The partner lays the hand aside and sits out. All five tricks then bring 4 points instead of 2; three or four tricks bring 1 point, as always.

If it is the dealer who sits out, nobody takes the upcard. Only the player who chooses trumps may play alone, and says so at once.</source>
        <translation>Whoever orders or names a suit may play alone. The partner lays the hand aside and sits out. All five tricks then bring 4 points instead of 2; three or four tricks bring 1 point, as always.

If it is the dealer who sits out, nobody takes the upcard. Only the player who chooses trumps may play alone, and says so at once.</translation>
    </message>
    <message>
        <source>A hand for one</source>
        <translation>A hand for one</translation>
    </message>
    <message>
        <source>You hold the four highest hearts and an ace. {QH} is turned up. What do you say?</source>
        <translation>You hold the four highest hearts and an ace. {QH} is turned up. What do you say?</translation>
    </message>
    <message>
        <source>Yes: nothing beats your four trumps, and {AS} should take the fifth trick. Alone that is worth 4 points.</source>
        <translation>Yes: nothing beats your four trumps, and {AS} should take the fifth trick. Alone that is worth 4 points.</translation>
    </message>
    <message>
        <source>You would take the tricks, but with a partner all five bring 2 points only. This hand needs no help.</source>
        <translation>You would take the tricks, but with a partner all five bring 2 points only. This hand needs no help.</translation>
    </message>
    <message>
        <source>With the four highest trumps? Points are good in this game, and you can hardly fail.</source>
        <translation>With the four highest trumps? Points are good in this game, and you can hardly fail.</translation>
    </message>
    <message>
        <source>The dealer must choose</source>
        <translation>The dealer must choose</translation>
    </message>
    <message>
        <source>You dealt, {9C} was turned down, and all the others have passed a second time. The dealer now has to name a suit. Which one?</source>
        <translation>You dealt, {9C} was turned down, and all the others have passed a second time. The dealer now has to name a suit. Which one?</translation>
    </message>
    <message>
        <source>Yes: with spades you hold four trumps, among them {JC}, the left bower. An option of the match lets the dealer pass here too.</source>
        <translation>Yes: with spades you hold four trumps, among them {JC}, the left bower. An option of the match lets the dealer pass here too.</translation>
    </message>
    <message>
        <source>You hold no heart at all. Count your cards suit by suit.</source>
        <translation>You hold no heart at all. Count your cards suit by suit.</translation>
    </message>
    <message>
        <source>You hold a single diamond. Another suit gives you four trumps, one of them a bower.</source>
        <translation>You hold a single diamond. Another suit gives you four trumps, one of them a bower.</translation>
    </message>
    <message>
        <source>Nothing but nines and tens</source>
        <translation>Nothing but nines and tens</translation>
    </message>
    <message>
        <source>There is an option for bad luck, the farmer’s hand: whoever holds only nines and tens may ask for a new deal before the bidding. What do you do?</source>
        <translation>There is an option for bad luck, the farmer’s hand: whoever holds only nines and tens may ask for a new deal before the bidding. What do you do?</translation>
    </message>
    <message>
        <source>Yes: the same dealer deals again. It can only get better.</source>
        <translation>Yes: the same dealer deals again. It can only get better.</translation>
    </message>
    <message>
        <source>You may keep these cards, but they will hardly take a trick. A new deal costs nothing.</source>
        <translation>You may keep these cards, but they will hardly take a trick. A new deal costs nothing.</translation>
    </message>
    <message>
        <source>Problem: who leads?</source>
        <translation>Problem: who leads?</translation>
    </message>
    <message>
        <source>Léa dealt. You ordered spades and play alone, so Bram sits out. Who leads to the first trick?</source>
        <translation>Léa dealt. You ordered spades and play alone, so Bram sits out. Who leads to the first trick?</translation>
    </message>
    <message>
        <source>Yes: Bram on the dealer’s left would lead, but he sits out, so it is the next player’s turn.</source>
        <translation>Yes: Bram on the dealer’s left would lead, but he sits out, so it is the next player’s turn.</translation>
    </message>
    <message>
        <source>Bram would lead, but he sits out.</source>
        <translation>Bram would lead, but he sits out.</translation>
    </message>
    <message>
        <source>It is not the one who chose trumps that leads, nor the dealer, but the first player still in from the dealer’s left.</source>
        <translation>It is not the one who chose trumps that leads, nor the dealer, but the first player still in from the dealer’s left.</translation>
    </message>
    <message>
        <source>Two players, and most cards unseen.</source>
        <translation>Two players, and most cards unseen.</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Two players</translation>
    </message>
    <message>
        <source>Two-handed Euchre is played with the same cards, trumps and bowers. Points are good: both start at 0, and the first with 10 wins. They deal in turn.

Each gets five cards, and the next card is turned up. The one who did not deal speaks first: pass, or order its suit as trumps. After a pass the dealer passes, or accepts it.</source>
        <translation>Two-handed Euchre is played with the same cards, trumps and bowers. Points are good: both start at 0, and the first with 10 wins. They deal in turn.

Each gets five cards, and the next card is turned up. The one who did not deal speaks first: pass, or order its suit as trumps. After a pass the dealer passes, or accepts it.</translation>
    </message>
    <message>
        <source>The cards nobody holds</source>
        <translation>The cards nobody holds</translation>
    </message>
    <message>
        <source>There are 24 cards. How many of them lie face down in the stock, unseen by both?</source>
        <translation>There are 24 cards. How many of them lie face down in the stock, unseen by both?</translation>
    </message>
    <message>
        <source>Yes: two hands of five and the upcard make 11, and 13 remain. So the highest trump is often in nobody’s hand.</source>
        <translation>Yes: two hands of five and the upcard make 11, and 13 remain. So the highest trump is often in nobody’s hand.</translation>
    </message>
    <message>
        <source>Count again: two hands of five cards, and one card turned up. All others are unseen.</source>
        <translation>Count again: two hands of five cards, and one card turned up. All others are unseen.</translation>
    </message>
    <message>
        <source>You speak first</source>
        <translation>You speak first</translation>
    </message>
    <message>
        <source>Léa dealt, and {KH} is turned up. Whoever chooses trumps is the maker and needs three tricks; the other is the defender. What do you say?</source>
        <translation>Léa dealt, and {KH} is turned up. Whoever chooses trumps is the maker and needs three tricks; the other is the defender. What do you say?</translation>
    </message>
    <message>
        <source>Yes: with both bowers and {AH} you hold the three highest trumps. Léa leaves {KH} this time; hearts are trumps either way.</source>
        <translation>Yes: with both bowers and {AH} you hold the three highest trumps. Léa leaves {KH} this time; hearts are trumps either way.</translation>
    </message>
    <message>
        <source>You hold the three highest hearts: three tricks are certain. If you pass, Léa may choose another suit.</source>
        <translation>You hold the three highest hearts: three tricks are certain. If you pass, Léa may choose another suit.</translation>
    </message>
    <message>
        <source>Problem: who is the maker?</source>
        <translation>Problem: who is the maker?</translation>
    </message>
    <message>
        <source>You dealt. Léa ordered hearts, and you took {JH} into your hand. Who is the maker, and leads to the first trick?</source>
        <translation>You dealt. Léa ordered hearts, and you took {JH} into your hand. Who is the maker, and leads to the first trick?</translation>
    </message>
    <message>
        <source>Yes: Léa chose trumps, so she needs the three tricks, even though you hold the card. She leads because you dealt.</source>
        <translation>Yes: Léa chose trumps, so she needs the three tricks, even though you hold the card. She leads because you dealt.</translation>
    </message>
    <message>
        <source>You only took the card. The maker is the one who chose trumps, and the one who did not deal leads.</source>
        <translation>You only took the card. The maker is the one who chose trumps, and the one who did not deal leads.</translation>
    </message>
    <message>
        <source>The dealer’s choice, two passes, and the score.</source>
        <translation>The dealer’s choice, two passes, and the score.</translation>
    </message>
    <message>
        <source>The dealer may refuse</source>
        <translation>The dealer may refuse</translation>
    </message>
    <message>
        <source>A dealer who is ordered may take the upcard and lay another card aside, or leave it on the table. The suit is trumps either way. An option of the match makes taking it a duty.

A dealer who accepts after a pass always takes it.</source>
        <translation>A dealer who is ordered may take the upcard and lay another card aside, or leave it on the table. The suit is trumps either way. An option of the match makes taking it a duty.

A dealer who accepts after a pass always takes it.</translation>
    </message>
    <message>
        <source>Take it, or leave it?</source>
        <translation>Take it, or leave it?</translation>
    </message>
    <message>
        <source>You dealt, and Léa ordered hearts. Do you take {JH}?</source>
        <translation>You dealt, and Léa ordered hearts. Do you take {JH}?</translation>
    </message>
    <message>
        <source>Yes: it is the right bower, the best card there is. Now Léa will find it hard to take three tricks.</source>
        <translation>Yes: it is the right bower, the best card there is. Now Léa will find it hard to take three tricks.</translation>
    </message>
    <message>
        <source>You would leave the best trump on the table, where it helps nobody. You have weak cards to lay aside.</source>
        <translation>You would leave the best trump on the table, where it helps nobody. You have weak cards to lay aside.</translation>
    </message>
    <message>
        <source>If both pass again</source>
        <translation>If both pass again</translation>
    </message>
    <message>
        <source>You dealt, {AC} was turned down, and Léa has passed for the second time. If you pass too, nobody scores, and Léa deals. With this hand?</source>
        <translation>You dealt, {AC} was turned down, and Léa has passed for the second time. If you pass too, nobody scores, and Léa deals. With this hand?</translation>
    </message>
    <message>
        <source>Yes: no suit of yours would take three tricks, and failing gives Léa 2 points. With an option of the match, the dealer must name a suit here.</source>
        <translation>Yes: no suit of yours would take three tricks, and failing gives Léa 2 points. With an option of the match, the dealer must name a suit here.</translation>
    </message>
    <message>
        <source>You would need three tricks with hardly a trump. Passing costs nothing.</source>
        <translation>You would need three tricks with hardly a trump. Passing costs nothing.</translation>
    </message>
    <message>
        <source>Problem: the maker fails</source>
        <translation>Problem: the maker fails</translation>
    </message>
    <message>
        <source>Léa is the maker, and spades are trumps. Each of you has taken two tricks, and your {9D} takes the last one, for Léa has no diamond and no trump. You stand at 4. What is your new score?</source>
        <translation>Léa is the maker, and spades are trumps. Each of you has taken two tricks, and your {9D} takes the last one, for Léa has no diamond and no trump. You stand at 4. What is your new score?</translation>
    </message>
    <message>
        <source>Yes: the maker has fewer than three tricks, so the defender scores 2. A maker with three or four tricks scores 1, and 2 with all five.</source>
        <translation>Yes: the maker has fewer than three tricks, so the defender scores 2. A maker with three or four tricks scores 1, and 2 with all five.</translation>
    </message>
    <message>
        <source>Single tricks are not counted. Stopping the maker brings the defender 2 points.</source>
        <translation>Single tricks are not counted. Stopping the maker brings the defender 2 points.</translation>
    </message>
    <message>
        <source>Two against two</source>
        <translation>Two against two</translation>
    </message>
    <message>
        <source>Alone, and the dealer’s duty</source>
        <translation>Alone, and the dealer’s duty</translation>
    </message>
    <message>
        <source>One against one</source>
        <translation>One against one</translation>
    </message>
    <message>
        <source>Take it or leave it</source>
        <translation>Take it or leave it</translation>
    </message>
    <message>
        <source>Only a player who drops out keeps the score. You stayed.</source>
        <translation>Only a player who drops out keeps the score. You stayed.</translation>
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
        <source>New match from a &amp;deal code…</source>
        <translation>New match from a &amp;deal code…</translation>
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
        <source>&amp;History…</source>
        <translation>&amp;History…</translation>
    </message>
    <message>
        <source>St&amp;atistics…</source>
        <translation>St&amp;atistics…</translation>
    </message>
    <message>
        <source>&amp;Fair deals…</source>
        <translation>&amp;Fair deals…</translation>
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
        <source>&amp;Learn</source>
        <translation>&amp;Learn</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lessons</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>&amp;Next lesson</translation>
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
        <source>&amp;Keyboard</source>
        <translation>&amp;Keyboard</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Report a &amp;problem…</translation>
    </message>
    <message>
        <source>&amp;About Buck Euchre</source>
        <translation>&amp;About Buck Euchre</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>H&amp;int</translation>
    </message>
    <message>
        <source>&amp;Practice</source>
        <translation>&amp;Practice</translation>
    </message>
    <message>
        <source>A &amp;first deal, step by step</source>
        <translation>A &amp;first deal, step by step</translation>
    </message>
</context>
<context>
    <name>Motives</name>
    <message>
        <source>Chance decided.</source>
        <translation>Chance decided.</translation>
    </message>
    <message>
        <source>It gives the best chance of the match.</source>
        <translation>It gives the best chance of the match.</translation>
    </message>
    <message>
        <source>The hand promises enough tricks for a bid.</source>
        <translation>The hand promises enough tricks for a bid.</translation>
    </message>
    <message>
        <source>The hand promises too few tricks for a bid.</source>
        <translation>The hand promises too few tricks for a bid.</translation>
    </message>
    <message>
        <source>At no-trump the hand is worth more than in any suit.</source>
        <translation>At no-trump the hand is worth more than in any suit.</translation>
    </message>
    <message>
        <source>It is the only choice.</source>
        <translation>It is the only choice.</translation>
    </message>
    <message>
        <source>It is the only card of its suit: without it, a trump can take that suit.</source>
        <translation>It is the only card of its suit: without it, a trump can take that suit.</translation>
    </message>
    <message>
        <source>It is the card that will be missed least.</source>
        <translation>It is the card that will be missed least.</translation>
    </message>
    <message>
        <source>One trick is certain, so that nothing can be lost.</source>
        <translation>One trick is certain, so that nothing can be lost.</translation>
    </message>
    <message>
        <source>The chances are good enough.</source>
        <translation>The chances are good enough.</translation>
    </message>
    <message>
        <source>The chances are too poor.</source>
        <translation>The chances are too poor.</translation>
    </message>
    <message>
        <source>If nobody stayed, the maker would have all five tricks.</source>
        <translation>If nobody stayed, the maker would have all five tricks.</translation>
    </message>
    <message>
        <source>A trump lead takes the others&apos; trumps away.</source>
        <translation>A trump lead takes the others&apos; trumps away.</translation>
    </message>
    <message>
        <source>Nothing that is still out beats this card.</source>
        <translation>Nothing that is still out beats this card.</translation>
    </message>
    <message>
        <source>Of all leads this card has the best chance of the trick.</source>
        <translation>Of all leads this card has the best chance of the trick.</translation>
    </message>
    <message>
        <source>No lead wins, so the least useful card goes.</source>
        <translation>No lead wins, so the least useful card goes.</translation>
    </message>
    <message>
        <source>It takes the trick for certain, as cheaply as possible.</source>
        <translation>It takes the trick for certain, as cheaply as possible.</translation>
    </message>
    <message>
        <source>It takes the trick so far, and may hold.</source>
        <translation>It takes the trick so far, and may hold.</translation>
    </message>
    <message>
        <source>Without the suit led, a trump takes the trick.</source>
        <translation>Without the suit led, a trump takes the trick.</translation>
    </message>
    <message>
        <source>No card takes this trick, so the least useful one goes.</source>
        <translation>No card takes this trick, so the least useful one goes.</translation>
    </message>
    <message>
        <source>The better cards are kept for a later trick.</source>
        <translation>The better cards are kept for a later trick.</translation>
    </message>
    <message>
        <source>It keeps somebody from taking all five tricks.</source>
        <translation>It keeps somebody from taking all five tricks.</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>New match</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Players</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Rules</translation>
    </message>
    <message>
        <source>The &amp;usual rules</source>
        <translation>The &amp;usual rules</translation>
    </message>
</context>
<context>
    <name>Opponents</name>
    <message>
        <source>Beginner</source>
        <translation>Beginner</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Casual</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Strong</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Master</translation>
    </message>
    <message>
        <source>Still learning: misjudges hands and forgets what was played.</source>
        <translation>Still learning: misjudges hands and forgets what was played.</translation>
    </message>
    <message>
        <source>Plays for fun: a little timid, remembers the last trick.</source>
        <translation>Plays for fun: a little timid, remembers the last trick.</translation>
    </message>
    <message>
        <source>Counts the cards and weighs the chances.</source>
        <translation>Counts the cards and weighs the chances.</translation>
    </message>
    <message>
        <source>Thinks some moves ahead.</source>
        <translation>Thinks some moves ahead.</translation>
    </message>
    <message>
        <source>Thinks further ahead, and bids with care.</source>
        <translation>Thinks further ahead, and bids with care.</translation>
    </message>
    <message>
        <source>Listens to every call, sees furthest and misses nothing.</source>
        <translation>Listens to every call, sees furthest and misses nothing.</translation>
    </message>
    <message>
        <source>bold play</source>
        <translation>bold play</translation>
    </message>
    <message>
        <source>cautious play</source>
        <translation>cautious play</translation>
    </message>
    <message>
        <source>steady play</source>
        <translation>steady play</translation>
    </message>
    <message>
        <source>Level: {level}.</source>
        <translation>Level: {level}.</translation>
    </message>
    <message>
        <source>Level: {level}, {temperament}.</source>
        <translation>Level: {level}, {temperament}.</translation>
    </message>
    <message>
        <source>Speaks first and looks at her cards later.</source>
        <translation>Speaks first and looks at her cards later.</translation>
    </message>
    <message>
        <source>Says little, and means it.</source>
        <translation>Says little, and means it.</translation>
    </message>
    <message>
        <source>Would rather drop out than be sorry.</source>
        <translation>Would rather drop out than be sorry.</translation>
    </message>
    <message>
        <source>A laugh, a gamble, and on to the next deal.</source>
        <translation>A laugh, a gamble, and on to the next deal.</translation>
    </message>
    <message>
        <source>Never in a hurry to promise three tricks.</source>
        <translation>Never in a hurry to promise three tricks.</translation>
    </message>
    <message>
        <source>Plays as he mends boats: one thing at a time.</source>
        <translation>Plays as he mends boats: one thing at a time.</translation>
    </message>
    <message>
        <source>Luck, good or bad, never moves her.</source>
        <translation>Luck, good or bad, never moves her.</translation>
    </message>
    <message>
        <source>Would bid on two nines and a good feeling.</source>
        <translation>Would bid on two nines and a good feeling.</translation>
    </message>
    <message>
        <source>Lets the others be brave first.</source>
        <translation>Lets the others be brave first.</translation>
    </message>
    <message>
        <source>Has seen every hand before, and most faces.</source>
        <translation>Has seen every hand before, and most faces.</translation>
    </message>
    <message>
        <source>Takes the trick first, asks questions later.</source>
        <translation>Takes the trick first, asks questions later.</translation>
    </message>
    <message>
        <source>Checks twice whether it is really his turn.</source>
        <translation>Checks twice whether it is really his turn.</translation>
    </message>
    <message>
        <source>Stays in, because leaving is no fun.</source>
        <translation>Stays in, because leaving is no fun.</translation>
    </message>
    <message>
        <source>Unhurried, even when the match hangs on a card.</source>
        <translation>Unhurried, even when the match hangs on a card.</translation>
    </message>
    <message>
        <source>Trusts the right bower and very little else.</source>
        <translation>Trusts the right bower and very little else.</translation>
    </message>
    <message>
        <source>Pours the tea first, then plays his card.</source>
        <translation>Pours the tea first, then plays his card.</translation>
    </message>
</context>
<context>
    <name>OpponentsPanel</name>
    <message>
        <source>&amp;All at one level</source>
        <translation>&amp;All at one level</translation>
    </message>
    <message>
        <source>&amp;Other people</source>
        <translation>&amp;Other people</translation>
    </message>
    <message>
        <source>Your partner, opposite you</source>
        <translation>Your partner, opposite you</translation>
    </message>
    <message>
        <source>Opposite you</source>
        <translation>Opposite you</translation>
    </message>
    <message>
        <source>On your left</source>
        <translation>On your left</translation>
    </message>
    <message>
        <source>On your right</source>
        <translation>On your right</translation>
    </message>
    <message>
        <source>{seat}: person</source>
        <translation>{seat}: person</translation>
    </message>
    <message>
        <source>{seat}: level</source>
        <translation>{seat}: level</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>{explanation} (rule {article})</source>
        <translation>{explanation} (rule {article})</translation>
    </message>
    <message>
        <source>Points at the &amp;start</source>
        <translation>Points at the &amp;start</translation>
    </message>
    <message>
        <source>Everyone starts with this many points and wants to reach 0; fewer points make a shorter match.</source>
        <translation>Everyone starts with this many points and wants to reach 0; fewer points make a shorter match.</translation>
    </message>
    <message>
        <source>When all three others drop out, the maker is credited with all five tricks. With this option that wins the match; without it, it only takes 5 points off the score.</source>
        <translation>When all three others drop out, the maker is credited with all five tricks. With this option that wins the match; without it, it only takes 5 points off the score.</translation>
    </message>
    <message>
        <source>Points to &amp;win</source>
        <translation>Points to &amp;win</translation>
    </message>
    <message>
        <source>Whoever has this many points first wins the match.</source>
        <translation>Whoever has this many points first wins the match.</translation>
    </message>
    <message>
        <source>The &amp;dealer must name a suit</source>
        <translation>The &amp;dealer must name a suit</translation>
    </message>
    <message>
        <source>When everybody has passed twice, the dealer has to choose; without this option the cards are dealt anew.</source>
        <translation>When everybody has passed twice, the dealer has to choose; without this option the cards are dealt anew.</translation>
    </message>
    <message>
        <source>New deal for &amp;nines and tens</source>
        <translation>New deal for &amp;nines and tens</translation>
    </message>
    <message>
        <source>A player whose five cards are all nines and tens may ask for a new deal before the bidding.</source>
        <translation>A player whose five cards are all nines and tens may ask for a new deal before the bidding.</translation>
    </message>
    <message>
        <source>The dealer must &amp;take the upcard</source>
        <translation>The dealer must &amp;take the upcard</translation>
    </message>
    <message>
        <source>A dealer who is ordered takes the upcard; without this option the dealer may leave it.</source>
        <translation>A dealer who is ordered takes the upcard; without this option the dealer may leave it.</translation>
    </message>
    <message>
        <source>A maker left alone &amp;wins the match</source>
        <translation>A maker left alone &amp;wins the match</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>A bit of everything</source>
        <translation>A bit of everything</translation>
    </message>
    <message>
        <source>Order or pass</source>
        <translation>Order or pass</translation>
    </message>
    <message>
        <source>The first circuit: is the upcard&apos;s suit good enough?</source>
        <translation>The first circuit: is the upcard&apos;s suit good enough?</translation>
    </message>
    <message>
        <source>Name or pass</source>
        <translation>Name or pass</translation>
    </message>
    <message>
        <source>The second circuit: another suit, and which one?</source>
        <translation>The second circuit: another suit, and which one?</translation>
    </message>
    <message>
        <source>Take or leave</source>
        <translation>Take or leave</translation>
    </message>
    <message>
        <source>The upcard was ordered: do you want it?</source>
        <translation>The upcard was ordered: do you want it?</translation>
    </message>
    <message>
        <source>The discard</source>
        <translation>The discard</translation>
    </message>
    <message>
        <source>You took the upcard: which of six cards goes?</source>
        <translation>You took the upcard: which of six cards goes?</translation>
    </message>
    <message>
        <source>Stay or drop out</source>
        <translation>Stay or drop out</translation>
    </message>
    <message>
        <source>Is a trick likely enough to risk five points?</source>
        <translation>Is a trick likely enough to risk five points?</translation>
    </message>
    <message>
        <source>The lead</source>
        <translation>The lead</translation>
    </message>
    <message>
        <source>You lead to a trick: with which card?</source>
        <translation>You lead to a trick: with which card?</translation>
    </message>
    <message>
        <source>Others have played: take it, or keep something back?</source>
        <translation>Others have played: take it, or keep something back?</translation>
    </message>
    <message numerus="yes">
        <source>%n due today</source>
        <translation>
            <numerusform>%n due today</numerusform>
            <numerusform>%n due today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coming back later</source>
        <translation>
            <numerusform>%n coming back later</numerusform>
            <numerusform>%n coming back later</numerusform>
        </translation>
    </message>
    <message>
        <source>You deal, {card} is turned up.</source>
        <translation>You deal, {card} is turned up.</translation>
    </message>
    <message>
        <source>{name} deals, {card} is turned up.</source>
        <translation>{name} deals, {card} is turned up.</translation>
    </message>
    <message>
        <source>You erred here before.</source>
        <translation>You erred here before.</translation>
    </message>
    <message>
        <source>Looking for a deal with a clear answer…</source>
        <translation>Looking for a deal with a clear answer…</translation>
    </message>
    <message>
        <source>No deal can be analysed at the moment. Try again, or choose something else.</source>
        <translation>No deal can be analysed at the moment. Try again, or choose something else.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Right.</translation>
    </message>
    <message>
        <source>This deal comes back tomorrow.</source>
        <translation>This deal comes back tomorrow.</translation>
    </message>
    <message>
        <source>Answered right five times in a row: it will not come back.</source>
        <translation>Answered right five times in a row: it will not come back.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Practice</translation>
    </message>
    <message>
        <source>Single decisions from fresh deals. What you answer wrong comes back the next day, and after each right answer later and later.</source>
        <translation>Single decisions from fresh deals. What you answer wrong comes back the next day, and after each right answer later and later.</translation>
    </message>
    <message>
        <source>Topics (Esc)</source>
        <translation>Topics (Esc)</translation>
    </message>
    <message>
        <source>The answer is: {action}.</source>
        <translation>The answer is: {action}.</translation>
    </message>
    <message>
        <source>{name} holds {cards}.</source>
        <translation>{name} holds {cards}.</translation>
    </message>
    <message>
        <source>Mostly what goes least well so far.</source>
        <translation>Mostly what goes least well so far.</translation>
    </message>
    <message>
        <source>Playing to a trick</source>
        <translation>Playing to a trick</translation>
    </message>
    <message numerus="yes">
        <source>Right: {right} of the last %n answer(s)</source>
        <translation>
            <numerusform>Right: {right} of %n answer</numerusform>
            <numerusform>Right: {right} of the last %n answers</numerusform>
        </translation>
    </message>
    <message>
        <source>Right: {right} of {count}</source>
        <translation>Right: {right} of {count}</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferences</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <translation>&amp;General</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Table</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Cards</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation>S&amp;ound</translation>
    </message>
    <message>
        <source>&amp;Hear a sound</source>
        <translation>&amp;Hear a sound</translation>
    </message>
    <message>
        <source>How the cards look</source>
        <translation>How the cards look</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Language</translation>
    </message>
    <message>
        <source>C&amp;ut the deck for me when it is my turn to</source>
        <translation>C&amp;ut the deck for me when it is my turn to</translation>
    </message>
    <message>
        <source>Pla&amp;y my last card for me</source>
        <translation>Pla&amp;y my last card for me</translation>
    </message>
    <message>
        <source>The keys &amp;1 to 6</source>
        <translation>The keys &amp;1 to 6</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Appearance</translation>
    </message>
    <message>
        <source>C&amp;loth</source>
        <translation>C&amp;loth</translation>
    </message>
    <message>
        <source>&amp;Size of the texts</source>
        <translation>&amp;Size of the texts</translation>
    </message>
    <message>
        <source>S&amp;peed of the table</source>
        <translation>S&amp;peed of the table</translation>
    </message>
    <message>
        <source>&amp;Movement</source>
        <translation>&amp;Movement</translation>
    </message>
    <message>
        <source>A &amp;finished trick stays until a click or a key</source>
        <translation>A &amp;finished trick stays until a click or a key</translation>
    </message>
    <message>
        <source>Colou&amp;rs of the suits</source>
        <translation>Colou&amp;rs of the suits</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Back</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>&amp;Letters</translation>
    </message>
    <message>
        <source>&amp;Size of the corners</source>
        <translation>&amp;Size of the corners</translation>
    </message>
    <message>
        <source>&amp;Mark the two jacks that are bowers</source>
        <translation>&amp;Mark the two jacks that are bowers</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volume</translation>
    </message>
    <message>
        <source>&amp;No sound at all</source>
        <translation>&amp;No sound at all</translation>
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
    <name>ProblemReport</name>
    <message>
        <source>Something unexpected went wrong in the program.</source>
        <translation>Something unexpected went wrong in the program.</translation>
    </message>
    <message>
        <source>Your match is kept after every action, so nothing is lost. You can continue. If it happens again, please save a report and send it to us.</source>
        <translation>Your match is kept after every action, so nothing is lost. You can continue. If it happens again, please save a report and send it to us.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Save a report…</source>
        <translation>Save a report…</translation>
    </message>
    <message>
        <source>The report cannot be written to {path}. {why}</source>
        <translation>The report cannot be written to {path}. {why}</translation>
    </message>
    <message>
        <source>The report is in {path}.</source>
        <translation>The report is in {path}.</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Save the report</translation>
    </message>
    <message>
        <source>Reports (*.zip)</source>
        <translation>Reports (*.zip)</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Report a problem</translation>
    </message>
    <message>
        <source>This is everything that the report holds: versions, your preferences, the log and the match on the table, with the names of the players. Nothing is sent: the report is one file, which you can attach to a message yourself.</source>
        <translation>This is everything that the report holds: versions, your preferences, the log and the match on the table, with the names of the players. Nothing is sent: the report is one file, which you can attach to a message yourself.</translation>
    </message>
    <message>
        <source>Parts of the report</source>
        <translation>Parts of the report</translation>
    </message>
    <message>
        <source>Text of the part</source>
        <translation>Text of the part</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <translation>Save the report…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
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
        <source>The history of your matches in {path} was damaged. It was kept as {kept}, and the last backup has taken its place.</source>
        <translation>The history of your matches in {path} was damaged. It was kept as {kept}, and the last backup has taken its place.</translation>
    </message>
    <message>
        <source>The history of your matches in {path} was damaged. It was kept as {kept}, and a new one was begun.</source>
        <translation>The history of your matches in {path} was damaged. It was kept as {kept}, and a new one was begun.</translation>
    </message>
    <message>
        <source>Matches cannot be written into the history in {path}. {why} You can play on: the match on the table is kept in its own file.</source>
        <translation>Matches cannot be written into the history in {path}. {why} You can play on: the match on the table is kept in its own file.</translation>
    </message>
    <message>
        <source>The history of your matches in {path} cannot be read. {why}</source>
        <translation>The history of your matches in {path} cannot be read. {why}</translation>
    </message>
    <message>
        <source>Another program is using it.</source>
        <translation>Another program is using it.</translation>
    </message>
    <message>
        <source>It is damaged.</source>
        <translation>It is damaged.</translation>
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
        <source>The match in {path} was written by a later version of this program, which is needed to go on with it. It is unharmed and was kept as {kept}.</source>
        <translation>The match in {path} was written by a later version of this program, which is needed to go on with it. It is unharmed and was kept as {kept}.</translation>
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
    <message>
        <source>Your preferences cannot be saved in {path}. {why}</source>
        <translation>Your preferences cannot be saved in {path}. {why}</translation>
    </message>
    <message>
        <source>Buck Euchre is running already, but it does not answer. Close it first: two copies would write over each other&apos;s match.</source>
        <translation>Buck Euchre is running already, but it does not answer. Close it first: two copies would write over each other&apos;s match.</translation>
    </message>
    <message>
        <source>Matches can be written into the history again, and none is missing.</source>
        <translation>Matches can be written into the history again, and none is missing.</translation>
    </message>
    <message>
        <source>The match can be saved again, and nothing of it is missing.</source>
        <translation>The match can be saved again, and nothing of it is missing.</translation>
    </message>
    <message>
        <source>Your preferences can be saved again.</source>
        <translation>Your preferences can be saved again.</translation>
    </message>
    <message>
        <source>Your practice could not be read and begins anew.</source>
        <translation>Your practice could not be read and begins anew.</translation>
    </message>
    <message>
        <source>Some of your practice could not be read. The file was kept as {kept}.</source>
        <translation>Some of your practice could not be read. The file was kept as {kept}.</translation>
    </message>
    <message>
        <source>Your practice cannot be saved in {path}. {why}</source>
        <translation>Your practice cannot be saved in {path}. {why}</translation>
    </message>
    <message>
        <source>Your practice can be saved again.</source>
        <translation>Your practice can be saved again.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation>Folder</translation>
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
        <source>&amp;Look in:</source>
        <translation>&amp;Look in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Files of &amp;type:</translation>
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
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>Space</translation>
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
        <source>{card} is a spade now: spades are trumps. You hold {held}, so a club must be played.</source>
        <translation>{card} is a spade now: spades are trumps. You hold {held}, so a club must be played.</translation>
    </message>
    <message>
        <source>{card} is a heart now: hearts are trumps. You hold {held}, so a diamond must be played.</source>
        <translation>{card} is a heart now: hearts are trumps. You hold {held}, so a diamond must be played.</translation>
    </message>
    <message>
        <source>{card} is a diamond now: diamonds are trumps. You hold {held}, so a heart must be played.</source>
        <translation>{card} is a diamond now: diamonds are trumps. You hold {held}, so a heart must be played.</translation>
    </message>
    <message>
        <source>{card} is a club now: clubs are trumps. You hold {held}, so a spade must be played.</source>
        <translation>{card} is a club now: clubs are trumps. You hold {held}, so a spade must be played.</translation>
    </message>
    <message>
        <source>Clubs were led and you hold {held}: a club must be played.</source>
        <translation>Clubs were led and you hold {held}: a club must be played.</translation>
    </message>
    <message>
        <source>Diamonds were led and you hold {held}: a diamond must be played.</source>
        <translation>Diamonds were led and you hold {held}: a diamond must be played.</translation>
    </message>
    <message>
        <source>Hearts were led and you hold {held}: a heart must be played.</source>
        <translation>Hearts were led and you hold {held}: a heart must be played.</translation>
    </message>
    <message>
        <source>Spades were led and you hold {held}: a spade must be played.</source>
        <translation>Spades were led and you hold {held}: a spade must be played.</translation>
    </message>
    <message>
        <source>Clubs were led, and {held} is a club now: clubs are trumps. It is your only one, so it must be played.</source>
        <translation>Clubs were led, and {held} is a club now: clubs are trumps. It is your only one, so it must be played.</translation>
    </message>
    <message>
        <source>Diamonds were led, and {held} is a diamond now: diamonds are trumps. It is your only one, so it must be played.</source>
        <translation>Diamonds were led, and {held} is a diamond now: diamonds are trumps. It is your only one, so it must be played.</translation>
    </message>
    <message>
        <source>Hearts were led, and {held} is a heart now: hearts are trumps. It is your only one, so it must be played.</source>
        <translation>Hearts were led, and {held} is a heart now: hearts are trumps. It is your only one, so it must be played.</translation>
    </message>
    <message>
        <source>Spades were led, and {held} is a spade now: spades are trumps. It is your only one, so it must be played.</source>
        <translation>Spades were led, and {held} is a spade now: spades are trumps. It is your only one, so it must be played.</translation>
    </message>
    <message>
        <source>The suit led must be followed.</source>
        <translation>The suit led must be followed.</translation>
    </message>
    <message>
        <source>{card} is not in your hand.</source>
        <translation>{card} is not in your hand.</translation>
    </message>
    <message>
        <source>The upcard was turned down, so {suit} cannot be named: choose another suit.</source>
        <translation>The upcard was turned down, so {suit} cannot be named: choose another suit.</translation>
    </message>
    <message>
        <source>In the first round only the suit of the upcard can be ordered; {suit} must wait for the second round.</source>
        <translation>In the first round only the suit of the upcard can be ordered; {suit} must wait for the second round.</translation>
    </message>
    <message>
        <source>The upcard was turned down: {suit} can no longer be ordered. Name another suit or pass.</source>
        <translation>The upcard was turned down: {suit} can no longer be ordered. Name another suit or pass.</translation>
    </message>
    <message>
        <source>The dealer may not pass now and must name a suit.</source>
        <translation>The dealer may not pass now and must name a suit.</translation>
    </message>
    <message>
        <source>The dealer must first take the upcard or leave it.</source>
        <translation>The dealer must first take the upcard or leave it.</translation>
    </message>
    <message>
        <source>A hand of nines and tens must first be kept or given back for a new deal.</source>
        <translation>A hand of nines and tens must first be kept or given back for a new deal.</translation>
    </message>
    <message>
        <source>A new deal can be asked for with nines and tens only, and before the bidding.</source>
        <translation>A new deal can be asked for with nines and tens only, and before the bidding.</translation>
    </message>
    <message>
        <source>A club was turned up, so clubs are trumps at once and nobody bids.</source>
        <translation>A club was turned up, so clubs are trumps at once and nobody bids.</translation>
    </message>
    <message>
        <source>That comes later: the bidding is not over yet.</source>
        <translation>That comes later: the bidding is not over yet.</translation>
    </message>
    <message>
        <source>The bidding is over, and trumps are settled.</source>
        <translation>The bidding is over, and trumps are settled.</translation>
    </message>
    <message>
        <source>The dealer took the upcard and must discard one of the six cards first.</source>
        <translation>The dealer took the upcard and must discard one of the six cards first.</translation>
    </message>
    <message>
        <source>First each of the three others says in turn: stay or drop out.</source>
        <translation>First each of the three others says in turn: stay or drop out.</translation>
    </message>
    <message>
        <source>There is no maker in this deal, so everybody stays and nobody may drop out.</source>
        <translation>There is no maker in this deal, so everybody stays and nobody may drop out.</translation>
    </message>
    <message>
        <source>Staying and dropping out were decided before the first lead.</source>
        <translation>Staying and dropping out were decided before the first lead.</translation>
    </message>
    <message>
        <source>No card is discarded or exchanged once play has begun.</source>
        <translation>No card is discarded or exchanged once play has begun.</translation>
    </message>
    <message>
        <source>The deal is over: nothing more can be played.</source>
        <translation>The deal is over: nothing more can be played.</translation>
    </message>
    <message>
        <source>It is another player’s turn.</source>
        <translation>It is another player’s turn.</translation>
    </message>
    <message>
        <source>This game does not know that call.</source>
        <translation>This game does not know that call.</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>Match records ({patterns})</source>
        <translation>Match records ({patterns})</translation>
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
        <source>The cards are dealt anew.</source>
        <translation>The cards are dealt anew.</translation>
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
    <message>
        <source>Review</source>
        <translation>Review</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>You lay {card} aside.</source>
        <translation>You lay {card} aside.</translation>
    </message>
    <message>
        <source>{name} lays {card} aside.</source>
        <translation>{name} lays {card} aside.</translation>
    </message>
    <message>
        <source>You lead {card}.</source>
        <translation>You lead {card}.</translation>
    </message>
    <message>
        <source>{name} leads {card}.</source>
        <translation>{name} leads {card}.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>You play {card}.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} plays {card}.</translation>
    </message>
    <message>
        <source>A good club player would have chosen: {action}. {why}</source>
        <translation>A good club player would have chosen: {action}. {why}</translation>
    </message>
    <message>
        <source>Asked once more, {name} would choose: {action}.</source>
        <translation>Asked once more, {name} would choose: {action}.</translation>
    </message>
    <message>
        <source>There was no other choice.</source>
        <translation>There was no other choice.</translation>
    </message>
    <message>
        <source>Being looked at…</source>
        <translation>Being looked at…</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Back to the review</translation>
    </message>
    <message>
        <source>You are trying another way from here. Nothing of this counts.</source>
        <translation>You are trying another way from here. Nothing of this counts.</translation>
    </message>
    <message>
        <source>Deal {number} of {count}</source>
        <translation>Deal {number} of {count}</translation>
    </message>
    <message>
        <source>My next decision</source>
        <translation>My next decision</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Close (Esc)</translation>
    </message>
    <message>
        <source>Earlier deal</source>
        <translation>Earlier deal</translation>
    </message>
    <message>
        <source>Later deal</source>
        <translation>Later deal</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>One step back</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>One step on</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>All hands</translation>
    </message>
    <message>
        <source>Every hand lies open.</source>
        <translation>Every hand lies open.</translation>
    </message>
    <message>
        <source>My hand</source>
        <translation>My hand</translation>
    </message>
    <message>
        <source>Only your own hand lies open, as when you played.</source>
        <translation>Only your own hand lies open, as when you played.</translation>
    </message>
    <message>
        <source>Who decides</source>
        <translation>Who decides</translation>
    </message>
    <message>
        <source>The hand of whoever decides lies open, and nothing else.</source>
        <translation>The hand of whoever decides lies open, and nothing else.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Play on from here</translation>
    </message>
    <message>
        <source>The same hidden cards. It counts neither in statistics nor history.</source>
        <translation>The same hidden cards. It counts neither in statistics nor history.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Review</translation>
    </message>
    <message>
        <source>{name} knew only one hand, what was said and what was played.</source>
        <translation>{name} knew only one hand, what was said and what was played.</translation>
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
    <message>
        <source>partnership chapter 0</source>
        <translation>The game in one minute</translation>
    </message>
    <message>
        <source>PE-0.1</source>
        <translation>Two teams of two meet, and partners sit opposite each other. Everybody has five cards. Round by round, each lays one card on the table, and the best of the four takes them: that is a trick. One suit is trumps, and its cards beat all the others.

The team that chooses the trump suit has to take three of the five tricks. If it does, it scores; if it does not, the other team scores two points. The first team with 10 points wins.</translation>
    </message>
    <message>
        <source>partnership chapter 1</source>
        <translation>Aim and cards</translation>
    </message>
    <message>
        <source>PE-1.1</source>
        <translation>Four people play in two teams, and partners sit opposite each other. Everything goes round the table clockwise. The 24 cards are those of Buck Euchre, from the ace to the nine (BE-1.2), and so is the order of trumps: first the right bower, the jack of trumps, then the left bower, the other jack of the same colour, then ace, king, queen, ten and nine (BE-1.3). The left bower belongs to trumps in every respect (BE-1.4), and the other suits keep their usual order (BE-1.5).</translation>
    </message>
    <message>
        <source>PE-1.2</source>
        <translation>Both teams start at 0, and the first with 10 points wins the match. An option of the match sets another number of points, from 1 to 99.</translation>
    </message>
    <message>
        <source>partnership chapter 2</source>
        <translation>The deal</translation>
    </message>
    <message>
        <source>PE-2.1</source>
        <translation>The first dealer is chosen at random; after each deal, the player on the dealer’s left becomes the dealer. The deck is shuffled, and the player on the dealer’s right cuts it. From the dealer’s left, each player receives three cards, and in a second round two more. The next card is turned face up: it is the upcard. The last three cards are out of play. A club turned up has no special meaning here.</translation>
    </message>
    <message>
        <source>partnership chapter 3</source>
        <translation>Bidding</translation>
    </message>
    <message>
        <source>PE-3.1</source>
        <translation>From the dealer’s left, each player passes or orders up, which makes the suit of the upcard trumps. The first to order up is the maker and ends the bidding. The dealer then takes the upcard and at once discards one of six cards, face down. The dealer’s partner may order up like anybody else, and need not play alone to do so.</translation>
    </message>
    <message>
        <source>PE-3.2</source>
        <translation>If all four pass, the upcard is turned face down and a second round of bidding starts at the dealer’s left. Each player passes or names one of the three other suits. The first to name a suit is the maker. No card changes hands.</translation>
    </message>
    <message>
        <source>PE-3.3</source>
        <translation>If the three others pass in the second round too, the dealer cannot pass and must name a suit. An option of the match lifts this duty. If all four then pass again, the deal ends without a score, and the next player deals.</translation>
    </message>
    <message>
        <source>PE-3.4</source>
        <translation>An option of the match allows for the “farmer’s hand”: five cards that are all nines and tens. Before the bidding, a player who holds one may keep it or ask for a new deal, and then the same dealer deals again. There are only eight nines and tens, so two players never hold such hands in one deal.</translation>
    </message>
    <message>
        <source>partnership chapter 4</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>PE-4.1</source>
        <translation>The player who orders up or names a suit may play alone, and says so with the bid; nobody else may. The partner then lays the hand aside unseen and sits out the whole deal. If it is the dealer who sits out, nobody takes the upcard, and its suit is trumps all the same.</translation>
    </message>
    <message>
        <source>PE-4.2</source>
        <translation>The player on the dealer’s left leads to the first trick, or the next one if that player sits out. Whoever can follow suit must do so, and may otherwise play any card (BE-4.2); the left bower follows as a trump (BE-4.3). The highest trump takes the trick, or without a trump the highest card of the suit led, and the winner leads to the next (BE-4.4). Five tricks are played (BE-4.5).</translation>
    </message>
    <message>
        <source>partnership chapter 5</source>
        <translation>Scoring</translation>
    </message>
    <message>
        <source>PE-5.1</source>
        <translation>The maker’s team needs three of the five tricks. For three or four it scores 1 point, for all five 2 points. A maker who plays alone scores 1 point for three or four tricks, but 4 points for all five. If the makers take fewer than three tricks, they score nothing and the other team, the defenders, scores 2 points.</translation>
    </message>
    <message>
        <source>two-handed chapter 0</source>
        <translation>The game in one minute</translation>
    </message>
    <message>
        <source>TE-0.1</source>
        <translation>Two players have five cards each, and more than half of the deck stays unseen. Each in turn lays one card on the table, and the better of the two takes both: that is a trick. One suit is trumps, and its cards beat all the others.

Whoever chooses the trump suit has to take three of the five tricks. That scores a point, or two for all five; falling short gives the opponent two. The first player with 10 points wins.</translation>
    </message>
    <message>
        <source>two-handed chapter 1</source>
        <translation>Aim and cards</translation>
    </message>
    <message>
        <source>TE-1.1</source>
        <translation>Two people play, each against the other. The 24 cards are those of Buck Euchre, from the ace to the nine (BE-1.2), and so is the order of trumps: first the right bower, the jack of trumps, then the left bower, the other jack of the same colour, which belongs to trumps (BE-1.3, BE-1.4, BE-1.5). Both start at 0, and the first to reach 10 points wins the match. An option of the match sets another number of points, from 1 to 99.</translation>
    </message>
    <message>
        <source>two-handed chapter 2</source>
        <translation>The deal</translation>
    </message>
    <message>
        <source>TE-2.1</source>
        <translation>The first dealer is chosen at random; then the two deal alternately. The deck is shuffled, and the non-dealer, the player who does not deal, cuts it. Each receives three cards, the non-dealer first, and in a second round two more. The next card is turned face up: it is the upcard. The other thirteen cards stay face down.</translation>
    </message>
    <message>
        <source>two-handed chapter 3</source>
        <translation>Bidding</translation>
    </message>
    <message>
        <source>TE-3.1</source>
        <translation>The non-dealer speaks first, and passes or orders up. After a pass, the dealer passes or accepts. Ordering up or accepting makes the suit of the upcard trumps and ends the bidding.</translation>
    </message>
    <message>
        <source>TE-3.2</source>
        <translation>A dealer who accepts takes the upcard and discards one of six cards, face down. A dealer who was ordered may do the same, or leave the upcard where it is and keep the five cards. Its suit is trumps either way. An option of the match obliges an ordered dealer to take it.</translation>
    </message>
    <message>
        <source>TE-3.3</source>
        <translation>If both pass, the upcard is turned face down. In a second round, the non-dealer first, each passes or names one of the three other suits, and no card changes hands. If both pass again, the deal ends without a score and the other player deals. An option of the match obliges the dealer to name a suit instead of passing again.</translation>
    </message>
    <message>
        <source>TE-3.4</source>
        <translation>Whoever chose the trump suit is the maker, whether by ordering up, by accepting or by naming it. The other player is the defender.</translation>
    </message>
    <message>
        <source>two-handed chapter 4</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>TE-4.1</source>
        <translation>The non-dealer leads to the first trick. Whoever can follow suit must do so, and may otherwise play any card (BE-4.2); the left bower follows as a trump (BE-4.3). The higher trump takes the trick, or without a trump the higher card of the suit led, and the winner leads to the next (BE-4.4). Five tricks are played (BE-4.5).</translation>
    </message>
    <message>
        <source>two-handed chapter 5</source>
        <translation>Scoring</translation>
    </message>
    <message>
        <source>TE-5.1</source>
        <translation>The maker scores 1 point for three or four tricks and 2 points for all five. With fewer than three tricks the maker scores nothing, and the defender scores 2 points.</translation>
    </message>
    <message>
        <source>faq 1 question</source>
        <translation>Why can I not play this jack?</translation>
    </message>
    <message>
        <source>faq 1 answer</source>
        <translation>It is probably the left bower, the jack of the same colour as trumps. It belongs to trumps, so it does not follow the suit printed on it, and while you hold a real card of that suit you must play that one (BE-1.4, BE-4.3).</translation>
    </message>
    <message>
        <source>faq 2 question</source>
        <translation>Why must I play my only jack to a trump lead?</translation>
    </message>
    <message>
        <source>faq 2 answer</source>
        <translation>The left bower is a trump like any other. If trumps are led and it is the only trump you hold, it must be played, even if it takes nothing (BE-4.3).</translation>
    </message>
    <message>
        <source>faq 3 question</source>
        <translation>Do I have to trump, or to play higher?</translation>
    </message>
    <message>
        <source>faq 3 answer</source>
        <translation>No. You only have to follow suit if you can. With no card of the suit led you may play anything, and a card lower than those on the table is always allowed (BE-4.2).</translation>
    </message>
    <message>
        <source>faq 4 question</source>
        <translation>How many trumps are there?</translation>
    </message>
    <message>
        <source>faq 4 answer</source>
        <translation>Seven: the six cards of the suit and the left bower (BE-1.3). The other suit of the same colour then has five cards, the two remaining suits six (BE-1.5).</translation>
    </message>
    <message>
        <source>faq 5 question</source>
        <translation>Are the jacks special at no-trump?</translation>
    </message>
    <message>
        <source>faq 5 answer</source>
        <translation>No. Every jack is then an ordinary card of its suit, between the queen and the ten (BE-1.6).</translation>
    </message>
    <message>
        <source>faq 6 question</source>
        <translation>Why did nobody bid in this deal?</translation>
    </message>
    <message>
        <source>faq 6 answer</source>
        <translation>A club was turned up. Clubs are then trumps at once: there is no maker and no promise, and all four play (BE-2.4).</translation>
    </message>
    <message>
        <source>faq 7 question</source>
        <translation>Who is the maker when the dealer takes the card?</translation>
    </message>
    <message>
        <source>faq 7 answer</source>
        <translation>The player who ordered, whoever gets the card. That player has to take three tricks (BE-3.3). The dealer may order too, and is then the maker.</translation>
    </message>
    <message>
        <source>faq 8 question</source>
        <translation>May the dealer discard the card just taken?</translation>
    </message>
    <message>
        <source>faq 8 answer</source>
        <translation>Yes, any of the six cards. The discard lies face down, and nobody else learns what it was (BE-3.2).</translation>
    </message>
    <message>
        <source>faq 9 question</source>
        <translation>May clubs be named in the second round?</translation>
    </message>
    <message>
        <source>faq 9 answer</source>
        <translation>Yes, any suit but the one turned down. They are then ordinary trumps with a maker and a promise, unlike when a club is turned up (BE-3.4).</translation>
    </message>
    <message>
        <source>faq 10 question</source>
        <translation>What if nobody wants a suit?</translation>
    </message>
    <message>
        <source>faq 10 answer</source>
        <translation>After eight passes the deal is played at no-trump. Nobody is the maker, nobody has promised anything, and everybody stays (BE-3.5).</translation>
    </message>
    <message>
        <source>faq 11 question</source>
        <translation>May the dealer drop out?</translation>
    </message>
    <message>
        <source>faq 11 answer</source>
        <translation>Yes, unless the dealer is the maker. It makes no difference that the dealer took the upcard on somebody else’s order (BE-3.6).</translation>
    </message>
    <message>
        <source>faq 12 question</source>
        <translation>What if everybody drops out?</translation>
    </message>
    <message>
        <source>faq 12 answer</source>
        <translation>Then the maker is credited with all five tricks and wins the match, so the last player to decide is warned (BE-3.9). With an option of the match, the maker only subtracts 5.</translation>
    </message>
    <message>
        <source>faq 13 question</source>
        <translation>Why may I not drop out?</translation>
    </message>
    <message>
        <source>faq 13 answer</source>
        <translation>Either you are the maker, or nobody is: when a club was turned up and at no-trump, everybody has to play (BE-3.8).</translation>
    </message>
    <message>
        <source>faq 14 question</source>
        <translation>Who leads when the first player has dropped out?</translation>
    </message>
    <message>
        <source>faq 14 answer</source>
        <translation>The next one still in, going round from the dealer’s left. Those who dropped out are skipped in every trick (BE-4.1).</translation>
    </message>
    <message>
        <source>faq 15 question</source>
        <translation>May I look at the discard or the last three cards?</translation>
    </message>
    <message>
        <source>faq 15 answer</source>
        <translation>No. The last three cards, the discard and the hands of those who dropped out stay hidden, also after the deal (BE-2.3, BE-3.7).</translation>
    </message>
    <message>
        <source>faq 16 question</source>
        <translation>Do a maker’s two tricks count for anything?</translation>
    </message>
    <message>
        <source>faq 16 answer</source>
        <translation>No. With fewer than three tricks the maker adds 5 and subtracts nothing (BE-5.2). The others count their own tricks as usual.</translation>
    </message>
    <message>
        <source>faq 17 question</source>
        <translation>Does a maker without a trick add 10?</translation>
    </message>
    <message>
        <source>faq 17 answer</source>
        <translation>No, 5. Nobody is charged twice in one deal (BE-5.4).</translation>
    </message>
    <message>
        <source>faq 18 question</source>
        <translation>Can my score rise above 25?</translation>
    </message>
    <message>
        <source>faq 18 answer</source>
        <translation>Yes, and it can fall below 0 in the deal that wins. Scores have no limits (BE-5.7).</translation>
    </message>
    <message>
        <source>faq 19 question</source>
        <translation>Two players reach 0 in the same deal. Who wins?</translation>
    </message>
    <message>
        <source>faq 19 answer</source>
        <translation>The one further below 0. If both have exactly the same score, they share the victory (BE-6.2).</translation>
    </message>
    <message>
        <source>faq 20 question</source>
        <translation>I am far behind. Can I still win?</translation>
    </message>
    <message>
        <source>faq 20 answer</source>
        <translation>Yes: whoever takes all five tricks of a deal wins at once, from any score (BE-6.1).</translation>
    </message>
    <message>
        <source>partnership faq 1 question</source>
        <translation>May I order up when my partner deals?</translation>
    </message>
    <message>
        <source>partnership faq 1 answer</source>
        <translation>Yes, like anybody else. Your partner takes the upcard, and you need not play alone (PE-3.1).</translation>
    </message>
    <message>
        <source>partnership faq 2 question</source>
        <translation>What does playing alone bring?</translation>
    </message>
    <message>
        <source>partnership faq 2 answer</source>
        <translation>Four points instead of two if you take all five tricks. Three or four tricks bring 1 point as usual, and failing costs no more than with a partner (PE-5.1).</translation>
    </message>
    <message>
        <source>partnership faq 3 question</source>
        <translation>May a defender play alone?</translation>
    </message>
    <message>
        <source>partnership faq 3 answer</source>
        <translation>No. Only the player who orders up or names a suit may, and decides it with the bid (PE-4.1).</translation>
    </message>
    <message>
        <source>partnership faq 4 question</source>
        <translation>Why did nobody take the upcard?</translation>
    </message>
    <message>
        <source>partnership faq 4 answer</source>
        <translation>Either the suit was named in the second round (PE-3.2), or the dealer’s partner ordered up and plays alone, so that the dealer sits out (PE-4.1).</translation>
    </message>
    <message>
        <source>partnership faq 5 question</source>
        <translation>Why may I not pass?</translation>
    </message>
    <message>
        <source>partnership faq 5 answer</source>
        <translation>You are the dealer, and the three others have passed twice: you must name a suit. An option of the match lifts this duty (PE-3.3).</translation>
    </message>
    <message>
        <source>partnership faq 6 question</source>
        <translation>Is a club turned up special here?</translation>
    </message>
    <message>
        <source>partnership faq 6 answer</source>
        <translation>No, that belongs to Buck Euchre (BE-2.4). Here clubs are a suit like the others (PE-2.1).</translation>
    </message>
    <message>
        <source>two-handed faq 1 question</source>
        <translation>Must I take the upcard when I am ordered to?</translation>
    </message>
    <message>
        <source>two-handed faq 1 answer</source>
        <translation>No. You may leave it and keep your five cards; its suit is trumps either way. An option of the match makes taking it a duty (TE-3.2).</translation>
    </message>
    <message>
        <source>two-handed faq 2 question</source>
        <translation>Who is the maker when I am ordered and take the card?</translation>
    </message>
    <message>
        <source>two-handed faq 2 answer</source>
        <translation>Your opponent, who ordered and so chose the trump suit (TE-3.4). Taking the card only improves your hand (TE-3.2).</translation>
    </message>
    <message>
        <source>two-handed faq 3 question</source>
        <translation>What if neither of us wants a suit?</translation>
    </message>
    <message>
        <source>two-handed faq 3 answer</source>
        <translation>After four passes the deal ends without a score, and the other player deals. With an option of the match, the dealer must name a suit instead (TE-3.3).</translation>
    </message>
    <message>
        <source>two-handed faq 4 question</source>
        <translation>Where are all the other cards?</translation>
    </message>
    <message>
        <source>two-handed faq 4 answer</source>
        <translation>Thirteen of the 24 stay face down, and nobody sees them (TE-2.1). So it often happens that even the right bower is in nobody’s hand.</translation>
    </message>
    <message>
        <source>two-handed faq 5 question</source>
        <translation>Can I score more than 2 points in a deal?</translation>
    </message>
    <message>
        <source>two-handed faq 5 answer</source>
        <translation>No. All five tricks bring the maker 2 points, and stopping the maker brings the defender as many. With two players there is no playing alone (TE-5.1).</translation>
    </message>
    <message>
        <source>buck questions</source>
        <translation>Questions and answers</translation>
    </message>
    <message>
        <source>buck flow</source>
        <translation>How a deal runs</translation>
    </message>
    <message>
        <source>buck glossary</source>
        <translation>Glossary in three languages</translation>
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
        <source>Search</source>
        <translation>Search</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contents</translation>
    </message>
    <message>
        <source>Rule book page</source>
        <translation>Rule book page</translation>
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
        <source>All stood at 25. The maker has taken two tricks of five.</source>
        <translation>All stood at 25. The maker has taken two tricks of five.</translation>
    </message>
    <message>
        <source>The promise was three: the maker adds 5, and the two tricks do not count.</source>
        <translation>The promise was three: the maker adds 5, and the two tricks do not count.</translation>
    </message>
    <message>
        <source>The others subtract their tricks. Player 4 stayed, took none and adds 5.</source>
        <translation>The others subtract their tricks. Player 4 stayed, took none and adds 5.</translation>
    </message>
    <message>
        <source>Nobody is at 0 or below: the next player deals.</source>
        <translation>Nobody is at 0 or below: the next player deals.</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Rule</translation>
    </message>
    <message>
        <source>Lessons:</source>
        <translation>Lessons:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Next step</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>From the start</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Step {number} of {count}</translation>
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
        <source>second</source>
        <translation>second</translation>
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
        <source>The king of hearts is led, so hearts must be followed.</source>
        <translation>The king of hearts is led, so hearts must be followed.</translation>
    </message>
    <message>
        <source>The jack of diamonds is the left bower. It follows as a heart and beats the king.</source>
        <translation>The jack of diamonds is the left bower. It follows as a heart and beats the king.</translation>
    </message>
    <message>
        <source>The ace is only the third trump: the left bower stays ahead.</source>
        <translation>The ace is only the third trump: the left bower stays ahead.</translation>
    </message>
    <message>
        <source>The ten changes nothing. The second player takes the trick.</source>
        <translation>The ten changes nothing. The second player takes the trick.</translation>
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
    <name>Settings</name>
    <message>
        <source>As the system</source>
        <translation>As the system</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dark</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>High contrast</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Green</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blue</translation>
    </message>
    <message>
        <source>Claret</source>
        <translation>Claret</translation>
    </message>
    <message>
        <source>Crimson, with the buck</source>
        <translation>Crimson, with the buck</translation>
    </message>
    <message>
        <source>Indigo</source>
        <translation>Indigo</translation>
    </message>
    <message>
        <source>Forest green</source>
        <translation>Forest green</translation>
    </message>
    <message>
        <source>Those of the language</source>
        <translation>Those of the language</translation>
    </message>
    <message>
        <source>International: A K Q J</source>
        <translation>International: A K Q J</translation>
    </message>
    <message>
        <source>Four: clubs green, diamonds blue</source>
        <translation>Four: clubs green, diamonds blue</translation>
    </message>
    <message>
        <source>Two: black and red</source>
        <translation>Two: black and red</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Large</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Usual</translation>
    </message>
    <message>
        <source>Cards fly</source>
        <translation>Cards fly</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>Nothing moves</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
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
    <message>
        <source>First to {goal} points</source>
        <translation>First to {goal} points</translation>
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
    <name>Spoken</name>
    <message>
        <source>You deal.</source>
        <translation>You deal.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} deals.</translation>
    </message>
    <message>
        <source>You cut the deck.</source>
        <translation>You cut the deck.</translation>
    </message>
    <message>
        <source>{name} cuts the deck.</source>
        <translation>{name} cuts the deck.</translation>
    </message>
    <message>
        <source>You sit this deal out.</source>
        <translation>You sit this deal out.</translation>
    </message>
    <message>
        <source>{name} sits this deal out.</source>
        <translation>{name} sits this deal out.</translation>
    </message>
    <message>
        <source>You take trick {number}.</source>
        <translation>You take trick {number}.</translation>
    </message>
    <message>
        <source>{name} takes trick {number}.</source>
        <translation>{name} takes trick {number}.</translation>
    </message>
    <message>
        <source>The deal ends without score.</source>
        <translation>The deal ends without score.</translation>
    </message>
    <message>
        <source>You take {card}.</source>
        <translation>You take {card}.</translation>
    </message>
    <message>
        <source>{name} takes {card}.</source>
        <translation>{name} takes {card}.</translation>
    </message>
    <message>
        <source>The upcard is {card}.</source>
        <translation>The upcard is {card}.</translation>
    </message>
    <message>
        <source>The upcard, {card}, is turned down.</source>
        <translation>The upcard, {card}, is turned down.</translation>
    </message>
    <message>
        <source>You lead {card}.</source>
        <translation>You lead {card}.</translation>
    </message>
    <message>
        <source>{name} leads {card}.</source>
        <translation>{name} leads {card}.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>You play {card}.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} plays {card}.</translation>
    </message>
    <message>
        <source>You lay a card aside.</source>
        <translation>You lay a card aside.</translation>
    </message>
    <message>
        <source>{name} lays a card aside.</source>
        <translation>{name} lays a card aside.</translation>
    </message>
    <message>
        <source>You lay {card} aside.</source>
        <translation>You lay {card} aside.</translation>
    </message>
    <message>
        <source>{name} lays {card} aside.</source>
        <translation>{name} lays {card} aside.</translation>
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
        <source>You take {suit} as trumps.</source>
        <translation>You take {suit} as trumps.</translation>
    </message>
    <message>
        <source>{name} takes {suit} as trumps.</source>
        <translation>{name} takes {suit} as trumps.</translation>
    </message>
    <message>
        <source>You order {suit}.</source>
        <translation>You order {suit}.</translation>
    </message>
    <message>
        <source>{name} orders {suit}.</source>
        <translation>{name} orders {suit}.</translation>
    </message>
    <message>
        <source>You name {suit}.</source>
        <translation>You name {suit}.</translation>
    </message>
    <message>
        <source>{name} names {suit}.</source>
        <translation>{name} names {suit}.</translation>
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
        <source>{name}: {call}.</source>
        <translation>{name}: {call}.</translation>
    </message>
    <message>
        <source>You play alone.</source>
        <translation>You play alone.</translation>
    </message>
    <message>
        <source>{name} plays alone.</source>
        <translation>{name} plays alone.</translation>
    </message>
    <message>
        <source>{trump}. Nobody promised anything and everybody plays.</source>
        <translation>{trump}. Nobody promised anything and everybody plays.</translation>
    </message>
    <message>
        <source>{trump}. You are the maker.</source>
        <translation>{trump}. You are the maker.</translation>
    </message>
    <message>
        <source>{trump}. {name} is the maker.</source>
        <translation>{trump}. {name} is the maker.</translation>
    </message>
    <message>
        <source>{name}: unchanged, {score}.</source>
        <translation>{name}: unchanged, {score}.</translation>
    </message>
    <message>
        <source>{name}: {points} more, now {score}.</source>
        <translation>{name}: {points} more, now {score}.</translation>
    </message>
    <message>
        <source>{name}: {points} less, now {score}.</source>
        <translation>{name}: {points} less, now {score}.</translation>
    </message>
    <message>
        <source>nine of {suit}</source>
        <translation>nine of {suit}</translation>
    </message>
    <message>
        <source>ten of {suit}</source>
        <translation>ten of {suit}</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>jack of {suit}</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>queen of {suit}</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>king of {suit}</translation>
    </message>
    <message>
        <source>ace of {suit}</source>
        <translation>ace of {suit}</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <translation>the nine of {suit}</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <translation>the ten of {suit}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>the jack of {suit}</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>the queen of {suit}</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>the king of {suit}</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>the ace of {suit}</translation>
    </message>
    <message>
        <source>no-trump</source>
        <translation>no-trump</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>face-down card</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n face-down card(s)</source>
        <translation>
            <numerusform>{name}: %n face-down card</numerusform>
            <numerusform>{name}: %n face-down cards</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} led: {card}</source>
        <translation>{name} led: {card}</translation>
    </message>
    <message>
        <source>{name} played: {card}</source>
        <translation>{name} played: {card}</translation>
    </message>
    <message>
        <source>turned down: {card}</source>
        <translation>turned down: {card}</translation>
    </message>
    <message>
        <source>turned up: {card}</source>
        <translation>turned up: {card}</translation>
    </message>
    <message>
        <source>trumps are not chosen yet</source>
        <translation>trumps are not chosen yet</translation>
    </message>
    <message>
        <source>deck to be cut</source>
        <translation>deck to be cut</translation>
    </message>
    <message numerus="yes">
        <source>deck to be cut, %n card(s) lifted</source>
        <translation>
            <numerusform>deck to be cut, %n card lifted</numerusform>
            <numerusform>deck to be cut, %n cards lifted</numerusform>
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
        <translation>minus {points}</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>dealer</translation>
    </message>
    <message>
        <source>maker</source>
        <translation>maker</translation>
    </message>
    <message>
        <source>out of this deal</source>
        <translation>out of this deal</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message>
        <source>to act</source>
        <translation>to act</translation>
    </message>
    <message>
        <source>winner of the match</source>
        <translation>winner of the match</translation>
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
        <source>trump</source>
        <translation>trump</translation>
    </message>
    <message>
        <source>playable</source>
        <translation>playable</translation>
    </message>
    <message>
        <source>not playable</source>
        <translation>not playable</translation>
    </message>
    <message>
        <source>can be laid aside</source>
        <translation>can be laid aside</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Card table</translation>
    </message>
    <message>
        <source>{trump}. {promise}.</source>
        <translation>{trump}. {promise}.</translation>
    </message>
    <message numerus="yes">
        <source>Stock: %n card(s) face down</source>
        <translation>
            <numerusform>Stock: %n card face down</numerusform>
            <numerusform>Stock: %n cards face down</numerusform>
        </translation>
    </message>
    <message>
        <source>Your discard, face down</source>
        <translation>Your discard, face down</translation>
    </message>
</context>
<context>
    <name>StartDialog</name>
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
        <source>The lessons</source>
        <translation>The lessons</translation>
    </message>
    <message>
        <source>Learn to play: lesson 1</source>
        <translation>Learn to play: lesson 1</translation>
    </message>
    <message>
        <source>Go on learning: lesson {number}</source>
        <translation>Go on learning: lesson {number}</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <translation>Read the rules</translation>
    </message>
    <message numerus="yes">
        <source>Practise: %n due today</source>
        <translation>
            <numerusform>Practise: %n due today</numerusform>
            <numerusform>Practise: %n due today</numerusform>
        </translation>
    </message>
    <message>
        <source>Practise single decisions</source>
        <translation>Practise single decisions</translation>
    </message>
    <message>
        <source>A first deal, step by step</source>
        <translation>A first deal, step by step</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Matches</source>
        <translation>Matches</translation>
    </message>
    <message>
        <source>Matches that are over. A match counts once, however often a copy of it is played again. The match on the table counts when it is over.</source>
        <translation>Matches that are over. A match counts once, however often a copy of it is played again. The match on the table counts when it is over.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Won</translation>
    </message>
    <message>
        <source>Matches you won, alone or shared. A shared win counts once for each who shares it.</source>
        <translation>Matches you won, alone or shared. A shared win counts once for each who shares it.</translation>
    </message>
    <message>
        <source>Share won</source>
        <translation>Share won</translation>
    </message>
    <message>
        <source>Points a deal</source>
        <translation>Points a deal</translation>
    </message>
    <message>
        <source>Tricks a deal</source>
        <translation>Tricks a deal</translation>
    </message>
    <message>
        <source>Tricks you took in a deal, on average. Deals you dropped out of count with none.</source>
        <translation>Tricks you took in a deal, on average. Deals you dropped out of count with none.</translation>
    </message>
    <message>
        <source>Promises kept</source>
        <translation>Promises kept</translation>
    </message>
    <message>
        <source>Deals in which you were the maker and took at least the three tricks promised, of all in which you were the maker.</source>
        <translation>Deals in which you were the maker and took at least the three tricks promised, of all in which you were the maker.</translation>
    </message>
    <message>
        <source>Stays without a trick</source>
        <translation>Stays without a trick</translation>
    </message>
    <message>
        <source>Deals in which you chose to stay and took no trick, of all in which you chose to stay. Deals in which nobody may drop out are not counted.</source>
        <translation>Deals in which you chose to stay and took no trick, of all in which you chose to stay. Deals in which nobody may drop out are not counted.</translation>
    </message>
    <message>
        <source>All five tricks</source>
        <translation>All five tricks</translation>
    </message>
    <message>
        <source>Deals in which you took all five tricks, also those in which all others dropped out.</source>
        <translation>Deals in which you took all five tricks, also those in which all others dropped out.</translation>
    </message>
    <message>
        <source>Dropped out</source>
        <translation>Dropped out</translation>
    </message>
    <message>
        <source>Deals in which you chose to drop out.</source>
        <translation>Deals in which you chose to drop out.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hints</translation>
    </message>
    <message>
        <source>Hints you asked for. A match with a hint or with a move taken back counts as helped.</source>
        <translation>Hints you asked for. A match with a hint or with a move taken back counts as helped.</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} of {whole}</translation>
    </message>
    <message numerus="yes">
        <source>%n of them shared</source>
        <translation>
            <numerusform>%n of them shared</numerusform>
            <numerusform>%n of them shared</numerusform>
        </translation>
    </message>
    <message>
        <source>choose a game</source>
        <translation>choose a game</translation>
    </message>
    <message numerus="yes">
        <source>in %n deal(s)</source>
        <translation>
            <numerusform>in %n deal</numerusform>
            <numerusform>in %n deals</numerusform>
        </translation>
    </message>
    <message>
        <source>Large figures count matches that you played to the end without help, and there is none yet. Helped matches, those from a deal code and those given up are counted apart, below.</source>
        <translation>Large figures count matches that you played to the end without help, and there is none yet. Helped matches, those from a deal code and those given up are counted apart, below.</translation>
    </message>
    <message>
        <source>Points mean something else in each game: choose one.</source>
        <translation>Points mean something else in each game: choose one.</translation>
    </message>
    <message>
        <source>On your own</source>
        <translation>On your own</translation>
    </message>
    <message>
        <source>Matches played to the end without any help.</source>
        <translation>Matches played to the end without any help.</translation>
    </message>
    <message>
        <source>Helped</source>
        <translation>Helped</translation>
    </message>
    <message>
        <source>Matches played to the end in which a move was taken back or a hint asked for.</source>
        <translation>Matches played to the end in which a move was taken back or a hint asked for.</translation>
    </message>
    <message>
        <source>From a deal code</source>
        <translation>From a deal code</translation>
    </message>
    <message>
        <source>Matches played to the end whose deals were asked for with a code: somebody may have known the cards.</source>
        <translation>Matches played to the end whose deals were asked for with a code: somebody may have known the cards.</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Given up</translation>
    </message>
    <message>
        <source>Matches that another one has replaced before they were over. They are neither won nor lost, and can be gone on with from the history. When the program ends by mistake, the match waits and is not given up.</source>
        <translation>Matches that another one has replaced before they were over. They are neither won nor lost, and can be gone on with from the history. When the program ends by mistake, the match waits and is not given up.</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>All opponents</translation>
    </message>
    <message>
        <source>Of several levels</source>
        <translation>Of several levels</translation>
    </message>
    <message numerus="yes">
        <source>with %n imported match(es)</source>
        <translation>
            <numerusform>with %n imported match</numerusform>
            <numerusform>with %n imported matches</numerusform>
        </translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>All games</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>At any time</translation>
    </message>
    <message>
        <source>In the last 7 days</source>
        <translation>In the last 7 days</translation>
    </message>
    <message>
        <source>In the last 30 days</source>
        <translation>In the last 30 days</translation>
    </message>
    <message>
        <source>In the last 12 months</source>
        <translation>In the last 12 months</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Opponents</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Period</translation>
    </message>
    <message>
        <source>Points a deal over time, in matches on your own</source>
        <translation>Points a deal over time, in matches on your own</translation>
    </message>
    <message>
        <source>Each point stands for a stretch of matches: the change of your score over all their deals, divided by the number of the deals.</source>
        <translation>Each point stands for a stretch of matches: the change of your score over all their deals, divided by the number of the deals.</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Export as CSV…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>Export the statistics</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tables (*.csv)</translation>
    </message>
    <message>
        <source>The file {path} cannot be written. {why}</source>
        <translation>The file {path} cannot be written. {why}</translation>
    </message>
    <message>
        <source>There is nothing to draw yet.</source>
        <translation>There is nothing to draw yet.</translation>
    </message>
    <message>
        <source>Matches you won, alone or shared, of all that are over. Among players of equal strength it comes to about a quarter in Buck Euchre and to a half in the other games.</source>
        <translation>Matches you won, alone or shared, of all that are over. Among players of equal strength it comes to about a quarter in Buck Euchre and to a half in the other games.</translation>
    </message>
    <message>
        <source>How your score changed in a deal, on average over all deals, not over matches. In Buck Euchre less is better, in the other games more, so it is counted for one game at a time.</source>
        <translation>How your score changed in a deal, on average over all deals, not over matches. In Buck Euchre less is better, in the other games more, so it is counted for one game at a time.</translation>
    </message>
    <message>
        <source>From {first} points a deal in the beginning to {last} of late.</source>
        <translation>From {first} points a deal in the beginning to {last} of late.</translation>
    </message>
    <message numerus="yes">
        <source>after %n match(es)</source>
        <translation>
            <numerusform>after %n match</numerusform>
            <numerusform>after %n matches</numerusform>
        </translation>
    </message>
    <message>
        <source>Decisions by kind and grade</source>
        <translation>Decisions by kind and grade</translation>
    </message>
    <message>
        <source>Every decision in deals that you have reviewed, once, in all your matches: how much of the chance of the match it gave away against the best choice.</source>
        <translation>Every decision in deals that you have reviewed, once, in all your matches: how much of the chance of the match it gave away against the best choice.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Bidding</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Discard</translation>
    </message>
    <message>
        <source>Staying or dropping out</source>
        <translation>Staying or dropping out</translation>
    </message>
    <message>
        <source>Leads</source>
        <translation>Leads</translation>
    </message>
    <message>
        <source>Later cards of a trick</source>
        <translation>Later cards of a trick</translation>
    </message>
    <message>
        <source>Review a deal that is over: your decisions in it are graded and counted here.</source>
        <translation>Review a deal that is over: your decisions in it are graded and counted here.</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
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
        <source>Nobody named a suit: the cards are dealt anew.</source>
        <translation>Nobody named a suit: the cards are dealt anew.</translation>
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
        <source>You take {suit} as trumps and play alone.</source>
        <translation>You take {suit} as trumps and play alone.</translation>
    </message>
    <message>
        <source>{name} takes {suit} as trumps and plays alone.</source>
        <translation>{name} takes {suit} as trumps and plays alone.</translation>
    </message>
    <message>
        <source>You order {suit} and play alone.</source>
        <translation>You order {suit} and play alone.</translation>
    </message>
    <message>
        <source>{name} orders {suit} and plays alone.</source>
        <translation>{name} orders {suit} and plays alone.</translation>
    </message>
    <message>
        <source>You name {suit} and play alone.</source>
        <translation>You name {suit} and play alone.</translation>
    </message>
    <message>
        <source>{name} names {suit} and plays alone.</source>
        <translation>{name} names {suit} and plays alone.</translation>
    </message>
    <message>
        <source>You ask for a new deal with nines and tens only.</source>
        <translation>You ask for a new deal with nines and tens only.</translation>
    </message>
    <message>
        <source>{name} asks for a new deal with nines and tens only.</source>
        <translation>{name} asks for a new deal with nines and tens only.</translation>
    </message>
    <message>
        <source>You leave {card} on the table.</source>
        <translation>You leave {card} on the table.</translation>
    </message>
    <message>
        <source>{name} leaves {card} on the table.</source>
        <translation>{name} leaves {card} on the table.</translation>
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
        <source>You broke your promise with %n trick(s).</source>
        <translation>
            <numerusform>You broke your promise with %n trick.</numerusform>
            <numerusform>You broke your promise with %n tricks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} broke the promise with %n trick(s).</source>
        <translation>
            <numerusform>{name} broke the promise with %n trick.</numerusform>
            <numerusform>{name} broke the promise with %n tricks.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} wins the match.</source>
        <translation>{names} wins the match.</translation>
    </message>
    <message>
        <source>{names} share the victory.</source>
        <translation>{names} share the victory.</translation>
    </message>
    <message>
        <source>{names} win the match.</source>
        <translation>{names} win the match.</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>You win the match.</translation>
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
    <message>
        <source>stock</source>
        <translation>stock</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>discard</translation>
    </message>
</context>
</TS>
