import { describePosition } from '@tenbo/i18n';

import { locale } from '../../prefs.ts';
import button from '../../ui/button.module.css';
import { now, summaries, tablesNow } from '../event.ts';
import { deskAddress } from '../address.ts';
import styles from './board.module.css';
import { type Need, type NeedKind, minutesBetween } from './needs.ts';
import { joined, roundName } from './texts.ts';
import { deskWords } from './words.ts';

/** What many tables need at the end of a round takes one row. */
const TOGETHER: readonly NeedKind[] = ['unconfirmed', 'silent'];

/** What needs a person, as links to the tables: one row each, with one verb. */
export function NeedsList({ needs }: { readonly needs: readonly Need[] }) {
  const texts = deskWords.value.board.needs;
  const rows = [
    ...needs.filter(({ kind }) => !TOGETHER.includes(kind)).map((one) => [one]),
    ...TOGETHER.map((kind) => needs.filter((one) => one.kind === kind)),
  ];
  return (
    <section class={styles.needs}>
      <h2>
        <span role="status">{texts.heading(needs.length)}</span>
      </h2>
      <ul class="stack">{rows.map(([first, ...others]) => first && <Row key={keyOf(first)} first={first} others={others} />)}</ul>
    </section>
  );
}

function keyOf({ kind, table }: Need): string {
  return TOGETHER.includes(kind) ? kind : `${kind} ${table.match}`;
}

function addressOfTable({ round, table }: Need): string {
  return deskAddress('board', String(round.round), String(table.table));
}

function Row({ first, others }: { readonly first: Need; readonly others: readonly Need[] }) {
  const texts = deskWords.value;
  const { kind, table } = first;
  const { what, verb, also } = texts.board.needs;
  const isUrgent = kind === 'conflict' || kind === 'called';
  return (
    <li class={styles.need} data-urgent={isUrgent}>
      <span class="figure" aria-hidden="true">
        {table.table}
      </span>
      <div>
        <strong>{what[kind]}</strong>
        <p class="note">{notesOf(first)}</p>
        {others.length > 0 && (
          <p class={`note ${styles.others}`}>
            {also}{' '}
            {others.map((one) => (
              <a key={one.table.match} href={addressOfTable(one)}>
                <span class="hidden">
                  {verb[kind]} {texts.table(one.table.table)}
                </span>
                <span aria-hidden="true">{one.table.table}</span>
              </a>
            ))}
          </p>
        )}
      </div>
      <a class={button.button} href={addressOfTable(first)}>
        {verb[kind]} <span class="hidden">{texts.table(table.table)}</span>
      </a>
    </li>
  );
}

/** How long it has been so, and how far the table is. */
function notesOf({ kind, round, table, since }: Need): string {
  const texts = deskWords.value.board;
  const summary = summaries.value.get(table.match);
  const minutes = since === undefined ? undefined : minutesBetween(since, now.value);
  const confirmed = table.confirmations.filter(({ digest }) => digest === summary?.digest).length;
  const isEarlier = !tablesNow.value.some((one) => one.table.match === table.match);
  return joined([
    isEarlier ? roundName(round.round) : '',
    kind === 'unconfirmed' ? texts.confirmedBy(confirmed, table.players.length) : '',
    kind === 'silent' && summary ? describePosition({ ...summary, sticks: 0 }, table.players.length, locale.value) : '',
    minutes === undefined ? '' : kind === 'silent' ? texts.needs.silentFor(minutes) : texts.needs.ago(minutes),
  ]);
}
