import { type Circumstance, type MeldType, type Need, type Place, type Wind, WINDS, formatTiles, presets } from '@tenbo/engine';

import { describeError } from '../errors/describe-error.ts';
import type { Locale, Payment, RoundedPart, ShareStep, ShownTiles } from '../locale.ts';
import { and, count, number, or } from './english.ts';
import { match } from './match.ts';
import { rules } from './rules.ts';
import { isSample, likest, roundedPart, ruleNamed, signed, tileText } from '../shown.ts';
import { yaku } from './yaku.ts';

export { typedErrors } from './typed-errors.ts';

const winds: Locale['seats'] = { E: 'East', S: 'South', W: 'West', N: 'North' };

/** Riichi mahjong in English. */
export const locale: Locale = {
  language: 'en',
  ...yaku,
  checkWords: async () => (await import('@scure/bip39/wordlists/english.js')).wordlist,
  terms: async () => (await import('./terms.ts')).terms,
  seats: winds,
  rounds: { E: 'East round', S: 'South round', W: 'West round', N: 'North round' },
  methods: { ron: 'ron', tsumo: 'tsumo' },
  melds: { chi: 'chi', pon: 'pon', daiminkan: 'open quad', kakan: 'added quad', ankan: 'closed quad' },
  waits: {
    ryanmen: 'two-sided wait (ryanmen)',
    kanchan: 'closed wait (kanchan)',
    penchan: 'edge wait (penchan)',
    shanpon: 'wait on two pairs (shanpon)',
    tanki: 'wait on the pair (tanki)',
    thirteenSided: 'thirteen-sided wait',
  },
  forms: {
    standard: 'four sets and a pair',
    sevenPairs: 'seven pairs',
    thirteenOrphans: 'thirteen orphans',
    irregular: 'an irregular hand',
  },
  limits: { mangan: 'mangan', haneman: 'haneman', baiman: 'baiman', sanbaiman: 'sanbaiman', yakuman: 'yakuman' },
  countedYakuman: 'counted yakuman',

  ...rules,
  rule: (name, value) => `${name}: ${value}`,
  list: (items) => items.join('; '),
  commas: (names) => names.join(', '),
  sameAs: (name) => `same as ${name}`,
  cannotOccur: (cause) => `cannot occur (${cause})`,

  number,
  signed: (n) => signed(n, number),
  points: number,
  han: (n) => `${n} han`,
  fu: (n) => `${n} fu`,
  hanFu: (han, fu) => `${han} han ${fu} fu`,
  yakuman: (multiple) =>
    ['yakuman', 'double yakuman', 'triple yakuman', 'quadruple yakuman'][multiple - 1] ?? `${multiple}-fold yakuman`,
  tsumoAll: (each) => `${number(each)} all`,
  tsumoSplit: (dealer, other) => `${number(other)}/${number(dealer)}`,

  headline: (value, points) => `${value.charAt(0).toUpperCase()}${value.slice(1)} — ${points}`,
  call: ({ by, points, withHonba, honba }) =>
    `${by === 'ron' ? 'Ron' : 'Tsumo'}, ${points}${withHonba === undefined ? '' : ` — ${withHonba} with ${honba} honba`}`,

  fuLine: {
    base: () => 'base',
    sevenPairs: () => 'seven pairs',
    closedRon: () => 'closed ron',
    tsumo: () => 'tsumo',
    openPinfu: () => 'open hand with no other fu',
    triplet: ({ concealed }, shown) => `${setLabel('triplet', concealed, shown)}${shown.byRon ? ' (finished by ron)' : ''}`,
    quad: ({ concealed }, shown) => setLabel('quad', concealed, shown),
    pair: ({ as }, { tiles }) => `pair of ${PAIRS[as]} ${tiles}`,
    wait: ({ wait, by }, { tiles }) => `${by === 'oneTile' ? 'one chance, ' : ''}${locale.waits[wait]} ${tiles}`,
  },
  rounding: (before, after) => (before === after ? `${after} fu` : `${before} → ${after} fu`),

  formula: (fu, han, product) => `${fu} × 2^(2+${han}) = ${number(product)}`,
  toMangan: (formula, how, base) => `${formula} → mangan ${number(base)}${how === 'kiriage' ? ' (kiriage)' : ''}`,
  limitFor: (what, limit, base) => `${what}: ${limit} ${number(base)}`,
  yakumanTimes: (each, multiple, base) =>
    multiple === 1 ? `yakuman ${number(base)}` : `yakuman ${number(each)} × ${multiple} = ${number(base)}`,
  share: (step) => {
    const { own, half, share } = step;
    const both = half ? `${part(own)}, with half the missing share ${part(half)}: ${number(share)}` : part(own);
    return both + fromWhom(step);
  },
  steps: (steps) => steps.join('; '),
  sentences: (sentences) => sentences.join('; '),

  pays: (payment) => {
    const { from } = payment;
    const several = from !== undefined && from.length > 1;
    return `${payers(from)} ${several ? 'pay' : 'pays'} ${sum(payment)}${several ? ' each' : ''}`;
  },
  ifWareme: (paid) => `or, at the break of the wall, ${paid}`,
  takesSticks: (sticks, points) => `${number(points)} from the table for ${count(sticks, 'riichi stick')}`,
  collects: (winner, points) => `${winds[winner]} collects ${number(points)} in all`,

  otherReadings: 'Other readings',
  readAs: (tiles, form, wait) => (form === 'standard' ? `${tiles}, ${locale.waits[wait]}` : `${tiles} as ${locale.forms[form]}`),
  worth: (value, points) => `${value}, ${points}`,
  lostBy: {
    noYaku: 'no yaku',
    tooFewHan: 'too few han from yaku',
    fewerPoints: 'fewer points',
    fewerHan: 'same points, fewer han',
    fewerFu: 'same points and han, fewer fu',
    counted: 'same points, but a yakuman comes before counted han',
    same: 'worth the same',
  },
  lost: (reading, worth, reason) => `${reading}: ${worth === undefined ? reason : `${worth} — ${reason}`}`,

  acceptance: ({ shanten, tiles, kinds, left }) => {
    if (shanten > 0 && kinds === 0) return `${shanten}-shanten, but no tile that would bring it nearer is left`;
    if (shanten > 0) return `${shanten}-shanten: ${tiles} bring it nearer, ${count(left, 'tile')} of ${count(kinds, 'kind')}`;
    return kinds === 0
      ? 'tenpai, but the hand holds every tile it waits for'
      : `tenpai: waits for ${tiles}, ${count(left, 'tile')} left`;
  },
  left: (tiles) => `${tiles} left`,

  match,

  stillWaits: 'this hand still waits: write the winning tile after +, or ask tenbo waits what each would be worth',
  error: {
    tileCount: ({ tiles, melds, expected }) => {
      if (melds > 4) return `${melds} melds: a hand has at most 4`;
      const found = `${count(expected, 'tile')} expected with ${count(melds, 'meld')}, found ${tiles}`;
      if (tiles === expected + 1) return `${found}: leave the winning tile out and write it after +`;
      return `${found}: ${tiles > expected ? `take ${tiles - expected} away` : `add ${expected - tiles}`}`;
    },
    fifthTile: ({ kind, count: copies, at }) =>
      copies > 5
        ? `${copies} copies of ${tileText(kind)} with those ${place(at)}: take ${copies - 4} away`
        : `a fifth ${tileText(kind)} ${place(at)}: take one away`,
    tooManyRedFives: ({ tile: five, count: reds, most, at }) =>
      most === 0
        ? `a red five ${tileText(five)} ${place(at)}, and these rules have none: write 5${tileText(five).slice(1)}`
        : `${reds} red fives ${tileText(five)} with the one ${place(at)}, and these rules have ${most}: write 5${tileText(five).slice(1)} for a plain five`,
    tooManyPlainFives: ({ kind, count: plain, most, at }) => {
      const red = `write 0${tileText(kind).slice(1)} for a red one`;
      return most === 0
        ? `a plain ${tileText(kind)} ${place(at)}, and all fives of that suit are red under these rules: ${red}`
        : `${plain} plain ${tileText(kind)} with the one ${place(at)}, and these rules have ${most}, the rest red: ${red}`;
    },
    removedTile: ({ tile: shown, at }) => `${tileText(shown)} ${place(at)}: these rules play without 2m to 8m, so take it away`,
    notAMeld: ({ type, tiles, at }) =>
      `meld ${at.index + 1}: ${formatTiles(tiles)} is no ${locale.melds[type]}: write ${MELD_RULES[type]}`,
    chiNotPlayed: ({ players, at }) => `meld ${at.index + 1} is a chi, and ${players} players play without chi: take it away`,
    noSuchSeat: ({ seatWind, players }) =>
      `no ${winds[seatWind]} seat with ${players} players: choose ${or(WINDS.slice(0, players).map((wind) => winds[wind]))}`,
    riichiOnOpenHand: () => 'riichi needs a closed hand: take away riichi or the open melds',
    ippatsuAfterQuad: () => 'no ippatsu after a quad: the quad ends it, so take away ippatsu, or the quad',
    ippatsuOnLastTile: () =>
      'no ippatsu on the last tile after double riichi, which is declared on the first turn: take away ippatsu, or choose riichi',
    openRiichiNotPlayed: ({ kind }) =>
      `these rules have no ${OPEN_RIICHI[kind]}: choose ${OPEN_RIICHI[kind].replace('open ', '')}, or rules that play it`,
    circumstanceNeeds: ({ circumstance, needs }) =>
      `a win ${CIRCUMSTANCES[circumstance]} needs ${NEEDS[needs]}: change one of them`,
    uraWithoutRiichi: () => 'ura dora are turned only after riichi: add riichi, or take the ura indicators away',
    rinshanWithoutQuad: () => 'a win after a quad (rinshan) needs a quad: add it to the melds, or take rinshan away',
    chankanTileHeld: ({ kind }) =>
      `robbing a quad of ${tileText(kind)} (chankan) leaves no other ${tileText(kind)} for the hand: change the hand, or take chankan away`,
    firstTurnWithMelds: ({ melds }) => `a first-turn win has no melds, found ${melds}: take away the melds or the first turn`,
    firstTurnWithKita: ({ kita }) =>
      `a first-turn win has no norths set aside, found ${kita}: take away the norths or the first turn`,
    firstTurnWithRiichi: () => 'a first-turn win comes before any riichi: take away riichi or the first turn',
    firstTurnRonByDealer: () =>
      'the dealer draws before anyone discards, so wins on the first turn by tsumo: choose tsumo, or another seat',
    kitaNotPlayed: ({ kita }) =>
      `${count(kita, 'north')} set aside, which these rules do not play: choose three-player rules, or leave ${kita === 1 ? 'it' : 'them'} out`,
    tooManyIndicators: ({ which, count: found, most }) =>
      `${count(found, `${INDICATORS[which]} indicator`)}, and at most ${most} can be turned here: take ${found - most} away`,
    notComplete: ({ shanten }) =>
      shanten <= 0
        ? 'not a winning hand: 1 tile away (tenpai); check the winning tile'
        : `not a winning hand: ${shanten + 1} tiles away (${shanten}-shanten); check the tiles`,
    noYaku: ({ doraHan }) =>
      `complete, but no yaku: a win needs at least one${doraHan > 0 ? `, and dora (${doraHan} han) are not yaku` : ''}`,
    tooFewHan: ({ han, minimum, honba, bound }) => {
      const needed = bound === 'dealer' ? `the dealer needs ${minimum}` : `${minimum} are needed`;
      return `${han} han from yaku, and ${needed}${honba > 0 ? ` at ${honba} honba` : ''}: dora do not count towards them`;
    },

    unknownCharacter: ({ position, character }) => `${nth(position)}: “${character}” is no tile; write numbers and m, p, s or z`,
    missingSuit: ({ position, digits }) => `${nth(position)}: “${digits}” has no suit; write m, p, s or z after it`,
    noSuchTile: ({ position, tile: text }) => `${nth(position)}: there is no ${text}; honours are 1z to 7z`,
    unclosedMeld: ({ position, character }) =>
      `${nth(position)}: “${character}” is never closed; add “${character === '(' ? ')' : ']'}”`,
    meldSize: ({ position, tiles }) => `${nth(position)}: a meld of ${count(tiles, 'tile')}; write 3, or 4 for a quad`,
    misplacedMelds: ({ position }) => `${nth(position)}: only tiles can stand here; leave out brackets and +`,
    textTooLong: ({ position, most }) => `${nth(position)}: no hand is longer than ${most} characters; write one hand`,
    winningTileCount: ({ position, tiles }) => `${nth(position)}: ${count(tiles, 'tile')} after +; write the one winning tile`,

    notAnObject: () =>
      'a win is written as one JSON object: {"hand":"234m406p567s88s67m","tile":"8m","by":"ron","seat":"S","round":"E"}',
    missingField: ({ field }) => `“${field}” is missing: add it`,
    unknownField: ({ field }) => `there is no field “${field}”: check its spelling, or take it away`,
    badField: ({ field, value, expected }) =>
      `“${field}” is ${value}: write ${isSample(expected) ? 'it like ' : ''}${or(expected)}`,
    badTiles: ({ field, error }) => `“${field}”, ${describeError(error, locale)}`,
    ippatsuWithoutRiichi: () => 'ippatsu needs riichi: add riichi, or take ippatsu away',
    waremeNotPlayed: () => 'wareme is not played under these rules: leave it out',

    unknownRules: ({ id }) => `no rules are called “${id}”: ${meant(likest(id, Object.keys(presets)))}`,
    rulesNotAnObject: ({ path }) =>
      path === ''
        ? 'rules are a name or an object: "tenhou" or {"base":"tenhou"}'
        : `“${ruleNamed(path, locale)}” is a group of rules: write an object`,
    unknownRule: ({ path }) => `there is no rule “${path}”: check its spelling, or take it away`,
    badRule: ({ path, value, choices }) => `the rule “${ruleNamed(path, locale)}” is ${value}: choose ${or(choices)}`,

    moreErrors: ({ count: n }) => `and ${n} more`,
  },
};

const PAIRS = {
  dragon: 'dragons',
  seatWind: 'the seat wind',
  roundWind: 'the round wind',
  doubleWind: 'the seat and round wind',
};
const MADE_OF = { simples: 'simples', terminals: 'terminals', honors: 'honours' };
const INDICATORS = { doraIndicators: 'dora', uraIndicators: 'ura' };
const CIRCUMSTANCES: { readonly [C in Circumstance]: string } = {
  riichiTile: 'on the tile of a riichi declaration',
  quadDiscard: 'on the discard right after a quad',
  secondQuad: 'on the tile after a second quad in a row',
  firstTurnQuad: 'after a quad on the first turn',
  eighthWin: 'that is the eighth in a row',
  againstEighthWin: "against the dealer's eighth in a row",
};
const OPEN_RIICHI = { openRiichi: 'open riichi', openDoubleRiichi: 'open double riichi' };
const NEEDS: { readonly [N in Need]: string } = {
  discard: 'a ron on a discard',
  rinshan: 'a tsumo after a quad (rinshan)',
  twoQuads: 'two quads',
  onlyQuads: 'a quad from the first turn, and no chi, pon or added quad',
  noRiichi: 'a hand that is not in riichi',
  noIppatsu: 'no ippatsu, which the quad ends',
  notDealer: 'another seat than the dealer',
  notEighthWin: 'a winner whose own eighth it is not',
};
const MELD_RULES: { readonly [M in MeldType]: string } = {
  chi: 'three tiles of a suit in a row',
  pon: 'three tiles of a kind',
  daiminkan: 'four tiles of a kind',
  kakan: 'four tiles of a kind',
  ankan: 'four tiles of a kind',
};

function setLabel(what: string, concealed: boolean, { tiles, of }: ShownTiles): string {
  return `${concealed ? 'closed' : 'open'} ${what} of ${MADE_OF[of]} ${tiles}`;
}

const part = (rounded: RoundedPart) => roundedPart(rounded, number);

function fromWhom({ payer, payers: many }: ShareStep): string {
  if (payer === 'discarder') return '';
  if (payer === 'dealer') return ' from the dealer';
  if (payer === 'all' && many > 1) return ' from each';
  return many === 1 ? ' from the other player' : ' from each of the others';
}

function payers(from: readonly Wind[] | undefined): string {
  if (from === undefined) return 'the discarder';
  return and(from.map((wind) => (wind === 'E' ? 'the dealer (East)' : winds[wind])));
}

function sum({ hand, bonus, honba, wareme }: Payment): string {
  if (bonus === 0 && wareme === 0) return number(hand);
  const ofHonba = bonus === 0 ? '' : ` + ${number(bonus)} (${honba} honba)`;
  const ofWareme = wareme === 0 ? '' : ` + ${number(wareme)} (wareme)`;
  return `${number(hand)}${ofHonba}${ofWareme} = ${number(hand + bonus + wareme)}`;
}

function place({ in: where, index }: Place): string {
  const places = {
    concealed: 'in the hand',
    melds: `in meld ${index + 1}`,
    tile: 'as the winning tile',
    doraIndicators: 'among the dora indicators',
    uraIndicators: 'among the ura indicators',
    kita: 'among the norths set aside',
    seen: 'among the tiles seen elsewhere',
  };
  return places[where];
}

/** The likeliest names, if any. */
function meant(names: readonly string[]): string {
  return names.length > 0 ? `did you mean ${or(names)}?` : 'check the name';
}

function nth(position: number): string {
  return `character ${position + 1}`;
}
