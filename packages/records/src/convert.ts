import { type Result, err, ok, parseJson } from '@tenbo/engine';
import { formatLog, parseLog } from '@tenbo/ledger';

import { auditGame } from './audit.ts';
import type { RecordFileError } from './errors.ts';
import type { Game, RecordFormat } from './game.ts';
import { writeKobalab } from './kobalab/write.ts';
import { type GameFact, type HandFact, type Loss, isAct, lostFrom } from './lost.ts';
import { writeMjai } from './mjai/write.ts';
import { readRecord } from './read.ts';
import { isSame } from './json.ts';
import { type Unwritable, writeTenhou6 } from './tenhou6/write.ts';
import { type ToLogError, toLog } from './match-of.ts';

/** A game in a format. */
export interface Converted {
  /** The content of the file. */
  readonly text: string;
  /** What the record says of the game, and the file does not. */
  readonly lost: readonly Loss[];
}

/** Why a game cannot be written in a format. */
export type NotConverted =
  | Unwritable
  | ToLogError
  /** The format has no games for three players. */
  | { readonly code: 'notFourPlayers' }
  /** There is no hand that the format could hold. */
  | { readonly code: 'noHands' }
  /** A hand, counted from 0, has more events, or comes after more hands, than any game has. */
  | { readonly code: 'tooLong'; readonly hand: number }
  /** The game is such that what was written of it cannot be read. */
  | { readonly code: 'notReadAgain'; readonly error: RecordFileError };

/**
 * Writes a game in a format, reads it again, and compares the two: whatever the file does not hold is listed. What a record does not say about its
 * wins and draws is computed under its rules if the format needs it.
 *
 * @returns the text and what is lost, or why the game cannot be written
 * @example
 * import { unwrap } from '@tenbo/engine';
 * const suits = ['m', 'p', 's'].map((suit) => [...'1112345678999'].map((rank) => rank + suit));
 * const start = { type: 'start_kyoku', bakaze: 'E', kyoku: 1, honba: 0, kyotaku: 0, oya: 0, dora_marker: 'F' };
 * const events = [
 *   { type: 'start_game', names: ['Aki', 'Ben', 'Chie', 'Dai'] },
 *   { ...start, tehais: [...suits, [...'EEESSSWWWNNNP']] },
 *   { type: 'tsumo', actor: 0, pai: '5m' },
 * ];
 * const game = unwrap(readRecord(JSON.stringify(events)));
 * unwrap(convertGame(game, 'kobalab')).lost; // → [{ fact: 'rules' }]
 * convertGame(game, 'tenhou6'); // → { ok: false, error: { code: 'noHands' } }
 */
export function convertGame(game: Game, to: RecordFormat): Result<Converted, NotConverted> {
  const hand = tooLongIn(game);
  if (hand >= 0) return err({ code: 'tooLong', hand });
  if (game.hands.length === 0) return err({ code: 'noHands' });
  return to === 'tenbo' ? asLog(game) : asRecord(game, to);
}

/** A hand has fewer than 200 events, and a match rarely more than 50 hands. */
const MOST_EVENTS = 300;
const MOST_HANDS = 500;

function tooLongIn({ hands }: Game): number {
  return hands.findIndex(({ events }, at) => events.length > MOST_EVENTS || at >= MOST_HANDS);
}

const WRITERS: {
  readonly [F in Exclude<RecordFormat, 'tenbo'>]: (game: Game) => Result<string, NotConverted>;
} = {
  tenhou6: (game) => {
    const file = writeTenhou6(game);
    if (file.ok && file.value.log.length === 0) return err({ code: 'noHands' });
    return file.ok ? ok(lineOf(file.value)) : file;
  },
  mjai: (game) => ok(writeMjai(game)),
  kobalab: (game) => {
    const file = writeKobalab(game);
    return file.ok ? ok(lineOf(file.value)) : file;
  },
};

function lineOf(file: object): string {
  return `${JSON.stringify(file)}\n`;
}

function asRecord(game: Game, to: Exclude<RecordFormat, 'tenbo'>): Result<Converted, NotConverted> {
  const text = WRITERS[to](game);
  if (!text.ok) return text;
  const again = readRecord(text.value);
  if (!again.ok) return err({ code: 'notReadAgain', error: again.error });
  return ok({ text: text.value, lost: lostFrom(game, again.value) });
}

/** A log has how each hand ends, from which everything else follows, and not how it was played. */
function asLog(game: Game): Result<Converted, NotConverted> {
  const log = toLog(game);
  if (!log.ok) return log;
  const text = formatLog(log.value);
  const json = parseJson(text);
  const again = json.ok ? parseLog(json.value) : json;
  if (!again.ok || !isSame(again.value, log.value)) throw new Error('a log that is not read as it was written');
  const [start, ...entered] = log.value;
  const hands = game.hands.map((_, nth) => nth);
  const isEntered = (nth: number) => nth < entered.length;
  const isPlayed = (nth: number) => isEntered(nth) && game.hands[nth]?.events.some(isAct) === true;
  const differing = new Set(auditGame(game).findings.flatMap((finding) => ('theirs' in finding ? [finding.hand] : [])));
  const names = start?.event.type === 'matchStarted' ? start.event.players : [];
  const ofGame: readonly (readonly [GameFact, boolean])[] = [
    ['id', game.id !== undefined],
    ['names', !isSame(names, game.players)],
    ['unread', game.unread !== undefined],
  ];
  const ofHands: readonly (readonly [HandFact, readonly number[]])[] = [
    ['hand', hands.filter((nth) => !isEntered(nth))],
    ['play', hands.filter(isPlayed)],
    ['disagreement', hands.filter((nth) => isEntered(nth) && differing.has(nth))],
  ];
  const lost: readonly Loss[] = [
    ...ofGame.flatMap(([fact, isLost]) => (isLost ? [{ fact }] : [])),
    ...ofHands.flatMap(([fact, of]) => (of.length > 0 ? [{ fact, hands: of }] : [])),
  ];
  return ok({ text, lost });
}
