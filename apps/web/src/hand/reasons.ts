import { type Scorer, type Tile, type Win, isTile, kindOf } from '@tenbo/engine';
import type { AnyError } from '@tenbo/i18n';

import { type Draft, winOf } from './draft.ts';

/** What is still to come is no fault of a hand in the making. */
const UNFINISHED: readonly AnyError['code'][] = ['notComplete', 'noYaku', 'tooFewHan'];

/** Everything that is wrong with a draft, but that it is not complete or not worth anything yet. */
export function faultsOf(draft: Draft, scorer: Scorer): readonly AnyError[] {
  const errors = scorer.check(probeOf(draft), draft.table.honba).filter((error) => isFault(error, draft));
  const faults = errors.map((error) => inHand(error, draft));
  return draft.ippatsu && draft.riichi === undefined ? [{ code: 'ippatsuWithoutRiichi' }, ...faults] : faults;
}

/** Why a draft with these faults cannot become another one: what would be wrong then and is not now. Empty if it can. */
export function reasonsAgainst(next: Draft, faults: readonly AnyError[], scorer: Scorer): readonly AnyError[] {
  const now = new Set(faults.map((error) => JSON.stringify(error)));
  return faultsOf(next, scorer).filter((error) => !now.has(JSON.stringify(error)));
}

function isFault(error: AnyError, { tile }: Draft): boolean {
  if (error.code === 'tileCount') return error.tiles > error.expected;
  if (error.code === 'chankanTileHeld') return tile !== undefined;
  return !UNFINISHED.includes(error.code);
}

/** What is said of a winning tile that was only lent is said of the hand's last. */
function inHand(error: AnyError, { hand, tile }: Draft): AnyError {
  if (tile !== undefined || !('at' in error) || error.at.in !== 'tile') return error;
  return { ...error, at: { in: 'concealed', index: hand.concealed.length - 1 } };
}

/** The draft as a win; a hand without a winning tile lends its last one, or one that nothing holds, so that the rest can be judged: the last, as honours are played with everywhere. */
function probeOf(draft: Draft): Win {
  const { concealed, melds } = draft.hand;
  if (draft.tile !== undefined) return winOf(draft, draft.tile);
  const last = concealed.at(-1);
  if (last !== undefined) return winOf({ ...draft, hand: { concealed: concealed.slice(0, -1), melds } }, last);
  const held = new Set([...melds.flatMap(({ tiles }) => tiles), ...draft.dora, ...draft.ura].map(kindOf));
  const unheld = Array.from({ length: 34 }, (_, kind) => kind).findLast((kind) => isTile(kind) && !held.has(kindOf(kind)));
  return winOf(draft, unheld as Tile);
}
