// What a cell can say: points, results, counts, places and moments.
import type { ListedPlayer } from './result-row.ts';

/** Plain digits with a sign: any width of digits, any minus, also the triangles of Japanese sheets, and without a unit. */
function plainSign(text: string): string {
  return text
    .normalize('NFKC')
    .trim()
    .replace(/^[−–—‐‑▲△]\s*/u, '-')
    .replace(/\s*(?:点|點|分|pts?|p)$/iu, '');
}

/**
 * Reads points as they are written on a sheet: with commas or other thousands separators, digits of any width, and either minus; undefined if it is not
 * a number.
 *
 * @example
 * scoreIn('42,000'); // → 42000
 * scoreIn('▲5 300'); // → -5300
 * scoreIn('many'); // → undefined
 */
export function scoreIn(text: string): number | undefined {
  const plain = plainSign(text).replaceAll(/[\s,.'’](?=\d{3}(?!\d))/gu, '');
  return /^[+-]?\d{1,7}$/.test(plain) ? Number(plain) : undefined;
}

const THOUSAND = 1000;
/** The most points that a log of a tournament accepts. */
const MOST_POINTS = 10_000_000;

/**
 * Reads points given in thousands, with a decimal point or comma; undefined if it is not a number, or too large.
 *
 * @example
 * thousandsIn('+53.0'); // → 53000
 * thousandsIn('△10,5'); // → -10500
 */
export function thousandsIn(text: string): number | undefined {
  const plain = plainSign(text).replace(',', '.');
  if (!/^[+-]?\d{1,7}(?:\.\d{1,10})?$/.test(plain)) return undefined;
  const points = Math.round(Number(plain) * THOUSAND);
  return Math.abs(points) <= MOST_POINTS ? points + 0 : undefined;
}

/** Reads a whole number from 1 to 9,999. */
export function countIn(text: string): number | undefined {
  const plain = text.normalize('NFKC').trim();
  return /^0{0,10}[1-9]\d{0,3}$/.test(plain) ? Number(plain) : undefined;
}

/** Reads a place at a table; undefined for any other text, such as a place in a tournament. */
export function placeIn(text: string): number | undefined {
  const [, place] = /^([1-4])(?:位|着|st|nd|rd|th)?$/i.exec(text.normalize('NFKC').trim()) ?? [];
  return place === undefined ? undefined : Number(place);
}

/** The value of a player: points at the end, or a result. */
type PlayerValue = Pick<ListedPlayer, 'points' | 'total'>;

/** Whether most of some numbers are results in thousands: points at the end are hundreds, and hardly ever below a thousand. */
export function areResults(cells: readonly string[]): boolean {
  let [small, all] = [0, 0];
  for (const cell of cells) {
    const size = Math.abs(scoreIn(cell) ?? (thousandsIn(cell) ?? 0) / 1000);
    if (size > 0) all++;
    if (size > 0 && size < 1000) small++;
  }
  return small * 2 > all;
}

/** The value in a cell; undefined if it is no number. */
export function valueIn(cell: string, isResult: boolean): PlayerValue | undefined {
  const value = isResult ? thousandsIn(cell) : scoreIn(cell);
  if (value === undefined) return undefined;
  return isResult ? { total: value } : { points: value };
}

/** The date, and perhaps the time, that a text begins with: year, month and day, or day, month and year where no other order is possible. */
const YEAR_FIRST = /^(\d{4})\s?[-/.年]\s?(\d{1,2})\s?[-/.月]\s?(\d{1,2})日?/u;
const DAY_FIRST = /^(\d{1,2})([./])(\d{1,2})\2(\d{4})/u;
const TIME = /^(?:[T\s]\s*)(\d{1,2}):(\d{2})/u;

/** A moment, and the number of characters that say it. */
interface Moment {
  readonly at: string;
  readonly length: number;
}

/** The moment that a text begins with, in ISO 8601; undefined if it is none, or if its day and month could be exchanged. */
export function momentIn(text: string): Moment | undefined {
  const date = dateIn(text);
  if (date === undefined) return undefined;
  const [said = '', hours = '', minutes = ''] = TIME.exec(text.slice(date.length)) ?? [];
  const at = said === '' ? date.at : `${date.at}T${hours.padStart(2, '0')}:${minutes}`;
  return Number.isNaN(Date.parse(at)) ? undefined : { at, length: date.length + said.length };
}

function dateIn(text: string): Moment | undefined {
  const [first = '', year = '', month = '', day = ''] = YEAR_FIRST.exec(text) ?? [];
  if (first !== '') return dated(year, month, day, first.length);
  const [said = '', one = '', mark = '', other = '', last = ''] = DAY_FIRST.exec(text) ?? [];
  if (said === '' || (mark === '/' && Number(one) <= 12 && Number(other) <= 12)) return undefined;
  return mark === '/' && Number(other) > 12 ? dated(last, one, other, said.length) : dated(last, other, one, said.length);
}

/** A date that exists. */
function dated(year: string, month: string, day: string, length: number): Moment | undefined {
  const at = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const read = new Date(`${at}T00:00Z`);
  return Number.isNaN(read.getTime()) || read.toISOString().slice(0, 10) !== at ? undefined : { at, length };
}
