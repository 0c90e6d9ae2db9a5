import type { HelpWords } from '../../command-words.ts';

/** 命令的帮助，以英语原文为索引。 */
export const help: HelpWords = {
  brackets: (parts) => `（${parts.join('；')}）`,
  texts: {
    'Usage:': '用法:',
    'Arguments:': '参数:',
    'Options:': '选项:',
    'Commands:': '命令:',
    'Example:': '例:',
    'Examples:': '例:',
    'Environment:': '环境变量:',
    'choices: ': '可选值：',
    'default: ': '默认值：',
    'env: ': '环境变量：',
    'display help for command': '显示帮助',
    'output the version number': '显示版本号',
    'print without colours, as with NO_COLOR in the environment': '不用颜色显示，与环境变量 NO_COLOR 相同',
    'output language': '输出的语言',
    'print JSON': '输出 JSON',

    'Score riichi mahjong hands under any rule set and see why. Without arguments, it opens the page.':
      '按任意规则计算立直麻将的点数，并说明理由。什么都不写则打开网页。',
    'score a hand and show why; without a hand, opens a prompt': '计算手牌的点数并说明理由；不写手牌则进入交互模式',
    'show what a hand waits on and what each wait is worth': '显示听哪些牌，以及各张的点数',
    'show what each discard of a hand of 14 leads to: distance, tiles, value of the waits':
      '显示14张手牌打出每一张后的向听数、进张和听牌的点数',
    'show what han and fu, or a limit, are paid': '显示番符或满贯等的支付点数',
    'show the score chart of a rule set: ron above, tsumo below': '显示规则的点数表：上为荣和，下为自摸',
    'score one hand under every rule set and show which rule makes the difference':
      '用所有规则计算同一手牌，并指出差别来自哪条规则',
    'list the rule sets, show one, or compare two': '列出规则、显示一种规则或比较两种规则',
    'explain a term: what it means, its name in each language, other names': '解释术语：含义、各语言的名称、别名',
    'keep score of a match in a file: hands, corrections, settlement': '用文件记录对局：各局结果、更正、结算',
    'play records of games through and check every win, payment and settlement': '从头走一遍牌谱，核对每次和牌、支付和结算',
    'write records of games in another format, and say what it does not hold': '把牌谱写成另一种格式，并指出该格式容不下的内容',
    'follow a game from one seat: hand, waits, values and furiten at each moment':
      '以一位玩家的视角跟随对局，随时显示手牌、听牌、点数和振听',
    'add up any number of games: yaku, rates and results of players, as a table, JSON or a page with charts':
      '统计任意多场对局：役种、各项比率和成绩，输出为表格、JSON 或带图表的网页',
    'seat a tournament: who sits at which table in each round, with what the plan is worth':
      '为比赛编排座位：每轮谁坐哪一桌，并评价编排的好坏',
    'serve the page on this machine and print its address': '在本机提供网页，并显示地址',
    'be the server of a club: its matches on all devices, and the page': '作为俱乐部的服务器：在所有设备上记录对局，并提供网页',
    'print a script that completes commands, options and rule sets in your shell': '输出在 shell 中补全命令、选项和规则的脚本',

    'your shell': '使用的 shell',
    'in ~/.bashrc': '写在 ~/.bashrc 中',
    'in ~/.zshrc, after compinit': '写在 ~/.zshrc 的 compinit 之后',
    'in ~/.config/fish/config.fish': '写在 ~/.config/fish/config.fish 中',
    'in $PROFILE': '写在 $PROFILE 中',

    'Type a hand and how it was won. “rules tenhou” or “lang ja” on its own line applies from then on; “help” shows all options; Ctrl-D quits.':
      '请输入手牌及和牌方式。“rules tenhou”或“lang ja”单独成行时，从此一直有效；“help”显示全部选项；按 Ctrl-D 退出。',

    // 手牌、点数、规则、术语。
    'the hand, with the winning tile after +': '手牌，和牌张写在 + 后面',
    'won on a discard (the default, unless another option means tsumo)': '荣和（没有其他表示自摸的选项时为默认）',
    'won by self-draw': '自摸',
    'the seat wind, S if nothing says it': '自风，不写则为 S',
    'the dealer’s hand, as --seat E': '亲家的手牌，与 --seat E 相同',
    'the round wind, E if nothing says it': '场风，不写则为 E',
    'in riichi': '立直',
    'in double riichi': '两立直',
    'open riichi; with --double-riichi, open double riichi': '开立直；与 --double-riichi 一起则为开两立直',
    'dora indicators': '宝牌指示牌',
    'ura dora indicators': '里宝牌指示牌',
    'norths declared (kita)': '拔北的张数',
    'honba on the table': '本场数',
    'a rule set id (see “tenbo rules”), a file of rules (club.json), or changes to a rule set as JSON':
      '规则的 ID（见“tenbo rules”）、规则文件（club.json），或以 JSON 写的规则改动',
    'names for yaku and han, instead of those of the rule set’s document': '役种和番的叫法，代替规则原文中的叫法',
    'within one turn of riichi': '一发',
    'won on the first turn: tenhou, chiihou or renhou': '第一巡内和牌：天和、地和或人和',
    'won on the tile drawn after a kan': '岭上开花',
    'won on the last tile of the wall': '海底摸月',
    'won by robbing a kan': '抢杠',
    'won on the last discard': '河底捞鱼',
    'another circumstance, repeatable': '其他情况，可写多次',
    'riichi sticks the winner collects, including their own': '和牌者收取的立直棒数，包括自己的',
    'the discarder': '放铳者',
    'player whose wall was broken': '割目的玩家',
    'read one win as JSON per line from standard input and answer line by line': '从标准输入每行读取一次和牌（JSON），并逐行回答',
    'answer the lines of --jsonl in this many threads, in order': '用这么多线程处理 --jsonl 的各行，回答顺序不变',
    'Tiles: 1–9 with m, p or s (man, pin, sou); 1z–7z for E S W N haku hatsu chun, or the letters ESWN PFC; 0 is a red five.':
      '牌：1～9 加 m（万）、p（饼）或 s（索）；1z～7z 为东南西北白发中，也可写字母 ESWN PFC；0 为赤五。',
    'Melds: [234m] [555z] [5555z] are open, (5555z) is a closed kan. Put + before the winning tile.':
      '副露：[234m] [555z] [5555z] 为吃碰明杠，(5555z) 为暗杠。和牌张前写 +。',
    'Kanji (二三四萬 赤五筒 東), full-width characters and links to tenhou.net/2 are read too.':
      '汉字（二三四萬 赤五筒 東）、全角字符和 tenhou.net/2 的链接也能读取。',
    'Words may replace options, in English, Japanese or Chinese: ron, tsumo, riichi, double riichi, ippatsu, haitei, rinshan, chankan, south (the seat), south round, from west, dora 3p, ura 1m, 1 honba, 2 sticks, kita 1; 立直 ツモ 南家 東場 ドラ3p 1本場.':
      '选项也可以换成中文、日语或英语的词：立直 自摸 南家 东场 宝牌3p 1本场；ron、tsumo、riichi、double riichi、ippatsu、haitei、rinshan、chankan、south（自风）、south round、from west、dora 3p、ura 1m、1 honba、2 sticks、kita 1。',
    'a hand on each line, a line of JSON for each': '每行一手牌，各输出一行 JSON',
    'a hand of 13 tiles, each meld counting as three; or the rest of one whose melds are not written; a tile after + is ignored':
      '13张的手牌（每组副露算3张），或不写副露时剩下的牌；+ 后的牌不计',
    'a hand of 14 tiles, each meld counting as three; or the rest of one whose melds are not written':
      '14张的手牌（每组副露算3张），或不写副露时剩下的牌',
    'tiles seen elsewhere, such as discards and other players’ melds': '在别处看得见的牌，如舍牌和他家的副露',
    'han and fu (3 40), from five han up the han alone (8), a limit (mangan, haneman …), or yakuman with a number (yakuman 2)':
      '番符（3 40）、5番以上只写番数（8）、满贯等（mangan、haneman …）或役满，可写倍数（yakuman 2）',
    'the dealer’s points': '亲家的点数',
    'by ron only': '只看荣和',
    'by tsumo only': '只看自摸',
    'show the dealer’s points': '显示亲家的点数',
    'show base points only, without limits and rounding': '只显示基本点，不计满贯封顶和进位',
    'show all fu, also those above 70': '显示所有符数，包括70符以上',
    'print JSON, with all fu': '输出 JSON，包括所有符数',
    'the rule set to compare with, or several by comma: the first is compared with the others only':
      '作为比较基准的规则；用逗号写出多个，则只用第一个与其余的比较',
    'a rule set id, a file of rules, or changes to a rule set as JSON': '规则的 ID、规则文件，或以 JSON 写的规则改动',
    'a rule set id, a file of rules, or changes to a rule set as JSON, to show it':
      '要显示的规则：ID、规则文件，或以 JSON 写的规则改动',
    'show a rule set in full': '显示规则的全部内容',
    'show where two rule sets differ': '显示两种规则的不同之处',
    'a term in any language and spelling; without it, lists every term': '任意语言和写法的术语；不写则列出全部术语',

    // 对局。
    'the match file': '对局文件',
    'print JSON: the match so far and the settlement': '输出 JSON：目前的对局和结算',
    'print one CSV row per hand': '输出 CSV，每局一行',
    'print the settlement as CSV': '以 CSV 输出结算',
    'show the settlement in money too: the stake per 1,000 points': '结算也用金额显示：每1000点的金额',
    'show each player’s points in sticks too': '各家的点数也用点棒显示',
    'start a match in a new file': '新建文件，开始对局',
    'enter how a hand ended': '记录一局的结果',
    'deduct ranking points from a player at the end': '罚分：终局时从某位玩家的得分中扣除',
    'call time; the rules decide how many hands remain': '宣布时间到；还剩几局由规则决定',
    'add a note': '添加备注',
    'end the match: agari or tenpai yame if allowed, otherwise by agreement':
      '结束对局：可以时为和了终局或听牌终局，否则为协商结束',
    'undo the last entry': '撤销最后一条记录',
    'redo the last undo': '恢复最后撤销的记录',
    'replace a hand': '更正一局',
    'add the entries from another copy of the same match': '并入同一对局另一份副本的记录',
    'choose which version counts where copies disagree; afterwards, change the last choice':
      '副本不一致时选择以哪个为准；选过之后，改变最后的选择',
    'show what each player needs in the current hand': '显示本局各家需要的条件',
    'show player statistics': '显示各家的统计',
    'print six words; two copies match if their words match': '输出六个词；两份副本的词相同，内容就相同',
    'names separated by commas, first dealer first, in turn order': '用逗号分开的名字，从起家开始按座次写',
    'starting points: one number for all, or one per player: 1000,5000': '起始点数：一个数用于所有人，或每人一个：1000,5000',
    'how it ended': '这一局的结果',
    'the number of the hand': '局的序号',
    'the player penalised': '受罚的玩家',
    'ranking points': '扣除的分数',
    'the note': '备注的内容',
    'another copy of the same match': '同一对局的另一份副本',
    'letter of the version to keep': '要采用的那一个的字母',
    'one player only': '只看一位玩家',
    'players who have declared riichi in this hand': '本局已立直的玩家',
    'show what would change, save nothing': '只显示会有什么变化，不保存',

    'players who declared riichi: Ben,Chie': '立直的玩家：Ben,Chie',
    'players who declared double riichi': '两立直的玩家',
    'with nagashi mangan: players in tenpai': '流局满贯时：听牌的玩家',
    'with nagashi mangan: players with an open hand': '流局满贯时：副露的玩家',
    'players with a chombo in a hand someone won: Ben, or with the reason: Ben=furiten':
      '有人和牌的局中错和的玩家：Ben，或带上原因：Ben=furiten',
    'players with a dead hand': '和了放弃的玩家',
    'player liable for a yakuman: Dai=daisangen, or with its winner: Ben:Dai=daisangen':
      '包牌的玩家：Dai=daisangen，或带上和牌者：Ben:Dai=daisangen',
    'chips from each payer, when the win is entered without tiles: 2, or Ben=2,Chie=1':
      '不用牌输入和牌时，每位支付者付的筹码：2，或 Ben=2,Chie=1',
    'with tiles: dora indicators': '用牌输入时：宝牌指示牌',
    'with tiles: ura dora indicators': '用牌输入时：里宝牌指示牌',
    'with tiles: declared norths: 2, or Ben=2,Chie=1': '用牌输入时：拔北的张数：2，或 Ben=2,Chie=1',
    'with tiles: within one turn of riichi': '用牌输入时：一发',
    'with tiles: won on the first turn: tenhou, chiihou or renhou': '用牌输入时：第一巡内和牌：天和、地和或人和',
    'with tiles: won on the tile drawn after a kan': '用牌输入时：岭上开花',
    'with tiles: won on the last tile of the wall': '用牌输入时：海底摸月',
    'with tiles: won by robbing a kan': '用牌输入时：抢杠',
    'with tiles: won on the last discard': '用牌输入时：河底捞鱼',

    'How a hand ended. Shorten names as you like, or use seats 1 to 4, first dealer first:':
      '一局的结果。名字可以缩短，也可以写座位号1～4，起家为1：',
    'Ben wins on Aki’s discard; han and fu in either order': 'Ben 荣和，Aki 放铳；番和符的顺序随意',
    'from five han up the fu may be left out': '5番以上可以不写符',
    'points: 3900; for tsumo 700/1300 or 2600 all': '点数：3900；自摸写 700/1300 或 2600 all',
    'double ron': '一炮双响',
    'Dai is liable for the yakuman; two: --pao Chie:Dai=daisangen,Ben:Aki=daisuushii':
      'Dai 为役满包牌；两人包牌：--pao Chie:Dai=daisangen,Ben:Aki=daisuushii',
    'players in tenpai; “draw” alone means all noten': '听牌的玩家；只写 draw 表示全员不听',
    'a chombo that ends the hand': '使这一局结束的错和',
    'A number is always a seat. Put a name with a space in quotes. If a name begins with a dash, put -- before the hand and all options before that:':
      '数字总是座位号。带空格的名字要加引号。名字以 - 开头时，在结果前写 --，所有选项写在它前面：',

    // 牌谱、统计、座位编排。
    'files, or folders and zip archives with them; - is standard input; gzip is unpacked':
      '文件，或含有这些文件的文件夹和 zip；- 为标准输入；gzip 会自动解压',
    'a rule set id, or changes to one as JSON, instead of each record’s own rules':
      '规则的 ID，或以 JSON 写的规则改动，代替各牌谱所写的规则',
    'write the findings to a file, one JSON object per line': '把结果写入文件，每行一个 JSON 对象',
    'print the findings as JSON, one per line': '以 JSON 输出结果，每行一个',
    'write each win to a table: .jsonl, .csv, .parquet': '把每次和牌写入表格：.jsonl、.csv、.parquet',
    'continue an interrupted run with the same options and --out': '继续中断的运行，选项和 --out 必须相同',
    'only the files of part i of n': '只处理 n 份中第 i 份的文件',
    'read files in this many threads; by default all cores, if there are more than a few files':
      '用这么多线程读取文件；不写时，文件较多则使用全部核心',
    'read one record a line from standard input and answer line by line': '从标准输入每行读取一份牌谱，并逐行回答',
    'Reads records of Tenhou (mjlog, and JSON of tenhou.net/6), Mahjong Soul, Riichi City, mjai and 電脳麻将, and the games in reports of Mortal.':
      '读取天凤（mjlog 和 tenhou.net/6 的 JSON）、雀魂、一番街、mjai 和電脳麻将的牌谱，以及 Mortal 检讨报告中的牌谱。',
    'Ends with 0 if all of them agree, with 1 if not or if a file cannot be read.':
      '全部一致时以0结束；有不一致或无法读取的文件时以1结束。',

    'JSON of tenhou.net/6, mjai, 電脳麻将, or a match of tenbo, which has no discards':
      'tenhou.net/6 的 JSON、mjai、電脳麻将，或没有打牌记录的 tenbo 对局',
    'the file to write; for several games a folder, in which each gets a file':
      '要写入的文件；有多场对局时为文件夹，每场一个文件',
    'Each game is written, read again and compared; what its file does not hold is named on standard error.':
      '写出后会重新读取并与原牌谱比较，丢失的内容写到标准错误。',
    'Ends with 0 if every game is written, with 1 if one cannot be.': '全部写出时以0结束；有不能写的对局时以1结束。',
    'a log in mjai format, an event or a list of events on each line; - is standard input, read as it comes':
      'mjai格式的牌谱，每行一个事件或一个事件列表；-为标准输入，随到随读',
    'whose view, if neither start_game nor hidden tiles say it': '谁的视角：在start_game和暗牌都看不出时使用',
    'a rule set id, or changes to one as JSON, instead of Tenhou’s rules': '规则的ID，或对规则的更改（JSON），代替天凤规则',
    'print each moment as JSON, one per line': '每个时刻输出一行JSON',
    'Prints the hand after each discard, what it waits on, what each wait is worth and whether it is furiten; and each chance to win.':
      '每次打牌后显示手牌、听哪些牌、各张的点数以及是否振听；能和牌时显示其点数。',
    'The others’ tiles may be hidden (?). Nothing is claimed about them. What a bot answers may stand between what it receives.':
      '其他玩家的牌可以是暗的（?），对它们不作任何判断。机器人的回应可以夹在它收到的内容之间。',
    'Ends with 0 if nothing is wrong with the log, as far as one player can tell, with 1 if something is or if it cannot be read.':
      '在一位玩家能看出的范围内没有错误时以0结束，有错误或无法读取时以1结束。',

    'the rules that lists of results were played by, such as ema2025 (default: the results they state)':
      '成绩表中对局的规则，例如ema2025（默认：表中所写的成绩）',
    'one player only: a name, or the beginning of one': '只看一位玩家：名字，或名字的开头',
    'list only players with at least this many games': '只列出至少打过这么多场的玩家',
    'list at most this many players; --json lists all': '最多列出这么多玩家；--json 列出全部',
    'the order of players': '玩家的排序方式',
    'print one JSON document with every count': '以一个 JSON 输出全部统计数',
    'write one self-contained page with charts': '写成一个带图表的网页，不依赖其他文件',
    'Reads records of Tenhou (mjlog, and JSON of tenhou.net/6), Mahjong Soul, Riichi City, mjai and 電脳麻将, the games in reports of Mortal, files of tenbo match, and files saved from the page (one match or all data).':
      '读取天凤（mjlog 和 tenhou.net/6 的 JSON）、雀魂、一番街、mjai 和電脳麻将的牌谱，Mortal 检讨报告中的牌谱，tenbo match 的文件，以及网页保存的一场对局或全部数据。',
    'Reads lists of results without hands too: CSV, score sheets as text, and the lists of Tenhou’s lobbies.':
      '也读取没有各局记录的成绩表：CSV、文本计分表、天凤大厅的成绩列表。',
    'Players are joined by their names. A game given twice is counted once.': '同名视为同一人。同一场对局给出两次也只计一次。',
    'Ends with 0 if every game is counted, with 1 if one cannot be read.':
      '所有对局都已统计时以0结束；有无法读取的对局时以1结束。',

    'how many players there are, numbered from 1': '选手人数，从1开始编号',
    'a file of names, one per line (or the first column of a CSV); - is standard input':
      '用名单代替人数：每行一人，或 CSV 的第一列；- 为标准输入',
    'how many rounds to seat': '编排多少轮',
    'seats at a table': '每桌人数',
    'the text that everything is drawn from: the same text gives the same plan (default: drawn and printed)':
      '抽签的种子：文字相同，编排就相同（默认值：自动生成并显示）',
    'a CSV of the rounds already played; new rounds continue from them': '已打完的轮次（CSV）；新的轮次接在后面',
    'players who do not meet: a team on each line, with commas': '不能同桌的选手：每行一队，用逗号分开',
    'two who must not meet, such as 3-17; repeatable': '不能同桌的两人，例如 3-17；可写多次',
    'a player who keeps a table, such as 7@2; repeatable': '不能换桌的选手，例如 7@2；可写多次',
    'players who miss the coming rounds, such as 4,9': '以后各轮不参加的选手，例如 4,9',
    'seat at random, ignoring earlier meetings': '抽签编排，不管以前是否同桌',
    'seat the next round by standings: the players from first to last, one per line':
      '按排名编排下一轮：选手从第一名到最后一名，每行一人',
    'seat announced rounds again, with few changes, after players have left or joined':
      '选手有增减时，以尽量少的变动重新编排已公布的轮次',
    'with --repair: how many rounds of its file are played': '与 --repair 一起：其文件中已打完几轮',
    'make no plan: show how good an existing one is': '不编排，只核验一份编排的好坏，不论从何而来',
    'make no plan: draw the players’ numbers (prints the names in a new order)': '不编排，只抽签决定编号：重新排列名单',
    'print all rounds as CSV, which --played, --repair and --check read':
      '以 CSV 输出所有轮次，可用于 --played、--repair 和 --check',
    'Players are named by their numbers or, with --names, by their names. A plan in a file is CSV as --csv prints it, or a line for each round such as 1-5-9-13 2-6-10-14, each table from East; a player who sits out is a number on its own.':
      '选手用编号表示，有 --names 时用名字表示。编排的文件可以是 --csv 输出的 CSV，也可以每轮写一行，例如 1-5-9-13 2-6-10-14，每桌从东家写起；轮空的选手单独写。',

    // 网页和服务器。
    'the port': '地址的端口',
    'let other devices of the network reach it': '让网络中的其他设备也能访问',
    'open it in the browser, if there is a screen': '有屏幕时在浏览器中打开',

    'the database file (default: tenbo.db, unless DATABASE_URL is set)':
      '数据库文件（默认值：tenbo.db；设置了 DATABASE_URL 时除外）',
    'the address to listen on; without one, all addresses of this machine': '监听的地址；不写地址则监听全部，供其他设备使用',
    'the key that lets people create events (default: a new one at each start)': '建立比赛所用的密钥（默认值：每次启动时新生成）',
    'the header in which the proxy gives the client’s address': '服务器前面的代理用来说明请求来源的请求头',
    'serve HTTPS with this certificate (PEM)': '用此证书提供 HTTPS（PEM）',
    'the key of the certificate (PEM)': '证书的私钥（PEM）',
    'the address of a PostgreSQL database, in place of a file': 'PostgreSQL 数据库的地址，代替文件',
    'copy the database to a new file, even while the server is running': '把数据库复制到新文件，服务器运行时也可以',
    'replace the database with a backup': '用备份恢复数据库',
    'print all of one event as JSON lines': '以 JSON Lines 输出一场比赛的全部内容',
    'add an event that was exported, as a new one': '把导出的比赛作为新比赛导入',
    'the new file': '新文件',
    'the backup: whole, and with nothing but tenbo’s own tables': '备份文件：须完整，且只有 tenbo 自己的表',
    'replace the database that is there': '替换已有的数据库',
    'the id of the event': '比赛的 ID',
    'the exported file: every line is checked, and the event must not be there yet':
      '导出的文件：逐行检查；数据库里不能已有该比赛',
  },
};
