import { type NotationError, type RecordError, type RulesError, type TileFormatError, redFiveOf } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { type WithCode, describeError, localeOf } from '../index.ts';

type InputError = NotationError | RecordError | RulesError | TileFormatError;
type Row<E> = readonly [error: E, en: string, ja: string, zh: string];

/** Each error code of a text, a record or rules at least once, as the compiler requires. */
const ROWS: { readonly [C in InputError['code']]: readonly Row<WithCode<InputError, C>>[] } = {
  unknownCharacter: [
    [
      { code: 'unknownCharacter', position: 3, character: 'x' },
      '“x” is not a tile (character 4): use numbers followed by m, p, s or z',
      '4文字目：「x」は牌ではありません。数字とm・p・s・zで入力してください。',
      '第4个字符：“x”不是牌。请用数字加m、p、s、z书写。',
    ],
  ],
  unknownWord: [
    [
      { code: 'unknownWord', position: 8, word: 'tusmo', nearest: ['tsumo'] },
      'unknown word “tusmo” (character 9): did you mean tsumo?',
      '9文字目：「tusmo」は読み取れません。近いのはtsumoです。',
      '第9个字符：无法识别“tusmo”。是不是tsumo？',
    ],
    [
      { code: 'unknownWord', position: 8, word: 'please', nearest: [] },
      'unknown word “please” (character 9): check the spelling or remove it',
      '9文字目：「please」は読み取れません。直すか削除してください。',
      '第9个字符：无法识别“please”。请更正或删除。',
    ],
  ],
  contradictingWord: [
    [
      { code: 'contradictingWord', position: 9, word: 'tsumo', earlier: 'ron' },
      '“tsumo” contradicts “ron” (character 10): remove one of the two',
      '10文字目：「tsumo」は「ron」と食い違います。どちらかを削除してください。',
      '第10个字符：“tsumo”与“ron”矛盾。请删除其中一个。',
    ],
  ],
  notATile: [
    [
      { code: 'notATile', index: 1, found: '20' },
      '20 is not a tile (item 2): check it or its format',
      '2番目：20は牌ではありません。値と形式を確かめてください。',
      '第2项：20不是牌。请检查内容与格式。',
    ],
  ],
  notACount: [
    [
      { code: 'notACount', index: 0, found: '5' },
      '5 is not a number of tiles from 0 to 4 (item 1): correct it',
      '1番目：5は0〜4の枚数ではありません。直してください。',
      '第1项：5不是0～4的张数。请更正。',
    ],
  ],
  noCopyLeft: [
    [
      { code: 'noCopyLeft', index: 1, tile: redFiveOf(0) },
      'no copy of 0m is left (item 2): remove one',
      '2番目：0mはもう残っていません。1枚減らしてください。',
      '第2项：0m已没有剩余。请去掉一张。',
    ],
  ],
  missingSuit: [
    [
      { code: 'missingSuit', position: 0, digits: '12' },
      '“12” has no suit (character 1): add m, p, s or z after it',
      '1文字目：「12」の種類がありません。後にm・p・s・zのどれかを入力してください。',
      '第1个字符：“12”没有花色。请在后面写m、p、s或z。',
    ],
  ],
  noSuchTile: [
    [
      { code: 'noSuchTile', position: 6, tile: '8z' },
      'there is no tile 8z (character 7): honours are 1z to 7z',
      '7文字目：8zという牌はありません。字牌は1z〜7zです。',
      '第7个字符：没有8z这种牌。字牌是1z～7z。',
    ],
  ],
  unclosedMeld: [
    [
      { code: 'unclosedMeld', position: 8, character: '(' },
      '“(” is not closed (character 9): add “)”',
      '9文字目：「(」が閉じていません。「)」を入力してください。',
      '第9个字符：“(”没有闭合。请补上“)”。',
    ],
    [
      { code: 'unclosedMeld', position: 8, character: '[' },
      '“[” is not closed (character 9): add “]”',
      '9文字目：「[」が閉じていません。「]」を入力してください。',
      '第9个字符：“[”没有闭合。请补上“]”。',
    ],
  ],
  meldSize: [
    [
      { code: 'meldSize', position: 2, tiles: 2 },
      'a meld of 2 tiles (character 3): write 3, or 4 for a kan',
      '3文字目：面子が2枚です。3枚、槓子なら4枚にしてください。',
      '第3个字符：这一组有2张。请写3张，杠子写4张。',
    ],
  ],
  textTooLong: [
    [
      { code: 'textTooLong', position: 1000, most: 1000 },
      'a hand has at most 1000 characters (character 1001): write one hand',
      '1001文字目：手牌が1000文字を超えています。1つの手牌だけを入力してください。',
      '第1001个字符：手牌超过1000个字符。请只写一副手牌。',
    ],
  ],
  moreErrors: [[{ code: 'moreErrors', count: 5 }, 'and 5 more', 'ほかに5件あります。', '另有5处错误。']],
  misplacedMelds: [
    [
      { code: 'misplacedMelds', position: 2 },
      'only tiles can go here (character 3): remove brackets and +',
      '3文字目：ここに入力できるのは牌だけです。括弧と「+」を外してください。',
      '第3个字符：这里只能写牌。请去掉括号与“+”。',
    ],
  ],
  winningTileCount: [
    [
      { code: 'winningTileCount', position: 9, tiles: 2 },
      '2 tiles after + (character 10): write one winning tile',
      '10文字目：「+」の後が2枚です。和了牌を1枚だけ入力してください。',
      '第10个字符：“+”后面有2张。请只写1张和牌张。',
    ],
  ],

  notAnObject: [
    [
      { code: 'notAnObject' },
      'not a JSON object: write a win like {"hand":"234m406p567s88s67m","tile":"8m","by":"ron","seat":"S","round":"E"}',
      '和了はJSONのオブジェクトで書きます。例：{"hand":"234m406p567s88s67m","tile":"8m","by":"ron","seat":"S","round":"E"}',
      '和牌要写成一个 JSON 对象。例：{"hand":"234m406p567s88s67m","tile":"8m","by":"ron","seat":"S","round":"E"}',
    ],
  ],
  missingField: [
    [
      { code: 'missingField', field: 'tile' },
      '“tile” is missing: add it',
      '「tile」がありません。書き加えてください。',
      '缺少“tile”。请补上。',
    ],
  ],
  unknownField: [
    [
      { code: 'unknownField', field: 'winds' },
      'unknown field “winds”: check the spelling or remove it',
      '「winds」という項目はありません。綴りを確かめるか、外してください。',
      '没有“winds”这一项。请检查拼写，或去掉它。',
    ],
  ],
  badField: [
    [
      { code: 'badField', field: 'seat', value: '"X"', expected: ['E', 'S', 'W', 'N'] },
      '“seat” cannot be "X": write E, S, W or N',
      '「seat」が"X"になっています。E、S、W、Nから選んでください。',
      '“seat”是"X"。请从E、S、W、N中选择。',
    ],
    [
      { code: 'badField', field: 'honba', value: '-1', expected: ['0–999'] },
      '“honba” cannot be -1: write 0–999',
      '「honba」が-1になっています。0–999の範囲で入力してください。',
      '“honba”是-1。请写0–999范围内的数。',
    ],
    [
      { code: 'badField', field: 'tile', value: '"78s"', expected: ['7s'] },
      '“tile” cannot be "78s": write it like 7s',
      '「tile」が"78s"になっています。7sのように入力してください。',
      '“tile”是"78s"。请写成7s这样。',
    ],
  ],
  badTiles: [
    [
      { code: 'badTiles', field: 'hand', error: { code: 'unknownCharacter', position: 0, character: 'q' } },
      '“hand”: “q” is not a tile (character 1): use numbers followed by m, p, s or z',
      '「hand」：1文字目：「q」は牌ではありません。数字とm・p・s・zで入力してください。',
      '“hand”的第1个字符：“q”不是牌。请用数字加m、p、s、z书写。',
    ],
  ],
  waremeNotPlayed: [
    [
      { code: 'waremeNotPlayed' },
      'these rules do not use wareme: remove it',
      'このルールに割れ目はありません。外してください。',
      '此规则没有割目。请去掉。',
    ],
  ],
  ippatsuWithoutRiichi: [
    [
      { code: 'ippatsuWithoutRiichi' },
      'ippatsu needs riichi: add riichi or remove ippatsu',
      '一発にはリーチが必要です。リーチを付けるか、一発を外してください。',
      '一发需要立直。请加上立直，或去掉一发。',
    ],
  ],

  unknownRules: [
    [
      { code: 'unknownRules', id: 'tenhuo', nearest: ['tenhou'] },
      'no rule set called “tenhuo”: did you mean tenhou?',
      'ルール「tenhuo」はありません。近いのはtenhouです。',
      '没有名为“tenhuo”的规则。是不是tenhou？',
    ],
    [
      { code: 'unknownRules', id: 'EMA', nearest: ['ema2012', 'ema2016', 'ema2025'] },
      'no rule set called “EMA”: did you mean ema2012, ema2016 or ema2025?',
      'ルール「EMA」はありません。近いのはema2012、ema2016、ema2025です。',
      '没有名为“EMA”的规则。是不是ema2012、ema2016、ema2025？',
    ],
    [
      { code: 'unknownRules', id: 'sanma', nearest: ['tenhouSanma', 'majsoulSanma', 'parlourSanma'] },
      'no rule set called “sanma”: did you mean tenhouSanma, majsoulSanma or parlourSanma?',
      'ルール「sanma」はありません。近いのはtenhouSanma、majsoulSanma、parlourSanmaです。',
      '没有名为“sanma”的规则。是不是tenhouSanma、majsoulSanma、parlourSanma？',
    ],
  ],
  rulesNotAnObject: [
    [
      { code: 'rulesNotAnObject', path: '' },
      'not a rule set: write a name or an object, "tenhou" or {"base":"tenhou"}',
      'ルールは名前かオブジェクトで書きます。例："tenhou"、{"base":"tenhou"}',
      '规则要写成名称或对象。例："tenhou"、{"base":"tenhou"}',
    ],
    [
      { code: 'rulesNotAnObject', path: 'fu' },
      '“Fu” is a group of rules: write an object',
      '「符」はルールのグループです。オブジェクトで書いてください。',
      '“符”是一组规则。请写成对象。',
    ],
  ],
  unknownRule: [
    [
      { code: 'unknownRule', path: 'fu.pair' },
      'unknown rule “fu.pair”: check the spelling or remove it',
      '「fu.pair」というルールはありません。綴りを確かめるか、外してください。',
      '没有“fu.pair”这条规则。请检查拼写，或去掉它。',
    ],
  ],
  neverEnds: [
    [
      { code: 'neverEnds', path: 'match.rounds' },
      'the rule “Length” has no last round, so something else must end the match: set a bust or the points that end it',
      'ルール「対局の長さ」が制限なしで、終局の条件がありません。トビかコールドを決めてください。',
      '对局长度不限场数时，请设定击飞或提前终局。',
    ],
  ],
  badRule: [
    [
      { code: 'badRule', path: 'yaku.local.sanrenkou', value: '2', choices: ['{"closed":2}'] },
      'the rule “Local yaku · Three Consecutive Pons” cannot be 2: choose {"closed":2}',
      'ルール「ローカル役 · 三連刻」が2になっています。{"closed":2}のように入力してください。',
      '规则“古役 · 三连刻”是2。请写成{"closed":2}这样。',
    ],
    [
      { code: 'badRule', path: 'fu.doubleWindPair', value: '3', choices: ['2', '4', 'twoOrFour'] },
      'the rule “Double-wind pair” cannot be 3: choose 2, 4 or twoOrFour',
      'ルール「連風牌の雀頭」が3になっています。2、4、twoOrFourから選んでください。',
      '规则“连风牌雀头”是3。请从2、4、twoOrFour中选择。',
    ],
    [
      { code: 'badRule', path: 'tiles.kita', value: `"${'x'.repeat(38)}…`, choices: ['none', 'dora'] },
      `the rule “Kita (north as dora)” cannot be "${'x'.repeat(38)}…: choose none or dora`,
      `ルール「抜きドラ（北）」が"${'x'.repeat(38)}…になっています。none、doraから選んでください。`,
      `规则“拔北宝牌”是"${'x'.repeat(38)}…。请从none、dora中选择。`,
    ],
  ],
};

const SENTENCES = Object.values(ROWS).flatMap((rows): readonly Row<InputError>[] => rows);

test.each(SENTENCES.map((row) => [row[1], ...row] as const))('%s', (_title, error, en, ja, zh) => {
  expect(describeError(error, localeOf('en'))).toBe(en);
  expect(describeError(error, localeOf('ja'))).toBe(ja);
  expect(describeError(error, localeOf('zh'))).toBe(zh);
});
