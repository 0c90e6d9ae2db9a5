/** Counts how the hands of a game were played, from their lists of events alone and in the plainest way; shares nothing with what tenbo counts. */
import { type Tile, kindOf } from '@tenbo/engine';
import type { Game, GameEvent, GameHand } from '@tenbo/records';

import { type RecordedGame, type RecordedRound, Turn } from './game-format.ts';

/** The figures of a player that both count. */
export interface Play {
  readonly first: number;
  readonly chasing: number;
  readonly chased: number;
  readonly riichiTurns: number;
  readonly callTurns: readonly number[];
  readonly winTurns: readonly number[];
  /** Points of the wins in turns 1 to 6, 7 to 12, and later; undefined if a record does not say what a win is worth. */
  readonly points: readonly number[] | undefined;
  readonly dealIns: readonly [riichi: number, tenpai: number, noten: number];
}

/** What a player did, with the order of riichi from the collection and all else from the events of the original. */
export function playOf(recorded: RecordedGame, game: Game, seat: number): Play {
  const turn = new Turn(recorded);
  const pairs = recorded.rounds.map((round, i) => [round, game.hands[i]] as const);
  const hands = pairs.flatMap(([round, hand]) => (round.end === null || hand === undefined ? [] : [{ round, hand }]));
  const riichi = hands
    .map(({ round, hand }) => ({ order: orderOf(round, turn), hand }))
    .filter(({ order }) => order.includes(seat));
  const won = hands.flatMap(({ hand }) =>
    winsOf(hand).flatMap((win) => (win.seat === seat ? [{ win, turn: turnAt(hand, seat, hand.events.indexOf(win)) }] : [])),
  );
  const dealtIn = hands.filter(({ hand }) => winsOf(hand).some(({ seat: winner, from }) => from === seat && winner !== seat));
  const inRiichi = dealtIn.filter(({ round }) => orderOf(round, turn).includes(seat));
  const inTenpai = dealtIn.filter((one) => !inRiichi.includes(one) && isWaiting(one.hand, seat));
  const called = hands.flatMap(({ hand }) => {
    const at = hand.events.findIndex((event) => event.type === 'call' && event.seat === seat);
    return at < 0 ? [] : [turnAt(hand, seat, at)];
  });
  return {
    first: riichi.filter(({ order }) => order[0] === seat).length,
    chasing: riichi.filter(({ order }) => order[0] !== seat).length,
    chased: riichi.filter(({ order }) => order.at(-1) !== seat).length,
    riichiTurns: sumOf(
      riichi.map(({ hand }) =>
        turnAt(
          hand,
          seat,
          hand.events.findIndex((event) => event.type === 'riichi' && event.seat === seat),
        ),
      ),
    ),
    callTurns: byPart(called),
    winTurns: byPart(won.map((one) => one.turn)),
    points: won.every(({ win }) => win.claim.points !== undefined)
      ? [0, 1, 2].map((part) => sumOf(won.map((one) => (partOf(one.turn) === part ? (one.win.claim.points ?? 0) : 0))))
      : undefined,
    dealIns: [inRiichi.length, inTenpai.length, dealtIn.length - inRiichi.length - inTenpai.length],
  };
}

function orderOf({ events }: RecordedRound, turn: Turn): readonly number[] {
  return events.flatMap((event) => (event.t === 'riichi' ? [turn.seat(event.seat)] : []));
}

function winsOf({ events }: GameHand) {
  return events.flatMap((event) => (event.type === 'win' ? [event] : []));
}

function turnAt({ events }: GameHand, seat: number, at: number): number {
  return 1 + events.slice(0, at).filter((event) => event.type === 'discard' && event.seat === seat).length;
}

function partOf(turn: number): number {
  if (turn < 7) return 0;
  return turn < 13 ? 1 : 2;
}

/** How many turns are in each part of a hand, and their sum. */
function byPart(turns: readonly number[]): readonly number[] {
  return [...[0, 1, 2].map((part) => turns.filter((turn) => partOf(turn) === part).length), sumOf(turns)];
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0);
}

/** Whether any tile that the player does not hold four of would complete the hand as it is at the end. */
function isWaiting({ dealt, events }: GameHand, seat: number): boolean {
  const held = (dealt[seat] ?? []).map(kindOf).map(Number);
  const melds: number[] = [];
  const without = (tiles: readonly Tile[]) => {
    for (const tile of tiles) held.splice(held.indexOf(kindOf(tile)), 1);
    melds.push(...tiles.map(kindOf));
  };
  let sets = 0;
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'draw') held.push(kindOf(event.tile));
    if (event.type === 'discard') held.splice(held.indexOf(kindOf(event.tile)), 1);
    if (event.type === 'kita') held.splice(held.indexOf(NORTH), 1);
    if (event.type === 'quad' && event.added !== undefined) without([event.added]);
    else if (event.type === 'call' || event.type === 'quad') {
      without(ownTiles(event));
      if (event.type === 'call') melds.push(kindOf(event.called));
      sets++;
    }
  }
  const kinds = dealt.length === 3 ? ALL.filter((kind) => kind === 0 || kind > 7) : ALL;
  const counts = (kind: number) => [...held, ...melds].filter((one) => one === kind).length;
  return kinds.some(
    (kind) =>
      counts(kind) < 4 &&
      isComplete(
        [...held, kind].toSorted((one, other) => one - other),
        4 - sets,
      ),
  );
}

const ALL = Array.from({ length: 34 }, (_, kind) => kind);
const NORTH = 30;
const ORPHANS = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33];

function ownTiles(event: GameEvent & { readonly type: 'call' | 'quad' }): readonly Tile[] {
  if (event.type === 'quad') return event.meld.tiles;
  return event.meld.tiles.toSpliced(event.meld.tiles.indexOf(event.called), 1);
}

function isComplete(kinds: readonly number[], sets: number): boolean {
  const different = [...new Set(kinds)];
  const isPairs =
    sets === 4 && different.length === 7 && different.every((kind) => kinds.filter((one) => one === kind).length === 2);
  const isOrphans = sets === 4 && different.length === 13 && different.every((kind) => ORPHANS.includes(kind));
  return isPairs || isOrphans || different.some((pair) => isLeft(kinds, [pair, pair], (left) => areSets(left)));
}

/** Whether the lowest tile can be put into a triplet or a sequence, and so on with the rest. */
function areSets(kinds: readonly number[]): boolean {
  const [low] = kinds;
  if (low === undefined) return true;
  const canRun = low < 27 && low % 9 < 7;
  return isLeft(kinds, [low, low, low], areSets) || (canRun && isLeft(kinds, [low, low + 1, low + 2], areSets));
}

function isLeft(kinds: readonly number[], taken: readonly number[], holds: (left: readonly number[]) => boolean): boolean {
  const left = [...kinds];
  for (const kind of taken) {
    const at = left.indexOf(kind);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return holds(left);
}
