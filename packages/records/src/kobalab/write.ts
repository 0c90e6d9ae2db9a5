import { type Result, err, ok } from '@tenbo/engine';

import type { Final, Game } from '../game.ts';
import type { Unwritable } from '../tenhou6/write.ts';
import { type Message, writeHand } from './write-hand.ts';

/** A game as a record (牌譜) of 電脳麻将. Lists of players start with the first dealer. */
export interface Kobalab {
  readonly title: string;
  readonly player: readonly string[];
  readonly qijia: 0;
  readonly log: readonly (readonly Message[])[];
  readonly defen: readonly number[];
  /** Each player's place and settlement; empty if the record does not have its end. */
  readonly rank: readonly number[];
  readonly point: readonly string[];
}

const PLAYERS = 4;

/**
 * Writes a game as a record (牌譜) of 電脳麻将, which @kobalab/majiang-core and its viewer read. Values of wins and draws that the record does not have
 * are computed under its rules.
 *
 * The format has no place for the rules, the order of the tiles dealt, or the site's id, which becomes the title.
 *
 * @returns the object to pass to `JSON.stringify`, or why the game cannot be written: the format has no games for three players
 * @example
 * import { presets } from '@tenbo/engine';
 * const game = { id: 'x', rules: presets.tenhou, houseRules: false, players: ['Aki', 'Ben', 'Chie', 'Dai'], hands: [], final: undefined };
 * const written = writeKobalab(game);
 * written.ok && [written.value.title, written.value.player]; // → ['x', ['Aki', 'Ben', 'Chie', 'Dai']]
 * writeKobalab({ ...game, rules: presets.tenhouSanma }); // → { ok: false, error: { code: 'notFourPlayers' } }
 */
export function writeKobalab(game: Game): Result<Kobalab, Unwritable | { readonly code: 'notFourPlayers' }> {
  const { id, rules, players, hands, final } = game;
  if (rules.tiles.players !== PLAYERS) return err({ code: 'notFourPlayers' });
  const log: (readonly Message[])[] = [];
  for (const [at, hand] of hands.entries()) {
    const written = writeHand(hand, game);
    if (!written.ok) return err({ code: written.error, hand: at });
    log.push(written.value);
  }
  return ok({
    title: id ?? '',
    player: Array.from({ length: PLAYERS }, (_, seat) => players[seat] ?? ''),
    qijia: 0,
    log,
    defen: final?.scores ?? hands.at(-1)?.scores ?? Array<number>(PLAYERS).fill(rules.match.start),
    ...placesOf(final),
  });
}

function placesOf(final: Final | undefined): Pick<Kobalab, 'rank' | 'point'> {
  if (final === undefined) return { rank: [], point: [] };
  const { scores, totals = [] } = final;
  const isAbove = (one: number, other: number) => {
    const [points, others] = [scores[one] ?? 0, scores[other] ?? 0];
    return points > others || (points === others && one < other);
  };
  return {
    rank: scores.map((_, seat) => 1 + scores.filter((__, other) => isAbove(other, seat)).length),
    point: totals.map((total) => (total % 100 === 0 ? (total / 1000).toFixed(1) : String(total / 1000))),
  };
}
