import { wholeNumber } from '../shown.ts';

/** 1st, 2nd, 3rd, 4th. */
const ENDINGS: { readonly [R in Intl.LDMLPluralRule]?: string } = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

export const number = (n: number): string => wholeNumber(n).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
export const ordinal = (n: number): string => `${n}${ENDINGS[new Intl.PluralRules('en', { type: 'ordinal' }).select(n)]}`;
export const and = (words: readonly string[]): string => new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(words);
export const or = (words: readonly string[]): string => new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words);
