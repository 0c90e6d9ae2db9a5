import type { RuleLocale } from '../locale.ts';
import { or } from './english.ts';

/** The documents that rule sets were made from, in English. */
export const documents: RuleLocale['documents'] = {
  madeFrom: (document) => `Made from ${document}. What it does not mention is as at most tables.`,
  otherwise: 'Where tenbo does not follow it',
  documents: {
    arcade: {
      title: '“How Your Score Is Calculated”, a guide to the video mahjong games that MAME runs',
      otherwise: {
        A37: 'It says that each yaku is worth 1 fan. Its own examples give some of them 2 or 3, and so does tenbo.',
        A152: 'Its first example leaves out three concealed pons, which its example 7 counts. With them the hand has 5 han: 8,000, where it prints 7,700.',
        A164: 'Its fourth example prints 2,240 × 6 as 13,400. The product is 13,440; the hand is mangan, 12,000, either way.',
      },
    },
    guide: {
      title: '“Japanese Mahjong Score Calculation”, a guide on the web',
      otherwise: {
        G40: 'It does not say how fu become tens. tenbo rounds up, but leaves the 25 of seven pairs.',
        G42: 'It says that the dealer gets 1.5 times as much and pays twice as much. Each payment is rounded up separately, so that is only nearly true: tenbo pays what its charts print.',
        G46: 'Its charts print a ron of 20 fu, and for the dealer a tsumo of 25 fu with 2 han. No hand reaches these under its own rules, so tenbo shows them in brackets.',
        G76: 'In one place it rounds the tally itself. tenbo rounds only what is paid, as its charts do.',
      },
    },
    wikipedia: {
      title: '“Japanese mahjong scoring rules”, an article of the English Wikipedia',
      otherwise: {
        W28: 'Of several arrangements, it takes the one with the most han. tenbo takes the one with the most points; no hand is known where that differs.',
        W81: 'It prints 110 fu with 1 han. A ron reaches that only where a double-wind pair has 4 fu, “if the rules allow”, and a tsumo never. Its own list gives the pair 2.',
        W117: 'A yakuman is 8,000 basic points there, but the four yakuman of its example count as six. So big four winds and four concealed triplets won on the pair count double, and no others.',
      },
    },
    doramahjong: {
      title: '“EMA Riichi Mahjong Scoring”, a page of Doramahjong.com',
      otherwise: {
        D28: 'It rounds every total up to a multiple of 10. tenbo leaves the 25 of seven pairs, as everybody does.',
        D77: 'Three kans are missing from its list. tenbo takes that for an oversight and counts 2 han.',
        D80: 'It does not say that nine gates must be concealed. In tenbo they must be, as everywhere.',
        D83: 'Blessing of Man is “on discard in the first go-around”. In tenbo it must come before the winner’s own first draw.',
      },
    },
    shanghai: {
      title: '“Scoring Japanese Mah-Jongg”, a chapter of the manual of the game Shanghai: Second Dynasty',
      otherwise: {
        S36: 'Its example rounds 16 points up to 20 before it adds the 20 for going out. tenbo adds first, as its rule says: 36, which becomes 40 too.',
        S60: 'For 7,900 it says that “the two non-dealers pay the limit (4000 points)”. That is 2,000 from each of them; the dealer pays 4,000.',
      },
    },
  },
};

/** The words of score charts in English. */
export const charts: RuleLocale['charts'] = {
  names: { dealer: 'dealer', other: 'non-dealer', basePoints: 'base points' },
  roundedUp: 'rounded up to mangan (kiriage)',
  noHandIsWorth: '( ) no hand is worth this:',
  hanRange: (from, to, han) => han(to === undefined ? `${from}+` : `${from}–${to}`),
  unreached: {
    ronOf20Fu: () => '20 fu by ron: a closed hand has 10 fu more, and an open one with no other fu counts 30',
    tsumoOf20Fu: () => '20 fu by tsumo: every tsumo has 2 fu more',
    pinfuTsumo: () => '1 han 20 fu by tsumo: only pinfu has 20 fu, and with tsumo it is 2 han',
    sevenPairs: ({ by, fu, han }) => `${fu} fu by ${by}: only seven pairs have them, with ${han} han or more`,
    tooManyFu: ({ by, most, han }) =>
      `more than ${most} fu by ${by}: that takes three closed triplets or three kans, and ${han} han or more`,
  },
  moreFu: (most, option) => `up to ${most} with ${option}`,
  ways: (ways) => ways.join(', '),
  basePointsAre: 'fu × 2^(2+han), before any limit and before rounding',
  multipliers: (ron, tsumo, alone) => {
    const each =
      'all' in tsumo ? `× ${tsumo.all}${alone ? '' : ' from each'}` : `× ${tsumo.other}, from the dealer × ${tsumo.dealer}`;
    return `base points × ${ron} by ron; by tsumo ${each}; each payment rounded up to 100`;
  },
};

/** Remarks about rules, in English. */
export const ruleNotices: RuleLocale['ruleNotices'] = {
  startNotOffered: ({ start, offered }, { number }) =>
    `The document of these rules offers ${or(offered.map(number))} starting points; ${number(start)} are possible, but outside it`,
  okaBelowZero: ({ target, oka }, { number, match }) =>
    `The target of ${number(target)} is below the starting points, so 1st place gets an oka of ${match.ranking(oka)}. For no oka, set the target to the starting points.`,
};
