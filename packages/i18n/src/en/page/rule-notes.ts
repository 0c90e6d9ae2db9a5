import type { RulePath } from '@tenbo/engine';

/** What each rule is about, in a sentence or two for who has to choose. */
export const ruleNotes: { readonly [P in RulePath]: string } = {
  'tiles.players': 'Number of players. Three play without chi; two (arcade) sit East and South.',
  'tiles.redFives': 'Red fives in the wall; each is a dora. Online and M.League use one per suit; EMA and WRC use none.',
  'tiles.removed': 'Three-player games remove 2m to 8m, so a 1m indicator makes 9m dora.',
  'tiles.kita': 'A north can be declared as a dora, as in three-player games on Tenhou and Mahjong Soul.',
  'dora.ura': 'A winner in riichi also reveals the indicators under the dora indicators. Not in JPML A and RMU B.',
  'dora.kan': 'Each kan reveals one more indicator. Otherwise only the first counts.',
  'dora.kanUra': 'A winner in riichi also reveals the indicators under the kan dora.',
  'dora.inOpenHand': 'Dora count in open hands nearly everywhere; some arcade games count them in closed hands only.',
  'yaku.openTanyao': 'Whether tanyao (tiles 2 to 8 only) counts in an open hand. Nearly everywhere it does.',
  'yaku.ippatsu': 'One han for winning within one turn of riichi. Not in JPML A, RMU B, Mu and Saikouisen Classic.',
  'yaku.renhou': 'Ron before your first draw: worth nothing online, mangan in EMA and WRC, a yakuman in older rules.',
  'yaku.renhouCounts': 'Below yakuman, renhou either replaces a hand worth no more than it, or adds its 5, 6 or 8 han.',
  'yaku.shousangen': '2 han in addition to those of the two dragons, or 4 instead of them: the total is the same.',
  'yaku.ryuuiisou': 'Whether an all-green hand needs the green dragon, as in NPM.',
  'yaku.local': 'House yaku. Nobody uses them all: choose the ones your table knows.',
  'yaku.disabled': 'Yaku that do not count at this table.',
  'yaku.doubleYakuman': 'Yakuman that count double. Mahjong Soul has four; Tenhou, M.League and WRC have none.',
  'yaku.yakumanStacking': 'Two yakuman in one hand are added up, or only the highest counts, as in EMA.',
  'yaku.yakumanLimit': 'The most yakuman one hand is paid for: 6 on Mahjong Soul, no limit in most rules.',
  'yaku.minimumHan': 'Han a win needs from yaku, not counting dora. One everywhere.',
  'yaku.twoHanFromHonba': 'From this many honba, a win needs two han from yaku (ryanhan shibari).',
  'yaku.twoHanFor': 'Who needs the two han: everyone, or only the dealer, as in some arcade games.',
  'fu.closedRon': 'Fu for winning by ron with a closed hand: 10 everywhere.',
  'fu.rinshanTsumo': 'Fu for tsumo on the tile drawn after a kan: 2 everywhere today; older JPML rules gave none.',
  'fu.wait':
    'The 2 fu for a wait: by its shape (closed, edge, pair), or, for any shape, only if a single kind of tile wins (arcade).',
  'fu.most': 'The arcade stops at 70 fu; everyone else has no limit.',
  'fu.doubleWindPair':
    'Fu for a pair that is both seat wind and round wind: 4 online and in EMA, 2 in M.League, WRC and JPML. “2, or 4 if agreed” scores 2, but allows 4 in charts and where han and fu are entered.',
  'fu.openPinfu': 'An open hand won by ron with only its base 20 fu. Everyone but the arcade counts it as 30.',
  'fu.pinfuTsumo': 'Pinfu by tsumo counts without the 2 tsumo fu or with them, or it does not count as pinfu.',
  'fu.sevenPairs.han': '2 han nearly everywhere; 1 han with 50 fu in Kansai.',
  'fu.sevenPairs.fu': 'Total fu for seven pairs: 25, or 50 in Kansai.',
  'points.limits': 'Mangan and the limits above it, or no limits (aotenjou): every han doubles the points.',
  'points.kiriageMangan': 'Rounds 4 han 30 fu and 3 han 60 fu up to mangan. Used by M.League and WRC, not online.',
  'points.countedYakuman':
    '13 or more han without a true yakuman: a yakuman, sanbaiman at most (EMA, M.League), or one yakuman per 13 han (arcade).',
  'payments.honba.ron': 'What the discarder pays extra per honba: 300 with four players, 200 with three.',
  'payments.honba.tsumoEach': 'What each player pays extra per honba on a tsumo: 100.',
  'payments.riichiStick': 'What a riichi costs. The stick goes to the next winner.',
  'payments.missingPlayer': 'The fourth player’s share of a three-player tsumo: nobody pays it, or the other two pay half each.',
  'payments.tsumo': 'With two players, a tsumo costs the opponent a double share, or the full value, as for a ron.',
  'payments.multipleRon': 'Several players win on one discard: everyone is paid, or only the first in turn after the discarder.',
  'payments.honbaTo': 'On a multiple ron, honba go to the first winner in turn or to every winner.',
  'payments.sticksTo':
    'On a multiple ron, all sticks go to the first winner in turn, or each winner first takes back their own (EMA).',
  'payments.wareme':
    'The player whose wall was broken wins and pays double or triple. A house rule; sticks are never multiplied.',
  'pao.yaku':
    'Yakuman for which the player whose discard completes the deciding set is liable: big three dragons and big four winds nearly everywhere. Rinshan: whoever discarded the tile of an open kan pays for a win on its replacement tile.',
  'pao.covers': 'The liable player pays for the whole hand, or only for that yakuman if there are several (Mahjong Soul).',
  'pao.ron': 'If another player deals in, each pays half, or the discarder pays everything.',
  'pao.honba': 'Who pays the honba then: the liable player (Tenhou, Mahjong Soul), or the discarder (EMA, WRC, JPML).',
  'draws.noten':
    'Total paid by noten players at an exhaustive draw: 3,000 with four players, 2,000 with three. Or several totals: with one player in tenpai, with two, …',
  'draws.nagashi':
    'Every discard a terminal or honour, none of them called: no payment, a mangan at the draw, or a win with honba and sticks.',
  'draws.nagashiHand': 'Whether a player with an open hand can score nagashi mangan.',
  'draws.abortive': 'Draws that end a hand at once. Tenhou uses all five, tournaments none.',
  'draws.afterAbortive': 'Who deals after such a draw: the same dealer, or the next player, as in some parlours.',
  'chombo.payment': 'What a chombo costs at once: a reverse mangan, fixed points to each player, or nothing.',
  'chombo.ranking': 'Ranking points deducted at the end for a chombo: 20 in EMA, WRC and M.League.',
  'chombo.besideWin': 'A chombo in a hand another player wins: it still counts (WRC), or the win cancels it.',
  'chombo.redeal':
    'The hand is replayed after a chombo; or not if it was the last after time was called (EMA 2025, WRC); or the dealer’s own chombo changes the dealer.',
  'chips.value': 'What a chip is worth at the end, in points. 0 means no chips, as in every tournament.',
  'chips.ippatsu': 'Chips each payer pays for ippatsu.',
  'chips.ura': 'Chips each payer pays per ura dora.',
  'chips.aka': 'Chips each payer pays per red five.',
  'chips.yakuman.ron': 'Chips the discarder pays for a yakuman.',
  'chips.yakuman.tsumoEach': 'Chips each player pays for a yakuman by tsumo.',
  'match.start': 'Points each player starts with.',
  'match.rounds':
    'How long a match is: East only, East and South, or all four winds; or without a last round, as in the arcade: East follows North until a bust or the points that end the match.',
  'match.goal': 'Points someone must have when the last round ends; otherwise an extra round starts. 0 means none needed.',
  'match.extraRound': 'An extra round ends when the dealer changes and someone has those points, or is played in full.',
  'match.bust':
    'When running out of points ends the match: never in tournaments, below 0 online, at 0 in the arcade and many parlours, or at any other number.',
  'match.ceiling': 'Points that end the match as soon as someone has them: 60,000 or 55,000 in parlours.',
  'match.agariYame':
    'When a dealer in 1st place wins the last hand, or any hand of a sudden death: play continues, the dealer may stop, or the match ends. In parlours a dealer in any place often may stop.',
  'match.tenpaiYame': 'The same after a draw with the dealer in tenpai.',
  'match.dealerStays':
    'When the dealer stays: after a win or in tenpai at a draw, in the last hand when noten too, after a win only, or never.',
  'match.honbaAfterDraw':
    'After an exhaustive draw there is one honba more; in the arcade it goes back to one when the dealer changes.',
  'match.riichiBelowStick': 'Riichi with fewer points than a stick: allowed, going below zero (EMA, WRC), or not (online).',
  'match.timeUp': 'When time is called, finish the current hand, or finish it and play one more (EMA).',
  'standings.target':
    'Results are counted from this number. If it is above the starting points, everyone pays the gap to 1st place (oka). If it equals them, there is no oka (EMA, WRC, Mahjong Soul, the arcade).',
  'standings.uma': 'Ranking points by place, in thousands.',
  'standings.ties':
    'On equal points, the earlier starting seat ranks higher (online), or the players share the places and their uma (EMA, WRC, M.League).',
  'standings.rounding': 'How results are rounded to whole thousands, if at all; 1st place takes the remainder.',
  'standings.leftoverSticks':
    'Sticks left on the table at the end: to 1st place, lost (WRC 2025, JPML A), or returned to whoever paid them.',
  'standings.yakitori.ranking': 'What a player pays for winning no hand: 10 where it is used, mostly at home.',
  'standings.yakitori.to': 'It is paid to each other player, to 1st place, or to nobody.',
};
