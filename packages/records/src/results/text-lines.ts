/** Longer than any line with a game and its players. */
export const LONGEST_LINE = 1000;

/** A line of a text that is not empty. */
export interface TextLine {
  /** From 1. */
  readonly line: number;
  /** Without spaces around it. */
  readonly text: string;
}

/** The lines of a text that are not empty, whatever ends them. */
export function textLines(text: string): readonly TextLine[] {
  return text.split(/\r\n?|\n/).flatMap((one, i) => {
    const trimmed = one.trim();
    return trimmed === '' ? [] : [{ line: i + 1, text: trimmed }];
  });
}
