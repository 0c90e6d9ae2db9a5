// `npm run prove`: distance and acceptance of 100,000 random hands, or as many as given, against another engine and against a search that
// uses no tables, with four and with three players. Ends with 1 if any hand differs.
import { type Hand, formatHand, presets } from '@tenbo/engine';

import { peerDistance } from '../../bench/majiang.ts';
import { seeded } from '../../fixtures/wins.ts';
import { type Distance, distanceBy, kindsOf, randomHand } from './hands.ts';
import { distanceToNearest } from './nearest-hand.ts';

const HANDS = Number(process.argv[2] ?? 100_000);
const SHOWN = 10;

/** Compares the same number of hands with another judge, and says how many differ. */
function differences(title: string, { tiles }: typeof presets.standard, other: (hand: Hand) => Distance): number {
  const kinds = kindsOf(tiles);
  const choose = seeded(HANDS);
  let different = 0;
  for (let i = 1; i <= HANDS; i++) {
    const hand = randomHand(kinds, choose);
    const [ours, theirs] = [distanceBy(hand, tiles), other(hand)].map((distance) => JSON.stringify(distance));
    if (ours !== theirs && ++different <= SHOWN) console.log(`${formatHand(hand)}: ${ours}, ${title} ${theirs}`);
    if (i % 1000 === 0 && process.stderr.isTTY) process.stderr.write(`\r${title}: ${i} of ${HANDS}`);
  }
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  console.log(`${title}: ${HANDS} hands, ${different} differ`);
  return different;
}

const { standard, tenhouSanma } = presets;
const found =
  differences('majiang-core, four players', standard, peerDistance) +
  differences('nearest complete hand, four players', standard, (hand) => distanceToNearest(hand, kindsOf(standard.tiles))) +
  differences('nearest complete hand, three players', tenhouSanma, (hand) => distanceToNearest(hand, kindsOf(tenhouSanma.tiles)));
process.exitCode = found > 0 ? 1 : 0;
