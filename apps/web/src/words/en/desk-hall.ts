/** What a projector shows of an event. */
export const hall = {
  tables: 'Tables',
  standings: 'Standings',
  finished: 'Finished',
  stick: 'A stick is ten minutes.',
  lost: (time: string) => `Connection lost since ${time}. This is what was known then.`,
  page: (page: number, pages: number) => `${page} / ${pages}`,
  byes: 'Sit out',
  notBegun: 'The event has not begun.',
};
