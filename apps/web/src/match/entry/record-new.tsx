import type { HandSoFar } from '@tenbo/ledger';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { keepFocus } from '../../ui/focus.ts';
import { type Draft, NEW, changeDraft } from '../draft.ts';
import { type OpenMatch, current } from '../store.ts';
import { viewAddress } from '../view.ts';
import { opensBoxes } from '../choices.ts';
import { type HandForm, withLaid } from './form.ts';
import { RecordHand } from './record-hand.tsx';

/** Records the hand being played. */
export function RecordNew({ open, draft }: { readonly open: OpenMatch; readonly draft: Draft }) {
  const { id, match, soFar } = open;
  useLaid(draft, soFar, (form) => changeDraft(id, NEW, { ...draft, form }));
  return (
    <RecordHand
      open={open}
      before={match}
      draft={draft}
      onChange={(next) => changeDraft(id, NEW, next)}
      eventOf={(event) => event}
      onCancel={() => {
        changeDraft(id, NEW, undefined);
        keepFocus();
      }}
      onDone={(form) => {
        changeDraft(id, NEW, undefined);
        const { hands = [], rules = match.state.rules } = current.value?.match.state ?? {};
        const shown = !opensBoxes(rules) ? 'table' : form.end === 'win' ? 'winner' : 'payments';
        if (!hands.at(-1)?.transfers.length) keepFocus();
        else location.hash = viewAddress(id, 'hands', String(hands.length), shown);
      }}
    />
  );
}

/** Adds a stick to the draft that another tab has laid in the meantime. */
function useLaid({ form }: Draft, soFar: HandSoFar, onChange: (form: HandForm) => void): void {
  const seen = useRef(soFar);
  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = soFar;
    if (before !== soFar) onChange(withLaid(form, before, soFar));
  }, [soFar]);
}
