/** Times of the ledger that players notice: replaying a long log, previewing a correction, the conditions of the last hand. */
import { presets, unwrap, withRule } from '@tenbo/engine';
import { type Entry, type Match, LOG_VERSION, append, conditions, newMatch, preview, replay } from '@tenbo/ledger';

import { randomHand } from '../fixtures/hand-ends.ts';
import { next } from '../fixtures/logs.ts';
import { seeded } from '../fixtures/wins.ts';
import { inTurn, medianOf, run, showRow } from './report.ts';

const ENTRIES = 10_000;
const HANDS = 30;
const PASSES = 25;

/** Points may go below zero, so the match ends only when the dealer changes. */
const rules = withRule(withRule(presets.standard, 'match.bust', 'none'), 'match.riichiBelowStick', 'allowed');
const players = ['A', 'B', 'C', 'D'];
const start = unwrap(newMatch({ id: '0', after: [], event: { type: 'matchStarted', version: LOG_VERSION, rules, players } }));

/** Hands in which the first dealer stays: wins by tiles, by han and fu and by points, draws and chombo. */
function logOf(entries: number): readonly Entry[] {
  const choose = seeded(1);
  const log = [...start.log];
  while (log.length < entries) {
    const event = { type: 'handEnded', hand: randomHand(choose, start.state) } as const;
    const after = append(start, next(start, 'hand', event));
    if (after.ok && after.value.state.kyoku === 0) log.push({ id: String(log.length), after: [String(log.length - 1)], event });
  }
  return log;
}

const long = logOf(ENTRIES);
const played = matchOf(long.slice(0, HANDS + 1));
const last: Match = { ...played, state: { ...played.state, kyoku: 7, scores: [31_000, 27_000, 22_000, 20_000], sticks: [] } };
const undo = next(played, 'undo', { type: 'entryVoided', entry: '1' });

function matchOf(log: readonly Entry[]): Match {
  return { log, state: replay(log) };
}

const runs = [
  { most: 40, ...run(`replay of ${ENTRIES} entries`, () => replay(long).hands.length) },
  { most: 16, ...run(`preview of a correction, ${HANDS} hands`, () => unwrap(preview(played, undo)).hands.length) },
  { most: 16, ...run('conditions of one seat', () => conditions(last.state, 2).threats.length) },
];

const checksum = inTurn(runs, PASSES);
console.log(`\nledger, ${PASSES} passes in turn, medians and the best; checksum ${checksum}`);
for (const { name, most, figures } of runs) {
  const value = medianOf(figures);
  showRow(name, `${value.toFixed(2)} (${Math.min(...figures).toFixed(2)}) ms`, { value, most });
}
