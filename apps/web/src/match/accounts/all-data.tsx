import { signal } from '@preact/signals';
import { describeLogError, describeMerge, describeMergeError } from '@tenbo/i18n';
import { type Log, replay } from '@tenbo/ledger';

import { history } from '../../hand/store.ts';
import { chosen, locale, words } from '../../prefs.ts';
import { ownRules } from '../../rules/own.ts';
import { save } from '../../ui/save.ts';
import { allStored } from '../kept.ts';
import styles from './accounts.module.css';
import { type Fault, dataFile, readData } from './data-file.ts';
import { nameOf } from './exports.ts';
import type { Arrival } from './merge-data.ts';
import { NOTHING, type Outcome, takeIn } from './take-in.ts';

const outcome = signal<Outcome>();
const withChoices = signal(false);

/** All that the browser keeps, out to one file and in from one. */
export function AllData() {
  const said = words.value.match.accounts;
  return (
    <section class={styles.card} aria-label={said.allData}>
      <h2>{said.allData}</h2>
      <p class={styles.quiet}>{said.allDataHint}</p>
      <div class={styles.actions}>
        <button type="button" class={styles.button} onClick={() => void saveAll()}>
          {said.saveAll}
        </button>
        <label class={styles.button}>
          {said.takeIn}
          <input type="file" class="hidden" accept=".json,application/json" onChange={(event) => void chosenFile(event)} />
        </label>
        <label class={styles.check}>
          <input
            type="checkbox"
            checked={withChoices.value}
            onChange={(event) => (withChoices.value = event.currentTarget.checked)}
          />
          {said.takeChoices}
        </label>
      </div>
      <div role="status">{outcome.value && <Report outcome={outcome.value} />}</div>
    </section>
  );
}

function Report({ outcome: { arrivals, rules, hands, choices, faults } }: { readonly outcome: Outcome }) {
  const said = words.value.match.accounts;
  const came = [
    ...(rules > 0 ? [said.rulesArrived(rules)] : []),
    ...(hands > 0 ? [said.handsArrived(hands)] : []),
    ...(choices > 0 ? [said.choicesArrived] : []),
  ];
  return (
    <>
      {came.length + arrivals.length > 0 ? (
        <ul>
          {arrivals.map((arrival) => (
            <li key={`${arrival.id} ${arrival.from}`}>
              {said.arrived(locale.value.match.names(arrival.players), arrival)}
              {arrival.from > 0 && <Arrived arrival={arrival} />}
            </li>
          ))}
          {came.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : (
        <p>{said.nothingArrived}</p>
      )}
      {faults.length > 0 && (
        <>
          <p class={styles.loss}>{said.faulty}</p>
          <ul>
            {faults.map((fault, i) => (
              <li key={i}>{faultText(fault)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** What came into a match that was here, and which of its hands that changed. */
function Arrived({ arrival: { before, now } }: { readonly arrival: Arrival }) {
  const matchOf = (log: Log) => ({ log, state: replay(log) });
  const { came, changed } = describeMerge(matchOf(before), matchOf(now), locale.value);
  return (
    <ul>
      {came.slice(0, MOST_SHOWN).map((text, i) => (
        <li key={i}>{text}</li>
      ))}
      {came.length > MOST_SHOWN && <li>{words.value.match.accounts.more(came.length - MOST_SHOWN)}</li>}
      {changed.map(({ text, scores }) => (
        <li key={text}>
          {locale.value.match.sheet.changed} {text} {scores}
        </li>
      ))}
    </ul>
  );
}

/** Entries listed of one match. */
const MOST_SHOWN = 20;

function faultText(fault: Fault): string {
  const { faults } = words.value.match.accounts;
  switch (fault.code) {
    case 'badLog':
      return faults.inMatch(fault.nth, describeLogError(fault.error, locale.value));
    case 'notMerged':
      return faults.inMatch(fault.nth, describeMergeError(fault.error, locale.value));
    case 'notJson':
      return faults.notJson(fault.line, fault.column);
    case 'notData':
      return faults.notData;
    case 'otherVersion':
      return faults.otherVersion;
    case 'notAList':
      return faults.notAList(fault.field);
    case 'badSoFar':
    case 'badRules':
    case 'badHand':
      return faults[fault.code](fault.nth);
    case 'badChoice':
      return faults.badChoice(fault.name);
  }
}

async function saveAll(): Promise<void> {
  const file = dataFile({ matches: await allStored(), rules: ownRules.value, hands: history.value, choices: chosen() });
  save(new Blob([JSON.stringify(file)], { type: 'application/json' }), `${nameOf(new Date().toISOString())}-all.json`);
}

async function chosenFile(event: Event & { readonly currentTarget: HTMLInputElement }): Promise<void> {
  const input = event.currentTarget;
  const [file] = input.files ?? [];
  if (!file) return;
  const read = readData(await file.text());
  input.value = '';
  outcome.value = read.ok ? await takeIn(read.value, withChoices.value) : { ...NOTHING, faults: [read.error] };
}
