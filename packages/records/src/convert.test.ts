import { presets, unwrap } from '@tenbo/engine';
import { parseLog, replay } from '@tenbo/ledger';
import { describe, expect, test } from 'vitest';

import { kobalabFile } from '../../../fixtures/kobalab.ts';
import { majsoulFile } from '../../../fixtures/majsoul.ts';
import { ronRecord } from '../../../fixtures/mjlog.ts';
import { mjlogFile } from '../../../fixtures/mjlog-situation.ts';
import { SITUATIONS, type Situation, gameOf } from '../../../fixtures/situations.ts';
import { auditGame } from './audit.ts';
import { convertGame } from './convert.ts';
import { type Game, type GameEvent, type GameHand, type RecordFormat, RECORD_FORMATS } from './game.ts';
import { lostFrom } from './lost.ts';
import { writeMjai } from './mjai/write.ts';
import { readRecord } from './read.ts';
import { writeTenhou6 } from './tenhou6/write.ts';

const STYLE = { layout: 'actions', prefix: '.lq.', isCamel: false, isSparse: true } as const;

/** A situation as a record of each format. */
const SOURCES = {
  mjlog: mjlogFile,
  tenhou6: (one: Situation) => JSON.stringify(unwrap(writeTenhou6(gameOf(one)))),
  mjai: (one: Situation) => writeMjai(gameOf(one)),
  majsoul: (one: Situation) => JSON.stringify(majsoulFile(one, STYLE)),
  kobalab: (one: Situation) => JSON.stringify(kobalabFile(one)),
} as const;
type Source = keyof typeof SOURCES;

const OF_WINS = ['dora', 'fu', 'points', 'yaku'];

/** Everything that all situations together lose on the way from one format to another, and the reasons why some cannot go it. */
const LOST: { readonly [S in Source]: { readonly [F in RecordFormat]: readonly string[] } } = {
  // Neither mjai nor 電脳麻将 says which rules are played, and each reader assumes its own.
  mjlog: {
    tenhou6: ['fu', 'tenpai'],
    mjai: [...OF_WINS, 'rules', 'tenpai'],
    kobalab: ['notFourPlayers', 'rules'],
    tenbo: ['beginsLater', 'play', 'refused'],
  },
  tenhou6: {
    tenhou6: [],
    mjai: [...OF_WINS, 'pao', 'rules'],
    kobalab: ['notFourPlayers', 'rules'],
    tenbo: ['beginsLater', 'play'],
  },
  mjai: {
    tenhou6: [],
    mjai: [],
    kobalab: ['notFourPlayers', 'rules'],
    tenbo: ['beginsLater', 'play', 'refused'],
  },
  majsoul: {
    // Mahjong Soul reveals the indicators of most kans after the discard. A match that starts with uneven points is in no text of rules.
    tenhou6: ['indicatorTimes', 'rules', 'tenpai'],
    mjai: ['id', 'points', 'rules', 'tenpai'],
    kobalab: ['id', 'notFourPlayers', 'rules'],
    tenbo: ['beginsLater', 'id', 'play', 'refused'],
  },
  kobalab: {
    tenhou6: ['rules', 'tenpai'],
    mjai: ['rules', 'tenpai'],
    kobalab: [],
    tenbo: ['beginsLater', 'play', 'refused'],
  },
};

const WAYS = (Object.keys(SOURCES) as Source[]).flatMap((source) => RECORD_FORMATS.map((to) => [source, to] as const));

describe('every situation from every format to every other', () => {
  test.each(WAYS)('%s to %s', (source, to) => {
    const lost = new Set<string>();
    for (const situation of SITUATIONS) {
      const { rules, after } = situation;
      if (source === 'kobalab' && rules.tiles.players === 3) continue;
      const game = unwrap(readRecord(SOURCES[source](situation), '', rules));
      // What was read under the rules of the situation says what they are, but not that it was told.
      const told = unwrap(readRecord(SOURCES[source](situation)));
      const written = convertGame(told, to);
      if (!written.ok) {
        lost.add(written.error.code);
        continue;
      }
      for (const { fact } of written.value.lost) lost.add(fact);
      const { text } = written.value;
      const state = to === 'tenbo' ? replay(unwrap(parseLog(JSON.parse(text)))) : undefined;
      if (state) expect([situation.name, state.scores]).toEqual([situation.name, after]);
      else {
        const again = unwrap(readRecord(text, '', rules));
        const { findings, match } = auditGame(again);
        expect([situation.name, findings, match.state.scores]).toEqual([situation.name, [], after]);
        const differences = lostFrom(game, again).map(({ fact }) => fact);
        expect(differences.filter((fact) => !LOST[source][to].includes(fact))).toEqual([]);
      }
    }
    expect([...lost].toSorted()).toEqual(LOST[source][to].toSorted());
  });
});

const RON = unwrap(readRecord(ronRecord()));
const [HAND] = RON.hands as [GameHand];

/** The facts lost of a game, with their hands. */
function lostOf(game: Game, to: RecordFormat): Readonly<Record<string, readonly number[] | undefined>> {
  const { lost } = unwrap(convertGame(game, to));
  return Object.fromEntries(lost.map((loss) => [loss.fact, 'hands' in loss ? loss.hands : undefined]));
}

describe('what is lost', () => {
  const MORE: Game = {
    ...unwrap(readRecord(ronRecord(), '2022010102gm-0009-0000-0123abcd.mjlog')),
    players: ['Aki', 'Aki', 'Ben', ''],
    final: { scores: [27_900, 22_100, 25_000, 25_000], totals: [38_000, -28_000, 5000, -15_000] },
    unread: [{ hand: 0, error: { code: 'badValue', path: 'x', found: '"y"' } }],
  };

  test('of a game as a whole', () => {
    expect(lostOf(MORE, 'mjai')).toMatchObject({ id: undefined, finalScores: undefined, totals: undefined, unread: undefined });
    expect(Object.keys(lostOf(MORE, 'kobalab'))).toEqual(['id', 'rules', 'unread']);
    expect(Object.keys(lostOf(MORE, 'tenhou6'))).toEqual(['unread']);
    expect(Object.keys(lostOf(MORE, 'tenbo'))).toEqual(['id', 'names', 'unread', 'play', 'disagreement']);
  });

  test('nothing, if a record has the points at its end without a settlement', () => {
    const game = { ...RON, final: { scores: [27_900, 22_100, 25_000, 25_000], totals: undefined } };
    expect(lostOf(game, 'kobalab')).toEqual({ rules: undefined });
    expect(lostOf(game, 'tenhou6')).toEqual({ finalScores: undefined });
  });

  test('hands that break off, where the format has only whole ones', () => {
    const open = { ...HAND, honba: 1, events: HAND.events.slice(0, 2) };
    const game = { ...RON, hands: [HAND, open, { ...HAND, honba: 2 }] };
    expect(lostOf(game, 'tenhou6')).toEqual({ hand: [1] });
    expect(lostOf(game, 'tenbo')).toMatchObject({ hand: [1, 2], play: [0] });
    expect(lostOf(game, 'kobalab')).toEqual({ rules: undefined });
  });

  test('values of a record that disagree with its rules, if only the rules are written', () => {
    const game = unwrap(readRecord(ronRecord({ points: 3900 })));
    expect(lostOf(game, 'tenbo')).toEqual({ play: [0], disagreement: [0] });
    expect(lostOf(game, 'tenhou6')).toEqual({});
  });

  test('house rules', () => {
    expect(lostOf({ ...RON, houseRules: true }, 'mjai')).toHaveProperty('rules');
    expect(lostOf({ ...RON, houseRules: true }, 'tenhou6')).toEqual({});
  });

  test('han that are no sum, and indicators that were not revealed', () => {
    const changed = (more: object): Game => ({
      ...RON,
      hands: [
        {
          ...HAND,
          events: HAND.events.map((event): GameEvent =>
            event.type === 'win' ? { ...event, claim: { ...event.claim, ...more } } : event,
          ),
        },
      ],
    });
    expect(lostOf(changed({ han: 2 }), 'kobalab')).not.toHaveProperty('han');
    expect(lostOf(changed({ han: 3 }), 'kobalab')).toMatchObject({ han: [0] });
    expect(lostOf(changed({ indicators: [] }), 'tenhou6')).toEqual({ winIndicators: [0] });
  });

  test('which discards are said to be the tile just drawn is kept', () => {
    const events = HAND.events.map((event): GameEvent =>
      event.type === 'discard' && event.seat === 1 ? { ...event, fromHand: true } : event,
    );
    const game = { ...RON, hands: [{ ...HAND, events }] };
    for (const to of ['tenhou6', 'mjai', 'kobalab'] as const) expect(lostOf(game, to)).not.toHaveProperty('drawnMarks');
    const other = HAND.events.map((event): GameEvent =>
      event.type === 'discard' && event.seat === 1 ? { ...event, tile: HAND.dealt[1]?.[0] ?? event.tile, drawn: true } : event,
    );
    const odd = { ...RON, hands: [{ ...HAND, events: other.slice(0, -1) }] };
    for (const to of ['mjai', 'kobalab'] as const) expect(lostOf(odd, to)).not.toHaveProperty('drawnMarks');
  });

  test('nothing, however the tiles of a hand or a meld are ordered', () => {
    const dealt = HAND.dealt.map((tiles) => tiles.toReversed());
    expect(lostFrom({ ...RON, hands: [{ ...HAND, dealt }] }, RON)).toEqual([]);
  });
});

describe('a game that cannot be written', () => {
  test('has no hand that the format can hold', () => {
    for (const to of RECORD_FORMATS)
      expect(convertGame({ ...RON, hands: [] }, to)).toEqual({ ok: false, error: { code: 'noHands' } });
    const open = { ...RON, hands: [{ ...HAND, events: [] }] };
    expect(convertGame(open, 'tenhou6')).toEqual({ ok: false, error: { code: 'noHands' } });
  });

  test('is longer than any game', () => {
    const events = Array.from({ length: 301 }, (): GameEvent => ({ type: 'dora', tile: HAND.indicator }));
    const long = { ...RON, hands: [HAND, { ...HAND, honba: 1, events }] };
    for (const to of RECORD_FORMATS) expect(convertGame(long, to)).toEqual({ ok: false, error: { code: 'tooLong', hand: 1 } });
    const many = { ...RON, hands: Array<GameHand>(501).fill(HAND) };
    expect(convertGame(many, 'mjai')).toEqual({ ok: false, error: { code: 'tooLong', hand: 500 } });
  });

  test('has more winners than players', () => {
    const [win] = HAND.events.slice(-1) as [GameEvent];
    const events = [...HAND.events, ...Array<GameEvent>(200).fill(win)];
    const won = { ...RON, hands: [{ ...HAND, events }] };
    for (const to of ['tenhou6', 'kobalab'] as const) {
      expect(convertGame(won, to)).toEqual({ ok: false, error: { code: 'noValue', hand: 0 } });
    }
    expect(convertGame(won, 'tenbo')).toMatchObject({ ok: false, error: { code: 'refused', hand: 0 } });
  });

  test('is one of three players, or begins in the South round', () => {
    const sanma = gameOf(SITUATIONS.find(({ rules }) => rules === presets.tenhouSanma) as Situation);
    expect(convertGame(sanma, 'kobalab')).toEqual({ ok: false, error: { code: 'notFourPlayers' } });
    expect(convertGame({ ...RON, hands: [{ ...HAND, kyoku: 4 }] }, 'tenbo')).toEqual({
      ok: false,
      error: { code: 'beginsLater' },
    });
  });

  test('has a hand that no file can hold: too few tiles, a fifth round', () => {
    const few = { ...RON, hands: [{ ...HAND, dealt: HAND.dealt.map((tiles) => tiles.slice(1)) }] };
    for (const to of ['mjai', 'kobalab'] as const) {
      expect(convertGame(few, to)).toMatchObject({ ok: false, error: { code: 'notReadAgain', error: { code: 'badValue' } } });
    }
    expect(convertGame({ ...RON, hands: [{ ...HAND, kyoku: 16 }] }, 'kobalab')).toMatchObject({
      ok: false,
      error: { code: 'notReadAgain', error: { code: 'badValue', path: 'log[0][0].qipai.zhuangfeng' } },
    });
  });

  test('has a name that makes the file look like a record of another format', () => {
    const game = { ...RON, players: ['RecordNewRound', 'Ben', 'Chie', 'Dai'] };
    expect(convertGame(game, 'kobalab')).toMatchObject({ ok: false, error: { code: 'notReadAgain' } });
  });
});
