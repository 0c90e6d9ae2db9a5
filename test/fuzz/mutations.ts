import { type Choose, oneOf } from '../../fixtures/wins.ts';

/** Values that break programs; large ones are built on demand. */
const HOSTILE: readonly (() => unknown)[] = [
  ...[null, true, false, 0, -0, -1, 0.5, 4, 100, 1e9, 1e308, -1e308, 2 ** 53, 5e-324].map((value) => () => value),
  ...['', ' ', '0', 'E', '+', '/', '__proto__', 'constructor', 'toString', '%zz', '=1+1'].map((text) => () => text),
  ...['\u0000', '\u001B[2J', '\u202E', '\u2028', '\u200D', '\uD800', '\uFEFF', '🀇', '👩‍👩‍👧‍👦', '点棒', 'ｗ', 'e\u0301'].map(
    (text) => () => text,
  ),
  () => [],
  () => ({}),
  () => ({ toString: 0, valueOf: 0 }),
  () => JSON.parse('{"__proto__":{"by":"ron"}}') as unknown,
  () => [[]],
  () => [null],
];

/** The same, but long or deep; used rarely among many small cases. */
const LARGE: readonly ((n: number) => unknown)[] = [
  (n) => 'x'.repeat(n),
  (n) => '1m'.repeat(n),
  (n) => Array.from({ length: n }, () => 0),
  (n) => Array.from({ length: n }, () => ({})),
  (n) => Object.fromEntries(Array.from({ length: n }, (_, i) => [`k${i}`, i])),
  (n) => JSON.parse(`${'['.repeat(n)}${']'.repeat(n)}`) as unknown,
  (n) => JSON.parse(`${'{"a":'.repeat(n)}0${'}'.repeat(n)}`) as unknown,
];

function hostileValue(choose: Choose): unknown {
  return choose(12) === 0 ? oneOf(choose, LARGE)(oneOf(choose, [30, 300, 1500])) : oneOf(choose, HOSTILE)();
}

type Holder = Record<string, unknown>;

/** A value (parsed JSON) with one to four parts replaced, removed, repeated, renamed or moved. */
export function mutatedValue(choose: Choose, seed: unknown): unknown {
  const whole = { value: structuredClone(seed) };
  for (let edits = 1 + choose(4); edits > 0; edits--) edit(choose, whole);
  return whole.value;
}

function edit(choose: Choose, whole: Holder): void {
  const places = placesIn(whole);
  const [holder, key] = oneOf(choose, places);
  const list = Array.isArray(holder) ? (holder as unknown[]) : undefined;
  switch (choose(8)) {
    case 0:
      if (list) list.splice(Number(key), 1);
      else if (holder !== whole) delete holder[key];
      break;
    case 1:
      if (list) list.splice(Number(key), 0, ...Array.from({ length: 1 + choose(5) }, () => structuredClone(list[Number(key)])));
      else if (holder !== whole) holder[String(hostileValue(() => choose(2)))] = holder[key];
      break;
    case 2: {
      const [from, other] = oneOf(choose, places);
      holder[key] = structuredClone(from[other]);
      break;
    }
    case 3:
      if (!list && holder !== whole)
        holder[oneOf(choose, ['__proto__', 'toString', '', 'by', 'id', 'entry'])] = hostileValue(choose);
      break;
    case 4:
      if (typeof holder[key] === 'number') holder[key] = holder[key] + oneOf(choose, [-1, 1, 0.5, 100, 1e9]);
      else if (typeof holder[key] === 'string') holder[key] = mutatedText(choose, holder[key]);
      break;
    default:
      holder[key] = hostileValue(choose);
  }
}

/** Every part of a value, as its parent and key, down to a depth of 30. */
function placesIn(holder: Holder, depth = 0): readonly (readonly [Holder, string])[] {
  return Object.keys(holder)
    .slice(0, 500)
    .flatMap((key): readonly (readonly [Holder, string])[] => {
      const value = holder[key];
      const inner = typeof value === 'object' && value !== null && depth < 30 ? placesIn(value as Holder, depth + 1) : [];
      return [[holder, key], ...inner];
    });
}

/** A text with one to four pieces removed, repeated, replaced or moved. */
export function mutatedText(choose: Choose, seed: string): string {
  let text = seed;
  for (let edits = 1 + choose(4); edits > 0; edits--) {
    const [from, length] = [choose(text.length + 1), choose(8)];
    const [before, part, after] = [text.slice(0, from), text.slice(from, from + length), text.slice(from + length)];
    const replaced = [
      () => '',
      () => part.repeat(2 + choose(3)),
      () => part.repeat(choose(20) === 0 ? 2000 : 9),
      () => [...part].toReversed().join(''),
      () => oneOf(choose, [...'0123456789mpszrESWNPFC+[]() "\\{}:,;%&=#/']),
      () => String(oneOf(choose, HOSTILE.slice(14, 37))()),
      () => String.fromCharCode(choose(0x10000)),
      () => text.slice(choose(text.length + 1)),
    ];
    text = before + oneOf(choose, replaced)() + after;
    if (text.length > 200_000) return text.slice(0, 200_000);
  }
  return text;
}
