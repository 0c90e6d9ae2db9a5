import { type NamedValue, LIMITS_BELOW_YAKUMAN, MOST_YAKUMAN } from '@tenbo/engine';
import { LANGUAGES, localeOf } from '@tenbo/i18n';

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

/** The unit after a number, in any of the languages; a space may stand before it. */
const UNIT = / *(?:han|fu|[翻飜番符])(?![a-z])/giu;

/** A number in kanji up to 199, as in 百十符. */
const KANJI = /[一二三四五六七八九十百]+(?=[翻飜番符])/gu;

/** Names that no language of tenbo gives a limit, but players do. */
const OTHER_NAMES: readonly (readonly [name: string, words: string])[] = [
  ['ハネマン', 'haneman'],
  ['二倍役満', 'yakuman 2'],
  ['両立役満', 'yakuman 2'],
];

/**
 * A value in the words of any language as `points` and `match add` have them: `満貫` is `mangan`, `3翻40符` is `3 40`, `ダブル役満` is `yakuman 2`. Other
 * texts are left as they are.
 */
function inPlainWords(text: string): string {
  const plain = text.normalize('NFKC').trim();
  const named = allNames().get(folded(plain));
  if (named !== undefined) return named;
  const spaced = plain.replaceAll(KANJI, (number) => String(numberOf(number))).replaceAll(UNIT, ' ');
  return spaced.replaceAll(/\s+/gu, ' ').trim();
}

let names: ReadonlyMap<string, string> | undefined;

/** Made when first needed. */
function allNames(): ReadonlyMap<string, string> {
  names ??= new Map(
    [
      ...LANGUAGES.map(localeOf).flatMap(({ limits, yakuman }) => [
        ...LIMITS_BELOW_YAKUMAN.map((limit) => [limits[limit], limit] as const),
        ...Array.from({ length: MOST_YAKUMAN }, (_, i) => [yakuman(i + 1), `yakuman ${i + 1}`] as const),
      ]),
      ...OTHER_NAMES,
    ].map(([name, words]) => [folded(name), words]),
  );
  return names;
}

/** One form for the characters that Japan, China and Taiwan write differently. */
function folded(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[满滿]/gu, '満')
    .replaceAll(/[贯]/gu, '貫')
    .replaceAll(/[两兩両]/gu, '二')
    .replaceAll(/\s/gu, '');
}

function numberOf(kanji: string): number {
  const [, hundred, tens, ones] = /^(百?)(?:([一二三四五六七八九]?)十)?([一二三四五六七八九]?)$/u.exec(kanji) ?? [];
  if (ones === undefined) return Number.NaN;
  const digit = (one: string) => '一二三四五六七八九'.indexOf(one) + 1;
  return (hundred ? 100 : 0) + (kanji.includes('十') ? 10 * (tens ? digit(tens) : 1) : 0) + (ones ? digit(ones) : 0);
}
