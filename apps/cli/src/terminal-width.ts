/** Loaded only for a text that is not plain: it takes as long as Node itself. */
export { default as terminalWidth } from 'string-width';
