import type { RuleSet } from '@tenbo/engine';

import type { Locale } from '../locale.ts';
import { umaLines } from '../shown.ts';
import { type YakuWorthWords, localYakuTexts, yakuName } from '../win/yaku-text.ts';

const PLAYED = { played: 'played', none: 'not played' };
const STOPS = {
  none: 'not played',
  choice: 'the dealer may stop',
  automatic: 'the match stops by itself',
  anyPlace: 'the dealer may stop in any place',
};

const WORTH: YakuWorthWords = {
  both: (han) => `${han} han`,
  closedOnly: (han) => `${han} han closed`,
  open: (closed, open) => `${closed} han, ${open} open`,
};

const chips = (n: number) => (n === 0 ? 'none' : `${n}`);
const points = (n: number, { number }: Locale) => `${number(n)} points`;
const fuOrNone = (n: number, { fu }: Locale) => (n === 0 ? 'no fu' : fu(n));
const names = (words: readonly string[]) => (words.length === 0 ? 'none' : words.join(', '));

/** The rules in English. */
export const rules: Pick<Locale, 'abortiveDraws' | 'ruleGroups' | 'rules' | 'ruleNotices'> = {
  abortiveDraws: {
    nineTerminals: 'nine terminals and honours',
    fourWinds: 'four winds',
    fourRiichi: 'four riichi',
    fourQuads: 'four quads',
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
    standings: 'Standings',
  },

  rules: {
    'tiles.players': { name: 'Players', says: String },
    'tiles.redFives': { name: 'Red fives', says: redFives },
    'tiles.removed': { name: 'Left out of the wall', says: { none: 'nothing', man2to8: '2m to 8m' } },
    'tiles.kita': { name: 'North set aside (kita)', says: { none: 'not played', dora: 'a dora' } },

    'dora.ura': { name: 'Ura dora', says: PLAYED },
    'dora.kan': { name: 'Kan dora', says: PLAYED },
    'dora.kanUra': { name: 'Kan ura dora', says: PLAYED },
    'dora.inOpenHand': { name: 'Dora in an open hand', says: { counted: 'count', none: 'do not count' } },

    'yaku.openTanyao': { name: 'Open tanyao', says: { played: 'played', closedOnly: 'not played' } },
    'yaku.ippatsu': { name: 'Ippatsu', says: PLAYED },
    'yaku.renhou': {
      name: 'Renhou',
      says: { none: 'not played', mangan: 'mangan', haneman: 'haneman', baiman: 'baiman', yakuman: 'yakuman' },
    },
    'yaku.renhouCounts': {
      name: 'Renhou counts',
      says: { instead: 'in place of the hand', added: 'beside other yaku' },
    },
    'yaku.shousangen': {
      name: 'Little three dragons',
      says: { twoAndDragons: '2 han and each dragon', four: '4 han in all' },
    },
    'yaku.ryuuiisou': { name: 'All green', says: { hatsuOptional: 'with or without hatsu', hatsuNeeded: 'only with hatsu' } },
    'yaku.local': {
      name: 'Local yaku',
      says: (values, locale) => names(localYakuTexts(values, locale, WORTH).map(({ name, value }) => `${name} ${value}`)),
    },
    'yaku.disabled': { name: 'Yaku not played', says: (ids, locale) => names(ids.map((id) => yakuName(id, locale))) },
    'yaku.doubleYakuman': { name: 'Double yakuman', says: (ids, locale) => names(ids.map((id) => yakuName(id, locale))) },
    'yaku.yakumanStacking': { name: 'Several yakuman', says: { sum: 'added up', highest: 'only the highest counts' } },
    'yaku.yakumanLimit': { name: 'Most yakuman for a hand', says: (n) => (n === null ? 'no limit' : `${n}`) },
    'yaku.minimumHan': { name: 'Needed from yaku', says: (n, { han }) => han(n) },
    'yaku.twoHanFromHonba': { name: 'Two han needed', says: (n) => (n === null ? 'never' : `from ${n} honba`) },
    'yaku.twoHanFor': { name: 'Two han needed by', says: { all: 'everybody', dealer: 'the dealer only' } },

    'fu.closedRon': { name: 'Closed ron', says: fuOrNone },
    'fu.rinshanTsumo': { name: 'Tsumo after a quad', says: fuOrNone },
    'fu.wait': { name: 'Fu for the wait', says: { shape: 'by its shape', oneTile: 'only where one tile wins' } },
    'fu.most': { name: 'Most fu', says: (n, { fu }) => (n === null ? 'no limit' : fu(n)) },
    'fu.doubleWindPair': { name: 'Double-wind pair', says: fuOrNone },
    'fu.openPinfu': { name: 'Open ron with no fu', says: { plus2: '2 fu more, so 30', flat30: '30 fu', none: '20 fu' } },
    'fu.pinfuTsumo': {
      name: 'Pinfu by tsumo',
      says: { waivesFu: 'played', keepsFu: 'played, with the fu of tsumo', notPinfu: 'not played' },
    },
    'fu.sevenPairs.han': { name: 'Seven pairs, han', says: (n, { han }) => han(n) },
    'fu.sevenPairs.fu': { name: 'Seven pairs, fu', says: fuOrNone },

    'points.limits': { name: 'Limits', says: { played: 'mangan and up', none: 'none (aotenjou)' } },
    'points.kiriageMangan': { name: 'Kiriage mangan', says: PLAYED },
    'points.countedYakuman': {
      name: 'Counted yakuman',
      says: { yakuman: 'from 13 han', sanbaiman: 'not played', perThirteen: 'one for every 13 han' },
    },

    'payments.honba.ron': { name: 'Honba by ron', says: points },
    'payments.honba.tsumoEach': { name: 'Honba by tsumo', says: (n, locale) => `${points(n, locale)} from each` },
    'payments.riichiStick': { name: 'Riichi stick', says: points },
    'payments.missingPlayer': {
      name: 'Tsumo of three players',
      says: { lost: 'one share is lost', split: 'the missing share is split' },
    },
    'payments.tsumo': { name: 'Tsumo of two players', says: { shares: 'a double share', likeRon: 'the whole, like a ron' } },
    'payments.multipleRon': { name: 'Several rons', says: { all: 'all are paid', headBump: 'head bump (atamahane)' } },
    'payments.honbaTo': { name: 'Honba of several rons', says: { nearest: 'to the next in turn', each: 'to each' } },
    'payments.sticksTo': {
      name: 'Sticks of several rons',
      says: { nearest: 'to the next in turn', ownThenNearest: 'own back, the rest to the next in turn' },
    },
    'payments.wareme': {
      name: 'Wareme',
      says: {
        none: 'not played',
        withHonba: 'double, honba too',
        withoutHonba: 'double, honba not',
        threefold: 'threefold, honba too',
      },
    },

    'pao.yaku': { name: 'Pao for', says: (ids, locale) => names(ids.map((id) => yakuName(id, locale))) },
    'pao.covers': { name: 'Pao covers', says: { hand: 'the whole hand', yakuman: 'that yakuman only' } },
    'pao.ron': { name: 'Pao, a ron from another', says: { halves: 'both pay half', discarder: 'the discarder pays' } },
    'pao.honba': {
      name: 'Pao, honba of such a ron',
      says: { liable: 'the liable player pays', discarder: 'the discarder pays' },
    },

    'draws.noten': { name: 'Noten payment', says: (n, locale) => `${points(n, locale)} in all` },
    'draws.nagashi': {
      name: 'Nagashi mangan',
      says: { none: 'not played', draw: 'paid as a draw', win: 'paid as a win' },
    },
    'draws.nagashiHand': {
      name: 'Nagashi mangan with own calls',
      says: { any: 'allowed', closed: 'not allowed' },
    },
    'draws.abortive': {
      name: 'Abortive draws',
      says: (draws, { abortiveDraws }) => names(draws.map((draw) => abortiveDraws[draw])),
    },

    'draws.afterAbortive': {
      name: 'After an abortive draw',
      says: { dealerStays: 'the dealer stays', dealerChanges: 'the dealer changes' },
    },

    'chombo.payment': {
      name: 'Chombo, paid at once',
      says: (paid, locale) => (paid === 'mangan' ? 'a mangan' : paid === 0 ? 'nothing' : `${points(paid, locale)} to each`),
    },
    'chombo.ranking': { name: 'Chombo, off the result', says: (n) => (n === 0 ? 'nothing' : `${n} ranking points`) },
    'chombo.besideWin': { name: 'Chombo beside a win', says: { stands: 'stands', void: 'is void' } },
    'chombo.redeal': {
      name: 'After a chombo',
      says: {
        always: 'the hand is dealt again',
        inTime: 'the hand is dealt again, but not the last one after time',
        notDealers: 'the hand is dealt again; the dealer’s own passes the deal',
      },
    },

    'chips.value': { name: 'Chips', says: (n, locale) => (n === 0 ? 'not played' : `${points(n, locale)} each`) },
    'chips.ippatsu': { name: 'Chips for ippatsu', says: chips },
    'chips.ura': { name: 'Chips for each ura dora', says: chips },
    'chips.aka': { name: 'Chips for each red five', says: chips },
    'chips.yakuman.ron': { name: 'Chips for a yakuman by ron', says: chips },
    'chips.yakuman.tsumoEach': { name: 'Chips for a yakuman by tsumo', says: (n) => (n === 0 ? 'none' : `${n} from each`) },

    'match.start': { name: 'Points at the start', says: points },
    'match.rounds': {
      name: 'Rounds',
      says: (n) => ({ 1: 'East only', 2: 'East and South', 4: 'all four winds' })[n],
    },
    'match.goal': { name: 'Needed to end the match', says: (n, locale) => (n === 0 ? 'nothing' : points(n, locale)) },
    'match.extraRound': {
      name: 'Further round',
      says: { suddenDeath: 'sudden death', whole: 'played to its end' },
    },
    'match.bust': {
      name: 'Out of points (tobi)',
      says: bust,
    },
    'match.ceiling': {
      name: 'Reached, end the match',
      says: (n, locale) => (n === null ? 'no points do' : points(n, locale)),
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
      says: { oneMore: 'one more', oneIfDealerChanges: 'one if the dealer changes' },
    },
    'match.riichiBelowStick': {
      name: 'Riichi without a stick',
      says: { allowed: 'allowed', refused: 'not allowed' },
    },
    'match.timeUp': { name: 'When time is up', says: { thisHand: 'this hand is the last', oneMoreHand: 'one more hand' } },

    'standings.target': {
      name: 'Target (kaeshi)',
      says: (n, locale) => (n === 'start' ? 'the points at the start: no oka' : points(n, locale)),
    },
    'standings.uma': {
      name: 'Uma',
      says: (rows, locale) => umaLines(rows, locale, (n, row) => `${n} at the target: ${row}`).join('; '),
    },
    'standings.ties': { name: 'Equal points', says: { seat: 'by seat', shared: 'share the places' } },
    'standings.rounding': {
      name: 'Rounding to thousands',
      says: { none: 'none', fiveUp: '500 up', sixUp: '600 up', fiveUpEach: '500 up, each alone' },
    },
    'standings.leftoverSticks': {
      name: 'Sticks left at the end',
      says: { first: 'to the first', lost: 'lost', returned: 'given back' },
    },
    'standings.yakitori.ranking': {
      name: 'No hand won (yakitori)',
      says: (n) => (n === 0 ? 'not played' : `${n} ranking points`),
    },
    'standings.yakitori.to': {
      name: 'Yakitori is paid',
      says: { each: 'to each of the others', first: 'to the first', nobody: 'to nobody' },
    },
  },

  ruleNotices: {
    okaBelowZero: ({ target, oka }, { number, match }) =>
      `The target of ${number(target)} is below the points at the start, so the first has an oka of ${match.ranking(oka)}. Without oka, count results against the start`,
  },
};

function bust(at: RuleSet['match']['bust'], { number }: Locale): string {
  if (at === 'none') return 'play goes on';
  if (at === 'belowZero') return 'below 0 ends the match';
  return `${at === 'zeroOrBelow' ? 0 : number(at)} or less ends the match`;
}

function redFives([man, pin, sou]: RuleSet['tiles']['redFives']): string {
  if (man === pin && pin === sou) return man === 0 ? 'none' : `${man} a suit`;
  return `${man} man, ${pin} pin, ${sou} sou`;
}
