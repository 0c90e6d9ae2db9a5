import { LIMITS_BELOW_YAKUMAN, MOST_YAKUMAN } from '@tenbo/engine';
import { LANGUAGES, localeOf } from '@tenbo/i18n';

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
export function inPlainWords(text: string): string {
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
