/** Hands that are not wins: their distance, the tiles they accept or wait for, and the results of each discard, compared with the peers. */
import Majiang, { type PeerHand } from '@kobalab/majiang-core';
import { type Hand, type Kind, acceptance, discards, presets, shanten, unwrap, waits } from '@tenbo/engine';

import { seeded } from '../fixtures/wins.ts';
import { winCases } from './cases.ts';
import { peerHand } from './majiang.ts';
import { type Run, inTurn, medianOf, run, showRow, showTimes } from './report.ts';
import { bySuit, countsOf, riichiPeers } from './riichi-peers.ts';

const HANDS = 5000;
/** How many hands are given to peers that take milliseconds for each. */
const FEWER = 5;
const PASSES = 9;
const rules = presets.tenhou;

const KINDS = Array.from({ length: 34 }, (_, kind) => kind as Kind);

function randomHands(size: number): readonly Hand[] {
  const choose = seeded(7);
  return Array.from({ length: HANDS }, () => {
    const wall = KINDS.flatMap((kind) => [kind, kind, kind, kind]);
    return { concealed: Array.from({ length: size }, () => wall.splice(choose(wall.length), 1)[0] as Kind), melds: [] };
  });
}

const waiting = randomHands(13);
const drawn = randomHands(14);
const tenpai = winCases(HANDS, presets.tenhou).map(({ hand }) => hand);

interface Timed extends Run {
  readonly cases: number;
}

function each<T>(name: string, cases: readonly T[], of: (one: T) => number): Timed {
  return { ...run(name, () => cases.reduce((sum, one) => sum + of(one), 0)), cases: cases.length };
}

const { xiangting, tingpai } = Majiang.Util;
const others = riichiPeers();

interface Question {
  readonly ours: Timed;
  readonly peers: readonly Timed[];
}

/** A question for tenbo and the peers: `majiang` gets a hand in the form of majiang-core, the others get their own functions. */
function question(
  name: string,
  hands: readonly Hand[],
  ours: (hand: Hand) => number,
  majiang: (hand: PeerHand) => number,
  asks: 'distance' | 'improved',
): Question {
  const few = hands.filter(({ melds }) => melds.length === 0).slice(0, FEWER);
  const peers = [each('majiang-core, hand prepared', hands.map(peerHand), majiang)];
  if (others) {
    peers.push(
      each('riichi (by syanten)', few.map(bySuit), others.ofSuits[asks]),
      each('riichi-ts', few.map(countsOf), others.ofCounts[asks]),
    );
  }
  return { ours: each(name, hands, ours), peers };
}

const compared: readonly Question[] = [
  question('shanten', waiting, (hand) => unwrap(shanten(hand, rules)), xiangting, 'distance'),
  question(
    'acceptance',
    waiting,
    (hand) => unwrap(acceptance(hand, rules)).left,
    (hand) => tingpai(hand).length,
    'improved',
  ),
  question(
    'waits in tenpai',
    tenpai,
    (hand) => unwrap(waits(hand, rules)).length,
    (hand) => tingpai(hand).length,
    'improved',
  ),
  question('discards', drawn, (hand) => unwrap(discards(hand, rules)).length, afterEachDiscard, 'improved'),
];

function afterEachDiscard(hand: PeerHand): number {
  return hand.get_dapai().reduce((sum, tile) => sum + tingpai(hand.clone().dapai(tile)).length, 0);
}

const checksum = inTurn(
  compared.flatMap(({ ours, peers }) => [ours, ...peers.filter(({ cases }) => cases === HANDS)]),
  PASSES,
);
inTurn(
  compared.flatMap(({ peers }) => peers.filter(({ cases }) => cases < HANDS)),
  1,
);

console.log(`\n${HANDS} hands, ${FEWER} for the slow peers, ${PASSES} passes in turn, medians; checksum ${checksum}`);
for (const { ours, peers } of compared) {
  const nearest = Math.min(...peers.map(microseconds));
  showRow(ours.name, shown(ours), { times: nearest / microseconds(ours), least: 1 });
  for (const peer of peers) showTimes(`  ${peer.name}`, shown(peer), microseconds(ours) / microseconds(peer));
}

function microseconds({ figures, cases }: Timed): number {
  return (1000 * medianOf(figures)) / cases;
}

function shown(one: Timed): string {
  return `${microseconds(one).toFixed(2)} µs a hand`;
}
