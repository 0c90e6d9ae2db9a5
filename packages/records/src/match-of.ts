// A recorded game as a match of the ledger.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import {
  type Result,
  type RuleSet,
  type Score,
  type Seat,
  type Win,
  type YakuId,
  err,
  ok,
  scorerOf,
  standsFor,
  unwrap,
} from '@tenbo/engine';
import {
  type EnteredPao,
  type EnteredWin,
  type HandEnd,
  type LedgerError,
  type Log,
  type Match,
  append,
  newMatch,
  nextEntry,
  winTilesOf,
  withEveryYakuman,
} from '@tenbo/ledger';

import type { Game, GameHand } from './game.ts';
import { playHand } from './play.ts';
import type { PlayedHand, PlayedWin } from './hand-in-play.ts';

/** A win of a hand with its value. */
export interface ScoredWin extends PlayedWin {
  /** Undefined if it is not a win under the rules. */
  readonly score: Score | undefined;
}

/**
 * The match of a game before its first hand. Sites allow equal names and names that the ledger refuses. Such players get a number, after their
 * name if that is enough.
 */
export function startOf(
  { rules, players, hands: [first] }: Pick<Game, 'rules' | 'players' | 'hands'>,
  id: string = 'start',
): Match {
  const isUneven = first?.scores.some((points) => points !== rules.match.start) === true;
  const seats = Array.from({ length: rules.tiles.players }, (_, seat) => `${seat + 1}`);
  const named = seats.map((number, seat) => players[seat] || number);
  const numbered = named.map((name, seat) => (players[seat] ? `${name} ${seat + 1}` : name));
  const starts = [named, numbered, seats].map((names) => {
    const event = { type: 'matchStarted', version: 3, rules, players: names, ...(isUneven && { scores: first.scores }) } as const;
    return newMatch({ id, after: [], event });
  });
  return unwrap(starts.find((start) => start.ok) ?? (starts[0] as (typeof starts)[number]));
}

/** A match that stands where a hand begins. */
export function matchAt(match: Match, { kyoku, honba, sticks, scores }: Omit<GameHand, 'dealt' | 'events'>): Match {
  const { end: _end, ...open } = match.state;
  return { ...match, state: { ...open, end: undefined, kyoku, honba, sticks: Array<0>(sticks).fill(0), scores } };
}

/** The wins of a hand with their values. */
export function scoredWins({ wins }: PlayedHand, { honba }: GameHand, rules: RuleSet): readonly ScoredWin[] {
  const scorer = scorerOf(rules);
  return wins.map((win) => {
    const score = scorer.score(win.win, honba);
    return { ...win, score: score.ok ? score.value : undefined };
  });
}

/** The end of a hand as it would be entered at a table; undefined if the record breaks off. */
export function handEnd(played: PlayedHand, wins: readonly ScoredWin[], rules: RuleSet): HandEnd<EnteredWin> | undefined {
  const { draw, riichi } = played;
  const [first] = wins;
  if (first !== undefined) {
    const entered = wins.map((win) => enteredWin(win, rules));
    const { seat, from } = first.recorded;
    if (seat === from) return { riichi, outcome: { kind: 'tsumo', win: entered[0] as EnteredWin } };
    return { riichi, outcome: { kind: 'ron', discarder: from, wins: entered } };
  }
  if (draw === undefined) return undefined;
  const { cause } = draw;
  if (draw.type === 'abortiveDraw') return cause && { riichi, outcome: { kind: 'abortiveDraw', cause } };
  const { tenpai, nagashi } = played;
  return { riichi, outcome: { kind: 'exhaustiveDraw', tenpai, ...(nagashi.length > 0 && { nagashi }) } };
}

function enteredWin({ recorded: { seat }, win, score, liable }: ScoredWin, rules: RuleSet): EnteredWin {
  const pao = score === undefined ? [] : paoOf(score, win, liable, rules);
  return { winner: seat, value: { tiles: winTilesOf(win) }, ...(pao.length > 0 && { pao }) };
}

/** The pao that applies: those who are liable for a yakuman that was won and for which the rules have pao. */
function paoOf(score: Score, win: Win, liable: ReadonlyMap<string, Seat>, rules: RuleSet): readonly EnteredPao[] {
  if (liable.size === 0) return [];
  const { yaku } = withEveryYakuman(win, score, rules);
  const won = (id: YakuId) => (id === 'rinshan' ? win.method.on === 'rinshan' : yaku.some(([one]) => standsFor(one, id)));
  return rules.pao.yaku.flatMap((yakuman) => {
    const seat = liable.get(yakuman);
    return seat !== undefined && won(yakuman) ? [{ yakuman, liable: seat }] : [];
  });
}

/** The reasons why a game cannot be a match of the ledger. */
export type ToLogError =
  /** It starts later than East 1. */
  | { readonly code: 'beginsLater' }
  /** A hand, counted from 0, cannot be entered. */
  | { readonly code: 'refused'; readonly hand: number; readonly errors: readonly LedgerError[] };

/**
 * Converts a recorded game to the log of a match, with each hand as it would be entered at a table, and wins by their tiles. A hand without an end is left
 * out. The same game always gives the same entries, so that it is imported only once.
 *
 * @example
 * import { unwrap } from '@tenbo/engine';
 * const text = '<mjloggm ver="2.3"><GO type="9"/><INIT seed="0,0,0,1,2,3" ten="250,250,250,250" hai0="" hai1="" hai2="" hai3=""/></mjloggm>';
 * unwrap(toLog(unwrap(readRecord(text)))).map(({ event }) => event.type); // → ['matchStarted']
 */
export function toLog(game: Game): Result<Log, ToLogError> {
  const { rules, hands } = game;
  const [first] = hands;
  if (first === undefined || first.kyoku > 0 || first.honba > 0 || first.sticks > 0) return err({ code: 'beginsLater' });
  const id = idOf(game);
  let match = startOf(game, id);
  for (const [nth, hand] of hands.entries()) {
    const played = playHand(hand, rules);
    const end = handEnd(played, scoredWins(played, hand, rules), rules);
    if (end === undefined) break;
    const next = append(match, nextEntry(match, { type: 'handEnded', hand: end }, { id: `${id}-${nth}` }));
    if (!next.ok) return err({ code: 'refused', hand: nth, errors: next.error });
    match = next.value;
  }
  return ok(match.log);
}

const ID_LENGTH = 24;

/** An id that depends only on the course of play, not on the file's name or its claims. */
function idOf({ hands }: Game): string {
  const course = JSON.stringify(hands, (field, value: unknown) => (field === 'claim' ? undefined : value));
  return bytesToHex(sha256(utf8ToBytes(course))).slice(0, ID_LENGTH);
}
