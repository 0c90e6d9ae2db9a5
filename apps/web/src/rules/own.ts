import { type ReadonlySignal, computed } from '@preact/signals';
import { type RuleSet, presets } from '@tenbo/engine';

import { keepTexts, keptText, readText } from '../browser-texts.ts';
import { type RuleChanges, readChanges, rulesFrom } from './changes.ts';

/** A reader's own rules: changes with a name and an id. */
export interface OwnRules extends RuleChanges {
  readonly id: string;
  readonly name: string;
}

/** The name the browser stores them under. */
const KEY = 'rules';
const kept = keptText(KEY);

/** The reader's own rules, oldest first. */
export const ownRules: ReadonlySignal<readonly OwnRules[]> = computed(() => readKept(kept.value ?? '[]'));

/** Every rule set that can be chosen: the presets, then the reader's own. */
export const allRules: ReadonlySignal<readonly RuleSet[]> = computed(() => [
  ...Object.values(presets),
  ...ownRules.value.map(rulesFrom).filter((rules) => rules !== undefined),
]);

/** The rule set of an id, preset or own. */
export function rulesOf(id: string): RuleSet | undefined {
  return allRules.value.find((rules) => rules.id === id);
}

/** Stores own rules, replacing those of the same id. @returns their id; undefined if the browser did not store them */
export function keepRules(changes: RuleChanges & { readonly name: string }): string | undefined {
  const { rules, id } = withRules(rulesNow(), changes);
  return keepTexts(textsOf(rules)) && id;
}

export function removeRules(id: string): void {
  keepTexts(textsOf(rulesNow().filter((own) => own.id !== id)));
}

/** Reads the rules again, because another tab may have changed them. */
function rulesNow(): readonly OwnRules[] {
  return readKept(readText(KEY) ?? '[]');
}

/** Adds a rule set, or replaces the one with its id. */
export function withRules(
  rules: readonly OwnRules[],
  changes: RuleChanges & { readonly name: string },
): { readonly rules: readonly OwnRules[]; readonly id: string } {
  const known = rules.some((own) => own.id === changes.id);
  const id = (known && changes.id) || freeId(rules);
  const made: OwnRules = { ...changes, id };
  return { rules: known ? rules.map((own) => (own.id === id ? made : own)) : [...rules, made], id };
}

/** The text that stores rule sets, under its name. */
export function textsOf(rules: readonly OwnRules[]): Readonly<Record<string, string>> {
  return { [KEY]: JSON.stringify(rules) };
}

/** The stored rules that can be read. */
export function readKept(text: string): readonly OwnRules[] {
  try {
    const list: unknown = JSON.parse(text);
    if (!Array.isArray(list)) return [];
    return list.flatMap((item: unknown) => readOwn(item) ?? []);
  } catch {
    return [];
  }
}

/** Own rules from outside (parsed JSON); undefined if invalid. */
export function readOwn(item: unknown): OwnRules | undefined {
  const changes = readChanges(JSON.stringify(item) ?? '');
  if (typeof changes?.id !== 'string' || typeof changes.name !== 'string' || !rulesFrom(changes)) return undefined;
  return { ...changes, id: changes.id, name: changes.name };
}

function freeId(rules: readonly OwnRules[]): string {
  const taken = new Set(rules.map(({ id }) => id));
  let n = 1;
  while (taken.has(`own${n}`)) n++;
  return `own${n}`;
}
