/** Times of the ledger that players notice: replaying a long log, previewing a correction, the conditions of the last hand. */
import { presets, unwrap, withRule } from '@tenbo/engine';
import { type Entry, type Match, LOG_VERSION, append, conditions, newMatch, preview, replay } from '@tenbo/ledger';

import { randomHand } from '../fixtures/hand-ends.ts';
import { next } from '../fixtures/logs.ts';
import { seeded } from '../fixtures/wins.ts';

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

const runs: readonly { readonly name: string; readonly aim: number; readonly pass: () => number }[] = [
  { name: `replay of ${ENTRIES} entries`, aim: 100, pass: () => replay(long).hands.length },
  { name: `preview of a correction, ${HANDS} hands`, aim: 16, pass: () => unwrap(preview(played, undo)).hands.length },
  { name: 'conditions of one seat', aim: 16, pass: () => conditions(last.state, 2).threats.length },
];

console.log(`\nledger, ${PASSES} passes each, best and median in ms`);
for (const { name, aim, pass } of runs) {
  let counted = 0;
  const times = Array.from({ length: PASSES }, () => {
    const begin = performance.now();
    counted += pass();
    return performance.now() - begin;
  }).toSorted((one, other) => one - other);
  const [best, median] = [times[0], times[Math.floor(PASSES / 2)]].map((time) => (time as number).toFixed(2).padStart(8));
  console.log(`${name.padEnd(38)} ${best} ${median}   aim ${aim}   counted ${counted / PASSES}`);
}
