import { presets, ruleCode, unwrap, withRule } from '@tenbo/engine';
import { describe, expect, test } from 'vitest';

import { MjlogText } from '../../../../fixtures/mjlog.ts';
import { SITUATIONS, gameOf } from '../../../../fixtures/situations.ts';
import { heldByTenhou6 } from '../../../../fixtures/tenhou6.ts';
import { auditGame } from '../audit.ts';
import type { Game, GameEvent, WinClaim } from '../game.ts';
import { readMjai } from '../mjai/mjai.ts';
import { writeMjai } from '../mjai/write.ts';
import { readMjlog } from '../tenhou/mjlog.ts';
import { readTenhou6 } from './tenhou6.ts';
import { type Tenhou6, writeTenhou6 } from './write.ts';

const written = (game: Game): Tenhou6 => unwrap(writeTenhou6(game));
const readAgain = (game: Game): Game => unwrap(readTenhou6(JSON.stringify(written(game))));

describe('a hand is the same after writing and reading it', () => {
  test.each(SITUATIONS)('situation $number: $name', (situation) => {
    const game = gameOf(situation);
    const again = readAgain(game);
    const { findings, match } = auditGame(again);
    expect(findings).toEqual([]);
    expect(match.state.scores).toEqual(situation.after);
    expect(withoutClaims(heldByTenhou6(again))).toEqual(withoutClaims(heldByTenhou6(game)));
    expect(written(again)).toEqual(written(game));
  });
});

/** Removes claims about wins: the situations have only the changes, but the file has everything. */
function withoutClaims({ hands }: Game): unknown {
  return hands.map((hand) => ({
    ...hand,
    events: hand.events.map((event) => (event.type === 'win' ? { ...event, claim: event.claim.changes } : event)),
  }));
}

test.each(SITUATIONS)('missing payments are computed: situation $number, $name', (situation) => {
  const game = gameOf(situation);
  const events = situation.hand.events.map((event): GameEvent => {
    if (event.type === 'win') return { ...event, claim: { ...event.claim, changes: undefined } };
    return event.type === 'exhaustiveDraw' ? { ...event, changes: undefined } : event;
  });
  expect(written({ ...game, hands: [{ ...situation.hand, events }] })).toEqual(written(game));
});

/** For some situations, items of the file as Tenhou writes them. */
const FORMS: readonly (readonly [number: number, name: string, forms: readonly unknown[]])[] = [
  [1, 'a chi of the lowest, the middle and the highest tile', ['c131415', 'c262527', 'c393738']],
  [2, 'a red five called, and one of the caller’s own in a chi and in a pon', ['c522324', 'c343353']],
  [2, 'a pon of a red five', ['3535p53']],
  [2, 'a pon with a red five of the caller’s own', ['35p3553']],
  [3, 'a pon from seat 0', ['p191919']],
  [3, 'a pon from seat 2', ['1919p19']],
  [3, 'a pon from seat 3', ['19p1919']],
  [4, 'an open kan from seat 0, with a red five', ['m25252552', [0, 60, 60]]],
  [4, 'an open kan from seat 2, with a red five', ['252552m25', [60, 0, 60, 60]]],
  [4, 'an open kan from seat 3, with a red five', ['25m252552', [60, 0, 60, 60]]],
  [4, 'an open kan of a red five', ['m53353535']],
  [5, 'a tile added to a pon from seat 0', ['k19191919']],
  [5, 'a tile added to a pon from seat 2', ['1919k1919']],
  [5, 'a tile added to a pon from seat 3', ['19k191919']],
  [5, 'a red five added to a pon', ['p353535', 'k53353535']],
  [6, 'a closed kan with a red five', ['353535a53']],
  [7, 'a closed kan after riichi: 70 fu, 1 han', ['r60', '424242a42', '70符1飜3400点', [43, 39]]],
  [8, 'a tile added to a pon is won: chankan', ['1818k1818', '槍槓(1飜)', '30符3飜5800点']],
  [10, 'four kans by two players end the hand', [['四槓散了']]],
  [12, 'a tsumo after a closed kan: its indicator counts', ['292929a29', '嶺上開花(1飜)', '満貫4000点∀']],
  [14, 'a tsumo after an added kan: it has no indicator', [[44], '40符1飜400-700点', '嶺上開花(1飜)']],
  [15, 'the tile of a riichi is won: no stick', ['r60']],
  [17, 'four riichi end the hand, and the fourth pays', ['r60', ['四家立直']]],
  [18, 'nine terminals of another', [['九種九牌']]],
  [19, 'four equal winds', [['四風連打']]],
  [20, 'three win on one tile, which ends the hand', [['三家和了']]],
  [
    22,
    'two win on one tile: honba and sticks go to the nearest',
    [
      [0, -1600, 2600, 0],
      [2900, -2900, 0, 0],
    ],
  ],
  [23, 'two win on one tile, one of them in riichi: ura dora for one', [[37], '裏ドラ(2飜)', '跳満18000点']],
  [25, 'an exhaustive draw with 1 in tenpai', [['流局', [3000, -1000, -1000, -1000]]]],
  [25, 'an exhaustive draw with 4 in tenpai', [['流局', [0, 0, 0, 0]]]],
  [26, 'two nagashi mangan at once', [['流し満貫', [-8000, 6000, 6000, -4000]]]],
  [
    27,
    'pao: a tsumo, with honba',
    [
      [0, 32_300, 0, -32_300],
      [1, 1, 3, '役満8000-16000点', '大三元(役満)'],
    ],
  ],
  [
    27,
    'pao: a ron from another',
    [
      [-16_000, 32_000, 0, -16_000],
      [1, 0, 3, '役満32000点', '大三元(役満)'],
    ],
  ],
  [28, 'thirteen han: a counted yakuman', ['数え役満48000点']],
  [29, 'two yakuman in one hand', ['役満64000点', '大三元(役満)', '字一色(役満)']],
  [34, 'two norths set aside, and a tsumo after the second', ['f44', 'ドラ(2飜)']],
];

test.each(FORMS)('situation %d, %s, is written as Tenhou does', (number, name, forms) => {
  const situation = SITUATIONS.find((one) => one.number === number && one.name === name);
  const text = JSON.stringify(situation && written(gameOf(situation)));
  expect(forms.filter((form) => !text.includes(JSON.stringify(form)))).toEqual([]);
});

test.each([
  ['the one just drawn', 2, 60],
  ['another', 0, 38],
])('of tiles that look the same, %s is discarded', (_name, copy, entry) => {
  const hands = ['234m456p567s88s67m', '19m19p19s1234567z', '1199m1199p11223z', '11199s33445566z'];
  const text = new MjlogText().deal(hands, { dora: '9m' }).draw(0, '8s');
  text.add(`<D${text.id('8s', copy)}/>`).turn(1, '8m');
  const paid = `ten="30,2900,0" yaku="7,1,8,1" doraHai="${text.id('9m')}" sc="250,29,250,-29,250,0,250,0"`;
  text.add(`<AGARI ba="0,0" hai="" machi="${text.id('8m')}" who="0" fromWho="1" ${paid}/>`);
  const game = unwrap(readMjlog(text.toString()));
  expect(auditGame(game).findings).toEqual([]);
  expect(written(game).log[0]?.[6]).toEqual([entry]);
  expect(heldByTenhou6(readAgain(game))).toEqual(heldByTenhou6(game));
  const discardIn = ({ hands: [hand] }: Game) => hand?.events[1];
  expect(discardIn(unwrap(readMjai(writeMjai(game))))).toEqual(discardIn(game));
});

test('a win is written with its record’s claims, right or wrong', () => {
  const [situation] = SITUATIONS as [(typeof SITUATIONS)[number]];
  const yaku = [
    ['pinfu', 1],
    ['seatWind', 1],
    ['roundWind', 1],
  ] as const;
  const detailOf = (claimed: Partial<WinClaim>) => {
    const events = situation.hand.events.map((event): GameEvent => {
      return event.type === 'win' ? { ...event, claim: { ...event.claim, yaku, fu: 40, points: 5200, ...claimed } } : event;
    });
    const [round] = written({ ...gameOf(situation), hands: [{ ...situation.hand, events }] }).log;
    const result = round?.at(-1) as readonly unknown[];
    return result[2];
  };
  const lines = ['平和(1飜)', '自風 東(1飜)', '場風 東(1飜)'];
  expect(detailOf({ dora: 0 })).toEqual([0, 1, 0, '40符3飜5200点', ...lines]);
  expect(detailOf({ dora: 2, pao: 3 })).toEqual([0, 1, 3, '満貫5200点', ...lines, 'ドラ(2飜)']);
  expect(detailOf({ dora: 0, han: 2 })).toEqual([0, 1, 0, '40符2飜5200点', ...lines]);
});

test('with three players every list has an empty fourth item', () => {
  const situation = SITUATIONS.find(({ rules }) => rules.tiles.players === 3) as (typeof SITUATIONS)[number];
  const { name, rule, ratingc, log } = written(gameOf(situation));
  expect([name, rule.disp, ratingc]).toEqual([['Aki', 'Ben', 'Chie', ''], '三南喰赤', 'PF3']);
  expect([log[0]?.[1], ...(log[0]?.slice(13, 16) ?? [])]).toEqual([[35_000, 35_000, 35_000, 0], [], [], []]);
  const detail = [0, 0, 0, '30符4飜3900点∀', '門前清自摸和(1飜)', '嶺上開花(1飜)', 'ドラ(2飜)'];
  expect(log[0]?.[16]).toEqual(['和了', [7800, -3900, -3900, 0], detail]);
});

/** Situations about files, by number: where they are tested, or why this format cannot have them. */
const OF_FILES: { readonly [number: number]: string } = {
  35: 'with three players every list has an empty fourth item',
  36: '`connection` names players who left and returned, and is skipped: below',
  37: 'attributes of XML',
  38: 'byte order mark, line breaks and links: tenhou6.test.ts; gzip is unpacked before',
  39: 'rules by their text: rules.test.ts; chips: tenhou6.test.ts',
  40: 'what cannot be read: tenhou6.test.ts',
};

test('each of the forty situations is tested here or listed with a reason', () => {
  const numbers = new Set([...SITUATIONS.map(({ number }) => number), ...Object.keys(OF_FILES).map(Number)]);
  expect(Array.from({ length: 40 }, (_, i) => i + 1).filter((number) => !numbers.has(number))).toEqual([]);
});

test('players who leave and return change nothing', () => {
  const file = written(gameOf(SITUATIONS[0] as (typeof SITUATIONS)[number]));
  const connection = [
    { what: 0, log: 0, who: 1, step: 3 },
    { what: 1, log: 0, who: 1, step: 4 },
  ];
  expect(readTenhou6({ ...file, connection })).toEqual(readTenhou6(file));
});

describe('a game', () => {
  const [situation] = SITUATIONS as [(typeof SITUATIONS)[number]];
  const game = gameOf(situation);

  test.each([
    ['Tenhou', presets.tenhouTonpuuNoRed, '東喰'],
    ['Tenhou without open tanyao', presets.tenhouClosedTanyao, '南'],
    ['another site', presets.majsoulTonpuu, 'majsoulTonpuu 東喰赤'],
    ['a league', presets.mleague, 'mleague 南喰赤'],
  ])('keeps the rules of %s by their name', (_name, rules, disp) => {
    expect(written({ ...game, rules }).rule.disp).toBe(disp);
    expect(ruleCode(readAgain({ ...game, rules }).rules)).toBe(ruleCode(rules));
  });

  test('keeps the fact that it has house rules, but not which', () => {
    const rules = withRule(presets.tenhou, 'points.kiriageMangan', 'played');
    const again = readAgain({ ...game, rules, houseRules: true });
    expect([again.houseRules, ruleCode(again.rules)]).toEqual([true, ruleCode(presets.tenhou)]);
    expect(ruleCode(readAgain({ ...game, rules }).rules)).toBe(ruleCode(presets.tenhou));
  });

  test('keeps its id and its settlement', () => {
    const final = { scores: [25_100, 25_000, 25_000, 24_900], totals: [45_100, 5000, -15_000, -35_100] };
    const again = readAgain({ ...game, id: '2023010100gm-0009-0000-01234567', final });
    expect([again.id, again.final]).toEqual(['2023010100gm-0009-0000-01234567', final]);
  });

  test('leaves out a hand that breaks off', () => {
    const broken = { ...situation.hand, events: situation.hand.events.slice(0, 2) };
    expect(written({ ...game, hands: [situation.hand, broken] }).log.length).toBe(1);
  });

  test('is not written if a hand cannot be represented', () => {
    const [win] = situation.hand.events.slice(-1) as [Extract<GameEvent, { type: 'win' }>];
    const noWin = { ...situation.hand, dealt: situation.hand.dealt.toReversed() };
    expect(writeTenhou6({ ...game, hands: [situation.hand, noWin] })).toEqual({ ok: false, error: { code: 'noValue', hand: 1 } });
    const meld = { type: 'kakan', tiles: [win.tile, win.tile, win.tile, win.tile] } as const;
    const events: GameEvent[] = [{ type: 'quad', seat: 0, meld, added: win.tile }, win];
    const noPon = { ...situation.hand, events };
    expect(writeTenhou6({ ...game, hands: [noPon] })).toEqual({ ok: false, error: { code: 'noPon', hand: 0 } });
  });
});
