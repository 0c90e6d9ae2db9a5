/** Results that are shown only at the end. */
export const hidden = {
  plan: 'Hide the results until you show them: only organisers and referees see standings, points and penalties',
  here: 'The organiser shows the results at the end.',
  untilYou: 'Only officials see this until you show the results.',
  untilOrganiser: 'Only officials see this until the organiser shows the results.',
  show: 'Show the results to everybody',
  sure: 'Everybody sees the standings, the points and the penalties at once.',
};
