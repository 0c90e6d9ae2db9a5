import { randomBytes } from 'node:crypto';
import { styleText } from 'node:util';

import { type InMangan, shownText } from '@tenbo/engine';

/** How a result may look where it is printed. */
export interface Terminal {
  readonly strong: (text: string) => string;
  readonly quiet: (text: string) => string;
  readonly alarm: (text: string) => string;
  /** The ground of a chart's mangan region, lighter where a score is rounded up to it. */
  readonly shade: (text: string, mangan: InMangan | undefined) => string;
  /** How many columns a line should keep to. */
  readonly columns: number;
  /** Whether Unicode mahjong tiles can be hoped to show. */
  readonly tiles: boolean;
}

const ESCAPE = '\u001B';
/** Stands for the escape of our own styles until they are printed, so that none from outside passes for one. */
const STYLE = `\uFDD0${randomBytes(8).toString('hex')}`;

/** A text as a terminal may have it: lines, our own styles, and of all else only what can be seen. */
export function printable(text: string): string {
  return text
    .split(STYLE)
    .map((part) =>
      part
        .split('\n')
        .map((line) => shownText(line))
        .join('\n'),
    )
    .join(ESCAPE);
}

/** JSON with escapes for what cannot be seen, which says the same. */
export function printableJson(json: string): string {
  const escaped = (character: string) =>
    Array.from({ length: character.length }, (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`).join('');
  return json
    .split('\n')
    .map((line) => shownText(line, escaped))
    .join('\n');
}

/** Colour only where a person reads it, and where they have not asked for none. */
export function terminalOf(stream: NodeJS.WriteStream): Terminal {
  const style = (format: Parameters<typeof styleText>[0], text: string) =>
    styleText(format, printable(text), { stream }).replaceAll(ESCAPE, STYLE);
  const styled = (format: 'bold' | 'dim' | 'red') => (text: string) => style(format, text);
  const shade: Terminal['shade'] = (text, mangan) => (mangan === undefined ? text : style(GROUNDS[mangan], text));
  return {
    strong: styled('bold'),
    quiet: styled('dim'),
    alarm: styled('red'),
    shade,
    columns: columnsOf(stream),
    tiles: showsTiles(stream),
  };
}

/** Those of a terminal, as long as they are enough for a table; of a file or a pipe 100. */
function columnsOf({ columns = 100 }: Partial<NodeJS.WriteStream>): number {
  return Math.max(columns, 80);
}

const GROUNDS = { reached: 'inverse', roundedUp: 'bgBlackBright' } as const;

function showsTiles(stream: NodeJS.WriteStream): boolean {
  const { LC_ALL, LC_CTYPE, LANG = '', TERM } = process.env;
  const utf8 = /utf-?8/i.test(LC_ALL || LC_CTYPE || LANG) || process.platform === 'win32';
  return stream.isTTY && utf8 && TERM !== 'linux' && TERM !== 'dumb';
}
