import { type Circumstance, type MeldType, type Need, type Place, type Wind, WINDS, formatTiles } from '@tenbo/engine';

import { describeError } from '../errors/describe-error.ts';
import type { Places } from '../languages.ts';
import type { LibraryWords } from '../library-words.ts';
import type { HandLocale, Payment, RoundedPart, ShareStep, ShownTiles } from '../locale.ts';
import { and, count, number, or } from './english.ts';
import { isSample, roundedPart, ruleNamed, signed, tileText } from '../shown.ts';
import { yaku } from './yaku.ts';

const winds: HandLocale['seats'] = { E: 'East', S: 'South', W: 'West', N: 'North' };

/** Riichi mahjong in English. */
export const hands: HandLocale = {
  language: 'en',
  ...yaku,
  tiles: {
    ranks: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    suits: ['man', 'pin', 'sou'],
    honors: ['East', 'South', 'West', 'North', 'white dragon', 'green dragon', 'red dragon'],
    numbered: (rank, suit) => `${rank} ${suit}`,
    red: (name) => `red ${name}`,
    winning: (tile) => `${tile}, the winning tile`,
    doraIndicators: 'Dora indicators',
    uraIndicators: 'Ura indicators',
  },
  checkWords: async () => (await import('@scure/bip39/wordlists/english.js')).wordlist,
  terms: async () => (await import('./terms.ts')).terms,
  seats: winds,
  rounds: { E: 'East round', S: 'South round', W: 'West round', N: 'North round' },
  methods: { ron: 'ron', tsumo: 'tsumo' },
  melds: { chi: 'chi', pon: 'pon', daiminkan: 'open kan', kakan: 'added kan', ankan: 'closed kan' },
  waits: {
    ryanmen: 'two-sided wait (ryanmen)',
    kanchan: 'closed wait (kanchan)',
    penchan: 'edge wait (penchan)',
    shanpon: 'dual pair wait (shanpon)',
    tanki: 'pair wait (tanki)',
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

  rule: (name, value) => `${name}: ${value}`,
  list: (items) => items.join('; '),
  commas: (names) => names.join(', '),
  sameAs: (name) => `same as ${name}`,
  cannotOccur: (cause) => `not possible (${cause})`,

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
    quad: ({ concealed }, shown) => setLabel('kan', concealed, shown),
    pair: ({ as }, { tiles }) => `${PAIRS[as]} ${tiles}`,
    wait: ({ wait, by }, { tiles }) => `${by === 'oneTile' ? 'one-chance, ' : ''}${hands.waits[wait]} ${tiles}`,
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
  paid: (payments, honba) => {
    const parts = payments.map(({ from = [], points }, i) => {
      const verb = i > 0 ? '' : from.length > 1 ? ' pay' : ' pays';
      const isEach = from.length > 1 && payments.length === 1;
      return `${and(from.map((wind) => winds[wind])) || payers(undefined)}${verb} ${number(points)}${isEach ? ' each' : ''}`;
    });
    return `${parts.join(', ')}${honba > 0 ? ` with ${honba} honba` : ''}`;
  },
  ifWareme: (paid) => `or, if their wall was broken, ${paid}`,
  takesSticks: (sticks, points) => `plus ${number(points)} for ${count(sticks, 'riichi stick')}`,
  collects: (winner, points) => `${winds[winner]} collects ${number(points)} in total`,

  otherReadings: 'Other readings',
  readAs: (tiles, form, wait) => (form === 'standard' ? `${tiles}, ${hands.waits[wait]}` : `${tiles} as ${hands.forms[form]}`),
  worth: (value, points) => `${value}, ${points}`,
  lostBy: {
    noYaku: 'no yaku',
    tooFewHan: 'too few han from yaku',
    fewerPoints: 'fewer points',
    fewerHan: 'same points, fewer han',
    fewerFu: 'same points and han, fewer fu',
    counted: 'same points, but a yakuman outranks counted han',
    same: 'worth the same',
  },
  lost: (reading, worth, reason) => `${reading}: ${worth === undefined ? reason : `${worth} — ${reason}`}`,

  acceptance: ({ shanten, tiles, kinds, left }) => {
    if (shanten > 0 && kinds === 0) return `${shanten}-shanten, but no tile that would improve it is left`;
    if (shanten > 0) return `${shanten}-shanten, improved by ${tiles} (${count(left, 'tile')} of ${count(kinds, 'kind')})`;
    return kinds === 0
      ? 'tenpai, but the hand already holds every winning tile'
      : `tenpai, waiting on ${tiles}: ${count(left, 'tile')} left`;
  },
  left: (tiles) => `${tiles} left`,
  goodWaits: (percent) => `${percent}% lead to a wait of 5 tiles or more`,

  stillWaits: 'no winning tile: add it after +, or run “tenbo waits” to see what each one is worth',
  error: {
    tileCount: ({ tiles, melds, expected }) => {
      if (melds > 4) return `${melds} melds, but a hand has at most 4: remove the extra melds`;
      const found = `${count(expected, 'tile')} needed ${melds === 0 ? 'without melds' : `with ${count(melds, 'meld')}`}, but ${tiles} found`;
      return `${found}: ${tiles > expected ? `remove ${tiles - expected}` : `add ${expected - tiles}`}`;
    },
    fifthTile: ({ kind, count: copies, at }) =>
      copies > 5
        ? `${copies} copies of ${tileText(kind)}, counting those ${place(at)}: remove ${copies - 4}`
        : `a fifth ${tileText(kind)} ${place(at)}: remove one`,
    tooManyRedFives: ({ tile: five, count: reds, most, at }) =>
      most === 0
        ? `a red five ${tileText(five)} ${place(at)}, but these rules have no red fives: write 5${tileText(five).slice(1)}`
        : `${reds} red fives ${tileText(five)} with the one ${place(at)}, but these rules have only ${most}: write 5${tileText(five).slice(1)} for a plain five`,
    tooManyPlainFives: ({ kind, count: plain, most, at }) => {
      const red = `write 0${tileText(kind).slice(1)} for a red one`;
      return most === 0
        ? `a plain ${tileText(kind)} ${place(at)}, but in these rules all fives of that suit are red: ${red}`
        : `${plain} plain ${tileText(kind)} with the one ${place(at)}, but these rules have only ${most}, the rest red: ${red}`;
    },
    removedTile: ({ tile: shown, at }) => `${tileText(shown)} ${place(at)}, but these rules leave out 2m to 8m: remove it`,
    notAMeld: ({ type, tiles, at }) =>
      `${formatTiles(tiles)} is not a valid ${hands.melds[type]} (meld ${at.index + 1}): use ${MELD_RULES[type]}`,
    chiNotPlayed: ({ players, at }) => `meld ${at.index + 1} is a chi, but there is no chi with ${players} players: remove it`,
    noSuchSeat: ({ seatWind, players }) =>
      `no ${winds[seatWind]} seat with ${players} players: choose ${or(WINDS.slice(0, players).map((wind) => winds[wind]))}`,
    riichiOnOpenHand: () => 'riichi needs a closed hand: remove riichi or the open melds',
    ippatsuAfterQuad: () => 'a kan cancels ippatsu: remove ippatsu or the kan',
    ippatsuOnLastTile: () =>
      'double riichi is declared on the first turn, too early for ippatsu on the last tile: remove ippatsu or choose riichi',
    openRiichiNotPlayed: ({ kind }) =>
      `these rules have no ${OPEN_RIICHI[kind]}: choose ${OPEN_RIICHI[kind].replace('open ', '')}, or other rules`,
    circumstanceNeeds: ({ circumstance, needs }) =>
      `a win ${CIRCUMSTANCES[circumstance]} needs ${NEEDS[needs]}: change one of them`,
    uraWithoutRiichi: () => 'ura dora need riichi: add riichi or remove the ura indicators',
    rinshanWithoutQuad: () => 'a win after a kan (rinshan) needs a kan: add the kan or remove rinshan',
    chankanTileHeld: ({ kind }) =>
      `if a kan of ${tileText(kind)} is robbed (chankan), the hand cannot hold another ${tileText(kind)}: change the hand or remove chankan`,
    firstTurnWithMelds: ({ melds }) => `a first-turn win cannot have melds (${melds} here): remove the melds or the first turn`,
    firstTurnWithKita: ({ kita }) =>
      `a first-turn win cannot have declared norths (${kita} here): remove the norths or the first turn`,
    firstTurnWithRiichi: () => 'a first-turn win comes before any riichi: remove riichi or the first turn',
    firstTurnRonByDealer: () => 'the dealer can win on the first turn only by tsumo: choose tsumo or another seat',
    kitaNotPlayed: ({ kita }) =>
      `${count(kita, 'north')} declared, but these rules do not use kita: choose three-player rules or remove ${kita === 1 ? 'it' : 'them'}`,
    tooManyIndicators: ({ which, count: found, most }) =>
      `${count(found, `${INDICATORS[which]} indicator`)}, but at most ${most} can be revealed here: remove ${found - most}`,
    notComplete: ({ shanten }) =>
      shanten <= 0
        ? 'not a winning hand, only tenpai: check the winning tile'
        : `not a winning hand, ${shanten + 1} tiles away (${shanten}-shanten): check the tiles`,
    noYaku: ({ doraHan }) =>
      `complete, but no yaku: a win needs at least one${doraHan > 0 ? `, and dora (${doraHan} han) do not count` : ''}`,
    tooFewHan: ({ han, minimum, honba, bound }) => {
      const needed = bound === 'dealer' ? `the dealer needs ${minimum}` : `${minimum} needed`;
      return `only ${han} han from yaku, but ${needed}${honba > 0 ? ` at ${honba} honba` : ''}: dora do not count`;
    },

    unknownCharacter: ({ position, character }) =>
      `“${character}” is not a tile (${nth(position)}): use numbers followed by m, p, s or z`,
    unknownWord: ({ position, word, nearest }) =>
      `unknown word “${word}” (${nth(position)}): ${meant(nearest, 'check the spelling or remove it')}`,
    contradictingWord: ({ position, word, earlier }) =>
      `“${word}” contradicts “${earlier}” (${nth(position)}): remove one of the two`,
    notATile: ({ index, found }) => `${found} is not a tile (item ${index + 1}): check it or its format`,
    notACount: ({ index, found }) => `${found} is not a number of tiles from 0 to 4 (item ${index + 1}): correct it`,
    noCopyLeft: ({ index, tile }) => `no copy of ${formatTiles([tile])} is left (item ${index + 1}): remove one`,
    missingSuit: ({ position, digits }) => `“${digits}” has no suit (${nth(position)}): add m, p, s or z after it`,
    noSuchTile: ({ position, tile: text }) => `there is no tile ${text} (${nth(position)}): honours are 1z to 7z`,
    unclosedMeld: ({ position, character }) =>
      `“${character}” is not closed (${nth(position)}): add “${character === '(' ? ')' : ']'}”`,
    meldSize: ({ position, tiles }) => `a meld of ${count(tiles, 'tile')} (${nth(position)}): write 3, or 4 for a kan`,
    misplacedMelds: ({ position }) => `only tiles can go here (${nth(position)}): remove brackets and +`,
    textTooLong: ({ position, most }) => `a hand has at most ${most} characters (${nth(position)}): write one hand`,
    winningTileCount: ({ position, tiles }) => `${count(tiles, 'tile')} after + (${nth(position)}): write one winning tile`,

    notAnObject: () =>
      'not a JSON object: write a win like {"hand":"234m406p567s88s67m","tile":"8m","by":"ron","seat":"S","round":"E"}',
    missingField: ({ field }) => `“${field}” is missing: add it`,
    unknownField: ({ field }) => `unknown field “${field}”: check the spelling or remove it`,
    badField: ({ field, value, expected }) =>
      `“${field}” cannot be ${value}: write ${isSample(expected) ? 'it like ' : ''}${or(expected)}`,
    badTiles: ({ field, error }, all) => `“${field}”: ${describeError(error, all)}`,
    ippatsuWithoutRiichi: () => 'ippatsu needs riichi: add riichi or remove ippatsu',
    waremeNotPlayed: () => 'these rules do not use wareme: remove it',

    unknownRules: ({ id, nearest }) => `no rule set called “${id}”: ${meant(nearest)}`,
    rulesNotAnObject: ({ path }, all) =>
      path === ''
        ? 'not a rule set: write a name or an object, "tenhou" or {"base":"tenhou"}'
        : `“${ruleNamed(path, all)}” is a group of rules: write an object`,
    unknownRule: ({ path }) => `unknown rule “${path}”: check the spelling or remove it`,
    neverEnds: ({ path }, all) =>
      `the rule “${ruleNamed(path, all)}” has no last round, so something else must end the match: set a bust or the points that end it`,
    badRuleText: ({ path, value, most }) => `“${path}” cannot be ${value}: write 1 to ${most} characters`,
    badRule: ({ path, value, choices }, all) => `the rule “${ruleNamed(path, all)}” cannot be ${value}: choose ${or(choices)}`,

    moreErrors: ({ count: n }) => `and ${n} more`,
  },
};

export const places: Places<LibraryWords> = {
  hands: async () => hands,
  rules: async () => (await import('./rules.ts')).rules,
  match: async () => (await import('./match.ts')).match,
  season: async () => (await import('./season.ts')).season,
  seating: async () => (await import('./seating.ts')).seating,
};

const PAIRS = {
  dragon: 'dragon pair',
  seatWind: 'seat wind pair',
  roundWind: 'round wind pair',
  doubleWind: 'double-wind pair',
};
const MADE_OF = { simples: 'simples', terminals: 'terminals', honors: 'honours' };
const INDICATORS = { doraIndicators: 'dora', uraIndicators: 'ura' };
const CIRCUMSTANCES: { readonly [C in Circumstance]: string } = {
  riichiTile: 'on a riichi discard',
  quadDiscard: 'on the discard right after a kan',
  secondQuad: 'on the tile drawn after two kans in a row',
  firstTurnQuad: 'after a kan on the first turn',
  eighthWin: 'that is the eighth in a row',
  againstEighthWin: 'that stops the dealer’s eighth in a row',
  riichiDiscarder: 'off a player in riichi',
  lastOfKind: 'on the last tile of its kind',
};
const OPEN_RIICHI = { openRiichi: 'open riichi', openDoubleRiichi: 'open double riichi' };
const NEEDS: { readonly [N in Need]: string } = {
  ron: 'a ron',
  discard: 'a ron on a discard',
  rinshan: 'a tsumo after a kan (rinshan)',
  twoQuads: 'two kans',
  onlyQuads: 'a first-turn kan and no chi, pon or added kan',
  noRiichi: 'a hand without riichi',
  noIppatsu: 'no ippatsu (the kan cancels it)',
  noneOfKind: 'a hand without another tile of that kind',
  notDealer: 'a non-dealer',
  notEighthWin: 'a winner who is not on an eighth win too',
};
const MELD_RULES: { readonly [M in MeldType]: string } = {
  chi: 'three tiles of one suit in sequence',
  pon: 'three identical tiles',
  daiminkan: 'four identical tiles',
  kakan: 'four identical tiles',
  ankan: 'four identical tiles',
};

function setLabel(what: string, concealed: boolean, { tiles, of }: ShownTiles): string {
  return `${concealed ? 'closed' : 'open'} ${what} of ${MADE_OF[of]} ${tiles}`;
}

const part = (rounded: RoundedPart) => roundedPart(rounded, number);

function fromWhom({ payer, payers: many }: ShareStep): string {
  if (payer === 'discarder') return '';
  if (payer === 'dealer') return ' from the dealer';
  if (payer === 'all' && many > 1) return ' from each';
  return many === 1 ? ' from the other player' : ' from each of the other non-dealers';
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
  const named = {
    concealed: 'in the hand',
    melds: `in meld ${index + 1}`,
    tile: 'as the winning tile',
    doraIndicators: 'among the dora indicators',
    uraIndicators: 'among the ura indicators',
    kita: 'among the declared norths',
    seen: 'among the tiles seen elsewhere',
  };
  return named[where];
}

/** Suggests the likeliest names, if any. */
function meant(names: readonly string[], otherwise = 'check the name'): string {
  return names.length > 0 ? `did you mean ${or(names)}?` : otherwise;
}

function nth(position: number): string {
  return `character ${position + 1}`;
}
