import { type ReadonlySignal, computed, effect, signal } from '@preact/signals';
import type { HandLine, MatchEvent, MatchState } from '@tenbo/ledger';
import { describeEvent, describeHand, describeLedgerError, describeNext, describePosition, asSentence } from '@tenbo/i18n';

import { locale, words } from '../prefs.ts';
import { route } from '../router.ts';
import { type Entered, type OpenMatch, current, enter, redo, redoable, undo, undoable } from './store.ts';

const announced = signal({ of: '', text: '' });

/** The last entry of the match shown and what comes next, for screen readers; nothing where another match or none is shown. */
export const announcement: ReadonlySignal<string> = computed(() =>
  route.value.path[0] === announced.value.of ? announced.value.text : '',
);

const refused = signal<readonly string[]>([]);

/** Why the last undo, redo or stick at the table was refused. */
export const refusals: ReadonlySignal<readonly string[]> = refused;

/** Refusals are cleared when another match is opened. */
const openId = computed(() => current.value?.id);
effect(() => {
  if (openId.value !== undefined) refused.value = [];
});

/**
 * Adds an event to the match and announces it.
 *
 * @returns why it was refused, as sentences; undefined if it could not be stored, which is reported above every view
 */
export async function enterAndAnnounce(event: MatchEvent): Promise<readonly string[] | undefined> {
  const entered = await enter(event);
  if (!entered.ok) return refusalOf(entered.error);
  const { match } = entered.value;
  const last = event.type === 'handEnded' ? match.state.hands.at(-1) : undefined;
  announce(last ? handText(last, match.state) : describeEvent(event, match.state, locale.value), entered.value);
  return [];
}

/** Undoes the last entry and announces it, or why that was refused. */
export async function undoAndAnnounce(): Promise<void> {
  const step = undoable.value;
  const undone = step && (await undo());
  if (!undone) return;
  if (!undone.ok) return refuse(undone.error);
  const { state } = undone.value.match;
  announce(locale.value.match.sheet.undone(describeEvent(step.entry.event, state, locale.value)), undone.value);
}

/** Redoes what was undone last and announces it, or why that was refused. */
export async function redoAndAnnounce(): Promise<void> {
  const step = redoable.value;
  const redone = step && (await redo());
  if (!redone) return;
  if (!redone.ok) return refuse(redone.error);
  const { state } = redone.value.match;
  announce(locale.value.match.sheet.redone(describeEvent(step.entry.event, state, locale.value)), redone.value);
}

function announce(what: string, { id, match }: OpenMatch): void {
  const sentences = [what, describeNext(match.state, locale.value)].filter((sentence) => sentence !== '');
  refused.value = [];
  announced.value = { of: id, text: locale.value.sentences(sentences) };
}

/** "East 2: ron by Ben from Aki, 3 han 30 fu, 3,900". */
export function handText(line: HandLine, state: MatchState): string {
  const { outcome } = describeHand(line, state, locale.value);
  return locale.value.rule(describePosition(line.before, state.rules.tiles.players, locale.value), outcome);
}

/** Lays a stick or sets where the wall is broken. If that is refused, announces why. */
export async function changeAndAnnounce(change: () => Promise<Entered | undefined>): Promise<void> {
  const changed = await change();
  if (changed) refuse(changed.ok ? [] : changed.error);
}

type Refusal = (Entered & { readonly ok: false })['error'];

function refuse(errors: Refusal): void {
  refused.value = refusalOf(errors) ?? [];
}

function refusalOf(errors: Refusal): readonly string[] | undefined {
  if (errors === 'changedElsewhere') return [words.value.match.changedElsewhere];
  if (errors === 'needsReferee') return [words.value.match.club.line.needsReferee];
  if (typeof errors === 'string') return undefined;
  return errors.map((error) => asSentence(describeLedgerError(error, locale.value, current.value?.match.state.players)));
}
