import { type ReadonlySignal, computed, signal } from '@preact/signals';
import { type LocalYakuId, type RulePath, type RuleSet, type RulesError, parseRules } from '@tenbo/engine';

import { type RuleChanges, onBase, withChange, withLocalYaku } from './changes.ts';

const history = signal<readonly [RuleChanges, ...RuleChanges[]]>([{ base: 'standard' }]);

/** The rules being edited. */
export const draft: ReadonlySignal<RuleChanges> = computed(() => history.value[0]);
export const canUndo: ReadonlySignal<boolean> = computed(() => history.value.length > 1);

const parsed = computed(() => parseRules({ ...draft.value, name: draft.value.name || undefined }));

/** The resulting rule set; undefined while something is wrong. */
export const draftRules: ReadonlySignal<RuleSet | undefined> = computed(() => (parsed.value.ok ? parsed.value.value : undefined));
const errors: ReadonlySignal<readonly RulesError[]> = computed(() => (parsed.value.ok ? [] : parsed.value.error));

/** What is wrong with a field. */
export function errorAt(path: RulePath): RulesError | undefined {
  return errors.value.find((error) => 'path' in error && (error.path === path || error.path.startsWith(`${path}.`)));
}

/** Opens other rules and clears the undo history. */
export function openDraft(changes: RuleChanges): void {
  history.value = [changes];
}

export function changeRule(path: RulePath, value: unknown): void {
  push(withChange(draft.value, path, value));
}

export function playLocalYaku(id: LocalYakuId, played: boolean): void {
  push(withLocalYaku(draft.value, id, played));
}

export function changeBase(base: string): void {
  push(onBase(draft.value, base));
}

/** Renames the rules; typing a name adds no undo steps. */
export function rename(name: string): void {
  const [current, ...earlier] = history.value;
  history.value = [{ ...current, name }, ...earlier.map((one) => ({ ...one, name }))];
}

export function undo(): void {
  const [, previous, ...earlier] = history.value;
  if (previous) history.value = [previous, ...earlier];
}

function push(changes: RuleChanges): void {
  const [current] = history.value;
  if (JSON.stringify(changes) !== JSON.stringify(current)) history.value = [changes, ...history.value];
}

/** Rows of numbers as text, a line each; anything else as JSON. */
export function rowsText(value: unknown): string {
  if (!Array.isArray(value) || !value.every(Array.isArray)) return JSON.stringify(value);
  return value.map((row) => row.join(' ')).join('\n');
}

/** Text as rows; anything that is not a number stays a word, for `parseRules` to refuse. */
export function rowsOf(text: string): readonly (readonly (number | string)[])[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) =>
    line
      .trim()
      .split(/[\s,、]+/)
      .map(numberOf),
  );
}

/** One number as it is, several as a list; nothing as an empty list, for `parseRules` to refuse. */
export function numberOrList(text: string): number | string | readonly (number | string)[] {
  const [row = []] = rowsOf(text);
  return row.length === 1 ? (row[0] as number | string) : row;
}

/** A minus sign may be − or △. */
function numberOf(word: string): number | string {
  const number = Number(word.replace('−', '-').replace('△', '-'));
  return Number.isFinite(number) ? number : word;
}
