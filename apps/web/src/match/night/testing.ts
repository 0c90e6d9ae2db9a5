import { type RuleSet, presets, unwrap } from '@tenbo/engine';
import { LOG_VERSION, type Match, append, newMatch } from '@tenbo/ledger';

interface Played {
  readonly players?: readonly string[];
  readonly rules?: RuleSet;
  /** The points of each player, from the start to the end. */
  readonly points?: readonly number[];
  readonly at?: string;
  readonly goesOn?: true;
}

/** A match that ends by agreement before its first hand, so that its result is that of the starting points. */
export function played({ players = ['Aki', 'Ben', 'Chie', 'Dai'], rules = presets.standard, points, at, goesOn }: Played): Match {
  const time = at === undefined ? {} : { at };
  const event = { type: 'matchStarted', version: LOG_VERSION, rules, players, ...(points && { scores: points }) } as const;
  const begun = unwrap(newMatch({ id: '0', after: [], ...time, event }));
  return goesOn
    ? begun
    : unwrap(append(begun, { id: '1', after: ['0'], ...time, event: { type: 'matchEnded', reason: 'agreed' } }));
}
