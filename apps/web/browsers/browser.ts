/** One browser as the flows need it. */
export interface Browser {
  open(address: string): Promise<void>;
  /** Runs a function in the page. It can use nothing from outside itself. */
  run<A extends readonly unknown[], T>(act: (...given: A) => T, ...given: A): Promise<T>;
  /** Clicks the middle of the one element a selector finds. */
  click(selector: string): Promise<void>;
  /** Types into the element that has the focus. */
  type(text: string): Promise<void>;
  close(): Promise<void>;
}
