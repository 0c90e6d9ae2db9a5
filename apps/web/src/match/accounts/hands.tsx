import { describeAside, describeEvent, describeHand } from '@tenbo/i18n';
import { type HandLine, type Match, type MatchEvent, type MatchState, eventsOf } from '@tenbo/ledger';

import { locale, words } from '../../prefs.ts';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import lines from '../../ui/lines.module.css';
import { type ViewProps, viewAddress } from '../view.ts';
import { AccountsFrame } from './accounts-frame.tsx';
import { PaidBox, WonBox } from './hand-boxes.tsx';
import rows from './hands.module.css';
import { breakdownAddress } from './wins.tsx';

/** The list of hands, or one of the two score boxes of a hand: `hands/3/winner`, `hands/3/payments`. */
export function Hands({ open, path }: ViewProps) {
  const [number, box] = path;
  if (number === undefined) return <HandList open={open} path={path} />;
  const nth = /^\d+$/.test(number) ? Number(number) : 0;
  const line = open.match.state.hands[nth - 1];
  if (!line) return <NoHand id={open.id} />;
  const Box = box === 'payments' ? PaidBox : WonBox;
  return <Box id={open.id} state={open.match.state} line={line} nth={nth} />;
}

function NoHand({ id }: { readonly id: string }) {
  const said = words.value.match.accounts;
  return (
    <p>
      {said.noHand} <a href={viewAddress(id, 'hands')}>{said.views.hands}</a>
    </p>
  );
}

function HandList({ open }: ViewProps) {
  const { state } = open.match;
  const { sheet } = locale.value.match;
  const remarks = remarksOf(open.match);
  return (
    <AccountsFrame open={open} view="hands">
      <h2 class="hidden">{words.value.match.accounts.views.hands}</h2>
      <Remarks texts={remarks.get(undefined)} />
      {state.hands.length === 0 ? (
        <p>{sheet.notBegun}</p>
      ) : (
        <ol class={rows.hands}>
          {state.hands.map((line, i) => (
            <HandRow key={line.entry} id={open.id} line={line} nth={i + 1} state={state} remarks={remarks.get(line.entry)} />
          ))}
        </ol>
      )}
      <Asides id={open.id} state={state} />
    </AccountsFrame>
  );
}

interface HandRowProps {
  readonly id: string;
  readonly line: HandLine;
  readonly nth: number;
  readonly state: MatchState;
  /** What happened between this hand and the next. */
  readonly remarks: readonly string[] | undefined;
}

function HandRow({ id, line, nth, state, remarks }: HandRowProps) {
  const said = words.value.match.accounts;
  const { number, signed } = locale.value;
  const { position, outcome } = describeHand(line, state, locale.value);
  const [kyoku, onTable] = position;
  return (
    <li class={rows.hand}>
      <a class={rows.where} href={breakdownAddress(id, nth)}>
        <span class="number quiet">{nth}</span> <strong>{kyoku}</strong> <span class="quiet">{onTable}</span>{' '}
        <span class="hidden">{words.value.hand.boxes}</span>
      </a>
      <a class={rows.edit} href={viewAddress(id, 'edit', line.entry)} aria-label={said.editHand(nth)}>
        {said.edit}
      </a>
      <p class={rows.outcome}>{outcome}</p>
      <dl class={rows.scores}>
        {state.players.map((name, seat) => {
          const delta = line.deltas[seat] as number;
          return (
            <div key={seat}>
              <dt>{name}</dt>
              <dd class="number">
                {number(line.scores[seat] as number)}
                <span class={delta < 0 ? 'loss' : delta > 0 ? 'gain' : 'quiet'}>{signed(delta)}</span>
              </dd>
            </div>
          );
        })}
      </dl>
      <Remarks texts={remarks} />
    </li>
  );
}

/** Entries that do not fit those before them. */
function Asides({ id, state }: { readonly id: string; readonly state: MatchState }) {
  const said = words.value.match.accounts;
  if (state.aside.length === 0) return null;
  return (
    <section class={card.alarm}>
      <h2>{locale.value.match.sheet.aside}</h2>
      <ul class={lines.lines}>
        {state.aside.map((aside) => (
          <li key={aside.entry.id}>
            <span>{describeAside(aside, state, locale.value)}</span>
            {aside.entry.event.type === 'handEnded' && (
              <a class={button.button} href={viewAddress(id, 'edit', aside.entry.id)}>
                {said.edit}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Penalties, time and notes by the hand they followed; undefined is the key of those before the first hand. */
function remarksOf({ log, state }: Match): ReadonlyMap<string | undefined, readonly string[]> {
  const events = eventsOf(log);
  const hands = new Set(state.hands.map(({ entry }) => entry));
  const remarks = new Map<string | undefined, string[]>();
  let after: string | undefined;
  for (const { id } of log) {
    if (hands.has(id)) after = id;
    const event = events.get(id);
    if (!event || !BESIDE.has(event.type)) continue;
    remarks.set(after, [...(remarks.get(after) ?? []), describeEvent(event, state, locale.value)]);
  }
  return remarks;
}

const BESIDE: ReadonlySet<MatchEvent['type']> = new Set(['penaltyGiven', 'timeCalled', 'noteAdded'] as const);

function Remarks({ texts = [] }: { readonly texts: readonly string[] | undefined }) {
  if (texts.length === 0) return null;
  return (
    <ul class={rows.remarks}>
      {texts.map((text, i) => (
        <li key={i}>{text}</li>
      ))}
    </ul>
  );
}
