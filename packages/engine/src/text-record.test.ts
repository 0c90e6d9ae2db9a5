import { describe, expect, test } from 'vitest';

import {
  formatHand,
  fieldsOfText,
  parseHand,
  parseTiles,
  parseWin,
  presets,
  recordOfText,
  unwrap,
  withWinningTile,
} from './index.ts';

const tiles = (text: string) => unwrap(parseTiles(text));

describe('a win on a line', () => {
  test('what the line does not say: ron, by the south player, in the east round, under the standard rules', () => {
    const { record, assumed } = unwrap(recordOfText('234m406p567s88s67m+8m'));
    expect(record).toMatchObject({
      win: { tile: tiles('8m')[0], method: { by: 'ron' }, seatWind: 'S', roundWind: 'E', doraIndicators: [], uraIndicators: [] },
      rules: presets.standard,
    });
    expect(assumed).toEqual(['by', 'seat', 'round']);
  });

  test('what it says counts before what is told beside it', () => {
    const line = '406p88s67m [234m] (1111s) +8m tsumo west dora 3p9m';
    const { record } = unwrap(recordOfText(line, presets.mleague, { by: 'ron', seat: 'N', round: 'S', honba: 2 }));
    expect(record).toMatchObject({
      win: {
        hand: {
          melds: [
            { type: 'chi', tiles: tiles('234m') },
            { type: 'ankan', tiles: tiles('1111s') },
          ],
        },
        method: { by: 'tsumo' },
        seatWind: 'W',
        roundWind: 'S',
        doraIndicators: tiles('3p9m'),
      },
      table: { honba: 2 },
      rules: presets.mleague,
    });
  });

  test('ura indicators', () => {
    const { record } = unwrap(recordOfText('234m406p567s88s67m+8m riichi ura 4p'));
    expect(record.win).toMatchObject({ riichi: { kind: 'riichi' }, uraIndicators: tiles('4p') });
  });

  test('without + the last tile won, and this is told', () => {
    const { record, text, assumed } = unwrap(recordOfText('234m406p567s88s678m'));
    expect([record.win.tile, assumed]).toEqual([tiles('8m')[0], ['tile', 'by', 'seat', 'round']]);
    expect(record.win.hand.concealed).toHaveLength(13);
    expect(text.positions).toMatchObject({ tile: 17 });
  });

  test.each([
    ['a tile too few', '234m406p567s88s67m', { code: 'tileCount', tiles: 13, melds: 0, expected: 14 }],
    ['a tile too few beside a meld', '406p567s88s67m[234m]', { code: 'tileCount', tiles: 10, melds: 1, expected: 11 }],
    ['text that is no tiles', '234x', { code: 'missingSuit' }],
    ['a word that is none', '234m406p567s88s67m+8m soon', { code: 'unknownWord' }],
  ])('%s is an error', (_, line, error) => {
    const read = recordOfText(line);
    expect(read.ok ? [] : read.error[0]).toMatchObject(error);
  });
});

test('a hand without a winning tile has no field for it', () => {
  expect(fieldsOfText(unwrap(parseWin('234m 67m')))).toEqual({ hand: '23467m', melds: [] });
});

test('a marked tile stays the winning one', () => {
  for (const text of ['234m406p567s88s67m+5m', '234m406p567s88s678m+5m']) {
    const marked = unwrap(parseHand(text));
    expect(withWinningTile(marked)).toBe(marked);
  }
  const { hand, tile } = withWinningTile(unwrap(parseHand('406p567s88s678m[234m]')));
  expect(formatHand(hand, tile)).toBe('67m406p56788s [234m] +8m');
});
