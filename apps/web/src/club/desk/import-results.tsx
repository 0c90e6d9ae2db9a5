import { useSignal } from '@preact/signals';
import { listText, readResults } from '@tenbo/records';
import { useMemo } from 'preact/hooks';

import { locale } from '../../prefs.ts';
import { freshId } from '../../match/stored-match.ts';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import field from '../../ui/field.module.css';
import { doActs, nameOf, namePeople, tournament } from '../event.ts';
import { type ResultActs, resultActs } from './result-acts.ts';
import { type RowFault, splitCells } from './results-file.ts';
import { faultText, refusalText } from './texts.ts';
import { deskWords } from './words.ts';
import { FileButton, useWork } from './fields.tsx';

/** More than any league needs, and little enough to be read again at each keystroke. */
const MOST_CHARACTERS = 1_000_000;
const TOO_LONG = ' '.repeat(MOST_CHARACTERS + 1);
/** The most faulty lines to name at once. */
const MOST_FAULTS = 20;

/** Imports results of past rounds, from a file or pasted. A preview shows what would happen; then it happens all together or not at all. */
export function ImportResults() {
  const texts = deskWords.value.results;
  const text = useSignal('');
  const outcome = useSignal<{ readonly text: string; readonly isFault: boolean }>();
  const [isBusy, work] = useWork();
  const state = tournament.value;
  const read = useMemo(() => state && readAll(text.value), [text.value, state]);
  if (!state || !read) return null;
  const { acts, fresh, rounds, faults } = read;
  const isReady = rounds.length > 0 && faults.length === 0;
  const take = (typed: string) => {
    outcome.value = typed.length > MOST_CHARACTERS ? { text: texts.tooLong, isFault: true } : undefined;
    if (typed.length <= MOST_CHARACTERS) text.value = typed;
  };
  const choose = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (file) take(await textOf(file).catch(() => TOO_LONG));
    input.value = '';
  };
  const importAll = async () => {
    if (!isReady) return;
    outcome.value = undefined;
    const isNamed = (await namePeople(fresh)) === fresh.length;
    const fault = isNamed ? await doActs(...acts) : undefined;
    if (!isNamed) outcome.value = { text: texts.namesNotSent, isFault: true };
    else if (fault) outcome.value = { text: faultText(fault), isFault: true };
    else {
      outcome.value = { text: texts.done(rounds.length), isFault: false };
      text.value = '';
    }
  };
  return (
    <form
      class={card.card}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        work(importAll);
      }}
    >
      <h2>{texts.heading}</h2>
      <p class="note">{texts.hint}</p>
      <label class={field.field}>
        <span>{texts.text}</span>
        <textarea class={field.input} rows={8} value={text.value} onInput={({ currentTarget }) => take(currentTarget.value)} />
      </label>
      <FileButton label={texts.file} accept=".csv,.tsv,.txt,text/csv,text/plain" onChoose={(input) => void choose(input)} />
      <Preview read={read} />
      {outcome.value && <p role={outcome.value.isFault ? 'alert' : 'status'}>{outcome.value.text}</p>}
      <div class="row">
        <button type="submit" class={button.primary} aria-disabled={!isReady || isBusy}>
          {isBusy ? texts.busy : texts.bring}
        </button>
      </div>
    </form>
  );
}

/** The text of a file, in any encoding of a spreadsheet. */
async function textOf(file: File): Promise<string> {
  return file.size > 4 * MOST_CHARACTERS ? TOO_LONG : listText(new Uint8Array(await file.arrayBuffer()));
}

function readAll(text: string): ResultActs | undefined {
  const state = tournament.peek();
  if (!state) return undefined;
  const { rows, faults } = readResults(text, { split: splitCells });
  const done = resultActs(rows, state, nameOf, freshId);
  return { ...done, faults: [...faults, ...done.faults].toSorted((one, other) => one.line - other.line) };
}

/** Shows what will be done, and every line that prevents it. */
function Preview({ read: { fresh, known, rounds, tables, repeated, faults } }: { readonly read: ResultActs }) {
  const texts = deskWords.value.results;
  const [first, last] = [rounds[0], rounds.at(-1)];
  return (
    <div role="status">
      {first !== undefined && last !== undefined && (
        <p>
          {texts.people(fresh.length, known)} · {texts.rounds(first, last, tables)}
        </p>
      )}
      {repeated > 0 && <p class="loss">{texts.repeated(repeated)}</p>}
      {faults.slice(0, MOST_FAULTS).map((fault, i) => (
        <p key={i} class="loss breaks">
          {texts.line(fault.line, textOfFault(fault, new Map(fresh.map(({ id, name }) => [id, name]))))}
        </p>
      ))}
      {faults.length > MOST_FAULTS && <p class="loss">{texts.more(faults.length - MOST_FAULTS)}</p>}
    </div>
  );
}

function textOfFault(fault: RowFault, fresh: ReadonlyMap<string, string>): string {
  const { faults: texts, columns } = deskWords.value.results;
  switch (fault.why) {
    case 'noColumn':
      return texts.noColumn(columns[fault.column]);
    case 'unknownColumn':
    case 'columnTwice':
      return texts[fault.why](fault.name);
    case 'badCell':
      return texts.badCell(columns[fault.column], fault.text);
    case 'notResults':
    case 'badLine':
    case 'noGames':
    case 'tooMany':
    case 'noPoints':
    case 'unreadable':
      return texts[fault.why];
    case 'otherTeam':
      return texts.otherTeam(fault.name, fault.team);
    case 'badSeats':
      return texts.badSeats(fault.table);
    case 'otherTotal':
      return texts.otherTotal(locale.value.match.ranking(fault.total), locale.value.match.ranking(fault.expected));
    case 'refused':
      return refusalText(fault.error, (player) => fresh.get(player) ?? nameOf(player));
  }
}
