import { batch, computed, effect, signal } from '@preact/signals';
import { type MeldType, type Tile, createScorer, kindOf } from '@tenbo/engine';
import type { AnyError } from '@tenbo/i18n';

import { keepTexts, readText } from '../browser-texts.ts';
import { fetched } from '../fetched.ts';
import { rulesAt } from '../prefs.ts';
import { addressOf, replaceAddress, route } from '../router.ts';
import { rulesIn } from '../rules/address.ts';
import { afterPaint } from '../ui/pacing.ts';
import { setMissing } from '../words/loaded-for.ts';
import { draftOf, isWhollyRead, paramsOf } from './address.ts';
import { type Draft, EMPTY, isFull } from './draft.ts';
import { type Spot, isRunFrom, lastSpot, meldOf, replaced, tilesOf, withMeld, without, withTile, withTiles } from './edit.ts';
import { HISTORY, historyOf, remembered, textsOfHistory } from './history.ts';
import { type Answer, answerOf, faultsOf, reasonsAgainst, withBest } from './judge.ts';

/** What the next key of the pad adds. */
export type Aim = 'tile' | 'run' | 'pair' | 'triplet' | MeldType | 'dora' | 'ura';

/** What the box holds: the pad, the reasons, or more circumstances. */
export type Box = 'tiles' | 'why' | 'more';

const IN_ROWS: readonly Aim[] = ['tile', 'run', 'pair', 'triplet'];

export const draft = signal<Draft>(EMPTY);
export const aim = signal<Aim>('tile');
export const selected = signal<Spot | undefined>(undefined);
/** The tiles highlighted for a line of the result. */
export const lit = signal<readonly Tile[] | undefined>(undefined);
export const history = signal<readonly string[]>(historyOf(readText(HISTORY) ?? '[]'));

/** Whether the address named unknown rules; Standard is used instead. */
export const unknownRules = signal(false);

/** The text being typed; undefined once it has been read and the reader has left the field. */
export const typing = signal<string | undefined>(undefined);
/** What is wrong with the text being typed, or with the link that was opened. Until it is corrected or the draft changes, nothing is scored. */
export const misread = signal<readonly AnyError[] | undefined>(undefined);

/** What the reader asked the box at the thumb to show; undefined until then. */
export const asked = signal<Box | undefined>();
/** Why the last tap did nothing, until the next change. */
export const refusal = signal('');

const past = signal<readonly Draft[]>([]);
const undone = signal<readonly Draft[]>([]);
const rules = computed(() => draft.value.rules);
rulesAt('hand', () => rules.value);
export const scorer = computed(() => createScorer(rules.value));

const faults = computed(() => faultsOf(draft.value, scorer.value));
export const answer = computed<Answer>(() =>
  misread.value ? { is: 'faulty', errors: misread.value } : answerOf(draft.value, scorer.value, faults.value),
);
/** Whether the hand's own tiles are faulty. Faults in the text being typed do not count, because the pad would push the text field away. */
const isFaulty = computed(() => misread.value === undefined && answer.value.is === 'faulty');
export const isAtIndicators = computed(() => aim.value === 'dora' || aim.value === 'ura');
/** What the box shows: for a full hand without a fault its reasons, unless the reader asks for something else. */
export const box = computed<Box>(() => {
  if (isAtIndicators.value) return 'tiles';
  const hasReasons = isFull(draft.value) && !isFaulty.value;
  return asked.value !== 'more' && !hasReasons ? 'tiles' : (asked.value ?? 'why');
});
/** The draft and its answer as of the last paint. Everything but the hand and the headline uses these, a frame later, so that those two need not wait. */
export const settled = signal({ draft: draft.peek(), answer: answer.peek() });
/** The same, one more frame later, for the details, which are furthest from the tap. */
export const detailed = signal(settled.peek());
/** The selection as of the last paint, for the keys that would replace it. */
const settledSpot = signal<Spot | undefined>(undefined);
const settledFaults = computed(() => faultsOf(settled.value.draft, scorer.value));
export const canUndo = computed(() => past.value.length > 0);

/** Why a change to the painted draft is not allowed; empty if it is. */
export function reasonsFor(changes: Partial<Draft>): ReturnType<typeof reasonsAgainst> {
  return reasonsAgainst({ ...settled.value.draft, ...changes }, settledFaults.value, scorer.value);
}

/** Changes the draft; undo brings the old one back. */
export function change(next: Draft): void {
  past.value = [...past.value, draft.value].slice(-100);
  undone.value = [];
  if (next.rules !== draft.value.rules) unknownRules.value = false;
  show(next);
}

/** Starts another hand, and forgets what the keys were set to add. */
export function begin(next: Draft): void {
  change(next);
  aimAtTiles();
}

/** Sets the next key to add a tile, and a full hand to show its reasons. */
export function aimAtTiles(): void {
  aim.value = 'tile';
  asked.value = undefined;
}

/** What the keys added before a meld or the indicators. */
let resting: Aim = 'tile';

effect(() => {
  if (IN_ROWS.includes(aim.value)) resting = aim.value;
});

/** Lets the keys add what they added before a meld or the indicators. */
export function aimAsBefore(): void {
  aim.value = resting;
}

/** Shows another draft for a while, with its own undo history. @returns a function that restores the previous draft and history */
export function setAside(next: Draft): () => void {
  const before = { draft: draft.peek(), past: past.peek(), undone: undone.peek() };
  const put = (to: typeof before) => {
    past.value = to.past;
    undone.value = to.undone;
    aimAtTiles();
    show(to.draft);
  };
  put({ draft: next, past: [], undone: [] });
  return () => put(before);
}

export function undo(): void {
  const before = past.value.at(-1);
  if (!before) return;
  past.value = past.value.slice(0, -1);
  undone.value = [...undone.value, draft.value];
  show(before);
}

export function redo(): void {
  const after = undone.value.at(-1);
  if (!after) return;
  undone.value = undone.value.slice(0, -1);
  past.value = [...past.value, draft.value];
  show(after);
}

/** Why a key of the pad is grey; empty if it is not. */
export function reasonsToPress(tile: Tile): ReturnType<typeof reasonsAgainst> | 'full' | 'noRun' {
  const { draft: now } = settled.value;
  if (aim.value === 'run' && !isRunFrom(kindOf(tile))) return 'noRun';
  const next = pressed(tile, now, settledSpot.value);
  return next === now ? 'full' : reasonsAgainst(next, settledFaults.value, scorer.value);
}

/** The draft after a key of the pad. The tile replaces the selected one or, in a full hand, the winning one. */
function pressed(tile: Tile, now: Draft, spot: Spot | undefined): Draft {
  switch (aim.value) {
    case 'tile':
      if (spot?.in === 'concealed' || spot?.in === 'tile') return replaced(now, spot, tile);
      return isFull(now) ? replaced(now, WINNING, tile) : withTile(now, tile);
    case 'run':
    case 'pair':
    case 'triplet':
      return withTiles(now, tilesOf(aim.value, tile));
    case 'dora':
      return { ...now, dora: [...now.dora, tile] };
    case 'ura':
      return { ...now, ura: [...now.ura, tile] };
    case 'chi':
    case 'pon':
    case 'daiminkan':
    case 'kakan':
    case 'ankan':
      return withMeld(now, meldOf(aim.value, tile, rules.value));
  }
}

const WINNING: Spot = { in: 'tile', index: 0 };

/**
 * Presses a key, if that is allowed. Runs, pairs and triplets often come in succession, so the next key adds another one, and so do indicators, until the
 * reader is done; after a meld the keys add what they added before. A kan stays selected, because its kind is still to be chosen.
 */
export function press(tile: Tile): void {
  const next = pressed(tile, draft.value, selected.value);
  if (next === draft.value || reasonsAgainst(next, faults.value, scorer.value).length > 0) return;
  const isKan = aim.value === 'ankan';
  batch(() => {
    change(next);
    if (isAtIndicators.value) return;
    if (isFull(next)) aimAtTiles();
    else if (!IN_ROWS.includes(aim.value)) aimAsBefore();
    if (isKan) selected.value = { in: 'melds', index: next.hand.melds.length - 1 };
  });
}

/** Removes the selected tile or meld, or the last one added. */
export function removeTile(): void {
  const spot = selected.value ?? lastSpot(draft.value);
  if (spot) change(without(draft.value, spot));
}

export function isSame(one: Spot, other: Spot | undefined): boolean {
  return one.in === other?.in && one.index === other.index;
}

function show(next: Draft): void {
  batch(() => {
    draft.value = next;
    draft.value = withBest(next, scorer.value);
    refusal.value = '';
    selected.value = undefined;
    lit.value = undefined;
    typing.value = undefined;
    misread.value = undefined;
  });
}

/** Shows the hand of an opened address; an address without one keeps the draft. */
effect(() => {
  const { place, params } = route.value;
  if (place !== 'hand' || params.size === 0 || params.toString() === paramsOf(draft.peek()).toString()) return;
  aimAtTiles();
  show(draftOf(params));
  if (!isWhollyRead(params)) judgeLink(params);
  unknownRules.value = params.has('rules') && rulesIn(params.get('rules') ?? '') === undefined;
});

/** Reports what is wrong with a link, if anything. Until that is known, nothing is scored. */
function judgeLink(params: URLSearchParams): void {
  const pending: readonly AnyError[] = [];
  misread.value = pending;
  const judge = async () => {
    const code = await fetched(() => import('./link-faults.ts')).catch(() => undefined);
    const isWaiting = misread.peek() === pending;
    setMissing(judge, isWaiting && !code);
    if (isWaiting && code) misread.value = code.faultsOfLink(params);
  };
  void judge();
}

effect(() => {
  const next = { draft: draft.value, answer: answer.value };
  return afterPaint(() => (settled.value = next));
});

effect(() => {
  const spot = selected.value;
  return afterPaint(() => (settledSpot.value = spot));
});

effect(() => {
  const next = settled.value;
  return afterPaint(() => (detailed.value = next));
});

effect(() => {
  // Runs after each settled change, but writes the current draft.
  void settled.value;
  const { place, path, params: shown } = route.value;
  // A faulty link stays in the address, so that the reader can look at it.
  if (place !== 'hand' || misread.value) return undefined;
  return afterPaint(() => {
    const params = paramsOf(draft.peek());
    if (shown.toString() !== params.toString()) replaceAddress(addressOf('hand', path, params));
  });
});

effect(() => {
  const { answer: now, draft: won } = detailed.value;
  if (now.is === 'scored') history.value = remembered(history.peek(), paramsOf(won).toString());
});

effect(() => {
  const kept = history.value;
  return afterPaint(() => void keepTexts(textsOfHistory(kept)));
});
