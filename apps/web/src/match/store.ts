import { type ReadonlySignal, computed, signal } from '@preact/signals';
import { type Result, type RuleSet, type Seat, err, ok } from '@tenbo/engine';
import {
  type HandSoFar,
  LOG_VERSION,
  type LedgerError,
  type LogError,
  type Match,
  type MatchEvent,
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

import { type Kept, allKept, keepEntries, keepSoFar, readKept, removeKept } from './kept.ts';

/** The match on the screen, and what has happened in its hand so far. */
export interface OpenMatch {
  readonly id: string;
  readonly match: Match;
  readonly soFar: HandSoFar;
}

const NOTHING: HandSoFar = { riichi: [] };
const shown = signal<OpenMatch>();
const listed = signal<readonly Kept[]>();

export const current: ReadonlySignal<OpenMatch | undefined> = shown;
/** Every match the browser keeps; undefined until they are read. */
export const kept: ReadonlySignal<readonly Kept[] | undefined> = listed;
export const undoable = computed(() => shown.value && toUndo(shown.value.match));
export const redoable = computed(() => shown.value && toRedo(shown.value.match));

export async function listMatches(): Promise<void> {
  listed.value = await allKept();
}

/** Shows a match that is kept. @returns what is wrong with its log; undefined where there is no such match */
export async function openMatch(id: string): Promise<Result<OpenMatch, readonly LogError[]> | undefined> {
  const found = await readKept(id);
  if (!found) return undefined;
  if (!found.log.ok) return found.log;
  const { value: log } = found.log;
  const value = { id, match: { log, state: replay(log) }, soFar: found.soFar };
  shown.value = value;
  return ok(value);
}

/** Begins a match and keeps it. @returns its id, or what is wrong */
export async function beginMatch(rules: RuleSet, players: readonly string[]): Promise<Result<string, readonly LedgerError[]>> {
  const begun = newMatch({ ...freshName(), after: [], event: { type: 'matchStarted', version: LOG_VERSION, rules, players } });
  if (!begun.ok) return begun;
  const id = freshId();
  await keepEntries(id, 0, begun.value.log, NOTHING);
  shown.value = { id, match: begun.value, soFar: NOTHING };
  return ok(id);
}

/** Everything an event would change, or what speaks against it. */
export function previewOf(event: MatchEvent): Result<Preview, readonly LedgerError[]> {
  const open = shown.value;
  return open ? preview(open.match, nextEntry(open.match, event, freshName())) : err([{ code: 'notStarted' }]);
}

/**
 * Takes an event into the match on the screen: it is kept first, and shown then.
 *
 * @returns what speaks against it; or that another page wrote to the match, which is shown as that left it
 */
export function enter(event: MatchEvent): Promise<Entered> {
  return inTurn(() => enterNow(event));
}

export type Entered = Result<OpenMatch, readonly LedgerError[] | 'changedElsewhere'>;

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
  return after.ok ? write(open, after.value, soFarAfter(event, open)) : after;
}

async function write(open: OpenMatch, match: Match, soFar: HandSoFar): Promise<Entered> {
  const { length } = open.match.log;
  try {
    await keepEntries(open.id, length, match.log.slice(length), soFar);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'ConstraintError')) throw error;
    await openMatch(open.id);
    return err('changedElsewhere');
  }
  const value = { ...open, match, soFar };
  shown.value = value;
  return ok(value);
}

/** What has happened in the hand that is played after an event: nothing yet in a new one, what had in one whose end is taken back. */
function soFarAfter(event: MatchEvent, { match, soFar }: OpenMatch): HandSoFar {
  if (event.type === 'handEnded' || event.type === 'entryKept') return NOTHING;
  const last = match.state.hands.at(-1);
  if (event.type !== 'entryVoided' || last?.entry !== event.entry) return soFar;
  const { riichi, wareme } = last.hand;
  return { riichi, ...(wareme === undefined ? {} : { wareme }) };
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
export function toggleRiichi(seat: Seat): Promise<void> {
  return changeSoFar(({ riichi }) => ({
    riichi: riichi.includes(seat) ? riichi.filter((one) => one !== seat) : [...riichi, seat],
  }));
}

/** At whose side the wall is broken in the hand being played. */
export function setWareme(wareme: Seat): Promise<void> {
  return changeSoFar(() => ({ wareme }));
}

/** What has happened in the hand being played, kept before it is shown. */
function changeSoFar(change: (soFar: HandSoFar) => Partial<HandSoFar>): Promise<void> {
  return inTurn(async () => {
    const open = shown.value;
    if (!open) return;
    const soFar = { ...open.soFar, ...change(open.soFar) };
    await keepSoFar(open.id, soFar);
    shown.value = { ...open, soFar };
  });
}

export async function removeMatch(id: string): Promise<void> {
  await removeKept(id);
  if (shown.value?.id === id) shown.value = undefined;
  await listMatches();
}

function freshName(): { readonly id: string; readonly at: string } {
  return { id: freshId(), at: new Date().toISOString() };
}

/** An id that no other page will make; `randomUUID` is not there on a page served without a certificate. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
