import type { RuleSet } from '../ruleset.ts';
import { standard } from './standard.ts';

/** The guide "Japanese mahjong score calculation": an open hand by ron with no other fu is 30. Where it says nothing: as common. */
export const guide: RuleSet = {
  ...standard,
  id: 'guide',
  name: 'Score calculation guide',
  fu: { ...standard.fu, openPinfu: 'flat30' },
};
