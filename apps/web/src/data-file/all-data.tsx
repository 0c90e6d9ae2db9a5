import { signal } from '@preact/signals';
import {
  asSentence,
  describeLogError,
  describeMerge,
  describeMergeError,
  describeRecordError,
  describeToLogError,
} from '@tenbo/i18n';
import { type Log, replay } from '@tenbo/ledger';
import { useEffect } from 'preact/hooks';

import { history } from '../hand/kept-history.ts';
import { allStored } from '../match/kept.ts';
import { report } from '../match/trouble.tsx';
import { Findings } from '../match/record/findings.tsx';
import { chosen, locale, words } from '../prefs.ts';
import { ownRules } from '../rules/own.ts';
import button from '../ui/button.module.css';
import card from '../ui/card.module.css';
import field from '../ui/field.module.css';
import { fileNameOf } from '../ui/save.ts';
import { saveData } from './format.ts';
import type { Arrival } from './merge.ts';
import { readAny } from './game-record.ts';
import type { Fault } from './read.ts';
import { type Outcome, nothingImported, importData } from './import-data.ts';

const outcome = signal<Outcome>();
const withChoices = signal(false);
/** The share of a file read so far, from 0 to 1; undefined if none is being read. */
const part = signal<number>();

/** Exports everything the browser stores to one file, and imports such a file. */
export function AllData() {
  const said = words.value.match.accounts;
  useEffect(() => takeDrops(), []);
  return (
    <section class={card.card} aria-label={said.allData}>
      <h2>{said.allData}</h2>
      <p class="quiet">{said.allDataHint}</p>
      <div class="row">
        <button type="button" class={button.button} onClick={() => void saveAll()}>
          {said.saveAll}
        </button>
        <label class={button.button}>
          {said.takeIn}
          <input type="file" class="hidden" disabled={part.value !== undefined} onChange={(event) => void chosenFile(event)} />
        </label>
        <label class={field.check}>
          <input
            type="checkbox"
            checked={withChoices.value}
            onChange={(event) => (withChoices.value = event.currentTarget.checked)}
          />
          {said.takeChoices}
        </label>
      </div>
      {part.value !== undefined && <progress value={part.value} aria-label={said.takeIn} />}
      <div role="status">{outcome.value && <Report outcome={outcome.value} />}</div>
    </section>
  );
}

function Report({ outcome: { arrivals, rules, hands, choices, faults, differs } }: { readonly outcome: Outcome }) {
  const said = words.value.match.accounts;
  const lines = [
    ...(rules > 0 ? [said.rulesArrived(rules)] : []),
    ...(hands > 0 ? [said.handsArrived(hands)] : []),
    ...(choices > 0 ? [said.choicesArrived] : []),
  ];
  return (
    <>
      {lines.length + arrivals.length > 0 ? (
        <ul>
          {arrivals.slice(0, MOST_ARRIVALS).map((arrival) => (
            <li key={`${arrival.id} ${arrival.before.length}`}>
              {said.arrived(locale.value.match.names(arrival.players), arrival)}
              {arrival.before.length > 0 && <Arrived arrival={arrival} />}
            </li>
          ))}
          {arrivals.length > MOST_ARRIVALS && <li>{said.moreArrivals(arrivals.length - MOST_ARRIVALS)}</li>}
          {lines.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : (
        <p>{said.nothingArrived}</p>
      )}
      {differs && (
        <>
          <p>{said.differs}</p>
          <Findings {...differs} />
        </>
      )}
      {faults.first.length > 0 && (
        <>
          <p class="loss">{said.faulty}</p>
          <ul>
            {faults.first.map((fault, i) => (
              <li key={i}>{faultText(fault)}</li>
            ))}
            {faults.more > 0 && <li>{said.moreFaults(faults.more)}</li>}
          </ul>
        </>
      )}
    </>
  );
}

/** What an import added to an existing match, and which of its hands changed. */
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

/** The most entries listed for one match. */
const MOST_SHOWN = 20;

/** The most matches listed for one file. */
const MOST_ARRIVALS = 50;

async function saveAll(): Promise<void> {
  const stored = await allStored();
  if (!stored.ok) return report({ why: stored.error });
  saveData(
    { matches: stored.value, rules: ownRules.value, hands: history.value, choices: chosen() },
    `${fileNameOf(new Date().toISOString())}-all`,
  );
}

async function chosenFile(event: Event & { readonly currentTarget: HTMLInputElement }): Promise<void> {
  const input = event.currentTarget;
  const [file] = input.files ?? [];
  if (file) await takeFile(file);
  input.value = '';
}

/** Accepts files dropped anywhere on the list of matches. @returns a function that stops this */
function takeDrops(): () => void {
  const allow = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  const take = (event: DragEvent) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    if (part.value === undefined) void takeFile(file);
  };
  addEventListener('dragover', allow);
  addEventListener('drop', take);
  return () => {
    removeEventListener('dragover', allow);
    removeEventListener('drop', take);
  };
}

async function takeFile(file: File): Promise<void> {
  outcome.value = undefined;
  part.value = 0;
  try {
    // Reading and merging count as half each.
    const read = await readAny(file, (done) => (part.value = done / 2));
    outcome.value = read.ok
      ? await importData(read.value, withChoices.value, (done) => (part.value = (1 + done) / 2))
      : nothingImported(read.error);
  } finally {
    part.value = undefined;
  }
}

/** The most characters shown of a text from a file. */
const LONGEST = 300;

/** A fault as a sentence, cut to a limit because the file can make it as long as it likes. */
function faultText(fault: Fault): string {
  const text = sentence(fault);
  return text.length > LONGEST ? `${text.slice(0, LONGEST).toWellFormed()}…` : text;
}

function sentence(fault: Fault): string {
  const { faults } = words.value.match.accounts;
  switch (fault.code) {
    case 'badLog':
      return faults.inMatch(fault.nth, describeLogError(fault.error, locale.value));
    case 'notMerged':
      return faults.inMatch(fault.nth, describeMergeError(fault.error, locale.value));
    case 'badRecord':
      return asSentence(describeRecordError(fault.error, locale.value));
    case 'noMatch':
      return asSentence(describeToLogError(fault.error, fault.game, locale.value));
    case 'tooBig':
      return faults.tooBig(fault.megabytes, fault.most);
    case 'notJson':
      return faults.notJson(fault.line, fault.column);
    case 'unreadable':
    case 'notData':
    case 'otherVersion':
      return faults[fault.code];
    case 'notAList':
      return faults.notAList(fault.field);
    case 'leftOut':
      return faults.leftOut(fault.field, fault.many, fault.most);
    case 'badId':
    case 'badSoFar':
    case 'badGameRecord':
    case 'otherRecord':
    case 'badRules':
    case 'badHand':
      return faults[fault.code](fault.nth);
    case 'badChoice':
      return faults.badChoice(fault.name);
    case 'notKept':
      return fault.why === 'refused' ? faults.refused : words.value.match.trouble.why[fault.why];
  }
}
