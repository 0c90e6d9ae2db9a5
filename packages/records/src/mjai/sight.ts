// Whose tiles a log of mjai shows: everybody's, or those of one player.
import type { Tile } from '@tenbo/engine';

import type { Hidden } from '../game.ts';
import type { Json } from '../json.ts';
import { DEALT } from '../hand-in-play.ts';

/** The dealt hands by number of player. */
export interface Deal {
  readonly players: 3 | 4;
  readonly hands: readonly (readonly Tile[] | Hidden)[];
}

/** How the tiles of a log are read that nobody but their player sees. */
export interface Sight {
  /** @param known how many play, if earlier hands or given rules say it */
  deal(startKyoku: Json, known: number | undefined): Deal;
  drawn(player: number, pai: Json): Tile | Hidden;
}

/** Everybody's tiles are known. A hidden one is refused. */
export const ALL_SEEN: Sight = {
  deal(event) {
    const { hands, players } = dealtIn(event);
    return { players, hands: hands.slice(0, players).map(thirteen) };
  },
  drawn: (_, pai) => pai.tile('mjai'),
};

/** The dealt hands. With three players the list may have a fourth that is empty or unknown. */
function dealtIn(event: Json): { readonly hands: readonly Json[]; readonly players: 3 | 4 } {
  const hands = handsIn(event);
  const isThree = hands.length === 3 || (isUnknown(hands[3]) && !isUnknown(hands[0]) && !isUnknown(hands[1]));
  return { hands, players: isThree ? 3 : 4 };
}

function handsIn(event: Json): readonly Json[] {
  const hands = event.at('tehais').list();
  return hands.length === 3 || hands.length === 4 ? hands : event.at('tehais').refuse();
}

function isUnknown(hand: Json | undefined): boolean {
  return hand?.list().every(({ value }) => value === '?') === true;
}

function thirteen(hand: Json): readonly Tile[] {
  const tiles = hand.tiles('mjai');
  return tiles.length === DEALT ? tiles : hand.refuse();
}

/** The tiles of one player are known. Those of the others are hidden, even if the log shows them. */
export class OneSeen implements Sight {
  #player: number | undefined;

  /** @param player the number of the player; undefined if it is the one whose tiles the log shows */
  constructor(player: number | undefined) {
    this.#player = player;
  }

  /** The number of the player; undefined before the first hand, if it was not given. */
  get player(): number | undefined {
    return this.#player;
  }

  deal(event: Json, known: number | undefined): Deal {
    const hands = handsIn(event);
    const players = known === 4 && hands.length === 4 ? 4 : playersIn(event, hands);
    this.#player ??= onlyShown(event, hands);
    const own = this.#player < players ? hands[this.#player] : undefined;
    const tiles = thirteen(own ?? event.at('tehais').refuse());
    return { players, hands: Array.from({ length: players }, (_, player) => (player === this.#player ? tiles : 'hidden')) };
  }

  drawn(player: number, pai: Json): Tile | Hidden {
    return player === this.#player ? pai.tile('mjai') : 'hidden';
  }
}

/** Of three players, some logs have a fourth hand: an empty one, or hidden tiles as others have, but no points. */
function playersIn(event: Json, hands: readonly Json[]): 3 | 4 {
  if (hands.length === 3) return 3;
  if (!isUnknown(hands[3])) return 4;
  const isEmpty = (hand: Json | undefined) => hand?.list().length === 0;
  const isOnlyEmpty = isEmpty(hands[3]) && hands.filter(isEmpty).length === 1;
  return isOnlyEmpty || event.at('scores').at(3).value === 0 ? 3 : 4;
}

/** The player whose tiles are shown. */
function onlyShown(event: Json, hands: readonly Json[]): number {
  const shown = hands.flatMap((hand, player) => (isUnknown(hand) ? [] : [player]));
  const [only] = shown;
  if (only === undefined) return event.at('tehais').refuse({ code: 'hiddenTile' });
  return shown.length === 1 ? only : event.at('tehais').refuse({ code: 'manyShown' });
}
