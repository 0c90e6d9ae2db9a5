import type { HelpWords } from '../../command-words.ts';

/** コマンドのヘルプ。英語の文を見出しにしています。 */
export const help: HelpWords = {
  brackets: (parts) => `（${parts.join('、')}）`,
  texts: {
    'Usage:': '使い方:',
    'Arguments:': '引数:',
    'Options:': 'オプション:',
    'Commands:': 'コマンド:',
    'Example:': '例:',
    'Examples:': '例:',
    'Environment:': '環境変数:',
    'choices: ': '選択肢：',
    'default: ': '既定値：',
    'env: ': '環境変数：',
    'display help for command': 'ヘルプを表示する',
    'output the version number': 'バージョンを表示する',
    'print without colours, as with NO_COLOR in the environment': '色を付けずに表示する。環境変数NO_COLORと同じ',
    'output language': '表示する言語',
    'print JSON': 'JSONで出力する',

    'Score riichi mahjong hands under any rule set and see why. Without arguments, it opens the page.':
      'リーチ麻雀の点数を、好きなルールで理由とともに計算します。何も付けないとページを開きます。',
    'score a hand and show why; without a hand, opens a prompt': '手牌の点数を計算し、理由を示す。手牌がなければ対話モードになる',
    'show what a hand waits on and what each wait is worth': '待ちと、待ち牌ごとの点数を表示する',
    'show what each discard of a hand of 14 leads to: distance, tiles, value of the waits':
      '14枚の手牌の何切る：打牌ごとの向聴数、受け入れ、待ちの点数を表示する',
    'show what han and fu, or a limit, are paid': '翻と符、または満貫などの支払いを表示する',
    'show the score chart of a rule set: ron above, tsumo below': 'ルールの点数表を表示する。上段がロン、下段がツモ',
    'score one hand under every rule set and show which rule makes the difference':
      '1つの手牌をすべてのルールで計算し、どの規定で差が付くかを示す',
    'list the rule sets, show one, or compare two': 'ルールの一覧、1つの内容、または2つの違いを表示する',
    'explain a term: what it means, its name in each language, other names': '用語の意味、各言語での名前、別名を表示する',
    'keep score of a match in a file: hands, corrections, settlement': '対局をファイルに付ける：局の結果、訂正、精算',
    'play records of games through and check every win, payment and settlement':
      '牌譜を初めからたどり、すべての和了、支払い、精算を検証する',
    'write records of games in another format, and say what it does not hold':
      '牌譜を別の形式で書き、その形式に入らないものを示す',
    'follow a game from one seat: hand, waits, values and furiten at each moment':
      '一人の視点で対局を追い、その都度の手牌、待ち、点数、フリテンを表示する',
    'add up any number of games: yaku, rates and results of players, as a table, JSON or a page with charts':
      '対局を何戦でも集計する：役、率、成績を表、JSON、グラフ付きのページにする',
    'seat a tournament: who sits at which table in each round, with what the plan is worth':
      '大会の卓組を作る：各回戦で誰がどの卓に座るか。その良し悪しも示す',
    'serve the page on this machine and print its address': 'このコンピューターでページを開けるようにし、アドレスを表示する',
    'be the server of a club: its matches on all devices, and the page': 'クラブのサーバーになる：全端末での対局とページ',
    'print a script that completes commands, options and rule sets in your shell':
      'シェルでコマンド、オプション、ルールを補完するスクリプトを出力する',

    'your shell': '使っているシェル',
    'in ~/.bashrc': '~/.bashrcに書く',
    'in ~/.zshrc, after compinit': '~/.zshrcのcompinitの後に書く',
    'in ~/.config/fish/config.fish': '~/.config/fish/config.fishに書く',
    'in $PROFILE': '$PROFILEに書く',

    'Type a hand and how it was won. “rules tenhou” or “lang ja” on its own line applies from then on; “help” shows all options; Ctrl-D quits.':
      '手牌と和了り方を書いてください。「rules tenhou」や「lang ja」だけの行は以後ずっと有効です。「help」でオプションの一覧、Ctrl-Dで終了します。',

    // 手牌、点数、ルール、用語。
    'the hand, with the winning tile after +': '手牌。和了牌は+の後に書く',
    'won on a discard (the default, unless another option means tsumo)': 'ロン和了（ツモを表すオプションがなければ既定）',
    'won by self-draw': 'ツモ和了',
    'the seat wind, S if nothing says it': '自風。何も書かなければS',
    'the dealer’s hand, as --seat E': '親の手。--seat Eと同じ',
    'the round wind, E if nothing says it': '場風。何も書かなければE',
    'in riichi': 'リーチしている',
    'in double riichi': 'ダブルリーチしている',
    'open riichi; with --double-riichi, open double riichi': 'オープンリーチ。--double-riichiと一緒ならオープンダブルリーチ',
    'dora indicators': 'ドラ表示牌',
    'ura dora indicators': '裏ドラ表示牌',
    'norths declared (kita)': '抜きドラ（北）の枚数',
    'honba on the table': '本場の数',
    'a rule set id (see “tenbo rules”), a file of rules (club.json), or changes to a rule set as JSON':
      'ルールのID（一覧はtenbo rules）、ルールのファイル（club.json）、またはルールへの変更のJSON',
    'names for yaku and han, instead of those of the rule set’s document': '役や翻の呼び方。指定しなければルールの文書のとおり',
    'within one turn of riichi': '一発',
    'won on the first turn: tenhou, chiihou or renhou': '第一ツモまでの和了：天和、地和、人和',
    'won on the tile drawn after a kan': '嶺上牌での和了',
    'won on the last tile of the wall': '海底牌でのツモ和了',
    'won by robbing a kan': '槍槓での和了',
    'won on the last discard': '河底牌でのロン和了',
    'another circumstance, repeatable': 'その他の状況。繰り返し指定できる',
    'riichi sticks the winner collects, including their own': '和了者が受け取るリーチ棒の数。自分のものも含む',
    'the discarder': '放銃者',
    'player whose wall was broken': '割れ目の人',
    'read one win as JSON per line from standard input and answer line by line':
      '標準入力から1行に1つの和了のJSONを読み、1行ずつ答える',
    'answer the lines of --jsonl in this many threads, in order': '--jsonlの行をこの数のスレッドで処理し、順番どおりに答える',
    'Tiles: 1–9 with m, p or s (man, pin, sou); 1z–7z for E S W N haku hatsu chun, or the letters ESWN PFC; 0 is a red five.':
      '牌：1〜9にm（萬子）、p（筒子）、s（索子）を付けます。1z〜7zは東南西北白發中で、ESWN PFCの文字でも書けます。0は赤5です。',
    'Melds: [234m] [555z] [5555z] are open, (5555z) is a closed kan. Put + before the winning tile.':
      '副露：[234m] [555z] [5555z]は鳴いた面子、(5555z)は暗槓です。和了牌の前に+を付けます。',
    'Kanji (二三四萬 赤五筒 東), full-width characters and links to tenhou.net/2 are read too.':
      '漢字（二三四萬 赤五筒 東）、全角文字、tenhou.net/2へのリンクも読めます。',
    'Words may replace options, in English, Japanese or Chinese: ron, tsumo, riichi, double riichi, ippatsu, haitei, rinshan, chankan, south (the seat), south round, from west, dora 3p, ura 1m, 1 honba, 2 sticks, kita 1; 立直 ツモ 南家 東場 ドラ3p 1本場.':
      'オプションの代わりに日本語、英語、中国語の言葉でも書けます：立直 ツモ 南家 東場 ドラ3p 1本場、ron、tsumo、riichi、double riichi、ippatsu、haitei、rinshan、chankan、south（自風）、south round、from west、dora 3p、ura 1m、1 honba、2 sticks、kita 1。',
    'a hand on each line, a line of JSON for each': '1行に1つの手牌。JSONも1行ずつ',
    'a hand of 13 tiles, each meld counting as three; or the rest of one whose melds are not written; a tile after + is ignored':
      '13枚の手牌（面子は3枚と数える）、または副露を書かない残りの牌。+の後の牌は無視する',
    'a hand of 14 tiles, each meld counting as three; or the rest of one whose melds are not written':
      '14枚の手牌（面子は3枚と数える）、または副露を書かない残りの牌',
    'tiles seen elsewhere, such as discards and other players’ melds': 'ほかに見えている牌。捨て牌や他家の副露など',
    'han and fu (3 40), from five han up the han alone (8), a limit (mangan, haneman …), or yakuman with a number (yakuman 2)':
      '翻と符（3 40）、5翻以上なら翻だけ（8）、満貫など（mangan、haneman …）、役満（何倍でも：yakuman 2）',
    'the dealer’s points': '親の点数',
    'by ron only': 'ロンだけ',
    'by tsumo only': 'ツモだけ',
    'show the dealer’s points': '親の点数を表示する',
    'show base points only, without limits and rounding': '満貫や切り上げのない基本点だけを表示する',
    'show all fu, also those above 70': '70符を超える符もすべて表示する',
    'print JSON, with all fu': 'すべての符をJSONで出力する',
    'the rule set to compare with, or several by comma: the first is compared with the others only':
      '比較の基準にするルール。コンマで区切って並べると、最初のルールを残りとだけ比べる',
    'a rule set id, a file of rules, or changes to a rule set as JSON':
      'ルールのID、ルールのファイル、またはルールへの変更のJSON',
    'a rule set id, a file of rules, or changes to a rule set as JSON, to show it':
      '表示するルールのID、ルールのファイル、またはルールへの変更のJSON',
    'show a rule set in full': 'ルールの全項目を表示する',
    'show where two rule sets differ': '2つのルールの違いを表示する',
    'a term in any language and spelling; without it, lists every term':
      '用語。言語や綴りは問わない。なければすべての用語を並べる',

    // 対局。
    'the match file': '対局のファイル',
    'print JSON: the match so far and the settlement': 'ここまでの対局と精算をJSONで出力する',
    'print one CSV row per hand': '1局を1行にしてCSVで出力する',
    'print the settlement as CSV': '精算をCSVで出力する',
    'show the settlement in money too: the stake per 1,000 points': '精算を金額でも表示する：1000点あたりの金額',
    'show each player’s points in sticks too': '各自の持ち点を点棒でも表示する',
    'start a match in a new file': '新しいファイルで対局を始める',
    'enter how a hand ended': '局の結果を入力する',
    'deduct ranking points from a player at the end': '終局時のポイントから引くペナルティを与える',
    'call time; the rules decide how many hands remain': '時間打ち切りを宣言する。残りの局数はルールで決まる',
    'add a note': 'メモを加える',
    'end the match: agari or tenpai yame if allowed, otherwise by agreement':
      '対局を終える：できるならアガリやめかテンパイやめ、できなければ合意による終了',
    'undo the last entry': '最後の記録を取り消す',
    'redo the last undo': '最後の取り消しを元に戻す',
    'replace a hand': '局の結果を訂正する',
    'add the entries from another copy of the same match': '同じ対局の別のコピーにある記録を取り込む',
    'choose which version counts where copies disagree; afterwards, change the last choice':
      'コピーが食い違う所でどちらを採るかを選ぶ。選んだ後は、最後の選択を変える',
    'show what each player needs in the current hand': 'この局で各自に必要な条件を表示する',
    'show player statistics': '対局者の成績を表示する',
    'print six words; two copies match if their words match': '6つの言葉を出力する。言葉が同じなら、2つのコピーは同じ',
    'names separated by commas, first dealer first, in turn order': '名前をコンマで区切り、起家から席順に書く',
    'starting points: one number for all, or one per player: 1000,5000': '配給原点。全員同じなら1つ、別々なら人数分：1000,5000',
    'how it ended': '局の結果',
    'the number of the hand': '局の番号',
    'the player penalised': 'ペナルティを受ける人',
    'ranking points': '引くポイント',
    'the note': 'メモ',
    'another copy of the same match': '同じ対局の別のコピー',
    'letter of the version to keep': '採るほうの文字',
    'one player only': '1人だけ',
    'players who have declared riichi in this hand': 'この局でリーチした人',
    'show what would change, save nothing': '何が変わるかを表示するだけで、保存しない',

    'players who declared riichi: Ben,Chie': 'リーチした人：Ben,Chie',
    'players who declared double riichi': 'ダブルリーチした人',
    'with nagashi mangan: players in tenpai': '流し満貫のとき：聴牌した人',
    'with nagashi mangan: players with an open hand': '流し満貫のとき：鳴いた人',
    'players with a chombo in a hand someone won: Ben, or with the reason: Ben=furiten':
      '和了のあった局でチョンボした人：Ben。理由も書くなら：Ben=furiten',
    'players with a dead hand': 'アガリ放棄の人',
    'player liable for a yakuman: Dai=daisangen, or with its winner: Ben:Dai=daisangen':
      'パオの責任者：Dai=daisangen。和了者も書くなら：Ben:Dai=daisangen',
    'chips from each payer, when the win is entered without tiles: 2, or Ben=2,Chie=1':
      '牌を入力しない和了で、支払う人それぞれからのチップ：2、またはBen=2,Chie=1',
    'with tiles: dora indicators': '牌で入力する和了の、ドラ表示牌',
    'with tiles: ura dora indicators': '牌で入力する和了の、裏ドラ表示牌',
    'with tiles: declared norths: 2, or Ben=2,Chie=1': '牌で入力する和了の、抜きドラの枚数：2、またはBen=2,Chie=1',
    'with tiles: within one turn of riichi': '牌で入力する和了が、一発',
    'with tiles: won on the first turn: tenhou, chiihou or renhou': '牌で入力する和了が、第一ツモまで：天和、地和、人和',
    'with tiles: won on the tile drawn after a kan': '牌で入力する和了が、嶺上牌',
    'with tiles: won on the last tile of the wall': '牌で入力する和了が、海底牌でのツモ',
    'with tiles: won by robbing a kan': '牌で入力する和了が、槍槓',
    'with tiles: won on the last discard': '牌で入力する和了が、河底牌でのロン',

    'How a hand ended. Shorten names as you like, or use seats 1 to 4, first dealer first:':
      '局の結果。名前は短くしても、起家を1とする席の番号1〜4でも構いません：',
    'Ben wins on Aki’s discard; han and fu in either order': 'BenがAkiからロン。翻と符はどちらが先でもよい',
    'from five han up the fu may be left out': '5翻以上なら符は要らない',
    'points: 3900; for tsumo 700/1300 or 2600 all': '点数：3900。ツモなら700/1300や2600 all',
    'double ron': 'ダブロン',
    'Dai is liable for the yakuman; two: --pao Chie:Dai=daisangen,Ben:Aki=daisuushii':
      'Daiが役満の責任払い。2人なら：--pao Chie:Dai=daisangen,Ben:Aki=daisuushii',
    'players in tenpai; “draw” alone means all noten': '聴牌した人。drawだけなら全員ノーテン',
    'a chombo that ends the hand': '局が終わるチョンボ',
    'A number is always a seat. Put a name with a space in quotes. If a name begins with a dash, put -- before the hand and all options before that:':
      '数字はつねに席の番号になります。空白のある名前は引用符で囲みます。名前が-で始まるときは、局の結果の前に--を置き、オプションはすべてその前に書きます：',

    // 牌譜、通算成績、卓組。
    'files, or folders and zip archives with them; - is standard input; gzip is unpacked':
      'ファイル、またはそれを含むフォルダーやzip。-は標準入力。gzipは展開する',
    'a rule set id, or changes to one as JSON, instead of each record’s own rules':
      'ルールのID、またはルールへの変更のJSON。指定しなければ牌譜ごとのルール',
    'write the findings to a file, one JSON object per line': '結果を1行に1つのJSONでファイルに書く',
    'print the findings as JSON, one per line': '結果を1行に1つのJSONで出力する',
    'write each win to a table: .jsonl, .csv, .parquet': 'すべての和了を表に書く：.jsonl、.csv、.parquet',
    'continue an interrupted run with the same options and --out': '中断した実行を続ける。オプションと--outは同じにする',
    'only the files of part i of n': 'n等分したうちのi番目のファイルだけ',
    'read files in this many threads; by default all cores, if there are more than a few files':
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
    'print each moment as JSON, one per line': '1行に1つのJSONで、その都度出力する',
    'Prints the hand after each discard, what it waits on, what each wait is worth and whether it is furiten; and each chance to win.':
      '打牌のたびに手牌、待ち、待ちごとの点数、フリテンかどうかを、また和了れるときはその点数を表示します。',
    'The others’ tiles may be hidden (?). Nothing is claimed about them. What a bot answers may stand between what it receives.':
      '他家の牌は伏せられていて（?）かまいません。他家の手牌については何も判定しません。ボットの受信の間に応答が入っていても読めます。',
    'Ends with 0 if nothing is wrong with the log, as far as one player can tell, with 1 if something is or if it cannot be read.':
      '一人から分かる限り誤りがなければ0、誤りがあるか読めなければ1で終了します。',

    'the rules that lists of results were played by, such as ema2025 (default: the results they state)':
      '成績表の対局のルール。例：ema2025（既定値：表にある成績）',
    'one player only: a name, or the beginning of one': '1人だけ：名前、または名前の初めの部分',
    'list only players with at least this many games': 'この数以上打った人だけを載せる',
    'list at most this many players; --json lists all': '載せる人数の上限。--jsonは全員を載せる',
    'the order of players': '対局者の並び順',
    'print one JSON document with every count': 'すべての数を1つのJSONで出力する',
    'write one self-contained page with charts': 'グラフ付きのページを1つのファイルに書く',
    'Reads records of Tenhou (mjlog, and JSON of tenhou.net/6), Mahjong Soul, Riichi City, mjai and 電脳麻将, the games in reports of Mortal, files of tenbo match, and files saved from the page (one match or all data).':
      '天鳳（mjlogとtenhou.net/6のJSON）、雀魂、一番街、mjai、電脳麻将の牌譜、Mortalの検討結果に含まれる牌譜、tenbo matchのファイル、ページで保存した対局または全データを読みます。',
    'Reads lists of results without hands too: CSV, score sheets as text, and the lists of Tenhou’s lobbies.':
      '局の記録のない成績表も読みます：CSV、テキストのスコア表、天鳳のロビーの成績一覧。',
    'Players are joined by their names. A game given twice is counted once.':
      '同じ名前は同じ人とします。同じ対局が2つあっても1戦と数えます。',
    'Ends with 0 if every game is counted, with 1 if one cannot be read.':
      'すべての対局を数えれば0、読めないものがあれば1で終了します。',

    'how many players there are, numbered from 1': '参加人数。1からの番号で呼ぶ',
    'a file of names, one per line (or the first column of a CSV); - is standard input':
      '人数の代わりに名簿：1行に1人、またはCSVの最初の列。-は標準入力',
    'how many rounds to seat': '卓組を作る回戦数',
    'seats at a table': '1卓の人数',
    'the text that everything is drawn from: the same text gives the same plan (default: drawn and printed)':
      '抽選のシード。同じ文字列なら同じ卓組になる（既定値：自動で決めて表示する）',
    'a CSV of the rounds already played; new rounds continue from them': '終わった回戦のCSV。新しい回戦はその続き',
    'players who do not meet: a team on each line, with commas': '同卓しない人：1行に1チーム、コンマ区切り',
    'two who must not meet, such as 3-17; repeatable': '同卓させない2人。例：3-17。繰り返し指定できる',
    'a player who keeps a table, such as 7@2; repeatable': '卓を移れない人。例：7@2。繰り返し指定できる',
    'players who miss the coming rounds, such as 4,9': 'これからの回戦に出ない人。例：4,9',
    'seat at random, ignoring earlier meetings': '前に誰と同卓したかに関係なく、抽選で席を決める',
    'seat the next round by standings: the players from first to last, one per line':
      '順位に従って次の回戦の席を決める：1位から順に1行に1人',
    'seat announced rounds again, with few changes, after players have left or joined':
      '発表済みの卓組を、参加者の増減に合わせて少ない変更で組み直す',
    'with --repair: how many rounds of its file are played': '--repairのとき：そのファイルのうち終わった回戦の数',
    'make no plan: show how good an existing one is': '卓組を作らずに、ある卓組の良し悪しを検証する。ほかで作ったものでもよい',
    'make no plan: draw the players’ numbers (prints the names in a new order)':
      '卓組を作らずに、番号の抽選をする：名前を並べ替える',
    'print all rounds as CSV, which --played, --repair and --check read':
      '全回戦をCSVで出力する。--played、--repair、--checkで読める',
    'Players are named by their numbers or, with --names, by their names. A plan in a file is CSV as --csv prints it, or a line for each round such as 1-5-9-13 2-6-10-14, each table from East; a player who sits out is a number on its own.':
      '参加者は番号で、--namesがあれば名前で書きます。卓組のファイルは、--csvが出力するCSVか、1行に1回戦の書き方（例：1-5-9-13 2-6-10-14）です。各卓は東家から順に書き、抜け番は1人だけで書きます。',

    // ページとサーバー。
    'the port': 'アドレスのポート',
    'let other devices of the network reach it': 'ネットワークのほかの端末からも開けるようにする',
    'open it in the browser, if there is a screen': '画面があれば、ブラウザで開く',

    'the database file (default: tenbo.db, unless DATABASE_URL is set)':
      'データベースのファイル（既定値：tenbo.db。DATABASE_URLがあればそちら）',
    'the address to listen on; without one, all addresses of this machine':
      '待ち受けるアドレス。アドレスを書かなければすべて（ほかの端末から使うとき）',
    'the key that lets people create events (default: a new one at each start)':
      '大会を作るためのキー（既定値：起動のたびに新しいもの）',
    'the header in which the proxy gives the client’s address': '手前のプロキシがリクエストの送信元を伝えるヘッダー',
    'serve HTTPS with this certificate (PEM)': 'この証明書でHTTPSにする（PEM）',
    'the key of the certificate (PEM)': '証明書の秘密鍵（PEM）',
    'the address of a PostgreSQL database, in place of a file': 'ファイルの代わりに使うPostgreSQLデータベースのアドレス',
    'copy the database to a new file, even while the server is running':
      'データベースを新しいファイルにコピーする。サーバーの動作中でもよい',
    'replace the database with a backup': 'バックアップからデータベースを戻す',
    'print all of one event as JSON lines': '1つの大会のすべてをJSON Linesで出力する',
    'add an event that was exported, as a new one': '書き出した大会を新しい大会として取り込む',
    'the new file': '新しいファイル',
    'the backup: whole, and with nothing but tenbo’s own tables': 'バックアップ（壊れておらず、tenboの表だけのもの）',
    'replace the database that is there': 'すでにあるデータベースを置き換える',
    'the id of the event': '大会のID',
    'the exported file: every line is checked, and the event must not be there yet':
      '書き出したファイル（全行を確かめる。すでにある大会は取り込まない）',
  },
};
