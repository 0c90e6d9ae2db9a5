/** What arrives after a result was settled, and a round that cannot be closed yet. */
export const settled = {
  heading: 'This arrived after the result was settled. It does not count until you decide:',
  chooses: 'If it counts, somebody has to choose:',
  nothing: 'If it counts, no score changes.',
  dismiss: 'Leave the result as it is',
  take: 'Take it in, and confirm again',
  reopen: (round: number) => `Reopen round ${round} and take it in`,
  notSent: 'The server was not reached. Try again.',
  unclosed: 'The server did not close the round: not every result is agreed as it is now.',
};
