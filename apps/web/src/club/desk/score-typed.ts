/**
 * Points as they are typed on a sheet: with commas or other separators of thousands, in any width of digits, with either minus; undefined if it is no
 * number.
 */
export function scoreOf(text: string): number | undefined {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\s,，'’]/gu, '')
    .replaceAll(/\.(?=\d{3}(?!\d))/gu, '')
    .replace(/^[−▲△]/u, '-');
  return /^[+-]?\d{1,7}$/.test(plain) ? Number(plain) : undefined;
}
