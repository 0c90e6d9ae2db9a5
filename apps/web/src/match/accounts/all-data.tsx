import { signal } from '@preact/signals';
import { describeLedgerError, describeLogError, describeMergeError } from '@tenbo/i18n';

import { history } from '../../hand/store.ts';
import { chosen, locale, words } from '../../prefs.ts';
import { ownRules } from '../../rules/own.ts';
import { save } from '../../ui/save.ts';
import { allStored } from '../kept.ts';
import styles from './accounts.module.css';
import { type Fault, dataFile, readData } from './data-file.ts';
import { nameOf } from './exports.ts';
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
    ...arrivals.map((arrival) => said.arrived(locale.value.match.names(arrival.players), arrival)),
    ...(rules > 0 ? [said.rulesArrived(rules)] : []),
    ...(hands > 0 ? [said.handsArrived(hands)] : []),
    ...(choices > 0 ? [said.choicesArrived] : []),
  ];
  return (
    <>
      {came.length > 0 ? (
        <ul>
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

function faultText(fault: Fault): string {
  const { faults } = words.value.match.accounts;
  switch (fault.code) {
    case 'badLog':
      return faults.inMatch(fault.nth, describeLogError(fault.error, locale.value));
    case 'badStart':
      return faults.inMatch(fault.nth, describeLedgerError(fault.error, locale.value));
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
