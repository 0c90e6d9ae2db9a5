import { ruleCode } from '@tenbo/engine';
import { CSV_TABLES, type CsvTable, checkWords, describeHand, matchCsv, ruleSetName } from '@tenbo/i18n';
import { type Log, type Match, type MatchState, checkNumbers, formatLog, scoreCourse } from '@tenbo/ledger';
import { useEffect, useState } from 'preact/hooks';

import { language, locale, words } from '../../prefs.ts';
import { fileNameOf, save } from '../../ui/save.ts';
import { Table } from '../../ui/table.tsx';
import type { ViewProps } from '../view.ts';
import { AccountsFrame } from './accounts-frame.tsx';
import styles from './accounts.module.css';
import { settlementOf } from './settlement.ts';
import paper from './sheet.module.css';

/** The score sheet of a match in the Japanese form, to be printed and saved. */
export function Sheet({ open }: ViewProps) {
  const { log, state } = open.match;
  const said = words.value.match.accounts;
  const { sheet } = locale.value.match;
  const { headings, rows, sums } = settlementOf(state);
  const at = log[0]?.at;
  return (
    <AccountsFrame open={open} view="sheet">
      <div class={styles.actions}>
        <button type="button" class={`${styles.button} ${styles.primary}`} onClick={() => print()}>
          {said.print}
        </button>
        {CSV_TABLES.map((table) => (
          <button key={table} type="button" class={styles.button} onClick={() => saveCsv(open.match, table)}>
            {said.saveCsv[table]}
          </button>
        ))}
        <button type="button" class={styles.button} onClick={() => saveLog(open.match)}>
          {said.saveLog}
        </button>
      </div>
      <article class={paper.sheet}>
        <h2>{said.views.sheet}</h2>
        <p>
          {at !== undefined && <time dateTime={at}>{dateOf(at)}</time>} {ruleSetName(state.rules, locale.value)}{' '}
          <code>{ruleCode(state.rules)}</code>
        </p>
        {state.hands.length === 0 ? <p>{sheet.notBegun}</p> : <Rows state={state} />}
        <div class={paper.settlement}>
          <Table
            title={state.end === undefined ? sheet.asIfNow : sheet.settlement}
            columns={headings.slice(1)}
            rows={rows.map(([place, name, ...cells]) => [`${place} ${name}`, ...cells])}
          />
          <p>{sums}</p>
        </div>
        <CheckLine log={log} />
      </article>
    </AccountsFrame>
  );
}

function dateOf(at: string): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'long' }).format(new Date(at));
}

/** A row per hand: each player's change and points afterwards. */
function Rows({ state }: { readonly state: MatchState }) {
  const { number, match } = locale.value;
  const { sheet } = match;
  const [start = []] = scoreCourse(state);
  return (
    <div class={paper.scroll} role="region" aria-label={words.value.match.accounts.views.sheet} tabIndex={0}>
      <table class={paper.hands}>
        <thead>
          <tr>
            <th scope="col">{sheet.columns.position}</th>
            <th scope="col" class={paper.outcome}>
              {sheet.columns.outcome}
            </th>
            {state.players.map((name) => (
              <th key={name} scope="colgroup" colSpan={2}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{sheet.start}</th>
            <td class={paper.outcome} />
            {start.flatMap((points, seat) => [<td key={`change ${seat}`} />, <td key={seat}>{number(points)}</td>])}
          </tr>
          {state.hands.map((line) => {
            const { position, outcome } = describeHand(line, state, locale.value);
            return (
              <tr key={line.entry}>
                <th scope="row">{match.position(position.filter((part) => part !== ''))}</th>
                <td class={paper.outcome}>{outcome}</td>
                {line.scores.flatMap((points, seat) => [
                  <td key={`change ${seat}`} class={paper.change}>
                    {sheet.change(line.deltas[seat] as number)}
                  </td>,
                  <td key={seat}>{number(points)}</td>,
                ])}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Check words, by which players compare the logs on their phones; the list of words is fetched for it. */
function CheckLine({ log }: { readonly log: Log }) {
  const [told, setTold] = useState('');
  const read = locale.value;
  useEffect(() => {
    let wanted = true;
    const tell = async () => {
      const six = await checkWords(checkNumbers(log), read);
      if (wanted) setTold(read.match.sheet.check(six, log.length));
    };
    void tell();
    return () => {
      wanted = false;
    };
  }, [log, read]);
  return <p>{told}</p>;
}

function saveCsv({ log, state }: Match, table: CsvTable): void {
  save(new Blob([matchCsv(state, table, locale.value)], { type: 'text/csv' }), `${fileNameOf(log[0]?.at)}-${table}.csv`);
}

/** Saves the log in the form the command line reads. */
function saveLog({ log }: Match): void {
  save(new Blob([formatLog(log)], { type: 'application/json' }), `${fileNameOf(log[0]?.at)}.json`);
}
