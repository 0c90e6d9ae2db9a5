import { describe, expect, test } from 'vitest';

import {
  RULE_PATHS,
  type RuleSet,
  type RulesError,
  excerptOf,
  parseRules,
  presetOf,
  presets,
  unwrap,
  withRule,
} from '../index.ts';
import { YAKU_NAMES } from './ruleset.ts';

const { standard } = presets;

describe('a preset', () => {
  test.each(Object.keys(presets))('%s by its id', (id) => {
    const rules = unwrap(parseRules(id));
    expect(rules).toBe(presetOf(id));
    expect(rules.id).toBe(id);
  });

  test.each(Object.values(presets))('$id in full, as a match stores it', (preset) => {
    expect(unwrap(parseRules(JSON.parse(JSON.stringify(preset))))).toEqual(preset);
  });

  test.each(Object.values(presets))('$id in full, as a match stored it before some fields existed', (preset) => {
    const { draws, chombo, match, standings, ...kept } = preset;
    const { afterAbortive: _1, ...oldDraws } = draws;
    const { redeal: _2, ...oldChombo } = chombo;
    const { ceiling: _3, ...oldMatch } = match;
    const { yakitori: _4, ...oldStandings } = standings;
    const old = { ...kept, draws: oldDraws, chombo: oldChombo, match: oldMatch, standings: oldStandings };
    expect(unwrap(parseRules(old))).toEqual({
      ...preset,
      draws: { ...draws, afterAbortive: 'dealerStays' },
      chombo: { ...chombo, redeal: 'always' },
      match: { ...match, ceiling: null },
      standings: { ...standings, yakitori: { ranking: 0, to: 'each' } },
    });
  });

  test('with a name of its own', () => {
    const ours = unwrap(parseRules({ base: 'mleague', id: 'ourclub', name: 'Our Club', fu: { doubleWindPair: 4 } }));
    expect(ours).toMatchObject({ id: 'ourclub', name: 'Our Club', fu: { doubleWindPair: 4 }, points: presets.mleague.points });
    expect(parseRules({ id: '', name: 3 })).toMatchObject({ ok: false, error: [{ path: 'id' }, { path: 'name' }] });
    expect(parseRules({ id: '  ', name: ' ' })).toMatchObject({ error: [{ path: 'id' }, { path: 'name' }] });
    expect(parseRules({ id: 'x'.repeat(40), name: 'x'.repeat(80) }).ok).toBe(true);
    expect(parseRules({ id: 'x'.repeat(41), name: 'x'.repeat(81) })).toMatchObject({
      error: [
        { path: 'id', most: 40 },
        { path: 'name', most: 80 },
      ],
    });
  });

  test.each(Object.values(presets))('$id as changes to standard', (preset) => {
    const { id, name, ...fields } = preset;
    expect({ ...unwrap(parseRules(fields)), id, name }).toEqual(preset);
  });

  test.each(Object.values(presets))('$id is plain JSON', (preset) => {
    expect(JSON.parse(JSON.stringify(preset))).toEqual(preset);
  });

  test('an unknown id, even one that every object inherits', () => {
    expect(parseRules('nobody')).toEqual({ ok: false, error: [{ code: 'unknownRules', id: 'nobody', nearest: [] }] });
    expect(parseRules('toString')).toEqual({ ok: false, error: [{ code: 'unknownRules', id: 'toString', nearest: [] }] });
  });
});

describe('changes', () => {
  test('no changes leave the preset as it is', () => {
    expect(unwrap(parseRules({}))).toEqual(standard);
    expect(unwrap(parseRules({ base: 'wrc2025' }))).toEqual(presets.wrc2025);
  });

  test('one field changes, the others stay, and the id gets a +', () => {
    const rules = unwrap(parseRules({ base: 'majsoul', fu: { sevenPairs: { fu: 50 } } }));
    const { fu } = presets.majsoul;
    expect(rules).toEqual({ ...presets.majsoul, id: 'majsoul+', fu: { ...fu, sevenPairs: { han: 2, fu: 50 } } });
  });

  test('the preset itself stays unchanged', () => {
    const before = structuredClone(presets);
    unwrap(parseRules({ base: 'tenhou', fu: { doubleWindPair: 2 }, payments: { honba: { ron: 1500 } } }));
    expect(presets).toEqual(before);
  });

  test.each<[string, unknown]>([
    ['lists', { yaku: { doubleYakuman: ['kokushi13', 'daisuushii'] } }],
    ['an empty list', { yaku: { doubleYakuman: [] } }],
    ['counts', { tiles: { redFives: [1, 2, 1] } }],
    ['null', { yaku: { yakumanLimit: null, twoHanFromHonba: 5 } }],
    [
      'local yaku',
      { yaku: { local: { sanrenkou: { closed: 3, open: 0 }, kinkeiDokuritsu: { limit: 'baiman' }, toukanhou: { yakuman: 2 } } } },
    ],
    ['points', { payments: { honba: { ron: 1500, tsumoEach: 500 }, riichiStick: 0 } }],
    ['points above and below zero', { match: { bust: -20_000, ceiling: 60_000 } }],
  ])('%s', (_, changes) => {
    expect(unwrap(parseRules(changes))).toMatchObject(changes as Partial<RuleSet>);
  });
});

describe('errors, each with its path', () => {
  test.each<[unknown, readonly RulesError[]]>([
    [null, [{ code: 'rulesNotAnObject', path: '' }]],
    [5, [{ code: 'rulesNotAnObject', path: '' }]],
    [['tenhou'], [{ code: 'rulesNotAnObject', path: '' }]],
    [{ base: 'nobody' }, [{ code: 'unknownRules', id: 'nobody', nearest: [] }]],
    [{ base: 5 }, [{ code: 'unknownRules', id: '5', nearest: expect.any(Array) as string[] }]],
    [{ base: ['tenhou'] }, [{ code: 'unknownRules', id: '["tenhou"]', nearest: ['tenhou'] }]],
    [{ fuu: {} }, [{ code: 'unknownRule', path: 'fuu' }]],
    [{ fu: { doubleWind: 2 } }, [{ code: 'unknownRule', path: 'fu.doubleWind' }]],
    [{ fu: { sevenPairs: { hans: 2 } } }, [{ code: 'unknownRule', path: 'fu.sevenPairs.hans' }]],
    [{ fu: { toString: 2 } }, [{ code: 'unknownRule', path: 'fu.toString' }]],
    [{ fu: 2 }, [{ code: 'rulesNotAnObject', path: 'fu' }]],
    [{ fu: null }, [{ code: 'rulesNotAnObject', path: 'fu' }]],
    [{ fu: { sevenPairs: [2, 25] } }, [{ code: 'rulesNotAnObject', path: 'fu.sevenPairs' }]],
    [
      { fu: { doubleWindPair: 3, openPinfu: 'plus2', pinfu: 0 }, points: { kiriageMangan: true } },
      [
        { code: 'badRule', path: 'fu.doubleWindPair', value: '3', choices: ['2', '4', 'twoOrFour'] },
        { code: 'unknownRule', path: 'fu.pinfu' },
        { code: 'badRule', path: 'points.kiriageMangan', value: 'true', choices: ['played', 'none'] },
      ],
    ],
  ])('%j', (input, errors) => {
    expect(parseRules(input)).toEqual({ ok: false, error: errors });
  });

  test('uma needs a place for each player, which is asked once every field is right', () => {
    const places = { code: 'badRule', path: 'standings.uma', choices: ['[[…,…,…]]', '4 rows of 3'] };
    const three = { tiles: { players: 3 } };
    expect(parseRules(three)).toMatchObject({ error: [places] });
    expect(parseRules({ ...three, fu: { pinfu: 0 } })).toEqual({ ok: false, error: [{ code: 'unknownRule', path: 'fu.pinfu' }] });
  });

  test('a list of noten payments has one for each number of players in tenpai', () => {
    const wrong = { code: 'badRule', path: 'draws.noten', value: '[2000,4000]', choices: ['3000', '[…,…,…]'] };
    expect(parseRules({ draws: { noten: [2000, 4000] } })).toEqual({ ok: false, error: [wrong] });
    expect(parseRules({ draws: { noten: [1000, 2000, 3000] } })).toMatchObject({ ok: true });
    expect(parseRules({ base: 'riichiCitySanma' })).toMatchObject({ value: { draws: { noten: [2000, 4000] } } });
    expect(parseRules({ draws: { noten: [1000, 2000, 50] } })).toMatchObject({ error: [{ code: 'badRule' }] });
  });

  test('uma have one row, or one for each number of players at the target, and a place for each player in every row', () => {
    const row = [15, 5, -5, -15];
    const codesOf = (uma: unknown) => {
      const parsed = parseRules({ standings: { uma } });
      return parsed.ok ? [] : parsed.error.map(({ code }) => code);
    };
    expect(codesOf([row])).toEqual([]);
    expect(codesOf([row, row, row, row, row])).toEqual([]);
    expect(codesOf([row, row])).toEqual(['badRule']);
    expect(codesOf([row, row, row, row, [10, 0, -10]])).toEqual(['badRule']);
  });

  test('a local yaku is worth han, a limit or yakuman; one of an irregular hand no han', () => {
    const choicesOf = (id: string) => {
      const parsed = parseRules({ yaku: { local: { [id]: 'much' } } });
      return parsed.ok ? [] : parsed.error.map((error) => ('choices' in error ? error.choices : []));
    };
    const limits = ['{"limit":"mangan"|"haneman"|"baiman"|"sanbaiman"}', '{"yakuman":1–6}'];
    expect(choicesOf('sanrenkou')).toEqual([['{"closed":0–13,"open":0–13}', ...limits]]);
    expect(choicesOf('chiishinUushii')).toEqual([limits]);
  });

  test('names of yaku are those of a body that is known', () => {
    expect(unwrap(parseRules({ yakuNames: YAKU_NAMES[0] })).yakuNames).toBe(YAKU_NAMES[0]);
    expect(parseRules({ yakuNames: 'mine' })).toEqual({
      ok: false,
      error: [{ code: 'badRule', path: 'yakuNames', value: '"mine"', choices: YAKU_NAMES }],
    });
  });

  test('a rule named like an inherited property is unknown', () => {
    const input: unknown = JSON.parse('{ "fu": { "__proto__": { "doubleWindPair": 2 } } }');
    expect(parseRules(input)).toEqual({ ok: false, error: [{ code: 'unknownRule', path: 'fu.__proto__' }] });
  });

  test.each(RULE_PATHS.filter((path) => path !== 'yaku.local'))('%s refuses unknown values', (path) => {
    for (const value of ['nonsense', -1, 1.5, true, {}, undefined]) {
      const parsed = parseRules(nested(path, value));
      expect(parsed.ok).toBe(false);
      expect(parsed.ok ? [] : parsed.error).toMatchObject([{ code: 'badRule', path, value: excerptOf(value) }]);
      expect(parsed.ok ? [] : parsed.error.flatMap((error) => ('choices' in error ? error.choices : []))).not.toEqual([]);
    }
  });

  test.each<[unknown, readonly RulesError['code'][]]>([
    [[], ['rulesNotAnObject']],
    ['sanrenkou', ['rulesNotAnObject']],
    [{ riichi: { closed: 1 } }, ['unknownRule']],
    [{ sanrenkou: 2, kanburi: null, suurenkou: 'yakuman' }, ['badRule', 'badRule', 'badRule']],
    [{ sanrenkou: {} }, ['badRule']],
    [{ sanrenkou: { open: 2 } }, ['badRule']],
    [{ sanrenkou: { closed: 0, open: 0 } }, ['badRule']],
    [{ sanrenkou: { closed: 14 } }, ['badRule']],
    [{ sanrenkou: { closed: 2, opened: 2 } }, ['badRule']],
    [{ sanrenkou: { closed: 2, limit: 'mangan' } }, ['badRule']],
    [{ sanrenkou: { limit: 'yakuman' } }, ['badRule']],
    [{ sanrenkou: { closed: 2, instead: 5 } }, ['badRule']],
    [{ sanrenkou: { instead: 4 } }, ['badRule']],
    [{ sanrenkou: { yakuman: 0 } }, ['badRule']],
    [{ chiishinUushii: { closed: 5 } }, ['badRule']],
  ])('yaku.local refuses %j, with the path of each value', (value, codes) => {
    const parsed = parseRules({ yaku: { local: value } });
    const errors = parsed.ok ? [] : parsed.error;
    expect(errors.map(({ code }) => code)).toEqual(codes);
    const paths = typeof value === 'object' && !Array.isArray(value) ? Object.keys(value as object).map((id) => `.${id}`) : [''];
    expect(errors).toMatchObject(paths.map((path) => ({ path: `yaku.local${path}` })));
  });

  test.each<[string, unknown]>([
    ['tiles.redFives', [1, 1]],
    ['tiles.redFives', [1, 1, 5]],
    ['yaku.doubleYakuman', ['riichi']],
    ['yaku.doubleYakuman', ['kokushi', 'nobody']],
    ['yaku.yakumanLimit', 0],
    ['yaku.twoHanFromHonba', 0],
    ['payments.riichiStick', 50],
    ['match.bust', -50],
    ['match.bust', 'below'],
    ['match.bust', '100'],
    ['match.bust', [100]],
    ['match.ceiling', 0],
    ['match.ceiling', -100],
    ['standings.yakitori.ranking', -10],
  ])('%s refuses %j', (path, value) => {
    expect(parseRules(nested(path, value))).toMatchObject({
      ok: false,
      error: [{ code: 'badRule', path, value: excerptOf(value) }],
    });
  });
});

describe('a match without a last round', () => {
  const neverEnds = { code: 'neverEnds', path: 'match.rounds' };

  test.each<[string, object]>([
    ['ends by a bust', { bust: 'belowZero' }],
    ['or at a line', { bust: -20_000 }],
    ['or at a ceiling', { bust: 'none', ceiling: 60_000 }],
  ])('%s', (_, match) => {
    expect(unwrap(parseRules({ match: { ...match, rounds: 'unlimited' } })).match).toMatchObject({
      ...match,
      rounds: 'unlimited',
    });
  });

  test.each<[string, object]>([
    ['said in the same rules', { match: { rounds: 'unlimited', bust: 'none' } }],
    ['of a preset without a bust', { base: 'wrc2025', match: { rounds: 'unlimited' } }],
    ['of a preset without a last round', { base: 'arcadeC', match: { bust: 'none' } }],
  ])('that nothing ends is refused: %s', (_, rules) => {
    expect(parseRules(rules)).toEqual({ ok: false, error: [neverEnds] });
  });

  test('this is asked once every field is right, together with the places of uma', () => {
    const wrong = { base: 'arcadeA', tiles: { players: 3 }, match: { bust: 'none' } };
    expect(parseRules(wrong)).toMatchObject({ error: [{ path: 'standings.uma' }, neverEnds] });
    expect(parseRules({ ...wrong, fu: { pinfu: 0 } })).toEqual({ ok: false, error: [{ code: 'unknownRule', path: 'fu.pinfu' }] });
  });

  test('withRule says what is missing', () => {
    expect(() => withRule(presets.arcadeC, 'match.bust', 'none')).toThrow(
      new TypeError('withRule: match.rounds cannot be unlimited without match.bust or match.ceiling'),
    );
    expect(withRule(withRule(presets.arcadeC, 'match.rounds', 2), 'match.bust', 'none').match).toMatchObject({
      rounds: 2,
      bust: 'none',
    });
  });
});

describe('rules with repeated or huge values', () => {
  test('a list that repeats a yaku is refused', () => {
    expect(parseRules({ yaku: { disabled: ['pinfu', 'pinfu'] } })).toMatchObject({ error: [{ code: 'badRule' }] });
  });

  test('uma beyond the bounds are refused', () => {
    expect(parseRules({ standings: { uma: [[1e300, 0, 0, -1e300]] } })).toMatchObject({ error: [{ code: 'badRule' }] });
  });
});

function nested(path: string, value: unknown): unknown {
  return path.split('.').reduceRight<unknown>((inside, name) => ({ [name]: inside }), value);
}
