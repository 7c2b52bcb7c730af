<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ActionButton</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoinBadge</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FarSeatChip</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shield(s)</source>
        <translation>
            <numerusform>%n shield</numerusform>
            <numerusform>%n shields</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message numerus="yes">
        <source>My hand, %n card(s)</source>
        <translation>
            <numerusform>My hand, %n card</numerusform>
            <numerusform>My hand, %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NeighbourPanel</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnLine</name>
    <message numerus="yes">
        <source>%n shield(s)</source>
        <translation>
            <numerusform>%n shield</numerusform>
            <numerusform>%n shields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Plinth</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointsWreath</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>victory points</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message numerus="yes">
        <source>%n game(s); every move is saved as you play</source>
        <translation>
            <numerusform>%n game; every move is saved as you play</numerusform>
            <numerusform>%n games; every move is saved as you play</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatTitle</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message numerus="yes">
        <source>%n card(s) in all; you see those you may know of.</source>
        <translation>
            <numerusform>%n card in all; you see those you may know of.</numerusform>
            <numerusform>%n cards in all; you see those you may know of.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message numerus="yes">
        <source>Discard pile: %n card(s)</source>
        <translation>
            <numerusform>Discard pile: %n card</numerusform>
            <numerusform>Discard pile: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::Adapter</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shield(s)</source>
        <translation>
            <numerusform>%n shield</numerusform>
            <numerusform>%n shields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n stage(s) built</source>
        <translation>
            <numerusform>%1 of %n stage built</numerusform>
            <numerusform>%1 of %n stages built</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n building(s)</source>
        <translation>
            <numerusform>%n building</numerusform>
            <numerusform>%n buildings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n science symbol(s)</source>
        <translation>
            <numerusform>%n science symbol</numerusform>
            <numerusform>%n science symbols</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 for %n coin(s)</source>
        <translation>
            <numerusform>%1 for %n coin</numerusform>
            <numerusform>%1 for %n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::ScoresModel</name>
    <message numerus="yes">
        <source>Place %1: %2 with %n point(s); %3</source>
        <translation>
            <numerusform>Place %1: %2 with %n point; %3</numerusform>
            <numerusform>Place %1: %2 with %n points; %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n defeat token(s)</source>
        <translation>
            <numerusform>%n defeat token</numerusform>
            <numerusform>%n defeat tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory token(s) of %1</source>
        <translation>
            <numerusform>%n victory token of %1</numerusform>
            <numerusform>%n victory tokens of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s), a point for every three</source>
        <translation>
            <numerusform>%n coin, a point for every three</numerusform>
            <numerusform>%n coins, a point for every three</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of three different symbols</source>
        <translation>
            <numerusform>%n set of three different symbols</numerusform>
            <numerusform>%n sets of three different symbols</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::Story</name>
    <message numerus="yes">
        <source>%1, paid %2 and got %n coin(s)</source>
        <translation>
            <numerusform>%1, paid %2 and got %n coin</numerusform>
            <numerusform>%1, paid %2 and got %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and got %n coin(s)</source>
        <translation>
            <numerusform>%1 and got %n coin</numerusform>
            <numerusform>%1 and got %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 are level with %n shield(s)</source>
        <translation>
            <numerusform>%1 and %2 are level with %n shield</numerusform>
            <numerusform>%1 and %2 are level with %n shields</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::TableModel</name>
    <message numerus="yes">
        <source>%1 share the victory with %n point(s)</source>
        <translation>
            <numerusform>%1 share the victory with %n point</numerusform>
            <numerusform>%1 share the victory with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s) and more coins</source>
        <translation>
            <numerusform>%1 wins with %n point and more coins</numerusform>
            <numerusform>%1 wins with %n points and more coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <translation>
            <numerusform>%1 wins with %n point</numerusform>
            <numerusform>%1 wins with %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::Wording</name>
    <message numerus="yes">
        <source>Buy %1 from both neighbours for %n coin(s)</source>
        <translation>
            <numerusform>Buy %1 from both neighbours for %n coin</numerusform>
            <numerusform>Buy %1 from both neighbours for %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy %1 from the left neighbour for %n coin(s)</source>
        <translation>
            <numerusform>Buy %1 from the left neighbour for %n coin</numerusform>
            <numerusform>Buy %1 from the left neighbour for %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy %1 from the right neighbour for %n coin(s)</source>
        <translation>
            <numerusform>Buy %1 from the right neighbour for %n coin</numerusform>
            <numerusform>Buy %1 from the right neighbour for %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shield(s)</source>
        <translation>
            <numerusform>%n shield</numerusform>
            <numerusform>%n shields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) at once</source>
        <translation>
            <numerusform>%n coin at once</numerusform>
            <numerusform>%n coins at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) at once %1</source>
        <translation>
            <numerusform>%n coin at once %1</numerusform>
            <numerusform>%n coins at once %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) %1</source>
        <translation>
            <numerusform>%n point %1</numerusform>
            <numerusform>%n points %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, you can build it for %n coin(s)</source>
        <translation>
            <numerusform>%1, you can build it for %n coin</numerusform>
            <numerusform>%1, you can build it for %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs %n coin(s), the Free City has %1</source>
        <translation>
            <numerusform>Costs %n coin, the Free City has %1</numerusform>
            <numerusform>Costs %n coins, the Free City has %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs %n coin(s), you have %1</source>
        <translation>
            <numerusform>Costs %n coin, you have %1</numerusform>
            <numerusform>Costs %n coins, you have %1</numerusform>
        </translation>
    </message>
</context>
</TS>
