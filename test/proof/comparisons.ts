import { type Hand, type RuleSet, formatHand, presets } from '@tenbo/engine';

import { peerDistance } from '../../bench/majiang.ts';
import { seeded } from '../../fixtures/wins.ts';
import { type Distance, distanceBy, kindsOf, randomHand } from './hands.ts';
import { distanceToNearest } from './nearest-hand.ts';
import { distanceInSuit, handsInSuit } from './one-suit.ts';
import { peerWins } from './peer-wins.ts';
import { comparedWins, described } from './scores.ts';

const { standard, tenhouSanma } = presets;
const SHOWN = 10;

/** The verdicts of the engine and of another judge on one hand; the hand is described only if they differ. */
interface Verdict {
  readonly engine: unknown;
  readonly other: unknown;
  readonly describe: () => string;
}

/** A comparison with another judge, and its name for `npm run prove`. */
interface Comparison {
  readonly name: 'scores' | 'peer' | 'suits' | 'distance';
  readonly title: string;
  readonly count: number;
  readonly verdicts: (count: number) => Iterable<Verdict>;
}

const COMPARISONS: readonly Comparison[] = [
  { name: 'scores', title: 'scores by the reference, under random rules', count: 1_000_000, verdicts: byReference },
  { name: 'peer', title: 'scores by majiang-core', count: 200_000, verdicts: byPeer },
  { name: 'suits', title: 'distance of every hand of one suit, searched in breadth', count: 397_035, verdicts: inOneSuit },
  {
    name: 'distance',
    title: 'distance by majiang-core, four players',
    count: 100_000,
    verdicts: distances(standard, peerDistance),
  },
  {
    name: 'distance',
    title: 'distance to the nearest complete hand, four players',
    count: 100_000,
    verdicts: toNearest(standard),
  },
  {
    name: 'distance',
    title: 'distance to the nearest complete hand, three players',
    count: 100_000,
    verdicts: toNearest(tenhouSanma),
  },
];

function* byReference(count: number): Generator<Verdict> {
  for (const compared of comparedWins(count, count)) {
    yield { engine: compared.engine, other: compared.reference, describe: () => described(compared) };
  }
}

function* byPeer(count: number): Generator<Verdict> {
  for (const { win, engine, peer } of peerWins(count, count)) yield { engine, other: peer, describe: () => JSON.stringify(win) };
}

/** All hands of one suit, for each suit: of thirteen tiles, or of fewer next to melds. */
function* inOneSuit(count: number): Generator<Verdict> {
  let left = count;
  for (const suit of [0, 1, 2]) {
    for (const tiles of [1, 4, 7, 10, 13]) {
      for (const hand of handsInSuit(suit, tiles)) {
        if (left-- <= 0) return;
        yield { engine: distanceBy(hand, standard), other: distanceInSuit(hand), describe: () => formatHand(hand) };
      }
    }
  }
}

function distances(rules: RuleSet, other: (hand: Hand) => Distance): Comparison['verdicts'] {
  return function* (count) {
    const choose = seeded(count);
    for (let i = 0; i < count; i++) {
      const hand = randomHand(kindsOf(rules), choose);
      yield { engine: distanceBy(hand, rules), other: other(hand), describe: () => formatHand(hand) };
    }
  };
}

function toNearest(rules: RuleSet): Comparison['verdicts'] {
  return distances(rules, (hand) => distanceToNearest(hand, kindsOf(rules)));
}

/** A value as text, independent of the order of its fields. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_, field: unknown) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : field,
  );
}

/** Reports how many differ, and shows the first of them. */
function differences({ title, count, verdicts }: Comparison): number {
  const begun = performance.now();
  let done = 0;
  let different = 0;
  for (const { engine, other, describe } of verdicts(count)) {
    const [ours, theirs] = [textOf(engine), textOf(other)];
    if (ours !== theirs && ++different <= SHOWN) console.log(`${describe()}\n  engine ${ours}\n  other  ${theirs}`);
    if (++done % 1000 === 0 && process.stderr.isTTY) process.stderr.write(`\r${title}: ${done} of ${count}`);
  }
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  console.log(`${title}: ${done}, ${different} differ, ${Math.round((performance.now() - begun) / 1000)} s`);
  return different;
}

export const NAMES: ReadonlySet<string> = new Set(COMPARISONS.map(({ name }) => name));

/** Runs the named comparisons, or all of them, and reports how many differ. */
export function compare(names: readonly string[], count: number | undefined): number {
  const selected = COMPARISONS.filter(({ name }) => names.length === 0 || names.includes(name));
  return selected.reduce((found, one) => found + differences({ ...one, count: count ?? one.count }), 0);
}
