/** One browser as the flows need it. */
export interface Browser {
  /** As it names itself. */
  readonly version: string;
  open(address: string): Promise<void>;
  /** Runs a function in the page. It can use nothing from outside itself. */
  run<A extends readonly unknown[], T>(act: (...given: A) => T, ...given: A): Promise<Awaited<T>>;
  /** Clicks the middle of the one element a selector finds. */
  click(selector: string): Promise<void>;
  /** Presses the keys of a text. */
  type(text: string): Promise<void>;
  /** The page as it is seen, as a PNG. */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}
