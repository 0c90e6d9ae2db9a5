/** One browser as the flows need it. */
export interface Browser {
  /** The name and version that the browser reports. */
  readonly version: string;
  open(address: string): Promise<void>;
  /** Runs a function in the page. It cannot use anything from outside itself. */
  run<A extends readonly unknown[], T>(act: (...given: A) => T, ...given: A): Promise<Awaited<T>>;
  /** Clicks the middle of the only element that matches a selector. */
  click(selector: string): Promise<void>;
  /** Presses the keys of a text. */
  type(text: string): Promise<void>;
  /** A screenshot of the page, as a PNG. */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}
