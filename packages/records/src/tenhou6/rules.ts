import { type Meld, type RuleSet, type Tile, isRedFive, kindOf, presetOf, redFiveOf, suitOf } from '@tenbo/engine';

import type { GameEvent, ReadHand } from '../game.ts';
import { rulesWith } from '../left-out.ts';
import { type TenhouTable, dayIn, tenhouRules } from '../tenhou/rules.ts';

/** How many of each suit. */
export type RedFives = readonly [number, number, number];

/** The facts about the rules in a file of tenhou.net/6. */
export interface RuleFacts {
  /** A text for readers: the only place that has the length and open tanyao. */
  readonly disp: string;
  readonly redFives: RedFives;
  readonly players: 3 | 4;
  readonly ref: string | undefined;
  /** The starting points in East 1; undefined if the file starts later. */
  readonly start: number | undefined;
  /** The settlement in points. */
  readonly totals: readonly number[] | undefined;
}

interface RulesRead {
  readonly rules: RuleSet;
  /** The rules go beyond the text, or the text is unknown. */
  readonly houseRules: boolean;
  /** If the text is unknown: what else the rules may be. */
  readonly others?: readonly RuleSet[];
}

/** Tenhou's text: players, room, length, open tanyao, red fives and speed. tenbo writes no room. */
const TENHOU = /^三?[般上特鳳]?[東南]喰?赤?速?$/;
/** tenbo's own text for other rules: the id of a preset, `+` for house rules, then Tenhou's letters for readers. */
const PRESET = /^(\w{1,40})(\+?) 三?[東南]喰?赤?$/;
/** The id of a Mahjong Soul game: its date and a UUID. */
const MAJSOUL_ID = /^\d{6}-[0-9a-f]{8}-[0-9a-f]{4}-/;
/** Mahjong Soul rooms with its standard rules, in Japanese and English. */
const MAJSOUL_ROOM = /(?:[銅銀金玉]|王座|交流)の間|\b(?:Bronze|Silver|Gold|Jade|Throne) Room|\bCasual Match/;
/** Friends' rooms and tournaments choose their own rules. One converter writes `Tounament`. */
const MAJSOUL_OTHER = /友人戦|大会戦|\bFriendly|\bTour?nament/;
const EAST = /東|\bEast\b/;
const SOUTH = /南|\bSouth\b/;

/** Checks whether the text says that there are three players. Not all converters write it. */
export function saysThreePlayers(disp: string): boolean {
  return /^(?:\w+\+? )?[三3]/.test(disp);
}

/** Checks whether the text says that there are red fives. */
export function saysRedFives(disp: string): boolean {
  return /赤|\bRed\b/.test(disp);
}

/** The rules of a file: those that its text is known to mean, or else the closest. */
export function rulesOf(facts: RuleFacts): RulesRead {
  const { disp, ref, redFives, start } = facts;
  const [, id = '', plus] = PRESET.exec(disp) ?? [];
  if (presetOf(id) !== undefined) return { rules: changed(id, redFives, start), houseRules: plus === '+' };
  const isRoom = MAJSOUL_ROOM.test(disp);
  const eastOnly = EAST.test(disp) && !SOUTH.test(disp);
  if (isRoom || MAJSOUL_OTHER.test(disp) || MAJSOUL_ID.test(ref ?? '')) {
    const base = `majsoul${facts.players === 3 ? 'Sanma' : ''}${eastOnly ? 'Tonpuu' : ''}`;
    const isLong = EAST.test(disp) || SOUTH.test(disp);
    return { rules: changed(base, redFives, start), houseRules: !isRoom || !isLong };
  }
  const tenhou = (table: Pick<TenhouTable, 'eastOnly' | 'openTanyao'>) =>
    tenhouRules({ ...facts, ...table, day: dayIn(ref), seedInHands: false });
  if (TENHOU.test(disp)) return { rules: tenhou({ eastOnly, openTanyao: disp.includes('喰') }), houseRules: false };
  const others = [
    { eastOnly: !eastOnly, openTanyao: true },
    { eastOnly, openTanyao: false },
    { eastOnly: !eastOnly, openTanyao: false },
  ];
  return { rules: tenhou({ eastOnly, openTanyao: true }), houseRules: true, others: others.map(tenhou) };
}

function changed(base: string, redFives: RedFives, start: number | undefined): RuleSet {
  return rulesWith({ base, tiles: { redFives }, ...(start !== undefined && { match: { start } }) });
}

const SUITS = [0, 1, 2] as const;

/**
 * The red fives that occur in hands, one of each suit at most. For files that do not say whether there are any: 51 to 53 are red ones, or, at tournaments, only
 * the tiles that would be red elsewhere.
 */
export function redFivesIn(hands: readonly ReadHand[]): RedFives {
  const seen = new Set(hands.flatMap((hand) => [...hand.dealt.flat(), hand.indicator, ...hand.events.flatMap(tilesIn)]));
  const [man, pin, sou] = SUITS.map((suit) => Number(seen.has(redFiveOf(suit))));
  return [man ?? 0, pin ?? 0, sou ?? 0];
}

/** A hand as it is where only some suits have red fives: the others are ordinary fives. */
export function withFives(hand: ReadHand, redFives: RedFives): ReadHand {
  if (redFives.every((count) => count > 0)) return hand;
  const plain = <T extends Tile | undefined>(tile: T): T =>
    (tile !== undefined && isRedFive(tile) && redFives[suitOf(kindOf(tile)) as 0 | 1 | 2] === 0 ? kindOf(tile) : tile) as T;
  const all = (tiles: readonly Tile[]) => tiles.map(plain);
  const ofMeld = (meld: Meld): Meld => ({ ...meld, tiles: all(meld.tiles) });
  const ofEvent = (event: GameEvent): GameEvent => {
    switch (event.type) {
      case 'draw':
      case 'discard':
      case 'dora':
        return { ...event, tile: plain(event.tile) };
      case 'call':
        return { ...event, meld: ofMeld(event.meld), called: plain(event.called) };
      case 'quad':
        return { ...event, meld: ofMeld(event.meld), ...(event.added !== undefined && { added: plain(event.added) }) };
      case 'win': {
        const { indicators } = event.claim;
        return {
          ...event,
          tile: plain(event.tile),
          ura: all(event.ura),
          claim: { ...event.claim, indicators: indicators && all(indicators) },
        };
      }
      case 'riichi':
      case 'kita':
      case 'exhaustiveDraw':
      case 'abortiveDraw':
        return event;
    }
  };
  return { ...hand, dealt: hand.dealt.map(all), indicator: plain(hand.indicator), events: hand.events.map(ofEvent) };
}

function tilesIn(event: GameEvent): readonly Tile[] {
  if (event.type === 'call' || event.type === 'quad') return event.meld.tiles;
  return 'tile' in event ? [event.tile] : [];
}
