import { type Match, type MatchOfSeason, append, nextEntry } from '@tenbo/ledger';

import { auditGame } from './audit.ts';
import type { Game } from './game.ts';

/**
 * A recorded game as a match of a season, with the ledger's values. It is in doubt if the audit has any findings. If the record ends where the
 * rules would continue, the match ends there.
 *
 * @param name the name of the match in the season
 * @example
 * import { unwrap } from '@tenbo/engine';
 * const text = '<mjloggm ver="2.3"><GO type="9"/><INIT seed="0,0,0,1,2,3" ten="250,250,250,250" hai0="" hai1="" hai2="" hai3=""/></mjloggm>';
 * const { inDoubt, missing } = seasonMatch(unwrap(readRecord(text)), 'Friday');
 * [inDoubt, missing]; // → [true, 1]
 */
export function seasonMatch(game: Game, name: string): MatchOfSeason {
  const { match, played, hands, findings } = auditGame(game);
  const { state } = ended(match, game);
  const plays = new Map(played.map(({ play }, at) => [`${at}`, play]));
  const { at } = game;
  return {
    state,
    name,
    ...(at !== undefined && { at }),
    inDoubt: findings.length > 0,
    missing: hands - state.hands.length,
    plays,
  };
}

function ended(match: Match, { hands, final }: Game): Match {
  const { end, hands: entered } = match.state;
  const isWhole = entered.at(-1)?.entry === `${hands.length - 1}`;
  if (final === undefined || end !== undefined || !isWhole) return match;
  const over = append(match, nextEntry(match, { type: 'matchEnded', reason: 'agreed' }, { id: 'end' }));
  return over.ok ? over.value : match;
}
