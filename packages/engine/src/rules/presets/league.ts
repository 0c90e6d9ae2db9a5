import type { RuleSet } from '../ruleset.ts';
import { standard } from './standard.ts';

/**
 * What leagues and tournaments share wherever they mention it, so each preset has only its own rules (docs/rulings.md, "Leagues and
 * tournaments"): no red fives, one winner, no abortive draws, no nagashi mangan, chombo off the final result, nobody goes bust, the last
 * dealer plays on, 30,000 points and no oka, shared places. Not itself a preset.
 */
export const league: Omit<RuleSet, 'id' | 'name'> = {
  ...standard,
  tiles: { ...standard.tiles, redFives: [0, 0, 0] },
  payments: { ...standard.payments, multipleRon: 'headBump' },
  draws: { ...standard.draws, nagashi: 'none', abortive: [] },
  chombo: { ...standard.chombo, payment: 0, ranking: 20 },
  match: { ...standard.match, start: 30_000, bust: 'none', agariYame: 'none', riichiBelowStick: 'allowed' },
  standings: { ...standard.standings, target: 'start', uma: [[15, 5, -5, -15]], ties: 'shared' },
};

/** No ippatsu, no ura dora and none of quads: what older professional rules leave out. */
export const NO_CHANCE_DORA: RuleSet['dora'] = { ...standard.dora, ura: 'none', kan: 'none', kanUra: 'none' };
