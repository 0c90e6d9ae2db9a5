// How often a client may ask, and what it is counted by.
import { isIPv6 } from 'node:net';

/** A limit on requests: this many at once, then this many a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  readonly left: number;
  readonly at: number;
}

/** The most callers to remember. The one that called longest ago is forgotten first, and then has its whole burst again. */
const MOST = 10_000;

/**
 * Limits how often each caller may call (a token bucket each). The counts are in this process's memory: with several processes the limits multiply, and
 * a restart resets them.
 */
export class Buckets {
  readonly #rate: Rate;
  readonly #now: () => number;
  /** In the order of their last calls. */
  readonly #buckets = new Map<string, Bucket>();

  /** @param now the time in milliseconds */
  constructor(rate: Rate, now: () => number = () => performance.now()) {
    this.#rate = rate;
    this.#now = now;
  }

  /**
   * Counts a call, or one worth many calls. If any allowance is left the call may cost more than that, and the wait afterwards is longer.
   *
   * @returns 0, or the number of seconds to wait
   */
  take(who: string, times = 1): number {
    const { burst, perSecond } = this.#rate;
    const now = this.#now();
    const before = this.#buckets.get(who) ?? { left: burst, at: now };
    const left = Math.min(burst, before.left + ((now - before.at) / 1000) * perSecond);
    this.#buckets.delete(who);
    this.#buckets.set(who, { left: left < 1 ? left : left - times, at: now });
    if (this.#buckets.size > MOST) this.#buckets.delete(this.#buckets.keys().next().value ?? '');
    return left < 1 ? (1 - left) / perSecond : 0;
  }
}

/** The groups of an IPv6 address that belong to its network; the others are a household's or a provider's client's own to choose. */
const GROUPS = 4;

/**
 * What limits count a client by: its IPv4 address, or the /64 of its IPv6 address, because whoever has one address there has all of them. Anything else stays as it is.
 *
 * @example
 * networkOf('2001:db8:0:7::1'); // → '2001:db8:0:7::/64'
 * networkOf('::ffff:192.0.2.1'); // → '192.0.2.1'
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.replace(/^\[(.*)\](:\d+)?$/, '$1').split('%');
  if (!isIPv6(plain)) return address;
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain) ?? [];
  if (mapped !== undefined) return mapped;
  const [front = '', back] = plain.split('::');
  const groups = (part: string) =>
    part === '' ? [] : part.split(':').flatMap((one) => (one.includes('.') ? ['0', '0'] : [one]));
  const [before, after] = [groups(front), groups(back ?? '')];
  const all =
    back === undefined ? before : [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
  return `${all
    .slice(0, GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
