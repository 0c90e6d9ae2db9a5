/**
 * Reads points as they are written on a sheet: with commas or other thousands separators, digits of any width, and either minus; undefined if it is not
 * a number.
 */
export function scoreOf(text: string): number | undefined {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\s,，'’]/gu, '')
    .replaceAll(/\.(?=\d{3}(?!\d))/gu, '')
    .replace(/^[−▲△]/u, '-');
  return /^[+-]?\d{1,7}$/.test(plain) ? Number(plain) : undefined;
}
