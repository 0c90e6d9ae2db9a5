import { thousandsIn } from './cell-number.ts';
import { type Listed, type ListedGame, type ListedPlayer, unreadableIn } from './listed-game.ts';
import type { ResultFault } from './result-row.ts';
import { LONGEST_LINE, type TextLine } from './text-lines.ts';

/** What a line of results of Tenhou begins with: a private lobby if it is of one, and the time. */
const BEGINNING = /^(?:[A-Z]\w{3,7}\s*\|\s*)?\d\d:\d\d\s*\|/;

/** A line: the time, perhaps how many minutes the game took, the rules, perhaps a link to the record, and the players from the first to the last. */
const LINE =
  /^(?:[A-Z]\w{3,7}\s*\|\s*)?(\d\d:\d\d)\s*\|\s*(?:\d{1,4}\s*\|\s*)?([三四])[^|]{0,12}\|\s*(?:<a href="[^"]{0,100}?log=([\w-]{1,50})[^"]{0,40}">[^|]{0,20}\|\s*|牌譜\s*\|\s*)?(.*)$/u;

/** A player with the result and chips. A name may have parentheses of its own. */
const PLAYER = /\s*(.{1,60}?)\(([+-]?\d{1,4}(?:\.\d)?)(?:,[+-]?\d{1,4}枚)?\)(?=\s|$)/uy;

/** The day in the name of such a file, such as sca20240101.log.gz, and in the id of a game. */
const DAY_OF_FILE = /sc[a-f](\d{4})(\d\d)(\d\d)/;
const DAY_OF_GAME = /^(\d{4})(\d\d)(\d\d)/;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Whether a line looks like one of Tenhou's lists of results. */
export function isTenhouLine(line: string): boolean {
  return BEGINNING.test(line);
}

/**
 * Reads the lists of results that Tenhou publishes for each day (sca, scb, scc …). A result is in thousands, chips are not counted, and of players with equal results the one
 * listed first had the better place.
 *
 * @param name the name of the file, which has the day
 */
export function tenhouLines(lines: readonly TextLine[], name: string): Listed {
  const faults: ResultFault[] = [];
  const games: ListedGame[] = [];
  for (const { line, text } of lines) {
    const game = gameIn(text, line, name);
    const fault = game && unreadableIn(game.players);
    if (game === undefined) faults.push({ line, why: 'badLine' });
    else if (fault !== undefined) faults.push(fault);
    else games.push(game);
  }
  return { games, faults };
}

function gameIn(text: string, line: number, name: string): ListedGame | undefined {
  if (text.length > LONGEST_LINE) return undefined;
  const [, time = '', seats = '', id, listed = ''] = LINE.exec(text.replace(/\s*(?:<br\s*\/?>\s*)+$/u, '')) ?? [];
  const players = playersIn(listed, line);
  if (players.length !== (seats === '三' ? 3 : 4)) return undefined;
  const [, year, month, day] = DAY_OF_GAME.exec(id ?? '') ?? DAY_OF_FILE.exec(name) ?? [];
  // Tenhou's clock is Japan's.
  const at = `${year}-${month}-${day}T${time}:00+09:00`;
  return { line, ...(Number.isNaN(Date.parse(at)) ? {} : { at }), id, players };
}

/** The players in a part of a line; none if anything else is in it. */
function playersIn(listed: string, line: number): readonly ListedPlayer[] {
  const pattern = new RegExp(PLAYER);
  const players: ListedPlayer[] = [];
  let end = 0;
  for (let found = pattern.exec(listed); found; found = pattern.exec(listed)) {
    const [, name = '', result = ''] = found;
    end = pattern.lastIndex;
    players.push({ line, player: plain(name), total: thousandsIn(result), place: players.length + 1 });
  }
  return end === listed.length ? players : [];
}

/** A name without the entities of HTML. */
function plain(name: string): string {
  return name.replaceAll(/&(amp|lt|gt|quot|#39);/g, (entity, named: string) => ENTITIES[named] ?? entity);
}
