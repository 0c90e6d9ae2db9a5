import type { RuleSet } from '../ruleset.ts';

/** The rules most four-player tables share today: each choice is the common one of the sources in docs/rulings.md. */
export const standard: RuleSet = {
  id: 'standard',
  name: 'Standard',
  tiles: { players: 4, redFives: [1, 1, 1], removed: 'none', kita: 'none' },
  dora: { ura: 'played', kan: 'played', kanUra: 'played', inOpenHand: 'counted' },
  yaku: {
    openTanyao: 'played',
    ippatsu: 'played',
    renhou: 'none',
    renhouCounts: 'instead',
    shousangen: 'twoAndDragons',
    ryuuiisou: 'hatsuOptional',
    disabled: [],
    doubleYakuman: [],
    yakumanStacking: 'sum',
    yakumanLimit: null,
    minimumHan: 1,
    twoHanFromHonba: null,
  },
  fu: {
    closedRon: 10,
    rinshanTsumo: 2,
    wait: 'shape',
    most: null,
    doubleWindPair: 4,
    openPinfu: 'plus2',
    pinfuTsumo: 'waivesFu',
    sevenPairs: { han: 2, fu: 25 },
  },
  points: { kiriageMangan: 'none', countedYakuman: 'yakuman' },
  payments: { honba: { ron: 300, tsumoEach: 100 }, riichiStick: 1000, missingPlayer: 'lost', tsumo: 'shares' },
};
