import type { StandardYaku } from './define.ts';

/** Yaku of which tiles the hand is made of, however it is read. */
export const MAKEUP = [
  {
    id: 'tanyao',
    ja: '断么九',
    romaji: 'tanyao',
    value: { closed: 1, open: 1 },
    needs: ['simples'],
    unless: ['terminals', 'honors'],
    under: (rules) => (rules.yaku.openTanyao === 'closedOnly' ? { value: { closed: 1 } } : {}),
  },
  {
    id: 'honroutou',
    ja: '混老頭',
    romaji: 'honroutou',
    value: { closed: 2, open: 2 },
    needs: ['terminals', 'honors'],
    unless: ['simples'],
  },
  { id: 'honitsu', ja: '混一色', romaji: 'honitsu', value: { closed: 3, open: 2 }, needs: ['oneSuit', 'honors'] },
  { id: 'chinitsu', ja: '清一色', romaji: 'chinitsu', value: { closed: 6, open: 5 }, needs: ['oneSuit'], unless: ['honors'] },
] as const satisfies readonly StandardYaku[];
