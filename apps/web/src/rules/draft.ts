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
