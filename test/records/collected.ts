import { isDeepStrictEqual } from 'node:util';

import type { Audit, Game, WinClaim } from '@tenbo/records';

import { DORA_NAMES, type RecordedWin, yakuIdOf } from './format.ts';
import { type RecordedGame, Turn, handOf, kyokuOf } from './game-format.ts';

/**
 * The differences between an imported game and the collection of games, which other programs made from the same files: where each hand begins, how it
 * ends down to the last tile of each winner, the stated value of each win, and the end of the game.
 */
export function unlikeCollected(
  game: Game,
  { match }: Audit,
  row: RecordedGame,
  wins: ReadonlyMap<string, RecordedWin>,
): readonly string[] {
  const turn = new Turn(row);
  const found: string[] = [];
  const compare = (what: string, theirs: unknown, ours: unknown) => {
    if (!isDeepStrictEqual(theirs, ours))
      found.push(`${what}: collected ${JSON.stringify(theirs)}, imported ${JSON.stringify(ours)}`);
  };
  compare('hands', row.rounds.length, game.hands.length);
  for (const [i, round] of row.rounds.entries()) {
    const at = `${round.wind}${round.kyoku}-${round.honba}`;
    const hand = game.hands[i];
    const place = { kyoku: kyokuOf(round, row.players), honba: round.honba, sticks: round.sticks, scores: turn.row(round.start) };
    compare(`${at} begins`, place, hand && { kyoku: hand.kyoku, honba: hand.honba, sticks: hand.sticks, scores: hand.scores });
    const won = round.events.flatMap((event) => (event.t === 'win' ? [wins.get(event.win)] : []));
    // The collection does not have the tiles of some wins.
    if (round.end === null || won.includes(undefined)) continue;
    const ours = match.state.hands[i]?.hand;
    compare(`${at} ends`, inAnyOrder(handOf(round, row.rounds[i + 1], turn, wins, game.rules)), inAnyOrder(ours));
    const stated = won.map((win) => win && statedOf(win));
    const claimed = hand?.events.flatMap((event) => (event.type === 'win' ? [claimOf(event.claim)] : []));
    compare(`${at} says`, inAnyOrder(stated), inAnyOrder(claimed));
  }
  if (row.final && game.final?.totals) {
    const { scores, settlement } = row.final;
    const totals = turn.row(settlement.map((total) => Math.round(total * 1000)));
    compare('final', { scores: turn.row(scores), totals }, game.final);
  }
  return found;
}

/** A value independent of the order of its parts, such as melds, yaku, players in riichi or in tenpai; only the wins of a hand stay in order. */
function inAnyOrder(value: object | undefined): unknown {
  return JSON.parse(JSON.stringify(value ?? null), (field, part: unknown) =>
    Array.isArray(part) && field !== 'wins'
      ? part.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
      : part,
  );
}

/** What both state about a win. The fu of yakuman are not compared. */
type Said = Pick<WinClaim, 'dora' | 'fu' | 'points'> & { readonly yaku: readonly (readonly [string, number])[] | undefined };

function statedOf({ stated: { yaku, yakuman, fu, points } }: RecordedWin): Said {
  const isDora = ([name]: (typeof yaku)[number]) => DORA_NAMES.includes(name);
  const named = [...yaku.filter((one) => !isDora(one)), ...yakuman.map((name) => [name, 1] as const)];
  const isYakuman = yakuman.length > 0;
  return {
    yaku: named.map(([name, han]) => [yakuIdOf(name), han]),
    dora: isYakuman ? undefined : yaku.filter(isDora).reduce((sum, [, han]) => sum + han, 0),
    fu: isYakuman ? undefined : (fu ?? undefined),
    points,
  };
}

function claimOf({ yaku, dora, fu, points }: WinClaim): Said {
  return { yaku, dora, fu, points };
}
