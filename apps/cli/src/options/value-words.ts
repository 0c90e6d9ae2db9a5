import { LIMITS_BELOW_YAKUMAN, type NamedValue } from '@tenbo/engine';

import { inPlainWords } from './value-language.ts';

const HAN_MOST = 20;

/** A value without tiles, as players say it in any language: `3 30`, `8`, `8 han`, `mangan` or `yakuman 2`; undefined for other words. */
export function spokenValue(typed: string): NamedValue | undefined {
  const text = inPlainWords(typed);
  if (text === '') return undefined;
  const [first = '', second = '', ...more] = text.split(/\s+/);
  const limit = meantBy(first, LIMITS_BELOW_YAKUMAN);
  if (limit !== undefined && second === '') return { limit };
  if (meantBy(first, ['yakuman']) && /^\d{0,3}$/.test(second) && more.length === 0) return { yakuman: Number(second || 1) };
  // Three digits alone are points.
  const [, han] = /^(\d{1,2})$/.exec(text) ?? /^(\d{3}) *(?:han|[翻飜番])$/iu.exec(typed.normalize('NFKC').trim()) ?? [];
  if (han !== undefined) return { han: Number(han) };
  if (/^\d{1,3} \d{1,3}$/.test(text)) return hanAndFu(Number(first), Number(second));
  return undefined;
}

/** Either order is accepted, as in 30符3翻: fu start at 20, and a hand has fewer han than that. */
function hanAndFu(one: number, other: number): NamedValue {
  return one >= HAN_MOST && other < HAN_MOST ? { han: other, fu: one } : { han: one, fu: other };
}

/** The word that was typed: in full, or the only one with this beginning. */
export function meantBy<W extends string>(typed: string, words: readonly W[]): W | undefined {
  const begun = words.filter((word) => isSame(word.slice(0, typed.length), typed));
  return begun.find((word) => isSame(word, typed)) ?? (begun.length === 1 ? begun[0] : undefined);
}

/** Whether two words differ at most in case. */
function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
