/** 牌譜、通算成績、卓組。 */
export const games = {
  'files, or folders and zip archives with them; - is standard input; gzip is unpacked':
    'ファイル、またはそれを含むフォルダーやzip。-は標準入力。gzipは展開する',
  'a rule set id, or changes to one as JSON, instead of the rules that each record tells':
    'ルールのID、またはルールへの変更のJSON。指定しなければ牌譜ごとのルール',
  'write the findings to a file, one JSON object a line': '結果を1行に1つのJSONでファイルに書く',
  'print the findings as JSON, one a line': '結果を1行に1つのJSONで出力する',
  'write each win to a table: .jsonl, .csv, .parquet': 'すべての和了を表に書く：.jsonl、.csv、.parquet',
  'go on with an interrupted run that has the same options and --out': '中断した実行を続ける。オプションと--outは同じにする',
  'only the files of part i of n': 'n等分したうちのi番目のファイルだけ',
  'read files in this many threads; all cores if there are more than a few':
    'この数のスレッドでファイルを読む。指定しなければ、ファイルが多いとき全コアを使う',
  'read one record a line from standard input and answer line by line': '標準入力から1行に1つの牌譜を読み、1行ずつ答える',
  'Reads records of Tenhou (mjlog, and JSON of tenhou.net/6), Mahjong Soul, Riichi City, mjai and 電脳麻将, and the games in reports of Mortal.':
    '天鳳（mjlogとtenhou.net/6のJSON）、雀魂、一番街、mjai、電脳麻将の牌譜と、Mortalの検討結果に含まれる牌譜を読みます。',
  'Ends with 0 if all of them agree, with 1 if not or if a file cannot be read.':
    'すべて合っていれば0、合わないものや読めないファイルがあれば1で終了します。',

  'JSON of tenhou.net/6, mjai, 電脳麻将, or a match of tenbo, which has no discards':
    'tenhou.net/6のJSON、mjai、電脳麻将、または打牌のないtenboの対局',
  'the file to write; for several games a folder, in which each gets a file':
    '書き込むファイル。対局がいくつもあるときはフォルダーで、対局ごとにファイルを作る',
  'Each game is written, read again and compared; what its file does not hold is named on standard error.':
    '書いたものを読み直して元の牌譜と比べ、失われるものを標準エラー出力に示します。',
  'Ends with 0 if every game is written, with 1 if one cannot be.': 'すべて書ければ0、書けない対局があれば1で終了します。',
  'a log in mjai format, an event or a list of events on each line; - is standard input, read as it comes':
    'mjai形式の牌譜。1行に1つのイベント、またはイベントのリスト。-は標準入力で、届くたびに読む',
  'whose view, if neither start_game nor hidden tiles say it': '誰の視点か。start_gameからも伏せ牌からも分からないとき',
  'a rule set id, or changes to one as JSON, instead of Tenhou’s rules':
    '天鳳のルールの代わりに、ルールのID、またはルールへの変更のJSON',
  'print each moment as JSON, one a line': '1行に1つのJSONで、その都度出力する',
  'Prints the hand after each discard, what it waits on, what each wait is worth and whether it is furiten; and each chance to win.':
    '打牌のたびに手牌、待ち、待ちごとの点数、フリテンかどうかを、また和了れるときはその点数を表示します。',
  'The others’ tiles may be hidden (?). Nothing is claimed about them. What a bot answers may stand between what it receives.':
    '他家の牌は伏せられていて（?）かまいません。他家の手牌については何も判定しません。ボットの受信の間に応答が入っていても読めます。',
  'Ends with 0 if nothing is wrong with the log, as far as one player can tell, with 1 if something is or if it cannot be read.':
    '一人から分かる限り誤りがなければ0、誤りがあるか読めなければ1で終了します。',

  'the rules that lists of results were played by, such as ema2025 (default: the results they state)':
    '成績表の対局のルール。例：ema2025（既定値：表にある成績）',
  'one player only: a name, or the beginning of one': '1人だけ：名前、または名前の初めの部分',
  'list only players with at least so many games': 'この数以上打った人だけを載せる',
  'list at most so many players; --json lists all': '載せる人数の上限。--jsonは全員を載せる',
  'the order of players': '対局者の並び順',
  'print one JSON document with every count': 'すべての数を1つのJSONで出力する',
  'write one page with charts, which needs nothing else': 'グラフ付きのページを1つのファイルに書く',
  'Reads records of Tenhou (mjlog, and JSON of tenhou.net/6), Mahjong Soul, Riichi City, mjai and 電脳麻将, the games in reports of Mortal, files of tenbo match, and of the page: one match or all data.':
    '天鳳（mjlogとtenhou.net/6のJSON）、雀魂、一番街、mjai、電脳麻将の牌譜、Mortalの検討結果に含まれる牌譜、tenbo matchのファイル、ページで保存した対局または全データを読みます。',
  'Reads lists of results without hands too: CSV, score sheets as text, and the lists of Tenhou’s lobbies.':
    '局の記録のない成績表も読みます：CSV、テキストのスコア表、天鳳のロビーの成績一覧。',
  'Players are joined by their names. A game given twice is counted once.':
    '同じ名前は同じ人とします。同じ対局が2つあっても1戦と数えます。',
  'Ends with 0 if every game is counted, with 1 if one cannot be read.':
    'すべての対局を数えれば0、読めないものがあれば1で終了します。',

  'how many players there are, numbered from 1': '参加人数。1からの番号で呼ぶ',
  'the names instead: one a line, or the first column of CSV; - is standard input':
    '人数の代わりに名簿：1行に1人、またはCSVの最初の列。-は標準入力',
  'how many rounds to seat': '卓組を作る回戦数',
  'seats at a table': '1卓の人数',
  'what everything drawn depends on: the same text, the same plan (default: drawn and printed)':
    '抽選のシード。同じ文字列なら同じ卓組になる（既定値：自動で決めて表示する）',
  'the rounds played, as CSV; the new ones follow': '終わった回戦のCSV。新しい回戦はその続き',
  'players who do not meet: a team on each line, with commas': '同卓しない人：1行に1チーム、コンマ区切り',
  'two who must not meet, such as 3-17; repeatable': '同卓させない2人。例：3-17。繰り返し指定できる',
  'who cannot change tables, such as 7@2; repeatable': '卓を移れない人。例：7@2。繰り返し指定できる',
  'who does not play in the rounds to come, such as 4,9': 'これからの回戦に出ない人。例：4,9',
  'seat by lot, whoever met before': '前に誰と同卓したかに関係なく、抽選で席を決める',
  'seat the next round by standing: the players from first to last, one a line':
    '順位に従って次の回戦の席を決める：1位から順に1行に1人',
  'seat announced rounds again, with few changes, because players have left or come':
    '発表済みの卓組を、参加者の増減に合わせて少ない変更で組み直す',
  'with --repair: how many rounds of its file are played': '--repairのとき：そのファイルのうち終わった回戦の数',
  'make no plan, but say what one is worth, wherever it comes from':
    '卓組を作らずに、ある卓組の良し悪しを検証する。ほかで作ったものでもよい',
  'make no plan, but draw who gets which number: the names in a new order': '卓組を作らずに、番号の抽選をする：名前を並べ替える',
  'print all rounds as CSV, which --played, --repair and --check read':
    '全回戦をCSVで出力する。--played、--repair、--checkで読める',
  'Players are named by their numbers or, with --names, by their names. A plan in a file is CSV as --csv prints it, or a line for each round such as 1-5-9-13 2-6-10-14, each table from East; who sits out stands alone.':
    '参加者は番号で、--namesがあれば名前で書きます。卓組のファイルは、--csvが出力するCSVか、1行に1回戦の書き方（例：1-5-9-13 2-6-10-14）です。各卓は東家から順に書き、抜け番は1人だけで書きます。',
};
