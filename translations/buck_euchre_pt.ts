<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_PT" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Buck Euchre</source>
        <translation>Acerca do Buck Euchre</translation>
    </message>
    <message>
        <source>A card table for one person against computer players.</source>
        <translation>Uma mesa de cartas para uma pessoa contra o computador.</translation>
    </message>
    <message>
        <source>Search the licences</source>
        <translation>Procurar nas licenças</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenças</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Obra</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>Direitos de autor</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licença</translation>
    </message>
    <message>
        <source>What comes with it</source>
        <translation>O que vem com ele</translation>
    </message>
    <message>
        <source>Your own Qt</source>
        <translation>O seu próprio Qt</translation>
    </message>
    <message>
        <source>Notices, in English</source>
        <translation>Avisos, em inglês</translation>
    </message>
    <message>
        <source>Texts of the licences, in English</source>
        <translation>Textos das licenças, em inglês</translation>
    </message>
    <message>
        <source>Buck Euchre is free software: you may use it, study it, pass it on and change it under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>O Buck Euchre é software livre: pode usá-lo, estudá-lo, partilhá-lo e alterá-lo nos termos da Licença Pública Geral GNU, versão 3 ou posterior. É fornecido sem qualquer garantia.</translation>
    </message>
    <message>
        <source>Qt and Qt for Python are used under the GNU Lesser General Public License, version 3, as shared libraries beside the program. You may put your own in their place: build a Qt of the same major version and copy its libraries and plug-ins over those in {folder}, keeping their names; nothing checks them. The source code of the version in use is offered at {address}.</source>
        <translation>O Qt e o Qt para Python são usados nos termos da Licença Pública Geral Menor GNU, versão 3, como bibliotecas partilhadas ao lado do programa. Pode pôr as suas no lugar delas: compile um Qt da mesma versão principal e copie as bibliotecas e os módulos dele para cima das que estão em {folder}, mantendo os nomes; nada as verifica. O código-fonte da versão em uso está disponível em {address}.</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>Play {card}</source>
        <translation>Jogar {card}</translation>
    </message>
    <message>
        <source>Lead {card}</source>
        <translation>Abrir com {card}</translation>
    </message>
    <message>
        <source>Lay {card} aside</source>
        <translation>Descartar {card}</translation>
    </message>
    <message>
        <source>≈ {chance}</source>
        <translation>≈ {chance}</translation>
    </message>
    <message>
        <source>About as good as the recommended choice</source>
        <translation>Praticamente tão bom como a escolha aconselhada</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>Wins the match: {number}%</source>
        <translation>Ganha a partida: {number}%</translation>
    </message>
    <message>
        <source>≈ about as good: the difference may be luck</source>
        <translation>≈ praticamente tão bom: a diferença pode ser obra do acaso</translation>
    </message>
    <message>
        <source>Change of the score: {number} on average</source>
        <translation>Variação da pontuação: {number}, em média</translation>
    </message>
    <message>
        <source>The promise fails: {number}%</source>
        <translation>A promessa falha: {number}%</translation>
    </message>
    <message>
        <source>No trick: {number}%</source>
        <translation>Nenhuma vaza: {number}%</translation>
    </message>
    <message>
        <source>All five tricks: {number}%</source>
        <translation>As cinco vazas: {number}%</translation>
    </message>
    <message>
        <source>All five tricks for another: {number}%</source>
        <translation>As cinco vazas para outro: {number}%</translation>
    </message>
    <message>
        <source>With the other five cards the promise is kept in {kept} of 100 deals like this.</source>
        <translation>Com as outras cinco cartas, a promessa cumpre-se em {kept} de cada 100 mãos como esta.</translation>
    </message>
    <message>
        <source>As good as the recommended choice: {action}.</source>
        <translation>Tão boa como a escolha aconselhada: {action}.</translation>
    </message>
    <message>
        <source>Better was: {action}. It wins {count} more of 100 matches.</source>
        <translation>Melhor era: {action}. Assim ganham-se mais {count} partidas em cada 100.</translation>
    </message>
    <message>
        <source>Best choice</source>
        <translation>Melhor escolha</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Boa escolha</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Imprecisão</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erro</translation>
    </message>
    <message>
        <source>Trumps expected in the other hands: {list}.</source>
        <translation>Trunfos esperados nas outras mãos: {list}.</translation>
    </message>
    <message numerus="yes">
        <source>All %n way(s) in which the cards may lie were tried.</source>
        <translation>
            <numerusform>Foi experimentada a única distribuição possível das cartas.</numerusform>
            <numerusform>Foram experimentadas as %n distribuições possíveis das cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n way(s) in which the cards may lie were tried.</source>
        <translation>
            <numerusform>Foi experimentada %n distribuição possível das cartas.</numerusform>
            <numerusform>Foram experimentadas %n distribuições possíveis das cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The promise is kept in {kept} of 100 deals like this, in {five} with all five tricks.</source>
        <translation>A promessa cumpre-se em {kept} de cada 100 mãos como esta, em {five} delas com as cinco vazas.</translation>
    </message>
    <message>
        <source>The promise is kept in {kept} of 100 deals like this.</source>
        <translation>A promessa cumpre-se em {kept} de cada 100 mãos como esta.</translation>
    </message>
    <message>
        <source>Even the best bid with this hand fails in {failed} of 100 deals like this.</source>
        <translation>Mesmo a melhor declaração com estas cartas falha em {failed} de cada 100 mãos como esta.</translation>
    </message>
    <message>
        <source>{name}&#xa0;{number}</source>
        <translation>{name}&#xa0;{number}</translation>
    </message>
    <message>
        <source>The promise is kept in only {kept} of 100 deals like this, but any other choice is worse.</source>
        <translation>A promessa só se cumpre em {kept} de cada 100 mãos como esta, mas qualquer outra escolha é pior.</translation>
    </message>
    <message>
        <source>Waiting for what the others say is worth more than bidding.</source>
        <translation>Vale mais esperar pelo que os outros dizem do que declarar.</translation>
    </message>
    <message>
        <source>Dropping out would give {name} all five tricks.</source>
        <translation>Desistir daria as cinco vazas a {name}.</translation>
    </message>
    <message>
        <source>At least one trick comes in {some} of 100 deals like this.</source>
        <translation>Ganha-se pelo menos uma vaza em {some} de cada 100 mãos como esta.</translation>
    </message>
    <message>
        <source>Whoever stays with this hand takes no trick in {none} of 100 deals like this.</source>
        <translation>Quem fica com estas cartas não ganha nenhuma vaza em {none} de cada 100 mãos como esta.</translation>
    </message>
    <message>
        <source>All five tricks come in {five} of 100 deals like this.</source>
        <translation>Ganham-se as cinco vazas em {five} de cada 100 mãos como esta.</translation>
    </message>
    <message>
        <source>It wins the match in {chance} of 100 cases like this.</source>
        <translation>Assim ganha-se a partida em {chance} de cada 100 casos como este.</translation>
    </message>
    <message>
        <source>The other choice is as good.</source>
        <translation>A outra escolha é igualmente boa.</translation>
    </message>
    <message>
        <source>As good: {action}.</source>
        <translation>Igualmente bom: {action}.</translation>
    </message>
    <message>
        <source>Next best: {action}, which wins {count} fewer of 100 matches.</source>
        <translation>A seguir: {action}, com menos {count} partidas ganhas em cada 100.</translation>
    </message>
    <message>
        <source>The promise fails in {made} instead of {best} of 100 deals like this.</source>
        <translation>A promessa falha em {made} de cada 100 mãos, em vez de {best}.</translation>
    </message>
    <message>
        <source>All five tricks come in {made} instead of {best} of 100 deals like this.</source>
        <translation>Ganham-se as cinco vazas em {made} de cada 100 mãos, em vez de {best}.</translation>
    </message>
    <message>
        <source>Another takes all five tricks in {made} instead of {best} of 100 deals like this.</source>
        <translation>Outro ganha as cinco vazas em {made} de cada 100 mãos, em vez de {best}.</translation>
    </message>
    <message>
        <source>No trick comes in {made} instead of {best} of 100 deals like this.</source>
        <translation>Não se ganha nenhuma vaza em {made} de cada 100 mãos, em vez de {best}.</translation>
    </message>
    <message>
        <source>There is hardly a trick to be had any more.</source>
        <translation>Já quase não há vazas a esperar.</translation>
    </message>
    <message>
        <source>A trick is as good as certain.</source>
        <translation>Uma vaza está praticamente garantida.</translation>
    </message>
    <message>
        <source>The promise can hardly be kept any more.</source>
        <translation>A promessa já dificilmente se cumpre.</translation>
    </message>
    <message>
        <source>The promise is as good as kept.</source>
        <translation>A promessa está praticamente cumprida.</translation>
    </message>
    <message>
        <source>The other choice is about as good.</source>
        <translation>A outra escolha é praticamente tão boa.</translation>
    </message>
    <message>
        <source>About as good: {action}.</source>
        <translation>Praticamente tão bom: {action}.</translation>
    </message>
</context>
<context>
    <name>CallKeys</name>
    <message>
        <source>P: pass</source>
        <translation>P: passar</translation>
    </message>
    <message>
        <source>T: take the upcard&apos;s suit as trumps</source>
        <translation>F: ficar com o naipe da carta virada como trunfo</translation>
    </message>
    <message>
        <source>O: order</source>
        <translation>M: mandar</translation>
    </message>
    <message>
        <source>S: stay</source>
        <translation>F: ficar</translation>
    </message>
    <message>
        <source>D: drop out</source>
        <translation>D: desistir</translation>
    </message>
    <message>
        <source>T: I take it</source>
        <translation>F: fico com ela</translation>
    </message>
    <message>
        <source>V: I leave it</source>
        <translation>D: deixo-a</translation>
    </message>
    <message>
        <source>N: a new deal</source>
        <translation>N: nova mão</translation>
    </message>
    <message>
        <source>K: I keep them</source>
        <translation>F: fico com estas</translation>
    </message>
    <message>
        <source>C: leave it to chance</source>
        <translation>A: deixar ao acaso</translation>
    </message>
    <message>
        <source>M: the rest are mine</source>
        <translation>M: o resto é meu</translation>
    </message>
    <message>
        <source>L: last trick</source>
        <translation>L: última vaza</translation>
    </message>
    <message>
        <source>C: clubs</source>
        <translation>A: paus</translation>
    </message>
    <message>
        <source>D: diamonds</source>
        <translation>O: ouros</translation>
    </message>
    <message>
        <source>H: hearts</source>
        <translation>C: copas</translation>
    </message>
    <message>
        <source>S: spades</source>
        <translation>E: espadas</translation>
    </message>
    <message>
        <source>H: hint</source>
        <translation>S: sugestão</translation>
    </message>
</context>
<context>
    <name>Calls</name>
    <message>
        <source>pass</source>
        <translation>passo</translation>
    </message>
    <message>
        <source>I order it, alone</source>
        <translation>mando, sem parceiro</translation>
    </message>
    <message>
        <source>I order it</source>
        <translation>mando</translation>
    </message>
    <message>
        <source>{suit}, alone</source>
        <translation>{suit}, sem parceiro</translation>
    </message>
    <message>
        <source>{suit}</source>
        <translation>{suit}</translation>
    </message>
    <message>
        <source>I stay</source>
        <translation>fico</translation>
    </message>
    <message>
        <source>I drop out</source>
        <translation>desisto</translation>
    </message>
    <message>
        <source>I take it</source>
        <translation>fico com ela</translation>
    </message>
    <message>
        <source>I leave it</source>
        <translation>deixo-a</translation>
    </message>
    <message>
        <source>a new deal, please</source>
        <translation>nova mão, por favor</translation>
    </message>
    <message>
        <source>I keep them</source>
        <translation>fico com estas</translation>
    </message>
    <message>
        <source>I pick it up, alone</source>
        <translation>fico com ela, sem parceiro</translation>
    </message>
    <message>
        <source>I pick it up</source>
        <translation>fico com ela</translation>
    </message>
</context>
<context>
    <name>Captions</name>
    <message>
        <source>You hold nothing but nines and tens. Do you ask for a new deal?</source>
        <translation>Só tem noves e dezes. Pede nova mão?</translation>
    </message>
    <message>
        <source>{suit} are trumps. Do you take {card}, or leave it?</source>
        <translation>O trunfo é {suit}. Fica com a carta virada, {card}, ou deixa-a?</translation>
    </message>
    <message>
        <source>You took {card}. Choose a card to lay aside face down.</source>
        <translation>Ficou com {card}. Escolha uma carta para descartar, voltada para baixo.</translation>
    </message>
    <message>
        <source>{name} is bidding…</source>
        <translation>{name} está a pensar no leilão…</translation>
    </message>
    <message>
        <source>{name} takes the upcard and chooses a discard…</source>
        <translation>{name} fica com a carta virada e escolhe o descarte…</translation>
    </message>
    <message>
        <source>{name} decides whether to stay…</source>
        <translation>{name} decide se fica…</translation>
    </message>
    <message>
        <source>{name} is to play…</source>
        <translation>É a vez de {name}…</translation>
    </message>
    <message>
        <source>{name} is to lead…</source>
        <translation>{name} vai abrir a vaza…</translation>
    </message>
    <message>
        <source>Cut the deck: choose where to lift it.</source>
        <translation>Parta o baralho: escolha por onde.</translation>
    </message>
    <message>
        <source>{name} passed. Do you take {suit} as trumps?</source>
        <translation>{name} passou. Fica com {suit} como trunfo?</translation>
    </message>
    <message>
        <source>Everyone passed to you. Do you take {suit} as trumps?</source>
        <translation>Todos os outros passaram. Fica com {suit} como trunfo?</translation>
    </message>
    <message>
        <source>{card} is turned up. Do you want {suit} as trumps?</source>
        <translation>A carta virada é {card}. Quer {suit} como trunfo?</translation>
    </message>
    <message>
        <source>{card} is turned up.</source>
        <translation>A carta virada é {card}.</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <translation>{name} passou.</translation>
    </message>
    <message>
        <source>Everyone passed to you.</source>
        <translation>Os outros passaram.</translation>
    </message>
    <message>
        <source>{card} would be the right bower, the best trump.</source>
        <translation>{card} seria o valete de trunfo, a carta mais alta.</translation>
    </message>
    <message>
        <source>{card} would be the left bower, second best trump.</source>
        <translation>{card} seria o valete secundário, o segundo trunfo.</translation>
    </message>
    <message>
        <source>{card} was turned down, and the dealer must name a suit.</source>
        <translation>A carta virada, {card}, foi recusada: tem de dizer um naipe.</translation>
    </message>
    <message>
        <source>{card} was turned down. Name another suit, or pass for a new deal.</source>
        <translation>A carta virada, {card}, foi recusada. Diga outro naipe, ou passe e dão-se cartas de novo.</translation>
    </message>
    <message>
        <source>{card} was turned down. Name another suit, or pass and all play at no-trump.</source>
        <translation>A carta virada, {card}, foi recusada. Diga outro naipe, ou passe e todos jogam sem trunfo.</translation>
    </message>
    <message>
        <source>{card} was turned down. Do you name another suit?</source>
        <translation>A carta virada, {card}, foi recusada. Quer dizer outro naipe?</translation>
    </message>
    <message>
        <source>If you drop out too, {name} takes all five tricks and wins the match.</source>
        <translation>Se também desistir, {name} faz as cinco vazas e ganha a partida.</translation>
    </message>
    <message>
        <source>If you drop out too, {name} is credited with all five tricks.</source>
        <translation>Se também desistir, as cinco vazas são de {name}.</translation>
    </message>
    <message>
        <source>{name} promised three tricks. Do you stay in the deal?</source>
        <translation>{name} prometeu três vazas. Fica nesta mão?</translation>
    </message>
    <message>
        <source>You lead: play any card.</source>
        <translation>Cabe-lhe abrir: jogue a carta que quiser.</translation>
    </message>
    <message>
        <source>Your turn: {suit} were led, and you can follow.</source>
        <translation>É a sua vez: pede-se {suit}, e pode assistir.</translation>
    </message>
    <message>
        <source>You have no {suit}: play any card.</source>
        <translation>Não tem {suit}: jogue a carta que quiser.</translation>
    </message>
    <message>
        <source>Your turn: {suit} were led and you hold one.</source>
        <translation>É a sua vez: pede-se {suit}, e só tem uma carta desse naipe.</translation>
    </message>
    <message>
        <source>Your turn: {suit} were led, follow suit.</source>
        <translation>É a sua vez: pede-se {suit}, assista ao naipe.</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Pass</source>
        <translation>Passar</translation>
    </message>
    <message>
        <source>{suit}, alone</source>
        <translation>{suit}, sem parceiro</translation>
    </message>
    <message>
        <source>Name {suit}</source>
        <translation>Dizer {suit}</translation>
    </message>
    <message numerus="yes">
        <source>you promise %n trick(s)</source>
        <translation>
            <numerusform>promete %n vaza</numerusform>
            <numerusform>promete %n vazas</numerusform>
        </translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Ficar com {card}</translation>
    </message>
    <message>
        <source>and lay another card aside</source>
        <translation>e descartar uma carta</translation>
    </message>
    <message>
        <source>Leave {card}</source>
        <translation>Deixar {card}</translation>
    </message>
    <message>
        <source>your hand stays as it is</source>
        <translation>a sua mão não muda</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Nova mão</translation>
    </message>
    <message>
        <source>the same dealer deals</source>
        <translation>o mesmo dador dá de novo</translation>
    </message>
    <message>
        <source>Keep the hand</source>
        <translation>Ficar com as cartas</translation>
    </message>
    <message>
        <source>the bidding begins</source>
        <translation>começa o leilão</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Ficar</translation>
    </message>
    <message>
        <source>take a trick, or 5 points are added</source>
        <translation>sem vazas, penalização de 5 pontos</translation>
    </message>
    <message>
        <source>Drop out</source>
        <translation>Desistir</translation>
    </message>
    <message>
        <source>your partner sits out</source>
        <translation>o parceiro não joga</translation>
    </message>
    <message>
        <source>the next player speaks</source>
        <translation>fala o jogador seguinte</translation>
    </message>
    <message>
        <source>the upcard is turned down</source>
        <translation>a carta virada é recusada</translation>
    </message>
    <message>
        <source>the cards are dealt anew</source>
        <translation>dão-se cartas de novo</translation>
    </message>
    <message>
        <source>all play at no-trump</source>
        <translation>todos jogam sem trunfo</translation>
    </message>
    <message>
        <source>Take {suit} as trumps</source>
        <translation>Ficar com {suit} como trunfo</translation>
    </message>
    <message numerus="yes">
        <source>you promise %n trick(s) and take {card}</source>
        <translation>
            <numerusform>promete %n vaza e fica com {card}</numerusform>
            <numerusform>promete %n vazas e fica com {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>Order {suit}</source>
        <translation>Mandar {suit}</translation>
    </message>
    <message numerus="yes">
        <source>you promise %n trick(s), {name} takes {card}</source>
        <translation>
            <numerusform>promete %n vaza, {name} fica com {card}</numerusform>
            <numerusform>promete %n vazas, {name} fica com {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} ganha a partida</translation>
    </message>
    <message>
        <source>{name} gets all five tricks</source>
        <translation>{name} faz as cinco vazas</translation>
    </message>
    <message>
        <source>your score does not change</source>
        <translation>a sua pontuação não muda</translation>
    </message>
    <message>
        <source>Click, or press Enter, to go on.</source>
        <translation>Clique, ou prima Enter, para continuar.</translation>
    </message>
    <message>
        <source>The rest are mine</source>
        <translation>O resto é meu</translation>
    </message>
    <message numerus="yes">
        <source>nobody can take any of the %n trick(s)</source>
        <translation>
            <numerusform>ninguém me pode tirar a última vaza</numerusform>
            <numerusform>ninguém me pode tirar nenhuma das últimas %n vazas</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave it to chance</source>
        <translation>Deixar ao acaso</translation>
    </message>
    <message>
        <source>any place will do</source>
        <translation>em qualquer sítio</translation>
    </message>
</context>
<context>
    <name>DealCodeDialog</name>
    <message>
        <source>New match from a deal code</source>
        <translation>Nova partida com um código de mãos</translation>
    </message>
    <message>
        <source>&amp;Deal code</source>
        <translation>&amp;Código de mãos</translation>
    </message>
    <message>
        <source>Four to sixteen letters and digits. Whoever plays the same game with the same code gets the same cards in every deal. The usual rules apply, the cut belongs to the code, and the match is counted apart.</source>
        <translation>De quatro a dezasseis letras e algarismos. Quem joga o mesmo jogo com o mesmo código recebe as mesmas cartas em todas as mãos. Aplicam-se as regras habituais, o corte do baralho faz parte do código, e a partida é contada à parte.</translation>
    </message>
</context>
<context>
    <name>FairDeals</name>
    <message>
        <source>Fingerprint of deal {number}: {digits}…</source>
        <translation>Selo da mão {number}: {digits}…</translation>
    </message>
    <message>
        <source>The cards of this deal are fixed. When it is over, this fingerprint proves that nobody has changed them: see Fair deals in the menu.
{digits}</source>
        <translation>As cartas desta mão estão fixadas. No fim, este selo prova que ninguém as mudou: veja «Cartas sem batota» no menu.
{digits}</translation>
    </message>
    <message>
        <source>It fits: these cards were fixed before the deal.</source>
        <translation>Confere: estas cartas estavam fixadas antes da mão.</translation>
    </message>
    <message>
        <source>It does not fit: these are not the cards shown.</source>
        <translation>Não confere: não são as cartas anunciadas.</translation>
    </message>
    <message>
        <source>This deal was dealt without a fingerprint.</source>
        <translation>Esta mão foi dada sem selo.</translation>
    </message>
    <message>
        <source>Bowers</source>
        <translation>Valetes de trunfo e secundários</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Ases</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trunfos</translation>
    </message>
    <message>
        <source>Clubs turned up</source>
        <translation>Paus virados</translation>
    </message>
    <message>
        <source>Both jacks of the colour turned up, in the five cards as dealt.</source>
        <translation>Os dois valetes da cor (vermelha ou preta) da carta virada, nas cinco cartas tal como dadas.</translation>
    </message>
    <message>
        <source>Aces in the five cards as dealt.</source>
        <translation>Ases nas cinco cartas tal como dadas.</translation>
    </message>
    <message>
        <source>Cards of the suit turned up, the left bower included, in the five cards as dealt. Which suit is trumps in the end is the players&apos; choice, and would tell nothing of the deals.</source>
        <translation>Cartas do naipe virado, incluindo o valete secundário, nas cinco cartas tal como dadas. O trunfo final é escolhido pelos jogadores e nada diria sobre as mãos.</translation>
    </message>
    <message>
        <source>Clubs turned up in the deals that this seat dealt.</source>
        <translation>Paus virados nas mãos dadas por este jogador.</translation>
    </message>
    <message>
        <source>Too few deals to say anything. From a hundred deals on there is a verdict here.</source>
        <translation>Mãos a menos para concluir alguma coisa. A partir de cem mãos, aparece aqui um veredicto.</translation>
    </message>
    <message>
        <source>The deals look as chance would have them.</source>
        <translation>As mãos são como o acaso as daria.</translation>
    </message>
    <message>
        <source>One figure is farther off than fair deals usually show. That happens to some players; look again after more deals.</source>
        <translation>Um número desvia-se mais do que é habitual em mãos dadas sem batota. Acontece a alguns jogadores; volte a ver depois de mais mãos.</translation>
    </message>
    <message>
        <source>One figure is so far off that chance alone hardly explains it. Please report it.</source>
        <translation>Um número desvia-se tanto que o acaso dificilmente o explica. Por favor, comunique-o.</translation>
    </message>
    <message>
        <source>Fair deals</source>
        <translation>Cartas sem batota</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Esta partida</translation>
    </message>
    <message>
        <source>All deals</source>
        <translation>Todas as mãos</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Mão {number}</translation>
    </message>
    <message>
        <source>Deal code of this match:</source>
        <translation>Código de mãos desta partida:</translation>
    </message>
    <message>
        <source>With it somebody else can play the same deals. Pass it on when the match is over: the coming cards follow from it.</source>
        <translation>Com ele, outra pessoa pode jogar as mesmas mãos. Passe-o quando a partida acabar: dele se deduzem as próximas cartas.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Mão</translation>
    </message>
    <message>
        <source>Copy the line to check</source>
        <translation>Copiar a linha de verificação</translation>
    </message>
    <message>
        <source>There is no deal yet.</source>
        <translation>Ainda não há nenhuma mão.</translation>
    </message>
    <message>
        <source>The cards are shown when this deal is over.</source>
        <translation>As cartas são mostradas quando esta mão acabar.</translation>
    </message>
    <message>
        <source>Shuffled deck, before the cut: {cards}</source>
        <translation>Baralho baralhado, antes de partir: {cards}</translation>
    </message>
    <message>
        <source>Fingerprint: {digits}</source>
        <translation>Selo: {digits}</translation>
    </message>
    <message>
        <source>Salt: {digits}</source>
        <translation>Sal: {digits}</translation>
    </message>
    <message>
        <source>The fingerprint is the SHA-256 of the salt and the cards. To check it without this program, paste the line into a terminal.</source>
        <translation>O selo é o SHA-256 do sal e das cartas. Para o verificar sem este programa, cole a linha num terminal.</translation>
    </message>
    <message numerus="yes">
        <source>Counted over %n deal(s)</source>
        <translation>
            <numerusform>Contado em %n mão</numerusform>
            <numerusform>Contado em %n mãos</numerusform>
        </translation>
    </message>
    <message>
        <source>{counted} ({distance} σ)
expected {expected}</source>
        <translation>{counted} ({distance} σ)
esperado {expected}</translation>
    </message>
    <message>
        <source>Fair deals give a page at least as odd as this one in {per_cent}% of all cases. A figure is off by more than two standard deviations (σ) one time in twenty, so among these sixteen about one usually is. Bad luck is felt more than good luck: this page counts both. Deals of a code that was asked for and imported matches are left out.</source>
        <translation>Mãos dadas sem batota dão uma página pelo menos tão invulgar como esta em {per_cent}% dos casos. Um número desvia-se mais de dois desvios-padrão (σ) uma vez em vinte: entre estes dezasseis, costuma haver cerca de um. O azar nota-se mais do que a sorte: esta página conta ambos. As mãos de um código pedido e as partidas importadas ficam de fora.</translation>
    </message>
</context>
<context>
    <name>FirstDeal</name>
    <message>
        <source>A suit is on offer</source>
        <translation>Um naipe proposto</translation>
    </message>
    <message>
        <source>One card too many</source>
        <translation>Uma carta a mais</translation>
    </message>
    <message>
        <source>The second round</source>
        <translation>A segunda volta</translation>
    </message>
    <message>
        <source>Stay or drop out?</source>
        <translation>Ficar ou desistir?</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>Cabe-lhe abrir</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>É a sua vez</translation>
    </message>
    <message>
        <source>The others play</source>
        <translation>Jogam os outros</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>A pontuação</translation>
    </message>
    <message>
        <source>You are the dealer, so {card} is yours, and you hold six cards. Lay one aside: a low one, best of all the only one of its suit. Later you can trump that suit.</source>
        <translation>É o dador: {card} é sua, e fica com seis cartas. Descarte uma baixa, de preferência a única do seu naipe: mais tarde poderá cortar esse naipe.</translation>
    </message>
    <message>
        <source>All four passed, so {card} was turned down. Now another suit may be named, with the same promise of three tricks. If everybody passes once more, the deal is played without trumps, and nobody has promised anything.</source>
        <translation>Os quatro passaram: a carta virada, {card}, foi recusada. Agora pode dizer-se outro naipe, com a mesma promessa de três vazas. Se todos voltarem a passar, a mão joga-se sem trunfo e ninguém prometeu nada.</translation>
    </message>
    <message>
        <source>Everybody holds five cards. {card} in the middle is the upcard: its suit is on offer as trumps, the suit that beats all others.</source>
        <translation>Cada um tem cinco cartas. No meio, {card} é a carta virada: propõe o seu naipe como trunfo, o naipe que ganha a todos os outros.</translation>
    </message>
    <message numerus="yes">
        <source>With {suit} as trumps you would hold %n trump(s).</source>
        <translation>
            <numerusform>Com {suit} como trunfo, teria %n trunfo.</numerusform>
            <numerusform>Com {suit} como trunfo, teria %n trunfos.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {suit} as trumps you would hold none of them.</source>
        <translation>Com {suit} como trunfo, não teria nenhum.</translation>
    </message>
    <message>
        <source>{card} is one of them: the jack of the other suit of the same colour is the left bower, the second-best trump.</source>
        <translation>{card} é um deles: o valete do outro naipe da mesma cor é o valete secundário, o segundo melhor trunfo.</translation>
    </message>
    <message>
        <source>If you take it, you promise three of the five tricks: 5 points are added if you fail. Passing costs nothing.</source>
        <translation>Se ficar com ela, promete três das cinco vazas; se falhar, somam-se 5 pontos. Passar não custa nada.</translation>
    </message>
    <message>
        <source>Whoever orders it promises three of the five tricks: 5 points are added for failing. Passing costs nothing.</source>
        <translation>Quem mandar promete três das cinco vazas; se falhar, somam-se 5 pontos. Passar não custa nada.</translation>
    </message>
    <message>
        <source>In a trick everybody plays one card, and the best card takes it. Each trick you take brings you one point nearer to 0, where the match is won.</source>
        <translation>Numa vaza, cada um joga uma carta, e a melhor ganha. Cada vaza que fizer tira-lhe um ponto, e quem chega a 0 ganha a partida.</translation>
    </message>
    <message>
        <source>{name} chose the trumps and promised three tricks. Points are bad: everybody wants to get down from 25 to 0.</source>
        <translation>{name} escolheu o trunfo e prometeu três vazas. Aqui os pontos são maus: todos querem descer de 25 a 0.</translation>
    </message>
    <message>
        <source>If you stay, each trick takes a point off, but none at all adds 5. If you drop out, your score stays as it is.</source>
        <translation>Se ficar, cada vaza tira-lhe um ponto, mas ficar sem vazas custa-lhe 5. Se desistir, a sua pontuação não muda.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s).</source>
        <translation>
            <numerusform>Tem %n trunfo.</numerusform>
            <numerusform>Tem %n trunfos.</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold no trump.</source>
        <translation>Não tem trunfos.</translation>
    </message>
    <message>
        <source>Nobody chose a suit, so there are no trumps: the highest card of the suit led takes the trick, and every jack is an ordinary card. Try to take at least one.</source>
        <translation>Ninguém escolheu um naipe: não há trunfo. A carta mais alta do naipe pedido faz a vaza, e os valetes são cartas normais. Procure fazer pelo menos uma.</translation>
    </message>
    <message>
        <source>A club was turned up, so clubs are trumps at once and nobody promised anything. Try to take at least one trick.</source>
        <translation>A carta virada é de paus: paus é logo trunfo e ninguém prometeu nada. Procure fazer pelo menos uma vaza.</translation>
    </message>
    <message>
        <source>You are the maker now: at least three of the five tricks must be yours.</source>
        <translation>Agora é o declarante: precisa de pelo menos três das cinco vazas.</translation>
    </message>
    <message>
        <source>{name} is the maker and needs three tricks. One is enough for you.</source>
        <translation>O declarante, {name}, precisa de três vazas. A si basta-lhe uma.</translation>
    </message>
    <message>
        <source>You have to follow: {suit} were led. {card} counts as one of them, for the left bower is a trump in every respect.</source>
        <translation>Pede-se {suit}: tem de assistir. {card} também conta, pois o valete secundário é trunfo para todos os efeitos.</translation>
    </message>
    <message>
        <source>You have to follow: {suit} were led. But {card} is no longer one of them, for the left bower belongs to the trumps.</source>
        <translation>Pede-se {suit}: tem de assistir. Mas {card} já não conta, pois o valete secundário é trunfo.</translation>
    </message>
    <message>
        <source>You have to follow: {suit} were led, and you hold only one of them.</source>
        <translation>Pede-se {suit}: tem de assistir, e só tem uma carta desse naipe.</translation>
    </message>
    <message>
        <source>You have to follow: {suit} were led. If you cannot take the trick, give your lowest.</source>
        <translation>Pede-se {suit}: tem de assistir. Se não puder fazer a vaza, jogue a mais baixa.</translation>
    </message>
    <message>
        <source>You may play anything: {suit} were led, and you have none. A trump beats every card of the suit led.</source>
        <translation>Pede-se {suit} e não tem nenhuma carta desse naipe: pode jogar qualquer uma. Um trunfo ganha a todas as cartas do naipe pedido.</translation>
    </message>
    <message>
        <source>You may play anything: {suit} were led, and you have none. Without a trump you cannot take this trick, so get rid of a low card.</source>
        <translation>Pede-se {suit} e não tem nenhuma carta desse naipe: pode jogar qualquer uma. Sem trunfo não pode fazer esta vaza: livre-se de uma carta baixa.</translation>
    </message>
    <message>
        <source>You are out of this deal, and your score stays as it is. Watch whether the maker keeps the promise.</source>
        <translation>Já não joga nesta mão, e a sua pontuação não muda. Veja se o declarante cumpre a promessa.</translation>
    </message>
    <message>
        <source>{name} is the dealer. One after the other, from the dealer’s left, everybody says whether the suit of {card} becomes trumps. Your turn comes soon.</source>
        <translation>{name} deu as cartas. Cada um diz à vez, a começar à esquerda do dador, se o naipe de {card} passa a trunfo. Já falta pouco para a sua vez.</translation>
    </message>
    <message>
        <source>The others are to act. It is your turn again soon.</source>
        <translation>É a vez dos outros. Daqui a pouco é a sua.</translation>
    </message>
    <message>
        <source>You took the trick: {card} is the right bower, the best trump.</source>
        <translation>A vaza é sua: {card} é o valete de trunfo, o melhor trunfo.</translation>
    </message>
    <message>
        <source>{name} took the trick: {card} is the right bower, the best trump.</source>
        <translation>{name} fez a vaza: {card} é o valete de trunfo, o melhor trunfo.</translation>
    </message>
    <message>
        <source>You took the trick: {card}, the left bower, is a high trump.</source>
        <translation>A vaza é sua: {card}, o valete secundário, é um trunfo alto.</translation>
    </message>
    <message>
        <source>{name} took the trick: {card}, the left bower, is a high trump.</source>
        <translation>{name} fez a vaza: {card}, o valete secundário, é um trunfo alto.</translation>
    </message>
    <message>
        <source>You took the trick: {card} was the highest trump in it.</source>
        <translation>A vaza é sua: {card} era o trunfo mais alto.</translation>
    </message>
    <message>
        <source>{name} took the trick: {card} was the highest trump in it.</source>
        <translation>{name} fez a vaza: {card} era o trunfo mais alto.</translation>
    </message>
    <message>
        <source>You took the trick: {card} was the highest card of the suit led.</source>
        <translation>A vaza é sua: {card} era a carta mais alta do naipe pedido.</translation>
    </message>
    <message>
        <source>{name} took the trick: {card} was the highest card of the suit led.</source>
        <translation>{name} fez a vaza: {card} era a carta mais alta do naipe pedido.</translation>
    </message>
    <message>
        <source>You dropped out, so your score is still {score}.</source>
        <translation>Desistiu: a sua pontuação continua em {score}.</translation>
    </message>
    <message numerus="yes">
        <source>You kept your promise with %n trick(s). Each takes a point off: you stand at {score}.</source>
        <translation>
            <numerusform>Promessa cumprida, com %n vaza. Tira-lhe um ponto: está em {score}.</numerusform>
            <numerusform>Promessa cumprida, com %n vazas. Cada uma tira-lhe um ponto: está em {score}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You promised three tricks and took %n. So 5 points are added, and the tricks count for nothing: you stand at {score}.</source>
        <translation>
            <numerusform>Prometeu três vazas e fez %n. Somam-se 5 pontos, e a vaza não conta: está em {score}.</numerusform>
            <numerusform>Prometeu três vazas e fez %n. Somam-se 5 pontos, e as vazas não contam: está em {score}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took %n trick(s). Each takes a point off: you stand at {score}.</source>
        <translation>
            <numerusform>Fez %n vaza. Tira-lhe um ponto: está em {score}.</numerusform>
            <numerusform>Fez %n vazas. Cada uma tira-lhe um ponto: está em {score}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You stayed and took no trick, which adds 5 points: you stand at {score}.</source>
        <translation>Ficou e não fez nenhuma vaza, o que soma 5 pontos: está em {score}.</translation>
    </message>
    <message>
        <source>That was a whole deal. A match goes on like this until somebody reaches 0, or takes all five tricks of a deal. Go on here, or begin a match of your own: this one is not kept.</source>
        <translation>E foi uma mão inteira. Uma partida continua assim até alguém chegar a 0, ou fazer as cinco vazas de uma mão. Continue aqui, ou comece a sua própria partida: esta não é guardada.</translation>
    </message>
    <message>
        <source>Any card may be led. Whoever can has to follow its suit. With high trumps you draw the trumps of the others.</source>
        <translation>Pode abrir com qualquer carta; quem puder tem de assistir ao naipe. Com trunfos altos, obriga os outros a gastar os seus.</translation>
    </message>
    <message>
        <source>Any card may be led. Whoever can has to follow its suit; an ace is often a good beginning.</source>
        <translation>Pode abrir com qualquer carta; quem puder tem de assistir ao naipe. Um ás é muitas vezes um bom começo.</translation>
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
        <translation>Euchre a quatro</translation>
    </message>
    <message>
        <source>Two-handed Euchre</source>
        <translation>Euchre a dois</translation>
    </message>
    <message>
        <source>Four play for themselves, from 25 points down to 0.</source>
        <translation>A quatro, cada um por&#xa0;si, de 25&#xa0;pontos até&#xa0;0.</translation>
    </message>
    <message>
        <source>Two against two: your partner sits opposite you.</source>
        <translation>Dois contra dois: o seu parceiro fica à sua frente.</translation>
    </message>
    <message>
        <source>You against one other; more than half of the deck stays unseen.</source>
        <translation>Contra um só adversário; mais de metade do baralho fica escondida.</translation>
    </message>
</context>
<context>
    <name>GuidedDeal</name>
    <message>
        <source>A first deal, step by step</source>
        <translation>Uma primeira mão, passo a passo</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>This match counts as helped: a hint was given, or a decision taken back. The statistics count it apart.</source>
        <translation>Esta partida conta como jogada com ajuda: houve uma sugestão, ou voltou-se atrás numa decisão. As estatísticas contam-na à parte.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Sugestão</translation>
    </message>
    <message>
        <source>Shows the best choice and why. The match counts as helped.</source>
        <translation>Mostra a melhor escolha e explica porquê. A partida passa a contar como jogada com ajuda.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>A pensar…</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Fechar a sugestão</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>on the table</source>
        <translation>em curso</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>abandonada</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganha</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>partilhada</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdida</translation>
    </message>
    <message>
        <source>over</source>
        <translation>terminada</translation>
    </message>
    <message>
        <source>replay</source>
        <translation>repetida</translation>
    </message>
    <message>
        <source>helped</source>
        <translation>com ajuda</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importada</translation>
    </message>
    <message>
        <source>It could not be written to {path}. {why}</source>
        <translation>Não foi possível escrever em {path}. {why}</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) written.</source>
        <translation>
            <numerusform>%n partida gravada.</numerusform>
            <numerusform>%n partidas gravadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>This match cannot be shown. {why}</source>
        <translation>Esta partida não pode ser mostrada. {why}</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>No match fits.</source>
        <translation>Nenhuma partida corresponde.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>Your matches</source>
        <translation>As suas partidas</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Retomar</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>Rever…</translation>
    </message>
    <message>
        <source>Check the deals…</source>
        <translation>Verificar as mãos…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Eliminar…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n match(es) for good? The statistics forget them, too.</source>
        <translation>
            <numerusform>Eliminar definitivamente %n partida? As estatísticas também a esquecem.</numerusform>
            <numerusform>Eliminar definitivamente %n partidas? As estatísticas também as esquecem.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) taken in.</source>
        <translation>
            <numerusform>%n partida importada.</numerusform>
            <numerusform>%n partidas importadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) known already.</source>
        <translation>
            <numerusform>%n partida já conhecida.</numerusform>
            <numerusform>%n partidas já conhecidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} cannot be used. {why}</source>
        <translation>{name} não pode ser usado. {why}</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) cannot be used.</source>
        <translation>
            <numerusform>Mais %n ficheiro não pode ser usado.</numerusform>
            <numerusform>Mais %n ficheiros não podem ser usados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversários</translation>
    </message>
    <message>
        <source>Opponents to look for</source>
        <translation>Adversários a procurar</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Período</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Até</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos os jogos</translation>
    </message>
    <message>
        <source>Every result</source>
        <translation>Todos os resultados</translation>
    </message>
    <message>
        <source>Won alone</source>
        <translation>Ganhas sem partilha</translation>
    </message>
    <message>
        <source>Won with others</source>
        <translation>Ganhas com outros</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandonadas</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Em curso</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>Todas as datas</translation>
    </message>
    <message>
        <source>In the last 7 days</source>
        <translation>Nos últimos 7 dias</translation>
    </message>
    <message>
        <source>In the last 30 days</source>
        <translation>Nos últimos 30 dias</translation>
    </message>
    <message>
        <source>In the last 12 months</source>
        <translation>Nos últimos 12 meses</translation>
    </message>
    <message>
        <source>Between two days</source>
        <translation>Entre duas datas</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Scores, yours first</source>
        <translation>Pontos, os seus primeiro</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Mãos</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Observações</translation>
    </message>
    <message>
        <source>Nothing has been played yet. Every match appears here once its first deal is over: to go on with it, and to review its deals.</source>
        <translation>Ainda não jogou nenhuma partida. Cada uma aparece aqui assim que acabar a primeira mão: poderá retomá-la e rever as suas mãos.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>key {key}</source>
        <translation>tecla {key}</translation>
    </message>
    <message>
        <source>{text}, key {key}</source>
        <translation>{text}, tecla {key}</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À mesa</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Anúncios</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Em toda a parte</translation>
    </message>
    <message>
        <source>point at the card beside, or where to cut</source>
        <translation>apontar para a carta ao lado, ou onde partir</translation>
    </message>
    <message>
        <source>point at the first or the last card</source>
        <translation>apontar para a primeira ou a última carta</translation>
    </message>
    <message>
        <source>point at the first to the sixth card</source>
        <translation>apontar da primeira à sexta carta</translation>
    </message>
    <message>
        <source>play the card, or press the button</source>
        <translation>jogar a carta, ou premir o botão</translation>
    </message>
    <message>
        <source>hand, buttons, score sheet, story</source>
        <translation>cartas, botões, folha de pontos, relato</translation>
    </message>
    <message>
        <source>show the end of a movement at once</source>
        <translation>acabar logo um movimento</translation>
    </message>
    <message>
        <source>show the last trick once more</source>
        <translation>rever a última vaza</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passar</translation>
    </message>
    <message>
        <source>order up</source>
        <translation>mandar</translation>
    </message>
    <message>
        <source>take it as the dealer</source>
        <translation>ficar com ela, para o dador</translation>
    </message>
    <message>
        <source>name clubs, diamonds, hearts, spades</source>
        <translation>dizer paus, ouros, copas, espadas</translation>
    </message>
    <message>
        <source>stay</source>
        <translation>ficar</translation>
    </message>
    <message>
        <source>drop out</source>
        <translation>desistir</translation>
    </message>
    <message>
        <source>leave the cut to chance</source>
        <translation>deixar ao acaso onde partir</translation>
    </message>
    <message>
        <source>claim the rest of the tricks</source>
        <translation>reclamar as vazas restantes</translation>
    </message>
    <message>
        <source>with a call: play alone</source>
        <translation>com um anúncio: jogar sem parceiro</translation>
    </message>
    <message>
        <source>this sheet</source>
        <translation>esta folha</translation>
    </message>
    <message>
        <source>rule book</source>
        <translation>livro de regras</translation>
    </message>
    <message>
        <source>show or fold the score sheet</source>
        <translation>mostrar ou recolher a folha de pontos</translation>
    </message>
    <message>
        <source>take a decision back</source>
        <translation>voltar atrás numa decisão</translation>
    </message>
    <message>
        <source>new match</source>
        <translation>nova partida</translation>
    </message>
    <message>
        <source>open or save a match</source>
        <translation>abrir ou guardar uma partida</translation>
    </message>
    <message>
        <source>preferences</source>
        <translation>preferências</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>sair</translation>
    </message>
    <message>
        <source>a hint, or take it away</source>
        <translation>uma sugestão, ou retirá-la</translation>
    </message>
    <message>
        <source>full screen; Esc ends it</source>
        <translation>ecrã inteiro; Esc para sair</translation>
    </message>
    <message>
        <source>lessons or practice</source>
        <translation>lições ou treino</translation>
    </message>
    <message>
        <source>history or statistics</source>
        <translation>histórico ou estatísticas</translation>
    </message>
    <message>
        <source>point at the card; Enter plays it</source>
        <translation>apontam para a carta; Enter joga-a</translation>
    </message>
    <message>
        <source>play the card when pressed twice</source>
        <translation>jogam a carta ao segundo toque</translation>
    </message>
    <message>
        <source>play the card at once</source>
        <translation>jogam logo a carta</translation>
    </message>
    <message>
        <source>The &amp;digits, on your turn</source>
        <translation>Os al&amp;garismos, na sua vez</translation>
    </message>
</context>
<context>
    <name>Labels</name>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jogador {number}</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>paus</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ouros</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>copas</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>espadas</translation>
    </message>
    <message>
        <source>Clubs are trumps</source>
        <translation>Trunfo: paus</translation>
    </message>
    <message>
        <source>Diamonds are trumps</source>
        <translation>Trunfo: ouros</translation>
    </message>
    <message>
        <source>Hearts are trumps</source>
        <translation>Trunfo: copas</translation>
    </message>
    <message>
        <source>Spades are trumps</source>
        <translation>Trunfo: espadas</translation>
    </message>
    <message>
        <source>No-trump</source>
        <translation>Sem trunfo</translation>
    </message>
    <message>
        <source>Nobody promised</source>
        <translation>Ninguém prometeu nada</translation>
    </message>
    <message numerus="yes">
        <source>You promised %n trick(s)</source>
        <translation>
            <numerusform>Prometeu %n vaza</numerusform>
            <numerusform>Prometeu %n vazas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} promised %n trick(s)</source>
        <translation>
            <numerusform>{name} prometeu %n vaza</numerusform>
            <numerusform>{name} prometeu %n vazas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <source>done</source>
        <translation>concluída</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} de {count}</translation>
    </message>
    <message>
        <source>Short lessons on the real table. They build on each other, but you may start anywhere.</source>
        <translation>Lições curtas na mesa verdadeira. Seguem uma ordem, mas pode começar por onde quiser.</translation>
    </message>
    <message>
        <source>To the table (Esc)</source>
        <translation>Para a mesa (Esc)</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Aprender a jogar</translation>
    </message>
</context>
<context>
    <name>LessonPlayer</name>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Página {number} de {count}</translation>
    </message>
    <message>
        <source>{number} · {title}</source>
        <translation>{number} · {title}</translation>
    </message>
    <message>
        <source>Leave (Esc)</source>
        <translation>Fechar (Esc)</translation>
    </message>
    <message>
        <source>From the highest to the lowest; a ring for yours:</source>
        <translation>Da mais alta para a mais baixa; as suas têm um contorno:</translation>
    </message>
</context>
<context>
    <name>LessonScreen</name>
    <message>
        <source>Choose a card of your hand.</source>
        <translation>Escolha uma carta da sua mão.</translation>
    </message>
    <message>
        <source>Choose a card on the table.</source>
        <translation>Escolha uma carta na mesa.</translation>
    </message>
    <message>
        <source>Choose what you say.</source>
        <translation>Escolha o que diz.</translation>
    </message>
    <message>
        <source>Choose an answer.</source>
        <translation>Escolha uma resposta.</translation>
    </message>
    <message>
        <source>Choose a place in the deck.</source>
        <translation>Escolha por onde partir.</translation>
    </message>
</context>
<context>
    <name>LessonSheet</name>
    <message>
        <source>Rules: {articles}</source>
        <translation>Regras: {articles}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostre-me</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Seguinte</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Lição seguinte</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Todas as lições</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Todas as cartas</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Outra coisa</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Mão seguinte</translation>
    </message>
    <message>
        <source>Begin a match</source>
        <translation>Começar uma partida</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>The left bower</source>
        <translation>O valete secundário</translation>
    </message>
    <message>
        <source>The jack that changes sides.</source>
        <translation>O valete que muda de lado.</translation>
    </message>
    <message>
        <source>A jack changes sides</source>
        <translation>Um valete muda de lado</translation>
    </message>
    <message>
        <source>With hearts as trumps, the jack of diamonds {JD} is the left bower. It still looks like a diamond, but it is a heart in every respect. Diamonds have lost their jack and count only five cards.

In your hand it therefore lies among the trumps. It is always the jack of the same colour: with spades as trumps, the jack of clubs.</source>
        <translation>Com trunfo de copas, o valete de ouros {JD} é o valete secundário. Continua a parecer de ouros, mas é de copas para todos os efeitos. Ouros perdeu o valete e fica só com cinco cartas.

Por isso, na sua mão, está junto dos trunfos. É sempre o valete da mesma cor: com trunfo de espadas, o valete de paus.</translation>
    </message>
    <message>
        <source>Following the printed suit</source>
        <translation>O naipe impresso</translation>
    </message>
    <message>
        <source>Hearts are trumps, and Inês leads {KD}. Which of your cards may you play?</source>
        <translation>O trunfo é copas, e a Inês abre com {KD}. Qual das suas cartas pode jogar?</translation>
    </message>
    <message>
        <source>Yes: {TD} is your only diamond. {JD} is a heart and must not follow diamonds while you hold a real one.</source>
        <translation>Certo: {TD} é a sua única carta de ouros. {JD} é de copas e não assiste a ouros enquanto tiver uma carta de ouros verdadeira.</translation>
    </message>
    <message>
        <source>Hearts are led</source>
        <translation>Pede-se copas</translation>
    </message>
    <message>
        <source>Hearts are trumps, and Inês leads {9H}. You hold no card with a printed heart. What must you play?</source>
        <translation>O trunfo é copas, e a Inês abre com {9H}. Nenhuma das suas cartas tem copas impressas. O que tem de jogar?</translation>
    </message>
    <message>
        <source>Yes: {JD} is your only heart, so it must be played. Here it even takes the trick.</source>
        <translation>Certo: {JD} é a sua única carta de copas; tem de a jogar. Aqui até ganha a vaza.</translation>
    </message>
    <message>
        <source>Leading it</source>
        <translation>Abrir com ele</translation>
    </message>
    <message>
        <source>Hearts are trumps and you lead. Make the others play hearts.</source>
        <translation>O trunfo é copas e cabe-lhe abrir. Obrigue os outros a jogar copas.</translation>
    </message>
    <message>
        <source>Yes: when the left bower is led, it calls for trumps. Everybody who has a heart must play one.</source>
        <translation>Certo: abrir com o valete secundário é pedir trunfo. Quem tiver copas tem de as jogar.</translation>
    </message>
    <message>
        <source>That calls for diamonds. It is the other red card of yours that has become a heart.</source>
        <translation>Com essa pede ouros. É a sua outra carta vermelha que passou a ser de copas.</translation>
    </message>
    <message>
        <source>That card calls for its own suit. One card in your hand is a heart without looking like one.</source>
        <translation>Essa carta pede o seu próprio naipe. Uma das suas cartas é de copas sem o parecer.</translation>
    </message>
    <message>
        <source>Problem: the ace of diamonds</source>
        <translation>Problema: o ás de ouros</translation>
    </message>
    <message>
        <source>Hearts are trumps, and Inês leads {AD}. Take the trick, if the rules allow it.</source>
        <translation>O trunfo é copas, e a Inês abre com {AD}. Ganhe esta vaza, se a regra o permitir.</translation>
    </message>
    <message>
        <source>Yes: you have no diamond at all, since {JD} is a heart. So you are free to trump with it.</source>
        <translation>Certo: não tem nenhuma carta de ouros, pois {JD} é de copas. Pode, portanto, cortar com ele.</translation>
    </message>
    <message>
        <source>It is allowed, as you cannot follow, but it takes nothing. You do hold a trump.</source>
        <translation>É permitido, porque não pode assistir, mas não ganha nada. E, no entanto, tem um trunfo.</translation>
    </message>
    <message>
        <source>No-trump</source>
        <translation>Sem trunfo</translation>
    </message>
    <message>
        <source>When nobody wants a suit.</source>
        <translation>Quando ninguém quer nenhum naipe.</translation>
    </message>
    <message>
        <source>All have passed twice</source>
        <translation>Todos passaram duas vezes</translation>
    </message>
    <message>
        <source>If nobody chooses a trump suit in two rounds of bidding, the deal is played at no-trump. There are no bowers then: every jack is an ordinary card between the queen and the ten.

The highest card of the suit led takes the trick. There is no maker, nobody has promised anything, and everybody plays.</source>
        <translation>Se ninguém escolher trunfo nas duas voltas do leilão, a mão joga-se sem trunfo. Nesse caso, nenhum valete é especial: cada um é uma carta normal, entre a dama e o dez.

A carta mais alta do naipe pedido ganha a vaza. Não há declarante, ninguém prometeu nada, e todos jogam.</translation>
    </message>
    <message>
        <source>Which card is winning?</source>
        <translation>Que carta está a ganhar?</translation>
    </message>
    <message>
        <source>No-trump. Léa led {QD}, Bram had no diamond and played {JH}, and Inês played {KD}. Which card is winning?</source>
        <translation>Sem trunfo. A Léa jogou {QD}, o Bram, sem ouros, jogou {JH}, e a Inês {KD}. Que carta está a ganhar?</translation>
    </message>
    <message>
        <source>Yes: {KD} is the highest diamond on the table.</source>
        <translation>Certo: {KD} é a carta de ouros mais alta da mesa.</translation>
    </message>
    <message>
        <source>At no-trump a jack has no special power, and a card of another suit never wins.</source>
        <translation>Sem trunfo, um valete não tem nada de especial, e uma carta de outro naipe nunca ganha.</translation>
    </message>
    <message>
        <source>Another diamond on the table is higher.</source>
        <translation>Há na mesa uma carta de ouros mais alta.</translation>
    </message>
    <message>
        <source>An ordinary jack</source>
        <translation>Um valete normal</translation>
    </message>
    <message>
        <source>No-trump, and Léa led {TD}. Which of your cards may you play?</source>
        <translation>Sem trunfo, e a Léa abriu com {TD}. Qual das suas cartas pode jogar?</translation>
    </message>
    <message>
        <source>Yes: at no-trump {JD} is a diamond like any other, so you must follow with it.</source>
        <translation>Certo: sem trunfo, {JD} é uma carta de ouros como as outras; tem de assistir com ela.</translation>
    </message>
    <message>
        <source>Problem: a sure trick</source>
        <translation>Problema: uma vaza segura</translation>
    </message>
    <message>
        <source>At no-trump nobody may drop out, and whoever takes no trick adds 5 points. You lead. Make sure of a trick at once.</source>
        <translation>Sem trunfo, ninguém pode desistir, e quem não ganhar nenhuma vaza soma 5 pontos. Cabe-lhe abrir: garanta já uma vaza.</translation>
    </message>
    <message>
        <source>Yes: without trumps, an ace that is led cannot be beaten. The 5 points are avoided.</source>
        <translation>Certo: sem trunfo, ninguém ganha a um ás de abertura. Já evitou os 5 pontos.</translation>
    </message>
    <message>
        <source>The ace of diamonds may be against you. You hold a card that nothing beats.</source>
        <translation>O ás de ouros pode estar contra si. Tem uma carta imbatível.</translation>
    </message>
    <message>
        <source>Higher cards of its suit may be against you. You hold a card that nothing beats.</source>
        <translation>Há cartas mais altas do mesmo naipe. Tem uma carta imbatível.</translation>
    </message>
    <message>
        <source>The cards and their order</source>
        <translation>As cartas e a sua ordem</translation>
    </message>
    <message>
        <source>Which card beats which, with and without trumps.</source>
        <translation>Que carta ganha a que carta, com e sem trunfo.</translation>
    </message>
    <message>
        <source>What the game is about</source>
        <translation>De que se trata</translation>
    </message>
    <message>
        <source>Four players each play for themselves. In a trick, each lays one card on the table, and the best card takes the trick. Everybody starts at 25 points, and every trick you take brings you one point nearer to 0, where you win.

There are four suits of six cards: ace {AS}, king {KS}, queen {QS}, jack {JS}, ten {TS} and nine {9S}, in this order. You hold five of the spades; the jack is elsewhere.</source>
        <translation>Quatro jogadores jogam cada um por si. Em cada vaza, cada um põe uma carta na mesa, e a melhor ganha a vaza. Todos começam com 25 pontos, e cada vaza ganha tira-lhe um ponto: quem chega a 0 vence.

Há quatro naipes de seis cartas: ás {AS}, rei {KS}, dama {QS}, valete {JS}, dez {TS} e nove {9S}, por esta ordem. Tem cinco cartas de espadas; o valete está noutro lado.</translation>
    </message>
    <message>
        <source>Léa led a spade, then Bram and Inês played spades too. Choose the card on the table that is winning the trick so far.</source>
        <translation>A Léa jogou uma carta de espadas; o Bram e a Inês também. Escolha na mesa a carta que está a ganhar a vaza.</translation>
    </message>
    <message>
        <source>Yes: the ace is the highest spade. You add your {9S}, and Bram takes the trick.</source>
        <translation>Certo: o ás é a espada mais alta. Junta o seu {9S}, e o Bram ganha a vaza.</translation>
    </message>
    <message>
        <source>Being played first gives a card no strength. Only the order counts: ace, king, queen, jack, ten, nine.</source>
        <translation>Ser jogada em primeiro lugar não dá força a uma carta. Só conta a ordem: ás, rei, dama, valete, dez, nove.</translation>
    </message>
    <message>
        <source>A queen beats the ten, but another card on the table is higher still.</source>
        <translation>A dama ganha ao dez, mas há na mesa uma carta ainda mais alta.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>O trunfo</translation>
    </message>
    <message>
        <source>In most deals one suit is trumps: its cards beat all cards of the other suits. Here it is hearts.

In the trump suit the jack is the highest card, the right bower. Second comes the other jack of the same colour, the left bower. “Bower” comes from the German “Bauer”, a farmer, which is also a name for the jack.</source>
        <translation>Em quase todas as mãos há um naipe que é trunfo: as suas cartas ganham às de todos os outros naipes. Aqui, o trunfo é copas.

No trunfo, o valete é a carta mais alta: é o valete de trunfo. Logo a seguir vem o outro valete da mesma cor, vermelho ou preto: o valete secundário. Em inglês chamam-se «bowers», do alemão «Bauer», camponês.</translation>
    </message>
    <message>
        <source>A small trump</source>
        <translation>Um trunfo pequeno</translation>
    </message>
    <message>
        <source>Hearts are trumps. Léa led {AS}, Bram followed with {QS}, and Inês, who has no spade, played {9H}. Which card is winning?</source>
        <translation>O trunfo é copas. A Léa jogou {AS}, o Bram assistiu com {QS}, e a Inês, que não tem espadas, jogou {9H}. Que carta está a ganhar?</translation>
    </message>
    <message>
        <source>Yes: even the lowest trump beats an ace of another suit.</source>
        <translation>Certo: até o trunfo mais baixo ganha a um ás de outro naipe.</translation>
    </message>
    <message>
        <source>Among spades alone, perhaps. But a heart has been played, and hearts are trumps.</source>
        <translation>Só entre espadas, talvez. Mas jogou-se uma carta de copas, e copas é trunfo.</translation>
    </message>
    <message>
        <source>Problem: four red cards</source>
        <translation>Problema: quatro cartas vermelhas</translation>
    </message>
    <message>
        <source>Hearts are trumps. Three cards lie on the table, and you will add {TH}. Which card takes the trick?</source>
        <translation>O trunfo é copas. Há três cartas na mesa, e vai jogar {TH}. Que carta ganha a vaza?</translation>
    </message>
    <message>
        <source>Yes: with hearts as trumps, {JD} is the left bower, the second-highest trump. Only {JH} could beat it.</source>
        <translation>Certo: com trunfo de copas, {JD} é o valete secundário, o segundo trunfo mais alto. Só {JH} lhe ganharia.</translation>
    </message>
    <message>
        <source>The ace is only the third trump. Look for a jack of the same colour.</source>
        <translation>O ás é apenas o terceiro trunfo. Procure um valete da mesma cor.</translation>
    </message>
    <message>
        <source>The king is beaten twice on this table. Remember the two bowers.</source>
        <translation>O rei perde com duas cartas desta mesa. Lembre-se dos dois valetes.</translation>
    </message>
    <message>
        <source>Following suit</source>
        <translation>Assistir ao naipe</translation>
    </message>
    <message>
        <source>What you must play, and what you may.</source>
        <translation>O que tem de jogar e o que pode jogar.</translation>
    </message>
    <message>
        <source>Leading and following</source>
        <translation>Abrir e assistir</translation>
    </message>
    <message>
        <source>Five tricks are played in a deal. The player on the dealer’s left leads to the first one, that is, plays its first card. Here Inês dealt, so you lead.

The first card decides the suit. Whoever holds a card of that suit must play one: that is following suit. Whoever has none may play anything. Whoever takes the trick leads to the next one.</source>
        <translation>Cada mão joga-se em cinco vazas. O jogador à esquerda do dador abre a primeira, isto é, joga a primeira carta. Aqui foi a Inês que deu; cabe-lhe a si abrir.

A primeira carta fixa o naipe pedido. Quem tiver uma carta desse naipe tem de a jogar: é assistir. Quem não tiver joga o que quiser. Quem ganha a vaza abre a seguinte.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>A sua vez</translation>
    </message>
    <message>
        <source>Léa led {KS}. Which of your cards may you play?</source>
        <translation>A Léa abriu com {KS}. Qual das suas cartas pode jogar?</translation>
    </message>
    <message>
        <source>Yes: {9S} is your only spade, so it must be played. It takes nothing, and your good cards stay for later.</source>
        <translation>Certo: {9S} é a sua única espada; tem de a jogar. Não ganha nada, mas as boas cartas ficam para depois.</translation>
    </message>
    <message>
        <source>Nothing to follow with</source>
        <translation>Sem cartas do naipe</translation>
    </message>
    <message>
        <source>Diamonds were led and you have none, so every card is allowed. Spades are trumps. Take the trick!</source>
        <translation>Pede-se ouros e não tem nenhuma carta desse naipe: pode jogar qualquer uma. O trunfo é espadas. Ganhe esta vaza!</translation>
    </message>
    <message>
        <source>You may play it, but it takes nothing: it is neither a diamond nor a trump.</source>
        <translation>Pode jogá-la, mas não ganha nada: não é de ouros nem é trunfo.</translation>
    </message>
    <message>
        <source>Problem: a lost trick</source>
        <translation>Problema: uma vaza perdida</translation>
    </message>
    <message>
        <source>Hearts are trumps. Bram has no spade and has trumped with {JH}, the highest card of all. You hold two spades. Which one do you play?</source>
        <translation>O trunfo é copas. O Bram não tem espadas e cortou com {JH}, a carta mais alta de todas. Tem duas cartas de espadas. Qual joga?</translation>
    </message>
    <message>
        <source>Yes: you must follow with a spade, but nothing can beat the right bower. The nine goes, and the ace may take a trick later.</source>
        <translation>Certo: tem de assistir a espadas, mas nada ganha ao valete de trunfo. Vai o nove, e o ás poderá ganhar uma vaza mais tarde.</translation>
    </message>
    <message>
        <source>It is allowed, but the trick is lost and your ace with it. Nobody has to beat the cards on the table.</source>
        <translation>É permitido, mas a vaza está perdida e o seu ás também. Ninguém é obrigado a jogar mais alto.</translation>
    </message>
    <message>
        <source>The second round</source>
        <translation>A segunda volta</translation>
    </message>
    <message>
        <source>When the upcard is turned down.</source>
        <translation>Quando a carta virada é recusada.</translation>
    </message>
    <message>
        <source>The upcard is turned down</source>
        <translation>A carta virada é recusada</translation>
    </message>
    <message>
        <source>All four have passed, so the upcard was turned face down. In a second round, from the dealer’s left, each player passes or names one of the three other suits, clubs included.

Now no card changes hands. Whoever names a suit is the maker and promises three tricks. It is always three here: nobody bids a number.</source>
        <translation>Os quatro passaram: a carta virada foi recusada e voltou-se para baixo. Numa segunda volta, a partir da esquerda do dador, cada um passa ou diz um dos outros três naipes, incluindo paus.

Desta vez, nenhuma carta muda de dono. Quem diz um naipe é o declarante e promete três vazas. São sempre três: aqui não se anuncia nenhum número.</translation>
    </message>
    <message>
        <source>Name a suit</source>
        <translation>Diga um naipe</translation>
    </message>
    <message>
        <source>{TH} was turned down, and you speak first. What do you say?</source>
        <translation>A carta virada, {TH}, foi recusada, e fala em primeiro lugar. O que diz?</translation>
    </message>
    <message>
        <source>Yes: with spades as trumps you hold the four highest: {JS}, {JC}, {AS} and {KS}.</source>
        <translation>Certo: com trunfo de espadas tem os quatro mais altos: {JS}, {JC}, {AS} e {KS}.</translation>
    </message>
    <message>
        <source>Clubs too would give you both bowers, but nothing else. Another suit gives you four trumps.</source>
        <translation>Com paus também teria os dois valetes, mas mais nada. Outro naipe dá-lhe quatro trunfos.</translation>
    </message>
    <message>
        <source>You would have a single diamond. Look for the suit that makes bowers of your jacks.</source>
        <translation>Teria uma só carta de ouros. Procure o naipe que faz dos seus valetes os trunfos mais altos.</translation>
    </message>
    <message>
        <source>With two black jacks, {AS} and {KS} you may safely promise three tricks.</source>
        <translation>Com dois valetes pretos, {AS} e {KS}, pode prometer três vazas sem receio.</translation>
    </message>
    <message>
        <source>Problem: the last to speak</source>
        <translation>Problema: o último a falar</translation>
    </message>
    <message>
        <source>You dealt, and everybody has passed up to you for the second time. If you pass too, all play at no-trump, and nobody has promised anything. What do you do with three aces?</source>
        <translation>Deu as cartas, e todos passaram pela segunda vez. Se também passar, joga-se sem trunfo, e ninguém prometeu nada. O que faz com três ases?</translation>
    </message>
    <message>
        <source>Yes: at no-trump every ace is the highest card of its suit, and you risk no promise.</source>
        <translation>Certo: sem trunfo, cada ás é a carta mais alta do seu naipe, e não arrisca nenhuma promessa.</translation>
    </message>
    <message>
        <source>You would promise three tricks with two trumps at most and no bower. Your aces are safest where there are no trumps.</source>
        <translation>Prometeria três vazas com dois trunfos, no máximo, e sem nenhum valete. Os seus ases estão mais seguros sem trunfo.</translation>
    </message>
    <message>
        <source>Stay or drop out</source>
        <translation>Ficar ou desistir</translation>
    </message>
    <message>
        <source>Playing against the maker costs courage, or 5 points.</source>
        <translation>Jogar contra o declarante pede coragem ou custa 5 pontos.</translation>
    </message>
    <message>
        <source>Three decisions</source>
        <translation>Três decisões</translation>
    </message>
    <message>
        <source>Léa ordered hearts and is the maker. Now the three others say in turn, from her left, whether they stay or drop out. The maker has to stay.

Whoever stays and takes no trick adds 5 points. Whoever drops out lays the hand aside unseen, and that score does not change. Remember: points are bad, you want to reach 0.</source>
        <translation>A Léa mandou, e o trunfo é copas: é ela a declarante. Agora, a partir da esquerda dela, os outros três dizem à vez se ficam ou desistem. O declarante, esse, tem de ficar.

Quem fica e não ganha nenhuma vaza soma 5 pontos. Quem desiste põe as cartas de lado sem as mostrar, e a sua pontuação não muda. Lembre-se: os pontos são maus, quer-se chegar a 0.</translation>
    </message>
    <message>
        <source>With this hand?</source>
        <translation>Com esta mão?</translation>
    </message>
    <message>
        <source>Inês ordered hearts and has promised three tricks. You decide first. Do you stay?</source>
        <translation>A Inês mandou copas e prometeu três vazas. Decide em primeiro lugar. Fica?</translation>
    </message>
    <message>
        <source>Yes: no trump, no ace, no king. This hand will hardly take a trick, and dropping out costs nothing.</source>
        <translation>Certo: nem trunfos, nem ases, nem reis. Esta mão dificilmente ganha uma vaza, e desistir não custa nada.</translation>
    </message>
    <message>
        <source>Which of these cards could take a trick? None is likely to, and then you would add 5 points.</source>
        <translation>Qual destas cartas poderia ganhar uma vaza? Provavelmente nenhuma, e somaria 5 pontos.</translation>
    </message>
    <message>
        <source>And with this one?</source>
        <translation>E com esta?</translation>
    </message>
    <message>
        <source>Again Inês is the maker, and hearts are trumps. Do you stay?</source>
        <translation>A Inês é outra vez a declarante, e o trunfo é copas. Fica?</translation>
    </message>
    <message>
        <source>Yes: {AH} and {KH} are high trumps and {AS} is an ace. A trick is nearly certain, and each one brings your score down.</source>
        <translation>Certo: {AH} e {KH} são trunfos altos, e {AS} é um ás. Uma vaza é quase certa, e cada uma baixa a sua pontuação.</translation>
    </message>
    <message>
        <source>That would be safe, but you would give tricks away: two high trumps and an ace should take at least one.</source>
        <translation>Seria seguro, mas perderia vazas: dois trunfos altos e um ás devem ganhar pelo menos uma.</translation>
    </message>
    <message>
        <source>Problem: the dealer’s card</source>
        <translation>Problema: a carta do dador</translation>
    </message>
    <message>
        <source>You dealt. Léa ordered, so you had to take {9H}; you discarded {9C}. Bram stays, Inês has dropped out. May you drop out too, and should you?</source>
        <translation>Deu as cartas. A Léa mandou, teve de ficar com {9H} e descartou {9C}. O Bram fica, a Inês desistiu. Também pode desistir? E deve?</translation>
    </message>
    <message>
        <source>Yes: a dealer who took the card for somebody else may drop out. One small trump is not enough here.</source>
        <translation>Certo: um dador que ficou com a carta por ordem de outro pode desistir. Um só trunfo pequeno não chega.</translation>
    </message>
    <message>
        <source>You may stay, but what should take a trick? The lowest trump will be taken by a higher one.</source>
        <translation>Pode ficar, mas que carta ganharia uma vaza? O trunfo mais baixo perde com qualquer outro.</translation>
    </message>
    <message>
        <source>The lone maker</source>
        <translation>O declarante sozinho</translation>
    </message>
    <message>
        <source>Why somebody has to stay.</source>
        <translation>Porque é que alguém tem de ficar.</translation>
    </message>
    <message>
        <source>If everybody drops out</source>
        <translation>Se todos desistirem</translation>
    </message>
    <message>
        <source>If all three others drop out, nothing is played: the maker is credited with all five tricks. And whoever takes all five tricks wins the match at once.

So whoever decides last carries a responsibility. The program tells you before you choose.</source>
        <translation>Se os outros três desistirem, não se joga: as cinco vazas são do declarante. E quem faz as cinco vazas vence logo a partida.

Por isso, o último a decidir tem uma responsabilidade. O programa avisa antes da escolha.</translation>
    </message>
    <message>
        <source>You are the last</source>
        <translation>Só falta a sua decisão</translation>
    </message>
    <message>
        <source>Léa is the maker; Bram and Inês have dropped out. Your hand is poor. What do you do?</source>
        <translation>A Léa é a declarante; o Bram e a Inês desistiram. A sua mão é fraca. O que faz?</translation>
    </message>
    <message>
        <source>Yes: 5 points are better than a lost match. And perhaps one of your cards takes a trick after all.</source>
        <translation>Certo: antes 5 pontos do que a partida perdida. E talvez uma das suas cartas ainda ganhe uma vaza.</translation>
    </message>
    <message>
        <source>Then nobody is left against Léa: she is credited with five tricks and wins the match.</source>
        <translation>Então não fica ninguém contra a Léa: as cinco vazas são dela, e vence a partida.</translation>
    </message>
    <message>
        <source>Somebody else stays</source>
        <translation>Há quem fique</translation>
    </message>
    <message>
        <source>The same cards, but this time Bram stays. What do you do?</source>
        <translation>As mesmas cartas, mas desta vez o Bram fica. O que faz?</translation>
    </message>
    <message>
        <source>Yes: Bram plays against Léa, so you may save your points.</source>
        <translation>Certo: o Bram joga contra a Léa; pode poupar os seus pontos.</translation>
    </message>
    <message>
        <source>You do not have to: Bram will play against Léa. With this hand you would most likely add 5 points.</source>
        <translation>Não é preciso: o Bram jogará contra a Léa. Com esta mão, o mais provável é somar 5 pontos.</translation>
    </message>
    <message>
        <source>Problem: all three drop</source>
        <translation>Problema: todos desistem</translation>
    </message>
    <message>
        <source>Suppose you drop out too. Léa stands at 25, like everybody. What happens?</source>
        <translation>Suponha que também desiste. A Léa tem 25 pontos, como todos. O que acontece?</translation>
    </message>
    <message>
        <source>Yes: five tricks win the match from any score. An option of the match can soften this: the maker then only subtracts 5.</source>
        <translation>Certo: cinco vazas vencem a partida, seja qual for a pontuação. Uma opção da partida atenua isto: o declarante subtrai então apenas 5.</translation>
    </message>
    <message>
        <source>That would be so with an option of the match. By the usual rule, five tricks are worth more.</source>
        <translation>Seria assim com uma opção da partida. Pela regra normal, cinco vazas valem mais.</translation>
    </message>
    <message>
        <source>Cards are dealt again only when nobody has won. Remember what five tricks are worth.</source>
        <translation>Só se volta a dar se ninguém tiver vencido. Lembre-se do que valem cinco vazas.</translation>
    </message>
    <message>
        <source>Léa wins the match.</source>
        <translation>A Léa vence a partida.</translation>
    </message>
    <message>
        <source>Léa goes down to 20 and the match goes on.</source>
        <translation>A Léa desce para 20 e a partida continua.</translation>
    </message>
    <message>
        <source>The cards are dealt again.</source>
        <translation>Volta a dar-se cartas.</translation>
    </message>
    <message>
        <source>The deal, the cut and the upcard</source>
        <translation>Dar, partir e virar</translation>
    </message>
    <message>
        <source>How the cards come into the hands.</source>
        <translation>Como as cartas chegam às mãos.</translation>
    </message>
    <message>
        <source>Who deals</source>
        <translation>Quem dá</translation>
    </message>
    <message>
        <source>The first dealer is chosen at random; after each deal, the deal passes to the left. “Left” is the next player clockwise: after you comes Léa, then Bram, then Inês.

Here the deck lies before Léa: she deals.</source>
        <translation>O primeiro dador é escolhido à sorte; depois de cada mão, dá o jogador à esquerda. A esquerda é o jogador seguinte no sentido dos ponteiros do relógio: depois de si vem a Léa, depois o Bram e depois a Inês.

Aqui o baralho está diante da Léa: é ela que dá.</translation>
    </message>
    <message>
        <source>Cut the deck</source>
        <translation>Parta o baralho</translation>
    </message>
    <message>
        <source>The dealer’s right-hand neighbour cuts, so that nobody knows the order of the cards. Léa deals, and you sit on her right: choose where to lift the deck.</source>
        <translation>Quem parte é o jogador à direita do dador, para que ninguém conheça a ordem das cartas. Dá a Léa, e está à direita dela: escolha por onde levantar o baralho.</translation>
    </message>
    <message>
        <source>Done. What was on top now lies underneath. Any place will do, as long as each part keeps at least one card.</source>
        <translation>Está feito. O que estava por cima fica agora por baixo. Qualquer sítio serve, desde que cada parte fique com pelo menos uma carta.</translation>
    </message>
    <message>
        <source>Five cards each</source>
        <translation>Cinco cartas a cada um</translation>
    </message>
    <message>
        <source>From the dealer’s left, everybody gets three cards, then two more. The next card is turned up: it is the upcard, and its suit is the first on offer as trumps.

The last three cards are out of play.</source>
        <translation>A começar pela esquerda do dador, cada um recebe três cartas e depois mais duas. A carta seguinte põe-se à vista: é a carta virada, e o seu naipe é o primeiro proposto para trunfo.

As três últimas cartas ficam fora de jogo.</translation>
    </message>
    <message>
        <source>Who speaks first?</source>
        <translation>Quem fala primeiro?</translation>
    </message>
    <message>
        <source>Léa has dealt. Everything starts at the dealer’s left. Who is the first to say whether hearts become trumps?</source>
        <translation>Foi a Léa que deu. Tudo começa à esquerda do dador. Quem é o primeiro a dizer se copas passa a trunfo?</translation>
    </message>
    <message>
        <source>Yes: Bram sits on Léa’s left. He speaks first, and he will be the next dealer.</source>
        <translation>Certo: o Bram está à esquerda da Léa. Fala primeiro, e será ele o próximo dador.</translation>
    </message>
    <message>
        <source>The dealer speaks last, not first.</source>
        <translation>O dador fala em último lugar, não em primeiro.</translation>
    </message>
    <message>
        <source>Go round clockwise from the dealer: who comes next after Léa?</source>
        <translation>Siga no sentido dos ponteiros do relógio: quem vem logo a seguir à Léa?</translation>
    </message>
    <message>
        <source>Problem: count the cards</source>
        <translation>Problema: conte as cartas</translation>
    </message>
    <message>
        <source>The deck has 24 cards. How many of them does nobody see during the whole deal?</source>
        <translation>O baralho tem 24 cartas. Quantas é que ninguém vê durante toda a mão?</translation>
    </message>
    <message>
        <source>Yes: four hands of five and the upcard make 21. Three remain, so you can never be quite sure where a card is.</source>
        <translation>Certo: quatro mãos de cinco e a carta virada são 21. Sobram três; por isso nunca se sabe ao certo onde está uma carta.</translation>
    </message>
    <message>
        <source>Count again: four players hold five cards each, and one card is turned up.</source>
        <translation>Conte outra vez: quatro jogadores têm cinco cartas cada um, e há uma carta virada.</translation>
    </message>
    <message>
        <source>Ordering and taking up</source>
        <translation>Mandar e ficar com a carta virada</translation>
    </message>
    <message>
        <source>When to choose the suit of the upcard.</source>
        <translation>Quando escolher o naipe da carta virada.</translation>
    </message>
    <message>
        <source>Pass or order</source>
        <translation>Passar ou mandar</translation>
    </message>
    <message>
        <source>In turn, each player passes or orders the suit of the upcard as trumps. The first order ends the bidding. The dealer then takes the upcard and discards another card, or that one.

Whoever ordered is the maker and promises at least three of the five tricks, even though the dealer got the card.</source>
        <translation>À vez, cada um passa ou manda: o naipe da carta virada passa então a trunfo. O primeiro a mandar encerra o leilão. O dador fica com a carta virada e descarta uma carta, essa ou outra.

Quem mandou é o declarante e promete pelo menos três das cinco vazas, embora seja o dador a receber a carta.</translation>
    </message>
    <message>
        <source>A strong hand</source>
        <translation>Uma mão forte</translation>
    </message>
    <message>
        <source>{9H} is turned up and you speak first. Look at your hearts, and do not forget the left bower. What do you say?</source>
        <translation>A carta virada é {9H} e fala em primeiro lugar. Veja as suas copas, sem esquecer o valete secundário. O que diz?</translation>
    </message>
    <message>
        <source>Yes: the three highest trumps take three tricks on their own, and {AS} may take a fourth. The promise is as good as kept.</source>
        <translation>Certo: os três trunfos mais altos fazem três vazas sozinhos, e {AS} pode fazer a quarta. A promessa está praticamente cumprida.</translation>
    </message>
    <message>
        <source>With hearts as trumps you hold the three highest: both bowers and the ace. You will hardly get a better hand.</source>
        <translation>Com trunfo de copas tem os três mais altos: os dois valetes e o ás. Dificilmente terá uma mão melhor.</translation>
    </message>
    <message>
        <source>A weak hand</source>
        <translation>Uma mão fraca</translation>
    </message>
    <message>
        <source>{AH} is turned up, and the dealer is Inês. What do you say with this hand?</source>
        <translation>A carta virada é {AH}, e quem dá é a Inês. O que diz com esta mão?</translation>
    </message>
    <message>
        <source>Yes: without a single heart you could not keep a promise of three tricks, and failing costs 5 points.</source>
        <translation>Certo: sem uma única carta de copas não poderia cumprir a promessa de três vazas, e falhar custa 5 pontos.</translation>
    </message>
    <message>
        <source>You hold no heart, and your order would give {AH} to Inês. You would promise three tricks and most likely add 5 points.</source>
        <translation>Não tem copas e daria {AH} à Inês. Prometeria três vazas e, muito provavelmente, somaria 5 pontos.</translation>
    </message>
    <message>
        <source>The dealer discards</source>
        <translation>O dador descarta</translation>
    </message>
    <message>
        <source>You dealt, and Léa ordered hearts: you took {KH} and now hold six cards. Which one do you discard?</source>
        <translation>Deu as cartas, e a Léa mandou: {KH} é sua, e tem agora seis cartas. Qual descarta?</translation>
    </message>
    <message>
        <source>Yes: {9D} was your only diamond and took nothing. Now you can trump when diamonds are led.</source>
        <translation>Certo: {9D} era a sua única carta de ouros e não ganhava nada. Agora pode cortar quando se pedir ouros.</translation>
    </message>
    <message>
        <source>It is allowed, but a trump is worth more than a lone nine.</source>
        <translation>É permitido, mas um trunfo vale mais do que um nove sozinho.</translation>
    </message>
    <message>
        <source>Keep your trumps: even the queen can take a trick.</source>
        <translation>Guarde os trunfos: até a dama pode ganhar uma vaza.</translation>
    </message>
    <message>
        <source>An ace is your best card outside trumps.</source>
        <translation>Um ás é a sua melhor carta fora do trunfo.</translation>
    </message>
    <message>
        <source>Not a bad card to lose, but then you keep three suits. Get rid of a suit of which you hold one low card.</source>
        <translation>Podia dispensá-la, mas ficaria com três naipes. Livre-se de um naipe em que só tem uma carta baixa.</translation>
    </message>
    <message>
        <source>Problem: you are the dealer</source>
        <translation>Problema: é o dador</translation>
    </message>
    <message>
        <source>You dealt, and all three others passed. {JH} is turned up. If you take hearts as trumps, the card is yours, and you are the maker. What do you do?</source>
        <translation>Deu as cartas, e os outros três passaram. A carta virada é {JH}. Se ficar com copas como trunfo, a carta é sua, e é o declarante. O que faz?</translation>
    </message>
    <message>
        <source>Yes: with {JH}, {QH}, {TH} and {AS} three tricks are likely. {9D} goes away, and diamonds can be trumped.</source>
        <translation>Certo: com {JH}, {QH}, {TH} e {AS}, três vazas são prováveis. {9D} é descartado, e poderá cortar a ouros.</translation>
    </message>
    <message>
        <source>Count the card that you would take: the right bower, two more hearts and an ace. A better chance rarely comes.</source>
        <translation>Conte com a carta que receberia: o valete de trunfo, mais duas de copas e um ás. A ocasião é boa.</translation>
    </message>
    <message>
        <source>Automatic clubs</source>
        <translation>Paus é logo trunfo</translation>
    </message>
    <message>
        <source>A club turned up changes everything.</source>
        <translation>Uma carta de paus virada muda tudo.</translation>
    </message>
    <message>
        <source>A club is turned up</source>
        <translation>Uma carta de paus virada</translation>
    </message>
    <message>
        <source>When the upcard is a club, clubs are trumps at once. Nobody bids, nobody is the maker, and nobody has promised anything. Nobody gets the upcard either: it stays on the table.

All four have to play. Each subtracts the tricks taken, or adds 5 points for none.</source>
        <translation>Quando a carta virada é de paus, paus é logo trunfo. Não há leilão, não há declarante, e ninguém prometeu nada. Ninguém recebe a carta virada: fica na mesa.

Todos os quatro têm de jogar. Cada um subtrai as vazas que ganhou ou soma 5 pontos se não ganhou nenhuma.</translation>
    </message>
    <message>
        <source>Clubs are led</source>
        <translation>Pede-se paus</translation>
    </message>
    <message>
        <source>Clubs are trumps, and Inês leads {9C}. What must you play?</source>
        <translation>O trunfo é paus, e a Inês abre com {9C}. O que tem de jogar?</translation>
    </message>
    <message>
        <source>Yes: with clubs as trumps, the jack of spades is the left bower. It is your only club.</source>
        <translation>Certo: com trunfo de paus, o valete de espadas é o valete secundário. É a sua única carta de paus.</translation>
    </message>
    <message>
        <source>Drop out?</source>
        <translation>Desistir?</translation>
    </message>
    <message>
        <source>This hand has no trump and no high card. May you drop out of this deal?</source>
        <translation>Esta mão não tem trunfos nem cartas altas. Pode desistir?</translation>
    </message>
    <message>
        <source>Right: with automatic clubs, and at no-trump, everybody stays. Staying and dropping out are decided against a maker, and there is none.</source>
        <translation>Certo: quando paus é logo trunfo, e também sem trunfo, todos ficam. Só se desiste perante um declarante, e aqui não há nenhum.</translation>
    </message>
    <message>
        <source>It would be wise, but it is not allowed: nobody may drop out when clubs are trumps at once.</source>
        <translation>Seria sensato, mas não é permitido: ninguém pode desistir quando paus é logo trunfo.</translation>
    </message>
    <message>
        <source>Yes, I may.</source>
        <translation>Sim, posso.</translation>
    </message>
    <message>
        <source>No, I have to play.</source>
        <translation>Não, tenho de jogar.</translation>
    </message>
    <message>
        <source>Problem: no trick at all</source>
        <translation>Problema: nenhuma vaza</translation>
    </message>
    <message>
        <source>A club was turned up. You stand at 25 and have taken no trick, and {9H} will not take the last one. What is your new score?</source>
        <translation>A carta virada era de paus. Tem 25 pontos, não ganhou nenhuma vaza, e {9H} não vai ganhar a última. Qual é a sua nova pontuação?</translation>
    </message>
    <message>
        <source>Yes: 25 plus 5 makes 30. A score may rise above 25.</source>
        <translation>Certo: 25 mais 5 são 30. A pontuação pode passar de 25.</translation>
    </message>
    <message>
        <source>It would stay at 25 if you had dropped out. But in this deal everybody plays.</source>
        <translation>Ficaria em 25 se tivesse desistido. Mas nesta mão todos jogam.</translation>
    </message>
    <message>
        <source>Tricks bring the score down, and you have none. No trick adds 5.</source>
        <translation>São as vazas que baixam a pontuação, e não tem nenhuma. Sem vazas, somam-se 5.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>A pontuação</translation>
    </message>
    <message>
        <source>The promise kept, the promise broken, and who drops out.</source>
        <translation>A promessa cumprida, a promessa falhada e quem desiste.</translation>
    </message>
    <message>
        <source>The promise is kept</source>
        <translation>A promessa cumprida</translation>
    </message>
    <message>
        <source>You are the maker and have taken two tricks. {QD} is a trump and takes the last one too. At the end each player subtracts 1 for each trick taken. You started at 25: what is your new score?</source>
        <translation>É o declarante e ganhou duas vazas. {QD} é trunfo e ganha também a última. No fim, cada um subtrai 1 por cada vaza. Tinha 25: qual é a sua nova pontuação?</translation>
    </message>
    <message>
        <source>Yes: three tricks, as promised, and 25 minus 3 makes 22.</source>
        <translation>Certo: três vazas, como prometido, e 25 menos 3 são 22.</translation>
    </message>
    <message>
        <source>Points are bad: a trick brings the score down, towards 0.</source>
        <translation>Os pontos são maus: uma vaza faz descer a pontuação, em direção a 0.</translation>
    </message>
    <message>
        <source>Count your own tricks only: two before, and this one.</source>
        <translation>Conte só as suas vazas: duas antes, e esta.</translation>
    </message>
    <message>
        <source>The promise is broken</source>
        <translation>A promessa falhada</translation>
    </message>
    <message>
        <source>Again you are the maker, at 25, with two tricks. The last one goes to Léa. What is your new score?</source>
        <translation>É outra vez o declarante, com 25 pontos e duas vazas. A última é da Léa. Qual é a sua nova pontuação?</translation>
    </message>
    <message>
        <source>Yes: with fewer than three tricks the maker adds 5, and the tricks taken do not count. Inês took none and adds 5 as well.</source>
        <translation>Certo: com menos de três vazas, o declarante soma 5, e as vazas que ganhou não contam. A Inês não ganhou nenhuma e soma também 5.</translation>
    </message>
    <message>
        <source>That would be so for anybody else. But the maker promised three tricks and has only two.</source>
        <translation>Seria assim para outro jogador. Mas o declarante prometeu três vazas e só tem duas.</translation>
    </message>
    <message>
        <source>The tricks of a broken promise are not subtracted: only the 5 points count.</source>
        <translation>As vazas de uma promessa falhada não se subtraem: só contam os 5 pontos.</translation>
    </message>
    <message>
        <source>Stayed for nothing</source>
        <translation>Ficar em vão</translation>
    </message>
    <message>
        <source>Léa is the maker. You stayed, at 12 points, and have taken no trick; {AS} will not take this one, for hearts were led. What is your new score?</source>
        <translation>A Léa é a declarante. Ficou, com 12 pontos, e não ganhou nenhuma vaza; {AS} não ganha esta, porque se pede copas. Qual é a sua nova pontuação?</translation>
    </message>
    <message>
        <source>Yes: whoever stays and takes no trick adds 5. That is the risk of staying.</source>
        <translation>Certo: quem fica e não ganha nenhuma vaza soma 5. É o risco de ficar.</translation>
    </message>
    <message>
        <source>Five points are added, not subtracted: you want to go down.</source>
        <translation>Os 5 pontos somam-se, não se subtraem: o objetivo é descer.</translation>
    </message>
    <message>
        <source>Dropped out</source>
        <translation>Quem desistiu</translation>
    </message>
    <message>
        <source>You have dropped out, at 9 points. The others play on. What will your score be after this deal?</source>
        <translation>Desistiu, com 9 pontos. Os outros continuam. Qual será a sua pontuação depois desta mão?</translation>
    </message>
    <message>
        <source>Yes: dropping out costs nothing and brings nothing.</source>
        <translation>Certo: desistir não custa nem rende nada.</translation>
    </message>
    <message>
        <source>The 5 points are for those who stay and take no trick. You have dropped out.</source>
        <translation>Os 5 pontos são para quem fica e não ganha nenhuma vaza. Quem desistiu não soma nada.</translation>
    </message>
    <message>
        <source>Nobody gains by dropping out: only tricks bring a score down.</source>
        <translation>Não se ganha nada em desistir: só as vazas baixam a pontuação.</translation>
    </message>
    <message>
        <source>Problem: a disaster</source>
        <translation>Problema: um desastre</translation>
    </message>
    <message>
        <source>You are the maker, at 25, and take no trick at all. Both faults cost 5: the broken promise, and no trick. What is your new score?</source>
        <translation>É o declarante, com 25 pontos, e não ganha nenhuma vaza. Há duas faltas que custam 5: a promessa falhada e não ganhar vazas. Qual é a sua nova pontuação?</translation>
    </message>
    <message>
        <source>Yes: nobody is charged twice in one deal. 25 plus 5 makes 30.</source>
        <translation>Certo: ninguém é penalizado duas vezes na mesma mão. 25 mais 5 são 30.</translation>
    </message>
    <message>
        <source>A broken promise always costs something.</source>
        <translation>Uma promessa falhada custa sempre alguma coisa.</translation>
    </message>
    <message>
        <source>The 5 points are added once only.</source>
        <translation>Os 5 pontos somam-se uma só vez.</translation>
    </message>
    <message>
        <source>Winning the match</source>
        <translation>Vencer a partida</translation>
    </message>
    <message>
        <source>Five tricks, reaching zero, and sharing the victory.</source>
        <translation>Cinco vazas, chegar a zero e partilhar a vitória.</translation>
    </message>
    <message>
        <source>Three ways to end</source>
        <translation>Três maneiras de acabar</translation>
    </message>
    <message>
        <source>Whoever takes all five tricks of a deal wins the match there and then, from any score.

Otherwise, once the deal is scored, a player at 0 or below wins. Of several, the one furthest below 0 wins; players who share the lowest score share the victory. If nobody is at 0 or below, the next player deals.</source>
        <translation>Quem ganha as cinco vazas de uma mão vence a partida nesse momento, seja qual for a pontuação.

Se não, uma vez contada a mão, vence um jogador com 0 ou menos. Se houver vários, vence o que estiver mais abaixo de 0; em caso de empate, partilham a vitória. Se ninguém tiver 0 ou menos, dá o jogador seguinte.</translation>
    </message>
    <message>
        <source>Two reach zero</source>
        <translation>Dois chegam a zero</translation>
    </message>
    <message>
        <source>Before this deal you stood at 2 and Léa at 1. You are the maker, and with {QD} you take your third trick. Léa has one trick. Who wins?</source>
        <translation>Antes desta mão tinha 2 pontos e a Léa 1. É o declarante e ganha com {QD} a terceira vaza. A Léa tem uma. Quem vence?</translation>
    </message>
    <message>
        <source>Yes: you end at −1, Léa at 0. Both have reached the goal, but you are lower.</source>
        <translation>Certo: acaba com −1, a Léa com 0. Ambos lá chegaram, mas a sua pontuação está mais abaixo.</translation>
    </message>
    <message>
        <source>Léa reaches 0 exactly, but somebody is lower still: 2 minus 3 makes −1.</source>
        <translation>A Léa chega exatamente a 0, mas há quem esteja mais abaixo: 2 menos 3 são −1.</translation>
    </message>
    <message>
        <source>Count: 2 minus 3 for you, 1 minus 1 for Léa. Who is lowest?</source>
        <translation>Conte: 2 menos 3 para si, 1 menos 1 para a Léa. Quem está mais abaixo?</translation>
    </message>
    <message>
        <source>Léa and you share the victory.</source>
        <translation>Partilha a vitória com a Léa.</translation>
    </message>
    <message>
        <source>Nobody yet.</source>
        <translation>Ainda ninguém.</translation>
    </message>
    <message>
        <source>The same score</source>
        <translation>A mesma pontuação</translation>
    </message>
    <message>
        <source>You stood at 2 and Léa at 1. Clubs were trumps at once. {JS}, the left bower, takes your second trick; Léa has taken one. Who wins?</source>
        <translation>Tinha 2 pontos e a Léa 1. Paus foi logo trunfo. {JS}, o valete secundário, ganha a sua segunda vaza; a Léa ganhou uma. Quem vence?</translation>
    </message>
    <message>
        <source>Yes: both of you stand at 0 exactly, so the victory is shared.</source>
        <translation>Certo: ambos têm exatamente 0; a vitória é partilhada.</translation>
    </message>
    <message>
        <source>0 is enough: at 0 or below, the match is won.</source>
        <translation>0 basta: com 0 ou menos, a partida está ganha.</translation>
    </message>
    <message>
        <source>Count for both: 2 minus 2, and 1 minus 1.</source>
        <translation>Conte para ambos: 2 menos 2, e 1 menos 1.</translation>
    </message>
    <message>
        <source>The fifth trick</source>
        <translation>A quinta vaza</translation>
    </message>
    <message>
        <source>You stand at 30, far behind, but you have taken all four tricks so far. You lead {AS}, and nobody has a trump left. What happens?</source>
        <translation>Tem 30 pontos, muito atrás dos outros, mas ganhou as quatro vazas. Abre com {AS}, e já ninguém tem trunfos. O que acontece?</translation>
    </message>
    <message>
        <source>Yes: all five tricks win at once, alone and from any score. The sheet still shows your 25.</source>
        <translation>Certo: quem ganha as cinco vazas vence logo, sem partilha e seja qual for a pontuação. Na folha ficam, ainda assim, os seus 25 pontos.</translation>
    </message>
    <message>
        <source>Your score is right: 30 minus 5. But you forget what five tricks are worth.</source>
        <translation>A pontuação está certa: 30 menos 5. Mas esquece o que valem cinco vazas.</translation>
    </message>
    <message>
        <source>Bram would have to be at 0 or below to win by score. Nobody is.</source>
        <translation>Para vencer pela pontuação, o Bram teria de estar em 0 ou menos. Ninguém está.</translation>
    </message>
    <message>
        <source>I win the match.</source>
        <translation>Venço a partida.</translation>
    </message>
    <message>
        <source>I go down to 25, and the match goes on.</source>
        <translation>Desço para 25, e a partida continua.</translation>
    </message>
    <message>
        <source>Bram wins, with the lowest score.</source>
        <translation>Vence o Bram, com a pontuação mais baixa.</translation>
    </message>
    <message>
        <source>Problem: stop her</source>
        <translation>Problema: trave a Léa</translation>
    </message>
    <message>
        <source>Léa has taken every trick so far and leads {KH}, a trump you cannot beat. If she takes the fifth trick as well, she wins the match. Which of your two spades do you let go?</source>
        <translation>A Léa ganhou todas as vazas até agora e abre com {KH}, um trunfo a que não consegue ganhar. Se ganhar também a quinta, vence a partida. Qual das suas duas cartas de espadas larga?</translation>
    </message>
    <message>
        <source>Well done: {AS} beat her last card. Always keep the card that can still stop a player with all the tricks.</source>
        <translation>Muito bem: {AS} ganhou à última carta dela. Guarde sempre a carta que ainda pode travar quem tem todas as vazas.</translation>
    </message>
    <message>
        <source>It is allowed. But then the nine alone faces her last card, and a higher spade would win her the match.</source>
        <translation>É permitido. Mas então só o nove enfrentaria a última carta dela, e uma espada mais alta dar-lhe-ia a partida.</translation>
    </message>
    <message>
        <source>Yes: any trump beats the diamonds. The lowest one is enough, and the higher one stays for later.</source>
        <translation>Certo: qualquer trunfo ganha aos ouros. Basta o mais baixo, e o outro fica para mais tarde.</translation>
    </message>
    <message>
        <source>Yes: any trump beats the diamonds. But {9S} would have been enough, and the queen could have taken another trick later.</source>
        <translation>Certo: qualquer trunfo ganha aos ouros. Mas bastava {9S}, e a dama ainda podia fazer outra vaza mais tarde.</translation>
    </message>
    <message>
        <source>What changes when the player opposite is on your side.</source>
        <translation>O que muda quando o jogador da frente está do seu lado.</translation>
    </message>
    <message>
        <source>Two teams</source>
        <translation>Duas equipas</translation>
    </message>
    <message>
        <source>In partnership Euchre the players opposite each other are partners: here Bram plays with you, against Léa and Inês. Cards, trumps and bowers are those of Buck Euchre, but points are good now: both teams start at 0, and the first with 10 wins.

Nobody drops out, and a club turned up means nothing special. The team that chooses trumps needs three of the five tricks together.</source>
        <translation>No Euchre a quatro, quem se senta frente a frente joga em conjunto: aqui, o Bram joga consigo, contra a Léa e a Inês. As cartas, o trunfo e os dois valetes são os do Buck Euchre, mas agora os pontos são bons: as duas equipas começam em 0, e ganha a primeira a chegar a 10.

Ninguém desiste, e uma carta virada de paus não tem nada de especial. A equipa que escolhe o trunfo precisa de três das cinco vazas, somadas as dos dois.</translation>
    </message>
    <message>
        <source>Your partner deals</source>
        <translation>O seu parceiro é o dador</translation>
    </message>
    <message>
        <source>Inês has passed. If you order hearts, {TH} goes to the dealer, and that is Bram, your partner. You hold {JD}, {AH} and an ace besides. What do you say?</source>
        <translation>A Inês passou. Se mandar copas, {TH} vai para o dador, que é o Bram, o seu parceiro. Tem {JD}, {AH} e mais um ás. O que diz?</translation>
    </message>
    <message>
        <source>Yes: you have two high trumps and an ace, and the upcard makes your own team stronger. Three tricks together are likely.</source>
        <translation>Certo: tem dois trunfos altos e um ás, e a carta virada reforça a sua equipa. A dois, três vazas são prováveis.</translation>
    </message>
    <message>
        <source>Then Bram sits out, and you would have to do it with two trumps. Leave that for a stronger hand.</source>
        <translation>O Bram ficaria de fora, e teria de o conseguir com dois trunfos. Guarde isso para cartas melhores.</translation>
    </message>
    <message>
        <source>You would waste a good hand: the left bower, the ace of trumps and another ace, and the upcard goes to your own partner.</source>
        <translation>Seria desperdiçar boas cartas: o valete secundário, o ás de trunfo e outro ás, e a carta virada vai para o seu parceiro.</translation>
    </message>
    <message>
        <source>The trick is yours already</source>
        <translation>A vaza já é sua</translation>
    </message>
    <message>
        <source>Hearts are trumps. Léa led {KC}, Bram played {AC}, Inês {TC}. You play last and have no club. What do you play?</source>
        <translation>O trunfo é copas. A Léa abriu com {KC}, o Bram jogou {AC}, a Inês {TC}. Joga por último e não tem paus. O que joga?</translation>
    </message>
    <message>
        <source>Yes: Bram takes the trick anyhow, and his tricks are yours. The low diamond goes, and your trumps stay for later.</source>
        <translation>Certo: o Bram faz a vaza de qualquer modo, e as vazas dele são suas. Vai-se a carta baixa de ouros, e os trunfos ficam para mais tarde.</translation>
    </message>
    <message>
        <source>It would take the trick, but from your own partner, whose ace is winning already. A trump is wasted on that.</source>
        <translation>Faria a vaza, mas ao seu próprio parceiro, que já a ganha com o ás. Seria um trunfo desperdiçado.</translation>
    </message>
    <message>
        <source>Problem: who scores?</source>
        <translation>Problema: quem marca?</translation>
    </message>
    <message>
        <source>You ordered clubs. Before the last trick, Bram and you have two tricks together, and Inês’s {AS} will take the last one. Your team stands at 6. What is its new score?</source>
        <translation>Mandou paus. Antes da última vaza, a sua equipa tem duas vazas, e a Inês fará a última com {AS}. A sua equipa está em 6. Qual é a nova pontuação?</translation>
    </message>
    <message>
        <source>Yes: with fewer than three tricks the team that chose trumps scores nothing, and the defenders score 2: Léa and Inês go from 7 to 9.</source>
        <translation>Certo: com menos de três vazas, a equipa que escolheu o trunfo não marca nada, e os defensores marcam 2: a Léa e a Inês passam de 7 a 9.</translation>
    </message>
    <message>
        <source>Single tricks are not counted here. Your team needed three together, and has only two.</source>
        <translation>Aqui não se contam as vazas uma a uma. A sua equipa precisava de três, e só tem duas.</translation>
    </message>
    <message>
        <source>When one plays for two, and when nobody may pass.</source>
        <translation>Quando um joga por dois, e quando já não se pode passar.</translation>
    </message>
    <message>
        <source>Playing alone</source>
        <translation>Jogar sem parceiro</translation>
    </message>
    <message>
        <source>Whoever orders or names a suit may play alone. The partner lays the hand aside and sits out. All five tricks then bring 4 points instead of 2; three or four tricks bring 1 point, as always.

If it is the dealer who sits out, nobody takes the upcard. Only the player who chooses trumps may play alone, and says so at once.</source>
        <translation>Quem manda ou diz um naipe pode jogar sem parceiro. O parceiro põe as cartas de lado e fica de fora. As cinco vazas valem então 4 pontos em vez de 2; três ou quatro valem 1 ponto, como sempre.

Se for o dador a ficar de fora, ninguém fica com a carta virada. Só quem escolhe o trunfo pode jogar sem parceiro, e anuncia-o logo.</translation>
    </message>
    <message>
        <source>A hand for one</source>
        <translation>Cartas para um só</translation>
    </message>
    <message>
        <source>You hold the four highest hearts and an ace. {QH} is turned up. What do you say?</source>
        <translation>Tem as quatro copas mais altas e um ás. A carta virada é {QH}. O que diz?</translation>
    </message>
    <message>
        <source>Yes: nothing beats your four trumps, and {AS} should take the fifth trick. Alone that is worth 4 points.</source>
        <translation>Certo: nada ganha aos seus quatro trunfos, e {AS} deve fazer a quinta vaza. Sem parceiro, isso vale 4 pontos.</translation>
    </message>
    <message>
        <source>You would take the tricks, but with a partner all five bring 2 points only. This hand needs no help.</source>
        <translation>Faria as vazas, mas com parceiro as cinco só valem 2 pontos. Estas cartas não precisam de ajuda.</translation>
    </message>
    <message>
        <source>With the four highest trumps? Points are good in this game, and you can hardly fail.</source>
        <translation>Com os quatro trunfos mais altos? Neste jogo os pontos são bons, e dificilmente pode falhar.</translation>
    </message>
    <message>
        <source>The dealer must choose</source>
        <translation>O dador tem de escolher</translation>
    </message>
    <message>
        <source>You dealt, {9C} was turned down, and all the others have passed a second time. The dealer now has to name a suit. Which one?</source>
        <translation>É o dador, {9C} foi recusada, e todos os outros passaram pela segunda vez. O dador tem agora de dizer um naipe. Qual?</translation>
    </message>
    <message>
        <source>Yes: with spades you hold four trumps, among them {JC}, the left bower. An option of the match lets the dealer pass here too.</source>
        <translation>Certo: com espadas tem quatro trunfos, entre eles {JC}, o valete secundário. Uma opção da partida deixa o dador passar também aqui.</translation>
    </message>
    <message>
        <source>You hold no heart at all. Count your cards suit by suit.</source>
        <translation>Não tem uma única carta de copas. Conte as suas cartas naipe a naipe.</translation>
    </message>
    <message>
        <source>You hold a single diamond. Another suit gives you four trumps, one of them a bower.</source>
        <translation>Só tem uma carta de ouros. Outro naipe dá-lhe quatro trunfos, um deles valete.</translation>
    </message>
    <message>
        <source>Nothing but nines and tens</source>
        <translation>Só noves e dezes</translation>
    </message>
    <message>
        <source>There is an option for bad luck, the farmer’s hand: whoever holds only nines and tens may ask for a new deal before the bidding. What do you do?</source>
        <translation>Há uma opção contra o azar, a «mão do lavrador»: quem só tem noves e dezes pode pedir que se dê de novo antes do leilão. O que faz?</translation>
    </message>
    <message>
        <source>Yes: the same dealer deals again. It can only get better.</source>
        <translation>Certo: volta a dar o mesmo dador. Só pode melhorar.</translation>
    </message>
    <message>
        <source>You may keep these cards, but they will hardly take a trick. A new deal costs nothing.</source>
        <translation>Pode ficar com estas cartas, mas dificilmente farão uma vaza. Dar de novo não custa nada.</translation>
    </message>
    <message>
        <source>Problem: who leads?</source>
        <translation>Problema: quem abre?</translation>
    </message>
    <message>
        <source>Léa dealt. You ordered spades and play alone, so Bram sits out. Who leads to the first trick?</source>
        <translation>Foi a Léa que deu. É o declarante, com trunfo de espadas, e joga sem parceiro: o Bram fica de fora. Quem abre a primeira vaza?</translation>
    </message>
    <message>
        <source>Yes: Bram on the dealer’s left would lead, but he sits out, so it is the next player’s turn.</source>
        <translation>Certo: abriria o Bram, à esquerda do dador, mas ele fica de fora; cabe então ao jogador seguinte.</translation>
    </message>
    <message>
        <source>Bram would lead, but he sits out.</source>
        <translation>Abriria o Bram, mas ele fica de fora.</translation>
    </message>
    <message>
        <source>It is not the one who chose trumps that leads, nor the dealer, but the first player still in from the dealer’s left.</source>
        <translation>Não abre quem escolheu o trunfo, nem o dador, mas o primeiro jogador ainda em jogo a partir da esquerda do dador.</translation>
    </message>
    <message>
        <source>Two players, and most cards unseen.</source>
        <translation>Dois jogadores, com a maior parte das cartas tapadas.</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Dois jogadores</translation>
    </message>
    <message>
        <source>Two-handed Euchre is played with the same cards, trumps and bowers. Points are good: both start at 0, and the first with 10 wins. They deal in turn.

Each gets five cards, and the next card is turned up. The one who did not deal speaks first: pass, or order its suit as trumps. After a pass the dealer passes, or accepts it.</source>
        <translation>O Euchre a dois joga-se com as mesmas cartas, o mesmo trunfo e os mesmos valetes. Os pontos são bons: ambos começam em 0, e ganha o primeiro a chegar a 10. Dá-se à vez.

Cada um recebe cinco cartas, e vira-se a seguinte. Quem não deu fala primeiro: passa, ou manda o naipe da carta virada como trunfo. Se passar, o dador passa também, ou aceita.</translation>
    </message>
    <message>
        <source>The cards nobody holds</source>
        <translation>As cartas que ninguém tem</translation>
    </message>
    <message>
        <source>There are 24 cards. How many of them lie face down in the stock, unseen by both?</source>
        <translation>Há 24 cartas. Quantas ficam tapadas no monte, sem que nenhum dos dois as veja?</translation>
    </message>
    <message>
        <source>Yes: two hands of five and the upcard make 11, and 13 remain. So the highest trump is often in nobody’s hand.</source>
        <translation>Certo: duas mãos de cinco e a carta virada são 11; restam 13. Por isso, muitas vezes ninguém tem o trunfo mais alto.</translation>
    </message>
    <message>
        <source>Count again: two hands of five cards, and one card turned up. All others are unseen.</source>
        <translation>Conte outra vez: duas mãos de cinco cartas e uma carta virada. Todas as outras estão tapadas.</translation>
    </message>
    <message>
        <source>You speak first</source>
        <translation>Fala primeiro</translation>
    </message>
    <message>
        <source>Léa dealt, and {KH} is turned up. Whoever chooses trumps is the maker and needs three tricks; the other is the defender. What do you say?</source>
        <translation>A Léa deu, e a carta virada é {KH}. Quem escolhe o trunfo é o declarante e precisa de três vazas; o outro é o defensor. O que diz?</translation>
    </message>
    <message>
        <source>Yes: with both bowers and {AH} you hold the three highest trumps. Léa leaves {KH} this time; hearts are trumps either way.</source>
        <translation>Certo: com os dois valetes e {AH} tem os três trunfos mais altos. Desta vez a Léa deixa {KH}; o trunfo é copas na mesma.</translation>
    </message>
    <message>
        <source>You hold the three highest hearts: three tricks are certain. If you pass, Léa may choose another suit.</source>
        <translation>Tem as três copas mais altas: três vazas são certas. Se passar, a Léa pode escolher outro naipe.</translation>
    </message>
    <message>
        <source>Problem: who is the maker?</source>
        <translation>Problema: quem é o declarante?</translation>
    </message>
    <message>
        <source>You dealt. Léa ordered hearts, and you took {JH} into your hand. Who is the maker, and leads to the first trick?</source>
        <translation>É o dador. A Léa mandou copas, e {JH} ficou na sua mão. Quem é o declarante, e abre a primeira vaza?</translation>
    </message>
    <message>
        <source>Yes: Léa chose trumps, so she needs the three tricks, even though you hold the card. She leads because you dealt.</source>
        <translation>Certo: a Léa escolheu o trunfo; é ela que precisa das três vazas, embora a carta seja sua. Abre porque não foi ela a dar.</translation>
    </message>
    <message>
        <source>You only took the card. The maker is the one who chose trumps, and the one who did not deal leads.</source>
        <translation>Só ficou com a carta. O declarante é quem escolheu o trunfo, e abre quem não deu.</translation>
    </message>
    <message>
        <source>The dealer’s choice, two passes, and the score.</source>
        <translation>A escolha do dador, dois passes, e a pontuação.</translation>
    </message>
    <message>
        <source>The dealer may refuse</source>
        <translation>O dador pode recusar</translation>
    </message>
    <message>
        <source>A dealer who is ordered may take the upcard and lay another card aside, or leave it on the table. The suit is trumps either way. An option of the match makes taking it a duty.

A dealer who accepts after a pass always takes it.</source>
        <translation>O dador a quem mandam pode ficar com a carta virada e descartar outra, ou deixá-la na mesa. O naipe dela é trunfo em ambos os casos. Uma opção da partida obriga-o a ficar com ela.

O dador que aceita depois de um passe fica sempre com ela.</translation>
    </message>
    <message>
        <source>Take it, or leave it?</source>
        <translation>Ficar com ela ou deixá-la?</translation>
    </message>
    <message>
        <source>You dealt, and Léa ordered hearts. Do you take {JH}?</source>
        <translation>É o dador, e a Léa mandou copas. Fica com {JH}?</translation>
    </message>
    <message>
        <source>Yes: it is the right bower, the best card there is. Now Léa will find it hard to take three tricks.</source>
        <translation>Certo: é o valete de trunfo, a melhor carta que há. Agora a Léa terá dificuldade em fazer três vazas.</translation>
    </message>
    <message>
        <source>You would leave the best trump on the table, where it helps nobody. You have weak cards to lay aside.</source>
        <translation>Deixaria o melhor trunfo na mesa, onde não serve a ninguém. Tem cartas fracas para descartar.</translation>
    </message>
    <message>
        <source>If both pass again</source>
        <translation>Se ambos voltarem a passar</translation>
    </message>
    <message>
        <source>You dealt, {AC} was turned down, and Léa has passed for the second time. If you pass too, nobody scores, and Léa deals. With this hand?</source>
        <translation>É o dador, {AC} foi recusada, e a Léa passou pela segunda vez. Se passar também, ninguém marca, e dá a Léa. O que faz com estas cartas?</translation>
    </message>
    <message>
        <source>Yes: no suit of yours would take three tricks, and failing gives Léa 2 points. With an option of the match, the dealer must name a suit here.</source>
        <translation>Certo: nenhum dos seus naipes faria três vazas, e falhar dá 2 pontos à Léa. Uma opção da partida obriga o dador a dizer aqui um naipe.</translation>
    </message>
    <message>
        <source>You would need three tricks with hardly a trump. Passing costs nothing.</source>
        <translation>Precisaria de três vazas quase sem trunfos. Passar não custa nada.</translation>
    </message>
    <message>
        <source>Problem: the maker fails</source>
        <translation>Problema: o declarante falha</translation>
    </message>
    <message>
        <source>Léa is the maker, and spades are trumps. Each of you has taken two tricks, and your {9D} takes the last one, for Léa has no diamond and no trump. You stand at 4. What is your new score?</source>
        <translation>A Léa é a declarante, e o trunfo é espadas. Cada um fez duas vazas, e o seu {9D} faz a última, pois a Léa não tem ouros nem trunfos. Está em 4. Qual é a sua nova pontuação?</translation>
    </message>
    <message>
        <source>Yes: the maker has fewer than three tricks, so the defender scores 2. A maker with three or four tricks scores 1, and 2 with all five.</source>
        <translation>Certo: o declarante tem menos de três vazas, e o defensor marca 2. Um declarante marca 1 com três ou quatro vazas, e 2 com as cinco.</translation>
    </message>
    <message>
        <source>Single tricks are not counted. Stopping the maker brings the defender 2 points.</source>
        <translation>Não se contam as vazas uma a uma. Fazer falhar o declarante vale 2 pontos ao defensor.</translation>
    </message>
    <message>
        <source>Two against two</source>
        <translation>Dois contra dois</translation>
    </message>
    <message>
        <source>Alone, and the dealer’s duty</source>
        <translation>Sem parceiro, e o dever do dador</translation>
    </message>
    <message>
        <source>One against one</source>
        <translation>Um contra um</translation>
    </message>
    <message>
        <source>Take it or leave it</source>
        <translation>Ficar com ela ou deixá-la</translation>
    </message>
    <message>
        <source>Only a player who drops out keeps the score. You stayed.</source>
        <translation>Só quem desiste mantém a pontuação. Como ficou, não é o caso.</translation>
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
        <translation>Abrir uma partida</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Guardar a partida</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jogo</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nova partida…</translation>
    </message>
    <message>
        <source>New match from a &amp;deal code…</source>
        <translation>Nova partida com um có&amp;digo de mãos…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Guardar como…</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Voltar atrás</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>&amp;Histórico…</translation>
    </message>
    <message>
        <source>St&amp;atistics…</source>
        <translation>Estatíst&amp;icas…</translation>
    </message>
    <message>
        <source>&amp;Fair deals…</source>
        <translation>Cartas sem &amp;batota…</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Preferências…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Sair</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Folha de pontos</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Ecrã inteiro</translation>
    </message>
    <message>
        <source>S&amp;peed</source>
        <translation>&amp;Velocidade</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Língua</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>A&amp;prender</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lições</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>Lição &amp;seguinte</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regras</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Teclado</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Comunicar um &amp;problema…</translation>
    </message>
    <message>
        <source>&amp;About Buck Euchre</source>
        <translation>&amp;Acerca do Buck Euchre</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>S&amp;ugestão</translation>
    </message>
    <message>
        <source>&amp;Practice</source>
        <translation>&amp;Treino</translation>
    </message>
    <message>
        <source>A &amp;first deal, step by step</source>
        <translation>Uma &amp;primeira mão, passo a passo</translation>
    </message>
</context>
<context>
    <name>Motives</name>
    <message>
        <source>Chance decided.</source>
        <translation>Decidiu o acaso.</translation>
    </message>
    <message>
        <source>It gives the best chance of the match.</source>
        <translation>É o que dá mais hipóteses de ganhar a partida.</translation>
    </message>
    <message>
        <source>The hand promises enough tricks for a bid.</source>
        <translation>As cartas prometem vazas suficientes para declarar.</translation>
    </message>
    <message>
        <source>The hand promises too few tricks for a bid.</source>
        <translation>As cartas prometem poucas vazas para declarar.</translation>
    </message>
    <message>
        <source>At no-trump the hand is worth more than in any suit.</source>
        <translation>Sem trunfo, as cartas valem mais do que em qualquer naipe.</translation>
    </message>
    <message>
        <source>It is the card that will be missed least.</source>
        <translation>É a carta que menos falta fará.</translation>
    </message>
    <message>
        <source>One trick is certain, so that nothing can be lost.</source>
        <translation>Uma vaza está garantida: não há nada a perder.</translation>
    </message>
    <message>
        <source>The chances are good enough.</source>
        <translation>As hipóteses são suficientemente boas.</translation>
    </message>
    <message>
        <source>The chances are too poor.</source>
        <translation>As hipóteses são demasiado fracas.</translation>
    </message>
    <message>
        <source>If nobody stayed, the maker would have all five tricks.</source>
        <translation>Se ninguém ficasse, o declarante teria as cinco vazas.</translation>
    </message>
    <message>
        <source>A trump lead takes the others&apos; trumps away.</source>
        <translation>Abrir com trunfo tira os trunfos aos outros.</translation>
    </message>
    <message>
        <source>Nothing that is still out beats this card.</source>
        <translation>Nenhuma das cartas por jogar ganha a esta.</translation>
    </message>
    <message>
        <source>Of all leads this card has the best chance of the trick.</source>
        <translation>De todas as aberturas, é a que tem mais hipóteses de ganhar a vaza.</translation>
    </message>
    <message>
        <source>No lead wins, so the least useful card goes.</source>
        <translation>Nenhuma abertura ganha: joga-se a carta menos útil.</translation>
    </message>
    <message>
        <source>It takes the trick for certain, as cheaply as possible.</source>
        <translation>Ganha a vaza de certeza, ao menor custo.</translation>
    </message>
    <message>
        <source>It takes the trick so far, and may hold.</source>
        <translation>Para já está a ganhar a vaza, e pode aguentar-se.</translation>
    </message>
    <message>
        <source>Without the suit led, a trump takes the trick.</source>
        <translation>Sem cartas do naipe pedido, um trunfo ganha a vaza.</translation>
    </message>
    <message>
        <source>No card takes this trick, so the least useful one goes.</source>
        <translation>Nenhuma carta ganha esta vaza: joga-se a menos útil.</translation>
    </message>
    <message>
        <source>The better cards are kept for a later trick.</source>
        <translation>As melhores cartas guardam-se para outra vaza.</translation>
    </message>
    <message>
        <source>It keeps somebody from taking all five tricks.</source>
        <translation>Impede que alguém ganhe as cinco vazas.</translation>
    </message>
    <message>
        <source>It is the only choice.</source>
        <translation>É a única escolha possível.</translation>
    </message>
    <message>
        <source>It is the only card of its suit: without it, a trump can take that suit.</source>
        <translation>É a única carta do seu naipe: sem ela, esse naipe pode ser cortado com um trunfo.</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Jogadores</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regras</translation>
    </message>
    <message>
        <source>The &amp;usual rules</source>
        <translation>Regras &amp;habituais</translation>
    </message>
</context>
<context>
    <name>Opponents</name>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Ocasional</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Clube</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Avançado</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Perito</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mestre</translation>
    </message>
    <message>
        <source>Still learning: misjudges hands and forgets what was played.</source>
        <translation>Está a aprender: avalia mal as cartas e esquece as que já foram jogadas.</translation>
    </message>
    <message>
        <source>Plays for fun: a little timid, remembers the last trick.</source>
        <translation>Joga por gosto: com alguma timidez, só se lembra da última vaza.</translation>
    </message>
    <message>
        <source>Counts the cards and weighs the chances.</source>
        <translation>Conta as cartas e pesa as hipóteses.</translation>
    </message>
    <message>
        <source>Thinks some moves ahead.</source>
        <translation>Pensa algumas jogadas à frente.</translation>
    </message>
    <message>
        <source>bold play</source>
        <translation>jogo ousado</translation>
    </message>
    <message>
        <source>cautious play</source>
        <translation>jogo cauteloso</translation>
    </message>
    <message>
        <source>steady play</source>
        <translation>jogo sereno</translation>
    </message>
    <message>
        <source>Level: {level}.</source>
        <translation>Nível: {level}.</translation>
    </message>
    <message>
        <source>Level: {level}, {temperament}.</source>
        <translation>Nível: {level}, {temperament}.</translation>
    </message>
    <message>
        <source>Speaks first and looks at her cards later.</source>
        <translation>Fala primeiro e olha para as cartas depois.</translation>
    </message>
    <message>
        <source>Says little, and means it.</source>
        <translation>Fala pouco, mas o que diz é a sério.</translation>
    </message>
    <message>
        <source>Would rather drop out than be sorry.</source>
        <translation>Prefere desistir a arrepender-se.</translation>
    </message>
    <message>
        <source>A laugh, a gamble, and on to the next deal.</source>
        <translation>Uma gargalhada, uma aposta, e venha a próxima mão.</translation>
    </message>
    <message>
        <source>Never in a hurry to promise three tricks.</source>
        <translation>Nunca tem pressa de prometer três vazas.</translation>
    </message>
    <message>
        <source>Plays as he mends boats: one thing at a time.</source>
        <translation>Joga como quem arranja barcos: uma coisa de cada vez.</translation>
    </message>
    <message>
        <source>Luck, good or bad, never moves her.</source>
        <translation>A sorte, boa ou má, não a abala.</translation>
    </message>
    <message>
        <source>Would bid on two nines and a good feeling.</source>
        <translation>Mandava com dois noves e um bom palpite.</translation>
    </message>
    <message>
        <source>Lets the others be brave first.</source>
        <translation>Deixa que os outros sejam corajosos primeiro.</translation>
    </message>
    <message>
        <source>Has seen every hand before, and most faces.</source>
        <translation>Já viu todos os jogos, e quase todas as caras.</translation>
    </message>
    <message>
        <source>Takes the trick first, asks questions later.</source>
        <translation>Primeiro apanha a vaza, depois faz perguntas.</translation>
    </message>
    <message>
        <source>Checks twice whether it is really his turn.</source>
        <translation>Confirma duas vezes se é mesmo a sua vez.</translation>
    </message>
    <message>
        <source>Stays in, because leaving is no fun.</source>
        <translation>Fica, porque desistir não tem graça.</translation>
    </message>
    <message>
        <source>Unhurried, even when the match hangs on a card.</source>
        <translation>Não tem pressa, nem quando a partida depende de uma carta.</translation>
    </message>
    <message>
        <source>Trusts the right bower and very little else.</source>
        <translation>Confia no valete de trunfo, e em pouco mais.</translation>
    </message>
    <message>
        <source>Pours the tea first, then plays his card.</source>
        <translation>Primeiro serve o chá, depois joga a carta.</translation>
    </message>
    <message>
        <source>Thinks further ahead, and bids with care.</source>
        <translation>Pensa mais à frente e anuncia com critério.</translation>
    </message>
    <message>
        <source>Listens to every call, sees furthest and misses nothing.</source>
        <translation>Ouve cada anúncio, vê mais longe do que todos e nada lhe escapa.</translation>
    </message>
</context>
<context>
    <name>OpponentsPanel</name>
    <message>
        <source>&amp;All at one level</source>
        <translation>&amp;Todos ao mesmo nível</translation>
    </message>
    <message>
        <source>&amp;Other people</source>
        <translation>&amp;Outras caras</translation>
    </message>
    <message>
        <source>Your partner, opposite you</source>
        <translation>O seu parceiro, à sua frente</translation>
    </message>
    <message>
        <source>Opposite you</source>
        <translation>À sua frente</translation>
    </message>
    <message>
        <source>On your left</source>
        <translation>À sua esquerda</translation>
    </message>
    <message>
        <source>On your right</source>
        <translation>À sua direita</translation>
    </message>
    <message>
        <source>{seat}: person</source>
        <translation>{seat}: pessoa</translation>
    </message>
    <message>
        <source>{seat}: level</source>
        <translation>{seat}: nível</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>{explanation} (rule {article})</source>
        <translation>{explanation} (artigo {article})</translation>
    </message>
    <message>
        <source>Points at the &amp;start</source>
        <translation>Pontos no &amp;início</translation>
    </message>
    <message>
        <source>Everyone starts with this many points and wants to reach 0; fewer points make a shorter match.</source>
        <translation>Todos começam com estes pontos e querem chegar a 0; com menos pontos a partida é mais curta.</translation>
    </message>
    <message>
        <source>When all three others drop out, the maker is credited with all five tricks. With this option that wins the match; without it, it only takes 5 points off the score.</source>
        <translation>Quando os outros três desistem, as cinco vazas são do declarante. Com esta opção, o declarante ganha assim a partida; sem ela, apenas subtrai 5 pontos à pontuação dele.</translation>
    </message>
    <message>
        <source>Points to &amp;win</source>
        <translation>Pontos para &amp;ganhar</translation>
    </message>
    <message>
        <source>Whoever has this many points first wins the match.</source>
        <translation>O primeiro a chegar a estes pontos ganha a partida.</translation>
    </message>
    <message>
        <source>The &amp;dealer must name a suit</source>
        <translation>O &amp;dador tem de dizer um naipe</translation>
    </message>
    <message>
        <source>When everybody has passed twice, the dealer has to choose; without this option the cards are dealt anew.</source>
        <translation>Quando todos passaram duas vezes, o dador tem de escolher; sem esta opção, dão-se cartas de novo.</translation>
    </message>
    <message>
        <source>New deal for &amp;nines and tens</source>
        <translation>&amp;Nova mão com noves e dezes</translation>
    </message>
    <message>
        <source>A player whose five cards are all nines and tens may ask for a new deal before the bidding.</source>
        <translation>Um jogador com cinco cartas que são só noves e dezes pode pedir nova mão antes do leilão.</translation>
    </message>
    <message>
        <source>The dealer must &amp;take the upcard</source>
        <translation>O dador tem de &amp;ficar com a carta virada</translation>
    </message>
    <message>
        <source>A dealer who is ordered takes the upcard; without this option the dealer may leave it.</source>
        <translation>O dador a quem mandam fica com a carta virada; sem esta opção, pode deixá-la.</translation>
    </message>
    <message>
        <source>A maker left alone &amp;wins the match</source>
        <translation>O declarante sozinho &amp;ganha a partida</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>A bit of everything</source>
        <translation>Um pouco de tudo</translation>
    </message>
    <message>
        <source>Order or pass</source>
        <translation>Mandar ou passar</translation>
    </message>
    <message>
        <source>The first circuit: is the upcard&apos;s suit good enough?</source>
        <translation>A primeira volta: o naipe da carta virada chega?</translation>
    </message>
    <message>
        <source>Name or pass</source>
        <translation>Dizer um naipe ou passar</translation>
    </message>
    <message>
        <source>The second circuit: another suit, and which one?</source>
        <translation>A segunda volta: outro naipe, e qual?</translation>
    </message>
    <message>
        <source>Take or leave</source>
        <translation>Ficar com ela ou deixá-la</translation>
    </message>
    <message>
        <source>The upcard was ordered: do you want it?</source>
        <translation>A carta virada foi mandada: quer ficar com ela?</translation>
    </message>
    <message>
        <source>The discard</source>
        <translation>O descarte</translation>
    </message>
    <message>
        <source>You took the upcard: which of six cards goes?</source>
        <translation>Ficou com a carta virada: qual das seis cartas descarta?</translation>
    </message>
    <message>
        <source>Stay or drop out</source>
        <translation>Ficar ou desistir</translation>
    </message>
    <message>
        <source>Is a trick likely enough to risk five points?</source>
        <translation>Uma vaza é provável o bastante para arriscar cinco pontos?</translation>
    </message>
    <message>
        <source>The lead</source>
        <translation>A abertura</translation>
    </message>
    <message>
        <source>You lead to a trick: with which card?</source>
        <translation>Cabe-lhe abrir uma vaza: com que carta?</translation>
    </message>
    <message>
        <source>Others have played: take it, or keep something back?</source>
        <translation>Outros já jogaram: ganhar a vaza ou guardar alguma coisa?</translation>
    </message>
    <message numerus="yes">
        <source>%n due today</source>
        <translation>
            <numerusform>%n para hoje</numerusform>
            <numerusform>%n para hoje</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coming back later</source>
        <translation>
            <numerusform>%n para mais tarde</numerusform>
            <numerusform>%n para mais tarde</numerusform>
        </translation>
    </message>
    <message>
        <source>You deal, {card} is turned up.</source>
        <translation>Dá as cartas, a carta virada é {card}.</translation>
    </message>
    <message>
        <source>{name} deals, {card} is turned up.</source>
        <translation>{name} dá as cartas, a carta virada é {card}.</translation>
    </message>
    <message>
        <source>You erred here before.</source>
        <translation>Já errou aqui uma vez.</translation>
    </message>
    <message>
        <source>Looking for a deal with a clear answer…</source>
        <translation>À procura de uma mão com resposta clara…</translation>
    </message>
    <message>
        <source>No deal can be analysed at the moment. Try again, or choose something else.</source>
        <translation>De momento não é possível analisar nenhuma mão. Tente de novo ou escolha outra coisa.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Certo.</translation>
    </message>
    <message>
        <source>This deal comes back tomorrow.</source>
        <translation>Esta mão volta amanhã.</translation>
    </message>
    <message>
        <source>Answered right five times in a row: it will not come back.</source>
        <translation>Cinco respostas certas seguidas: já não volta.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Treino</translation>
    </message>
    <message>
        <source>Single decisions from fresh deals. What you answer wrong comes back the next day, and after each right answer later and later.</source>
        <translation>Decisões soltas, de mãos novas. Aquilo em que errar volta no dia seguinte e, depois de cada resposta certa, cada vez mais tarde.</translation>
    </message>
    <message>
        <source>Topics (Esc)</source>
        <translation>Exercícios (Esc)</translation>
    </message>
    <message>
        <source>The answer is: {action}.</source>
        <translation>A resposta é: {action}.</translation>
    </message>
    <message>
        <source>{name} holds {cards}.</source>
        <translation>{name} tem {cards}.</translation>
    </message>
    <message>
        <source>Mostly what goes least well so far.</source>
        <translation>Sobretudo o que lhe corre menos bem.</translation>
    </message>
    <message>
        <source>Playing to a trick</source>
        <translation>A carta a jogar</translation>
    </message>
    <message numerus="yes">
        <source>Right: {right} of the last %n answer(s)</source>
        <translation>
            <numerusform>Certas: {right} de %n resposta</numerusform>
            <numerusform>Certas: {right} das últimas %n respostas</numerusform>
        </translation>
    </message>
    <message>
        <source>Right: {right} of {count}</source>
        <translation>Certas: {right} de {count}</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferências</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <translation>&amp;Geral</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Mesa</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Cartas</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation>&amp;Som</translation>
    </message>
    <message>
        <source>&amp;Hear a sound</source>
        <translation>O&amp;uvir um som</translation>
    </message>
    <message>
        <source>How the cards look</source>
        <translation>O aspeto das cartas</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Língua</translation>
    </message>
    <message>
        <source>C&amp;ut the deck for me when it is my turn to</source>
        <translation>&amp;Partir o baralho por mim quando for a minha vez</translation>
    </message>
    <message>
        <source>Pla&amp;y my last card for me</source>
        <translation>&amp;Jogar por mim a minha última carta</translation>
    </message>
    <message>
        <source>The keys &amp;1 to 6</source>
        <translation>As teclas &amp;1 a 6</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Aparência</translation>
    </message>
    <message>
        <source>C&amp;loth</source>
        <translation>Pa&amp;no</translation>
    </message>
    <message>
        <source>&amp;Size of the texts</source>
        <translation>&amp;Tamanho dos textos</translation>
    </message>
    <message>
        <source>S&amp;peed of the table</source>
        <translation>&amp;Velocidade da mesa</translation>
    </message>
    <message>
        <source>&amp;Movement</source>
        <translation>M&amp;ovimento</translation>
    </message>
    <message>
        <source>A &amp;finished trick stays until a click or a key</source>
        <translation>Uma va&amp;za terminada fica até um clique ou uma tecla</translation>
    </message>
    <message>
        <source>Colou&amp;rs of the suits</source>
        <translation>C&amp;ores dos naipes</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Verso</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>&amp;Letras</translation>
    </message>
    <message>
        <source>&amp;Size of the corners</source>
        <translation>&amp;Tamanho dos índices</translation>
    </message>
    <message>
        <source>&amp;Mark the two jacks that are bowers</source>
        <translation>Ma&amp;rcar o valete de trunfo e o valete secundário</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volume</translation>
    </message>
    <message>
        <source>&amp;No sound at all</source>
        <translation>&amp;Nenhum som</translation>
    </message>
    <message>
        <source>Names, from the next match on</source>
        <translation>Nomes, a partir da próxima partida</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>On your left</source>
        <translation>À sua esquerda</translation>
    </message>
    <message>
        <source>Opposite you</source>
        <translation>À sua frente</translation>
    </message>
    <message>
        <source>On your right</source>
        <translation>À sua direita</translation>
    </message>
</context>
<context>
    <name>ProblemReport</name>
    <message>
        <source>Something unexpected went wrong in the program.</source>
        <translation>Ocorreu um erro inesperado no programa.</translation>
    </message>
    <message>
        <source>Your match is kept after every action, so nothing is lost. You can continue. If it happens again, please save a report and send it to us.</source>
        <translation>A sua partida é guardada depois de cada ação: nada se perdeu. Pode continuar. Se voltar a acontecer, guarde um relatório e envie-no-lo.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Save a report…</source>
        <translation>Guardar um relatório…</translation>
    </message>
    <message>
        <source>The report cannot be written to {path}. {why}</source>
        <translation>O relatório não pode ser gravado em {path}. {why}</translation>
    </message>
    <message>
        <source>The report is in {path}.</source>
        <translation>O relatório está em {path}.</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Guardar o relatório</translation>
    </message>
    <message>
        <source>Reports (*.zip)</source>
        <translation>Relatórios (*.zip)</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Comunicar um problema</translation>
    </message>
    <message>
        <source>This is everything that the report holds: versions, your preferences, the log and the match on the table, with the names of the players. Nothing is sent: the report is one file, which you can attach to a message yourself.</source>
        <translation>Isto é tudo o que o relatório contém: versões, as suas preferências, o registo e a partida em curso, com os nomes dos jogadores. Nada é enviado: o relatório é um único ficheiro, que pode anexar a uma mensagem.</translation>
    </message>
    <message>
        <source>Parts of the report</source>
        <translation>Partes do relatório</translation>
    </message>
    <message>
        <source>Text of the part</source>
        <translation>Texto da parte escolhida</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <translation>Guardar o relatório…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>The system does not allow it.</source>
        <translation>O sistema não o permite.</translation>
    </message>
    <message>
        <source>There is no space left.</source>
        <translation>Já não há espaço.</translation>
    </message>
    <message>
        <source>It is not a file.</source>
        <translation>Não é um ficheiro.</translation>
    </message>
    <message>
        <source>Its folder is not a folder.</source>
        <translation>A sua pasta não é uma pasta.</translation>
    </message>
    <message>
        <source>It is not text.</source>
        <translation>Não é texto.</translation>
    </message>
    <message>
        <source>It is too large for a match record.</source>
        <translation>É grande demais para o registo de uma partida.</translation>
    </message>
    <message>
        <source>The system names no folder for it.</source>
        <translation>O sistema não indica nenhuma pasta para isso.</translation>
    </message>
    <message>
        <source>The system reports an error.</source>
        <translation>O sistema comunica um erro.</translation>
    </message>
    <message>
        <source>It was written by a later version of this program.</source>
        <translation>Foi escrita por uma versão mais recente deste programa.</translation>
    </message>
    <message>
        <source>The history of your matches in {path} was damaged. It was kept as {kept}, and the last backup has taken its place.</source>
        <translation>O histórico das suas partidas em {path} estava danificado. Foi guardado como {kept}, e a última cópia de segurança tomou o seu lugar.</translation>
    </message>
    <message>
        <source>The history of your matches in {path} was damaged. It was kept as {kept}, and a new one was begun.</source>
        <translation>O histórico das suas partidas em {path} estava danificado. Foi guardado como {kept}, e começou-se um novo.</translation>
    </message>
    <message>
        <source>Matches cannot be written into the history in {path}. {why} You can play on: the match on the table is kept in its own file.</source>
        <translation>As partidas não podem ser inscritas no histórico em {path}. {why} Pode continuar a jogar: a partida em curso é guardada no seu próprio ficheiro.</translation>
    </message>
    <message>
        <source>The history of your matches in {path} cannot be read. {why}</source>
        <translation>O histórico das suas partidas em {path} não pode ser lido. {why}</translation>
    </message>
    <message>
        <source>Another program is using it.</source>
        <translation>Outro programa está a usá-lo.</translation>
    </message>
    <message>
        <source>It is damaged.</source>
        <translation>Está danificado.</translation>
    </message>
    <message>
        <source>Deal {deal}, action {action} breaks rule {article}.</source>
        <translation>Mão {deal}, ação {action}: não respeita o artigo {article}.</translation>
    </message>
    <message>
        <source>Deal {deal}, action {action} makes no sense.</source>
        <translation>Mão {deal}, ação {action}: não faz sentido.</translation>
    </message>
    <message>
        <source>Deal {deal} makes no sense.</source>
        <translation>A mão {deal} não faz sentido.</translation>
    </message>
    <message>
        <source>It is not a sound match record.</source>
        <translation>Não é um registo de partida válido.</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <translation>O ficheiro {path} não existe.</translation>
    </message>
    <message>
        <source>The match in {path} cannot be opened. {why}</source>
        <translation>Não é possível abrir a partida em {path}. {why}</translation>
    </message>
    <message>
        <source>The match in {path} cannot be opened. {why} The file was kept as {kept}.</source>
        <translation>Não é possível abrir a partida em {path}. {why} O ficheiro ficou guardado como {kept}.</translation>
    </message>
    <message>
        <source>The match in {path} was written by a later version of this program, which is needed to go on with it. It is unharmed and was kept as {kept}.</source>
        <translation>A partida em {path} foi gravada por uma versão mais recente do programa, que é necessária para a continuar. Está intacta e ficou guardada como {kept}.</translation>
    </message>
    <message>
        <source>The match cannot be saved in {path}. {why}</source>
        <translation>Não é possível guardar a partida em {path}. {why}</translation>
    </message>
    <message>
        <source>Your preferences could not be read and are the usual ones.</source>
        <translation>Não foi possível ler as suas preferências: valem as habituais.</translation>
    </message>
    <message>
        <source>Your preferences could not be read and are the usual ones. The file was kept as {kept}.</source>
        <translation>Não foi possível ler as suas preferências: valem as habituais. O ficheiro ficou guardado como {kept}.</translation>
    </message>
    <message>
        <source>Your preferences cannot be saved in {path}. {why}</source>
        <translation>Não é possível guardar as suas preferências em {path}. {why}</translation>
    </message>
    <message>
        <source>Buck Euchre is running already, but it does not answer. Close it first: two copies would write over each other&apos;s match.</source>
        <translation>O Buck Euchre já está aberto, mas não responde. Feche-o primeiro: duas cópias escreveriam cada uma por cima da partida da outra.</translation>
    </message>
    <message>
        <source>Matches can be written into the history again, and none is missing.</source>
        <translation>Já é possível inscrever de novo partidas no histórico, e não falta nenhuma.</translation>
    </message>
    <message>
        <source>The match can be saved again, and nothing of it is missing.</source>
        <translation>Já é possível guardar de novo a partida, e não lhe falta nada.</translation>
    </message>
    <message>
        <source>Your preferences can be saved again.</source>
        <translation>Já é possível guardar de novo as suas preferências.</translation>
    </message>
    <message>
        <source>Your practice could not be read and begins anew.</source>
        <translation>Não foi possível ler o seu treino, que começa de novo.</translation>
    </message>
    <message>
        <source>Some of your practice could not be read. The file was kept as {kept}.</source>
        <translation>Não foi possível ler uma parte do seu treino. O ficheiro foi conservado como {kept}.</translation>
    </message>
    <message>
        <source>Your practice cannot be saved in {path}. {why}</source>
        <translation>Não é possível guardar o seu treino em {path}. {why}</translation>
    </message>
    <message>
        <source>Your practice can be saved again.</source>
        <translation>O seu treino já pode ser guardado de novo.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Selecionar tudo</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Aumentar</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Diminuir</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Procurar em:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nome do ficheiro:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Ficheiros do tipo:</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Procurar em:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Tipo de ficheiros:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Seguinte</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Pasta superior</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Criar uma pasta</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Vista de lista</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Vista detalhada</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>O meu computador</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Data de modificação</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>An&amp;ular</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;olar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Selecionar tudo</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Show Details...</source>
        <translation>Mostrar os detalhes…</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Ocultar os detalhes…</translation>
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
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Repor</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Não guardar</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Sim</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Não</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Abortar</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorar</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Repor predefinições</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>An&amp;ular</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;olar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Selecionar tudo</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>{reason} (rule {article})</source>
        <translation>{reason} (artigo {article})</translation>
    </message>
    <message>
        <source>{card} is a spade now: spades are trumps. You hold {held}, so a club must be played.</source>
        <translation>{card} é agora uma carta de espadas: o trunfo é espadas. Tem {held}; é obrigatório assistir a paus.</translation>
    </message>
    <message>
        <source>{card} is a heart now: hearts are trumps. You hold {held}, so a diamond must be played.</source>
        <translation>{card} é agora uma carta de copas: o trunfo é copas. Tem {held}; é obrigatório assistir a ouros.</translation>
    </message>
    <message>
        <source>{card} is a diamond now: diamonds are trumps. You hold {held}, so a heart must be played.</source>
        <translation>{card} é agora uma carta de ouros: o trunfo é ouros. Tem {held}; é obrigatório assistir a copas.</translation>
    </message>
    <message>
        <source>{card} is a club now: clubs are trumps. You hold {held}, so a spade must be played.</source>
        <translation>{card} é agora uma carta de paus: o trunfo é paus. Tem {held}; é obrigatório assistir a espadas.</translation>
    </message>
    <message>
        <source>Clubs were led and you hold {held}: a club must be played.</source>
        <translation>Pede-se paus e tem {held}: é obrigatório assistir a paus.</translation>
    </message>
    <message>
        <source>Diamonds were led and you hold {held}: a diamond must be played.</source>
        <translation>Pede-se ouros e tem {held}: é obrigatório assistir a ouros.</translation>
    </message>
    <message>
        <source>Hearts were led and you hold {held}: a heart must be played.</source>
        <translation>Pede-se copas e tem {held}: é obrigatório assistir a copas.</translation>
    </message>
    <message>
        <source>Spades were led and you hold {held}: a spade must be played.</source>
        <translation>Pede-se espadas e tem {held}: é obrigatório assistir a espadas.</translation>
    </message>
    <message>
        <source>Clubs were led, and {held} is a club now: clubs are trumps. It is your only one, so it must be played.</source>
        <translation>Pede-se paus, e {held} é agora uma carta de paus: o trunfo é paus. É a única que tem; é obrigatório jogá-la.</translation>
    </message>
    <message>
        <source>Diamonds were led, and {held} is a diamond now: diamonds are trumps. It is your only one, so it must be played.</source>
        <translation>Pede-se ouros, e {held} é agora uma carta de ouros: o trunfo é ouros. É a única que tem; é obrigatório jogá-la.</translation>
    </message>
    <message>
        <source>Hearts were led, and {held} is a heart now: hearts are trumps. It is your only one, so it must be played.</source>
        <translation>Pede-se copas, e {held} é agora uma carta de copas: o trunfo é copas. É a única que tem; é obrigatório jogá-la.</translation>
    </message>
    <message>
        <source>Spades were led, and {held} is a spade now: spades are trumps. It is your only one, so it must be played.</source>
        <translation>Pede-se espadas, e {held} é agora uma carta de espadas: o trunfo é espadas. É a única que tem; é obrigatório jogá-la.</translation>
    </message>
    <message>
        <source>The suit led must be followed.</source>
        <translation>É obrigatório assistir ao naipe pedido.</translation>
    </message>
    <message>
        <source>{card} is not in your hand.</source>
        <translation>{card} não está na sua mão.</translation>
    </message>
    <message>
        <source>The upcard was turned down, so {suit} cannot be named: choose another suit.</source>
        <translation>A carta virada foi recusada: já não se pode dizer {suit}. Escolha outro naipe.</translation>
    </message>
    <message>
        <source>In the first round only the suit of the upcard can be ordered; {suit} must wait for the second round.</source>
        <translation>Na primeira volta só se pode mandar o naipe da carta virada. Para {suit}, é preciso esperar pela segunda volta.</translation>
    </message>
    <message>
        <source>The upcard was turned down: {suit} can no longer be ordered. Name another suit or pass.</source>
        <translation>A carta virada foi recusada: já não se pode mandar {suit}. Diga outro naipe ou passe.</translation>
    </message>
    <message>
        <source>The dealer may not pass now and must name a suit.</source>
        <translation>O dador já não pode passar: tem de dizer um naipe.</translation>
    </message>
    <message>
        <source>The dealer must first take the upcard or leave it.</source>
        <translation>O dador tem primeiro de ficar com a carta virada ou de a deixar.</translation>
    </message>
    <message>
        <source>A hand of nines and tens must first be kept or given back for a new deal.</source>
        <translation>Uma mão só de noves e dezes tem primeiro de ser guardada, ou devolvida para se dar de novo.</translation>
    </message>
    <message>
        <source>A new deal can be asked for with nines and tens only, and before the bidding.</source>
        <translation>Só se pode pedir que se dê de novo com noves e dezes apenas, e antes do leilão.</translation>
    </message>
    <message>
        <source>A club was turned up, so clubs are trumps at once and nobody bids.</source>
        <translation>A carta virada é de paus: paus é logo trunfo e não há leilão.</translation>
    </message>
    <message>
        <source>That comes later: the bidding is not over yet.</source>
        <translation>Isso vem depois: o leilão ainda não acabou.</translation>
    </message>
    <message>
        <source>The bidding is over, and trumps are settled.</source>
        <translation>O leilão já acabou, e o trunfo está decidido.</translation>
    </message>
    <message>
        <source>The dealer took the upcard and must discard one of the six cards first.</source>
        <translation>O dador ficou com a carta virada e tem primeiro de descartar uma das seis cartas.</translation>
    </message>
    <message>
        <source>First each of the three others says in turn: stay or drop out.</source>
        <translation>Primeiro, cada um dos outros três diz à vez se fica ou desiste.</translation>
    </message>
    <message>
        <source>There is no maker in this deal, so everybody stays and nobody may drop out.</source>
        <translation>Não há declarante nesta mão: todos ficam, e ninguém pode desistir.</translation>
    </message>
    <message>
        <source>Staying and dropping out were decided before the first lead.</source>
        <translation>Ficar ou desistir decide-se antes de se abrir a primeira vaza.</translation>
    </message>
    <message>
        <source>No card is discarded or exchanged once play has begun.</source>
        <translation>Depois de começar o carteio não se descarta nem se troca nenhuma carta.</translation>
    </message>
    <message>
        <source>The deal is over: nothing more can be played.</source>
        <translation>A mão acabou: já não se pode jogar nada.</translation>
    </message>
    <message>
        <source>It is another player’s turn.</source>
        <translation>É a vez de outro jogador.</translation>
    </message>
    <message>
        <source>This game does not know that call.</source>
        <translation>Essa declaração não existe neste jogo.</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>Match records ({patterns})</source>
        <translation>Registos de partidas ({patterns})</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>New match</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Mão seguinte</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Voltar atrás</translation>
    </message>
    <message>
        <source>The cards are dealt anew.</source>
        <translation>Dão-se cartas de novo.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>A mão acabou.</translation>
    </message>
    <message>
        <source>All five tricks win the match at once.</source>
        <translation>As cinco vazas ganham logo a partida.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Vazas</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Mão</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>out</source>
        <translation>fora</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rever</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>You lay {card} aside.</source>
        <translation>Você descarta {card}.</translation>
    </message>
    <message>
        <source>{name} lays {card} aside.</source>
        <translation>{name} descarta {card}.</translation>
    </message>
    <message>
        <source>You lead {card}.</source>
        <translation>Você abre com {card}.</translation>
    </message>
    <message>
        <source>{name} leads {card}.</source>
        <translation>{name} abre com {card}.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>Você joga {card}.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} joga {card}.</translation>
    </message>
    <message>
        <source>A good club player would have chosen: {action}. {why}</source>
        <translation>Um bom jogador de clube teria escolhido: {action}. {why}</translation>
    </message>
    <message>
        <source>Asked once more, {name} would choose: {action}.</source>
        <translation>Perguntando de novo, {name} escolheria: {action}.</translation>
    </message>
    <message>
        <source>There was no other choice.</source>
        <translation>Não havia outra escolha.</translation>
    </message>
    <message>
        <source>Being looked at…</source>
        <translation>A analisar…</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Voltar à revisão</translation>
    </message>
    <message>
        <source>You are trying another way from here. Nothing of this counts.</source>
        <translation>Está a experimentar outro caminho a partir daqui. Nada disto conta.</translation>
    </message>
    <message>
        <source>Deal {number} of {count}</source>
        <translation>Mão {number} de {count}</translation>
    </message>
    <message>
        <source>My next decision</source>
        <translation>A minha decisão seguinte</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fechar (Esc)</translation>
    </message>
    <message>
        <source>Earlier deal</source>
        <translation>Mão anterior</translation>
    </message>
    <message>
        <source>Later deal</source>
        <translation>Mão seguinte</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Um passo atrás</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Um passo em frente</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Cartas de todos</translation>
    </message>
    <message>
        <source>Every hand lies open.</source>
        <translation>As cartas de todos estão à vista.</translation>
    </message>
    <message>
        <source>My hand</source>
        <translation>As minhas cartas</translation>
    </message>
    <message>
        <source>Only your own hand lies open, as when you played.</source>
        <translation>Só as suas cartas estão à vista, como durante o jogo.</translation>
    </message>
    <message>
        <source>Who decides</source>
        <translation>Quem decide</translation>
    </message>
    <message>
        <source>The hand of whoever decides lies open, and nothing else.</source>
        <translation>Só estão à vista as cartas de quem decide.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jogar a partir daqui</translation>
    </message>
    <message>
        <source>The same hidden cards. It counts neither in statistics nor history.</source>
        <translation>As mesmas cartas escondidas. Não conta para as estatísticas nem para o histórico.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisão</translation>
    </message>
    <message>
        <source>{name} knew only one hand, what was said and what was played.</source>
        <translation>{name} só conhecia as próprias cartas, o leilão e as cartas jogadas.</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>buck chapter 0</source>
        <translation>O jogo num minuto</translation>
    </message>
    <message>
        <source>BE-0.1</source>
        <translation>Quatro jogadores recebem cinco cartas cada um e jogam cada um por si. Ronda a ronda, cada um põe uma carta na mesa, e a melhor das quatro ganha-as: é uma vaza. Quase sempre há um naipe que é trunfo, e as suas cartas batem todas as outras. Cada vaza ganha baixa um ponto à sua pontuação; começa-se em 25 e quer-se chegar a 0.

Quem escolhe o trunfo é o declarante e promete três vazas: falhar custa cinco pontos. Os outros podem então desistir da mão, porque ficar e não ganhar nenhuma vaza também custa cinco pontos. Quem ganha as cinco vazas vence logo toda a partida.</translation>
    </message>
    <message>
        <source>buck chapter 1</source>
        <translation>Objetivo e cartas</translation>
    </message>
    <message>
        <source>BE-1.1</source>
        <translation>Jogam quatro pessoas, cada uma por si: não há parceiros. Tudo se faz no sentido dos ponteiros do relógio. O vizinho da esquerda é, portanto, sempre o jogador seguinte.</translation>
    </message>
    <message>
        <source>BE-1.2</source>
        <translation>O baralho tem 24 cartas: o ás, o rei, a dama, o valete, o dez e o nove de cada um dos quatro naipes. Copas e ouros são os naipes vermelhos, espadas e paus os pretos. Nas cartas, A indica o ás, R o rei, D a dama e V o valete; as preferências oferecem também as letras internacionais K, Q e J.</translation>
    </message>
    <message>
        <source>BE-1.3</source>
        <translation>Quando um naipe é trunfo, o seu valete é a carta mais alta de todas: o valete de trunfo. Em segundo lugar está o outro valete da mesma cor, vermelho ou preto: o valete secundário. Seguem-se o ás, o rei, a dama, o dez e o nove de trunfo. Em inglês, estes dois valetes chamam-se «bowers», do alemão «Bauer», camponês, que é também um nome do valete.</translation>
    </message>
    <message>
        <source>BE-1.4</source>
        <translation>O valete secundário pertence ao trunfo para todos os efeitos, seja qual for o naipe impresso na carta. Assiste quando se abre a trunfo e não assiste ao naipe impresso. Se for ele a abrir a vaza, pede trunfo.</translation>
    </message>
    <message>
        <source>BE-1.5</source>
        <translation>Num naipe que não é trunfo, a ordem é ás, rei, dama, valete, dez, nove, da mais alta para a mais baixa. O naipe que perdeu o valete para o trunfo fica só com cinco cartas.</translation>
    </message>
    <message>
        <source>BE-1.6</source>
        <translation>Sem trunfo, nenhum valete é especial: cada um é uma carta normal do seu naipe, entre a dama e o dez. A carta mais alta do naipe pedido ganha a vaza.</translation>
    </message>
    <message>
        <source>BE-1.7</source>
        <translation>Cada jogador começa com 25&#xa0;pontos e procura descer até 0. Uma opção da partida permite escolher outra pontuação inicial, de 5 a 99.</translation>
    </message>
    <message>
        <source>buck chapter 2</source>
        <translation>Dar as cartas</translation>
    </message>
    <message>
        <source>BE-2.1</source>
        <translation>O primeiro dador é escolhido à sorte. Depois de cada mão, passa a dar o jogador à esquerda do dador.</translation>
    </message>
    <message>
        <source>BE-2.2</source>
        <translation>Baralham-se as cartas, e o jogador à direita do dador parte o baralho: tira cartas de cima e coloca-as por baixo das outras. Cada uma das duas partes tem pelo menos uma carta.</translation>
    </message>
    <message>
        <source>BE-2.3</source>
        <translation>A começar pela esquerda do dador, cada jogador recebe três cartas e, numa segunda volta, mais duas. A carta seguinte põe-se à vista: é a carta virada. As três últimas ficam fora de jogo, e ninguém as vê.</translation>
    </message>
    <message>
        <source>BE-2.4</source>
        <translation>Se a carta virada for de paus, paus é logo trunfo, sem leilão. Jogam os quatro, não há declarante, e ninguém promete três vazas. A carta virada não vai para a mão de ninguém.</translation>
    </message>
    <message>
        <source>buck chapter 3</source>
        <translation>O leilão</translation>
    </message>
    <message>
        <source>BE-3.1</source>
        <translation>Se a carta virada for de copas, ouros ou espadas, os jogadores falam à vez, a partir da esquerda do dador. Cada um passa ou manda, o que faz trunfo do naipe da carta virada. O primeiro a mandar encerra o leilão.</translation>
    </message>
    <message>
        <source>BE-3.2</source>
        <translation>Quando alguém manda, o dador recolhe a carta virada e fica com seis cartas. Descarta logo uma delas, tapada. O descarte pode ser a carta que acabou de recolher.</translation>
    </message>
    <message>
        <source>BE-3.3</source>
        <translation>Quem mandou é o declarante e promete pelo menos três das cinco vazas, embora seja o dador a recolher a carta. O dador também pode mandar e é então ele o declarante.</translation>
    </message>
    <message>
        <source>BE-3.4</source>
        <translation>Se os quatro passarem, tapa-se a carta virada e começa uma segunda volta de leilão à esquerda do dador. Cada um passa ou diz um dos outros três naipes, incluindo paus. Nenhuma carta muda de dono. Quem diz um naipe é o declarante e promete três vazas.</translation>
    </message>
    <message>
        <source>BE-3.5</source>
        <translation>Se os quatro voltarem a passar, a mão joga-se sem trunfo. Não há declarante nem promessa, e todos ficam.</translation>
    </message>
    <message>
        <source>BE-3.6</source>
        <translation>Logo que há declarante, os outros três decidem à vez, a partir da esquerda dele: ficar ou desistir. O declarante não pode desistir. Um dador que recolheu a carta virada por ordem de outro pode fazê-lo.</translation>
    </message>
    <message>
        <source>BE-3.7</source>
        <translation>Quem desiste põe as suas cartas de lado sem as mostrar. Já não participa nessa mão.</translation>
    </message>
    <message>
        <source>BE-3.8</source>
        <translation>Ninguém pode desistir quando paus é logo trunfo (BE-2.4) nem quando a mão se joga sem trunfo (BE-3.5).</translation>
    </message>
    <message>
        <source>BE-3.9</source>
        <translation>Se os outros três desistirem, a mão acaba logo: o declarante fica com as cinco vazas e vence assim a partida (BE-6.1). O último a decidir é avisado disso antes de escolher. Uma opção da partida altera esta regra: o declarante subtrai então apenas 5, e a partida continua, a não ser que ele chegue assim a 0 ou menos.</translation>
    </message>
    <message>
        <source>BE-3.10</source>
        <translation>Aqui ninguém licita um número de vazas, como se faz no Dirty Clubs, um jogo aparentado. Também não há «viúva», as cartas a mais da forma para três jogadores.</translation>
    </message>
    <message>
        <source>buck chapter 4</source>
        <translation>O carteio</translation>
    </message>
    <message>
        <source>BE-4.1</source>
        <translation>O primeiro jogador que ficou, a partir da esquerda do dador, abre a primeira vaza, isto é, joga a sua primeira carta. Quem desistiu é saltado durante toda a mão.</translation>
    </message>
    <message>
        <source>BE-4.2</source>
        <translation>A primeira carta de uma vaza fixa o naipe pedido. Quem tiver uma carta desse naipe tem de a jogar: chama-se a isso assistir. Quem não tiver nenhuma joga a carta que quiser. Nunca é obrigatório cortar com trunfo nem jogar mais alto do que as cartas já jogadas.</translation>
    </message>
    <message>
        <source>BE-4.3</source>
        <translation>Com trunfo de copas, o valete de ouros {JD} é uma carta de copas. Não pode assistir a ouros e tem de ser jogado quando se abre a copas, se for a única carta de copas na mão. O mesmo vale para espadas e paus, e para qualquer outro trunfo.</translation>
    </message>
    <message>
        <source>BE-4.4</source>
        <translation>O trunfo mais alto ganha a vaza; se não houver nenhum, ganha a carta mais alta do naipe pedido. Quem ganha uma vaza abre a seguinte.</translation>
    </message>
    <message>
        <source>BE-4.5</source>
        <translation>Jogam-se cinco vazas, uma por cada carta recebida. Durante o carteio não se compra nem se troca nada.</translation>
    </message>
    <message>
        <source>buck chapter 5</source>
        <translation>A pontuação</translation>
    </message>
    <message>
        <source>BE-5.1</source>
        <translation>Depois da quinta vaza, cada jogador subtrai 1 por cada vaza ganha. Os dois artigos seguintes, BE-5.2 e BE-5.3, são as exceções.</translation>
    </message>
    <message>
        <source>BE-5.2</source>
        <translation>Um declarante com menos de três vazas não cumpriu a promessa e soma 5. As vazas que ganhou não são então subtraídas.</translation>
    </message>
    <message>
        <source>BE-5.3</source>
        <translation>Qualquer outro jogador que tenha ficado sem ganhar nenhuma vaza soma 5. É o risco de ficar.</translation>
    </message>
    <message>
        <source>BE-5.4</source>
        <translation>Ninguém é penalizado duas vezes na mesma mão. Um declarante sem nenhuma vaza soma 5, e não 10.</translation>
    </message>
    <message>
        <source>BE-5.5</source>
        <translation>A pontuação de quem desistiu não se altera. Desistir não custa nem rende nada.</translation>
    </message>
    <message>
        <source>BE-5.6</source>
        <translation>Quando paus é logo trunfo (BE-2.4) e sem trunfo (BE-3.5), ninguém prometeu nada. Cada um subtrai as vazas que ganhou, ou soma 5 se não ganhou nenhuma.</translation>
    </message>
    <message>
        <source>BE-5.7</source>
        <translation>A pontuação não tem limite máximo nem mínimo. Pode subir acima de 25 e descer abaixo de 0.</translation>
    </message>
    <message>
        <source>buck chapter 6</source>
        <translation>O fim da partida</translation>
    </message>
    <message>
        <source>BE-6.1</source>
        <translation>Um jogador que ganhe as cinco vazas de uma mão vence a partida nesse momento, sozinho e seja qual for a sua pontuação. A mão é, ainda assim, registada na folha de pontos como de costume.</translation>
    </message>
    <message>
        <source>BE-6.2</source>
        <translation>Se não, uma vez contada a mão, vence um jogador com 0 ou menos. Se houver vários, vence o que estiver mais abaixo de 0. Quem tiver exatamente a mesma pontuação mais baixa partilha a vitória.</translation>
    </message>
    <message>
        <source>BE-6.3</source>
        <translation>Só se volta a dar cartas se ninguém tiver vencido. Dá então o jogador à esquerda do último dador.</translation>
    </message>
    <message>
        <source>buck chapter 7</source>
        <translation>De onde vem este jogo</translation>
    </message>
    <message>
        <source>BE-7.1</source>
        <translation>O Buck Euchre é um ramo norte-americano do Euchre. No Euchre comum defrontam-se duas equipas; neste, cada um joga sozinho.</translation>
    </message>
    <message>
        <source>BE-7.2</source>
        <translation>Estas regras seguem o jogo tal como o descreveu um jogador do Ohio. Cada família tem os seus costumes, de que o Dirty Clubs e as formas para três jogadores são exemplo. Por isso não se pode indicar uma só data de invenção.</translation>
    </message>
    <message>
        <source>BE-7.3</source>
        <translation>A sua regra mais marcante é a carta de paus virada, que faz logo trunfo (BE-2.4). No Euchre a quatro, o naipe de paus não tem esse papel.</translation>
    </message>
    <message>
        <source>buck chapter 8</source>
        <translation>Exemplos comentados</translation>
    </message>
    <message>
        <source>BE-8.1</source>
        <translation>Copas é trunfo e os quatro ficaram. Abre-se com o rei de copas {KH}; seguem-se o valete de ouros {JD}, o ás de copas {AH} e o dez de copas {TH}. O segundo jogador ganha a vaza: o valete de ouros é o valete secundário e está acima do ás (BE-1.3).</translation>
    </message>
    <message>
        <source>BE-8.2</source>
        <translation>Os quatro estão em 25 e todos ficaram. O declarante ganha duas vazas, os outros duas, uma e nenhuma. O declarante prometera três vazas e soma 5 (BE-5.2); o jogador sem vazas soma também 5 (BE-5.3). Os novos totais são 30, 23, 24 e 30.</translation>
    </message>
    <message>
        <source>partnership chapter 0</source>
        <translation>O jogo num minuto</translation>
    </message>
    <message>
        <source>PE-0.1</source>
        <translation>Defrontam-se duas equipas de dois jogadores, com os parceiros sentados frente a frente. Cada um recebe cinco cartas. Ronda a ronda, cada um põe uma carta na mesa, e a melhor das quatro ganha-as: é uma vaza. Um dos naipes é trunfo, e as suas cartas batem todas as outras.

A equipa que escolhe o trunfo tem de ganhar três das cinco vazas. Se o conseguir, marca pontos; se não, a outra equipa marca dois. Vence a primeira equipa a chegar aos 10 pontos.</translation>
    </message>
    <message>
        <source>partnership chapter 1</source>
        <translation>Objetivo e cartas</translation>
    </message>
    <message>
        <source>PE-1.1</source>
        <translation>Jogam quatro pessoas em duas equipas, com os parceiros sentados frente a frente. Tudo se faz no sentido dos ponteiros do relógio. As 24 cartas são as do Buck Euchre, do ás ao nove (BE-1.2), e a ordem dos trunfos também: primeiro o valete de trunfo, depois o valete secundário, ou seja, o outro valete da mesma cor, e a seguir o ás, o rei, a dama, o dez e o nove (BE-1.3). O valete secundário pertence ao trunfo para todos os efeitos (BE-1.4), e os outros naipes mantêm a ordem habitual (BE-1.5).</translation>
    </message>
    <message>
        <source>PE-1.2</source>
        <translation>As duas equipas começam em 0, e a primeira a chegar aos 10 pontos vence a partida. Uma opção da partida permite escolher outro número de pontos, de 1 a 99.</translation>
    </message>
    <message>
        <source>partnership chapter 2</source>
        <translation>Dar as cartas</translation>
    </message>
    <message>
        <source>PE-2.1</source>
        <translation>O primeiro dador é escolhido à sorte; depois de cada mão, passa a dar o jogador à sua esquerda. Baralham-se as cartas, e o jogador à direita do dador parte o baralho. A começar pela esquerda do dador, cada jogador recebe três cartas e, numa segunda volta, mais duas. A carta seguinte põe-se à vista: é a carta virada. As três últimas ficam fora de jogo. Aqui, uma carta virada de paus não tem nada de especial.</translation>
    </message>
    <message>
        <source>partnership chapter 3</source>
        <translation>O leilão</translation>
    </message>
    <message>
        <source>PE-3.1</source>
        <translation>A partir da esquerda do dador, cada jogador passa ou manda, o que faz trunfo do naipe da carta virada. O primeiro a mandar é o declarante e encerra o leilão. O dador recolhe então a carta virada e descarta logo uma das seis cartas, tapada. O parceiro do dador pode mandar como qualquer outro, sem ter por isso de jogar sem parceiro.</translation>
    </message>
    <message>
        <source>PE-3.2</source>
        <translation>Se os quatro passarem, tapa-se a carta virada e começa uma segunda volta de leilão à esquerda do dador. Cada um passa ou diz um dos outros três naipes. O primeiro a dizer um naipe é o declarante. Nenhuma carta muda de dono.</translation>
    </message>
    <message>
        <source>PE-3.3</source>
        <translation>Se os outros três voltarem a passar na segunda volta, o dador não pode passar: tem de dizer um naipe. Uma opção da partida retira esta obrigação. Se os quatro passarem então pela segunda vez, a mão acaba sem que ninguém marque pontos, e dá o jogador seguinte.</translation>
    </message>
    <message>
        <source>PE-3.4</source>
        <translation>Uma opção da partida admite a «mão do lavrador»: cinco cartas que são só noves e dezes. Antes do leilão, quem a tiver pode ficar com ela ou pedir que se dê de novo, e então volta a dar o mesmo dador. Como só há oito noves e dezes, nunca dois jogadores têm cartas assim ao mesmo tempo.</translation>
    </message>
    <message>
        <source>partnership chapter 4</source>
        <translation>O carteio</translation>
    </message>
    <message>
        <source>PE-4.1</source>
        <translation>Quem manda ou diz um naipe pode jogar sem parceiro, e anuncia-o ao mesmo tempo; mais ninguém o pode fazer. O parceiro põe então as suas cartas de lado sem as mostrar e fica de fora durante toda a mão. Se for o dador a ficar de fora, ninguém recolhe a carta virada, e o naipe dela é trunfo na mesma.</translation>
    </message>
    <message>
        <source>PE-4.2</source>
        <translation>O jogador à esquerda do dador abre a primeira vaza, ou o seguinte, se aquele ficar de fora. Quem puder assistir tem de o fazer; se não, joga a carta que quiser (BE-4.2). O valete secundário assiste a trunfo (BE-4.3). O trunfo mais alto ganha a vaza ou, se não houver nenhum, a carta mais alta do naipe pedido, e quem a ganha abre a seguinte (BE-4.4). Jogam-se cinco vazas (BE-4.5).</translation>
    </message>
    <message>
        <source>partnership chapter 5</source>
        <translation>A pontuação</translation>
    </message>
    <message>
        <source>PE-5.1</source>
        <translation>A equipa do declarante tem de ganhar três das cinco vazas. Com três ou quatro marca 1 ponto, com as cinco marca 2 pontos. Um declarante que joga sem parceiro marca 1 ponto com três ou quatro vazas, mas 4 pontos com as cinco. Se a equipa do declarante ganhar menos de três vazas, não marca nada, e a outra equipa, a dos defensores, marca 2 pontos.</translation>
    </message>
    <message>
        <source>two-handed chapter 0</source>
        <translation>O jogo num minuto</translation>
    </message>
    <message>
        <source>TE-0.1</source>
        <translation>Dois jogadores recebem cinco cartas cada um, e mais de metade do baralho fica tapada. Cada um põe, à vez, uma carta na mesa, e a melhor das duas ganha ambas: é uma vaza. Um dos naipes é trunfo, e as suas cartas batem todas as outras.

Quem escolhe o trunfo tem de ganhar três das cinco vazas. Isso vale-lhe um ponto, ou dois se ganhar as cinco; se falhar, o adversário marca dois. Vence o primeiro a chegar aos 10 pontos.</translation>
    </message>
    <message>
        <source>two-handed chapter 1</source>
        <translation>Objetivo e cartas</translation>
    </message>
    <message>
        <source>TE-1.1</source>
        <translation>Jogam duas pessoas, uma contra a outra. As 24 cartas são as do Buck Euchre, do ás ao nove (BE-1.2), e a ordem dos trunfos também: primeiro o valete de trunfo, depois o valete secundário, o outro valete da mesma cor, que pertence ao trunfo (BE-1.3, BE-1.4, BE-1.5). Ambos começam em 0, e o primeiro a chegar aos 10 pontos vence a partida. Uma opção da partida permite escolher outro número de pontos, de 1 a 99.</translation>
    </message>
    <message>
        <source>two-handed chapter 2</source>
        <translation>Dar as cartas</translation>
    </message>
    <message>
        <source>TE-2.1</source>
        <translation>O primeiro dador é escolhido à sorte; depois, dão os dois alternadamente. Baralham-se as cartas, e o adversário do dador parte o baralho. Cada um recebe três cartas, primeiro o adversário, e, numa segunda volta, mais duas. A carta seguinte põe-se à vista: é a carta virada. As outras treze cartas ficam tapadas.</translation>
    </message>
    <message>
        <source>two-handed chapter 3</source>
        <translation>O leilão</translation>
    </message>
    <message>
        <source>TE-3.1</source>
        <translation>O adversário do dador fala primeiro: passa ou manda. Se passar, o dador passa também ou aceita. Mandar ou aceitar faz trunfo do naipe da carta virada e encerra o leilão.</translation>
    </message>
    <message>
        <source>TE-3.2</source>
        <translation>O dador que aceita recolhe a carta virada e descarta uma das seis cartas, tapada. O dador a quem mandaram pode fazer o mesmo, ou deixar a carta virada e ficar com as suas cinco cartas. Em ambos os casos, o naipe dela é trunfo. Uma opção da partida obriga o dador a recolhê-la quando lho mandam.</translation>
    </message>
    <message>
        <source>TE-3.3</source>
        <translation>Se ambos passarem, tapa-se a carta virada. Numa segunda volta, primeiro o adversário do dador, cada um passa ou diz um dos outros três naipes, e nenhuma carta muda de dono. Se ambos voltarem a passar, a mão acaba sem que ninguém marque pontos, e dá o outro jogador. Uma opção da partida obriga o dador a dizer um naipe em vez de passar pela segunda vez.</translation>
    </message>
    <message>
        <source>TE-3.4</source>
        <translation>Quem escolheu o trunfo, mandando, aceitando ou dizendo um naipe, é o declarante. O outro jogador é o defensor.</translation>
    </message>
    <message>
        <source>two-handed chapter 4</source>
        <translation>O carteio</translation>
    </message>
    <message>
        <source>TE-4.1</source>
        <translation>O adversário do dador abre a primeira vaza. Quem puder assistir tem de o fazer; se não, joga a carta que quiser (BE-4.2). O valete secundário assiste a trunfo (BE-4.3). O trunfo mais alto ganha a vaza ou, se não houver nenhum, a carta mais alta do naipe pedido, e quem a ganha abre a seguinte (BE-4.4). Jogam-se cinco vazas (BE-4.5).</translation>
    </message>
    <message>
        <source>two-handed chapter 5</source>
        <translation>A pontuação</translation>
    </message>
    <message>
        <source>TE-5.1</source>
        <translation>O declarante marca 1 ponto com três ou quatro vazas e 2 pontos com as cinco. Com menos de três vazas não marca nada, e o defensor marca 2 pontos.</translation>
    </message>
    <message>
        <source>faq 1 question</source>
        <translation>Porque não posso jogar este valete?</translation>
    </message>
    <message>
        <source>faq 1 answer</source>
        <translation>É provavelmente o valete secundário, o da mesma cor que o trunfo. Pertence ao trunfo e não assiste ao naipe impresso; enquanto tiver uma carta verdadeira desse naipe, é essa que tem de jogar (BE-1.4, BE-4.3).</translation>
    </message>
    <message>
        <source>faq 2 question</source>
        <translation>Porque tenho de jogar o meu valete quando se pede trunfo?</translation>
    </message>
    <message>
        <source>faq 2 answer</source>
        <translation>O valete secundário é um trunfo como os outros. Se se pede trunfo e é o único que tem, é obrigatório jogá-lo, mesmo que não ganhe nada (BE-4.3).</translation>
    </message>
    <message>
        <source>faq 3 question</source>
        <translation>Tenho de cortar ou de jogar mais alto?</translation>
    </message>
    <message>
        <source>faq 3 answer</source>
        <translation>Não. Só tem de assistir, se puder. Sem cartas do naipe pedido, joga o que quiser, e é sempre permitido jogar mais baixo do que as cartas da mesa (BE-4.2).</translation>
    </message>
    <message>
        <source>faq 4 question</source>
        <translation>Quantos trunfos há?</translation>
    </message>
    <message>
        <source>faq 4 answer</source>
        <translation>Sete: as seis cartas do naipe e o valete secundário (BE-1.3). O outro naipe da mesma cor fica com cinco cartas, os dois restantes com seis (BE-1.5).</translation>
    </message>
    <message>
        <source>faq 5 question</source>
        <translation>Os valetes são especiais sem trunfo?</translation>
    </message>
    <message>
        <source>faq 5 answer</source>
        <translation>Não. Cada valete é então uma carta normal do seu naipe, entre a dama e o dez (BE-1.6).</translation>
    </message>
    <message>
        <source>faq 6 question</source>
        <translation>Porque não houve leilão nesta mão?</translation>
    </message>
    <message>
        <source>faq 6 answer</source>
        <translation>A carta virada era de paus. Nesse caso, paus é logo trunfo: não há declarante nem promessa, e jogam os quatro (BE-2.4).</translation>
    </message>
    <message>
        <source>faq 7 question</source>
        <translation>Quem é o declarante quando o dador recolhe a carta?</translation>
    </message>
    <message>
        <source>faq 7 answer</source>
        <translation>Quem mandou, receba quem receber a carta. É ele que tem de fazer três vazas (BE-3.3). O dador também pode mandar e é então o declarante.</translation>
    </message>
    <message>
        <source>faq 8 question</source>
        <translation>O dador pode descartar a carta que acabou de recolher?</translation>
    </message>
    <message>
        <source>faq 8 answer</source>
        <translation>Sim, qualquer uma das seis. O descarte fica tapado, e mais ninguém sabe qual era (BE-3.2).</translation>
    </message>
    <message>
        <source>faq 9 question</source>
        <translation>Pode dizer-se paus na segunda volta?</translation>
    </message>
    <message>
        <source>faq 9 answer</source>
        <translation>Sim, qualquer naipe menos o da carta virada. É então um trunfo normal, com declarante e promessa, ao contrário do que acontece com paus virado (BE-3.4).</translation>
    </message>
    <message>
        <source>faq 10 question</source>
        <translation>E se ninguém quiser nenhum naipe?</translation>
    </message>
    <message>
        <source>faq 10 answer</source>
        <translation>Depois de oito passes, a mão joga-se sem trunfo. Não há declarante, ninguém prometeu nada, e todos ficam (BE-3.5).</translation>
    </message>
    <message>
        <source>faq 11 question</source>
        <translation>O dador pode desistir?</translation>
    </message>
    <message>
        <source>faq 11 answer</source>
        <translation>Sim, a não ser que seja o declarante. Não importa que tenha recolhido a carta virada por ordem de outro (BE-3.6).</translation>
    </message>
    <message>
        <source>faq 12 question</source>
        <translation>E se todos desistirem?</translation>
    </message>
    <message>
        <source>faq 12 answer</source>
        <translation>O declarante fica então com as cinco vazas e vence a partida; por isso, o último a decidir é avisado (BE-3.9). Com uma opção da partida, o declarante subtrai apenas 5.</translation>
    </message>
    <message>
        <source>faq 13 question</source>
        <translation>Porque não posso desistir?</translation>
    </message>
    <message>
        <source>faq 13 answer</source>
        <translation>Ou é o declarante, ou não há nenhum: quando se vira uma carta de paus e quando se joga sem trunfo, todos têm de jogar (BE-3.8).</translation>
    </message>
    <message>
        <source>faq 14 question</source>
        <translation>Quem abre quando o primeiro jogador desistiu?</translation>
    </message>
    <message>
        <source>faq 14 answer</source>
        <translation>O seguinte que ficou, a partir da esquerda do dador. Quem desistiu é saltado em todas as vazas (BE-4.1).</translation>
    </message>
    <message>
        <source>faq 15 question</source>
        <translation>Posso ver o descarte ou as três últimas cartas?</translation>
    </message>
    <message>
        <source>faq 15 answer</source>
        <translation>Não. As três últimas cartas, o descarte e as cartas de quem desistiu ficam tapados (BE-2.3, BE-3.7).</translation>
    </message>
    <message>
        <source>faq 16 question</source>
        <translation>As duas vazas de um declarante que falhou contam?</translation>
    </message>
    <message>
        <source>faq 16 answer</source>
        <translation>Não. Com menos de três vazas, o declarante soma 5 e não subtrai nada (BE-5.2). Os outros contam as suas vazas como de costume.</translation>
    </message>
    <message>
        <source>faq 17 question</source>
        <translation>Um declarante sem nenhuma vaza soma 10?</translation>
    </message>
    <message>
        <source>faq 17 answer</source>
        <translation>Não, soma 5. Ninguém é penalizado duas vezes na mesma mão (BE-5.4).</translation>
    </message>
    <message>
        <source>faq 18 question</source>
        <translation>A minha pontuação pode passar de 25?</translation>
    </message>
    <message>
        <source>faq 18 answer</source>
        <translation>Sim, e pode descer abaixo de 0 na mão em que se vence. A pontuação não tem limites (BE-5.7).</translation>
    </message>
    <message>
        <source>faq 19 question</source>
        <translation>Dois jogadores chegam a 0 na mesma mão. Quem vence?</translation>
    </message>
    <message>
        <source>faq 19 answer</source>
        <translation>O que estiver mais abaixo de 0. Com exatamente a mesma pontuação, partilham a vitória (BE-6.2).</translation>
    </message>
    <message>
        <source>faq 20 question</source>
        <translation>Estou muito atrás. Ainda posso vencer?</translation>
    </message>
    <message>
        <source>faq 20 answer</source>
        <translation>Sim: quem ganhar as cinco vazas de uma mão vence logo, seja qual for a pontuação (BE-6.1).</translation>
    </message>
    <message>
        <source>partnership faq 1 question</source>
        <translation>Posso mandar quando é o meu parceiro a dar?</translation>
    </message>
    <message>
        <source>partnership faq 1 answer</source>
        <translation>Sim, como qualquer outro. O seu parceiro recolhe a carta virada, e não tem de jogar sem parceiro (PE-3.1).</translation>
    </message>
    <message>
        <source>partnership faq 2 question</source>
        <translation>O que se ganha em jogar sem parceiro?</translation>
    </message>
    <message>
        <source>partnership faq 2 answer</source>
        <translation>Quatro pontos em vez de dois, se ganhar as cinco vazas. Três ou quatro vazas valem 1 ponto como de costume, e falhar não custa mais do que com parceiro (PE-5.1).</translation>
    </message>
    <message>
        <source>partnership faq 3 question</source>
        <translation>Um defensor pode jogar sem parceiro?</translation>
    </message>
    <message>
        <source>partnership faq 3 answer</source>
        <translation>Não. Só o pode fazer quem manda ou diz um naipe, e decide-o nesse momento (PE-4.1).</translation>
    </message>
    <message>
        <source>partnership faq 4 question</source>
        <translation>Porque é que ninguém recolheu a carta virada?</translation>
    </message>
    <message>
        <source>partnership faq 4 answer</source>
        <translation>Ou o trunfo foi dito na segunda volta (PE-3.2), ou o parceiro do dador mandou e joga sem parceiro, e o dador fica de fora (PE-4.1).</translation>
    </message>
    <message>
        <source>partnership faq 5 question</source>
        <translation>Porque não posso passar?</translation>
    </message>
    <message>
        <source>partnership faq 5 answer</source>
        <translation>É o dador, e os outros três passaram duas vezes: tem de dizer um naipe. Uma opção da partida retira esta obrigação (PE-3.3).</translation>
    </message>
    <message>
        <source>partnership faq 6 question</source>
        <translation>Uma carta virada de paus é especial aqui?</translation>
    </message>
    <message>
        <source>partnership faq 6 answer</source>
        <translation>Não, isso é próprio do Buck Euchre (BE-2.4). Aqui, paus é um naipe como os outros (PE-2.1).</translation>
    </message>
    <message>
        <source>two-handed faq 1 question</source>
        <translation>Tenho de recolher a carta virada quando mo mandam?</translation>
    </message>
    <message>
        <source>two-handed faq 1 answer</source>
        <translation>Não. Pode deixá-la e ficar com as suas cinco cartas; o naipe dela é trunfo em ambos os casos. Uma opção da partida torna obrigatório recolhê-la (TE-3.2).</translation>
    </message>
    <message>
        <source>two-handed faq 2 question</source>
        <translation>Quem é o declarante quando me mandam e recolho a carta?</translation>
    </message>
    <message>
        <source>two-handed faq 2 answer</source>
        <translation>O seu adversário: ao mandar, foi ele que escolheu o trunfo (TE-3.4). Recolher a carta apenas melhora as suas cartas (TE-3.2).</translation>
    </message>
    <message>
        <source>two-handed faq 3 question</source>
        <translation>E se nenhum de nós quiser um naipe?</translation>
    </message>
    <message>
        <source>two-handed faq 3 answer</source>
        <translation>Depois de quatro passes, a mão acaba sem que ninguém marque pontos, e dá o outro jogador. Com uma opção da partida, o dador tem, em vez disso, de dizer um naipe (TE-3.3).</translation>
    </message>
    <message>
        <source>two-handed faq 4 question</source>
        <translation>Onde estão todas as outras cartas?</translation>
    </message>
    <message>
        <source>two-handed faq 4 answer</source>
        <translation>Treze das 24 cartas ficam tapadas, e ninguém as vê (TE-2.1). Por isso acontece muitas vezes que nem o valete de trunfo esteja na mão de alguém.</translation>
    </message>
    <message>
        <source>two-handed faq 5 question</source>
        <translation>Posso marcar mais de 2 pontos numa mão?</translation>
    </message>
    <message>
        <source>two-handed faq 5 answer</source>
        <translation>Não. As cinco vazas valem 2 pontos ao declarante, e travar o declarante vale outro tanto ao defensor. A dois, não existe jogar sem parceiro (TE-5.1).</translation>
    </message>
    <message>
        <source>buck questions</source>
        <translation>Perguntas frequentes</translation>
    </message>
    <message>
        <source>buck flow</source>
        <translation>Como decorre uma mão</translation>
    </message>
    <message>
        <source>buck glossary</source>
        <translation>Glossário em três línguas</translation>
    </message>
</context>
<context>
    <name>RuleBookWindow</name>
    <message>
        <source>Rules of the game</source>
        <translation>Regras do jogo</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Procurar nas regras</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Procurar</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Rule book page</source>
        <translation>Página do livro de regras</translation>
    </message>
    <message numerus="yes">
        <source>%n article(s) found</source>
        <translation>
            <numerusform>%n artigo encontrado</numerusform>
            <numerusform>%n artigos encontrados</numerusform>
        </translation>
    </message>
    <message>
        <source>No article contains all these words.</source>
        <translation>Nenhum artigo contém todas estas palavras.</translation>
    </message>
    <message>
        <source>Hearts are trumps: from the highest to the lowest</source>
        <translation>Trunfo de copas: da mais alta para a mais baixa</translation>
    </message>
    <message>
        <source>right bower</source>
        <translation>valete de trunfo</translation>
    </message>
    <message>
        <source>left bower</source>
        <translation>valete secundário</translation>
    </message>
    <message>
        <source>Diamonds, the suit that lost its jack</source>
        <translation>Ouros, o naipe que perdeu o valete</translation>
    </message>
    <message>
        <source>just taken</source>
        <translation>acabada de recolher</translation>
    </message>
    <message>
        <source>The dealer’s six cards: one must go</source>
        <translation>As seis cartas do dador: uma a mais</translation>
    </message>
    <message>
        <source>How a deal runs</source>
        <translation>Como decorre uma mão</translation>
    </message>
    <message>
        <source>Upcard</source>
        <translation>Carta virada</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>Primeira volta</translation>
    </message>
    <message>
        <source>Second round</source>
        <translation>Segunda volta</translation>
    </message>
    <message>
        <source>Stay or drop</source>
        <translation>Ficar ou não</translation>
    </message>
    <message>
        <source>Five tricks</source>
        <translation>Cinco vazas</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Contagem</translation>
    </message>
    <message>
        <source>all pass twice: no-trump</source>
        <translation>todos passam duas vezes: sem trunfo</translation>
    </message>
    <message>
        <source>somebody orders up</source>
        <translation>alguém manda</translation>
    </message>
    <message>
        <source>a club turned up: trumps at once, all play</source>
        <translation>carta virada de paus: logo trunfo, todos jogam</translation>
    </message>
    <message>
        <source>All stood at 25. The maker has taken two tricks of five.</source>
        <translation>Todos tinham 25. O declarante ganhou duas vazas em cinco.</translation>
    </message>
    <message>
        <source>The promise was three: the maker adds 5, and the two tricks do not count.</source>
        <translation>Tinha prometido três: o declarante soma 5, e as duas vazas não contam.</translation>
    </message>
    <message>
        <source>The others subtract their tricks. Player 4 stayed, took none and adds 5.</source>
        <translation>Os outros subtraem as suas vazas. O jogador 4 ficou, não ganhou nenhuma e soma 5.</translation>
    </message>
    <message>
        <source>Nobody is at 0 or below: the next player deals.</source>
        <translation>Ninguém tem 0 ou menos: dá o jogador seguinte.</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Artigo</translation>
    </message>
    <message>
        <source>Lessons:</source>
        <translation>Lições:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Passo seguinte</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Desde o início</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Passo {number} de {count}</translation>
    </message>
    <message>
        <source>Hearts are trumps</source>
        <translation>Trunfo de copas</translation>
    </message>
    <message>
        <source>led</source>
        <translation>abertura</translation>
    </message>
    <message>
        <source>second</source>
        <translation>segunda</translation>
    </message>
    <message>
        <source>third</source>
        <translation>terceira</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>quarta</translation>
    </message>
    <message>
        <source>The king of hearts is led, so hearts must be followed.</source>
        <translation>Abre-se com o rei de copas: é preciso assistir a copas.</translation>
    </message>
    <message>
        <source>The jack of diamonds is the left bower. It follows as a heart and beats the king.</source>
        <translation>O valete de ouros é o valete secundário. Assiste a copas e ganha ao rei.</translation>
    </message>
    <message>
        <source>The ace is only the third trump: the left bower stays ahead.</source>
        <translation>O ás é apenas o terceiro trunfo: o valete secundário continua à frente.</translation>
    </message>
    <message>
        <source>The ten changes nothing. The second player takes the trick.</source>
        <translation>O dez não muda nada. O segundo jogador ganha a vaza.</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>Declarante</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Jogador 2</translation>
    </message>
    <message>
        <source>Player 3</source>
        <translation>Jogador 3</translation>
    </message>
    <message>
        <source>Player 4</source>
        <translation>Jogador 4</translation>
    </message>
    <message>
        <source>Score before</source>
        <translation>Pontuação anterior</translation>
    </message>
    <message>
        <source>Tricks taken</source>
        <translation>Vazas ganhas</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Variação</translation>
    </message>
    <message>
        <source>New score</source>
        <translation>Nova pontuação</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>start</source>
        <translation>início</translation>
    </message>
    <message>
        <source>Change in this deal: {change}</source>
        <translation>Diferença nesta mão: {change}</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Folha de pontos</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>As the system</source>
        <translation>Como o sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Claret</source>
        <translation>Bordô</translation>
    </message>
    <message>
        <source>Crimson, with the buck</source>
        <translation>Carmesim, com o veado</translation>
    </message>
    <message>
        <source>Indigo</source>
        <translation>Índigo</translation>
    </message>
    <message>
        <source>Forest green</source>
        <translation>Verde-floresta</translation>
    </message>
    <message>
        <source>Those of the language</source>
        <translation>As da língua</translation>
    </message>
    <message>
        <source>International: A K Q J</source>
        <translation>Internacionais: A K Q J</translation>
    </message>
    <message>
        <source>Four: clubs green, diamonds blue</source>
        <translation>Quatro: paus verdes, ouros azuis</translation>
    </message>
    <message>
        <source>Two: black and red</source>
        <translation>Duas: preto e vermelho</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grandes</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Habituais</translation>
    </message>
    <message>
        <source>Cards fly</source>
        <translation>As cartas voam</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>Nada se move</translation>
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
        <translation>Folha de pontos</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>O que aconteceu</translation>
    </message>
    <message>
        <source>From {start} down to 0</source>
        <translation>De {start} até 0</translation>
    </message>
    <message>
        <source>First to {goal} points</source>
        <translation>O primeiro a {goal} pontos</translation>
    </message>
</context>
<context>
    <name>Speed</name>
    <message>
        <source>Calm</source>
        <translation>Calma</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Instantânea</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>You deal.</source>
        <translation>Você dá as cartas.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} dá as cartas.</translation>
    </message>
    <message>
        <source>You cut the deck.</source>
        <translation>Você parte o baralho.</translation>
    </message>
    <message>
        <source>{name} cuts the deck.</source>
        <translation>{name} parte o baralho.</translation>
    </message>
    <message>
        <source>You sit this deal out.</source>
        <translation>Você não joga esta mão.</translation>
    </message>
    <message>
        <source>{name} sits this deal out.</source>
        <translation>{name} não joga esta mão.</translation>
    </message>
    <message>
        <source>You take trick {number}.</source>
        <translation>Você ganha a vaza {number}.</translation>
    </message>
    <message>
        <source>{name} takes trick {number}.</source>
        <translation>{name} ganha a vaza {number}.</translation>
    </message>
    <message>
        <source>The deal ends without score.</source>
        <translation>A mão acaba sem pontos.</translation>
    </message>
    <message>
        <source>You take {card}.</source>
        <translation>Você fica com {card}.</translation>
    </message>
    <message>
        <source>{name} takes {card}.</source>
        <translation>{name} fica com {card}.</translation>
    </message>
    <message>
        <source>The upcard is {card}.</source>
        <translation>A carta virada é {card}.</translation>
    </message>
    <message>
        <source>The upcard, {card}, is turned down.</source>
        <translation>A carta virada, {card}, é recusada.</translation>
    </message>
    <message>
        <source>You lead {card}.</source>
        <translation>Você abre com {card}.</translation>
    </message>
    <message>
        <source>{name} leads {card}.</source>
        <translation>{name} abre com {card}.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>Você joga {card}.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} joga {card}.</translation>
    </message>
    <message>
        <source>You lay a card aside.</source>
        <translation>Você descarta uma carta.</translation>
    </message>
    <message>
        <source>{name} lays a card aside.</source>
        <translation>{name} descarta uma carta.</translation>
    </message>
    <message>
        <source>You lay {card} aside.</source>
        <translation>Você descarta {card}.</translation>
    </message>
    <message>
        <source>{name} lays {card} aside.</source>
        <translation>{name} descarta {card}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Você passa.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passa.</translation>
    </message>
    <message>
        <source>You take {suit} as trumps.</source>
        <translation>Você fica com {suit} como trunfo.</translation>
    </message>
    <message>
        <source>{name} takes {suit} as trumps.</source>
        <translation>{name} fica com {suit} como trunfo.</translation>
    </message>
    <message>
        <source>You order {suit}.</source>
        <translation>Você manda {suit}.</translation>
    </message>
    <message>
        <source>{name} orders {suit}.</source>
        <translation>{name} manda {suit}.</translation>
    </message>
    <message>
        <source>You name {suit}.</source>
        <translation>Você diz {suit}.</translation>
    </message>
    <message>
        <source>{name} names {suit}.</source>
        <translation>{name} diz {suit}.</translation>
    </message>
    <message>
        <source>You stay.</source>
        <translation>Você fica.</translation>
    </message>
    <message>
        <source>{name} stays.</source>
        <translation>{name} fica.</translation>
    </message>
    <message>
        <source>You drop out.</source>
        <translation>Você desiste.</translation>
    </message>
    <message>
        <source>{name} drops out.</source>
        <translation>{name} desiste.</translation>
    </message>
    <message>
        <source>{name}: {call}.</source>
        <translation>{name}: {call}.</translation>
    </message>
    <message>
        <source>You play alone.</source>
        <translation>Você joga sem parceiro.</translation>
    </message>
    <message>
        <source>{name} plays alone.</source>
        <translation>{name} joga sem parceiro.</translation>
    </message>
    <message>
        <source>{trump}. Nobody promised anything and everybody plays.</source>
        <translation>{trump}. Ninguém prometeu nada e todos jogam.</translation>
    </message>
    <message>
        <source>{trump}. You are the maker.</source>
        <translation>{trump}. É o declarante.</translation>
    </message>
    <message>
        <source>{trump}. {name} is the maker.</source>
        <translation>{trump}. {name} é o declarante.</translation>
    </message>
    <message>
        <source>{name}: unchanged, {score}.</source>
        <translation>{name}: sem alteração, {score}.</translation>
    </message>
    <message>
        <source>{name}: {points} more, now {score}.</source>
        <translation>{name}: mais {points}, total {score}.</translation>
    </message>
    <message>
        <source>{name}: {points} less, now {score}.</source>
        <translation>{name}: menos {points}, total {score}.</translation>
    </message>
    <message>
        <source>nine of {suit}</source>
        <translation>nove de {suit}</translation>
    </message>
    <message>
        <source>ten of {suit}</source>
        <translation>dez de {suit}</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>valete de {suit}</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>dama de {suit}</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>rei de {suit}</translation>
    </message>
    <message>
        <source>ace of {suit}</source>
        <translation>ás de {suit}</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <translation>o nove de {suit}</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <translation>o dez de {suit}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>o valete de {suit}</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>a dama de {suit}</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>o rei de {suit}</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>o ás de {suit}</translation>
    </message>
    <message>
        <source>no-trump</source>
        <translation>sem trunfo</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>carta voltada para baixo</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n face-down card(s)</source>
        <translation>
            <numerusform>{name}: %n carta voltada para baixo</numerusform>
            <numerusform>{name}: %n cartas voltadas para baixo</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} led: {card}</source>
        <translation>{name} abriu: {card}</translation>
    </message>
    <message>
        <source>{name} played: {card}</source>
        <translation>{name} jogou: {card}</translation>
    </message>
    <message>
        <source>turned down: {card}</source>
        <translation>recusada: {card}</translation>
    </message>
    <message>
        <source>turned up: {card}</source>
        <translation>carta virada: {card}</translation>
    </message>
    <message>
        <source>trumps are not chosen yet</source>
        <translation>o trunfo ainda não foi escolhido</translation>
    </message>
    <message>
        <source>deck to be cut</source>
        <translation>baralho por partir</translation>
    </message>
    <message numerus="yes">
        <source>deck to be cut, %n card(s) lifted</source>
        <translation>
            <numerusform>baralho por partir, %n carta levantada</numerusform>
            <numerusform>baralho por partir, %n cartas levantadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n ponto</numerusform>
            <numerusform>%n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>minus {points}</source>
        <translation>menos {points}</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>dador</translation>
    </message>
    <message>
        <source>maker</source>
        <translation>declarante</translation>
    </message>
    <message>
        <source>out of this deal</source>
        <translation>fora desta mão</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n vaza</numerusform>
            <numerusform>%n vazas</numerusform>
        </translation>
    </message>
    <message>
        <source>to act</source>
        <translation>é a sua vez</translation>
    </message>
    <message>
        <source>winner of the match</source>
        <translation>ganha a partida</translation>
    </message>
    <message>
        <source>right bower</source>
        <translation>valete de trunfo</translation>
    </message>
    <message>
        <source>left bower</source>
        <translation>valete secundário</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>trunfo</translation>
    </message>
    <message>
        <source>playable</source>
        <translation>jogável</translation>
    </message>
    <message>
        <source>not playable</source>
        <translation>não jogável</translation>
    </message>
    <message>
        <source>can be laid aside</source>
        <translation>pode ser descartada</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Mesa de jogo</translation>
    </message>
    <message>
        <source>{trump}. {promise}.</source>
        <translation>{trump}. {promise}.</translation>
    </message>
    <message numerus="yes">
        <source>Stock: %n card(s) face down</source>
        <translation>
            <numerusform>Monte: %n carta voltada para baixo</numerusform>
            <numerusform>Monte: %n cartas voltadas para baixo</numerusform>
        </translation>
    </message>
    <message>
        <source>Your discard, face down</source>
        <translation>O seu descarte, voltado para baixo</translation>
    </message>
</context>
<context>
    <name>StartDialog</name>
    <message>
        <source>The match on the table ends when a new one starts.</source>
        <translation>A partida em curso termina quando começa uma nova.</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>Começar a partida</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continuar a jogar</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Agora não</translation>
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
        <translation>A quatro, cada um por&#xa0;si, de 25&#xa0;pontos até&#xa0;0.</translation>
    </message>
    <message>
        <source>Welcome back</source>
        <translation>Olá de novo!</translation>
    </message>
    <message>
        <source>Your match is waiting in deal {number}.</source>
        <translation>A sua partida espera por si na mão {number}.</translation>
    </message>
    <message>
        <source>Continue the match</source>
        <translation>Continuar a partida</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>The lessons</source>
        <translation>As lições</translation>
    </message>
    <message>
        <source>Learn to play: lesson 1</source>
        <translation>Aprender a jogar: lição 1</translation>
    </message>
    <message>
        <source>Go on learning: lesson {number}</source>
        <translation>Continuar a aprender: lição {number}</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <translation>Ler as regras</translation>
    </message>
    <message numerus="yes">
        <source>Practise: %n due today</source>
        <translation>
            <numerusform>Treinar: %n para hoje</numerusform>
            <numerusform>Treinar: %n para hoje</numerusform>
        </translation>
    </message>
    <message>
        <source>Practise single decisions</source>
        <translation>Treinar jogada a jogada</translation>
    </message>
    <message>
        <source>A first deal, step by step</source>
        <translation>Uma primeira mão, passo a passo</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Matches that are over. A match counts once, however often a copy of it is played again. The match on the table counts when it is over.</source>
        <translation>Partidas terminadas. Cada partida conta uma só vez, mesmo que se volte a jogar uma cópia dela. A partida em curso conta quando acabar.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganhas</translation>
    </message>
    <message>
        <source>Matches you won, alone or shared. A shared win counts once for each who shares it.</source>
        <translation>Partidas que ganhou, sem ou com partilha. Uma vitória partilhada conta uma vez para cada vencedor.</translation>
    </message>
    <message>
        <source>Share won</source>
        <translation>Taxa de vitórias</translation>
    </message>
    <message>
        <source>Points a deal</source>
        <translation>Pontos por mão</translation>
    </message>
    <message>
        <source>Tricks a deal</source>
        <translation>Vazas por mão</translation>
    </message>
    <message>
        <source>Tricks you took in a deal, on average. Deals you dropped out of count with none.</source>
        <translation>Vazas que fez numa mão, em média. As mãos de que desistiu contam como zero.</translation>
    </message>
    <message>
        <source>Promises kept</source>
        <translation>Promessas cumpridas</translation>
    </message>
    <message>
        <source>Deals in which you were the maker and took at least the three tricks promised, of all in which you were the maker.</source>
        <translation>Mãos em que foi declarante e fez pelo menos as três vazas prometidas, de todas em que foi declarante.</translation>
    </message>
    <message>
        <source>Stays without a trick</source>
        <translation>Ficou sem vazas</translation>
    </message>
    <message>
        <source>Deals in which you chose to stay and took no trick, of all in which you chose to stay. Deals in which nobody may drop out are not counted.</source>
        <translation>Mãos em que escolheu ficar e não fez nenhuma vaza, de todas em que escolheu ficar. As mãos em que ninguém pode desistir não contam.</translation>
    </message>
    <message>
        <source>All five tricks</source>
        <translation>As cinco vazas</translation>
    </message>
    <message>
        <source>Deals in which you took all five tricks, also those in which all others dropped out.</source>
        <translation>Mãos em que fez as cinco vazas, incluindo aquelas em que todos os outros desistiram.</translation>
    </message>
    <message>
        <source>Dropped out</source>
        <translation>Desistências</translation>
    </message>
    <message>
        <source>Deals in which you chose to drop out.</source>
        <translation>Mãos em que escolheu desistir.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Sugestões</translation>
    </message>
    <message>
        <source>Hints you asked for. A match with a hint or with a move taken back counts as helped.</source>
        <translation>Sugestões que pediu. Uma partida com uma sugestão, ou em que voltou atrás, conta como partida com ajuda.</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} de {whole}</translation>
    </message>
    <message numerus="yes">
        <source>%n of them shared</source>
        <translation>
            <numerusform>%n delas partilhada</numerusform>
            <numerusform>%n delas partilhadas</numerusform>
        </translation>
    </message>
    <message>
        <source>choose a game</source>
        <translation>escolha um jogo</translation>
    </message>
    <message numerus="yes">
        <source>in %n deal(s)</source>
        <translation>
            <numerusform>em %n mão</numerusform>
            <numerusform>em %n mãos</numerusform>
        </translation>
    </message>
    <message>
        <source>Large figures count matches that you played to the end without help, and there is none yet. Helped matches, those from a deal code and those given up are counted apart, below.</source>
        <translation>Os números grandes contam as partidas jogadas até ao fim sem ajuda, e ainda não há nenhuma. As partidas com ajuda, as de um código de mãos e as abandonadas contam-se à parte, em baixo.</translation>
    </message>
    <message>
        <source>Points mean something else in each game: choose one.</source>
        <translation>Os pontos não significam o mesmo em todos os jogos: escolha um.</translation>
    </message>
    <message>
        <source>On your own</source>
        <translation>Sem ajuda</translation>
    </message>
    <message>
        <source>Matches played to the end without any help.</source>
        <translation>Partidas jogadas até ao fim sem qualquer ajuda.</translation>
    </message>
    <message>
        <source>Helped</source>
        <translation>Com ajuda</translation>
    </message>
    <message>
        <source>Matches played to the end in which a move was taken back or a hint asked for.</source>
        <translation>Partidas jogadas até ao fim em que se voltou atrás ou se pediu uma sugestão.</translation>
    </message>
    <message>
        <source>From a deal code</source>
        <translation>Com código de mãos</translation>
    </message>
    <message>
        <source>Matches played to the end whose deals were asked for with a code: somebody may have known the cards.</source>
        <translation>Partidas jogadas até ao fim cujas mãos vieram de um código: alguém podia conhecer as cartas.</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandonadas</translation>
    </message>
    <message>
        <source>Matches that another one has replaced before they were over. They are neither won nor lost, and can be gone on with from the history. When the program ends by mistake, the match waits and is not given up.</source>
        <translation>Partidas que outra substituiu antes de acabarem. Não são ganhas nem perdidas, e podem ser retomadas a partir do histórico. Se o programa parar por acidente, a partida espera: não fica abandonada.</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Todos os adversários</translation>
    </message>
    <message>
        <source>Of several levels</source>
        <translation>De vários níveis</translation>
    </message>
    <message numerus="yes">
        <source>with %n imported match(es)</source>
        <translation>
            <numerusform>com %n partida importada</numerusform>
            <numerusform>com %n partidas importadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos os jogos</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>Todas as datas</translation>
    </message>
    <message>
        <source>In the last 7 days</source>
        <translation>Nos últimos 7 dias</translation>
    </message>
    <message>
        <source>In the last 30 days</source>
        <translation>Nos últimos 30 dias</translation>
    </message>
    <message>
        <source>In the last 12 months</source>
        <translation>Nos últimos 12 meses</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversários</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Período</translation>
    </message>
    <message>
        <source>Points a deal over time, in matches on your own</source>
        <translation>Pontos por mão ao longo do tempo, nas partidas sem ajuda</translation>
    </message>
    <message>
        <source>Each point stands for a stretch of matches: the change of your score over all their deals, divided by the number of the deals.</source>
        <translation>Cada ponto representa uma série de partidas: a variação dos seus pontos em todas as mãos, dividida pelo número de mãos.</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Exportar como CSV…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>Exportar as estatísticas</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabelas (*.csv)</translation>
    </message>
    <message>
        <source>The file {path} cannot be written. {why}</source>
        <translation>O ficheiro {path} não pode ser gravado. {why}</translation>
    </message>
    <message>
        <source>There is nothing to draw yet.</source>
        <translation>Ainda não há nada para desenhar.</translation>
    </message>
    <message>
        <source>Matches you won, alone or shared, of all that are over. Among players of equal strength it comes to about a quarter in Buck Euchre and to a half in the other games.</source>
        <translation>Partidas que ganhou, sem ou com partilha, de todas as terminadas. Entre jogadores da mesma força, é cerca de um quarto no Buck Euchre e metade nos outros jogos.</translation>
    </message>
    <message>
        <source>How your score changed in a deal, on average over all deals, not over matches. In Buck Euchre less is better, in the other games more, so it is counted for one game at a time.</source>
        <translation>A variação dos seus pontos numa mão, em média de todas as mãos e não das partidas. No Buck Euchre, menos é melhor; nos outros jogos, mais; por isso conta-se um jogo de cada vez.</translation>
    </message>
    <message>
        <source>From {first} points a deal in the beginning to {last} of late.</source>
        <translation>De {first} pontos por mão no início a {last} ultimamente.</translation>
    </message>
    <message numerus="yes">
        <source>after %n match(es)</source>
        <translation>
            <numerusform>após %n partida</numerusform>
            <numerusform>após %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Decisions by kind and grade</source>
        <translation>Decisões por tipo e qualidade</translation>
    </message>
    <message>
        <source>Every decision in deals that you have reviewed, once, in all your matches: how much of the chance of the match it gave away against the best choice.</source>
        <translation>Cada decisão das mãos que reviu, uma só vez, em todas as suas partidas: quanto custou em hipóteses de ganhar a partida face à melhor escolha.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Leilão</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descarte</translation>
    </message>
    <message>
        <source>Staying or dropping out</source>
        <translation>Ficar ou desistir</translation>
    </message>
    <message>
        <source>Leads</source>
        <translation>Aberturas</translation>
    </message>
    <message>
        <source>Later cards of a trick</source>
        <translation>Cartas seguintes da vaza</translation>
    </message>
    <message>
        <source>Review a deal that is over: your decisions in it are graded and counted here.</source>
        <translation>Reveja uma mão terminada: as suas decisões são aí avaliadas e contadas aqui.</translation>
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
        <translation>Paus é logo trunfo e todos jogam.</translation>
    </message>
    <message>
        <source>Deal {number}: you deal, {card} is turned up.</source>
        <translation>Mão {number}: você dá as cartas, a carta virada é {card}.</translation>
    </message>
    <message>
        <source>Deal {number}: {name} deals, {card} is turned up.</source>
        <translation>Mão {number}: {name} dá as cartas, a carta virada é {card}.</translation>
    </message>
    <message>
        <source>{card} is turned down.</source>
        <translation>A carta virada, {card}, é recusada.</translation>
    </message>
    <message>
        <source>Nobody named a suit: no-trump, and everybody plays.</source>
        <translation>Ninguém disse um naipe: sem trunfo, e todos jogam.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Você passa.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passa.</translation>
    </message>
    <message>
        <source>You take {suit} as trumps and promise 3 tricks.</source>
        <translation>Você fica com {suit} como trunfo e promete 3 vazas.</translation>
    </message>
    <message>
        <source>{name} takes {suit} as trumps and promises 3 tricks.</source>
        <translation>{name} fica com {suit} como trunfo e promete 3 vazas.</translation>
    </message>
    <message>
        <source>You order {suit} and promise 3 tricks.</source>
        <translation>Você manda {suit} e promete 3 vazas.</translation>
    </message>
    <message>
        <source>{name} orders {suit} and promises 3 tricks.</source>
        <translation>{name} manda {suit} e promete 3 vazas.</translation>
    </message>
    <message>
        <source>You name {suit} and promise 3 tricks.</source>
        <translation>Você diz {suit} e promete 3 vazas.</translation>
    </message>
    <message>
        <source>{name} names {suit} and promises 3 tricks.</source>
        <translation>{name} diz {suit} e promete 3 vazas.</translation>
    </message>
    <message>
        <source>You stay.</source>
        <translation>Você fica.</translation>
    </message>
    <message>
        <source>Nobody named a suit: the cards are dealt anew.</source>
        <translation>Ninguém disse um naipe: dão-se cartas de novo.</translation>
    </message>
    <message>
        <source>{name} stays.</source>
        <translation>{name} fica.</translation>
    </message>
    <message>
        <source>You drop out.</source>
        <translation>Você desiste.</translation>
    </message>
    <message>
        <source>{name} drops out.</source>
        <translation>{name} desiste.</translation>
    </message>
    <message>
        <source>You take {suit} as trumps and play alone.</source>
        <translation>Você fica com {suit} como trunfo e joga sem parceiro.</translation>
    </message>
    <message>
        <source>{name} takes {suit} as trumps and plays alone.</source>
        <translation>{name} fica com {suit} como trunfo e joga sem parceiro.</translation>
    </message>
    <message>
        <source>You order {suit} and play alone.</source>
        <translation>Você manda {suit} e joga sem parceiro.</translation>
    </message>
    <message>
        <source>{name} orders {suit} and plays alone.</source>
        <translation>{name} manda {suit} e joga sem parceiro.</translation>
    </message>
    <message>
        <source>You name {suit} and play alone.</source>
        <translation>Você diz {suit} e joga sem parceiro.</translation>
    </message>
    <message>
        <source>{name} names {suit} and plays alone.</source>
        <translation>{name} diz {suit} e joga sem parceiro.</translation>
    </message>
    <message>
        <source>You ask for a new deal with nines and tens only.</source>
        <translation>Você pede nova mão: só tem noves e dezes.</translation>
    </message>
    <message>
        <source>{name} asks for a new deal with nines and tens only.</source>
        <translation>{name} pede nova mão: só tem noves e dezes.</translation>
    </message>
    <message>
        <source>You leave {card} on the table.</source>
        <translation>Você deixa {card} na mesa.</translation>
    </message>
    <message>
        <source>{name} leaves {card} on the table.</source>
        <translation>{name} deixa {card} na mesa.</translation>
    </message>
    <message>
        <source>You take {taken} and lay {discarded} aside.</source>
        <translation>Você fica com {taken} e descarta {discarded}.</translation>
    </message>
    <message>
        <source>{name} takes {taken} and lays {discarded} aside.</source>
        <translation>{name} fica com {taken} e descarta {discarded}.</translation>
    </message>
    <message>
        <source>{name} takes {taken} and lays a card aside.</source>
        <translation>{name} fica com {taken} e descarta uma carta.</translation>
    </message>
    <message>
        <source>Trick {number}, you lead: {cards}</source>
        <translation>Vaza {number}, você abre: {cards}</translation>
    </message>
    <message>
        <source>Trick {number}, {name} leads: {cards}</source>
        <translation>Vaza {number}, {name} abre: {cards}</translation>
    </message>
    <message>
        <source>Trick {number}: {cards}. You take it with the right bower.</source>
        <translation>Vaza {number}: {cards}. Você ganha-⁠a com o valete de trunfo.</translation>
    </message>
    <message>
        <source>Trick {number}: {cards}. {name} takes it with the right bower.</source>
        <translation>Vaza {number}: {cards}. {name} ganha-⁠a com o valete de trunfo.</translation>
    </message>
    <message>
        <source>Trick {number}: {cards}. You take it with the left bower.</source>
        <translation>Vaza {number}: {cards}. Você ganha-⁠a com o valete secundário.</translation>
    </message>
    <message>
        <source>Trick {number}: {cards}. {name} takes it with the left bower.</source>
        <translation>Vaza {number}: {cards}. {name} ganha-⁠a com o valete secundário.</translation>
    </message>
    <message>
        <source>Trick {number}: {cards}. You take it with {card}.</source>
        <translation>Vaza {number}: {cards}. Você ganha-⁠a com {card}.</translation>
    </message>
    <message>
        <source>Trick {number}: {cards}. {name} takes it with {card}.</source>
        <translation>Vaza {number}: {cards}. {name} ganha-⁠a com {card}.</translation>
    </message>
    <message>
        <source>Everybody dropped out: all five tricks are yours.</source>
        <translation>Todos desistiram: as cinco vazas são suas.</translation>
    </message>
    <message>
        <source>Everybody dropped out: {name} is credited with all five tricks.</source>
        <translation>Todos desistiram: as cinco vazas são de {name}.</translation>
    </message>
    <message numerus="yes">
        <source>You kept your promise with %n trick(s).</source>
        <translation>
            <numerusform>Você cumpriu a promessa com %n vaza.</numerusform>
            <numerusform>Você cumpriu a promessa com %n vazas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} kept the promise with %n trick(s).</source>
        <translation>
            <numerusform>{name} cumpriu a promessa com %n vaza.</numerusform>
            <numerusform>{name} cumpriu a promessa com %n vazas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You broke your promise with %n trick(s).</source>
        <translation>
            <numerusform>Com %n vaza, você não cumpriu a promessa.</numerusform>
            <numerusform>Com %n vazas, você não cumpriu a promessa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} broke the promise with %n trick(s).</source>
        <translation>
            <numerusform>Com %n vaza, {name} não cumpriu a promessa.</numerusform>
            <numerusform>Com %n vazas, {name} não cumpriu a promessa.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} wins the match.</source>
        <translation>{names} ganha a partida.</translation>
    </message>
    <message>
        <source>{names} share the victory.</source>
        <translation>{names} partilham a vitória.</translation>
    </message>
    <message>
        <source>{names} win the match.</source>
        <translation>{names} ganham a partida.</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>Você ganha a partida.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>out</source>
        <translation>fora</translation>
    </message>
    <message>
        <source>led</source>
        <translation>abertura</translation>
    </message>
    <message>
        <source>turned up</source>
        <translation>virada</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>dador</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>monte</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>descarte</translation>
    </message>
</context>
</TS>
