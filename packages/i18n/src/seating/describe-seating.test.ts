import { type SeatingError, certify } from '@tenbo/seating';
import { expect, test } from 'vitest';

import { TESTED_LANGUAGES } from '../../../../fixtures/tested-languages.ts';
import { type WithCode, describeCertificate, describeSeatingError, localeOf, seatingWordsOf } from '../index.ts';

type Row<E> = readonly [error: E, en: string, ja: string, zh: string];

/** Each code at least once, as the compiler requires. */
const SAID: { readonly [C in SeatingError['code']]: readonly Row<WithCode<SeatingError, C>>[] } = {
  notInRange: [
    [
      { code: 'notInRange', what: 'players', value: 3, least: 4, most: 2000 },
      '3 players cannot be seated: choose 4 to 2000',
      '3人では卓組を作れません。4〜2000人にしてください。',
      '3人无法编排。请选择4～2000人。',
    ],
    [
      { code: 'notInRange', what: 'rounds', value: 101, least: 1, most: 100 },
      '101 rounds cannot be seated: choose 1 to 100',
      '101回戦では卓組を作れません。1〜100回戦にしてください。',
      '101轮无法编排。请选择1～100轮。',
    ],
    [
      { code: 'notInRange', what: 'table', value: 11, least: 1, most: 10 },
      'there is no table 11: choose 1 to 10',
      '11卓はありません。1〜10卓から選んでください。',
      '没有第11桌。请选择1～10。',
    ],
  ],
  noSuchPlayer: [
    [
      { code: 'noSuchPlayer', player: 41, players: 40 },
      'there is no player 41: choose 1 to 40',
      '41番の人はいません。1〜40番から選んでください。',
      '没有41号选手。请选择1～40号。',
    ],
  ],
  listedTwice: [
    [
      { code: 'listedTwice', player: 7 },
      'player 7 is listed twice: list each player once',
      '7番が2回書かれています。1回だけにしてください。',
      '7号写了两次，请只写一次。',
    ],
  ],
  notInStanding: [
    [
      { code: 'notInStanding', player: 2 },
      'Ben (2) is not in the standings: add them',
      'Ben（2番）が順位表にありません。加えてください。',
      '排名中没有Ben（2号），请加上。',
    ],
  ],
  tooFew: [
    [
      { code: 'tooFew', present: 1, seats: 4 },
      'only 1 player for a table of 4: add players',
      '1人では4人の卓が立ちません。参加者を増やしてください。',
      '只有1人，凑不齐4人一桌。请增加选手。',
    ],
  ],
  sameTable: [
    [
      { code: 'sameTable', table: 3 },
      'two players are fixed at table 3: give one of them another table',
      '3卓から動けない人が2人います。1人を別の卓にしてください。',
      '有两人固定在第3桌。请把其中一人改到别的桌。',
    ],
  ],
  notANumber: [
    [
      { code: 'notANumber', line: 2, text: 'one\u001B' },
      'line 2: “one\\u{1b}” is not a whole number of 1 or more: correct it',
      '2行目：「one\\u{1b}」は1以上の整数ではありません。直してください。',
      '第2行：“one\\u{1b}”不是1以上的数字，请改正。',
    ],
  ],
  wrongCount: [
    [
      { code: 'wrongCount', line: 2, count: 3, seats: 4 },
      'line 2 has 3 players, but needs 4: correct the line',
      '2行目：4人のところに3人書かれています。直してください。',
      '第2行：应有4人，却写了3人，请改正。',
    ],
  ],
  seatedTwice: [
    [
      { code: 'seatedTwice', line: 4, player: 5, round: 2 },
      'line 4: player 5 has two places in round 2: remove one',
      '4行目：2回戦に5番が2回出ています。1か所だけにしてください。',
      '第4行：5号在第2轮出现两次，请只留一处。',
    ],
  ],
  tableTwice: [
    [
      { code: 'tableTwice', line: 4, table: 1 },
      'line 4: table 1 is listed twice in its round: change its number',
      '4行目：同じ回戦に1卓が2つあります。卓番号を直してください。',
      '第4行：同一轮中有两个第1桌，请改正桌号。',
    ],
  ],
  notSeated: [
    [
      { code: 'notSeated', player: 1, round: 2 },
      'Aki (1) has no place in round 2: add a seat or a bye',
      '2回戦にAki（1番）の席がありません。席か抜け番に加えてください。',
      '第2轮没有Aki（1号）的座位。请安排座位或轮空。',
    ],
  ],
  roundMissing: [
    [
      { code: 'roundMissing', round: 2 },
      'round 2 is missing: add it, or number the rounds from 1',
      '2回戦がありません。加えるか、1回戦から順に番号を付けてください。',
      '缺少第2轮。请补上，或从第1轮起依次编号。',
    ],
  ],
  empty: [
    [
      { code: 'empty' },
      'no rounds: write a line for each table',
      '卓組がありません。卓ごとに1行書いてください。',
      '没有编排。请每桌写一行。',
    ],
  ],
};

test.each(Object.values<readonly Row<SeatingError>[]>(SAID).flat())('%j', (error, en, ja, zh) => {
  const said = TESTED_LANGUAGES.map((language) =>
    describeSeatingError(error, seatingWordsOf(localeOf(language)), ['Aki', 'Ben']),
  );
  expect(said).toEqual([en, ja, zh]);
});

test('a certificate has a row for each figure and for each number of meetings', () => {
  const again = { tables: [[0, 1, 2, 3]], byes: [4] };
  const certificate = certify({ players: 5 }, [again, again]);
  const [en, ja, zh] = TESTED_LANGUAGES.map(localeOf).map((locale) =>
    describeCertificate(certificate, seatingWordsOf(locale), locale),
  );
  expect(en).toEqual({
    title: 'Check: 2 rounds, 5 players',
    headings: ['', 'this plan', 'lower bound'],
    rows: [
      ['repeat meetings', '6', '6'],
      ['repeat meetings in consecutive rounds', '6', ''],
      ['meetings to be avoided (teammates, --apart)', '0', '0'],
      ['largest difference between a player’s winds', '2', '1'],
      ['players whose winds differ by 2 or more', '4', ''],
      ['returns to a table', '4', '4'],
      ['stays at the same table', '4', ''],
      ['largest difference in times sitting out', '2', '1'],
      ['pairs that never meet', '4', ''],
      ['pairs that meet twice', '6', ''],
    ],
  });
  expect(ja?.rows.at(-1)).toEqual(['2回同卓する組', '6', '']);
  expect(zh?.rows.at(-2)).toEqual(['从未同桌的组合', '4', '']);
  const numbers = (text = en) => text?.rows.map(([, ...figures]) => figures);
  expect([numbers(ja), numbers(zh)]).toEqual([numbers(en), numbers(en)]);
});
