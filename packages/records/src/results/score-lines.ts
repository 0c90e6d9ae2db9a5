import { areResults, valueIn } from './cell-values.ts';
import { type Listed, type ListedGame, type ListedPlayer, unreadableIn } from './listed-game.ts';
import { momentIn } from './moment.ts';
import type { ResultFault } from './result-row.ts';
import { LONGEST_LINE, type TextLine } from './text-lines.ts';

/** What stands between two players: a comma with a space after it, so that 25,000 is one number, or another mark. */
const BETWEEN = /[,，]\s+|\s*[;；、，/\t]\s*|\s{2,}/u;

/** A name and a number, perhaps with a colon between them or the number in parentheses. */
const PLAYER = /^(.*?[^\s:：=(（])(?:\s*[:：=]\s*|\s+|\s*[(（])([+＋−–—▲△-]?\s?[\d０-９][\d０-９,，.．'’]{0,14}[点點]?)[)）]?$/u;

/** Whether a line has the names and numbers of a game. */
export function isScoreLine(line: string): boolean {
  const players = playersIn(line, 0);
  return players !== undefined && (players.length === 3 || players.length === 4);
}

/** Reads lines that have a game each: perhaps a date, then a name and a number for each player. */
export function scoreLines(lines: readonly TextLine[]): Listed {
  const faults: ResultFault[] = [];
  const games: ListedGame[] = [];
  for (const { line, text } of lines) {
    const players = playersIn(text, line);
    const fault = players && unreadableIn(players);
    if (players === undefined) faults.push({ line, why: 'badLine' });
    else if (fault !== undefined) faults.push(fault);
    else games.push({ line, at: momentIn(text)?.at, players });
  }
  return { games, faults };
}

function playersIn(text: string, line: number): readonly ListedPlayer[] | undefined {
  if (text.length > LONGEST_LINE) return undefined;
  const rest = text.slice(momentIn(text)?.length ?? 0).replace(/^\s*[:：,，;；|-]?\s*/u, '');
  const found = rest.split(BETWEEN).map((part) => PLAYER.exec(part.trim()));
  if (found.some((one) => one === null)) return undefined;
  const typed = found.map((one) => ({ player: one?.[1] ?? '', number: one?.[2] ?? '' }));
  const isResult = areResults(typed.map(({ number }) => number));
  const read = typed.map(({ player, number }) => ({ player, value: valueIn(number, isResult) }));
  return read.some(({ value }) => value === undefined)
    ? undefined
    : read.map(({ player, value }) => ({ line, player, ...value }));
}
