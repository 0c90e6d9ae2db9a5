import type { LedgerError } from '@tenbo/ledger';
import { expect, test } from 'vitest';

import { TESTED_LANGUAGES } from '../../../../fixtures/tested-languages.ts';
import { type WithCode, describeLedgerError, localeOf } from '../index.ts';

const PLAYERS = ['Aki', 'Ben', 'Chie', 'Dai'];

type Code = 'playerCount' | 'scoreCount' | 'badScore' | 'newerVersion' | 'badName' | 'namesAlike' | 'badNote';
type Row<E> = readonly [error: E, en: string, ja: string, zh: string];

/** Each code at least once, as the compiler requires. */
const ROWS: { readonly [C in Code]: readonly Row<WithCode<LedgerError, C>>[] } = {
  playerCount: [
    [
      { code: 'playerCount', players: 3, expected: 4 },
      '3 players, but these rules are for 4: name 4',
      '対局者が3人ですが、このルールは4人打ちです。4人にしてください。',
      '玩家有3人，但此规则是四人麻将。请改为4人。',
    ],
  ],
  scoreCount: [
    [
      { code: 'scoreCount', scores: 1, expected: 4 },
      'points for 1 player, but 4 play: write 4',
      '1人分の点数がありますが、対局者は4人です。4人分を入力してください。',
      '写了1人的点数，而对局有4人。请写4人的点数。',
    ],
  ],
  badScore: [
    [
      { code: 'badScore', seat: 1, points: 150, most: 10_000_000 },
      'Ben starts with 150 points: write hundreds, at most 10,000,000',
      'Benの開始時の点数が150になっています。10000000点までの100点単位で入力してください。',
      'Ben的起始点数是150。请以百点为单位书写，不超过10000000点。',
    ],
  ],
  newerVersion: [
    [
      { code: 'newerVersion', version: 2, known: 1 },
      'the match is in format 2, but this tenbo reads up to 1: update tenbo',
      'この対局の形式はバージョン2ですが、対応しているのは1までです。プログラムを更新してください。',
      '对局的版本是2，本程序只支持到1。请使用更新的程序。',
    ],
  ],
  badName: [
    [
      { code: 'badName', seat: 1, fault: { fault: 'empty' } },
      'the name of player 2 is empty: write one',
      '2人目の名前が空です。入力してください。',
      '第2位玩家的名字是空的。请填写。',
    ],
    [
      { code: 'badName', seat: 1, fault: { fault: 'unseen', character: 'U+202E' } },
      'the name of player 2 has an invisible character (U+202E): remove it',
      '2人目の名前に見えない文字（U+202E）があります。削除してください。',
      '第2位玩家的名字含有看不见的字符（U+202E）。请去掉它。',
    ],
  ],
  namesAlike: [
    [
      { code: 'namesAlike', seats: [0, 2] },
      'players 1 and 3 have the same name: change one of them',
      '1人目と3人目の名前が同じです。区別できる名前にしてください。',
      '第1位、第3位玩家的名字相同。请加以区分。',
    ],
  ],
  badNote: [
    [
      { code: 'badNote', fault: { fault: 'tooLong', most: 500 } },
      'the note is too long: write at most 500 letters',
      'メモが長すぎます。500文字以内にしてください。',
      '备注太长。请写在500个字以内。',
    ],
  ],
};

test.each(Object.values(ROWS).flatMap((rows): readonly Row<LedgerError>[] => rows))('%j', (error, ...expected) => {
  expect(TESTED_LANGUAGES.map((language) => describeLedgerError(error, localeOf(language), PLAYERS))).toEqual(expected);
});
