import type { TermWords } from '../glossary/entry.ts';
import type { HAND_TERMS } from '../glossary/terms.ts';

/** Terms of a hand: its tiles, its sets, its waits and how it is won. */
export const handTerms: TermWords<typeof HAND_TERMS> = {
  tile: { name: 'tile', says: 'One of the 136 pieces of the game: 34 kinds, four of each. With three players there are 108.' },
  suit: { name: 'suit', says: 'Man (characters), pin (circles) and sou (bamboos): the three suits, each numbered 1 to 9.' },
  honor: {
    name: 'honour',
    says: 'A tile without a number: the four winds and the three dragons. It cannot be part of a sequence.',
  },
  wind: {
    name: 'wind',
    says: 'East, south, west and north. A triplet of the seat wind or the round wind is a yaku; other winds give none.',
  },
  dragon: {
    name: 'dragon',
    says: 'Haku (white), hatsu (green) and chun (red). A triplet of any of them is a yaku; a pair has 2 fu.',
  },
  terminal: {
    name: 'terminal',
    says: 'A 1 or a 9 of a suit. Triplets of terminals and honours have twice the fu of triplets of simples.',
  },
  simple: { name: 'simple', says: 'A 2 to 8 of a suit.' },
  'red-five': {
    name: 'red five',
    says: 'A five printed in red, usually one in each suit. Each adds 1 han, like a dora, and is not a yaku.',
  },
  dora: {
    name: 'dora',
    says: 'The tile that follows the one shown on the dead wall. Each one in a winning hand adds 1 han, but dora are not yaku: a hand cannot win with dora alone.',
  },
  'dora-indicator': {
    name: 'dora indicator',
    says: 'The tile turned face up on the dead wall. The dora is the next one: 3 after 2, 1 after 9, south after east, hatsu after haku.',
  },
  'ura-dora': { name: 'ura dora', says: 'The dora under the dora indicators. They count only for a winner in riichi.' },
  'kan-dora': { name: 'kan dora', says: 'One more dora, whose indicator is revealed when a kan is declared.' },
  kita: {
    name: 'kita',
    says: 'With three players: to declare a north, which adds 1 han like a dora, and draw another tile in its place.',
  },
  'dead-wall': {
    name: 'dead wall',
    says: 'The last 14 tiles of the wall, which are not played: the dora indicators and the tiles drawn after a kan.',
  },
  set: {
    name: 'set',
    says: 'Three or four tiles that belong together: a sequence, a triplet or a kan. Most hands are four sets and a pair.',
  },
  run: { name: 'sequence', says: 'Three tiles of one suit in a row, such as 234. It has no fu.' },
  triplet: {
    name: 'triplet',
    says: 'Three identical tiles: 2 fu if open and of simples, twice that if closed, twice again if of terminals or honours. Yaku names say pon for any triplet, called or not.',
  },
  'open-triplet': {
    name: 'open triplet',
    says: 'A triplet that was called, or completed by ron: 2 fu, or 4 if of terminals or honours.',
  },
  'concealed-triplet': {
    name: 'closed triplet',
    says: 'A triplet you drew yourself: 4 fu, or 8 if of terminals or honours. One completed by ron counts as open, but the hand stays closed.',
  },
  quad: {
    name: 'kan',
    says: 'Four identical tiles, declared as a set. It has four times the fu of a triplet, and its player draws a tile from the dead wall.',
  },
  'closed-quad': {
    says: 'Four tiles you drew yourself and declared: 16 fu, or 32 if of terminals or honours. The hand stays closed.',
  },
  'open-quad': {
    says: 'A kan made of three tiles of the hand and a discard: 8 fu, or 16 if of terminals or honours. It opens the hand.',
  },
  'added-quad': { says: 'A pon to which its player adds the fourth tile. Another player can win on that tile by chankan.' },
  pair: { name: 'pair', says: 'Two identical tiles. A pair of dragons, of the seat wind or of the round wind has 2 fu.' },
  'double-wind': {
    name: 'double wind',
    says: 'A wind that is both the seat wind and the round wind. A triplet counts as two yaku; a pair has 2 or 4 fu, depending on the rules.',
  },
  chi: {
    says: 'To call the discard of the player on your left to complete a sequence. It opens the hand. Not possible with three players. Yaku names say chi for any sequence.',
  },
  pon: { says: 'To call any player’s discard to complete a triplet. It opens the hand. Yaku names say pon for any triplet.' },
  call: { name: 'call', says: 'To take another player’s discard for a set, which then lies face up: chi, pon or an open kan.' },
  'closed-hand': {
    name: 'closed hand',
    says: 'A hand without called sets; a closed kan keeps it closed. Only a closed hand can declare riichi.',
  },
  'open-hand': { name: 'open hand', says: 'A hand with a called set. Some yaku do not count in it; others count one han less.' },
  reading: {
    name: 'reading',
    says: 'One way to divide a winning hand into sets and a pair. If there are several, the one worth most counts.',
  },
  wait: {
    name: 'wait',
    says: 'The tiles that would complete a hand, or the shape they complete. A closed, edge or pair wait has 2 fu.',
  },
  ryanmen: { says: 'A wait at both ends of two tiles in a row: 34 waits on 2 and 5. It has no fu; pinfu needs it.' },
  kanchan: { says: 'A wait on the middle of a sequence: 24 waits on 3. It has 2 fu.' },
  penchan: { says: 'A wait at the edge of a suit: 12 waits on 3, 89 on 7. It has 2 fu.' },
  shanpon: { says: 'A wait on two pairs, either of which can become a triplet. The wait itself has no fu.' },
  tanki: { says: 'A wait on the second tile of the pair. It has 2 fu.' },
  'one-chance': {
    name: 'one-chance',
    says: 'Winning when only one kind of tile could complete the hand: 2 fu. Most rules go by the shape instead, and give the 2 fu for a closed, edge or pair wait whatever else the hand waits on.',
  },
  tenpai: { name: 'tenpai', says: 'One tile short of a complete hand. At a draw, players in tenpai are paid by the others.' },
  noten: { name: 'noten', says: 'Not in tenpai when a hand ends in a draw.' },
  shanten: { name: 'shanten', says: 'How many tiles a hand is from tenpai: 0 is tenpai itself.' },
  furiten: {
    name: 'furiten',
    says: 'Waiting on a tile that you have discarded or passed up. You can then win only by tsumo; a ron in furiten is a chombo.',
  },
  win: { name: 'win', says: 'To complete a hand that has a yaku, by ron or by tsumo. Only the winner is paid for a hand.' },
  ron: { says: 'A win on another player’s discard. The discarder pays everything.' },
  tsumo: {
    says: 'A win on a tile you drew yourself (self-draw). Everyone else pays; the dealer pays twice as much as the others. It has 2 fu, except with pinfu.',
  },
  'winning-tile': {
    name: 'winning tile',
    says: 'The tile that completes a hand. If it fits into several sets, the reading worth most counts.',
  },
  discard: {
    name: 'discard',
    says: 'The tile a player puts down to end a turn. Another player can call it, or win on it by ron; waiting on a tile among your own discards is furiten.',
  },
  discarder: {
    name: 'discarder',
    says: 'The player on whose discard another wins; to discard it is to deal in. The discarder pays the whole ron.',
  },
  dealer: {
    name: 'dealer',
    says: 'The player who sits East. The dealer’s wins are worth half as much again, and the dealer pays double when another player wins by tsumo.',
  },
  'non-dealer': { name: 'non-dealer', says: 'Any player but the dealer.' },
  'no-yaku': {
    name: 'no yaku',
    says: 'A complete hand without a yaku, a “chicken hand”. It cannot win, however many dora it has.',
  },
  'double-ron': {
    name: 'multiple ron',
    says: 'Two or three players win on one discard. Either everyone is paid, or only the first in turn (head bump).',
  },
  'head-bump': {
    name: 'head bump',
    says: 'If several players call ron on one discard, only the first in turn after the discarder wins.',
  },
};
