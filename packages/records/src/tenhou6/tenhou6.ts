import { type Result, type RuleSet, excerpt } from '@tenbo/engine';

import { type Claim, type RecordFileError, Claims, Unreadable, checkPlayers, readWith } from '../errors.ts';
import type { Final, Game, ReadHand } from '../game.ts';
import { Json, isSame } from '../json.ts';
import { leastFound, placed } from '../left-out.ts';
import { hourIn } from '../tenhou/rules.ts';
import { handAt, playersIn } from './hand.ts';
import { type RedFives, redFivesIn, rulesOf, saysRedFives, saysThreePlayers, withFives } from './rules.ts';
import { misplaced } from './turns.ts';

/**
 * Reads JSON of tenhou.net/6: a file, a link to its viewer (`https://tenhou.net/6/#json=…`, also `/5/`), or a game split into several lines of either.
 * It also knows the Japanese and English names of endings and yaku that converters from Mahjong Soul write.
 *
 * @param source the text, or the value that `JSON.parse` returned for it
 * @param rules the rules of the game, in place of those that its text means
 * @returns the game, or the first value that cannot be read, with its path, such as `log[2][5][3]`, and its line if there are several
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
 * read.ok && auditGame(read.value).findings; // → []
 * readTenhou6({ ...file, log: [[[3, 0]]] }); // → { ok: false, error: { code: 'badValue', path: 'log[0]', found: '[[3,0]]' } }
 */
export function readTenhou6(source: unknown, rules?: RuleSet): Result<Game, RecordFileError> {
  return readWith(() => gameIn(typeof source === 'string' ? recordsOf(source) : [Json.from(source)], rules));
}

/** The parts that every line of a game repeats. */
interface Head {
  readonly id: string | undefined;
  readonly names: readonly string[];
  readonly disp: string;
  /** Undefined if the record does not say. */
  readonly redFives: RedFives | undefined;
}

/** Joins all records into one game: each must continue where the previous one ends. */
export function gameIn(records: readonly Json[], rules?: RuleSet): Game {
  const [first, ...others] = records as [Json, ...Json[]];
  const claims = new Claims();
  const rounds = [...roundsOf(first)];
  const head = headOf(first, claims.of(0));
  for (const record of others) {
    const [next, ...more] = roundsOf(record) as [Json, ...Json[]];
    const continues = isSame(headOf(record, claims.of(0)), head) && placeOf(rounds.at(-1) as Json) < placeOf(next);
    if (!continues) misplaced(next);
    rounds.push(next, ...more);
  }
  return gameOf(head, rounds, records.at(-1) as Json, { claims, given: rules });
}

function roundsOf(record: Json): readonly Json[] {
  const rounds = record.at('log').isList ? record.at('log').list() : [];
  return rounds.length > 0 ? rounds : record.refuse({ code: 'notARecord' });
}

/** Of all this only the red fives decide how the hands are read. */
function headOf(record: Json, claim: Claim): Head {
  const rule = record.at('rule');
  const said = <T>(at: Json, read: (at: Json) => T) => (at.isMissing ? undefined : claim(() => read(at)));
  const disp = said(rule.at('disp'), (at) => at.text()) ?? '';
  return {
    id: said(record.at('ref'), (at) => at.text()),
    names: claim(() => record.at('name').ifThere((at) => at.list().map((name) => name.text())), 'players') ?? [],
    disp,
    redFives: said(rule, (at) => redFivesAt(at, disp)),
  };
}

/** One number for all suits or one for each. Without them, the text says whether there are red fives, if there is one. */
function redFivesAt(rule: Json, disp: string): RedFives | undefined {
  const suits = ['aka51', 'aka52', 'aka53'].map((name) => rule.at(name)) as [Json, Json, Json];
  if (suits.some((suit) => !suit.isMissing)) {
    const [man, pin, sou] = suits;
    return [man.integer(0, MOST_REDS), pin.integer(0, MOST_REDS), sou.integer(0, MOST_REDS)];
  }
  const ofAll = rule.at('aka');
  if (ofAll.isMissing && disp === '') return undefined;
  const count = ofAll.isMissing ? Number(saysRedFives(disp)) : ofAll.integer(0, 1);
  return [count, count, count];
}

const MOST_REDS = 4;

/** A number that grows from hand to hand. */
function placeOf(round: Json): number {
  const place = round.at(0);
  return place.at(0).integer() * 10_000 + place.at(1).integer();
}

/** @param last the last record, which alone has the end of the game */
function gameOf(
  { id, names, disp, redFives: said }: Head,
  rounds: readonly Json[],
  last: Json,
  { claims, given }: { readonly claims: Claims; readonly given: RuleSet | undefined },
): Game {
  const players = playersIn(rounds);
  if (given) checkPlayers(given, players);
  if (saysThreePlayers(disp) && players === 4) last.at('rule').at('disp').refuse();
  const read = rounds.map((round, nth) => handAt(round, players, claims.of(nth)));
  const redFives = said ?? redFivesIn(read);
  const hands = read.map((hand) => withFives(hand, redFives));
  const final = claims.of(rounds.length - 1)(() => finalAt(last.at('sc'), players));
  const start = claims.of(0)(() => startOf(rounds[0] as Json, hands[0] as ReadHand));
  const {
    rules: usual,
    houseRules: isHouse,
    others,
  } = rulesOf({ disp, redFives, players, ref: id, start, totals: final?.totals });
  const at = hourIn(id);
  const gameUnder = (rules: RuleSet, houseRules: boolean): Game => ({
    id,
    ...(at !== undefined && { at }),
    rules: rules.tiles.players === players ? rules : last.at('rule').at('disp').refuse(),
    houseRules,
    players: names.slice(0, players),
    hands: placed(hands, rules),
    final,
    ...claims.found,
  });
  if (given) return gameUnder(given, false);
  if (others === undefined) return gameUnder(usual, isHouse);
  return leastFound([() => gameUnder(usual, isHouse), ...others.map((rules) => () => gameUnder(rules, isHouse))]);
}

/** The starting points, if the file starts with the first hand. */
function startOf(round: Json, { kyoku, honba, scores }: ReadHand): number | undefined {
  if (kyoku > 0 || (honba ?? 0) > 0 || scores === undefined) return undefined;
  return round.at(1).at(0).integer(0, MOST_START);
}

const MOST_START = 1_000_000;

/** Each player's points and settlement, the settlement in thousands. */
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

/** A link to Tenhou's viewer that contains the record. The seat and hand to show follow `&`. */
const LINK = /^https?:\/\/tenhou\.net\/[56]\/?(?:\?[^#]*)?#json=([^&]*)(?:&(?:tw|ts)=\d+)*$/;
/** A line that holds a whole record, as JSON or a link. */
const LINE = /^(?:https?:\/\/|\{.*\}$)/;

/** The records of a text: one, or one on each line. */
function recordsOf(text: string): readonly Json[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .map((line) => line.trim());
  const filled = lines.flatMap((line, i) => (line === '' ? [] : [{ line, number: i + 1 }]));
  const isOneALine = filled.length > 0 && filled.every(({ line }) => LINE.test(line));
  return isOneALine ? filled.map(({ line, number }) => recordOf(line, number)) : [Json.of(text)];
}

function recordOf(line: string, number: number): Json {
  if (line.startsWith('{')) return Json.of(line, number);
  const [, encoded] = LINK.exec(line) ?? [];
  if (encoded === undefined) throw new Unreadable({ code: 'notARecord', path: '', line: number });
  return Json.of(decoded(encoded, number), number);
}

function decoded(encoded: string, line: number): string {
  try {
    return decodeURIComponent(encoded);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    throw new Unreadable({ code: 'badValue', path: '', line, found: excerpt(encoded) });
  }
}
