import { type ReadonlySignal, computed, effect, signal } from '@preact/signals';
import { type Result, type Seat, err, ok } from '@tenbo/engine';
import {
  type Entry,
  type HandSoFar,
  type LedgerError,
  LOG_VERSION,
  type Log,
  type LogError,
  type Match,
  type MatchEvent,
  type MatchStarted,
  type Preview,
  type TakenBack,
  append,
  isDecision,
  newMatch,
  nextEntry,
  preview,
  replay,
  toRedo,
  toUndo,
} from '@tenbo/ledger';

import { locale, wordsOf } from '../prefs.ts';
import { isRunning, keepRunning, route } from '../router.ts';
import { takeDrafts } from './draft.ts';
import { type GameRecord, NOTHING, freshId, isSameSoFar, withNames, withStick } from './stored-match.ts';
import {
  type Kept,
  type Shared,
  type Stored,
  type Unkept,
  allKept,
  inTurn,
  notifyOtherTabs,
  onNotified,
  playersIn,
  readKept,
  removeKept,
  write,
} from './kept.ts';
import { forgetTrouble, forgetUnread, report } from './trouble.tsx';

/** The match on the screen, and its hand so far. */
export interface OpenMatch {
  readonly id: string;
  readonly match: Match;
  readonly soFar: HandSoFar;
  /** The record it was imported from. */
  readonly record?: GameRecord | undefined;
  /** The log of the club server that it is a copy of. Its start is shown with names, but stored with the ids of people. */
  readonly shared?: (Shared & { readonly start: Entry }) | undefined;
}

const shown = signal<OpenMatch>();
const listed = signal<readonly Kept[]>();

export const current: ReadonlySignal<OpenMatch | undefined> = shown;
/** Every stored match; undefined until they have been read. */
export const kept: ReadonlySignal<readonly Kept[] | undefined> = listed;
export const undoable = computed(() => shown.value && toUndo(shown.value.match));
export const redoable = computed(() => shown.value && toRedo(shown.value.match));

export async function listMatches(): Promise<void> {
  const all = await allKept();
  if (!all.ok) return report({ why: all.error, way: { does: 'again', act: () => void listMatches() } });
  listed.value = await Promise.all(all.value.map(async (one) => (one.shared ? { ...one, log: await namedLog(one) } : one)));
  forgetUnread();
}

export type Opened = Result<OpenMatch, readonly LogError[] | 'none' | 'unread'>;

/** Shows a stored match. @returns the match; or that its log is invalid, that there is none, or that reading failed, which is reported */
export async function openMatch(id: string, again: () => void = () => void openMatch(id)): Promise<Opened> {
  const found = await readKept(id);
  if (!found.ok) {
    report({ why: found.error, way: { does: 'again', act: again } });
    return err('unread');
  }
  forgetUnread();
  if (!found.value) return err('none');
  const { soFar, drafts, record, shared } = found.value;
  const log = await namedLog(found.value);
  if (!log.ok) return log;
  takeDrafts(id, drafts, playersIn(log.value).length);
  if (!soFar) report({ why: 'badSoFar' });
  const [start] = found.value.log.ok ? found.value.log.value : [];
  const value = {
    id,
    match: { log: log.value, state: replay(log.value) },
    soFar: soFar ?? NOTHING,
    record,
    shared: shared && start && { ...shared, start },
  };
  shown.value = value;
  return ok(value);
}

/** The log of a match as it is shown: with names instead of the ids in a log of the club server. */
async function namedLog({ log, shared }: Kept): Promise<Kept['log']> {
  if (!log.ok || !shared) return log;
  // The match may be read before the words have loaded.
  await wordsOf('match');
  return ok(withNames(log.value, shared.people, locale.value.match.seatsAtStart));
}

/** The result of an action: the new match, or that the ledger refuses it, that only a referee may do it, or that it could not be stored. */
export type Entered = Result<OpenMatch, readonly LedgerError[] | Unkept | 'needsReferee'>;

/** Starts and stores a match, with events that have already happened. */
export async function beginMatch(
  start: Omit<MatchStarted, 'type' | 'version'>,
  events: readonly MatchEvent[] = [],
): Promise<Entered> {
  let match = newMatch({ ...freshName(), after: [], event: { type: 'matchStarted', version: LOG_VERSION, ...start } });
  for (const event of events) {
    if (!match.ok) break;
    match = append(match.value, nextEntry(match.value, event, freshName()));
  }
  return match.ok ? keep({ id: freshId(), match: match.value, soFar: NOTHING }) : match;
}

/** Stores a match that is not in the database: a new one, or one deleted while it was on the screen. */
async function keep(open: OpenMatch): Promise<Entered> {
  const { id, soFar, record } = open;
  const written = await write([{ id, seen: [], entries: logOf(open), soFar: () => soFar, record }]);
  return shownAfter(open, written);
}

/** Everything an event would change, or why the ledger refuses it. */
export function previewOf(event: MatchEvent): Result<Preview, readonly LedgerError[]> {
  const open = shown.value;
  return open ? preview(open.match, nextEntry(open.match, event, freshName())) : err([{ code: 'notStarted' }]);
}

/**
 * Adds an event to the match on the screen. It is stored first, then shown.
 *
 * @returns the new match; or why the ledger refuses it; or why it was not stored. If another tab has changed the match, its current state is shown.
 */
export function enter(event: MatchEvent): Promise<Entered> {
  return inTurn(() => enterNow(event));
}

let isForReferee: (open: OpenMatch, correction: Entry) => boolean = () => false;

/** Leaves some corrections to referees. The code of the club decides which, as soon as a match of its server is shown. */
export function leaveToReferees(which: typeof isForReferee): void {
  isForReferee = which;
}

/** Whether only a referee may enter an event in the match on the screen. */
export function isLeftToReferees(event: MatchEvent): boolean {
  const open = shown.value;
  return open !== undefined && isDecision(event) && isForReferee(open, nextEntry(open.match, event, freshName()));
}

/** Whether only a referee could take an event back, once it is in the match on the screen. */
export function isForGood(event: MatchEvent): boolean {
  const open = shown.value;
  if (!open) return false;
  const entry = nextEntry(open.match, event, freshName());
  const after = append(open.match, entry);
  if (!after.ok) return false;
  const back = nextEntry(after.value, { type: 'entryVoided', entry: entry.id }, freshName());
  return isForReferee({ ...open, match: after.value }, back);
}

async function enterNow(event: MatchEvent): Promise<Entered> {
  const open = shown.value;
  if (!open) return err([{ code: 'notStarted' }]);
  const after = append(open.match, nextEntry(open.match, event, freshName()));
  if (!after.ok) return after;
  if (isLeftToReferees(event)) return err('needsReferee');
  const soFar = soFarAfter(event, open);
  return writeTo(open, { ...open, match: after.value, soFar }, (there) => (isSameSoFar(there, open.soFar) ? soFar : undefined));
}

/** The hand being played after an event: a new one, or, if the end of a hand is undone, that hand as it was. */
function soFarAfter(event: MatchEvent, { match, soFar }: OpenMatch): HandSoFar {
  if (event.type === 'handEnded' || event.type === 'entryKept') return NOTHING;
  const last = match.state.hands.at(-1);
  if (event.type !== 'entryVoided' || last?.entry !== event.entry) return soFar;
  const { riichi, wareme } = last.hand;
  return { riichi, ...(wareme === undefined ? {} : { wareme }) };
}

/** Writes the new state of a match and shows it, or shows what another tab has written first. */
async function writeTo(open: OpenMatch, next: OpenMatch, soFar: (there: HandSoFar) => HandSoFar | undefined): Promise<Entered> {
  const seen = open.match.log;
  const written = await write([{ id: open.id, seen, entries: next.match.log.slice(seen.length), soFar }]);
  if (!written.ok && written.error === 'changedElsewhere') await openMatch(open.id);
  return shownAfter(next, written);
}

/** Shows what was stored, or reports why nothing was. */
function shownAfter(next: OpenMatch, written: Awaited<ReturnType<typeof write>>): Entered {
  if (written.ok) {
    const [soFar = NOTHING] = written.value;
    const value = { ...next, soFar };
    shown.value = value;
    forgetTrouble();
    notifyOtherTabs([next.id]);
    return ok(value);
  }
  const { error } = written;
  if (error === 'changedElsewhere') return err(error);
  report({ why: error, unkept: storedOf(next), ...(error === 'deletedElsewhere' && { way: wayToKeep() }) });
  return err(error);
}

function storedOf(open: OpenMatch): Stored {
  const { id, soFar, record } = open;
  return { id, log: logOf(open), soFar, ...(record && { record }) };
}

/** The log as it is stored. */
export function logOf({ match: { log }, shared }: OpenMatch): Log {
  return shared ? [shared.start, ...log.slice(1)] : log;
}

/** The way out if the match on the screen was deleted elsewhere: store it again as shown. */
function wayToKeep(): { readonly does: 'keepAgain'; readonly act: () => void } {
  return { does: 'keepAgain', act: () => void inTurn(async () => shown.value && keep(shown.value)) };
}

/** Undoes the last entry. @returns as `enter`; undefined if there was nothing to undo */
export function undo(): Promise<Entered | undefined> {
  return inTurn(() => takeBack(undoable.value));
}

export function redo(): Promise<Entered | undefined> {
  return inTurn(() => takeBack(redoable.value));
}

async function takeBack(step: TakenBack | undefined): Promise<Entered | undefined> {
  return step && enterNow(step.event);
}

/** Lays a player's stick, or takes it back. */
export function toggleRiichi(seat: Seat): Promise<Entered | undefined> {
  return changeSoFar(({ riichi }) => {
    const laid = !riichi.includes(seat);
    return (there) => withStick(there, seat, laid);
  });
}

/** Sets at whose side the wall is broken in the hand being played. */
export function setWareme(wareme: Seat): Promise<Entered | undefined> {
  return changeSoFar(() => (there) => ({ ...there, wareme }));
}

/** Changes the hand being played: computes the change from what is shown, applies it to what is stored, and stores it before showing it. */
function changeSoFar(changeTo: (seen: HandSoFar) => (there: HandSoFar) => HandSoFar): Promise<Entered | undefined> {
  return inTurn(async () => {
    const open = shown.value;
    if (!open) return undefined;
    const change = changeTo(open.soFar);
    return writeTo(open, { ...open, soFar: change(open.soFar) }, change);
  });
}

/**
 * The match on the screen counts as being played until it has ended. One of a club continues to count: its last entries may still have to be sent when the
 * page is next opened, and a button for the next match of its table appears next to it.
 */
effect(() => {
  if (!shown.value) return;
  const { id, match, shared } = shown.value;
  keepRunning(match.state.end === undefined || shared ? id : undefined);
});

export async function removeMatch(id: string): Promise<void> {
  const removed = await removeKept(id);
  if (!removed.ok) return report({ why: removed.error });
  if (isRunning(id)) keepRunning(undefined);
  if (shown.value?.id === id) shown.value = undefined;
  forgetTrouble();
  notifyOtherTabs([id]);
  await listMatches();
}

/** Shows what another tab or the club server has written to matches. A match deleted elsewhere stays on the screen, with a way to store it again. */
function showWritten(ids: readonly string[]): void {
  if (listed.value) void listMatches();
  void inTurn(async () => {
    const open = shown.value;
    if (!open || !ids.includes(open.id)) return;
    const now = await openMatch(open.id);
    if (now.ok || now.error !== 'none') return;
    if (route.value.path[0] === open.id) report({ why: 'deletedElsewhere', unkept: storedOf(open), way: wayToKeep() });
    else shown.value = undefined;
  });
}
onNotified(showWritten);

/** Shows, in every tab, what has arrived from the club server. */
export function showInEveryTab(ids: readonly string[]): void {
  showWritten(ids);
  notifyOtherTabs(ids);
}

function freshName(): { readonly id: string; readonly at: string } {
  return { id: freshId(), at: new Date().toISOString() };
}
