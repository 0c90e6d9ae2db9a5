import type { TermWords } from '../glossary/entry.ts';
import type { TABLE_TERMS } from '../glossary/terms.ts';

/** Terms of a match: the value of a hand, payments, the course of a match and its settlement. */
export const tableTerms: TermWords<typeof TABLE_TERMS> = {
  yaku: {
    name: 'yaku',
    says: 'A pattern or a circumstance that makes a complete hand worth winning, counted in han. A hand needs at least one.',
  },
  yakuhai: { name: 'yakuhai', says: 'A triplet or kan of dragons, of the seat wind or of the round wind: 1 han each.' },
  han: {
    name: 'han',
    says: 'The unit in which yaku and dora are counted. Each han doubles the points, up to a limit. Counted in Japanese: iihan, ryanhan, sanhan, suhan, uhan, rohan or ryuhan, chihan, pahan.',
  },
  fu: {
    name: 'fu',
    says: 'The small points of a hand: 20 to start with, more for a closed ron, triplets, kans, some pairs, waits and tsumo, rounded up to the next 10. Arcade games call the total the base score.',
  },
  'base-fu': {
    name: 'base fu',
    says: 'The 20 fu that every hand of four sets and a pair starts with. Some texts count the 10 of a closed ron with them, as 30, and the 25 of seven pairs.',
  },
  'closed-ron-fu': { name: 'closed ron fu', says: '10 fu for a closed hand won by ron, so it starts with 30.' },
  'open-pinfu': {
    name: 'open pinfu',
    says: 'An open hand with the shape of pinfu, won by ron, with only the base 20 fu. Most rules add 2 fu, which makes 30.',
  },
  'base-points': {
    name: 'base points',
    says: 'fu × 2^(2 + han), at most 2,000 below haneman. Each payer pays a multiple of it, rounded up to the next 100.',
  },
  multiplier: {
    name: 'multiplier',
    says: 'What the base points are multiplied by. Ron: 4, for the dealer 6. Tsumo: 1 from each non-dealer and 2 from the dealer; for the dealer 2 from each. Arcade games call this type A; two-player games have 2 for any tsumo (type B), or 6 for the dealer and 4 for the non-dealer however won (type C). On arcade charts, ×8 to ×128 are the doublings of 1 to 5 han.',
  },
  'score-chart': { name: 'score chart', says: 'The points for every han and fu, so that nobody has to multiply. See Charts.' },
  'score-box': {
    name: 'score box',
    says: 'What a program shows after a win: first the hand with its yaku, fu and score, then who pays whom.',
  },
  limit: {
    name: 'limit',
    says: 'From mangan up, points no longer double: mangan, haneman, baiman, sanbaiman and yakuman are fixed, and fu no longer count.',
  },
  aotenjou: {
    name: 'no limits (aotenjou)',
    says: 'A rule without limits: every han doubles the points, however many there are.',
  },
  'two-han-minimum': {
    name: 'two-han minimum',
    says: 'A rule by which a hand needs two han from yaku, usually from five honba on.',
  },
  mangan: { says: '5 han; also 4 han from 40 fu and 3 han from 70 fu. 2,000 base points: 8,000 by ron, 12,000 for the dealer.' },
  haneman: { says: '6 or 7 han, one and a half mangan: 12,000 by ron, 18,000 for the dealer.' },
  baiman: { says: '8 to 10 han, two mangan: 16,000 by ron, 24,000 for the dealer.' },
  sanbaiman: { says: '11 or 12 han, three mangan: 24,000 by ron, 36,000 for the dealer.' },
  yakuman: {
    says: 'The rarest hands, four mangan: 32,000 by ron, 48,000 for the dealer. Other yaku and dora do not add to it.',
  },
  'counted-yakuman': {
    says: 'A hand that reaches 13 han without a yakuman. It is paid like one; some rules keep it at sanbaiman.',
  },
  'multiple-yakuman': {
    name: 'multiple yakuman',
    says: 'Several yakuman in one hand, or one that the rules count double. They are added up, or only the highest counts.',
  },
  'kiriage-mangan': {
    name: 'kiriage mangan',
    says: '4 han 30 fu and 3 han 60 fu, just short of a mangan, are paid as one: 8,000 for 7,700, 12,000 for 11,600.',
  },
  payment: {
    name: 'payment',
    says: 'What a win is worth: the base points times the multiplier, rounded up to the next 100 for each payer. Honba and riichi sticks are added. Arcade games call it the final score.',
  },
  honba: {
    name: 'honba',
    says: 'Counted on the table: one more after each win by the dealer and each draw. Each adds 300 to a win: all from the discarder, or 100 from each player by tsumo.',
  },
  'riichi-stick': {
    name: 'riichi stick',
    says: 'The 1,000 points put on the table with riichi. The next winner takes all that are there.',
  },
  'point-sticks': { name: 'point sticks', says: 'The sticks of 100, 1,000, 5,000 and 10,000 points in which points are kept.' },
  pao: {
    name: 'pao',
    says: 'A player whose discard completes the deciding set of a yakuman, such as the third dragon, is liable and pays for it.',
  },
  wareme: {
    name: 'wareme',
    says: 'The player whose wall was broken wins and pays double, honba included. If that is the dealer, it is called oya-ware.',
  },
  'noten-payment': {
    name: 'noten payment',
    says: 'At an exhaustive draw, noten players pay players in tenpai 3,000 in total. Nothing is paid if all or none are in tenpai.',
  },
  'nagashi-mangan': {
    name: 'nagashi mangan',
    says: 'At an exhaustive draw, a player who has discarded only terminals and honours, none of them called, is paid as for a mangan by tsumo.',
  },
  chombo: {
    name: 'chombo',
    says: 'A serious mistake that ends the hand, such as a win without a yaku, a ron in furiten or riichi while noten. Often the player pays a reverse mangan to the others.',
  },
  'dead-hand': {
    name: 'dead hand',
    says: 'The cost of a lesser mistake: for the rest of the hand the player can neither win nor be in tenpai.',
  },
  'tsumo-loss': {
    name: 'tsumo loss',
    says: 'With three players: by tsumo, the missing fourth player’s share is lost. Without tsumo loss, the other two split it.',
  },
  chips: { name: 'chips', says: 'A bonus in parlours in addition to points, for ippatsu, ura dora, red fives and yakuman.' },
  match: { name: 'match', says: 'All the hands from the first deal to the settlement.' },
  hand: {
    name: 'hand',
    says: 'A part of a match, such as East 1: it ends with a win, a draw or a chombo. The tiles of a player are called a hand too.',
  },
  turn: {
    name: 'turn',
    says: 'Once round the table: every player draws and discards. A call interrupts it and ends the chance of ippatsu, double riichi and the yakuman of the first turn.',
  },
  round: {
    name: 'round',
    says: 'East round, South round and so on: in each one every player deals once. A tonpuu has one round, a hanchan two, an iichan four.',
  },
  renchan: {
    name: 'renchan',
    says: 'The dealer stays: after winning, and in most rules after a draw in tenpai. A honba is added.',
  },
  rinchan: { name: 'dealer changes', says: 'The next player becomes dealer, and the winds move on. The opposite of renchan.' },
  'exhaustive-draw': {
    name: 'exhaustive draw',
    says: 'All tiles up to the dead wall are drawn and nobody has won. Noten players pay, and a honba is added.',
  },
  'abortive-draw': {
    name: 'abortive draw',
    says: 'A hand that ends at once: nine kinds of terminals and honours in the first draw, four identical winds discarded on the first turn, four riichi, four kans, or triple ron.',
  },
  'all-last': { name: 'last hand', says: 'The last planned hand: South 4 of a hanchan, East 4 of a tonpuu.' },
  'agari-yame': {
    name: 'agari yame',
    says: 'In the last hand, a leading dealer who wins ends the match instead of dealing again. With tenpai yame, a draw in tenpai ends it too.',
  },
  'extra-round': {
    name: 'extra round',
    says: 'One more round, played if nobody has reached the points the rules ask for, often only until somebody has (sudden death).',
  },
  bust: {
    name: 'bust',
    says: 'A player runs out of points. Most rules end the match, some at exactly 0 and most below it; others play on.',
  },
  ceiling: { name: 'score limit', says: 'The match ends as soon as somebody reaches a certain number of points.' },
  settlement: {
    name: 'settlement',
    says: 'Points become results: (points − target) ÷ 1,000, plus oka for 1st place, plus uma by place. These ranking points add up to zero.',
  },
  place: {
    name: 'place',
    says: '1st to 4th, by points at the end of the match. On equal points the earlier seat ranks higher, or the places are shared.',
  },
  'starting-points': { name: 'starting points', says: 'What each player has when the match starts, usually 25,000 or 30,000.' },
  target: {
    name: 'target',
    says: 'The points that results are counted against, often 30,000: a player who ends with 24,000 is at −6.',
  },
  oka: {
    name: 'oka',
    says: 'What 1st place gets: the target minus the starting points, from every player. With 25,000 and 30,000 and four players that is 20.',
  },
  uma: { name: 'uma', says: 'Ranking points by place: with 10–20, 1st place gets +20, 2nd +10, 3rd −10 and 4th −20.' },
  rounding: {
    name: 'rounding',
    says: 'Fu are rounded up to the next 10, payments to the next 100. In the settlement, which counts in thousands, the hundreds are kept, or rounded up from 500 or from 600.',
  },
  money: {
    name: 'money',
    says: 'What ranking points are worth when playing for money: the total times an agreed stake, such as 100 yen per 1,000 points.',
  },
  yakitori: { name: 'yakitori', says: 'What a player pays for winning no hand in the whole match.' },
};
