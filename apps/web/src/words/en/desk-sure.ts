/** What is said before something that cannot be taken back. */
export const sure = {
  renewTables: (tables: number) =>
    tables === 1
      ? 'The card of the table stops working: print a new one, and scan it again at the table.'
      : `The cards of all ${tables} tables stop working: print new ones, and scan them again at each table.`,
  renew: 'The old code stops working: whoever uses it needs the new one.',
  revoke: 'The link stops working for good.',
  erase: 'The name is gone for good, on every device.',
};
