import {
  type Acceptance,
  type Explanation,
  type Scorer,
  type WaitValue,
  type WinRecord,
  acceptance,
  parseRecord,
  waitValues,
} from '@tenbo/engine';
import type { AnyError } from '@tenbo/i18n';

import { type Draft, heldOf, recordOf, roomFor } from './draft.ts';
import { faultsOf } from './reasons.ts';

/** What can be said of a draft, from its first tile to its last. */
export type Answer =
  | { readonly is: 'empty' }
  | { readonly is: 'faulty'; readonly errors: readonly AnyError[] }
  | { readonly is: 'building'; readonly acceptance: Acceptance }
  | { readonly is: 'waiting'; readonly waits: readonly WaitValue[] }
  | { readonly is: 'worthless'; readonly errors: readonly AnyError[] }
  | { readonly is: 'scored'; readonly record: WinRecord; readonly explanation: Explanation };

/** Under 13 tiles and before tenpai the way there, at 13 the waits with their values, at 14 the score. */
export function answerOf(draft: Draft, scorer: Scorer): Answer {
  const { hand, tile } = draft;
  if (hand.concealed.length + hand.melds.length === 0 && tile === undefined) return { is: 'empty' };
  const faults = faultsOf(draft, scorer);
  if (faults.length > 0) return { is: 'faulty', errors: faults };
  if (hand.concealed.length < roomFor(hand.melds)) return building(draft);
  return tile === undefined ? waitingOf(draft, scorer) : scoredOf(draft, scorer);
}

function building(draft: Draft): Answer {
  return { is: 'building', acceptance: acceptance({ ...draft.hand, concealed: heldOf(draft) }) };
}

/** The waits are judged in the draft's situation; its method belongs to no tile yet. */
function waitingOf(draft: Draft, scorer: Scorer): Answer {
  const record = parseRecord({ ...recordOf({ ...draft, on: undefined }), tile: '1m' }, scorer.rules);
  if (!record.ok) return { is: 'faulty', errors: record.error };
  const { hand, tile: _tile, method: _method, ...situation } = record.value.win;
  const waits = waitValues(scorer, hand, situation);
  return waits.length > 0 ? { is: 'waiting', waits } : building(draft);
}

function scoredOf(draft: Draft, scorer: Scorer): Answer {
  const record = parseRecord(recordOf(draft), scorer.rules);
  if (!record.ok) return { is: 'faulty', errors: record.error };
  const explained = scorer.explain(record.value.win, draft.table.honba);
  if (!explained.ok) return { is: 'worthless', errors: explained.error };
  return { is: 'scored', record: record.value, explanation: explained.value };
}
