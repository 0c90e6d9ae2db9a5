// The fives of a file: 51 to 53 are red ones, or, at tournaments, only the tiles that would be red elsewhere.
import { type Meld, type Tile, isRedFive, kindOf, redFiveOf, suitOf } from '@tenbo/engine';

import type { GameEvent, ReadHand } from '../game.ts';

type RedFives = readonly [number, number, number];
const SUITS = [0, 1, 2] as const;

/** The red fives that occur in hands, one of each suit at most. For files that do not say whether there are any. */
export function redFivesIn(hands: readonly ReadHand[]): RedFives {
  const seen = new Set(hands.flatMap((hand) => [...hand.dealt.flat(), hand.indicator, ...hand.events.flatMap(tilesIn)]));
  const [man, pin, sou] = SUITS.map((suit) => Number(seen.has(redFiveOf(suit))));
  return [man ?? 0, pin ?? 0, sou ?? 0];
}

/** A hand as it is where only some suits have red fives: the others are ordinary fives. */
export function withFives(hand: ReadHand, redFives: RedFives): ReadHand {
  if (redFives.every((count) => count > 0)) return hand;
  const plain = <T extends Tile | undefined>(tile: T): T =>
    (tile !== undefined && isRedFive(tile) && redFives[suitOf(kindOf(tile)) as 0 | 1 | 2] === 0 ? kindOf(tile) : tile) as T;
  const all = (tiles: readonly Tile[]) => tiles.map(plain);
  const ofMeld = (meld: Meld): Meld => ({ ...meld, tiles: all(meld.tiles) });
  const ofEvent = (event: GameEvent): GameEvent => {
    switch (event.type) {
      case 'draw':
      case 'discard':
      case 'dora':
        return { ...event, tile: plain(event.tile) };
      case 'call':
        return { ...event, meld: ofMeld(event.meld), called: plain(event.called) };
      case 'quad':
        return { ...event, meld: ofMeld(event.meld), ...(event.added !== undefined && { added: plain(event.added) }) };
      case 'win': {
        const { indicators } = event.claim;
        return {
          ...event,
          tile: plain(event.tile),
          ura: all(event.ura),
          claim: { ...event.claim, indicators: indicators && all(indicators) },
        };
      }
      case 'riichi':
      case 'kita':
      case 'exhaustiveDraw':
      case 'abortiveDraw':
        return event;
    }
  };
  return { ...hand, dealt: hand.dealt.map(all), indicator: plain(hand.indicator), events: hand.events.map(ofEvent) };
}

function tilesIn(event: GameEvent): readonly Tile[] {
  if (event.type === 'call' || event.type === 'quad') return event.meld.tiles;
  return 'tile' in event ? [event.tile] : [];
}
