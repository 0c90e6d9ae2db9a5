import type { MatchWords } from '../match-words.ts';

export const match: MatchWords = {
  matches: 'Matches',
  newMatch: 'New match',
  noMatch: 'There is no such match in this browser. Choose one from the list, or begin one.',
  unreadable: 'This match cannot be read:',
  changedElsewhere: 'Another page wrote to this match. Look at what it wrote, and enter yours again if it is still wanted.',
};
