<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About</source>
        <translation>關於</translation>
    </message>
    <message>
        <source>An open table for 7 Wonders: alone against computer players, or with others at one screen.</source>
        <translation>一張開放的《七大奇蹟》牌桌：可獨自對戰電腦，也可與他人共用一個螢幕。</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>授權</translation>
    </message>
    <message>
        <source>Free software under %1: use it, study it, change it and pass it on under the same terms. It comes without any warranty.</source>
        <translation>本程式是 %1 授權的自由軟體：你可以使用、研究、修改，並以相同條款再散布。不提供任何擔保。</translation>
    </message>
    <message>
        <source>All pictures were drawn for Mirabilia and may be used under CC-BY-SA-4.0.</source>
        <translation>所有圖畫均為 Mirabilia 繪製，可依 CC-BY-SA-4.0 使用。</translation>
    </message>
    <message>
        <source>Trademarks</source>
        <translation>商標</translation>
    </message>
    <message>
        <source>7 Wonders, 7 Wonders Duel and 7 Wonders Dice are trademarks of their publisher, Repos Production. Mirabilia is made by enthusiasts. It is not affiliated with the publisher or endorsed by it, and contains none of its artwork. If you like the game, buy the box.</source>
        <translation>7 Wonders、7 Wonders Duel 和 7 Wonders Dice 是其出版商 Repos Production 的商標。Mirabilia 由愛好者製作，與出版商沒有關聯，未獲其認可，也不含其任何美術作品。喜歡這個遊戲的話，請購買正版桌遊。</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>To the next item; Enter presses it</source>
        <translation>移到下一項；按 Enter 確認</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全螢幕</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Quit; a game in progress is kept</source>
        <translation>離開；進行中的遊戲會保留</translation>
    </message>
    <message>
        <source>Keys at the table</source>
        <translation>牌桌按鍵</translation>
    </message>
    <message>
        <source>Version %1, built with Qt %2</source>
        <translation>版本 %1，以 Qt %2 建置</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
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
        <translation>放回這張牌（Esc）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card and what it does</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Wonder: %1</source>
        <translation>奇蹟：%1</translation>
    </message>
</context>
<context>
    <name>ActionButton</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n 錢幣</numerusform>
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
            <numerusform>你獲得 %n 錢幣</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <comment>an action and its key</comment>
        <translation>%1（%2 鍵）</translation>
    </message>
</context>
<context>
    <name>AgeBegins</name>
    <message>
        <source>Age %1</source>
        <translation>時代 %1</translation>
    </message>
</context>
<context>
    <name>AmountField</name>
    <message>
        <source>%1: less</source>
        <translation>%1：減少</translation>
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
        <translation>隨機</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>奇蹟板</translation>
    </message>
    <message>
        <source>Taken by %1</source>
        <translation>已被 %1 選走</translation>
    </message>
</context>
<context>
    <name>BoardsEditor</name>
    <message>
        <source>Boards of 7 Wonders Dice</source>
        <translation>七大奇蹟骰子版的版圖</translation>
    </message>
    <message>
        <source>not kept yet</source>
        <translation>尚未保留</translation>
    </message>
    <message>
        <source>your own data files are switched off</source>
        <translation>你自己的資料檔已停用</translation>
    </message>
    <message>
        <source>Enter what is printed</source>
        <translation>填入印刷的數值</translation>
    </message>
    <message>
        <source>Choose a space of the board, and set its cost and what it gives. The number in the head of a building says how many of its spaces are as printed.</source>
        <translation>在版圖上選一格，設定它的費用和效果。建築標題上的數字表示有多少格已與印刷一致。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Kept. From the next start on, Dice is played with these boards.</source>
        <translation>已保留。從下次啟動起，骰子版將使用這些版圖。</translation>
    </message>
    <message>
        <source>Start again now</source>
        <translation>立即重新啟動</translation>
    </message>
</context>
<context>
    <name>BoardsTools</name>
    <message>
        <source>Board</source>
        <translation>版圖</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>復原（Ctrl+Z）</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>重做（Ctrl+Shift+Z）</translation>
    </message>
    <message>
        <source>Back to the built-in boards</source>
        <translation>恢復內建的版圖</translation>
    </message>
    <message>
        <source>Take boards from a file</source>
        <translation>從檔案讀入版圖</translation>
    </message>
    <message>
        <source>Write the boards to a file</source>
        <translation>把版圖寫入檔案</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
</context>
<context>
    <name>BonusBoxes</name>
    <message>
        <source>Bonuses</source>
        <translation>獎勵</translation>
    </message>
    <message>
        <source>%1, taken</source>
        <translation>%1，已拿取</translation>
    </message>
    <message>
        <source>Completing a building brings one of the three.</source>
        <translation>完成一座建築，可得三個中的一個。</translation>
    </message>
</context>
<context>
    <name>Building</name>
    <message>
        <source>%1 of %2 crossed off</source>
        <translation>%2 格已劃記 %1 格</translation>
    </message>
</context>
<context>
    <name>BuiltHeads</name>
    <message>
        <source>Buildings of %1</source>
        <translation>%1 的建築</translation>
    </message>
</context>
<context>
    <name>BuriedSheet</name>
    <message>
        <source>Buried under the wonders</source>
        <translation>壓在奇蹟下的牌</translation>
    </message>
    <message>
        <source>The cards that became stages; until now only their owners knew them.</source>
        <translation>用來建造階段的牌；此前只有其主人知道。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>No stage was built.</source>
        <translation>沒有建造任何階段。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>CardReader</name>
    <message>
        <source>Build it over the card</source>
        <translation>壓著這張牌建造</translation>
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
            <numerusform>%n 處值得複查</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChanceChart</name>
    <message>
        <source>Chance to win, turn by turn</source>
        <translation>逐輪的獲勝機會</translation>
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
        <translation>所有人選好後一起翻開。</translation>
    </message>
</context>
<context>
    <name>CityBuildings</name>
    <message>
        <source>Buildings</source>
        <translation>建築</translation>
    </message>
</context>
<context>
    <name>CityGoods</name>
    <message>
        <source>Goods</source>
        <translation>資源</translation>
    </message>
    <message>
        <source>In each payment, this many more of any of these.</source>
        <translation>每次付款時多這麼多，每個可任選其中一種。</translation>
    </message>
</context>
<context>
    <name>CitySheet</name>
    <message>
        <source>Last turn: %1</source>
        <translation>上一輪：%1</translation>
    </message>
    <message>
        <source>Defeats: %1. Cards under the wonder: %2.</source>
        <translation>戰敗：%1。奇蹟下的牌：%2。</translation>
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
        <translation>上一輪（R）</translation>
    </message>
    <message>
        <source>The cities that are not your neighbours.</source>
        <translation>不與你相鄰的城市。</translation>
    </message>
</context>
<context>
    <name>CitySymbols</name>
    <message>
        <source>%1 of %2 symbols</source>
        <translation>%2 種符號中有 %1 種</translation>
    </message>
</context>
<context>
    <name>CityTitle</name>
    <message>
        <source>to move</source>
        <translation>行動中</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>coins, points</comment>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n 錢幣</numerusform>
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
        <translation>在手牌間移動</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Lift the card; then play what is marked</source>
        <translation>提起牌；再按則執行標出的選項</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>上、下</translation>
    </message>
    <message>
        <source>Choose how to pay</source>
        <translation>選擇支付方式</translation>
    </message>
    <message>
        <source>B, W, D, F</source>
        <translation>B、W、D、F</translation>
    </message>
    <message>
        <source>Build, wonder stage, discard, free build</source>
        <translation>建造、奇蹟階段、棄牌、免費建造</translation>
    </message>
    <message>
        <source>Look at the next stage of my wonder</source>
        <translation>查看我的奇蹟的下一階段</translation>
    </message>
    <message>
        <source>1 to 7</source>
        <translation>1 到 7</translation>
    </message>
    <message>
        <source>Look at a seat&apos;s city</source>
        <translation>查看該座位的城市</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>棄牌堆</translation>
    </message>
    <message>
        <source>Z or I</source>
        <translation>Z 或 I</translation>
    </message>
    <message>
        <source>Show the card large; so does holding it, or a right click</source>
        <translation>放大顯示這張牌；按住它或點右鍵也可以</translation>
    </message>
</context>
<context>
    <name>ClassicPage</name>
    <message numerus="yes">
        <source>Discard pile: %n card(s)</source>
        <translation>
            <numerusform>棄牌堆：%n 張</numerusform>
        </translation>
    </message>
    <message>
        <source>You have chosen</source>
        <translation>你已選定</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>選一張牌</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>改選</translation>
    </message>
    <message>
        <source>All cards are turned over</source>
        <translation>所有牌都已翻開</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>棄牌堆</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in all; you see those you know.</source>
        <translation>
            <numerusform>共 %n 張；只顯示你可以知道的牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>You know none of these cards.</source>
        <translation>這些牌你都不知道。</translation>
    </message>
</context>
<context>
    <name>ClassicResult</name>
    <message>
        <source>Under the wonders</source>
        <translation>奇蹟之下</translation>
    </message>
</context>
<context>
    <name>ClassicTv</name>
    <message>
        <source>Age %1</source>
        <translation>時代 %1</translation>
    </message>
    <message>
        <source>turn %1 of %2</source>
        <translation>第 %1 回合，共 %2 回合</translation>
    </message>
    <message>
        <source>All cards are turned over</source>
        <translation>所有牌都已翻開</translation>
    </message>
</context>
<context>
    <name>ClassicTvCity</name>
    <message numerus="yes">
        <source>%n shield(s)</source>
        <translation>
            <numerusform>%n 個軍事標識</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n 錢幣</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoinBadge</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n 錢幣</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ColourPicker</name>
    <message>
        <source>Colour</source>
        <translation>顏色</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>青綠</translation>
    </message>
    <message>
        <source>Coral</source>
        <translation>珊瑚紅</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>金黃</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>紫羅蘭</translation>
    </message>
    <message>
        <source>Sky blue</source>
        <translation>天藍</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>橄欖綠</translation>
    </message>
    <message>
        <source>Rose</source>
        <translation>玫瑰紅</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>石板灰</translation>
    </message>
    <message>
        <source>%1: taken by %2</source>
        <comment>a colour, a player</comment>
        <translation>%1：已被 %2 選走</translation>
    </message>
</context>
<context>
    <name>CopiesSheet</name>
    <message>
        <source>Bring back this copy?</source>
        <translation>還原這份備份嗎？</translation>
    </message>
    <message>
        <source>Copies and other devices</source>
        <translation>備份與其他裝置</translation>
    </message>
    <message>
        <source>The history becomes what it was on %1. What it is now is copied first.</source>
        <translation>歷史紀錄將還原到 %1 的狀態。現在的內容會先備份。</translation>
    </message>
    <message>
        <source>The history is as it was.</source>
        <translation>歷史紀錄沒有變化。</translation>
    </message>
    <message>
        <source>Copying the history</source>
        <translation>正在複製歷史紀錄</translation>
    </message>
    <message>
        <source>Save the history as one file</source>
        <translation>將歷史紀錄儲存為一個檔案</translation>
    </message>
    <message>
        <source>All sheets in their order, for another device</source>
        <translation>依順序儲存所有計分表，供其他裝置使用</translation>
    </message>
    <message>
        <source>Take in the history of another device</source>
        <translation>匯入其他裝置的歷史紀錄</translation>
    </message>
    <message>
        <source>Adds what is in its file; the sheets here stay</source>
        <translation>加入檔案中的內容；這裡的計分表保留</translation>
    </message>
    <message>
        <source>Folder of the copies</source>
        <translation>備份資料夾</translation>
    </message>
    <message>
        <source>Once a day the history is copied by itself; the ten newest copies stay. Press one to bring it back.</source>
        <translation>歷史紀錄每天自動備份一次，保留最新的十份。點按一份即可還原。</translation>
    </message>
    <message>
        <source>Once a day the history is copied by itself; the ten newest copies stay. There is none yet.</source>
        <translation>歷史紀錄每天自動備份一次，保留最新的十份。目前還沒有備份。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>還原</translation>
    </message>
</context>
<context>
    <name>CorrectionSheet</name>
    <message>
        <source>Keep the correction?</source>
        <translation>要保留更正嗎？</translation>
    </message>
    <message>
        <source>This game was in the history. It has been changed:</source>
        <translation>這是歷史中的對局，已被改動：</translation>
    </message>
    <message>
        <source>Leave it as it was</source>
        <translation>恢復原樣</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>繼續編輯</translation>
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
            <numerusform>%n 錢幣</numerusform>
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
        <translation>與這個鄰居相比已經夠多，可以用紫色骰子選它。</translation>
    </message>
    <message>
        <source>Not enough against this neighbour to use the purple die for it.</source>
        <translation>與這個鄰居相比還不夠多，不能用紫色骰子選它。</translation>
    </message>
</context>
<context>
    <name>DiceActions</name>
    <message>
        <source>Arrows</source>
        <translation>方向鍵</translation>
    </message>
    <message>
        <source>Move over the dice and the spaces</source>
        <translation>在骰子和格之間移動</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Choose; then confirm</source>
        <translation>選擇；再按則執行所選</translation>
    </message>
    <message>
        <source>1 to 7</source>
        <translation>1 到 7</translation>
    </message>
    <message>
        <source>Choose a die, from the left</source>
        <translation>從左數選一顆骰子</translation>
    </message>
    <message>
        <source>W, P, S</source>
        <translation>W、P、S</translation>
    </message>
    <message>
        <source>Wonder, pass, stop here</source>
        <translation>奇蹟、跳過、到此為止</translation>
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
        <translation>你的上一輪：%1</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>改選</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>DiceBoardsPage</name>
    <message>
        <source>Boards of 7 Wonders Dice</source>
        <translation>七大奇蹟骰子版的版圖</translation>
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
        <translation>上一輪：%1</translation>
    </message>
    <message>
        <source>Next city (O)</source>
        <translation>下一座城市（O）</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>DiceNeighbour</name>
    <message>
        <source>Opens the whole city</source>
        <translation>打開整座城市</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>Last round</source>
        <translation>上一輪</translation>
    </message>
    <message>
        <source>Drop the choice, close</source>
        <translation>放下所選、關閉</translation>
    </message>
    <message>
        <source>It costs me no coins</source>
        <translation>不花錢幣</translation>
    </message>
    <message>
        <source>It costs me this many coins: die and missing resources</source>
        <translation>共花這些錢幣：骰子和缺少的資源</translation>
    </message>
    <message>
        <source>I cannot use it; touch it to see why</source>
        <translation>不能選；點它查看原因</translation>
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
        <translation>第 %1 輪</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>最後一輪</translation>
    </message>
</context>
<context>
    <name>DiceTvCity</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n 錢幣</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <translation>
            <numerusform>%n 個資源</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DraftOffer</name>
    <message>
        <source>Order of the draft</source>
        <translation>拿取奇蹟的順序</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1，現在</translation>
    </message>
    <message>
        <source>The wonders are taken in this order, from the left.</source>
        <translation>從左到右，按這個順序拿奇蹟。</translation>
    </message>
</context>
<context>
    <name>DuelActions</name>
    <message>
        <source>Arrows</source>
        <translation>方向鍵</translation>
    </message>
    <message>
        <source>Move between the open cards</source>
        <translation>依位置在可拿的牌之間移動</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Choose the card; then do what is marked</source>
        <translation>選擇牌；再按則執行標出的選項</translation>
    </message>
    <message>
        <source>&lt;, &gt;</source>
        <translation>&lt;、&gt;</translation>
    </message>
    <message>
        <source>Switch what to do with it</source>
        <translation>考慮另一種用法</translation>
    </message>
    <message>
        <source>B, D</source>
        <translation>B、D</translation>
    </message>
    <message>
        <source>Build, discard</source>
        <translation>建造、棄牌</translation>
    </message>
    <message>
        <source>W, then 1 to 4</source>
        <translation>W，再按 1 到 4</translation>
    </message>
    <message>
        <source>Build that wonder over the card</source>
        <translation>用這張牌建造該奇蹟</translation>
    </message>
    <message>
        <source>Look at the opponent&apos;s city</source>
        <translation>查看對手的城市</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>棄牌堆</translation>
    </message>
    <message>
        <source>Progress tokens</source>
        <translation>進步標記</translation>
    </message>
    <message>
        <source>Z or I</source>
        <translation>Z 或 I</translation>
    </message>
    <message>
        <source>Show the card large, with both prices; so does holding it, or a right click</source>
        <translation>放大顯示這張牌和雙方的價格；按住它或點右鍵也可以</translation>
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
        <translation>建造它，壓在奇蹟下，或棄掉換取錢幣。</translation>
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
            <numerusform>%n 錢幣</numerusform>
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
        <translation>還沒有進步標記</translation>
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
        <translation>奇蹟輪抽</translation>
    </message>
    <message>
        <source>Age %1, %2 of %3 cards taken</source>
        <translation>時代 %1，%3 張牌已拿走 %2 張</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>輪抽</translation>
    </message>
    <message>
        <source>Age %1</source>
        <translation>時代 %1</translation>
    </message>
    <message>
        <source>Each city takes four of eight wonders before the first age.</source>
        <translation>第一時代之前，每座城市從八座奇蹟中拿四座。</translation>
    </message>
</context>
<context>
    <name>DuelPage</name>
    <message numerus="yes">
        <source>Discard pile: %n card(s)</source>
        <translation>
            <numerusform>棄牌堆：%n 張</numerusform>
        </translation>
    </message>
    <message>
        <source>Show my tokens</source>
        <translation>顯示我的標記</translation>
    </message>
    <message>
        <source>Only you may see The Great Library&apos;s draw.</source>
        <translation>亞歷山大圖書館抽到的標記只有你能看。</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>棄牌堆</translation>
    </message>
    <message>
        <source>No card has been discarded yet.</source>
        <translation>還沒有棄掉的牌。</translation>
    </message>
    <message>
        <source>Build it for free</source>
        <translation>免費建造</translation>
    </message>
    <message>
        <source>Destroy it</source>
        <translation>摧毀它</translation>
    </message>
</context>
<context>
    <name>DuelResult</name>
    <message>
        <source>Discard pile</source>
        <translation>棄牌堆</translation>
    </message>
    <message>
        <source>No card was discarded.</source>
        <translation>沒有棄掉的牌。</translation>
    </message>
</context>
<context>
    <name>DuelTv</name>
    <message>
        <source>Draft</source>
        <translation>輪抽</translation>
    </message>
    <message>
        <source>Age %1</source>
        <translation>時代 %1</translation>
    </message>
    <message>
        <source>%1 of %2 cards</source>
        <translation>第 %1 張，共 %2 張</translation>
    </message>
</context>
<context>
    <name>Economy</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n 錢幣</numerusform>
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
        <translation>未註明</translation>
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
        <translation>刪除效果 %1</translation>
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
        <translation>做得漂亮！</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>謝謝！</translation>
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
        <translation>慢慢來</translation>
    </message>
    <message>
        <source>Watch out!</source>
        <translation>小心！</translation>
    </message>
    <message>
        <source>Good game!</source>
        <translation>玩得好！</translation>
    </message>
</context>
<context>
    <name>ExpansionsSheet</name>
    <message>
        <source>Expansions</source>
        <translation>擴充</translation>
    </message>
    <message>
        <source>Each one you play with gets its own row.</source>
        <translation>每個使用的擴充都有自己的一行。</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>What the sheet has no row for.</source>
        <translation>計分表上沒有專門一行的分數。</translation>
    </message>
</context>
<context>
    <name>ExplainSheet</name>
    <message>
        <source>Where the points came from</source>
        <translation>分數從何而來</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>無</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
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
        <translation>匯出此表</translation>
    </message>
    <message>
        <source>Export the history</source>
        <translation>匯出歷史</translation>
    </message>
    <message>
        <source>Files go to %1.</source>
        <translation>檔案儲存到 %1。</translation>
    </message>
    <message>
        <source>The sheet is safe.</source>
        <translation>計分表是安全的。</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>表格（CSV）</translation>
    </message>
    <message>
        <source>Spreadsheets: one row per player</source>
        <translation>用於試算表，每名玩家一列</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>For other programs, and for Mirabilia elsewhere</source>
        <translation>用於其他程式，或其他裝置上的 Mirabilia</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>圖片（PNG）</translation>
    </message>
    <message>
        <source>To share</source>
        <translation>用於分享</translation>
    </message>
    <message>
        <source>Page (PDF)</source>
        <translation>頁面（PDF）</translation>
    </message>
    <message>
        <source>To keep or to send</source>
        <translation>用於保存或傳送</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>列印</translation>
    </message>
    <message>
        <source>BG Stats</source>
        <translation>BG Stats</translation>
    </message>
    <message>
        <source>Sends the game to the BG Stats app on this device</source>
        <translation>把這局遊戲交給此裝置上的 BG Stats 應用程式</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>開啟資料夾</translation>
    </message>
    <message>
        <source>Choose name and folder</source>
        <translation>詢問檔名和位置</translation>
    </message>
    <message>
        <source>Uses your printer</source>
        <translation>用你的印表機</translation>
    </message>
    <message>
        <source>The BG Stats link has been copied</source>
        <translation>已複製 BG Stats 連結</translation>
    </message>
    <message>
        <source>Copy the BG Stats link</source>
        <translation>複製 BG Stats 連結</translation>
    </message>
    <message>
        <source>To send to the phone that has the app</source>
        <translation>傳送到裝有該應用程式的手機</translation>
    </message>
    <message>
        <source>BG Stats on a phone</source>
        <translation>手機上的 BG Stats</translation>
    </message>
    <message>
        <source>Shows a code for its camera</source>
        <translation>顯示供相機掃描的 QR 碼</translation>
    </message>
    <message>
        <source>QR code that hands this game to BG Stats</source>
        <translation>把這局遊戲交給 BG Stats 的 QR 碼</translation>
    </message>
    <message>
        <source>This game is too big for a QR code: copy the link instead</source>
        <translation>這局的內容超出了 QR 碼的容量：請改為複製連結</translation>
    </message>
</context>
<context>
    <name>FacingMark</name>
    <message>
        <source>open</source>
        <comment>a neighbour without defence</comment>
        <translation>無防禦</translation>
    </message>
    <message numerus="yes">
        <source>%n defence(s)</source>
        <translation>
            <numerusform>防禦 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n 錢幣</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <translation>
            <numerusform>%n 個資源</numerusform>
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
        <translation>打開整座城市</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n 錢幣</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shield(s)</source>
        <translation>
            <numerusform>%n 個軍事標識</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FigureList</name>
    <message>
        <source>All %1</source>
        <translation>全部 %1 項</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>獲勝的對局</translation>
    </message>
    <message>
        <source>other games</source>
        <translation>其他對局</translation>
    </message>
    <message>
        <source>%1: won %2 of %3</source>
        <translation>%1：%3 局中勝 %2 局</translation>
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
        <translation>擅長%1</translation>
    </message>
    <message>
        <source>trend %1 a game</source>
        <translation>趨勢每局 %1</translation>
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
            <numerusform>%Ln 個數值</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln win(s) (%1%)</source>
        <translation>
            <numerusform>勝 %Ln 局（%1%）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln total(s) left out: the rows do not match</source>
        <translation>
            <numerusform>已排除 %Ln 個與各列不符的總分</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FilterSheet</name>
    <message>
        <source>Which games count</source>
        <translation>統計哪些對局</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>From this day</source>
        <translation>從這天起</translation>
    </message>
    <message>
        <source>That is no day.</source>
        <translation>這不是日期。</translation>
    </message>
    <message>
        <source>Until this day</source>
        <translation>到這天為止</translation>
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
        <translation>地點</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>擴充</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>所有對局</translation>
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
        <translation>值得複查</translation>
    </message>
    <message>
        <source>You can go on in spite of this.</source>
        <translation>這些都不妨礙你繼續。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>FinishSheet</name>
    <message>
        <source>Nothing is filled in yet</source>
        <translation>還沒有填寫任何內容</translation>
    </message>
    <message numerus="yes">
        <source>%n empty cell(s) count as 0.</source>
        <translation>
            <numerusform>%n 格空白，不計分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) may be worth a second look.</source>
        <translation>
            <numerusform>%n 處可能值得複查。</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>繼續編輯</translation>
    </message>
    <message>
        <source>Keep the correction</source>
        <translation>保留更正</translation>
    </message>
    <message>
        <source>Save to history</source>
        <translation>存入歷史</translation>
    </message>
    <message>
        <source>A tie: the civilian structures decide. Fill them in for both.</source>
        <translation>平分：由市政設施決定。請為雙方填寫。</translation>
    </message>
    <message>
        <source>A tie: the coins left decide. Fill them in below the others.</source>
        <translation>平分：由剩餘錢幣決定。請在其他列下方填寫。</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>圖片</translation>
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
        <translation>開始玩</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>收回這一步</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Play at once</source>
        <translation>直接開始</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>選單</translation>
    </message>
    <message>
        <source>Play on without this help</source>
        <translation>不要幫助，繼續遊戲</translation>
    </message>
</context>
<context>
    <name>Forum</name>
    <message>
        <source>Forum</source>
        <translation>集會場</translation>
    </message>
    <message>
        <source>free</source>
        <translation>免費</translation>
    </message>
    <message>
        <source>each</source>
        <comment>coins for each die</comment>
        <translation>每顆</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n 錢幣</numerusform>
        </translation>
    </message>
    <message>
        <source>What each die in this part of the Forum costs.</source>
        <translation>集會場這一區每顆骰子的價格。</translation>
    </message>
</context>
<context>
    <name>FoundTableRow</name>
    <message>
        <source>Watch %1</source>
        <translation>觀看 %1</translation>
    </message>
    <message>
        <source>Open a table at %1</source>
        <translation>在 %1 開一張桌</translation>
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
        <translation>你的座位還在</translation>
    </message>
</context>
<context>
    <name>GameDataPanel</name>
    <message>
        <source>Data of the games</source>
        <translation>遊戲資料</translation>
    </message>
    <message>
        <source>Your own data files</source>
        <translation>自己的資料檔</translation>
    </message>
    <message>
        <source>What lies in %1 takes the place of the built-in files, from the next start on</source>
        <translation>下次啟動起，%1 中的檔案會取代內建檔案</translation>
    </message>
    <message numerus="yes">
        <source>Until the owner of the game enters what is printed, %n number(s) on the boards of 7 Wonders Dice will be inferred or our own.</source>
        <translation>
            <numerusform>在擁有者填入之前，《七大奇蹟骰子版》版圖上有 %n 個數字並非印刷的數字，而是推斷的，或由我們自擬。</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter the numbers of the boards</source>
        <translation>填寫版圖的數值</translation>
    </message>
</context>
<context>
    <name>GameKind</name>
    <message>
        <source>age %1, turn %2</source>
        <translation>時代 %1，第 %2 輪</translation>
    </message>
    <message>
        <source>age %1</source>
        <translation>時代 %1</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>第 %1 輪</translation>
    </message>
    <message>
        <source>7 Wonders</source>
        <translation>七大奇蹟</translation>
    </message>
    <message>
        <source>7 Wonders Duel</source>
        <translation>七大奇蹟對決</translation>
    </message>
    <message>
        <source>7 Wonders Dice</source>
        <translation>七大奇蹟骰子版</translation>
    </message>
    <message>
        <source>the draft</source>
        <translation>奇蹟輪抽</translation>
    </message>
    <message>
        <source>age %1, card %2</source>
        <comment>of a structure</comment>
        <translation>時代 %1，第 %2 張牌</translation>
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
        <translation>兩人請選第一版：第二版沒有坐在中間的自由城邦。</translation>
    </message>
</context>
<context>
    <name>GamePicker</name>
    <message>
        <source>Game</source>
        <translation>遊戲</translation>
    </message>
</context>
<context>
    <name>GameSheet</name>
    <message>
        <source>Game details</source>
        <translation>對局資訊</translation>
    </message>
    <message>
        <source>Rows of expansions</source>
        <translation>擴充的計分列</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>地點</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>分鐘</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Other add-ons</source>
        <translation>其他擴充</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>備註</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Counted from the time beside the date until the sheet is finished</source>
        <translation>從日期旁的時間算起，到計分表完成為止</translation>
    </message>
    <message>
        <source>The game begins now: count the minutes</source>
        <translation>遊戲現在開始：開始計時</translation>
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
            <numerusform>金庫：%n 錢幣</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GoodsShelf</name>
    <message>
        <source>Goods for sale at %1</source>
        <translation>%1 出售的貨物</translation>
    </message>
    <message>
        <source>Nothing for sale</source>
        <translation>沒有可買的</translation>
    </message>
</context>
<context>
    <name>GridHead</name>
    <message>
        <source>%1: name, colour and wonder</source>
        <translation>%1：名字、顏色和奇蹟</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message numerus="yes">
        <source>My hand, %n card(s)</source>
        <translation>
            <numerusform>我的手牌，%n 張</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandCard</name>
    <message>
        <source>Costs %1</source>
        <translation>費用：%1</translation>
    </message>
</context>
<context>
    <name>Handover</name>
    <message>
        <source>Pass the screen to %1</source>
        <translation>請把螢幕交給 %1</translation>
    </message>
    <message>
        <source>%1, your turn</source>
        <translation>%1，輪到你了</translation>
    </message>
    <message>
        <source>Your cards stay hidden until you are at the screen.</source>
        <translation>在你來到螢幕前，手牌會一直隱藏。</translation>
    </message>
    <message>
        <source>Show my hand</source>
        <translation>顯示我的手牌</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>上一輪</translation>
    </message>
    <message>
        <source>Change %1&apos;s choice</source>
        <translation>更改 %1 的選擇</translation>
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
        <translation>全部歸零</translation>
    </message>
</context>
<context>
    <name>HelperCounter</name>
    <message>
        <source>%1: less</source>
        <translation>%1：減少</translation>
    </message>
    <message>
        <source>%1: write the number</source>
        <translation>%1：輸入數字</translation>
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
        <translation>復原</translation>
    </message>
</context>
<context>
    <name>HelperTotal</name>
    <message>
        <source>Points</source>
        <translation>分數</translation>
    </message>
</context>
<context>
    <name>HistoryDetails</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n 分鐘</numerusform>
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
        <translation>對局歷史</translation>
    </message>
</context>
<context>
    <name>HistoryView</name>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>更正</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>匯出</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>Search: names, places, wonders</source>
        <translation>搜尋：名字、地點、奇蹟</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>匯入</translation>
    </message>
    <message>
        <source>Export the history</source>
        <translation>匯出歷史</translation>
    </message>
    <message>
        <source>The chosen game</source>
        <translation>所選對局</translation>
    </message>
    <message>
        <source>No game yet</source>
        <translation>還沒有對局</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>沒有找到</translation>
    </message>
    <message>
        <source>Finished sheets and games are kept here.</source>
        <translation>完成的計分表會保存在這裡；在這張牌桌上結束的每局遊戲也一樣。</translation>
    </message>
    <message>
        <source>No game has all of these words.</source>
        <translation>沒有對局包含所有這些詞。</translation>
    </message>
    <message>
        <source>Score a game</source>
        <translation>計分</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜尋</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>復原：%1</translation>
    </message>
    <message>
        <source>The history cannot be read</source>
        <translation>無法讀取歷史</translation>
    </message>
    <message>
        <source>Begin a new history</source>
        <translation>開始新歷史</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>There is no game of this edition.</source>
        <translation>沒有這個版本的對局。</translation>
    </message>
    <message>
        <source>People</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Copies and other devices</source>
        <translation>備份與其他裝置</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>The history</source>
        <translation>歷史紀錄</translation>
    </message>
    <message>
        <source>Change names, merge two that are one person</source>
        <translation>更改姓名，合併同一個人的兩個名字</translation>
    </message>
    <message>
        <source>Bring back a copy, move the history</source>
        <translation>還原備份，轉移歷史紀錄</translation>
    </message>
</context>
<context>
    <name>HomeMenu</name>
    <message>
        <source>Continue</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新遊戲</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>存檔</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>About</source>
        <translation>關於</translation>
    </message>
    <message>
        <source>Computers or friends at one table</source>
        <translation>與電腦或朋友同桌</translation>
    </message>
    <message>
        <source>Score a game</source>
        <translation>計分</translation>
    </message>
    <message>
        <source>Host a game</source>
        <translation>開設牌桌</translation>
    </message>
    <message>
        <source>Join a game</source>
        <translation>加入牌桌</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Try next: %1</source>
        <translation>接下來可以試試：%1</translation>
    </message>
    <message>
        <source>Play your first game</source>
        <translation>玩第一局</translation>
    </message>
    <message>
        <source>Replay and review</source>
        <translation>重播與復盤</translation>
    </message>
    <message>
        <source>For boxed games</source>
        <translation>用於桌上遊戲</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>練習</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Build a city the world will remember.</source>
        <translation>建一座世界銘記的城市。</translation>
    </message>
</context>
<context>
    <name>Hourglasses</name>
    <message numerus="yes">
        <source>%n bonus(es)</source>
        <translation>
            <numerusform>%n 個獎勵</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportColumns</name>
    <message>
        <source>What the columns are taken for</source>
        <translation>各欄的含義</translation>
    </message>
    <message>
        <source>Character set of the file</source>
        <translation>檔案的字元編碼</translation>
    </message>
    <message>
        <source>What you choose holds for the next file with the same heads.</source>
        <translation>你的選擇也用於下一個表頭相同的檔案。</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>第 %1 欄</translation>
    </message>
    <message>
        <source>What %1 is taken for</source>
        <translation>%1 的含義</translation>
    </message>
</context>
<context>
    <name>ImportGames</name>
    <message>
        <source>Take all</source>
        <translation>全部匯入</translation>
    </message>
    <message>
        <source>Take none</source>
        <translation>全部不匯入</translation>
    </message>
    <message>
        <source>What is in it</source>
        <translation>其中的內容</translation>
    </message>
    <message>
        <source>Show its sheet</source>
        <translation>顯示其計分表</translation>
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
        <translation>無法辨識，或值得複查</translation>
    </message>
</context>
<context>
    <name>ImportTable</name>
    <message>
        <source>The sheet as it will be kept</source>
        <translation>將要保存的計分表</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Wonder</source>
        <translation>奇蹟</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>總分</translation>
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
        <translation>匯入</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>從檔案</translation>
    </message>
    <message>
        <source>File</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>讀取</translation>
    </message>
    <message>
        <source>From the clipboard</source>
        <translation>從剪貼簿</translation>
    </message>
    <message>
        <source>What is in it</source>
        <translation>其中的內容</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>停止讀取</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>選擇檔案</translation>
    </message>
    <message>
        <source>Reading the file and checking its sheets: %1%</source>
        <translation>正在讀取檔案並檢查計分表：%1%</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>顯示內容</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>對局</translation>
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
            <numerusform>%Ln 則提示</numerusform>
        </translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>欄</translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s)</source>
        <translation>
            <numerusform>%Ln 欄</numerusform>
        </translation>
    </message>
    <message>
        <source>A table in whatever layout (CSV, Excel, OpenDocument), JSON, or plays of BG Stats or BoardGameGeek. Choose the file, drop it here, or type its path. Nothing is imported before you have seen it.</source>
        <translation>任意版面的表格（CSV、Excel、OpenDocument）、JSON，或 BG Stats、BoardGameGeek 的對局紀錄。選擇檔案、拖到這裡，或輸入路徑。在你看過之前不會匯入任何內容。</translation>
    </message>
    <message numerus="yes">
        <source>Take %Ln game(s)</source>
        <translation>
            <numerusform>匯入 %Ln 局</numerusform>
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
        <translation>此網路中的牌桌會自動出現</translation>
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
        <translation>正在尋找牌桌</translation>
    </message>
    <message>
        <source>No table? Both devices must be on the same network. Guest networks often keep devices apart; a phone&apos;s hotspot does not. Or type the address shown on the host&apos;s screen.</source>
        <translation>沒有出現牌桌？兩台裝置須在同一網路中。訪客網路常會隔離裝置，手機熱點則不會。也可以輸入主機螢幕上顯示的位址。</translation>
    </message>
    <message>
        <source>By address</source>
        <translation>按位址</translation>
    </message>
    <message>
        <source>Address or link</source>
        <translation>位址或連結</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>Not an address. Type it as the host&apos;s screen shows it.</source>
        <translation>這不是位址。請照主機螢幕上顯示的輸入。</translation>
    </message>
    <message>
        <source>This table asks for a PIN</source>
        <translation>這張牌桌需要 PIN 碼</translation>
    </message>
    <message>
        <source>The person who opened it can tell you.</source>
        <translation>請向開設牌桌的人詢問。</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN 碼</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>觀看</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>入座</translation>
    </message>
    <message>
        <source>This host asks for a PIN</source>
        <translation>此主機需要 PIN</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>繼續</translation>
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
        <translation>數字鍵盤</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>減少</translation>
    </message>
    <message>
        <source>Minus</source>
        <translation>負號</translation>
    </message>
    <message>
        <source>Work it out</source>
        <translation>幫我算</translation>
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
        <translation>加號</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>Keys and marks</source>
        <translation>按鍵與標記</translation>
    </message>
    <message>
        <source>I can build it: it is free, or my own goods suffice</source>
        <translation>可以建造：免費，或自己的資源足夠</translation>
    </message>
    <message>
        <source>Free, because a building of mine leads to it</source>
        <translation>因已有的前置建築而免費</translation>
    </message>
    <message>
        <source>I can build it for this many coins</source>
        <translation>花這些錢幣可以建造</translation>
    </message>
    <message>
        <source>I cannot build it; touch the card to see why</source>
        <translation>無法建造；點牌查看原因</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>LanguageField</name>
    <message>
        <source>System language</source>
        <translation>跟隨系統</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
</context>
<context>
    <name>LargeCard</name>
    <message>
        <source>Costs %1</source>
        <translation>費用：%1</translation>
    </message>
    <message>
        <source>Free with</source>
        <translation>可憑以下建築免費建造</translation>
    </message>
    <message>
        <source>Makes free</source>
        <translation>使以下建築免費</translation>
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
        <translation>Mirabilia 上次意外結束。沒有遺失任何內容。</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>報告</translation>
    </message>
    <message>
        <source>Mirabilia ended unexpectedly</source>
        <translation>Mirabilia 意外結束</translation>
    </message>
    <message>
        <source>Your games and score sheets are safe: they are saved with every move.</source>
        <translation>你的遊戲和計分表都是安全的：每一步都會儲存。</translation>
    </message>
    <message>
        <source>A report was left on this device. It names nobody, holds nothing you typed, and was not sent anywhere. It can help the developers find the mistake:</source>
        <translation>此裝置上留有一份報告。其中沒有人名，也沒有輸入過的內容，且未傳送到任何地方。修復 Mirabilia 的人可以藉由它找到錯誤：</translation>
    </message>
    <message>
        <source>Copy the path</source>
        <translation>複製路徑</translation>
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
        <translation>上一輪</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>階段 %1</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>棄牌</translation>
    </message>
</context>
<context>
    <name>LastTurnSheet</name>
    <message>
        <source>Last turn</source>
        <translation>上一輪</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>還沒有人出牌。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>LessonBand</name>
    <message>
        <source>Try again</source>
        <translation>再試一次</translation>
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
        <translation>上一課</translation>
    </message>
    <message>
        <source>Skip this lesson</source>
        <translation>跳過這一課</translation>
    </message>
    <message>
        <source>Leave the practice (Esc)</source>
        <translation>離開練習（Esc）</translation>
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
        <translation>座位（順時針）</translation>
    </message>
    <message>
        <source>Invite others</source>
        <translation>如何加入此桌</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>離開</translation>
    </message>
    <message>
        <source>This table is not open yet</source>
        <translation>牌桌還沒有打開</translation>
    </message>
    <message>
        <source>It opens here by itself as soon as its host is back.</source>
        <translation>主機一回來，牌桌就會在這裡自動打開。</translation>
    </message>
    <message>
        <source>Who sits down here?</source>
        <translation>誰坐在這裡？</translation>
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
        <translation>紀錄</translation>
    </message>
    <message>
        <source>Copy the log as text</source>
        <translation>將紀錄複製為文字</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>關閉（Esc）</translation>
    </message>
    <message>
        <source>Whose turns to show</source>
        <translation>顯示誰的回合</translation>
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
        <translation>電腦（簡單）</translation>
    </message>
    <message>
        <source>Normal computer</source>
        <translation>電腦（普通）</translation>
    </message>
    <message>
        <source>Expert computer</source>
        <translation>電腦（專家）</translation>
    </message>
    <message>
        <source>Master computer</source>
        <translation>電腦（大師）</translation>
    </message>
</context>
<context>
    <name>Means</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n 錢幣</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <translation>
            <numerusform>%n 個資源</numerusform>
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
        <translation>回到遊戲</translation>
    </message>
    <message>
        <source>The game is kept; continue it any time</source>
        <translation>遊戲會保留，隨時可以繼續</translation>
    </message>
    <message>
        <source>Back to the replay</source>
        <translation>回到重播</translation>
    </message>
</context>
<context>
    <name>NeighbourPanel</name>
    <message>
        <source>Opens the whole city</source>
        <translation>打開整座城市</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n 錢幣</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NetworkOptions</name>
    <message>
        <source>On the network</source>
        <translation>網路</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>牌桌名稱</translation>
    </message>
    <message>
        <source>PIN (optional)</source>
        <translation>PIN 碼（可不填）</translation>
    </message>
    <message>
        <source>Others may watch</source>
        <translation>允許觀看</translation>
    </message>
    <message>
        <source>They see what everybody at the table sees</source>
        <translation>觀看者只能看到公開的內容</translation>
    </message>
    <message>
        <source>Whoever can listen on your network can see hands. Play on one you trust; a PIN keeps strangers out, not listeners.</source>
        <translation>能夠監聽你網路的人可以看到手牌。請在可信的網路上遊玩；PIN 碼能擋住陌生人，擋不住監聽者。</translation>
    </message>
    <message>
        <source>Time for a turn; then a computer stands in</source>
        <translation>每回合限時，逾時由電腦代打</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>1 min</source>
        <translation>1 分鐘</translation>
    </message>
    <message>
        <source>2 min</source>
        <translation>2 分鐘</translation>
    </message>
    <message>
        <source>5 min</source>
        <translation>5 分鐘</translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>1 天</translation>
    </message>
    <message>
        <source>Let in people from far away</source>
        <translation>允許遠處的人加入</translation>
    </message>
    <message>
        <source>This table alone: whoever reaches this computer may come, also from beyond your network</source>
        <translation>僅限這一桌：凡能連到這台電腦的人都可以來，也包括本地網路之外的人</translation>
    </message>
    <message>
        <source>Play on this screen, phones as hands</source>
        <translation>這個螢幕當桌子，手機當手牌</translation>
    </message>
    <message>
        <source>Nobody sits here: everybody joins with a phone, and this screen shows the whole table. Made for a television.</source>
        <translation>沒有人坐在這裡：大家都用手機加入，這個螢幕顯示整張桌子。適合電視。</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>新遊戲</translation>
    </message>
    <message>
        <source>Two players and the Free City</source>
        <translation>兩名玩家和自由城邦</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n 名玩家</numerusform>
        </translation>
    </message>
    <message>
        <source>Players and seats</source>
        <translation>玩家與座位</translation>
    </message>
    <message>
        <source>Seats, clockwise</source>
        <translation>座位（順時針）</translation>
    </message>
    <message>
        <source>The chosen seat</source>
        <translation>所選座位</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家人數</translation>
    </message>
    <message>
        <source>Host a game</source>
        <translation>開設牌桌</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>開桌</translation>
    </message>
    <message>
        <source>The table is at %1</source>
        <translation>這張桌設在 %1</translation>
    </message>
    <message>
        <source>Somebody has to sit at this screen.</source>
        <translation>至少要有一人坐在螢幕前。</translation>
    </message>
</context>
<context>
    <name>NextAttack</name>
    <message numerus="yes">
        <source>%n defence(s)</source>
        <translation>
            <numerusform>防禦 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>next attack</source>
        <translation>下一次進攻</translation>
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
        <translation>數值的來源</translation>
    </message>
</context>
<context>
    <name>OtherWords</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation>無法讀取 %1。</translation>
    </message>
    <message>
        <source>%1 is no game history, or it is damaged.</source>
        <translation>%1 不是對局歷史紀錄，或已損壞。</translation>
    </message>
</context>
<context>
    <name>OwnCity</name>
    <message>
        <source>%1 of %2 stages stand. Touch one to see what it brings.</source>
        <translation>已建成 %1/%2 個階段。點一個看它帶來什麼。</translation>
    </message>
</context>
<context>
    <name>OwnLine</name>
    <message numerus="yes">
        <source>%n shield(s)</source>
        <translation>
            <numerusform>%n 個軍事標識</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n 錢幣</numerusform>
        </translation>
    </message>
    <message>
        <source>Production</source>
        <translation>生產</translation>
    </message>
    <message>
        <source>My means</source>
        <translation>我的資源</translation>
    </message>
</context>
<context>
    <name>PadKeys</name>
    <message>
        <source>Keys of the score pad</source>
        <translation>計分本按鍵</translation>
    </message>
    <message>
        <source>Type; the first digit replaces the value</source>
        <translation>填寫；第一個數字會取代原有內容</translation>
    </message>
    <message>
        <source>To the next cell</source>
        <translation>到旁邊的格</translation>
    </message>
    <message>
        <source>In reverse</source>
        <translation>反方向</translation>
    </message>
    <message>
        <source>Erase a digit, or the cell</source>
        <translation>清除一個數字，或整格</translation>
    </message>
    <message>
        <source>Work the value out</source>
        <translation>計算這一格</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>復原、重做</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Enter coins, not points</source>
        <translation>填寫錢幣數，而非分數</translation>
    </message>
    <message>
        <source>A sum, worked out as you type</source>
        <translation>算式，邊寫邊算</translation>
    </message>
    <message>
        <source>Negative, where points can be lost</source>
        <translation>負數（可能扣分的格）</translation>
    </message>
    <message>
        <source>Enter symbols, not points; one more / for wild ones</source>
        <translation>填寫符號數，而非分數；再按一次 / 填任選符號</translation>
    </message>
    <message>
        <source>Goes on: down, to the next player, behind the last cell to Finish. Nothing goes on by itself</source>
        <translation>前進：向下，再到下一名玩家，最後一格之後到「完成計分」。不會自動前進</translation>
    </message>
    <message>
        <source>To the next player of the row, and back</source>
        <translation>到同一列的下一名玩家，或返回</translation>
    </message>
    <message>
        <source>Finish; before a sheet, the same table again</source>
        <translation>完成計分；開始之前：同樣的人再來一局</translation>
    </message>
</context>
<context>
    <name>PadMenu</name>
    <message>
        <source>Game details</source>
        <translation>對局資訊</translation>
    </message>
    <message>
        <source>Expansions, date, place, notes</source>
        <translation>擴充、日期、地點、備註</translation>
    </message>
    <message>
        <source>Export this sheet</source>
        <translation>匯出此表</translation>
    </message>
    <message>
        <source>Another sheet</source>
        <translation>另一張表</translation>
    </message>
    <message>
        <source>This one is kept as it is</source>
        <translation>目前這張會原樣保留</translation>
    </message>
    <message>
        <source>Game history</source>
        <translation>對局歷史</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Throw this sheet away</source>
        <translation>捨棄這張表</translation>
    </message>
    <message>
        <source>Not saved: export it, or it is lost</source>
        <translation>無法儲存：未匯出的內容會遺失</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>操作記錄</translation>
    </message>
    <message>
        <source>Step by step, to undo</source>
        <translation>逐步列出，可以復原</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Language, light or dark, size</source>
        <translation>語言、明暗、大小</translation>
    </message>
    <message>
        <source>Share this sheet</source>
        <translation>共享這張計分表</translation>
    </message>
    <message>
        <source>Everybody writes on their own phone</source>
        <translation>大家用自己的手機填寫</translation>
    </message>
</context>
<context>
    <name>PadPage</name>
    <message>
        <source>Score a game</source>
        <translation>計分</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完成計分</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>選單</translation>
    </message>
    <message>
        <source>What you see here stays until you close the program.</source>
        <translation>這裡的內容會保留到你關閉程式為止。</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>知道了</translation>
    </message>
    <message>
        <source>The game is in the history.</source>
        <translation>對局已存入歷史。</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>檢視</translation>
    </message>
    <message>
        <source>It can be put aside for a new, empty one.</source>
        <translation>可以把它移到一旁，換一份新的空白歷史。</translation>
    </message>
    <message>
        <source>Begin a new history</source>
        <translation>開始新歷史</translation>
    </message>
    <message>
        <source>Shared: %1 here</source>
        <translation>已共享：%1 人在場</translation>
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
        <translation>銀行</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>總計</translation>
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
        <translation>沒有偏好</translation>
    </message>
    <message>
        <source>The left neighbour</source>
        <translation>左鄰</translation>
    </message>
    <message>
        <source>The right neighbour</source>
        <translation>右鄰</translation>
    </message>
    <message>
        <source>Whoever has fewer coins</source>
        <translation>錢幣較少的一方</translation>
    </message>
    <message>
        <source>If prices are equal, pay</source>
        <translation>價錢相同時，優先付給</translation>
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
        <translation>點按名字，可在所有計分表上更改，或合併同一個人的兩個名字。</translation>
    </message>
    <message>
        <source>No sheet has been changed.</source>
        <translation>沒有更改任何計分表。</translation>
    </message>
    <message>
        <source>Changing the name on all sheets</source>
        <translation>正在更改所有計分表上的名字</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>Somebody has this name already: both become one person.</source>
        <translation>已有人用這個名字：兩者將合併為一個人。</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>合併</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜尋</translation>
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
            <numerusform>還有 %n 人：請搜尋</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is called so.</source>
        <translation>沒有叫這個名字的人。</translation>
    </message>
    <message>
        <source>Nobody is in the history yet.</source>
        <translation>歷史紀錄中還沒有人。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
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
        <translation>棄牌堆</translation>
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
        <translation>依類別</translation>
    </message>
    <message>
        <source>%1: %2, everybody %3</source>
        <translation>%1：%2，所有人 %3</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>兩人對比</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>對手</translation>
    </message>
    <message>
        <source>won</source>
        <translation>獲勝</translation>
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
        <translation>同桌對局，以及誰名次在前</translation>
    </message>
    <message>
        <source>level</source>
        <translation>平手</translation>
    </message>
    <message>
        <source>the other</source>
        <translation>對方</translation>
    </message>
    <message>
        <source>without expansions</source>
        <translation>無擴充</translation>
    </message>
    <message>
        <source>with expansions</source>
        <translation>有擴充</translation>
    </message>
    <message numerus="yes">
        <source>Points in the latest %1 of %Ln game(s)</source>
        <translation>
            <numerusform>%Ln 局中最近 %1 局的分數</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Points, game by game (%Ln game(s))</source>
        <translation>
            <numerusform>逐局分數（%Ln 局）</numerusform>
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
        <translation>這條曲線已突出顯示</translation>
    </message>
    <message>
        <source>Highlight this curve</source>
        <translation>突出顯示這條曲線</translation>
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
        <translation>展開</translation>
    </message>
    <message>
        <source>Hide what cost %1 most</source>
        <translation>收起 %1 代價最大的決定</translation>
    </message>
    <message>
        <source>Show what cost %1 most</source>
        <translation>查看 %1 代價最大的決定</translation>
    </message>
    <message>
        <source>Nothing so far.</source>
        <translation>目前沒有。</translation>
    </message>
    <message>
        <source>No clear mistakes.</source>
        <translation>沒有明顯的失誤。</translation>
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
        <translation>未註明</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>Known players</source>
        <translation>記錄過的玩家</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>顏色</translation>
    </message>
    <message>
        <source>Wonder</source>
        <translation>奇蹟</translation>
    </message>
    <message>
        <source>Its side</source>
        <translation>用哪一面</translation>
    </message>
    <message>
        <source>How this player won</source>
        <translation>獲勝方式</translation>
    </message>
    <message>
        <source>By points</source>
        <translation>分數</translation>
    </message>
    <message>
        <source>Military</source>
        <translation>軍事</translation>
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
        <translation>後移一座</translation>
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
        <translation>練習</translation>
    </message>
    <message>
        <source>A few positions at a real table, one idea each: about four minutes a game. Leave whenever you like and go on later.</source>
        <translation>真實牌桌上的幾個局面，一次一個要點：每種遊戲約四分鐘。隨時可以離開，以後接著練。</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n 課</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on: %1 of %2 lessons done</source>
        <translation>繼續：已完成 %1 課，共 %2 課</translation>
    </message>
    <message>
        <source>Done. Begin again</source>
        <translation>已完成，從頭再來</translation>
    </message>
    <message>
        <source>Your first game</source>
        <translation>你的第一局</translation>
    </message>
    <message>
        <source>A whole game against easy computers: first what it is about, then a sentence a turn, then on your own. It is saved like any other.</source>
        <translation>與簡單電腦下完整的一局：先講遊戲是怎麼回事，然後每回合一句話，之後由你自己來。它和別的遊戲一樣會儲存。</translation>
    </message>
    <message>
        <source>Play %1</source>
        <comment>a game</comment>
        <translation>玩 %1</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>課程</translation>
    </message>
</context>
<context>
    <name>PriceMark</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n 錢幣</numerusform>
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
        <translation>請注意</translation>
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
            <numerusform>檔案中有 %n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Games to look at again</source>
        <translation>可以重播的對局</translation>
    </message>
    <message>
        <source>Results to the score pad</source>
        <translation>把結果放入計分板</translation>
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
        <translation>後退（←）</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>暫停（空白鍵）</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>播放（空白鍵）</translation>
    </message>
    <message>
        <source>Forward (Right)</source>
        <translation>前進（→）</translation>
    </message>
    <message>
        <source>Last step (End)</source>
        <translation>最後一步（End）</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>計分表</translation>
    </message>
    <message>
        <source>Leave the replay (Esc)</source>
        <translation>離開重播（Esc）</translation>
    </message>
    <message>
        <source>From which seat?</source>
        <translation>從哪個座位看？</translation>
    </message>
    <message>
        <source>The game is over: every hand is open.</source>
        <translation>對局已結束：所有手牌公開。</translation>
    </message>
</context>
<context>
    <name>ReplaySeat</name>
    <message>
        <source>Seen from the seat of %1</source>
        <translation>從 %1 的座位觀看</translation>
    </message>
</context>
<context>
    <name>ReplaySlider</name>
    <message>
        <source>Step of the game</source>
        <translation>對局的步數</translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>Score sheet</source>
        <translation>計分表</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再來一局</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>首頁</translation>
    </message>
    <message>
        <source>The record is on the clipboard.</source>
        <translation>棋譜已複製到剪貼簿。</translation>
    </message>
    <message>
        <source>The log is on the clipboard.</source>
        <translation>紀錄已複製到剪貼簿。</translation>
    </message>
    <message>
        <source>Points at the end; they did not decide the game.</source>
        <translation>終局時的分數；已不影響勝負。</translation>
    </message>
    <message>
        <source>Back to the replay</source>
        <translation>回到重播</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Copy record</source>
        <translation>複製棋譜</translation>
    </message>
    <message>
        <source>Copy log</source>
        <translation>複製紀錄</translation>
    </message>
</context>
<context>
    <name>ResultScene</name>
    <message>
        <source>The host can play again: wait here to join in</source>
        <translation>主機可以再來一局：在此等候即可一同加入</translation>
    </message>
</context>
<context>
    <name>ResultTools</name>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>覆盤</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>重播</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>複製</translation>
    </message>
</context>
<context>
    <name>Reveal</name>
    <message>
        <source>All cards are turned over</source>
        <translation>所有牌都已翻開</translation>
    </message>
</context>
<context>
    <name>ReviewScene</name>
    <message>
        <source>Review</source>
        <translation>覆盤</translation>
    </message>
</context>
<context>
    <name>ReviewView</name>
    <message>
        <source>Review</source>
        <translation>覆盤</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>獲勝機會</translation>
    </message>
    <message>
        <source>What cost most</source>
        <translation>代價最大的決定</translation>
    </message>
    <message>
        <source>Judged by what each player could know then.</source>
        <translation>依每位玩家當時能知道的情況判斷。</translation>
    </message>
</context>
<context>
    <name>RoomBand</name>
    <message>
        <source>Go on</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>決定</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>questions</comment>
        <translation>
            <numerusform>還有 %n 個</numerusform>
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
        <translation>在另一台裝置上點「加入牌桌」會自動顯示此桌。若沒有，位址是：</translation>
    </message>
    <message>
        <source>PIN: %1</source>
        <translation>PIN 碼：%1</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>複製連結</translation>
    </message>
    <message>
        <source>Copied: whoever has it needs no PIN</source>
        <translation>已複製：持有連結者無需 PIN 碼</translation>
    </message>
    <message>
        <source>QR code of the link to this table</source>
        <translation>此桌連結的 QR 碼</translation>
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
        <translation>由兩名玩家輪流掌管</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>暫離</translation>
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
        <translation>電腦（簡單）</translation>
    </message>
    <message>
        <source>Normal computer</source>
        <translation>電腦（普通）</translation>
    </message>
    <message>
        <source>Expert computer</source>
        <translation>電腦（專家）</translation>
    </message>
    <message>
        <source>Master computer</source>
        <translation>電腦（大師）</translation>
    </message>
    <message>
        <source>Free for anyone</source>
        <translation>空位留給他人</translation>
    </message>
    <message>
        <source>Earlier seat</source>
        <translation>前移一座</translation>
    </message>
    <message>
        <source>Later seat</source>
        <translation>後移一座</translation>
    </message>
    <message>
        <source>Remove from the table</source>
        <translation>請離牌桌</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Has left; the seat waits</source>
        <translation>已離開；座位保留</translation>
    </message>
    <message>
        <source>Away; a computer plays</source>
        <translation>暫離；電腦代打</translation>
    </message>
    <message>
        <source>Someone at this screen</source>
        <translation>此螢幕前的人</translation>
    </message>
    <message>
        <source>Give the seat to somebody else</source>
        <translation>把座位交給別人</translation>
    </message>
    <message>
        <source>Or to the same person on another device: the link comes next</source>
        <translation>或交給同一個人的另一台裝置：接下來會顯示入座方式</translation>
    </message>
    <message>
        <source>Sit down here</source>
        <translation>坐在這裡</translation>
    </message>
    <message>
        <source>The others are asked whether they agree. Then a link comes, for whoever takes the seat.</source>
        <translation>會先問其他人是否同意，然後出現一個連結，給接手座位的人。</translation>
    </message>
    <message>
        <source>Play on with another device</source>
        <translation>換一台裝置繼續玩</translation>
    </message>
    <message>
        <source>A link comes next. Whoever opens it first has this seat and its hand, and this window no longer has them.</source>
        <translation>接著會出現一個連結。最先打開它的人得到這個座位和手牌，這個視窗不再擁有它們。</translation>
    </message>
    <message>
        <source>%1 loses this seat, and nobody can take that back. The link that comes next opens it to whoever you give it to; that may be %1 again.</source>
        <translation>%1 將失去這個座位，且無法撤回。接下來會出現一個連結，您把它給誰，誰就能入座；也可以再給 %1。</translation>
    </message>
    <message>
        <source>Take the seat from %1</source>
        <translation>收回 %1 的座位</translation>
    </message>
    <message>
        <source>Their phone sleeps</source>
        <translation>手機休眠中</translation>
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
        <translation>繼續</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暫停</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>停止觀看</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>回到遊戲</translation>
    </message>
    <message>
        <source>Show what others say</source>
        <translation>顯示他人的示意</translation>
    </message>
    <message>
        <source>Give the seat back and leave</source>
        <translation>交還座位並離開</translation>
    </message>
</context>
<context>
    <name>RoundClock</name>
    <message>
        <source>Round %1</source>
        <translation>第 %1 輪</translation>
    </message>
    <message numerus="yes">
        <source>A city has %n bonus(es)</source>
        <translation>
            <numerusform>有城市已得 %n 個獎勵</numerusform>
        </translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>最後一輪</translation>
    </message>
    <message>
        <source>Last</source>
        <comment>round</comment>
        <translation>末輪</translation>
    </message>
    <message>
        <source>Once a city has taken bonus %1, one last round is played.</source>
        <translation>有城市拿到第 %1 個獎勵後，再進行最後一輪。</translation>
    </message>
</context>
<context>
    <name>RoundSheet</name>
    <message>
        <source>Last round</source>
        <translation>上一輪</translation>
    </message>
    <message>
        <source>Nothing has been revealed yet.</source>
        <translation>還沒有公開任何內容。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
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
        <translation>規則</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>遊戲</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>搜尋規則</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>章節</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>搜尋結果</translation>
    </message>
    <message>
        <source>No rule has all of these words.</source>
        <translation>這些規則裡沒有同時含有這些詞的內容。</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>練習</translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message>
        <source>%1 is full: no game can be longer.</source>
        <translation>%1 已滿：一局遊戲不能再長了。</translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>Saved games</source>
        <translation>存檔</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s); every move is saved as you play</source>
        <translation>
            <numerusform>%n 局；每一步都會自動儲存</numerusform>
        </translation>
    </message>
    <message>
        <source>Game deleted</source>
        <translation>已刪除</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>刪除 %1</translation>
    </message>
    <message>
        <source>No game is waiting</source>
        <translation>沒有等待繼續的遊戲</translation>
    </message>
    <message>
        <source>A game you leave is saved here, with every move you made.</source>
        <translation>你離開的遊戲會連同每一步自動保存在這裡。</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新遊戲</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>已結束的對局</translation>
    </message>
</context>
<context>
    <name>ScaleField</name>
    <message>
        <source>Interface size</source>
        <translation>介面大小</translation>
    </message>
    <message>
        <source>This is how large a card is.</source>
        <translation>牌就是這麼大。</translation>
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
            <numerusform>%n 個圓規</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gear(s)</source>
        <translation>
            <numerusform>%n 個齒輪</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tablet(s)</source>
        <translation>
            <numerusform>%n 塊石板</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n symbol(s) of any kind</source>
        <translation>
            <numerusform>任意標誌 %n 個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreCell</name>
    <message>
        <source>Total: %1. How it adds up</source>
        <translation>總計：%1。查看來源</translation>
    </message>
    <message>
        <source>%1: %2. How it adds up</source>
        <translation>%1：%2。查看來源</translation>
    </message>
</context>
<context>
    <name>ScoreColumns</name>
    <message>
        <source>Total</source>
        <translation>總計</translation>
    </message>
</context>
<context>
    <name>ScoreGrid</name>
    <message>
        <source>Score sheet</source>
        <translation>計分表</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>新增玩家</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>總計</translation>
    </message>
    <message>
        <source>Won early</source>
        <translation>提前獲勝</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>擴充</translation>
    </message>
</context>
<context>
    <name>ScoreHistory</name>
    <message>
        <source>The folder %1 could not be made.</source>
        <translation>無法建立資料夾 %1。</translation>
    </message>
    <message>
        <source>There is no such sheet.</source>
        <translation>沒有這張計分表。</translation>
    </message>
    <message>
        <source>%1 is in use by another program.</source>
        <translation>%1 正由其他程式使用。</translation>
    </message>
    <message>
        <source>%1 may not be changed.</source>
        <translation>沒有修改 %1 的權限。</translation>
    </message>
    <message>
        <source>There is no room left on the disk for %1.</source>
        <translation>磁碟空間不足，無法寫入 %1。</translation>
    </message>
    <message>
        <source>%1 is damaged or not a score history; it was left as it is.</source>
        <translation>%1 已損壞或不是計分歷史；未作更動。</translation>
    </message>
    <message>
        <source>%1 could not be read or written: %2.</source>
        <translation>無法讀寫 %1：%2。</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of this program; it has been left as it is.</source>
        <translation>%1 由本程式的較新版本寫入；未作更動。</translation>
    </message>
    <message>
        <source>%1 could not be put aside.</source>
        <translation>無法把 %1 移到一旁。</translation>
    </message>
    <message>
        <source>%1 could not be copied: %2.</source>
        <translation>無法複製 %1：%2。</translation>
    </message>
    <message>
        <source>%1 and %2 have sat at one table: they are two people.</source>
        <translation>%1 和 %2 曾同桌：他們是兩個人。</translation>
    </message>
    <message>
        <source>Nobody called %1 is in the history.</source>
        <translation>歷史紀錄中沒有叫 %1 的人。</translation>
    </message>
</context>
<context>
    <name>ScoreHistoryScene</name>
    <message>
        <source>Game history</source>
        <translation>對局歷史</translation>
    </message>
</context>
<context>
    <name>ScoreImportScene</name>
    <message>
        <source>Import</source>
        <translation>匯入</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Total</source>
        <translation>總計</translation>
    </message>
</context>
<context>
    <name>ScoreStatisticsScene</name>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
</context>
<context>
    <name>SeatChip</name>
    <message>
        <source>Opens the whole city</source>
        <translation>打開整座城市</translation>
    </message>
</context>
<context>
    <name>SeatEditor</name>
    <message>
        <source>With two players a third city stands between them: each turn one of you also plays a card for it.</source>
        <translation>兩人遊戲時，兩人之間還有第三座城市：每輪由其中一人也為它出一張牌。</translation>
    </message>
    <message>
        <source>Who sits here</source>
        <translation>誰坐這裡</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>我</translation>
    </message>
    <message>
        <source>Someone here</source>
        <translation>同螢幕的人</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>電腦</translation>
    </message>
    <message>
        <source>How well it plays</source>
        <translation>電腦程度</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>顏色</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>奇蹟板</translation>
    </message>
    <message>
        <source>Earlier seat</source>
        <translation>前移一座</translation>
    </message>
    <message>
        <source>Later seat</source>
        <translation>後移一座</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>簡單</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>專家</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>大師</translation>
    </message>
    <message>
        <source>Swap places</source>
        <translation>交換座位</translation>
    </message>
    <message>
        <source>Over the network</source>
        <translation>透過網路</translation>
    </message>
</context>
<context>
    <name>SeatInvitation</name>
    <message>
        <source>A seat for somebody else</source>
        <translation>給別人的座位</translation>
    </message>
    <message>
        <source>The seat of %1</source>
        <translation>%1 的座位</translation>
    </message>
    <message>
        <source>Whoever opens this link first has the seat. It works once.</source>
        <translation>最先開啟此連結的人得到座位。連結只能用一次。</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>複製連結</translation>
    </message>
    <message>
        <source>Copied: whoever opens it first has the seat</source>
        <translation>已複製：最先開啟的人得到座位</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>QR code of the link to this table</source>
        <translation>此桌連結的 QR 碼</translation>
    </message>
</context>
<context>
    <name>SeatLook</name>
    <message>
        <source>Colour</source>
        <translation>顏色</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>奇蹟板</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Led by both players in turn</source>
        <translation>由兩名玩家輪流掌管</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>At this screen</source>
        <translation>在此螢幕</translation>
    </message>
    <message>
        <source>random board</source>
        <translation>奇蹟板隨機</translation>
    </message>
    <message>
        <source>random board, side %1</source>
        <translation>奇蹟板隨機，%1 面</translation>
    </message>
    <message>
        <source>%1, random side</source>
        <translation>%1，隨機選面</translation>
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
        <translation>透過網路加入</translation>
    </message>
    <message>
        <source>Free for anyone</source>
        <translation>空位留給他人</translation>
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
        <translation>設定</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外觀</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>顏色</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系統</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>淺色</translation>
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
        <translation>動畫</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>關閉</translation>
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
        <translation>公開分數</translation>
    </message>
    <message>
        <source>New games show everyone&apos;s score as it grows</source>
        <translation>新遊戲中顯示每個人的目前得分</translation>
    </message>
    <message>
        <source>Chain hints</source>
        <translation>連鎖提示</translation>
    </message>
    <message>
        <source>Touching a card lights up what makes it free</source>
        <translation>點牌時標出可讓它免費的建築</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>Background of the age</source>
        <translation>時代的背景聲</translation>
    </message>
    <message>
        <source>Quiet wind, birds, a building site, a fire: each age sounds its own</source>
        <translation>輕輕的風聲、鳥鳴、工地、營火：每個時代各有聲音</translation>
    </message>
</context>
<context>
    <name>ShareRow</name>
    <message>
        <source>Looks on</source>
        <translation>旁觀</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>離開</translation>
    </message>
    <message>
        <source>%1: everybody may write</source>
        <translation>%1：大家都可填寫</translation>
    </message>
    <message>
        <source>%1: only this person may write</source>
        <translation>%1：僅本人可填寫</translation>
    </message>
    <message>
        <source>Make the column free</source>
        <translation>釋放此欄</translation>
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
        <translation>共享這張計分表</translation>
    </message>
    <message>
        <source>Everybody fills in their own column on their phone. Point its camera at this, or type the address into its browser.</source>
        <translation>每個人在自己的手機上填寫自己的一欄。用相機掃描，或在瀏覽器中輸入位址。</translation>
    </message>
    <message>
        <source>QR code of the link to this sheet</source>
        <translation>此計分表連結的 QR 碼</translation>
    </message>
    <message>
        <source>Nobody is here yet.</source>
        <translation>還沒有人加入。</translation>
    </message>
    <message>
        <source>Nothing is encrypted: share where you trust the network.</source>
        <translation>內容不加密：請在可信的網路中共享。</translation>
    </message>
    <message>
        <source>Stop sharing</source>
        <translation>停止共享</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>Worth a second look</source>
        <translation>值得複查</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>You gave your seat back</source>
        <translation>您已交還座位</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
</context>
<context>
    <name>SideChoice</name>
    <message>
        <source>Random</source>
        <translation>隨機</translation>
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
        <translation>所有版圖上都相同</translation>
    </message>
    <message>
        <source>Cost in resources</source>
        <translation>費用（資源）</translation>
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
        <translation>新增效果</translation>
    </message>
</context>
<context>
    <name>StageBlock</name>
    <message>
        <source>Stage %1, built: %2</source>
        <translation>階段 %1，已建成：%2</translation>
    </message>
    <message>
        <source>Stage %1: %2; costs %3</source>
        <translation>階段 %1：%2；費用 %3</translation>
    </message>
    <message>
        <source>Today: %1</source>
        <translation>目前：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n 錢幣</numerusform>
        </translation>
    </message>
    <message>
        <source>no coins</source>
        <translation>不花錢幣</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>階段 %1</translation>
    </message>
    <message>
        <source>Built</source>
        <translation>已建成</translation>
    </message>
    <message>
        <source>Costs %1</source>
        <translation>費用：%1</translation>
    </message>
    <message>
        <source>Opens the stage</source>
        <translation>打開這個階段</translation>
    </message>
</context>
<context>
    <name>StagePips</name>
    <message>
        <source>%1 of %2 wonder stages built</source>
        <translation>奇蹟階段已建 %1/%2</translation>
    </message>
</context>
<context>
    <name>StageRow</name>
    <message>
        <source>Stages of %1</source>
        <translation>%1 的階段</translation>
    </message>
</context>
<context>
    <name>StageSheet</name>
    <message>
        <source>%1: stage %2 of %3</source>
        <comment>a wonder, a number, how many</comment>
        <translation>%1：第 %2 階段（共 %3）</translation>
    </message>
    <message>
        <source>It is built.</source>
        <translation>已經建成。</translation>
    </message>
    <message>
        <source>The stages before it come first.</source>
        <translation>要先建前面的階段。</translation>
    </message>
    <message>
        <source>It is the next one.</source>
        <translation>這是下一個要建的階段。</translation>
    </message>
    <message numerus="yes">
        <source>Today it takes %n coin(s):</source>
        <translation>
            <numerusform>現在需要 %n 枚錢幣：</numerusform>
        </translation>
    </message>
    <message>
        <source>Today it takes no coins: your own goods suffice.</source>
        <translation>現在不用錢幣：自己的資源足夠。</translation>
    </message>
    <message>
        <source>Costs %1</source>
        <translation>費用：%1</translation>
    </message>
    <message>
        <source>Choose a card to put under it; any card will do.</source>
        <translation>請選一張壓在下面的牌；哪一張都可以。</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>回到牌桌</translation>
    </message>
    <message>
        <source>Put %1 under it</source>
        <translation>把%1壓在下面</translation>
    </message>
</context>
<context>
    <name>StartView</name>
    <message>
        <source>New sheet</source>
        <translation>新計分表</translation>
    </message>
    <message>
        <source>Go on with the sheet you left</source>
        <translation>繼續上次的計分表</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>遊戲</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家人數</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n 名玩家</numerusform>
        </translation>
    </message>
    <message>
        <source>Start scoring</source>
        <translation>開始計分</translation>
    </message>
    <message>
        <source>Game history</source>
        <translation>對局歷史</translation>
    </message>
    <message>
        <source>Finished games are kept here</source>
        <translation>完成的對局保存在這裡</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Who wins, with what, and how often</source>
        <translation>誰贏、靠什麼贏、贏多少</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>匯入</translation>
    </message>
    <message>
        <source>Sheets from a table or another pad: CSV or JSON</source>
        <translation>來自試算表或其他計分本：CSV 或 JSON</translation>
    </message>
    <message>
        <source>The same table again</source>
        <translation>同樣的人再來一局</translation>
    </message>
    <message>
        <source>Who plays, in the order of the seats</source>
        <translation>誰來玩（按座位順序）</translation>
    </message>
    <message>
        <source>With</source>
        <translation>使用擴充</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Language, light or dark, size</source>
        <translation>語言、明暗、大小</translation>
    </message>
    <message>
        <source>More names</source>
        <translation>更多名字</translation>
    </message>
    <message>
        <source>Go on with an older sheet</source>
        <translation>繼續更早的計分表</translation>
    </message>
    <message>
        <source>More sheets that were left</source>
        <translation>更多未完成的計分表</translation>
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
        <translation>統計</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>遊戲</translation>
    </message>
    <message>
        <source>Nothing to count yet</source>
        <translation>還沒有可統計的</translation>
    </message>
    <message>
        <source>Figures come with the first finished game.</source>
        <translation>完成第一局後就會有資料。</translation>
    </message>
    <message>
        <source>Score a game</source>
        <translation>計分</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Wonders</source>
        <translation>奇蹟</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>類別</translation>
    </message>
    <message>
        <source>What wins</source>
        <translation>靠什麼獲勝</translation>
    </message>
    <message>
        <source>%1: winners %2, everybody %3</source>
        <translation>%1：勝者 %2，所有人 %3</translation>
    </message>
    <message>
        <source>the winners</source>
        <translation>勝者</translation>
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
        <translation>正在統計對局</translation>
    </message>
    <message>
        <source>Games with</source>
        <translation>遊戲人數</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation>任意人數</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n 人</numerusform>
        </translation>
    </message>
    <message>
        <source>Computers too</source>
        <translation>包括電腦玩家</translation>
    </message>
    <message>
        <source>Which games count</source>
        <translation>統計哪些對局</translation>
    </message>
    <message>
        <source>No such game</source>
        <translation>沒有符合的對局</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>所有對局</translation>
    </message>
    <message>
        <source>The rating is Elo&apos;s: everybody begins with 1500 and plays against each other one at the table, for 32 points a game.</source>
        <translation>等級分採用 Elo 算法：每人從 1500 開始，與同桌的每個人對戰，每局 32 分。</translation>
    </message>
    <message>
        <source>How Duels were won</source>
        <translation>對決的獲勝方式</translation>
    </message>
    <message>
        <source>by points</source>
        <translation>憑分數</translation>
    </message>
    <message>
        <source>by military</source>
        <translation>憑軍事</translation>
    </message>
    <message>
        <source>by science</source>
        <translation>憑科技</translation>
    </message>
    <message>
        <source>%1: %2 by points, %3 by military, %4 by science</source>
        <translation>%1：憑分數 %2，憑軍事 %3，憑科技 %4</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>by politics</source>
        <translation>憑政治</translation>
    </message>
    <message>
        <source>%1: %2 by points, %3 by military, %4 by science, %5 by politics</source>
        <translation>%1：憑分數 %2，憑軍事 %3，憑科技 %4，憑政治 %5</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>Steps of this round</source>
        <translation>本輪的步驟</translation>
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
        <translation>現在</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>待進行</translation>
    </message>
</context>
<context>
    <name>StepsSheet</name>
    <message>
        <source>What was done</source>
        <translation>操作記錄</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>還沒有。</translation>
    </message>
    <message>
        <source>Press a step to undo it and all that came after it.</source>
        <translation>點按某一步，可復原它以及之後的所有操作。</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>Structure</name>
    <message>
        <source>The structure</source>
        <translation>牌陣</translation>
    </message>
    <message>
        <source>The card that lay here has been taken.</source>
        <translation>這裡的牌已經被拿走。</translation>
    </message>
</context>
<context>
    <name>StructureCard</name>
    <message>
        <source>It is turned over as soon as no other card lies on it.</source>
        <translation>一旦沒有別的牌壓著就翻開。</translation>
    </message>
</context>
<context>
    <name>SymbolCount</name>
    <message>
        <source>%1 of %2 symbols</source>
        <translation>%2 種符號中有 %1 種</translation>
    </message>
    <message>
        <source>This many different ones win the game at once.</source>
        <translation>集齊這麼多不同的符號，這座城市立即獲勝。</translation>
    </message>
</context>
<context>
    <name>TableActions</name>
    <message>
        <source>Put the card back, close</source>
        <translation>放回牌、關閉</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>上一輪</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>左、右</translation>
    </message>
    <message>
        <source>One step back, one step forward</source>
        <translation>後退一步、前進一步</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home、End</translation>
    </message>
    <message>
        <source>To the beginning, to the end</source>
        <translation>到開頭、到結尾</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空白鍵</translation>
    </message>
    <message>
        <source>Play, pause</source>
        <translation>播放、暫停</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave the replay, close</source>
        <translation>離開重播、關閉</translation>
    </message>
    <message>
        <source>Change my choice while others think</source>
        <translation>趁他人思考時改選</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>紀錄</translation>
    </message>
    <message>
        <source>Last turn in words</source>
        <translation>上一輪的文字說明</translation>
    </message>
    <message>
        <source>People at the table</source>
        <translation>牌桌上的人</translation>
    </message>
    <message>
        <source>Answer what the table is asked</source>
        <translation>回答牌桌的詢問</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Skip what is being shown</source>
        <translation>跳過演示</translation>
    </message>
    <message>
        <source>Explain the item in focus</source>
        <translation>說明鍵盤所在之處</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Keys and marks</source>
        <translation>按鍵與標記</translation>
    </message>
    <message>
        <source>F1 or ?</source>
        <translation>F1 或 ?</translation>
    </message>
    <message>
        <source>This page</source>
        <translation>本頁</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>選單</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>離開重播</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>離開牌桌</translation>
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
        <translation>公開分數</translation>
    </message>
    <message>
        <source>Everyone sees the score as it grows</source>
        <translation>所有人都能看到目前得分</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>所有奇蹟板</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>誰先手</translation>
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
        <translation>進步標記</translation>
    </message>
    <message>
        <source>Two identical symbols bring one of these.</source>
        <translation>湊成一對相同符號可得其中一個。</translation>
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
        <translation>進步標記</translation>
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
        <translation>這是什麼？</translation>
    </message>
    <message>
        <source>Nothing more to explain here.</source>
        <translation>這裡沒有更多說明。</translation>
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
        <translation>已經決定，在等其他人。</translation>
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
        <translation>時代 %1</translation>
    </message>
    <message>
        <source>Age %1, turn %2 of %3, hands pass to the left</source>
        <translation>時代 %1，第 %2/%3 輪，手牌傳向左</translation>
    </message>
    <message>
        <source>Age %1, turn %2 of %3, hands pass to the right</source>
        <translation>時代 %1，第 %2/%3 輪，手牌傳向右</translation>
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
            <numerusform>%1 有 %n 個盾牌，%2 有 %3 個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TvPage</name>
    <message>
        <source>QR code of the link to this table</source>
        <translation>此桌連結的 QR 碼</translation>
    </message>
    <message>
        <source>Lost your seat, or want to watch? Scan.</source>
        <translation>座位不見了，或想觀戰？掃碼。</translation>
    </message>
</context>
<context>
    <name>VictoryCell</name>
    <message>
        <source>%1 won by military supremacy</source>
        <translation>%1 以軍事優勢獲勝</translation>
    </message>
    <message>
        <source>%1 won by scientific supremacy</source>
        <translation>%1 以科學優勢獲勝</translation>
    </message>
    <message>
        <source>%1 won by political supremacy</source>
        <translation>%1 以政治優勢獲勝</translation>
    </message>
</context>
<context>
    <name>VolumeField</name>
    <message>
        <source>Sound</source>
        <translation>聲音</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>War</name>
    <message>
        <source>%1: %2 against %3, %4 against %5; %6 in all</source>
        <translation>%1：對 %3 %2，對 %5 %4，合計 %6</translation>
    </message>
    <message>
        <source>End of age %1</source>
        <translation>時代 %1 結束</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>繼續</translation>
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
        <translation>戰爭</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a heading and a sentence</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n shield(s)</source>
        <translation>
            <numerusform>%n 個軍事標識</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I have %n shield(s), %1 has %2; worth %3 to me this age</source>
        <translation>
            <numerusform>我有 %n 面盾，%1 有 %2；本時代對我值 %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WarTokens</name>
    <message>
        <source>Conflict tokens worth %1</source>
        <translation>衝突標記共 %1 分</translation>
    </message>
</context>
<context>
    <name>WarTrack</name>
    <message>
        <source>Military track</source>
        <translation>軍事軌</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end, for the city that pushed the pawn here</source>
        <translation>終局時歸把棋子推到這裡的城市</translation>
    </message>
    <message numerus="yes">
        <source>The other city loses %n coin(s) when it first comes here</source>
        <translation>
            <numerusform>棋子首次到這裡時，另一座城市失去 %n 枚錢幣</numerusform>
        </translation>
    </message>
    <message>
        <source>Conflict pawn</source>
        <translation>衝突棋子</translation>
    </message>
    <message>
        <source>Every shield moves it one step towards the other capital.</source>
        <translation>每個盾讓它朝對方首都前進一步。</translation>
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
        <translation>%1，你的鄰邦：查看城市</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外觀</translation>
    </message>
    <message>
        <source>As the device</source>
        <translation>跟隨裝置</translation>
    </message>
    <message>
        <source>Asleep: back with the next touch</source>
        <translation>休眠中：觸碰即回</translation>
    </message>
    <message>
        <source>Back to your cards</source>
        <translation>回到手牌</translation>
    </message>
    <message>
        <source>Brings %1 now</source>
        <translation>立即帶來 %1</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>抽籤決定</translation>
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
        <translation>決定何時開始</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>棄牌</translation>
    </message>
    <message>
        <source>How to pay</source>
        <translation>支付方式</translation>
    </message>
    <message>
        <source>In the program</source>
        <translation>用程式開啟</translation>
    </message>
    <message>
        <source>Let a friend scan the code on the host&apos;s screen</source>
        <translation>讓朋友掃描主機螢幕上的 QR 碼</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>再看一次</translation>
    </message>
    <message>
        <source>Look at this city</source>
        <translation>查看這座城市</translation>
    </message>
    <message>
        <source>Looking for the table</source>
        <translation>正在尋找牌桌</translation>
    </message>
    <message>
        <source>No table is open here.</source>
        <translation>這裡沒有開著的牌桌。</translation>
    </message>
    <message>
        <source>Nothing here is encrypted: whoever listens on this network can see your hand. Play where you trust the others.</source>
        <translation>這裡沒有加密：在這個網路上監聽的人能看到你的手牌。請在你信任的網路上玩。</translation>
    </message>
    <message>
        <source>On a phone</source>
        <translation>用手機</translation>
    </message>
    <message>
        <source>Only watch</source>
        <translation>只旁觀</translation>
    </message>
    <message>
        <source>Open this page in your browser: here your seat is lost when you leave.</source>
        <translation>請在瀏覽器中開啟此頁：在這裡離開後座位就會遺失。</translation>
    </message>
    <message>
        <source>PIN (on the host&apos;s screen)</source>
        <translation>PIN 碼（在主機的螢幕上）</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>第 %1 名</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>在這裡玩</translation>
    </message>
    <message>
        <source>Sells you</source>
        <translation>賣給你</translation>
    </message>
    <message>
        <source>Shields: %1 against %2</source>
        <translation>盾牌：%1 對 %2</translation>
    </message>
    <message>
        <source>Stage %1, as on the left</source>
        <translation>階段 %1，同左鄰</translation>
    </message>
    <message>
        <source>Stage %1, as on the right</source>
        <translation>階段 %1，同右鄰</translation>
    </message>
    <message>
        <source>The host may have closed it. These tables are open:</source>
        <translation>主機可能已將它關閉。現在開著的牌桌：</translation>
    </message>
    <message>
        <source>The last card of the age is discarded</source>
        <translation>本時代的最後一張牌會被棄掉</translation>
    </message>
    <message>
        <source>This table is not here</source>
        <translation>這裡沒有此牌桌</translation>
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
        <translation>剩下的牌交給 %1</translation>
    </message>
    <message>
        <source>You came by the QR code: no PIN is needed</source>
        <translation>你是掃 QR 碼來的：無需 PIN 碼</translation>
    </message>
    <message>
        <source>You can come back while the table is open.</source>
        <translation>牌桌開著時可以再回來。</translation>
    </message>
    <message>
        <source>You have %1; %2 has %3, %4 has %5</source>
        <translation>你有 %1；%2 有 %3，%4 有 %5</translation>
    </message>
    <message>
        <source>You play in another window</source>
        <translation>你在另一個視窗中玩</translation>
    </message>
    <message>
        <source>Your colour</source>
        <translation>你的顏色</translation>
    </message>
    <message>
        <source>Your phone may fall asleep: your seat is kept, and this page comes back to it.</source>
        <translation>手機可以休眠：座位會保留，回到此頁即可繼續。</translation>
    </message>
    <message>
        <source>Your seat goes back to the table: the others decide how the game goes on. Closing the page is enough for a pause; your seat is then kept.</source>
        <translation>座位將交還牌桌，由其他人決定遊戲如何繼續。若只是暫停，關閉此頁即可，座位會保留。</translation>
    </message>
    <message>
        <source>Your wonder</source>
        <translation>你的奇蹟</translation>
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
        <translation>橄欖色</translation>
    </message>
    <message>
        <source>rose</source>
        <translation>玫瑰色</translation>
    </message>
    <message>
        <source>sky blue</source>
        <translation>天藍色</translation>
    </message>
    <message>
        <source>slate</source>
        <translation>石板色</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>青綠色</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>紫色</translation>
    </message>
    <message>
        <source>win %1, loss %2</source>
        <translation>勝 %1，敗 %2</translation>
    </message>
    <message>
        <source>you keep</source>
        <translation>剩餘</translation>
    </message>
    <message>
        <source>%1 lets everybody write here.</source>
        <translation>%1 允許大家在此填寫。</translation>
    </message>
    <message>
        <source>%1 wrote %2, %3 wrote %4.</source>
        <translation>%1 寫了 %2，%3 寫了 %4。</translation>
    </message>
    <message>
        <source>%1 wrote %2, you wrote %3.</source>
        <translation>%1 寫了 %2，你寫了 %3。</translation>
    </message>
    <message>
        <source>A score sheet for everybody</source>
        <translation>大家一起填的計分表</translation>
    </message>
    <message>
        <source>Count %1</source>
        <translation>計算%1</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>Fill in your own column here; the pad adds up.</source>
        <translation>在這裡填寫你自己的一欄，由計分板合計。</translation>
    </message>
    <message>
        <source>Give the column back</source>
        <translation>歸還這一欄</translation>
    </message>
    <message>
        <source>Looking for the pad</source>
        <translation>正在尋找計分板</translation>
    </message>
    <message>
        <source>My column</source>
        <translation>我的欄</translation>
    </message>
    <message>
        <source>New column</source>
        <translation>新的一欄</translation>
    </message>
    <message>
        <source>No sheet of this game has such a value there.</source>
        <translation>這個遊戲的計分表在此處不可能有這個數值。</translation>
    </message>
    <message>
        <source>Nothing here is encrypted. Share where you trust the others.</source>
        <translation>這裡的內容都不加密。請在信任他人的地方使用。</translation>
    </message>
    <message>
        <source>Only %1 and the pad write here.</source>
        <translation>只有 %1 和計分板可以在此填寫。</translation>
    </message>
    <message>
        <source>Others may write in my column</source>
        <translation>允許其他人填寫我的欄</translation>
    </message>
    <message>
        <source>Somebody else fills in this column.</source>
        <translation>這一欄由別人填寫。</translation>
    </message>
    <message>
        <source>Take a column</source>
        <translation>選擇一欄</translation>
    </message>
    <message>
        <source>Take this column</source>
        <translation>選擇這一欄</translation>
    </message>
    <message>
        <source>That needs the pad: it is not in reach just now.</source>
        <translation>這需要計分板，但現在連線不到。</translation>
    </message>
    <message>
        <source>The pad</source>
        <translation>計分板</translation>
    </message>
    <message>
        <source>The pad is not in reach. What you type is kept and brought to it.</source>
        <translation>連線不到計分板。你填寫的內容會保留，恢復後送達。</translation>
    </message>
    <message>
        <source>The sheet has changed: look again.</source>
        <translation>計分表已改變，請再看一次。</translation>
    </message>
    <message>
        <source>The sheet is in the history: nothing can be written any more.</source>
        <translation>計分表已存入歷史紀錄，不能再填寫。</translation>
    </message>
    <message>
        <source>The sheet was put away.</source>
        <translation>計分表已收起。</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>勝利方式</translation>
    </message>
    <message>
        <source>What you wrote is kept. As soon as it lies on the pad again, you can go on.</source>
        <translation>你填寫的內容已保存。計分表再次開啟後即可繼續。</translation>
    </message>
    <message>
        <source>Which column is yours?</source>
        <translation>哪一欄是你的？</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>在場的人</translation>
    </message>
    <message>
        <source>Write %1 down</source>
        <translation>記下 %1</translation>
    </message>
    <message>
        <source>Write in this column</source>
        <translation>填寫這一欄</translation>
    </message>
    <message>
        <source>Empty cells: %1</source>
        <translation>空格：%1</translation>
    </message>
    <message>
        <source>Somebody is not done yet.</source>
        <translation>還有人沒有填完。</translation>
    </message>
    <message>
        <source>Something is still missing in your column.</source>
        <translation>你的一欄還沒有填完。</translation>
    </message>
    <message>
        <source>Still writing: %1</source>
        <translation>還在填寫：%1</translation>
    </message>
    <message>
        <source>Two people disagree about a cell; one of them has to settle it</source>
        <translation>有一格兩人寫得不一樣，需要其中一人來確定</translation>
    </message>
</context>
<context>
    <name>Wire</name>
    <message>
        <source>This table needs another version of the program: update the older one.</source>
        <translation>這張牌桌需要另一版本的程式：請更新較舊的一方。</translation>
    </message>
    <message>
        <source>No seat is free at this table. Ask the host for one, or watch.</source>
        <translation>這張牌桌沒有空位。請向主機要一個座位，或者觀看。</translation>
    </message>
    <message>
        <source>The host has no room for more guests. Try again later.</source>
        <translation>主機的客人已滿。請稍後再試。</translation>
    </message>
    <message>
        <source>The host is shutting down. Try again later.</source>
        <translation>主機即將停止。請稍後再試。</translation>
    </message>
    <message>
        <source>There is no such table here. Look at the list of tables again.</source>
        <translation>這裡沒有這張牌桌。請重新查看牌桌列表。</translation>
    </message>
    <message>
        <source>That is not the PIN of this table. Ask the host for it.</source>
        <translation>這不是此桌的 PIN 碼。請詢問主機。</translation>
    </message>
    <message>
        <source>Nobody may watch at this table.</source>
        <translation>這張牌桌不允許觀看。</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Wait a minute, then try again.</source>
        <translation>錯誤的 PIN 碼太多。請等一分鐘再試。</translation>
    </message>
    <message>
        <source>Your seat is no longer known here. Sit down again.</source>
        <translation>這裡已不認得你的座位。請重新入座。</translation>
    </message>
    <message>
        <source>That can only be done at the host&apos;s own screen.</source>
        <translation>這只能在主機的螢幕上進行。</translation>
    </message>
    <message>
        <source>Sit down at a table first.</source>
        <translation>請先入座。</translation>
    </message>
    <message>
        <source>Use a name that the others can read.</source>
        <translation>請取一個別人能讀的名字。</translation>
    </message>
    <message>
        <source>You sit at another table. Leave that one first.</source>
        <translation>你坐在另一張牌桌。請先離開那裡。</translation>
    </message>
    <message>
        <source>The game has not begun: somebody is still missing.</source>
        <translation>遊戲還沒開始：還有人沒到。</translation>
    </message>
    <message>
        <source>The game is not over yet.</source>
        <translation>遊戲還沒結束。</translation>
    </message>
    <message>
        <source>That question has been answered.</source>
        <translation>那個問題已有回答。</translation>
    </message>
    <message>
        <source>The host cannot save the game. It waits until there is room on its disk.</source>
        <translation>主機無法儲存遊戲。它會等到磁碟有空間。</translation>
    </message>
    <message>
        <source>You went on playing from another window or device.</source>
        <translation>你已在另一個視窗或裝置上繼續。</translation>
    </message>
    <message>
        <source>The host has given your seat away.</source>
        <translation>主機已把你的座位給了別人。</translation>
    </message>
    <message>
        <source>Too many messages in too short a time.</source>
        <translation>短時間內訊息太多。</translation>
    </message>
    <message>
        <source>That message cannot be understood.</source>
        <translation>無法理解該訊息。</translation>
    </message>
    <message>
        <source>The connection is too slow to follow the table.</source>
        <translation>連線太慢，跟不上牌桌。</translation>
    </message>
    <message>
        <source>There was no answer for too long.</source>
        <translation>太久沒有訊息。</translation>
    </message>
    <message>
        <source>The host is restarting. Your seat is kept; come back soon.</source>
        <translation>主機正在重新啟動。你的座位保留著，請稍後再來。</translation>
    </message>
    <message>
        <source>The table is closed.</source>
        <translation>牌桌已關閉。</translation>
    </message>
    <message>
        <source>This host opens no tables for others.</source>
        <translation>此主機不為他人開桌。</translation>
    </message>
    <message>
        <source>This host has no room for more tables. Sit down at one of them, or try again later.</source>
        <translation>此主機的桌數已滿。請加入其中一張，或稍後再試。</translation>
    </message>
    <message>
        <source>Somebody else has chosen that. Choose another.</source>
        <translation>別人已經選了它。請另選一個。</translation>
    </message>
    <message>
        <source>The game is paused. It goes on when whoever paused it presses Go on.</source>
        <translation>遊戲已暫停。暫停的人按「繼續」後再接著玩。</translation>
    </message>
    <message>
        <source>The host has left the table. The game is kept: wait here, or go home and continue another time.</source>
        <translation>主機已離開牌桌。遊戲保留著：可以在這裡等，也可以回首頁改天再繼續。</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <translation>主機已關閉牌桌。</translation>
    </message>
    <message>
        <source>The table rests: its game is saved.</source>
        <translation>牌桌暫停：遊戲已儲存。</translation>
    </message>
    <message>
        <source>This host takes nobody new: it is about to stop.</source>
        <translation>主機即將停止，不再接受新人。</translation>
    </message>
    <message>
        <source>This host does not let you in.</source>
        <translation>這台主機不允許你進入。</translation>
    </message>
    <message>
        <source>Somebody plays there. The seat can be given away when they have left or when all others agree.</source>
        <translation>那裡有人在玩。只有此人離開，或其他所有人同意，才能讓出這個座位。</translation>
    </message>
    <message>
        <source>This screen has as many seats here as it may have.</source>
        <translation>這個螢幕在此桌的座位數已達上限。</translation>
    </message>
    <message>
        <source>This edition of the game is not known on both sides: update the program that is older.</source>
        <translation>雙方並不都認識遊戲的這個版本：請更新較舊的程式。</translation>
    </message>
    <message>
        <source>This table is played with data that are too long to be sent. Ask the host to shorten its file.</source>
        <translation>這一桌使用的資料太長，無法傳送。請主機縮短其檔案。</translation>
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
        <translation>打開這個奇蹟</translation>
    </message>
</context>
<context>
    <name>WonderSheet</name>
    <message>
        <source>%1 of %2 stages stand. Touch one to see what it brings.</source>
        <translation>已建成 %1/%2 個階段。點一個看它帶來什麼。</translation>
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
        <translation>已選定</translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation>連線中斷</translation>
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
        <translation>無法刪除這個存檔。</translation>
    </message>
    <message>
        <source>It is still there.</source>
        <translation>它還在原處。</translation>
    </message>
    <message>
        <source>Check who may write in the saved games folder.</source>
        <translation>請檢查存檔資料夾的權限。</translation>
    </message>
    <message>
        <source>The saved game could not be restored.</source>
        <translation>無法復原這個存檔。</translation>
    </message>
    <message>
        <source>It is in the trash of the saved games folder.</source>
        <translation>它在存檔資料夾的 trash 裡。</translation>
    </message>
    <message>
        <source>Move the file back by hand.</source>
        <translation>請手動把檔案移回。</translation>
    </message>
    <message>
        <source>This could not be played: %1.</source>
        <translation>無法這樣出牌：%1。</translation>
    </message>
    <message>
        <source>Nothing has changed at the table.</source>
        <translation>牌桌上沒有任何變化。</translation>
    </message>
    <message>
        <source>Choose again.</source>
        <translation>請重新選擇。</translation>
    </message>
    <message>
        <source>%1; your seat waits</source>
        <translation>%1；你的座位還在</translation>
    </message>
    <message>
        <source>The game itself goes on.</source>
        <translation>這一局會繼續進行。</translation>
    </message>
    <message>
        <source>Nothing has been lost.</source>
        <translation>沒有遺失任何東西。</translation>
    </message>
    <message>
        <source>This game is of an edition that the window cannot show.</source>
        <translation>這局遊戲所用的版本，本視窗無法顯示。</translation>
    </message>
    <message>
        <source>It has not been changed.</source>
        <translation>它沒有被更動。</translation>
    </message>
    <message>
        <source>Choose another game.</source>
        <translation>請選擇另一局遊戲。</translation>
    </message>
    <message>
        <source>This version of the program does not know the game.</source>
        <translation>此版本的程式不認得這個遊戲。</translation>
    </message>
    <message>
        <source>The built-in data are used instead.</source>
        <translation>改用內建資料。</translation>
    </message>
    <message>
        <source>Mend or remove the file, or switch your own data off in Settings, Data of the games. It holds from the next start.</source>
        <translation>請修正或刪除該檔案，或在「設定」的「遊戲資料」中關閉自己的資料。下次啟動起生效。</translation>
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
        <translation>%1 沒有寫入：這裡最多 %2 分。</translation>
    </message>
    <message>
        <source>%1 was not written: so much cannot be lost here.</source>
        <comment>a key</comment>
        <translation>%1 沒有寫入：這裡不會扣這麼多分。</translation>
    </message>
    <message>
        <source>%1 was not written: Enter goes on.</source>
        <comment>a key</comment>
        <translation>%1 沒有寫入：按 Enter 才到下一格。</translation>
    </message>
    <message>
        <source>%1 was not written: Next goes on.</source>
        <comment>a key</comment>
        <translation>%1 沒有寫入：按「下一格」才前進。</translation>
    </message>
    <message>
        <source>%1 was not written: a number has at most three digits.</source>
        <comment>a key</comment>
        <translation>%1 沒有寫入：數字最多三位。</translation>
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
            <numerusform>%n 局中 %1 平均領先 %2 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) together: %1 ahead in %2, %3 in %4</source>
        <translation>
            <numerusform>同場 %n 局：%1 領先 %2 局，%3 領先 %4 局</numerusform>
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
            <numerusform>有擴充的 %Ln 局的平均分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Average points in %Ln game(s) without expansions</source>
        <translation>
            <numerusform>無擴充的 %Ln 局的平均分</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::CityHelper</name>
    <message>
        <source>Stages built</source>
        <translation>已建階段</translation>
    </message>
    <message>
        <source>Defeat tokens</source>
        <translation>戰敗標記</translation>
    </message>
    <message>
        <source>The Free City</source>
        <translation>自由城邦</translation>
    </message>
    <message>
        <source>%1 on the left</source>
        <translation>左側的 %1</translation>
    </message>
    <message>
        <source>%1 on the right</source>
        <translation>右側的 %1</translation>
    </message>
    <message>
        <source>as counted for %1</source>
        <translation>沿用 %1 的計數</translation>
    </message>
    <message>
        <source>Wonder complete</source>
        <translation>奇蹟已完成</translation>
    </message>
    <message>
        <source>%1 Counted as in the first edition, for the game details do not say which.</source>
        <translation>%1對局資訊沒有寫明版本，按第一版計算。</translation>
    </message>
</context>
<context>
    <name>mirabilia::CivilianHelper</name>
    <message>
        <source>Blue cards are worth the points printed on them.</source>
        <translation>藍色牌的分數印在牌上。</translation>
    </message>
    <message>
        <source>Age %1</source>
        <translation>時代 %1</translation>
    </message>
</context>
<context>
    <name>mirabilia::ClassicActionModel</name>
    <message>
        <source>You have no free building to use now.</source>
        <translation>你現在沒有可用的免費建造。</translation>
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
        <translation>建造了第 %1 階段</translation>
    </message>
    <message>
        <source>Discarded a card</source>
        <translation>棄了一張牌</translation>
    </message>
    <message>
        <source>Took nothing from the discard pile</source>
        <translation>沒有從棄牌堆取牌</translation>
    </message>
    <message>
        <source>Built %1 from the discard pile</source>
        <translation>從棄牌堆建造了%1</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n 錢幣</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shield(s)</source>
        <translation>
            <numerusform>%n 個軍事標識</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n stage(s) built</source>
        <translation>
            <numerusform>%n 個階段已建 %1 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n building(s)</source>
        <translation>
            <numerusform>%n 座建築</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n science symbol(s)</source>
        <translation>
            <numerusform>%n 個科學符號</numerusform>
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
        <translation>%1。上一輪：%2</translation>
    </message>
    <message>
        <source>%1. Connection lost</source>
        <translation>%1。連線已中斷</translation>
    </message>
    <message>
        <source>As the copied stage</source>
        <comment>the cost of a stage</comment>
        <translation>與所複製的階段相同</translation>
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
            <numerusform>%1，%n 錢幣</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; chosen</source>
        <translation>%1；已選</translation>
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
        <translation>免費建造</translation>
    </message>
    <message>
        <source>Discard +%1</source>
        <comment>coins gained</comment>
        <translation>棄牌 +%1</translation>
    </message>
    <message>
        <source>Stage of %1</source>
        <translation>%1 的階段</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>階段 %1</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>階段</translation>
    </message>
    <message>
        <source>Nothing to pay</source>
        <translation>無需支付</translation>
    </message>
</context>
<context>
    <name>mirabilia::ClassicScores</name>
    <message>
        <source>Military</source>
        <translation>軍事</translation>
    </message>
    <message>
        <source>Military conflicts</source>
        <translation>軍事衝突</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>金庫</translation>
    </message>
    <message>
        <source>Wonder</source>
        <translation>奇蹟</translation>
    </message>
    <message>
        <source>Civilian</source>
        <translation>市政</translation>
    </message>
    <message>
        <source>Civilian structures</source>
        <translation>市政設施</translation>
    </message>
    <message>
        <source>Science</source>
        <translation>科技</translation>
    </message>
    <message>
        <source>Scientific structures</source>
        <translation>科技建築</translation>
    </message>
    <message>
        <source>Commerce</source>
        <translation>商業</translation>
    </message>
    <message>
        <source>Commercial structures</source>
        <translation>商業建築</translation>
    </message>
    <message>
        <source>Guilds</source>
        <translation>行會</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>階段 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n defeat token(s)</source>
        <translation>
            <numerusform>%n 個戰敗標記</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory token(s) of %1</source>
        <translation>
            <numerusform>%n 個 %1 分勝利標記</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s), a point for every three</source>
        <translation>
            <numerusform>%n 錢幣，每三枚 1 分</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 times %2</source>
        <translation>%1：%2 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of three different symbols</source>
        <translation>
            <numerusform>%n 組三種不同符號</numerusform>
        </translation>
    </message>
    <message>
        <source>Free symbol counted as %1</source>
        <translation>任選符號計為%1</translation>
    </message>
    <message>
        <source>%1, copied from a neighbour</source>
        <translation>%1，複製自鄰居</translation>
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
        <translation>%1 用奧林匹亞的能力免費建造了%2</translation>
    </message>
    <message>
        <source>%1 built %2 for free, by a power of the wonder</source>
        <translation>%1 憑奇蹟的能力免費建造了%2</translation>
    </message>
    <message>
        <source>%1 built %2 for free, by a chain</source>
        <translation>%1 因連鎖免費建造了%2</translation>
    </message>
    <message>
        <source>%1 built %2</source>
        <translation>%1 建造了%2</translation>
    </message>
    <message>
        <source>%1 built stage %2 of the wonder</source>
        <translation>%1 建造了奇蹟的第 %2 階段</translation>
    </message>
    <message>
        <source>%1 built stage %2 of the wonder with %3</source>
        <translation>%1 用%3建造了奇蹟的第 %2 階段</translation>
    </message>
    <message>
        <source>%1 discarded a card</source>
        <translation>%1 棄了一張牌</translation>
    </message>
    <message>
        <source>%1 discarded %2</source>
        <translation>%1 棄掉了%2</translation>
    </message>
    <message>
        <source>%1 built %2 from the discard pile</source>
        <translation>%1 從棄牌堆建造了%2</translation>
    </message>
    <message>
        <source>%1 took nothing from the discard pile</source>
        <translation>%1 沒有從棄牌堆取牌</translation>
    </message>
    <message>
        <source>Built %1 with the free building of Olympia</source>
        <translation>用奧林匹亞的能力免費建造了%1</translation>
    </message>
    <message>
        <source>Built %1 for free, by a power of the wonder</source>
        <translation>憑奇蹟的能力免費建造了%1</translation>
    </message>
    <message>
        <source>Built %1 for free, by a chain</source>
        <translation>因連鎖免費建造了%1</translation>
    </message>
    <message>
        <source>Built %1</source>
        <translation>建造了%1</translation>
    </message>
    <message>
        <source>Built stage %1 of the wonder</source>
        <translation>建造了奇蹟的第 %1 階段</translation>
    </message>
    <message>
        <source>Discarded a card</source>
        <translation>棄了一張牌</translation>
    </message>
    <message>
        <source>Discarded %1</source>
        <translation>棄掉了%1</translation>
    </message>
    <message>
        <source>Built %1 from the discard pile</source>
        <translation>從棄牌堆建造了%1</translation>
    </message>
    <message>
        <source>Took nothing from the discard pile</source>
        <translation>沒有從棄牌堆取牌</translation>
    </message>
    <message numerus="yes">
        <source>%1, paid %2 and got %n coin(s)</source>
        <translation>
            <numerusform>%1，支付%2，獲得 %n 錢幣</numerusform>
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
            <numerusform>%1，獲得 %n 錢幣</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and %1 are level with %n shield(s)</source>
        <translation>
            <numerusform>你與%1打平，各有 %n 個盾牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 are level with %n shield(s)</source>
        <translation>
            <numerusform>%1 與 %2 以 %n 個軍事標識打平</numerusform>
        </translation>
    </message>
    <message>
        <source>You defeat %1, shields %2 to %3 (%4 and %5 points)</source>
        <translation>你戰勝%1，盾牌 %2 比 %3（%4 分和 %5 分）</translation>
    </message>
    <message>
        <source>%1 defeats you, shields %2 to %3 (%4 and %5 points)</source>
        <translation>%1戰勝你，盾牌 %2 比 %3（%4 分和 %5 分）</translation>
    </message>
    <message>
        <source>%1 defeats %2, shields %3 to %4 (%5 and %6 points)</source>
        <translation>%1 戰勝 %2，軍事標識 %3 比 %4（%5 和&#xa0;%6 分）</translation>
    </message>
    <message>
        <source>Age %1, turn %2</source>
        <translation>時代 %1，第 %2 輪</translation>
    </message>
    <message>
        <source>Age %1 begins</source>
        <translation>時代 %1 開始</translation>
    </message>
    <message>
        <source>%1 may play the last card too</source>
        <translation>%1 還可以打出最後一張牌</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>遊戲結束</translation>
    </message>
</context>
<context>
    <name>mirabilia::ClassicTable</name>
    <message>
        <source>The last card too</source>
        <translation>最後一張牌</translation>
    </message>
    <message>
        <source>From the discard pile</source>
        <translation>從棄牌堆</translation>
    </message>
    <message>
        <source>%1 may play the last card of the age instead of discarding it.</source>
        <translation>%1 可以打出本時代的最後一張牌，而不必棄掉。</translation>
    </message>
    <message>
        <source>%1 may build one card from the discard pile for free, even one discarded this turn.</source>
        <translation>%1 可以免費建造棄牌堆中的一張牌；本輪棄掉的牌也在其中。</translation>
    </message>
    <message>
        <source>Play one card of your hand in its city too, with its coins and goods.</source>
        <translation>本輪你也為自由城邦做決定：從你的手牌中為它打出一張，用它的錢幣和資源。</translation>
    </message>
    <message>
        <source>Choose a discarded card</source>
        <translation>從棄牌堆選一張牌</translation>
    </message>
    <message>
        <source>Choose a card for the Free City</source>
        <translation>為自由城邦選一張牌</translation>
    </message>
    <message>
        <source>Play your last card</source>
        <translation>打出最後一張牌</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>選一張牌</translation>
    </message>
    <message>
        <source>Conflicts of age %1</source>
        <translation>時代 %1 的衝突</translation>
    </message>
    <message>
        <source>Build %1</source>
        <translation>建造%1</translation>
    </message>
    <message>
        <source>Use %1 for a wonder stage</source>
        <translation>用%1建造奇蹟階段</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>棄掉%1</translation>
    </message>
    <message>
        <source>Build %1 with the free building of this age</source>
        <translation>用本時代的免費機會建造%1</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>什麼都不拿</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>拿取%1</translation>
    </message>
    <message>
        <source>The hands are passed on</source>
        <translation>手牌傳給下一家</translation>
    </message>
    <message>
        <source>You may play the last card of the age instead of discarding it.</source>
        <translation>你可以打出本時代的最後一張牌，而不棄掉。</translation>
    </message>
    <message>
        <source>You may build one card from the discard pile for free, even one discarded this turn.</source>
        <translation>你可以從棄牌堆免費建造一張牌，這回合棄掉的也行。</translation>
    </message>
    <message>
        <source>The wonder rises</source>
        <translation>奇蹟正在建起</translation>
    </message>
    <message>
        <source>Age %1 begins</source>
        <translation>時代 %1 開始</translation>
    </message>
    <message>
        <source>The cards are turned over</source>
        <translation>翻開所有牌</translation>
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
        <translation>自己和兩側鄰居</translation>
    </message>
    <message>
        <source>in your city</source>
        <translation>自己城市</translation>
    </message>
    <message>
        <source>in both neighbouring cities</source>
        <translation>兩側鄰居</translation>
    </message>
    <message>
        <source>for each wonder stage %1</source>
        <translation>%1每有一個奇蹟階段</translation>
    </message>
    <message>
        <source>for each defeat token %1</source>
        <translation>%1每有一個戰敗標記</translation>
    </message>
    <message>
        <source>for each %1 card %2</source>
        <comment>a colour, then where</comment>
        <translation>%2每有一張%1牌</translation>
    </message>
    <message>
        <source>Produces %1 %2</source>
        <comment>an amount of a resource</comment>
        <translation>生產 %1 %2</translation>
    </message>
    <message>
        <source>Produces %1</source>
        <translation>生產%1</translation>
    </message>
    <message>
        <source>raw materials</source>
        <translation>原料</translation>
    </message>
    <message>
        <source>manufactured goods</source>
        <translation>加工品</translation>
    </message>
    <message numerus="yes">
        <source>Buy %1 from both neighbours for %n coin(s)</source>
        <translation>
            <numerusform>以 %n 錢幣向兩側鄰居購買%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy %1 from the left neighbour for %n coin(s)</source>
        <translation>
            <numerusform>以 %n 錢幣向左鄰購買%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy %1 from the right neighbour for %n coin(s)</source>
        <translation>
            <numerusform>以 %n 錢幣向右鄰購買%1</numerusform>
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
            <numerusform>%n 個軍事標識</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) at once</source>
        <translation>
            <numerusform>立即獲得 %n 錢幣</numerusform>
        </translation>
    </message>
    <message>
        <source>A science symbol of your choice at the end</source>
        <translation>遊戲結束時任選一個科學符號</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) at once %1</source>
        <translation>
            <numerusform>%1，立即獲得 %n 錢幣</numerusform>
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
        <translation>從棄牌堆免費建造一張牌</translation>
    </message>
    <message>
        <source>Once in each age, build a card for free</source>
        <translation>每個時代一次，免費建造一張牌</translation>
    </message>
    <message>
        <source>Play the last card of each age too</source>
        <translation>每個時代的最後一張牌也能打出</translation>
    </message>
    <message>
        <source>At the end, copies one guild of a neighbour</source>
        <translation>遊戲結束時，將鄰居的一張行會牌視為己有計分</translation>
    </message>
    <message>
        <source>Copies stage %1 of a neighbour</source>
        <translation>複製鄰居的第 %1 階段</translation>
    </message>
    <message>
        <source>Copies stage %1 of the left neighbour</source>
        <translation>複製左鄰的第 %1 階段</translation>
    </message>
    <message>
        <source>Copies stage %1 of the right neighbour</source>
        <translation>複製右鄰的第 %1 階段</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between effects</comment>
        <translation>；</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n 錢幣</numerusform>
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
        <translation>無</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between amounts</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>free with %1</source>
        <translation>有%1則免費</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between cards</comment>
        <translation>或</translation>
    </message>
    <message>
        <source>chains to %1</source>
        <translation>連鎖到%1</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>name, colour and effect of a card</comment>
        <translation>%1，%2，%3</translation>
    </message>
    <message>
        <source>%1, you can build it free</source>
        <translation>%1，可免費建造</translation>
    </message>
    <message>
        <source>%1, your own goods pay for it</source>
        <translation>%1，自己的資源足夠</translation>
    </message>
    <message numerus="yes">
        <source>%1, you can build it for %n coin(s)</source>
        <translation>
            <numerusform>%1，花 %n 錢幣可建造</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, you cannot build it: %2</source>
        <translation>%1，無法建造：%2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a card, its chains</comment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>Lacks %1; the neighbours do not make enough</source>
        <translation>缺少 %1；鄰居產量不足</translation>
    </message>
    <message>
        <source>Needs %1; no neighbour makes it</source>
        <translation>需要 %1；鄰居都不生產</translation>
    </message>
    <message>
        <source>Needs %1; no neighbour makes them</source>
        <translation>需要 %1；鄰居都不生產</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n coin(s), the Free City has %1</source>
        <translation>
            <numerusform>需要 %n 錢幣，自由城邦有 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs %n coin(s), you have %1</source>
        <translation>
            <numerusform>需要 %n 錢幣，你有 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The neighbour has no such stage</source>
        <translation>鄰居沒有這一階段</translation>
    </message>
    <message>
        <source>Already built</source>
        <translation>已經建造</translation>
    </message>
    <message>
        <source>All stages are built</source>
        <translation>所有階段都已建成</translation>
    </message>
    <message>
        <source>You cannot pay for it</source>
        <translation>無法支付</translation>
    </message>
    <message>
        <source>It cannot be paid like that</source>
        <translation>不能這樣支付</translation>
    </message>
    <message>
        <source>The free building of this age is used</source>
        <translation>本時代的免費建造已用過</translation>
    </message>
    <message>
        <source>What can be built here must be built</source>
        <translation>能建造的就必須建造</translation>
    </message>
    <message>
        <source>The card is no longer there</source>
        <translation>這張牌已不在</translation>
    </message>
    <message>
        <source>There is nothing to decide now</source>
        <translation>現在沒有需要決定的</translation>
    </message>
    <message>
        <source>The table has moved on</source>
        <translation>牌局已經繼續</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>現在不可行</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>coins to somebody</comment>
        <translation>給 %2 %1 錢幣</translation>
    </message>
    <message>
        <source>the bank</source>
        <translation>銀行</translation>
    </message>
    <message>
        <source>%1 and %2 %3</source>
        <comment>coins at once, points, for each of what</comment>
        <translation>%3，%1，另得 %2</translation>
    </message>
    <message>
        <source>%1 if all stages of your wonder are built</source>
        <comment>points</comment>
        <translation>奇蹟的所有階段都建成時得 %1</translation>
    </message>
    <message>
        <source>The first card of each colour in your city is free</source>
        <translation>城市中每種顏色的第一張牌免費</translation>
    </message>
    <message>
        <source>The card that you build in the first turn of an age is free</source>
        <translation>每個時代第一回合建造的牌免費</translation>
    </message>
    <message>
        <source>The card that you build in the sixth turn of an age is free</source>
        <translation>每個時代第六回合建造的牌免費</translation>
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
        <translation>你可以免費建造。</translation>
    </message>
    <message>
        <source>You build it free, with a building that you have.</source>
        <translation>憑你已有的建築，可以免費建造。</translation>
    </message>
    <message>
        <source>Your own goods pay for it.</source>
        <translation>自己的資源足夠。</translation>
    </message>
    <message numerus="yes">
        <source>You pay %n coin(s) today:</source>
        <translation>
            <numerusform>今天需付 %n 錢幣：</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot build it today. %1</source>
        <translation>今天無法建造。%1</translation>
    </message>
</context>
<context>
    <name>mirabilia::CoinsHelper</name>
    <message>
        <source>Every three coins are worth a point; the coins also break ties.</source>
        <translation>每三枚錢幣 1 分；平分時也比錢幣。</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>錢幣</translation>
    </message>
</context>
<context>
    <name>mirabilia::CommerceHelper</name>
    <message>
        <source>Yellow cards of the third age are worth points for what stands in your own city.</source>
        <translation>第三時代的黃色牌依自己城市中的建築計分。</translation>
    </message>
    <message>
        <source>Other yellow cards</source>
        <translation>其他黃色牌</translation>
    </message>
</context>
<context>
    <name>mirabilia::DataWording</name>
    <message>
        <source>This table plays %1 with other data (%2) than this program (%3). What costs and effects are said to be here may not be what holds there.</source>
        <comment>a game; fingerprints of its data</comment>
        <translation>這一桌的%1使用的資料（%2）與本程式的（%3）不同。這裡顯示的費用和效果可能與那裡實際的不符。</translation>
    </message>
    <message>
        <source>%1 is played with your own data (%2), not with the built-in ones.</source>
        <comment>a game; the fingerprint of its data</comment>
        <translation>%1使用自己的資料（%2），而非內建資料。</translation>
    </message>
    <message>
        <source>other data than yours (%1)</source>
        <comment>a fingerprint</comment>
        <translation>資料與你的不同（%1）</translation>
    </message>
    <message>
        <source>This table plays %1 with the data of its host (%2), not with those of this program (%3). They are used for this table alone.</source>
        <comment>a game; fingerprints of its data</comment>
        <translation>這一桌的%1使用其主機的資料（%2），而不是本程式的（%3）。這些資料只用於這一桌。</translation>
    </message>
    <message>
        <source>data of its host, for this table alone (%1)</source>
        <comment>a fingerprint</comment>
        <translation>使用主機的資料，僅限這一桌（%1）</translation>
    </message>
</context>
<context>
    <name>mirabilia::DiceAdapter</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n 錢幣</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <translation>
            <numerusform>%n 個資源</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus(es)</source>
        <translation>
            <numerusform>%n 個獎勵</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n defence(s) against you</source>
        <translation>
            <numerusform>對你的防禦 %n</numerusform>
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
        <translation>未解鎖：%1</translation>
    </message>
    <message>
        <source>%1: %2 of %3 crossed off</source>
        <comment>a building of Dice</comment>
        <translation>%1：%3 格已劃記 %2 格</translation>
    </message>
    <message numerus="yes">
        <source>; against %1, who has %n defence(s) there</source>
        <translation>
            <numerusform>；對陣 %1，其防禦為 %n</numerusform>
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
        <translation>現在得 %1</translation>
    </message>
    <message>
        <source>crossed off in this round</source>
        <translation>本輪劃記</translation>
    </message>
    <message>
        <source>crossed off</source>
        <translation>已劃記</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the facts of a space</comment>
        <translation>，</translation>
    </message>
    <message numerus="yes">
        <source>costs %n resource(s)</source>
        <translation>
            <numerusform>需 %n 個資源</numerusform>
        </translation>
    </message>
    <message>
        <source>free</source>
        <translation>免費</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) for what is missing</source>
        <translation>
            <numerusform>缺少的部分需 %n 錢幣</numerusform>
        </translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>已選</translation>
    </message>
    <message>
        <source>can be crossed off</source>
        <translation>可以劃記</translation>
    </message>
    <message numerus="yes">
        <source>It costs %1 and you have %n coin(s)</source>
        <translation>
            <numerusform>需要 %1 錢幣，你有 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 has %3, you have %4</source>
        <comment>a building; a neighbour; numbers of spaces</comment>
        <translation>%1：%2 有 %3，你有 %4</translation>
    </message>
    <message>
        <source>All it reaches is crossed off</source>
        <translation>它能劃的格都已劃記</translation>
    </message>
    <message>
        <source>It reaches nothing now</source>
        <translation>沒有它能劃的格</translation>
    </message>
    <message>
        <source>Earlier spaces come first</source>
        <translation>須先劃前面的格</translation>
    </message>
    <message>
        <source>You cross off elsewhere now</source>
        <translation>現在要劃的格在別處</translation>
    </message>
    <message>
        <source>No die shows its row</source>
        <translation>沒有骰子對應這一列</translation>
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
        <translation>你的行動</translation>
    </message>
    <message>
        <source>Act again</source>
        <translation>再進行一個行動</translation>
    </message>
    <message>
        <source>Build, the die is free</source>
        <translation>建造，骰子免費</translation>
    </message>
    <message>
        <source>Choose a bonus</source>
        <translation>選一個獎勵</translation>
    </message>
    <message>
        <source>Any of four buildings</source>
        <translation>四種建築任選</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>a building and how many of its spaces</comment>
        <translation>%1，第 %2/%3 格</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>已跳過</translation>
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
            <numerusform>在集會場，%n 錢幣</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n coin(s)</source>
        <translation>
            <numerusform>你需付 %n 錢幣</numerusform>
        </translation>
    </message>
    <message>
        <source>It costs you nothing</source>
        <translation>你無需付費</translation>
    </message>
</context>
<context>
    <name>mirabilia::DiceBoardHelper</name>
    <message>
        <source>Tick what is crossed off; all rows of the board are worked out together.</source>
        <translation>勾選已劃記的格；整張城市板的各列會一併計算。</translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation>未選擇</translation>
    </message>
    <message>
        <source>City</source>
        <translation>城市</translation>
    </message>
    <message>
        <source>Defence it met</source>
        <translation>遭遇的防禦</translation>
    </message>
    <message>
        <source>Was the first to complete the Agora</source>
        <translation>最先完成廣場</translation>
    </message>
    <message>
        <source>Write down all rows of %1</source>
        <translation>填寫 %1 的所有列</translation>
    </message>
</context>
<context>
    <name>mirabilia::DiceBoardReasons</name>
    <message>
        <source>Only numbers from %1 to %2 are possible here</source>
        <translation>這裡只能填 %1 到 %2</translation>
    </message>
    <message>
        <source>Only the Barracks have attacks and defences</source>
        <translation>只有兵營有攻擊和防禦</translation>
    </message>
    <message>
        <source>The Warehouse gives no points, for the score sheet has no row for it</source>
        <translation>倉庫不給分：計分表上沒有它的一列</translation>
    </message>
    <message>
        <source>A space has four effects at most</source>
        <translation>一格最多四種效果</translation>
    </message>
    <message>
        <source>A space has one attack, one defence and one resource at most</source>
        <translation>一格最多一次攻擊、一次防禦和一種資源</translation>
    </message>
    <message>
        <source>A board has %1 attacks at most</source>
        <translation>一塊版圖最多 %1 次攻擊</translation>
    </message>
    <message>
        <source>Each Barracks has %1 defences at most</source>
        <translation>每邊兵營最多 %1 次防禦</translation>
    </message>
    <message>
        <source>Some space has to unlock each of the special dice</source>
        <translation>每顆特殊骰子都必須有一格來解鎖</translation>
    </message>
    <message>
        <source>Some space of the Warehouse has to produce each resource that a die shows</source>
        <translation>骰子上的每種資源都必須由倉庫的一格產出</translation>
    </message>
    <message>
        <source>Too many spaces of this board let cross off more spaces</source>
        <translation>這塊版圖上能再劃記格子的格太多</translation>
    </message>
    <message>
        <source>The spaces of this board change what a die costs or brings by more than %1 coins</source>
        <translation>這塊版圖使骰子的費用或收入變動超過 %1 錢幣</translation>
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
        <translation>%1：%3 格中 %2 格與印刷一致</translation>
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
        <translation>推斷</translation>
    </message>
    <message>
        <source>our own</source>
        <translation>自擬</translation>
    </message>
    <message>
        <source>Printed so</source>
        <translation>印刷如此</translation>
    </message>
    <message>
        <source>The cost is printed so</source>
        <translation>費用與印刷一致</translation>
    </message>
    <message>
        <source>What it gives is printed so</source>
        <translation>效果與印刷一致</translation>
    </message>
    <message>
        <source>Entered by an owner of the game</source>
        <translation>由遊戲擁有者填入</translation>
    </message>
    <message>
        <source>The cost was entered by an owner of the game</source>
        <translation>費用由遊戲擁有者填入</translation>
    </message>
    <message>
        <source>What it gives was entered by an owner of the game</source>
        <translation>效果由遊戲擁有者填入</translation>
    </message>
    <message>
        <source>Inferred, not confirmed</source>
        <translation>推斷所得，未經確認</translation>
    </message>
    <message>
        <source>The cost is inferred</source>
        <translation>費用為推斷</translation>
    </message>
    <message>
        <source>What it gives is inferred</source>
        <translation>效果為推斷</translation>
    </message>
    <message>
        <source>Our own invention</source>
        <translation>由我們自擬</translation>
    </message>
    <message>
        <source>The cost is our own invention</source>
        <translation>費用由我們自擬</translation>
    </message>
    <message>
        <source>What it gives is our own invention</source>
        <translation>效果由我們自擬</translation>
    </message>
    <message>
        <source>%1 of %2 spaces of this board are as printed</source>
        <translation>這塊版圖的 %2 格中有 %1 格與印刷一致</translation>
    </message>
    <message>
        <source>Taken from %1. Keep it if you want to play with it.</source>
        <translation>已從 %1 讀入。想用它來玩，請保留。</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已寫入：%1</translation>
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
            <numerusform>%n 個資源</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s) missing</source>
        <translation>
            <numerusform>缺少 %n 個資源</numerusform>
        </translation>
    </message>
    <message>
        <source>Attack %1 − defence %2 = %3</source>
        <comment>figures</comment>
        <translation>攻擊 %1 − 防禦 %2 = %3</translation>
    </message>
    <message>
        <source>Completes: %1</source>
        <comment>a building</comment>
        <translation>完成：%1</translation>
    </message>
    <message>
        <source>Then you act again</source>
        <translation>然後再進行一個行動</translation>
    </message>
    <message>
        <source>Then you build with a free die</source>
        <translation>然後用免費骰子建造</translation>
    </message>
    <message>
        <source>Then you cross off more</source>
        <translation>然後繼續劃記</translation>
    </message>
    <message>
        <source>Then you choose a bonus</source>
        <translation>然後選一個獎勵</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) for you</source>
        <translation>
            <numerusform>你獲得 %n 錢幣</numerusform>
        </translation>
    </message>
    <message>
        <source>Cross off</source>
        <translation>劃記</translation>
    </message>
    <message>
        <source>Wonder</source>
        <translation>奇蹟</translation>
    </message>
    <message>
        <source>Wonder %1</source>
        <translation>奇蹟 %1</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>跳過</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>到此為止</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>不用了</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>改做別的</translation>
    </message>
    <message>
        <source>Other die</source>
        <translation>換顆骰子</translation>
    </message>
</context>
<context>
    <name>mirabilia::DiceEffectForms</name>
    <message>
        <source>Points</source>
        <translation>分數</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>錢幣</translation>
    </message>
    <message>
        <source>Cross off more</source>
        <translation>再劃記格子</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>格數</translation>
    </message>
    <message>
        <source>A resource</source>
        <translation>一種資源</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>攻擊</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>防禦</translation>
    </message>
    <message>
        <source>Coins and points per space</source>
        <translation>每格得錢幣和分數</translation>
    </message>
    <message>
        <source>Points per Gallery space</source>
        <translation>紀念堂每格得分</translation>
    </message>
    <message>
        <source>Coins when choosing a die</source>
        <translation>選用某色骰子時得錢幣</translation>
    </message>
    <message>
        <source>Dice of a colour are free</source>
        <translation>某色骰子免費</translation>
    </message>
    <message>
        <source>All dice cost more or less</source>
        <translation>所有骰子加價或減價</translation>
    </message>
    <message>
        <source>Unlock a die</source>
        <translation>解鎖一顆骰子</translation>
    </message>
    <message>
        <source>Build again, the die is free</source>
        <translation>再建造一次，骰子免費</translation>
    </message>
    <message>
        <source>One more action</source>
        <translation>再行動一次</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>何處</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>骰子</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>資源</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>建築</translation>
    </message>
</context>
<context>
    <name>mirabilia::DiceScores</name>
    <message>
        <source>The first complete Agora</source>
        <translation>最先完成的廣場</translation>
    </message>
    <message numerus="yes">
        <source>%1, for %n space(s)</source>
        <comment>a space that counts spaces</comment>
        <translation>
            <numerusform>%1，依 %n 格計</numerusform>
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
        <translation>奇蹟</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>已跳過</translation>
    </message>
    <message>
        <source>%1 crossed off %2 (%3)</source>
        <comment>a player; spaces; a die and its face</comment>
        <translation>%1 劃記了%2（%3）</translation>
    </message>
    <message>
        <source>%1 passed</source>
        <translation>%1 跳過</translation>
    </message>
    <message>
        <source>%1 passed, and crossed off %2</source>
        <translation>%1 跳過，並劃記了%2</translation>
    </message>
    <message>
        <source>%1 crossed off %2</source>
        <comment>a player; spaces</comment>
        <translation>%1 劃記了%2</translation>
    </message>
    <message>
        <source>%1; bonus: %2</source>
        <comment>what a player did; the bonus</comment>
        <translation>%1；獎勵：%2</translation>
    </message>
    <message>
        <source>%1; coins %2&#xa0;→&#xa0;%3</source>
        <comment>what a player did; coins before and after</comment>
        <translation>%1；錢幣 %2&#xa0;→&#xa0;%3</translation>
    </message>
    <message>
        <source>%1 attacks %2: %3</source>
        <comment>two players; points</comment>
        <translation>%1 攻擊 %2：%3</translation>
    </message>
    <message>
        <source>%1 attacks %2, defence %3: %4</source>
        <comment>two players; a number; points</comment>
        <translation>%1 攻擊 %2，防禦 %3：%4</translation>
    </message>
    <message>
        <source>The last round begins</source>
        <translation>最後一輪開始</translation>
    </message>
    <message>
        <source>Round %1 begins</source>
        <translation>第 %1 輪開始</translation>
    </message>
    <message>
        <source>%1; new in the Forum: %2</source>
        <comment>a round begins; a die</comment>
        <translation>%1；集會場新增：%2</translation>
    </message>
    <message>
        <source>%1; removed: %2</source>
        <comment>a round begins; a die</comment>
        <translation>%1；離開集會場：%2</translation>
    </message>
    <message>
        <source>%1 completed the Agora first</source>
        <translation>%1 最先完成廣場</translation>
    </message>
    <message>
        <source>One more round: enough bonuses for %1</source>
        <translation>再進行一輪：%1 的獎勵已達到數量</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between things that happened</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>%1 unlocked: %2</source>
        <comment>a player; a die</comment>
        <translation>%1 解鎖：%2</translation>
    </message>
    <message>
        <source>%1 completed: %2</source>
        <comment>a player; a building</comment>
        <translation>%1 完成：%2</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>遊戲結束</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第 %1 輪</translation>
    </message>
    <message>
        <source>You</source>
        <comment>did something</comment>
        <translation>你</translation>
    </message>
    <message>
        <source>You attack %1: %2</source>
        <comment>a player; points</comment>
        <translation>你攻擊 %1：%2</translation>
    </message>
    <message>
        <source>You attack %1, defence %2: %3</source>
        <comment>a player; a number; points</comment>
        <translation>你攻擊 %1，防禦 %2：%3</translation>
    </message>
    <message>
        <source>%1 attacks you: %2</source>
        <comment>a player; points</comment>
        <translation>%1 攻擊你：%2</translation>
    </message>
    <message>
        <source>%1 attacks you, defence %2: %3</source>
        <comment>a player; a number; points</comment>
        <translation>%1 攻擊你，防禦 %2：%3</translation>
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
            <numerusform>最後一輪：%1 有 %n 個獎勵</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a die</source>
        <translation>選一顆骰子</translation>
    </message>
    <message>
        <source>Act again: choose a die</source>
        <translation>再進行一個行動：選一顆骰子</translation>
    </message>
    <message>
        <source>Build once more, the die is free</source>
        <translation>再建造一次，骰子免費</translation>
    </message>
    <message>
        <source>Choose a bonus</source>
        <translation>選一個獎勵</translation>
    </message>
    <message>
        <source>Cross off: %1</source>
        <comment>a building and how many of its spaces</comment>
        <translation>劃記：%1</translation>
    </message>
    <message>
        <source>%1, your turn</source>
        <translation>%1，輪到你了</translation>
    </message>
    <message>
        <source>Round %1 is revealed</source>
        <translation>公開第 %1 輪</translation>
    </message>
    <message>
        <source>%2: cross off %1</source>
        <comment>a space; a die</comment>
        <translation>用%2劃記%1</translation>
    </message>
    <message>
        <source>Build the next stage of the wonder</source>
        <translation>建造奇蹟的下一階段</translation>
    </message>
    <message>
        <source>Pass and take coins</source>
        <translation>跳過並拿取錢幣</translation>
    </message>
    <message>
        <source>Cross off %1</source>
        <translation>劃記%1</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>到此為止</translation>
    </message>
    <message>
        <source>Take the bonus: %1</source>
        <translation>拿取獎勵：%1</translation>
    </message>
    <message>
        <source>It strengthens attack or defence</source>
        <translation>能加強進攻或防禦</translation>
    </message>
    <message>
        <source>Later spaces need what it makes</source>
        <translation>之後的格子需要它的產出</translation>
    </message>
    <message>
        <source>The wonder is worth more than a die</source>
        <translation>奇蹟比骰子更有價值</translation>
    </message>
    <message>
        <source>It lets you cross off more</source>
        <translation>還能劃記更多格</translation>
    </message>
    <message>
        <source>The dice are rolled</source>
        <translation>正在擲骰</translation>
    </message>
    <message>
        <source>you</source>
        <comment>for whom</comment>
        <translation>你</translation>
    </message>
    <message>
        <source>The wonder rises</source>
        <translation>奇蹟正在建起</translation>
    </message>
</context>
<context>
    <name>mirabilia::DiceWording</name>
    <message>
        <source>West</source>
        <comment>barracks</comment>
        <translation>西兵營</translation>
    </message>
    <message>
        <source>East</source>
        <comment>barracks</comment>
        <translation>東兵營</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation>紀念堂</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the effects of a space</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>It is crossed off already</source>
        <translation>已經劃記</translation>
    </message>
    <message>
        <source>All stages are built</source>
        <translation>所有階段都已建成</translation>
    </message>
    <message>
        <source>It cannot be reached now</source>
        <translation>現在不能劃這一格</translation>
    </message>
    <message>
        <source>Something else comes first</source>
        <translation>須先決定別的事</translation>
    </message>
    <message>
        <source>The die is locked; the University unlocks it</source>
        <translation>骰子尚未解鎖；由大學解鎖</translation>
    </message>
    <message>
        <source>An earlier space of its row comes first</source>
        <translation>須先劃本列前面的格</translation>
    </message>
    <message>
        <source>A neighbour has more of it</source>
        <translation>有鄰居更多</translation>
    </message>
    <message>
        <source>You cannot pay for it</source>
        <translation>無法支付</translation>
    </message>
    <message>
        <source>There is nothing to decide now</source>
        <translation>現在沒有需要決定的</translation>
    </message>
    <message>
        <source>The table has moved on</source>
        <translation>牌局已經繼續</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>現在不可行</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a building of Dice and a place in it</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>stage %1</source>
        <translation>第 %1 階段</translation>
    </message>
    <message>
        <source>row %1, place %2</source>
        <translation>第 %1 列第 %2 格</translation>
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
            <numerusform>%n 錢幣</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 symbols</source>
        <translation>%2 種標誌中有 %1 種</translation>
    </message>
    <message numerus="yes">
        <source>%n wonder(s) built</source>
        <translation>
            <numerusform>已建 %n 個奇蹟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the pawn is %n step(s) from the capital</source>
        <translation>
            <numerusform>衝突棋子距首都 %n 格</numerusform>
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
            <numerusform>%1 %2，加購每個 %n 錢幣</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; now %2</source>
        <comment>a wonder, its price</comment>
        <translation>%1；目前：%2</translation>
    </message>
    <message>
        <source>%1; built</source>
        <translation>%1；已建成</translation>
    </message>
    <message>
        <source>%1; out of the game</source>
        <translation>%1；已移出遊戲</translation>
    </message>
    <message>
        <source>Empty place</source>
        <translation>空位</translation>
    </message>
    <message>
        <source>A guild, face down</source>
        <translation>面朝下的行會牌</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>面朝下的牌</translation>
    </message>
    <message>
        <source>%1; %2; %3 pays: %4</source>
        <comment>a card, my price, the opponent, their price</comment>
        <translation>%1；%2；%3 的費用：%4</translation>
    </message>
    <message>
        <source>%1; covered</source>
        <comment>a card</comment>
        <translation>%1；被壓住</translation>
    </message>
    <message numerus="yes">
        <source>%1; uncovers %n card(s)</source>
        <comment>a card</comment>
        <translation>
            <numerusform>%1；拿走後露出 %n 張牌</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and a price</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>It is built.</source>
        <translation>已經建成。</translation>
    </message>
    <message>
        <source>It is out of the game.</source>
        <translation>已被移出遊戲。</translation>
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
        <translation>棄牌 +%1</translation>
    </message>
    <message>
        <source>Take this wonder</source>
        <translation>拿取這個奇蹟</translation>
    </message>
    <message>
        <source>Take this token</source>
        <translation>拿取這個標記</translation>
    </message>
    <message>
        <source>Destroy it</source>
        <translation>摧毀它</translation>
    </message>
    <message>
        <source>Build it for free</source>
        <translation>免費建造</translation>
    </message>
    <message>
        <source>Let %1 begin</source>
        <translation>讓 %1 先手</translation>
    </message>
    <message>
        <source>%1 bought for %2</source>
        <comment>units of a resource, coins</comment>
        <translation>以 %2 錢幣購買 %1 個</translation>
    </message>
    <message>
        <source>free by %1</source>
        <translation>因%1免費</translation>
    </message>
    <message>
        <source>leaves %1</source>
        <comment>coins</comment>
        <translation>剩餘 %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>coins before and after</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 loses %2</source>
        <comment>a player, coins</comment>
        <translation>%1 失去 %2 錢幣</translation>
    </message>
    <message>
        <source>%1 gets %2</source>
        <comment>a player, coins</comment>
        <translation>%1 獲得 %2 錢幣</translation>
    </message>
    <message numerus="yes">
        <source>turns up %n card(s)</source>
        <translation>
            <numerusform>翻開 %n 張牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>uncovers %n card(s)</source>
        <translation>
            <numerusform>露出 %n 張牌</numerusform>
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
        <translation>選一個進步標記</translation>
    </message>
    <message>
        <source>draw progress tokens</source>
        <translation>抽取進步標記</translation>
    </message>
    <message>
        <source>destroy a card</source>
        <translation>摧毀一張牌</translation>
    </message>
    <message>
        <source>build from the discard pile</source>
        <translation>從棄牌堆建造</translation>
    </message>
    <message>
        <source>wins the game</source>
        <translation>贏得遊戲</translation>
    </message>
    <message>
        <source>play again</source>
        <translation>再進行一個回合</translation>
    </message>
    <message>
        <source>%1 pays %2 instead of %3</source>
        <comment>a player, coins for a unit</comment>
        <translation>%1 的單價：%3 → %2</translation>
    </message>
    <message>
        <source>then %1</source>
        <translation>之後，%1</translation>
    </message>
</context>
<context>
    <name>mirabilia::DuelCoinsHelper</name>
    <message>
        <source>Every three coins are worth a point.</source>
        <translation>每三枚錢幣 1 分。</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>錢幣</translation>
    </message>
</context>
<context>
    <name>mirabilia::DuelListHelper</name>
    <message>
        <source>Wonders that are built are worth the points printed on them.</source>
        <translation>已建成的奇蹟依印在上面的分數計分。</translation>
    </message>
    <message>
        <source>Some progress tokens are worth points.</source>
        <translation>部分進步標記有分。</translation>
    </message>
    <message>
        <source>Guilds count in the city that has more.</source>
        <translation>行會依數量較多的一方計數。</translation>
    </message>
    <message>
        <source>Green cards are worth the points printed on them.</source>
        <translation>綠色牌的分數印在牌上。</translation>
    </message>
    <message>
        <source>Yellow cards are worth the points printed on them.</source>
        <translation>黃色牌的分數印在牌上。</translation>
    </message>
    <message>
        <source>Blue cards are worth the points printed on them.</source>
        <translation>藍色牌的分數印在牌上。</translation>
    </message>
    <message>
        <source>Age %1</source>
        <translation>時代 %1</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>錢幣</translation>
    </message>
    <message>
        <source>Wonders built</source>
        <translation>已建奇蹟</translation>
    </message>
    <message>
        <source>Progress tokens</source>
        <translation>進步標記</translation>
    </message>
</context>
<context>
    <name>mirabilia::DuelPawnHelper</name>
    <message>
        <source>The conflict pawn gives points to the city that it has moved away from.</source>
        <translation>衝突棋子遠離哪座城市，哪座城市就得分。</translation>
    </message>
    <message>
        <source>Spaces towards the other city</source>
        <translation>向對方城市前進的格數</translation>
    </message>
    <message>
        <source>Write it down for both</source>
        <translation>為雙方填寫</translation>
    </message>
</context>
<context>
    <name>mirabilia::DuelScores</name>
    <message>
        <source>Blue</source>
        <translation>藍色</translation>
    </message>
    <message>
        <source>Blue cards</source>
        <translation>藍色牌</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>綠色</translation>
    </message>
    <message>
        <source>Green cards</source>
        <translation>綠色牌</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黃色</translation>
    </message>
    <message>
        <source>Yellow cards</source>
        <translation>黃色牌</translation>
    </message>
    <message>
        <source>Guilds</source>
        <translation>行會</translation>
    </message>
    <message>
        <source>Wonders</source>
        <translation>奇蹟</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進步</translation>
    </message>
    <message>
        <source>Progress tokens</source>
        <translation>進步標記</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>錢幣</translation>
    </message>
    <message>
        <source>Military</source>
        <translation>軍事</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s), a point for every three</source>
        <translation>
            <numerusform>%n 錢幣，每三枚 1 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pawn stands %n step(s) from the middle</source>
        <translation>
            <numerusform>衝突棋子距中央 %n 格</numerusform>
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
        <translation>因連鎖免費</translation>
    </message>
    <message numerus="yes">
        <source>for %n coin(s)</source>
        <translation>
            <numerusform>花 %n 錢幣</numerusform>
        </translation>
    </message>
    <message>
        <source>took %1</source>
        <translation>拿取了%1</translation>
    </message>
    <message>
        <source>let %1 begin</source>
        <translation>讓 %1 先手</translation>
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
        <translation>棄掉了%1</translation>
    </message>
    <message>
        <source>took the token %1</source>
        <translation>拿取了進步標記%1</translation>
    </message>
    <message>
        <source>built %1 from the discard pile</source>
        <translation>從棄牌堆建造了%1</translation>
    </message>
    <message>
        <source>destroyed %1 of %2</source>
        <comment>a card, its owner</comment>
        <translation>摧毀了 %2 的%1</translation>
    </message>
    <message>
        <source>The wonders are chosen</source>
        <translation>選擇奇蹟</translation>
    </message>
    <message>
        <source>Age %1</source>
        <translation>時代 %1</translation>
    </message>
    <message>
        <source>Age %1, turn %2</source>
        <translation>時代 %1，第 %2 回合</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and what they did</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 plays again</source>
        <translation>%1 再進行一個回合</translation>
    </message>
    <message>
        <source>%1 is turned up</source>
        <translation>翻開了%1</translation>
    </message>
    <message numerus="yes">
        <source>The pawn moves %n step(s) towards the capital of %1</source>
        <translation>
            <numerusform>衝突棋子向 %1 的首都移動 %n 格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n coin(s) to the army</source>
        <translation>
            <numerusform>%1 因軍事失去 %n 錢幣</numerusform>
        </translation>
    </message>
    <message>
        <source>Seven wonders built: %1 leaves the game</source>
        <translation>已建成七個奇蹟：%1移出遊戲</translation>
    </message>
    <message>
        <source>A capital has fallen</source>
        <translation>首都陷落</translation>
    </message>
    <message>
        <source>Six different symbols decide the game</source>
        <translation>六種不同符號決定勝負</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>遊戲結束</translation>
    </message>
    <message>
        <source>Age %1 begins</source>
        <translation>時代 %1 開始</translation>
    </message>
    <message>
        <source>%1 are turned up</source>
        <comment>several cards</comment>
        <translation>翻開了%1</translation>
    </message>
    <message>
        <source>let you begin</source>
        <translation>讓你先手</translation>
    </message>
    <message>
        <source>destroyed your %1</source>
        <translation>摧毀了你的%1</translation>
    </message>
    <message>
        <source>You</source>
        <comment>did something</comment>
        <translation>你</translation>
    </message>
    <message>
        <source>You play again</source>
        <translation>你再行動一次</translation>
    </message>
    <message>
        <source>The army takes %1 of your coins</source>
        <translation>軍隊奪走你 %1 枚錢幣</translation>
    </message>
</context>
<context>
    <name>mirabilia::DuelTable</name>
    <message>
        <source>The draft of the wonders</source>
        <translation>奇蹟輪抽</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>誰先手？</translation>
    </message>
    <message>
        <source>A pair of symbols</source>
        <translation>一對相同符號</translation>
    </message>
    <message>
        <source>Take one of the wonders on offer. You need not build all of them: once seven are built, the last leaves the game.</source>
        <translation>從展示的奇蹟中拿取一個。不必全部建成：建成七個後，最後一個移出遊戲。</translation>
    </message>
    <message>
        <source>%1 takes one of the progress tokens of the board.</source>
        <translation>%1 從版圖上拿取一個進步標記。</translation>
    </message>
    <message>
        <source>%1 keeps one of three progress tokens that are not in the game.</source>
        <translation>%1 從未使用的三個進步標記中保留一個。</translation>
    </message>
    <message>
        <source>%1 destroys a card of the opponent; it goes to the discard pile.</source>
        <translation>%1 摧毀對手的一張牌；該牌放入棄牌堆。</translation>
    </message>
    <message>
        <source>%1 builds a discarded card for free.</source>
        <translation>%1 從棄牌堆免費建造一張牌。</translation>
    </message>
    <message>
        <source>Choose a wonder</source>
        <translation>選一個奇蹟</translation>
    </message>
    <message>
        <source>Say who begins</source>
        <translation>決定誰先手</translation>
    </message>
    <message>
        <source>Choose a progress token</source>
        <translation>選一個進步標記</translation>
    </message>
    <message>
        <source>Choose the card to destroy</source>
        <translation>選擇要摧毀的牌</translation>
    </message>
    <message>
        <source>Choose a discarded card</source>
        <translation>從棄牌堆選一張牌</translation>
    </message>
    <message>
        <source>%1, take a card</source>
        <translation>%1，請拿一張牌</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>拿一張牌</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and what they did</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 takes the capital and wins</source>
        <translation>%1 攻占首都，獲得勝利</translation>
    </message>
    <message>
        <source>%1 wins with six different symbols</source>
        <translation>%1 以六種不同符號獲勝</translation>
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
        <translation>棄掉%1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>拿取%1</translation>
    </message>
    <message>
        <source>Destroy %1</source>
        <translation>摧毀%1</translation>
    </message>
    <message>
        <source>Build %1 from the discard pile</source>
        <translation>從棄牌堆建造%1</translation>
    </message>
    <message>
        <source>Let %1 begin</source>
        <translation>讓 %1 先手</translation>
    </message>
    <message>
        <source>%1 has the weaker army and says who begins age %2. Whoever begins takes the first card.</source>
        <translation>%1 在軍事軌上處於劣勢，決定時代 %2 由誰先手。先手者先拿第一張牌。</translation>
    </message>
    <message>
        <source>The pawn is in the middle: %1 moved last and says who begins age %2. Whoever begins takes the first card.</source>
        <translation>衝突棋子位於中央：%1 最後行動，決定時代 %2 由誰先手。先手者先拿第一張牌。</translation>
    </message>
    <message>
        <source>%1 plays again: take a card</source>
        <translation>%1 再進行一個回合：請拿一張牌</translation>
    </message>
    <message>
        <source>You play again: take a card</source>
        <translation>你再進行一個回合：請拿一張牌</translation>
    </message>
    <message>
        <source>Draft, move %1</source>
        <translation>輪抽，第 %1 手</translation>
    </message>
    <message>
        <source>Age %1, move %2</source>
        <translation>時代 %1，第 %2 手</translation>
    </message>
    <message>
        <source>Age %1 begins</source>
        <translation>時代 %1 開始</translation>
    </message>
    <message>
        <source>%1 says who begins</source>
        <translation>%1 決定誰先開始</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1 先開始</translation>
    </message>
    <message>
        <source>You take the capital and win</source>
        <translation>你攻下首都，獲勝</translation>
    </message>
    <message>
        <source>You win with six different symbols</source>
        <translation>你集齊六種不同的符號，獲勝</translation>
    </message>
    <message>
        <source>You have the weaker army and say who begins age %1. Whoever begins takes the first card.</source>
        <translation>你的軍隊較弱，由你決定誰在時代 %1 先手。先手拿第一張牌。</translation>
    </message>
    <message>
        <source>The pawn is in the middle: you moved last and say who begins age %1. Whoever begins takes the first card.</source>
        <translation>棋子在正中：你最後行動，由你決定誰在時代 %1 先手。先手拿第一張牌。</translation>
    </message>
    <message>
        <source>Take one of the progress tokens of the board.</source>
        <translation>從版圖上拿一個發展標記。</translation>
    </message>
    <message>
        <source>Keep one of three progress tokens that are not in the game.</source>
        <translation>從三個不在本局中的發展標記裡留下一個。</translation>
    </message>
    <message>
        <source>Destroy a card of the opponent; it goes to the discard pile.</source>
        <translation>摧毀對手的一張牌；它進入棄牌堆。</translation>
    </message>
    <message>
        <source>Build a discarded card for free.</source>
        <translation>免費建造一張棄牌。</translation>
    </message>
    <message>
        <source>You</source>
        <comment>did something</comment>
        <translation>你</translation>
    </message>
    <message>
        <source>You say who begins</source>
        <translation>由你決定誰先手</translation>
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
        <translation>地球儀</translation>
    </message>
    <message>
        <source>sundial</source>
        <translation>日晷</translation>
    </message>
    <message>
        <source>mortar</source>
        <translation>研缽</translation>
    </message>
    <message>
        <source>plumb bob</source>
        <translation>鉛錘</translation>
    </message>
    <message>
        <source>quill</source>
        <translation>羽毛筆</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>車輪</translation>
    </message>
    <message>
        <source>scales</source>
        <translation>天秤</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between resources</comment>
        <translation>或</translation>
    </message>
    <message>
        <source>in the city that has more of them</source>
        <translation>數量較多的城市</translation>
    </message>
    <message>
        <source>in your city</source>
        <translation>自己城市</translation>
    </message>
    <message>
        <source>for each built wonder %1</source>
        <comment>where</comment>
        <translation>%1每有一個已建成的奇蹟</translation>
    </message>
    <message>
        <source>for every three coins in the city that has more of them</source>
        <translation>錢幣較多的城市每有三枚錢幣</translation>
    </message>
    <message>
        <source>for each of your progress tokens</source>
        <translation>自己每有一個進步標記</translation>
    </message>
    <message>
        <source>for each %1 card %2</source>
        <comment>a colour, then where</comment>
        <translation>%2每有一張%1牌</translation>
    </message>
    <message>
        <source>produces %1 %2</source>
        <comment>an amount of a resource</comment>
        <translation>生產 %1 %2</translation>
    </message>
    <message>
        <source>produces %1, one of them in each purchase</source>
        <translation>生產%1，每次支付任選其一</translation>
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
            <numerusform>%n 個軍事標識</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) at once</source>
        <translation>
            <numerusform>立即獲得 %n 錢幣</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you buy %1 for %n coin(s) a unit</source>
        <translation>
            <numerusform>以每個 %n 錢幣購買%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) at once %1</source>
        <translation>
            <numerusform>%1，立即獲得 %n 錢幣</numerusform>
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
            <numerusform>對手失去 %n 錢幣</numerusform>
        </translation>
    </message>
    <message>
        <source>play again at once</source>
        <translation>立即再進行一個回合</translation>
    </message>
    <message>
        <source>destroys a %1 card of the opponent</source>
        <translation>摧毀對手的一張%1牌</translation>
    </message>
    <message numerus="yes">
        <source>draw %n of the unused progress tokens and keep one</source>
        <translation>
            <numerusform>抽取 %n 個未使用的進步標記，保留其一</numerusform>
        </translation>
    </message>
    <message>
        <source>build a discarded card for free</source>
        <translation>從棄牌堆免費建造一張牌</translation>
    </message>
    <message numerus="yes">
        <source>your wonders cost %n fewer resource(s)</source>
        <translation>
            <numerusform>你的奇蹟費用減少 %n 個資源</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your blue cards cost %n fewer resource(s)</source>
        <translation>
            <numerusform>你的藍色牌費用減少 %n 個資源</numerusform>
        </translation>
    </message>
    <message>
        <source>what the opponent pays for resources goes to you</source>
        <translation>對手購買資源支付的錢幣歸你</translation>
    </message>
    <message numerus="yes">
        <source>red cards built from now on have %n more shield(s)</source>
        <translation>
            <numerusform>此後建造的紅色牌多 %n 個軍事標識</numerusform>
        </translation>
    </message>
    <message>
        <source>wonders built from now on let you play again</source>
        <translation>此後建造的奇蹟讓你再進行一個回合</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) for each card built free by a chain</source>
        <translation>
            <numerusform>每次因連鎖免費建造，獲得 %n 錢幣</numerusform>
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
            <numerusform>%n 錢幣</numerusform>
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
        <translation>無</translation>
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
        <translation>%1，%2，費用：%3</translation>
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
        <translation>資源</translation>
    </message>
    <message>
        <source>free, by %1</source>
        <translation>因%1免費</translation>
    </message>
    <message numerus="yes">
        <source>costs %n coin(s), %1 too many</source>
        <translation>
            <numerusform>需 %n 錢幣，還差 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>free</source>
        <translation>免費</translation>
    </message>
    <message>
        <source>your own goods pay for it</source>
        <translation>自己的資源足夠</translation>
    </message>
    <message>
        <source>%1, with %2 bought</source>
        <comment>coins, resources</comment>
        <translation>%1，購買 %2</translation>
    </message>
    <message>
        <source>%1: produced</source>
        <translation>%1：自己生產</translation>
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
        <translation>因已有%1而免費</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) each</source>
        <translation>
            <numerusform>每個 %n 錢幣</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: bought for %2</source>
        <comment>resources, coins each</comment>
        <translation>%1：購買，%2</translation>
    </message>
    <message>
        <source>%1: bought for %2, thanks to %3</source>
        <comment>resources, coins each, a card</comment>
        <translation>%1：購買，%2（因有%3）</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) to the bank</source>
        <translation>
            <numerusform>付給銀行 %n 錢幣</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot pay for it</source>
        <translation>無法支付</translation>
    </message>
    <message>
        <source>It is still covered</source>
        <translation>還被其他牌壓著</translation>
    </message>
    <message>
        <source>Already built</source>
        <translation>已經建造</translation>
    </message>
    <message>
        <source>There is nothing to decide now</source>
        <translation>現在沒有需要決定的</translation>
    </message>
    <message>
        <source>The table has moved on</source>
        <translation>牌局已經繼續</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>現在不可行</translation>
    </message>
    <message>
        <source>%1 could win for %2</source>
        <comment>a card or wonder, a player</comment>
        <translation>%2 可能憑%1獲勝</translation>
    </message>
    <message>
        <source>%1 wins for %2</source>
        <comment>a card or wonder, a player</comment>
        <translation>%2 可憑%1獲勝</translation>
    </message>
    <message numerus="yes">
        <source>It costs %n coin(s), %1 too many</source>
        <translation>
            <numerusform>需 %n 錢幣，還差 %1</numerusform>
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
        <translation>內建，因為自己的檔案無法使用</translation>
    </message>
    <message>
        <source>Your own (%1), from %2</source>
        <comment>a fingerprint, a file</comment>
        <translation>自己的（%1），來自 %2</translation>
    </message>
    <message>
        <source>From %1, like the built-in ones</source>
        <comment>a file</comment>
        <translation>來自 %1，與內建相同</translation>
    </message>
    <message>
        <source>Built in</source>
        <translation>內建</translation>
    </message>
</context>
<context>
    <name>mirabilia::GuildsHelper</name>
    <message>
        <source>Guilds are worth points for what stands in neighbouring cities or your own.</source>
        <translation>行會依鄰居或自己城市中的建築計分。</translation>
    </message>
    <message>
        <source>Guilds</source>
        <translation>行會</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>計數方式</translation>
    </message>
    <message>
        <source>What the built guilds count</source>
        <translation>已建行會所需的數量</translation>
    </message>
    <message>
        <source>All that guilds can count</source>
        <translation>行會可能用到的全部數量</translation>
    </message>
</context>
<context>
    <name>mirabilia::ImportColumnsModel</name>
    <message>
        <source>Nothing: kept as it is</source>
        <translation>無：照原樣保留</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>總分</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Military: points won</source>
        <translation>軍事：得分</translation>
    </message>
    <message>
        <source>Military: points lost</source>
        <translation>軍事：失分</translation>
    </message>
    <message>
        <source>Armada: points won</source>
        <translation>艦隊：得分</translation>
    </message>
    <message>
        <source>Armada: points lost</source>
        <translation>艦隊：失分</translation>
    </message>
    <message>
        <source>Cities: debts</source>
        <translation>城市：債務</translation>
    </message>
    <message>
        <source>Which box it is</source>
        <translation>是哪一盒遊戲</translation>
    </message>
    <message>
        <source>Number or name of the game</source>
        <translation>對局的編號或名稱</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>輪次</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>桌號</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>地點</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>分鐘</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>擴充</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>備註</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>顏色</translation>
    </message>
    <message>
        <source>Wonder: its name</source>
        <translation>奇蹟：名稱</translation>
    </message>
    <message>
        <source>Side of the wonder</source>
        <translation>奇蹟的面</translation>
    </message>
    <message>
        <source>Left neighbour</source>
        <translation>左鄰</translation>
    </message>
    <message>
        <source>Right neighbour</source>
        <translation>右鄰</translation>
    </message>
    <message>
        <source>How a Duel was won</source>
        <translation>對決的獲勝方式</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>獲勝者</translation>
    </message>
    <message>
        <source>Played by a computer</source>
        <translation>由電腦操作</translation>
    </message>
    <message>
        <source>Coins left</source>
        <translation>剩餘硬幣</translation>
    </message>
    <message>
        <source>Id of the sheet</source>
        <translation>計分表編號</translation>
    </message>
    <message>
        <source>Points: %1</source>
        <comment>of a row of the sheet</comment>
        <translation>分數：%1</translation>
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
        <translation>%1（已在歷史中）</translation>
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
            <numerusform>%1；%n 個空位</numerusform>
        </translation>
    </message>
    <message>
        <source>A game that this program does not know.</source>
        <translation>本程式不認得的遊戲。</translation>
    </message>
    <message>
        <source>%1&apos;s table</source>
        <comment>its host</comment>
        <translation>%1 的牌桌</translation>
    </message>
    <message>
        <source>%1; it has begun</source>
        <comment>what is played, and by whom</comment>
        <translation>%1；已開始</translation>
    </message>
    <message>
        <source>%1; full</source>
        <comment>what is played, and by whom</comment>
        <translation>%1；已滿</translation>
    </message>
    <message>
        <source>You choose game and seats; that host runs the table</source>
        <translation>遊戲和座位由你決定；桌子由該主機保管</translation>
    </message>
    <message>
        <source>An edition of %1 that this program does not know.</source>
        <translation>本程式不認得的%1版本。</translation>
    </message>
</context>
<context>
    <name>mirabilia::LossHelper</name>
    <message>
        <source>Points won at sea and on islands, less those lost.</source>
        <translation>海戰與島嶼所得的分數，減去失去的分數。</translation>
    </message>
    <message>
        <source>Points of edifices, less those of debt tokens.</source>
        <translation>宏偉建築的分數，減去債務標記的分數。</translation>
    </message>
    <message>
        <source>Points of black cards, less one for each debt.</source>
        <translation>黑色卡牌的分數，每個債務減 1 分。</translation>
    </message>
    <message>
        <source>Points won</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Debts</source>
        <translation>債務</translation>
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
        <translation>有兩個座位都叫 %1。</translation>
    </message>
    <message>
        <source>%1 is taken twice.</source>
        <translation>%1 被選了兩次。</translation>
    </message>
    <message>
        <source>Somebody has to sit at this screen.</source>
        <translation>至少要有一人坐在螢幕前。</translation>
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
        <translation>隨機</translation>
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
        <translation>%1，%2：%3 寫了 %4，但那裡是 %5。</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>保留 %1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>採用 %1</translation>
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
        <translation>不是這裡所知遊戲的棋譜</translation>
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
        <translation>終局</translation>
    </message>
</context>
<context>
    <name>mirabilia::ReviewModel</name>
    <message>
        <source>The record of this game is not here yet.</source>
        <translation>這局遊戲的棋譜還沒有到。</translation>
    </message>
    <message>
        <source>Reading the game</source>
        <translation>正在讀取對局</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n decision(s) looked at</source>
        <translation>
            <numerusform>已查看 %1 / %n 個決定</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player, the chance to win</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>終局</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a chance to win, when</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1: chance to win %2, at most %3, at least %4, in the end %5</source>
        <comment>a player, chances to win: at first, ...</comment>
        <translation>%1：獲勝機會起初 %2，最高 %3，最低 %4，最後 %5</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>what was done, the city it was done for</comment>
        <translation>%1（為 %2）</translation>
    </message>
    <message>
        <source>Better: %1.</source>
        <comment>an action and why it is better, in sentences</comment>
        <translation>更好的是：%1。</translation>
    </message>
    <message>
        <source>%1: %2, %3 of the chance to win. %4</source>
        <comment>when, an action, its cost, better</comment>
        <translation>%1：%2，獲勝機會 %3。%4</translation>
    </message>
    <message>
        <source>Your best moment: %1, chance to win %2</source>
        <comment>when, by how much it rose</comment>
        <translation>你的最佳時刻：%1，勝率 %2</translation>
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
            <numerusform>還有 %n 個空位</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody is here</source>
        <translation>人已到齊</translation>
    </message>
    <message>
        <source>Everybody is here; the host begins</source>
        <translation>人已到齊，等待主機開始</translation>
    </message>
    <message>
        <source>Connection to the host lost. Reconnecting; nothing is lost.</source>
        <translation>與主機的連線中斷，正在重試；什麼都沒有遺失。</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>遊戲已暫停</translation>
    </message>
    <message numerus="yes">
        <source>%1 away: the seat waits</source>
        <comment>names</comment>
        <translation>
            <numerusform>%1 暫離：座位保留</numerusform>
        </translation>
    </message>
    <message>
        <source>A computer plays for %1</source>
        <translation>電腦代替 %1</translation>
    </message>
    <message>
        <source>You are watching</source>
        <translation>你正在觀看</translation>
    </message>
    <message>
        <source>The seat of %1 is open to somebody else</source>
        <translation>%1 的座位讓給別人了</translation>
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
        <translation>現在由電腦代替 %1</translation>
    </message>
    <message>
        <source>%1 has given the seat back</source>
        <translation>%1 交還了座位</translation>
    </message>
    <message>
        <source>%1 decides for the table now</source>
        <translation>現在由 %1 主持牌桌</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) a turn</source>
        <translation>
            <numerusform>每回合 %n 分鐘</numerusform>
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
            <numerusform>%1 交還了座位，等人接手</numerusform>
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
        <translation>%1 分鐘</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours</comment>
        <translation>%1 小時</translation>
    </message>
    <message>
        <source>%1 left for your turn</source>
        <comment>a time</comment>
        <translation>你的回合還剩 %1</translation>
    </message>
    <message>
        <source>%1 has %2 left</source>
        <comment>somebody, a time</comment>
        <translation>%1 還剩 %2</translation>
    </message>
    <message>
        <source>Paused by %1</source>
        <translation>%1 暫停了遊戲</translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) watch(es)</source>
        <translation>
            <numerusform>%n 人在觀看</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for the host</source>
        <translation>等待主機</translation>
    </message>
    <message>
        <source>Paused</source>
        <comment>the game</comment>
        <translation>已暫停</translation>
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
        <translation>由電腦代打</translation>
    </message>
    <message>
        <source>Save and end</source>
        <translation>儲存並結束</translation>
    </message>
    <message>
        <source>Give it away</source>
        <translation>讓給別人</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>%1 is here. Give the seat to somebody else?</source>
        <translation>%1 在場。要把座位讓給別人嗎？</translation>
    </message>
    <message>
        <source>%1 is away</source>
        <translation>%1 離開了</translation>
    </message>
</context>
<context>
    <name>mirabilia::SavesModel</name>
    <message>
        <source>A game that cannot be opened</source>
        <translation>無法開啟的存檔</translation>
    </message>
    <message>
        <source>A game with %1 that cannot be opened</source>
        <translation>與 %1 的存檔，無法開啟</translation>
    </message>
    <message>
        <source>The result of %1</source>
        <translation>%1的結果</translation>
    </message>
    <message>
        <source>The result of %1 with %2</source>
        <translation>與 %2 的%1的結果</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, %2, with %3</source>
        <translation>%1，%2，對手：%3</translation>
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
        <translation>%1，對手：%2</translation>
    </message>
    <message>
        <source>%1 won</source>
        <comment>a player</comment>
        <translation>%1 獲勝</translation>
    </message>
    <message>
        <source>%1 shared the victory</source>
        <comment>players</comment>
        <translation>%1 並列獲勝</translation>
    </message>
    <message>
        <source>This version of the program does not know the game.</source>
        <translation>此版本的程式不認得這個遊戲。</translation>
    </message>
    <message>
        <source>%1, with your own data (%2)</source>
        <comment>a day; a fingerprint</comment>
        <translation>%1，使用自己的資料（%2）</translation>
    </message>
</context>
<context>
    <name>mirabilia::ScienceHelper</name>
    <message>
        <source>Each symbol scores the square of its number; each set of three different ones scores 7.</source>
        <translation>每種符號依數量的平方計分；每組三種不同符號 7 分。</translation>
    </message>
    <message>
        <source>Wild symbols</source>
        <translation>任選符號</translation>
    </message>
    <message>
        <source>from a wonder or the Scientists Guild; scored for the best</source>
        <translation>來自奇蹟或科學家協會；依最優方式計算</translation>
    </message>
    <message>
        <source>Count as symbols</source>
        <translation>這是符號數</translation>
    </message>
    <message>
        <source>Enter symbols: 2 / 1 1</source>
        <translation>以符號填：2 / 1 1</translation>
    </message>
</context>
<context>
    <name>mirabilia::ScoreBook</name>
    <message>
        <source>This sheet was also changed in another window. From now on this one is separate; both are in the history.</source>
        <translation>這張計分表也在另一個視窗中被填寫了。從現在起，這裡是一張獨立的計分表；兩張都在歷史中。</translation>
    </message>
    <message>
        <source>A new history has begun. The damaged one is kept as %1.</source>
        <translation>已開始新歷史。損壞的歷史保留為 %1。</translation>
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
        <translation>歷史紀錄已還原為備份的內容。先前的內容也已備份。</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <comment>the path of a file</comment>
        <translation>已寫入：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) came or changed.</source>
        <translation>
            <numerusform>新增或更改了 %n 張計分表。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::ScoreHelper</name>
    <message>
        <source>Write it down for %1</source>
        <translation>為 %1 填寫</translation>
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
        <translation>這是錢幣數</translation>
    </message>
    <message>
        <source>Enter coins: 14 /</source>
        <translation>以錢幣填：14 /</translation>
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
        <translation>已刪除：%1</translation>
    </message>
    <message>
        <source>Corrected: %1</source>
        <translation>已更正：%1</translation>
    </message>
    <message>
        <source>This sheet cannot be read</source>
        <translation>無法讀取這張計分表</translation>
    </message>
    <message>
        <source>a sheet that cannot be read</source>
        <translation>無法讀取的計分表</translation>
    </message>
    <message>
        <source>Merged: %1 with %2</source>
        <comment>two names</comment>
        <translation>已合併：%1 與 %2</translation>
    </message>
    <message>
        <source>Renamed: %1 is %2 now</source>
        <comment>two names</comment>
        <translation>已改名：%1 現為 %2</translation>
    </message>
</context>
<context>
    <name>mirabilia::ScoreNews</name>
    <message>
        <source>%1 has more points than anybody in the history</source>
        <translation>%1 的分數超過了歷史上的所有人</translation>
    </message>
    <message>
        <source>%1 wins for the first time</source>
        <translation>%1 首次獲勝</translation>
    </message>
    <message>
        <source>%1 has more points than ever before</source>
        <translation>%1 的分數超過了自己以往的紀錄</translation>
    </message>
    <message>
        <source>%1: more points in %2 than anybody before (%3)</source>
        <comment>a name, a category</comment>
        <translation>%1：%2得分超過以往所有人（%3）</translation>
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
        <translation>按 Enter 才到下一格，不會自動前進。</translation>
    </message>
    <message>
        <source>Next goes on; nothing goes on by itself.</source>
        <translation>按「下一格」才前進，不會自動前進。</translation>
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
            <numerusform>%1：%n 局，勝 %2 局，平均 %3 分，最高 %4 分</numerusform>
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
            <numerusform>%1：平均 %2 分，勝者 %3 分，最高 %4 分；%n 個數值</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; trend %2 a game</source>
        <comment>figures of a player, points</comment>
        <translation>%1；趨勢每局 %2</translation>
    </message>
    <message>
        <source>%1; strong in %2</source>
        <comment>figures of a player, a category</comment>
        <translation>%1；擅長%2</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n total(s) left out: the rows do not match</source>
        <translation>
            <numerusform>%1；已排除 %n 個與各列不符的總分</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (computer)</source>
        <comment>a name</comment>
        <translation>%1（電腦）</translation>
    </message>
    <message>
        <source>%1 by chance</source>
        <comment>wins</comment>
        <translation>按機率 %1</translation>
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
        <translation>無擴充 %1，有擴充 %2</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>等級分 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row now</source>
        <translation>
            <numerusform>目前連勝 %n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row at most</source>
        <translation>
            <numerusform>最長連勝 %n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) a game</source>
        <translation>
            <numerusform>每局 %n 分鐘</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 minutes on average in %n game(s)</source>
        <translation>
            <numerusform>%n 局平均 %1 分鐘</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>winners %1</source>
        <comment>two averages</comment>
        <translation>勝者 %1</translation>
    </message>
    <message>
        <source>only games without expansions</source>
        <translation>只有不帶擴充的對局</translation>
    </message>
    <message>
        <source>only games with expansions</source>
        <translation>只有帶擴充的對局</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of these without expansions, where totals are lower: averages are those of the other games.</source>
        <translation>
            <numerusform>其中 %n 局不帶擴充，總分較低：平均分只算其餘各局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of these with expansions, where totals are higher: averages are those of the other games.</source>
        <translation>
            <numerusform>其中 %n 局帶擴充，總分較高：平均分只算其餘各局。</numerusform>
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
        <translation>%1；已保留但無法辨識：%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between columns</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>There is no sheet to write.</source>
        <translation>沒有可寫入的計分表。</translation>
    </message>
    <message>
        <source>The sheet could not be drawn.</source>
        <translation>無法繪製計分表。</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <comment>the path of a file</comment>
        <translation>已寫入：%1</translation>
    </message>
    <message>
        <source>There is no sheet to print.</source>
        <translation>沒有可列印的計分表。</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>已交給印表機。</translation>
    </message>
    <message>
        <source>Sent to BG Stats.</source>
        <translation>已交給 BG Stats。</translation>
    </message>
    <message>
        <source>The app BG Stats is not on this device.</source>
        <translation>此裝置上沒有 BG Stats 應用程式。</translation>
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
        <translation>%2 的第 %1 行不是完整對局的紀錄，沒有結果。</translation>
    </message>
    <message>
        <source>There is no record of a game in %1.</source>
        <comment>a file</comment>
        <translation>%1 裡沒有對局紀錄。</translation>
    </message>
</context>
<context>
    <name>mirabilia::ScoreWords</name>
    <message>
        <source>The rows add up to {sum}, not {total}.</source>
        <translation>各列合計為 {sum}，不是 {total}。</translation>
    </message>
    <message>
        <source>No symbols give {points}. Did you forget the sets of three? With them: {meant}.</source>
        <translation>沒有符號組合能得 {points}。忘了三種一組的分嗎？加上後是 {meant}。</translation>
    </message>
    <message>
        <source>No symbols give {points}. One set too many? Without it: {meant}.</source>
        <translation>沒有符號組合能得 {points}。多算了一組嗎？去掉後是 {meant}。</translation>
    </message>
    <message>
        <source>No symbols give {points}; the nearest value is {meant}.</source>
        <translation>沒有符號組合能得 {points}；最接近的是 {meant}。</translation>
    </message>
    <message>
        <source>Three ages of war give {least} to {most}, not {points}.</source>
        <translation>三個時代的戰爭得分在 {least} 到 {most} 之間，不會是 {points}。</translation>
    </message>
    <message>
        <source>No blue cards give {points}.</source>
        <translation>沒有藍色牌組合能得 {points}。</translation>
    </message>
    <message>
        <source>Nothing in this row adds up to {points}.</source>
        <translation>這一列沒有組合能得 {points}。</translation>
    </message>
    <message>
        <source>This row cannot be negative.</source>
        <translation>這一列不能為負。</translation>
    </message>
    <message>
        <source>{points} is more than all cards give together ({most}).</source>
        <translation>{points} 超過所有牌的總和（{most}）。</translation>
    </message>
    <message>
        <source>Nobody can have {coins} coins.</source>
        <translation>不可能有 {coins} 枚錢幣。</translation>
    </message>
    <message>
        <source>{coins} coins are more than the box holds ({most}).</source>
        <translation>{coins} 枚錢幣超過盒中的數量（{most}）。</translation>
    </message>
    <message>
        <source>Coins never cost points.</source>
        <translation>錢幣不會扣分。</translation>
    </message>
    <message>
        <source>{points} points need {coins} coins; the box holds {most}.</source>
        <translation>{points} 分需要 {coins} 枚錢幣；盒中只有 {most} 枚。</translation>
    </message>
    <message>
        <source>{coins} coins are worth {meant}, not {points}.</source>
        <translation>{coins} 枚錢幣值 {meant} 分，不是 {points} 分。</translation>
    </message>
    <message>
        <source>{wonder} gives {least} to {most}, not {points}.</source>
        <translation>{wonder}可得 {least} 到 {most} 分，不會是 {points}。</translation>
    </message>
    <message>
        <source>No stages of {wonder} give {points}; possible are {values}.</source>
        <translation>{wonder}的階段不可能得 {points}；可能的是 {values}。</translation>
    </message>
    <message>
        <source>No wonder gives {points}; the most is {most}.</source>
        <translation>沒有奇蹟能得 {points}；最多 {most}。</translation>
    </message>
    <message>
        <source>No conflicts around the table end with {points}.</source>
        <translation>全桌的衝突不可能得出 {points}。</translation>
    </message>
    <message>
        <source>The war points {points} add up to {sum}; with a defeat for every victory the sum is even.</source>
        <translation>戰爭得分 {points} 合計為 {sum}；每次勝利都對應一次戰敗，總和應為偶數。</translation>
    </message>
    <message>
        <source>{points} war points do not fit the others&apos; points.</source>
        <translation>{points} 分的戰爭得分與其他人的不符。</translation>
    </message>
    <message>
        <source>The conflict pawn gives {values}, not {points}.</source>
        <translation>衝突棋子可得 {values}，不是 {points}。</translation>
    </message>
    <message>
        <source>Only one of the two can have points for the conflict pawn.</source>
        <translation>兩人中只有一人能因衝突棋子得分。</translation>
    </message>
    <message>
        <source>Rank {rank} is written here; by the points it is {meant}.</source>
        <translation>這裡寫的是第 {rank} 名；依分數應為第 {meant} 名。</translation>
    </message>
    <message>
        <source>The ranks are not in the order of the points.</source>
        <translation>名次與分數的順序不符。</translation>
    </message>
    <message>
        <source>There is no rank {rank} at this table.</source>
        <translation>這一桌沒有第 {rank} 名。</translation>
    </message>
    <message>
        <source>{count} players at one table; {most} is the most.</source>
        <translation>一桌有 {count} 名玩家；最多 {most} 名。</translation>
    </message>
    <message>
        <source>Seat {seat} is taken twice.</source>
        <translation>座位 {seat} 被占用兩次。</translation>
    </message>
    <message>
        <source>&quot;{text}&quot; is not a whole number.</source>
        <translation>「{text}」不是整數。</translation>
    </message>
    <message>
        <source>The line has {cells} cells, the header {columns}.</source>
        <translation>這一行有 {cells} 格，標題列只有 {columns} 格。</translation>
    </message>
    <message>
        <source>A quotation mark is opened and never closed.</source>
        <translation>引號沒有關閉。</translation>
    </message>
    <message>
        <source>7 Wonders Duel</source>
        <translation>七大奇蹟對決</translation>
    </message>
    <message>
        <source>7 Wonders Dice</source>
        <translation>七大奇蹟骰子版</translation>
    </message>
    <message>
        <source>7 Wonders</source>
        <translation>七大奇蹟</translation>
    </message>
    <message>
        <source>Circled coins left</source>
        <translation>剩餘的圈選錢幣</translation>
    </message>
    <message>
        <source>Coins left</source>
        <translation>剩餘錢幣</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>錢幣</translation>
    </message>
    <message>
        <source>Total on paper</source>
        <translation>紙本總分</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>紙本</translation>
    </message>
    <message>
        <source>Military conflicts</source>
        <translation>軍事衝突</translation>
    </message>
    <message>
        <source>Military</source>
        <translation>軍事</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>金庫</translation>
    </message>
    <message>
        <source>Wonder</source>
        <translation>奇蹟</translation>
    </message>
    <message>
        <source>Civilian structures</source>
        <translation>市政設施</translation>
    </message>
    <message>
        <source>Civilian</source>
        <translation>市政</translation>
    </message>
    <message>
        <source>Scientific structures</source>
        <translation>科技建築</translation>
    </message>
    <message>
        <source>Science</source>
        <translation>科技</translation>
    </message>
    <message>
        <source>Commercial structures</source>
        <translation>商業建築</translation>
    </message>
    <message>
        <source>Commerce</source>
        <translation>商業</translation>
    </message>
    <message>
        <source>Guilds</source>
        <translation>行會</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>領袖</translation>
    </message>
    <message>
        <source>Cities and debts</source>
        <translation>城市與債務</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>城市</translation>
    </message>
    <message>
        <source>Armada</source>
        <translation>艦隊</translation>
    </message>
    <message>
        <source>Edifices</source>
        <translation>宏偉建築</translation>
    </message>
    <message>
        <source>Progress tokens</source>
        <translation>進步標記</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進步</translation>
    </message>
    <message>
        <source>West barracks</source>
        <translation>西部兵營</translation>
    </message>
    <message>
        <source>West</source>
        <translation>西兵營</translation>
    </message>
    <message>
        <source>East barracks</source>
        <translation>東部兵營</translation>
    </message>
    <message>
        <source>East</source>
        <translation>東兵營</translation>
    </message>
    <message>
        <source>Agora</source>
        <translation>廣場</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>市集</translation>
    </message>
    <message>
        <source>University</source>
        <translation>大學</translation>
    </message>
    <message>
        <source>Guild court</source>
        <translation>行會庭</translation>
    </message>
    <message>
        <source>Gallery of leaders</source>
        <translation>領袖紀念堂</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation>紀念堂</translation>
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
        <translation>%1 以軍事優勢獲勝</translation>
    </message>
    <message>
        <source>%1 wins by scientific supremacy</source>
        <translation>%1 以科學優勢獲勝</translation>
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
            <numerusform>時代 %1 的勝利標記 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n defeat token(s)</source>
        <translation>
            <numerusform>%n 個戰敗標記</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s), a point for every three</source>
        <translation>
            <numerusform>%n 錢幣，每三枚 1 分</numerusform>
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
            <numerusform>%n 組三種不同符號</numerusform>
        </translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>階段 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n wild symbol(s) as %1</source>
        <translation>
            <numerusform>%n 個任選符號計為%1</numerusform>
        </translation>
    </message>
    <message>
        <source>A wild symbol: it counts as science</source>
        <translation>任選符號：計入科學</translation>
    </message>
    <message numerus="yes">
        <source>The conflict pawn, %n space(s) from the middle</source>
        <translation>
            <numerusform>衝突棋子，距中央 %n 格</numerusform>
        </translation>
    </message>
    <message>
        <source>First complete Agora</source>
        <translation>最先完成的廣場</translation>
    </message>
    <message numerus="yes">
        <source>An attack that met %n defence(s)</source>
        <translation>
            <numerusform>遭遇 %n 次防禦的攻擊</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, copied from a neighbour</source>
        <translation>%1，複製自鄰居</translation>
    </message>
    <message>
        <source>%1, %2 times</source>
        <comment>a card and how often it counts</comment>
        <translation>%1，%2 次</translation>
    </message>
    <message>
        <source>{points} is more than any board gives.</source>
        <translation>沒有城市板能得 {points}。</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>攻擊</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>防禦</translation>
    </message>
    <message>
        <source>Row %1, column %2</source>
        <translation>第 %1 列第 %2 欄</translation>
    </message>
    <message numerus="yes">
        <source>%n different symbols: a scientific supremacy</source>
        <translation>
            <numerusform>%n 種不同符號：科學優勢獲勝</numerusform>
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
            <numerusform>%n 種不同符號</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) for a progress token each</source>
        <translation>
            <numerusform>%n 對相同符號，各得一個進步標記</numerusform>
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
        <translation>%1 以 %2打平；決定勝負的市政設施得分未知</translation>
    </message>
    <message>
        <source>%1 are level with %2; the circled coins, which decide, are not known</source>
        <comment>players, their points</comment>
        <translation>%1 以 %2打平；決定勝負的圈選錢幣未知</translation>
    </message>
    <message>
        <source>%1 are level with %2; the coins, which decide, are not known</source>
        <comment>players, their points</comment>
        <translation>%1 以 %2打平；決定勝負的錢幣未知</translation>
    </message>
    <message>
        <source>%1 share the victory with %2</source>
        <comment>players, their points</comment>
        <translation>%1 以 %2並列獲勝</translation>
    </message>
    <message>
        <source>%1 are level with %2</source>
        <comment>players, their points</comment>
        <translation>%1 以 %2打平</translation>
    </message>
    <message>
        <source>%1 wins with %2</source>
        <comment>a player, the points</comment>
        <translation>%1 以 %2獲勝</translation>
    </message>
    <message>
        <source>%1 leads with %2</source>
        <comment>a player, the points</comment>
        <translation>%1 以 %2領先</translation>
    </message>
    <message>
        <source>This row is from sheet &quot;{sheet}&quot;, an earlier row of this game from &quot;{other}&quot;: they are read as two games.</source>
        <translation>這一列屬於計分表「{sheet}」，同一局上方的一列屬於「{other}」：將作為兩局讀取。</translation>
    </message>
    <message>
        <source>Only one of the two can have won before the end.</source>
        <translation>兩人中只有一人能在終局前獲勝。</translation>
    </message>
    <message>
        <source>&quot;{text}&quot; can be read in two ways; here it is {meant}.</source>
        <translation>「{text}」有兩種讀法；這裡讀作 {meant}。</translation>
    </message>
    <message>
        <source>These dates are not understood and stay as they are: {texts}</source>
        <translation>無法辨識這些日期，將原樣保留：{texts}</translation>
    </message>
    <message>
        <source>The column &quot;{column}&quot; holds only 0 and 1: it tells what was played with, not points.</source>
        <translation>「{column}」這一欄只有 0 和 1：它表示遊戲時用了什麼，不是分數。</translation>
    </message>
    <message>
        <source>There is no column for the treasury; &quot;coins&quot; are its points.</source>
        <translation>沒有金庫這一欄；「coins」即為金庫的分數。</translation>
    </message>
    <message>
        <source>The rows add up to {sum}, not {total}. {points} written for {meant} would explain it: {row}.</source>
        <translation>各列之和是 {sum}，而不是 {total}。如果{row}把 {meant} 寫成了 {points}，就說得通了。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between numbers</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Other points</source>
        <translation>其他分數</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>{player} is at this table twice.</source>
        <translation>{player} 在這一桌出現了兩次。</translation>
    </message>
    <message>
        <source>{wonder} is at this table twice; the box has it once.</source>
        <translation>{wonder} 在這一桌出現了兩次；盒中只有一個。</translation>
    </message>
    <message>
        <source>With the column &quot;{column}&quot; the totals add up: it holds points, which are in the row for others.</source>
        <translation>加上「{column}」這一欄，總分才對得上：它是分數，已記入「其他」一列。</translation>
    </message>
    <message>
        <source>Some columns may hold points that are not understood: the totals are taken as they are written.</source>
        <translation>有些欄可能含有無法辨識的分數：總分依所寫的採用。</translation>
    </message>
    <message>
        <source>&quot;{key}&quot; means nothing here and is left out: {text}</source>
        <translation>「{key}」在這裡沒有意義，已略去：{text}</translation>
    </message>
    <message>
        <source>&quot;{text}&quot; is not understood.</source>
        <translation>無法理解「{text}」。</translation>
    </message>
    <message>
        <source>Games that are not 7 Wonders are left out: {count} ({names})</source>
        <translation>不是七大奇蹟的對局已略去：{count}（{names}）</translation>
    </message>
    <message>
        <source>Games that were not finished are left out: {count}</source>
        <translation>未完成的對局已略去：{count}</translation>
    </message>
    <message>
        <source>It is no Unicode; it was read as {encoding}.</source>
        <translation>它不是 Unicode；已依 {encoding} 讀取。</translation>
    </message>
    <message>
        <source>There is no head with columns of a score sheet (player, military, science, total ...).</source>
        <translation>沒有計分表的表頭（玩家、軍事、科技、總分……）。</translation>
    </message>
    <message>
        <source>There are no scores below the head.</source>
        <translation>表頭下面沒有分數。</translation>
    </message>
    <message>
        <source>There are no players on its sheets.</source>
        <translation>其中的計分表上沒有玩家。</translation>
    </message>
    <message>
        <source>There is no game of 7 Wonders in it; others: {count} ({names}).</source>
        <translation>其中沒有七大奇蹟的對局；其他：{count}（{names}）。</translation>
    </message>
    <message>
        <source>It has more than {most} rows.</source>
        <translation>超過 {most} 列。</translation>
    </message>
    <message>
        <source>The reading was stopped.</source>
        <translation>讀取已停止。</translation>
    </message>
    <message>
        <source>This JSON is of another program: there are no score sheets in it that are understood.</source>
        <translation>這個 JSON 來自其他程式：其中沒有能辨識的計分表。</translation>
    </message>
    <message>
        <source>This XML is of another program: only plays of BoardGameGeek are understood.</source>
        <translation>這個 XML 來自其他程式：只能辨識 BoardGameGeek 的對局。</translation>
    </message>
    <message>
        <source>This is a web page: copy its table and paste it here.</source>
        <translation>這是網頁：請複製其中的表格並貼到這裡。</translation>
    </message>
    <message>
        <source>Line {line}: it is not valid JSON.</source>
        <translation>第 {line} 行：不是有效的 JSON。</translation>
    </message>
    <message>
        <source>It is not valid JSON: a number is too large.</source>
        <translation>不是有效的 JSON：有數字過大。</translation>
    </message>
    <message>
        <source>It is nested deeper than {levels} levels.</source>
        <translation>巢狀超過 {levels} 層。</translation>
    </message>
    <message>
        <source>{place}: &quot;{key}&quot; stands there twice.</source>
        <translation>{place}：「{key}」出現了兩次。</translation>
    </message>
    <message>
        <source>It was written by a newer version of this program.</source>
        <translation>它由本程式的較新版本寫成。</translation>
    </message>
    <message>
        <source>This is a spreadsheet of Numbers: export it as CSV, or copy the cells and paste them here.</source>
        <translation>這是 Numbers 試算表：請匯出為 CSV，或複製儲存格並貼到這裡。</translation>
    </message>
    <message>
        <source>This is an old Excel spreadsheet: save it as CSV, or copy the cells and paste them here.</source>
        <translation>這是舊版 Excel 試算表：請另存為 CSV，或複製儲存格並貼到這裡。</translation>
    </message>
    <message>
        <source>This spreadsheet cannot be read: export it as CSV, or copy the cells and paste them here.</source>
        <translation>無法讀取這個試算表：請匯出為 CSV，或複製儲存格並貼到這裡。</translation>
    </message>
    <message>
        <source>This is a picture: numbers in it cannot be read.</source>
        <translation>這是圖片：無法讀取其中的數字。</translation>
    </message>
    <message>
        <source>This is a PDF: copy its table and paste it here.</source>
        <translation>這是 PDF：請複製其中的表格並貼到這裡。</translation>
    </message>
    <message>
        <source>This is an archive: unpack it and open what is in it.</source>
        <translation>這是壓縮檔：請解壓縮後開啟其中的檔案。</translation>
    </message>
    <message>
        <source>This is a database: export its games as CSV or JSON.</source>
        <translation>這是資料庫：請將其中的對局匯出為 CSV 或 JSON。</translation>
    </message>
    <message>
        <source>This is no text.</source>
        <translation>這不是文字。</translation>
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
        <translation>紙本名次</translation>
    </message>
    <message>
        <source>Rank</source>
        <comment>of a player, as written on paper</comment>
        <translation>名次</translation>
    </message>
    <message>
        <source>Edition not noted</source>
        <translation>未註明版本</translation>
    </message>
    <message>
        <source>Any edition</source>
        <translation>所有版本</translation>
    </message>
    <message>
        <source>Babel</source>
        <translation>巴別塔</translation>
    </message>
    <message>
        <source>Pantheon</source>
        <translation>萬神殿</translation>
    </message>
    <message>
        <source>%1 wins by political supremacy</source>
        <translation>%1 以政治優勢獲勝</translation>
    </message>
    <message>
        <source>Rome</source>
        <translation>羅馬</translation>
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
        <translation>敘拉古</translation>
    </message>
    <message>
        <source>Ur</source>
        <translation>烏爾</translation>
    </message>
    <message>
        <source>Carthage</source>
        <translation>迦太基</translation>
    </message>
    <message>
        <source>Abu Simbel</source>
        <translation>阿布辛貝</translation>
    </message>
    <message>
        <source>Great Wall of China</source>
        <translation>中國長城</translation>
    </message>
    <message>
        <source>Stonehenge</source>
        <translation>巨石陣</translation>
    </message>
    <message>
        <source>Catan</source>
        <translation>卡坦島</translation>
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
        <translation>裡面什麼也沒有。</translation>
    </message>
    <message>
        <source>The column &quot;{column}&quot; is the sum of the others: it was taken for the total.</source>
        <translation>「{column}」一欄是其他各欄之和：已視為總分。</translation>
    </message>
    <message>
        <source>This is a text document: copy its table and paste it here.</source>
        <translation>這是一份文字文件：請複製其中的表格並貼到這裡。</translation>
    </message>
    <message>
        <source>Plays that were entered as several games are one game each: {count}</source>
        <translation>一次登記為多局的紀錄各只算一局：{count}</translation>
    </message>
</context>
<context>
    <name>mirabilia::ScoresModel</name>
    <message numerus="yes">
        <source>%1, %n coin(s) left</source>
        <comment>a board or city; what breaks ties</comment>
        <translation>
            <numerusform>%1，剩餘 %n 錢幣</numerusform>
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
        <translation>你和 %1 分數相同</translation>
    </message>
    <message>
        <source>You are %2 ahead of %1, mainly from %3</source>
        <comment>the next player, points, categories of points</comment>
        <translation>你領先 %1 %2，主要來自%3</translation>
    </message>
    <message>
        <source>%1 is %2 ahead of you, mainly from %3</source>
        <comment>the winner, points, categories of points</comment>
        <translation>%1 領先你 %2，主要來自%3</translation>
    </message>
</context>
<context>
    <name>mirabilia::SheetPages</name>
    <message>
        <source>Points decide</source>
        <translation>按分數決定</translation>
    </message>
    <message>
        <source>Military supremacy</source>
        <translation>軍事優勢勝利</translation>
    </message>
    <message>
        <source>Scientific supremacy</source>
        <translation>科技優勢勝利</translation>
    </message>
    <message>
        <source>Political supremacy</source>
        <translation>政治優勢勝利</translation>
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
        <translation>%1，尚未填寫</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空白</translation>
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
        <translation>已計算</translation>
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
        <translation>這裡很少有這麼多分：通常不超過 %1。</translation>
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
        <translation>%1，%2：%4 改為 %3</translation>
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
        <translation>減少一名玩家</translation>
    </message>
    <message>
        <source>Name: %1</source>
        <translation>姓名：%1</translation>
    </message>
    <message>
        <source>About %1</source>
        <comment>a player</comment>
        <translation>%1 的資訊</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <translation>
            <numerusform>%1，另有 %n 項</numerusform>
        </translation>
    </message>
    <message>
        <source>About the game</source>
        <translation>遊戲資訊</translation>
    </message>
</context>
<context>
    <name>mirabilia::StatisticsFilter</name>
    <message>
        <source>with %1</source>
        <comment>the players</comment>
        <translation>與 %1</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>所有對局</translation>
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
        <translation>全部時間</translation>
    </message>
    <message>
        <source>The last 12 months</source>
        <translation>最近 12 個月</translation>
    </message>
    <message>
        <source>From a day to a day</source>
        <translation>自選日期</translation>
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
        <translation>任何地點</translation>
    </message>
    <message>
        <source>Without expansions</source>
        <translation>無擴充</translation>
    </message>
    <message>
        <source>With expansions</source>
        <translation>有擴充</translation>
    </message>
    <message>
        <source>With %1</source>
        <comment>an expansion</comment>
        <translation>含 %1</translation>
    </message>
    <message>
        <source>With or without</source>
        <translation>有無皆可</translation>
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
        <translation>請稍候</translation>
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
        <translation>符號可以累積</translation>
    </message>
    <message>
        <source>It decides the next conflict</source>
        <translation>決定下一次衝突</translation>
    </message>
    <message>
        <source>Later cards need what it makes</source>
        <translation>之後的牌需要它的產出</translation>
    </message>
    <message>
        <source>It makes buying cheaper</source>
        <translation>讓購買更便宜</translation>
    </message>
    <message>
        <source>The wonder is worth more than the card</source>
        <translation>奇蹟比這張牌更有價值</translation>
    </message>
    <message>
        <source>A neighbour would gain more from it</source>
        <translation>鄰居會從它獲益更多</translation>
    </message>
    <message>
        <source>It makes a later card free</source>
        <translation>讓之後的牌免費</translation>
    </message>
    <message>
        <source>Nothing better is affordable</source>
        <translation>付得起的沒有更好的</translation>
    </message>
    <message>
        <source>%1 share the victory with %2</source>
        <comment>players, their points</comment>
        <translation>%1 以 %2並列獲勝</translation>
    </message>
    <message>
        <source>%1 wins with %2</source>
        <comment>a player, the points</comment>
        <translation>%1 以 %2獲勝</translation>
    </message>
    <message>
        <source>Chance to win: %1</source>
        <translation>獲勝機會：%1</translation>
    </message>
    <message>
        <source>Second best, with %1: %2</source>
        <comment>a chance to win and what leads to it</comment>
        <translation>次選：%2（%1）</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>sentences that end here</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>The coins will be needed</source>
        <translation>之後會需要錢幣</translation>
    </message>
    <message>
        <source>Next: everybody</source>
        <translation>輪到：所有人</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>who decides</comment>
        <translation>輪到：%1</translation>
    </message>
    <message>
        <source>%1 wins with %2 and more coins: %3 to %4</source>
        <comment>a player, the points; the coins of the winner and of the next</comment>
        <translation>%1 以 %2及更多錢幣獲勝（%3 比 %4）</translation>
    </message>
    <message>
        <source>%1 wins with %2 and more points on blue cards: %3 to %4</source>
        <comment>a player, the points; the blue points of the winner and the next</comment>
        <translation>%1 以 %2及更多藍色牌分數獲勝（%3 比 %4）</translation>
    </message>
    <message>
        <source>You win with %1</source>
        <comment>the points</comment>
        <translation>你以%1獲勝</translation>
    </message>
    <message>
        <source>You win with %1 and more coins: %2 to %3</source>
        <comment>the points; your coins and those of the next</comment>
        <translation>你以%1和更多的錢幣獲勝：%2 比 %3</translation>
    </message>
    <message>
        <source>You win with %1 and more points on blue cards: %2 to %3</source>
        <comment>the points; your blue points and those of the next</comment>
        <translation>你以%1和更多的藍色牌分數獲勝：%2 比 %3</translation>
    </message>
    <message>
        <source>The points are counted</source>
        <translation>正在計分</translation>
    </message>
</context>
<context>
    <name>mirabilia::WarHelper</name>
    <message>
        <source>Count</source>
        <translation>計數方式</translation>
    </message>
    <message>
        <source>Conflict tokens</source>
        <translation>衝突標記</translation>
    </message>
    <message>
        <source>Shields of all seats</source>
        <translation>所有座位的軍事標識</translation>
    </message>
    <message>
        <source>Defeats</source>
        <translation>戰敗</translation>
    </message>
    <message>
        <source>Age %1</source>
        <translation>時代 %1</translation>
    </message>
    <message>
        <source>The Free City</source>
        <translation>自由城邦</translation>
    </message>
    <message>
        <source>Write it down for all</source>
        <translation>為所有人填寫</translation>
    </message>
    <message>
        <source>A victory is worth 1, 3 and 5 points in the three ages, a defeat −1.</source>
        <translation>三個時代的勝利分別為 1、3、5 分，戰敗 −1 分。</translation>
    </message>
    <message>
        <source>Age %1 victories</source>
        <translation>時代 %1 的勝利</translation>
    </message>
</context>
<context>
    <name>mirabilia::WonderHelper</name>
    <message>
        <source>Stages are worth the points printed on them.</source>
        <translation>階段依印在上面的分數計分。</translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation>未選擇</translation>
    </message>
    <message>
        <source>Wonder</source>
        <translation>奇蹟</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>面</translation>
    </message>
    <message>
        <source>Stages built</source>
        <translation>已建階段</translation>
    </message>
    <message>
        <source>Guilds of the neighbours</source>
        <translation>鄰居的行會</translation>
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
        <translation>棕色</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>藍色</translation>
    </message>
    <message>
        <source>green</source>
        <translation>綠色</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黃色</translation>
    </message>
    <message>
        <source>red</source>
        <translation>紅色</translation>
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
        <translation>那裡沒有可觀看的牌桌。</translation>
    </message>
    <message>
        <source>No table there has enough free seats.</source>
        <translation>那裡沒有空位足夠的牌桌。</translation>
    </message>
    <message>
        <source>This program does not know what can be decided there.</source>
        <translation>本程式不知道那裡可以做什麼決定。</translation>
    </message>
    <message>
        <source>The host knows nothing of this seat any more.</source>
        <translation>主機已不知道這個座位。</translation>
    </message>
</context>
<context>
    <name>mirabilia::desktop::BoardKeeper</name>
    <message>
        <source>The program was started with data of another folder, so nothing is kept here. Write the boards to a file instead.</source>
        <translation>程式啟動時指定了別的資料夾，因此這裡不會保留。請改為把版圖寫入檔案。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>無法建立資料夾 %1。</translation>
    </message>
    <message>
        <source>%1 cannot be removed.</source>
        <translation>無法刪除 %1。</translation>
    </message>
    <message>
        <source>Choose boards of 7 Wonders Dice</source>
        <translation>選擇七大奇蹟骰子版的版圖</translation>
    </message>
    <message>
        <source>Boards of 7 Wonders Dice (*.json);;All files (*)</source>
        <translation>七大奇蹟骰子版的版圖 (*.json);;所有檔案 (*)</translation>
    </message>
</context>
<context>
    <name>mirabilia::desktop::Desk</name>
    <message>
        <source>Choose score sheets</source>
        <translation>選擇計分表</translation>
    </message>
    <message>
        <source>Score sheets (*.csv *.tsv *.txt *.md *.json *.xml *.xlsx *.ods);;All files (*)</source>
        <translation>計分表 (*.csv *.tsv *.txt *.md *.json *.xml *.xlsx *.ods);;所有檔案 (*)</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>儲存到哪裡？</translation>
    </message>
    <message>
        <source>The printer did not take the sheet.</source>
        <translation>印表機未接受計分表。</translation>
    </message>
    <message>
        <source>No program on this device opens %1.</source>
        <translation>此裝置上沒有能開啟 %1 的程式。</translation>
    </message>
    <message>
        <source>Choose a game history</source>
        <translation>選擇歷史紀錄</translation>
    </message>
    <message>
        <source>Game histories (*.db);;All files (*)</source>
        <translation>歷史紀錄 (*.db);;所有檔案 (*)</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>選擇資料夾</translation>
    </message>
</context>
<context>
    <name>mirabilia::desktop::Program</name>
    <message>
        <source>The game is saved; only its result is not in the game history.</source>
        <translation>遊戲已儲存；只是結果未存入對局歷史。</translation>
    </message>
    <message>
        <source>Once that is fixed, open the game again to keep the result.</source>
        <translation>問題解決後請再次開啟這局遊戲，屆時會存入結果。</translation>
    </message>
    <message>
        <source>The score pad offers to begin a new history; then open the game again to keep the result.</source>
        <translation>可在計分本中開始新歷史；然後請再次開啟這局遊戲，屆時會存入結果。</translation>
    </message>
</context>
<context>
    <name>mirabilia::desktop::ScoreKeeper</name>
    <message>
        <source>Total</source>
        <translation>總計</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>無法讀取 %1。</translation>
    </message>
    <message>
        <source>%1 is too large for a list of scores.</source>
        <translation>%1 太大，不像計分資料。</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) of the history cannot be read; they have been left as they are.</source>
        <translation>
            <numerusform>歷史中有 %n 張計分表無法讀取；已原樣保留。</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder %1 could not be made.</source>
        <translation>無法建立資料夾 %1。</translation>
    </message>
</context>
<context>
    <name>mirabilia::host::GameReviewer</name>
    <message>
        <source>This game cannot be reviewed: %1</source>
        <translation>這局遊戲無法覆盤：%1</translation>
    </message>
</context>
<context>
    <name>mirabilia::host::Replays</name>
    <message>
        <source>It is not over.</source>
        <translation>它還沒有結束。</translation>
    </message>
    <message>
        <source>It is too large to be the record of a game.</source>
        <translation>它比任何一局的棋譜都大。</translation>
    </message>
    <message>
        <source>The record does not fit: %1.</source>
        <comment>a reason, in English</comment>
        <translation>棋譜不符：%1。</translation>
    </message>
</context>
<context>
    <name>mirabilia::host::SavedMatch</name>
    <message>
        <source>After decision %1 the position differs from when it was saved.</source>
        <translation>在第 %1 步之後，局面與儲存時不同。</translation>
    </message>
    <message>
        <source>The rules do not allow its decision %1.</source>
        <translation>規則不允許其中的第 %1 步。</translation>
    </message>
    <message>
        <source>This program does not know the game.</source>
        <translation>這是本程式不認識的遊戲。</translation>
    </message>
    <message>
        <source>Nobody can play it with these seats and boards.</source>
        <translation>以這些座位和奇蹟板無法進行。</translation>
    </message>
    <message>
        <source>It was begun with other data of the game (%1) than those in use (%2). With its own data it goes on.</source>
        <translation>它開始時使用的遊戲資料（%1）與目前的（%2）不同。用回原來的資料即可繼續。</translation>
    </message>
</context>
<context>
    <name>mirabilia::host::TableServices</name>
    <message>
        <source>Your saved games are untouched.</source>
        <translation>你的存檔沒有變化。</translation>
    </message>
    <message>
        <source>Choose other boards and try again.</source>
        <translation>請換其他奇蹟板再試。</translation>
    </message>
    <message>
        <source>Your other saved games are untouched.</source>
        <translation>你的其他存檔沒有變化。</translation>
    </message>
    <message>
        <source>Free some disk space or check who may write there, then try again.</source>
        <translation>請騰出磁碟空間或檢查資料夾權限，然後重試。</translation>
    </message>
    <message>
        <source>The file has not been changed.</source>
        <translation>檔案沒有被更改。</translation>
    </message>
    <message>
        <source>Choose another game, or begin a new one.</source>
        <translation>請選擇其他存檔，或開始新遊戲。</translation>
    </message>
    <message>
        <source>This game cannot go on: %1</source>
        <translation>這局遊戲無法繼續：%1</translation>
    </message>
    <message>
        <source>The game is safe up to the move before.</source>
        <translation>到上一步為止的進度是安全的。</translation>
    </message>
    <message>
        <source>Make room on the disk, then make the move again.</source>
        <translation>請騰出磁碟空間，然後重新走這一步。</translation>
    </message>
    <message>
        <source>All earlier moves are there, and the old file is kept as %1.</source>
        <translation>之前的每一步都在；原來的檔案保留為 %1。</translation>
    </message>
    <message>
        <source>Every move of the game is safe.</source>
        <translation>這局遊戲的每一步都是安全的。</translation>
    </message>
    <message>
        <source>Make room on the disk; until then the game is listed as it is.</source>
        <translation>請騰出磁碟空間；在此之前，這局遊戲會照現狀列出。</translation>
    </message>
    <message>
        <source>The finished game is safe; it stays with the saved games.</source>
        <translation>已結束的遊戲是安全的；它仍留在等待繼續的遊戲中。</translation>
    </message>
    <message>
        <source>Once that is fixed, open it and leave it again.</source>
        <translation>問題解決後，請開啟它，然後再次離開。</translation>
    </message>
    <message>
        <source>Nobody at this screen plays in this game.</source>
        <translation>這局遊戲中沒有使用本螢幕的玩家。</translation>
    </message>
    <message>
        <source>The table could not be set up: nobody can play with these seats and boards.</source>
        <translation>無法布置牌桌：以這些座位和奇蹟板無法進行遊戲。</translation>
    </message>
    <message>
        <source>The last move was not fully saved and is lost: the game goes on from just before it.</source>
        <translation>這局遊戲的檔案在一步的中途中斷，因此最後一步已遺失：遊戲從那之前繼續。</translation>
    </message>
    <message>
        <source>This lesson does not fit the rules data that the program plays by.</source>
        <translation>這一課與程式使用的規則資料不符。</translation>
    </message>
    <message>
        <source>Go on with another lesson.</source>
        <translation>請繼續另一課。</translation>
    </message>
    <message>
        <source>This game cannot be replayed: %1</source>
        <translation>這局遊戲無法重播：%1</translation>
    </message>
    <message>
        <source>It is not over.</source>
        <translation>它還沒有結束。</translation>
    </message>
    <message>
        <source>Nothing has been changed.</source>
        <translation>沒有任何更改。</translation>
    </message>
    <message>
        <source>Choose another game.</source>
        <translation>請選擇其他對局。</translation>
    </message>
    <message>
        <source>Your own data are in use, and the record does not say that this game was played with them.</source>
        <translation>目前使用自己的資料，而紀錄並未說明這局遊戲是用它們進行的。</translation>
    </message>
    <message>
        <source>Every move fits them; what is said of costs and effects may not have been so then.</source>
        <translation>每一步都符合這些資料；但所顯示的費用和效果當時可能並非如此。</translation>
    </message>
    <message>
        <source>Without your own data, Settings, Data of the games, it is shown as it was.</source>
        <translation>在「設定」的「遊戲資料」中關閉自己的資料，即可按原樣顯示。</translation>
    </message>
</context>
<context>
    <name>mirabilia::net::Beacon</name>
    <message>
        <source>Nobody can find this host: %1.</source>
        <translation>沒有人能找到這個主機：%1。</translation>
    </message>
</context>
<context>
    <name>mirabilia::net::HomeHost</name>
    <message>
        <source>This table is not there any more.</source>
        <translation>這張牌桌已不存在。</translation>
    </message>
</context>
<context>
    <name>mirabilia::net::HostData</name>
    <message>
        <source>The data that the host plays with cannot be used: %1</source>
        <translation>無法使用主機的資料：%1</translation>
    </message>
</context>
<context>
    <name>mirabilia::net::KeptSeats</name>
    <message>
        <source>Its host no longer knows the seat of anybody here.</source>
        <translation>它的主機已不認得這裡任何人的座位。</translation>
    </message>
    <message>
        <source>%1 could not be written: another program keeps it.</source>
        <translation>無法寫入 %1：另一個程式正在佔用它。</translation>
    </message>
</context>
<context>
    <name>mirabilia::net::KeptTables</name>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>無法建立資料夾 %1。</translation>
    </message>
    <message>
        <source>The folder %1 is in use by another host.</source>
        <translation>資料夾 %1 正被另一個主機使用。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be written.</source>
        <translation>無法寫入資料夾 %1。</translation>
    </message>
    <message>
        <source>%1 cannot be read and is left as it is.</source>
        <translation>%1 無法讀取，保持原樣。</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>無法寫入 %1：%2。</translation>
    </message>
    <message>
        <source>%1 cannot be removed.</source>
        <translation>無法刪除 %1。</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>內容過大</translation>
    </message>
</context>
<context>
    <name>mirabilia::net::Lan</name>
    <message>
        <source>Nothing has been lost.</source>
        <translation>沒有遺失任何東西。</translation>
    </message>
    <message>
        <source>Fix that, then open the table again.</source>
        <translation>請解決後再開桌。</translation>
    </message>
    <message>
        <source>The table is open.</source>
        <translation>牌桌已開。</translation>
    </message>
    <message>
        <source>Others can join by its address or its link.</source>
        <translation>其他人可以透過位址或連結入座。</translation>
    </message>
    <message>
        <source>%1 is not a table&apos;s address.</source>
        <translation>%1 不是牌桌的位址。</translation>
    </message>
    <message>
        <source>Type it as the host&apos;s screen shows it, as in 192.168.1.7.</source>
        <translation>請照主機螢幕上顯示的輸入，例如 192.168.1.7。</translation>
    </message>
    <message>
        <source>Nobody here has a seat at this table.</source>
        <translation>這裡沒有人在此桌有座位。</translation>
    </message>
    <message>
        <source>Sit down again.</source>
        <translation>請重新入座。</translation>
    </message>
    <message>
        <source>Are both on the same network? Guest networks often keep devices apart; a phone&apos;s hotspot does not.</source>
        <translation>兩台裝置在同一網路中嗎？訪客網路常會隔離裝置，手機熱點則不會。</translation>
    </message>
    <message>
        <source>There is no table with a free seat at this address.</source>
        <translation>此位址沒有有空位的牌桌。</translation>
    </message>
    <message>
        <source>Ask the host to open one.</source>
        <translation>請主機開一張牌桌。</translation>
    </message>
    <message>
        <source>The game itself is safe.</source>
        <translation>遊戲本身是安全的。</translation>
    </message>
    <message>
        <source>The host at %1 does not know your seat. Somebody else may have it now.</source>
        <translation>%1 處的主機不認得你的座位。也許已由別人入座。</translation>
    </message>
    <message>
        <source>The game and all seats are kept.</source>
        <translation>遊戲和所有座位都保留著。</translation>
    </message>
    <message>
        <source>Join another table, or host one.</source>
        <translation>加入另一張牌桌，或自己開一桌。</translation>
    </message>
    <message>
        <source>Continue it when everybody has time again.</source>
        <translation>等大家都有時間時再繼續。</translation>
    </message>
    <message>
        <source>The seats of this screen are known until the program ends.</source>
        <translation>本螢幕的座位在程式結束前一直有效。</translation>
    </message>
    <message>
        <source>Make room on the disk; the next change is written with all before it.</source>
        <translation>請騰出磁碟空間；下次更動時會連同先前的一起寫入。</translation>
    </message>
    <message>
        <source>Ask the host to look at its data, or join another table.</source>
        <translation>請主機檢查其資料，或加入別的牌桌。</translation>
    </message>
    <message>
        <source>This table is played with the data of its host, which are not yours.</source>
        <translation>這一桌使用其主機的資料，與你的不同。</translation>
    </message>
    <message>
        <source>They are used for this table alone; your own files stay as they are.</source>
        <translation>這些資料只用於這一桌；你自己的檔案保持不變。</translation>
    </message>
    <message numerus="yes">
        <source>You can try again in %n second(s).</source>
        <translation>
            <numerusform>%n 秒後可以再試。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n guess(es) left before you have to wait.</source>
        <translation>
            <numerusform>還可以試 %n 次，之後需要等待。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::net::Port</name>
    <message>
        <source>Cannot listen at %1, port %2: %3.</source>
        <translation>無法在 %1 的連接埠 %2 上接聽：%3。</translation>
    </message>
</context>
<context>
    <name>mirabilia::net::TableBrowser</name>
    <message>
        <source>Somebody is there, but has no table open.</source>
        <translation>那裡有人，但沒有開桌。</translation>
    </message>
    <message>
        <source>There are too many hosts to ask all. Type this address to see its tables.</source>
        <translation>主機太多，無法逐一詢問。輸入此位址即可查看其牌桌。</translation>
    </message>
</context>
<context>
    <name>mirabilia::net::TableClient</name>
    <message>
        <source>Nobody answers at %1.</source>
        <translation>%1 沒有回應。</translation>
    </message>
    <message>
        <source>The connection to the host is lost.</source>
        <translation>與主機的連線已中斷。</translation>
    </message>
    <message>
        <source>This program does not understand the host. Update both.</source>
        <translation>主機傳來了本程式不明白的內容。請把兩邊都更新到最新版本。</translation>
    </message>
    <message>
        <source>At %1 is something else, not a Mirabilia table.</source>
        <translation>%1 上是別的東西，不是 Mirabilia 的牌桌。</translation>
    </message>
    <message>
        <source>This computer cannot make encrypted connections.</source>
        <translation>這台電腦無法建立加密連線。</translation>
    </message>
    <message>
        <source>The host says more than anybody can read.</source>
        <translation>主機傳來的內容多得無法處理。</translation>
    </message>
    <message>
        <source>The certificate of %1 cannot be trusted: %2</source>
        <translation>%1 的憑證不可信任：%2</translation>
    </message>
    <message>
        <source>Another host answers at %1 now.</source>
        <translation>%1 處現在回應的是另一台主機。</translation>
    </message>
    <message>
        <source>Whoever answers at %1 cannot show that it is the host.</source>
        <translation>%1 處的回應者無法證明自己就是主機。</translation>
    </message>
</context>
<context>
    <name>mirabilia::net::TableHost</name>
    <message>
        <source>This host has no room for more tables.</source>
        <translation>這個主機的牌桌已經滿了。</translation>
    </message>
    <message>
        <source>%1 cannot be played with these seats: %2.</source>
        <translation>這些座位無法玩 %1：%2。</translation>
    </message>
    <message>
        <source>%1 cannot be read and is left as it is.</source>
        <translation>%1 無法讀取，保持原樣。</translation>
    </message>
    <message>
        <source>%1 is opened as a new table. Should it go on with one that cannot be read, end this host and mend that file first: %2</source>
        <translation>%1 已作為新桌開設。如果本應繼續某個無法讀取的桌，請先結束此主機並修復該檔案：%2</translation>
    </message>
    <message>
        <source>%1 cannot be read: nobody is banned.</source>
        <translation>無法讀取 %1：沒有任何位址被封鎖。</translation>
    </message>
</context>
<context>
    <name>mirabilia::net::TableRoom</name>
    <message>
        <source>%1 is not open now. It goes on here when its host opens it.</source>
        <translation>%1現在沒有開啟。主機開啟後會在這裡繼續。</translation>
    </message>
</context>
<context>
    <name>mirabilia::net::TableWords</name>
    <message>
        <source>%1 is no table: write it like duel:person,expert:7.</source>
        <translation>%1 不是牌桌：請寫成 duel:person,expert:7 的樣子。</translation>
    </message>
    <message>
        <source>%1 is no seat: a seat is person, easy, normal, expert, master or random.</source>
        <translation>沒有叫 %1 的玩家：座位可以是 person、easy、normal、expert、master 或 random。</translation>
    </message>
</context>
<context>
    <name>mirabilia::store::Files</name>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>無法寫入 %1：%2。</translation>
    </message>
</context>
<context>
    <name>mirabilia::store::SavedGames</name>
    <message>
        <source>A game needs a plain name to be saved.</source>
        <translation>存檔需要一個普通的名字。</translation>
    </message>
    <message>
        <source>The folder %1 could not be made.</source>
        <translation>無法建立資料夾 %1。</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>無法寫入 %1：%2。</translation>
    </message>
    <message>
        <source>There is no saved game of that name.</source>
        <translation>沒有這個名字的存檔。</translation>
    </message>
    <message>
        <source>%1 cannot be read as a saved game: %2.</source>
        <translation>%1 無法作為存檔讀取：%2。</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>這局遊戲已在另一個視窗開啟。</translation>
    </message>
    <message>
        <source>it is larger than any game can be</source>
        <translation>它比任何對局都大</translation>
    </message>
    <message>
        <source>it does not begin like one</source>
        <translation>開頭不像存檔</translation>
    </message>
    <message>
        <source>it was written by a newer version of this program; it has been left as it is</source>
        <translation>它由本程式的較新版本寫入；未作更動</translation>
    </message>
    <message>
        <source>it names no version</source>
        <translation>沒有版本資訊</translation>
    </message>
    <message>
        <source>it is damaged at byte %1; it has been left as it is</source>
        <translation>第 %1 位元組處損壞；未作更動</translation>
    </message>
    <message>
        <source>The folder of %1 may not be changed.</source>
        <translation>沒有修改 %1 所在資料夾的權限。</translation>
    </message>
    <message>
        <source>%1 could not be moved into the folder %2.</source>
        <translation>無法把 %1 移入資料夾 %2。</translation>
    </message>
</context>
</TS>
