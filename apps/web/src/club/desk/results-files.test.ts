import { presets } from '@tenbo/engine';
import { loadPageWords } from '@tenbo/i18n/page';
import { settleMatch } from '@tenbo/ledger';
import { readResults } from '@tenbo/records';
import {
  type Act,
  type MatchSummary,
  type Plan,
  type Tournament,
  checkAct,
  settlementOf,
  standingsOf,
  tournamentOf,
  withAct,
} from '@tenbo/tournament';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { COLUMNS, resultsCsv, splitCells } from './results-file.ts';
import { resultActs } from './result-acts.ts';

const PLAN: Plan = { title: 'Autumn', rules: presets.ema2016, standings: { ties: ['places'] }, bye: -15_000 };
const NAMES = ['Aki', '=Ben', 'Chie "C"', 'Dai, Max', 'エミ', 'Fumi', 'Goro', 'Haru', 'Ichi'];
const [en, ja, zh] = [await loadPageWords('desk', 'en'), await loadPageWords('desk', 'ja'), await loadPageWords('desk', 'zh')];
const heads = en.results.columns;

/** A tournament after these acts, each of which must be accepted. */
function opened(plan: Plan, acts: readonly Act[] = []): Tournament {
  const first = tournamentOf([{ id: 'o', at: '', act: { type: 'tournamentOpened', version: 1, plan } }]);
  if (!first) throw new Error('not opened');
  return acts.reduce((state, act, i) => {
    const error = checkAct(state, act);
    if (error) throw new Error(JSON.stringify(error));
    return withAct(state, { id: `e${i}`, at: '2026-11-22T10:00:00Z', act }) ?? state;
  }, first);
}

/** What importing a text does to a tournament whose players are named by their ids. */
function imported(text: string, tournament = opened(PLAN)) {
  const { rows, faults } = readResults(text, { split: splitCells });
  let ids = 0;
  const done = resultActs(
    rows,
    tournament,
    (player) => player,
    () => `new-${++ids}`,
  );
  return { ...done, faults: [...faults, ...done.faults] };
}

const table = (round: number, number: number, points: readonly (readonly [string, string])[]) =>
  points.map(([name, score]) => `${round},${number},${name},"${score}"`).join('\n');
const HEAD = 'round,table,player,points\n';
const ONE =
  HEAD +
  table(1, 1, [
    ['Aki', '42,000'],
    ['Ben', '32.000'],
    ['Chie', '28 000'],
    ['Dai', '18000'],
  ]);

test('a file becomes the acts an organiser would have done', () => {
  const { acts, faults, fresh, known, rounds, tables } = imported(ONE);
  expect(faults).toEqual([]);
  expect({ fresh: fresh.map(({ name }) => name), known, rounds, tables }).toEqual({
    fresh: ['Aki', 'Ben', 'Chie', 'Dai'],
    known: 0,
    rounds: [1],
    tables: 1,
  });
  expect(acts.slice(4)).toEqual([
    {
      type: 'roundSeated',
      round: 1,
      tables: [{ table: 1, players: ['new-1', 'new-2', 'new-3', 'new-4'] }],
      byes: [],
      method: 'prescribed',
    },
    { type: 'resultEntered', round: 1, table: 1, scores: [42_000, 32_000, 28_000, 18_000] },
    { type: 'roundClosed', round: 1 },
  ]);
});

test('seats, sticks, penalties, byes, teams, semicolons, a different order and other languages', () => {
  const text = [
    '\uFEFF持ち点;席;名前;卓;回戦;供託;罰点;チーム',
    '▲5000;北;Dai;2;7;;;B',
    '42000;東;Aki;2;7;1;−20;A',
    '',
    '43000;2;Ben;2;7;1;;B',
    '38,000;3;Chie;2;7;;;A',
    ';;Emi;;7;;;',
    ';;Dai;;7;;-10,5;',
  ].join('\r\n');
  const { acts, faults, rounds } = imported(text);
  expect(faults).toEqual([]);
  expect(rounds).toEqual([1]);
  const [dai, aki, ben, chie, emi] = ['new-1', 'new-2', 'new-3', 'new-4', 'new-5'];
  expect(acts.slice(0, 2)).toEqual([
    { type: 'playerEntered', player: dai, team: 'B' },
    { type: 'playerEntered', player: aki, team: 'A' },
  ]);
  expect(acts.slice(5)).toEqual([
    { type: 'roundSeated', round: 1, tables: [{ table: 2, players: [aki, ben, chie, dai] }], byes: [emi], method: 'prescribed' },
    { type: 'resultEntered', round: 1, table: 2, scores: [42_000, 43_000, 38_000, -5000], sticks: [0, 1] },
    { type: 'penaltyGiven', round: 1, player: aki, total: -20_000 },
    { type: 'penaltyGiven', round: 1, player: dai, total: -10_500 },
    { type: 'roundClosed', round: 1 },
  ]);
});

test('every faulty line is named with its reason, and the other lines are still checked', () => {
  const text = `round,table,seat,player,points,total
1,1,E,Aki,42000,28.0
1,1,S,Ben,32000,7
1,1,W,Chie,28000,-7
1,1,N,Dai,18000,-27
1,2,E,Emi,30000,
1,2,S,Fumi,30000,
1,2,W,Goro,30000,
1,3,E,Emi,30000,
1,3,S,Fumi,30000,
1,3,W,Goro,30000,
1,3,N,Haru,30100,
1,4,E,Aki,30000,
1,4,S,Fumi,30000,
1,4,W,Goro,30000,
1,4,N,Haru,30000,
1,5,E,Ichi,30000,
1,5,E,Jun,30000,
1,5,W,Kei,30000,
1,5,N,Lin,30000,
x,1,E,Aki,30000,
2,0,E,Aki,30000,
2,1,Q,Aki,30000,
2,1,E,,30000,
2,1,E,Aki,many,
2,,,Aki,30000,`;
  const { faults } = imported(text);
  expect(faults.toSorted((one, other) => one.line - other.line)).toMatchObject([
    { line: 2, why: 'otherTotal', total: 28_000, expected: 27_000 },
    { line: 6, why: 'refused', error: { code: 'tableSize', table: 2, players: 3, expected: 4 } },
    { line: 9, why: 'refused', error: { code: 'scoreSum', sum: 120_100, expected: 120_000 } },
    { line: 13, why: 'refused', error: { code: 'seatedTwice' } },
    { line: 17, why: 'badSeats', table: 5 },
    { line: 21, why: 'badCell', column: 'round' },
    { line: 22, why: 'badCell', column: 'table' },
    { line: 23, why: 'badCell', column: 'seat' },
    { line: 24, why: 'badCell', column: 'player' },
    { line: 25, why: 'badCell', column: 'points', text: 'many' },
    { line: 26, why: 'badCell', column: 'table' },
  ]);
});

test('an unknown heading is refused', () => {
  expect(imported(ONE.replace('points', 'points,colour')).faults).toEqual([{ line: 1, why: 'unknownColumn', name: 'colour' }]);
  expect(imported('round,round,player\n1,1,Aki').faults).toEqual([
    { line: 1, why: 'columnTwice', name: 'round' },
    { line: 1, why: 'noColumn', column: 'points' },
  ]);
  expect(imported('').faults).toEqual([]);
});

test('other layouts are read too: each game is a table, and a round ends when somebody plays again', () => {
  const sheet = 'Aki,Ben,Chie,Dai,Emi\n42000,32000,28000,18000,\n42000,,28000,18000,32000';
  const lines = 'Aki 42000, Ben 32000, Chie 28000, Dai 18000\nAki 42000, Chie 28000, Dai 18000, Emi 32000';
  const games = `date,game,name,score\n${lines
    .split('\n')
    .flatMap((line, i) => line.split(', ').map((one) => `2026-11-2${i},1,${one.replace(' ', ',')}`))
    .join('\n')}`;
  for (const text of [sheet, lines, games]) {
    const { acts, faults, fresh, rounds, tables } = imported(text);
    expect([faults, rounds, tables, fresh.map(({ name }) => name)]).toEqual([
      [],
      [1, 2],
      2,
      ['Aki', 'Ben', 'Chie', 'Dai', 'Emi'],
    ]);
    expect(acts.flatMap((act) => (act.type === 'resultEntered' ? [[act.round, act.table]] : []))).toEqual([
      [1, 1],
      [2, 1],
    ]);
  }
});

test('an event takes points, not results, and a text without either says so', () => {
  expect(imported('21:05 | 四般東喰赤 | Aki(+51.0) Ben(+6.0) Chie(-18.0) Dai(-39.0)').faults).toEqual([
    { line: 1, why: 'noPoints' },
  ]);
  expect(imported('a note').faults).toEqual([{ line: 1, why: 'notResults' }]);
});

test('rounds follow those of the event; known players are recognised; repeated tables are counted', () => {
  const { acts } = imported(ONE);
  const once = opened(PLAN, acts);
  const names: Readonly<Record<string, string>> = { 'new-1': 'Aki', 'new-2': 'ben', 'new-3': 'Ｃhie', 'new-4': 'Dai' };
  const again = resultActs(
    readResults(ONE, { split: splitCells }).rows,
    once,
    (player) => names[player] ?? '',
    () => 'x',
  );
  expect(again).toMatchObject({ fresh: [], known: 4, rounds: [2], tables: 1, repeated: 1, faults: [] });
  const open = opened(PLAN, acts.slice(0, -1));
  expect(imported(ONE, open).faults).toEqual([{ line: 2, why: 'refused', error: { code: 'roundOpen', round: 1 } }]);
  expect(imported(`${HEAD.trim()},team\n1,1,Aki,1,A\n2,1,Aki,1,B`).faults).toContainEqual({
    line: 3,
    why: 'otherTeam',
    name: 'Aki',
    team: 'A',
  });
});

test('the columns are read in every language they are written in', () => {
  for (const { columns } of [en.results, ja.results, zh.results]) {
    const { faults } = readResults(`${COLUMNS.map((column) => columns[column]).join(',')}\n`, { split: splitCells });
    expect(faults).toEqual([]);
  }
});

/** Scores of four players that add up to 120,000 with the leftover sticks. */
const result = fc
  .tuple(
    fc.array(fc.integer({ min: -100, max: 500 }), { minLength: 3, maxLength: 3 }),
    fc.array(fc.constantFrom(0, 1, 2, 3), { maxLength: 3 }),
  )
  .map(([three, sticks]) => {
    const [a = 0, b = 0, c = 0] = three.map((one) => one * 100);
    return { scores: [a, b, c, 120_000 - a - b - c - sticks.length * 1000], sticks };
  });

/** A round of nine players: the seats, the results of both tables, whether they come from matches, and penalties. */
const round = fc.record({
  order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8], { minLength: 9 }),
  results: fc.array(result, { minLength: 2, maxLength: 2 }),
  areMatches: fc.boolean(),
  chombo: fc.constantFrom(0, 20),
  penalties: fc.array(fc.tuple(fc.nat(8), fc.integer({ min: -300, max: 100 })), { maxLength: 3 }),
});

test('a saved file imported into a new event gives the same standings; a chombo of a match becomes a penalty', () => {
  const named = Object.values(presets).filter(({ tiles, match }) => tiles.players === 4 && match.start === 30_000);
  const returned = { ...presets.ema2016, standings: { ...presets.ema2016.standings, leftoverSticks: 'returned' as const } };
  const rules = fc.constantFrom(returned, ...named);
  fc.assert(
    fc.property(fc.array(round, { minLength: 1, maxLength: 4 }), rules, fc.boolean(), (rounds, of, isFree) => {
      const cuts = [{ after: 2, advance: 5, keep: 0.5 }];
      const plan: Plan = { ...PLAN, rules: of, ...(isFree ? { isFree } : { standings: { ties: [], cuts } }) };
      const ids = NAMES.map((_, i) => `p${i}`);
      const acts: Act[] = ids.map((player, i) => ({ type: 'playerEntered', player, ...(i % 2 === 0 && { team: 'Even' }) }));
      const summaries = new Map<string, MatchSummary>();
      for (const [i, { order, results, areMatches, penalties }] of rounds.entries()) {
        const seats = order.map((player) => ids[player] ?? '');
        acts.push({
          type: 'roundSeated',
          round: i + 1,
          tables: [0, 1].map((at) => ({ table: at + 1, players: seats.slice(4 * at, 4 * at + 4) })),
          byes: seats.slice(8),
        });
        for (const [at, { scores, sticks }] of results.entries()) {
          const where = { round: i + 1, table: at + 1 };
          acts.push(
            areMatches
              ? { type: 'resultConfirmed', ...where, digest: 'd'.repeat(64) }
              : { type: 'resultEntered', ...where, scores, sticks },
          );
        }
        for (const [player, tenths] of penalties)
          acts.push({ type: 'penaltyGiven', round: i + 1, player: ids[player] ?? '', total: tenths * 100 });
        acts.push({ type: 'roundClosed', round: i + 1 });
      }
      const before = opened(plan, acts);
      for (const [i, { results, areMatches, chombo }] of rounds.entries()) {
        for (const [at, { scores, sticks }] of results.entries()) {
          const match = before.rounds[i]?.tables[at]?.match ?? '';
          if (!areMatches) continue;
          const settled = settleMatch({ scores, sticks, penalties: [chombo, 0, 0, 0] }, of);
          const rest = { digest: '', at: undefined, kyoku: 8, honba: 0, hands: 8, isOver: true, conflicts: 0 };
          summaries.set(match, { match, ...rest, sticks: sticks.length, scores, standings: settled });
        }
      }
      const text = resultsCsv(before, summaries, (player) => NAMES[ids.indexOf(player)] ?? '', heads);
      const after = imported(text, opened(plan));
      expect(after.faults).toEqual([]);
      const there = opened(plan, after.acts);
      const nameBy = new Map(after.fresh.map(({ id, name }) => [id, name]));
      const linesOf = (state: Tournament, known: ReadonlyMap<string, MatchSummary>, nameOf: (player: string) => string) =>
        standingsOf(state, known)
          .map(({ player, place, total, kept, stage, results }) => [
            nameOf(player),
            place,
            Math.round(total * 10),
            Math.round(kept * 10),
            stage,
            results.length,
          ])
          .toSorted((one, other) => String(one[0]).localeCompare(String(other[0])));
      expect(linesOf(there, new Map(), (player) => nameBy.get(player) ?? '')).toEqual(
        linesOf(before, summaries, (player) => NAMES[ids.indexOf(player)] ?? ''),
      );
      expect(there.rounds.flatMap((one) => one.tables.flatMap((at) => settlementOf(one, at, undefined)))).toHaveLength(
        8 * rounds.length,
      );
    }),
  );
});
