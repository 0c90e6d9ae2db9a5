/** 牌谱、统计、座位编排。 */
export const games = {
  'files, or folders and zip archives with them; - is standard input; gzip is unpacked':
    '文件，或含有这些文件的文件夹和 zip；- 为标准输入；gzip 会自动解压',
  'a rule set id, or changes to one as JSON, instead of the rules that each record tells':
    '规则的 ID，或以 JSON 写的规则改动，代替各牌谱所写的规则',
  'write the findings to a file, one JSON object a line': '把结果写入文件，每行一个 JSON 对象',
  'print the findings as JSON, one a line': '以 JSON 输出结果，每行一个',
  'write each win to a table: .jsonl, .csv, .parquet': '把每次和牌写入表格：.jsonl、.csv、.parquet',
  'go on with an interrupted run that has the same options and --out': '继续中断的运行，选项和 --out 必须相同',
  'only the files of part i of n': '只处理 n 份中第 i 份的文件',
  'read files in this many threads; all cores if there are more than a few':
    '用这么多线程读取文件；不写时，文件较多则使用全部核心',
  'read one record a line from standard input and answer line by line': '从标准输入每行读取一份牌谱，并逐行回答',
  'Reads records of Tenhou (mjlog, and JSON of tenhou.net/6), Mahjong Soul, Riichi City, mjai and 電脳麻将, and the games in reports of Mortal.':
    '读取天凤（mjlog 和 tenhou.net/6 的 JSON）、雀魂、一番街、mjai 和電脳麻将的牌谱，以及 Mortal 检讨报告中的牌谱。',
  'Ends with 0 if all of them agree, with 1 if not or if a file cannot be read.':
    '全部一致时以0结束；有不一致或无法读取的文件时以1结束。',

  'JSON of tenhou.net/6, mjai, 電脳麻将, or a match of tenbo, which has no discards':
    'tenhou.net/6 的 JSON、mjai、電脳麻将，或没有打牌记录的 tenbo 对局',
  'the file to write; for several games a folder, in which each gets a file': '要写入的文件；有多场对局时为文件夹，每场一个文件',
  'Each game is written, read again and compared; what its file does not hold is named on standard error.':
    '写出后会重新读取并与原牌谱比较，丢失的内容写到标准错误。',
  'Ends with 0 if every game is written, with 1 if one cannot be.': '全部写出时以0结束；有不能写的对局时以1结束。',
  'a log in mjai format, an event or a list of events on each line; - is standard input, read as it comes':
    'mjai格式的牌谱，每行一个事件或一个事件列表；-为标准输入，随到随读',
  'whose view, if neither start_game nor hidden tiles say it': '谁的视角：在start_game和暗牌都看不出时使用',
  'a rule set id, or changes to one as JSON, instead of Tenhou’s rules': '规则的ID，或对规则的更改（JSON），代替天凤规则',
  'print each moment as JSON, one a line': '每个时刻输出一行JSON',
  'Prints the hand after each discard, what it waits on, what each wait is worth and whether it is furiten; and each chance to win.':
    '每次打牌后显示手牌、听哪些牌、各张的点数以及是否振听；能和牌时显示其点数。',
  'The others’ tiles may be hidden (?). Nothing is claimed about them. What a bot answers may stand between what it receives.':
    '其他玩家的牌可以是暗的（?），对它们不作任何判断。机器人的回应可以夹在它收到的内容之间。',
  'Ends with 0 if nothing is wrong with the log, as far as one player can tell, with 1 if something is or if it cannot be read.':
    '在一位玩家能看出的范围内没有错误时以0结束，有错误或无法读取时以1结束。',

  'the rules that lists of results were played by, such as ema2025 (default: the results they state)':
    '成绩表中对局的规则，例如ema2025（默认：表中所写的成绩）',
  'one player only: a name, or the beginning of one': '只看一位玩家：名字，或名字的开头',
  'list only players with at least so many games': '只列出至少打过这么多场的玩家',
  'list at most so many players; --json lists all': '最多列出这么多玩家；--json 列出全部',
  'the order of players': '玩家的排序方式',
  'print one JSON document with every count': '以一个 JSON 输出全部统计数',
  'write one page with charts, which needs nothing else': '写成一个带图表的网页，不依赖其他文件',
  'Reads records of Tenhou (mjlog, and JSON of tenhou.net/6), Mahjong Soul, Riichi City, mjai and 電脳麻将, the games in reports of Mortal, files of tenbo match, and of the page: one match or all data.':
    '读取天凤（mjlog 和 tenhou.net/6 的 JSON）、雀魂、一番街、mjai 和電脳麻将的牌谱，Mortal 检讨报告中的牌谱，tenbo match 的文件，以及网页保存的一场对局或全部数据。',
  'Reads lists of results without hands too: CSV, score sheets as text, and the lists of Tenhou’s lobbies.':
    '也读取没有各局记录的成绩表：CSV、文本计分表、天凤大厅的成绩列表。',
  'Players are joined by their names. A game given twice is counted once.': '同名视为同一人。同一场对局给出两次也只计一次。',
  'Ends with 0 if every game is counted, with 1 if one cannot be read.': '所有对局都已统计时以0结束；有无法读取的对局时以1结束。',

  'how many players there are, numbered from 1': '选手人数，从1开始编号',
  'the names instead: one a line, or the first column of CSV; - is standard input':
    '用名单代替人数：每行一人，或 CSV 的第一列；- 为标准输入',
  'how many rounds to seat': '编排多少轮',
  'seats at a table': '每桌人数',
  'what everything drawn depends on: the same text, the same plan (default: drawn and printed)':
    '抽签的种子：文字相同，编排就相同（默认值：自动生成并显示）',
  'the rounds played, as CSV; the new ones follow': '已打完的轮次（CSV）；新的轮次接在后面',
  'players who do not meet: a team on each line, with commas': '不能同桌的选手：每行一队，用逗号分开',
  'two who must not meet, such as 3-17; repeatable': '不能同桌的两人，例如 3-17；可写多次',
  'who cannot change tables, such as 7@2; repeatable': '不能换桌的选手，例如 7@2；可写多次',
  'who does not play in the rounds to come, such as 4,9': '以后各轮不参加的选手，例如 4,9',
  'seat by lot, whoever met before': '抽签编排，不管以前是否同桌',
  'seat the next round by standing: the players from first to last, one a line':
    '按排名编排下一轮：选手从第一名到最后一名，每行一人',
  'seat announced rounds again, with few changes, because players have left or come':
    '选手有增减时，以尽量少的变动重新编排已公布的轮次',
  'with --repair: how many rounds of its file are played': '与 --repair 一起：其文件中已打完几轮',
  'make no plan, but say what one is worth, wherever it comes from': '不编排，只核验一份编排的好坏，不论从何而来',
  'make no plan, but draw who gets which number: the names in a new order': '不编排，只抽签决定编号：重新排列名单',
  'print all rounds as CSV, which --played, --repair and --check read':
    '以 CSV 输出所有轮次，可用于 --played、--repair 和 --check',
  'Players are named by their numbers or, with --names, by their names. A plan in a file is CSV as --csv prints it, or a line for each round such as 1-5-9-13 2-6-10-14, each table from East; who sits out stands alone.':
    '选手用编号表示，有 --names 时用名字表示。编排的文件可以是 --csv 输出的 CSV，也可以每轮写一行，例如 1-5-9-13 2-6-10-14，每桌从东家写起；轮空的选手单独写。',
};
