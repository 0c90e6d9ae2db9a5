import { type Circumstance, type MeldType, type Need, type Place, type Wind, WINDS, formatTiles } from '@tenbo/engine';

import { describeError } from '../errors/describe-error.ts';
import type { Places } from '../languages.ts';
import type { LibraryWords } from '../library-words.ts';
import type { HandLocale, RoundedPart, ShareStep } from '../locale.ts';
import { isSample, roundedPart, ruleNamed, signed, tileText, wholeNumber } from '../shown.ts';
import { yaku } from './yaku.ts';

const seats: HandLocale['seats'] = { E: '東家', S: '南家', W: '西家', N: '北家' };

const number = wholeNumber;
const points = (n: number) => `${number(n)}点`;

/** 日本語。 */
export const hands: HandLocale = {
  language: 'ja',
  ...yaku,
  tiles: {
    ranks: ['一', '二', '三', '四', '五', '六', '七', '八', '九'],
    suits: ['萬', '筒', '索'],
    honors: ['東', '南', '西', '北', '白', '發', '中'],
    numbered: (rank, suit) => `${rank}${suit}`,
    red: (name) => `赤${name}`,
    winning: (tile) => `${tile}、和了牌`,
    doraIndicators: 'ドラ表示牌',
    uraIndicators: '裏ドラ表示牌',
  },
  checkWords: async () => (await import('@scure/bip39/wordlists/japanese.js')).wordlist.map((word) => word.normalize('NFC')),
  terms: async () => (await import('./terms.ts')).terms,
  seats,
  rounds: { E: '東場', S: '南場', W: '西場', N: '北場' },
  methods: { ron: 'ロン', tsumo: 'ツモ' },
  melds: { chi: 'チー', pon: 'ポン', daiminkan: '大明槓', kakan: '加槓', ankan: '暗槓' },
  waits: {
    ryanmen: '両面待ち',
    kanchan: 'カンチャン待ち',
    penchan: 'ペンチャン待ち',
    shanpon: 'シャンポン待ち',
    tanki: '単騎待ち',
    thirteenSided: '十三面待ち',
  },
  forms: { standard: '4面子1雀頭', sevenPairs: '七対子', thirteenOrphans: '国士無双', irregular: '特殊形' },
  limits: { mangan: '満貫', haneman: '跳満', baiman: '倍満', sanbaiman: '三倍満', yakuman: '役満' },
  countedYakuman: '数え役満',

  rule: (name, value) => `${name}：${value}`,
  list: (items) => items.join('、'),
  commas: (names) => names.join('、'),
  sameAs: (name) => `${name}と同じ`,
  cannotOccur: (cause) => `この手は作れない（${cause}）`,

  number,
  signed: (n) => signed(n, number),
  points,
  han: (n) => `${n}翻`,
  fu: (n) => `${n}符`,
  hanFu: (han, fu) => `${fu}符${han}翻`,
  yakuman: (multiple) => ['役満', 'ダブル役満', 'トリプル役満'][multiple - 1] ?? `${multiple}倍役満`,
  tsumoAll: (each) => `${each}オール`,
  tsumoSplit: (dealer, other) => `${other}・${dealer}`,

  headline: (value, paid) => `${value} ${paid}`,
  call: ({ by, points: paid, withHonba }) =>
    `${by === 'ron' ? 'ロン' : 'ツモ'}、${withHonba === undefined ? paid : `${paid.replace('オール', '')}は${withHonba}`}`,

  fuLine: {
    base: () => '副底',
    sevenPairs: () => '七対子',
    closedRon: () => '門前加符',
    tsumo: () => 'ツモ',
    openPinfu: () => '喰い平和形',
    triplet: ({ concealed }, { tiles, of, byRon }) =>
      `${MADE_OF[of]}の${concealed ? '暗刻' : '明刻'} ${tiles}${byRon ? '（ロンで完成）' : ''}`,
    quad: ({ concealed }, { tiles, of }) => `${MADE_OF[of]}の${concealed ? '暗槓' : '明槓'} ${tiles}`,
    pair: ({ as }, { tiles }) => `${PAIRS[as]}の雀頭 ${tiles}`,
    wait: ({ wait, by }, { tiles }) => `${by === 'oneTile' ? '1種待ち・' : ''}${hands.waits[wait]} ${tiles}`,
  },
  rounding: (before, after) => (before === after ? `${after}符` : `${before} → ${after}符`),

  formula: (fu, han, product) => `${fu} × 2^(2+${han}) = ${product}`,
  toMangan: (formula, how, base) => `${formula} → ${how === 'kiriage' ? '切り上げ満貫' : '満貫'} ${base}`,
  limitFor: (what, limit, base) => `${what}：${limit} ${base}`,
  yakumanTimes: (each, multiple, base) => (multiple === 1 ? `役満 ${base}` : `役満 ${each} × ${multiple} = ${base}`),
  share: ({ payer, payers: many, own, half, share }) => {
    const both = half ? `${part(own)} + 北家分の折半 ${part(half)} = ${share}` : part(own);
    return both + (payer === 'all' && many === 1 ? '' : PAYERS[payer]);
  },
  steps: (steps) => steps.join('、'),
  sentences: (sentences) => sentences.join(''),

  pays: ({ from, hand, bonus, honba, wareme }) => {
    const ofHonba = bonus === 0 ? '' : ` + ${bonus}（${honba}本場）`;
    const ofWareme = wareme === 0 ? '' : ` + ${wareme}（割れ目）`;
    const more = ofHonba + ofWareme;
    const sum = more === '' ? points(hand) : `${hand}${more}= ${points(hand + bonus + wareme)}`;
    return `${payers(from)}が${sum}${from !== undefined && from.length > 1 ? 'ずつ' : 'を'}支払う`;
  },
  paid: (payments, honba) => {
    const isOne = payments.length === 1;
    const parts = payments.map(({ from = [], points: worth }) => {
      const who = from.map((wind) => seats[wind]).join('・') || payers(undefined);
      return `${who}${isOne ? 'が' : ''}${points(worth)}${from.length > 1 ? 'ずつ' : ''}`;
    });
    return `${parts.join('、')}${isOne ? '支払う' : ''}${honba > 0 ? `（${honba}本場込み）` : ''}`;
  },
  ifWareme: (paid) => `割れ目なら：${paid}`,
  takesSticks: (sticks, worth) => `供託のリーチ棒${sticks}本（${points(worth)}）を受け取る`,
  collects: (winner, sum) => `${seats[winner]}の収入：${points(sum)}`,

  otherReadings: 'ほかの取り方（高点法）',
  readAs: (tiles, form, wait) => `${tiles}（${form === 'standard' ? hands.waits[wait] : hands.forms[form]}）`,
  worth: (value, paid) => `${value} ${paid}`,
  lostBy: {
    noYaku: '役なし',
    tooFewHan: '翻数が足りない（縛り）',
    fewerPoints: '点数が低い',
    fewerHan: '点数は同じだが翻数が少ない',
    fewerFu: '点数も翻数も同じだが符が少ない',
    counted: '点数は同じだが、数え役満より役満を取る',
    same: '点数も翻数も符も同じ',
  },
  lost: (reading, worth, reason) => `${reading}：${worth === undefined ? '' : `${worth}、`}${reason}`,

  acceptance: ({ shanten, tiles, kinds, left }) => {
    if (shanten > 0 && kinds === 0) return `${shanten}向聴：受け入れの牌は残っていない`;
    if (shanten > 0) return `${shanten}向聴：受け入れ ${tiles}（${kinds}種${left}枚）`;
    return kinds === 0 ? '聴牌：待ち牌をすべて自分で使っている' : `聴牌：${tiles}待ち（残り${left}枚）`;
  },
  left: (tiles) => `残り${tiles}枚`,
  goodWaits: (percent) => `良形（5枚以上の待ち）になる割合 ${percent}%`,

  stillWaits: 'まだ和了牌がありません。「+」の後に和了牌を入力してください。待ちごとの点数は tenbo waits で分かります。',
  error: {
    tileCount: ({ tiles, melds, expected }) => {
      if (melds > 4) return `副露と暗槓が${melds}組あります。4組までです。`;
      const found =
        melds === 0
          ? `手牌は${expected}枚のところ、${tiles}枚あります。`
          : `副露と暗槓が${melds}組なら手牌は${expected}枚ですが、${tiles}枚あります。`;
      return `${found}${tiles > expected ? `${tiles - expected}枚減らしてください。` : `あと${expected - tiles}枚必要です。`}`;
    },
    fifthTile: ({ kind, count, at }) => `${tileText(kind)}が${count}枚あります（${place(at)}）。4枚までにしてください。`,
    tooManyRedFives: ({ tile: five, count, most, at }) =>
      most === 0
        ? `赤5の${tileText(five)}があります（${place(at)}）が、このルールに赤5はありません。5${tileText(five).slice(1)}と入力してください。`
        : `赤5の${tileText(five)}が${count}枚あります（${place(at)}）が、このルールでは${most}枚です。普通の5は5${tileText(five).slice(1)}と入力してください。`,
    tooManyPlainFives: ({ kind, count, most, at }) =>
      `普通の${tileText(kind)}が${count}枚あります（${place(at)}）が、このルールでは${most === 0 ? 'すべて赤5' : `${most}枚で、残りは赤5`}です。赤5は0${tileText(kind).slice(1)}と入力してください。`,
    removedTile: ({ tile: shown, at }) =>
      `${tileText(shown)}があります（${place(at)}）が、このルールでは2m〜8mを使いません。外してください。`,
    notAMeld: ({ type, tiles, at }) =>
      `${at.index + 1}組目の${formatTiles(tiles)}は${hands.melds[type]}になりません。${MELD_RULES[type]}を入力してください。`,
    chiNotPlayed: ({ players, at }) => `${players}人打ちではチーできません。${at.index + 1}組目を外してください。`,
    noSuchSeat: ({ seatWind, players }) =>
      `${players}人打ちに${seats[seatWind]}はいません。${choiceOf(players)}から選んでください。`,
    riichiOnOpenHand: () => 'リーチは門前でしかかけられません。リーチか副露を外してください。',
    ippatsuAfterQuad: () => 'カンをすると一発は消えます。一発かカンを外してください。',
    ippatsuOnLastTile: () =>
      'ダブル立直は第一巡のリーチなので、海底や河底の牌に一発は付きません。一発を外すか、立直にしてください。',
    openRiichiNotPlayed: ({ kind }) =>
      `このルールに${hands.yaku[kind]}はありません。${kind === 'openRiichi' ? '立直' : 'ダブル立直'}にするか、採用するルールを選んでください。`,
    circumstanceNeeds: ({ circumstance, needs }) =>
      `${CIRCUMSTANCES[circumstance]}の和了には、${NEEDS[needs]}。どちらかを直してください。`,
    uraWithoutRiichi: () => '裏ドラはリーチした人だけが見られます。リーチを付けるか、裏ドラ表示牌を外してください。',
    rinshanWithoutQuad: () => '嶺上開花にはカンが必要です。槓子を加えるか、嶺上を外してください。',
    chankanTileHeld: ({ kind }) =>
      `槍槓なら${tileText(kind)}の残り3枚は相手の加槓にあり、手牌には持てません。手牌を直すか、槍槓を外してください。`,
    firstTurnWithMelds: ({ melds }) =>
      `天和・地和・人和は、鳴きや暗槓があると成立しません（今は${melds}組）。副露・暗槓か、天和・地和・人和を外してください。`,
    firstTurnWithKita: ({ kita }) =>
      `天和・地和・人和は、抜きドラがあると成立しません（今は${kita}枚）。抜きドラか、天和・地和・人和を外してください。`,
    firstTurnWithRiichi: () => '天和・地和・人和はリーチと重なりません。リーチか、天和・地和・人和を外してください。',
    firstTurnRonByDealer: () => '親に人和はありません。ツモ（天和）にするか、席を変えてください。',
    kitaNotPlayed: ({ kita }) =>
      `抜きドラが${kita}枚ありますが、このルールにはありません。3人打ちのルールを選ぶか、外してください。`,
    tooManyIndicators: ({ which, count, most }) => `${INDICATORS[which]}が${count}枚あります。ここでは${most}枚までです。`,
    notComplete: ({ shanten }) =>
      shanten <= 0
        ? '和了形ではありません。まだ聴牌です。和了牌を確かめてください。'
        : `和了形ではありません。まだ${shanten}向聴です。牌を確かめてください。`,
    noYaku: ({ doraHan }) =>
      `和了形ですが、役がありません。${doraHan > 0 ? `ドラ（${doraHan}翻）は役にならないので、` : '和了には'}役が1つ以上必要です。`,
    tooFewHan: ({ han, minimum, honba, bound }) =>
      `役が${han}翻しかありません。${honba > 0 ? `${honba}本場では` : ''}${bound === 'dealer' ? '親は' : ''}ドラを除いて${minimum}翻必要です。`,

    unknownCharacter: ({ position, character }) =>
      `${nth(position)}：「${character}」は牌ではありません。数字とm・p・s・zで入力してください。`,
    unknownWord: ({ position, word, nearest }) =>
      `${nth(position)}：「${word}」は読み取れません。${meant(nearest, '直すか削除してください。')}`,
    contradictingWord: ({ position, word, earlier }) =>
      `${nth(position)}：「${word}」は「${earlier}」と食い違います。どちらかを削除してください。`,
    notATile: ({ index, found }) => `${index + 1}番目：${found}は牌ではありません。値と形式を確かめてください。`,
    notACount: ({ index, found }) => `${index + 1}番目：${found}は0〜4の枚数ではありません。直してください。`,
    noCopyLeft: ({ index, tile }) => `${index + 1}番目：${formatTiles([tile])}はもう残っていません。1枚減らしてください。`,
    missingSuit: ({ position, digits }) =>
      `${nth(position)}：「${digits}」の色がありません。後にm・p・s・zのどれかを入力してください。`,
    noSuchTile: ({ position, tile: text }) => `${nth(position)}：${text}という牌はありません。字牌は1z〜7zです。`,
    unclosedMeld: ({ position, character }) =>
      `${nth(position)}：「${character}」が閉じていません。「${character === '(' ? ')' : ']'}」を入力してください。`,
    meldSize: ({ position, tiles }) => `${nth(position)}：面子が${tiles}枚です。3枚、槓子なら4枚にしてください。`,
    misplacedMelds: ({ position }) => `${nth(position)}：ここに入力できるのは牌だけです。括弧と「+」を外してください。`,
    textTooLong: ({ position, most }) => `${nth(position)}：手牌が${most}文字を超えています。1つの手牌だけを入力してください。`,
    winningTileCount: ({ position, tiles }) => `${nth(position)}：「+」の後が${tiles}枚です。和了牌を1枚だけ入力してください。`,

    notAnObject: () =>
      '和了はJSONのオブジェクトで書きます。例：{"hand":"234m406p567s88s67m","tile":"8m","by":"ron","seat":"S","round":"E"}',
    missingField: ({ field }) => `「${field}」がありません。書き加えてください。`,
    unknownField: ({ field }) => `「${field}」という項目はありません。綴りを確かめるか、外してください。`,
    badField: ({ field, value, expected }) => `「${field}」が${value}になっています。${choose(expected)}`,
    badTiles: ({ field, error }, all) => `「${field}」：${describeError(error, all)}`,
    ippatsuWithoutRiichi: () => '一発にはリーチが必要です。リーチを付けるか、一発を外してください。',
    waremeNotPlayed: () => 'このルールに割れ目はありません。外してください。',

    unknownRules: ({ id, nearest }) => `ルール「${id}」はありません。${meant(nearest)}`,
    rulesNotAnObject: ({ path }, all) =>
      path === ''
        ? 'ルールは名前かオブジェクトで書きます。例："tenhou"、{"base":"tenhou"}'
        : `「${ruleNamed(path, all)}」はルールのグループです。オブジェクトで書いてください。`,
    unknownRule: ({ path }) => `「${path}」というルールはありません。綴りを確かめるか、外してください。`,
    neverEnds: ({ path }, all) =>
      `ルール「${ruleNamed(path, all)}」が制限なしで、終局の条件がありません。トビかコールドを決めてください。`,
    badRuleText: ({ path, value, most }) => `「${path}」が${value}になっています。1〜${most}文字で入力してください。`,
    badRule: ({ path, value, choices }, all) => `ルール「${ruleNamed(path, all)}」が${value}になっています。${choose(choices)}`,

    moreErrors: ({ count }) => `ほかに${count}件あります。`,
  },
};

export const places: Places<LibraryWords> = {
  hands: async () => hands,
  rules: async () => (await import('./rules.ts')).rules,
  match: async () => (await import('./match.ts')).match,
  season: async () => (await import('./season.ts')).season,
  seating: async () => (await import('./seating.ts')).seating,
};

const part = (rounded: RoundedPart) => roundedPart(rounded, number);
const choiceOf = (players: number) =>
  WINDS.slice(0, players)
    .map((wind) => seats[wind])
    .join('・');
const PAIRS = { dragon: '三元牌', seatWind: '自風', roundWind: '場風', doubleWind: '連風牌' };
const MADE_OF = { simples: '中張牌', terminals: '么九牌', honors: '么九牌' };
const INDICATORS = { doraIndicators: 'ドラ表示牌', uraIndicators: '裏ドラ表示牌' };
const PAYERS: { readonly [P in ShareStep['payer']]: string } = {
  discarder: '',
  all: 'オール',
  dealer: '（親）',
  other: '（子）',
};
const CIRCUMSTANCES: { readonly [C in Circumstance]: string } = {
  riichiTile: 'リーチ宣言牌で',
  quadDiscard: 'カン直後の打牌で',
  secondQuad: '連続2回目のカンの嶺上牌で',
  firstTurnQuad: '第一巡のカンから',
  eighthWin: '八連荘',
  againstEighthWin: '八連荘の阻止',
  riichiDiscarder: 'リーチ者から',
  lastOfKind: 'ラス牌（残る1枚）で',
};
const NEEDS: { readonly [N in Need]: string } = {
  ron: 'ロンが必要です',
  discard: '打牌へのロンが必要です',
  rinshan: '嶺上牌のツモが必要です',
  twoQuads: '槓子が2組必要です',
  onlyQuads: '第一巡の槓子が必要で、チー・ポン・加槓はできません',
  noRiichi: 'リーチしていないことが必要です',
  noIppatsu: '一発は付きません（カンで消えます）',
  noneOfKind: '同じ牌を手に持っていないことが必要です',
  notDealer: '子の席が必要です',
  notEighthWin: '自分の八連荘とは複合しません',
};
const MELD_RULES: { readonly [M in MeldType]: string } = {
  chi: '同じ色の連続した3枚',
  pon: '同じ牌3枚',
  daiminkan: '同じ牌4枚',
  kakan: '同じ牌4枚',
  ankan: '同じ牌4枚',
};

function payers(from: readonly Wind[] | undefined): string {
  if (from === undefined) return '放銃者';
  return from.map((wind) => (wind === 'E' ? `親（${seats.E}）` : seats[wind])).join('・');
}

function place({ in: where, index }: Place): string {
  const named = {
    concealed: '手牌',
    melds: `${index + 1}組目`,
    tile: '和了牌',
    doraIndicators: 'ドラ表示牌',
    uraIndicators: '裏ドラ表示牌',
    kita: '抜きドラ',
    seen: '見えている牌',
  };
  return named[where];
}

function meant(names: readonly string[], otherwise = '名前を確かめてください。'): string {
  return names.length > 0 ? `近いのは${names.join('、')}です。` : otherwise;
}

function nth(position: number): string {
  return `${position + 1}文字目`;
}

function choose(words: readonly string[]): string {
  const [word = ''] = words;
  if (words.length > 1) return `${words.join('、')}から選んでください。`;
  return isSample(words) ? `${word}のように入力してください。` : `${word}の範囲で入力してください。`;
}
