import { type RuleSet, type Seat, presets } from '@tenbo/engine';
import type { EnteredWin, HandEnd } from '@tenbo/ledger';

export type Hand = HandEnd<EnteredWin>;

export const ron = (winner: Seat, discarder: Seat, han: number, fu?: number, riichi: readonly Seat[] = []): Hand => ({
  riichi,
  outcome: { kind: 'ron', discarder, wins: [{ winner, value: valueOf(han, fu) }] },
});
export const tsumo = (winner: Seat, han: number, fu?: number, riichi: readonly Seat[] = []): Hand => ({
  riichi,
  outcome: { kind: 'tsumo', win: { winner, value: valueOf(han, fu) } },
});
function valueOf(han: number, fu: number | undefined): EnteredWin['value'] {
  return { han, ...(fu !== undefined && { fu }) };
}

export const draw = (tenpai: readonly Seat[], riichi: readonly Seat[] = []): Hand => ({
  riichi,
  outcome: { kind: 'exhaustiveDraw', tenpai },
});

/** Thirty hands of one match over all four rounds, with every kind of outcome. */
export const THIRTY: readonly Hand[] = [
  ron(1, 0, 3, 30, [1]),
  draw([1, 2], [2]),
  tsumo(2, 2, 40),
  { riichi: [0], outcome: { kind: 'abortiveDraw', cause: 'nineTerminals' } },
  ron(3, 2, 1, 40, [3, 0]),
  { riichi: [], outcome: { kind: 'chombo', by: [1] } },
  {
    riichi: [1],
    outcome: {
      kind: 'ron',
      discarder: 3,
      wins: [
        { winner: 1, value: { han: 2, fu: 30 } },
        { winner: 0, value: { limit: 'mangan' } },
      ],
    },
  },
  draw([]),
  { riichi: [], outcome: { kind: 'exhaustiveDraw', tenpai: [0], nagashi: [3] } },
  tsumo(0, 5),
  ron(0, 1, 2, 50),
  draw([3]),
  { riichi: [], outcome: { kind: 'ron', discarder: 0, wins: [{ winner: 2, value: { points: { discarder: 5200 } } }] } },
  tsumo(3, 3, 30, [3]),
  { riichi: [2], outcome: { kind: 'abortiveDraw', cause: 'fourWinds' } },
  ron(2, 1, 4, 25),
  draw([0, 1, 2, 3], [1]),
  { riichi: [], outcome: { kind: 'tsumo', win: { winner: 1, value: { points: { dealer: 1000, other: 500 } } } } },
  ron(1, 3, 1, 30),
  { riichi: [0, 1, 2, 3], outcome: { kind: 'abortiveDraw', cause: 'fourRiichi' } },
  ron(0, 2, 3, 40),
  draw([2]),
  { riichi: [], outcome: { kind: 'ron', discarder: 2, wins: [{ winner: 3, value: { limit: 'haneman' } }] } },
  tsumo(1, 1, 50),
  ron(3, 0, 2, 30, [3]),
  draw([0, 3]),
  tsumo(2, 4, 30, [2]),
  { ...ron(1, 2, 1, 60), dead: [3] },
  draw([1, 2, 3], [1]),
  ron(0, 3, 6),
];

/** Rules under which one match has room for all thirty hands. */
export const RULES: RuleSet = {
  ...presets.standard,
  id: 'own1',
  name: 'Long',
  draws: { ...presets.standard.draws, abortive: ['nineTerminals', 'fourWinds', 'fourRiichi', 'fourQuads'] },
  match: { ...presets.standard.match, rounds: 4, bust: 'none', goal: 200_000, extraRound: 'whole' },
};
/** The same rules as the page stores them: changes to a base. */
export const OWN = {
  base: 'standard',
  id: 'own1',
  name: 'Long',
  draws: { abortive: RULES.draws.abortive },
  match: { rounds: 4, bust: 'none', goal: 200_000, extraRound: 'whole' },
};
