import { styleText } from 'node:util';

import { type InMangan, shownText } from '@tenbo/engine';

/** How output may look on its stream. */
export interface Terminal {
  readonly strong: (text: string) => string;
  readonly quiet: (text: string) => string;
  readonly alarm: (text: string) => string;
  /** The background of a chart's mangan region, lighter where a score is rounded up to mangan. */
  readonly shade: (text: string, mangan: InMangan | undefined) => string;
  /** The maximum width of a line. */
  readonly columns: number;
  /** Whether Unicode mahjong tiles are likely to display. */
  readonly tiles: boolean;
}

const ESCAPE = '\u001B';
/** Stands for the escape character in our own styles until they are printed. It differs in each process, so that no input can imitate it. */
const STYLE = `\uFDD0${Math.random()}`;

/** A text that is safe for a terminal: lines, our own styles, and otherwise only visible characters. */
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

/** Equivalent JSON with escapes for invisible characters. */
export function printableJson(json: string): string {
  const escaped = (character: string) =>
    Array.from({ length: character.length }, (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`).join('');
  return json
    .split('\n')
    .map((line) => shownText(line, escaped))
    .join('\n');
}

/** Uses colour only for a person who has not turned it off. */
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

/** The width of a terminal if it is wide enough for a table; 100 for a file or a pipe. */
function columnsOf({ columns = 100 }: Partial<NodeJS.WriteStream>): number {
  return Math.max(columns, 80);
}

const GROUNDS = { reached: 'inverse', roundedUp: 'bgBlackBright' } as const;

function showsTiles(stream: NodeJS.WriteStream): boolean {
  const { LC_ALL, LC_CTYPE, LANG = '', TERM } = process.env;
  const utf8 = /utf-?8/i.test(LC_ALL || LC_CTYPE || LANG) || process.platform === 'win32';
  return stream.isTTY && utf8 && TERM !== 'linux' && TERM !== 'dumb';
}
