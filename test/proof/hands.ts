import { type Hand, type Kind, type RuleSet, acceptance, shanten, unwrap } from '@tenbo/engine';

import { type Choose, oneOf } from '../../fixtures/wins.ts';

const ALL = Array.from({ length: 34 }, (_, kind) => kind as Kind);

/** The kinds in play. Repeated here, because a proof that takes its tiles from the engine proves nothing about them. */
export function kindsOf({ tiles: { removed } }: RuleSet): readonly Kind[] {
  return removed === 'none' ? ALL : ALL.filter((kind) => kind === 0 || kind > 7);
}

/** A waiting hand from a wall. Every fourth has few kinds, and so many pairs and triplets, and kinds that run out; every third has called triplets. */
export function randomHand(kinds: readonly Kind[], choose: Choose): Hand {
  const dealt = choose(4) === 0 ? kinds.filter((_, i) => i < 7 || choose(3) === 0) : kinds;
  const wall = dealt.flatMap((kind) => [kind, kind, kind, kind]);
  const take = (kind: Kind) => wall.splice(wall.indexOf(kind), 1)[0] as Kind;
  const called = choose(3) === 0 ? new Set(Array.from({ length: 1 + choose(3) }, () => oneOf(choose, dealt))) : [];
  const melds = [...called].map((kind) => ({ type: 'pon', tiles: [take(kind), take(kind), take(kind)] }) as const);
  return { concealed: Array.from({ length: 13 - 3 * melds.length }, () => take(oneOf(choose, wall))), melds };
}

/** The distance of a hand, and the kinds with tiles left that reduce it. */
export interface Distance {
  readonly shanten: number;
  readonly nearer: readonly Kind[];
}

export function distanceBy(hand: Hand, rules: RuleSet): Distance {
  const { tiles } = unwrap(acceptance(hand, rules));
  return { shanten: unwrap(shanten(hand, rules)), nearer: tiles.filter(({ left }) => left > 0).map(({ kind }) => kind) };
}
