// Imports what was played before: results of past rounds, and matches.
import { useSignal } from '@preact/signals';
import { asSentence, describeLogError, ruleSetName } from '@tenbo/i18n';
import { type Log, replay } from '@tenbo/ledger';
import { useEffect } from 'preact/hooks';

import place from '../../ui/place.module.css';
import { type Fault, type ReadMatch, readFile } from '../../data-file/read.ts';
import { dateLanguage, locale, words } from '../../prefs.ts';
import { kept, listMatches } from '../../match/store.ts';
import { playersIn } from '../../match/kept.ts';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import { ImportResults } from './import-results.tsx';
import { FileButton } from './fields.tsx';
import { MatchPreview } from './match-preview.tsx';
import { deskWords } from './words.ts';

/** Imports what was played before: results of past rounds, and matches. */
export function Import() {
  return (
    <div class={place.wide}>
      <ImportResults />
      <ImportMatch />
    </div>
  );
}

/** The most matches listed at once. */
const MOST_SHOWN = 50;

/** Imports a match played elsewhere: from a file of the page or of `tenbo match`, or from this browser. */
function ImportMatch() {
  const texts = deskWords.value.imported;
  useEffect(() => void listMatches(), []);
  const read = useSignal<readonly ReadMatch[] | undefined>(undefined);
  const faults = useSignal<readonly string[]>([]);
  const chosen = useSignal<Log | undefined>(undefined);
  // A copy of a club's match needs no import: it is kept in step with the club's already.
  const own = (kept.value ?? []).flatMap(({ log, shared }) => (log.ok && !shared ? [log.value] : []));
  const logs = read.value?.map(({ log }) => log) ?? own;
  const choose = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (!file) return;
    chosen.value = undefined;
    const data = await readFile(file, () => {});
    read.value = data.ok ? data.value.matches : [];
    faults.value = (data.ok ? data.value.faults.first : [data.error]).map(faultText);
    if (data.ok && data.value.matches.length === 1) chosen.value = data.value.matches[0]?.log;
    input.value = '';
  };
  return (
    <section class={card.card}>
      <h2>{texts.heading}</h2>
      <p class="note">{texts.hint}</p>
      <FileButton label={texts.file} accept=".json,application/json,.gz" onChoose={(input) => void choose(input)} />
      {faults.value.map((fault, i) => (
        <p key={i} role="alert" class="breaks">
          {fault}
        </p>
      ))}
      {read.value && faults.value.length === 0 && logs.length === 0 && <p role="status">{texts.noneInFile}</p>}
      {!read.value && <h3>{texts.here}</h3>}
      {!read.value && kept.value && logs.length === 0 && <p>{texts.none}</p>}
      <ul class={card.list}>
        {logs.slice(0, MOST_SHOWN).map((log) => (
          <Row key={log[0]?.id} log={log} isChosen={log === chosen.value} onChoose={() => (chosen.value = log)} />
        ))}
      </ul>
      {logs.length > MOST_SHOWN && <p class="note">{words.value.match.accounts.more(logs.length - MOST_SHOWN)}</p>}
      {chosen.value && <MatchPreview key={chosen.value[0]?.id} log={chosen.value} />}
    </section>
  );
}

interface RowProps {
  readonly log: Log;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Row({ log, isChosen, onChoose }: RowProps) {
  const names = locale.value.match.names(playersIn(log));
  const at = log.at(-1)?.at;
  return (
    <li class={card.row}>
      <span>
        <strong>{names}</strong>{' '}
        <span class="quiet">
          {ruleSetName(replay(log).rules, locale.value)}
          {at !== undefined && ` · ${new Date(at).toLocaleDateString(dateLanguage.value, { dateStyle: 'medium' })}`}
        </span>
      </span>
      <button type="button" class={button.button} aria-pressed={isChosen} onClick={onChoose}>
        {deskWords.value.imported.choose} <span class="hidden">{names}</span>
      </button>
    </li>
  );
}

/** Why a file, or a match in it, is unreadable. */
function faultText(fault: Fault): string {
  const { faults } = words.value.match.accounts;
  if (fault.code === 'badLog') return asSentence(faults.inMatch(fault.nth, describeLogError(fault.error, locale.value)));
  if (fault.code === 'tooBig') return faults.tooBig(fault.megabytes, fault.most);
  if (fault.code === 'notJson') return faults.notJson(fault.line, fault.column);
  if (fault.code === 'badId') return faults.badId(fault.nth);
  if (fault.code === 'otherVersion') return faults.otherVersion;
  return faults.notData;
}
