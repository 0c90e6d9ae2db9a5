import { TILE_FORMATS, type Tile, kindOf, windKind } from '@tenbo/engine';

import type { GameHand } from '../game.ts';
import { writeCall, writeQuad } from './calls.ts';

type Entry = number | string;

/** Every list of players has four items. */
const SEATS = 4;
const TSUMOGIRI = 60;
const NO_DISCARD = 0;

export function ofFour<T>(list: readonly T[], none: T): readonly T[] {
  return [...list, ...Array<T>(SEATS - list.length).fill(none)];
}

/**
 * The items of a round before its result.
 *
 * @returns undefined if a tile is added to a pon that does not exist
 */
export function writeLists(hand: GameHand): readonly unknown[] | undefined {
  const { kyoku, honba, sticks, scores, dealt, events } = hand;
  const players = dealt.length;
  const lists = ofFour(dealt, []).map((tiles) => new SeatLists(tiles));
  const dora: Tile[] = [hand.indicator];
  let ura: readonly Tile[] = [];
  for (const event of events) {
    if (event.type === 'dora') dora.push(event.tile);
    else if (event.type === 'win') ura = event.ura.length > ura.length ? event.ura : ura;
    else if ('seat' in event && lists[event.seat]?.take(event) === false) return undefined;
  }
  const round = Math.floor(kyoku / players) * SEATS + (kyoku % players);
  return [
    [round, honba, sticks],
    ofFour(scores, 0),
    dora.map(write),
    ura.map(write),
    ...lists.flatMap(({ dealt: tiles, takes, discards }) => [tiles, takes, discards]),
  ];
}

const { write } = TILE_FORMATS.tenhou;

/** A player's three lists. */
class SeatLists {
  readonly dealt: readonly Entry[];
  readonly takes: Entry[] = [];
  readonly discards: Entry[] = [];
  readonly #pons = new Map<number, string>();
  /** The tile just drawn. `#isDeclaring`: the next discard declares riichi. */
  #drawn: Tile | undefined;
  #isDeclaring = false;

  constructor(dealt: readonly Tile[]) {
    this.dealt = dealt.toSorted((one, other) => kindOf(one) - kindOf(other) || one - other).map(write);
  }

  /** Adds an event of the player. @returns whether it can be written */
  take(
    event: Exclude<GameHand['events'][number], { readonly type: 'dora' | 'win' | 'exhaustiveDraw' | 'abortiveDraw' }>,
  ): boolean {
    const drawn = this.#drawn;
    if (event.type !== 'riichi') this.#drawn = event.type === 'draw' ? event.tile : undefined;
    switch (event.type) {
      case 'draw':
        this.takes.push(write(event.tile));
        return true;
      case 'riichi':
        this.#isDeclaring = true;
        return true;
      case 'discard': {
        const tile = event.tile === drawn && event.fromHand !== true ? TSUMOGIRI : write(event.tile);
        this.discards.push(this.#isDeclaring ? `r${tile}` : tile);
        this.#isDeclaring = false;
        return true;
      }
      case 'call': {
        const text = writeCall(event);
        this.takes.push(text);
        if (event.meld.type === 'pon') this.#pons.set(kindOf(event.called), text);
        if (event.meld.type === 'daiminkan') this.discards.push(NO_DISCARD);
        return true;
      }
      case 'quad': {
        const { added } = event;
        const pon = added === undefined ? undefined : this.#pons.get(kindOf(added));
        this.discards.push(writeQuad(event, pon));
        return added === undefined || pon !== undefined;
      }
      case 'kita':
        this.discards.push(`f${write(windKind('N'))}`);
        return true;
    }
  }
}
