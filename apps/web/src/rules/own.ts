import { type ReadonlySignal, computed, signal } from '@preact/signals';
import { type RuleSet, presets } from '@tenbo/engine';

import { type RuleChanges, readChanges, rulesFrom } from './changes.ts';

/** Changes that have a name and an id: a reader's own rules. */
export interface OwnRules extends RuleChanges {
  readonly id: string;
  readonly name: string;
}

const KEY = 'rules';
const kept = signal(readKept(globalThis.localStorage?.getItem(KEY) ?? '[]'));

/** The reader's own rules, kept in the browser, in the order they were made. */
export const ownRules: ReadonlySignal<readonly OwnRules[]> = kept;

/** Every rule set that can be chosen: the named ones, then the reader's own. */
export const allRules: ReadonlySignal<readonly RuleSet[]> = computed(() => [
  ...Object.values(presets),
  ...kept.value.map(rulesFrom).filter((rules) => rules !== undefined),
]);

/** The rule set of an id, named or own. */
export function rulesOf(id: string): RuleSet | undefined {
  return allRules.value.find((rules) => rules.id === id);
}

/** Keeps rules under a name, in the place of those of the same id. @returns the id they have. */
export function keepRules(changes: RuleChanges & { readonly name: string }): string {
  const id = kept.value.find((own) => own.id === changes.id)?.id ?? freeId();
  const made: OwnRules = { ...changes, id };
  store(kept.value.some((own) => own.id === id) ? kept.value.map((own) => (own.id === id ? made : own)) : [...kept.value, made]);
  return id;
}

export function removeRules(id: string): void {
  store(kept.value.filter((own) => own.id !== id));
}

/** What was kept, without whatever cannot be read. */
export function readKept(text: string): readonly OwnRules[] {
  try {
    const list: unknown = JSON.parse(text);
    if (!Array.isArray(list)) return [];
    return list.flatMap((item: unknown) => readOwn(item) ?? []);
  } catch {
    return [];
  }
}

/** One's own rules from outside (parsed JSON); undefined where they cannot be read. */
export function readOwn(item: unknown): OwnRules | undefined {
  const changes = readChanges(JSON.stringify(item) ?? '');
  if (typeof changes?.id !== 'string' || typeof changes.name !== 'string' || !rulesFrom(changes)) return undefined;
  return { ...changes, id: changes.id, name: changes.name };
}

function store(rules: readonly OwnRules[]): void {
  kept.value = rules;
  globalThis.localStorage?.setItem(KEY, JSON.stringify(rules));
}

function freeId(): string {
  const taken = new Set(kept.value.map(({ id }) => id));
  let n = 1;
  while (taken.has(`own${n}`)) n++;
  return `own${n}`;
}
