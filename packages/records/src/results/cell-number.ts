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
