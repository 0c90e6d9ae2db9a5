import {
  type AbortiveDraw,
  type RuleSet,
  type Seat,
  type Shares,
  type YakuId,
  formatTiles,
  parseRules,
  unwrap,
} from '@tenbo/engine';
import type { EnteredWin, HandEnd, WinTiles } from '@tenbo/ledger';

import { type RecordedWin, winOf, yakuIdOf } from './format.ts';
import { withHouseRules } from './house-rules.ts';
import { rawFile } from './raw-file.ts';

/** A game in the record files: see the README next to them. */
export interface RecordedGame {
  readonly id: string;
  /** The original file below `raw/`, if kept. */
  readonly file: string;
  readonly ruleset: string;
  readonly players: 3 | 4;
  readonly incomplete?: true;
  readonly rounds: readonly RecordedRound[];
  readonly final?: { readonly scores: readonly number[]; readonly settlement: readonly number[] };
}

export interface RecordedRound {
  readonly wind: string;
  readonly kyoku: number;
  readonly honba: number;
  readonly sticks: number;
  readonly dealer: number;
  readonly start: readonly number[];
  readonly end: readonly number[] | null;
  readonly sticksAfter: number;
  readonly events: readonly RecordedEvent[];
}

type RecordedEvent = { readonly t: 'riichi'; readonly seat: number } | RecordedResult | RecordedDraw;

interface RecordedDraw {
  readonly t: 'draw';
  readonly kind: string;
  readonly tenpai?: readonly number[];
  readonly deltas: readonly number[] | null;
}

interface RecordedResult {
  readonly t: 'win';
  readonly win: string;
  readonly winner: number;
  readonly from: number;
  readonly deltas: readonly number[];
}

const ABORTIVE: Readonly<Record<string, AbortiveDraw>> = {
  kyuushu: 'nineTerminals',
  four_winds: 'fourWinds',
  four_riichi: 'fourRiichi',
  four_kans: 'fourQuads',
  triple_ron: 'tripleRon',
};

/** The rules a game was played under: those that its record names or its date implies, with any special rules that the record proves. */
export function rulesOfGame(game: RecordedGame): RuleSet {
  return withHouseRules(rulesOfSite(game), game.id);
}

/** The same, without special rules. */
export function rulesOfSite(game: RecordedGame): RuleSet {
  const { ruleset, players, rounds } = game;
  const tonpuu = ruleset.includes('-tonpu') ? 'Tonpuu' : '';
  const site = ruleset.startsWith('majsoul') ? 'majsoul' : `tenhou${players === 3 ? 'Sanma' : ''}`;
  const start = kyokuOf(rounds[0] as RecordedRound, players) === 0 && rounds[0]?.honba === 0 ? rounds[0].start[0] : undefined;
  const early = isOf2009(game);
  return unwrap(
    parseRules({
      base: site + tonpuu,
      ...(ruleset.includes('-nored') && { tiles: { redFives: [0, 0, 0] } }),
      match: { ...(start !== undefined && { start }), ...(early && { tenpaiYame: 'none' }) },
      standings: {
        ...(site !== 'majsoul' && { rounding: isSettledWhole(game) ? 'fiveUp' : 'none' }),
        ...(early && tonpuu && { uma: [[10, 5, -5, -10]] }),
      },
    }),
  );
}

/**
 * Tenhou in 2009: uma of East games 10 and 5 (all 328 games), and a leading dealer in tenpai plays on (6 of 6; since 2010 13 of 13 stop).
 * A record without a date is from that year if each round has its own seed, as in all 230 files of that year and in no others.
 */
function isOf2009({ id, file }: RecordedGame): boolean {
  return yearMonthOf(id)?.startsWith('2009') ?? /<INIT [^>]*shuffle=/.test(rawFile(file));
}

/**
 * In every dated game Tenhou settled in whole thousands until January 2022 and never since June 2022; for a game without a date, its
 * settlement decides.
 */
function isSettledWhole({ id, final }: RecordedGame): boolean {
  const date = yearMonthOf(id);
  return date === undefined ? final?.settlement.every(Number.isInteger) === true : date < '202206';
}

/** Year and month of a game whose id begins with the hour it was played. */
function yearMonthOf(id: string): string | undefined {
  return /^(20\d{4})\d{4}gm-/.exec(id)?.[1];
}

/** How often the dealer had changed before a round: 0 is East 1. */
export function kyokuOf({ wind, kyoku }: RecordedRound, players: number): number {
  return 'ESWN'.indexOf(wind) * players + kyoku - 1;
}

/** Seats counted from the first dealer, however the record counts them. */
export class Turn {
  readonly #first: number;
  readonly #players: number;

  constructor({ rounds, players }: RecordedGame) {
    const first = rounds[0] as RecordedRound;
    this.#first = (first.dealer - (kyokuOf(first, players) % players) + players) % players;
    this.#players = players;
  }

  seat(recorded: number): Seat {
    return ((recorded - this.#first + this.#players) % this.#players) as Seat;
  }

  row(recorded: readonly number[]): number[] {
    return recorded.map((_, seat) => recorded[(seat + this.#first) % this.#players] as number);
  }
}

/**
 * How a round ended, entered as at a table: each win by its tiles, or by the points paid if the collection lacks the tiles.
 *
 * @param next the round after it
 */
export function handOf(
  round: RecordedRound,
  next: RecordedRound | undefined,
  turn: Turn,
  wins: ReadonlyMap<string, RecordedWin>,
  { payments }: RuleSet,
): HandEnd<EnteredWin> {
  const { events } = round;
  const riichi = events.flatMap((event) => (event.t === 'riichi' ? [turn.seat(event.seat)] : []));
  const won = events.flatMap((event) => (event.t === 'win' ? [event] : []));
  const [first] = won;
  if (first === undefined) {
    const draw = events.find((event) => event.t === 'draw') as RecordedDraw;
    return { riichi, outcome: drawOf(draw, riichi, next?.dealer === round.dealer, turn) };
  }
  const entered = won.map((event, i) => {
    const record = wins.get(event.win);
    const winner = turn.seat(event.winner);
    if (record) return enteredWin(winner, record, turn);
    const honba = i === 0 ? round.honba : 0;
    return { winner, value: { points: paidFor(event, round, honba * payments.honba.ron, honba * payments.honba.tsumoEach) } };
  });
  const declared = riichi.concat(
    entered.flatMap(({ winner, value }) => (inRiichi(value) && !riichi.includes(winner) ? [winner] : [])),
  );
  if (first.winner === first.from) return { riichi: declared, outcome: { kind: 'tsumo', win: entered[0] as EnteredWin } };
  return { riichi: declared, outcome: { kind: 'ron', discarder: turn.seat(first.from), wins: entered } };
}

/** What each payer paid for a hand, without honba. */
function paidFor(
  { winner, from, deltas }: RecordedResult,
  { dealer }: RecordedRound,
  honbaByRon: number,
  honbaEach: number,
): Shares {
  const paid = (seat: number) => -(deltas[seat] as number);
  if (winner !== from) return { discarder: paid(from) - honbaByRon };
  const other = paid(deltas.findIndex((_, seat) => seat !== winner && seat !== dealer)) - honbaEach;
  return winner === dealer ? { all: other } : { dealer: paid(dealer) - honbaEach, other };
}

function inRiichi(value: EnteredWin['value']): boolean {
  return 'tiles' in value && value.tiles.riichi !== undefined;
}

/**
 * A record made from one player's screen omits that player from those in tenpai, and some omit everybody. If points were paid, they show
 * who was in tenpai; if not, everybody was if anybody was, or if the dealer stayed.
 */
function drawOf(
  { kind, tenpai, deltas }: RecordedDraw,
  riichi: readonly Seat[],
  dealerStayed: boolean,
  turn: Turn,
): HandEnd<never>['outcome'] {
  const cause = ABORTIVE[kind];
  if (cause) return { kind: 'abortiveDraw', cause };
  const points = turn.row(deltas ?? []);
  const gains = points.flatMap((gain, seat) => (gain > 0 ? [seat as Seat] : []));
  const known = [...new Set([...(tenpai ?? []).map((seat) => turn.seat(seat)), ...riichi])];
  if (kind === 'nagashi') return { kind: 'exhaustiveDraw', tenpai: known, nagashi: gains };
  const everybody = points.map((_, seat) => seat as Seat);
  const anybody = known.length > 0 || (tenpai === undefined && dealerStayed);
  return { kind: 'exhaustiveDraw', tenpai: gains.length > 0 ? gains : anybody ? everybody : [] };
}

function enteredWin(winner: Seat, record: RecordedWin, turn: Turn): EnteredWin {
  const pao = record.pao === undefined ? {} : { pao: [{ yakuman: paoYakuman(record), liable: turn.seat(record.pao) }] };
  return { winner, value: { tiles: tilesOf(record) }, ...pao };
}

function paoYakuman({ stated }: RecordedWin): YakuId {
  const played: readonly string[] = ['daisangen', 'daisuushii'];
  return stated.yakuman.map((name) => yakuIdOf(name)).find((id) => played.includes(id)) as YakuId;
}

function tilesOf(record: RecordedWin): WinTiles {
  const { hand, tile, method, riichi, doraIndicators, uraIndicators, kita } = winOf(record);
  return {
    hand: formatTiles(hand.concealed),
    tile: formatTiles([tile]),
    melds: hand.melds.map(({ type, tiles }) => ({ type, tiles: formatTiles(tiles) })),
    dora: formatTiles(doraIndicators),
    ura: formatTiles(uraIndicators),
    ...(method.on && { on: method.on }),
    ...(riichi && { riichi: riichi.kind, ippatsu: riichi.ippatsu }),
    ...(kita !== undefined && { kita }),
  };
}
