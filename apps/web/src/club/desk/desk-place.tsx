import type { ComponentType } from 'preact';

import { TOURNAMENT_VERSION } from '@tenbo/tournament';

import { language, locale } from '../../prefs.ts';
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
import {
  actsStanding,
  connection,
  doActs,
  dropRefused,
  entries,
  event,
  nameOf,
  role,
  tournament,
  waiting,
} from '../tournament/event.ts';
import { areLinksRead } from '../club.ts';
import styles from './desk.module.css';
import { DESK_VIEWS, type DeskView, deskAddress } from './address.ts';
import { Board } from './board.tsx';
import { NextRound } from './next-round.tsx';
import { OneTable } from './one-table.tsx';
import { ownTable } from './own-table.tsx';
import { PlanForm } from './plan-form.tsx';
import { Players } from './players.tsx';
import { refusalText, roundText, timeText } from './said.ts';
import { StandingsView } from './standings-view.tsx';
import { useSignal } from '@preact/signals';
import { deskWords } from './words.ts';

const SHOWN: Readonly<Record<DeskView, ComponentType>> = {
  board: Board,
  round: NextRound,
  players: Players,
  standings: StandingsView,
  season: later(async () => {
    const [{ SeasonView }, { seasonReady }] = await Promise.all([
      import('../season/season-view.tsx'),
      import('../season/words.ts'),
    ]);
    await seasonReady();
    return SeasonView;
  }),
  penalties: later(async () => {
    const [{ Penalties }, { seasonReady }] = await Promise.all([import('./penalties.tsx'), import('../season/words.ts')]);
    await seasonReady();
    return Penalties;
  }),
  links: later(async () => (await fetched(() => import('./links.tsx'))).Links),
  plan: ChangePlan,
  import: later(async () => (await fetched(() => import('./import-view.tsx'))).Import),
  print: later(async () => (await fetched(() => import('./prints.tsx'))).Prints),
};

// A player's page has its address below the list of players.
const PlayerPage = later(async () => {
  const [{ PlayerPage: Page }, { seasonReady }] = await Promise.all([
    import('../season/player-page.tsx'),
    import('../season/words.ts'),
  ]);
  await seasonReady();
  return Page;
});

/** Views that are only for organisers. */
const FOR_ORGANISERS: ReadonlySet<DeskView> = new Set(['round', 'links', 'plan', 'import']);

/** The desk of an organiser or a referee. Others see it without the buttons for what they may not do. */
export function DeskPlace() {
  const said = deskWords.value;
  const [, , named = 'board', ...path] = route.value.path;
  const view = DESK_VIEWS.find((one) => one === named);
  useArrival([named, ...path].join(' '));
  const state = tournament.value;
  const player = view === 'players' ? path[0] : undefined;
  useTitle(player === undefined ? (view ? said.views[view] : '') : nameOf(player), state?.plan.title ?? '');
  if (event.value === undefined) return areLinksRead.value ? <p>{said.noEvent}</p> : null;
  if (!state) return <NotOpened />;
  const startsTables = state.plan.tablesStart && (role.value === 'referee' || ownTable.value !== undefined);
  const views = DESK_VIEWS.filter(
    (one) => role.value === 'organiser' || !FOR_ORGANISERS.has(one) || (one === 'round' && startsTables),
  );
  if (!view || !views.includes(view)) return <NoPage to="match" path={['club', 'desk']} name={said.desk} />;
  const [round, table] = path.map(Number);
  const Shown = SHOWN[view];
  return (
    <div class={place.place}>
      <header class={`breaks unprinted ${styles.header}`}>
        <strong>{state.plan.title}</strong>
        <span class="quiet">{standText()}</span>
        <Line />
      </header>
      <NotCounted />
      <Views
        label={said.desk}
        views={[
          ...views.map((one) => ({ address: deskAddress(one), name: said.views[one], isHere: one === view })),
          { address: addressOf('match', ['club', 'hall'], route.value.params), name: said.views.hall, isHere: false },
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

/** An event without a tournament. Its organiser can open one. */
function NotOpened() {
  const said = deskWords.value;
  if (entries.value === undefined || connection.value?.is !== 'online') return <p role="status">{said.waiting}</p>;
  if (role.value !== 'organiser') return <p role="status">{said.errors.notOpened()}</p>;
  return (
    <section class={place.place}>
      <h2>{said.plan.heading}</h2>
      <PlanForm
        submit={said.plan.create}
        onPlan={(plan) => void doActs({ type: 'tournamentOpened', version: TOURNAMENT_VERSION, plan })}
      />
    </section>
  );
}

/** Which round is being played, and how many players are present. */
function standText(): string {
  const present = (tournament.value?.players ?? []).filter(({ isPresent }) => isPresent).length;
  return [roundText(), deskWords.value.players(present)].filter((part) => part !== '').join(' · ');
}

/** Whether what was done here has reached the server. */
function Line() {
  const said = deskWords.value.line;
  const is = connection.value;
  const sendable = waiting.value - (actsStanding.value?.refused.length ?? 0);
  const parts = [
    is?.is === 'offline' ? said.offline(timeText(is.since, language.value)) : '',
    is?.is === 'revoked' ? said.revoked : '',
    sendable > 0 ? (is?.is === 'online' ? said.sending(sendable) : said.waiting(sendable)) : '',
  ].filter((part) => part !== '');
  return (
    <p role="status" class="note">
      {parts.join(' · ') || (is?.is === 'online' ? said.sent : '')}
    </p>
  );
}

/** Acts that were refused, or do not count. */
function NotCounted() {
  const said = deskWords.value.line;
  const standing = actsStanding.value;
  const refused = standing?.refused.length ?? 0;
  const unclosed = standing?.refused.filter(({ why }) => why === 'unconfirmed').length ?? 0;
  const aside = tournament.value?.aside ?? [];
  return (
    <>
      {refused > 0 && (
        <div role="alert" class={card.alarm}>
          {unclosed > 0 && <p>{deskWords.value.settled.unclosed}</p>}
          {refused > unclosed && <p>{said.refused(refused - unclosed)}</p>}
          <div class="row">
            <button type="button" class={button.button} onClick={() => void dropRefused()}>
              {said.drop}
            </button>
          </div>
        </div>
      )}
      {aside.length > 0 && (
        <details class="note unprinted">
          <summary>{said.aside(aside.length)}</summary>
          <ul>
            {aside.map(({ entry, error }) => (
              <li key={entry.id}>{locale.value.rule(timeText(entry.at, language.value), refusalText(error))}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** Changes the plan of the event. */
function ChangePlan() {
  const said = deskWords.value.plan;
  const isSaved = useSignal(false);
  const plan = tournament.value?.plan;
  if (!plan) return null;
  const change = async (changed: typeof plan) => {
    isSaved.value = (await doActs({ type: 'planChanged', plan: changed })) === undefined;
  };
  return (
    <section class={place.place}>
      <h2>{deskWords.value.views.plan}</h2>
      <PlanForm plan={plan} submit={said.change} onPlan={(changed) => void change(changed)} />
      <p role="status">{isSaved.value && said.changed}</p>
    </section>
  );
}
