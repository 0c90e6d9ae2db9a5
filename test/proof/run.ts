// `npm run prove`: each proof below with as many hands or wins as it names, or as many as given. Ends with 1 if any differs.
import { type Hand, type RuleSet, formatHand, presets } from '@tenbo/engine';

import { peerDistance } from '../../bench/majiang.ts';
import { seeded } from '../../fixtures/wins.ts';
import { type Distance, distanceBy, kindsOf, randomHand } from './hands.ts';
import { distanceToNearest } from './nearest-hand.ts';
import { peerWins } from './peer-wins.ts';
import { comparedWins, described } from './scores.ts';

const { standard, tenhouSanma } = presets;
const SHOWN = 10;

/** What the engine and another judge say of one hand; the hand is told only if they differ. */
interface Verdict {
  readonly engine: unknown;
  readonly other: unknown;
  readonly tell: () => string;
}

interface Proof {
  readonly title: string;
  readonly count: number;
  readonly verdicts: (count: number) => Iterable<Verdict>;
}

const PROOFS: readonly Proof[] = [
  { title: 'scores by the reference, under random rules', count: 1_000_000, verdicts: byReference },
  { title: 'scores by majiang-core', count: 200_000, verdicts: byPeer },
  { title: 'distance by majiang-core, four players', count: 100_000, verdicts: distances(standard, peerDistance) },
  { title: 'distance to the nearest complete hand, four players', count: 100_000, verdicts: toNearest(standard) },
  { title: 'distance to the nearest complete hand, three players', count: 100_000, verdicts: toNearest(tenhouSanma) },
];

function* byReference(count: number): Generator<Verdict> {
  for (const compared of comparedWins(count, count)) {
    yield { engine: compared.engine, other: compared.reference, tell: () => described(compared) };
  }
}

function* byPeer(count: number): Generator<Verdict> {
  for (const { win, engine, peer } of peerWins(count, count)) yield { engine, other: peer, tell: () => JSON.stringify(win) };
}

function distances({ tiles }: RuleSet, other: (hand: Hand) => Distance): Proof['verdicts'] {
  return function* (count) {
    const choose = seeded(count);
    for (let i = 0; i < count; i++) {
      const hand = randomHand(kindsOf(tiles), choose);
      yield { engine: distanceBy(hand, tiles), other: other(hand), tell: () => formatHand(hand) };
    }
  };
}

function toNearest(rules: RuleSet): Proof['verdicts'] {
  return distances(rules, (hand) => distanceToNearest(hand, kindsOf(rules.tiles)));
}

/** The same value always as the same text, whatever the order of its fields. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_, field: unknown) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : field,
  );
}

/** Says how many differ, and shows the first of them. */
function differences({ title, count, verdicts }: Proof): number {
  const begun = performance.now();
  let done = 0;
  let different = 0;
  for (const { engine, other, tell } of verdicts(count)) {
    const [ours, theirs] = [textOf(engine), textOf(other)];
    if (ours !== theirs && ++different <= SHOWN) console.log(`${tell()}\n  engine ${ours}\n  other  ${theirs}`);
    if (++done % 1000 === 0 && process.stderr.isTTY) process.stderr.write(`\r${title}: ${done} of ${count}`);
  }
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  console.log(`${title}: ${done}, ${different} differ, ${Math.round((performance.now() - begun) / 1000)} s`);
  return different;
}

const given = process.argv[2];
let found = 0;
for (const proof of PROOFS) found += differences({ ...proof, count: given === undefined ? proof.count : Number(given) });
process.exitCode = found > 0 ? 1 : 0;
