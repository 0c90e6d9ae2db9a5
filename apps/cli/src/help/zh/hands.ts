/** 手牌、点数、规则、术语。 */
export const hands = {
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
  'han and fu (3 40), from five han up the han alone (8), a limit (mangan, haneman …) or yakuman, also several (yakuman 2)':
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
};
