/** Search options. The index is built and read with the same ones. */
export const SEARCH_OPTIONS = {
  fields: ['title', 'page', 'text'],
  storeFields: ['title', 'page'],
  searchOptions: { boost: { title: 6, page: 3 }, prefix: true, fuzzy: 0.15, combineWith: 'AND' as const },
};
