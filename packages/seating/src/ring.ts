/** The numbers from 0 to `size` − 1 with an addition and a multiplication: a finite field, or a product of several. */
export interface Ring {
  readonly size: number;
  add(a: number, b: number): number;
  times(a: number, b: number): number;
  /** Numbers whose differences all have an inverse. 0 is not among them if there are enough others. */
  readonly apart: readonly number[];
}

/**
 * A ring of `size` numbers that has `count` numbers whose differences all have an inverse; undefined if there is none. It is the product of a field
 * for each prime power in `size`, and exists if no prime power is smaller than `count`.
 */
export function ringOf(size: number, count: number): Ring | undefined {
  const powers = primePowers(size);
  const smallest = Math.min(...powers.map(({ power }) => power));
  if (size < count || smallest < count) return undefined;
  const fields = powers.map(({ prime, power }) => fieldOf(prime, power));
  const each = (a: number, b: number, value: (field: Field, a: number, b: number) => number): number => {
    let result = 0;
    let place = 1;
    for (const field of fields) {
      const [x, y] = [Math.floor(a / place) % field.size, Math.floor(b / place) % field.size];
      result += place * value(field, x, y);
      place *= field.size;
    }
    return result;
  };
  const first = smallest > count ? 1 : 0;
  return {
    size,
    add: (a, b) => each(a, b, (field, x, y) => field.add(x, y)),
    times: (a, b) => each(a, b, (field, x, y) => field.times(x, y)),
    apart: Array.from({ length: count }, (_, i) => each(0, 0, () => first + i)),
  };
}

type Field = Pick<Ring, 'size' | 'add' | 'times'>;

/** The prime powers of a number: those of 12 are 4 and 3. */
function primePowers(number: number): { prime: number; power: number }[] {
  const powers: { prime: number; power: number }[] = [];
  let rest = number;
  for (let prime = 2; rest > 1; prime++) {
    let power = 1;
    for (; rest % prime === 0; rest /= prime) power *= prime;
    if (power > 1) powers.push({ prime, power });
  }
  return powers;
}

/** The finite field of a given size. The digits of a number in base `prime` are the coefficients of a polynomial. */
function fieldOf(prime: number, size: number): Field {
  const add = (a: number, b: number): number => {
    let sum = 0;
    for (let place = 1; place < size; place *= prime) sum += place * ((Math.floor(a / place) + Math.floor(b / place)) % prime);
    return sum;
  };
  if (size === prime) return { size, add, times: (a, b) => (a * b) % prime };
  for (let tail = 1; ; tail++) {
    const powers = powersOfX(prime, size, tail, add);
    if (!powers) continue;
    const exponents = new Map(powers.map((power, exponent) => [power, exponent]));
    const exponent = (a: number): number => exponents.get(a) ?? 0;
    return { size, add, times: (a, b) => (a === 0 || b === 0 ? 0 : (powers[(exponent(a) + exponent(b)) % (size - 1)] ?? 0)) };
  }
}

/** All numbers except 0 as powers of x, where its highest power equals the polynomial `tail`; undefined if they are not all powers of x. */
function powersOfX(prime: number, size: number, tail: number, add: Field['add']): number[] | undefined {
  const powers = [1];
  const top = size / prime;
  for (;;) {
    const last = powers.at(-1) ?? 1;
    let next = (last % top) * prime;
    for (let carried = Math.floor(last / top); carried > 0; carried--) next = add(next, tail);
    if (next === 1) break;
    if (next === 0 || powers.length >= size - 1) return undefined;
    powers.push(next);
  }
  return powers.length === size - 1 ? powers : undefined;
}
