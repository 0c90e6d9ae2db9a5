import { type RuleSet, TILE_FORMATS, type Tile, presets, unwrap } from '@tenbo/engine';
import { describe, expect, test } from 'vitest';

import { SITUATIONS, type Situation, gameOf } from '../../../../fixtures/situations.ts';
import { refusalIn } from '../../../../fixtures/refusal.ts';
import { auditGame } from '../audit.ts';
import { type Game, type GameEvent, NO_CLAIM, type RecordedDraw } from '../game.ts';
import { readMjai } from './mjai.ts';
import { writeMjai } from './write.ts';

type Line = Readonly<Record<string, unknown>>;

const linesOf = (game: Game): readonly Line[] =>
  writeMjai(game)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
const textOf = (lines: readonly Line[]) => lines.map((line) => JSON.stringify(line)).join('\n');
const read = (lines: readonly Line[], rules?: RuleSet) => readMjai(textOf(lines), rules && { rules });
const situation = (number: number, part = ''): Situation =>
  SITUATIONS.find((one) => one.number === number && one.name.includes(part)) as Situation;

/** A hand without the facts that the format does not have: all claims about a win but the payments, and the players in tenpai. */
function held(events: readonly GameEvent[]): readonly GameEvent[] {
  return events.map((event) => {
    if (event.type === 'win') return { ...event, claim: { ...NO_CLAIM, changes: event.claim.changes } };
    if (event.type === 'exhaustiveDraw') return { ...event, tenpai: undefined };
    if (event.type !== 'call' && event.type !== 'quad') return event;
    return { ...event, meld: { ...event.meld, tiles: event.meld.tiles.toSorted((one, other) => one - other) } };
  });
}

describe('a game written in Mortal’s dialect is read back unchanged', () => {
  test.each(SITUATIONS)('situation $number: $name', (one) => {
    const game = gameOf(one);
    const again = unwrap(readMjai(writeMjai(game), { rules: game.rules }));
    expect(held(again.hands[0]?.events ?? [])).toEqual(held(one.hand.events));
    expect({ ...again, hands: [{ ...again.hands[0], events: [] }] }).toEqual({ ...game, hands: [{ ...one.hand, events: [] }] });
    const { findings, match } = auditGame(again);
    expect(findings).toEqual([]);
    expect(match.state.scores).toEqual(one.after);
  });
});

/** The original mjai's names for draws. */
const REASONS: Readonly<Record<string, string>> = {
  nineTerminals: 'kyushukyuhai',
  fourWinds: 'sufonrenta',
  fourRiichi: 'suchareach',
  fourQuads: 'sukaikan',
  tripleRon: 'sanchaho',
};

/** The points at the end of those matches that end, including the sticks left. */
const END: Readonly<Record<number, readonly number[]>> = {
  24: [32_000, 16_700, 26_300, 25_000],
  30: [47_900, -900, 26_500, 26_500],
  31: [24_000, 22_700, 30_300, 23_000],
  32: [33_000, 31_000, 18_000, 18_000],
};

/** The lines of a hand as the original mjai writes them: with the winning tile, the reason of a draw, and the points after each change. */
function classic({ number, hand, rules, after }: Situation): readonly Line[] {
  const wins = hand.events.filter((event) => event.type === 'win');
  const draw = hand.events.find(
    (event): event is RecordedDraw => event.type === 'exhaustiveDraw' || event.type === 'abortiveDraw',
  );
  let won = 0;
  return linesOf(gameOf({ number, name: '', rules, hand, after })).map((line) => {
    switch (line['type']) {
      case 'hora': {
        const { tile } = wins[won++] ?? {};
        const { ura_markers, ...rest } = line;
        return { ...rest, pai: TILE_FORMATS.mjai.write(tile as Tile), uradora_markers: ura_markers ?? [], logs: [null, null] };
      }
      case 'ryukyoku': {
        const reason = draw?.cause === undefined ? (draw?.nagashi ? 'nagashimangan' : 'fanpai') : REASONS[draw.cause];
        const tenpais = hand.dealt.map((_, seat) => draw?.tenpai?.some((one) => one === seat) === true);
        return { ...line, reason, ...(draw?.tenpai && { tenpais }) };
      }
      case 'reach_accepted':
        return { ...line, deltas: hand.dealt.map((_, seat) => (seat === line['actor'] ? -1000 : 0)) };
      case 'end_game':
        return number in END ? { ...line, scores: END[number] } : line;
      default:
        return line;
    }
  });
}

describe('a log of the original mjai is read', () => {
  test.each(SITUATIONS)('situation $number: $name', (one) => {
    const game = unwrap(read(classic(one), one.rules));
    expect(held(game.hands[0]?.events ?? [])).toEqual(held(one.hand.events));
    expect(game.final?.scores).toEqual(END[one.number]);
    expect(auditGame(game).findings).toEqual([]);
  });

  test('points are carried from hand to hand if the hands do not state them', () => {
    const [start, hand, ...events] = classic(situation(3)) as [Line, Line, ...Line[]];
    const { scores: _scores, ...first } = hand;
    const lines = [start, first, ...events.slice(0, -1), { ...first, honba: 1 }];
    expect(unwrap(read(lines)).hands.map(({ scores }) => scores)).toEqual([
      [25_000, 25_000, 25_000, 25_000],
      [27_900, 22_100, 25_000, 25_000],
    ]);
    const withoutDeltas = lines.map(({ deltas: _deltas, ...line }) => line);
    expect(unwrap(read(withoutDeltas)).hands[1]?.scores).toEqual([27_900, 22_100, 25_000, 25_000]);
  });

  test('its claims about a win are read, and the tiles tell the dragons apart', () => {
    const won = classic(situation(27, 'another')).map((line) =>
      line['type'] === 'hora'
        ? { ...line, hora_tehais: ['2m', '3m', '4m', '8s'], yakus: [['daisangen', 100]], hora_points: 32_000 }
        : line,
    );
    expect(unwrap(read(won)).hands[0]?.events.at(-1)).toMatchObject({
      claim: { yaku: [['daisangen', 1]], dora: undefined, points: 32_000 },
    });
    const yakus = [
      ['sangenpai', 1],
      ['sangenpai', 1],
      ['akadora', 2],
    ];
    const dragons = won.map((line) =>
      line['type'] === 'hora'
        ? { ...line, hora_tehais: ['F', 'F', 'F'], fu: 40, yakus }
        : line['type'] === 'pon'
          ? { ...line, pai: 'C', consumed: ['C', 'C'] }
          : line,
    );
    expect(unwrap(read(dragons)).hands[0]?.events.at(-1)).toMatchObject({
      claim: {
        yaku: [
          ['hatsu', 1],
          ['chun', 1],
        ],
        dora: 2,
        fu: 40,
      },
    });
  });

  test('a name for both a yakuman and its purer form claims neither', () => {
    const won = classic(situation(27, 'another')).map((line) =>
      line['type'] === 'hora' ? { ...line, yakus: [['suanko', 100]] } : line,
    );
    expect(unwrap(read(won)).hands[0]?.events.at(-1)).toMatchObject({ claim: { yaku: undefined } });
  });
});

describe('other forms of a log', () => {
  const game = gameOf(situation(22));
  const lines = linesOf(game);

  test('one list instead of lines, with a byte order mark', () => {
    expect(readMjai(`\uFEFF\n${JSON.stringify(lines)}`)).toEqual(read(lines));
  });

  test('empty lines, Windows line ends, and a line feed at the start', () => {
    expect(readMjai(`\n${textOf(lines).replaceAll('\n', '\r\n\r\n')}`)).toEqual(read(lines));
  });

  test('any player may deal first, and seats count from there', () => {
    const turned = JSON.parse(
      JSON.stringify(lines, (key, value: unknown) => {
        if (key === 'actor' || key === 'target' || key === 'oya') return ((value as number) + 3) % 4;
        const isByPlayer = key === 'names' || key === 'scores' || key === 'deltas' || key === 'tehais';
        return isByPlayer ? [...(value as unknown[]).slice(1), (value as unknown[])[0]] : value;
      }),
    ) as readonly Line[];
    expect(turned[1]).toMatchObject({ oya: 3 });
    expect(read(turned)).toEqual(read(lines));
  });

  const three = linesOf(gameOf(situation(34, 'breaks')));

  test.each([
    ['empty', []],
    ['unknown', Array<string>(13).fill('?')],
  ])('three players with a fourth hand that is %s', (_name, nobody) => {
    const padded = three.map((line) => ({
      ...line,
      ...(line['type'] === 'start_game' && { names: ['Aki', 'Ben', 'Chie', ''] }),
      ...(line['type'] === 'start_kyoku' && {
        tehais: [...(line['tehais'] as unknown[]), nobody],
        scores: [35_000, 35_000, 35_000, 0],
      }),
      ...(line['type'] === 'hora' && { deltas: [3000, -2000, 0, 0] }),
    }));
    expect(read(padded)).toEqual(read(three));
    expect(unwrap(read(padded)).players).toEqual(['Aki', 'Ben', 'Chie']);
  });

  test('a north set aside, written as nukidora', () => {
    const other = three.map((line) => (line['type'] === 'kita' ? { type: 'nukidora', actor: line['actor'], pai: 'N' } : line));
    expect(read(other)).toEqual(read(three));
  });

  test('the indicator of an open kan before the discard or after it', () => {
    const kan = linesOf(gameOf(situation(4, 'seat 0')));
    const at = kan.findIndex(({ type }) => type === 'dora');
    const after = [...kan.slice(0, at), kan[at + 1] as Line, kan[at] as Line, ...kan.slice(at + 2)];
    expect(auditGame(unwrap(read(after))).findings).toEqual([]);
  });

  test('an indicator between the last discard and the win counts', () => {
    const kan = linesOf(gameOf(situation(4, 'seat 0'))).filter(({ type }) => type !== 'dora');
    const late = [...kan.slice(0, -3), { type: 'dora', dora_marker: '7s' }, { ...kan.at(-3), deltas: [12_000, -12_000, 0, 0] }];
    expect(auditGame(unwrap(read(late))).findings).toMatchObject([{ code: 'changes', ours: [11_600, -11_600, 0, 0] }]);
  });
});

describe('rules', () => {
  const lines = linesOf(gameOf(situation(1)));

  test('are Tenhou’s, with the starting points of the first hand', () => {
    const rich = lines.map((line) => (line['type'] === 'start_kyoku' ? { ...line, scores: Array(4).fill(30_000) } : line));
    expect(unwrap(read(rich)).rules).toEqual({ ...presets.tenhou, match: { ...presets.tenhou.match, start: 30_000 } });
    expect(unwrap(read(linesOf(gameOf(situation(34))))).rules).toEqual(presets.tenhouSanma);
  });

  test('are without red fives if the record says so', () => {
    const plain = lines.map((line) => (line['type'] === 'start_game' ? { ...line, aka_flag: false } : line));
    expect(unwrap(read(plain)).rules.tiles.redFives).toEqual([0, 0, 0]);
  });

  test('can be given, for the same number of players', () => {
    expect(unwrap(read(lines, presets.mleague)).rules).toBe(presets.mleague);
    expect(read(lines, presets.tenhouSanma)).toMatchObject({ error: { code: 'otherPlayers', players: 4, rules: 3 } });
  });
});

describe('an invalid log is refused with the place', () => {
  const lines = linesOf(gameOf(situation(1)));
  const changed = (type: string, fields: Line) =>
    textOf(lines.map((line) => (line['type'] === type ? { ...line, ...fields } : line)));

  test.each<[string, string, object]>([
    ['invalid JSON', '{"type":"start_game"}\n{"type":', { code: 'notJson', line: 2, column: 9 }],
    ['a list that breaks off', '[\n{"type":"start_game"},', { code: 'notJson', line: 2 }],
    ['an empty text', '', { code: 'notARecord' }],
    ['a game without hands', '{"type":"start_game","names":[]}', { code: 'notARecord' }],
    ['another first event', '{"type":"tsumo"}', { code: 'misplacedEvent', path: 'type', line: 1, found: '"tsumo"' }],
    ['an event before the first hand', '{"type":"start_game"}\n{"type":"dahai"}', { code: 'misplacedEvent', line: 2 }],
    ['an event that is not an object', '[{"type":"start_game"}, 7]', { code: 'badValue', path: '[1].type', found: 'undefined' }],
    ['an unknown type of event', changed('dahai', { type: 'dahei' }), { code: 'unknownEvent', path: 'type', line: 4 }],
    ['a hidden tile', changed('tsumo', { pai: '?' }), { code: 'hiddenTile', path: 'pai', line: 3 }],
    [
      'another player’s hidden hand',
      changed('start_kyoku', { tehais: [['1m'], ['?'], ['?'], ['?']] }),
      { code: 'badValue', path: 'tehais[0]' },
    ],
    ['an invalid tile', changed('dahai', { pai: '0m' }), { code: 'badValue', path: 'pai', found: '"0m"' }],
    ['an invalid seat', changed('dahai', { actor: 4 }), { code: 'badValue', path: 'actor', found: '4' }],
    [
      'a hand of twelve tiles',
      changed('start_kyoku', { tehais: Array(4).fill(Array(12).fill('1m')) }),
      { path: 'tehais[0]', line: 2 },
    ],
    ['two hands', changed('start_kyoku', { tehais: [[], []] }), { path: 'tehais', line: 2 }],
    ['a meld of four', changed('chi', { consumed: ['1m', '2m', '3m'] }), { path: 'consumed', line: 5 }],
    [
      'another dealer in a later hand',
      textOf([...lines.slice(0, -1), { ...lines[1], kyoku: 2 }]),
      { code: 'badValue', path: 'oya' },
    ],
    ['an invalid wind', changed('start_kyoku', { bakaze: 'X' }), { path: 'bakaze', found: '"X"' }],
    ['far too many sticks', changed('start_kyoku', { kyotaku: 1e9 }), { path: 'kyotaku' }],
    [
      'points that are not multiples of 100',
      changed('start_kyoku', { scores: [25_001, 0, 0, 0] }),
      { path: 'scores[0]', found: '25001' },
    ],
    ['far too many points', changed('start_kyoku', { scores: [1e300, 0, 0, 0] }), { path: 'scores[0]' }],
    ['an unknown yaku', changed('hora', { yakus: [['luck', 1]] }), { path: 'yakus[0][0]', found: '"luck"' }],
    ['a second start', textOf([...lines, lines[0] as Line]), { code: 'misplacedEvent', path: 'type' }],
  ])('%s', (_name, text, error) => {
    expect(refusalIn(readMjai(text))).toMatchObject(error);
  });

  test('errors quote at most forty characters, however long or deep the value is', () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const found = readMjai(`{"type":${deep}}`);
    expect(found).toMatchObject({ ok: false, error: { path: 'type' } });
    expect(JSON.stringify(found).length).toBeLessThan(200);
  });

  test.each([
    ['a hand that breaks off', textOf(lines.slice(0, 8)), 'breaksOff'],
    ['a discard that is not in the hand', changed('dahai', { pai: '9m' }), 'tileNotHeld'],
    ['a fifth tile', changed('start_kyoku', { tehais: Array(4).fill(Array(13).fill('9p')) }), 'fifthTile'],
    ['a call of a tile that is not the last discard', changed('chi', { pai: '9m', consumed: ['4m', '5m'] }), 'notDiscarded'],
  ])('%s is read, and found in the audit', (_name, text, code) => {
    expect(auditGame(unwrap(readMjai(text))).findings.map((finding) => finding.code)).toContain(code);
  });
});

test('a hand with endless draws is read in linear time: only the first end is inferred from the hand', () => {
  const [game, hand] = linesOf(gameOf(situation(1))) as [Line, Line];
  const events = unwrap(read([game, hand, ...Array.from({ length: 50_000 }, () => ({ type: 'ryukyoku' }))])).hands[0]?.events;
  expect(events).toHaveLength(50_000);
  expect(events?.at(-1)).toMatchObject({ type: 'abortiveDraw', cause: undefined });
});
