import { type ReadonlySignal, computed, effect, signal } from '@preact/signals';
import type { HandLine, MatchEvent, MatchState } from '@tenbo/ledger';
import { describeEvent, describeHand, describeLedgerError, describeNext, describePosition } from '@tenbo/i18n';

import { locale, words } from '../prefs.ts';
import { type Entered, type OpenMatch, current, enter, redo, redoable, undo, undoable } from './store.ts';

const told = signal('');

/** What was entered last and where the match stands, to be read out. */
export const happened: ReadonlySignal<string> = told;

const refused = signal<readonly string[]>([]);

/** Why what was last taken or brought back at the table could not be. */
export const refusals: ReadonlySignal<readonly string[]> = refused;

/** They are of one match. */
const openId = computed(() => current.value?.id);
effect(() => {
  if (openId.value !== undefined) refused.value = [];
});

/**
 * Takes an event into the match and tells of it.
 *
 * @returns why it could not be, as sentences; undefined where the browser did not keep it, which is said above every view
 */
export async function enterAndTell(event: MatchEvent): Promise<readonly string[] | undefined> {
  const entered = await enter(event);
  if (!entered.ok) return refusalOf(entered.error);
  const { match } = entered.value;
  const last = event.type === 'handEnded' ? match.state.hands.at(-1) : undefined;
  tell(last ? handText(last, match.state) : describeEvent(event, match.state, locale.value), entered.value);
  return [];
}

/** Takes back what was entered last, and tells of it, or why it could not be. */
export async function undoAndTell(): Promise<void> {
  const step = undoable.value;
  const undone = step && (await undo());
  if (!undone) return;
  if (!undone.ok) return refuse(undone.error);
  const { state } = undone.value.match;
  tell(locale.value.match.sheet.undone(describeEvent(step.entry.event, state, locale.value)), undone.value);
}

/** Brings back what was taken back last, and tells of it, or why it could not be. */
export async function redoAndTell(): Promise<void> {
  const step = redoable.value;
  const redone = step && (await redo());
  if (!redone) return;
  if (!redone.ok) return refuse(redone.error);
  const { state } = redone.value.match;
  tell(locale.value.match.sheet.redone(describeEvent(step.entry.event, state, locale.value)), redone.value);
}

function tell(what: string, { match }: OpenMatch): void {
  const sentences = [what, describeNext(match.state, locale.value)].filter((sentence) => sentence !== '');
  refused.value = [];
  told.value = locale.value.sentences(sentences);
}

/** "East 2: Ben ron from Aki, 3 han 30 fu, 3,900". */
export function handText(line: HandLine, state: MatchState): string {
  const { outcome } = describeHand(line, state, locale.value);
  return locale.value.rule(describePosition(line.before, state.rules.tiles.players, locale.value), outcome);
}

/** Lays a stick, or says where the wall is broken; tells why that could not be. */
export async function changeAndTell(change: () => Promise<Entered | undefined>): Promise<void> {
  const changed = await change();
  if (changed) refuse(changed.ok ? [] : changed.error);
}

type Refusal = (Entered & { readonly ok: false })['error'];

function refuse(errors: Refusal): void {
  refused.value = refusalOf(errors) ?? [];
}

function refusalOf(errors: Refusal): readonly string[] | undefined {
  if (errors === 'changedElsewhere') return [words.value.match.changedElsewhere];
  if (typeof errors === 'string') return undefined;
  return errors.map((error) => describeLedgerError(error, locale.value, current.value?.match.state.players));
}
