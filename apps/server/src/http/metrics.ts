import { monitorEventLoopDelay } from 'node:perf_hooks';

import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** A server's counters, for Prometheus. They contain routes, never the content of a request. */
export interface Metrics {
  readonly count: MiddlewareHandler;
  readonly entries: (stored: number) => void;
  readonly text: () => Promise<string>;
}

/** How often to look whether anything blocks, in milliseconds. */
const RESOLUTION = 10;

/** @param live returns the number of live connections */
export function newMetrics(live: () => number): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'tenbo_requests_total',
    help: 'Requests answered.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'tenbo_request_seconds',
    help: 'Time until the answer began.',
    labelNames: ['route'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers,
  });
  const entries = new Counter({
    name: 'tenbo_entries_total',
    help: 'Entries acknowledged as stored, again or for the first time.',
    registers,
  });
  registry.registerMetric(
    new Gauge({
      name: 'tenbo_live_connections',
      help: 'Live connections now.',
      registers: [],
      collect() {
        this.set(live());
      },
    }),
  );
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
  delays.enable();
  registry.registerMetric(
    new Gauge({
      name: 'tenbo_longest_block_seconds',
      help: 'The longest time since these numbers were last read in which no request could be answered.',
      registers: [],
      collect() {
        this.set(Math.max(0, delays.max / 1e9 - RESOLUTION / 1e3));
        delays.reset();
      },
    }),
  );
  return {
    async count(c, next) {
      const end = seconds.startTimer();
      await next();
      const { method, route } = routeOf(c);
      end({ route });
      requests.inc({ method, route, status: c.res.status });
    },
    entries: (stored) => entries.inc(stored),
    text: () => registry.metrics(),
  };
}

/** The route of a request as the code declares it, without ids; `none` if no route matches. */
export function routeOf(c: Parameters<typeof matchedRoutes>[0]): { readonly method: string; readonly route: string } {
  const route = matchedRoutes(c).findLast(({ method }) => method !== 'ALL');
  return route ? { method: route.method, route: route.path } : { method: 'other', route: 'none' };
}
