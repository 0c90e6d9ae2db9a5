import type { RuleSet } from '@tenbo/engine';

import type { Locale, RuleLocale } from '../locale.ts';
import { umaLines } from '../shown.ts';
import { type YakuWorthWords, localYakuTexts, yakuName } from '../win/yaku-text.ts';
import { charts, documents, ruleNotices } from './documents.ts';

const PLAYED = { played: 'yes', none: 'no' };
const STOPS = {
  none: 'no',
  choice: 'dealer may stop',
  automatic: 'match ends automatically',
  anyPlace: 'dealer may stop in any place',
};

const WORTH: YakuWorthWords = {
  both: (han) => `${han} han`,
  closedOnly: (han) => `${han} han, closed only`,
  open: (closed, open) => `${closed} han, ${open} open`,
};

const chips = (n: number) => (n === 0 ? 'none' : `${n}`);
const points = (n: number, { number }: Locale) => `${number(n)} points`;
const fuOrNone = (n: number | 'twoOrFour', { fu }: Locale) =>
  n === 0 ? 'no fu' : n === 'twoOrFour' ? '2 fu, or 4 if agreed' : fu(n);
const names = (words: readonly string[]) => (words.length === 0 ? 'none' : words.join(', '));

/** The rules in English. */
export const rules: RuleLocale = {
  charts,
  documents,
  ruleNotices,
  ruleSets: {},
  abortiveDraws: {
    nineTerminals: 'nine terminals and honours',
    fourWinds: 'four winds',
    fourRiichi: 'four riichi',
    fourQuads: 'four kans',
    tripleRon: 'triple ron',
  },

  ruleGroups: {
    tiles: 'Players and tiles',
    dora: 'Dora',
    yaku: 'Yaku',
    fu: 'Fu',
    points: 'Points',
    payments: 'Payments',
    pao: 'Pao',
    draws: 'Draws',
    chombo: 'Chombo',
    chips: 'Chips',
    match: 'Match',
    standings: 'Settlement',
  },

  rules: {
    'tiles.players': { name: 'Players', says: String },
    'tiles.redFives': { name: 'Red fives', says: redFives },
    'tiles.removed': { name: 'Tiles left out', says: { none: 'none', man2to8: '2m to 8m' } },
    'tiles.kita': { name: 'Kita (north as dora)', says: { none: 'no', dora: 'yes' } },

    'dora.ura': { name: 'Ura dora', says: PLAYED },
    'dora.kan': { name: 'Kan dora', says: PLAYED },
    'dora.kanUra': { name: 'Kan ura dora', says: PLAYED },
    'dora.inOpenHand': { name: 'Dora in open hands', says: { counted: 'yes', none: 'no' } },

    'yaku.openTanyao': { name: 'Open tanyao', says: { played: 'yes', closedOnly: 'no' } },
    'yaku.ippatsu': { name: 'Ippatsu', says: PLAYED },
    'yaku.renhou': {
      name: 'Renhou',
      says: { none: 'no', mangan: 'mangan', haneman: 'haneman', baiman: 'baiman', yakuman: 'yakuman' },
    },
    'yaku.renhouCounts': {
      name: 'Renhou value',
      says: { instead: 'replaces the rest of the hand', added: 'added to other yaku' },
    },
    'yaku.shousangen': {
      name: 'Little three dragons',
      says: { twoAndDragons: '2 han plus the dragons', four: '4 han in total' },
    },
    'yaku.ryuuiisou': { name: 'All green', says: { hatsuOptional: 'hatsu optional', hatsuNeeded: 'hatsu required' } },
    'yaku.local': {
      name: 'Local yaku',
      says: (values, locale) => names(localYakuTexts(values, locale, WORTH).map(({ name, value }) => `${name} ${value}`)),
    },
    'yaku.disabled': { name: 'Yaku left out', says: (ids, locale) => names(ids.map((id) => yakuName(id, locale))) },
    'yaku.doubleYakuman': { name: 'Double yakuman', says: (ids, locale) => names(ids.map((id) => yakuName(id, locale))) },
    'yaku.yakumanStacking': { name: 'Multiple yakuman', says: { sum: 'added up', highest: 'highest only' } },
    'yaku.yakumanLimit': { name: 'Yakuman limit per hand', says: (n) => (n === null ? 'no limit' : `${n}`) },
    'yaku.minimumHan': { name: 'Minimum han from yaku', says: (n, { han }) => han(n) },
    'yaku.twoHanFromHonba': { name: 'Two-han minimum', says: (n) => (n === null ? 'never' : `from ${n} honba`) },
    'yaku.twoHanFor': { name: 'Two-han minimum for', says: { all: 'everyone', dealer: 'dealer only' } },

    'fu.closedRon': { name: 'Closed ron', says: fuOrNone },
    'fu.rinshanTsumo': { name: 'Tsumo fu after a kan', says: fuOrNone },
    'fu.wait': { name: 'Wait fu', says: { shape: 'by wait shape', oneTile: 'only if one tile wins' } },
    'fu.most': { name: 'Fu limit', says: (n, { fu }) => (n === null ? 'no limit' : fu(n)) },
    'fu.doubleWindPair': { name: 'Double-wind pair', says: fuOrNone },
    'fu.openPinfu': { name: 'Open hand, no fu, ron', says: { plus2: '+2 fu, so 30', flat30: '30 fu', none: '20 fu' } },
    'fu.pinfuTsumo': {
      name: 'Pinfu by tsumo',
      says: { waivesFu: 'yes, without the 2 fu', keepsFu: 'yes, with the 2 fu', notPinfu: 'no' },
    },
    'fu.sevenPairs.han': { name: 'Seven pairs, han', says: (n, { han }) => han(n) },
    'fu.sevenPairs.fu': { name: 'Seven pairs, fu', says: fuOrNone },

    'points.limits': { name: 'Limits', says: { played: 'mangan and up', none: 'none (aotenjou)' } },
    'points.kiriageMangan': { name: 'Kiriage mangan', says: PLAYED },
    'points.countedYakuman': {
      name: 'Counted yakuman',
      says: { yakuman: 'from 13 han', sanbaiman: 'no, sanbaiman at most', perThirteen: 'one per 13 han' },
    },

    'payments.honba.ron': { name: 'Honba by ron', says: points },
    'payments.honba.tsumoEach': { name: 'Honba by tsumo', says: (n, locale) => `${points(n, locale)} from each` },
    'payments.riichiStick': { name: 'Riichi stick', says: points },
    'payments.missingPlayer': {
      name: 'Three-player tsumo',
      says: { lost: 'missing share lost', split: 'missing share split' },
    },
    'payments.tsumo': { name: 'Two-player tsumo', says: { shares: 'double share', likeRon: 'full value, as for ron' } },
    'payments.multipleRon': { name: 'Multiple ron', says: { all: 'everyone wins', headBump: 'head bump (atamahane)' } },
    'payments.honbaTo': {
      name: 'Honba on multiple ron',
      says: { nearest: 'to the first winner in turn', each: 'to each winner' },
    },
    'payments.sticksTo': {
      name: 'Sticks on multiple ron',
      says: { nearest: 'to the first winner in turn', ownThenNearest: 'own stick back, rest to the first winner in turn' },
    },
    'payments.wareme': {
      name: 'Wareme',
      says: {
        none: 'no',
        withHonba: 'double, honba included',
        withoutHonba: 'double, honba excluded',
        threefold: 'triple, honba included',
      },
    },

    'pao.yaku': { name: 'Pao for', says: (ids, locale) => names(ids.map((id) => yakuName(id, locale))) },
    'pao.covers': { name: 'Pao covers', says: { hand: 'whole hand', yakuman: 'that yakuman only' } },
    'pao.ron': { name: 'Pao, ron from another player', says: { halves: 'each pays half', discarder: 'discarder pays' } },
    'pao.honba': {
      name: 'Pao, honba on that ron',
      says: { liable: 'liable player pays', discarder: 'discarder pays' },
    },

    'draws.noten': {
      name: 'Noten payment',
      says: (paid, locale) =>
        typeof paid === 'number'
          ? `${points(paid, locale)} in total`
          : paid.map((n, i) => `${points(n, locale)} in total with ${i + 1} in tenpai`).join(', '),
    },
    'draws.nagashi': {
      name: 'Nagashi mangan',
      says: { none: 'no', draw: 'counts as a draw', win: 'counts as a win' },
    },
    'draws.nagashiHand': {
      name: 'Nagashi mangan with an open hand',
      says: { any: 'allowed', closed: 'not allowed' },
    },
    'draws.abortive': {
      name: 'Abortive draws',
      says: (draws, { abortiveDraws }) => names(draws.map((draw) => abortiveDraws[draw])),
    },

    'draws.afterAbortive': {
      name: 'After an abortive draw',
      says: { dealerStays: 'dealer stays', dealerChanges: 'dealer changes' },
    },

    'chombo.payment': {
      name: 'Chombo payment',
      says: (paid, locale) => (paid === 'mangan' ? 'reverse mangan' : paid === 0 ? 'nothing' : `${points(paid, locale)} to each`),
    },
    'chombo.ranking': { name: 'Chombo penalty', says: (n) => (n === 0 ? 'nothing' : `${n} ranking points`) },
    'chombo.besideWin': { name: 'Chombo in a won hand', says: { stands: 'still counts', void: 'cancelled by the win' } },
    'chombo.redeal': {
      name: 'After a chombo',
      says: {
        always: 'hand replayed',
        inTime: 'hand replayed, except the last one after time is called',
        notDealers: 'hand replayed; after the dealer’s own chombo the dealer changes',
      },
    },

    'chips.value': { name: 'Chips', says: (n, locale) => (n === 0 ? 'none' : `${points(n, locale)} each`) },
    'chips.ippatsu': { name: 'Chips for ippatsu', says: chips },
    'chips.ura': { name: 'Chips per ura dora', says: chips },
    'chips.aka': { name: 'Chips per red five', says: chips },
    'chips.yakuman.ron': { name: 'Chips for a yakuman by ron', says: chips },
    'chips.yakuman.tsumoEach': { name: 'Chips for a yakuman by tsumo', says: (n) => (n === 0 ? 'none' : `${n} from each`) },

    'match.start': { name: 'Starting points', says: points },
    'match.rounds': {
      name: 'Length',
      says: (n) => ({ 1: 'East only', 2: 'East and South', 4: 'all four winds', unlimited: 'no last round, ends by points' })[n],
    },
    'match.goal': { name: 'Points needed to finish', says: (n, locale) => (n === 0 ? 'none' : points(n, locale)) },
    'match.extraRound': {
      name: 'Extra round',
      says: { suddenDeath: 'sudden death', whole: 'played in full' },
    },
    'match.bust': {
      name: 'Bust (tobi)',
      says: bust,
    },
    'match.ceiling': {
      name: 'Points that end the match',
      says: (n, locale) => (n === null ? 'none' : points(n, locale)),
    },
    'match.agariYame': { name: 'Agari yame', says: STOPS },
    'match.tenpaiYame': { name: 'Tenpai yame', says: STOPS },
    'match.dealerStays': {
      name: 'Dealer stays',
      says: {
        winOrTenpai: 'after a win or in tenpai',
        winTenpaiOrLastDraw: 'after a win or in tenpai; in the last hand at any draw',
        win: 'after a win',
        never: 'never',
      },
    },
    'match.honbaAfterDraw': {
      name: 'Honba after a draw',
      says: { oneMore: 'one more', oneIfDealerChanges: 'back to one if the dealer changes' },
    },
    'match.riichiBelowStick': {
      name: 'Riichi without points for a stick',
      says: { allowed: 'allowed', refused: 'not allowed' },
    },
    'match.timeUp': {
      name: 'When time is up',
      says: { thisHand: 'finish this hand', oneMoreHand: 'finish this hand, then one more' },
    },

    'standings.target': {
      name: 'Target (kaeshi)',
      says: (n, locale) => (n === 'start' ? 'starting points, so no oka' : points(n, locale)),
    },
    'standings.uma': {
      name: 'Uma',
      says: (rows, locale) => umaLines(rows, locale, (n, row) => `${n} at or above target: ${row}`).join('; '),
    },
    'standings.ties': { name: 'Ties', says: { seat: 'earlier seat first', shared: 'places shared' } },
    'standings.rounding': {
      name: 'Rounding to thousands',
      says: {
        none: 'none',
        fiveUp: '500 rounds up',
        sixUp: '600 rounds up',
        fiveUpEach: '500 rounds up, each player separately',
      },
    },
    'standings.leftoverSticks': {
      name: 'Leftover sticks',
      says: { first: 'to 1st place', lost: 'lost', returned: 'returned' },
    },
    'standings.yakitori.ranking': {
      name: 'Yakitori (no hand won)',
      says: (n) => (n === 0 ? 'no' : `${n} ranking points`),
    },
    'standings.yakitori.to': {
      name: 'Yakitori is paid',
      says: { each: 'to each other player', first: 'to 1st place', nobody: 'to nobody' },
    },
  },
};

function bust(at: RuleSet['match']['bust'], { number }: Locale): string {
  if (at === 'none') return 'no, play continues';
  if (at === 'belowZero') return 'below 0 ends the match';
  return `${at === 'zeroOrBelow' ? 0 : number(at)} or less ends the match`;
}

function redFives([man, pin, sou]: RuleSet['tiles']['redFives']): string {
  if (man === pin && pin === sou) return man === 0 ? 'none' : `${man} per suit`;
  return `${man} man, ${pin} pin, ${sou} sou`;
}
