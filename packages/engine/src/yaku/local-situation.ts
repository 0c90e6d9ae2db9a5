import type { HandView } from '../hand/reading.ts';
import type { Circumstance, Riichi } from '../hand/win.ts';
import type { Kind } from '../tiles/tile.ts';
import type { LocalYaku } from './define.ts';
import { isWon, kindsIn } from './shapes.ts';

/** Local yaku that depend on how the win came about and on which tile. */
export const LOCAL_SITUATION = [
  {
    id: 'openRiichi',
    ja: 'オープン立直',
    romaji: 'oopun riichi',
    value: { closed: 2 },
    replaces: ['riichi'],
    when: (hand) => isRiichi(hand, 'openRiichi'),
  },
  {
    id: 'openDoubleRiichi',
    ja: 'オープンダブル立直',
    romaji: 'oopun daburu riichi',
    value: { closed: 3 },
    replaces: ['riichi', 'doubleRiichi'],
    when: (hand) => isRiichi(hand, 'openDoubleRiichi'),
  },
  {
    id: 'openRiichiHoujuu',
    ja: 'オープン立直放銃',
    romaji: 'oopun riichi houjuu',
    value: { yakuman: 1 },
    replaces: ['riichi', 'doubleRiichi', 'openRiichi', 'openDoubleRiichi'],
    when: (hand) =>
      isRiichi(hand, 'openRiichi', 'openDoubleRiichi') && hand.win.method.by === 'ron' && !cameBy(hand, 'riichiDiscarder'),
  },
  {
    id: 'tsubameGaeshi',
    ja: '燕返し',
    romaji: 'tsubame gaeshi',
    value: { closed: 1, open: 1 },
    when: (hand) => cameBy(hand, 'riichiTile'),
  },
  { id: 'kanburi', ja: '槓振り', romaji: 'kanburi', value: { closed: 1, open: 1 }, when: (hand) => cameBy(hand, 'quadDiscard') },
  {
    id: 'renkaihou',
    ja: '連開花',
    romaji: 'renkaihou',
    value: { closed: 2, open: 2 },
    replaces: ['rinshan'],
    when: (hand) => cameBy(hand, 'secondQuad'),
  },
  {
    id: 'ketsupaihou',
    ja: '欠牌和',
    romaji: 'ketsupaihou',
    value: { closed: 1, open: 1 },
    when: (hand) => isWithinRun(hand) && (cameBy(hand, 'lastOfKind') || hand.win.method.on === 'chankan'),
  },
  {
    id: 'chinchiiToushii',
    ja: '金鶏奪食',
    romaji: 'chinchii toushii',
    value: { closed: 4, open: 4 },
    replaces: ['chankan', 'ketsupaihou'],
    when: (hand) => isWithinRun(hand) && hand.win.method.on === 'chankan',
    about: isWon,
  },
  {
    id: 'shiiaruRaotai',
    ja: '十二落抬',
    romaji: 'shiiaru raotai',
    value: { closed: 1, open: 1 },
    when: ({ win: { hand, method } }) =>
      method.by === 'ron' && hand.melds.length === 4 && hand.melds.every(({ type }) => type !== 'ankan'),
  },
  {
    id: 'kinkeiDokuritsu',
    ja: '金鶏独立',
    romaji: 'kinkei dokuritsu',
    value: { limit: 'mangan' },
    when: (hand) => isLoneTile(hand, SOU_1),
    about: isWon,
  },
  {
    id: 'touchaoHanchanshue',
    ja: '独釣寒江雪',
    romaji: 'touchao hanchanshue',
    value: { limit: 'mangan' },
    when: (hand) => isLoneTile(hand, HAKU),
    about: isWon,
  },
  {
    id: 'uupinKaihou',
    ja: '五筒開花',
    romaji: 'uupin kaihou',
    value: { limit: 'mangan' },
    when: (hand) => isWonOn(hand, 'rinshan', PIN_5),
  },
  {
    id: 'ryanzouChankan',
    ja: '二索槍槓',
    romaji: 'ryanzou chankan',
    value: { limit: 'mangan' },
    when: (hand) => isWonOn(hand, 'chankan', SOU_2),
  },
  {
    id: 'iipinMouyue',
    ja: '一筒撈月',
    romaji: 'iipin raoyue',
    value: { limit: 'mangan' },
    when: (hand) => isWonOn(hand, 'haitei', PIN_1),
  },
  {
    id: 'chuupinRaoyui',
    ja: '九筒撈魚',
    romaji: 'chuupin raoyui',
    value: { limit: 'mangan' },
    when: (hand) => isWonOn(hand, 'houtei', PIN_9),
  },
  { id: 'paarenchan', ja: '八連荘', romaji: 'paarenchan', value: { yakuman: 1 }, when: (hand) => cameBy(hand, 'eighthWin') },
  {
    id: 'pouhoiPaarenchan',
    ja: '破回八連荘',
    romaji: 'pouhoi paarenchan',
    value: { yakuman: 1 },
    when: (hand) => cameBy(hand, 'againstEighthWin'),
  },
  {
    id: 'ishinoUenimoSannen',
    ja: '石の上にも三年',
    romaji: 'ishi no ue ni mo sannen',
    value: { yakuman: 1 },
    replaces: ['doubleRiichi', 'haitei', 'houtei'],
    when: (hand) => isRiichi(hand, 'doubleRiichi', 'openDoubleRiichi') && ['haitei', 'houtei'].includes(hand.win.method.on ?? ''),
  },
  {
    id: 'toukanhou',
    ja: '頭槓和',
    romaji: 'toukanhou',
    value: { yakuman: 1 },
    replaces: ['rinshan'],
    when: (hand) => cameBy(hand, 'firstTurnQuad'),
  },
] as const satisfies readonly LocalYaku[];

const [PIN_1, PIN_5, PIN_9, SOU_1, SOU_2, HAKU] = kindsIn('159p12s5z') as [Kind, Kind, Kind, Kind, Kind, Kind];

function isRiichi({ win }: HandView, ...kinds: readonly Riichi['kind'][]): boolean {
  return win.riichi !== undefined && kinds.includes(win.riichi.kind);
}

function cameBy({ win }: HandView, circumstance: Circumstance): boolean {
  return win.circumstances?.includes(circumstance) ?? false;
}

function isWonOn({ win, tile }: HandView, on: HandView['win']['method']['on'], kind: Kind): boolean {
  return win.method.on === on && tile === kind;
}

/** The one tile that a run needed, at its edge or in its middle. */
function isWithinRun({ wait }: HandView): boolean {
  return wait === 'penchan' || wait === 'kanchan';
}

/** A wait on a lone tile beside four melds (裸単騎), closed quads included. */
function isLoneTile({ win, tile }: HandView, kind: Kind): boolean {
  return win.hand.melds.length === 4 && tile === kind;
}
