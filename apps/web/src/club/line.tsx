import { computed, effect, signal } from '@preact/signals';

import { current, leaveToReferees } from '../match/store.ts';
import { later } from '../later.tsx';
import { language, words } from '../prefs.ts';
import button from '../ui/button.module.css';
import { CLUB } from './address.ts';
import { isForReferee } from './corrections.ts';
import { openLog } from './arrive.ts';
import { connections, followAll, matches, standings, tryAgain } from './club.ts';
import type { Connection } from './follower.ts';
import type { Refused, Standing } from './exchange.ts';
import styles from './line.module.css';
import { latestOf } from './matches.ts';

void followAll();
leaveToReferees(isForReferee);

/** What a table of a tournament tells its organiser; fetched with its words. */
const TableActs = later(async () => {
  const [{ TableActs: Acts }, { deskWordsReady }] = await Promise.all([
    import('./desk/table-acts.tsx'),
    import('./desk/words.ts'),
  ]);
  await deskWordsReady();
  return Acts;
});

/** A hand is usually sent before anyone could read that it is being sent. In milliseconds. */
const SLOW = 1_500;

/** What is true of the match on the screen at this moment. */
const now = computed(() => {
  const open = current.value;
  if (!open?.shared) return '';
  return textOf(connections.value.get(open.shared.event) ?? { is: 'asking' }, standings.value.get(open.id));
});

const said = signal('');

/** What is said changes a little later if it is only that something is on its way. */
effect(() => {
  const text = now.value;
  if (!isOnItsWay()) {
    said.value = text;
    return undefined;
  }
  const timer = setTimeout(() => (said.value = text), SLOW);
  return () => clearTimeout(timer);
});

function isOnItsWay(): boolean {
  const open = current.peek();
  const connection = connections.peek().get(open?.shared?.event ?? '');
  const standing = standings.peek().get(open?.id ?? '');
  return connection?.is !== 'offline' && connection?.is !== 'revoked' && standing?.refused.length === 0 && standing.waiting > 0;
}

/** Beside a match that is a copy of the server's: whether everything has been sent, and what hinders it. */
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
        <p role="status">{said.value}</p>
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

function textOf(connection: Connection, standing: Standing | undefined): string {
  const { line, asking } = words.value.match.club;
  const { waiting = 0, unfit = 0, refused = [] } = standing ?? {};
  const sendable = waiting - refused.filter(({ why }) => why !== 'otherText').length;
  const parts = [
    connection.is === 'revoked' && line.revoked,
    connection.is === 'offline' && line.offline(timeOf(connection.since)),
    ...refusals(refused),
    unfit > 0 && line.unfit(unfit),
    sendable > 0 && (connection.is === 'online' ? line.sending(sendable) : line.waiting(sendable)),
  ].filter((part) => part !== false);
  if (parts.length === 0) return connection.is === 'asking' || !standing ? asking : line.sent;
  return parts.reduce((before, part) => `${before}${/[.。]$/.test(before) ? ' ' : ' · '}${part}`);
}

/** One sentence for each reason for which entries were refused. */
function refusals(refused: readonly Refused[]): readonly string[] {
  const { line } = words.value.match.club;
  const byReason = Map.groupBy(refused, ({ why }) =>
    why === 'matchOver' || why === 'refereeCorrects' || why === 'forbidden' || why === 'otherText' ? why : 'other',
  );
  return [...byReason].map(([why, some]) => line.refused[why](some.length));
}

function timeOf(at: number): string {
  return new Intl.DateTimeFormat(language.value, { timeStyle: 'short' }).format(new Date(at));
}
