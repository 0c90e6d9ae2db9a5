/** Shanten and acceptance of random hands: 20,000 for four players and 20,000 for three. */
import { type Hand, type Kind, type RuleSet, acceptance, presets, shanten, unwrap } from '@tenbo/engine';

import { seeded } from '../fixtures/wins.ts';

const HANDS = 20_000;
const PASSES = 15;

function randomHands({ tiles }: RuleSet): readonly Hand[] {
  const choose = seeded(7);
  const kinds = Array.from({ length: 34 }, (_, kind) => kind as Kind).filter(
    (kind) => tiles.removed === 'none' || kind < 1 || kind > 7,
  );
  return Array.from({ length: HANDS }, () => {
    const wall = kinds.flatMap((kind) => [kind, kind, kind, kind]);
    return { concealed: Array.from({ length: 13 }, () => wall.splice(choose(wall.length), 1)[0] as Kind), melds: [] };
  });
}

const runs = [presets.tenhou, presets.tenhouSanma].flatMap((rules) => {
  const hands = randomHands(rules);
  const run = (name: string, of: (hand: Hand) => number) => ({
    name: `${name}, ${rules.name}`,
    times: [] as number[],
    pass: () => hands.reduce((sum, hand) => sum + of(hand), 0),
  });
  return [
    run('shanten', (hand) => unwrap(shanten(hand, rules.tiles))),
    run('acceptance', (hand) => unwrap(acceptance(hand, rules.tiles)).left),
  ];
});

let counted = 0;
for (let pass = 0; pass < PASSES; pass++) {
  for (const { pass: once, times } of runs) {
    const begin = performance.now();
    counted += once();
    times.push(performance.now() - begin);
  }
}

console.log(`\n${HANDS} random hands, ${PASSES} passes in turn, medians; checksum ${counted}`);
for (const { name, times } of runs) {
  const median = times.toSorted((one, other) => one - other)[Math.floor(PASSES / 2)] as number;
  console.log(`${name.padEnd(38)} ${((1000 * median) / HANDS).toFixed(2).padStart(8)} µs a hand`);
}
