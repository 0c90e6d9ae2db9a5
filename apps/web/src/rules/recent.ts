import { type ReadonlySignal, computed } from '@preact/signals';
import type { RuleSet } from '@tenbo/engine';

import { keepTexts, keptText, readText } from '../browser-texts.ts';
import { rulesOf } from './own.ts';

/** The name the browser stores the ids under. */
const KEY = 'recentRules';
const MOST = 4;
const kept = keptText(KEY);

/** The rule sets the reader used last, latest first. */
export const recentRules: ReadonlySignal<readonly RuleSet[]> = computed(() =>
  idsIn(kept.value).flatMap((id) => rulesOf(id) ?? []),
);

/** Remembers that the reader scores or plays with a rule set. */
export function noteUsed(id: string): void {
  const others = idsIn(readText(KEY)).filter((one) => one !== id);
  keepTexts({ [KEY]: [id, ...others].slice(0, MOST).join(' ') });
}

function idsIn(text = ''): readonly string[] {
  return text.split(' ').filter((id) => id !== '');
}
