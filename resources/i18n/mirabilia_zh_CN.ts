<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
    <message>
        <source>An open table for 7 Wonders: alone against computer players, or with others at one screen.</source>
        <translation>一张开放的《七大奇迹》牌桌：可独自对战电脑，也可与他人共用一个屏幕。</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可</translation>
    </message>
    <message>
        <source>Free software under %1: use it, study it, change it and pass it on under the same terms. It comes without any warranty.</source>
        <translation>本程序是 %1 许可的自由软件：你可以使用、研究、修改，并以相同条款再分发。不提供任何担保。</translation>
    </message>
    <message>
        <source>All pictures were drawn for Mirabilia and may be used under CC-BY-SA-4.0.</source>
        <translation>所有图画均为 Mirabilia 绘制，可按 CC-BY-SA-4.0 使用。</translation>
    </message>
    <message>
        <source>Trademarks</source>
        <translation>商标</translation>
    </message>
    <message>
        <source>7 Wonders, 7 Wonders Duel and 7 Wonders Dice are trademarks of their publisher, Repos Production. Mirabilia is made by enthusiasts. It is not affiliated with the publisher or endorsed by it, and contains none of its artwork. If you like the game, buy the box.</source>
        <translation>7 Wonders、7 Wonders Duel 和 7 Wonders Dice 是其出版商 Repos Production 的商标。Mirabilia 由爱好者制作，与出版商没有关联，未获其认可，也不含其任何美术作品。喜欢这个游戏的话，请购买正版桌游。</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>To the next item; Enter presses it</source>
        <translation>移到下一项；按 Enter 确认</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Quit; a game in progress is kept</source>
        <translation>退出；进行中的游戏会保留</translation>
    </message>
    <message>
        <source>Keys at the table</source>
        <translation>牌桌按键</translation>
    </message>
    <message>
        <source>Version %1, built with Qt %2</source>
        <translation>版本 %1，使用 Qt %2 构建</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
</context>
<context>
    <name>Action</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what a tool does, and its key</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>ActionBand</name>
    <message>
        <source>Put the card back (Esc)</source>
        <translation>放回这张牌（Esc）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card and what it does</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Wonder: %1</source>
        <translation>奇迹：%1</translation>
    </message>
</context>
<context>
    <name>ActionButton</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n 金币</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an action and why it is not possible</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>an action and its price</comment>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you get %n coin(s)</source>
        <translation>
            <numerusform>你获得 %n 金币</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <comment>an action and its key</comment>
        <translation>%1（%2 键）</translation>
    </message>
</context>
<context>
    <name>AgeBegins</name>
    <message>
        <source>Age %1</source>
        <translation>时代 %1</translation>
    </message>
</context>
<context>
    <name>AmountField</name>
    <message>
        <source>%1: less</source>
        <translation>%1：减少</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1：增加</translation>
    </message>
</context>
<context>
    <name>BeginChoice</name>
    <message>
        <source>%1 begins</source>
        <translation>%1 先手</translation>
    </message>
</context>
<context>
    <name>BoardPicker</name>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>奇迹板</translation>
    </message>
    <message>
        <source>Taken by %1</source>
        <translation>已被 %1 选走</translation>
    </message>
</context>
<context>
    <name>BoardsEditor</name>
    <message>
        <source>Boards of 7 Wonders Dice</source>
        <translation>七大奇迹骰子版的版图</translation>
    </message>
    <message>
        <source>not kept yet</source>
        <translation>尚未保存</translation>
    </message>
    <message>
        <source>your own data files are switched off</source>
        <translation>你自己的数据文件已停用</translation>
    </message>
    <message>
        <source>Enter what is printed</source>
        <translation>填入印刷的数值</translation>
    </message>
    <message>
        <source>Choose a space of the board, and set its cost and what it gives. The number in the head of a building says how many of its spaces are as printed.</source>
        <translation>在版图上选一格，设定它的费用和效果。建筑标题上的数字表示有多少格已与印刷一致。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Kept. From the next start on, Dice is played with these boards.</source>
        <translation>已保存。从下次启动起，骰子版将使用这些版图。</translation>
    </message>
    <message>
        <source>Start again now</source>
        <translation>立即重新启动</translation>
    </message>
</context>
<context>
    <name>BoardsTools</name>
    <message>
        <source>Board</source>
        <translation>版图</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>撤销（Ctrl+Z）</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>重做（Ctrl+Shift+Z）</translation>
    </message>
    <message>
        <source>Back to the built-in boards</source>
        <translation>恢复内置的版图</translation>
    </message>
    <message>
        <source>Take boards from a file</source>
        <translation>从文件读入版图</translation>
    </message>
    <message>
        <source>Write the boards to a file</source>
        <translation>把版图写入文件</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保存</translation>
    </message>
</context>
<context>
    <name>BonusBoxes</name>
    <message>
        <source>Bonuses</source>
        <translation>奖励</translation>
    </message>
    <message>
        <source>%1, taken</source>
        <translation>%1，已拿取</translation>
    </message>
    <message>
        <source>Completing a building brings one of the three.</source>
        <translation>完成一座建筑，可得三个中的一个。</translation>
    </message>
</context>
<context>
    <name>Building</name>
    <message>
        <source>%1 of %2 crossed off</source>
        <translation>%2 格已涂黑 %1 格</translation>
    </message>
</context>
<context>
    <name>BuiltHeads</name>
    <message>
        <source>Buildings of %1</source>
        <translation>%1 的建筑</translation>
    </message>
</context>
<context>
    <name>BuriedSheet</name>
    <message>
        <source>Buried under the wonders</source>
        <translation>压在奇迹下的牌</translation>
    </message>
    <message>
        <source>The cards that became stages; until now only their owners knew them.</source>
        <translation>用来建造阶段的牌；此前只有其主人知道。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>No stage was built.</source>
        <translation>没有建造任何阶段。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>CardReader</name>
    <message>
        <source>Build it over the card</source>
        <translation>压着这张牌建造</translation>
    </message>
</context>
<context>
    <name>CardsDialog</name>
    <message>
        <source>Look at the table</source>
        <translation>查看牌桌</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>回到牌桌</translation>
    </message>
</context>
<context>
    <name>CardsSheet</name>
    <message>
        <source>Back to the table</source>
        <translation>回到牌桌</translation>
    </message>
</context>
<context>
    <name>CellInfo</name>
    <message numerus="yes">
        <source>%n thing(s) worth a second look</source>
        <translation>
            <numerusform>%n 处值得复核</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChanceChart</name>
    <message>
        <source>Chance to win, turn by turn</source>
        <translation>逐轮的获胜机会</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a share: 62%</comment>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>ChosenCards</name>
    <message>
        <source>It is turned over once everyone has chosen.</source>
        <translation>所有人选好后一起翻开。</translation>
    </message>
</context>
<context>
    <name>CityBuildings</name>
    <message>
        <source>Buildings</source>
        <translation>建筑</translation>
    </message>
</context>
<context>
    <name>CityGoods</name>
    <message>
        <source>Goods</source>
        <translation>资源</translation>
    </message>
    <message>
        <source>In each payment, this many more of any of these.</source>
        <translation>每次付款时多这么多，每个可任选其中一种。</translation>
    </message>
</context>
<context>
    <name>CitySheet</name>
    <message>
        <source>Last turn: %1</source>
        <translation>上一轮：%1</translation>
    </message>
    <message>
        <source>Defeats: %1. Cards under the wonder: %2.</source>
        <translation>战败：%1。奇迹下的牌：%2。</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>回到牌桌</translation>
    </message>
</context>
<context>
    <name>CitySwitcher</name>
    <message>
        <source>City to look at</source>
        <translation>查看哪座城市</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>其他人</translation>
    </message>
    <message>
        <source>Last turn (R)</source>
        <translation>上一轮（R）</translation>
    </message>
    <message>
        <source>The cities that are not your neighbours.</source>
        <translation>不与你相邻的城市。</translation>
    </message>
</context>
<context>
    <name>CitySymbols</name>
    <message>
        <source>%1 of %2 symbols</source>
        <translation>%2 种标志中有 %1 种</translation>
    </message>
</context>
<context>
    <name>CityTitle</name>
    <message>
        <source>to move</source>
        <translation>行动中</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>coins, points</comment>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n 金币</numerusform>
        </translation>
    </message>
    <message>
        <source>Waits for the other city.</source>
        <translation>在等另一座城市。</translation>
    </message>
</context>
<context>
    <name>ClassicActions</name>
    <message>
        <source>Left, Right</source>
        <translation>左、右</translation>
    </message>
    <message>
        <source>Move along the hand</source>
        <translation>在手牌间移动</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Lift the card; then play what is marked</source>
        <translation>提起牌；再按则执行标出的选项</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>上、下</translation>
    </message>
    <message>
        <source>Choose how to pay</source>
        <translation>选择支付方式</translation>
    </message>
    <message>
        <source>B, W, D, F</source>
        <translation>B、W、D、F</translation>
    </message>
    <message>
        <source>Build, wonder stage, discard, free build</source>
        <translation>建造、奇迹阶段、弃牌、免费建造</translation>
    </message>
    <message>
        <source>Look at the next stage of my wonder</source>
        <translation>查看我的奇迹的下一阶段</translation>
    </message>
    <message>
        <source>1 to 7</source>
        <translation>1 到 7</translation>
    </message>
    <message>
        <source>Look at a seat&apos;s city</source>
        <translation>查看该座位的城市</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>弃牌堆</translation>
    </message>
    <message>
        <source>Z or I</source>
        <translation>Z 或 I</translation>
    </message>
    <message>
        <source>Show the card large; so does holding it, or a right click</source>
        <translation>放大显示这张牌；按住它或点右键也可以</translation>
    </message>
</context>
<context>
    <name>ClassicPage</name>
    <message numerus="yes">
        <source>Discard pile: %n card(s)</source>
        <translation>
            <numerusform>弃牌堆：%n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>You have chosen</source>
        <translation>你已选定</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>选一张牌</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>改选</translation>
    </message>
    <message>
        <source>All cards are turned over</source>
        <translation>所有牌都已翻开</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>弃牌堆</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in all; you see those you know.</source>
        <translation>
            <numerusform>共 %n 张；只显示你可以知道的牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>You know none of these cards.</source>
        <translation>这些牌你都不知道。</translation>
    </message>
</context>
<context>
    <name>ClassicResult</name>
    <message>
        <source>Under the wonders</source>
        <translation>奇迹之下</translation>
    </message>
</context>
<context>
    <name>ClassicTv</name>
    <message>
        <source>Age %1</source>
        <translation>时代 %1</translation>
    </message>
    <message>
        <source>turn %1 of %2</source>
        <translation>第 %1 回合，共 %2 回合</translation>
    </message>
    <message>
        <source>All cards are turned over</source>
        <translation>所有牌都已翻开</translation>
    </message>
</context>
<context>
    <name>ClassicTvCity</name>
    <message numerus="yes">
        <source>%n shield(s)</source>
        <translation>
            <numerusform>%n 面盾</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n 金币</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoinBadge</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n 金币</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ColourPicker</name>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>青绿</translation>
    </message>
    <message>
        <source>Coral</source>
        <translation>珊瑚红</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>金黄</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>紫罗兰</translation>
    </message>
    <message>
        <source>Sky blue</source>
        <translation>天蓝</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>橄榄绿</translation>
    </message>
    <message>
        <source>Rose</source>
        <translation>玫瑰红</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>石板灰</translation>
    </message>
    <message>
        <source>%1: taken by %2</source>
        <comment>a colour, a player</comment>
        <translation>%1：已被 %2 选走</translation>
    </message>
</context>
<context>
    <name>CopiesSheet</name>
    <message>
        <source>Bring back this copy?</source>
        <translation>恢复这份备份吗？</translation>
    </message>
    <message>
        <source>Copies and other devices</source>
        <translation>备份与其他设备</translation>
    </message>
    <message>
        <source>The history becomes what it was on %1. What it is now is copied first.</source>
        <translation>历史记录将恢复到 %1 的状态。现在的内容会先备份。</translation>
    </message>
    <message>
        <source>The history is as it was.</source>
        <translation>历史记录没有变化。</translation>
    </message>
    <message>
        <source>Copying the history</source>
        <translation>正在复制历史记录</translation>
    </message>
    <message>
        <source>Save the history as one file</source>
        <translation>将历史记录保存为一个文件</translation>
    </message>
    <message>
        <source>All sheets in their order, for another device</source>
        <translation>按顺序保存所有计分表，供其他设备使用</translation>
    </message>
    <message>
        <source>Take in the history of another device</source>
        <translation>导入其他设备的历史记录</translation>
    </message>
    <message>
        <source>Adds what is in its file; the sheets here stay</source>
        <translation>加入文件中的内容；这里的计分表保留</translation>
    </message>
    <message>
        <source>Folder of the copies</source>
        <translation>备份文件夹</translation>
    </message>
    <message>
        <source>Once a day the history is copied by itself; the ten newest copies stay. Press one to bring it back.</source>
        <translation>历史记录每天自动备份一次，保留最新的十份。点按一份即可恢复。</translation>
    </message>
    <message>
        <source>Once a day the history is copied by itself; the ten newest copies stay. There is none yet.</source>
        <translation>历史记录每天自动备份一次，保留最新的十份。目前还没有备份。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>恢复</translation>
    </message>
</context>
<context>
    <name>CorrectionSheet</name>
    <message>
        <source>Keep the correction?</source>
        <translation>保留更正吗？</translation>
    </message>
    <message>
        <source>This game was in the history. It has been changed:</source>
        <translation>这是历史中的对局，已被改动：</translation>
    </message>
    <message>
        <source>Leave it as it was</source>
        <translation>恢复原样</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>继续编辑</translation>
    </message>
    <message>
        <source>Keep the correction</source>
        <translation>保留更正</translation>
    </message>
</context>
<context>
    <name>CostMarks</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n 金币</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message>
        <source>you</source>
        <comment>above my own numbers</comment>
        <translation>你</translation>
    </message>
    <message>
        <source>Enough against this neighbour to use the purple die for it.</source>
        <translation>与这个邻居相比已经够多，可以用紫色骰子选它。</translation>
    </message>
    <message>
        <source>Not enough against this neighbour to use the purple die for it.</source>
        <translation>与这个邻居相比还不够多，不能用紫色骰子选它。</translation>
    </message>
</context>
<context>
    <name>DiceActions</name>
    <message>
        <source>Arrows</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Move over the dice and the spaces</source>
        <translation>在骰子和格之间移动</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Choose; then confirm</source>
        <translation>选择；再按则执行所选</translation>
    </message>
    <message>
        <source>1 to 7</source>
        <translation>1 到 7</translation>
    </message>
    <message>
        <source>Choose a die, from the left</source>
        <translation>从左数选一颗骰子</translation>
    </message>
    <message>
        <source>W, P, S</source>
        <translation>W、P、S</translation>
    </message>
    <message>
        <source>Wonder, pass, stop here</source>
        <translation>奇迹、跳过、到此为止</translation>
    </message>
    <message>
        <source>The other cities</source>
        <translation>其他城市</translation>
    </message>
    <message>
        <source>Look at another city</source>
        <translation>查看另一座城市</translation>
    </message>
</context>
<context>
    <name>DiceBand</name>
    <message>
        <source>Your last round: %1</source>
        <translation>你的上一轮：%1</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>改选</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>DiceBoardsPage</name>
    <message>
        <source>Boards of 7 Wonders Dice</source>
        <translation>七大奇迹骰子版的版图</translation>
    </message>
</context>
<context>
    <name>DiceCitySheet</name>
    <message>
        <source>%1, %2</source>
        <comment>a player and a city</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Last round: %1</source>
        <translation>上一轮：%1</translation>
    </message>
    <message>
        <source>Next city (O)</source>
        <translation>下一座城市（O）</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>DiceNeighbour</name>
    <message>
        <source>Opens the whole city</source>
        <translation>打开整座城市</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>Last round</source>
        <translation>上一轮</translation>
    </message>
    <message>
        <source>Drop the choice, close</source>
        <translation>放下所选、关闭</translation>
    </message>
    <message>
        <source>It costs me no coins</source>
        <translation>不花金币</translation>
    </message>
    <message>
        <source>It costs me this many coins: die and missing resources</source>
        <translation>共花这些金币：骰子和缺少的资源</translation>
    </message>
    <message>
        <source>I cannot use it; touch it to see why</source>
        <translation>不能选；点它查看原因</translation>
    </message>
</context>
<context>
    <name>DiceResult</name>
    <message>
        <source>The cities</source>
        <translation>各城市</translation>
    </message>
</context>
<context>
    <name>DiceTv</name>
    <message>
        <source>Round %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>最后一轮</translation>
    </message>
</context>
<context>
    <name>DiceTvCity</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n 金币</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <translation>
            <numerusform>%n 个资源</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DraftOffer</name>
    <message>
        <source>Order of the draft</source>
        <translation>拿取奇迹的顺序</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1，现在</translation>
    </message>
    <message>
        <source>The wonders are taken in this order, from the left.</source>
        <translation>从左到右，按这个顺序拿奇迹。</translation>
    </message>
</context>
<context>
    <name>DuelActions</name>
    <message>
        <source>Arrows</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Move between the open cards</source>
        <translation>按位置在可拿的牌之间移动</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Choose the card; then do what is marked</source>
        <translation>选择牌；再按则执行标出的选项</translation>
    </message>
    <message>
        <source>&lt;, &gt;</source>
        <translation>&lt;、&gt;</translation>
    </message>
    <message>
        <source>Switch what to do with it</source>
        <translation>考虑另一种用法</translation>
    </message>
    <message>
        <source>B, D</source>
        <translation>B、D</translation>
    </message>
    <message>
        <source>Build, discard</source>
        <translation>建造、弃牌</translation>
    </message>
    <message>
        <source>W, then 1 to 4</source>
        <translation>W，再按 1 到 4</translation>
    </message>
    <message>
        <source>Build that wonder over the card</source>
        <translation>用这张牌建造该奇迹</translation>
    </message>
    <message>
        <source>Look at the opponent&apos;s city</source>
        <translation>查看对手的城市</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>弃牌堆</translation>
    </message>
    <message>
        <source>Progress tokens</source>
        <translation>进步标记</translation>
    </message>
    <message>
        <source>Z or I</source>
        <translation>Z 或 I</translation>
    </message>
    <message>
        <source>Show the card large, with both prices; so does holding it, or a right click</source>
        <translation>放大显示这张牌和双方的价格；按住它或点右键也可以</translation>
    </message>
</context>
<context>
    <name>DuelBand</name>
    <message>
        <source>A hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Build it, put it under a wonder, or discard it for coins.</source>
        <translation>建造它，压在奇迹下，或弃掉换取金币。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and what they did</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>an action and its price</comment>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n 金币</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an action and why it is not possible</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>DuelCityPanel</name>
    <message>
        <source>No progress token yet</source>
        <translation>还没有进步标记</translation>
    </message>
</context>
<context>
    <name>DuelCitySheet</name>
    <message>
        <source>Back to the table</source>
        <translation>回到牌桌</translation>
    </message>
    <message>
        <source>The city of %1</source>
        <translation>%1 的城市</translation>
    </message>
</context>
<context>
    <name>DuelClock</name>
    <message>
        <source>The draft of the wonders</source>
        <translation>奇迹轮抽</translation>
    </message>
    <message>
        <source>Age %1, %2 of %3 cards taken</source>
        <translation>时代 %1，%3 张牌已拿走 %2 张</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>轮抽</translation>
    </message>
    <message>
        <source>Age %1</source>
        <translation>时代 %1</translation>
    </message>
    <message>
        <source>Each city takes four of eight wonders before the first age.</source>
        <translation>第一时代之前，每座城市从八座奇迹中拿四座。</translation>
    </message>
</context>
<context>
    <name>DuelPage</name>
    <message numerus="yes">
        <source>Discard pile: %n card(s)</source>
        <translation>
            <numerusform>弃牌堆：%n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>Show my tokens</source>
        <translation>显示我的标记</translation>
    </message>
    <message>
        <source>Only you may see The Great Library&apos;s draw.</source>
        <translation>亚历山大图书馆抽到的标记只有你能看。</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>弃牌堆</translation>
    </message>
    <message>
        <source>No card has been discarded yet.</source>
        <translation>还没有弃掉的牌。</translation>
    </message>
    <message>
        <source>Build it for free</source>
        <translation>免费建造</translation>
    </message>
    <message>
        <source>Destroy it</source>
        <translation>摧毁它</translation>
    </message>
</context>
<context>
    <name>DuelResult</name>
    <message>
        <source>Discard pile</source>
        <translation>弃牌堆</translation>
    </message>
    <message>
        <source>No card was discarded.</source>
        <translation>没有弃掉的牌。</translation>
    </message>
</context>
<context>
    <name>DuelTv</name>
    <message>
        <source>Draft</source>
        <translation>轮抽</translation>
    </message>
    <message>
        <source>Age %1</source>
        <translation>时代 %1</translation>
    </message>
    <message>
        <source>%1 of %2 cards</source>
        <translation>第 %1 张，共 %2 张</translation>
    </message>
</context>
<context>
    <name>Economy</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n 金币</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditionChoice</name>
    <message>
        <source>Edition</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>First (2010)</source>
        <translation>第一版（2010）</translation>
    </message>
    <message>
        <source>Second (2020)</source>
        <translation>第二版（2020）</translation>
    </message>
    <message>
        <source>Not noted</source>
        <translation>未注明</translation>
    </message>
</context>
<context>
    <name>EditionFilter</name>
    <message>
        <source>Edition</source>
        <translation>版本</translation>
    </message>
</context>
<context>
    <name>EffectFields</name>
    <message>
        <source>Effect %1</source>
        <translation>效果 %1</translation>
    </message>
    <message>
        <source>Remove effect %1</source>
        <translation>删除效果 %1</translation>
    </message>
</context>
<context>
    <name>Emotes</name>
    <message>
        <source>Hello!</source>
        <translation>你好！</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>干得漂亮！</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>谢谢！</translation>
    </message>
    <message>
        <source>Oh no!</source>
        <translation>哎呀！</translation>
    </message>
    <message>
        <source>Hm ...</source>
        <translation>嗯……</translation>
    </message>
    <message>
        <source>Take your time</source>
        <translation>慢慢来</translation>
    </message>
    <message>
        <source>Watch out!</source>
        <translation>小心！</translation>
    </message>
    <message>
        <source>Good game!</source>
        <translation>打得好！</translation>
    </message>
</context>
<context>
    <name>ExpansionsSheet</name>
    <message>
        <source>Expansions</source>
        <translation>扩展</translation>
    </message>
    <message>
        <source>Each one you play with gets its own row.</source>
        <translation>每个使用的扩展都有自己的一行。</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>What the sheet has no row for.</source>
        <translation>计分表上没有专门一行的分数。</translation>
    </message>
</context>
<context>
    <name>ExplainSheet</name>
    <message>
        <source>Where the points came from</source>
        <translation>分数从何而来</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>ExportSheet</name>
    <message>
        <source>Export this sheet</source>
        <translation>导出此表</translation>
    </message>
    <message>
        <source>Export the history</source>
        <translation>导出历史</translation>
    </message>
    <message>
        <source>Files go to %1.</source>
        <translation>文件保存到 %1。</translation>
    </message>
    <message>
        <source>The sheet is safe.</source>
        <translation>计分表是安全的。</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>表格（CSV）</translation>
    </message>
    <message>
        <source>Spreadsheets: one row per player</source>
        <translation>用于电子表格，每名玩家一行</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>For other programs, and for Mirabilia elsewhere</source>
        <translation>用于其他程序，或其他设备上的 Mirabilia</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>图片（PNG）</translation>
    </message>
    <message>
        <source>To share</source>
        <translation>用于分享</translation>
    </message>
    <message>
        <source>Page (PDF)</source>
        <translation>页面（PDF）</translation>
    </message>
    <message>
        <source>To keep or to send</source>
        <translation>用于保存或发送</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>BG Stats</source>
        <translation>BG Stats</translation>
    </message>
    <message>
        <source>Sends the game to the BG Stats app on this device</source>
        <translation>把这局游戏交给本设备上的 BG Stats 应用</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Choose name and folder</source>
        <translation>询问文件名和位置</translation>
    </message>
    <message>
        <source>Uses your printer</source>
        <translation>用你的打印机</translation>
    </message>
    <message>
        <source>The BG Stats link has been copied</source>
        <translation>已复制 BG Stats 链接</translation>
    </message>
    <message>
        <source>Copy the BG Stats link</source>
        <translation>复制 BG Stats 链接</translation>
    </message>
    <message>
        <source>To send to the phone that has the app</source>
        <translation>发送到装有该应用的手机</translation>
    </message>
    <message>
        <source>BG Stats on a phone</source>
        <translation>手机上的 BG Stats</translation>
    </message>
    <message>
        <source>Shows a code for its camera</source>
        <translation>显示供相机扫描的二维码</translation>
    </message>
    <message>
        <source>QR code that hands this game to BG Stats</source>
        <translation>把这局游戏交给 BG Stats 的二维码</translation>
    </message>
    <message>
        <source>This game is too big for a QR code: copy the link instead</source>
        <translation>这局的内容超出了二维码的容量：请改为复制链接</translation>
    </message>
</context>
<context>
    <name>FacingMark</name>
    <message>
        <source>open</source>
        <comment>a neighbour without defence</comment>
        <translation>无防御</translation>
    </message>
    <message numerus="yes">
        <source>%n defence(s)</source>
        <translation>
            <numerusform>防御 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n 金币</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <translation>
            <numerusform>%n 个资源</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FamilyColumn</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>FamilyCounts</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>FarSeatChip</name>
    <message>
        <source>Opens the whole city</source>
        <translation>打开整座城市</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n 金币</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shield(s)</source>
        <translation>
            <numerusform>%n 面盾</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FigureList</name>
    <message>
        <source>All %1</source>
        <translation>全部 %1 项</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>获胜的对局</translation>
    </message>
    <message>
        <source>other games</source>
        <translation>其他对局</translation>
    </message>
    <message>
        <source>%1: won %2 of %3</source>
        <translation>%1：%3 局中胜 %2 局</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between parts of a description</comment>
        <translation>；</translation>
    </message>
</context>
<context>
    <name>FigureRow</name>
    <message>
        <source>best %1</source>
        <translation>最高 %1</translation>
    </message>
    <message>
        <source>strong in %1</source>
        <translation>擅长%1</translation>
    </message>
    <message>
        <source>trend %1 a game</source>
        <translation>趋势每局 %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s)</source>
        <translation>
            <numerusform>%Ln 个数值</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln win(s) (%1%)</source>
        <translation>
            <numerusform>胜 %Ln 局（%1%）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln total(s) left out: the rows do not match</source>
        <translation>
            <numerusform>已排除 %Ln 个与各行不符的总分</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FilterSheet</name>
    <message>
        <source>Which games count</source>
        <translation>统计哪些对局</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>From this day</source>
        <translation>从这天起</translation>
    </message>
    <message>
        <source>That is no day.</source>
        <translation>这不是日期。</translation>
    </message>
    <message>
        <source>Until this day</source>
        <translation>到这天为止</translation>
    </message>
    <message>
        <source>With everybody of</source>
        <translation>同桌的人</translation>
    </message>
    <message>
        <source>Without %1</source>
        <comment>a name</comment>
        <translation>不限 %1</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>地点</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>扩展</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>所有对局</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
</context>
<context>
    <name>FindingsSheet</name>
    <message>
        <source>Worth a second look</source>
        <translation>值得复核</translation>
    </message>
    <message>
        <source>You can go on in spite of this.</source>
        <translation>这些都不妨碍你继续。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>FinishSheet</name>
    <message>
        <source>Nothing is filled in yet</source>
        <translation>还没有填写任何内容</translation>
    </message>
    <message numerus="yes">
        <source>%n empty cell(s) count as 0.</source>
        <translation>
            <numerusform>%n 格为空，不计分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) may be worth a second look.</source>
        <translation>
            <numerusform>%n 处可能值得复核。</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>继续编辑</translation>
    </message>
    <message>
        <source>Keep the correction</source>
        <translation>保留更正</translation>
    </message>
    <message>
        <source>Save to history</source>
        <translation>存入历史</translation>
    </message>
    <message>
        <source>A tie: the civilian structures decide. Fill them in for both.</source>
        <translation>平分：由文明建筑决定。请为双方填写。</translation>
    </message>
    <message>
        <source>A tie: the coins left decide. Fill them in below the others.</source>
        <translation>平分：由剩余金币决定。请在其他行下方填写。</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
</context>
<context>
    <name>FirstGameBand</name>
    <message>
        <source>Next</source>
        <translation>下一格</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始玩</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>收回这一步</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Play at once</source>
        <translation>直接开始</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Play on without this help</source>
        <translation>不要帮助，继续游戏</translation>
    </message>
</context>
<context>
    <name>Forum</name>
    <message>
        <source>Forum</source>
        <translation>集会场</translation>
    </message>
    <message>
        <source>free</source>
        <translation>免费</translation>
    </message>
    <message>
        <source>each</source>
        <comment>coins for each die</comment>
        <translation>每颗</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n 金币</numerusform>
        </translation>
    </message>
    <message>
        <source>What each die in this part of the Forum costs.</source>
        <translation>集会场这一区每颗骰子的价格。</translation>
    </message>
</context>
<context>
    <name>FoundTableRow</name>
    <message>
        <source>Watch %1</source>
        <translation>观看 %1</translation>
    </message>
    <message>
        <source>Open a table at %1</source>
        <translation>在 %1 开一张桌</translation>
    </message>
    <message>
        <source>Continue at %1</source>
        <translation>回到 %1</translation>
    </message>
    <message>
        <source>Looking at %1</source>
        <translation>正在查看 %1</translation>
    </message>
    <message>
        <source>asks for a PIN</source>
        <translation>需要 PIN</translation>
    </message>
    <message>
        <source>Your seat waits</source>
        <translation>你的座位还在</translation>
    </message>
</context>
<context>
    <name>GameDataPanel</name>
    <message>
        <source>Data of the games</source>
        <translation>游戏数据</translation>
    </message>
    <message>
        <source>Your own data files</source>
        <translation>自己的数据文件</translation>
    </message>
    <message>
        <source>What lies in %1 takes the place of the built-in files, from the next start on</source>
        <translation>下次启动起，%1 中的文件会取代内置文件</translation>
    </message>
    <message numerus="yes">
        <source>Until the owner of the game enters what is printed, %n number(s) on the boards of 7 Wonders Dice will be inferred or our own.</source>
        <translation>
            <numerusform>在拥有者填入之前，《七大奇迹骰子版》版图上有 %n 个数字并非印刷的数字，而是推断的，或由我们自拟。</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter the numbers of the boards</source>
        <translation>填写版图的数值</translation>
    </message>
</context>
<context>
    <name>GameKind</name>
    <message>
        <source>age %1, turn %2</source>
        <translation>时代 %1，第 %2 轮</translation>
    </message>
    <message>
        <source>age %1</source>
        <translation>时代 %1</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>7 Wonders</source>
        <translation>七大奇迹</translation>
    </message>
    <message>
        <source>7 Wonders Duel</source>
        <translation>七大奇迹对决</translation>
    </message>
    <message>
        <source>7 Wonders Dice</source>
        <translation>七大奇迹骰子版</translation>
    </message>
    <message>
        <source>the draft</source>
        <translation>奇迹轮抽</translation>
    </message>
    <message>
        <source>age %1, card %2</source>
        <comment>of a structure</comment>
        <translation>时代 %1，第 %2 张牌</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>First (2010)</source>
        <translation>第一版（2010）</translation>
    </message>
    <message>
        <source>Second (2020)</source>
        <translation>第二版（2020）</translation>
    </message>
    <message>
        <source>%1 (second edition)</source>
        <translation>%1（第二版）</translation>
    </message>
    <message>
        <source>Two players choose the first edition: the second has no Free City to sit between them.</source>
        <translation>两人请选第一版：第二版没有坐在中间的自由城邦。</translation>
    </message>
</context>
<context>
    <name>GamePicker</name>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
</context>
<context>
    <name>GameSheet</name>
    <message>
        <source>Game details</source>
        <translation>对局信息</translation>
    </message>
    <message>
        <source>Rows of expansions</source>
        <translation>扩展的计分行</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>地点</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Other add-ons</source>
        <translation>其他扩展</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Counted from the time beside the date until the sheet is finished</source>
        <translation>从日期旁的时间算起，到计分表完成为止</translation>
    </message>
    <message>
        <source>The game begins now: count the minutes</source>
        <translation>游戏现在开始：开始计时</translation>
    </message>
    <message>
        <source>Written there: %1</source>
        <translation>原文：%1</translation>
    </message>
</context>
<context>
    <name>GoldReserve</name>
    <message numerus="yes">
        <source>Gold reserve: %n coin(s)</source>
        <translation>
            <numerusform>金库：%n 金币</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GoodsShelf</name>
    <message>
        <source>Goods for sale at %1</source>
        <translation>%1 出售的货物</translation>
    </message>
    <message>
        <source>Nothing for sale</source>
        <translation>没有可买的</translation>
    </message>
</context>
<context>
    <name>GridHead</name>
    <message>
        <source>%1: name, colour and wonder</source>
        <translation>%1：名字、颜色和奇迹</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message numerus="yes">
        <source>My hand, %n card(s)</source>
        <translation>
            <numerusform>我的手牌，%n 张</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandCard</name>
    <message>
        <source>Costs %1</source>
        <translation>费用：%1</translation>
    </message>
</context>
<context>
    <name>Handover</name>
    <message>
        <source>Pass the screen to %1</source>
        <translation>请把屏幕交给 %1</translation>
    </message>
    <message>
        <source>%1, your turn</source>
        <translation>%1，轮到你了</translation>
    </message>
    <message>
        <source>Your cards stay hidden until you are at the screen.</source>
        <translation>在你来到屏幕前，手牌会一直隐藏。</translation>
    </message>
    <message>
        <source>Show my hand</source>
        <translation>显示我的手牌</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>上一轮</translation>
    </message>
    <message>
        <source>Change %1&apos;s choice</source>
        <translation>更改 %1 的选择</translation>
    </message>
</context>
<context>
    <name>HelperActions</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Set all to zero</source>
        <translation>全部清零</translation>
    </message>
</context>
<context>
    <name>HelperCounter</name>
    <message>
        <source>%1: less</source>
        <translation>%1：减少</translation>
    </message>
    <message>
        <source>%1: write the number</source>
        <translation>%1：输入数字</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1：增加</translation>
    </message>
    <message>
        <source>At most %1</source>
        <translation>最多 %1</translation>
    </message>
</context>
<context>
    <name>HelperSheet</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>HelperTotal</name>
    <message>
        <source>Points</source>
        <translation>分数</translation>
    </message>
</context>
<context>
    <name>HistoryDetails</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n 分钟</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryEntry</name>
    <message>
        <source>still being written</source>
        <translation>尚未完成</translation>
    </message>
</context>
<context>
    <name>HistoryList</name>
    <message>
        <source>Game history</source>
        <translation>对局历史</translation>
    </message>
</context>
<context>
    <name>HistoryView</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>更正</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Search: names, places, wonders</source>
        <translation>搜索：名字、地点、奇迹</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Export the history</source>
        <translation>导出历史</translation>
    </message>
    <message>
        <source>The chosen game</source>
        <translation>所选对局</translation>
    </message>
    <message>
        <source>No game yet</source>
        <translation>还没有对局</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>没有找到</translation>
    </message>
    <message>
        <source>Finished sheets and games are kept here.</source>
        <translation>完成的计分表会保存在这里；在这张牌桌上结束的每局游戏也一样。</translation>
    </message>
    <message>
        <source>No game has all of these words.</source>
        <translation>没有对局包含所有这些词。</translation>
    </message>
    <message>
        <source>Score a game</source>
        <translation>计分</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>撤销：%1</translation>
    </message>
    <message>
        <source>The history cannot be read</source>
        <translation>无法读取历史</translation>
    </message>
    <message>
        <source>Begin a new history</source>
        <translation>开始新历史</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>There is no game of this edition.</source>
        <translation>没有这个版本的对局。</translation>
    </message>
    <message>
        <source>People</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Copies and other devices</source>
        <translation>备份与其他设备</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>The history</source>
        <translation>历史记录</translation>
    </message>
    <message>
        <source>Change names, merge two that are one person</source>
        <translation>更改姓名，合并同一个人的两个名字</translation>
    </message>
    <message>
        <source>Bring back a copy, move the history</source>
        <translation>恢复备份，迁移历史记录</translation>
    </message>
</context>
<context>
    <name>HomeMenu</name>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>存档</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
    <message>
        <source>Computers or friends at one table</source>
        <translation>与电脑或朋友同桌</translation>
    </message>
    <message>
        <source>Score a game</source>
        <translation>计分</translation>
    </message>
    <message>
        <source>Host a game</source>
        <translation>开设牌桌</translation>
    </message>
    <message>
        <source>Join a game</source>
        <translation>加入牌桌</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Try next: %1</source>
        <translation>接下来可以试试：%1</translation>
    </message>
    <message>
        <source>Play your first game</source>
        <translation>玩第一局</translation>
    </message>
    <message>
        <source>Replay and review</source>
        <translation>重放与复盘</translation>
    </message>
    <message>
        <source>For boxed games</source>
        <translation>用于桌面游戏</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Build a city the world will remember.</source>
        <translation>建一座世界铭记的城市。</translation>
    </message>
</context>
<context>
    <name>Hourglasses</name>
    <message numerus="yes">
        <source>%n bonus(es)</source>
        <translation>
            <numerusform>%n 个奖励</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportColumns</name>
    <message>
        <source>What the columns are taken for</source>
        <translation>各列的含义</translation>
    </message>
    <message>
        <source>Character set of the file</source>
        <translation>文件的字符编码</translation>
    </message>
    <message>
        <source>What you choose holds for the next file with the same heads.</source>
        <translation>你的选择也用于下一个表头相同的文件。</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>第 %1 列</translation>
    </message>
    <message>
        <source>What %1 is taken for</source>
        <translation>%1 的含义</translation>
    </message>
</context>
<context>
    <name>ImportGames</name>
    <message>
        <source>Take all</source>
        <translation>全部导入</translation>
    </message>
    <message>
        <source>Take none</source>
        <translation>全部不导入</translation>
    </message>
    <message>
        <source>What is in it</source>
        <translation>其中的内容</translation>
    </message>
    <message>
        <source>Show its sheet</source>
        <translation>显示其计分表</translation>
    </message>
</context>
<context>
    <name>ImportNoteRow</name>
    <message>
        <source>Line %1</source>
        <translation>第 %1 行</translation>
    </message>
</context>
<context>
    <name>ImportNotes</name>
    <message>
        <source>Not understood, or worth a second look</source>
        <translation>无法识别，或值得复核</translation>
    </message>
</context>
<context>
    <name>ImportTable</name>
    <message>
        <source>The sheet as it will be kept</source>
        <translation>将要保存的计分表</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Wonder</source>
        <translation>奇迹</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>总分</translation>
    </message>
    <message>
        <source>Rank</source>
        <comment>of a player</comment>
        <translation>名次</translation>
    </message>
</context>
<context>
    <name>ImportView</name>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>从文件</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>From the clipboard</source>
        <translation>从剪贴板</translation>
    </message>
    <message>
        <source>What is in it</source>
        <translation>其中的内容</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>停止读取</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <source>Reading the file and checking its sheets: %1%</source>
        <translation>正在读取文件并检查计分表：%1%</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>显示内容</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>提示</translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln 条提示</numerusform>
        </translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s)</source>
        <translation>
            <numerusform>%Ln 列</numerusform>
        </translation>
    </message>
    <message>
        <source>A table in whatever layout (CSV, Excel, OpenDocument), JSON, or plays of BG Stats or BoardGameGeek. Choose the file, drop it here, or type its path. Nothing is imported before you have seen it.</source>
        <translation>任意布局的表格（CSV、Excel、OpenDocument）、JSON，或 BG Stats、BoardGameGeek 的对局记录。选择文件、拖到这里，或输入路径。在你看过之前不会导入任何内容。</translation>
    </message>
    <message numerus="yes">
        <source>Take %Ln game(s)</source>
        <translation>
            <numerusform>导入 %Ln 局</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JoinPage</name>
    <message>
        <source>Join a game</source>
        <translation>加入牌桌</translation>
    </message>
    <message>
        <source>Tables on this network appear by themselves</source>
        <translation>此网络中的牌桌会自动出现</translation>
    </message>
    <message>
        <source>Your name at the table</source>
        <translation>你在牌桌上的名字</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Looking for tables</source>
        <translation>正在寻找牌桌</translation>
    </message>
    <message>
        <source>No table? Both devices must be on the same network. Guest networks often keep devices apart; a phone&apos;s hotspot does not. Or type the address shown on the host&apos;s screen.</source>
        <translation>没有出现牌桌？两台设备须在同一网络中。访客网络常会隔离设备，手机热点则不会。也可以输入主机屏幕上显示的地址。</translation>
    </message>
    <message>
        <source>By address</source>
        <translation>按地址</translation>
    </message>
    <message>
        <source>Address or link</source>
        <translation>地址或链接</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>Not an address. Type it as the host&apos;s screen shows it.</source>
        <translation>这不是地址。请按主机屏幕上显示的输入。</translation>
    </message>
    <message>
        <source>This table asks for a PIN</source>
        <translation>这张牌桌需要 PIN 码</translation>
    </message>
    <message>
        <source>The person who opened it can tell you.</source>
        <translation>请向开设牌桌的人询问。</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN 码</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>观看</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>入座</translation>
    </message>
    <message>
        <source>This host asks for a PIN</source>
        <translation>此主机需要 PIN</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Joining the table</source>
        <translation>正在前往牌桌</translation>
    </message>
</context>
<context>
    <name>KeyPad</name>
    <message>
        <source>Keypad</source>
        <translation>数字键盘</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>擦除</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>减少</translation>
    </message>
    <message>
        <source>Minus</source>
        <translation>负号</translation>
    </message>
    <message>
        <source>Work it out</source>
        <translation>帮我算</translation>
    </message>
    <message>
        <source>More</source>
        <translation>增加</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一格</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>加号</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>Keys and marks</source>
        <translation>按键与标记</translation>
    </message>
    <message>
        <source>I can build it: it is free, or my own goods suffice</source>
        <translation>可以建造：免费，或自己的资源足够</translation>
    </message>
    <message>
        <source>Free, because a building of mine leads to it</source>
        <translation>因已有的前置建筑而免费</translation>
    </message>
    <message>
        <source>I can build it for this many coins</source>
        <translation>花这些金币可以建造</translation>
    </message>
    <message>
        <source>I cannot build it; touch the card to see why</source>
        <translation>无法建造；点牌查看原因</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>LanguageField</name>
    <message>
        <source>System language</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
</context>
<context>
    <name>LargeCard</name>
    <message>
        <source>Costs %1</source>
        <translation>费用：%1</translation>
    </message>
    <message>
        <source>Free with</source>
        <translation>可凭以下建筑免费建造</translation>
    </message>
    <message>
        <source>Makes free</source>
        <translation>使以下建筑免费</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>回到牌桌</translation>
    </message>
</context>
<context>
    <name>LastEnd</name>
    <message>
        <source>Mirabilia ended unexpectedly last time. Nothing is lost.</source>
        <translation>Mirabilia 上次意外退出。没有丢失任何内容。</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Mirabilia ended unexpectedly</source>
        <translation>Mirabilia 意外退出</translation>
    </message>
    <message>
        <source>Your games and score sheets are safe: they are saved with every move.</source>
        <translation>你的游戏和计分表都是安全的：每一步都会保存。</translation>
    </message>
    <message>
        <source>A report was left on this device. It names nobody, holds nothing you typed, and was not sent anywhere. It can help the developers find the mistake:</source>
        <translation>本设备上留有一份报告。其中没有人名，也没有输入过的内容，且未发送到任何地方。修复 Mirabilia 的人可以借助它找到错误：</translation>
    </message>
    <message>
        <source>Copy the path</source>
        <translation>复制路径</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>知道了</translation>
    </message>
</context>
<context>
    <name>LastTurn</name>
    <message>
        <source>Last turn</source>
        <translation>上一轮</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>阶段 %1</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>弃牌</translation>
    </message>
</context>
<context>
    <name>LastTurnSheet</name>
    <message>
        <source>Last turn</source>
        <translation>上一轮</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>还没有人出牌。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>LessonBand</name>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Previous lesson</source>
        <translation>上一课</translation>
    </message>
    <message>
        <source>Skip this lesson</source>
        <translation>跳过这一课</translation>
    </message>
    <message>
        <source>Leave the practice (Esc)</source>
        <translation>离开练习（Esc）</translation>
    </message>
    <message>
        <source>%1 (%2/%3)</source>
        <comment>a lesson, its number, and how many there are</comment>
        <translation>%1（%2/%3）</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>Who is at the table</source>
        <translation>牌桌上的人</translation>
    </message>
    <message>
        <source>Seats, clockwise</source>
        <translation>座位（顺时针）</translation>
    </message>
    <message>
        <source>Invite others</source>
        <translation>如何加入此桌</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>This table is not open yet</source>
        <translation>牌桌还没有打开</translation>
    </message>
    <message>
        <source>It opens here by itself as soon as its host is back.</source>
        <translation>主机一回来，牌桌就会在这里自动打开。</translation>
    </message>
    <message>
        <source>Who sits down here?</source>
        <translation>谁坐在这里？</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>坐下</translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>Log</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Copy the log as text</source>
        <translation>将记录复制为文本</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭（Esc）</translation>
    </message>
    <message>
        <source>Whose turns to show</source>
        <translation>显示谁的回合</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
</context>
<context>
    <name>Look</name>
    <message>
        <source>Easy computer</source>
        <translation>电脑（简单）</translation>
    </message>
    <message>
        <source>Normal computer</source>
        <translation>电脑（普通）</translation>
    </message>
    <message>
        <source>Expert computer</source>
        <translation>电脑（专家）</translation>
    </message>
    <message>
        <source>Master computer</source>
        <translation>电脑（大师）</translation>
    </message>
</context>
<context>
    <name>Means</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n 金币</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <translation>
            <numerusform>%n 个资源</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MenuSheet</name>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>回到游戏</translation>
    </message>
    <message>
        <source>The game is kept; continue it any time</source>
        <translation>游戏会保留，随时可以继续</translation>
    </message>
    <message>
        <source>Back to the replay</source>
        <translation>回到回放</translation>
    </message>
</context>
<context>
    <name>NeighbourPanel</name>
    <message>
        <source>Opens the whole city</source>
        <translation>打开整座城市</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n 金币</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NetworkOptions</name>
    <message>
        <source>On the network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>牌桌名称</translation>
    </message>
    <message>
        <source>PIN (optional)</source>
        <translation>PIN 码（可不填）</translation>
    </message>
    <message>
        <source>Others may watch</source>
        <translation>允许观看</translation>
    </message>
    <message>
        <source>They see what everybody at the table sees</source>
        <translation>观看者只能看到公开的内容</translation>
    </message>
    <message>
        <source>Whoever can listen on your network can see hands. Play on one you trust; a PIN keeps strangers out, not listeners.</source>
        <translation>能够监听你网络的人可以看到手牌。请在可信的网络上游玩；PIN 码能挡住陌生人，挡不住监听者。</translation>
    </message>
    <message>
        <source>Time for a turn; then a computer stands in</source>
        <translation>每回合限时，超时由电脑代打</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>1 min</source>
        <translation>1 分钟</translation>
    </message>
    <message>
        <source>2 min</source>
        <translation>2 分钟</translation>
    </message>
    <message>
        <source>5 min</source>
        <translation>5 分钟</translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>1 天</translation>
    </message>
    <message>
        <source>Let in people from far away</source>
        <translation>允许远处的人加入</translation>
    </message>
    <message>
        <source>This table alone: whoever reaches this computer may come, also from beyond your network</source>
        <translation>仅限这一桌：凡能连到这台电脑的人都可以来，也包括本地网络之外的人</translation>
    </message>
    <message>
        <source>Play on this screen, phones as hands</source>
        <translation>这块屏幕当桌子，手机当手牌</translation>
    </message>
    <message>
        <source>Nobody sits here: everybody joins with a phone, and this screen shows the whole table. Made for a television.</source>
        <translation>没有人坐在这里：大家都用手机加入，这块屏幕显示整张桌子。适合电视。</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>Two players and the Free City</source>
        <translation>两名玩家和自由城邦</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n 名玩家</numerusform>
        </translation>
    </message>
    <message>
        <source>Players and seats</source>
        <translation>玩家与座位</translation>
    </message>
    <message>
        <source>Seats, clockwise</source>
        <translation>座位（顺时针）</translation>
    </message>
    <message>
        <source>The chosen seat</source>
        <translation>所选座位</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家人数</translation>
    </message>
    <message>
        <source>Host a game</source>
        <translation>开设牌桌</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>开桌</translation>
    </message>
    <message>
        <source>The table is at %1</source>
        <translation>这张桌设在 %1</translation>
    </message>
    <message>
        <source>Somebody has to sit at this screen.</source>
        <translation>至少要有一人坐在屏幕前。</translation>
    </message>
</context>
<context>
    <name>NextAttack</name>
    <message numerus="yes">
        <source>%n defence(s)</source>
        <translation>
            <numerusform>防御 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>next attack</source>
        <translation>下一次进攻</translation>
    </message>
</context>
<context>
    <name>NoteBand</name>
    <message>
        <source>%1. %2</source>
        <comment>a heading and a sentence</comment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Setting up the table</source>
        <translation>正在布置牌桌</translation>
    </message>
</context>
<context>
    <name>OriginKey</name>
    <message>
        <source>Where the numbers come from</source>
        <translation>数值的来源</translation>
    </message>
</context>
<context>
    <name>OtherWords</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation>无法读取 %1。</translation>
    </message>
    <message>
        <source>%1 is no game history, or it is damaged.</source>
        <translation>%1 不是对局历史记录，或已损坏。</translation>
    </message>
</context>
<context>
    <name>OwnCity</name>
    <message>
        <source>%1 of %2 stages stand. Touch one to see what it brings.</source>
        <translation>已建成 %1/%2 个阶段。点一个看它带来什么。</translation>
    </message>
</context>
<context>
    <name>OwnLine</name>
    <message numerus="yes">
        <source>%n shield(s)</source>
        <translation>
            <numerusform>%n 面盾</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n 金币</numerusform>
        </translation>
    </message>
    <message>
        <source>Production</source>
        <translation>生产</translation>
    </message>
    <message>
        <source>My means</source>
        <translation>我的资源</translation>
    </message>
</context>
<context>
    <name>PadKeys</name>
    <message>
        <source>Keys of the score pad</source>
        <translation>计分本按键</translation>
    </message>
    <message>
        <source>Type; the first digit replaces the value</source>
        <translation>填写；第一个数字会取代原有内容</translation>
    </message>
    <message>
        <source>To the next cell</source>
        <translation>到旁边的格</translation>
    </message>
    <message>
        <source>In reverse</source>
        <translation>反方向</translation>
    </message>
    <message>
        <source>Erase a digit, or the cell</source>
        <translation>擦除一个数字，或整格</translation>
    </message>
    <message>
        <source>Work the value out</source>
        <translation>计算这一格</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>撤销、重做</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Enter coins, not points</source>
        <translation>填写金币数，而非分数</translation>
    </message>
    <message>
        <source>A sum, worked out as you type</source>
        <translation>算式，边写边算</translation>
    </message>
    <message>
        <source>Negative, where points can be lost</source>
        <translation>负数（可能扣分的格）</translation>
    </message>
    <message>
        <source>Enter symbols, not points; one more / for wild ones</source>
        <translation>填写标志数，而非分数；再按一次 / 填任选标志</translation>
    </message>
    <message>
        <source>Goes on: down, to the next player, behind the last cell to Finish. Nothing goes on by itself</source>
        <translation>前进：向下，再到下一名玩家，最后一格之后到“完成计分”。不会自动前进</translation>
    </message>
    <message>
        <source>To the next player of the row, and back</source>
        <translation>到同一行的下一名玩家，或返回</translation>
    </message>
    <message>
        <source>Finish; before a sheet, the same table again</source>
        <translation>完成计分；开始之前：同样的人再来一局</translation>
    </message>
</context>
<context>
    <name>PadMenu</name>
    <message>
        <source>Game details</source>
        <translation>对局信息</translation>
    </message>
    <message>
        <source>Expansions, date, place, notes</source>
        <translation>扩展、日期、地点、备注</translation>
    </message>
    <message>
        <source>Export this sheet</source>
        <translation>导出此表</translation>
    </message>
    <message>
        <source>Another sheet</source>
        <translation>另一张表</translation>
    </message>
    <message>
        <source>This one is kept as it is</source>
        <translation>当前这张会原样保留</translation>
    </message>
    <message>
        <source>Game history</source>
        <translation>对局历史</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Throw this sheet away</source>
        <translation>丢弃这张表</translation>
    </message>
    <message>
        <source>Not saved: export it, or it is lost</source>
        <translation>无法保存：未导出的内容会丢失</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>操作记录</translation>
    </message>
    <message>
        <source>Step by step, to undo</source>
        <translation>逐步列出，可以撤销</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Language, light or dark, size</source>
        <translation>语言、明暗、大小</translation>
    </message>
    <message>
        <source>Share this sheet</source>
        <translation>共享这张计分表</translation>
    </message>
    <message>
        <source>Everybody writes on their own phone</source>
        <translation>大家用自己的手机填写</translation>
    </message>
</context>
<context>
    <name>PadPage</name>
    <message>
        <source>Score a game</source>
        <translation>计分</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完成计分</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>What you see here stays until you close the program.</source>
        <translation>这里的内容会保留到你关闭程序为止。</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>知道了</translation>
    </message>
    <message>
        <source>The game is in the history.</source>
        <translation>对局已存入历史。</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>It can be put aside for a new, empty one.</source>
        <translation>可以把它移到一旁，换一份新的空白历史。</translation>
    </message>
    <message>
        <source>Begin a new history</source>
        <translation>开始新历史</translation>
    </message>
    <message>
        <source>Shared: %1 here</source>
        <translation>已共享：%1 人在场</translation>
    </message>
    <message>
        <source>Everybody is done</source>
        <translation>大家都填完了</translation>
    </message>
</context>
<context>
    <name>PageHeader</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
</context>
<context>
    <name>PaymentChooser</name>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>银行</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>总计</translation>
    </message>
    <message>
        <source>How do you pay?</source>
        <translation>如何支付？</translation>
    </message>
</context>
<context>
    <name>PaymentField</name>
    <message>
        <source>No preference</source>
        <translation>没有偏好</translation>
    </message>
    <message>
        <source>The left neighbour</source>
        <translation>左方邻邦</translation>
    </message>
    <message>
        <source>The right neighbour</source>
        <translation>右方邻邦</translation>
    </message>
    <message>
        <source>Whoever has fewer coins</source>
        <translation>金币较少的一方</translation>
    </message>
    <message>
        <source>If prices are equal, pay</source>
        <translation>价钱相同时，优先付给</translation>
    </message>
</context>
<context>
    <name>PeopleSheet</name>
    <message>
        <source>People</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Another name for %1</source>
        <translation>%1 的新名字</translation>
    </message>
    <message>
        <source>Press a name to change it on all sheets, or to merge two that are one person.</source>
        <translation>点按名字，可在所有计分表上更改，或合并同一个人的两个名字。</translation>
    </message>
    <message>
        <source>No sheet has been changed.</source>
        <translation>没有更改任何计分表。</translation>
    </message>
    <message>
        <source>Changing the name on all sheets</source>
        <translation>正在更改所有计分表上的名字</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>Somebody has this name already: both become one person.</source>
        <translation>已有人用这个名字：两者将合并为一个人。</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more: search for them</source>
        <translation>
            <numerusform>还有 %n 人：请搜索</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is called so.</source>
        <translation>没有叫这个名字的人。</translation>
    </message>
    <message>
        <source>Nobody is in the history yet.</source>
        <translation>历史记录中还没有人。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>改名</translation>
    </message>
</context>
<context>
    <name>Phrase</name>
    <message>
        <source>%1, %2</source>
        <comment>facts one after the other</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>sentences one after the other</comment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>PickChip</name>
    <message>
        <source>%1. %2</source>
        <comment>number of a seat, name</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>PickDialog</name>
    <message>
        <source>Discard pile</source>
        <translation>弃牌堆</translation>
    </message>
    <message>
        <source>Build none</source>
        <translation>都不建造</translation>
    </message>
    <message>
        <source>Build it</source>
        <translation>建造它</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>查看牌桌</translation>
    </message>
</context>
<context>
    <name>PlayerFigures</name>
    <message>
        <source>Points, game by game: %1</source>
        <translation>逐局得分：%1</translation>
    </message>
    <message>
        <source>By category</source>
        <translation>按类别</translation>
    </message>
    <message>
        <source>%1: %2, everybody %3</source>
        <translation>%1：%2，所有人 %3</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>两人对比</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>won</source>
        <translation>获胜</translation>
    </message>
    <message>
        <source>average</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between points</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between parts of a description</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>Games together, and who came in first</source>
        <translation>同桌对局，以及谁名次在前</translation>
    </message>
    <message>
        <source>level</source>
        <translation>平</translation>
    </message>
    <message>
        <source>the other</source>
        <translation>对方</translation>
    </message>
    <message>
        <source>without expansions</source>
        <translation>无扩展</translation>
    </message>
    <message>
        <source>with expansions</source>
        <translation>有扩展</translation>
    </message>
    <message numerus="yes">
        <source>Points in the latest %1 of %Ln game(s)</source>
        <translation>
            <numerusform>%Ln 局中最近 %1 局的分数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Points, game by game (%Ln game(s))</source>
        <translation>
            <numerusform>逐局分数（%Ln 局）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerKey</name>
    <message>
        <source>%1 %2%</source>
        <comment>a player, the chance to win</comment>
        <translation>%1 %2%</translation>
    </message>
    <message>
        <source>Highlighted</source>
        <translation>这条曲线已突出显示</translation>
    </message>
    <message>
        <source>Highlight this curve</source>
        <translation>突出显示这条曲线</translation>
    </message>
</context>
<context>
    <name>PlayerReview</name>
    <message>
        <source>Hide</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>展开</translation>
    </message>
    <message>
        <source>Hide what cost %1 most</source>
        <translation>收起 %1 代价最大的决定</translation>
    </message>
    <message>
        <source>Show what cost %1 most</source>
        <translation>查看 %1 代价最大的决定</translation>
    </message>
    <message>
        <source>Nothing so far.</source>
        <translation>目前没有。</translation>
    </message>
    <message>
        <source>No clear mistakes.</source>
        <translation>没有明显的失误。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>when, what was done</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>PlayerSheet</name>
    <message>
        <source>Not noted</source>
        <translation>未注明</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>Known players</source>
        <translation>记录过的玩家</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Wonder</source>
        <translation>奇迹</translation>
    </message>
    <message>
        <source>Its side</source>
        <translation>用哪一面</translation>
    </message>
    <message>
        <source>How this player won</source>
        <translation>获胜方式</translation>
    </message>
    <message>
        <source>By points</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Military</source>
        <translation>军事</translation>
    </message>
    <message>
        <source>Science</source>
        <translation>科技</translation>
    </message>
    <message>
        <source>Earlier seat</source>
        <translation>前移一座</translation>
    </message>
    <message>
        <source>Later seat</source>
        <translation>后移一座</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Day</source>
        <comment>the side of a board</comment>
        <translation>白天</translation>
    </message>
    <message>
        <source>Night</source>
        <comment>the side of a board</comment>
        <translation>夜晚</translation>
    </message>
    <message>
        <source>Politics</source>
        <translation>政治</translation>
    </message>
</context>
<context>
    <name>Podium</name>
    <message>
        <source>Places</source>
        <translation>名次</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>A few positions at a real table, one idea each: about four minutes a game. Leave whenever you like and go on later.</source>
        <translation>真实牌桌上的几个局面，一次一个要点：每种游戏约四分钟。随时可以离开，以后接着练。</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n 课</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on: %1 of %2 lessons done</source>
        <translation>继续：已完成 %1 课，共 %2 课</translation>
    </message>
    <message>
        <source>Done. Begin again</source>
        <translation>已完成，从头再来</translation>
    </message>
    <message>
        <source>Your first game</source>
        <translation>你的第一局</translation>
    </message>
    <message>
        <source>A whole game against easy computers: first what it is about, then a sentence a turn, then on your own. It is saved like any other.</source>
        <translation>与简单电脑下完整的一局：先讲游戏是怎么回事，然后每回合一句话，之后由你自己来。它和别的游戏一样会保存。</translation>
    </message>
    <message>
        <source>Play %1</source>
        <comment>a game</comment>
        <translation>玩 %1</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
</context>
<context>
    <name>PriceMark</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n 金币</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemDialog</name>
    <message>
        <source>That did not work</source>
        <translation>操作未成功</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>知道了</translation>
    </message>
    <message>
        <source>Please note</source>
        <translation>请注意</translation>
    </message>
</context>
<context>
    <name>ProgressStrip</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message numerus="yes">
        <source>%n game(s) in this file</source>
        <translation>
            <numerusform>文件中有 %n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Games to look at again</source>
        <translation>可以回放的对局</translation>
    </message>
    <message>
        <source>Results to the score pad</source>
        <translation>把结果放入计分板</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>First step (Home)</source>
        <translation>第一步（Home）</translation>
    </message>
    <message>
        <source>Back (Left)</source>
        <translation>后退（←）</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>暂停（空格）</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>播放（空格）</translation>
    </message>
    <message>
        <source>Forward (Right)</source>
        <translation>前进（→）</translation>
    </message>
    <message>
        <source>Last step (End)</source>
        <translation>最后一步（End）</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>计分表</translation>
    </message>
    <message>
        <source>Leave the replay (Esc)</source>
        <translation>离开回放（Esc）</translation>
    </message>
    <message>
        <source>From which seat?</source>
        <translation>从哪个座位看？</translation>
    </message>
    <message>
        <source>The game is over: every hand is open.</source>
        <translation>对局已结束：所有手牌公开。</translation>
    </message>
</context>
<context>
    <name>ReplaySeat</name>
    <message>
        <source>Seen from the seat of %1</source>
        <translation>从 %1 的座位观看</translation>
    </message>
</context>
<context>
    <name>ReplaySlider</name>
    <message>
        <source>Step of the game</source>
        <translation>对局的步数</translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>Score sheet</source>
        <translation>计分表</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再来一局</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>主页</translation>
    </message>
    <message>
        <source>The record is on the clipboard.</source>
        <translation>棋谱已复制到剪贴板。</translation>
    </message>
    <message>
        <source>The log is on the clipboard.</source>
        <translation>记录已复制到剪贴板。</translation>
    </message>
    <message>
        <source>Points at the end; they did not decide the game.</source>
        <translation>终局时的分数；已不影响胜负。</translation>
    </message>
    <message>
        <source>Back to the replay</source>
        <translation>回到回放</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy record</source>
        <translation>复制棋谱</translation>
    </message>
    <message>
        <source>Copy log</source>
        <translation>复制记录</translation>
    </message>
</context>
<context>
    <name>ResultScene</name>
    <message>
        <source>The host can play again: wait here to join in</source>
        <translation>主机可以再来一局：在此等候即可一同加入</translation>
    </message>
</context>
<context>
    <name>ResultTools</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>Reveal</name>
    <message>
        <source>All cards are turned over</source>
        <translation>所有牌都已翻开</translation>
    </message>
</context>
<context>
    <name>ReviewScene</name>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
</context>
<context>
    <name>ReviewView</name>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>获胜机会</translation>
    </message>
    <message>
        <source>What cost most</source>
        <translation>代价最大的决定</translation>
    </message>
    <message>
        <source>Judged by what each player could know then.</source>
        <translation>按每位玩家当时能知道的情况判断。</translation>
    </message>
</context>
<context>
    <name>RoomBand</name>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>决定</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>questions</comment>
        <translation>
            <numerusform>还有 %n 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoomInvitation</name>
    <message>
        <source>Invite others</source>
        <translation>如何加入此桌</translation>
    </message>
    <message>
        <source>Press Join a game on another device: this table appears by itself. If not, its address is:</source>
        <translation>在另一台设备上点“加入牌桌”会自动显示此桌。若没有，地址是：</translation>
    </message>
    <message>
        <source>PIN: %1</source>
        <translation>PIN 码：%1</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>复制链接</translation>
    </message>
    <message>
        <source>Copied: whoever has it needs no PIN</source>
        <translation>已复制：持有链接者无需 PIN 码</translation>
    </message>
    <message>
        <source>QR code of the link to this table</source>
        <translation>此桌链接的二维码</translation>
    </message>
</context>
<context>
    <name>RoomSeatRow</name>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Free: waits for somebody to join</source>
        <translation>空位：等待加入</translation>
    </message>
    <message>
        <source>Led by both players in turn</source>
        <translation>由两名玩家轮流掌管</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>暂离</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>在座</translation>
    </message>
    <message>
        <source>Free City</source>
        <translation>自由城邦</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>座位 %1</translation>
    </message>
    <message>
        <source>Easy computer</source>
        <translation>电脑（简单）</translation>
    </message>
    <message>
        <source>Normal computer</source>
        <translation>电脑（普通）</translation>
    </message>
    <message>
        <source>Expert computer</source>
        <translation>电脑（专家）</translation>
    </message>
    <message>
        <source>Master computer</source>
        <translation>电脑（大师）</translation>
    </message>
    <message>
        <source>Free for anyone</source>
        <translation>空位留给他人</translation>
    </message>
    <message>
        <source>Earlier seat</source>
        <translation>前移一座</translation>
    </message>
    <message>
        <source>Later seat</source>
        <translation>后移一座</translation>
    </message>
    <message>
        <source>Remove from the table</source>
        <translation>请离牌桌</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Has left; the seat waits</source>
        <translation>已离开；座位保留</translation>
    </message>
    <message>
        <source>Away; a computer plays</source>
        <translation>暂离；电脑代打</translation>
    </message>
    <message>
        <source>Someone at this screen</source>
        <translation>此屏幕前的人</translation>
    </message>
    <message>
        <source>Give the seat to somebody else</source>
        <translation>把座位交给别人</translation>
    </message>
    <message>
        <source>Or to the same person on another device: the link comes next</source>
        <translation>或交给同一个人的另一台设备：接下来会显示入座方式</translation>
    </message>
    <message>
        <source>Sit down here</source>
        <translation>坐在这里</translation>
    </message>
    <message>
        <source>The others are asked whether they agree. Then a link comes, for whoever takes the seat.</source>
        <translation>会先问其他人是否同意，然后出现一个链接，给接手座位的人。</translation>
    </message>
    <message>
        <source>Play on with another device</source>
        <translation>换一台设备继续玩</translation>
    </message>
    <message>
        <source>A link comes next. Whoever opens it first has this seat and its hand, and this window no longer has them.</source>
        <translation>接着会出现一个链接。最先打开它的人得到这个座位和手牌，这个窗口不再拥有它们。</translation>
    </message>
    <message>
        <source>%1 loses this seat, and nobody can take that back. The link that comes next opens it to whoever you give it to; that may be %1 again.</source>
        <translation>%1 将失去这个座位，且无法撤回。接下来会出现一个链接，您把它给谁，谁就能入座；也可以再给 %1。</translation>
    </message>
    <message>
        <source>Take the seat from %1</source>
        <translation>收回 %1 的座位</translation>
    </message>
    <message>
        <source>Their phone sleeps</source>
        <translation>手机休眠中</translation>
    </message>
</context>
<context>
    <name>RoomSheet</name>
    <message>
        <source>People at the table</source>
        <translation>牌桌上的人</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>向大家示意</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>停止观看</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>回到游戏</translation>
    </message>
    <message>
        <source>Show what others say</source>
        <translation>显示他人的示意</translation>
    </message>
    <message>
        <source>Give the seat back and leave</source>
        <translation>交还座位并离开</translation>
    </message>
</context>
<context>
    <name>RoundClock</name>
    <message>
        <source>Round %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message numerus="yes">
        <source>A city has %n bonus(es)</source>
        <translation>
            <numerusform>有城市已得 %n 个奖励</numerusform>
        </translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>最后一轮</translation>
    </message>
    <message>
        <source>Last</source>
        <comment>round</comment>
        <translation>末轮</translation>
    </message>
    <message>
        <source>Once a city has taken bonus %1, one last round is played.</source>
        <translation>有城市拿到第 %1 个奖励后，再进行最后一轮。</translation>
    </message>
</context>
<context>
    <name>RoundSheet</name>
    <message>
        <source>Last round</source>
        <translation>上一轮</translation>
    </message>
    <message>
        <source>Nothing has been revealed yet.</source>
        <translation>还没有公开任何内容。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>RowSwitches</name>
    <message>
        <source>Somebody has points in it</source>
        <translation>其中已有人得分</translation>
    </message>
</context>
<context>
    <name>RuleText</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>搜索规则</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>搜索结果</translation>
    </message>
    <message>
        <source>No rule has all of these words.</source>
        <translation>这些规则里没有同时含有这些词的内容。</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message>
        <source>%1 is full: no game can be longer.</source>
        <translation>%1 已满：一局游戏不能再长了。</translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>Saved games</source>
        <translation>存档</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s); every move is saved as you play</source>
        <translation>
            <numerusform>%n 局；每一步都会自动保存</numerusform>
        </translation>
    </message>
    <message>
        <source>Game deleted</source>
        <translation>已删除</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>删除 %1</translation>
    </message>
    <message>
        <source>No game is waiting</source>
        <translation>没有等待继续的游戏</translation>
    </message>
    <message>
        <source>A game you leave is saved here, with every move you made.</source>
        <translation>你离开的游戏会连同每一步自动保存在这里。</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>已结束的对局</translation>
    </message>
</context>
<context>
    <name>ScaleField</name>
    <message>
        <source>Interface size</source>
        <translation>界面大小</translation>
    </message>
    <message>
        <source>This is how large a card is.</source>
        <translation>牌就是这么大。</translation>
    </message>
</context>
<context>
    <name>ScienceRow</name>
    <message>
        <source>%1: %2</source>
        <comment>a heading and a sentence</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Science</source>
        <translation>科技</translation>
    </message>
    <message numerus="yes">
        <source>%n compass(es)</source>
        <translation>
            <numerusform>%n 个圆规</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gear(s)</source>
        <translation>
            <numerusform>%n 个齿轮</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tablet(s)</source>
        <translation>
            <numerusform>%n 块石板</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n symbol(s) of any kind</source>
        <translation>
            <numerusform>任意标志 %n 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreCell</name>
    <message>
        <source>Total: %1. How it adds up</source>
        <translation>总计：%1。查看来源</translation>
    </message>
    <message>
        <source>%1: %2. How it adds up</source>
        <translation>%1：%2。查看来源</translation>
    </message>
</context>
<context>
    <name>ScoreColumns</name>
    <message>
        <source>Total</source>
        <translation>总计</translation>
    </message>
</context>
<context>
    <name>ScoreGrid</name>
    <message>
        <source>Score sheet</source>
        <translation>计分表</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>添加玩家</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>总计</translation>
    </message>
    <message>
        <source>Won early</source>
        <translation>提前获胜</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>扩展</translation>
    </message>
</context>
<context>
    <name>ScoreHistory</name>
    <message>
        <source>The folder %1 could not be made.</source>
        <translation>无法创建文件夹 %1。</translation>
    </message>
    <message>
        <source>There is no such sheet.</source>
        <translation>没有这张计分表。</translation>
    </message>
    <message>
        <source>%1 is in use by another program.</source>
        <translation>%1 正被其他程序使用。</translation>
    </message>
    <message>
        <source>%1 may not be changed.</source>
        <translation>没有修改 %1 的权限。</translation>
    </message>
    <message>
        <source>There is no room left on the disk for %1.</source>
        <translation>磁盘空间不足，无法写入 %1。</translation>
    </message>
    <message>
        <source>%1 is damaged or not a score history; it was left as it is.</source>
        <translation>%1 已损坏或不是计分历史；未作改动。</translation>
    </message>
    <message>
        <source>%1 could not be read or written: %2.</source>
        <translation>无法读写 %1：%2。</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of this program; it has been left as it is.</source>
        <translation>%1 由本程序的较新版本写入；未作改动。</translation>
    </message>
    <message>
        <source>%1 could not be put aside.</source>
        <translation>无法把 %1 移到一旁。</translation>
    </message>
    <message>
        <source>%1 could not be copied: %2.</source>
        <translation>无法复制 %1：%2。</translation>
    </message>
    <message>
        <source>%1 and %2 have sat at one table: they are two people.</source>
        <translation>%1 和 %2 曾同桌：他们是两个人。</translation>
    </message>
    <message>
        <source>Nobody called %1 is in the history.</source>
        <translation>历史记录中没有叫 %1 的人。</translation>
    </message>
</context>
<context>
    <name>ScoreHistoryScene</name>
    <message>
        <source>Game history</source>
        <translation>对局历史</translation>
    </message>
</context>
<context>
    <name>ScoreImportScene</name>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Total</source>
        <translation>总计</translation>
    </message>
</context>
<context>
    <name>ScoreStatisticsScene</name>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
</context>
<context>
    <name>SeatChip</name>
    <message>
        <source>Opens the whole city</source>
        <translation>打开整座城市</translation>
    </message>
</context>
<context>
    <name>SeatEditor</name>
    <message>
        <source>With two players a third city stands between them: each turn one of you also plays a card for it.</source>
        <translation>两人游戏时，两人之间还有第三座城市：每轮由其中一人也为它出一张牌。</translation>
    </message>
    <message>
        <source>Who sits here</source>
        <translation>谁坐这里</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>我</translation>
    </message>
    <message>
        <source>Someone here</source>
        <translation>同屏的人</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>电脑</translation>
    </message>
    <message>
        <source>How well it plays</source>
        <translation>电脑水平</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>奇迹板</translation>
    </message>
    <message>
        <source>Earlier seat</source>
        <translation>前移一座</translation>
    </message>
    <message>
        <source>Later seat</source>
        <translation>后移一座</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>大师</translation>
    </message>
    <message>
        <source>Swap places</source>
        <translation>交换座位</translation>
    </message>
    <message>
        <source>Over the network</source>
        <translation>通过网络</translation>
    </message>
</context>
<context>
    <name>SeatInvitation</name>
    <message>
        <source>A seat for somebody else</source>
        <translation>给别人的座位</translation>
    </message>
    <message>
        <source>The seat of %1</source>
        <translation>%1 的座位</translation>
    </message>
    <message>
        <source>Whoever opens this link first has the seat. It works once.</source>
        <translation>最先打开此链接的人得到座位。链接只能用一次。</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>复制链接</translation>
    </message>
    <message>
        <source>Copied: whoever opens it first has the seat</source>
        <translation>已复制：最先打开的人得到座位</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>QR code of the link to this table</source>
        <translation>此桌链接的二维码</translation>
    </message>
</context>
<context>
    <name>SeatLook</name>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>奇迹板</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Led by both players in turn</source>
        <translation>由两名玩家轮流掌管</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>At this screen</source>
        <translation>在此屏幕</translation>
    </message>
    <message>
        <source>random board</source>
        <translation>奇迹板随机</translation>
    </message>
    <message>
        <source>random board, side %1</source>
        <translation>奇迹板随机，%1 面</translation>
    </message>
    <message>
        <source>%1, random side</source>
        <translation>%1，随机选面</translation>
    </message>
    <message>
        <source>Free City</source>
        <translation>自由城邦</translation>
    </message>
    <message>
        <source>begins</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Joins over the network</source>
        <translation>通过网络加入</translation>
    </message>
    <message>
        <source>Free for anyone</source>
        <translation>空位留给他人</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a wonder, its side</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>很慢</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>很快</translation>
    </message>
    <message>
        <source>Points in the open</source>
        <translation>公开分数</translation>
    </message>
    <message>
        <source>New games show everyone&apos;s score as it grows</source>
        <translation>新游戏中显示每个人的当前得分</translation>
    </message>
    <message>
        <source>Chain hints</source>
        <translation>连锁提示</translation>
    </message>
    <message>
        <source>Touching a card lights up what makes it free</source>
        <translation>点牌时标出可让它免费的建筑</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>Background of the age</source>
        <translation>时代的背景声</translation>
    </message>
    <message>
        <source>Quiet wind, birds, a building site, a fire: each age sounds its own</source>
        <translation>轻轻的风声、鸟鸣、工地、篝火：每个时代各有声音</translation>
    </message>
</context>
<context>
    <name>ShareRow</name>
    <message>
        <source>Looks on</source>
        <translation>旁观</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>%1: everybody may write</source>
        <translation>%1：大家都可填写</translation>
    </message>
    <message>
        <source>%1: only this person may write</source>
        <translation>%1：仅本人可填写</translation>
    </message>
    <message>
        <source>Make the column free</source>
        <translation>释放此列</translation>
    </message>
    <message>
        <source>%1: done</source>
        <translation>%1：已填完</translation>
    </message>
</context>
<context>
    <name>ShareSheet</name>
    <message>
        <source>Share this sheet</source>
        <translation>共享这张计分表</translation>
    </message>
    <message>
        <source>Everybody fills in their own column on their phone. Point its camera at this, or type the address into its browser.</source>
        <translation>每个人在自己的手机上填写自己的一列。用相机扫描，或在浏览器中输入地址。</translation>
    </message>
    <message>
        <source>QR code of the link to this sheet</source>
        <translation>此计分表链接的二维码</translation>
    </message>
    <message>
        <source>Nobody is here yet.</source>
        <translation>还没有人加入。</translation>
    </message>
    <message>
        <source>Nothing is encrypted: share where you trust the network.</source>
        <translation>内容不加密：请在可信的网络中共享。</translation>
    </message>
    <message>
        <source>Stop sharing</source>
        <translation>停止共享</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>Worth a second look</source>
        <translation>值得复核</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>You gave your seat back</source>
        <translation>您已交还座位</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>SideChoice</name>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Its side</source>
        <translation>用哪一面</translation>
    </message>
    <message>
        <source>Side A</source>
        <translation>A 面</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>B 面</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>白天</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>夜晚</translation>
    </message>
</context>
<context>
    <name>SpaceForm</name>
    <message>
        <source>It is the same on all boards</source>
        <translation>所有版图上都相同</translation>
    </message>
    <message>
        <source>Cost in resources</source>
        <translation>费用（资源）</translation>
    </message>
    <message>
        <source>It is printed so</source>
        <translation>印刷就是如此</translation>
    </message>
    <message>
        <source>What it gives</source>
        <translation>效果</translation>
    </message>
    <message>
        <source>Add an effect</source>
        <translation>添加效果</translation>
    </message>
</context>
<context>
    <name>StageBlock</name>
    <message>
        <source>Stage %1, built: %2</source>
        <translation>阶段 %1，已建成：%2</translation>
    </message>
    <message>
        <source>Stage %1: %2; costs %3</source>
        <translation>阶段 %1：%2；费用 %3</translation>
    </message>
    <message>
        <source>Today: %1</source>
        <translation>当前：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n 金币</numerusform>
        </translation>
    </message>
    <message>
        <source>no coins</source>
        <translation>不花金币</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>阶段 %1</translation>
    </message>
    <message>
        <source>Built</source>
        <translation>已建成</translation>
    </message>
    <message>
        <source>Costs %1</source>
        <translation>费用：%1</translation>
    </message>
    <message>
        <source>Opens the stage</source>
        <translation>打开这个阶段</translation>
    </message>
</context>
<context>
    <name>StagePips</name>
    <message>
        <source>%1 of %2 wonder stages built</source>
        <translation>奇迹阶段已建 %1/%2</translation>
    </message>
</context>
<context>
    <name>StageRow</name>
    <message>
        <source>Stages of %1</source>
        <translation>%1 的阶段</translation>
    </message>
</context>
<context>
    <name>StageSheet</name>
    <message>
        <source>%1: stage %2 of %3</source>
        <comment>a wonder, a number, how many</comment>
        <translation>%1：第 %2 阶段（共 %3）</translation>
    </message>
    <message>
        <source>It is built.</source>
        <translation>已经建成。</translation>
    </message>
    <message>
        <source>The stages before it come first.</source>
        <translation>要先建前面的阶段。</translation>
    </message>
    <message>
        <source>It is the next one.</source>
        <translation>这是下一个要建的阶段。</translation>
    </message>
    <message numerus="yes">
        <source>Today it takes %n coin(s):</source>
        <translation>
            <numerusform>现在需要 %n 枚金币：</numerusform>
        </translation>
    </message>
    <message>
        <source>Today it takes no coins: your own goods suffice.</source>
        <translation>现在不用金币：自己的资源足够。</translation>
    </message>
    <message>
        <source>Costs %1</source>
        <translation>费用：%1</translation>
    </message>
    <message>
        <source>Choose a card to put under it; any card will do.</source>
        <translation>请选一张压在下面的牌；哪一张都可以。</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>回到牌桌</translation>
    </message>
    <message>
        <source>Put %1 under it</source>
        <translation>把%1压在下面</translation>
    </message>
</context>
<context>
    <name>StartView</name>
    <message>
        <source>New sheet</source>
        <translation>新计分表</translation>
    </message>
    <message>
        <source>Go on with the sheet you left</source>
        <translation>继续上次的计分表</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家人数</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n 名玩家</numerusform>
        </translation>
    </message>
    <message>
        <source>Start scoring</source>
        <translation>开始计分</translation>
    </message>
    <message>
        <source>Game history</source>
        <translation>对局历史</translation>
    </message>
    <message>
        <source>Finished games are kept here</source>
        <translation>完成的对局保存在这里</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Who wins, with what, and how often</source>
        <translation>谁赢、靠什么赢、赢多少</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Sheets from a table or another pad: CSV or JSON</source>
        <translation>来自电子表格或其他计分本：CSV 或 JSON</translation>
    </message>
    <message>
        <source>The same table again</source>
        <translation>同样的人再来一局</translation>
    </message>
    <message>
        <source>Who plays, in the order of the seats</source>
        <translation>谁来玩（按座位顺序）</translation>
    </message>
    <message>
        <source>With</source>
        <translation>使用扩展</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Language, light or dark, size</source>
        <translation>语言、明暗、大小</translation>
    </message>
    <message>
        <source>More names</source>
        <translation>更多名字</translation>
    </message>
    <message>
        <source>Go on with an older sheet</source>
        <translation>继续更早的计分表</translation>
    </message>
    <message>
        <source>More sheets that were left</source>
        <translation>更多未完成的计分表</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln 局</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsView</name>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Nothing to count yet</source>
        <translation>还没有可统计的</translation>
    </message>
    <message>
        <source>Figures come with the first finished game.</source>
        <translation>完成第一局后就会有数据。</translation>
    </message>
    <message>
        <source>Score a game</source>
        <translation>计分</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Wonders</source>
        <translation>奇迹</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>What wins</source>
        <translation>靠什么获胜</translation>
    </message>
    <message>
        <source>%1: winners %2, everybody %3</source>
        <translation>%1：胜者 %2，所有人 %3</translation>
    </message>
    <message>
        <source>the winners</source>
        <translation>胜者</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between parts of a description</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>Counting the games</source>
        <translation>正在统计对局</translation>
    </message>
    <message>
        <source>Games with</source>
        <translation>游戏人数</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation>任意人数</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n 人</numerusform>
        </translation>
    </message>
    <message>
        <source>Computers too</source>
        <translation>包括电脑玩家</translation>
    </message>
    <message>
        <source>Which games count</source>
        <translation>统计哪些对局</translation>
    </message>
    <message>
        <source>No such game</source>
        <translation>没有符合的对局</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>所有对局</translation>
    </message>
    <message>
        <source>The rating is Elo&apos;s: everybody begins with 1500 and plays against each other one at the table, for 32 points a game.</source>
        <translation>等级分采用 Elo 算法：每人从 1500 开始，与同桌的每个人对战，每局 32 分。</translation>
    </message>
    <message>
        <source>How Duels were won</source>
        <translation>对决的获胜方式</translation>
    </message>
    <message>
        <source>by points</source>
        <translation>凭分数</translation>
    </message>
    <message>
        <source>by military</source>
        <translation>凭军事</translation>
    </message>
    <message>
        <source>by science</source>
        <translation>凭科技</translation>
    </message>
    <message>
        <source>%1: %2 by points, %3 by military, %4 by science</source>
        <translation>%1：凭分数 %2，凭军事 %3，凭科技 %4</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>by politics</source>
        <translation>凭政治</translation>
    </message>
    <message>
        <source>%1: %2 by points, %3 by military, %4 by science, %5 by politics</source>
        <translation>%1：凭分数 %2，凭军事 %3，凭科技 %4，凭政治 %5</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>Steps of this round</source>
        <translation>本轮的步骤</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a step and whether it is done</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>待进行</translation>
    </message>
</context>
<context>
    <name>StepsSheet</name>
    <message>
        <source>What was done</source>
        <translation>操作记录</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>还没有。</translation>
    </message>
    <message>
        <source>Press a step to undo it and all that came after it.</source>
        <translation>点按某一步，可撤销它以及之后的所有操作。</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>Structure</name>
    <message>
        <source>The structure</source>
        <translation>牌阵</translation>
    </message>
    <message>
        <source>The card that lay here has been taken.</source>
        <translation>这里的牌已经被拿走。</translation>
    </message>
</context>
<context>
    <name>StructureCard</name>
    <message>
        <source>It is turned over as soon as no other card lies on it.</source>
        <translation>一旦没有别的牌压着就翻开。</translation>
    </message>
</context>
<context>
    <name>SymbolCount</name>
    <message>
        <source>%1 of %2 symbols</source>
        <translation>%2 种标志中有 %1 种</translation>
    </message>
    <message>
        <source>This many different ones win the game at once.</source>
        <translation>集齐这么多不同的标志，这座城市立即获胜。</translation>
    </message>
</context>
<context>
    <name>TableActions</name>
    <message>
        <source>Put the card back, close</source>
        <translation>放回牌、关闭</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>上一轮</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>左、右</translation>
    </message>
    <message>
        <source>One step back, one step forward</source>
        <translation>后退一步、前进一步</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home、End</translation>
    </message>
    <message>
        <source>To the beginning, to the end</source>
        <translation>到开头、到结尾</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Play, pause</source>
        <translation>播放、暂停</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave the replay, close</source>
        <translation>离开回放、关闭</translation>
    </message>
    <message>
        <source>Change my choice while others think</source>
        <translation>趁他人思考时改选</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Last turn in words</source>
        <translation>上一轮的文字说明</translation>
    </message>
    <message>
        <source>People at the table</source>
        <translation>牌桌上的人</translation>
    </message>
    <message>
        <source>Answer what the table is asked</source>
        <translation>回答牌桌的询问</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Skip what is being shown</source>
        <translation>跳过演示</translation>
    </message>
    <message>
        <source>Explain the item in focus</source>
        <translation>说明键盘所在之处</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Keys and marks</source>
        <translation>按键与标记</translation>
    </message>
    <message>
        <source>F1 or ?</source>
        <translation>F1 或 ?</translation>
    </message>
    <message>
        <source>This page</source>
        <translation>本页</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>离开回放</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>离开牌桌</translation>
    </message>
    <message>
        <source>U, Ctrl+Z</source>
        <translation>U、Ctrl+Z</translation>
    </message>
</context>
<context>
    <name>TableOptions</name>
    <message>
        <source>Points in the open</source>
        <translation>公开分数</translation>
    </message>
    <message>
        <source>Everyone sees the score as it grows</source>
        <translation>所有人都能看到当前得分</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>所有奇迹板</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>谁先手</translation>
    </message>
</context>
<context>
    <name>TableScene</name>
    <message>
        <source>%1: %2</source>
        <comment>who says it, and what</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>TokenDialog</name>
    <message>
        <source>Progress tokens</source>
        <translation>进步标记</translation>
    </message>
    <message>
        <source>Two identical symbols bring one of these.</source>
        <translation>凑成一对相同标志可得其中一个。</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>已拿取</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>拿取</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>回到牌桌</translation>
    </message>
</context>
<context>
    <name>TokenRow</name>
    <message>
        <source>Progress tokens</source>
        <translation>进步标记</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>已拿取</translation>
    </message>
</context>
<context>
    <name>TooltipSheet</name>
    <message>
        <source>What is this?</source>
        <translation>这是什么？</translation>
    </message>
    <message>
        <source>Nothing more to explain here.</source>
        <translation>这里没有更多说明。</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>回到牌桌</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Thinking about a hint</source>
        <translation>正在思考提示</translation>
    </message>
    <message>
        <source>Has decided and waits for the others.</source>
        <translation>已经决定，在等其他人。</translation>
    </message>
    <message>
        <source>Waits for the others.</source>
        <translation>在等其他人。</translation>
    </message>
</context>
<context>
    <name>TurnClock</name>
    <message>
        <source>Age %1</source>
        <translation>时代 %1</translation>
    </message>
    <message>
        <source>Age %1, turn %2 of %3, hands pass to the left</source>
        <translation>时代 %1，第 %2/%3 轮，手牌传向左</translation>
    </message>
    <message>
        <source>Age %1, turn %2 of %3, hands pass to the right</source>
        <translation>时代 %1，第 %2/%3 轮，手牌传向右</translation>
    </message>
</context>
<context>
    <name>TurnReading</name>
    <message>
        <source>%1: %2</source>
        <comment>a turn and everybody&apos;s chance to win</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>TvBorder</name>
    <message numerus="yes">
        <source>%1 has %n shield(s), %2 has %3</source>
        <translation>
            <numerusform>%1 有 %n 个盾牌，%2 有 %3 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TvPage</name>
    <message>
        <source>QR code of the link to this table</source>
        <translation>此桌链接的二维码</translation>
    </message>
    <message>
        <source>Lost your seat, or want to watch? Scan.</source>
        <translation>座位丢了，或想观战？扫码。</translation>
    </message>
</context>
<context>
    <name>VictoryCell</name>
    <message>
        <source>%1 won by military supremacy</source>
        <translation>%1 以军事优势获胜</translation>
    </message>
    <message>
        <source>%1 won by scientific supremacy</source>
        <translation>%1 以科学优势获胜</translation>
    </message>
    <message>
        <source>%1 won by political supremacy</source>
        <translation>%1 以政治优势获胜</translation>
    </message>
</context>
<context>
    <name>VolumeField</name>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>War</name>
    <message>
        <source>%1: %2 against %3, %4 against %5; %6 in all</source>
        <translation>%1：对 %3 %2，对 %5 %4，合计 %6</translation>
    </message>
    <message>
        <source>End of age %1</source>
        <translation>时代 %1 结束</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>You</source>
        <comment>whose outcome follows</comment>
        <translation>你</translation>
    </message>
</context>
<context>
    <name>WarLine</name>
    <message>
        <source>War</source>
        <translation>战争</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a heading and a sentence</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n shield(s)</source>
        <translation>
            <numerusform>%n 面盾</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I have %n shield(s), %1 has %2; worth %3 to me this age</source>
        <translation>
            <numerusform>我有 %n 面盾，%1 有 %2；本时代对我值 %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WarTokens</name>
    <message>
        <source>Conflict tokens worth %1</source>
        <translation>冲突标记共 %1 分</translation>
    </message>
</context>
<context>
    <name>WarTrack</name>
    <message>
        <source>Military track</source>
        <translation>军事轨</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end, for the city that pushed the pawn here</source>
        <translation>终局时归把棋子推到这里的城市</translation>
    </message>
    <message numerus="yes">
        <source>The other city loses %n coin(s) when it first comes here</source>
        <translation>
            <numerusform>棋子首次到这里时，另一座城市失去 %n 枚金币</numerusform>
        </translation>
    </message>
    <message>
        <source>Conflict pawn</source>
        <translation>冲突棋子</translation>
    </message>
    <message>
        <source>Every shield moves it one step towards the other capital.</source>
        <translation>每面盾让它朝对方首都前进一步。</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) to the capital</source>
        <translation>
            <numerusform>距首都 %n 格</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a heading and a sentence</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) to the capital of %1, %2 to that of %3</source>
        <translation>
            <numerusform>距 %1 的首都 %n 格，距 %3 的首都 %2 格</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Web</name>
    <message>
        <source>%1, your neighbour: look at the city</source>
        <translation>%1，你的邻邦：查看城市</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>As the device</source>
        <translation>跟随设备</translation>
    </message>
    <message>
        <source>Asleep: back with the next touch</source>
        <translation>休眠中：触摸即回</translation>
    </message>
    <message>
        <source>Back to your cards</source>
        <translation>回到手牌</translation>
    </message>
    <message>
        <source>Brings %1 now</source>
        <translation>立即带来 %1</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>抽签决定</translation>
    </message>
    <message>
        <source>Change the seat of %1</source>
        <translation>更改 %1 的座位</translation>
    </message>
    <message>
        <source>Coming back ...</source>
        <translation>正在返回……</translation>
    </message>
    <message>
        <source>Decides when it begins</source>
        <translation>决定何时开始</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>弃牌</translation>
    </message>
    <message>
        <source>How to pay</source>
        <translation>支付方式</translation>
    </message>
    <message>
        <source>In the program</source>
        <translation>用程序打开</translation>
    </message>
    <message>
        <source>Let a friend scan the code on the host&apos;s screen</source>
        <translation>让朋友扫描主机屏幕上的二维码</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>再看一次</translation>
    </message>
    <message>
        <source>Look at this city</source>
        <translation>查看这座城市</translation>
    </message>
    <message>
        <source>Looking for the table</source>
        <translation>正在寻找牌桌</translation>
    </message>
    <message>
        <source>No table is open here.</source>
        <translation>这里没有开着的牌桌。</translation>
    </message>
    <message>
        <source>Nothing here is encrypted: whoever listens on this network can see your hand. Play where you trust the others.</source>
        <translation>这里没有加密：在这个网络上监听的人能看到你的手牌。请在你信任的网络上玩。</translation>
    </message>
    <message>
        <source>On a phone</source>
        <translation>用手机</translation>
    </message>
    <message>
        <source>Only watch</source>
        <translation>只旁观</translation>
    </message>
    <message>
        <source>Open this page in your browser: here your seat is lost when you leave.</source>
        <translation>请在浏览器中打开此页：在这里离开后座位就会丢失。</translation>
    </message>
    <message>
        <source>PIN (on the host&apos;s screen)</source>
        <translation>PIN 码（在主机的屏幕上）</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>第 %1 名</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>在这里玩</translation>
    </message>
    <message>
        <source>Sells you</source>
        <translation>卖给你</translation>
    </message>
    <message>
        <source>Shields: %1 against %2</source>
        <translation>盾牌：%1 对 %2</translation>
    </message>
    <message>
        <source>Stage %1, as on the left</source>
        <translation>阶段 %1，同左邻</translation>
    </message>
    <message>
        <source>Stage %1, as on the right</source>
        <translation>阶段 %1，同右邻</translation>
    </message>
    <message>
        <source>The host may have closed it. These tables are open:</source>
        <translation>主机可能已将它关闭。现在开着的牌桌：</translation>
    </message>
    <message>
        <source>The last card of the age is discarded</source>
        <translation>本时代的最后一张牌会被弃掉</translation>
    </message>
    <message>
        <source>This table is not here</source>
        <translation>这里没有此牌桌</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>本回合</translation>
    </message>
    <message>
        <source>Turn %1 of 6</source>
        <translation>第 %1 回合，共 6 回合</translation>
    </message>
    <message>
        <source>What you leave goes to %1</source>
        <translation>剩下的牌交给 %1</translation>
    </message>
    <message>
        <source>You came by the QR code: no PIN is needed</source>
        <translation>你是扫二维码来的：无需 PIN 码</translation>
    </message>
    <message>
        <source>You can come back while the table is open.</source>
        <translation>牌桌开着时可以再回来。</translation>
    </message>
    <message>
        <source>You have %1; %2 has %3, %4 has %5</source>
        <translation>你有 %1；%2 有 %3，%4 有 %5</translation>
    </message>
    <message>
        <source>You play in another window</source>
        <translation>你在另一个窗口中玩</translation>
    </message>
    <message>
        <source>Your colour</source>
        <translation>你的颜色</translation>
    </message>
    <message>
        <source>Your phone may fall asleep: your seat is kept, and this page comes back to it.</source>
        <translation>手机可以休眠：座位会保留，回到此页即可继续。</translation>
    </message>
    <message>
        <source>Your seat goes back to the table: the others decide how the game goes on. Closing the page is enough for a pause; your seat is then kept.</source>
        <translation>座位将交还牌桌，由其他人决定游戏如何继续。若只是暂停，关闭此页即可，座位会保留。</translation>
    </message>
    <message>
        <source>Your wonder</source>
        <translation>你的奇迹</translation>
    </message>
    <message>
        <source>coral</source>
        <translation>珊瑚色</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>金色</translation>
    </message>
    <message>
        <source>olive</source>
        <translation>橄榄色</translation>
    </message>
    <message>
        <source>rose</source>
        <translation>玫瑰色</translation>
    </message>
    <message>
        <source>sky blue</source>
        <translation>天蓝色</translation>
    </message>
    <message>
        <source>slate</source>
        <translation>石板色</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>青绿色</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>紫色</translation>
    </message>
    <message>
        <source>win %1, loss %2</source>
        <translation>胜 %1，败 %2</translation>
    </message>
    <message>
        <source>you keep</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>%1 lets everybody write here.</source>
        <translation>%1 允许大家在此填写。</translation>
    </message>
    <message>
        <source>%1 wrote %2, %3 wrote %4.</source>
        <translation>%1 写了 %2，%3 写了 %4。</translation>
    </message>
    <message>
        <source>%1 wrote %2, you wrote %3.</source>
        <translation>%1 写了 %2，你写了 %3。</translation>
    </message>
    <message>
        <source>A score sheet for everybody</source>
        <translation>大家一起填的计分表</translation>
    </message>
    <message>
        <source>Count %1</source>
        <translation>计算%1</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>Fill in your own column here; the pad adds up.</source>
        <translation>在这里填写你自己的一列，由计分板合计。</translation>
    </message>
    <message>
        <source>Give the column back</source>
        <translation>归还这一列</translation>
    </message>
    <message>
        <source>Looking for the pad</source>
        <translation>正在寻找计分板</translation>
    </message>
    <message>
        <source>My column</source>
        <translation>我的列</translation>
    </message>
    <message>
        <source>New column</source>
        <translation>新的一列</translation>
    </message>
    <message>
        <source>No sheet of this game has such a value there.</source>
        <translation>这个游戏的计分表在此处不可能有这个数值。</translation>
    </message>
    <message>
        <source>Nothing here is encrypted. Share where you trust the others.</source>
        <translation>这里的内容都不加密。请在信任他人的地方使用。</translation>
    </message>
    <message>
        <source>Only %1 and the pad write here.</source>
        <translation>只有 %1 和计分板可以在此填写。</translation>
    </message>
    <message>
        <source>Others may write in my column</source>
        <translation>允许其他人填写我的列</translation>
    </message>
    <message>
        <source>Somebody else fills in this column.</source>
        <translation>这一列由别人填写。</translation>
    </message>
    <message>
        <source>Take a column</source>
        <translation>选择一列</translation>
    </message>
    <message>
        <source>Take this column</source>
        <translation>选择这一列</translation>
    </message>
    <message>
        <source>That needs the pad: it is not in reach just now.</source>
        <translation>这需要计分板，但现在连接不上。</translation>
    </message>
    <message>
        <source>The pad</source>
        <translation>计分板</translation>
    </message>
    <message>
        <source>The pad is not in reach. What you type is kept and brought to it.</source>
        <translation>连接不上计分板。你填写的内容会保留，恢复后送达。</translation>
    </message>
    <message>
        <source>The sheet has changed: look again.</source>
        <translation>计分表已改变，请再看一次。</translation>
    </message>
    <message>
        <source>The sheet is in the history: nothing can be written any more.</source>
        <translation>计分表已存入历史记录，不能再填写。</translation>
    </message>
    <message>
        <source>The sheet was put away.</source>
        <translation>计分表已收起。</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>胜利方式</translation>
    </message>
    <message>
        <source>What you wrote is kept. As soon as it lies on the pad again, you can go on.</source>
        <translation>你填写的内容已保存。计分表再次打开后即可继续。</translation>
    </message>
    <message>
        <source>Which column is yours?</source>
        <translation>哪一列是你的？</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>在场的人</translation>
    </message>
    <message>
        <source>Write %1 down</source>
        <translation>记下 %1</translation>
    </message>
    <message>
        <source>Write in this column</source>
        <translation>填写这一列</translation>
    </message>
    <message>
        <source>Empty cells: %1</source>
        <translation>空格：%1</translation>
    </message>
    <message>
        <source>Somebody is not done yet.</source>
        <translation>还有人没有填完。</translation>
    </message>
    <message>
        <source>Something is still missing in your column.</source>
        <translation>你的一列还没有填完。</translation>
    </message>
    <message>
        <source>Still writing: %1</source>
        <translation>还在填写：%1</translation>
    </message>
    <message>
        <source>Two people disagree about a cell; one of them has to settle it</source>
        <translation>有一格两人写得不一样，需要其中一人来确定</translation>
    </message>
</context>
<context>
    <name>Wire</name>
    <message>
        <source>This table needs another version of the program: update the older one.</source>
        <translation>这张牌桌需要另一版本的程序：请更新较旧的一方。</translation>
    </message>
    <message>
        <source>No seat is free at this table. Ask the host for one, or watch.</source>
        <translation>这张牌桌没有空位。请向主机要一个座位，或者观看。</translation>
    </message>
    <message>
        <source>The host has no room for more guests. Try again later.</source>
        <translation>主机的客人已满。请稍后再试。</translation>
    </message>
    <message>
        <source>The host is shutting down. Try again later.</source>
        <translation>主机即将停止。请稍后再试。</translation>
    </message>
    <message>
        <source>There is no such table here. Look at the list of tables again.</source>
        <translation>这里没有这张牌桌。请重新查看牌桌列表。</translation>
    </message>
    <message>
        <source>That is not the PIN of this table. Ask the host for it.</source>
        <translation>这不是此桌的 PIN 码。请询问主机。</translation>
    </message>
    <message>
        <source>Nobody may watch at this table.</source>
        <translation>这张牌桌不允许观看。</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Wait a minute, then try again.</source>
        <translation>错误的 PIN 码太多。请等一分钟再试。</translation>
    </message>
    <message>
        <source>Your seat is no longer known here. Sit down again.</source>
        <translation>这里已不认识你的座位。请重新入座。</translation>
    </message>
    <message>
        <source>That can only be done at the host&apos;s own screen.</source>
        <translation>这只能在主机的屏幕上进行。</translation>
    </message>
    <message>
        <source>Sit down at a table first.</source>
        <translation>请先入座。</translation>
    </message>
    <message>
        <source>Use a name that the others can read.</source>
        <translation>请取一个别人能读的名字。</translation>
    </message>
    <message>
        <source>You sit at another table. Leave that one first.</source>
        <translation>你坐在另一张牌桌。请先离开那里。</translation>
    </message>
    <message>
        <source>The game has not begun: somebody is still missing.</source>
        <translation>游戏还没开始：还有人没到。</translation>
    </message>
    <message>
        <source>The game is not over yet.</source>
        <translation>游戏还没结束。</translation>
    </message>
    <message>
        <source>That question has been answered.</source>
        <translation>那个问题已有回答。</translation>
    </message>
    <message>
        <source>The host cannot save the game. It waits until there is room on its disk.</source>
        <translation>主机无法保存游戏。它会等到磁盘有空间。</translation>
    </message>
    <message>
        <source>You went on playing from another window or device.</source>
        <translation>你已在另一个窗口或设备上继续。</translation>
    </message>
    <message>
        <source>The host has given your seat away.</source>
        <translation>主机已把你的座位给了别人。</translation>
    </message>
    <message>
        <source>Too many messages in too short a time.</source>
        <translation>短时间内消息太多。</translation>
    </message>
    <message>
        <source>That message cannot be understood.</source>
        <translation>无法理解该消息。</translation>
    </message>
    <message>
        <source>The connection is too slow to follow the table.</source>
        <translation>连接太慢，跟不上牌桌。</translation>
    </message>
    <message>
        <source>There was no answer for too long.</source>
        <translation>太久没有消息。</translation>
    </message>
    <message>
        <source>The host is restarting. Your seat is kept; come back soon.</source>
        <translation>主机正在重启。你的座位保留着，请稍后再来。</translation>
    </message>
    <message>
        <source>The table is closed.</source>
        <translation>牌桌已关闭。</translation>
    </message>
    <message>
        <source>This host opens no tables for others.</source>
        <translation>此主机不为他人开桌。</translation>
    </message>
    <message>
        <source>This host has no room for more tables. Sit down at one of them, or try again later.</source>
        <translation>此主机的桌数已满。请加入其中一张，或稍后再试。</translation>
    </message>
    <message>
        <source>Somebody else has chosen that. Choose another.</source>
        <translation>别人已经选了它。请另选一个。</translation>
    </message>
    <message>
        <source>The game is paused. It goes on when whoever paused it presses Go on.</source>
        <translation>游戏已暂停。暂停的人按“继续”后再接着玩。</translation>
    </message>
    <message>
        <source>The host has left the table. The game is kept: wait here, or go home and continue another time.</source>
        <translation>主机已离开牌桌。游戏保留着：可以在这里等，也可以回首页改天再继续。</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <translation>主机已关闭牌桌。</translation>
    </message>
    <message>
        <source>The table rests: its game is saved.</source>
        <translation>牌桌暂停：游戏已保存。</translation>
    </message>
    <message>
        <source>This host takes nobody new: it is about to stop.</source>
        <translation>主机即将停止，不再接受新人。</translation>
    </message>
    <message>
        <source>This host does not let you in.</source>
        <translation>这台主机不允许你进入。</translation>
    </message>
    <message>
        <source>Somebody plays there. The seat can be given away when they have left or when all others agree.</source>
        <translation>那里有人在玩。只有此人离开，或其他所有人同意，才能让出这个座位。</translation>
    </message>
    <message>
        <source>This screen has as many seats here as it may have.</source>
        <translation>这块屏幕在此桌的座位数已达上限。</translation>
    </message>
    <message>
        <source>This edition of the game is not known on both sides: update the program that is older.</source>
        <translation>双方并不都认识游戏的这个版本：请更新较旧的程序。</translation>
    </message>
    <message>
        <source>This table is played with data that are too long to be sent. Ask the host to shorten its file.</source>
        <translation>这一桌使用的数据太长，无法发送。请主机缩短其文件。</translation>
    </message>
</context>
<context>
    <name>WonderRow</name>
    <message>
        <source>Built</source>
        <translation>已建成</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>Opens the wonder</source>
        <translation>打开这个奇迹</translation>
    </message>
</context>
<context>
    <name>WonderSheet</name>
    <message>
        <source>%1 of %2 stages stand. Touch one to see what it brings.</source>
        <translation>已建成 %1/%2 个阶段。点一个看它带来什么。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>回到牌桌</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>thinking</source>
        <translation>思考中</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>已选定</translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation>连接断开</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a city and what it did or does</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>mirabilia::App</name>
    <message>
        <source>The saved game could not be deleted.</source>
        <translation>无法删除这个存档。</translation>
    </message>
    <message>
        <source>It is still there.</source>
        <translation>它还在原处。</translation>
    </message>
    <message>
        <source>Check who may write in the saved games folder.</source>
        <translation>请检查存档文件夹的权限。</translation>
    </message>
    <message>
        <source>The saved game could not be restored.</source>
        <translation>无法恢复这个存档。</translation>
    </message>
    <message>
        <source>It is in the trash of the saved games folder.</source>
        <translation>它在存档文件夹的 trash 里。</translation>
    </message>
    <message>
        <source>Move the file back by hand.</source>
        <translation>请手动把文件移回。</translation>
    </message>
    <message>
        <source>This could not be played: %1.</source>
        <translation>无法这样出牌：%1。</translation>
    </message>
    <message>
        <source>Nothing has changed at the table.</source>
        <translation>牌桌上没有任何变化。</translation>
    </message>
    <message>
        <source>Choose again.</source>
        <translation>请重新选择。</translation>
    </message>
    <message>
        <source>%1; your seat waits</source>
        <translation>%1；你的座位还在</translation>
    </message>
    <message>
        <source>The game itself goes on.</source>
        <translation>这一局会继续进行。</translation>
    </message>
    <message>
        <source>Nothing has been lost.</source>
        <translation>没有丢失任何东西。</translation>
    </message>
    <message>
        <source>This game is of an edition that the window cannot show.</source>
        <translation>这局游戏所用的版本，本窗口无法显示。</translation>
    </message>
    <message>
        <source>It has not been changed.</source>
        <translation>它没有被改动。</translation>
    </message>
    <message>
        <source>Choose another game.</source>
        <translation>请选择另一局游戏。</translation>
    </message>
    <message>
        <source>This version of the program does not know the game.</source>
        <translation>此版本的程序不认识这个游戏。</translation>
    </message>
    <message>
        <source>The built-in data are used instead.</source>
        <translation>改用内置数据。</translation>
    </message>
    <message>
        <source>Mend or remove the file, or switch your own data off in Settings, Data of the games. It holds from the next start.</source>
        <translation>请修正或删除该文件，或在“设置”的“游戏数据”中关闭自己的数据。下次启动起生效。</translation>
    </message>
</context>
<context>
    <name>mirabilia::CellKeys</name>
    <message>
        <source>%1 = %2</source>
        <comment>a sum, what it comes to</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what is counted, how many</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a description</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is counted, the points</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a key, what it makes of what was typed</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 was not written: there are at most %2 points here.</source>
        <comment>a key, a number</comment>
        <translation>%1 没有写入：这里最多 %2 分。</translation>
    </message>
    <message>
        <source>%1 was not written: so much cannot be lost here.</source>
        <comment>a key</comment>
        <translation>%1 没有写入：这里不会扣这么多分。</translation>
    </message>
    <message>
        <source>%1 was not written: Enter goes on.</source>
        <comment>a key</comment>
        <translation>%1 没有写入：按 Enter 才到下一格。</translation>
    </message>
    <message>
        <source>%1 was not written: Next goes on.</source>
        <comment>a key</comment>
        <translation>%1 没有写入：按“下一格”才前进。</translation>
    </message>
    <message>
        <source>%1 was not written: a number has at most three digits.</source>
        <comment>a key</comment>
        <translation>%1 没有写入：数字最多三位。</translation>
    </message>
</context>
<context>
    <name>mirabilia::ChosenPlayer</name>
    <message numerus="yes">
        <source>Level on average over %n game(s)</source>
        <translation>
            <numerusform>%n 局平均不分高下</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is %2 points ahead on average over %n game(s)</source>
        <translation>
            <numerusform>%n 局中 %1 平均领先 %2 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) together: %1 ahead in %2, %3 in %4</source>
        <translation>
            <numerusform>同场 %n 局：%1 领先 %2 局，%3 领先 %4 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Average points in %Ln game(s)</source>
        <translation>
            <numerusform>%Ln 局的平均分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Average points in %Ln game(s) with expansions</source>
        <translation>
            <numerusform>有扩展的 %Ln 局的平均分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Average points in %Ln game(s) without expansions</source>
        <translation>
            <numerusform>无扩展的 %Ln 局的平均分</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::CityHelper</name>
    <message>
        <source>Stages built</source>
        <translation>已建阶段</translation>
    </message>
    <message>
        <source>Defeat tokens</source>
        <translation>战败标记</translation>
    </message>
    <message>
        <source>The Free City</source>
        <translation>自由城邦</translation>
    </message>
    <message>
        <source>%1 on the left</source>
        <translation>左侧的 %1</translation>
    </message>
    <message>
        <source>%1 on the right</source>
        <translation>右侧的 %1</translation>
    </message>
    <message>
        <source>as counted for %1</source>
        <translation>沿用 %1 的计数</translation>
    </message>
    <message>
        <source>Wonder complete</source>
        <translation>奇迹已完成</translation>
    </message>
    <message>
        <source>%1 Counted as in the first edition, for the game details do not say which.</source>
        <translation>%1对局信息没有写明版本，按第一版计算。</translation>
    </message>
</context>
<context>
    <name>mirabilia::CivilianHelper</name>
    <message>
        <source>Blue cards are worth the points printed on them.</source>
        <translation>蓝色牌的分数印在牌上。</translation>
    </message>
    <message>
        <source>Age %1</source>
        <translation>时代 %1</translation>
    </message>
</context>
<context>
    <name>mirabilia::ClassicActionModel</name>
    <message>
        <source>You have no free building to use now.</source>
        <translation>你现在没有可用的免费建造。</translation>
    </message>
</context>
<context>
    <name>mirabilia::ClassicAdapter</name>
    <message>
        <source>Built %1</source>
        <translation>建造了%1</translation>
    </message>
    <message>
        <source>Built stage %1</source>
        <translation>建造了第 %1 阶段</translation>
    </message>
    <message>
        <source>Discarded a card</source>
        <translation>弃了一张牌</translation>
    </message>
    <message>
        <source>Took nothing from the discard pile</source>
        <translation>没有从弃牌堆取牌</translation>
    </message>
    <message>
        <source>Built %1 from the discard pile</source>
        <translation>从弃牌堆建造了%1</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n 金币</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shield(s)</source>
        <translation>
            <numerusform>%n 面盾</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n stage(s) built</source>
        <translation>
            <numerusform>%n 个阶段已建 %1 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n building(s)</source>
        <translation>
            <numerusform>%n 座建筑</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n science symbol(s)</source>
        <translation>
            <numerusform>%n 个科技标志</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between facts</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>%1. Last turn: %2</source>
        <comment>facts of a city</comment>
        <translation>%1。上一轮：%2</translation>
    </message>
    <message>
        <source>%1. Connection lost</source>
        <translation>%1。连接已断开</translation>
    </message>
    <message>
        <source>As the copied stage</source>
        <comment>the cost of a stage</comment>
        <translation>与所复制的阶段相同</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an amount of a resource</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, not for sale</source>
        <translation>%1，不出售</translation>
    </message>
    <message numerus="yes">
        <source>%1 for %n coin(s)</source>
        <translation>
            <numerusform>%1，%n 金币</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; chosen</source>
        <translation>%1；已选</translation>
    </message>
</context>
<context>
    <name>mirabilia::ClassicChoice</name>
    <message>
        <source>Build</source>
        <translation>建造</translation>
    </message>
    <message>
        <source>Build free</source>
        <translation>免费建造</translation>
    </message>
    <message>
        <source>Discard +%1</source>
        <comment>coins gained</comment>
        <translation>弃牌 +%1</translation>
    </message>
    <message>
        <source>Stage of %1</source>
        <translation>%1 的阶段</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>阶段 %1</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Nothing to pay</source>
        <translation>无需支付</translation>
    </message>
</context>
<context>
    <name>mirabilia::ClassicScores</name>
    <message>
        <source>Military</source>
        <translation>军事</translation>
    </message>
    <message>
        <source>Military conflicts</source>
        <translation>军事冲突</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>金库</translation>
    </message>
    <message>
        <source>Wonder</source>
        <translation>奇迹</translation>
    </message>
    <message>
        <source>Civilian</source>
        <translation>文明</translation>
    </message>
    <message>
        <source>Civilian structures</source>
        <translation>文明建筑</translation>
    </message>
    <message>
        <source>Science</source>
        <translation>科技</translation>
    </message>
    <message>
        <source>Scientific structures</source>
        <translation>科技建筑</translation>
    </message>
    <message>
        <source>Commerce</source>
        <translation>商业</translation>
    </message>
    <message>
        <source>Commercial structures</source>
        <translation>商业建筑</translation>
    </message>
    <message>
        <source>Guilds</source>
        <translation>行会</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>阶段 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n defeat token(s)</source>
        <translation>
            <numerusform>%n 个战败标记</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory token(s) of %1</source>
        <translation>
            <numerusform>%n 个 %1 分胜利标记</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s), a point for every three</source>
        <translation>
            <numerusform>%n 金币，每三枚 1 分</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 times %2</source>
        <translation>%1：%2 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of three different symbols</source>
        <translation>
            <numerusform>%n 组三种不同标志</numerusform>
        </translation>
    </message>
    <message>
        <source>Free symbol counted as %1</source>
        <translation>任选标志计为%1</translation>
    </message>
    <message>
        <source>%1, copied from a neighbour</source>
        <translation>%1，复制自邻邦</translation>
    </message>
    <message>
        <source>%1, %2 times</source>
        <comment>a card and how often it counts</comment>
        <translation>%1，%2 次</translation>
    </message>
</context>
<context>
    <name>mirabilia::ClassicStory</name>
    <message>
        <source>%1 built %2 with the free building of Olympia</source>
        <translation>%1 用奥林匹亚的能力免费建造了%2</translation>
    </message>
    <message>
        <source>%1 built %2 for free, by a power of the wonder</source>
        <translation>%1 凭奇迹的能力免费建造了%2</translation>
    </message>
    <message>
        <source>%1 built %2 for free, by a chain</source>
        <translation>%1 因连锁免费建造了%2</translation>
    </message>
    <message>
        <source>%1 built %2</source>
        <translation>%1 建造了%2</translation>
    </message>
    <message>
        <source>%1 built stage %2 of the wonder</source>
        <translation>%1 建造了奇迹的第 %2 阶段</translation>
    </message>
    <message>
        <source>%1 built stage %2 of the wonder with %3</source>
        <translation>%1 用%3建造了奇迹的第 %2 阶段</translation>
    </message>
    <message>
        <source>%1 discarded a card</source>
        <translation>%1 弃了一张牌</translation>
    </message>
    <message>
        <source>%1 discarded %2</source>
        <translation>%1 弃掉了%2</translation>
    </message>
    <message>
        <source>%1 built %2 from the discard pile</source>
        <translation>%1 从弃牌堆建造了%2</translation>
    </message>
    <message>
        <source>%1 took nothing from the discard pile</source>
        <translation>%1 没有从弃牌堆取牌</translation>
    </message>
    <message>
        <source>Built %1 with the free building of Olympia</source>
        <translation>用奥林匹亚的能力免费建造了%1</translation>
    </message>
    <message>
        <source>Built %1 for free, by a power of the wonder</source>
        <translation>凭奇迹的能力免费建造了%1</translation>
    </message>
    <message>
        <source>Built %1 for free, by a chain</source>
        <translation>因连锁免费建造了%1</translation>
    </message>
    <message>
        <source>Built %1</source>
        <translation>建造了%1</translation>
    </message>
    <message>
        <source>Built stage %1 of the wonder</source>
        <translation>建造了奇迹的第 %1 阶段</translation>
    </message>
    <message>
        <source>Discarded a card</source>
        <translation>弃了一张牌</translation>
    </message>
    <message>
        <source>Discarded %1</source>
        <translation>弃掉了%1</translation>
    </message>
    <message>
        <source>Built %1 from the discard pile</source>
        <translation>从弃牌堆建造了%1</translation>
    </message>
    <message>
        <source>Took nothing from the discard pile</source>
        <translation>没有从弃牌堆取牌</translation>
    </message>
    <message numerus="yes">
        <source>%1, paid %2 and got %n coin(s)</source>
        <translation>
            <numerusform>%1，支付%2，获得 %n 金币</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and paid %2</source>
        <comment>what somebody did, an amount to somebody</comment>
        <translation>%1，支付%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 and got %n coin(s)</source>
        <translation>
            <numerusform>%1，获得 %n 金币</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and %1 are level with %n shield(s)</source>
        <translation>
            <numerusform>你与%1打平，各有 %n 个盾牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 are level with %n shield(s)</source>
        <translation>
            <numerusform>%1 与 %2 以 %n 面盾打平</numerusform>
        </translation>
    </message>
    <message>
        <source>You defeat %1, shields %2 to %3 (%4 and %5 points)</source>
        <translation>你战胜%1，盾牌 %2 比 %3（%4 分和 %5 分）</translation>
    </message>
    <message>
        <source>%1 defeats you, shields %2 to %3 (%4 and %5 points)</source>
        <translation>%1战胜你，盾牌 %2 比 %3（%4 分和 %5 分）</translation>
    </message>
    <message>
        <source>%1 defeats %2, shields %3 to %4 (%5 and %6 points)</source>
        <translation>%1 战胜 %2，盾 %3 比 %4（%5 和&#xa0;%6 分）</translation>
    </message>
    <message>
        <source>Age %1, turn %2</source>
        <translation>时代 %1，第 %2 轮</translation>
    </message>
    <message>
        <source>Age %1 begins</source>
        <translation>时代 %1 开始</translation>
    </message>
    <message>
        <source>%1 may play the last card too</source>
        <translation>%1 还可以打出最后一张牌</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>游戏结束</translation>
    </message>
</context>
<context>
    <name>mirabilia::ClassicTable</name>
    <message>
        <source>The last card too</source>
        <translation>最后一张牌</translation>
    </message>
    <message>
        <source>From the discard pile</source>
        <translation>从弃牌堆</translation>
    </message>
    <message>
        <source>%1 may play the last card of the age instead of discarding it.</source>
        <translation>%1 可以打出本时代的最后一张牌，而不必弃掉。</translation>
    </message>
    <message>
        <source>%1 may build one card from the discard pile for free, even one discarded this turn.</source>
        <translation>%1 可以免费建造弃牌堆中的一张牌；本轮弃掉的牌也在其中。</translation>
    </message>
    <message>
        <source>Play one card of your hand in its city too, with its coins and goods.</source>
        <translation>本轮你也为自由城邦做决定：从你的手牌中为它打出一张，用它的金币和资源。</translation>
    </message>
    <message>
        <source>Choose a discarded card</source>
        <translation>从弃牌堆选一张牌</translation>
    </message>
    <message>
        <source>Choose a card for the Free City</source>
        <translation>为自由城邦选一张牌</translation>
    </message>
    <message>
        <source>Play your last card</source>
        <translation>打出最后一张牌</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>选一张牌</translation>
    </message>
    <message>
        <source>Conflicts of age %1</source>
        <translation>时代 %1 的冲突</translation>
    </message>
    <message>
        <source>Build %1</source>
        <translation>建造%1</translation>
    </message>
    <message>
        <source>Use %1 for a wonder stage</source>
        <translation>用%1建造奇迹阶段</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>弃掉%1</translation>
    </message>
    <message>
        <source>Build %1 with the free building of this age</source>
        <translation>用本时代的免费机会建造%1</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>什么都不拿</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>拿取%1</translation>
    </message>
    <message>
        <source>The hands are passed on</source>
        <translation>手牌传给下一家</translation>
    </message>
    <message>
        <source>You may play the last card of the age instead of discarding it.</source>
        <translation>你可以打出本时代的最后一张牌，而不弃掉。</translation>
    </message>
    <message>
        <source>You may build one card from the discard pile for free, even one discarded this turn.</source>
        <translation>你可以从弃牌堆免费建造一张牌，这回合弃掉的也行。</translation>
    </message>
    <message>
        <source>The wonder rises</source>
        <translation>奇迹正在建起</translation>
    </message>
    <message>
        <source>Age %1 begins</source>
        <translation>时代 %1 开始</translation>
    </message>
    <message>
        <source>The cards are turned over</source>
        <translation>翻开所有牌</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between two conflicts of one city</comment>
        <translation>；</translation>
    </message>
</context>
<context>
    <name>mirabilia::ClassicWording</name>
    <message>
        <source>%1, %2</source>
        <comment>in a list</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>end of a list of alternatives</comment>
        <translation>%1或%2</translation>
    </message>
    <message>
        <source>in your city and both neighbouring cities</source>
        <translation>自己和两侧邻邦</translation>
    </message>
    <message>
        <source>in your city</source>
        <translation>自己城市</translation>
    </message>
    <message>
        <source>in both neighbouring cities</source>
        <translation>两侧邻邦</translation>
    </message>
    <message>
        <source>for each wonder stage %1</source>
        <translation>%1每有一个奇迹阶段</translation>
    </message>
    <message>
        <source>for each defeat token %1</source>
        <translation>%1每有一个战败标记</translation>
    </message>
    <message>
        <source>for each %1 card %2</source>
        <comment>a colour, then where</comment>
        <translation>%2每有一张%1牌</translation>
    </message>
    <message>
        <source>Produces %1 %2</source>
        <comment>an amount of a resource</comment>
        <translation>生产 %1 %2</translation>
    </message>
    <message>
        <source>Produces %1</source>
        <translation>生产%1</translation>
    </message>
    <message>
        <source>raw materials</source>
        <translation>原料</translation>
    </message>
    <message>
        <source>manufactured goods</source>
        <translation>制成品</translation>
    </message>
    <message numerus="yes">
        <source>Buy %1 from both neighbours for %n coin(s)</source>
        <translation>
            <numerusform>以 %n 金币向两侧邻邦购买%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy %1 from the left neighbour for %n coin(s)</source>
        <translation>
            <numerusform>以 %n 金币向左方邻邦购买%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy %1 from the right neighbour for %n coin(s)</source>
        <translation>
            <numerusform>以 %n 金币向右方邻邦购买%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shield(s)</source>
        <translation>
            <numerusform>%n 面盾</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) at once</source>
        <translation>
            <numerusform>立即获得 %n 金币</numerusform>
        </translation>
    </message>
    <message>
        <source>A science symbol of your choice at the end</source>
        <translation>游戏结束时任选一个科技标志</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) at once %1</source>
        <translation>
            <numerusform>%1，立即获得 %n 金币</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) %1</source>
        <translation>
            <numerusform>%1，得 %n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>Build a card from the discard pile for free</source>
        <translation>从弃牌堆免费建造一张牌</translation>
    </message>
    <message>
        <source>Once in each age, build a card for free</source>
        <translation>每个时代一次，免费建造一张牌</translation>
    </message>
    <message>
        <source>Play the last card of each age too</source>
        <translation>每个时代的最后一张牌也能打出</translation>
    </message>
    <message>
        <source>At the end, copies one guild of a neighbour</source>
        <translation>游戏结束时，将邻邦的一张行会牌视为己有计分</translation>
    </message>
    <message>
        <source>Copies stage %1 of a neighbour</source>
        <translation>复制邻邦的第 %1 阶段</translation>
    </message>
    <message>
        <source>Copies stage %1 of the left neighbour</source>
        <translation>复制左方邻邦的第 %1 阶段</translation>
    </message>
    <message>
        <source>Copies stage %1 of the right neighbour</source>
        <translation>复制右方邻邦的第 %1 阶段</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between effects</comment>
        <translation>；</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n 金币</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an amount of a resource</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>the cost</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between amounts</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>free with %1</source>
        <translation>有%1则免费</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between cards</comment>
        <translation>或</translation>
    </message>
    <message>
        <source>chains to %1</source>
        <translation>连锁到%1</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>name, colour and effect of a card</comment>
        <translation>%1，%2，%3</translation>
    </message>
    <message>
        <source>%1, you can build it free</source>
        <translation>%1，可免费建造</translation>
    </message>
    <message>
        <source>%1, your own goods pay for it</source>
        <translation>%1，自己的资源足够</translation>
    </message>
    <message numerus="yes">
        <source>%1, you can build it for %n coin(s)</source>
        <translation>
            <numerusform>%1，花 %n 金币可建造</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, you cannot build it: %2</source>
        <translation>%1，无法建造：%2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a card, its chains</comment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>Lacks %1; the neighbours do not make enough</source>
        <translation>缺少 %1；邻邦产量不足</translation>
    </message>
    <message>
        <source>Needs %1; no neighbour makes it</source>
        <translation>需要 %1；邻邦都不生产</translation>
    </message>
    <message>
        <source>Needs %1; no neighbour makes them</source>
        <translation>需要 %1；邻邦都不生产</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n coin(s), the Free City has %1</source>
        <translation>
            <numerusform>需要 %n 金币，自由城邦有 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs %n coin(s), you have %1</source>
        <translation>
            <numerusform>需要 %n 金币，你有 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The neighbour has no such stage</source>
        <translation>邻邦没有这一阶段</translation>
    </message>
    <message>
        <source>Already built</source>
        <translation>已经建造</translation>
    </message>
    <message>
        <source>All stages are built</source>
        <translation>所有阶段都已建成</translation>
    </message>
    <message>
        <source>You cannot pay for it</source>
        <translation>无法支付</translation>
    </message>
    <message>
        <source>It cannot be paid like that</source>
        <translation>不能这样支付</translation>
    </message>
    <message>
        <source>The free building of this age is used</source>
        <translation>本时代的免费建造已用过</translation>
    </message>
    <message>
        <source>What can be built here must be built</source>
        <translation>能建造的就必须建造</translation>
    </message>
    <message>
        <source>The card is no longer there</source>
        <translation>这张牌已不在</translation>
    </message>
    <message>
        <source>There is nothing to decide now</source>
        <translation>现在没有需要决定的</translation>
    </message>
    <message>
        <source>The table has moved on</source>
        <translation>牌局已经继续</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>现在不可行</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>coins to somebody</comment>
        <translation>给 %2 %1 金币</translation>
    </message>
    <message>
        <source>the bank</source>
        <translation>银行</translation>
    </message>
    <message>
        <source>%1 and %2 %3</source>
        <comment>coins at once, points, for each of what</comment>
        <translation>%3，%1，另得 %2</translation>
    </message>
    <message>
        <source>%1 if all stages of your wonder are built</source>
        <comment>points</comment>
        <translation>奇迹的所有阶段都建成时得 %1</translation>
    </message>
    <message>
        <source>The first card of each colour in your city is free</source>
        <translation>城市中每种颜色的第一张牌免费</translation>
    </message>
    <message>
        <source>The card that you build in the first turn of an age is free</source>
        <translation>每个时代第一回合建造的牌免费</translation>
    </message>
    <message>
        <source>The card that you build in the sixth turn of an age is free</source>
        <translation>每个时代第六回合建造的牌免费</translation>
    </message>
    <message>
        <source>%1, side %2</source>
        <comment>a wonder and its side</comment>
        <translation>%1，%2 面</translation>
    </message>
    <message>
        <source>%1 (day)</source>
        <comment>a wonder and its side</comment>
        <translation>%1（白天）</translation>
    </message>
    <message>
        <source>%1 (night)</source>
        <comment>a wonder and its side</comment>
        <translation>%1（夜晚）</translation>
    </message>
    <message>
        <source>You build it free.</source>
        <translation>你可以免费建造。</translation>
    </message>
    <message>
        <source>You build it free, with a building that you have.</source>
        <translation>凭你已有的建筑，可以免费建造。</translation>
    </message>
    <message>
        <source>Your own goods pay for it.</source>
        <translation>自己的资源足够。</translation>
    </message>
    <message numerus="yes">
        <source>You pay %n coin(s) today:</source>
        <translation>
            <numerusform>今天需付 %n 金币：</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot build it today. %1</source>
        <translation>今天无法建造。%1</translation>
    </message>
</context>
<context>
    <name>mirabilia::CoinsHelper</name>
    <message>
        <source>Every three coins are worth a point; the coins also break ties.</source>
        <translation>每三枚金币 1 分；平分时也比金币。</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>金币</translation>
    </message>
</context>
<context>
    <name>mirabilia::CommerceHelper</name>
    <message>
        <source>Yellow cards of the third age are worth points for what stands in your own city.</source>
        <translation>第三时代的黄色牌按自己城市中的建筑计分。</translation>
    </message>
    <message>
        <source>Other yellow cards</source>
        <translation>其他黄色牌</translation>
    </message>
</context>
<context>
    <name>mirabilia::DataWording</name>
    <message>
        <source>This table plays %1 with other data (%2) than this program (%3). What costs and effects are said to be here may not be what holds there.</source>
        <comment>a game; fingerprints of its data</comment>
        <translation>这一桌的%1使用的数据（%2）与本程序的（%3）不同。这里显示的费用和效果可能与那里实际的不符。</translation>
    </message>
    <message>
        <source>%1 is played with your own data (%2), not with the built-in ones.</source>
        <comment>a game; the fingerprint of its data</comment>
        <translation>%1使用自己的数据（%2），而非内置数据。</translation>
    </message>
    <message>
        <source>other data than yours (%1)</source>
        <comment>a fingerprint</comment>
        <translation>数据与你的不同（%1）</translation>
    </message>
    <message>
        <source>This table plays %1 with the data of its host (%2), not with those of this program (%3). They are used for this table alone.</source>
        <comment>a game; fingerprints of its data</comment>
        <translation>这一桌的%1使用其主机的数据（%2），而不是本程序的（%3）。这些数据只用于这一桌。</translation>
    </message>
    <message>
        <source>data of its host, for this table alone (%1)</source>
        <comment>a fingerprint</comment>
        <translation>使用主机的数据，仅限这一桌（%1）</translation>
    </message>
</context>
<context>
    <name>mirabilia::DiceAdapter</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n 金币</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <translation>
            <numerusform>%n 个资源</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus(es)</source>
        <translation>
            <numerusform>%n 个奖励</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n defence(s) against you</source>
        <translation>
            <numerusform>对你的防御 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation>正在思考</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the facts of a city</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>%1 locked</source>
        <comment>a die that a building needs</comment>
        <translation>未解锁：%1</translation>
    </message>
    <message>
        <source>%1: %2 of %3 crossed off</source>
        <comment>a building of Dice</comment>
        <translation>%1：%3 格已涂黑 %2 格</translation>
    </message>
    <message numerus="yes">
        <source>; against %1, who has %n defence(s) there</source>
        <translation>
            <numerusform>；对阵 %1，其防御为 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>worth %1</source>
        <comment>an attack; its points</comment>
        <translation>得 %1</translation>
    </message>
    <message>
        <source>worth %1 now</source>
        <comment>an attack; its points</comment>
        <translation>现在得 %1</translation>
    </message>
    <message>
        <source>crossed off in this round</source>
        <translation>本轮涂黑</translation>
    </message>
    <message>
        <source>crossed off</source>
        <translation>已涂黑</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the facts of a space</comment>
        <translation>，</translation>
    </message>
    <message numerus="yes">
        <source>costs %n resource(s)</source>
        <translation>
            <numerusform>需 %n 个资源</numerusform>
        </translation>
    </message>
    <message>
        <source>free</source>
        <translation>免费</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) for what is missing</source>
        <translation>
            <numerusform>缺少的部分需 %n 金币</numerusform>
        </translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>已选</translation>
    </message>
    <message>
        <source>can be crossed off</source>
        <translation>可以涂黑</translation>
    </message>
    <message numerus="yes">
        <source>It costs %1 and you have %n coin(s)</source>
        <translation>
            <numerusform>需要 %1 金币，你有 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 has %3, you have %4</source>
        <comment>a building; a neighbour; numbers of spaces</comment>
        <translation>%1：%2 有 %3，你有 %4</translation>
    </message>
    <message>
        <source>All it reaches is crossed off</source>
        <translation>它能涂的格都已涂黑</translation>
    </message>
    <message>
        <source>It reaches nothing now</source>
        <translation>没有它能涂的格</translation>
    </message>
    <message>
        <source>Earlier spaces come first</source>
        <translation>须先涂前面的格</translation>
    </message>
    <message>
        <source>You cross off elsewhere now</source>
        <translation>现在要涂的格在别处</translation>
    </message>
    <message>
        <source>No die shows its row</source>
        <translation>没有骰子对应这一行</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a die and its face</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1: %2 %3, you %4</source>
        <comment>a building; a neighbour and numbers of spaces</comment>
        <translation>%1：%2 %3，你 %4</translation>
    </message>
    <message>
        <source>Your action</source>
        <translation>你的行动</translation>
    </message>
    <message>
        <source>Act again</source>
        <translation>再进行一个行动</translation>
    </message>
    <message>
        <source>Build, the die is free</source>
        <translation>建造，骰子免费</translation>
    </message>
    <message>
        <source>Choose a bonus</source>
        <translation>选一个奖励</translation>
    </message>
    <message>
        <source>Any of four buildings</source>
        <translation>四种建筑任选</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>a building and how many of its spaces</comment>
        <translation>%1，第 %2/%3 格</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a space and the facts of it</comment>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>It lies in the Forum at %n coin(s)</source>
        <translation>
            <numerusform>在集会场，%n 金币</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n coin(s)</source>
        <translation>
            <numerusform>你需付 %n 金币</numerusform>
        </translation>
    </message>
    <message>
        <source>It costs you nothing</source>
        <translation>你无需付费</translation>
    </message>
</context>
<context>
    <name>mirabilia::DiceBoardHelper</name>
    <message>
        <source>Tick what is crossed off; all rows of the board are worked out together.</source>
        <translation>勾选已涂黑的格；整张城市板的各行会一并计算。</translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation>未选择</translation>
    </message>
    <message>
        <source>City</source>
        <translation>城市</translation>
    </message>
    <message>
        <source>Defence it met</source>
        <translation>遭遇的防御</translation>
    </message>
    <message>
        <source>Was the first to complete the Agora</source>
        <translation>最先完成广场</translation>
    </message>
    <message>
        <source>Write down all rows of %1</source>
        <translation>填写 %1 的所有行</translation>
    </message>
</context>
<context>
    <name>mirabilia::DiceBoardReasons</name>
    <message>
        <source>Only numbers from %1 to %2 are possible here</source>
        <translation>这里只能填 %1 到 %2</translation>
    </message>
    <message>
        <source>Only the Barracks have attacks and defences</source>
        <translation>只有兵营有攻击和防御</translation>
    </message>
    <message>
        <source>The Warehouse gives no points, for the score sheet has no row for it</source>
        <translation>仓库不给分：计分表上没有它的一行</translation>
    </message>
    <message>
        <source>A space has four effects at most</source>
        <translation>一格最多四种效果</translation>
    </message>
    <message>
        <source>A space has one attack, one defence and one resource at most</source>
        <translation>一格最多一次攻击、一次防御和一种资源</translation>
    </message>
    <message>
        <source>A board has %1 attacks at most</source>
        <translation>一块版图最多 %1 次攻击</translation>
    </message>
    <message>
        <source>Each Barracks has %1 defences at most</source>
        <translation>每边兵营最多 %1 次防御</translation>
    </message>
    <message>
        <source>Some space has to unlock each of the special dice</source>
        <translation>每颗特殊骰子都必须有一格来解锁</translation>
    </message>
    <message>
        <source>Some space of the Warehouse has to produce each resource that a die shows</source>
        <translation>骰子上的每种资源都必须由仓库的一格产出</translation>
    </message>
    <message>
        <source>Too many spaces of this board let cross off more spaces</source>
        <translation>这块版图上能再涂黑格子的格太多</translation>
    </message>
    <message>
        <source>The spaces of this board change what a die costs or brings by more than %1 coins</source>
        <translation>这块版图使骰子的费用或收入变动超过 %1 金币</translation>
    </message>
</context>
<context>
    <name>mirabilia::DiceBoardsModel</name>
    <message>
        <source>%1: %2</source>
        <comment>a place on a board and what is wrong there</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a space and where its numbers come from</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 as printed</source>
        <comment>a building and numbers of its spaces</comment>
        <translation>%1：%3 格中 %2 格与印刷一致</translation>
    </message>
    <message>
        <source>printed</source>
        <translation>印刷值</translation>
    </message>
    <message>
        <source>entered</source>
        <translation>已填入</translation>
    </message>
    <message>
        <source>inferred</source>
        <translation>推断</translation>
    </message>
    <message>
        <source>our own</source>
        <translation>自拟</translation>
    </message>
    <message>
        <source>Printed so</source>
        <translation>印刷如此</translation>
    </message>
    <message>
        <source>The cost is printed so</source>
        <translation>费用与印刷一致</translation>
    </message>
    <message>
        <source>What it gives is printed so</source>
        <translation>效果与印刷一致</translation>
    </message>
    <message>
        <source>Entered by an owner of the game</source>
        <translation>由游戏拥有者填入</translation>
    </message>
    <message>
        <source>The cost was entered by an owner of the game</source>
        <translation>费用由游戏拥有者填入</translation>
    </message>
    <message>
        <source>What it gives was entered by an owner of the game</source>
        <translation>效果由游戏拥有者填入</translation>
    </message>
    <message>
        <source>Inferred, not confirmed</source>
        <translation>推断所得，未经确认</translation>
    </message>
    <message>
        <source>The cost is inferred</source>
        <translation>费用为推断</translation>
    </message>
    <message>
        <source>What it gives is inferred</source>
        <translation>效果为推断</translation>
    </message>
    <message>
        <source>Our own invention</source>
        <translation>由我们自拟</translation>
    </message>
    <message>
        <source>The cost is our own invention</source>
        <translation>费用由我们自拟</translation>
    </message>
    <message>
        <source>What it gives is our own invention</source>
        <translation>效果由我们自拟</translation>
    </message>
    <message>
        <source>%1 of %2 spaces of this board are as printed</source>
        <translation>这块版图的 %2 格中有 %1 格与印刷一致</translation>
    </message>
    <message>
        <source>Taken from %1. Keep it if you want to play with it.</source>
        <translation>已从 %1 读入。想用它来玩，请保存。</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
    </message>
</context>
<context>
    <name>mirabilia::DiceChoice</name>
    <message>
        <source>Die</source>
        <translation>骰子</translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <translation>
            <numerusform>%n 个资源</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s) missing</source>
        <translation>
            <numerusform>缺少 %n 个资源</numerusform>
        </translation>
    </message>
    <message>
        <source>Attack %1 − defence %2 = %3</source>
        <comment>figures</comment>
        <translation>攻击 %1 − 防御 %2 = %3</translation>
    </message>
    <message>
        <source>Completes: %1</source>
        <comment>a building</comment>
        <translation>完成：%1</translation>
    </message>
    <message>
        <source>Then you act again</source>
        <translation>然后再进行一个行动</translation>
    </message>
    <message>
        <source>Then you build with a free die</source>
        <translation>然后用免费骰子建造</translation>
    </message>
    <message>
        <source>Then you cross off more</source>
        <translation>然后继续涂黑</translation>
    </message>
    <message>
        <source>Then you choose a bonus</source>
        <translation>然后选一个奖励</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) for you</source>
        <translation>
            <numerusform>你获得 %n 金币</numerusform>
        </translation>
    </message>
    <message>
        <source>Cross off</source>
        <translation>涂黑</translation>
    </message>
    <message>
        <source>Wonder</source>
        <translation>奇迹</translation>
    </message>
    <message>
        <source>Wonder %1</source>
        <translation>奇迹 %1</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>到此为止</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>不用了</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>改做别的</translation>
    </message>
    <message>
        <source>Other die</source>
        <translation>换颗骰子</translation>
    </message>
</context>
<context>
    <name>mirabilia::DiceEffectForms</name>
    <message>
        <source>Points</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>金币</translation>
    </message>
    <message>
        <source>Cross off more</source>
        <translation>再涂黑格子</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>格数</translation>
    </message>
    <message>
        <source>A resource</source>
        <translation>一种资源</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>攻击</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>防御</translation>
    </message>
    <message>
        <source>Coins and points per space</source>
        <translation>每格得金币和分数</translation>
    </message>
    <message>
        <source>Points per Gallery space</source>
        <translation>纪念堂每格得分</translation>
    </message>
    <message>
        <source>Coins when choosing a die</source>
        <translation>选用某色骰子时得金币</translation>
    </message>
    <message>
        <source>Dice of a colour are free</source>
        <translation>某色骰子免费</translation>
    </message>
    <message>
        <source>All dice cost more or less</source>
        <translation>所有骰子加价或减价</translation>
    </message>
    <message>
        <source>Unlock a die</source>
        <translation>解锁一颗骰子</translation>
    </message>
    <message>
        <source>Build again, the die is free</source>
        <translation>再建造一次，骰子免费</translation>
    </message>
    <message>
        <source>One more action</source>
        <translation>再行动一次</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>何处</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>骰子</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>资源</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>建筑</translation>
    </message>
</context>
<context>
    <name>mirabilia::DiceScores</name>
    <message>
        <source>The first complete Agora</source>
        <translation>最先完成的广场</translation>
    </message>
    <message numerus="yes">
        <source>%1, for %n space(s)</source>
        <comment>a space that counts spaces</comment>
        <translation>
            <numerusform>%1，按 %n 格计</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::DiceStory</name>
    <message>
        <source>%1, %2</source>
        <comment>a die and its face</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between spaces that were crossed off</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>Wonder</source>
        <translation>奇迹</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>%1 crossed off %2 (%3)</source>
        <comment>a player; spaces; a die and its face</comment>
        <translation>%1 涂黑了%2（%3）</translation>
    </message>
    <message>
        <source>%1 passed</source>
        <translation>%1 跳过</translation>
    </message>
    <message>
        <source>%1 passed, and crossed off %2</source>
        <translation>%1 跳过，并涂黑了%2</translation>
    </message>
    <message>
        <source>%1 crossed off %2</source>
        <comment>a player; spaces</comment>
        <translation>%1 涂黑了%2</translation>
    </message>
    <message>
        <source>%1; bonus: %2</source>
        <comment>what a player did; the bonus</comment>
        <translation>%1；奖励：%2</translation>
    </message>
    <message>
        <source>%1; coins %2&#xa0;→&#xa0;%3</source>
        <comment>what a player did; coins before and after</comment>
        <translation>%1；金币 %2&#xa0;→&#xa0;%3</translation>
    </message>
    <message>
        <source>%1 attacks %2: %3</source>
        <comment>two players; points</comment>
        <translation>%1 攻击 %2：%3</translation>
    </message>
    <message>
        <source>%1 attacks %2, defence %3: %4</source>
        <comment>two players; a number; points</comment>
        <translation>%1 攻击 %2，防御 %3：%4</translation>
    </message>
    <message>
        <source>The last round begins</source>
        <translation>最后一轮开始</translation>
    </message>
    <message>
        <source>Round %1 begins</source>
        <translation>第 %1 轮开始</translation>
    </message>
    <message>
        <source>%1; new in the Forum: %2</source>
        <comment>a round begins; a die</comment>
        <translation>%1；集会场新增：%2</translation>
    </message>
    <message>
        <source>%1; removed: %2</source>
        <comment>a round begins; a die</comment>
        <translation>%1；离开集会场：%2</translation>
    </message>
    <message>
        <source>%1 completed the Agora first</source>
        <translation>%1 最先完成广场</translation>
    </message>
    <message>
        <source>One more round: enough bonuses for %1</source>
        <translation>再进行一轮：%1 的奖励已达到数量</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between things that happened</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>%1 unlocked: %2</source>
        <comment>a player; a die</comment>
        <translation>%1 解锁：%2</translation>
    </message>
    <message>
        <source>%1 completed: %2</source>
        <comment>a player; a building</comment>
        <translation>%1 完成：%2</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>游戏结束</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>You</source>
        <comment>did something</comment>
        <translation>你</translation>
    </message>
    <message>
        <source>You attack %1: %2</source>
        <comment>a player; points</comment>
        <translation>你攻击 %1：%2</translation>
    </message>
    <message>
        <source>You attack %1, defence %2: %3</source>
        <comment>a player; a number; points</comment>
        <translation>你攻击 %1，防御 %2：%3</translation>
    </message>
    <message>
        <source>%1 attacks you: %2</source>
        <comment>a player; points</comment>
        <translation>%1 攻击你：%2</translation>
    </message>
    <message>
        <source>%1 attacks you, defence %2: %3</source>
        <comment>a player; a number; points</comment>
        <translation>%1 攻击你，防御 %2：%3</translation>
    </message>
    <message>
        <source>you</source>
        <comment>for whom</comment>
        <translation>你</translation>
    </message>
</context>
<context>
    <name>mirabilia::DiceTable</name>
    <message numerus="yes">
        <source>This round is the last: %n bonus(es) for %1</source>
        <translation>
            <numerusform>最后一轮：%1 有 %n 个奖励</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a die</source>
        <translation>选一颗骰子</translation>
    </message>
    <message>
        <source>Act again: choose a die</source>
        <translation>再进行一个行动：选一颗骰子</translation>
    </message>
    <message>
        <source>Build once more, the die is free</source>
        <translation>再建造一次，骰子免费</translation>
    </message>
    <message>
        <source>Choose a bonus</source>
        <translation>选一个奖励</translation>
    </message>
    <message>
        <source>Cross off: %1</source>
        <comment>a building and how many of its spaces</comment>
        <translation>涂黑：%1</translation>
    </message>
    <message>
        <source>%1, your turn</source>
        <translation>%1，轮到你了</translation>
    </message>
    <message>
        <source>Round %1 is revealed</source>
        <translation>公开第 %1 轮</translation>
    </message>
    <message>
        <source>%2: cross off %1</source>
        <comment>a space; a die</comment>
        <translation>用%2涂黑%1</translation>
    </message>
    <message>
        <source>Build the next stage of the wonder</source>
        <translation>建造奇迹的下一阶段</translation>
    </message>
    <message>
        <source>Pass and take coins</source>
        <translation>跳过并拿取金币</translation>
    </message>
    <message>
        <source>Cross off %1</source>
        <translation>涂黑%1</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>到此为止</translation>
    </message>
    <message>
        <source>Take the bonus: %1</source>
        <translation>拿取奖励：%1</translation>
    </message>
    <message>
        <source>It strengthens attack or defence</source>
        <translation>能加强进攻或防御</translation>
    </message>
    <message>
        <source>Later spaces need what it makes</source>
        <translation>之后的格子需要它的产出</translation>
    </message>
    <message>
        <source>The wonder is worth more than a die</source>
        <translation>奇迹比骰子更有价值</translation>
    </message>
    <message>
        <source>It lets you cross off more</source>
        <translation>还能涂黑更多格</translation>
    </message>
    <message>
        <source>The dice are rolled</source>
        <translation>正在掷骰</translation>
    </message>
    <message>
        <source>you</source>
        <comment>for whom</comment>
        <translation>你</translation>
    </message>
    <message>
        <source>The wonder rises</source>
        <translation>奇迹正在建起</translation>
    </message>
</context>
<context>
    <name>mirabilia::DiceWording</name>
    <message>
        <source>West</source>
        <comment>barracks</comment>
        <translation>西兵营</translation>
    </message>
    <message>
        <source>East</source>
        <comment>barracks</comment>
        <translation>东兵营</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation>纪念堂</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the effects of a space</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>It is crossed off already</source>
        <translation>已经涂黑</translation>
    </message>
    <message>
        <source>All stages are built</source>
        <translation>所有阶段都已建成</translation>
    </message>
    <message>
        <source>It cannot be reached now</source>
        <translation>现在不能涂这一格</translation>
    </message>
    <message>
        <source>Something else comes first</source>
        <translation>须先决定别的事</translation>
    </message>
    <message>
        <source>The die is locked; the University unlocks it</source>
        <translation>骰子尚未解锁；由大学解锁</translation>
    </message>
    <message>
        <source>An earlier space of its row comes first</source>
        <translation>须先涂本行前面的格</translation>
    </message>
    <message>
        <source>A neighbour has more of it</source>
        <translation>有邻邦更多</translation>
    </message>
    <message>
        <source>You cannot pay for it</source>
        <translation>无法支付</translation>
    </message>
    <message>
        <source>There is nothing to decide now</source>
        <translation>现在没有需要决定的</translation>
    </message>
    <message>
        <source>The table has moved on</source>
        <translation>牌局已经继续</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>现在不可行</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a building of Dice and a place in it</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>stage %1</source>
        <translation>第 %1 阶段</translation>
    </message>
    <message>
        <source>row %1, place %2</source>
        <translation>第 %1 行第 %2 格</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>第 %1 格</translation>
    </message>
    <message>
        <source>%1, place %2</source>
        <comment>the sign of a row</comment>
        <translation>%1，第 %2 格</translation>
    </message>
</context>
<context>
    <name>mirabilia::DuelAdapter</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n 金币</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 symbols</source>
        <translation>%2 种标志中有 %1 种</translation>
    </message>
    <message numerus="yes">
        <source>%n wonder(s) built</source>
        <translation>
            <numerusform>已建 %n 个奇迹</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the pawn is %n step(s) from the capital</source>
        <translation>
            <numerusform>冲突棋子距首都 %n 格</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a city and the facts of it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the facts of a city</comment>
        <translation>，</translation>
    </message>
    <message numerus="yes">
        <source>%1 %2; to buy: %n coin(s) each</source>
        <comment>an amount of a resource</comment>
        <translation>
            <numerusform>%1 %2，增购每个 %n 金币</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; now %2</source>
        <comment>a wonder, its price</comment>
        <translation>%1；当前：%2</translation>
    </message>
    <message>
        <source>%1; built</source>
        <translation>%1；已建成</translation>
    </message>
    <message>
        <source>%1; out of the game</source>
        <translation>%1；已移出游戏</translation>
    </message>
    <message>
        <source>Empty place</source>
        <translation>空位</translation>
    </message>
    <message>
        <source>A guild, face down</source>
        <translation>面朝下的行会牌</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>面朝下的牌</translation>
    </message>
    <message>
        <source>%1; %2; %3 pays: %4</source>
        <comment>a card, my price, the opponent, their price</comment>
        <translation>%1；%2；%3 的费用：%4</translation>
    </message>
    <message>
        <source>%1; covered</source>
        <comment>a card</comment>
        <translation>%1；被压住</translation>
    </message>
    <message numerus="yes">
        <source>%1; uncovers %n card(s)</source>
        <comment>a card</comment>
        <translation>
            <numerusform>%1；拿走后露出 %n 张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and a price</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>It is built.</source>
        <translation>已经建成。</translation>
    </message>
    <message>
        <source>It is out of the game.</source>
        <translation>已被移出游戏。</translation>
    </message>
</context>
<context>
    <name>mirabilia::DuelChoice</name>
    <message>
        <source>Build</source>
        <translation>建造</translation>
    </message>
    <message>
        <source>Discard +%1</source>
        <translation>弃牌 +%1</translation>
    </message>
    <message>
        <source>Take this wonder</source>
        <translation>拿取这个奇迹</translation>
    </message>
    <message>
        <source>Take this token</source>
        <translation>拿取这个标记</translation>
    </message>
    <message>
        <source>Destroy it</source>
        <translation>摧毁它</translation>
    </message>
    <message>
        <source>Build it for free</source>
        <translation>免费建造</translation>
    </message>
    <message>
        <source>Let %1 begin</source>
        <translation>让 %1 先手</translation>
    </message>
    <message>
        <source>%1 bought for %2</source>
        <comment>units of a resource, coins</comment>
        <translation>以 %2 金币购买 %1 个</translation>
    </message>
    <message>
        <source>free by %1</source>
        <translation>因%1免费</translation>
    </message>
    <message>
        <source>leaves %1</source>
        <comment>coins</comment>
        <translation>剩余 %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>coins before and after</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 loses %2</source>
        <comment>a player, coins</comment>
        <translation>%1 失去 %2 金币</translation>
    </message>
    <message>
        <source>%1 gets %2</source>
        <comment>a player, coins</comment>
        <translation>%1 获得 %2 金币</translation>
    </message>
    <message numerus="yes">
        <source>turns up %n card(s)</source>
        <translation>
            <numerusform>翻开 %n 张牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>uncovers %n card(s)</source>
        <translation>
            <numerusform>露出 %n 张牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) to %1&apos;s capital</source>
        <translation>
            <numerusform>距 %1 的首都 %n 格</numerusform>
        </translation>
    </message>
    <message>
        <source>choose a progress token</source>
        <translation>选一个进步标记</translation>
    </message>
    <message>
        <source>draw progress tokens</source>
        <translation>抽取进步标记</translation>
    </message>
    <message>
        <source>destroy a card</source>
        <translation>摧毁一张牌</translation>
    </message>
    <message>
        <source>build from the discard pile</source>
        <translation>从弃牌堆建造</translation>
    </message>
    <message>
        <source>wins the game</source>
        <translation>赢得游戏</translation>
    </message>
    <message>
        <source>play again</source>
        <translation>再进行一个回合</translation>
    </message>
    <message>
        <source>%1 pays %2 instead of %3</source>
        <comment>a player, coins for a unit</comment>
        <translation>%1 的单价：%3 → %2</translation>
    </message>
    <message>
        <source>then %1</source>
        <translation>之后，%1</translation>
    </message>
</context>
<context>
    <name>mirabilia::DuelCoinsHelper</name>
    <message>
        <source>Every three coins are worth a point.</source>
        <translation>每三枚金币 1 分。</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>金币</translation>
    </message>
</context>
<context>
    <name>mirabilia::DuelListHelper</name>
    <message>
        <source>Wonders that are built are worth the points printed on them.</source>
        <translation>已建成的奇迹按印在上面的分数计分。</translation>
    </message>
    <message>
        <source>Some progress tokens are worth points.</source>
        <translation>部分进步标记有分。</translation>
    </message>
    <message>
        <source>Guilds count in the city that has more.</source>
        <translation>行会按数量较多的一方计数。</translation>
    </message>
    <message>
        <source>Green cards are worth the points printed on them.</source>
        <translation>绿色牌的分数印在牌上。</translation>
    </message>
    <message>
        <source>Yellow cards are worth the points printed on them.</source>
        <translation>黄色牌的分数印在牌上。</translation>
    </message>
    <message>
        <source>Blue cards are worth the points printed on them.</source>
        <translation>蓝色牌的分数印在牌上。</translation>
    </message>
    <message>
        <source>Age %1</source>
        <translation>时代 %1</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>金币</translation>
    </message>
    <message>
        <source>Wonders built</source>
        <translation>已建奇迹</translation>
    </message>
    <message>
        <source>Progress tokens</source>
        <translation>进步标记</translation>
    </message>
</context>
<context>
    <name>mirabilia::DuelPawnHelper</name>
    <message>
        <source>The conflict pawn gives points to the city that it has moved away from.</source>
        <translation>冲突棋子远离哪座城市，哪座城市就得分。</translation>
    </message>
    <message>
        <source>Spaces towards the other city</source>
        <translation>向对方城市前进的格数</translation>
    </message>
    <message>
        <source>Write it down for both</source>
        <translation>为双方填写</translation>
    </message>
</context>
<context>
    <name>mirabilia::DuelScores</name>
    <message>
        <source>Blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>Blue cards</source>
        <translation>蓝色牌</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>Green cards</source>
        <translation>绿色牌</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄色</translation>
    </message>
    <message>
        <source>Yellow cards</source>
        <translation>黄色牌</translation>
    </message>
    <message>
        <source>Guilds</source>
        <translation>行会</translation>
    </message>
    <message>
        <source>Wonders</source>
        <translation>奇迹</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进步</translation>
    </message>
    <message>
        <source>Progress tokens</source>
        <translation>进步标记</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>金币</translation>
    </message>
    <message>
        <source>Military</source>
        <translation>军事</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s), a point for every three</source>
        <translation>
            <numerusform>%n 金币，每三枚 1 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pawn stands %n step(s) from the middle</source>
        <translation>
            <numerusform>冲突棋子距中央 %n 格</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 times</source>
        <comment>a card and how often it counts</comment>
        <translation>%1，%2 次</translation>
    </message>
</context>
<context>
    <name>mirabilia::DuelStory</name>
    <message>
        <source>free, by a chain</source>
        <translation>因连锁免费</translation>
    </message>
    <message numerus="yes">
        <source>for %n coin(s)</source>
        <translation>
            <numerusform>花 %n 金币</numerusform>
        </translation>
    </message>
    <message>
        <source>took %1</source>
        <translation>拿取了%1</translation>
    </message>
    <message>
        <source>let %1 begin</source>
        <translation>让 %1 先手</translation>
    </message>
    <message>
        <source>built %1</source>
        <translation>建造了%1</translation>
    </message>
    <message>
        <source>built %1 %2</source>
        <comment>a card, for how much</comment>
        <translation>%2建造了%1</translation>
    </message>
    <message>
        <source>built %1 over %2</source>
        <comment>a wonder, a card</comment>
        <translation>用%2建造了%1</translation>
    </message>
    <message>
        <source>built %1 over %2 %3</source>
        <comment>a wonder, a card, for how much</comment>
        <translation>%3用%2建造了%1</translation>
    </message>
    <message>
        <source>discarded %1</source>
        <translation>弃掉了%1</translation>
    </message>
    <message>
        <source>took the token %1</source>
        <translation>拿取了进步标记%1</translation>
    </message>
    <message>
        <source>built %1 from the discard pile</source>
        <translation>从弃牌堆建造了%1</translation>
    </message>
    <message>
        <source>destroyed %1 of %2</source>
        <comment>a card, its owner</comment>
        <translation>摧毁了 %2 的%1</translation>
    </message>
    <message>
        <source>The wonders are chosen</source>
        <translation>选择奇迹</translation>
    </message>
    <message>
        <source>Age %1</source>
        <translation>时代 %1</translation>
    </message>
    <message>
        <source>Age %1, turn %2</source>
        <translation>时代 %1，第 %2 回合</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and what they did</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 plays again</source>
        <translation>%1 再进行一个回合</translation>
    </message>
    <message>
        <source>%1 is turned up</source>
        <translation>翻开了%1</translation>
    </message>
    <message numerus="yes">
        <source>The pawn moves %n step(s) towards the capital of %1</source>
        <translation>
            <numerusform>冲突棋子向 %1 的首都移动 %n 格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n coin(s) to the army</source>
        <translation>
            <numerusform>%1 因军事失去 %n 金币</numerusform>
        </translation>
    </message>
    <message>
        <source>Seven wonders built: %1 leaves the game</source>
        <translation>已建成七个奇迹：%1移出游戏</translation>
    </message>
    <message>
        <source>A capital has fallen</source>
        <translation>首都陷落</translation>
    </message>
    <message>
        <source>Six different symbols decide the game</source>
        <translation>六种不同标志决定胜负</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>游戏结束</translation>
    </message>
    <message>
        <source>Age %1 begins</source>
        <translation>时代 %1 开始</translation>
    </message>
    <message>
        <source>%1 are turned up</source>
        <comment>several cards</comment>
        <translation>翻开了%1</translation>
    </message>
    <message>
        <source>let you begin</source>
        <translation>让你先手</translation>
    </message>
    <message>
        <source>destroyed your %1</source>
        <translation>摧毁了你的%1</translation>
    </message>
    <message>
        <source>You</source>
        <comment>did something</comment>
        <translation>你</translation>
    </message>
    <message>
        <source>You play again</source>
        <translation>你再行动一次</translation>
    </message>
    <message>
        <source>The army takes %1 of your coins</source>
        <translation>军队夺走你 %1 枚钱币</translation>
    </message>
</context>
<context>
    <name>mirabilia::DuelTable</name>
    <message>
        <source>The draft of the wonders</source>
        <translation>奇迹轮抽</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>谁先手？</translation>
    </message>
    <message>
        <source>A pair of symbols</source>
        <translation>一对相同标志</translation>
    </message>
    <message>
        <source>Take one of the wonders on offer. You need not build all of them: once seven are built, the last leaves the game.</source>
        <translation>从展示的奇迹中拿取一个。不必全部建成：建成七个后，最后一个移出游戏。</translation>
    </message>
    <message>
        <source>%1 takes one of the progress tokens of the board.</source>
        <translation>%1 从版图上拿取一个进步标记。</translation>
    </message>
    <message>
        <source>%1 keeps one of three progress tokens that are not in the game.</source>
        <translation>%1 从未使用的三个进步标记中保留一个。</translation>
    </message>
    <message>
        <source>%1 destroys a card of the opponent; it goes to the discard pile.</source>
        <translation>%1 摧毁对手的一张牌；该牌放入弃牌堆。</translation>
    </message>
    <message>
        <source>%1 builds a discarded card for free.</source>
        <translation>%1 从弃牌堆免费建造一张牌。</translation>
    </message>
    <message>
        <source>Choose a wonder</source>
        <translation>选一个奇迹</translation>
    </message>
    <message>
        <source>Say who begins</source>
        <translation>决定谁先手</translation>
    </message>
    <message>
        <source>Choose a progress token</source>
        <translation>选一个进步标记</translation>
    </message>
    <message>
        <source>Choose the card to destroy</source>
        <translation>选择要摧毁的牌</translation>
    </message>
    <message>
        <source>Choose a discarded card</source>
        <translation>从弃牌堆选一张牌</translation>
    </message>
    <message>
        <source>%1, take a card</source>
        <translation>%1，请拿一张牌</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>拿一张牌</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and what they did</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 takes the capital and wins</source>
        <translation>%1 攻占首都，获得胜利</translation>
    </message>
    <message>
        <source>%1 wins with six different symbols</source>
        <translation>%1 以六种不同标志获胜</translation>
    </message>
    <message>
        <source>Build %1</source>
        <translation>建造%1</translation>
    </message>
    <message>
        <source>Build %1 over %2</source>
        <comment>a wonder, a card</comment>
        <translation>用%2建造%1</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>弃掉%1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>拿取%1</translation>
    </message>
    <message>
        <source>Destroy %1</source>
        <translation>摧毁%1</translation>
    </message>
    <message>
        <source>Build %1 from the discard pile</source>
        <translation>从弃牌堆建造%1</translation>
    </message>
    <message>
        <source>Let %1 begin</source>
        <translation>让 %1 先手</translation>
    </message>
    <message>
        <source>%1 has the weaker army and says who begins age %2. Whoever begins takes the first card.</source>
        <translation>%1 在军事轨上处于劣势，决定时代 %2 由谁先手。先手者先拿第一张牌。</translation>
    </message>
    <message>
        <source>The pawn is in the middle: %1 moved last and says who begins age %2. Whoever begins takes the first card.</source>
        <translation>冲突棋子位于中央：%1 最后行动，决定时代 %2 由谁先手。先手者先拿第一张牌。</translation>
    </message>
    <message>
        <source>%1 plays again: take a card</source>
        <translation>%1 再进行一个回合：请拿一张牌</translation>
    </message>
    <message>
        <source>You play again: take a card</source>
        <translation>你再进行一个回合：请拿一张牌</translation>
    </message>
    <message>
        <source>Draft, move %1</source>
        <translation>轮抽，第 %1 手</translation>
    </message>
    <message>
        <source>Age %1, move %2</source>
        <translation>时代 %1，第 %2 手</translation>
    </message>
    <message>
        <source>Age %1 begins</source>
        <translation>时代 %1 开始</translation>
    </message>
    <message>
        <source>%1 says who begins</source>
        <translation>%1 决定谁先开始</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1 先开始</translation>
    </message>
    <message>
        <source>You take the capital and win</source>
        <translation>你攻下首都，获胜</translation>
    </message>
    <message>
        <source>You win with six different symbols</source>
        <translation>你集齐六种不同的标志，获胜</translation>
    </message>
    <message>
        <source>You have the weaker army and say who begins age %1. Whoever begins takes the first card.</source>
        <translation>你的军队较弱，由你决定谁在时代 %1 先手。先手拿第一张牌。</translation>
    </message>
    <message>
        <source>The pawn is in the middle: you moved last and say who begins age %1. Whoever begins takes the first card.</source>
        <translation>棋子在正中：你最后行动，由你决定谁在时代 %1 先手。先手拿第一张牌。</translation>
    </message>
    <message>
        <source>Take one of the progress tokens of the board.</source>
        <translation>从版图上拿一个发展标记。</translation>
    </message>
    <message>
        <source>Keep one of three progress tokens that are not in the game.</source>
        <translation>从三个不在本局中的发展标记里留下一个。</translation>
    </message>
    <message>
        <source>Destroy a card of the opponent; it goes to the discard pile.</source>
        <translation>摧毁对手的一张牌；它进入弃牌堆。</translation>
    </message>
    <message>
        <source>Build a discarded card for free.</source>
        <translation>免费建造一张弃牌。</translation>
    </message>
    <message>
        <source>You</source>
        <comment>did something</comment>
        <translation>你</translation>
    </message>
    <message>
        <source>You say who begins</source>
        <translation>由你决定谁先手</translation>
    </message>
    <message>
        <source>You begin</source>
        <translation>你先手</translation>
    </message>
</context>
<context>
    <name>mirabilia::DuelWording</name>
    <message>
        <source>globe</source>
        <translation>地球仪</translation>
    </message>
    <message>
        <source>sundial</source>
        <translation>日晷</translation>
    </message>
    <message>
        <source>mortar</source>
        <translation>研钵</translation>
    </message>
    <message>
        <source>plumb bob</source>
        <translation>铅锤</translation>
    </message>
    <message>
        <source>quill</source>
        <translation>羽毛笔</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>车轮</translation>
    </message>
    <message>
        <source>scales</source>
        <translation>天平</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between resources</comment>
        <translation>或</translation>
    </message>
    <message>
        <source>in the city that has more of them</source>
        <translation>数量较多的城市</translation>
    </message>
    <message>
        <source>in your city</source>
        <translation>自己城市</translation>
    </message>
    <message>
        <source>for each built wonder %1</source>
        <comment>where</comment>
        <translation>%1每有一个已建成的奇迹</translation>
    </message>
    <message>
        <source>for every three coins in the city that has more of them</source>
        <translation>金币较多的城市每有三枚金币</translation>
    </message>
    <message>
        <source>for each of your progress tokens</source>
        <translation>自己每有一个进步标记</translation>
    </message>
    <message>
        <source>for each %1 card %2</source>
        <comment>a colour, then where</comment>
        <translation>%2每有一张%1牌</translation>
    </message>
    <message>
        <source>produces %1 %2</source>
        <comment>an amount of a resource</comment>
        <translation>生产 %1 %2</translation>
    </message>
    <message>
        <source>produces %1, one of them in each purchase</source>
        <translation>生产%1，每次支付任选其一</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shield(s)</source>
        <translation>
            <numerusform>%n 面盾</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) at once</source>
        <translation>
            <numerusform>立即获得 %n 金币</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you buy %1 for %n coin(s) a unit</source>
        <translation>
            <numerusform>以每个 %n 金币购买%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) at once %1</source>
        <translation>
            <numerusform>%1，立即获得 %n 金币</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) %1</source>
        <translation>
            <numerusform>%1，得 %n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the opponent loses %n coin(s)</source>
        <translation>
            <numerusform>对手失去 %n 金币</numerusform>
        </translation>
    </message>
    <message>
        <source>play again at once</source>
        <translation>立即再进行一个回合</translation>
    </message>
    <message>
        <source>destroys a %1 card of the opponent</source>
        <translation>摧毁对手的一张%1牌</translation>
    </message>
    <message numerus="yes">
        <source>draw %n of the unused progress tokens and keep one</source>
        <translation>
            <numerusform>抽取 %n 个未使用的进步标记，保留其一</numerusform>
        </translation>
    </message>
    <message>
        <source>build a discarded card for free</source>
        <translation>从弃牌堆免费建造一张牌</translation>
    </message>
    <message numerus="yes">
        <source>your wonders cost %n fewer resource(s)</source>
        <translation>
            <numerusform>你的奇迹费用减少 %n 个资源</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your blue cards cost %n fewer resource(s)</source>
        <translation>
            <numerusform>你的蓝色牌费用减少 %n 个资源</numerusform>
        </translation>
    </message>
    <message>
        <source>what the opponent pays for resources goes to you</source>
        <translation>对手购买资源支付的金币归你</translation>
    </message>
    <message numerus="yes">
        <source>red cards built from now on have %n more shield(s)</source>
        <translation>
            <numerusform>此后建造的红色牌多 %n 面盾</numerusform>
        </translation>
    </message>
    <message>
        <source>wonders built from now on let you play again</source>
        <translation>此后建造的奇迹让你再进行一个回合</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) for each card built free by a chain</source>
        <translation>
            <numerusform>每次因连锁免费建造，获得 %n 金币</numerusform>
        </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between effects</comment>
        <translation>；</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n 金币</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an amount of a resource</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>the cost</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between amounts</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>name, colour and effect of a card</comment>
        <translation>%1，%2，%3</translation>
    </message>
    <message>
        <source>%1, %2, costs %3</source>
        <comment>a wonder, its effect, its cost</comment>
        <translation>%1，%2，费用：%3</translation>
    </message>
    <message>
        <source>%1, taken</source>
        <comment>a progress token</comment>
        <translation>%1，已拿取</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a progress token and its effect</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>资源</translation>
    </message>
    <message>
        <source>free, by %1</source>
        <translation>因%1免费</translation>
    </message>
    <message numerus="yes">
        <source>costs %n coin(s), %1 too many</source>
        <translation>
            <numerusform>需 %n 金币，还差 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>free</source>
        <translation>免费</translation>
    </message>
    <message>
        <source>your own goods pay for it</source>
        <translation>自己的资源足够</translation>
    </message>
    <message>
        <source>%1, with %2 bought</source>
        <comment>coins, resources</comment>
        <translation>%1，购买 %2</translation>
    </message>
    <message>
        <source>%1: produced</source>
        <translation>%1：自己生产</translation>
    </message>
    <message>
        <source>%1: given by %2</source>
        <translation>%1：由%2提供</translation>
    </message>
    <message>
        <source>%1: saved by %2</source>
        <translation>%1：因%2免付</translation>
    </message>
    <message>
        <source>Free, thanks to %1</source>
        <translation>因已有%1而免费</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) each</source>
        <translation>
            <numerusform>每个 %n 金币</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: bought for %2</source>
        <comment>resources, coins each</comment>
        <translation>%1：购买，%2</translation>
    </message>
    <message>
        <source>%1: bought for %2, thanks to %3</source>
        <comment>resources, coins each, a card</comment>
        <translation>%1：购买，%2（因有%3）</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) to the bank</source>
        <translation>
            <numerusform>付给银行 %n 金币</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot pay for it</source>
        <translation>无法支付</translation>
    </message>
    <message>
        <source>It is still covered</source>
        <translation>还被其他牌压着</translation>
    </message>
    <message>
        <source>Already built</source>
        <translation>已经建造</translation>
    </message>
    <message>
        <source>There is nothing to decide now</source>
        <translation>现在没有需要决定的</translation>
    </message>
    <message>
        <source>The table has moved on</source>
        <translation>牌局已经继续</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>现在不可行</translation>
    </message>
    <message>
        <source>%1 could win for %2</source>
        <comment>a card or wonder, a player</comment>
        <translation>%2 可能凭%1获胜</translation>
    </message>
    <message>
        <source>%1 wins for %2</source>
        <comment>a card or wonder, a player</comment>
        <translation>%2 可凭%1获胜</translation>
    </message>
    <message numerus="yes">
        <source>It costs %n coin(s), %1 too many</source>
        <translation>
            <numerusform>需 %n 金币，还差 %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::FirstGameModel</name>
    <message>
        <source>%1: %2</source>
        <comment>a move, and the reason for it</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>mirabilia::GameDataModel</name>
    <message>
        <source>Built in, for your own file cannot be used</source>
        <translation>内置，因为自己的文件无法使用</translation>
    </message>
    <message>
        <source>Your own (%1), from %2</source>
        <comment>a fingerprint, a file</comment>
        <translation>自己的（%1），来自 %2</translation>
    </message>
    <message>
        <source>From %1, like the built-in ones</source>
        <comment>a file</comment>
        <translation>来自 %1，与内置相同</translation>
    </message>
    <message>
        <source>Built in</source>
        <translation>内置</translation>
    </message>
</context>
<context>
    <name>mirabilia::GuildsHelper</name>
    <message>
        <source>Guilds are worth points for what stands in neighbouring cities or your own.</source>
        <translation>行会按邻邦或自己城市中的建筑计分。</translation>
    </message>
    <message>
        <source>Guilds</source>
        <translation>行会</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>计数方式</translation>
    </message>
    <message>
        <source>What the built guilds count</source>
        <translation>已建行会所需的数量</translation>
    </message>
    <message>
        <source>All that guilds can count</source>
        <translation>行会可能用到的全部数量</translation>
    </message>
</context>
<context>
    <name>mirabilia::ImportColumnsModel</name>
    <message>
        <source>Nothing: kept as it is</source>
        <translation>无：照原样保留</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>总分</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Military: points won</source>
        <translation>军事：得分</translation>
    </message>
    <message>
        <source>Military: points lost</source>
        <translation>军事：失分</translation>
    </message>
    <message>
        <source>Armada: points won</source>
        <translation>舰队：得分</translation>
    </message>
    <message>
        <source>Armada: points lost</source>
        <translation>舰队：失分</translation>
    </message>
    <message>
        <source>Cities: debts</source>
        <translation>城市：债务</translation>
    </message>
    <message>
        <source>Which box it is</source>
        <translation>是哪一盒游戏</translation>
    </message>
    <message>
        <source>Number or name of the game</source>
        <translation>对局的编号或名称</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>桌号</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>地点</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>扩展</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Wonder: its name</source>
        <translation>奇迹：名称</translation>
    </message>
    <message>
        <source>Side of the wonder</source>
        <translation>奇迹的面</translation>
    </message>
    <message>
        <source>Left neighbour</source>
        <translation>左邻</translation>
    </message>
    <message>
        <source>Right neighbour</source>
        <translation>右邻</translation>
    </message>
    <message>
        <source>How a Duel was won</source>
        <translation>对决的获胜方式</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>获胜者</translation>
    </message>
    <message>
        <source>Played by a computer</source>
        <translation>由电脑操作</translation>
    </message>
    <message>
        <source>Coins left</source>
        <translation>剩余硬币</translation>
    </message>
    <message>
        <source>Id of the sheet</source>
        <translation>计分表编号</translation>
    </message>
    <message>
        <source>Points: %1</source>
        <comment>of a row of the sheet</comment>
        <translation>分数：%1</translation>
    </message>
</context>
<context>
    <name>mirabilia::ImportModel</name>
    <message>
        <source>Game %1</source>
        <translation>第 %1 局</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between date, name and place</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>%1 (already in the history)</source>
        <comment>players and points</comment>
        <translation>%1（已在历史中）</translation>
    </message>
</context>
<context>
    <name>mirabilia::ImportNotesModel</name>
    <message>
        <source>, </source>
        <comment>between game, player and column</comment>
        <translation>，</translation>
    </message>
</context>
<context>
    <name>mirabilia::LanModel</name>
    <message>
        <source>%1, with %2</source>
        <comment>a game, its players</comment>
        <translation>%1，玩家 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n seat(s) free</source>
        <comment>what is played, and by whom</comment>
        <translation>
            <numerusform>%1；%n 个空位</numerusform>
        </translation>
    </message>
    <message>
        <source>A game that this program does not know.</source>
        <translation>本程序不认识的游戏。</translation>
    </message>
    <message>
        <source>%1&apos;s table</source>
        <comment>its host</comment>
        <translation>%1 的牌桌</translation>
    </message>
    <message>
        <source>%1; it has begun</source>
        <comment>what is played, and by whom</comment>
        <translation>%1；已开始</translation>
    </message>
    <message>
        <source>%1; full</source>
        <comment>what is played, and by whom</comment>
        <translation>%1；已满</translation>
    </message>
    <message>
        <source>You choose game and seats; that host runs the table</source>
        <translation>游戏和座位由你决定；桌子由该主机保管</translation>
    </message>
    <message>
        <source>An edition of %1 that this program does not know.</source>
        <translation>本程序不认识的%1版本。</translation>
    </message>
</context>
<context>
    <name>mirabilia::LossHelper</name>
    <message>
        <source>Points won at sea and on islands, less those lost.</source>
        <translation>海战与岛屿所得的分数，减去失去的分数。</translation>
    </message>
    <message>
        <source>Points of edifices, less those of debt tokens.</source>
        <translation>宏伟建筑的分数，减去债务标记的分数。</translation>
    </message>
    <message>
        <source>Points of black cards, less one for each debt.</source>
        <translation>黑色卡牌的分数，每个债务减 1 分。</translation>
    </message>
    <message>
        <source>Points won</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Debts</source>
        <translation>债务</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>失分</translation>
    </message>
</context>
<context>
    <name>mirabilia::NewGameModel</name>
    <message>
        <source>Player</source>
        <comment>default name of the person at the screen</comment>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Seat %1 needs a name.</source>
        <translation>座位 %1 需要名字。</translation>
    </message>
    <message>
        <source>Two seats are called %1.</source>
        <translation>有两个座位都叫 %1。</translation>
    </message>
    <message>
        <source>%1 is taken twice.</source>
        <translation>%1 被选了两次。</translation>
    </message>
    <message>
        <source>Somebody has to sit at this screen.</source>
        <translation>至少要有一人坐在屏幕前。</translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>%1 名玩家</translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <translation>%1 到 %2 名玩家</translation>
    </message>
    <message>
        <source>Random</source>
        <comment>who begins</comment>
        <translation>随机</translation>
    </message>
</context>
<context>
    <name>mirabilia::PadSharing</name>
    <message>
        <source>Somebody</source>
        <translation>某人</translation>
    </message>
    <message>
        <source>%1, %2: %3 has written %4, but %5 stands there.</source>
        <comment>a player, a category, a person, two values</comment>
        <translation>%1，%2：%3 写了 %4，但那里是 %5。</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>保留 %1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>采用 %1</translation>
    </message>
</context>
<context>
    <name>mirabilia::RecordsModel</name>
    <message numerus="yes">
        <source>%1, %n player(s)</source>
        <comment>a game</comment>
        <translation>
            <numerusform>%1，%n 名玩家</numerusform>
        </translation>
    </message>
    <message>
        <source>Not a record of a known game</source>
        <translation>不是这里所知游戏的棋谱</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <comment>of a file; what it is called there</comment>
        <translation>第 %1 行：%2</translation>
    </message>
</context>
<context>
    <name>mirabilia::ReplayModel</name>
    <message>
        <source>The end</source>
        <translation>终局</translation>
    </message>
</context>
<context>
    <name>mirabilia::ReviewModel</name>
    <message>
        <source>The record of this game is not here yet.</source>
        <translation>这局游戏的棋谱还没有到。</translation>
    </message>
    <message>
        <source>Reading the game</source>
        <translation>正在读取对局</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n decision(s) looked at</source>
        <translation>
            <numerusform>已查看 %1 / %n 个决定</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player, the chance to win</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>终局</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a chance to win, when</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1: chance to win %2, at most %3, at least %4, in the end %5</source>
        <comment>a player, chances to win: at first, ...</comment>
        <translation>%1：获胜机会起初 %2，最高 %3，最低 %4，最后 %5</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>what was done, the city it was done for</comment>
        <translation>%1（为 %2）</translation>
    </message>
    <message>
        <source>Better: %1.</source>
        <comment>an action and why it is better, in sentences</comment>
        <translation>更好的是：%1。</translation>
    </message>
    <message>
        <source>%1: %2, %3 of the chance to win. %4</source>
        <comment>when, an action, its cost, better</comment>
        <translation>%1：%2，获胜机会 %3。%4</translation>
    </message>
    <message>
        <source>Your best moment: %1, chance to win %2</source>
        <comment>when, by how much it rose</comment>
        <translation>你的最佳时刻：%1，胜率 %2</translation>
    </message>
</context>
<context>
    <name>mirabilia::RoomModel</name>
    <message>
        <source>Joining the table</source>
        <translation>正在前往牌桌</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) still free</source>
        <translation>
            <numerusform>还有 %n 个空位</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody is here</source>
        <translation>人已到齐</translation>
    </message>
    <message>
        <source>Everybody is here; the host begins</source>
        <translation>人已到齐，等待主机开始</translation>
    </message>
    <message>
        <source>Connection to the host lost. Reconnecting; nothing is lost.</source>
        <translation>与主机的连接中断，正在重试；什么都没有丢失。</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>游戏已暂停</translation>
    </message>
    <message numerus="yes">
        <source>%1 away: the seat waits</source>
        <comment>names</comment>
        <translation>
            <numerusform>%1 暂离：座位保留</numerusform>
        </translation>
    </message>
    <message>
        <source>A computer plays for %1</source>
        <translation>电脑代替 %1</translation>
    </message>
    <message>
        <source>You are watching</source>
        <translation>你正在观看</translation>
    </message>
    <message>
        <source>The seat of %1 is open to somebody else</source>
        <translation>%1 的座位让给别人了</translation>
    </message>
    <message>
        <source>Somebody has taken the seat of %1</source>
        <translation>有人接手了 %1 的座位</translation>
    </message>
    <message>
        <source>%1 keeps the seat</source>
        <translation>%1 保留座位</translation>
    </message>
    <message>
        <source>A computer plays for %1 now</source>
        <translation>现在由电脑代替 %1</translation>
    </message>
    <message>
        <source>%1 has given the seat back</source>
        <translation>%1 交还了座位</translation>
    </message>
    <message>
        <source>%1 decides for the table now</source>
        <translation>现在由 %1 主持牌桌</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) a turn</source>
        <translation>
            <numerusform>每回合 %n 分钟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) a turn</source>
        <translation>
            <numerusform>每回合 %n 天</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gave the seat back: it waits for somebody</source>
        <comment>names</comment>
        <translation>
            <numerusform>%1 交还了座位，等人接手</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours</comment>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 left for your turn</source>
        <comment>a time</comment>
        <translation>你的回合还剩 %1</translation>
    </message>
    <message>
        <source>%1 has %2 left</source>
        <comment>somebody, a time</comment>
        <translation>%1 还剩 %2</translation>
    </message>
    <message>
        <source>Paused by %1</source>
        <translation>%1 暂停了游戏</translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) watch(es)</source>
        <translation>
            <numerusform>%n 人在观看</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for the host</source>
        <translation>等待主机</translation>
    </message>
    <message>
        <source>Paused</source>
        <comment>the game</comment>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Asleep: %1</source>
        <translation>休眠中：%1</translation>
    </message>
</context>
<context>
    <name>mirabilia::RoomQuestionsModel</name>
    <message>
        <source>Wait</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>Let a computer play</source>
        <translation>由电脑代打</translation>
    </message>
    <message>
        <source>Save and end</source>
        <translation>保存并结束</translation>
    </message>
    <message>
        <source>Give it away</source>
        <translation>让给别人</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>%1 is here. Give the seat to somebody else?</source>
        <translation>%1 在场。要把座位让给别人吗？</translation>
    </message>
    <message>
        <source>%1 is away</source>
        <translation>%1 离开了</translation>
    </message>
</context>
<context>
    <name>mirabilia::SavesModel</name>
    <message>
        <source>A game that cannot be opened</source>
        <translation>无法打开的存档</translation>
    </message>
    <message>
        <source>A game with %1 that cannot be opened</source>
        <translation>与 %1 的存档，无法打开</translation>
    </message>
    <message>
        <source>The result of %1</source>
        <translation>%1的结果</translation>
    </message>
    <message>
        <source>The result of %1 with %2</source>
        <translation>与 %2 的%1的结果</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, %2, with %3</source>
        <translation>%1，%2，对手：%3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a game, at whose table</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game, everybody who played</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <translation>%1，对手：%2</translation>
    </message>
    <message>
        <source>%1 won</source>
        <comment>a player</comment>
        <translation>%1 获胜</translation>
    </message>
    <message>
        <source>%1 shared the victory</source>
        <comment>players</comment>
        <translation>%1 并列获胜</translation>
    </message>
    <message>
        <source>This version of the program does not know the game.</source>
        <translation>此版本的程序不认识这个游戏。</translation>
    </message>
    <message>
        <source>%1, with your own data (%2)</source>
        <comment>a day; a fingerprint</comment>
        <translation>%1，使用自己的数据（%2）</translation>
    </message>
</context>
<context>
    <name>mirabilia::ScienceHelper</name>
    <message>
        <source>Each symbol scores the square of its number; each set of three different ones scores 7.</source>
        <translation>每种标志按数量的平方计分；每组三种不同标志 7 分。</translation>
    </message>
    <message>
        <source>Wild symbols</source>
        <translation>任选标志</translation>
    </message>
    <message>
        <source>from a wonder or the Scientists Guild; scored for the best</source>
        <translation>来自奇迹或科学家行会；按最优方式计算</translation>
    </message>
    <message>
        <source>Count as symbols</source>
        <translation>这是标志数</translation>
    </message>
    <message>
        <source>Enter symbols: 2 / 1 1</source>
        <translation>按标志填：2 / 1 1</translation>
    </message>
</context>
<context>
    <name>mirabilia::ScoreBook</name>
    <message>
        <source>This sheet was also changed in another window. From now on this one is separate; both are in the history.</source>
        <translation>这张计分表也在另一个窗口中被填写了。从现在起，这里是一张单独的计分表；两张都在历史中。</translation>
    </message>
    <message>
        <source>A new history has begun. The damaged one is kept as %1.</source>
        <translation>已开始新历史。损坏的历史保留为 %1。</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>a game, the players</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>mirabilia::ScoreCopies</name>
    <message>
        <source>%1, %2</source>
        <comment>a day, a time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The history is as it was in the copy. What was here before is a copy now, too.</source>
        <translation>历史记录已恢复为备份的内容。之前的内容也已备份。</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <comment>the path of a file</comment>
        <translation>已写入：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) came or changed.</source>
        <translation>
            <numerusform>新增或更改了 %n 张计分表。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::ScoreHelper</name>
    <message>
        <source>Write it down for %1</source>
        <translation>为 %1 填写</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Count as coins</source>
        <translation>这是金币数</translation>
    </message>
    <message>
        <source>Enter coins: 14 /</source>
        <translation>按金币填：14 /</translation>
    </message>
</context>
<context>
    <name>mirabilia::ScoreHistoryModel</name>
    <message>
        <source>still being written</source>
        <translation>尚未完成</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a description</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <translation>已删除：%1</translation>
    </message>
    <message>
        <source>Corrected: %1</source>
        <translation>已更正：%1</translation>
    </message>
    <message>
        <source>This sheet cannot be read</source>
        <translation>无法读取这张计分表</translation>
    </message>
    <message>
        <source>a sheet that cannot be read</source>
        <translation>无法读取的计分表</translation>
    </message>
    <message>
        <source>Merged: %1 with %2</source>
        <comment>two names</comment>
        <translation>已合并：%1 与 %2</translation>
    </message>
    <message>
        <source>Renamed: %1 is %2 now</source>
        <comment>two names</comment>
        <translation>已改名：%1 现为 %2</translation>
    </message>
</context>
<context>
    <name>mirabilia::ScoreNews</name>
    <message>
        <source>%1 has more points than anybody in the history</source>
        <translation>%1 的分数超过了历史上的所有人</translation>
    </message>
    <message>
        <source>%1 wins for the first time</source>
        <translation>%1 首次获胜</translation>
    </message>
    <message>
        <source>%1 has more points than ever before</source>
        <translation>%1 的分数超过了自己以往的记录</translation>
    </message>
    <message>
        <source>%1: more points in %2 than anybody before (%3)</source>
        <comment>a name, a category</comment>
        <translation>%1：%2得分超过以往所有人（%3）</translation>
    </message>
</context>
<context>
    <name>mirabilia::ScorePadModel</name>
    <message>
        <source>%1, %2</source>
        <comment>a player, a category</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Enter goes on; nothing goes on by itself.</source>
        <translation>按 Enter 才到下一格，不会自动前进。</translation>
    </message>
    <message>
        <source>Next goes on; nothing goes on by itself.</source>
        <translation>按“下一格”才前进，不会自动前进。</translation>
    </message>
</context>
<context>
    <name>mirabilia::ScorePeopleModel</name>
    <message>
        <source>%1 may be %2</source>
        <comment>two ways to write a name</comment>
        <translation>%1 可能就是 %2</translation>
    </message>
</context>
<context>
    <name>mirabilia::ScoreStatisticsModel</name>
    <message numerus="yes">
        <source>%1: %n game(s), %2 won, %3 points on average, %4 at best</source>
        <translation>
            <numerusform>%1：%n 局，胜 %2 局，平均 %3 分，最高 %4 分</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a wonder, its side</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 points on average, %3 for winners, %4 at best; %n value(s)</source>
        <translation>
            <numerusform>%1：平均 %2 分，胜者 %3 分，最高 %4 分；%n 个数值</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; trend %2 a game</source>
        <comment>figures of a player, points</comment>
        <translation>%1；趋势每局 %2</translation>
    </message>
    <message>
        <source>%1; strong in %2</source>
        <comment>figures of a player, a category</comment>
        <translation>%1；擅长%2</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n total(s) left out: the rows do not match</source>
        <translation>
            <numerusform>%1；已排除 %n 个与各行不符的总分</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (computer)</source>
        <comment>a name</comment>
        <translation>%1（电脑）</translation>
    </message>
    <message>
        <source>%1 by chance</source>
        <comment>wins</comment>
        <translation>按概率 %1</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between figures</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>座位 %1</translation>
    </message>
    <message>
        <source>%1 without expansions, %2 with</source>
        <comment>two averages</comment>
        <translation>无扩展 %1，有扩展 %2</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>等级分 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row now</source>
        <translation>
            <numerusform>当前连胜 %n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row at most</source>
        <translation>
            <numerusform>最长连胜 %n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) a game</source>
        <translation>
            <numerusform>每局 %n 分钟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 minutes on average in %n game(s)</source>
        <translation>
            <numerusform>%n 局平均 %1 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>winners %1</source>
        <comment>two averages</comment>
        <translation>胜者 %1</translation>
    </message>
    <message>
        <source>only games without expansions</source>
        <translation>只有不带扩展的对局</translation>
    </message>
    <message>
        <source>only games with expansions</source>
        <translation>只有带扩展的对局</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of these without expansions, where totals are lower: averages are those of the other games.</source>
        <translation>
            <numerusform>其中 %n 局不带扩展，总分较低：平均分只算其余各局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of these with expansions, where totals are higher: averages are those of the other games.</source>
        <translation>
            <numerusform>其中 %n 局带扩展，总分较高：平均分只算其余各局。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::ScoreTransfer</name>
    <message>
        <source>%1 with %2</source>
        <comment>so many games, so many players</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1; kept, but not understood: %2</source>
        <comment>what was read, names of columns</comment>
        <translation>%1；已保留但无法识别：%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between columns</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>There is no sheet to write.</source>
        <translation>没有可写入的计分表。</translation>
    </message>
    <message>
        <source>The sheet could not be drawn.</source>
        <translation>无法绘制计分表。</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <comment>the path of a file</comment>
        <translation>已写入：%1</translation>
    </message>
    <message>
        <source>There is no sheet to print.</source>
        <translation>没有可打印的计分表。</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>已交给打印机。</translation>
    </message>
    <message>
        <source>Sent to BG Stats.</source>
        <translation>已交给 BG Stats。</translation>
    </message>
    <message>
        <source>The app BG Stats is not on this device.</source>
        <translation>本设备上没有 BG Stats 应用。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>the name of a file, what it is</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s)</source>
        <translation>
            <numerusform>%Ln 名玩家</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 of %2 is no record of a whole game: it has no result.</source>
        <comment>a number, a file</comment>
        <translation>%2 的第 %1 行不是完整对局的记录，没有结果。</translation>
    </message>
    <message>
        <source>There is no record of a game in %1.</source>
        <comment>a file</comment>
        <translation>%1 里没有对局记录。</translation>
    </message>
</context>
<context>
    <name>mirabilia::ScoreWords</name>
    <message>
        <source>The rows add up to {sum}, not {total}.</source>
        <translation>各行合计为 {sum}，不是 {total}。</translation>
    </message>
    <message>
        <source>No symbols give {points}. Did you forget the sets of three? With them: {meant}.</source>
        <translation>没有标志组合能得 {points}。忘了三种一组的分吗？加上后是 {meant}。</translation>
    </message>
    <message>
        <source>No symbols give {points}. One set too many? Without it: {meant}.</source>
        <translation>没有标志组合能得 {points}。多算了一组吗？去掉后是 {meant}。</translation>
    </message>
    <message>
        <source>No symbols give {points}; the nearest value is {meant}.</source>
        <translation>没有标志组合能得 {points}；最接近的是 {meant}。</translation>
    </message>
    <message>
        <source>Three ages of war give {least} to {most}, not {points}.</source>
        <translation>三个时代的战争得分在 {least} 到 {most} 之间，不会是 {points}。</translation>
    </message>
    <message>
        <source>No blue cards give {points}.</source>
        <translation>没有蓝色牌组合能得 {points}。</translation>
    </message>
    <message>
        <source>Nothing in this row adds up to {points}.</source>
        <translation>这一行没有组合能得 {points}。</translation>
    </message>
    <message>
        <source>This row cannot be negative.</source>
        <translation>这一行不能为负。</translation>
    </message>
    <message>
        <source>{points} is more than all cards give together ({most}).</source>
        <translation>{points} 超过所有牌的总和（{most}）。</translation>
    </message>
    <message>
        <source>Nobody can have {coins} coins.</source>
        <translation>不可能有 {coins} 枚金币。</translation>
    </message>
    <message>
        <source>{coins} coins are more than the box holds ({most}).</source>
        <translation>{coins} 枚金币超过盒中的数量（{most}）。</translation>
    </message>
    <message>
        <source>Coins never cost points.</source>
        <translation>金币不会扣分。</translation>
    </message>
    <message>
        <source>{points} points need {coins} coins; the box holds {most}.</source>
        <translation>{points} 分需要 {coins} 枚金币；盒中只有 {most} 枚。</translation>
    </message>
    <message>
        <source>{coins} coins are worth {meant}, not {points}.</source>
        <translation>{coins} 枚金币值 {meant} 分，不是 {points} 分。</translation>
    </message>
    <message>
        <source>{wonder} gives {least} to {most}, not {points}.</source>
        <translation>{wonder}可得 {least} 到 {most} 分，不会是 {points}。</translation>
    </message>
    <message>
        <source>No stages of {wonder} give {points}; possible are {values}.</source>
        <translation>{wonder}的阶段不可能得 {points}；可能的是 {values}。</translation>
    </message>
    <message>
        <source>No wonder gives {points}; the most is {most}.</source>
        <translation>没有奇迹能得 {points}；最多 {most}。</translation>
    </message>
    <message>
        <source>No conflicts around the table end with {points}.</source>
        <translation>全桌的冲突不可能得出 {points}。</translation>
    </message>
    <message>
        <source>The war points {points} add up to {sum}; with a defeat for every victory the sum is even.</source>
        <translation>战争得分 {points} 合计为 {sum}；每次胜利都对应一次战败，总和应为偶数。</translation>
    </message>
    <message>
        <source>{points} war points do not fit the others&apos; points.</source>
        <translation>{points} 分的战争得分与其他人的不符。</translation>
    </message>
    <message>
        <source>The conflict pawn gives {values}, not {points}.</source>
        <translation>冲突棋子可得 {values}，不是 {points}。</translation>
    </message>
    <message>
        <source>Only one of the two can have points for the conflict pawn.</source>
        <translation>两人中只有一人能因冲突棋子得分。</translation>
    </message>
    <message>
        <source>Rank {rank} is written here; by the points it is {meant}.</source>
        <translation>这里写的是第 {rank} 名；按分数应为第 {meant} 名。</translation>
    </message>
    <message>
        <source>The ranks are not in the order of the points.</source>
        <translation>名次与分数的顺序不符。</translation>
    </message>
    <message>
        <source>There is no rank {rank} at this table.</source>
        <translation>这一桌没有第 {rank} 名。</translation>
    </message>
    <message>
        <source>{count} players at one table; {most} is the most.</source>
        <translation>一桌有 {count} 名玩家；最多 {most} 名。</translation>
    </message>
    <message>
        <source>Seat {seat} is taken twice.</source>
        <translation>座位 {seat} 被占用两次。</translation>
    </message>
    <message>
        <source>&quot;{text}&quot; is not a whole number.</source>
        <translation>“{text}”不是整数。</translation>
    </message>
    <message>
        <source>The line has {cells} cells, the header {columns}.</source>
        <translation>这一行有 {cells} 格，表头只有 {columns} 格。</translation>
    </message>
    <message>
        <source>A quotation mark is opened and never closed.</source>
        <translation>引号没有闭合。</translation>
    </message>
    <message>
        <source>7 Wonders Duel</source>
        <translation>七大奇迹对决</translation>
    </message>
    <message>
        <source>7 Wonders Dice</source>
        <translation>七大奇迹骰子版</translation>
    </message>
    <message>
        <source>7 Wonders</source>
        <translation>七大奇迹</translation>
    </message>
    <message>
        <source>Circled coins left</source>
        <translation>剩余的圈出金币</translation>
    </message>
    <message>
        <source>Coins left</source>
        <translation>剩余金币</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>金币</translation>
    </message>
    <message>
        <source>Total on paper</source>
        <translation>纸面总分</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>纸面</translation>
    </message>
    <message>
        <source>Military conflicts</source>
        <translation>军事冲突</translation>
    </message>
    <message>
        <source>Military</source>
        <translation>军事</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>金库</translation>
    </message>
    <message>
        <source>Wonder</source>
        <translation>奇迹</translation>
    </message>
    <message>
        <source>Civilian structures</source>
        <translation>文明建筑</translation>
    </message>
    <message>
        <source>Civilian</source>
        <translation>文明</translation>
    </message>
    <message>
        <source>Scientific structures</source>
        <translation>科技建筑</translation>
    </message>
    <message>
        <source>Science</source>
        <translation>科技</translation>
    </message>
    <message>
        <source>Commercial structures</source>
        <translation>商业建筑</translation>
    </message>
    <message>
        <source>Commerce</source>
        <translation>商业</translation>
    </message>
    <message>
        <source>Guilds</source>
        <translation>行会</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>领袖</translation>
    </message>
    <message>
        <source>Cities and debts</source>
        <translation>城市与债务</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>城市</translation>
    </message>
    <message>
        <source>Armada</source>
        <translation>舰队</translation>
    </message>
    <message>
        <source>Edifices</source>
        <translation>宏伟建筑</translation>
    </message>
    <message>
        <source>Progress tokens</source>
        <translation>进步标记</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进步</translation>
    </message>
    <message>
        <source>West barracks</source>
        <translation>西部兵营</translation>
    </message>
    <message>
        <source>West</source>
        <translation>西兵营</translation>
    </message>
    <message>
        <source>East barracks</source>
        <translation>东部兵营</translation>
    </message>
    <message>
        <source>East</source>
        <translation>东兵营</translation>
    </message>
    <message>
        <source>Agora</source>
        <translation>广场</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>集市</translation>
    </message>
    <message>
        <source>University</source>
        <translation>大学</translation>
    </message>
    <message>
        <source>Guild court</source>
        <translation>行会庭</translation>
    </message>
    <message>
        <source>Gallery of leaders</source>
        <translation>领袖纪念堂</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation>纪念堂</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>玩家 %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player, the points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between players</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>%1 wins by military supremacy</source>
        <translation>%1 以军事优势获胜</translation>
    </message>
    <message>
        <source>%1 wins by scientific supremacy</source>
        <translation>%1 以科技优势获胜</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>第 1</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>第 2</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>第 3</translation>
    </message>
    <message>
        <source>%1th</source>
        <comment>a rank from the fourth on</comment>
        <translation>第 %1</translation>
    </message>
    <message>
        <source>%1 =</source>
        <comment>a rank that several have</comment>
        <translation>同%1</translation>
    </message>
    <message numerus="yes">
        <source>%n victory token(s) of age %1</source>
        <translation>
            <numerusform>时代 %1 的胜利标记 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n defeat token(s)</source>
        <translation>
            <numerusform>%n 个战败标记</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s), a point for every three</source>
        <translation>
            <numerusform>%n 金币，每三枚 1 分</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 times %2</source>
        <comment>a symbol and how often it is there</comment>
        <translation>%1：%2 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of three different symbols</source>
        <translation>
            <numerusform>%n 组三种不同标志</numerusform>
        </translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>阶段 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n wild symbol(s) as %1</source>
        <translation>
            <numerusform>%n 个任选标志计为%1</numerusform>
        </translation>
    </message>
    <message>
        <source>A wild symbol: it counts as science</source>
        <translation>任选标志：计入科技</translation>
    </message>
    <message numerus="yes">
        <source>The conflict pawn, %n space(s) from the middle</source>
        <translation>
            <numerusform>冲突棋子，距中央 %n 格</numerusform>
        </translation>
    </message>
    <message>
        <source>First complete Agora</source>
        <translation>最先完成的广场</translation>
    </message>
    <message numerus="yes">
        <source>An attack that met %n defence(s)</source>
        <translation>
            <numerusform>遭遇 %n 次防御的攻击</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, copied from a neighbour</source>
        <translation>%1，复制自邻邦</translation>
    </message>
    <message>
        <source>%1, %2 times</source>
        <comment>a card and how often it counts</comment>
        <translation>%1，%2 次</translation>
    </message>
    <message>
        <source>{points} is more than any board gives.</source>
        <translation>没有城市板能得 {points}。</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>攻击</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>防御</translation>
    </message>
    <message>
        <source>Row %1, column %2</source>
        <translation>第 %1 行第 %2 列</translation>
    </message>
    <message numerus="yes">
        <source>%n different symbols: a scientific supremacy</source>
        <translation>
            <numerusform>%n 种不同标志：科技优势获胜</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>two phrases of one line</comment>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n different symbol(s)</source>
        <translation>
            <numerusform>%n 种不同标志</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) for a progress token each</source>
        <translation>
            <numerusform>%n 对相同标志，各得一个进步标记</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a wonder, its side</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 are level with %2; the civilian structures, which decide, are not known</source>
        <comment>players, their points</comment>
        <translation>%1 以 %2打平；决定胜负的文明建筑得分未知</translation>
    </message>
    <message>
        <source>%1 are level with %2; the circled coins, which decide, are not known</source>
        <comment>players, their points</comment>
        <translation>%1 以 %2打平；决定胜负的圈出金币未知</translation>
    </message>
    <message>
        <source>%1 are level with %2; the coins, which decide, are not known</source>
        <comment>players, their points</comment>
        <translation>%1 以 %2打平；决定胜负的金币未知</translation>
    </message>
    <message>
        <source>%1 share the victory with %2</source>
        <comment>players, their points</comment>
        <translation>%1 以 %2并列获胜</translation>
    </message>
    <message>
        <source>%1 are level with %2</source>
        <comment>players, their points</comment>
        <translation>%1 以 %2打平</translation>
    </message>
    <message>
        <source>%1 wins with %2</source>
        <comment>a player, the points</comment>
        <translation>%1 以 %2获胜</translation>
    </message>
    <message>
        <source>%1 leads with %2</source>
        <comment>a player, the points</comment>
        <translation>%1 以 %2领先</translation>
    </message>
    <message>
        <source>This row is from sheet &quot;{sheet}&quot;, an earlier row of this game from &quot;{other}&quot;: they are read as two games.</source>
        <translation>这一行属于计分表“{sheet}”，同一局上方的一行属于“{other}”：将作为两局读取。</translation>
    </message>
    <message>
        <source>Only one of the two can have won before the end.</source>
        <translation>两人中只有一人能在终局前获胜。</translation>
    </message>
    <message>
        <source>&quot;{text}&quot; can be read in two ways; here it is {meant}.</source>
        <translation>“{text}”有两种读法；这里读作 {meant}。</translation>
    </message>
    <message>
        <source>These dates are not understood and stay as they are: {texts}</source>
        <translation>无法识别这些日期，将原样保留：{texts}</translation>
    </message>
    <message>
        <source>The column &quot;{column}&quot; holds only 0 and 1: it tells what was played with, not points.</source>
        <translation>“{column}”这一列只有 0 和 1：它表示游戏时用了什么，不是分数。</translation>
    </message>
    <message>
        <source>There is no column for the treasury; &quot;coins&quot; are its points.</source>
        <translation>没有金库这一列；“coins”即为金库的分数。</translation>
    </message>
    <message>
        <source>The rows add up to {sum}, not {total}. {points} written for {meant} would explain it: {row}.</source>
        <translation>各行之和是 {sum}，而不是 {total}。如果{row}把 {meant} 写成了 {points}，就说得通了。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between numbers</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Other points</source>
        <translation>其他分数</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>{player} is at this table twice.</source>
        <translation>{player} 在这一桌出现了两次。</translation>
    </message>
    <message>
        <source>{wonder} is at this table twice; the box has it once.</source>
        <translation>{wonder} 在这一桌出现了两次；盒中只有一个。</translation>
    </message>
    <message>
        <source>With the column &quot;{column}&quot; the totals add up: it holds points, which are in the row for others.</source>
        <translation>加上「{column}」这一列，总分才对得上：它是分数，已记入“其他”一行。</translation>
    </message>
    <message>
        <source>Some columns may hold points that are not understood: the totals are taken as they are written.</source>
        <translation>有些列可能含有无法识别的分数：总分按所写的采用。</translation>
    </message>
    <message>
        <source>&quot;{key}&quot; means nothing here and is left out: {text}</source>
        <translation>“{key}”在这里没有意义，已略去：{text}</translation>
    </message>
    <message>
        <source>&quot;{text}&quot; is not understood.</source>
        <translation>无法理解“{text}”。</translation>
    </message>
    <message>
        <source>Games that are not 7 Wonders are left out: {count} ({names})</source>
        <translation>不是七大奇迹的对局已略去：{count}（{names}）</translation>
    </message>
    <message>
        <source>Games that were not finished are left out: {count}</source>
        <translation>未完成的对局已略去：{count}</translation>
    </message>
    <message>
        <source>It is no Unicode; it was read as {encoding}.</source>
        <translation>它不是 Unicode；已按 {encoding} 读取。</translation>
    </message>
    <message>
        <source>There is no head with columns of a score sheet (player, military, science, total ...).</source>
        <translation>没有记分表的表头（玩家、军事、科技、总分……）。</translation>
    </message>
    <message>
        <source>There are no scores below the head.</source>
        <translation>表头下面没有分数。</translation>
    </message>
    <message>
        <source>There are no players on its sheets.</source>
        <translation>其中的记分表上没有玩家。</translation>
    </message>
    <message>
        <source>There is no game of 7 Wonders in it; others: {count} ({names}).</source>
        <translation>其中没有七大奇迹的对局；其他：{count}（{names}）。</translation>
    </message>
    <message>
        <source>It has more than {most} rows.</source>
        <translation>超过 {most} 行。</translation>
    </message>
    <message>
        <source>The reading was stopped.</source>
        <translation>读取已停止。</translation>
    </message>
    <message>
        <source>This JSON is of another program: there are no score sheets in it that are understood.</source>
        <translation>这个 JSON 来自其他程序：其中没有能识别的记分表。</translation>
    </message>
    <message>
        <source>This XML is of another program: only plays of BoardGameGeek are understood.</source>
        <translation>这个 XML 来自其他程序：只能识别 BoardGameGeek 的对局。</translation>
    </message>
    <message>
        <source>This is a web page: copy its table and paste it here.</source>
        <translation>这是网页：请复制其中的表格并粘贴到这里。</translation>
    </message>
    <message>
        <source>Line {line}: it is not valid JSON.</source>
        <translation>第 {line} 行：不是有效的 JSON。</translation>
    </message>
    <message>
        <source>It is not valid JSON: a number is too large.</source>
        <translation>不是有效的 JSON：有数字过大。</translation>
    </message>
    <message>
        <source>It is nested deeper than {levels} levels.</source>
        <translation>嵌套超过 {levels} 层。</translation>
    </message>
    <message>
        <source>{place}: &quot;{key}&quot; stands there twice.</source>
        <translation>{place}：“{key}”出现了两次。</translation>
    </message>
    <message>
        <source>It was written by a newer version of this program.</source>
        <translation>它由本程序的较新版本写成。</translation>
    </message>
    <message>
        <source>This is a spreadsheet of Numbers: export it as CSV, or copy the cells and paste them here.</source>
        <translation>这是 Numbers 表格：请导出为 CSV，或复制单元格并粘贴到这里。</translation>
    </message>
    <message>
        <source>This is an old Excel spreadsheet: save it as CSV, or copy the cells and paste them here.</source>
        <translation>这是旧版 Excel 表格：请另存为 CSV，或复制单元格并粘贴到这里。</translation>
    </message>
    <message>
        <source>This spreadsheet cannot be read: export it as CSV, or copy the cells and paste them here.</source>
        <translation>无法读取这个电子表格：请导出为 CSV，或复制单元格并粘贴到这里。</translation>
    </message>
    <message>
        <source>This is a picture: numbers in it cannot be read.</source>
        <translation>这是图片：无法读取其中的数字。</translation>
    </message>
    <message>
        <source>This is a PDF: copy its table and paste it here.</source>
        <translation>这是 PDF：请复制其中的表格并粘贴到这里。</translation>
    </message>
    <message>
        <source>This is an archive: unpack it and open what is in it.</source>
        <translation>这是压缩包：请解压后打开其中的文件。</translation>
    </message>
    <message>
        <source>This is a database: export its games as CSV or JSON.</source>
        <translation>这是数据库：请将其中的对局导出为 CSV 或 JSON。</translation>
    </message>
    <message>
        <source>This is no text.</source>
        <translation>这不是文本。</translation>
    </message>
    <message>
        <source>First edition</source>
        <translation>第一版</translation>
    </message>
    <message>
        <source>Second edition</source>
        <translation>第二版</translation>
    </message>
    <message>
        <source>Day</source>
        <comment>the side of a board</comment>
        <translation>白天</translation>
    </message>
    <message>
        <source>Night</source>
        <comment>the side of a board</comment>
        <translation>夜晚</translation>
    </message>
    <message>
        <source>Rank on paper</source>
        <translation>纸面名次</translation>
    </message>
    <message>
        <source>Rank</source>
        <comment>of a player, as written on paper</comment>
        <translation>名次</translation>
    </message>
    <message>
        <source>Edition not noted</source>
        <translation>未注明版本</translation>
    </message>
    <message>
        <source>Any edition</source>
        <translation>所有版本</translation>
    </message>
    <message>
        <source>Babel</source>
        <translation>巴别塔</translation>
    </message>
    <message>
        <source>Pantheon</source>
        <translation>万神殿</translation>
    </message>
    <message>
        <source>%1 wins by political supremacy</source>
        <translation>%1 以政治优势获胜</translation>
    </message>
    <message>
        <source>Rome</source>
        <translation>罗马</translation>
    </message>
    <message>
        <source>Petra</source>
        <translation>佩特拉</translation>
    </message>
    <message>
        <source>Byzantium</source>
        <translation>拜占庭</translation>
    </message>
    <message>
        <source>Syracuse</source>
        <translation>叙拉古</translation>
    </message>
    <message>
        <source>Ur</source>
        <translation>乌尔</translation>
    </message>
    <message>
        <source>Carthage</source>
        <translation>迦太基</translation>
    </message>
    <message>
        <source>Abu Simbel</source>
        <translation>阿布辛贝</translation>
    </message>
    <message>
        <source>Great Wall of China</source>
        <translation>中国长城</translation>
    </message>
    <message>
        <source>Stonehenge</source>
        <translation>巨石阵</translation>
    </message>
    <message>
        <source>Catan</source>
        <translation>卡坦岛</translation>
    </message>
    <message>
        <source>Points won</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>失分</translation>
    </message>
    <message>
        <source>There is nothing in it.</source>
        <translation>里面什么也没有。</translation>
    </message>
    <message>
        <source>The column &quot;{column}&quot; is the sum of the others: it was taken for the total.</source>
        <translation>「{column}」这一列是其他各列之和：已当作总分。</translation>
    </message>
    <message>
        <source>This is a text document: copy its table and paste it here.</source>
        <translation>这是一份文本文档：请复制其中的表格并粘贴到这里。</translation>
    </message>
    <message>
        <source>Plays that were entered as several games are one game each: {count}</source>
        <translation>一次登记为多局的记录各只算一局：{count}</translation>
    </message>
</context>
<context>
    <name>mirabilia::ScoresModel</name>
    <message numerus="yes">
        <source>%1, %n coin(s) left</source>
        <comment>a board or city; what breaks ties</comment>
        <translation>
            <numerusform>%1，剩余 %n 金币</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a category, its points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between categories</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>Place %1: %2 with %3; %4</source>
        <comment>a rank, a player, the points, the parts</comment>
        <translation>第 %1 名：%2，%3；%4</translation>
    </message>
    <message>
        <source>You and %1 have equal points</source>
        <translation>你和 %1 分数相同</translation>
    </message>
    <message>
        <source>You are %2 ahead of %1, mainly from %3</source>
        <comment>the next player, points, categories of points</comment>
        <translation>你领先 %1 %2，主要来自%3</translation>
    </message>
    <message>
        <source>%1 is %2 ahead of you, mainly from %3</source>
        <comment>the winner, points, categories of points</comment>
        <translation>%1 领先你 %2，主要来自%3</translation>
    </message>
</context>
<context>
    <name>mirabilia::SheetPages</name>
    <message>
        <source>Points decide</source>
        <translation>按分数决定</translation>
    </message>
    <message>
        <source>Military supremacy</source>
        <translation>军事优势胜利</translation>
    </message>
    <message>
        <source>Scientific supremacy</source>
        <translation>科技优势胜利</translation>
    </message>
    <message>
        <source>Political supremacy</source>
        <translation>政治优势胜利</translation>
    </message>
</context>
<context>
    <name>mirabilia::SheetView</name>
    <message>
        <source>%1, %2, %3</source>
        <comment>a player, the points, the rank</comment>
        <translation>%1，%2，%3</translation>
    </message>
    <message>
        <source>%1, nothing filled in</source>
        <translation>%1，尚未填写</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>a player, a category, the points</comment>
        <translation>%1，%2，%3</translation>
    </message>
    <message>
        <source>the most</source>
        <comment>of all values in a row</comment>
        <translation>最高</translation>
    </message>
    <message>
        <source>worked out</source>
        <translation>已计算</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a description</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a cell, what is said about it</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>So much is seldom seen here: mostly it is %1 at most.</source>
        <translation>这里很少有这么多分：通常不超过 %1。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a category, a player</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2: emptied</source>
        <comment>player, category</comment>
        <translation>%1，%2：已清空</translation>
    </message>
    <message>
        <source>%1, %2: %3 instead of %4</source>
        <comment>player, category, two values</comment>
        <translation>%1，%2：%4 改为 %3</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>player, category, value</comment>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>Player added</source>
        <translation>增加一名玩家</translation>
    </message>
    <message>
        <source>Player removed</source>
        <translation>减少一名玩家</translation>
    </message>
    <message>
        <source>Name: %1</source>
        <translation>姓名：%1</translation>
    </message>
    <message>
        <source>About %1</source>
        <comment>a player</comment>
        <translation>%1 的信息</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <translation>
            <numerusform>%1，另有 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>About the game</source>
        <translation>游戏信息</translation>
    </message>
</context>
<context>
    <name>mirabilia::StatisticsFilter</name>
    <message>
        <source>with %1</source>
        <comment>the players</comment>
        <translation>与 %1</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>所有对局</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>a day</comment>
        <translation>%1 起</translation>
    </message>
    <message>
        <source>until %1</source>
        <comment>a day</comment>
        <translation>到 %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two days</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>全部时间</translation>
    </message>
    <message>
        <source>The last 12 months</source>
        <translation>最近 12 个月</translation>
    </message>
    <message>
        <source>From a day to a day</source>
        <translation>自选日期</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>任何人</translation>
    </message>
    <message>
        <source>Add somebody</source>
        <translation>再加一人</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>任何地点</translation>
    </message>
    <message>
        <source>Without expansions</source>
        <translation>无扩展</translation>
    </message>
    <message>
        <source>With expansions</source>
        <translation>有扩展</translation>
    </message>
    <message>
        <source>With %1</source>
        <comment>an expansion</comment>
        <translation>含 %1</translation>
    </message>
    <message>
        <source>With or without</source>
        <translation>有无均可</translation>
    </message>
</context>
<context>
    <name>mirabilia::TableModel</name>
    <message>
        <source>%1 is next</source>
        <translation>下一位：%1</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>请稍候</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <translation>等待 %1</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>座位 %1</translation>
    </message>
    <message>
        <source>It brings the most points</source>
        <translation>得分最多</translation>
    </message>
    <message>
        <source>The symbols add up</source>
        <translation>标志可以累积</translation>
    </message>
    <message>
        <source>It decides the next conflict</source>
        <translation>决定下一次冲突</translation>
    </message>
    <message>
        <source>Later cards need what it makes</source>
        <translation>之后的牌需要它的产出</translation>
    </message>
    <message>
        <source>It makes buying cheaper</source>
        <translation>让购买更便宜</translation>
    </message>
    <message>
        <source>The wonder is worth more than the card</source>
        <translation>奇迹比这张牌更有价值</translation>
    </message>
    <message>
        <source>A neighbour would gain more from it</source>
        <translation>邻邦会从它获益更多</translation>
    </message>
    <message>
        <source>It makes a later card free</source>
        <translation>让之后的牌免费</translation>
    </message>
    <message>
        <source>Nothing better is affordable</source>
        <translation>付得起的没有更好的</translation>
    </message>
    <message>
        <source>%1 share the victory with %2</source>
        <comment>players, their points</comment>
        <translation>%1 以 %2并列获胜</translation>
    </message>
    <message>
        <source>%1 wins with %2</source>
        <comment>a player, the points</comment>
        <translation>%1 以 %2获胜</translation>
    </message>
    <message>
        <source>Chance to win: %1</source>
        <translation>获胜机会：%1</translation>
    </message>
    <message>
        <source>Second best, with %1: %2</source>
        <comment>a chance to win and what leads to it</comment>
        <translation>次选：%2（%1）</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>sentences that end here</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>The coins will be needed</source>
        <translation>之后会需要金币</translation>
    </message>
    <message>
        <source>Next: everybody</source>
        <translation>轮到：所有人</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>who decides</comment>
        <translation>轮到：%1</translation>
    </message>
    <message>
        <source>%1 wins with %2 and more coins: %3 to %4</source>
        <comment>a player, the points; the coins of the winner and of the next</comment>
        <translation>%1 以 %2及更多金币获胜（%3 比 %4）</translation>
    </message>
    <message>
        <source>%1 wins with %2 and more points on blue cards: %3 to %4</source>
        <comment>a player, the points; the blue points of the winner and the next</comment>
        <translation>%1 以 %2及更多蓝色牌分数获胜（%3 比 %4）</translation>
    </message>
    <message>
        <source>You win with %1</source>
        <comment>the points</comment>
        <translation>你以%1获胜</translation>
    </message>
    <message>
        <source>You win with %1 and more coins: %2 to %3</source>
        <comment>the points; your coins and those of the next</comment>
        <translation>你以%1和更多的金币获胜：%2 比 %3</translation>
    </message>
    <message>
        <source>You win with %1 and more points on blue cards: %2 to %3</source>
        <comment>the points; your blue points and those of the next</comment>
        <translation>你以%1和更多的蓝色牌分数获胜：%2 比 %3</translation>
    </message>
    <message>
        <source>The points are counted</source>
        <translation>正在计分</translation>
    </message>
</context>
<context>
    <name>mirabilia::WarHelper</name>
    <message>
        <source>Count</source>
        <translation>计数方式</translation>
    </message>
    <message>
        <source>Conflict tokens</source>
        <translation>冲突标记</translation>
    </message>
    <message>
        <source>Shields of all seats</source>
        <translation>所有座位的盾</translation>
    </message>
    <message>
        <source>Defeats</source>
        <translation>战败</translation>
    </message>
    <message>
        <source>Age %1</source>
        <translation>时代 %1</translation>
    </message>
    <message>
        <source>The Free City</source>
        <translation>自由城邦</translation>
    </message>
    <message>
        <source>Write it down for all</source>
        <translation>为所有人填写</translation>
    </message>
    <message>
        <source>A victory is worth 1, 3 and 5 points in the three ages, a defeat −1.</source>
        <translation>三个时代的胜利分别为 1、3、5 分，战败 −1 分。</translation>
    </message>
    <message>
        <source>Age %1 victories</source>
        <translation>时代 %1 的胜利</translation>
    </message>
</context>
<context>
    <name>mirabilia::WonderHelper</name>
    <message>
        <source>Stages are worth the points printed on them.</source>
        <translation>阶段按印在上面的分数计分。</translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation>未选择</translation>
    </message>
    <message>
        <source>Wonder</source>
        <translation>奇迹</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>面</translation>
    </message>
    <message>
        <source>Stages built</source>
        <translation>已建阶段</translation>
    </message>
    <message>
        <source>Guilds of the neighbours</source>
        <translation>邻邦的行会</translation>
    </message>
</context>
<context>
    <name>mirabilia::Wording</name>
    <message>
        <source>%1, %2</source>
        <comment>in a list</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>end of a list</comment>
        <translation>%1 和 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>two sentences</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>褐色</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黄色</translation>
    </message>
    <message>
        <source>red</source>
        <translation>红色</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>紫色</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a share: 62%</comment>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>mirabilia::cli::NetworkPlayer</name>
    <message>
        <source>No table there can be watched.</source>
        <translation>那里没有可观看的牌桌。</translation>
    </message>
    <message>
        <source>No table there has enough free seats.</source>
        <translation>那里没有空位足够的牌桌。</translation>
    </message>
    <message>
        <source>This program does not know what can be decided there.</source>
        <translation>本程序不知道那里可以做什么决定。</translation>
    </message>
    <message>
        <source>The host knows nothing of this seat any more.</source>
        <translation>主机已不知道这个座位。</translation>
    </message>
</context>
<context>
    <name>mirabilia::desktop::BoardKeeper</name>
    <message>
        <source>The program was started with data of another folder, so nothing is kept here. Write the boards to a file instead.</source>
        <translation>程序启动时指定了别的数据文件夹，因此这里不会保存。请改为把版图写入文件。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>无法创建文件夹 %1。</translation>
    </message>
    <message>
        <source>%1 cannot be removed.</source>
        <translation>无法删除 %1。</translation>
    </message>
    <message>
        <source>Choose boards of 7 Wonders Dice</source>
        <translation>选择七大奇迹骰子版的版图</translation>
    </message>
    <message>
        <source>Boards of 7 Wonders Dice (*.json);;All files (*)</source>
        <translation>七大奇迹骰子版的版图 (*.json);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>mirabilia::desktop::Desk</name>
    <message>
        <source>Choose score sheets</source>
        <translation>选择计分表</translation>
    </message>
    <message>
        <source>Score sheets (*.csv *.tsv *.txt *.md *.json *.xml *.xlsx *.ods);;All files (*)</source>
        <translation>计分表 (*.csv *.tsv *.txt *.md *.json *.xml *.xlsx *.ods);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>保存到哪里？</translation>
    </message>
    <message>
        <source>The printer did not take the sheet.</source>
        <translation>打印机未接受计分表。</translation>
    </message>
    <message>
        <source>No program on this device opens %1.</source>
        <translation>本设备上没有能打开 %1 的程序。</translation>
    </message>
    <message>
        <source>Choose a game history</source>
        <translation>选择历史记录</translation>
    </message>
    <message>
        <source>Game histories (*.db);;All files (*)</source>
        <translation>历史记录 (*.db);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>选择文件夹</translation>
    </message>
</context>
<context>
    <name>mirabilia::desktop::Program</name>
    <message>
        <source>The game is saved; only its result is not in the game history.</source>
        <translation>游戏已保存；只是结果未存入对局历史。</translation>
    </message>
    <message>
        <source>Once that is fixed, open the game again to keep the result.</source>
        <translation>问题解决后请再次打开这局游戏，届时会存入结果。</translation>
    </message>
    <message>
        <source>The score pad offers to begin a new history; then open the game again to keep the result.</source>
        <translation>可在计分本中开始新历史；然后请再次打开这局游戏，届时会存入结果。</translation>
    </message>
</context>
<context>
    <name>mirabilia::desktop::ScoreKeeper</name>
    <message>
        <source>Total</source>
        <translation>总计</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>无法读取 %1。</translation>
    </message>
    <message>
        <source>%1 is too large for a list of scores.</source>
        <translation>%1 太大，不像计分数据。</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) of the history cannot be read; they have been left as they are.</source>
        <translation>
            <numerusform>历史中有 %n 张计分表无法读取；已原样保留。</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder %1 could not be made.</source>
        <translation>无法创建文件夹 %1。</translation>
    </message>
</context>
<context>
    <name>mirabilia::host::GameReviewer</name>
    <message>
        <source>This game cannot be reviewed: %1</source>
        <translation>这局游戏无法复盘：%1</translation>
    </message>
</context>
<context>
    <name>mirabilia::host::Replays</name>
    <message>
        <source>It is not over.</source>
        <translation>它还没有结束。</translation>
    </message>
    <message>
        <source>It is too large to be the record of a game.</source>
        <translation>它比任何一局的棋谱都大。</translation>
    </message>
    <message>
        <source>The record does not fit: %1.</source>
        <comment>a reason, in English</comment>
        <translation>棋谱不符：%1。</translation>
    </message>
</context>
<context>
    <name>mirabilia::host::SavedMatch</name>
    <message>
        <source>After decision %1 the position differs from when it was saved.</source>
        <translation>在第 %1 步之后，局面与保存时不同。</translation>
    </message>
    <message>
        <source>The rules do not allow its decision %1.</source>
        <translation>规则不允许其中的第 %1 步。</translation>
    </message>
    <message>
        <source>This program does not know the game.</source>
        <translation>这是本程序不认识的游戏。</translation>
    </message>
    <message>
        <source>Nobody can play it with these seats and boards.</source>
        <translation>以这些座位和奇迹板无法进行。</translation>
    </message>
    <message>
        <source>It was begun with other data of the game (%1) than those in use (%2). With its own data it goes on.</source>
        <translation>它开始时使用的游戏数据（%1）与当前的（%2）不同。用回原来的数据即可继续。</translation>
    </message>
</context>
<context>
    <name>mirabilia::host::TableServices</name>
    <message>
        <source>Your saved games are untouched.</source>
        <translation>你的存档没有变化。</translation>
    </message>
    <message>
        <source>Choose other boards and try again.</source>
        <translation>请换其他奇迹板再试。</translation>
    </message>
    <message>
        <source>Your other saved games are untouched.</source>
        <translation>你的其他存档没有变化。</translation>
    </message>
    <message>
        <source>Free some disk space or check who may write there, then try again.</source>
        <translation>请腾出磁盘空间或检查文件夹权限，然后重试。</translation>
    </message>
    <message>
        <source>The file has not been changed.</source>
        <translation>文件没有被更改。</translation>
    </message>
    <message>
        <source>Choose another game, or begin a new one.</source>
        <translation>请选择其他存档，或开始新游戏。</translation>
    </message>
    <message>
        <source>This game cannot go on: %1</source>
        <translation>这局游戏无法继续：%1</translation>
    </message>
    <message>
        <source>The game is safe up to the move before.</source>
        <translation>到上一步为止的进度是安全的。</translation>
    </message>
    <message>
        <source>Make room on the disk, then make the move again.</source>
        <translation>请腾出磁盘空间，然后重新走这一步。</translation>
    </message>
    <message>
        <source>All earlier moves are there, and the old file is kept as %1.</source>
        <translation>之前的每一步都在；原来的文件保留为 %1。</translation>
    </message>
    <message>
        <source>Every move of the game is safe.</source>
        <translation>这局游戏的每一步都是安全的。</translation>
    </message>
    <message>
        <source>Make room on the disk; until then the game is listed as it is.</source>
        <translation>请腾出磁盘空间；在此之前，这局游戏会照现状列出。</translation>
    </message>
    <message>
        <source>The finished game is safe; it stays with the saved games.</source>
        <translation>已结束的游戏是安全的；它仍留在等待继续的游戏中。</translation>
    </message>
    <message>
        <source>Once that is fixed, open it and leave it again.</source>
        <translation>问题解决后，请打开它，然后再次离开。</translation>
    </message>
    <message>
        <source>Nobody at this screen plays in this game.</source>
        <translation>这局游戏中没有使用本屏幕的玩家。</translation>
    </message>
    <message>
        <source>The table could not be set up: nobody can play with these seats and boards.</source>
        <translation>无法布置牌桌：以这些座位和奇迹板无法进行游戏。</translation>
    </message>
    <message>
        <source>The last move was not fully saved and is lost: the game goes on from just before it.</source>
        <translation>这局游戏的文件在一步的中途中断，因此最后一步已丢失：游戏从那之前继续。</translation>
    </message>
    <message>
        <source>This lesson does not fit the rules data that the program plays by.</source>
        <translation>这一课与程序使用的规则数据不符。</translation>
    </message>
    <message>
        <source>Go on with another lesson.</source>
        <translation>请继续另一课。</translation>
    </message>
    <message>
        <source>This game cannot be replayed: %1</source>
        <translation>这局游戏无法回放：%1</translation>
    </message>
    <message>
        <source>It is not over.</source>
        <translation>它还没有结束。</translation>
    </message>
    <message>
        <source>Nothing has been changed.</source>
        <translation>没有任何更改。</translation>
    </message>
    <message>
        <source>Choose another game.</source>
        <translation>请选择其他对局。</translation>
    </message>
    <message>
        <source>Your own data are in use, and the record does not say that this game was played with them.</source>
        <translation>当前使用自己的数据，而记录并未说明这局游戏是用它们进行的。</translation>
    </message>
    <message>
        <source>Every move fits them; what is said of costs and effects may not have been so then.</source>
        <translation>每一步都符合这些数据；但所显示的费用和效果当时可能并非如此。</translation>
    </message>
    <message>
        <source>Without your own data, Settings, Data of the games, it is shown as it was.</source>
        <translation>在“设置”的“游戏数据”中关闭自己的数据，即可按原样显示。</translation>
    </message>
</context>
<context>
    <name>mirabilia::net::Beacon</name>
    <message>
        <source>Nobody can find this host: %1.</source>
        <translation>没有人能找到这个主机：%1。</translation>
    </message>
</context>
<context>
    <name>mirabilia::net::HomeHost</name>
    <message>
        <source>This table is not there any more.</source>
        <translation>这张牌桌已不存在。</translation>
    </message>
</context>
<context>
    <name>mirabilia::net::HostData</name>
    <message>
        <source>The data that the host plays with cannot be used: %1</source>
        <translation>无法使用主机的数据：%1</translation>
    </message>
</context>
<context>
    <name>mirabilia::net::KeptSeats</name>
    <message>
        <source>Its host no longer knows the seat of anybody here.</source>
        <translation>它的主机已不认识这里任何人的座位。</translation>
    </message>
    <message>
        <source>%1 could not be written: another program keeps it.</source>
        <translation>无法写入 %1：另一个程序正在占用它。</translation>
    </message>
</context>
<context>
    <name>mirabilia::net::KeptTables</name>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>无法创建文件夹 %1。</translation>
    </message>
    <message>
        <source>The folder %1 is in use by another host.</source>
        <translation>文件夹 %1 正被另一个主机使用。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be written.</source>
        <translation>无法写入文件夹 %1。</translation>
    </message>
    <message>
        <source>%1 cannot be read and is left as it is.</source>
        <translation>%1 无法读取，保持原样。</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>无法写入 %1：%2。</translation>
    </message>
    <message>
        <source>%1 cannot be removed.</source>
        <translation>无法删除 %1。</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>内容过大</translation>
    </message>
</context>
<context>
    <name>mirabilia::net::Lan</name>
    <message>
        <source>Nothing has been lost.</source>
        <translation>没有丢失任何东西。</translation>
    </message>
    <message>
        <source>Fix that, then open the table again.</source>
        <translation>请解决后再开桌。</translation>
    </message>
    <message>
        <source>The table is open.</source>
        <translation>牌桌已开。</translation>
    </message>
    <message>
        <source>Others can join by its address or its link.</source>
        <translation>其他人可以通过地址或链接入座。</translation>
    </message>
    <message>
        <source>%1 is not a table&apos;s address.</source>
        <translation>%1 不是牌桌的地址。</translation>
    </message>
    <message>
        <source>Type it as the host&apos;s screen shows it, as in 192.168.1.7.</source>
        <translation>请按主机屏幕上显示的输入，例如 192.168.1.7。</translation>
    </message>
    <message>
        <source>Nobody here has a seat at this table.</source>
        <translation>这里没有人在此桌有座位。</translation>
    </message>
    <message>
        <source>Sit down again.</source>
        <translation>请重新入座。</translation>
    </message>
    <message>
        <source>Are both on the same network? Guest networks often keep devices apart; a phone&apos;s hotspot does not.</source>
        <translation>两台设备在同一网络中吗？访客网络常会隔离设备，手机热点则不会。</translation>
    </message>
    <message>
        <source>There is no table with a free seat at this address.</source>
        <translation>此地址没有有空位的牌桌。</translation>
    </message>
    <message>
        <source>Ask the host to open one.</source>
        <translation>请主机开一张牌桌。</translation>
    </message>
    <message>
        <source>The game itself is safe.</source>
        <translation>游戏本身是安全的。</translation>
    </message>
    <message>
        <source>The host at %1 does not know your seat. Somebody else may have it now.</source>
        <translation>%1 处的主机不认识你的座位。也许已由别人入座。</translation>
    </message>
    <message>
        <source>The game and all seats are kept.</source>
        <translation>游戏和所有座位都保留着。</translation>
    </message>
    <message>
        <source>Join another table, or host one.</source>
        <translation>加入另一张牌桌，或自己开一桌。</translation>
    </message>
    <message>
        <source>Continue it when everybody has time again.</source>
        <translation>等大家都有时间时再继续。</translation>
    </message>
    <message>
        <source>The seats of this screen are known until the program ends.</source>
        <translation>本屏幕的座位在程序结束前一直有效。</translation>
    </message>
    <message>
        <source>Make room on the disk; the next change is written with all before it.</source>
        <translation>请腾出磁盘空间；下次更改时会连同之前的一起写入。</translation>
    </message>
    <message>
        <source>Ask the host to look at its data, or join another table.</source>
        <translation>请主机检查其数据，或加入别的牌桌。</translation>
    </message>
    <message>
        <source>This table is played with the data of its host, which are not yours.</source>
        <translation>这一桌使用其主机的数据，与你的不同。</translation>
    </message>
    <message>
        <source>They are used for this table alone; your own files stay as they are.</source>
        <translation>这些数据只用于这一桌；你自己的文件保持不变。</translation>
    </message>
    <message numerus="yes">
        <source>You can try again in %n second(s).</source>
        <translation>
            <numerusform>%n 秒后可以再试。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n guess(es) left before you have to wait.</source>
        <translation>
            <numerusform>还可以试 %n 次，之后需要等待。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::net::Port</name>
    <message>
        <source>Cannot listen at %1, port %2: %3.</source>
        <translation>无法在 %1 的端口 %2 上监听：%3。</translation>
    </message>
</context>
<context>
    <name>mirabilia::net::TableBrowser</name>
    <message>
        <source>Somebody is there, but has no table open.</source>
        <translation>那里有人，但没有开桌。</translation>
    </message>
    <message>
        <source>There are too many hosts to ask all. Type this address to see its tables.</source>
        <translation>主机太多，无法逐一询问。输入此地址即可查看其牌桌。</translation>
    </message>
</context>
<context>
    <name>mirabilia::net::TableClient</name>
    <message>
        <source>Nobody answers at %1.</source>
        <translation>%1 没有应答。</translation>
    </message>
    <message>
        <source>The connection to the host is lost.</source>
        <translation>与主机的连接已断开。</translation>
    </message>
    <message>
        <source>This program does not understand the host. Update both.</source>
        <translation>主机发来了本程序不明白的内容。请把两边都更新到最新版本。</translation>
    </message>
    <message>
        <source>At %1 is something else, not a Mirabilia table.</source>
        <translation>%1 上是别的东西，不是 Mirabilia 的牌桌。</translation>
    </message>
    <message>
        <source>This computer cannot make encrypted connections.</source>
        <translation>这台电脑无法建立加密连接。</translation>
    </message>
    <message>
        <source>The host says more than anybody can read.</source>
        <translation>主机发来的内容多得无法处理。</translation>
    </message>
    <message>
        <source>The certificate of %1 cannot be trusted: %2</source>
        <translation>%1 的证书不可信：%2</translation>
    </message>
    <message>
        <source>Another host answers at %1 now.</source>
        <translation>%1 处现在应答的是另一台主机。</translation>
    </message>
    <message>
        <source>Whoever answers at %1 cannot show that it is the host.</source>
        <translation>%1 处的应答者无法证明自己就是主机。</translation>
    </message>
</context>
<context>
    <name>mirabilia::net::TableHost</name>
    <message>
        <source>This host has no room for more tables.</source>
        <translation>这个主机的牌桌已经满了。</translation>
    </message>
    <message>
        <source>%1 cannot be played with these seats: %2.</source>
        <translation>这些座位无法玩 %1：%2。</translation>
    </message>
    <message>
        <source>%1 cannot be read and is left as it is.</source>
        <translation>%1 无法读取，保持原样。</translation>
    </message>
    <message>
        <source>%1 is opened as a new table. Should it go on with one that cannot be read, end this host and mend that file first: %2</source>
        <translation>%1 已作为新桌开设。如果本应继续某个无法读取的桌，请先结束此主机并修复该文件：%2</translation>
    </message>
    <message>
        <source>%1 cannot be read: nobody is banned.</source>
        <translation>无法读取 %1：没有任何地址被禁止。</translation>
    </message>
</context>
<context>
    <name>mirabilia::net::TableRoom</name>
    <message>
        <source>%1 is not open now. It goes on here when its host opens it.</source>
        <translation>%1现在没有打开。主机打开后会在这里继续。</translation>
    </message>
</context>
<context>
    <name>mirabilia::net::TableWords</name>
    <message>
        <source>%1 is no table: write it like duel:person,expert:7.</source>
        <translation>%1 不是牌桌：请写成 duel:person,expert:7 的样子。</translation>
    </message>
    <message>
        <source>%1 is no seat: a seat is person, easy, normal, expert, master or random.</source>
        <translation>没有叫 %1 的玩家：座位可以是 person、easy、normal、expert、master 或 random。</translation>
    </message>
</context>
<context>
    <name>mirabilia::store::Files</name>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>无法写入 %1：%2。</translation>
    </message>
</context>
<context>
    <name>mirabilia::store::SavedGames</name>
    <message>
        <source>A game needs a plain name to be saved.</source>
        <translation>存档需要一个普通的名字。</translation>
    </message>
    <message>
        <source>The folder %1 could not be made.</source>
        <translation>无法创建文件夹 %1。</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>无法写入 %1：%2。</translation>
    </message>
    <message>
        <source>There is no saved game of that name.</source>
        <translation>没有这个名字的存档。</translation>
    </message>
    <message>
        <source>%1 cannot be read as a saved game: %2.</source>
        <translation>%1 无法作为存档读取：%2。</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>这局游戏已在另一个窗口打开。</translation>
    </message>
    <message>
        <source>it is larger than any game can be</source>
        <translation>它比任何对局都大</translation>
    </message>
    <message>
        <source>it does not begin like one</source>
        <translation>开头不像存档</translation>
    </message>
    <message>
        <source>it was written by a newer version of this program; it has been left as it is</source>
        <translation>它由本程序的较新版本写入；未作改动</translation>
    </message>
    <message>
        <source>it names no version</source>
        <translation>没有版本信息</translation>
    </message>
    <message>
        <source>it is damaged at byte %1; it has been left as it is</source>
        <translation>第 %1 字节处损坏；未作改动</translation>
    </message>
    <message>
        <source>The folder of %1 may not be changed.</source>
        <translation>没有修改 %1 所在文件夹的权限。</translation>
    </message>
    <message>
        <source>%1 could not be moved into the folder %2.</source>
        <translation>无法把 %1 移入文件夹 %2。</translation>
    </message>
</context>
</TS>
