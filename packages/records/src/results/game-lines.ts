// Lists with a game on each line: names and numbers, and those of Tenhou's lobbies.
import { areResults, momentIn, thousandsIn, valueIn } from './cells.ts';
import { type TextLine, LONGEST_LINE } from './list-text.ts';
import { type Listed, type ListedGame, type ListedPlayer, type ResultFault, unreadableIn } from './result-row.ts';

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
  return gamesOf(lines, ({ line, text }) => {
    const players = playersIn(text, line);
    return players && { line, at: momentIn(text)?.at, players };
  });
}

/** The games of lines that have one each. */
function gamesOf(lines: readonly TextLine[], gameIn: (line: TextLine) => ListedGame | undefined): Listed {
  const faults: ResultFault[] = [];
  const games: ListedGame[] = [];
  for (const one of lines) {
    const game = gameIn(one);
    const fault = game && unreadableIn(game.players);
    if (game === undefined) faults.push({ line: one.line, why: 'badLine' });
    else if (fault !== undefined) faults.push(fault);
    else games.push(game);
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

/** What a line of results of Tenhou begins with: a private lobby if it is of one, and the time. */
const BEGINNING = /^(?:[A-Z]\w{3,7}\s*\|\s*)?\d\d:\d\d\s*\|/;

/** A line: the time, perhaps how many minutes the game took, the rules, perhaps a link to the record, and the players from the first to the last. */
const LINE =
  /^(?:[A-Z]\w{3,7}\s*\|\s*)?(\d\d:\d\d)\s*\|\s*(?:\d{1,4}\s*\|\s*)?([三四])[^|]{0,12}\|\s*(?:<a href="[^"]{0,100}?log=([\w-]{1,50})[^"]{0,40}">[^|]{0,20}\|\s*|牌譜\s*\|\s*)?(.*)$/u;

/** A player with the result and chips. A name may have parentheses of its own. */
const TENHOU_PLAYER = /\s*(.{1,60}?)\(([+-]?\d{1,4}(?:\.\d)?)(?:,[+-]?\d{1,4}枚)?\)(?=\s|$)/uy;

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
  return gamesOf(lines, (line) => tenhouGame(line, name));
}

function tenhouGame({ line, text }: TextLine, name: string): ListedGame | undefined {
  if (text.length > LONGEST_LINE) return undefined;
  const [, time = '', seats = '', id, listed = ''] = LINE.exec(text.replace(/\s*(?:<br\s*\/?>\s*)+$/u, '')) ?? [];
  const players = tenhouPlayers(listed, line);
  if (players.length !== (seats === '三' ? 3 : 4)) return undefined;
  const [, year, month, day] = DAY_OF_GAME.exec(id ?? '') ?? DAY_OF_FILE.exec(name) ?? [];
  // Tenhou's clock is Japan's.
  const at = `${year}-${month}-${day}T${time}:00+09:00`;
  return { line, ...(Number.isNaN(Date.parse(at)) ? {} : { at }), id, players };
}

/** The players in a part of a line; none if anything else is in it. */
function tenhouPlayers(listed: string, line: number): readonly ListedPlayer[] {
  const pattern = new RegExp(TENHOU_PLAYER);
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
