/**
 * What a field of a rule set may be. `in out` makes TypeScript compare the values exactly: a choice that leaves out one of its field's
 * words compiles as little as one with a word too many.
 */
export interface Choice<in out V = unknown> {
  readonly accepts: (value: unknown) => value is V;
  /** The same in short words, for an error. */
  readonly words: readonly string[];
  readonly choices: RuleChoices;
}

/** What a field can be, for a form that offers it. */
export type RuleChoices =
  /** One of these. */
  | { readonly kind: 'one'; readonly of: readonly Word[] }
  /** Any of these, as a list. */
  | { readonly kind: 'some'; readonly of: readonly string[] }
  /** A whole number in steps, or one of the words beside it. */
  | {
      readonly kind: 'number';
      readonly from: number;
      readonly to: number;
      readonly step: number;
      readonly or: readonly (string | null)[];
    }
  /** A list of `count` whole numbers. */
  | { readonly kind: 'numbers'; readonly count: number; readonly from: number; readonly to: number }
  /** Points, or a list of them for one player in tenpai, for two, and so on. */
  | { readonly kind: 'numberOrList' }
  /** Rows of numbers, one for each player, that sum to zero. */
  | { readonly kind: 'rows' }
  /** Yaku, each with its value. */
  | { readonly kind: 'values'; readonly of: readonly string[] };

type Word = string | number | null;

/** A list with something for each player, or each number of players, is never longer. */
const LONGEST_LIST = 10;
const MOST_POINTS = 1_000_000;
const MOST_UMA = 1000;
const POINTS = `0, 100, … ${MOST_POINTS}`;

export function oneOf<const V extends readonly Word[]>(...of: V): Choice<V[number]> {
  return {
    accepts: (value): value is V[number] => of.includes(value as Word),
    words: of.map(String),
    choices: { kind: 'one', of },
  };
}

export function someOf<const V extends string>(of: readonly V[]): Choice<readonly V[]> {
  return {
    accepts: (value): value is readonly V[] =>
      Array.isArray(value) &&
      value.length <= of.length &&
      new Set(value).size === value.length &&
      value.every((item) => of.includes(item as V)),
    words: of,
    choices: { kind: 'some', of },
  };
}

export function countOrNull(most: number): Choice<number | null> {
  return {
    accepts: (value): value is number | null => value === null || (isCount(value, most) && value !== 0),
    words: ['null', `1–${most}`],
    choices: { kind: 'number', from: 1, to: most, step: 1, or: [null] },
  };
}

export function upTo(most: number): Choice<number> {
  return {
    accepts: (value): value is number => isCount(value, most),
    words: [`0–${most}`],
    choices: { kind: 'number', from: 0, to: most, step: 1, or: [] },
  };
}

/** Points, or one of these words. */
export function points<const V extends readonly string[]>(...or: V): Choice<V[number] | number> {
  return {
    accepts: (value): value is V[number] | number => or.includes(value as string) || isPoints(value),
    words: [...or, POINTS],
    choices: { kind: 'number', from: 0, to: MOST_POINTS, step: 100, or },
  };
}

/** Points, or a list of them; `parseRules` checks that the list fits the number of players. */
export function pointsOrList(): Choice<number | readonly number[]> {
  return {
    accepts: (value): value is number | number[] => isPoints(value) || (isShort(value) && value.every(isPoints)),
    words: [POINTS, '[2000,4000]'],
    choices: { kind: 'numberOrList' },
  };
}

/** Points above zero, or null. */
export function pointsOrNull(): Choice<number | null> {
  return {
    accepts: (value): value is number | null => value === null || (isPoints(value) && value !== 0),
    words: ['null', `100, 200, … ${MOST_POINTS}`],
    choices: { kind: 'number', from: 100, to: MOST_POINTS, step: 100, or: [null] },
  };
}

/** Points above or below zero, or one of these words. */
export function line<const V extends string>(...or: readonly V[]): Choice<V | number> {
  return {
    accepts: (value): value is V | number =>
      or.includes(value as V) || isPoints(typeof value === 'number' ? Math.abs(value) : value),
    words: [...or, `−${MOST_POINTS}, … −100, ${POINTS}`],
    choices: { kind: 'number', from: -MOST_POINTS, to: MOST_POINTS, step: 100, or },
  };
}

/** Three counts of red fives, one for each suit. */
export function redFives(): Choice<readonly [number, number, number]> {
  return {
    accepts: (value): value is [number, number, number] =>
      Array.isArray(value) && value.length === 3 && value.every((n) => isCount(n, 4)),
    words: ['[1, 1, 1]'],
    choices: { kind: 'numbers', count: 3, from: 0, to: 4 },
  };
}

/** Rows of tenths that each sum to zero; `parseRules` checks that rows and places fit the number of players. */
export function uma(): Choice<readonly (readonly number[])[]> {
  const isRow = (row: unknown) => isShort(row) && row.every(isTenths) && sumOf(row.map((n) => Math.round(n * 10))) === 0;
  return {
    accepts: (value): value is number[][] => isShort(value) && value.length > 0 && value.every(isRow),
    words: ['[[15,5,-5,-15]]', '[[0,0,0,0],[12,-1,-3,-8],[8,4,-4,-8],[8,3,1,-12],[0,0,0,0]]'],
    choices: { kind: 'rows' },
  };
}

function isShort(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length <= LONGEST_LIST;
}

export function isCount(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
}

function isPoints(value: unknown): value is number {
  return isCount(value, MOST_POINTS) && value % 100 === 0;
}

function isTenths(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= MOST_UMA && Number(value.toFixed(1)) === value;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0);
}
