/** How wrong guesses at passwords slow down those that follow from the same address. Times are in seconds. */
export interface GuessLimits {
  /** How many wrong guesses cost no wait. */
  readonly free: number;
  /** The wait after the next one; it doubles with each that follows, up to `longest`. */
  readonly first: number;
  readonly longest: number;
  /** After how long without a wrong guess they are forgotten. */
  readonly forgotten: number;
}

interface Guesser {
  readonly wrong: number;
  /** The time of the last wrong guess. */
  readonly at: number;
  /** How many guesses are being checked, each of which may be wrong. */
  readonly open: number;
}

/** The most addresses to remember. Those that guessed longest ago are forgotten first. */
const MOST = 10_000;

/**
 * Slows down guessing by address, and nothing else: whatever others try, the right password works at once from an address that has not guessed. A password has at least
 * twelve characters, so guessing from many addresses is hopeless too.
 */
export class Guesses {
  readonly #limits: GuessLimits;
  readonly #now: () => number;
  /** In the order of their last guesses. */
  readonly #guessers = new Map<string, Guesser>();

  /** @param now the time in milliseconds */
  constructor(limits: GuessLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  /**
   * Checks a password, if the address may try one now.
   *
   * @returns whether it is right, or how many seconds to wait
   */
  async try(address: string, isRight: () => Promise<boolean>): Promise<boolean | { readonly wait: number }> {
    const before = this.#of(address);
    const wait = this.#waitOf(before);
    if (wait > 0) return { wait };
    this.#note(address, { ...before, open: before.open + 1 });
    let right = false;
    try {
      right = await isRight();
      return right;
    } finally {
      const { wrong, at, open } = this.#of(address);
      this.#note(address, { wrong: wrong + (right ? 0 : 1), at: right ? at : this.#now(), open: Math.max(0, open - 1) });
    }
  }

  #of(address: string): Guesser {
    const known = this.#guessers.get(address);
    const isOld = known?.open === 0 && this.#now() - known.at > this.#limits.forgotten * 1_000;
    return known && !isOld ? known : { wrong: 0, at: 0, open: 0 };
  }

  #waitOf({ wrong, at, open }: Guesser): number {
    const { free, first, longest } = this.#limits;
    if (wrong + open < free) return 0;
    if (open > 0) return first;
    const delay = Math.min(longest, first * 2 ** (wrong - free));
    return Math.max(0, delay - (this.#now() - at) / 1_000);
  }

  #note(address: string, guesser: Guesser): void {
    this.#guessers.delete(address);
    if (guesser.wrong > 0 || guesser.open > 0) this.#guessers.set(address, guesser);
    if (this.#guessers.size > MOST) this.#guessers.delete(this.#guessers.keys().next().value ?? '');
  }
}
