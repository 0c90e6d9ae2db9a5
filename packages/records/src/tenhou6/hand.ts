import { type Seat, type Tile, windKind } from '@tenbo/engine';
import { dealerAt } from '@tenbo/ledger';

import type { GameEvent, ReadHand, RecordedWin } from '../game.ts';
import type { Claim } from '../errors.ts';
import type { Json } from '../json.ts';
import { type Turn, misplaced, orderOf, tileAt, tilesAt, turnsOf } from './turns.ts';
import { type RoundResult, resultAt } from './result.ts';

/** The items before the players' lists: place, scores, indicators, ura indicators. */
const HEAD = 4;
/** The lists of each player: tiles dealt, takes, discards. */
const LISTS = 3;
const SEATS = 4;
/** The index of the last item, the result. */
const RESULT = HEAD + LISTS * SEATS;
/** East 1 to North 4; with three players the fourth number of each wind is skipped. */
const MOST_ROUNDS = 16;
const TILES = 13;
/** More honba or sticks than a match can have. */
const MOST_COUNTED = 1000;

/** A player's lists: tiles dealt, takes, discards. */
function listsAt(round: Json, seat: number): readonly [dealt: Json, takes: Json, discards: Json] {
  const first = HEAD + LISTS * seat;
  return [round.at(first), round.at(first + 1), round.at(first + 2)];
}

/** The number of players: with three, the lists of the fourth seat are empty in all rounds. */
export function playersIn(rounds: readonly Json[]): 3 | 4 {
  for (const round of rounds) if (round.list().length !== RESULT + 1) round.refuse();
  const isEmpty = (round: Json) => listsAt(round, 3).every((list) => list.list().length === 0);
  return rounds.every(isEmpty) ? 3 : 4;
}

/** Reads a complete round of tenhou.net/6. */
export function handAt(round: Json, players: number, claim: Claim): ReadHand {
  const counted = (at: Json) => claim(() => at.ifThere(() => at.integer(0, MOST_COUNTED)), 'position');
  const place = {
    kyoku: kyokuAt(round.at(0).at(0), players),
    honba: counted(round.at(0).at(1)),
    sticks: counted(round.at(0).at(2)),
  };
  const result = resultAt(round.at(RESULT), players, claim);
  const seats = Array.from({ length: players }, (_, seat) => seat as Seat);
  const turns = seats.map((seat) => {
    const [, takes, discards] = listsAt(round, seat);
    return turnsOf(seat, takes, discards, players);
  });
  const order = orderOf(turns, dealerAt(place, players), lastSeat(result), round.at(RESULT));
  if (!isEnd(order.at(-1), result)) misplaced(round.at(RESULT));
  const [indicator, ...kanIndicators] = indicatorsAt(round.at(2));
  const events = withIndicators(order, kanIndicators);
  return {
    ...place,
    scores: claim(
      () => round.at(1).ifThere((at) => (at.isList && at.list().length === 0 ? undefined : at.points(players))),
      'scores',
    ),
    dealt: seats.map((seat) => dealtAt(listsAt(round, seat)[0])),
    indicator,
    events: [...events, ...endOf(result, events, { round, ura: claim(() => tilesAt(round.at(3))) ?? [] })],
  };
}

function kyokuAt(at: Json, players: number): number {
  const round = at.integer(0, MOST_ROUNDS - 1);
  const ofWind = round % SEATS;
  return ofWind < players ? Math.floor(round / SEATS) * players + ofWind : at.refuse();
}

function dealtAt(at: Json): readonly Tile[] {
  const tiles = tilesAt(at);
  return tiles.length === TILES ? tiles : at.refuse();
}

function indicatorsAt(at: Json): readonly [Tile, ...Tile[]] {
  const [first, ...others] = at.list();
  return first === undefined ? at.refuse() : [tileAt(first), ...others.map(tileAt)];
}

/** The player who had the last turn: the winner by tsumo, or the player whose tile was won. */
function lastSeat(result: RoundResult | undefined): Seat | undefined {
  return result && 'wins' in result ? result.wins[0].from : undefined;
}

/** A tsumo or nine terminals follows a draw; any other end follows a discard, or a tile added or set aside. After a fourth quad both occur. */
function isEnd(last: Turn | undefined, result: RoundResult | undefined): boolean {
  if (!result) return true;
  const isDrawn = last?.events.at(-1)?.type === 'draw';
  if ('draw' in result) return result.draw.cause === 'fourQuads' || isDrawn === (result.draw.cause === 'nineTerminals');
  const [{ seat, from }] = result.wins;
  return isDrawn === (seat === from);
}

/**
 * All events, with each new indicator where Tenhou reveals it: at once for a closed quad, otherwise before the discard or after the next
 * quad or north. If the hand ends earlier, or the record lists fewer indicators, it is left out; if it lists more, they come last.
 */
function withIndicators(turns: readonly Turn[], indicators: readonly Tile[]): readonly GameEvent[] {
  const left = [...indicators];
  const events: GameEvent[] = [];
  /** The number of quads whose indicator is not yet revealed. */
  let pending = 0;
  const reveal = () => {
    events.push(...left.splice(0, pending).map((tile) => ({ type: 'dora', tile }) as const));
    pending = 0;
  };
  for (const event of turns.flatMap((turn) => turn.events)) {
    const isAdded = event.type === 'quad' && event.added !== undefined;
    if (event.type === 'discard') reveal();
    events.push(event);
    if (event.type === 'quad' && !isAdded) pending++;
    if (event.type === 'quad' || event.type === 'kita') reveal();
    if (isAdded || (event.type === 'call' && event.meld.type === 'daiminkan')) pending++;
  }
  return [...events, ...left.map((tile) => ({ type: 'dora', tile }) as const)];
}

function endOf(
  result: RoundResult | undefined,
  events: readonly GameEvent[],
  { round, ura }: { readonly round: Json; readonly ura: readonly Tile[] },
): readonly GameEvent[] {
  if (!result) return [];
  if ('draw' in result) return [result.draw];
  const tile = wonTile(events.findLast(({ type }) => type !== 'dora')) ?? round.at(RESULT).refuse();
  const indicators = tilesAt(round.at(2));
  const inRiichi = (seat: Seat) => events.some((event) => event.type === 'riichi' && event.seat === seat);
  return result.wins.map(({ seat, from, claim }): RecordedWin => ({
    type: 'win',
    seat,
    from,
    tile,
    ura: inRiichi(seat) ? ura : [],
    claim: { ...claim, indicators },
  }));
}

/** The tile that the last event of play offers. */
function wonTile(last: GameEvent | undefined): Tile | undefined {
  if (last?.type === 'draw' || last?.type === 'discard') return last.tile;
  if (last?.type === 'quad') return last.added ?? last.meld.tiles[0];
  return last?.type === 'kita' ? windKind('N') : undefined;
}
