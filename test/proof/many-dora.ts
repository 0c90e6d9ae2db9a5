import { type Kind, type RuleSet, type Win, doraOf, kindOf } from '@tenbo/engine';

import { kindsOf } from './hands.ts';

/** The same win with the indicators for most of its tiles: random ones almost never give the han of a second counted yakuman. */
export function withManyDora(win: Win, rules: RuleSet): Win {
  const held = [...win.hand.concealed, win.tile, ...win.hand.melds.flatMap((meld) => meld.tiles)].map(kindOf);
  const spent = [...held, ...Array<Kind>(win.kita ?? 0).fill(30 as Kind)];
  // The other three are in the kan that is robbed.
  if (win.method.on === 'chankan') spent.push(...Array<Kind>(3).fill(kindOf(win.tile)));
  const copies = (of: Kind, among: readonly Kind[]) => among.filter((kind) => kind === of).length;
  // No fives, because some of them are red.
  const choices = kindsOf(rules)
    .filter((kind) => kind >= 27 || kind % 9 !== 4)
    .toSorted((one, other) => copies(doraOf(other, rules), held) - copies(doraOf(one, rules), held));
  const indicators = (count: number) =>
    Array.from({ length: count }, () => {
      const best = choices.find((kind) => copies(kind, spent) < 4) as Kind;
      spent.push(best);
      return best;
    });
  return { ...win, doraIndicators: indicators(win.doraIndicators.length), uraIndicators: indicators(win.uraIndicators.length) };
}
