import { wholeNumber } from '../shown.ts';

export const number = (n: number): string => wholeNumber(n).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
export const and = (words: readonly string[]): string => new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(words);
export const or = (words: readonly string[]): string => new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words);
