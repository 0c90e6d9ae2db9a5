import {
  type RuleGroup,
  type RulePath,
  type RuleSet,
  type Tile,
  type YakuId,
  formatTiles,
  isRedFive,
  kindOf,
  presetOf,
  rankOf,
  suitOf,
} from '@tenbo/engine';

import type { HandLocale, Locale, RoundedPart, RuleSetNames } from './locale.ts';

/**
 * The name of a rule set in a language. A custom rule set keeps the name that its author gave it. A changed preset without its own name (`tenhou+`)
 * has the name of the preset.
 *
 * @example
 * import { parseRules, presets, unwrap } from '@tenbo/engine';
 * ruleSetName(presets.mleague, localeOf('en')); // → 'M.League'
 * ruleSetName(presets.mleague, localeOf('ja')); // → 'Mリーグ'
 * ruleSetName(unwrap(parseRules({ base: 'mleague', name: 'Ours' })), localeOf('ja')); // → 'Ours'
 */
export function ruleSetName({ id, name }: Pick<RuleSet, 'id' | 'name'>, { ruleSets }: Pick<HandLocale, 'ruleSets'>): string {
  const preset = presetOf(id.replace(/\+$/, ''));
  return (preset?.name === name && ruleSets?.[preset.id as keyof RuleSetNames]) || name;
}

/**
 * The name of a tile as people say it.
 *
 * @example
 * import { parseTiles, unwrap } from '@tenbo/engine';
 * const tiles = unwrap(parseTiles('8m0p6z'));
 * tiles.map((tile) => tileName(tile, localeOf('en'))); // → ['8 man', 'red 5 pin', 'green dragon']
 * tiles.map((tile) => tileName(tile, localeOf('ja'))); // → ['八萬', '赤五筒', '發']
 */
export function tileName(tile: Tile, { tiles }: Pick<HandLocale, 'tiles'>): string {
  const kind = kindOf(tile);
  const suit = suitOf(kind);
  const rank = rankOf(kind) - 1;
  if (suit === 3) return tiles.honors[rank] as string;
  const name = tiles.numbered(tiles.ranks[rank] as string, tiles.suits[suit]);
  return isRedFive(tile) ? tiles.red(name) : name;
}

/** The name of a rule or of a group of rules, or else its path. The name of a local yaku follows that of its rule. */
export function ruleNamed(path: string, { rules, ruleGroups, yaku }: HandLocale): string {
  const end = path.lastIndexOf('.');
  const [rule, within] = [rules?.[path as RulePath], rules?.[path.slice(0, end) as RulePath]];
  if (rule) return rule.name;
  const id = path.slice(end + 1);
  return within ? `${within.name} · ${yaku[id as YakuId] ?? id}` : (ruleGroups?.[path as RuleGroup] ?? path);
}

/** True if the accepted words are a single sample of how to write a value, rather than a choice; `0–999` is a range. */
export function isSample([word = '', ...more]: readonly string[]): boolean {
  return more.length === 0 && !word.includes('–');
}

/** Points in thousands, with at least one decimal: 38,700 is 38.7. */
export function thousands(points: number): string {
  const decimals = String(points % 1000).padStart(3, '0');
  return `${Math.trunc(points / 1000)}.${decimals.replace(/0{1,2}$/, '')}`;
}

/** A whole number in full digits, however large, with a true minus sign if negative. */
export function wholeNumber(n: number): string {
  return String(BigInt(n)).replace('-', '−');
}

/** A difference with its sign: "+300", "−3,800", "±0". */
export function signed(n: number, written: (n: number) => string, { zero = '±0', minus = '−' } = {}): string {
  return n === 0 ? zero : `${n < 0 ? minus : '+'}${written(Math.abs(n))}`;
}

/** Base points times a multiplier, and the rounded result: "× 4 = 3,840 → 3,900". */
export function roundedPart({ multiplier, product, points }: RoundedPart, written: (n: number) => string): string {
  return `× ${multiplier} = ${written(product)}${points === product ? '' : ` → ${written(points)}`}`;
}

/** A tile in notation. */
export function tileText(tile: Tile): string {
  return formatTiles([tile]);
}

/** Uma from first to last, with the signs of a score sheet: one row for all, or a line for each number of players at the target. */
export function umaLines(
  rows: RuleSet['standings']['uma'],
  locale: Locale,
  line: (atTarget: number, row: string) => string,
): readonly string[] {
  const { signed: usual, match } = locale;
  const texts = rows.map((row) => row.map((n) => (n === 0 ? usual(0) : match.sheet.change(n))).join(' '));
  return texts.length > 1 ? texts.map((row, atTarget) => line(atTarget, row)) : texts;
}
