import { isDeepStrictEqual } from 'node:util';

import {
  type Game,
  type GameEvent,
  RECORD_FORMATS,
  type RecordFormat,
  convertGame,
  readKobalab,
  readMjai,
  readTenhou6,
  writeKobalab,
  writeMjai,
  writeTenhou6,
} from '@tenbo/records';

import { heldByTenhou6 } from '../../fixtures/tenhou6.ts';

/** The first difference, in words, in a game that was written as mjai and read again, apart from what mjai cannot hold. */
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

/** An event without what mjai cannot hold: facts about a win besides the payments, and who was in tenpai. */
function held(event: GameEvent): unknown {
  if (event.type === 'win') return { ...event, claim: event.claim.changes };
  if (event.type === 'exhaustiveDraw') return { ...event, tenpai: undefined };
  if (event.type !== 'call' && event.type !== 'quad') return event;
  return { ...event, meld: { ...event.meld, tiles: event.meld.tiles.toSorted((one, other) => one - other) } };
}

/**
 * The differences in a game that was written as tenhou.net/6 and read again, apart from what that format cannot hold: house rules, and rules known only
 * from the name of the file. If a record says too little about its wins, the computed values come back.
 */
export function lostInTenhou6(game: Game): readonly string[] {
  const written = writeTenhou6(game);
  if (!written.ok) return [`as tenhou.net/6: ${JSON.stringify(written.error)}`];
  if (written.value.log.length === 0) return [];
  const again = readTenhou6(JSON.stringify(written.value));
  if (!again.ok) return [`as tenhou.net/6: ${JSON.stringify(again.error)}`];
  if (game.houseRules) return [];
  if (!isDeepStrictEqual(writeTenhou6(again.value), written)) return ['as tenhou.net/6: another file'];
  if (!saysAll(game)) return [];
  const [before, after] = [game, again.value].map(heldByTenhou6) as [Game, Game];
  const at = before.hands.findIndex((hand, i) => !isDeepStrictEqual(hand, after.hands[i]));
  if (at >= 0) return [`as tenhou.net/6: another hand ${at}`];
  return isDeepStrictEqual([before.id, before.players, before.final], [after.id, after.players, after.final])
    ? []
    : ['as tenhou.net/6: other players or another end'];
}

function saysAll({ hands, final }: Game): boolean {
  const events = hands.flatMap((hand) => hand.events);
  return (
    (final === undefined || final.totals !== undefined) &&
    events.every((event) => event.type !== 'win' || event.claim.yaku !== undefined)
  );
}

/** The differences in a game of four players that was written for 電脳麻将 and read again under its rules: the format holds all but the site's id. */
export function lostInKobalab(game: Game): readonly string[] {
  if (game.rules.tiles.players !== 4) return [];
  const written = writeKobalab(game);
  if (!written.ok) return [`as 電脳麻将: ${JSON.stringify(written.error)}`];
  const again = readKobalab(JSON.stringify(written.value), { rules: game.rules });
  if (!again.ok) return [`as 電脳麻将: ${JSON.stringify(again.error)}`];
  const rewritten = writeKobalab({ ...again.value, id: game.id });
  return isDeepStrictEqual(rewritten, written) ? [] : ['as 電脳麻将: another file'];
}

/** The facts for which a format has no place, and the errors about games that it cannot have. Any other loss is a fault of ours. */
const NO_PLACE: { readonly [F in RecordFormat]: readonly string[] } = {
  tenhou6: ['rules', 'hand', 'noHands', 'indicatorTimes', 'fu', 'tenpai'],
  mjai: ['id', 'rules', 'finalScores', 'totals', 'yaku', 'dora', 'fu', 'points', 'pao', 'tenpai'],
  kobalab: ['id', 'rules', 'notFourPlayers'],
  tenbo: ['id', 'names', 'hand', 'play', 'disagreement', 'beginsLater'],
};

/** What a game loses in each format that the format could hold. @param agrees whether it agrees with its rules, under which alone it can be a match */
export function lostWithoutReason(game: Game, agrees: boolean): readonly string[] {
  return RECORD_FORMATS.flatMap((to) => {
    const written = convertGame(game, to);
    const lost: readonly string[] = written.ok ? written.value.lost.map(({ fact }) => fact) : [written.error.code];
    const ofGame = [...(game.final?.totals ? [] : ['finalScores']), ...(agrees ? [] : ['refused'])];
    return lost.filter((one) => ![...NO_PLACE[to], ...ofGame].includes(one)).map((one) => `as ${to}: loses ${one}`);
  });
}
