/** A message between the tabs of a browser: the ids of matches that were written to or deleted. */
type MatchIds = readonly string[];

// Without it, a tab learns about writes of the others only when it writes itself.
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('tenbo matches');

export function notifyOtherTabs(ids: MatchIds): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is not a window
  channel?.postMessage(ids);
}

export function onNotified(act: (ids: MatchIds) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<MatchIds>) => act(data));
}
