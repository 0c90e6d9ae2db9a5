import type { Result } from '@tenbo/engine';

import { type RecordFileError, readWith } from '../errors.ts';
import type { Final, Game, GameHand } from '../game.ts';
import { Json } from '../json.ts';
import { handAt, playersIn } from './hand.ts';
import { rulesOf, tellsRed, tellsThree } from './rules.ts';
import { recordsOf } from './text.ts';

/**
 * Reads JSON of tenhou.net/6: a file, links to its viewer (`https://tenhou.net/6/#json=…`, `/5/` too), or several lines of either. Lines that
 * follow each other in one game become one game. Converters from Mahjong Soul write the same format, and their names of endings and yaku in
 * Japanese and English are known.
 *
 * @param source the text, or what `JSON.parse` made of it
 * @returns the games; or what cannot be read, with its path, such as `log[2][5][3]`, and its line if there are several
 * @example
 * const lists = [
 *   [[12, 13, 14, 24, 25, 26, 35, 36, 37, 38, 38, 16, 17], [41], [60]],
 *   [[11, 19, 21, 29, 31, 39, 41, 42, 43, 44, 45, 46, 47], [18], [60]],
 *   [[11, 11, 19, 19, 21, 21, 31, 31, 42, 42, 43, 43, 44], [], []],
 *   [[29, 29, 39, 39, 44, 44, 45, 45, 46, 46, 47, 47, 32], [], []],
 * ].flat();
 * const result = ['和了', [2900, -2900, 0, 0], [0, 1, 0, '30符2飜2900点', '平和(1飜)', '断幺九(1飜)']];
 * const round = [[0, 0, 0], [25000, 25000, 25000, 25000], [19], [], ...lists, result];
 * const file = { name: ['Aki', 'Ben', 'Chie', 'Dai'], rule: { disp: '般南喰赤', aka: 1 }, log: [round] };
 * const read = readTenhou6(JSON.stringify(file));
 * read.ok && read.value.map((game) => [game.rules.match.rounds, auditGame(game).findings]); // → [[2, []]]
 * readTenhou6({ ...file, log: [[[3, 0]]] }); // → { ok: false, error: { code: 'badValue', path: 'log[0]', found: '[[3,0]]' } }
 */
export function readTenhou6(source: unknown): Result<readonly Game[], RecordFileError> {
  return readWith(() => gamesOf(typeof source === 'string' ? recordsOf(source) : [Json.from(source)]));
}

/** What every line of a game repeats. */
interface Head {
  readonly id: string | undefined;
  readonly names: readonly string[];
  readonly disp: string;
  readonly redFives: readonly [number, number, number];
}

interface OpenGame {
  readonly head: Head;
  readonly rounds: Json[];
  /** Has what only the end of a game has. */
  last: Json;
}

/** The games of records in their order: one goes on with the game before it if it begins after that game's last round. */
function gamesOf(records: readonly Json[]): readonly Game[] {
  const games: OpenGame[] = [];
  for (const record of records) {
    const rounds = record.at('log').isList ? record.at('log').list() : [];
    const first = rounds[0] ?? record.refuse({ code: 'notARecord' });
    const head = headOf(record);
    const before = games.at(-1);
    const goesOn =
      before !== undefined && isSame(before.head, head) && placeOf(before.rounds.at(-1) as Json) < placeOf(first);
    if (goesOn) {
      before.rounds.push(...rounds);
      before.last = record;
    } else games.push({ head, rounds: [...rounds], last: record });
  }
  return games.map(gameOf);
}

function headOf(record: Json): Head {
  const rule = record.at('rule');
  const disp = rule.at('disp').text();
  const ref = record.at('ref');
  return {
    id: ref.isMissing ? undefined : ref.text(),
    names: record
      .at('name')
      .list()
      .map((name) => name.text()),
    disp,
    redFives: redFivesAt(rule, disp),
  };
}

/** One number for all suits or one for each; without any the text says whether there are red fives. */
function redFivesAt(rule: Json, disp: string): Head['redFives'] {
  const suits = ['aka51', 'aka52', 'aka53'].map((name) => rule.at(name)) as [Json, Json, Json];
  if (suits.some((suit) => !suit.isMissing)) {
    const [man, pin, sou] = suits;
    return [man.integer(0, MOST_REDS), pin.integer(0, MOST_REDS), sou.integer(0, MOST_REDS)];
  }
  const ofAll = rule.at('aka');
  const count = ofAll.isMissing ? Number(tellsRed(disp)) : ofAll.integer(0, 1);
  return [count, count, count];
}

const MOST_REDS = 4;

function isSame(one: Head, other: Head): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Grows from hand to hand. */
function placeOf(round: Json): number {
  const place = round.at(0);
  return place.at(0).integer(0, 100) * 1000 + place.at(1).integer(0, 999);
}

function gameOf({ head: { id, names, disp, redFives }, rounds, last }: OpenGame): Game {
  const players = playersIn(rounds);
  if (tellsThree(disp) && players === 4) last.at('rule').at('disp').refuse();
  const hands = rounds.map((round) => handAt(round, players));
  const final = finalAt(last.at('sc'), players);
  const start = startOf(rounds[0] as Json, hands[0] as GameHand);
  const { rules, houseRules } = rulesOf({ disp, redFives, players, ref: id, start, totals: final?.totals });
  if (rules.tiles.players !== players) last.at('rule').at('disp').refuse();
  return { id, rules, houseRules, players: names.slice(0, players), hands, final };
}

/** What the players begin with, if the file begins with their first hand. */
function startOf(round: Json, { kyoku, honba }: GameHand): number | undefined {
  if (kyoku > 0 || honba > 0) return undefined;
  const score = round.at(1).at(0);
  const start = score.integer(0, MOST_START);
  return start % 100 === 0 ? start : score.refuse();
}

const MOST_START = 1_000_000;

/** Points and settlement of each player, the settlement in thousands. */
function finalAt(at: Json, players: number): Final | undefined {
  if (at.isMissing) return undefined;
  const numbers = at.list().map((one) => one.number());
  if (numbers.length < 2 * players) at.refuse();
  const places = Array.from({ length: players }, (_, seat) => 2 * seat);
  return {
    scores: places.map((place) => numbers[place] as number),
    totals: places.map((place) => Math.round((numbers[place + 1] as number) * 1000)),
  };
}
