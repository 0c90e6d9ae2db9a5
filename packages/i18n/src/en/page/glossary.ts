export const glossary = {
  search: 'Search in any language or spelling',
  found: (terms: number) => (terms === 1 ? '1 term' : `${terms} terms`),
  unknown: 'This term is not in the glossary.',
  nearest: 'Did you mean one of these?',
  all: 'All terms',
  also: 'Also called',
  see: 'See also',
  example: 'Example',
};
