import { presets, unwrap } from '@tenbo/engine';
import { describe, expect, test } from 'vitest';

import { type Style, majsoulFile } from '../../../../fixtures/majsoul.ts';
import { SITUATIONS, type Situation } from '../../../../fixtures/situations.ts';
import { refusalIn } from '../../../../fixtures/refusal.ts';
import { auditGame } from '../audit.ts';
import type { GameEvent } from '../game.ts';
import { readRecord } from '../read.ts';
import { readMajsoul } from './majsoul.ts';

const NEW: Style = { layout: 'actions', prefix: '.lq.', isCamel: false, isSparse: false };
const OLD: Style = { layout: 'records', prefix: '', isCamel: true, isSparse: true };

const textOf = (situation: Situation, style: Style = NEW) => JSON.stringify(majsoulFile(situation, style));
const situation = (number: number, part = ''): Situation =>
  SITUATIONS.find((one) => one.number === number && one.name.includes(part)) as Situation;

/** The events of a hand, with melds sorted and without the claims that the fixture does not have; indicators are listed separately. */
function played(events: readonly GameEvent[]): object {
  return {
    doras: events.flatMap((event) => (event.type === 'dora' ? [event.tile] : [])),
    events: events
      .filter(({ type }) => type !== 'dora')
      .map((event) => {
        if (event.type === 'win') return { ...event, claim: event.claim.changes };
        if (event.type === 'abortiveDraw') return { ...event, changes: undefined };
        if (event.type !== 'call' && event.type !== 'quad') return event;
        return { ...event, meld: { ...event.meld, tiles: event.meld.tiles.toSorted((one, other) => one - other) } };
      }),
  };
}

describe.each([
  ['the newer layout', NEW],
  ['the older layout, in camel case, without what is zero', OLD],
])('%s', (_name, style) => {
  test.each(SITUATIONS)('situation $number: $name', (one) => {
    // Mahjong Soul has no abort by triple ron, so its record is read by Tenhou's rules.
    const game = unwrap(readMajsoul(textOf(one, style), { rules: one.rules }));
    const [hand] = game.hands;
    expect(played(hand?.events ?? [])).toEqual(played(one.hand.events));
    expect({ ...hand, events: [] }).toEqual({ ...one.hand, events: [] });
    const { findings, match } = auditGame(game);
    expect(findings).toEqual([]);
    expect(match.state.scores).toEqual(one.after);
  });
});

type Change = readonly [path: string, value: unknown];

/** The file of a situation with some values replaced, at paths such as `head.config.mode.mode`. */
function changed(one: Situation, ...changes: readonly Change[]): string {
  const file: unknown = JSON.parse(textOf(one));
  for (const [path, value] of changes) {
    const keys = path.split('.');
    let at = file as Record<string, unknown>;
    for (const key of keys.slice(0, -1)) at = at[key] as Record<string, unknown>;
    at[keys.at(-1) as string] = value;
  }
  return JSON.stringify(file);
}

const FIRST = 'data.data.actions.1.result';
const DETAIL = 'head.config.mode.detail_rule';

describe('rules', () => {
  const one = situation(1);
  const rulesOf = (detail: unknown) => unwrap(readMajsoul(changed(one, [DETAIL, detail])));

  test.each([
    [1, presets.majsoulTonpuu],
    [2, presets.majsoul],
  ])('of mode %j', (mode, rules) => {
    const { rules: found, houseRules } = unwrap(readMajsoul(changed(one, ['head.config.mode.mode', mode])));
    expect([found, houseRules]).toEqual([rules, false]);
  });

  test.each([
    [11, presets.majsoulSanmaTonpuu],
    [12, presets.majsoulSanma],
  ])('of mode %j, for three', (mode, rules) => {
    expect(unwrap(readMajsoul(changed(situation(34), ['head.config.mode.mode', mode]))).rules).toEqual(rules);
  });

  test('of a room that states its own', () => {
    const { rules, houseRules } = rulesOf({
      init_point: 30_000,
      fandian: 35_000,
      jingsuanyuandian: 30_000,
      dora_count: 4,
      shiduan: 0,
      fanfu: 2,
      have_yifa: false,
      have_qieshangmanguan: true,
      have_toutiao: true,
      have_sigangsanle: false,
      have_sanjiahele: true,
      have_tingpailianzhuang: false,
      disable_leijiyiman: true,
      disable_double_yakuman: 1,
      can_jifei: false,
      have_nanruxiru: true,
      xuezhandaodi: 0,
      time_fixed: 5,
      dora3_mode: 0,
    });
    expect(houseRules).toBe(true);
    expect(rules).toMatchObject({
      tiles: { redFives: [1, 2, 1] },
      yaku: { openTanyao: 'closedOnly', minimumHan: 2, ippatsu: 'none', doubleYakuman: [] },
      points: { kiriageMangan: 'played', countedYakuman: 'sanbaiman' },
      payments: { multipleRon: 'headBump' },
      draws: { abortive: ['nineTerminals', 'fourWinds', 'fourRiichi', 'tripleRon'] },
      match: { start: 30_000, goal: 35_000, dealerStays: 'win', bust: 'none' },
      standings: { target: 30_000 },
    });
  });

  test('in camel case', () => {
    expect(rulesOf({ initPoint: 30_000, notingFafu1: 1000, shunweima_2: 5 }).rules.match.start).toBe(30_000);
  });

  test('its own clock does not count as house rules', () => {
    expect(rulesOf({ time_fixed: 60, time_add: 0 })).toMatchObject({ rules: presets.majsoul, houseRules: false });
  });

  test.each<[string, Change, object]>([
    ['a mode that is unknown', ['head.config.mode.mode', 3], { path: 'head.config.mode.mode', found: '3' }],
    ['an event', ['head.config.meta.mode_id', 40], { path: 'head.config.meta.mode_id', found: '40' }],
    ['a way to play of an event', [DETAIL, { xuezhandaodi: 1 }], { path: `${DETAIL}.xuezhandaodi`, found: '1' }],
    ['a field that is new', [DETAIL, { have_luck: true }], { path: `${DETAIL}.have_luck`, found: 'true' }],
    ['a value that is unknown', [DETAIL, { dora_count: 7 }], { path: `${DETAIL}.dora_count`, found: '7' }],
    ['a game without dora', [DETAIL, { have_biao_dora: false }], { path: `${DETAIL}.have_biao_dora`, found: 'false' }],
    ['a card', [`${FIRST}.name`, '.lq.RecordNewCard'], { path: 'data.data.actions[1].result.name', found: '"RecordNewCard"' }],
  ])('%s is refused by name', (_name, change, error) => {
    expect(readMajsoul(changed(one, change))).toMatchObject({ ok: false, error: { ...error, code: 'unknownRules' } });
  });

  test('those of the ranked rooms are tried if there is no head', () => {
    const { rules, houseRules, unstated } = unwrap(readMajsoul(changed(one, ['head', {}])));
    expect({ rules, houseRules, unstated }).toMatchObject({ rules: presets.majsoul, houseRules: false, unstated: { rules: 1 } });
  });

  test('can be given if there is no head', () => {
    expect(unwrap(readMajsoul(changed(one, ['head', {}]), { rules: presets.majsoul })).players).toEqual(['', '', '', '']);
  });
});

describe('wins', () => {
  const one = situation(3);
  const last = (majsoulFile(one, NEW) as { data: { data: { actions: readonly unknown[] } } }).data.data.actions.length - 1;
  const hule = `data.data.actions.${last}.result.data.hules.0`;
  const claim = (...changes: readonly Change[]) => {
    const event = unwrap(readMajsoul(changed(one, ...changes))).hands[0]?.events.at(-1);
    return event?.type === 'win' ? event.claim : undefined;
  };
  const fans = [{ val: 1, id: 12 }, { id: 14, val: 1 }, { id: 32, val: 2 }, { id: 33 }];

  test('have yaku, dora and fu', () => {
    expect(claim([`${hule}.fans`, fans], [`${hule}.fu`, 30], [`${hule}.count`, 4])).toMatchObject({
      yaku: [
        ['tanyao', 1],
        ['pinfu', 1],
      ],
      dora: 2,
      fu: 30,
    });
  });

  test('have the points that the discarder or all together pay', () => {
    const points = [
      [`${hule}.point_rong`, 2900],
      [`${hule}.point_zimo_xian`, 1000],
      [`${hule}.point_zimo_qin`, 7],
    ] as const;
    expect(claim(...points)?.points).toBe(2900);
    expect(claim(...points, [`${hule}.zimo`, true])?.points).toBe(3000);
    expect(claim(...points, [`${hule}.zimo`, true], [`${hule}.seat`, 2])?.points).toBe(2007);
  });

  test('have no han or fu for a yakuman', () => {
    const yakuman = claim(
      [`${hule}.yiman`, true],
      [
        `${hule}.fans`,
        [
          { id: 50, val: 2 },
          { id: 31, val: 1 },
        ],
      ],
      [`${hule}.fu`, 40],
    );
    expect(yakuman).toMatchObject({ yaku: [['daisuushii', 1]], dora: undefined, fu: undefined });
  });

  test('list the indicators, which count even if they are more than those revealed', () => {
    const text = changed(one, [`${hule}.doras`, ['4z', '7s']]);
    expect(auditGame(unwrap(readMajsoul(text))).findings).toMatchObject([
      { code: 'extraIndicator' },
      { code: 'changes', ours: [11_600, -11_600, 0, 0] },
    ]);
    expect(claim([`${hule}.doras`, undefined])?.indicators).toBeUndefined();
  });
});

describe('the end of a game', () => {
  test('is listed by place, and read by seat', () => {
    const players = [3, 2, 1].map((seat) => ({ seat, part_point_1: seat * 1000, total_point: seat * 100 }));
    const text = changed(situation(1), ['head.result', { players: [...players, { part_point_1: -5, total_point: -600 }] }]);
    expect(unwrap(readMajsoul(text)).final).toEqual({ scores: [-5, 1000, 2000, 3000], totals: [-600, 100, 200, 300] });
  });
});

describe('an invalid record is refused with the place', () => {
  const one = situation(1);
  const at = (index: number) => `data.data.actions.${index}.result`;

  test.each<[string, string, object]>([
    ['invalid JSON', '{"head":', { code: 'notJson', path: '' }],
    ['no records', '{"head":{},"data":{}}', { code: 'notARecord', path: '' }],
    ['records that lie elsewhere', '{"head":{},"data":{},"data_url":"x"}', { code: 'notARecord', path: 'data_url' }],
    ['records as bytes', changed(one, ['data', 'AAEC']), { code: 'notARecord' }],
    ['records that begin before any hand', changed(one, [FIRST, {}]), { code: 'misplacedEvent', found: '"RecordDiscardTile"' }],
    ['a record that is unknown', changed(one, [`${at(3)}.name`, 'RecordLuck']), { code: 'unknownEvent', found: '"RecordLuck"' }],
    [
      'a record of a special mode',
      changed(one, [`${at(3)}.name`, 'RecordRevealTile']),
      { code: 'unknownRules', path: 'data.data.actions[3].result.name' },
    ],
    [
      'an invalid tile',
      changed(one, [`${at(3)}.data.tile`, '9z']),
      { code: 'badValue', path: 'data.data.actions[3].result.data.tile', found: '"9z"' },
    ],
    [
      'an invalid seat',
      changed(one, [`${at(3)}.data.seat`, 4]),
      { code: 'badValue', path: 'data.data.actions[3].result.data.seat', found: '4' },
    ],
    [
      'thirteen tiles for the dealer',
      changed(one, [`${FIRST}.data.tiles0`, []]),
      { code: 'badValue', path: 'data.data.actions[1].result.data.tiles0' },
    ],
    [
      'a hand without an indicator',
      changed(one, [`${FIRST}.data.doras`, []]),
      { code: 'badValue', path: 'data.data.actions[1].result.data.dora' },
    ],
    [
      'a call from nobody',
      changed(one, [`${at(5)}.data.froms`, [1, 1, 1]]),
      { code: 'badValue', path: 'data.data.actions[5].result.data.froms' },
    ],
    [
      'a tile added to nothing',
      changed(one, [at(3), { name: 'RecordAnGangAddGang', data: { type: 2, tiles: '3m' } }]),
      { code: 'misplacedEvent' },
    ],
    [
      'an unknown kind of draw',
      changed(one, [at(3), { name: 'RecordLiuJu', data: {} }]),
      { code: 'badValue', path: 'data.data.actions[3].result.data.type' },
    ],
  ])('%s', (_name, text, error) => {
    expect(refusalIn(readMajsoul(text))).toMatchObject(error);
  });

  test('an abortive draw that the play does not have is read, and found', () => {
    const text = changed(one, [at(3), { name: 'RecordLiuJu', data: { type: 4 } }]);
    expect(auditGame(unwrap(readMajsoul(text))).findings).toMatchObject([
      { code: 'noAbort', cause: undefined },
      { code: 'afterEnd' },
      { code: 'breaksOff' },
    ]);
  });

  test('readRecord recognises it by its content', () => {
    expect(readRecord(textOf(one, OLD)).ok).toBe(true);
  });
});
