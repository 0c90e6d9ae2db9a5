/** Everything the command line needs to run the server of a club. */
export type { AnsweredLines, Answerer, Answerers } from './http/answers.ts';
export { checkedLine } from './http/checked-line.ts';
export { type Served, newLines, serve } from './http/serve.ts';
export { type Elsewhere, type LogQuestion, TooMuchWork, answerAboutLog } from './http/log-work.ts';
export type { FileOfPage, Page } from './http/app.ts';
export { type CannotOpen, type StoreLocation, openStore } from './store/open-store.ts';
export { restore } from './store/restore.ts';
export type { Store } from './store/store.ts';
export { type Transfer, readTransfer } from './store/transfer-lines.ts';
export { newToken } from './http/caller.ts';
