import { type Seat, WON_ON, type WonBy, formatTiles, parseHand, withWinningTile } from '@tenbo/engine';
import type { EnteredValue, EnteredWin, WinTiles } from '@tenbo/ledger';

import type { HandOptions } from './options.ts';
import { pairIn, playerOf, playersOf, wordsOf } from './players.ts';
import { Refusal, badHand, wrongCommand } from '../output/refusal.ts';
import { spokenValue } from '../options/value-words.ts';

/** The context needed to read the words of a win. */
export interface WinContext {
  readonly players: readonly string[];
  readonly by: WonBy;
  /** All winners, in the order given. */
  readonly winners: readonly Seat[];
  readonly options: HandOptions;
}

/** A win from its winner and the words of its value, without pao. Options for a single winner apply to the first, unless they name one. */
export function winOf(winner: Seat, words: readonly string[], context: WinContext): EnteredWin {
  const chips = countFor('--chips', context.options.chips, winner, context);
  return {
    winner,
    value: valueOf(winner, words, context),
    ...(chips === undefined ? {} : { chips }),
  };
}

/** `3 30`, `8`, `mangan`, `yakuman 2`, `3900`, `700/1300`, `2600 all`, or tiles. */
function valueOf(winner: Seat, words: readonly string[], context: WinContext): EnteredValue {
  const text = words.join(' ');
  if (text === '') throw wrongCommand({ code: 'noValue', typed: text });
  const spoken = spokenValue(text);
  if (spoken !== undefined) return spoken;
  return pointsOf(text, context) ?? { tiles: tilesOf(winner, text, context) };
}

function pointsOf(text: string, { by }: WinContext): EnteredValue | undefined {
  const [, all] = /^(\d{3,7}) ?all$/.exec(text) ?? [];
  if (all !== undefined) return { points: { all: Number(all) } };
  const [, other, dealer] = /^(\d{3,7})\/(\d{3,7})$/.exec(text) ?? [];
  if (other !== undefined) return { points: { dealer: Number(dealer), other: Number(other) } };
  if (!/^\d{3,7}$/.test(text)) return undefined;
  return { points: by === 'ron' ? { discarder: Number(text) } : { all: Number(text) } };
}

function tilesOf(winner: Seat, text: string, context: WinContext): WinTiles {
  const parsed = parseHand(text);
  if (!parsed.ok) throw /\d[mpsz]/i.test(text) ? badHand(text, parsed.error) : wrongCommand({ code: 'noValue', typed: text });
  const hand = withWinningTile(parsed.value);
  if (hand.tile === undefined) throw new Refusal(1, (locale) => [locale.stillWaits]);
  const melds = hand.hand.melds.map(({ type, tiles }) => ({ type, tiles: formatTiles(tiles) }));
  return {
    hand: formatTiles(hand.hand.concealed),
    tile: formatTiles([hand.tile]),
    ...(melds.length > 0 ? { melds } : {}),
    ...situationOf(winner, context),
  };
}

/** The options for a winner's hand. Ura dora belong to the winners in riichi; without any, to all, so that the ledger refuses them. */
function situationOf(winner: Seat, { options, players, winners }: WinContext): Omit<WinTiles, 'hand' | 'tile' | 'melds'> {
  const { dora, ura } = options;
  const double = playersOf(options.doubleRiichi, players);
  const declared = [...double, ...playersOf(options.riichi, players)];
  const inRiichi = declared.includes(winner);
  const hasUra = inRiichi || !winners.some((seat) => declared.includes(seat));
  const ippatsu = options.ippatsu === true || winnersAmong('--ippatsu', options.ippatsu, { players, winners }).includes(winner);
  const on = WON_ON.find((how) => options[how]);
  const kita = countFor('--kita', options.kita, winner, { players, winners });
  return {
    ...(on === undefined ? {} : { on }),
    ...(inRiichi ? { riichi: double.includes(winner) ? 'doubleRiichi' : 'riichi' } : {}),
    ...(ippatsu ? { ippatsu } : {}),
    ...(dora === undefined ? {} : { dora }),
    ...(ura === undefined || !hasUra ? {} : { ura }),
    ...(kita === undefined ? {} : { kita }),
  };
}

type Winners = Pick<WinContext, 'players' | 'winners'>;

/** `2` for the first winner, or `Ben=2,Chie=1`: a number for each. */
function countFor(option: string, text: string | undefined, winner: Seat, context: Winners): number | undefined {
  const counts = wordsOf(text).map((word): readonly [Seat | undefined, number] => {
    const { name, value: typed } = pairIn(word) ?? { name: undefined, value: word };
    if (!/^\d{1,9}$/.test(typed)) throw wrongCommand({ code: 'badCount', option, typed: word });
    return [name === undefined ? context.winners[0] : winnerCalled(name, option, context), Number(typed)];
  });
  if (new Set(counts.map(([seat]) => seat)).size < counts.length) {
    throw wrongCommand({ code: 'countTwice', option, typed: text ?? '' });
  }
  return counts.find(([seat]) => seat === winner)?.[1];
}

function winnersAmong(option: string, text: string | undefined, context: Winners): readonly Seat[] {
  return wordsOf(text).map((name) => winnerCalled(name, option, context));
}

/** The seat of a named winner. */
function winnerCalled(typed: string, option: string, { players, winners }: Winners): Seat {
  const seat = playerOf(typed, players);
  if (!winners.includes(seat)) throw wrongCommand({ code: 'notAWinner', option, typed, player: players[seat] ?? typed });
  return seat;
}
