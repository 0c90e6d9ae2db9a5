import { styleText } from 'node:util';

/** How a result may look where it is printed. */
export interface Terminal {
  readonly strong: (text: string) => string;
  readonly quiet: (text: string) => string;
  readonly alarm: (text: string) => string;
  /** The ground of a chart's mangan region, lighter where a score is rounded up to it. */
  readonly shade: (text: string, mangan: 'reached' | 'roundedUp' | undefined) => string;
  /** How many columns a line should keep to. */
  readonly columns: number;
  /** Whether Unicode mahjong tiles can be hoped to show. */
  readonly tiles: boolean;
}

/** Colour only where a person reads it, and where they have not asked for none. */
export function terminalOf(stream: NodeJS.WriteStream): Terminal {
  const styled = (format: 'bold' | 'dim' | 'red') => (text: string) => styleText(format, text, { stream });
  const shade: Terminal['shade'] = (text, mangan) => (mangan === undefined ? text : styleText(GROUNDS[mangan], text, { stream }));
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
