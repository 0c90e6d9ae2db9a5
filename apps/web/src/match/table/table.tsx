import { useSignal } from '@preact/signals';
import type { Seat } from '@tenbo/engine';

import { words } from '../../prefs.ts';
import { addressOf } from '../../router.ts';
import { keepFocus } from '../../ui/focus.ts';
import { NEW, changeDraft, draftOf } from '../draft.ts';
import { type HandForm, emptyForm, withOnlyWinner } from '../entry/form.ts';
import { RecordNew } from '../entry/record-new.tsx';
import { redoAndAnnounce, undoAndAnnounce } from '../announce.ts';
import { type OpenMatch, redoable, undoable } from '../store.ts';
import { type ViewProps, viewAddress } from '../view.ts';
import { Beside } from './beside.tsx';
import { Bar } from './bar.tsx';
import { Board } from './board.tsx';
import { MoreSheet } from './more-sheet.tsx';
import { Notices } from './notices.tsx';
import screen from './screen.module.css';

/** The table of the match; while a hand is recorded, the questions about it. */
export function Table({ open }: ViewProps) {
  const draft = draftOf(open.id);
  const canRecord = open.match.state.end === undefined && open.match.state.conflicts.length === 0;
  return draft && canRecord ? <RecordNew open={open} draft={draft} /> : <Play open={open} canRecord={canRecord} />;
}

function Play({ open, canRecord }: { readonly open: OpenMatch; readonly canRecord: boolean }) {
  const viewer = useSignal<Seat | undefined>(undefined);
  const explained = useSignal('');
  const isMore = useSignal(false);
  const { id, match, soFar } = open;
  const begin = (form: HandForm) => changeDraft(id, NEW, { step: 'payer', form, heads: match.state.heads.join(' ') });
  return (
    <div class={screen.screen} data-screen="table">
      <Notices open={open} explained={explained.value} />
      <Board
        open={open}
        viewer={viewer.value}
        explained={explained}
        onWin={canRecord ? (seat) => begin(withOnlyWinner(emptyForm('win', soFar), seat)) : undefined}
        bar={
          <Keys
            open={open}
            onDraw={canRecord ? () => begin(emptyForm('draw', soFar)) : undefined}
            onMore={() => (isMore.value = true)}
          />
        }
      />
      <Beside open={open} />
      {isMore.value && (
        <MoreSheet
          open={open}
          viewer={viewer}
          onChombo={canRecord ? (seat) => begin({ ...emptyForm('chombo', soFar), chombo: [seat] }) : undefined}
          onClose={() => (isMore.value = false)}
        />
      )}
    </div>
  );
}

interface KeysProps {
  readonly open: OpenMatch;
  readonly onDraw: (() => void) | undefined;
  readonly onMore: () => void;
}

function Keys({ open: { id, match }, onDraw, onMore }: KeysProps) {
  const said = words.value.match;
  const hands = match.state.hands.length;
  return (
    <Bar>
      <a href={addressOf('match')}>{said.record.leave}</a>
      {hands > 0 ? (
        <a href={viewAddress(id, 'hands', String(hands), 'winner')}>{said.record.lastHand}</a>
      ) : (
        <a href={viewAddress(id, 'hands')}>{said.accounts.views.hands}</a>
      )}
      <button type="button" onClick={onMore}>
        {said.record.more}
      </button>
      {onDraw && (
        <button type="button" onClick={onDraw}>
          {said.table.draw}
        </button>
      )}
      <button type="button" disabled={!redoable.value} onClick={() => void redoAndAnnounce().then(keepFocus)}>
        {said.table.redo}
      </button>
      <button type="button" disabled={!undoable.value} onClick={() => void undoAndAnnounce().then(keepFocus)}>
        {said.table.undo}
      </button>
    </Bar>
  );
}
