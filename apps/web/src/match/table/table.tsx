// The table of a match: a hand being played or recorded, its keys, and the sheet of what is rarely needed.
import { type Signal, useSignal } from '@preact/signals';
import type { Seat } from '@tenbo/engine';
import type { HandSoFar } from '@tenbo/ledger';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { words } from '../../prefs.ts';
import { addressOf } from '../../router.ts';
import { keepFocus } from '../../ui/focus.ts';
import { type Draft, NEW, changeDraft, draftOf } from '../draft.ts';
import { type HandForm, emptyForm, withLaid, withOnlyWinner } from '../entry/form.ts';
import { changeAndAnnounce, redoAndAnnounce, undoAndAnnounce } from '../announce.ts';
import { type OpenMatch, current, redoable, setWareme, undoable } from '../store.ts';
import { type ViewProps, ACCOUNTS_VIEWS, BOX_CHOICES, SIDES, boxChoice, opensBoxes, turned, viewAddress } from '../view.ts';
import { Bar, Board } from './board.tsx';
import { Beside, Notices } from './screen.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Options, playersOf } from '../entry/parts.tsx';
import { sitDown } from '../shared.ts';
import { RecordHand } from '../entry/record-hand.tsx';
import screen from './screen.module.css';
import place from '../../ui/place.module.css';

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
  const texts = words.value.match;
  const hands = match.state.hands.length;
  return (
    <Bar>
      <a href={addressOf('match')}>{texts.record.leave}</a>
      {hands > 0 ? (
        <a href={viewAddress(id, 'hands', String(hands), 'winner')}>{texts.record.lastHand}</a>
      ) : (
        <a href={viewAddress(id, 'hands')}>{texts.accounts.views.hands}</a>
      )}
      <button type="button" onClick={onMore}>
        {texts.record.more}
      </button>
      {onDraw && (
        <button type="button" onClick={onDraw}>
          {texts.table.draw}
        </button>
      )}
      <button type="button" disabled={!redoable.value} onClick={() => void redoAndAnnounce().then(keepFocus)}>
        {texts.table.redo}
      </button>
      <button type="button" disabled={!undoable.value} onClick={() => void undoAndAnnounce().then(keepFocus)}>
        {texts.table.undo}
      </button>
    </Bar>
  );
}

interface Props {
  readonly open: OpenMatch;
  readonly viewer: Signal<Seat | undefined>;
  /** Records a chombo that ends the hand; undefined if nothing can be recorded. */
  readonly onChombo: ((seat: Seat) => void) | undefined;
  readonly onClose: () => void;
}

/** Rarely needed actions: a chombo, wareme, the views of the match, how the table is shown. */
function MoreSheet({ open, viewer, onChombo, onClose }: Props) {
  const { id, match, soFar, shared } = open;
  const texts = words.value.match;
  return (
    <Sheet heading={texts.record.more} onClose={onClose}>
      <div class={place.place}>
        <ul class={`columns ${screen.views}`}>
          {ACCOUNTS_VIEWS.map((view) => (
            <li key={view}>
              <a class="row" href={viewAddress(id, view)}>
                <strong>{texts.accounts.views[view]}</strong> <span class="note">{texts.record.views[view]}</span>
              </a>
            </li>
          ))}
          {match.state.end === undefined && (
            <li>
              <a class="row" href={viewAddress(id, 'other')}>
                <strong>{texts.other.heading}</strong> <span class="note">{texts.record.penaltyAndNote}</span>
              </a>
            </li>
          )}
        </ul>
        {onChombo && <Options legend={texts.record.chombo} options={playersOf(match)} isOn={() => false} onChoose={onChombo} />}
        {match.state.rules.payments.wareme !== 'none' && (
          <Options
            legend={texts.other.wareme}
            options={playersOf(match)}
            isOn={(seat) => soFar.wareme === seat}
            onChoose={(wareme) => void changeAndAnnounce(() => setWareme(wareme))}
          />
        )}
        <Options<number>
          legend={texts.record.gaps}
          options={[[-1, texts.record.noGaps], ...playersOf(match)]}
          isOn={(seat) => (viewer.value ?? -1) === seat}
          onChoose={(seat) => (viewer.value = playersOf(match).find(([one]) => one === seat)?.[0])}
        />
        {shared && (
          <Options
            legend={texts.club.seat}
            options={playersOf(match)}
            isOn={(seat) => (shared.seat ?? 0) === seat}
            onChoose={(seat) => void sitDown(id, seat)}
          />
        )}
        <Options
          legend={texts.table.turn}
          options={SIDES.map((one) => [one, texts.table.turned[one]])}
          isOn={(one) => turned.value === one}
          onChoose={(one) => (turned.value = one)}
        />
        <Options
          legend={texts.record.boxes}
          options={BOX_CHOICES.map((one) => [one, texts.record.boxChoices[one]])}
          isOn={(one) => boxChoice.value === one}
          onChoose={(one) => (boxChoice.value = one)}
        />
      </div>
    </Sheet>
  );
}

/** Records the hand being played. */
function RecordNew({ open, draft }: { readonly open: OpenMatch; readonly draft: Draft }) {
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
