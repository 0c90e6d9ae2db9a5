import type { TermWords } from '../glossary/entry.ts';
import type { HAND_TERMS } from '../glossary/terms.ts';

/** Terms of a hand: its tiles, its sets, its waits and how it is won. */
export const handTerms: TermWords<typeof HAND_TERMS> = {
  tile: { name: 'tile', says: 'One of the 136 pieces of the game: 34 kinds, four of each. With three players there are 108.' },
  suit: { name: 'suit', says: 'Man (characters), pin (circles) and sou (bamboos): the three suits, each numbered 1 to 9.' },
  honor: { name: 'honour', says: 'A tile without a number: the four winds and the three dragons. It is in no run.' },
  wind: {
    name: 'wind',
    says: 'East, south, west and north. The winds of the seat and of the round give a yaku; the others give none.',
  },
  dragon: {
    name: 'dragon',
    says: 'Haku (white), hatsu (green) and chun (red). A triplet of any of them is a yaku, a pair 2 fu.',
  },
  terminal: { name: 'terminal', says: 'A 1 or a 9 of a suit. Triplets of terminals and honours have twice the fu of simples.' },
  simple: { name: 'simple', says: 'A 2 to 8 of a suit.' },
  'red-five': {
    name: 'red five',
    says: 'A five printed in red, usually one in each suit. Each adds 1 han, like a dora, and is no yaku.',
  },
  dora: {
    name: 'dora',
    says: 'The tile that follows the one shown on the dead wall. Each in a winning hand adds 1 han, but a dora is no yaku: a hand cannot win by it alone.',
  },
  'dora-indicator': {
    name: 'dora indicator',
    says: 'The tile turned face up on the dead wall. The dora is the next one: 3 after 2, 1 after 9, south after east, hatsu after haku.',
  },
  'ura-dora': { name: 'ura dora', says: 'The dora under the dora indicators. They count only for a winner in riichi.' },
  'kan-dora': { name: 'kan dora', says: 'A further dora, whose indicator is turned up when a quad is declared.' },
  kita: {
    name: 'north set aside',
    says: 'With three players: a north laid beside the hand, for 1 han, with another tile drawn in its place.',
  },
  'dead-wall': {
    name: 'dead wall',
    says: 'The last 14 tiles of the wall, which are not played: the dora indicators, and the tiles drawn after a quad.',
  },
  set: {
    name: 'set',
    says: 'Three or four tiles that belong together: a run, a triplet or a quad. Most hands are four sets and a pair.',
  },
  run: { name: 'run', says: 'Three tiles of a suit in a row, such as 234. It has no fu.' },
  triplet: {
    name: 'triplet',
    says: 'Three of the same tile: 2 fu if open and of simples, twice that if concealed, twice again if of terminals or honours. In English it is also called a pon, called or not.',
  },
  'open-triplet': {
    name: 'open triplet',
    says: 'A triplet that was called, or that another player’s tile finished by ron: 2 fu, of terminals or honours 4.',
  },
  'concealed-triplet': {
    name: 'concealed triplet',
    says: 'A triplet drawn by the player alone: 4 fu, of terminals or honours 8. One that a ron finishes counts as open, though the hand stays closed.',
  },
  quad: {
    name: 'quad',
    says: 'Four of the same tile, declared as a set. It has four times the fu of a triplet, and its player draws a tile from the dead wall.',
  },
  'closed-quad': {
    says: 'Four tiles drawn by the player alone and declared: 16 fu, of terminals or honours 32. The hand stays closed.',
  },
  'open-quad': {
    says: 'A quad made of three tiles of the hand and a discard: 8 fu, of terminals or honours 16. It opens the hand.',
  },
  'added-quad': { says: 'A pon to which its player adds the fourth tile. Another player may win on that tile by chankan.' },
  pair: { name: 'pair', says: 'Two of the same tile. A pair of dragons, of the seat wind or of the round wind has 2 fu.' },
  'double-wind': {
    name: 'double wind',
    says: 'A wind that is both the seat wind and the round wind. A triplet counts as two yaku; a pair has 2 or 4 fu, as the rules say.',
  },
  chi: {
    says: 'To call the discard of the player on the left to finish a run. It opens the hand. Not possible with three players. Some texts call any run a chi.',
  },
  pon: { says: 'To call the discard of any player to finish a triplet. It opens the hand. Some texts call any triplet a pon.' },
  call: { name: 'call', says: 'To take another player’s discard for a set, which then lies face up: chi, pon or an open quad.' },
  'closed-hand': {
    name: 'closed hand',
    says: 'A hand without a called set; a closed quad leaves it closed. Only such a hand can declare riichi.',
  },
  'open-hand': { name: 'open hand', says: 'A hand with a called set. Some yaku do not count in it, others count one han less.' },
  reading: {
    name: 'reading',
    says: 'One way to divide a winning hand into sets and a pair. Where there are several, the one worth most counts.',
  },
  wait: {
    name: 'wait',
    says: 'The tiles that would complete a hand, or the shape they complete. A closed, edge or single wait has 2 fu.',
  },
  ryanmen: { says: 'A wait at both ends of two tiles in a row: 34 waits for 2 and 5. It has no fu; pinfu needs it.' },
  kanchan: { says: 'A wait for the middle of a run: 24 waits for 3. It has 2 fu.' },
  penchan: { says: 'A wait at the edge of a suit: 12 waits for 3, 89 for 7. It has 2 fu.' },
  shanpon: { says: 'A wait on two pairs, one of which becomes a triplet. The wait itself has no fu.' },
  tanki: { says: 'A wait for the second tile of the pair. It has 2 fu.' },
  'one-chance': {
    name: 'one-chance',
    says: 'Winning where only one kind of tile could complete the hand: 2 fu. Most rules go by the shape instead, and give the 2 fu for a closed, edge or single wait whatever else the hand waits for.',
  },
  tenpai: { name: 'tenpai', says: 'One tile short of a complete hand. At a draw, players in tenpai are paid by the others.' },
  noten: { name: 'noten', says: 'Not in tenpai when a hand ends in a draw.' },
  shanten: { name: 'shanten', says: 'How many tiles a hand is from tenpai: 0 is tenpai itself.' },
  furiten: {
    name: 'furiten',
    says: 'Waiting for a tile that one has discarded oneself, or has passed up. Such a hand may win by tsumo only; a ron in furiten is a chombo.',
  },
  win: { name: 'win', says: 'To complete a hand that has a yaku, by ron or by tsumo. Only the winner is paid.' },
  ron: { says: 'A win on another player’s discard. Whoever discarded pays it all.' },
  tsumo: {
    says: 'A win on a tile one has drawn oneself. All the others pay; the dealer pays twice what the rest do. It has 2 fu, except with pinfu.',
  },
  'winning-tile': {
    name: 'winning tile',
    says: 'The tile that completes a hand. Where it fits into several sets, the reading that is worth most counts.',
  },
  discard: {
    name: 'discard',
    says: 'The tile a player puts down to end a turn. Another may call it, or win on it by ron; a player who waits for a tile of their own discards is furiten.',
  },
  discarder: { name: 'discarder', says: 'The player whose discard another wins on. Pays the whole ron.' },
  dealer: {
    name: 'dealer',
    says: 'The player who sits east. Wins half as much again as the others would, and pays double when another wins by tsumo.',
  },
  'non-dealer': { name: 'non-dealer', says: 'Any player but the dealer.' },
  'no-yaku': {
    name: 'no yaku',
    says: 'A complete hand without a yaku, a “chicken hand”. It cannot win, however many dora it has.',
  },
  'double-ron': {
    name: 'several rons',
    says: 'Two or three players win on one discard. Either all of them are paid, or only the next in turn (head bump).',
  },
  'head-bump': {
    name: 'head bump',
    says: 'Of several players who call ron on one tile, only the next in turn after the discarder wins.',
  },
};
