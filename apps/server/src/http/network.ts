import { isIPv6 } from 'node:net';

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
