import { describeAside, describeEvent, describeHand } from '@tenbo/i18n';
import { type HandLine, type Match, type MatchEvent, type MatchState, eventsOf, lastChoice } from '@tenbo/ledger';

import { locale, words } from '../../prefs.ts';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import lines from '../../ui/lines.module.css';
import { Conflicts, OneConflict } from '../entry/consequences.tsx';
import { handText } from '../announce.ts';
import { HandFindings, OtherHands, ReplayLink } from '../record/findings.tsx';
import { type ViewProps, viewAddress } from '../view.ts';
import fold from '../../ui/fold.module.css';
import place from '../../ui/place.module.css';
import { AccountsFrame } from './frame.tsx';
import { PaidBoard } from '../table/paid-board.tsx';
import { PaidBox, WonBox } from './hand-boxes.tsx';
import rows from './hands.module.css';
import { breakdownAddress } from './one-hand.tsx';

/** The list of hands, or one hand: what was paid on the table, or one of its two score boxes (`hands/3/table`, `hands/3/winner`, `hands/3/payments`). */
export function Hands({ open, path }: ViewProps) {
  const [number, box] = path;
  if (number === undefined) return <HandList open={open} path={path} />;
  const nth = /^\d+$/.test(number) ? Number(number) : 0;
  const line = open.match.state.hands[nth - 1];
  if (!line) return <NoHand open={open} />;
  const Box = box === 'payments' ? PaidBox : box === 'table' ? PaidBoard : WonBox;
  return <Box open={open} at={{ id: open.id, state: open.match.state, line, nth }} />;
}

/** A hand that the match does not have; it may have had it until a copy came that tells it differently. */
function NoHand({ open }: Pick<ViewProps, 'open'>) {
  const { accounts, history } = words.value.match;
  if (open.match.state.conflicts.length === 0)
    return (
      <p>
        {accounts.noHand} <a href={viewAddress(open.id, 'hands')}>{accounts.views.hands}</a>
      </p>
    );
  return (
    <div class={place.place}>
      <p role="alert">{accounts.inConflict}</p>
      <Conflicts open={open} />
      <div class="row">
        <a class={button.primary} href={viewAddress(open.id)}>
          {history.toTable}
        </a>
      </div>
    </div>
  );
}

/** Everything that was entered, latest first, below the entries that no longer fit. Each entry links to its correction. */
function HandList({ open }: ViewProps) {
  const { state } = open.match;
  const { sheet } = locale.value.match;
  const remarks = remarksOf(open.match);
  const hands = state.hands.map((line, i) => ({ line, nth: i + 1 })).toReversed();
  return (
    <AccountsFrame open={open} view="hands">
      <h2 class="hidden">{words.value.match.accounts.views.hands}</h2>
      <Asides id={open.id} state={state} />
      <OtherHands open={open} />
      {hands.length === 0 && <p>{sheet.notBegun}</p>}
      <ol class={rows.hands} reversed>
        {hands.map(({ line, nth }) => (
          <HandRow key={line.entry} id={open.id} line={line} nth={nth} state={state} remarks={remarks.get(line.entry)} />
        ))}
      </ol>
      <Remarks id={open.id} remarks={remarks.get(undefined)} />
      <LastChoice open={open} />
    </AccountsFrame>
  );
}

/** The last decision between conflicting copies, which can be made again. */
function LastChoice({ open }: Pick<ViewProps, 'open'>) {
  const conflict = lastChoice(open.match);
  if (!conflict) return null;
  return (
    <details class={fold.fold}>
      <summary>{words.value.match.accounts.chooseAnew}</summary>
      <OneConflict conflict={conflict} open={open} />
    </details>
  );
}

interface HandRowProps {
  readonly id: string;
  readonly line: HandLine;
  readonly nth: number;
  readonly state: MatchState;
  /** What happened between this hand and the next. */
  readonly remarks: readonly Remark[] | undefined;
}

function HandRow({ id, line, nth, state, remarks }: HandRowProps) {
  const { number, signed } = locale.value;
  const { position, outcome } = describeHand(line, state, locale.value);
  const [kyoku, onTable] = position;
  return (
    <li class={rows.hand}>
      <Remarks id={id} remarks={remarks} />
      <a class={`row ${rows.where}`} href={breakdownAddress(id, nth)}>
        <span class="number quiet">{nth}</span> <strong>{kyoku}</strong> <span class="quiet">{onTable}</span>{' '}
        <span class="hidden">{words.value.hand.boxes}</span>
      </a>
      <a
        class={`row ${rows.edit}`}
        href={viewAddress(id, 'edit', line.entry)}
        aria-label={words.value.match.history.correct(handText(line, state))}
      >
        {words.value.match.history.edit}
      </a>
      <div class={`stack ${rows.outcome}`}>
        <div class="ends">
          <p class="capital">{outcome}</p>
          <ReplayLink id={id} entry={line.entry} label={words.value.match.replay.replayThis(handText(line, state))} look="link" />
        </div>
        <HandFindings entry={line.entry} />
      </div>
      <dl class={`columns ${rows.scores}`}>
        {state.players.map((name, seat) => {
          const delta = line.deltas[seat] as number;
          return (
            <div key={seat}>
              <dt class="note cut">{name}</dt>
              <dd class="number">
                {number(line.scores[seat] as number)}
                <span class={delta < 0 ? 'loss' : delta > 0 ? 'gain' : 'quiet'}>{signed(delta)}</span>
              </dd>
            </div>
          );
        })}
      </dl>
    </li>
  );
}

/** Entries that do not fit those before them. */
function Asides({ id, state }: { readonly id: string; readonly state: MatchState }) {
  const texts = words.value.match;
  if (state.aside.length === 0) return null;
  return (
    <section class={card.alarm}>
      <h2>{locale.value.match.sheet.aside}</h2>
      <p>{texts.history.asideHint}</p>
      <ul class={lines.lines}>
        {state.aside.map((aside) => {
          const text = describeAside(aside, state, locale.value);
          return (
            <li key={aside.entry.id}>
              <span>{text}</span>
              <a class={button.button} href={viewAddress(id, 'edit', aside.entry.id)} aria-label={texts.history.correct(text)}>
                {texts.history.edit}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** An entry other than a hand. */
interface Remark {
  readonly entry: string;
  readonly text: string;
}

/** Penalties, time, the end and notes, by the hand they followed, latest first; undefined is the key for those before the first hand. */
function remarksOf({ log, state }: Match): ReadonlyMap<string | undefined, readonly Remark[]> {
  const events = eventsOf(log);
  const hands = new Set(state.hands.map(({ entry }) => entry));
  const aside = new Set(state.aside.map(({ entry }) => entry.id));
  const remarks = new Map<string | undefined, readonly Remark[]>();
  let after: string | undefined;
  for (const { id } of log) {
    if (hands.has(id)) after = id;
    const event = events.get(id);
    if (!event || !BESIDE.has(event.type) || aside.has(id)) continue;
    remarks.set(after, [{ entry: id, text: describeEvent(event, state, locale.value) }, ...(remarks.get(after) ?? [])]);
  }
  return remarks;
}

const BESIDE: ReadonlySet<MatchEvent['type']> = new Set(['penaltyGiven', 'timeCalled', 'matchEnded', 'noteAdded'] as const);

function Remarks({ id, remarks = [] }: { readonly id: string; readonly remarks: readonly Remark[] | undefined }) {
  const texts = words.value.match;
  if (remarks.length === 0) return null;
  return (
    <ul class={`stack ${rows.remarks}`}>
      {remarks.map(({ entry, text }) => (
        <li key={entry} class="ends">
          <span class="capital">{text}</span>
          <a class={button.link} href={viewAddress(id, 'edit', entry)} aria-label={texts.history.correct(text)}>
            {texts.history.edit}
          </a>
        </li>
      ))}
    </ul>
  );
}
