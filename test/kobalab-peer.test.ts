// What we write for 電脳麻将, taken by its own code: its board follows each record, and its scorer gives each yaku the same name.
import Majiang from '@kobalab/majiang-core';
import { type Win, WINDS, createScorer, presets, unwrap } from '@tenbo/engine';
import { type GameHand, writeKobalab } from '@tenbo/records';
import { expect, test } from 'vitest';

import { winCases } from '../bench/cases.ts';
import { peerCase, peerScore } from '../bench/majiang.ts';
import { SITUATIONS, gameOf } from '../fixtures/situations.ts';
import { writeYaku } from '../packages/records/src/kobalab/yaku.ts';

const FOUR = SITUATIONS.filter(({ rules }) => rules.tiles.players === 4);

type Said = Readonly<Record<string, unknown>>;

test.each(FOUR)('the board of 電脳麻将 follows situation $number: $name', (situation) => {
  const record = unwrap(writeKobalab(gameOf(situation)));
  const board = new Majiang.Board(record);
  let offered = '';
  for (const [name, said] of (record.log[0] ?? []).flatMap((message) => Object.entries(message) as [string, Said][])) {
    const { l, p, m } = said as { readonly l: number; readonly p?: string; readonly m?: string };
    if (name === 'hule') {
      const hand = (board.shoupai[l] as (typeof board.shoupai)[number]).clone();
      expect(String(said['baojia'] === null ? hand : hand.zimo(offered, false))).toBe(said['shoupai']);
    }
    if (name === 'pingju') {
      const shown = said['shoupai'] as readonly string[];
      expect(shown.map((hand, seat) => (hand === '' ? '' : String(board.shoupai[seat])))).toEqual(shown);
    }
    // As its player does, the board takes a replacement tile as a tile drawn.
    const take = name === 'gangzimo' ? 'zimo' : (name as 'zimo');
    board[take](said);
    offered = p?.slice(0, 2) ?? (m === undefined ? offered : `${m.charAt(0)}${m.slice(-1)}`);
  }
  board.last();
  expect(board.defen).toEqual(situation.after);
});

test('the scorer of 電脳麻将 values 2,000 random wins the same, yaku by yaku', () => {
  const scorer = createScorer(presets.tenhou);
  for (const win of winCases(2000, presets.tenhou, 7)) {
    const { fu, fanshu, damanguan, defen, hupai = [] } = peerScore(peerCase(win)) ?? { defen: 0 };
    const score = unwrap(scorer.score(win));
    const { yaku, dora, akaDora, uraDora, yakuman } = score;
    const isYakuman = yakuman > 0;
    const written = writeYaku(
      {
        ...scored(win),
        score,
        yaku,
        isYakuman,
        dora: isYakuman
          ? []
          : (
              [
                ['dora', dora],
                ['akaDora', akaDora],
                ['uraDora', uraDora],
              ] as const
            ).filter(([, han]) => han > 0),
        han: score.han,
        fu: score.fu,
        points: score.total,
        pao: undefined,
        changes: [],
      },
      { kyoku: 4 * WINDS.indexOf(win.roundWind) } as GameHand,
    );
    const named = (list: readonly { readonly name: string; readonly fanshu: unknown }[]) =>
      list.map(({ name, fanshu: han }) => `${name} ${String(han)}`).toSorted();
    expect({ win, ...written, hupai: named((written as { readonly hupai: [] }).hupai) }).toEqual({
      win,
      ...(isYakuman ? { damanguan } : { fu, fanshu }),
      defen,
      hupai: named(hupai),
    });
  }
});

/** A win as it would stand in a record. The dealer is seat 0. */
function scored(win: Win) {
  const seat = WINDS.indexOf(win.seatWind) as 0;
  const claim = {
    yaku: undefined,
    dora: undefined,
    fu: undefined,
    points: undefined,
    indicators: undefined,
    pao: undefined,
    changes: undefined,
  };
  return {
    event: 0,
    recorded: { type: 'win', seat, from: seat, tile: win.tile, ura: [], claim } as const,
    win,
    liable: new Map<never, never>(),
  };
}
