import { standard } from './standard.ts';
import { preset } from './preset.ts';

/** The guide "Japanese mahjong score calculation": an open hand by ron with no other fu is 30. Where it says nothing: as common. */
export const guide = preset({
  ...standard,
  id: 'guide',
  name: 'Score calculation guide',
  fu: { ...standard.fu, openPinfu: 'flat30' },
});
