import { type Seat, type WaitValue, formatTiles, presets, unwrap } from '@tenbo/engine';
import { describe, expect, test } from 'vitest';

import { HandMaker, type Start } from '../../../../fixtures/game-hand.ts';
import { linesFrom, unlikeWhole } from '../../../../fixtures/seen-from.ts';
import { WAITING } from '../../../../fixtures/situations-calls.ts';
import { SITUATIONS, gameOf } from '../../../../fixtures/situations.ts';
import type { SeatMoment } from '../seat-moment.ts';
import { type FollowOptions, followMjai } from './follow.ts';

type Line = Readonly<Record<string, unknown>>;

/** The lines of a hand as a seat sees it. */
const seen = (maker: HandMaker, seat = 0): readonly string[] =>
  linesFrom(gameOf({ number: 0, name: '', rules: presets.tenhou, hand: maker.hand(), after: [] }), seat);

function follow(lines: readonly string[], options: FollowOptions = {}): readonly SeatMoment[] {
  const follower = followMjai(options);
  return lines.flatMap((line) => unwrap(follower.take(line)));
}

const dealing = (dealt: string, start: Start = {}) => new HandMaker([dealt, '', '', ''], start);
const discards = (moments: readonly SeatMoment[]) => moments.filter(({ event }) => event?.type === 'discard');
const reasonsOf = ({ furiten }: SeatMoment) => furiten.map(({ reason, kinds }) => `${reason} ${formatTiles(kinds)}`).join(', ');
const ronOf = (moment: SeatMoment | undefined) => moment?.waits.map(({ ron }) => (ron.ok ? ron.value.total : 'no yaku'));
const edited = (lines: readonly string[], type: string, fields: Line): readonly string[] =>
  lines.map((line) => {
    const event = JSON.parse(line) as Line;
    return event['type'] === type ? JSON.stringify({ ...event, ...fields }) : line;
  });

test.each(SITUATIONS)('from every seat, situation $number is what it is in the whole game: $name', (one) => {
  for (let seat = 0; seat < one.rules.tiles.players; seat++)
    expect(unlikeWhole(gameOf(one), seat as Seat, true).wrong).toEqual([]);
});

describe('furiten', () => {
  test('by one’s own discard, until the waits change', () => {
    // Waiting for 5m and 8m, the dealer passes up a tsumo on 5m. Later 8s comes and 6m goes, and the wait is 7m.
    const maker = dealing(WAITING).turn(0, '5m').turn(1, '1z').turn(2, '1z').turn(3, '1z').turn(0, '8s', '6m');
    const moments = discards(follow(seen(maker)));
    expect(moments.map(reasonsOf)).toEqual(['discard 5m', 'discard 5m', 'discard 5m', 'discard 5m', '']);
    expect(moments.at(-1)?.waits.map(({ kind }) => formatTiles([kind]))).toEqual(['7m']);
  });

  test('by a tile passed up, from when it was passed until one’s next draw', () => {
    const maker = dealing(WAITING).turn(0, '1z').turn(1, '8m').turn(2, '1z').turn(3, '1z').turn(0, '2z');
    const moments = follow(seen(maker));
    expect(discards(moments).map(reasonsOf)).toEqual(['', '', 'temporary 8m', 'temporary 8m', '']);
    // While the tile can still be won on, it is no furiten; with the next draw it is.
    const at = moments.findIndex(({ event }) => event?.type === 'discard' && event.seat === 1);
    expect(moments.slice(at, at + 2).map((moment) => [moment.win?.score.total, reasonsOf(moment)])).toEqual([
      [2900, ''],
      [undefined, 'temporary 8m'],
    ]);
  });

  test('by a tile passed up in riichi, for the rest of the hand', () => {
    const maker = dealing(WAITING).riichi(0, '1z').turn(1, '8m').turn(2, '1z').turn(3, '1z').turn(0, '2z').turn(1, '5m');
    const moments = discards(follow(seen(maker)));
    expect(moments.map(reasonsOf)).toEqual([
      '',
      '',
      'temporary 8m, riichi 8m',
      'temporary 8m, riichi 8m',
      'riichi 8m',
      'riichi 8m',
    ]);
    expect(moments.at(-1)?.win).toBeUndefined();
  });
});

describe('values', () => {
  test('riichi, ippatsu and dora count as they stand, and a new dora from when it is revealed', () => {
    // Two dora in the pair of 8s: riichi, ippatsu, pinfu, tanyao and two dora are haneman, without ippatsu mangan. 6m becomes dora by the kan: haneman.
    const maker = new HandMaker([WAITING, '', '9999p', ''], { dora: '7s' })
      .turn(0, '3z')
      .turn(1, '3z')
      .turn(2, '3z')
      .turn(3, '3z');
    maker
      .riichi(0, '1z')
      .turn(1, '1z')
      .turn(2, '2z')
      .turn(3, '1z')
      .turn(0, '2z')
      .turn(1, '5z')
      .draw(2, '5z')
      .ankan(2, '9999p')
      .dora('5m');
    const moments = follow(seen(maker));
    expect([ronOf(discards(moments)[4]), ronOf(discards(moments)[8]), ronOf(moments.at(-1))]).toEqual([
      [18_000, 18_000],
      [12_000, 12_000],
      [18_000, 18_000],
    ]);
  });

  test.each([
    // South’s triplet of South: one han. 20 fu, 10 for a closed ron, 8 for the triplet: 40 fu, 1,300. By tsumo one more han, 20 + 2 + 8 fu: 30 fu.
    ['South in the East round', 1, 0, 1300, 2000],
    // For West it is no yaku: only a tsumo, of 30 fu.
    ['West in the East round', 2, 0, 'no yaku', 1100],
    // In the South round it is the wind of the round.
    ['West in the South round', 2, 4, 1300, 2000],
  ] as const)('a triplet of South for %s', (_, seat, kyoku, ron, tsumo) => {
    const dealt = ['', '', '', ''].with(seat, '234m456p99s222z67m');
    const [moment] = follow(seen(new HandMaker(dealt, { kyoku }), seat));
    const worth = ({ ron: byRon, tsumo: byTsumo }: WaitValue) =>
      [byRon, byTsumo].map((one) => (one.ok ? one.value.total : 'no yaku'));
    expect(moment?.waits.map(worth)).toEqual([
      [ron, tsumo],
      [ron, tsumo],
    ]);
  });

  test('a chance to win counts how the tile comes, a wait does not', () => {
    const [dealt, drawn] = follow(seen(dealing(WAITING).draw(0, '8m')));
    // Menzen tsumo, pinfu and tanyao are 1,300 all; on the dealer’s first draw it is tenhou.
    expect(dealt?.waits.map(({ tsumo }) => tsumo.ok && tsumo.value.total)).toEqual([3900, 3900]);
    expect(drawn?.win?.score.total).toBe(48_000);
  });

  test('what is left counts every tile that the player sees, each once', () => {
    const maker = new HandMaker([WAITING, '55m', '', ''], { dora: '8m' })
      .turn(0, '1z')
      .turn(1, '1z')
      .turn(2, '5m')
      .call('pon', 1, 2, '555m');
    const moments = follow(seen(maker));
    const left = (moment: SeatMoment | undefined) => moment?.waits.map((wait) => wait.left);
    expect([left(moments[0]), left(moments.at(-2)), left(moments.at(-1))]).toEqual([
      [4, 3],
      [3, 3],
      [1, 3],
    ]);
  });
});

describe('what the log says of the player’s own hand', () => {
  const ron = dealing(WAITING).turn(0, '1z').turn(1, '8m').win(0, 1, '8m', [2900, -2900, 0, 0]);
  const findings = (lines: readonly string[]) => follow(lines).flatMap((moment) => moment.findings);

  test('its points and payments are compared', () => {
    expect(findings(seen(ron))).toEqual([]);
    expect(findings(edited(seen(ron), 'hora', { hora_points: 3900 }))).toEqual([
      { hand: 0, code: 'points', theirs: 3900, ours: 2900 },
    ]);
    expect(findings(edited(seen(ron), 'hora', { deltas: [3900, -3900, 0, 0] }))).toEqual([
      { hand: 0, code: 'changes', theirs: [3900, -3900, 0, 0], ours: [2900, -2900, 0, 0] },
    ]);
  });

  test('the payments are those with honba and all sticks on the table', () => {
    // Riichi and no ippatsu: 3 han 30 fu, 5,800; 2 honba, 600; one stick from before and one’s own.
    const maker = dealing(WAITING, { honba: 2, sticks: 1 }).turn(0, '3z').turn(1, '3z').turn(2, '3z').turn(3, '3z');
    maker.riichi(0, '1z').turn(1, '1z').turn(2, '1z').turn(3, '1z').turn(0, '2z').turn(1, '8m');
    expect(findings(seen(maker.win(0, 1, '8m', [8400, -6400, 0, 0])))).toEqual([]);
  });

  test('of another’s win nothing is compared', () => {
    const lines = seen(ron, 2);
    expect(findings(edited(lines, 'hora', { hora_points: 3900, deltas: [3900, -3900, 0, 0] }))).toEqual([]);
  });

  test('a win in furiten, without a yaku, or with another tile is not believed', () => {
    const furiten = dealing(WAITING).turn(0, '5m').turn(1, '8m').win(0, 1, '8m', [2900, -2900, 0, 0]);
    expect(findings(seen(furiten))).toMatchObject([{ code: 'furiten', seat: 0, reason: 'discard' }]);
    const incomplete = dealing(WAITING).turn(0, '1z').turn(1, '9m').win(0, 1, '9m', [2900, -2900, 0, 0]);
    expect(findings(seen(incomplete))).toMatchObject([{ code: 'notAWin' }]);
  });

  test('its tenpai at an exhaustive draw', () => {
    const lines = seen(dealing(WAITING).turn(0, '1z').exhaust([0, 0, 0, 0], []));
    const saying = (tenpai: boolean) => edited(lines, 'ryukyoku', { reason: 'fanpai', tenpais: [tenpai, true, false, false] });
    expect(findings(saying(true))).toEqual([]);
    expect(findings(saying(false))).toEqual([{ hand: 0, code: 'tenpai', theirs: [], ours: [0] }]);
  });
});

describe('impossible events are found as far as the player can tell', () => {
  const codes = (lines: readonly string[]) => follow(lines).flatMap(({ findings }) => findings.map(({ code }) => code));

  test('a discard of one’s own that is not in the hand; afterwards nothing is said of the hand', () => {
    const lines = edited(seen(dealing(WAITING).turn(0, '1z').turn(1, '2z')), 'dahai', { pai: '9p' });
    expect(codes(lines)).toContain('tileNotHeld');
    expect(follow(lines).at(-1)).toMatchObject({ waits: [], acceptance: undefined });
  });

  test('a fifth tile among those that the player sees', () => {
    const maker = new HandMaker(['234m456p567s8888m', '', '', '']).turn(0, '1z').turn(1, '2z');
    expect(codes(edited(seen(maker), 'dahai', { pai: '8m' }))).toContain('fifthTile');
  });

  test('another player in riichi who discards from the hand, or calls; not one who discards what was drawn', () => {
    const maker = dealing(WAITING).turn(0, '1z').riichi(1, '2z').turn(2, '2z').turn(3, '2z').turn(0, '2z').turn(1, '3z');
    const inRiichi = (tsumogiri: boolean) =>
      seen(maker).map((line, at, lines) =>
        at === lines.length - 3 ? line.replace(/"tsumogiri":\w+/, `"tsumogiri":${tsumogiri}`) : line,
      );
    expect(inRiichi(true).filter((line) => line.includes('dahai'))).toHaveLength(6);
    expect(codes(inRiichi(true))).toEqual([]);
    expect(codes(inRiichi(false))).toEqual(['discardInRiichi']);
  });

  test('another’s hand is not judged: riichi without tenpai, an abortive draw for nine terminals', () => {
    const noten = new HandMaker([WAITING, '147m258p369s1234z', '', '']).turn(0, '5z').riichi(1, '5z').turn(2, '5z');
    expect(codes(seen(noten, 0))).toEqual([]);
    expect(codes(seen(noten, 1))).toEqual(['riichiNoten']);
    const nine = edited(seen(dealing(WAITING).turn(0, '1z').draw(1, '5z').abort('nineTerminals')), 'ryukyoku', {
      reason: 'kyushukyuhai',
    });
    expect(codes(nine)).toEqual([]);
  });
});

describe('logs as programs write them', () => {
  const maker = dealing(WAITING).turn(0, '1z').turn(1, '8m');
  const usual = follow(seen(maker));

  test('start_game without names, with the player’s number', () => {
    expect(follow(['{"type":"start_game","id":0}', ...seen(maker).slice(1)])).toEqual(usual);
  });

  test('the hands of others left out, or shown although they are not the player’s to see', () => {
    const hands = seen(maker)[1] as string;
    const { tehais } = JSON.parse(hands) as { readonly tehais: readonly unknown[] };
    for (const others of [[], Array<string>(13).fill('5m')]) {
      const start = JSON.stringify({
        ...(JSON.parse(hands) as Line),
        tehais: tehais.map((hand, seat) => (seat === 0 ? hand : others)),
      });
      expect(follow(['{"type":"start_game","id":0}', start, ...seen(maker).slice(2)])).toEqual(usual);
    }
  });

  test('a whole log from the seat that is asked for', () => {
    const whole = linesFrom(gameOf({ number: 0, name: '', rules: presets.tenhou, hand: maker.hand(), after: [] }), 0, 'whole');
    expect(follow(whole, { player: 0 })).toEqual(usual);
    expect(follow(whole, { player: 1 })[0]).toMatchObject({ seat: 1 });
  });

  test('lists of events on a line, and a whole log as one list', () => {
    const [start = '', ...rest] = seen(maker);
    expect(follow([`[${start}]`, `[${rest.join(',')}]`])).toEqual(usual);
    expect(follow([`[${[start, ...rest].join(',')}]`])).toEqual(usual);
  });

  test('with the player’s answers between', () => {
    const none = '{"type":"none"}';
    const answers: Readonly<Record<string, string>> = {
      [seen(maker)[2] as string]: '{"type":"dahai","actor":0,"pai":"E","tsumogiri":true}',
      [seen(maker)[5] as string]: '{"type":"hora","actor":0,"target":1}',
    };
    const both = seen(maker).flatMap((line) => [line, answers[line] ?? none]);
    expect(both.filter((line) => line !== none)).toHaveLength(seen(maker).length + 2);
    expect(follow(both)).toEqual(usual);
    const follower = followMjai();
    const results = [...both.slice(0, 5), both[8] as string].map((line) => follower.take(line));
    expect(results.at(-1)).toEqual({ ok: false, error: { code: 'misplacedEvent', path: 'type', line: 6, found: '"tsumo"' } });
  });

  test('three players whose list has a fourth hand, empty or hidden', () => {
    const sanma = new HandMaker(['', '', '']);
    const lines = linesFrom(gameOf({ number: 0, name: '', rules: presets.tenhouSanma, hand: sanma.hand(), after: [] }), 1);
    const three = follow(lines);
    expect(three[0]?.sides).toHaveLength(3);
    const { tehais, ...start } = JSON.parse(lines[1] as string) as Line;
    for (const fourth of [[], Array<string>(13).fill('?')]) {
      const four = { ...start, scores: [35_000, 35_000, 35_000, 0], tehais: [...(tehais as readonly unknown[]), fourth] };
      expect(follow(lines.with(1, JSON.stringify(four)))).toEqual(three);
    }
  });

  test('another game in the same log', () => {
    const twice = [...seen(maker), ...seen(maker, 2)];
    expect(follow(twice).map(({ seat }) => seat)).toEqual([...usual.map(() => 0), ...usual.map(() => 2)]);
    expect(follow(twice).at(-1)?.hand).toBe(0);
  });

  test('seats count from the first dealer, whatever the player’s number is', () => {
    // Player 3 deals first, so player 1 sits two seats after.
    const hands = [[], ['1m', '2m', '3m', '4m', '5m', '6m', '7m', '8m', '9m', 'E', 'E', 'S', 'S'], [], []];
    const start = { type: 'start_kyoku', bakaze: 'E', kyoku: 4, honba: 0, kyotaku: 0, oya: 3, dora_marker: 'N', tehais: hands };
    const [moment] = follow(['{"type":"start_game","id":1}', JSON.stringify({ ...start, kyoku: 1 })]);
    expect(moment).toMatchObject({ seat: 2, kyoku: 0 });
  });
});

describe('what cannot be followed', () => {
  const lines = seen(dealing(WAITING).turn(0, '1z').turn(1, '8m'));
  const errorIn = (some: readonly string[], options: FollowOptions = {}) => {
    const follower = followMjai(options);
    return some.map((line) => follower.take(line)).find(({ ok }) => !ok);
  };
  const start = JSON.parse(lines[1] as string) as Line & { readonly tehais: readonly (readonly string[])[] };
  const starting = (tehais: readonly unknown[], others: Line = {}) => [
    '{"type":"start_game"}',
    JSON.stringify({ ...start, ...others, tehais }),
  ];

  test.each([
    [
      'a hidden tile in one’s own hand',
      starting(start.tehais.with(0, ['?', ...(start.tehais[0] ?? []).slice(1)])),
      'hiddenTile',
      'tehais[0][0]',
    ],
    ['a hidden tile of one’s own draw', [...lines.slice(0, 2), '{"type":"tsumo","actor":0,"pai":"?"}'], 'hiddenTile', 'pai'],
    ['a hidden indicator', starting(start.tehais, { dora_marker: '?' }), 'hiddenTile', 'dora_marker'],
    ['a hidden discard', [...lines.slice(0, 2), '{"type":"dahai","actor":1,"pai":"?"}'], 'hiddenTile', 'pai'],
    ['nobody’s hand', starting(start.tehais.with(0, Array<string>(13).fill('?'))), 'hiddenTile', 'tehais'],
    ['more than one hand', starting(start.tehais.with(1, start.tehais[0] ?? [])), 'manyShown', 'tehais'],
    ['two hands', starting(start.tehais.slice(0, 2)), 'badValue', 'tehais'],
    ['a hand of twelve tiles', starting(start.tehais.with(0, (start.tehais[0] ?? []).slice(1))), 'badValue', 'tehais[0]'],
    [
      'an event before the first hand',
      ['{"type":"start_game"}', '{"type":"tsumo","actor":0,"pai":"1m"}'],
      'misplacedEvent',
      'type',
    ],
    ['an event before the game', ['{"type":"tsumo","actor":0,"pai":"1m"}'], 'misplacedEvent', 'type'],
    ['no JSON', ['start_game'], 'notJson', ''],
    ['no event', ['7'], 'misplacedEvent', 'type'],
  ] as const)('%s', (_, some, code, path) => {
    expect(errorIn(some)).toMatchObject({ ok: false, error: { code, path, line: some.length } });
  });

  test('a player who does not play', () => {
    expect(errorIn(lines, { player: 7 })).toMatchObject({ error: { code: 'badValue', path: 'tehais' } });
  });

  test('rules for another number of players', () => {
    expect(errorIn(lines, { rules: presets.tenhouSanma })).toMatchObject({ ok: false });
  });

  test('after an error, nothing more is read', () => {
    const follower = followMjai();
    const first = follower.take('{');
    expect(first.ok).toBe(false);
    expect(follower.take('{"type":"start_game"}')).toEqual(first);
  });
});

describe('hostile logs have a bounded answer in bounded time', () => {
  const [game = '', hand = ''] = seen(dealing(WAITING));
  const takes = (lines: Iterable<string>) => {
    const follower = followMjai();
    let moments = 0;
    for (const line of lines) {
      const taken = follower.take(line);
      if (!taken.ok) return { moments, error: taken.error };
      moments += taken.value.length;
    }
    return { moments, error: undefined };
  };

  test.each([
    ['tsumo', '{"type":"tsumo","actor":0,"pai":"1m"}'],
    ['dahai', '{"type":"dahai","actor":1,"pai":"1m"}'],
    ['pon', '{"type":"pon","actor":0,"target":1,"pai":"1m","consumed":["1m","1m"]}'],
    ['ankan', '{"type":"ankan","actor":2,"consumed":["1m","1m","1m","1m"]}'],
    ['dora', '{"type":"dora","dora_marker":"1m"}'],
    ['hora', '{"type":"hora","actor":0,"target":0,"pai":"1m"}'],
    ['ryukyoku', '{"type":"ryukyoku"}'],
    ['reach', '{"type":"reach","actor":1}'],
  ])('a hand of endless %s', (_, event) => {
    const { moments, error } = takes([game, hand, ...Array<string>(100_000).fill(event)]);
    expect(error).toMatchObject({ code: 'misplacedEvent', line: 503 });
    expect(moments).toBe(501);
  });

  test('endless hands, and endless lines that say nothing', () => {
    expect(takes([game, ...Array<string>(5000).fill(hand)])).toMatchObject({ moments: 5000, error: undefined });
    const empty = ['{"type":"none"}', '', '{"type":"what"}', '{"type":"reach_accepted","actor":0}'];
    expect(takes([game, hand, ...Array.from({ length: 100_000 }, (_, at) => empty[at % 4] as string)])).toMatchObject({
      moments: 1,
    });
  });

  test('a list longer than any game, and one that is too deep', () => {
    expect(takes([`[${Array<string>(10_001).fill('{}').join()}]`]).error).toMatchObject({ code: 'badValue', line: 1 });
    expect(takes(['['.repeat(100_000)]).error).toMatchObject({ line: 1 });
  });
});
