import { type RuleSet, presetOf } from '@tenbo/engine';

import { rulesWith } from '../rules-with.ts';
import { dayIn } from '../tenhou/game-id.ts';
import { type TenhouTable, tenhouRules } from '../tenhou/rules.ts';

/** The facts about the rules in a file of tenhou.net/6. */
export interface RuleFacts {
  /** A text for readers: the only place that has the length and open tanyao. */
  readonly disp: string;
  readonly redFives: readonly [number, number, number];
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

function changed(base: string, redFives: RuleFacts['redFives'], start: number | undefined): RuleSet {
  return rulesWith({ base, tiles: { redFives }, ...(start !== undefined && { match: { start } }) });
}
