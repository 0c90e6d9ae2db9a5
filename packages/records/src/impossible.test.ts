import { type Result, type RuleSet, presets, unwrap, withRule } from '@tenbo/engine';
import { expect, test } from 'vitest';

import type { HandMaker } from '../../../fixtures/game-hand.ts';
import { IMPOSSIBLE, POSSIBLE } from '../../../fixtures/impossible.ts';
import { kobalabFile } from '../../../fixtures/kobalab.ts';
import { majsoulFile } from '../../../fixtures/majsoul.ts';
import { mjlogFile } from '../../../fixtures/mjlog-situation.ts';
import { riichiCityFile } from '../../../fixtures/riichi-city.ts';
import { auditGame } from './audit.ts';
import type { RecordFileError } from './errors.ts';
import type { Game, GameHand, RecordedDraw } from './game.ts';
import { readKobalab } from './kobalab/kobalab.ts';
import { readMajsoul } from './majsoul/majsoul.ts';
import { readMjai } from './mjai/mjai.ts';
import { writeMjai } from './mjai/write.ts';
import { playHand } from './play.ts';
import { readRecord } from './read.ts';
import { readRiichiCity } from './riichi-city/riichi-city.ts';
import { readTenhou6 } from './tenhou6/tenhou6.ts';
import { writeTenhou6 } from './tenhou6/write.ts';

const played = (maker: HandMaker, rules: RuleSet = presets.tenhou) =>
  // The hands are dealt from a wall with red fives.
  playHand(maker.hand(), withRule(rules, 'tiles.redFives', [1, 1, 1])).findings;

for (const [name, maker, fault, rules] of IMPOSSIBLE)
  test(`${name}: impossible`, () => {
    expect(played(maker, rules).map(({ event: _event, ...found }) => found)).toEqual([fault]);
  });

for (const [name, maker, rules] of POSSIBLE)
  test(`${name}: possible`, () => {
    expect(played(maker, rules)).toEqual([]);
  });

const OPEN: RecordedDraw = { type: 'abortiveDraw', cause: 'fourQuads', nagashi: false, tenpai: undefined, changes: undefined };

/** A record of an impossible hand. One without an end gets one that is impossible too. */
function gameOf(maker: HandMaker, given?: RuleSet): Game {
  const hand = maker.hand();
  const players = ['Aki', 'Ben', 'Chie', 'Dai'].slice(0, hand.dealt.length);
  const isEnded = hand.events.some(({ type }) => type === 'win' || type === 'abortiveDraw');
  const changes = players.map(() => 0);
  const hands = [isEnded ? hand : { ...hand, events: [...hand.events, { ...OPEN, changes }] }];
  const standard = players.length === 3 ? presets.tenhouSanma : presets.tenhou;
  const rules = withRule(given ?? standard, 'tiles.redFives', [1, 1, 1]);
  return { id: undefined, rules, houseRules: false, players, hands, final: undefined };
}

const STYLE = { layout: 'actions', prefix: '', isCamel: false, isSparse: false } as const;
const situationOf = ({ rules, hands }: Game) => ({ number: 0, name: '', rules, hand: hands[0] as GameHand, after: [] });

/** Each format, written and read. */
const FORMATS: Readonly<Record<string, (game: Game) => Result<Game, RecordFileError>>> = {
  mjlog: (game) => readRecord(mjlogFile(situationOf(game))),
  mjai: (game) => readMjai(writeMjai(game), { rules: game.rules }),
  'Mahjong Soul': (game) => readMajsoul(JSON.stringify(majsoulFile(situationOf(game), STYLE)), { rules: game.rules }),
  'Riichi City': (game) => readRiichiCity(JSON.stringify(riichiCityFile(situationOf(game))), { rules: game.rules }),
  kobalab: (game) => readKobalab(JSON.stringify(kobalabFile(situationOf(game))), { rules: game.rules }),
  'tenhou.net/6': (game) => readTenhou6(unwrap(writeTenhou6(game))),
};

/** What a format has no way to say: its lists have no order that could be wrong, its melds are runs by their code, or it is for four players. */
const CANNOT_SAY: Readonly<Record<string, readonly string[]>> = {
  mjlog: ['chi of tiles that are no run'],
  'Mahjong Soul': ['an indicator without a kan', 'a discard without a draw'],
  'Riichi City': ['a discard without a draw'],
  kobalab: ['chi with three players', 'riichi with two left, of three players', 'a north set aside by one of four'],
  'tenhou.net/6': ['pon of an earlier discard', 'a discard without a draw', 'a discard after the end'],
};

for (const [format, again] of Object.entries(FORMATS))
  for (const [name, maker, fault, given] of IMPOSSIBLE)
    test(`${format}: ${name}`, () => {
      const game = gameOf(maker, given);
      const read = again(game);
      const codes = read.ok ? auditGame({ ...read.value, rules: game.rules }).findings.map(({ code }) => code) : [];
      expect(codes.includes(fault.code)).toBe(!CANNOT_SAY[format]?.includes(name));
    });
