import type { Page } from '@playwright/test';

/** What a tap cost the page's own thread, in milliseconds. */
export interface Tap {
  /** What the handlers do, the new elements included. */
  readonly answer: number;
  /** Styles, layout, paint, until it is handed to the screen: the frame that shows it, and what of this the tap asks for sooner. */
  readonly frame: number;
  /** From the tap to there, the wait for the screen's beat of 16.7 ms included. */
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

/** What the browser itself notes of each tap while something is done on the page. */
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
