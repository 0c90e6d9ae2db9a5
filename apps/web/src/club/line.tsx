// The line next to a copy of a match of the club's server: whether everything has been sent, what prevents it, and the next match.
import { computed, effect, signal } from '@preact/signals';
import { type Connection, type Refused, type CopyStatus, isForReferee, latestOf } from '@tenbo/club/client';
import type { Entry } from '@tenbo/ledger';

import { type OpenMatch, current, leaveToReferees } from '../match/store.ts';
import { later } from '../later.tsx';
import { dateLanguage, words } from '../prefs.ts';
import button from '../ui/button.module.css';
import { CLUB } from './address.ts';
import { openLog } from './arrive.ts';
import { connections, followAll, links, matches, organisersLogs, standings, tryAgain } from './club.ts';
import styles from './line.module.css';

void followAll();
leaveToReferees(isLeftToReferee);

/** What a table of a tournament can report to its organiser; fetched along with its words. */
const TableActs = later(async () => {
  const [{ TableActs: Acts }, { deskWordsReady }] = await Promise.all([
    import('./desk/table-acts.tsx'),
    import('./desk/words.ts'),
  ]);
  await deskWordsReady();
  return Acts;
});

/** Sending is mentioned only if it takes longer than this, in milliseconds: usually it is done before anyone could read the line. */
const SLOW = 1_500;

/** What the line would say right now. */
const textNow = computed(() => {
  const open = current.value;
  if (!open?.shared) return '';
  return textOf(connections.value.get(open.shared.event) ?? { is: 'asking' }, standings.value.get(open.id));
});

const text = signal('');

// If the only news is that something is on its way, the line changes a little later.
effect(() => {
  const next = textNow.value;
  if (!isOnItsWay()) {
    text.value = next;
    return undefined;
  }
  const timer = setTimeout(() => (text.value = next), SLOW);
  return () => clearTimeout(timer);
});

function isOnItsWay(): boolean {
  const open = current.peek();
  const connection = connections.peek().get(open?.shared?.event ?? '');
  const standing = standings.peek().get(open?.id ?? '');
  return connection?.is !== 'offline' && connection?.is !== 'revoked' && standing?.refused.length === 0 && standing.waiting > 0;
}

/** The line next to a copy of the server's match: whether everything has been sent, and what prevents it. */
export function ClubLine() {
  const { shared } = current.value ?? {};
  if (!shared) return null;
  const { line } = words.value.match.club;
  const connection = connections.value.get(shared.event);
  const hasRefused = (standings.value.get(shared.match)?.refused.length ?? 0) > 0;
  const latest = shared.table === undefined ? undefined : latestOf(matches.value.get(shared.event) ?? [], shared.table);
  const next = latest && latest.log !== shared.log && latest.created > shared.created ? latest : undefined;
  return (
    <>
      <div class={`row apart note ${styles.line}`} data-club>
        <p role="status">{text.value}</p>
        {(connection?.is === 'revoked' || connection?.is === 'offline' || hasRefused) && (
          <button type="button" class={button.link} onClick={() => tryAgain(shared.event)}>
            {line.again}
          </button>
        )}
        {next && (
          <button type="button" class={button.link} onClick={() => void openLog(shared.event, next)}>
            {line.next}
          </button>
        )}
        <a class={button.link} href={CLUB}>
          {words.value.match.club.heading}
        </a>
      </div>
      {current.value && <TableActs open={current.value} />}
    </>
  );
}

function textOf(connection: Connection, standing: CopyStatus | undefined): string {
  const { line, asking } = words.value.match.club;
  const { waiting = 0, unfit = 0, refused = [] } = standing ?? {};
  const sendable = waiting - refused.filter(({ why }) => why !== 'otherText').length;
  const parts = [
    connection.is === 'revoked' && line.revoked,
    connection.is === 'offline' && (connection.isFull ? line.full : line.offline(timeOf(connection.since))),
    ...refusals(refused),
    unfit > 0 && line.unfit(unfit),
    sendable > 0 && (connection.is === 'online' ? line.sending(sendable) : line.waiting(sendable)),
  ].filter((part) => part !== false);
  if (parts.length === 0) return connection.is === 'asking' || !standing ? asking : line.sent;
  return parts.reduce((before, part) => `${before}${before.endsWith('。') ? '' : before.endsWith('.') ? ' ' : ' · '}${part}`);
}

/** One sentence for each reason for which entries were refused. */
function refusals(refused: readonly Refused[]): readonly string[] {
  const { line } = words.value.match.club;
  const byReason = Map.groupBy(refused, ({ why }) =>
    why === 'matchOver' ||
    why === 'refereeCorrects' ||
    why === 'resultClosed' ||
    why === 'tooTangled' ||
    why === 'forbidden' ||
    why === 'otherText'
      ? why
      : 'other',
  );
  return [...byReason].map(([why, some]) => line.refused[why](some.length));
}

function timeOf(at: number): string {
  return new Intl.DateTimeFormat(dateLanguage.value, { timeStyle: 'short' }).format(new Date(at));
}

/** Whether the server would leave a correction of the match on the screen to a referee. */
function isLeftToReferee({ match, shared }: OpenMatch, correction: Entry): boolean {
  const known = { links: links.value, acts: organisersLogs.value };
  return shared !== undefined && isForReferee(known, { shared, log: match.log }, correction);
}
