import { unwrap } from '@tenbo/engine';
import { type Match, mergeLogs, replay } from '@tenbo/ledger';
import { expect, test } from 'vitest';

import { TESTED_LANGUAGES } from '../../../../fixtures/tested-languages.ts';
import { draw, handEnded, played, replaced, ron, started, undone } from '../../../../fixtures/logs.ts';
import { LANGUAGES, describeConflict, localeOf } from '../index.ts';

const stem = played(started(), ['h1', ron(1, 2, { han: 1, fu: 30 })], ['p', { type: 'penaltyGiven', seat: 3, ranking: 20 }]);
const two = played(stem, ['h2', draw(2)]);

function titles(one: Match, other: Match): readonly string[] {
  const log = unwrap(mergeLogs(one.log, other.log));
  const match = { log, state: replay(log) };
  const [conflict] = match.state.conflicts;
  return TESTED_LANGUAGES.map((language) => (conflict ? describeConflict(conflict, match, localeOf(language)).title : ''));
}

function ways(one: Match, other: Match, language: (typeof LANGUAGES)[number] = 'en'): readonly string[] {
  const log = unwrap(mergeLogs(one.log, other.log));
  const match = { log, state: replay(log) };
  return match.state.conflicts.flatMap((conflict) =>
    describeConflict(conflict, match, localeOf(language)).ways.map(({ text }) => text),
  );
}

test('two versions of a hand', () => {
  const [one, other] = [played(stem, ['a', draw(1)]), played(stem, ['b', draw(3)])];
  expect(titles(one, other)).toEqual([
    'East 2 has different versions: choose one',
    '東2局の記録が食い違っています。どちらを採るか選んでください。',
    '东2局的记录不一致，请选择以哪个为准',
  ]);
  expect(ways(one, other)).toEqual(['exhaustive draw, Ben in tenpai', 'exhaustive draw, Dai in tenpai']);
});

test('a hand that a change elsewhere would move', () => {
  const dealerWon = played(stem, ['r', replaced('h1', ron(0, 2, { han: 1, fu: 30 }))]);
  expect(titles(dealerWon, two)).toEqual([
    'A hand entered as East 2 would now be East 1, 1 honba, because the other copy was edited: choose what counts',
    '東2局として付けた局が、別の端末での変更で東1局 1本場になります。どうするか選んでください。',
    '记作东2局的一局，因另一份记录中的改动成了东1局 1本场，请选择如何处理',
  ]);
  expect(ways(dealerWon, two)).toEqual([
    'Keep it as East 1, 1 honba: exhaustive draw, Chie in tenpai',
    'Remove it: exhaustive draw, Chie in tenpai',
    'Undo the other change: East 1: ron by Ben from Chie, 1 han 30 fu',
  ]);
  expect(ways(dealerWon, two, 'ja')).toEqual([
    '東1局 1本場として残す：流局（Chieが聴牌）',
    '取り消す：流局（Chieが聴牌）',
    '変更のほうを元に戻す：東1局：BenがChieからロン、30符1翻',
  ]);
});

test('a hand in the same place, after a different hand', () => {
  const foul = played(stem, ['f', handEnded({ riichi: [], outcome: { kind: 'chombo', by: [3] } })]);
  expect(titles(played(foul, ['v', undone('f')]), played(foul, ['h3', draw(3)]))).toEqual([
    'The hand before East 2 was edited in the other copy: choose what counts',
    '東2局の前の局が別の端末で変更されています。どうするか選んでください。',
    '东2局之前的一局在别处被改动，请选择如何处理',
  ]);
});

test('a penalty changed in two ways', () => {
  const fine = (ranking: number) => replaced('p', { type: 'penaltyGiven', seat: 3, ranking });
  const [one, other] = [played(stem, ['x', fine(10)]), played(stem, ['y', fine(30)])];
  expect(titles(one, other)).toEqual([
    'An entry has different versions: choose one',
    '訂正が食い違っています。どちらを採るか選んでください。',
    '更正不一致，请选择以哪个为准',
  ]);
  expect(ways(one, other)).toEqual(['Penalty: Dai −10.0', 'Penalty: Dai −30.0']);
});
