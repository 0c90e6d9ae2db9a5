// Numbers as they are typed into a plan.
/** A number with either minus sign and digits of any width as plain digits, with a point before the fraction; undefined if it is not one. */
export function plainNumber(text: string): string | undefined {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/^[−▲△]/u, '-')
    .replace(',', '.');
  return /^[+-]?\d+(\.\d+)?$/.test(plain) ? plain : undefined;
}

/** Reads a whole number from 1; undefined if the field is empty. */
export function countOf(text: string): number | 'wrong' | undefined {
  if (text.trim() === '') return undefined;
  const number = Number(plainNumber(text));
  return Number.isInteger(number) && number >= 1 && number <= 9_999 ? number : 'wrong';
}

const THOUSAND = 1000;

/** Points as they are typed: 15.5 for 15,500. */
export function thousandsText(points: number): string {
  return String(points / THOUSAND);
}
