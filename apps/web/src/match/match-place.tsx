import { asSentence, describeLogError } from '@tenbo/i18n';
import type { LogError } from '@tenbo/ledger';
import { effect, signal } from '@preact/signals';
import type { ComponentType } from 'preact';

import { fetched } from '../fetched.ts';
import { later } from '../later.tsx';
import { locale, rulesAt, words } from '../prefs.ts';
import { addressOf, route } from '../router.ts';
import { NoPage } from '../ui/links.tsx';
import { Comeback } from './accounts/comeback.tsx';
import { CourseView } from './accounts/course-view.tsx';
import { Hands } from './accounts/hands.tsx';
import { Sheet } from './accounts/sheet.tsx';
import { Standings } from './accounts/standings.tsx';
import { useArrival } from '../ui/focus.ts';
import { MatchList } from './match-list.tsx';
import { ClubLine, ClubPlace, followClub } from './shared.ts';
import { LeaveForm, leaveFormsByBack } from './form-back.tsx';
import { DROPPED, hasAddress } from './stored-match.ts';
import { NewMatch } from './new-match.tsx';
import { NightView } from './night/night-view.tsx';
import { type Opened, current, kept, openMatch } from './store.ts';
import { TroubleBar } from './trouble.tsx';
import { announcement } from './announce.ts';
import { EditEntry } from './entry/edit-entry.tsx';
import { Other } from './entry/other.tsx';
import { Table } from './table/table.tsx';
import { useTitle } from '../title.ts';
import { setMissing } from '../words/loaded-for.ts';
import { type ViewProps, ACCOUNTS_VIEWS } from './view.ts';
import { screenOn } from './screen-on.ts';
import styles from './match.module.css';

/** The views of a match, by their names in the address: `#/match/<id>/hands/3`. */
const VIEWS: ReadonlyMap<string, ComponentType<ViewProps>> = new Map(
  Object.entries({
    '': Table,
    edit: EditEntry,
    other: Other,
    hands: Hands,
    course: CourseView,
    comeback: Comeback,
    standings: Standings,
    sheet: Sheet,
    night: NightView,
    replay: later(async () => (await fetched(() => import('./replay/replay.tsx'))).Replay),
  }),
);

const DroppedReplay = later(async () => (await fetched(() => import('./replay/dropped-replay.tsx'))).DroppedReplay);

const opening = signal<Opened>();

stayAwake();
leaveFormsByBack();

rulesAt('match', () => (current.value?.id === route.value.path[0] ? current.value?.match.state.rules : undefined));

// Entries waiting in the matches of a club are sent from the list too.
effect(() => {
  if (kept.value?.some(({ shared }) => shared)) followClub();
});

/** The match that the address names. */
function addressed(): string | undefined {
  const { place, path } = route.value;
  const [id] = path;
  return place === 'match' && id !== undefined && hasAddress(id) ? id : undefined;
}

effect(() => {
  const id = addressed();
  if (id !== current.peek()?.id) openAddressed(id);
});

function openAddressed(id: string | undefined): void {
  if (id === undefined) return;
  opening.value = undefined;
  const open = async () => {
    // Names in a match of a club are words, which may be impossible to fetch.
    const opened = await openMatch(id, () => void open()).catch(() => undefined);
    const wanted = addressed();
    setMissing(open, !opened && wanted === id);
    if (wanted === id) opening.value = opened;
    // A match that was left while it was being read must not stay in the place of the one wanted now.
    else if (opened?.ok && wanted !== current.peek()?.id) openAddressed(wanted);
  };
  void open();
}

/** The list of matches, a new one, or a view of one; and the last event, which is read out in every view. */
export function MatchPlace() {
  return (
    <>
      <TroubleBar />
      <View />
      <LeaveForm />
      <p role="status" class={`note ${styles.announcement}`}>
        {announcement.value}
      </p>
    </>
  );
}

function View() {
  const [id, view = '', ...path] = route.value.path;
  // All steps of a replay count as one view.
  useArrival([id, view, ...(view === 'replay' ? path.slice(0, 1) : path)].join(' '));
  useTitle(...titleOf(id, view));
  if (id === undefined) return <MatchList />;
  if (id === 'new') return <NewMatch />;
  if (id === 'club') return <ClubPlace />;
  if (id === DROPPED) return <DroppedReplay path={[view, ...path]} />;
  const open = current.value;
  const Shown = VIEWS.get(view);
  if (!Shown) return <NoPage to="match" path={[id]} name={words.value.match.history.toTable} />;
  if (open?.id === id) {
    return (
      <>
        {open.shared && hasRoom(view, path) && <ClubLine />}
        <Shown open={open} path={path} />
      </>
    );
  }
  if (opening.value?.ok !== false || opening.value.error === 'unread') return null;
  return opening.value.error === 'none' ? <Nowhere /> : <Unreadable errors={opening.value.error} />;
}

/** Whether the line of a club stands above a view. The table has it among its notices; a view that fills the screen has no room for it. */
function hasRoom(view: string, path: readonly string[]): boolean {
  const fillsScreen = view === '' || view === 'edit' || view === 'replay';
  return !fillsScreen && !((view === 'hands' || view === 'comeback') && path.length > 0);
}

/** The view of a match and its players. */
function titleOf(id: string | undefined, view: string): readonly string[] {
  const { newMatch, club, accounts, replay } = words.value.match;
  if (id === 'new') return [newMatch];
  if (id === 'club') return [club.heading];
  if (id === DROPPED) return [replay.replay];
  if (id === undefined || current.value?.id !== id) return [];
  const shown = ACCOUNTS_VIEWS.find((one) => one === view);
  const name = view === 'replay' ? replay.replay : shown ? accounts.views[shown] : '';
  return [name, locale.value.match.names(current.value.match.state.players)];
}

function Nowhere() {
  return (
    <p>
      {words.value.match.noMatch} <a href={addressOf('match')}>{words.value.match.matches}</a>
    </p>
  );
}

/** The most errors shown for an unreadable match. */
const MOST_ERRORS = 20;

function Unreadable({ errors }: { readonly errors: readonly LogError[] }) {
  return (
    <>
      <p>{words.value.match.unreadable}</p>
      <ul>
        {errors.slice(0, MOST_ERRORS).map((error, i) => (
          <li key={i}>{asSentence(describeLogError(error, locale.value))}</li>
        ))}
      </ul>
    </>
  );
}

/** From now on the screen stays on while a match is being played. Older browsers have no such lock. */
function stayAwake(): void {
  if (!('wakeLock' in navigator)) return;
  const keep = screenOn(() => navigator.wakeLock.request('screen'), document);
  effect(() => {
    const { place, path } = route.value;
    const open = current.value;
    keep(place === 'match' && open !== undefined && open.id === path[0] && open.match.state.end === undefined);
  });
}
