import { type Kind, type Reading, type ScoreError, type Tile, parseTiles, unwrap } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { type WithCode, describeError, localeOf } from '../index.ts';

const tile = (text: string) => unwrap(parseTiles(text))[0] as Tile;
const kind = (text: string) => tile(text) as Kind;
const reading: Reading = { form: 'standard', wait: 'tanki', blocks: [] };

type Row<E> = readonly [error: E, en: string, ja: string, zh: string];

/** Each error code of a win at least once, as the compiler requires. */
const ROWS: { readonly [C in ScoreError['code']]: readonly Row<WithCode<ScoreError, C>>[] } = {
  tileCount: [
    [
      { code: 'tileCount', tiles: 14, melds: 0, expected: 13 },
      '13 tiles needed with 0 melds, but 14 found: remove 1',
      '副露と暗槓が0組なら手牌は13枚ですが、14枚あります。1枚減らしてください。',
      '没有副露与暗杠时手牌应为13张，现有14张。请去掉1张。',
    ],
    [
      { code: 'tileCount', tiles: 6, melds: 3, expected: 4 },
      '4 tiles needed with 3 melds, but 6 found: remove 2',
      '副露と暗槓が3組なら手牌は4枚ですが、6枚あります。2枚減らしてください。',
      '有3组副露或暗杠时手牌应为4张，现有6张。请去掉2张。',
    ],
    [
      { code: 'tileCount', tiles: 9, melds: 1, expected: 10 },
      '10 tiles needed with 1 meld, but 9 found: add 1',
      '副露と暗槓が1組なら手牌は10枚ですが、9枚あります。あと1枚必要です。',
      '有1组副露或暗杠时手牌应为10张，现有9张。请再加1张。',
    ],
    [
      { code: 'tileCount', tiles: 1, melds: 5, expected: -2 },
      '5 melds, but a hand has at most 4: remove the extra melds',
      '副露と暗槓が5組あります。4組までです。',
      '副露与暗杠共5组，最多4组。',
    ],
  ],
  moreErrors: [[{ code: 'moreErrors', count: 300 }, 'and 300 more', 'ほかに300件あります。', '另有300处错误。']],
  fifthTile: [
    [
      { code: 'fifthTile', kind: kind('5m'), count: 5, at: { in: 'tile', index: 0 } },
      'a fifth 5m as the winning tile: remove one',
      '5mが5枚あります（和了牌）。4枚までにしてください。',
      '5m有5张（和牌张），最多4张。',
    ],
    [
      { code: 'fifthTile', kind: kind('4z'), count: 6, at: { in: 'kita', index: 0 } },
      '6 copies of 4z, counting those among the declared norths: remove 2',
      '4zが6枚あります（抜きドラ）。4枚までにしてください。',
      '4z有6张（拔北），最多4张。',
    ],
  ],
  tooManyRedFives: [
    [
      { code: 'tooManyRedFives', tile: tile('0p'), count: 1, most: 0, at: { in: 'concealed', index: 3 } },
      'a red five 0p in the hand, but these rules have no red fives: write 5p',
      '赤5の0pがあります（手牌）が、このルールに赤5はありません。5pと入力してください。',
      '有赤五0p（手牌），但此规则没有赤五。请写成5p。',
    ],
    [
      { code: 'tooManyRedFives', tile: tile('0s'), count: 2, most: 1, at: { in: 'melds', index: 0 } },
      '2 red fives 0s with the one in meld 1, but these rules have only 1: write 5s for a plain five',
      '赤5の0sが2枚あります（1組目）が、このルールでは1枚です。普通の5は5sと入力してください。',
      '赤五0s有2张（第1组），但此规则只有1张。普通的五请写成5s。',
    ],
  ],
  tooManyPlainFives: [
    [
      { code: 'tooManyPlainFives', kind: kind('5s'), count: 4, most: 3, at: { in: 'melds', index: 0 } },
      '4 plain 5s with the one in meld 1, but these rules have only 3, the rest red: write 0s for a red one',
      '普通の5sが4枚あります（1組目）が、このルールでは3枚で、残りは赤5です。赤5は0sと入力してください。',
      '普通的5s有4张（第1组），但此规则只有3张，其余是赤五。赤五请写成0s。',
    ],
    [
      { code: 'tooManyPlainFives', kind: kind('5p'), count: 1, most: 0, at: { in: 'concealed', index: 3 } },
      'a plain 5p in the hand, but in these rules all fives of that suit are red: write 0p for a red one',
      '普通の5pが1枚あります（手牌）が、このルールではすべて赤5です。赤5は0pと入力してください。',
      '普通的5p有1张（手牌），但此规则全是赤五。赤五请写成0p。',
    ],
  ],
  removedTile: [
    [
      { code: 'removedTile', tile: tile('3m'), at: { in: 'doraIndicators', index: 0 } },
      '3m among the dora indicators, but these rules leave out 2m to 8m: remove it',
      '3mがあります（ドラ表示牌）が、このルールでは2m〜8mを使いません。外してください。',
      '有3m（宝牌指示牌），但此规则不用2m～8m。请去掉。',
    ],
  ],
  notAMeld: [
    [
      { code: 'notAMeld', type: 'chi', tiles: unwrap(parseTiles('135m')), at: { in: 'melds', index: 1 } },
      '135m is not a valid chi (meld 2): use three tiles of one suit in sequence',
      '2組目の135mはチーになりません。同じ種類の続いた3枚を入力してください。',
      '第2组的135m不能构成吃。请写同花色连续的3张。',
    ],
    [
      { code: 'notAMeld', type: 'ankan', tiles: unwrap(parseTiles('111z')), at: { in: 'melds', index: 0 } },
      '111z is not a valid closed kan (meld 1): use four identical tiles',
      '1組目の111zは暗槓になりません。同じ牌4枚を入力してください。',
      '第1组的111z不能构成暗杠。请写相同的牌4张。',
    ],
  ],
  chiNotPlayed: [
    [
      { code: 'chiNotPlayed', players: 3, at: { in: 'melds', index: 0 } },
      'meld 1 is a chi, but there is no chi with 3 players: remove it',
      '3人打ちではチーできません。1組目を外してください。',
      '三人麻将不能吃。请去掉第1组。',
    ],
  ],
  noSuchSeat: [
    [
      { code: 'noSuchSeat', seatWind: 'N', players: 3 },
      'no North seat with 3 players: choose East, South or West',
      '3人打ちに北家はいません。東家・南家・西家から選んでください。',
      '三人麻将没有北家。请从东家、南家、西家中选择。',
    ],
  ],
  riichiOnOpenHand: [
    [
      { code: 'riichiOnOpenHand' },
      'riichi needs a closed hand: remove riichi or the open melds',
      'リーチは門前でしかかけられません。リーチか副露を外してください。',
      '立直必须门前清。请去掉立直或副露。',
    ],
  ],
  ippatsuAfterQuad: [
    [
      { code: 'ippatsuAfterQuad' },
      'a kan cancels ippatsu: remove ippatsu or the kan',
      'カンをすると一発は消えます。一発かカンを外してください。',
      '开杠后一发消失。请去掉一发或杠。',
    ],
  ],
  ippatsuOnLastTile: [
    [
      { code: 'ippatsuOnLastTile' },
      'double riichi is declared on the first turn, too early for ippatsu on the last tile: remove ippatsu or choose riichi',
      'ダブル立直は第一巡のリーチなので、海底や河底の牌に一発は付きません。一発を外すか、立直にしてください。',
      '两立直是第一巡的立直，海底、河底的牌不会有一发。请去掉一发，或改为立直。',
    ],
  ],
  openRiichiNotPlayed: [
    [
      { code: 'openRiichiNotPlayed', kind: 'openRiichi' },
      'these rules have no open riichi: choose riichi, or other rules',
      'このルールにオープン立直はありません。立直にするか、採用するルールを選んでください。',
      '此规则没有开立直。请改为立直，或选择有此役的规则。',
    ],
    [
      { code: 'openRiichiNotPlayed', kind: 'openDoubleRiichi' },
      'these rules have no open double riichi: choose double riichi, or other rules',
      'このルールにオープンダブル立直はありません。ダブル立直にするか、採用するルールを選んでください。',
      '此规则没有开两立直。请改为两立直，或选择有此役的规则。',
    ],
  ],
  circumstanceNeeds: [
    [
      { code: 'circumstanceNeeds', circumstance: 'riichiTile', needs: 'discard' },
      'a win on a riichi discard needs a ron on a discard: change one of them',
      'リーチ宣言牌での和了には、打牌へのロンが必要です。どちらかを直してください。',
      '以立直宣言牌和牌，必须是荣和他家打出的牌。请修改其中一项。',
    ],
    [
      { code: 'circumstanceNeeds', circumstance: 'quadDiscard', needs: 'noIppatsu' },
      'a win on the discard right after a kan needs no ippatsu (the kan cancels it): change one of them',
      'カン直後の打牌での和了には、一発は付きません（カンで消えます）。どちらかを直してください。',
      '以开杠后打出的牌和牌，不能有一发（开杠后消失）。请修改其中一项。',
    ],
    [
      { code: 'circumstanceNeeds', circumstance: 'secondQuad', needs: 'twoQuads' },
      'a win on the tile drawn after two kans in a row needs two kans: change one of them',
      '連続2回目のカンの嶺上牌での和了には、槓子が2組必要です。どちらかを直してください。',
      '以连续第二次开杠的岭上牌和牌，必须有2组杠子。请修改其中一项。',
    ],
    [
      { code: 'circumstanceNeeds', circumstance: 'firstTurnQuad', needs: 'onlyQuads' },
      'a win after a kan on the first turn needs a first-turn kan and no chi, pon or added kan: change one of them',
      '第一巡のカンからの和了には、第一巡の槓子が必要で、チー・ポン・加槓はできません。どちらかを直してください。',
      '第一巡开杠后和牌，必须有第一巡的杠子，且不能有吃、碰、加杠。请修改其中一项。',
    ],
    [
      { code: 'circumstanceNeeds', circumstance: 'againstEighthWin', needs: 'notDealer' },
      'a win that stops the dealer’s eighth in a row needs a non-dealer: change one of them',
      '八連荘の阻止の和了には、子の席が必要です。どちらかを直してください。',
      '阻止亲家八连庄的和牌，必须是子家。请修改其中一项。',
    ],
    [
      { code: 'circumstanceNeeds', circumstance: 'riichiDiscarder', needs: 'ron' },
      'a win off a player in riichi needs a ron: change one of them',
      'リーチ者からの和了には、ロンが必要です。どちらかを直してください。',
      '从立直家处和牌，必须是荣和。请修改其中一项。',
    ],
  ],
  uraWithoutRiichi: [
    [
      { code: 'uraWithoutRiichi', at: { in: 'uraIndicators', index: 0 } },
      'ura dora need riichi: add riichi or remove the ura indicators',
      '裏ドラはリーチした人だけが見られます。リーチを付けるか、裏ドラ表示牌を外してください。',
      '只有立直者才能翻里宝牌。请加上立直，或去掉里宝牌指示牌。',
    ],
  ],
  rinshanWithoutQuad: [
    [
      { code: 'rinshanWithoutQuad' },
      'a win after a kan (rinshan) needs a kan: add the kan or remove rinshan',
      '嶺上開花にはカンが必要です。槓子を加えるか、嶺上を外してください。',
      '岭上开花需要杠。请加上杠子，或去掉岭上。',
    ],
  ],
  chankanTileHeld: [
    [
      { code: 'chankanTileHeld', kind: kind('5m') },
      'if a kan of 5m is robbed (chankan), the hand cannot hold another 5m: change the hand or remove chankan',
      '槍槓なら5mの残り3枚は相手の加槓にあり、手牌には持てません。手牌を直すか、槍槓を外してください。',
      '抢杠时5m的另外3张在对方的加杠里，手牌中不会有。请修改手牌，或去掉抢杠。',
    ],
  ],
  firstTurnWithMelds: [
    [
      { code: 'firstTurnWithMelds', melds: 2 },
      'a first-turn win cannot have melds (2 here): remove the melds or the first turn',
      '天和・地和・人和は、鳴きや暗槓があると成立しません（今は2組）。副露・暗槓か、天和・地和・人和を外してください。',
      '第一巡和牌不能有副露或暗杠（现有2组）。请去掉副露与暗杠，或去掉第一巡。',
    ],
  ],
  firstTurnWithKita: [
    [
      { code: 'firstTurnWithKita', kita: 2 },
      'a first-turn win cannot have declared norths (2 here): remove the norths or the first turn',
      '天和・地和・人和は、抜きドラがあると成立しません（今は2枚）。抜きドラか、天和・地和・人和を外してください。',
      '第一巡和牌不能有拔北（现有2张）。请去掉拔北或第一巡。',
    ],
  ],
  firstTurnWithRiichi: [
    [
      { code: 'firstTurnWithRiichi' },
      'a first-turn win comes before any riichi: remove riichi or the first turn',
      '天和・地和・人和はリーチと重なりません。リーチか、天和・地和・人和を外してください。',
      '第一巡和牌之前不能立直。请去掉立直或第一巡。',
    ],
  ],
  firstTurnRonByDealer: [
    [
      { code: 'firstTurnRonByDealer' },
      'the dealer can win on the first turn only by tsumo: choose tsumo or another seat',
      '親に人和はありません。ツモ（天和）にするか、席を変えてください。',
      '亲家最先摸牌，第一巡不会荣和。请改为自摸，或换一个座位。',
    ],
  ],
  kitaNotPlayed: [
    [
      { code: 'kitaNotPlayed', kita: 2 },
      '2 norths declared, but these rules do not use kita: choose three-player rules or remove them',
      '抜きドラが2枚ありますが、このルールにはありません。3人打ちのルールを選ぶか、外してください。',
      '有2张拔北，但此规则没有拔北。请选择三人麻将的规则，或去掉拔北。',
    ],
  ],
  tooManyIndicators: [
    [
      { code: 'tooManyIndicators', which: 'doraIndicators', count: 6, most: 5 },
      '6 dora indicators, but at most 5 can be revealed here: remove 1',
      'ドラ表示牌が6枚あります。ここでは5枚までです。',
      '宝牌指示牌有6张，这里最多5张。',
    ],
    [
      { code: 'tooManyIndicators', which: 'uraIndicators', count: 3, most: 1 },
      '3 ura indicators, but at most 1 can be revealed here: remove 2',
      '裏ドラ表示牌が3枚あります。ここでは1枚までです。',
      '里宝牌指示牌有3张，这里最多1张。',
    ],
  ],
  notComplete: [
    [
      { code: 'notComplete', shanten: 0 },
      'not a winning hand, only tenpai: check the winning tile',
      '和了形ではありません。まだ聴牌です。和了牌を確かめてください。',
      '还不是和牌型，只是听牌。请检查和牌张。',
    ],
    [
      { code: 'notComplete', shanten: 2 },
      'not a winning hand, 3 tiles away (2-shanten): check the tiles',
      '和了形ではありません。まだ2向聴です。牌を確かめてください。',
      '还不是和牌型，目前2向听。请检查手牌。',
    ],
  ],
  noYaku: [
    [
      { code: 'noYaku', reading, doraHan: 0 },
      'complete, but no yaku: a win needs at least one',
      '和了形ですが、役がありません。和了には役が1つ以上必要です。',
      '已成和牌型，但无役。和牌至少要有一个役。',
    ],
    [
      { code: 'noYaku', reading, doraHan: 3 },
      'complete, but no yaku: a win needs at least one, and dora (3 han) do not count',
      '和了形ですが、役がありません。ドラ（3翻）は役にならないので、役が1つ以上必要です。',
      '已成和牌型，但无役。宝牌（3番）不算役，至少要有一个役。',
    ],
  ],
  tooFewHan: [
    [
      { code: 'tooFewHan', han: 1, minimum: 2, honba: 5, bound: 'all' },
      'only 1 han from yaku, but 2 needed at 5 honba: dora do not count',
      '役が1翻しかありません。5本場ではドラを除いて2翻必要です。',
      '役只有1番。5本场时，不算宝牌需要2番。',
    ],
    [
      { code: 'tooFewHan', han: 1, minimum: 2, honba: 5, bound: 'dealer' },
      'only 1 han from yaku, but the dealer needs 2 at 5 honba: dora do not count',
      '役が1翻しかありません。5本場では親はドラを除いて2翻必要です。',
      '役只有1番。5本场时，亲家不算宝牌需要2番。',
    ],
    [
      { code: 'tooFewHan', han: 1, minimum: 2, honba: 0, bound: 'all' },
      'only 1 han from yaku, but 2 needed: dora do not count',
      '役が1翻しかありません。ドラを除いて2翻必要です。',
      '役只有1番。不算宝牌需要2番。',
    ],
  ],
};

const SENTENCES = Object.values(ROWS).flatMap((rows): readonly Row<ScoreError>[] => rows);

test.each(SENTENCES.map((row) => [row[1], ...row] as const))('%s', (_title, error, en, ja, zh) => {
  expect(describeError(error, localeOf('en'))).toBe(en);
  expect(describeError(error, localeOf('ja'))).toBe(ja);
  expect(describeError(error, localeOf('zh'))).toBe(zh);
});
