import type { Page } from '@playwright/test';

/** The cost of a tap on the page's main thread, in milliseconds. */
export interface Tap {
  /** The event handlers, including the creation of elements. */
  readonly answer: number;
  /** Style, layout and paint of the frame that shows the result, and any of these forced earlier. */
  readonly frame: number;
  /** From the tap to that frame, including the wait for the 16.7 ms frame clock. */
  readonly shown: number;
}

/** An event of Chromium's trace; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

const CATEGORIES = ['-*', 'devtools.timeline', 'cc'];
const BEFORE_FRAME = ['UpdateLayoutTree', 'Layout', 'PrePaint'];

/** Records the browser's own trace of each tap during `work`. */
export async function tapsDuring(page: Page, work: () => Promise<void>): Promise<readonly Tap[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser');
  await browser.startTracing(page, { categories: CATEGORIES });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly TraceEvent[] };
  return tapsIn(traceEvents);
}

/** Each click with the first frame that begins after it. */
function tapsIn(events: readonly TraceEvent[]): readonly Tap[] {
  const clicks = events.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click');
  return clicks.map((click) => {
    const after = events.filter(({ pid, tid, ts }) => pid === click.pid && tid === click.tid && ts >= endOf(click));
    const [frame] = after.filter(({ name, dur }) => name === 'ProxyMain::BeginMainFrame' && dur !== undefined).toSorted(byTime);
    if (!frame) throw new Error('a tap without a frame');
    const sooner = after.filter(({ name, ts }) => BEFORE_FRAME.includes(name) && ts < frame.ts);
    return {
      answer: lengthOf(click),
      frame: [...sooner, frame].reduce((sum, event) => sum + lengthOf(event), 0),
      shown: (endOf(frame) - click.ts) / 1000,
    };
  });
}

function byTime(one: TraceEvent, other: TraceEvent): number {
  return one.ts - other.ts;
}

function endOf({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur;
}

function lengthOf({ dur = 0 }: TraceEvent): number {
  return dur / 1000;
}
