/** How to recognise the log of a match: each of its entries has an `after`, and no record of another site has. */
export const LOG = /^\s*\[\s*\{[^[]*"after"/;
