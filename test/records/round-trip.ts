import { isDeepStrictEqual } from 'node:util';

import { type Game, type GameEvent, readMjai, writeMjai } from '@tenbo/records';

/** What is different in a game after it was written as mjai and read again, apart from what mjai cannot hold: the first difference in words. */
export function lostInMjai(game: Game): readonly string[] {
  const again = readMjai(writeMjai(game), { rules: game.rules });
  if (!again.ok) return [`as mjai: ${JSON.stringify(again.error)}`];
  if (!isDeepStrictEqual(again.value.players, game.players)) return ['as mjai: other players'];
  const pairs = game.hands.map((hand, i) => [hand, again.value.hands[i]] as const);
  const at = pairs.findIndex(([hand, other]) => {
    if (other === undefined) return true;
    const { events, ...start } = hand;
    const { events: read, ...readStart } = other;
    return !isDeepStrictEqual(start, readStart) || !isDeepStrictEqual(read.map(held), events.map(held));
  });
  return at < 0 ? [] : [`as mjai: another hand ${at}`];
}

/** An event without what mjai has no place for: what is said of a win besides the payments, and who was in tenpai. */
function held(event: GameEvent): unknown {
  if (event.type === 'win') return { ...event, claim: event.claim.changes };
  if (event.type === 'exhaustiveDraw') return { ...event, tenpai: undefined };
  if (event.type !== 'call' && event.type !== 'quad') return event;
  return { ...event, meld: { ...event.meld, tiles: event.meld.tiles.toSorted((one, other) => one - other) } };
}
