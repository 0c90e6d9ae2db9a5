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
  'Reads records of Tenhou (mjlog, and JSON of tenhou.net/6), Mahjong Soul, mjai and 電脳麻将.':
    '读取天凤（mjlog 和 tenhou.net/6 的 JSON）、雀魂、mjai 和電脳麻将的牌谱。',
  'Ends with 0 if all of them agree, with 1 if not or if a file cannot be read.':
    '全部一致时以0结束；有不一致或无法读取的文件时以1结束。',

  'the rules that lists of results were played by, such as ema2025 (default: the results they state)':
    '成绩表中对局的规则，例如ema2025（默认：表中所写的成绩）',
  'one player only: a name, or the beginning of one': '只看一位玩家：名字，或名字的开头',
  'list only players with at least so many games': '只列出至少打过这么多场的玩家',
  'list at most so many players; --json lists all': '最多列出这么多玩家；--json 列出全部',
  'the order of players': '玩家的排序方式',
  'print one JSON document with every count': '以一个 JSON 输出全部统计数',
  'write one page with charts, which needs nothing else': '写成一个带图表的网页，不依赖其他文件',
  'Reads records of Tenhou (mjlog, and JSON of tenhou.net/6), Mahjong Soul, mjai and 電脳麻将, files of tenbo match, and of the page: one match or all data.':
    '读取天凤（mjlog 和 tenhou.net/6 的 JSON）、雀魂、mjai 和電脳麻将的牌谱，tenbo match 的文件，以及网页保存的一场对局或全部数据。',
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
