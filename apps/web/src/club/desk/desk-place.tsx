import type { ComponentType } from 'preact';

import { locale } from '../../prefs.ts';
import { fetched } from '../../fetched.ts';
import { later } from '../../later.tsx';
import { addressOf, route } from '../../router.ts';
import { useTitle } from '../../title.ts';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import { useArrival } from '../../ui/focus.ts';
import { NoPage } from '../../ui/links.tsx';
import place from '../../ui/place.module.css';
import { Views } from '../../match/accounts/frame.tsx';
import { actsStanding, connection, dropRefused, event, nameOf, role, tournament, waiting } from '../event.ts';
import { areLinksRead } from '../club.ts';
import { type DeskView, DESK_VIEWS, deskAddress } from '../address.ts';
import styles from './desk.module.css';
import { Board } from './board.tsx';
import { NextRound } from './next-round.tsx';
import { OneTable } from './one-table.tsx';
import { ownTable } from './own-table.tsx';
import { Players } from './players.tsx';
import { joined, refusalText, roundText, timeText } from './texts.ts';
import { StandingsView } from './standings-view.tsx';
import { deskWords } from './words.ts';
import { ChangePlan, NotOpened } from './plan-views.tsx';

/** A view with the words of a season, which are fetched along with its code. */
function withSeasonWords<P extends object>(load: () => Promise<ComponentType<P>>) {
  return later(async () => {
    const [View, { seasonReady }] = await Promise.all([load(), import('../season/words.ts')]);
    await seasonReady();
    return View;
  });
}

const SHOWN: Readonly<Record<DeskView, ComponentType>> = {
  board: Board,
  round: NextRound,
  players: Players,
  standings: StandingsView,
  season: withSeasonWords(async () => (await import('../season/season-view.tsx')).SeasonView),
  penalties: withSeasonWords(async () => (await import('./penalties.tsx')).Penalties),
  links: later(async () => (await fetched(() => import('./links.tsx'))).Links),
  plan: ChangePlan,
  import: later(async () => (await fetched(() => import('./import-view.tsx'))).Import),
  print: later(async () => (await fetched(() => import('./prints.tsx'))).Prints),
};

// A player's page has its address below the list of players.
const PlayerPage = withSeasonWords(async () => (await import('../season/player-page.tsx')).PlayerPage);

/** Views that are only for organisers. */
const FOR_ORGANISERS: ReadonlySet<DeskView> = new Set(['round', 'links', 'plan', 'import']);

/** The desk of an organiser or a referee. Others see it without the buttons for what they may not do. */
export function DeskPlace() {
  const texts = deskWords.value;
  const [, , named = 'board', ...path] = route.value.path;
  const view = DESK_VIEWS.find((one) => one === named);
  useArrival([named, ...path].join(' '));
  const state = tournament.value;
  const player = view === 'players' ? path[0] : undefined;
  useTitle(player === undefined ? (view ? texts.views[view] : '') : nameOf(player), state?.plan.title ?? '');
  if (event.value === undefined) return areLinksRead.value ? <p>{texts.noEvent}</p> : null;
  if (!state) return <NotOpened />;
  const startsTables = state.plan.tablesStart && (role.value === 'referee' || ownTable.value !== undefined);
  const views = DESK_VIEWS.filter(
    (one) => role.value === 'organiser' || !FOR_ORGANISERS.has(one) || (one === 'round' && startsTables),
  );
  if (!view || !views.includes(view)) return <NoPage to="match" path={['club', 'desk']} name={texts.desk} />;
  const [round, table] = path.map(Number);
  const Shown = SHOWN[view];
  return (
    <div class={place.place}>
      <header class={`breaks unprinted ${styles.header}`}>
        <strong>{state.plan.title}</strong>
        <span class="quiet">{progressText()}</span>
        <SendingLine />
      </header>
      <NotCounted />
      <Views
        label={texts.desk}
        views={[
          ...views.map((one) => ({ address: deskAddress(one), name: texts.views[one], isHere: one === view })),
          { address: addressOf('match', ['club', 'hall'], route.value.params), name: texts.views.hall, isHere: false },
        ]}
      />
      {view === 'board' && round !== undefined && table !== undefined ? (
        <OneTable round={round} table={table} />
      ) : player !== undefined ? (
        <PlayerPage key={player} player={player} />
      ) : (
        <Shown />
      )}
    </div>
  );
}

/** Which round is being played, and how many players are present. */
function progressText(): string {
  const present = (tournament.value?.players ?? []).filter(({ isPresent }) => isPresent).length;
  return joined([roundText(), deskWords.value.players(present)]);
}

/** Whether what was done here has reached the server. */
function SendingLine() {
  const texts = deskWords.value.line;
  const state = connection.value;
  const isOnline = state?.is === 'online';
  const sendable = waiting.value - (actsStanding.value?.refused.length ?? 0);
  const notes = joined([
    state?.is === 'offline' ? texts.offline(timeText(state.since)) : '',
    state?.is === 'revoked' ? texts.revoked : '',
    sendable > 0 ? (isOnline ? texts.sending(sendable) : texts.waiting(sendable)) : '',
  ]);
  return (
    <p role="status" class="note">
      {notes || (isOnline ? texts.sent : '')}
    </p>
  );
}

/** Acts that were refused, or do not count. */
function NotCounted() {
  const texts = deskWords.value.line;
  const standing = actsStanding.value;
  const refused = standing?.refused.length ?? 0;
  const unclosed = standing?.refused.filter(({ why }) => why === 'unconfirmed').length ?? 0;
  const aside = tournament.value?.aside ?? [];
  return (
    <>
      {refused > 0 && (
        <div role="alert" class={card.alarm}>
          {unclosed > 0 && <p>{deskWords.value.settled.unclosed}</p>}
          {refused > unclosed && <p>{texts.refused(refused - unclosed)}</p>}
          <div class="row">
            <button type="button" class={button.button} onClick={() => void dropRefused()}>
              {texts.drop}
            </button>
          </div>
        </div>
      )}
      {aside.length > 0 && (
        <details class="note unprinted">
          <summary>{texts.aside(aside.length)}</summary>
          <ul>
            {aside.map(({ entry, error }) => (
              <li key={entry.id}>{locale.value.rule(timeText(entry.at), refusalText(error))}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
