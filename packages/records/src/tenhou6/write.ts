import { type Result, type RuleSet, err, ok, presetOf } from '@tenbo/engine';

import type { Final, Game, GameHand } from '../game.ts';
import { ofFour, writeLists } from './write-lists.ts';
import { writeResult } from './write-result.ts';

/** A game as JSON of tenhou.net/6. */
export interface Tenhou6 {
  readonly title: readonly [string, string];
  readonly name: readonly string[];
  readonly rule: { readonly disp: string; readonly aka51: number; readonly aka52: number; readonly aka53: number };
  /** The site's id of the game. */
  readonly ref?: string;
  readonly ratingc: 'PF3' | 'PF4';
  /** Each player's points and settlement, the settlement in thousands. */
  readonly sc?: readonly number[];
  readonly log: readonly (readonly unknown[])[];
}

/** A hand that tenhou.net/6 cannot represent: neither record nor rules give the value of a win, or a tile was added to a pon that does not exist. */
export interface Unwritable {
  readonly code: 'noValue' | 'noPon';
  /** Counted from 0. */
  readonly hand: number;
}

/**
 * Writes a game as JSON of tenhou.net/6, which Tenhou's viewer and many programs open. Values of wins that the record does not have are computed
 * under its rules.
 *
 * The format has no place for the order of the tiles dealt, the fu and han of limit hands, the players in tenpai at a draw, the changes of an abortive
 * draw, or rules other than a preset with its red fives, starting points and open tanyao. A hand that breaks off is left out.
 *
 * @returns the object to pass to `JSON.stringify`, or the first hand that cannot be written
 * @example
 * import { presets } from '@tenbo/engine';
 * const players = ['Aki', 'Ben', 'Chie', 'Dai'];
 * const written = writeTenhou6({ id: undefined, rules: presets.tenhou, houseRules: false, players, hands: [], final: undefined });
 * written.ok && [written.value.rule.disp, written.value.name]; // → ['南喰赤', ['Aki', 'Ben', 'Chie', 'Dai']]
 */
export function writeTenhou6(game: Game): Result<Tenhou6, Unwritable> {
  const { id, rules, houseRules, players, final } = game;
  const log: (readonly unknown[])[] = [];
  for (const [at, hand] of game.hands.entries()) {
    if (!hasEnd(hand)) continue;
    const lists = writeLists(hand);
    if (lists === undefined) return err({ code: 'noPon', hand: at });
    const result = writeResult(hand, game);
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

/** The text for readers, which `rulesOf` reads: Tenhou's letters; for other rules, the id of the preset comes before them. */
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
