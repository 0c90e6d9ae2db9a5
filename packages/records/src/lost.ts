// What a file does not hold of the game that was written to it: the game is read again from the file, and both are compared fact by fact.
import { type RuleSet, type Tile, canonicalJson } from '@tenbo/engine';

import type { Game, GameEvent, GameHand, RecordedDraw, RecordedWin, WinClaim } from './game.ts';
import { isSame } from './json.ts';

/** A fact about a game that a file may not hold. */
export type GameFact =
  | 'id'
  | 'rules'
  | 'names'
  | 'finalScores'
  | 'totals'
  /** A value that tenbo could not read, so it cannot write it either. */
  | 'unread';

/** A fact about a hand that a file may not hold. */
export type HandFact =
  /** The whole hand is left out. */
  | 'hand'
  | 'scores'
  | 'dealt'
  /** Draws, discards and calls, in their order. */
  | 'play'
  /** Which discards the record says to be the tile just drawn, where that does not follow from the tile. */
  | 'drawnMarks'
  | 'indicators'
  /** When the new indicators are revealed. */
  | 'indicatorTimes'
  /** How the hand ends: who wins from whom, with which tile, or that nobody does. */
  | 'ending'
  | 'ura'
  | 'yaku'
  | 'dora'
  /** A number of han that is not the sum of the yaku and dora. */
  | 'han'
  | 'fu'
  | 'points'
  /** Indicators listed with a win that are not those revealed. */
  | 'winIndicators'
  | 'pao'
  | 'changes'
  | 'cause'
  | 'tenpai'
  /** A value other than the one that follows from the play under the game's rules. */
  | 'disagreement';

/** A fact that a file does not hold. */
export type Loss =
  | { readonly fact: GameFact }
  | { readonly fact: HandFact; /** The hands it is about, counted from 0. */ readonly hands: readonly number[] };

/** A fact's value, or several, one for each win. What the record does not say is undefined, and cannot be lost. */
type Values = readonly unknown[];

/**
 * The facts of a game that another does not have. The order of the tiles in a hand or meld is no fact.
 *
 * @param after the same game, read again from a file
 */
export function lostFrom(before: Game, after: Game): readonly Loss[] {
  const [facts, others] = [before, after].map(gameFacts) as [ReturnType<typeof gameFacts>, ReturnType<typeof gameFacts>];
  const ofGame = facts.flatMap(([fact, values], i) => (isHeld(values, others[i]?.[1]) ? [] : [{ fact }]));
  const ofHands = new Map<HandFact, number[]>();
  let found = 0;
  for (const [nth, hand] of before.hands.entries()) {
    // A file may leave hands out, but has the others in their order.
    const other = after.hands[found];
    const isThere = other !== undefined && isSame(placeOf(hand), placeOf(other));
    if (isThere) found++;
    for (const fact of isThere ? lostOf(hand, other) : (['hand'] as const)) {
      ofHands.set(fact, ofHands.get(fact) ?? []);
      ofHands.get(fact)?.push(nth);
    }
  }
  return [...ofGame, ...[...ofHands].map(([fact, hands]) => ({ fact, hands }))];
}

function lostOf(hand: GameHand, other: GameHand): readonly HandFact[] {
  const held = new Map(handFacts(other));
  return handFacts(hand).flatMap(([fact, values]) => (isHeld(values, held.get(fact)) ? [] : [fact]));
}

function isHeld(values: Values, others: Values | undefined): boolean {
  return values.every((value, i) => value === undefined || isSame(value, others?.[i]));
}

function placeOf({ kyoku, honba, sticks }: GameHand): Values {
  return [kyoku, honba, sticks];
}

function gameFacts({ id, rules, houseRules, players, final, unread }: Game): readonly (readonly [GameFact, Values])[] {
  return [
    ['id', [id]],
    ['rules', [played(rules), houseRules]],
    ['names', [players]],
    ['finalScores', [final?.scores]],
    ['totals', [final?.totals]],
    ['unread', [unread]],
  ];
}

/** The rules, whatever they are called. */
function played({ id: _id, name: _name, yakuNames: _yakuNames, ...rules }: RuleSet): string {
  return canonicalJson(rules);
}

function handFacts(hand: GameHand): readonly (readonly [HandFact, Values])[] {
  const { events } = hand;
  const acts = events.filter(isAct);
  const wins = events.flatMap((event) => (event.type === 'win' ? [event] : []));
  const draws = events.flatMap((event) => (event.type === 'exhaustiveDraw' || event.type === 'abortiveDraw' ? [event] : []));
  const claimed = (value: (win: RecordedWin) => unknown) => wins.map(value);
  const revealed = [hand.indicator, ...events.flatMap((event) => (event.type === 'dora' ? [event.tile] : []))];
  return [
    ['scores', [hand.scores]],
    ['dealt', [hand.dealt.map(sorted)]],
    ['play', [acts.map(actOf)]],
    ['drawnMarks', [acts.map(markOf)]],
    ['indicators', [revealed]],
    ['indicatorTimes', [timesOf(events)]],
    ['ending', [wins.map(({ seat, from, tile }) => [seat, from, tile]), draws.map(({ type, nagashi }) => [type, nagashi])]],
    ['ura', claimed(({ ura }) => ura)],
    ['yaku', claimed(({ claim }) => claim.yaku)],
    ['dora', claimed(({ claim }) => claim.dora)],
    ['han', claimed(({ claim }) => (claim.han === sumOf(claim) ? undefined : claim.han))],
    ['fu', claimed(({ claim }) => claim.fu)],
    ['points', claimed(({ claim }) => claim.points)],
    ['winIndicators', claimed(({ claim }) => (isSame(claim.indicators, revealed) ? undefined : claim.indicators))],
    ['pao', claimed(({ claim }) => claim.pao)],
    [
      'changes',
      [...claimed(({ claim }) => claim.changes), ...draws.map(({ changes }) => (changes?.some(Boolean) ? changes : undefined))],
    ],
    ['cause', draws.map(({ cause }) => cause)],
    ['tenpai', draws.map(({ tenpai }) => tenpai)],
  ];
}

type End = RecordedWin | RecordedDraw;
type Dora = Extract<GameEvent, { readonly type: 'dora' }>;
/** What a player does before the hand ends. */
type Act = Exclude<GameEvent, End | Dora>;

const NO_ACTS: ReadonlySet<GameEvent['type']> = new Set<(End | Dora)['type']>(['dora', 'win', 'exhaustiveDraw', 'abortiveDraw']);

export function isAct(event: GameEvent): event is Act {
  return !NO_ACTS.has(event.type);
}

function actOf(act: Act): unknown {
  if (act.type === 'discard') return [act.type, act.seat, act.tile];
  if (act.type !== 'call' && act.type !== 'quad') return act;
  return { ...act, meld: { ...act.meld, tiles: sorted(act.meld.tiles) } };
}

function markOf(act: Act): unknown {
  return act.type === 'discard' ? [act.fromHand, act.drawn] : [];
}

/** How many acts come before each new indicator. */
function timesOf(events: readonly GameEvent[]): readonly number[] {
  let acts = 0;
  return events.flatMap((event) => {
    if (isAct(event)) acts++;
    return event.type === 'dora' ? [acts] : [];
  });
}

function sumOf({ yaku, dora = 0 }: WinClaim): number | undefined {
  return yaku?.reduce((sum, [, han]) => sum + han, dora);
}

function sorted(tiles: readonly Tile[]): readonly Tile[] {
  return tiles.toSorted((one, other) => one - other);
}
