import type { ValueError } from '@tenbo/ledger';
import { expect, test } from 'vitest';

import { TESTED_LANGUAGES } from '../../../../fixtures/tested-languages.ts';
import { type WithCode, describeLedgerError, localeOf } from '../index.ts';

const PLAYERS = ['Aki', 'Ben', 'Chie', 'Dai'];

type Row<E> = readonly [error: E, en: string, ja: string, zh: string];

/** Each error code of an entered win at least once, as the compiler requires. */
const ROWS: { readonly [C in ValueError['code']]: readonly Row<WithCode<ValueError, C>>[] } = {
  badWin: [
    [
      { code: 'badWin', winner: 1, errors: [{ code: 'riichiOnOpenHand' }, { code: 'unknownField', field: 'wind' }] },
      'Ben: riichi needs a closed hand: remove riichi or the open melds; unknown field “wind”: check the spelling or remove it',
      'Ben：リーチは門前でしかかけられません。リーチか副露を外してください。「wind」という項目はありません。綴りを確かめるか、外してください。',
      'Ben：立直必须门前清。请去掉立直或副露。没有“wind”这一项。请检查拼写，或去掉它。',
    ],
  ],
  noSuchValue: [
    [
      { code: 'noSuchValue', winner: 1, han: 3, fu: 35 },
      'Ben: 3 han 35 fu is not possible here: check the han and fu',
      'Ben：35符3翻の和了はありません。翻と符を確かめてください。',
      'Ben：没有3番35符的和牌。请检查番符。',
    ],
    [
      { code: 'noSuchValue', winner: 1, han: 201 },
      'Ben: no hand has 201 han: check the han',
      'Ben：201翻の和了はありません。翻数を確かめてください。',
      'Ben：没有201番的和牌。请检查番数。',
    ],
    [
      { code: 'noSuchValue', winner: 1, han: 1, fu: 25, why: { code: 'sevenPairs', by: 'ron', fu: 25, han: 2 } },
      'Ben: 1 han 25 fu is not possible here (25 fu by ron: only seven pairs have them, with 2 han or more): check the han and fu',
      'Ben：25符1翻の和了はありません（ロンの25符：七対子だけで、2翻以上になる）。翻と符を確かめてください。',
      'Ben：没有1番25符的和牌（荣和25符：只有七对子，且至少2番）。请检查番符。',
    ],
    [
      { code: 'noSuchValue', winner: 1, han: 2, fu: 120, why: { code: 'tooManyFu', by: 'ron', most: 110, han: 4 } },
      'Ben: 2 han 120 fu is not possible here (more than 110 fu by ron: that takes three closed triplets or three kans, and 4 han or more): check the han and fu',
      'Ben：120符2翻の和了はありません（ロンで110符を超える：三暗刻か三槓子の形が必要で、4翻以上になる）。翻と符を確かめてください。',
      'Ben：没有2番120符的和牌（荣和超过110符：须有三暗刻或三杠子，且至少4番）。请检查番符。',
    ],
  ],
  fuMissing: [
    [
      { code: 'fuMissing', winner: 1, han: 3, from: 5 },
      'Ben: fu missing for 3 han: add them (from 5 han up they do not count)',
      'Ben：3翻の点数は符で変わります。符も入力してください（5翻からは要りません）。',
      'Ben：3番的点数取决于符数。请写上符数（5番起不需要）。',
    ],
    [
      { code: 'fuMissing', winner: 1, han: 13 },
      'Ben: these rules have no limits, so fu always count: add the fu',
      'Ben：このルールには満貫などの上限がなく、何翻でも符が要ります。符も入力してください。',
      'Ben：此规则没有满贯等上限，几番都要算符。请写上符数。',
    ],
  ],
  noSuchLimit: [
    [
      { code: 'noSuchLimit', winner: 1, limit: 'haneman' },
      'Ben: these rules have no haneman, nor any other limit: enter han and fu',
      'Ben：このルールには跳満などの上限がありません。翻と符を入力してください。',
      'Ben：此规则没有跳满等上限。请输入番符。',
    ],
  ],
  noSuchPoints: [
    [
      { code: 'noSuchPoints', winner: 1, points: { discarder: 3800 }, nearest: [{ discarder: 3900 }, { discarder: 3600 }] },
      'Ben: no hand is worth 3,800 here: enter the points without honba and sticks (nearest: 3,900 and 3,600)',
      'Ben：3800点という点数はありません（本場と供託は含めません）。近いのは3900点と3600点です。',
      'Ben：没有3800点这样的点数（不含本场、供托）。最接近的是3900点、3600点。',
    ],
    [
      { code: 'noSuchPoints', winner: 1, points: { all: 900 }, nearest: [] },
      'Ben: no hand is worth 900 all here: enter the points without honba and sticks',
      'Ben：900オールという点数はありません（本場と供託は含めません）。',
      'Ben：没有每家900这样的点数（不含本场、供托）。',
    ],
    [
      { code: 'noSuchPoints', winner: 1, points: { dealer: 800, other: 300 }, nearest: [{ dealer: 800, other: 400 }] },
      'Ben: no hand is worth 300/800 here: enter the points without honba and sticks (nearest: 400/800)',
      'Ben：300・800という点数はありません（本場と供託は含めません）。近いのは400・800です。',
      'Ben：没有300/800这样的点数（不含本场、供托）。最接近的是400/800。',
    ],
  ],
  noSuchYakuman: [
    [
      { code: 'noSuchYakuman', winner: 1, yakuman: 2, most: 1 },
      'Ben: 2 yakuman, but these rules count at most 1: check the number',
      'Ben：役満が2倍ですが、このルールでは1倍までです。倍数を確かめてください。',
      'Ben：两倍役满，但此规则最多1倍。请检查倍数。',
    ],
    [
      { code: 'noSuchYakuman', winner: 1, yakuman: 9, most: 6 },
      'Ben: 9 yakuman, but these rules count at most 6: check the number',
      'Ben：役満が9倍ですが、このルールでは6倍までです。倍数を確かめてください。',
      'Ben：9倍役满，但此规则最多6倍。请检查倍数。',
    ],
  ],
  tooFewHanEntered: [
    [
      { code: 'tooFewHanEntered', winner: 1, han: 1, minimum: 2 },
      'Ben: only 1 han, but a win needs 2 here: check the han',
      'Ben：1翻ですが、和了には2翻必要です。翻数を確かめてください。',
      'Ben：1番，但此规则2番起和。请检查番数。',
    ],
  ],
  riichiNotDeclared: [
    [
      { code: 'riichiNotDeclared', winner: 1 },
      'Ben: the hand has riichi, but none was declared: add Ben to riichi, or remove riichi from the hand',
      'Benの手はリーチですが、リーチ者に入っていません。リーチ者に加えるか、手のリーチを外してください。',
      'Ben的手牌写了立直，但立直者中没有Ben。请加入立直者，或去掉手牌的立直。',
    ],
  ],
  riichiNotScored: [
    [
      { code: 'riichiNotScored', winner: 1 },
      'Ben declared riichi, but the hand does not have it: add riichi to the hand, or remove Ben from riichi',
      'Benはリーチしましたが、手にリーチが付いていません。手に付けるか、リーチ者から外してください。',
      'Ben宣告了立直，但手牌没有立直。请给手牌加上立直，或从立直者中去掉。',
    ],
  ],
  paoNotPlayed: [
    [
      { code: 'paoNotPlayed', winner: 1, yakuman: 'suukantsu' },
      'Ben: these rules have no pao for Four Kans: remove the pao',
      'Ben：このルールでは四槓子に責任払いがありません。責任払いを外してください。',
      'Ben：此规则中四杠子没有包牌。请去掉包牌。',
    ],
  ],
  paoNotWon: [
    [
      { code: 'paoNotWon', winner: 1, yakuman: 'daisangen' },
      'Ben: the hand has no Big Three Dragons: check the hand or remove the pao',
      'Ben：この手に大三元はありません。手を確かめるか、責任払いを外してください。',
      'Ben：这手牌没有大三元。请检查手牌，或去掉包牌。',
    ],
  ],
  paoByWinner: [
    [
      { code: 'paoByWinner', winner: 1 },
      'Ben cannot be liable for their own hand: choose another player or remove the pao',
      'Ben自身は責任払いの対象になりません。他家にするか、責任払いを外してください。',
      'Ben不能为自己的和牌包牌。请改为其他人，或去掉包牌。',
    ],
  ],
};

test.each(Object.values(ROWS).flatMap((rows): readonly Row<ValueError>[] => rows))('%j', (error, ...expected) => {
  expect(TESTED_LANGUAGES.map((language) => describeLedgerError(error, localeOf(language), PLAYERS))).toEqual(expected);
});

test('players without names are called by their seats at the start', () => {
  const error = { code: 'noSuchYakuman', winner: 0, yakuman: 2, most: 1 } as const;
  const who = TESTED_LANGUAGES.map((language) => describeLedgerError(error, localeOf(language)).split(/[:：]/)[0]);
  expect(who).toEqual(['Player 1', 'プレイヤー1', '玩家1']);
});
