import { describeMerge } from '@tenbo/i18n';
import { type Log, replay } from '@tenbo/ledger';

import { Findings } from '../match/record/findings.tsx';
import { replayAddress, viewAddress } from '../match/view.ts';
import { locale, words } from '../prefs.ts';
import { faultText } from './fault-text.ts';
import type { Outcome } from './import-data.ts';
import type { Arrival } from './merge.ts';
import type { Faults } from './read.ts';
import type { AllTaken } from './taking.ts';

/** What came of the files imported last. With several, each has its name. */
export function Report({ files, leftOut }: AllTaken) {
  const said = words.value.match.accounts;
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
      {leftOut > 0 && <p class="loss">{said.filesLeftOut(files.length, leftOut)}</p>}
    </>
  );
}

/** What came of a file: what arrived, or what is wrong with it. One fault alone is one sentence. */
function One({ outcome: { arrivals, rules, hands, choices, faults, game } }: { readonly outcome: Outcome }) {
  const said = words.value.match.accounts;
  const lines = [
    ...(rules > 0 ? [said.rulesArrived(rules)] : []),
    ...(hands > 0 ? [said.handsArrived(hands)] : []),
    ...(choices > 0 ? [said.choicesArrived] : []),
  ];
  const isEmpty = lines.length + arrivals.length === 0;
  return (
    <>
      {isEmpty && faults.first.length === 0 && <p>{said.nothingArrived}</p>}
      {!isEmpty && (
        <ul>
          {arrivals.slice(0, MOST_ARRIVALS).map((arrival) => (
            <Came key={`${arrival.id} ${arrival.before.length}`} arrival={arrival} />
          ))}
          {arrivals.length > MOST_ARRIVALS && <li>{said.moreArrivals(arrivals.length - MOST_ARRIVALS)}</li>}
          {lines.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {game && game.findings.length > 0 && (
        <>
          <p>{said.differs}</p>
          <Findings {...game} />
        </>
      )}
      <Faulty faults={faults} isAlone={isEmpty} />
    </>
  );
}

/** What could not be imported. */
function Faulty({ faults: { first, more }, isAlone }: { readonly faults: Faults; readonly isAlone: boolean }) {
  const said = words.value.match.accounts;
  const [only] = first;
  if (!only) return null;
  if (isAlone && first.length + more === 1) return <p class="loss">{faultText(only)}</p>;
  return (
    <>
      <p class="loss">{said.faulty}</p>
      <ul>
        {first.map((fault, i) => (
          <li key={i}>{faultText(fault)}</li>
        ))}
        {more > 0 && <li>{said.moreFaults(more)}</li>}
      </ul>
    </>
  );
}

/** A match that came, with the ways to it; of an existing one also what was added and which of its hands changed. */
function Came({ arrival }: { readonly arrival: Arrival }) {
  const said = words.value.match;
  const { id, players, before, record } = arrival;
  return (
    <li>
      {said.accounts.arrived(locale.value.match.names(players), arrival)}{' '}
      {record ? <a href={replayAddress(id, 0, 0)}>{said.replay.replay}</a> : <a href={viewAddress(id)}>{said.accounts.open}</a>}
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
