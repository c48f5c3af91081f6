<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_PT" sourcelanguage="en">
<context>
    <name>Calls</name>
    <message>
        <source>pass</source>
        <translation>passo</translation>
    </message>
    <message>
        <source>I order it, alone</source>
        <translation>mando, sozinho</translation>
    </message>
    <message>
        <source>I order it</source>
        <translation>mando</translation>
    </message>
    <message>
        <source>{suit}, alone</source>
        <translation>{suit}, sozinho</translation>
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
</context>
<context>
    <name>Captions</name>
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
        <source>Everyone passed to you. Do you take {suit} as trumps?</source>
        <translation>Todos passaram. Fica com {suit} como trunfo?</translation>
    </message>
    <message>
        <source>{card} is turned up. Do you want {suit} as trumps?</source>
        <translation>A carta virada é {card}. Quer {suit} como trunfo?</translation>
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
        <source>{card} was turned down. Name another suit, or pass and all play at no-trump.</source>
        <translation>{card} foi virada para baixo. Diga outro naipe, ou passe e todos jogam sem trunfo.</translation>
    </message>
    <message>
        <source>{card} was turned down. Do you name another suit?</source>
        <translation>{card} foi virada para baixo. Quer dizer outro naipe?</translation>
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
        <source>Stay</source>
        <translation>Ficar</translation>
    </message>
    <message>
        <source>take a trick, or 5 points are added</source>
        <translation>sem vazas, mais 5 pontos</translation>
    </message>
    <message>
        <source>Drop out</source>
        <translation>Desistir</translation>
    </message>
    <message>
        <source>the next player speaks</source>
        <translation>fala o jogador seguinte</translation>
    </message>
    <message>
        <source>the upcard is turned down</source>
        <translation>a carta virada é tapada</translation>
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
        <source>Leave it to chance</source>
        <translation>Deixar ao acaso</translation>
    </message>
    <message>
        <source>any place will do</source>
        <translation>em qualquer sítio</translation>
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
            <numerusform>Você prometeu %n vaza</numerusform>
            <numerusform>Você prometeu %n vazas</numerusform>
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
    <message>
        <source>Buck Euchre {version}

A card table for one person against computer players. Free software under the GNU General Public License, version 3 or later. It uses Qt for Python under the GNU Lesser General Public License.</source>
        <translation>Buck Euchre {version}

Uma mesa de jogo para uma pessoa contra jogadores do computador. Software livre sob a Licença Pública Geral GNU, versão 3 ou posterior. Usa o Qt para Python sob a Licença Pública Geral Menor GNU.</translation>
    </message>
    <message>
        <source>About Buck Euchre</source>
        <translation>Acerca do Buck Euchre</translation>
    </message>
    <message>
        <source>Match records (*.json)</source>
        <translation>Registos de partidas (*.json)</translation>
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
        <source>&amp;Help</source>
        <translation>A&amp;juda</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regras</translation>
    </message>
    <message>
        <source>&amp;About Buck Euchre</source>
        <translation>&amp;Acerca do Buck Euchre</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>The match on the table ends when a new one starts.</source>
        <translation>A partida em curso termina quando começar uma nova.</translation>
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
    <name>Options</name>
    <message>
        <source>Points at the &amp;start</source>
        <translation>Pontos no &amp;início</translation>
    </message>
    <message>
        <source>Everyone starts with this many points and wants to reach 0. Fewer points make a shorter match (rule BE-1.7).</source>
        <translation>Todos começam com estes pontos e querem chegar a 0. Com menos pontos a partida é mais curta (artigo BE-1.7).</translation>
    </message>
    <message>
        <source>A maker left alone &amp;wins the match</source>
        <translation>O declarante que fica sozinho &amp;ganha a partida</translation>
    </message>
    <message>
        <source>When all three others drop out, the maker is credited with all five tricks. With this option that wins the match; without it, it only takes 5 points off the score (rule BE-3.9).</source>
        <translation>Quando os outros três desistem, as cinco vazas são do declarante. Com esta opção, isso ganha a partida; sem ela, apenas lhe tira 5 pontos (artigo BE-3.9).</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferências</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Língua</translation>
    </message>
    <message>
        <source>&amp;Speed of the table</source>
        <translation>&amp;Velocidade da mesa</translation>
    </message>
    <message>
        <source>&amp;Cut the deck for me when it is my turn to</source>
        <translation>&amp;Partir o baralho por mim quando me couber</translation>
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
        <source>{card} is a trump now and does not follow {suit}: you hold {held}.</source>
        <translation>{card} é agora trunfo e não assiste a {suit}: tem {held}.</translation>
    </message>
    <message>
        <source>You hold {held}, so you must follow {suit}.</source>
        <translation>Tem {held}: deve assistir a {suit}.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Essa carta não está na sua mão.</translation>
    </message>
    <message>
        <source>{suit}: that suit was turned down, name another one.</source>
        <translation>{suit}: esse naipe foi recusado, diga outro.</translation>
    </message>
    <message>
        <source>In the first circuit only the upcard&apos;s suit can be ordered.</source>
        <translation>Na primeira volta só se pode mandar o naipe da carta virada.</translation>
    </message>
    <message>
        <source>The upcard was turned down: name another suit.</source>
        <translation>A carta virada foi recusada: diga outro naipe.</translation>
    </message>
    <message>
        <source>A club was turned up, so nobody bids.</source>
        <translation>A carta virada é de paus: não há leilão.</translation>
    </message>
    <message>
        <source>The bidding is not over yet.</source>
        <translation>O leilão ainda não acabou.</translation>
    </message>
    <message>
        <source>The bidding is over.</source>
        <translation>O leilão já acabou.</translation>
    </message>
    <message>
        <source>The dealer must lay a card aside first.</source>
        <translation>O dador tem primeiro de descartar uma carta.</translation>
    </message>
    <message>
        <source>First each player in turn stays or drops out.</source>
        <translation>Primeiro cada jogador diz se fica ou desiste.</translation>
    </message>
    <message>
        <source>Nobody may drop out of this deal.</source>
        <translation>Ninguém pode desistir desta mão.</translation>
    </message>
    <message>
        <source>Staying and dropping out were decided before the play.</source>
        <translation>Ficar ou desistir decide-se antes do jogo.</translation>
    </message>
    <message>
        <source>No card is exchanged during the play.</source>
        <translation>Não se trocam cartas durante o jogo.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>A mão acabou.</translation>
    </message>
    <message>
        <source>It is another player&apos;s turn.</source>
        <translation>É a vez de outro jogador.</translation>
    </message>
    <message>
        <source>This game does not know that.</source>
        <translation>Este jogo não conhece isso.</translation>
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
        <translation>Diferença</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>out</source>
        <translation>fora</translation>
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
        <translation>O baralho tem 24 cartas: o ás, o rei, a dama, o valete, o dez e o nove de cada um dos quatro naipes. Copas e ouros são os naipes vermelhos, espadas e paus os pretos. Nas cartas, A indica o ás, K o rei, Q a dama e J o valete.</translation>
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
        <translation>Sem trunfo, nenhum valete é especial: cada um é uma carta normal do seu naipe, entre a dama e o dez. A carta mais alta do naipe de abertura ganha a vaza.</translation>
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
        <translation>Se os quatro passarem, tapa-se a carta virada e começa uma segunda volta de leilão à esquerda do dador. Cada um passa ou indica um dos três outros naipes, paus incluído. Nenhuma carta muda de dono. Quem indica um naipe é o declarante e promete três vazas.</translation>
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
        <translation>Um jogador que ganhe as cinco vazas de uma mão vence a partida nesse momento, sozinho e seja qual for a sua pontuação. A mão é, ainda assim, registada na folha de pontuação como de costume.</translation>
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
        <translation>A sua regra mais marcante é a carta de paus virada, que faz logo trunfo (BE-2.4). No Euchre de pares, o naipe de paus não tem esse papel.</translation>
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
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Rule book page</source>
        <translation>Página do livro de regras</translation>
    </message>
    <message>
        <source>Buck Euchre</source>
        <translation>Buck Euchre</translation>
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
        <source>second: wins the trick</source>
        <translation>segunda: ganha a vaza</translation>
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
        <source>third</source>
        <translation>terceira</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>quarta</translation>
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
    <name>StartPanel</name>
    <message>
        <source>Buck Euchre</source>
        <translation>Buck Euchre</translation>
    </message>
    <message>
        <source>Four players, each for themselves, from 25 points down to 0.</source>
        <translation>Quatro jogadores, cada um por si, de 25 pontos até 0.</translation>
    </message>
    <message>
        <source>Welcome back</source>
        <translation>Bem-vindo de volta</translation>
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
        <source>Read the rules</source>
        <translation>Ler as regras</translation>
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
        <translation>Mão {number}: você dá as cartas, a virada é {card}.</translation>
    </message>
    <message>
        <source>Deal {number}: {name} deals, {card} is turned up.</source>
        <translation>Mão {number}: {name} dá as cartas, a virada é {card}.</translation>
    </message>
    <message>
        <source>{card} is turned down.</source>
        <translation>{card} é tapada.</translation>
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
        <translation>Vaza {number}: {cards}. Você ganha-a com o valete de trunfo.</translation>
    </message>
    <message>
        <source>Trick {number}: {cards}. {name} takes it with the right bower.</source>
        <translation>Vaza {number}: {cards}. {name} ganha-a com o valete de trunfo.</translation>
    </message>
    <message>
        <source>Trick {number}: {cards}. You take it with the left bower.</source>
        <translation>Vaza {number}: {cards}. Você ganha-a com o valete secundário.</translation>
    </message>
    <message>
        <source>Trick {number}: {cards}. {name} takes it with the left bower.</source>
        <translation>Vaza {number}: {cards}. {name} ganha-a com o valete secundário.</translation>
    </message>
    <message>
        <source>Trick {number}: {cards}. You take it with {card}.</source>
        <translation>Vaza {number}: {cards}. Você ganha-a com {card}.</translation>
    </message>
    <message>
        <source>Trick {number}: {cards}. {name} takes it with {card}.</source>
        <translation>Vaza {number}: {cards}. {name} ganha-a com {card}.</translation>
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
        <source>You broke your promise with %n trick(s): 5 points.</source>
        <translation>
            <numerusform>Com %n vaza, a sua promessa falhou: 5 pontos.</numerusform>
            <numerusform>Com %n vazas, a sua promessa falhou: 5 pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} broke the promise with %n trick(s): 5 points.</source>
        <translation>
            <numerusform>Com %n vaza, {name} não cumpriu a promessa: 5 pontos.</numerusform>
            <numerusform>Com %n vazas, {name} não cumpriu a promessa: 5 pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} share the victory.</source>
        <translation>{names} partilham a vitória.</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>Você ganha a partida.</translation>
    </message>
    <message>
        <source>{name} wins the match.</source>
        <translation>{name} ganha a partida.</translation>
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
</context>
</TS>
