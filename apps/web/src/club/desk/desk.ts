/** What the desk's code brings to the club place, with its words. */
export { DeskPlace } from './desk-place.tsx';
export { NewEvent } from './new-event.tsx';
export { deskWordsReady } from './words.ts';
