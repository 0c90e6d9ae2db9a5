/** What a table's phone says where the players start their own match. */
export const own = {
  heading: (table: number) => `Start a match at table ${table}`,
  inPlay: 'The match at this table is not over. It opens under Club.',
  newcomer: 'Only players whom the organiser has entered can be picked. Ask them to enter a newcomer.',
  start: 'Start the match',
  next: 'Start the next match',
  starting: 'Starting…',
  faults: {
    unreachable: 'The server was not reached. Try again once you are online.',
    stillPlaying: 'The last match at this table, or another match of one of these players, is not over. End it first.',
    forbidden: 'This link may not start matches. Scan the code of the table again.',
    quota: 'Too many matches were started from this table in a short time. Ask the organiser.',
    other: 'The match could not start. Try again.',
  },
};
