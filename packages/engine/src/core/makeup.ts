import { HAND } from '../hand/facts.ts';
import { hasSimples, hasTerminals, isGreen, unitOf } from './suit-words.ts';
import { HATSU } from '../tiles/tile.ts';

const GREEN_DRAGONS: number = 7 * unitOf(HATSU);

/** What the hand is made of: the facts that its suits show, melds included. */
export function makeupOf(man: number, pin: number, sou: number, honors: number): number {
  const numbers = man | pin | sou;
  const suits = (man === 0 ? 0 : 1) + (pin === 0 ? 0 : 1) + (sou === 0 ? 0 : 1);
  const simples = hasSimples(numbers);
  let facts = suits === 1 ? HAND.oneSuit : 0;
  if (honors !== 0) facts |= suits === 0 ? HAND.honors | HAND.onlyHonors : HAND.honors;
  if (simples) facts |= HAND.simples;
  if (hasTerminals(numbers)) facts |= simples || honors !== 0 ? HAND.terminals : HAND.terminals | HAND.onlyTerminals;
  if ((honors & GREEN_DRAGONS) !== 0) facts |= HAND.someHatsu;
  if ((man | pin | (honors & ~GREEN_DRAGONS)) === 0 && isGreen(sou)) facts |= HAND.onlyGreen;
  return facts;
}
