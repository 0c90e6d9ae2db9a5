import { type ReadonlySignal, computed, signal } from '@preact/signals';
import { type Result, type Seat, err, ok } from '@tenbo/engine';
import {
  type HandSoFar,
  type LedgerError,
  LOG_VERSION,
  type LogError,
  type Match,
  type MatchEvent,
  type MatchStarted,
  type Preview,
  type TakenBack,
  append,
  newMatch,
  nextEntry,
  preview,
  replay,
  toRedo,
  toUndo,
} from '@tenbo/ledger';

import { route } from '../router.ts';
import {
  type Kept,
  NOTHING,
  type Unkept,
  allKept,
  freshId,
  isSameSoFar,
  readKept,
  removeKept,
  withStick,
  write,
} from './kept.ts';
import { forgetTrouble, forgetUnread, meet } from './trouble.tsx';

/** The match on the screen, and what has happened in its hand so far. */
export interface OpenMatch {
  readonly id: string;
  readonly match: Match;
  readonly soFar: HandSoFar;
}

const shown = signal<OpenMatch>();
const listed = signal<readonly Kept[]>();

export const current: ReadonlySignal<OpenMatch | undefined> = shown;
/** Every match the browser keeps; undefined until they are read. */
export const kept: ReadonlySignal<readonly Kept[] | undefined> = listed;
export const undoable = computed(() => shown.value && toUndo(shown.value.match));
export const redoable = computed(() => shown.value && toRedo(shown.value.match));

export async function listMatches(): Promise<void> {
  const all = await allKept();
  if (!all.ok) return meet({ why: all.error, way: { does: 'again', act: () => void listMatches() } });
  listed.value = all.value;
  forgetUnread();
}

export type Opened = Result<OpenMatch, readonly LogError[] | 'none' | 'unread'>;

/** Shows a match that is kept. @returns what is wrong with its log, or that there is none or that it could not be read, which the page says */
export async function openMatch(id: string, again: () => void = () => void openMatch(id)): Promise<Opened> {
  const found = await readKept(id);
  if (!found.ok) {
    meet({ why: found.error, way: { does: 'again', act: again } });
    return err('unread');
  }
  forgetUnread();
  if (!found.value) return err('none');
  const { log, soFar } = found.value;
  if (!log.ok) return log;
  if (!soFar) meet({ why: 'badSoFar' });
  const value = { id, match: { log: log.value, state: replay(log.value) }, soFar: soFar ?? NOTHING };
  shown.value = value;
  return ok(value);
}

/** What came of an act: the match as it is now, or what speaks against it, or why it was not kept. */
export type Entered = Result<OpenMatch, readonly LedgerError[] | Unkept>;

/** Begins a match, with events that have happened in it already, and keeps it. */
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

/** Keeps a match that is not there: a new one, or one that was deleted while it was shown. */
async function keep(open: OpenMatch): Promise<Entered> {
  const { id, match, soFar } = open;
  const written = await write([{ id, seen: [], entries: match.log, soFar: () => soFar }]);
  return shownAfter(open, written);
}

/** Everything an event would change, or what speaks against it. */
export function previewOf(event: MatchEvent): Result<Preview, readonly LedgerError[]> {
  const open = shown.value;
  return open ? preview(open.match, nextEntry(open.match, event, freshName())) : err([{ code: 'notStarted' }]);
}

/**
 * Takes an event into the match on the screen: it is kept first, and shown then.
 *
 * @returns what speaks against it; or that another page wrote to the match, which is shown as that left it; or why it was not kept
 */
export function enter(event: MatchEvent): Promise<Entered> {
  return inTurn(() => enterNow(event));
}

let lastWrite: Promise<unknown> = Promise.resolve();

/** One write after another, each to what the former left, however fast they are tapped. */
function inTurn<T>(act: () => Promise<T>): Promise<T> {
  const written = lastWrite.then(act);
  lastWrite = written.catch(() => undefined);
  return written;
}

async function enterNow(event: MatchEvent): Promise<Entered> {
  const open = shown.value;
  if (!open) return err([{ code: 'notStarted' }]);
  const after = append(open.match, nextEntry(open.match, event, freshName()));
  if (!after.ok) return after;
  const soFar = soFarAfter(event, open);
  return writeTo(open, { ...open, match: after.value, soFar }, (there) => (isSameSoFar(there, open.soFar) ? soFar : undefined));
}

/** What has happened in the hand that is played after an event: nothing yet in a new one, what had in one whose end is taken back. */
function soFarAfter(event: MatchEvent, { match, soFar }: OpenMatch): HandSoFar {
  if (event.type === 'handEnded' || event.type === 'entryKept') return NOTHING;
  const last = match.state.hands.at(-1);
  if (event.type !== 'entryVoided' || last?.entry !== event.entry) return soFar;
  const { riichi, wareme } = last.hand;
  return { riichi, ...(wareme === undefined ? {} : { wareme }) };
}

/** Writes what a match has come to, and shows it. Where another page was first, that is shown. */
async function writeTo(open: OpenMatch, next: OpenMatch, soFar: (there: HandSoFar) => HandSoFar | undefined): Promise<Entered> {
  const seen = open.match.log;
  const written = await write([{ id: open.id, seen, entries: next.match.log.slice(seen.length), soFar }]);
  if (!written.ok && written.error === 'changedElsewhere') await openMatch(open.id);
  return shownAfter(next, written);
}

/** Shows what was kept, or says why it was not, with what was about to be. */
function shownAfter(next: OpenMatch, written: Awaited<ReturnType<typeof write>>): Entered {
  if (written.ok) {
    const [soFar = NOTHING] = written.value;
    const value = { ...next, soFar };
    shown.value = value;
    forgetTrouble();
    tellOthers([next.id]);
    return ok(value);
  }
  const { error } = written;
  if (error === 'changedElsewhere') return err(error);
  meet({ why: error, unkept: storedOf(next), ...(error === 'deletedElsewhere' && { way: wayToKeep() }) });
  return err(error);
}

function storedOf({ id, match: { log }, soFar }: OpenMatch): {
  readonly id: string;
  readonly log: Match['log'];
  readonly soFar: HandSoFar;
} {
  return { id, log, soFar };
}

/** The match on the screen was deleted elsewhere: it is kept again as it is shown, and what was about to be entered can be. */
function wayToKeep(): { readonly does: 'keepAgain'; readonly act: () => void } {
  return { does: 'keepAgain', act: () => void inTurn(async () => shown.value && keep(shown.value)) };
}

/** Takes back what was entered last. @returns as `enter`; undefined where nothing was */
export function undo(): Promise<Entered | undefined> {
  return inTurn(() => takeBack(undoable.value));
}

export function redo(): Promise<Entered | undefined> {
  return inTurn(() => takeBack(redoable.value));
}

async function takeBack(step: TakenBack | undefined): Promise<Entered | undefined> {
  return step && enterNow(step.event);
}

/** Lays the stick of a player, or takes it back. */
export function toggleRiichi(seat: Seat): Promise<Entered | undefined> {
  return changeSoFar(({ riichi }) => {
    const laid = !riichi.includes(seat);
    return (there) => withStick(there, seat, laid);
  });
}

/** At whose side the wall is broken in the hand being played. */
export function setWareme(wareme: Seat): Promise<Entered | undefined> {
  return changeSoFar(() => (there) => ({ ...there, wareme }));
}

/** What has happened in the hand being played, kept before it is shown: a change to what is shown, made to what is there. */
function changeSoFar(changeTo: (seen: HandSoFar) => (there: HandSoFar) => HandSoFar): Promise<Entered | undefined> {
  return inTurn(async () => {
    const open = shown.value;
    if (!open) return undefined;
    const change = changeTo(open.soFar);
    return writeTo(open, { ...open, soFar: change(open.soFar) }, change);
  });
}

export async function removeMatch(id: string): Promise<void> {
  const removed = await removeKept(id);
  if (!removed.ok) return meet({ why: removed.error });
  if (shown.value?.id === id) shown.value = undefined;
  forgetTrouble();
  tellOthers([id]);
  await listMatches();
}

/** What another page wrote is shown here too; a match it deleted stays on the screen, with the way to keep it. */
onTold((ids) => {
  if (listed.value) void listMatches();
  void inTurn(async () => {
    const open = shown.value;
    if (!open || !ids.includes(open.id)) return;
    const now = await openMatch(open.id);
    if (now.ok || now.error !== 'none') return;
    if (route.value.path[0] === open.id) meet({ why: 'deletedElsewhere', unkept: storedOf(open), way: wayToKeep() });
    else shown.value = undefined;
  });
});

function freshName(): { readonly id: string; readonly at: string } {
  return { id: freshId(), at: new Date().toISOString() };
}

/** What the pages of one browser say to each other of the matches it keeps: the ids of those that were written to or deleted. */
type Said = readonly string[];

// Without it a page learns of the others' writes when it writes itself.
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('tenbo matches');

export function tellOthers(ids: Said): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is no window
  channel?.postMessage(ids);
}

function onTold(act: (ids: Said) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<Said>) => act(data));
}
