import {
  type Kind,
  type Meld,
  type MeldType,
  type RuleSet,
  type Tile,
  isHonor,
  kindAt,
  kindOf,
  rankOf,
  redFiveOf,
  suitOf,
} from '@tenbo/engine';

import { type LaidMeld, giversOf } from '../ui/laid.ts';
import { type Draft, choosing, heldOf, roomFor } from './draft.ts';

/** The place of a tile or a meld in a draft. */
export interface Spot {
  readonly in: 'concealed' | 'melds' | 'tile' | 'dora' | 'ura';
  readonly index: number;
}

/** Adds a tile: to the hand while there is room, then as the winning tile. A full hand stays as it is. */
export function withTile(draft: Draft, tile: Tile): Draft {
  const { concealed, melds } = draft.hand;
  if (concealed.length < roomFor(melds)) return withHeld(draft, [...concealed, tile], draft.tile);
  return draft.tile === undefined ? { ...draft, tile, tileIs: 'last' } : draft;
}

/** Adds several tiles to the hand; any tile may then be the winning one. If there is no room for all of them, the draft stays as it is. */
export function withTiles(draft: Draft, tiles: readonly Tile[]): Draft {
  const room = roomFor(draft.hand.melds) + 1 - heldOf(draft).length;
  return tiles.length > room ? draft : { ...tiles.reduce(withTile, draft), tileIs: 'best' };
}

/** The tiles that one key adds to a closed hand: a run from its tile up, or copies of it. None if no run begins there. */
export function tilesOf(what: 'run' | 'pair' | 'triplet', tile: Tile): readonly Tile[] {
  const kind = kindOf(tile);
  if (what === 'pair') return [tile, kind];
  if (what === 'triplet') return [tile, kind, kind];
  return isRunFrom(kind) ? [tile, kindAt(suitOf(kind), rankOf(kind) + 1), kindAt(suitOf(kind), rankOf(kind) + 2)] : [];
}

/** Whether a run can begin with a kind: 1 to 7 of a suit. */
export function isRunFrom(kind: Kind): boolean {
  return !isHonor(kind) && rankOf(kind) <= 7;
}

/** Replaces a concealed tile or the winning tile. */
export function replaced(draft: Draft, { in: where, index }: Spot, tile: Tile): Draft {
  if (where === 'concealed') return withHeld(draft, draft.hand.concealed.with(index, tile), draft.tile);
  return where === 'tile' ? { ...draft, tile, tileIs: 'last' } : draft;
}

/** Makes a concealed tile the winning one. */
export function withWinning(draft: Draft, index: number): Draft {
  const { concealed } = draft.hand;
  const chosen = concealed[index];
  const back = draft.tile === undefined ? [] : [draft.tile];
  return chosen === undefined
    ? draft
    : { ...withHeld(draft, [...concealed.toSpliced(index, 1), ...back], chosen), tileIs: 'chosen' };
}

/** Adds a meld; if there is no room for it, its tiles are taken from the hand. */
export function withMeld(draft: Draft, meld: Meld): Draft {
  const melds = [...draft.hand.melds, meld];
  const held = heldOf(draft);
  const free = roomFor(melds) + 1 - held.length;
  const left = free >= 0 ? held : withoutTiles(held, meld.tiles);
  return arranged({ ...draft, hand: { concealed: left, melds }, tile: undefined, tileIs: 'best' });
}

/** The meld that one key adds: a run from its tile up, or copies of it; a quad of fives includes the red ones. */
export function meldOf(type: MeldType, tile: Tile, rules: RuleSet): Meld {
  const kind = kindOf(tile);
  const suit = suitOf(kind);
  if (type === 'chi') {
    const last = suit === 3 ? 7 : 9;
    return { type, tiles: [tile, ...[1, 2].map((i) => kindAt(suit, Math.min(rankOf(kind) + i, last)))] };
  }
  if (type === 'pon') return { type, tiles: [tile, kind, kind] };
  const reds = !isHonor(kind) && rankOf(kind) === 5 && suit !== 3 ? rules.tiles.redFives[suit] : 0;
  return { type, tiles: [0, 1, 2, 3].map((i) => (i < reds && suit !== 3 ? redFiveOf(suit) : kind)) };
}

/** Removes what is at a spot. */
export function without(draft: Draft, { in: where, index }: Spot): Draft {
  const { concealed, melds } = draft.hand;
  if (where === 'tile') return { ...draft, tile: undefined };
  if (where === 'concealed') return withHeld(draft, concealed.toSpliced(index, 1), draft.tile);
  if (where === 'melds') return { ...draft, hand: { concealed, melds: melds.toSpliced(index, 1) } };
  return { ...draft, [where]: draft[where].toSpliced(index, 1) };
}

/** Discards a tile from a full hand; the drawn tile joins the others. */
export function withoutTile(draft: Draft, tile: Tile): Draft {
  return withHeld(draft, withoutTiles(heldOf(draft), [tile]), undefined);
}

/** The spot that backspace removes: the winning tile, else the last concealed tile, else the last meld. */
export function lastSpot({ hand, tile }: Draft): Spot | undefined {
  if (tile !== undefined) return { in: 'tile', index: 0 };
  if (hand.concealed.length > 0) return { in: 'concealed', index: hand.concealed.length - 1 };
  return hand.melds.length > 0 ? { in: 'melds', index: hand.melds.length - 1 } : undefined;
}

/** Changes the rules; melds from a side of the table that is now empty get another giver. */
export function playedBy(draft: Draft, rules: RuleSet): Draft {
  return arranged({ ...draft, rules });
}

/** Changes ron and tsumo; the last tile is houtei by ron and haitei by tsumo. */
export function wonBy(draft: Draft, by: Draft['by']): Draft {
  const last = draft.on === 'haitei' || draft.on === 'houtei';
  const on = last ? (by === 'ron' ? 'houtei' : 'haitei') : draft.on === 'firstTurn' ? draft.on : undefined;
  return choosing(draft, 'by', { by, on, from: by === 'tsumo' ? undefined : draft.from });
}

/** Sorts the concealed tiles and gives melds a possible giver; the fourteenth tile of a full hand becomes the winning one. */
export function arranged(given: Draft): Draft {
  const melds = given.hand.melds.map((meld) => fromSomeone(meld, given.rules));
  const draft = { ...given, hand: { ...given.hand, melds } };
  const { concealed } = draft.hand;
  const room = roomFor(melds);
  const full = draft.tile === undefined && concealed.length === room + 1;
  return full ? withHeld(draft, concealed.slice(0, room), concealed[room]) : withHeld(draft, concealed, draft.tile);
}

function fromSomeone(meld: LaidMeld, { tiles: { players } }: RuleSet): LaidMeld {
  const givers = giversOf(meld.type, players);
  return { ...meld, from: givers.find((giver) => giver === meld.from) ?? givers[0] };
}

/** The draft with these concealed tiles, sorted, and this winning tile. */
function withHeld(draft: Draft, concealed: readonly Tile[], tile: Tile | undefined): Draft {
  return { ...draft, hand: { ...draft.hand, concealed: concealed.toSorted(byOrder) }, tile };
}

/** By kind, a red five before the other fives. */
export function byOrder(one: Tile, other: Tile): number {
  return kindOf(one) - kindOf(other) || other - one;
}

function withoutTiles(held: readonly Tile[], taken: readonly Tile[]): readonly Tile[] {
  const left = [...held];
  for (const tile of taken) {
    const exact = left.indexOf(tile);
    const at = exact >= 0 ? exact : left.findIndex((one) => kindOf(one) === kindOf(tile));
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
