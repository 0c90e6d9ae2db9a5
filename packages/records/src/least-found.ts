import { auditGame } from './audit.ts';
import type { Game } from './game.ts';

/** A match rarely has 50 hands. Only a hostile file has many more, and it is not read again and again. */
const MOST_HANDS = 200;

/**
 * A game whose record does not state its rules, under those of its site that fit it best: the audit finds least under them. It says that they are not
 * stated. If it finds nothing under them, they are taken for the rules of the game.
 *
 * @param games the game under each set of rules, the most usual first
 */
export function leastFound([usual, ...others]: readonly [() => Game, ...(() => Game)[]]): Game {
  let [best, least] = audited(usual());
  for (const next of others) {
    if (least === 0 || best.hands.length > MOST_HANDS) break;
    const [game, found] = audited(next());
    if (found < least) [best, least] = [game, found];
  }
  const unstated = { ...best.unstated, rules: best.hands.length };
  return { ...best, unstated, houseRules: least > 0 && best.houseRules };
}

function audited(game: Game): readonly [game: Game, found: number] {
  return [game, auditGame(game).findings.length];
}
