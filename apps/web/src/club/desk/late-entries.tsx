import { useSignal } from '@preact/signals';
import { describeConflict, describeMerge } from '@tenbo/i18n';

import { locale } from '../../prefs.ts';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import { keepFocus } from '../../ui/focus.ts';
import { doActs } from '../event.ts';
import { type LateOfMatch, dismissal, late, takeIn } from './late.ts';
import { faultText, roundName } from './said.ts';
import { deskWords } from './words.ts';

/** What arrived at a table after its result was settled: it does not count until a referee decides. */
export function LateEntries({ match }: { readonly match: string }) {
  const one = late.value.find(({ table }) => table.match === match);
  return one ? <One key={match} one={one} /> : null;
}

function One({ one }: { readonly one: LateOfMatch }) {
  const said = deskWords.value;
  const fault = useSignal('');
  const isBusy = useSignal(false);
  const decide = async (way: () => ReturnType<typeof takeIn>) => {
    if (isBusy.value) return;
    isBusy.value = true;
    try {
      fault.value = textOf(await way());
    } finally {
      isBusy.value = false;
      keepFocus();
    }
  };
  const at = locale.value.rule(roundName(one.round.round), said.table(one.table.table));
  return (
    <section class={card.alarm} role="alert" aria-label={at}>
      <h3>{at}</h3>
      <p>{said.settled.heading}</p>
      <Consequences one={one} />
      {fault.value !== '' && <p class="loss">{fault.value}</p>}
      <div class="row">
        <button type="button" class={button.primary} onClick={() => void decide(() => doActs(...dismissal(one)))}>
          {said.settled.dismiss}
        </button>
        <button type="button" class={button.button} onClick={() => void decide(() => takeIn(one))}>
          {one.round.isClosed ? said.settled.reopen(one.round.round) : said.settled.take}
        </button>
      </div>
    </section>
  );
}

/** What came, and what would follow if it counted. */
function Consequences({ one: { before, after } }: { readonly one: LateOfMatch }) {
  const said = deskWords.value.settled;
  const { came, changed } = describeMerge(before, after, locale.value);
  const [conflict] = after.state.conflicts;
  const scores = after.state.scores.map((score, seat) => score - (before.state.scores[seat] ?? 0));
  return (
    <>
      <ul>
        {came.map((text, i) => (
          <li key={i}>{text}</li>
        ))}
      </ul>
      {conflict && (
        <p>
          {said.chooses} {describeConflict(conflict, after, locale.value).title}
        </p>
      )}
      {changed.length > 0 && (
        <ul>
          {changed.map(({ text, scores: points }) => (
            <li key={text}>
              {text}
              {points !== undefined && <> · {points}</>}
            </li>
          ))}
        </ul>
      )}
      {!conflict && changed.length === 0 && scores.every((change) => change === 0) && <p>{said.nothing}</p>}
    </>
  );
}

/** Why a decision failed; empty if it did not. */
function textOf(fault: Awaited<ReturnType<typeof takeIn>>): string {
  if (fault === undefined) return '';
  return fault === 'notSent' ? deskWords.value.settled.notSent : faultText(fault);
}
