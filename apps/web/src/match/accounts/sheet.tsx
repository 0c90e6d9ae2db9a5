import { ruleCode } from '@tenbo/engine';
import { type CsvTable, type SettlementText, CSV_TABLES, checkWords, describeHand, matchCsv, ruleSetName } from '@tenbo/i18n';
import { type Log, type Match, type MatchState, checkNumbers, formatLog, scoreCourse } from '@tenbo/ledger';
import { useEffect, useState } from 'preact/hooks';

import { dateLanguage, locale, words } from '../../prefs.ts';
import { fileNameOf, save } from '../../ui/save.ts';
import type { ViewProps } from '../view.ts';
import { AccountsFrame } from './frame.tsx';
import { settlementOf } from './settlement.ts';
import { fetched } from '../../fetched.ts';
import { setMissing } from '../../words/loaded-for.ts';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import paper from './sheet.module.css';

/** The score sheet of a match in the Japanese form, to print or save. */
export function Sheet({ open }: ViewProps) {
  const { record } = open;
  const { log, state } = open.match;
  const texts = words.value.match.accounts;
  const { sheet } = locale.value.match;
  const settled = settlementOf(state, 'seat');
  const at = log[0]?.at;
  return (
    <AccountsFrame open={open} view="sheet">
      <div class="row unprinted">
        <button type="button" class={button.primary} onClick={() => print()}>
          {texts.print}
        </button>
        {CSV_TABLES.map((table) => (
          <button key={table} type="button" class={button.button} onClick={() => saveCsv(open.match, table)}>
            {texts.saveCsv[table]}
          </button>
        ))}
        <button type="button" class={button.button} onClick={() => saveLog(open.match)}>
          {texts.saveLog}
        </button>
        {record && (
          <button type="button" class={button.button} onClick={() => save(new Blob([record.text]), record.name)}>
            {texts.saveRecord}
          </button>
        )}
      </div>
      <article class={`${card.card} ${paper.sheet}`}>
        <h2>{texts.views.sheet}</h2>
        <p>
          {at !== undefined && <time dateTime={at}>{dateOf(at)}</time>} {ruleSetName(state.rules, locale.value)} ·{' '}
          {texts.ruleCode(ruleCode(state.rules))}
        </p>
        {state.hands.length === 0 && <p>{sheet.notBegun}</p>}
        <div class={paper.scroll} role="region" aria-label={texts.views.sheet} tabIndex={0}>
          <table class={paper.table}>
            <thead>
              <tr>
                <th scope="col">{sheet.columns.position}</th>
                <th scope="col" class={paper.outcome}>
                  {sheet.columns.outcome}
                </th>
                {state.players.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <Hands state={state} />
            <Settlement state={state} settled={settled} />
          </table>
        </div>
        <p>{settled.sums}</p>
        <CheckLine log={log} />
      </article>
    </AccountsFrame>
  );
}

function dateOf(at: string): string {
  return new Intl.DateTimeFormat(dateLanguage.value, { dateStyle: 'long' }).format(new Date(at));
}

/** A row per hand: each player's change and points afterwards. */
function Hands({ state }: { readonly state: MatchState }) {
  const { number, match } = locale.value;
  const [start = []] = scoreCourse(state);
  return (
    <tbody>
      <tr>
        <th scope="row">{match.sheet.start}</th>
        <td class={paper.outcome} />
        {start.map((points, seat) => (
          <td key={seat}>{number(points)}</td>
        ))}
      </tr>
      {state.hands.map((line) => {
        const { position, outcome } = describeHand(line, state, locale.value);
        const [kyoku, ...onTable] = position;
        return (
          <tr key={line.entry}>
            <th scope="row">
              <strong>{kyoku}</strong> <small>{onTable.filter((part) => part !== '').join(' ')}</small>
            </th>
            <td class={paper.outcome}>{outcome}</td>
            {line.scores.map((points, seat) => (
              <td key={seat}>
                <Change points={line.deltas[seat] as number} /> {number(points)}
              </td>
            ))}
          </tr>
        );
      })}
    </tbody>
  );
}

function Change({ points }: { readonly points: number }) {
  return <small class={points < 0 ? 'loss' : 'gain'}>{locale.value.match.sheet.change(points)}</small>;
}

/** The steps of the settlement below the points, each player in the same column. */
function Settlement({ state, settled: { headings, rows } }: { readonly state: MatchState; readonly settled: SettlementText }) {
  const { sheet } = locale.value.match;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={state.players.length + 1}>
          <strong>{state.end === undefined ? sheet.asIfNow : sheet.settlement}</strong>
        </th>
        <td class={paper.outcome} />
      </tr>
      {headings.map((heading, column) =>
        column === PLAYER ? null : (
          <tr key={heading}>
            <th scope="row">{heading}</th>
            <td class={paper.outcome} />
            {rows.map((row, seat) => (
              <td key={seat}>{row[column]}</td>
            ))}
          </tr>
        ),
      )}
    </tbody>
  );
}

/** The column of a settlement with the player's name, which becomes a heading here. */
const PLAYER = 1;

function saveCsv({ log, state }: Match, table: CsvTable): void {
  save(new Blob([matchCsv(state, table, locale.value)], { type: 'text/csv' }), `${fileNameOf(log[0]?.at)}-${table}.csv`);
}

/** Saves the log in the form the command line reads. */
function saveLog({ log }: Match): void {
  save(new Blob([formatLog(log)], { type: 'application/json' }), `${fileNameOf(log[0]?.at)}.json`);
}

/** Check words, which players use to compare the logs on their phones; the list of words is loaded for this. */
export function CheckLine({ log }: { readonly log: Log }) {
  const [line, setLine] = useState('');
  const read = locale.value;
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const six = await fetched(() => checkWords(checkNumbers(log), read)).catch(() => undefined);
      setMissing(load, wanted && !six);
      if (wanted && six) setLine(read.match.sheet.check(six, log.length));
    };
    void load();
    return () => {
      wanted = false;
      setMissing(load, false);
    };
  }, [log, read]);
  return line === '' ? null : <p>{words.value.match.accounts.checkWords(line)}</p>;
}
