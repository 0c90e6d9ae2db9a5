/** What the pages of one browser say to each other of the matches it keeps: the ids of those that were written to or deleted. */
type Said = readonly string[];

// Without it a page learns of the others' writes when it writes itself.
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('tenbo matches');

export function tellOthers(ids: Said): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is no window
  channel?.postMessage(ids);
}

export function onTold(act: (ids: Said) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<Said>) => act(data));
}
