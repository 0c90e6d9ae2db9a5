import type { DoraHan, RuleSet, Win } from '@tenbo/engine';

import { CHUN, EAST, HAKU, NORTH, count, isRed, plain, rank } from './tiles.ts';

/** The han from each kind of dora. */
export function doraOf(win: Win, rules: RuleSet): DoraHan {
  const {
    dora,
    tiles: { removed, kita },
  } = rules;
  const isOpen = win.hand.melds.some(({ type }) => type !== 'ankan');
  if (isOpen && dora.inOpenHand === 'none') return { dora: 0, akaDora: 0, uraDora: 0, kita: 0 };
  const tiles = [...win.hand.concealed, win.tile, ...win.hand.melds.flatMap((meld) => meld.tiles)];
  const setAside = kita === 'dora' ? (win.kita ?? 0) : 0;
  const owned = [...tiles.map(plain), ...Array<number>(setAside).fill(NORTH)];
  const ownedOf = (pointedAt: readonly number[]) => pointedAt.reduce((sum, tile) => sum + count(owned, tile), 0);
  const hasKanUra = dora.kan === 'played' && dora.kanUra === 'played';
  const under = hasKanUra ? win.uraIndicators : win.uraIndicators.slice(0, 1);
  return {
    dora: ownedOf(openDora(win, rules)),
    akaDora: tiles.filter(isRed).length,
    uraDora: win.riichi && dora.ura === 'played' ? ownedOf(under.map((indicator) => after(plain(indicator), removed))) : 0,
    kita: setAside,
  };
}

/** The tiles that the indicators turned before the win point to, as often as they do. */
export function openDora({ doraIndicators }: Win, { dora, tiles: { removed } }: RuleSet): readonly number[] {
  const shown = dora.kan === 'played' ? doraIndicators : doraIndicators.slice(0, 1);
  return shown.map((indicator) => after(plain(indicator), removed));
}

/** The tile after another: 1 follows 9, east follows north, haku follows chun; without 2 to 8 of characters, 9 follows 1. */
function after(tile: number, removed: RuleSet['tiles']['removed']): number {
  if (tile === NORTH) return EAST;
  if (tile === CHUN) return HAKU;
  if (tile < EAST && rank(tile) === 9) return tile - 8;
  return removed === 'man2to8' && tile === 0 ? 8 : tile + 1;
}
