import { latestOf } from '@tenbo/club/client';
import type { Seat } from '@tenbo/engine';
import { describeRuleValue } from '@tenbo/i18n';
import { digestOf } from '@tenbo/ledger';
import { type TournamentRound, isAgreed } from '@tenbo/tournament';
import { useEffect } from 'preact/hooks';

import { CheckLine } from '../../match/accounts/sheet.tsx';
import { type OpenMatch, logOf } from '../../match/store.ts';
import { locale } from '../../prefs.ts';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import { addressInClub } from '../address.ts';
import { openLog } from '../arrive.ts';
import { matches, standings, tournaments } from '../club.ts';
import { clockText, goesOn } from '../table-now.ts';
import { callTime, tableClock } from '../table-clock.tsx';
import { actsStanding, nameOf, role, tournament } from '../event.ts';
import { ActButton } from './act-button.tsx';
import styles from './desk.module.css';
import { isGongOn, turnGong } from './gong.ts';
import { ownTable } from './own-table.tsx';
import { deskWords } from './words.ts';

/** Lets the players of a table call a referee and confirm the result, from their phone. */
export function TableActs({ open }: { readonly open: OpenMatch }) {
  const texts = deskWords.value;
  const { shared, match } = open;
  useNextMatch(open);
  const round = tournament.value?.rounds.find(({ tables }) => tables.some((one) => one.match === shared?.log));
  const table = round?.tables.find((one) => one.match === shared?.log);
  if (!round || !table) return null;
  const at = { round: round.round, table: table.table };
  const isPlayed = match.state.hands.length > 0;
  const isOver = match.state.end !== undefined && match.state.conflicts.length === 0;
  const refused = actsStanding.value?.refused.length ?? 0;
  return (
    <>
      {isOver && isPlayed && !round.isClosed && !table.entered && <Confirm open={open} at={at} table={table} />}
      {refused > 0 && <p role="alert">{texts.line.refused(refused)}</p>}
      <TimeUp round={round} />
      <div class={`row ${styles.calling}`}>
        <TimeLeft />
        {isOver && shared && ownTable.value === table.table && (
          <a class={button.primary} href={addressInClub(shared.event, 'desk', 'round')}>
            {texts.own.next}
          </a>
        )}
        {table.called === undefined ? (
          !round.isClosed && <ActButton act={{ type: 'refereeCalled', ...at }}>{texts.confirming.call}</ActButton>
        ) : (
          <p role="status">{texts.confirming.called}</p>
        )}
      </div>
    </>
  );
}

/** The time left, and whether this phone sounds the gong at its end. */
function TimeLeft() {
  const texts = deskWords.value.clock;
  const clock = tableClock.value;
  if (!clock) return null;
  return (
    <>
      <span class={`figure ${styles.left}`} role="timer" aria-live="off" aria-label={texts.left}>
        {clockText(clock.left)}
      </span>
      {clock.isStopped ? (
        <span class="note">{texts.stopped}</span>
      ) : (
        <button type="button" class={button.button} aria-pressed={isGongOn.value} onClick={() => turnGong(!isGongOn.value)}>
          {texts.sound}
        </button>
      )}
    </>
  );
}

/** What the rules say once time is up, until somebody has called it: then the match itself counts the hands that are left. */
function TimeUp({ round: { rules } }: { readonly round: TournamentRound }) {
  const texts = deskWords.value.clock;
  const clock = tableClock.value;
  if (!clock?.isToCall) return null;
  return (
    <p role="alert" class="ends">
      <strong>{locale.value.rule(texts.over, describeRuleValue('match.timeUp', rules.match.timeUp, locale.value))}</strong>
      {!clock.callsTime && (
        <button type="button" class={button.button} onClick={() => void callTime()}>
          {texts.call}
        </button>
      )}
    </p>
  );
}

/** A table's phone opens the next match there by itself, once nothing is left to do in its own. */
function useNextMatch({ shared, match }: OpenMatch): void {
  const of = shared && tournaments.value.get(shared.event);
  const next = shared && latestOf(matches.value.get(shared.event) ?? [], shared.table);
  const standing = shared && standings.value.get(shared.match);
  const goes =
    role.value === 'table' &&
    of !== undefined &&
    next !== undefined &&
    standing?.waiting === 0 &&
    goesOn(of, { log: shared?.log ?? '', isOver: match.state.end !== undefined, created: shared?.created ?? '' }, next);
  useEffect(() => {
    if (goes && shared && next) void openLog(shared.event, next);
  }, [goes, next?.log]);
}

interface ConfirmProps {
  readonly open: OpenMatch;
  readonly at: { readonly round: number; readonly table: number };
  readonly table: Parameters<typeof isAgreed>[0];
}

/** Each player confirms what they see: the log, identified by its check words. If it changes, earlier confirmations no longer count. */
function Confirm({ open, at, table }: ConfirmProps) {
  const texts = deskWords.value.confirming;
  const log = logOf(open);
  const digest = digestOf(log);
  const confirmed = new Set(table.confirmations.filter((one) => one.digest === digest).map(({ seat }) => seat));
  return (
    <section class={card.card}>
      <h2>{texts.heading}</h2>
      <CheckLine log={log} />
      <p class="note">{texts.hint}</p>
      {isAgreed(table, digest) && (
        <p role="status">
          <strong>{texts.agreed}</strong>
        </p>
      )}
      {!isAgreed(table, digest) &&
        table.players.map((player, i) => {
          const seat = i as Seat;
          const name = nameOf(player);
          return (
            <div key={player} class={`row ${styles.confirming}`}>
              {confirmed.has(seat) ? (
                <p role="status">{texts.confirmed(name)}</p>
              ) : (
                <ActButton act={{ type: 'resultConfirmed', ...at, seat, digest }}>{texts.confirm(name)}</ActButton>
              )}
            </div>
          );
        })}
    </section>
  );
}
