import { type Explanation, type TextRecord, type WinRecord, formatTiles, unicodeOf } from '@tenbo/engine';
import { type Locale, describeSituation, describeWin, ruleSetName } from '@tenbo/i18n';
import { describeTypedError } from '@tenbo/i18n/command';
import { alignRows } from '../output/columns.ts';
import type { Terminal } from '../output/terminal.ts';

const INDENT = '  ';

/** A scored win for a person to read: the hand, its value, the reasons, who pays, and the readings that score less. */
export function printWin(explanation: Explanation, { record, assumed }: TextRecord, locale: Locale, terminal: Terminal): string {
  const text = describeWin(explanation, record, locale);
  const yaku = alignRows(
    text.yaku.map(({ name, value }) => [name, value]),
    ['left', 'right'],
  );
  const fu = alignRows(
    text.fu.map(({ label, fu: points }) => [label, String(points)]),
    ['left', 'right'],
  );
  const tile = formatTiles([record.win.tile]);
  const notes = [
    situationLine(record, locale),
    ...(assumed.includes('tile') ? [describeTypedError({ code: 'tileAssumed', tile }, locale)] : []),
  ];
  const sections = [
    [...(terminal.tiles ? [unicodeTiles(record)] : []), text.reading, ...notes.map(terminal.quiet)],
    [terminal.strong(text.headline), text.call],
    yaku,
    [...fu, ...(text.rounding === undefined ? [] : [text.rounding])],
    [text.arithmetic, ...text.payments],
    text.rejected.length > 0 ? [terminal.quiet(locale.otherReadings), ...text.rejected.map((line) => INDENT + line)] : [],
  ];
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map((line) => `${INDENT}${line}\n`).join(''))
    .join('\n');
}

/** The rules, the round, the seat and how the hand was won. */
export function situationLine(record: WinRecord, locale: Locale): string {
  return [ruleSetName(record.rules, locale), describeSituation(record, locale)].join(' · ');
}

export function unicodeTiles({ win }: WinRecord): string {
  const groups = [win.hand.concealed, ...win.hand.melds.map((meld) => meld.tiles), [win.tile]];
  return groups.map((tiles) => tiles.map(unicodeOf).join('')).join('  ');
}
