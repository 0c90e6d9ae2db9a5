import type { TermWords } from '../glossary/entry.ts';
import type { TABLE_TERMS } from '../glossary/terms.ts';

/** Terms of a match: what a hand is worth, what is paid, how a match goes and how it is settled. */
export const tableTerms: TermWords<typeof TABLE_TERMS> = {
  yaku: {
    name: 'yaku',
    says: 'A pattern or a circumstance that makes a complete hand worth winning, counted in han. A hand needs at least one.',
  },
  yakuhai: { name: 'yakuhai', says: 'A triplet or quad of dragons, of the seat wind or of the round wind: 1 han each.' },
  han: {
    name: 'han',
    says: 'The unit in which yaku and dora are counted. Each han doubles the points, up to a limit. Counted in Japanese: iihan, ryanhan, sanhan, suhan, uhan, rohan or ryuhan, chihan, pahan.',
  },
  fu: {
    name: 'fu',
    says: 'The small points of a hand: 20 to begin with, more for a closed ron, triplets, quads, some pairs, waits and tsumo, rounded up to a ten. Arcade games call the sum the base score.',
  },
  'base-fu': {
    name: 'base fu',
    says: 'The 20 fu that every hand of four sets and a pair begins with. Some texts count the 10 of a closed ron with them, as 30, and the 25 of seven pairs.',
  },
  'closed-ron-fu': { name: 'closed ron fu', says: '10 fu for a closed hand won by ron, so that it begins with 30.' },
  'open-pinfu': {
    name: 'open pinfu',
    says: 'An open hand with the shape of pinfu, won by ron, with no fu beyond the first 20. Most rules add 2 fu, which makes 30.',
  },
  'base-points': {
    name: 'base points',
    says: 'fu × 2^(2 + han), at most 2,000 below haneman. Each payer pays a multiple of it, rounded up to a hundred.',
  },
  multiplier: {
    name: 'multiplier',
    says: 'What the base points are multiplied by. Ron: 4, for the dealer 6. Tsumo: 1 from each non-dealer and 2 from the dealer; for the dealer 2 from each. Arcade games call this type A; those of two players have 2 for any tsumo (type B), or 6 for the dealer and 4 for the other however won (type C). On arcade charts, ×8 to ×128 are the doublings of 1 to 5 han.',
  },
  'score-chart': { name: 'score chart', says: 'What every han and fu is paid, so that nobody has to multiply. See Charts.' },
  limit: {
    name: 'limit',
    says: 'From mangan up, points no longer double: mangan, haneman, baiman, sanbaiman and yakuman are fixed, and fu no longer count.',
  },
  aotenjou: { name: 'no limits', says: 'A rule without limits: every han doubles the points, however many there are.' },
  'two-han-minimum': {
    name: 'two han needed',
    says: 'A rule under which a hand needs two han from yaku, usually from five honba on.',
  },
  mangan: { says: '5 han; also 4 han from 40 fu and 3 han from 70 fu. 2,000 base points: 8,000 by ron, 12,000 for the dealer.' },
  haneman: { says: '6 or 7 han, one and a half mangan: 12,000 by ron, 18,000 for the dealer.' },
  baiman: { says: '8 to 10 han, two mangan: 16,000 by ron, 24,000 for the dealer.' },
  sanbaiman: { says: '11 or 12 han, three mangan: 24,000 by ron, 36,000 for the dealer.' },
  yakuman: {
    says: 'The rarest hands, four mangan: 32,000 by ron, 48,000 for the dealer. Other yaku and dora do not count beside it.',
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
    says: 'What a win is worth: the base points times the multiplier, rounded up to a hundred for each payer. Honba and riichi sticks are added. Arcade games call it the final score.',
  },
  honba: {
    name: 'honba',
    says: 'Counters on the table, one more after each win of the dealer and each draw. Each adds 300 to a win: all from the discarder, or 100 from each by tsumo.',
  },
  'riichi-stick': {
    name: 'riichi stick',
    says: 'The 1,000 points laid on the table with riichi. The next winner takes all that lie there.',
  },
  'point-sticks': { name: 'point sticks', says: 'The sticks of 100, 1,000, 5,000 and 10,000 points in which scores are kept.' },
  pao: {
    name: 'pao',
    says: 'A player whose discard let another finish the last set of a sure yakuman, such as the third dragon, pays for it.',
  },
  wareme: {
    name: 'wareme',
    says: 'The player in front of whom the wall is broken wins and pays double, honba included. If that is the dealer, it is called oya-ware.',
  },
  'noten-payment': {
    name: 'noten payment',
    says: 'At an exhaustive draw, those not in tenpai pay those who are, 3,000 in all. Nothing is paid where all or none are in tenpai.',
  },
  'nagashi-mangan': {
    name: 'nagashi mangan',
    says: 'At an exhaustive draw, a player who has discarded nothing but terminals and honours, none of them called, is paid like a mangan by tsumo.',
  },
  chombo: {
    name: 'chombo',
    says: 'A foul that ends the hand, such as a win without a yaku, a ron in furiten or riichi without tenpai. Often the points of a mangan are paid to the others.',
  },
  'dead-hand': { name: 'dead hand', says: 'What a lesser foul costs: the player can neither win nor be in tenpai in this hand.' },
  'tsumo-loss': {
    name: 'tsumo loss',
    says: 'With three players: the share of the missing fourth is simply lost by tsumo. Without tsumo loss the two others split it.',
  },
  chips: { name: 'chips', says: 'A bonus beside the points in parlours, for ippatsu, ura dora, red fives and yakuman.' },
  match: { name: 'match', says: 'All the hands from the first deal to the settlement.' },
  hand: {
    name: 'hand',
    says: 'One deal of a match, such as East 1: it ends with a win, a draw or a foul. The tiles one holds are called a hand too.',
  },
  turn: {
    name: 'turn',
    says: 'Once round the table: every player draws and discards. A call interrupts it, and with it ends the chance of ippatsu, double riichi and the yakuman of the first turn.',
  },
  round: {
    name: 'round',
    says: 'East round, South round and so on: in each every player deals once. A tonpuu has one round, a hanchan two, an iichan four.',
  },
  renchan: { name: 'renchan', says: 'The dealer deals again, after a win and mostly after a draw in tenpai. A honba is added.' },
  rinchan: { name: 'dealer changes', says: 'The next player becomes dealer, and the winds move on. The opposite of renchan.' },
  'exhaustive-draw': {
    name: 'exhaustive draw',
    says: 'All tiles up to the dead wall are drawn and nobody has won. Those not in tenpai pay, and a honba is added.',
  },
  'abortive-draw': {
    name: 'abortive draw',
    says: 'A hand that ends at once: nine kinds of terminals and honours in the first draw, four equal winds discarded, four riichi, four quads, or three rons.',
  },
  'all-last': { name: 'last hand', says: 'The last hand that is planned: South 4 of a hanchan, East 4 of a tonpuu.' },
  'agari-yame': {
    name: 'agari yame',
    says: 'In the last hand a leading dealer who wins ends the match instead of dealing again. With tenpai yame, a draw in tenpai ends it too.',
  },
  'extra-round': {
    name: 'extra round',
    says: 'A further round, played where nobody has reached the points the rules ask for, often until somebody has (sudden death).',
  },
  bust: {
    name: 'bust',
    says: 'A player has no points left. Most rules end the match, some at exactly 0 and most below it; others play on.',
  },
  ceiling: { name: 'called game', says: 'The match ends as soon as somebody has reached a certain score.' },
  settlement: {
    name: 'settlement',
    says: 'Points become results: (points − target) ÷ 1,000, plus oka for the first, plus uma by place. The results of all sum to zero.',
  },
  place: {
    name: 'place',
    says: 'First, second, third or last, by points at the end of the match. Equal points go by seat, or share the places.',
  },
  'starting-points': { name: 'starting points', says: 'What each player has when the match begins, usually 25,000 or 30,000.' },
  target: {
    name: 'target',
    says: 'The points that results are counted against, often 30,000: a player who ends with 24,000 is at −6.',
  },
  oka: {
    name: 'oka',
    says: 'What the first has from all: the target less the starting points, from each player. With 25,000 and 30,000 and four players that is 20.',
  },
  uma: { name: 'uma', says: 'Points by place: with 10–20 the first has 20, the second 10, the third −10, the last −20.' },
  rounding: {
    name: 'rounding',
    says: 'Fu are rounded up to a ten, payments to a hundred. In the settlement, which counts in thousands, the hundreds are kept, or rounded up from 500 or from 600.',
  },
  money: {
    name: 'money',
    says: 'What a result is worth where players gamble: the result times a unit that was agreed on, such as 100 yen.',
  },
  yakitori: { name: 'yakitori', says: 'What a player pays who has won no hand in the whole match.' },
};
