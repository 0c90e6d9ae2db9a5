import { batch, computed, effect, signal } from '@preact/signals';
import { type MeldType, type Tile, createScorer } from '@tenbo/engine';
import type { AnyError } from '@tenbo/i18n';
import type { Giver } from '@tenbo/ledger';

import { keepTexts, readText } from '../browser-texts.ts';
import { fetched } from '../fetched.ts';
import { rulesAt } from '../prefs.ts';
import { addressOf, replaceAddress, route } from '../router.ts';
import { rulesIn } from '../rules/address.ts';
import { giversOf } from '../ui/laid.ts';
import { afterPaint } from '../ui/pacing.ts';
import { draftOf, isWhollyRead, paramsOf } from './address.ts';
import { type Draft, EMPTY } from './draft.ts';
import { type Spot, called, lastSpot, meldOf, reddened, withMeld, without, withTile, withWinning } from './edit.ts';
import { HISTORY, historyOf, remembered, textsOfHistory } from './history.ts';
import { type Answer, answerOf, faultsOf, reasonsAgainst } from './judge.ts';

/** What the next key of the pad adds. */
export type Aim = 'tile' | 'dora' | 'ura' | MeldType;

export const draft = signal<Draft>(EMPTY);
export const aim = signal<Aim>('tile');
export const selected = signal<Spot | undefined>(undefined);
/** The tiles highlighted because a line of the result is about them. */
export const lit = signal<readonly Tile[] | undefined>(undefined);
export const history = signal<readonly string[]>(historyOf(readText(HISTORY) ?? '[]'));

/** Whether the address named unknown rules; Standard is used instead. */
export const unknownRules = signal(false);

/** The text being typed; undefined once it has been read and the field left. */
export const typing = signal<string | undefined>(undefined);
/** What is wrong with the text being typed, or with the link that was opened: until that is put right or the draft changed, nothing is scored. */
export const misread = signal<readonly AnyError[] | undefined>(undefined);

const past = signal<readonly Draft[]>([]);
const rules = computed(() => draft.value.rules);
rulesAt('hand', () => rules.value);
export const scorer = computed(() => createScorer(rules.value));

const faults = computed(() => faultsOf(draft.value, scorer.value));
export const answer = computed<Answer>(() =>
  misread.value ? { is: 'faulty', errors: misread.value } : answerOf(draft.value, scorer.value, faults.value),
);
/** The draft and its answer as of the last paint. Everything but the hand and the headline follows it, a frame later, so those need not wait. */
export const settled = signal({ draft: draft.peek(), answer: answer.peek() });
/** The same another frame later, for the details, which are furthest from the tap. */
export const detailed = signal(settled.peek());
const settledFaults = computed(() => faultsOf(settled.value.draft, scorer.value));
export const canUndo = computed(() => past.value.length > 0);

/** Why a change to the painted draft is not allowed; empty if it is. */
export function reasonsFor(changes: Partial<Draft>): ReturnType<typeof reasonsAgainst> {
  return reasonsAgainst({ ...settled.value.draft, ...changes }, settledFaults.value, scorer.value);
}

/** Changes the draft; undo brings the old one back. */
export function change(next: Draft): void {
  past.value = [...past.value, draft.value].slice(-100);
  if (next.rules !== draft.value.rules) unknownRules.value = false;
  show(next);
}

/** Shows another draft for a while, with an undo history of its own. @returns a function that restores the former draft and its history */
export function aside(next: Draft): () => void {
  const before = { draft: draft.peek(), past: past.peek() };
  past.value = [];
  show(next);
  return () => {
    past.value = before.past;
    show(before.draft);
  };
}

export function undo(): void {
  const before = past.value.at(-1);
  if (!before) return;
  past.value = past.value.slice(0, -1);
  show(before);
}

/** Why a key of the pad is grey; empty if it is not. */
export function reasonsToPress(tile: Tile): ReturnType<typeof reasonsAgainst> | 'full' {
  const { draft: now } = settled.value;
  const next = pressed(tile, now);
  return next === now ? 'full' : reasonsAgainst(next, settledFaults.value, scorer.value);
}

/** The draft after a key of the pad. */
function pressed(tile: Tile, now: Draft): Draft {
  switch (aim.value) {
    case 'tile':
      return withTile(now, tile);
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

/** Presses a key, if that is allowed. After a meld the next key adds a tile again. */
export function press(tile: Tile): void {
  const next = pressed(tile, draft.value);
  if (next === draft.value || reasonsAgainst(next, faults.value, scorer.value).length > 0) return;
  change(next);
  if (aim.value !== 'dora' && aim.value !== 'ura') aim.value = 'tile';
}

/** Removes the selected tile or meld, or the last one added. */
export function takeAway(): void {
  const spot = selected.value ?? lastSpot(draft.value);
  if (spot) change(without(draft.value, spot));
}

export function makeWinning(): void {
  if (selected.value?.in === 'concealed') change(withWinning(draft.value, selected.value.index));
}

export function redden(): void {
  changeMeld((index) => reddened(draft.value, index));
}

export function callFrom(from: Giver): void {
  changeMeld((index) => called(draft.value, index, from));
}

/** Moves the selected meld's giver on to the next possible player. */
export function callFromNext(): void {
  const { hand, rules: played } = draft.value;
  const meld = selected.value?.in === 'melds' ? hand.melds[selected.value.index] : undefined;
  const givers = meld ? giversOf(meld.type, played.tiles.players) : [];
  const next = givers[(givers.findIndex((giver) => giver === meld?.from) + 1) % givers.length];
  if (next) callFrom(next);
}

/** Changes the selected meld and keeps it selected. */
function changeMeld(changed: (index: number) => Draft): void {
  const spot = selected.value;
  if (spot?.in !== 'melds') return;
  change(changed(spot.index));
  selected.value = spot;
}

/** Moves the selection along the hand: concealed tiles, the winning tile, melds. */
export function step(by: 1 | -1): void {
  const { hand, tile } = draft.value;
  const spots: readonly Spot[] = [
    ...hand.concealed.map((_, index) => ({ in: 'concealed', index }) as const),
    ...(tile === undefined ? [] : [{ in: 'tile', index: 0 } as const]),
    ...hand.melds.map((_, index) => ({ in: 'melds', index }) as const),
  ];
  const at = spots.findIndex((spot) => isSame(spot, selected.value));
  selected.value = spots.at(at < 0 ? (by > 0 ? 0 : -1) : (at + by) % spots.length);
}

export function isSame(one: Spot, other: Spot | undefined): boolean {
  return one.in === other?.in && one.index === other.index;
}

function show(next: Draft): void {
  batch(() => {
    draft.value = next;
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
  show(draftOf(params));
  if (!isWhollyRead(params)) void judgeLink(params);
  unknownRules.value = params.has('rules') && rulesIn(params.get('rules') ?? '') === undefined;
});

/** Says what is wrong with a link, if anything is; until that is known, nothing is scored. */
async function judgeLink(params: URLSearchParams): Promise<void> {
  const asked: readonly AnyError[] = [];
  misread.value = asked;
  const { faultsOfLink } = await fetched(() => import('./link-faults.ts'));
  const faultsFound = faultsOfLink(params);
  if (misread.peek() === asked) misread.value = faultsFound.length > 0 ? faultsFound : undefined;
}

effect(() => {
  const next = { draft: draft.value, answer: answer.value };
  return afterPaint(() => (settled.value = next));
});

effect(() => {
  const next = settled.value;
  return afterPaint(() => (detailed.value = next));
});

effect(() => {
  // Runs after each settled change, but writes the draft of that moment.
  void settled.value;
  const { place, path, params: shown } = route.value;
  // A faulty link stays in the address, to be looked at.
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
