import {
  asSentence,
  describeLogError,
  describeMerge,
  describeMergeError,
  describeRecordError,
  describeToLogError,
} from '@tenbo/i18n';
import { type Log, replay } from '@tenbo/ledger';

import { Findings } from '../match/record/findings.tsx';
import { replayAddress, viewAddress } from '../match/view.ts';
import { locale, words } from '../prefs.ts';
import type { AllTaken, Outcome } from './import-data.ts';
import type { Arrival } from './merge.ts';
import type { Fault, Faults } from './read.ts';

/** What came of the files imported last. With several, each has its name. */
export function Report({ files, leftOut }: AllTaken) {
  const texts = words.value.match.accounts;
  const [only] = files;
  if (files.length === 1 && only) return <One outcome={only.outcome} />;
  return (
    <>
      <ul>
        {files.map(({ name, outcome }, i) => (
          <li key={i}>
            <strong class="breaks">{name}</strong>
            <One outcome={outcome} />
          </li>
        ))}
      </ul>
      {leftOut > 0 && <p class="loss">{texts.filesLeftOut(files.length, leftOut)}</p>}
    </>
  );
}

/** What came of a file: what arrived, or what is wrong with it. One fault alone is one sentence. */
function One({ outcome: { arrivals, rules, hands, choices, faults, game } }: { readonly outcome: Outcome }) {
  const texts = words.value.match.accounts;
  const lines = [
    ...(rules > 0 ? [texts.rulesArrived(rules)] : []),
    ...(hands > 0 ? [texts.handsArrived(hands)] : []),
    ...(choices > 0 ? [texts.choicesArrived] : []),
  ];
  const isEmpty = lines.length + arrivals.length === 0;
  return (
    <>
      {isEmpty && faults.first.length === 0 && <p>{texts.nothingArrived}</p>}
      {!isEmpty && (
        <ul>
          {arrivals.slice(0, MOST_ARRIVALS).map((arrival) => (
            <Came key={`${arrival.id} ${arrival.before.length}`} arrival={arrival} />
          ))}
          {arrivals.length > MOST_ARRIVALS && <li>{texts.moreArrivals(arrivals.length - MOST_ARRIVALS)}</li>}
          {lines.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {game && game.findings.length > 0 && (
        <>
          <p>{texts.differs}</p>
          <Findings {...game} />
        </>
      )}
      <Faulty faults={faults} isAlone={isEmpty} />
    </>
  );
}

/** What could not be imported. */
function Faulty({ faults: { first, more }, isAlone }: { readonly faults: Faults; readonly isAlone: boolean }) {
  const texts = words.value.match.accounts;
  const [only] = first;
  if (!only) return null;
  if (isAlone && first.length + more === 1) return <p class="loss">{faultText(only)}</p>;
  return (
    <>
      <p class="loss">{texts.faulty}</p>
      <ul>
        {first.map((fault, i) => (
          <li key={i}>{faultText(fault)}</li>
        ))}
        {more > 0 && <li>{texts.moreFaults(more)}</li>}
      </ul>
    </>
  );
}

/** A match that came, with the ways to it; of an existing one also what was added and which of its hands changed. */
function Came({ arrival }: { readonly arrival: Arrival }) {
  const texts = words.value.match;
  const { id, players, before, record } = arrival;
  return (
    <li>
      {texts.accounts.arrived(locale.value.match.names(players), arrival)}{' '}
      {record ? <a href={replayAddress(id, 0, 0)}>{texts.replay.replay}</a> : <a href={viewAddress(id)}>{texts.accounts.open}</a>}
      {before.length > 0 && <Arrived arrival={arrival} />}
    </li>
  );
}

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

/** The most characters shown of a text from a file. */
const LONGEST = 300;

/** A fault as a sentence, cut to a limit because the file can make it as long as it likes. */
export function faultText(fault: Fault): string {
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
