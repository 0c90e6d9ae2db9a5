import { type Result, type RuleSet, err, ok, presetOf } from '@tenbo/engine';
import { scorerOf } from '@tenbo/ledger';

import type { Final, Game, GameHand } from '../game.ts';
import { ofFour, writeLists } from './write-lists.ts';
import { writeResult } from './write-result.ts';

/** A game as JSON of tenhou.net/6. */
export interface Tenhou6 {
  readonly title: readonly [string, string];
  readonly name: readonly string[];
  readonly rule: { readonly disp: string; readonly aka51: number; readonly aka52: number; readonly aka53: number };
  /** How the game is named at its site. */
  readonly ref?: string;
  readonly ratingc: 'PF3' | 'PF4';
  /** Points and settlement of each player, the settlement in thousands. */
  readonly sc?: readonly number[];
  readonly log: readonly (readonly unknown[])[];
}

/** A hand that tenhou.net/6 has no form for: neither record nor rules say what its win is worth, or a tile was added to a pon that is not there. */
export interface Unwritable {
  readonly code: 'noValue' | 'noPon';
  /** Counted from 0. */
  readonly hand: number;
}

/**
 * Writes a game as JSON of tenhou.net/6, which Tenhou's viewer and many programs open. What a record does not say of its wins is worked out
 * under its rules.
 *
 * The format has no place for the order of the tiles dealt, fu and han of limit hands, who was in tenpai at a draw, what an abortive draw
 * changes, and rules beyond a preset with its red fives, points at the start and open tanyao. A hand that breaks off is left out.
 *
 * @returns what `JSON.stringify` makes the file of, or the first hand that cannot be written
 * @example
 * import { presets } from '@tenbo/engine';
 * const players = ['Aki', 'Ben', 'Chie', 'Dai'];
 * const written = writeTenhou6({ id: undefined, rules: presets.tenhou, houseRules: false, players, hands: [], final: undefined });
 * written.ok && [written.value.rule.disp, written.value.name]; // → ['南喰赤', ['Aki', 'Ben', 'Chie', 'Dai']]
 */
export function writeTenhou6(game: Game): Result<Tenhou6, Unwritable> {
  const { id, rules, houseRules, players, final } = game;
  const scorer = scorerOf(rules);
  const log: (readonly unknown[])[] = [];
  for (const [at, hand] of game.hands.entries()) {
    if (!hasEnd(hand)) continue;
    const lists = writeLists(hand);
    if (lists === undefined) return err({ code: 'noPon', hand: at });
    const result = writeResult(hand, game, scorer);
    if (result === undefined) return err({ code: 'noValue', hand: at });
    log.push([...lists, result]);
  }
  const [aka51, aka52, aka53] = rules.tiles.redFives;
  return ok({
    title: ['', ''],
    name: ofFour(players, ''),
    rule: { disp: dispOf(rules, houseRules), aka51, aka52, aka53 },
    ...(id !== undefined && { ref: id }),
    ratingc: rules.tiles.players === 3 ? 'PF3' : 'PF4',
    ...(final?.totals && { sc: settlementOf(final.scores, final.totals) }),
    log,
  });
}

function hasEnd({ events }: GameHand): boolean {
  const last = events.at(-1)?.type;
  return last === 'win' || last === 'exhaustiveDraw' || last === 'abortiveDraw';
}

function settlementOf(scores: Final['scores'], totals: readonly number[]): readonly number[] {
  return ofFour(scores, 0).flatMap((score, seat) => [score, (totals[seat] ?? 0) / 1000]);
}

/** The text for readers, which `rulesOf` reads: of Tenhou its letters, of others the id of the preset before them. */
function dispOf({ id, tiles, match, yaku }: RuleSet, houseRules: boolean): string {
  const letters = [
    tiles.players === 3 ? '三' : '',
    match.rounds === 1 ? '東' : '南',
    yaku.openTanyao === 'played' ? '喰' : '',
    tiles.redFives.some((count) => count > 0) ? '赤' : '',
  ].join('');
  const preset = id.replace(/\+$/, '');
  const isTenhou = preset.startsWith('tenhou') && presetOf(preset) !== undefined;
  return isTenhou && !houseRules ? letters : `${preset}${houseRules ? '+' : ''} ${letters}`;
}
