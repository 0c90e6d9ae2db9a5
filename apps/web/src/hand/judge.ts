import {
  type Acceptance,
  type Explanation,
  type Scorer,
  type Tile,
  type TileLeft,
  type Win,
  type WinRecord,
  acceptance,
  isTile,
  kindAt,
  kindOf,
  shownTiles,
  unwrap,
} from '@tenbo/engine';
import type { AnyError } from '@tenbo/i18n';

import { type Draft, heldOf, isFull, roomFor, winOf } from './draft.ts';
import { withWinning } from './edit.ts';

/** A placeholder for a missing winning tile. */
const ANY = kindAt(0, 1);

/** The engine's answer to a draft, from its first tile to its last. */
export type Answer =
  | { readonly is: 'empty' }
  | { readonly is: 'faulty'; readonly errors: readonly AnyError[] }
  | { readonly is: 'building'; readonly acceptance: Acceptance; readonly isWhole: boolean }
  | { readonly is: 'waiting'; readonly waits: readonly TileLeft[] }
  | { readonly is: 'worthless'; readonly errors: readonly AnyError[] }
  | { readonly is: 'scored'; readonly record: WinRecord; readonly explanation: Explanation };

/** The faults of a draft, if it has any. Otherwise, before tenpai the distance to it, with 13 tiles the waits, with 14 the score. */
export function answerOf(draft: Draft, scorer: Scorer, faults: readonly AnyError[] = faultsOf(draft, scorer)): Answer {
  const { hand, tile, rules } = draft;
  if (hand.concealed.length + hand.melds.length === 0 && tile === undefined) return { is: 'empty' };
  if (faults.length > 0) return { is: 'faulty', errors: faults };
  const isWhole = hand.concealed.length >= roomFor(hand.melds);
  if (isWhole && tile !== undefined) return scoredOf(draft, tile, scorer);
  const now = unwrap(acceptance({ ...hand, concealed: heldOf(draft) }, rules, shownTiles(winOf(draft, ANY))));
  const waits = isWhole && now.shanten === 0 ? now.tiles : [];
  return waits.length > 0 ? { is: 'waiting', waits } : { is: 'building', acceptance: now, isWhole };
}

/** Whether the hand is full but not complete, so that the question is what to discard. */
export function hasDiscards(answer: Answer): boolean {
  return answer.is === 'worthless' && answer.errors.some(({ code }) => code === 'notComplete');
}

function scoredOf(draft: Draft, tile: Tile, scorer: Scorer): Answer {
  const { table, from, wareme } = draft;
  const win = winOf(draft, tile);
  const explained = scorer.explain(win, table.honba);
  if (!explained.ok) return { is: 'worthless', errors: explained.error };
  return { is: 'scored', record: { win, table, rules: scorer.rules, discarder: from, wareme }, explanation: explained.value };
}

/** Errors that an unfinished hand always has. */
const UNFINISHED: readonly AnyError['code'][] = ['notComplete', 'noYaku', 'tooFewHan'];

/** Everything wrong with a draft, except that it is incomplete or has no yaku yet. */
export function faultsOf(draft: Draft, scorer: Scorer): readonly AnyError[] {
  const errors = scorer.check(probeOf(draft), draft.table.honba).filter((error) => isFault(error, draft));
  const faults = errors.map((error) => inHand(error, draft));
  return draft.ippatsu && draft.riichi === undefined ? [{ code: 'ippatsuWithoutRiichi' }, ...faults] : faults;
}

/** Why a draft with these faults may not change to another: the errors that would be new. Empty if it may. */
export function reasonsAgainst(next: Draft, faults: readonly AnyError[], scorer: Scorer): readonly AnyError[] {
  const now = new Set(faults.map((error) => JSON.stringify(error)));
  return faultsOf(next, scorer).filter((error) => !now.has(JSON.stringify(error)));
}

function isFault(error: AnyError, { tile }: Draft): boolean {
  if (error.code === 'tileCount') return error.tiles > error.expected;
  if (error.code === 'chankanTileHeld') return tile !== undefined;
  return !UNFINISHED.includes(error.code);
}

/** Moves an error about the borrowed winning tile to the hand's last tile. */
function inHand(error: AnyError, { hand, tile }: Draft): AnyError {
  if (tile !== undefined || !('at' in error) || error.at.in !== 'tile') return error;
  return { ...error, at: { in: 'concealed', index: hand.concealed.length - 1 } };
}

/**
 * The draft as a win, so that an unfinished hand can be checked. A missing winning tile is borrowed: the last concealed tile, or else the last kind not
 * held, because every rule set has the honours.
 */
function probeOf(draft: Draft): Win {
  const { concealed, melds } = draft.hand;
  if (draft.tile !== undefined) return winOf(draft, draft.tile);
  const last = concealed.at(-1);
  if (last !== undefined) return winOf({ ...draft, hand: { concealed: concealed.slice(0, -1), melds } }, last);
  const held = new Set([...melds.flatMap(({ tiles }) => tiles), ...draft.dora, ...draft.ura].map(kindOf));
  const unheld = Array.from({ length: 34 }, (_, kind) => kind).findLast((kind) => isTile(kind) && !held.has(kindOf(kind)));
  return winOf(draft, unheld as Tile);
}

/**
 * The draft with the winning tile that is worth most, if the hand was entered by its sets, so that any tile may be the winning one. Of several worth the
 * same it is the first in order, so that the way to the hand makes no difference.
 */
export function withBest(draft: Draft, scorer: Scorer): Draft {
  if (draft.tileIs !== 'best' || !isFull(draft)) return draft;
  const won = [draft, ...draft.hand.concealed.map((_, index) => withWinning(draft, index))]
    .map((one) => ({ one, tile: one.tile as Tile, worth: worthOf(one, scorer) }))
    .toSorted((a, b) => b.worth - a.worth || kindOf(a.tile) - kindOf(b.tile) || b.tile - a.tile);
  return { ...(won[0] as (typeof won)[0]).one, tileIs: 'best' };
}

/** Base points, then han; below zero for a hand that cannot win. */
function worthOf(draft: Draft, scorer: Scorer): number {
  const score = scorer.view(winOf(draft, draft.tile as Tile), draft.table.honba);
  return score === undefined ? -1 : score.basePoints * 100 + score.han;
}
