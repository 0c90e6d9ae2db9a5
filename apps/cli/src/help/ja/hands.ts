/** 手牌、点数、ルール、用語。 */
export const hands = {
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
  'han and fu (3 40), from five han up the han alone (8), a limit (mangan, haneman …) or yakuman, also several (yakuman 2)':
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
  'a rule set id, a file of rules, or changes to a rule set as JSON': 'ルールのID、ルールのファイル、またはルールへの変更のJSON',
  'a rule set id, a file of rules, or changes to a rule set as JSON, to show it':
    '表示するルールのID、ルールのファイル、またはルールへの変更のJSON',
  'show a rule set in full': 'ルールの全項目を表示する',
  'show where two rule sets differ': '2つのルールの違いを表示する',
  'a term in any language and spelling; without it, lists every term': '用語。言語や綴りは問わない。なければすべての用語を並べる',
};
