/** Loaded only for a text that is not plain, because loading it takes as long as starting Node itself. */
export { default as terminalWidth } from 'string-width';
