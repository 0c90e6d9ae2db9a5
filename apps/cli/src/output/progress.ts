import { type Locale, describeProgress } from '@tenbo/i18n';

/** How often the line is updated, in milliseconds. */
const BETWEEN = 100;

/** A line on standard error, for a person at a terminal, that shows the progress of a run over many files. */
export class Progress {
  readonly #locale: Locale;
  readonly #begun = performance.now();
  readonly #before: number;
  #of: number | undefined;
  #shown = 0;

  /** @param before the number of files that an earlier run has done @param count counts all files; called only at a terminal */
  constructor(locale: Locale, before: number, count: () => Promise<number>) {
    this.#locale = locale;
    this.#before = before;
    if (process.stderr.isTTY) void count().then((of) => (this.#of = of));
  }

  show(files: number): void {
    const now = performance.now();
    if (!process.stderr.isTTY || now - this.#shown < BETWEEN) return;
    this.#shown = now;
    const rate = (files - this.#before) / ((now - this.#begun) / 1000);
    const left = this.#of === undefined || rate === 0 ? undefined : clock((this.#of - files) / rate);
    const line = describeProgress({ files, of: this.#of, perSecond: Math.round(rate), left }, this.#locale);
    process.stderr.write(`\r\u001B[K${line}`);
  }

  /** Makes room for other lines. */
  clear(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
  }
}

/** Seconds as 1:02:03. */
function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const two = (part: number) => String(part % 60).padStart(2, '0');
  return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60))}:${two(whole)}`;
}
