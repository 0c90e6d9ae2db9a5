import type { NotationError, RecordError, RulesError } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { type WithCode, describeError, localeOf } from './index.ts';

type InputError = NotationError | RecordError | RulesError;
type Row<E> = readonly [error: E, en: string, ja: string];

/** Each code of a text, a record or rules at least once; the compiler demands it. */
const ROWS: { readonly [C in InputError['code']]: readonly Row<WithCode<InputError, C>>[] } = {
  unknownCharacter: [
    [
      { code: 'unknownCharacter', position: 3, character: 'x' },
      'character 4: “x” is no tile; write numbers and m, p, s or z',
      '4文字目：「x」は牌ではありません。数字とm・p・s・zで書いてください。',
    ],
  ],
  missingSuit: [
    [
      { code: 'missingSuit', position: 0, digits: '12' },
      'character 1: “12” has no suit; write m, p, s or z after it',
      '1文字目：「12」の種類がありません。後にm・p・s・zのどれかを書いてください。',
    ],
  ],
  noSuchTile: [
    [
      { code: 'noSuchTile', position: 6, tile: '8z' },
      'character 7: there is no 8z; honours are 1z to 7z',
      '7文字目：8zという牌はありません。字牌は1z〜7zです。',
    ],
  ],
  unclosedMeld: [
    [
      { code: 'unclosedMeld', position: 8, character: '(' },
      'character 9: “(” is never closed; add “)”',
      '9文字目：「(」が閉じていません。「)」を書いてください。',
    ],
    [
      { code: 'unclosedMeld', position: 8, character: '[' },
      'character 9: “[” is never closed; add “]”',
      '9文字目：「[」が閉じていません。「]」を書いてください。',
    ],
  ],
  meldSize: [
    [
      { code: 'meldSize', position: 2, tiles: 2 },
      'character 3: a meld of 2 tiles; write 3, or 4 for a quad',
      '3文字目：面子が2枚です。3枚、槓子なら4枚で書いてください。',
    ],
  ],
  misplacedMelds: [
    [
      { code: 'misplacedMelds', position: 2 },
      'character 3: only tiles can stand here; leave out brackets and +',
      '3文字目：ここには牌だけを書きます。括弧と「+」を外してください。',
    ],
  ],
  winningTileCount: [
    [
      { code: 'winningTileCount', position: 9, tiles: 2 },
      'character 10: 2 tiles after +; write the one winning tile',
      '10文字目：「+」の後が2枚です。和了牌を1枚だけ書いてください。',
    ],
  ],

  notAnObject: [
    [
      { code: 'notAnObject' },
      'a win is written as one JSON object: {"hand":"234m406p567s88s67m","tile":"8m","by":"ron","seat":"S","round":"E"}',
      '和了はJSONのオブジェクトで書きます。例：{"hand":"234m406p567s88s67m","tile":"8m","by":"ron","seat":"S","round":"E"}',
    ],
  ],
  missingField: [
    [{ code: 'missingField', field: 'tile' }, '“tile” is missing: add it', '「tile」がありません。書き加えてください。'],
  ],
  unknownField: [
    [
      { code: 'unknownField', field: 'winds' },
      'there is no field “winds”: check its spelling, or take it away',
      '「winds」という項目はありません。綴りを確かめるか、外してください。',
    ],
  ],
  badField: [
    [
      { code: 'badField', field: 'seat', value: 'X', expected: ['E', 'S', 'W', 'N'] },
      '“seat” is "X": write E, S, W or N',
      '「seat」が"X"になっています。E、S、W、Nから選んでください。',
    ],
    [
      { code: 'badField', field: 'honba', value: -1, expected: ['0–999'] },
      '“honba” is -1: write 0–999',
      '「honba」が-1になっています。0–999の範囲で書いてください。',
    ],
    [
      { code: 'badField', field: 'tile', value: '78s', expected: ['7s'] },
      '“tile” is "78s": write it like 7s',
      '「tile」が"78s"になっています。7sのように書いてください。',
    ],
  ],
  badTiles: [
    [
      { code: 'badTiles', field: 'hand', error: { code: 'unknownCharacter', position: 0, character: 'q' } },
      '“hand”, character 1: “q” is no tile; write numbers and m, p, s or z',
      '「hand」の1文字目：「q」は牌ではありません。数字とm・p・s・zで書いてください。',
    ],
  ],
  ippatsuWithoutRiichi: [
    [
      { code: 'ippatsuWithoutRiichi' },
      'ippatsu needs riichi: add riichi, or take ippatsu away',
      '一発にはリーチが必要です。リーチを付けるか、一発を外してください。',
    ],
  ],

  unknownRules: [
    [
      { code: 'unknownRules', id: 'tenhuo' },
      'no rules are called “tenhuo”: did you mean tenhou, tenhouNoRed or tenhouTonpuu?',
      'ルール「tenhuo」はありません。もしかしてtenhou、tenhouNoRed、tenhouTonpuuですか。',
    ],
    [
      { code: 'unknownRules', id: 'EMA' },
      'no rules are called “EMA”: did you mean ema2012, ema2016 or ema2025?',
      'ルール「EMA」はありません。もしかしてema2012、ema2016、ema2025ですか。',
    ],
    [
      { code: 'unknownRules', id: 'sanma' },
      'no rules are called “sanma”: did you mean tenhouSanma, majsoulSanma or riichiCitySanma?',
      'ルール「sanma」はありません。もしかしてtenhouSanma、majsoulSanma、riichiCitySanmaですか。',
    ],
  ],
  rulesNotAnObject: [
    [
      { code: 'rulesNotAnObject', path: '' },
      'rules are a name or an object: "tenhou" or {"base":"tenhou"}',
      'ルールは名前かオブジェクトで書きます。例："tenhou"、{"base":"tenhou"}',
    ],
    [
      { code: 'rulesNotAnObject', path: 'fu' },
      '“fu” is a group of rules: write an object',
      '「fu」はルールの組です。オブジェクトで書いてください。',
    ],
  ],
  unknownRule: [
    [
      { code: 'unknownRule', path: 'fu.pair' },
      'there is no rule “fu.pair”: check its spelling, or take it away',
      '「fu.pair」というルールはありません。綴りを確かめるか、外してください。',
    ],
  ],
  badRule: [
    [
      { code: 'badRule', path: 'fu.doubleWindPair', value: 3, choices: ['2', '4'] },
      'the rule “fu.doubleWindPair” is 3: choose 2 or 4',
      'ルール「fu.doubleWindPair」が3になっています。2、4から選んでください。',
    ],
    [
      { code: 'badRule', path: 'tiles.kita', value: 'x'.repeat(99), choices: ['none', 'dora'] },
      `the rule “tiles.kita” is "${'x'.repeat(38)}…: choose none or dora`,
      `ルール「tiles.kita」が"${'x'.repeat(38)}…になっています。none、doraから選んでください。`,
    ],
  ],
};

const SENTENCES = Object.values(ROWS).flatMap((rows): readonly Row<InputError>[] => rows);

test.each(SENTENCES.map((row) => [row[1], ...row] as const))('%s', (_title, error, en, ja) => {
  expect(describeError(error, localeOf('en'))).toBe(en);
  expect(describeError(error, localeOf('ja'))).toBe(ja);
});
