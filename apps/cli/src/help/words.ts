/** The help in one language. The English texts are where the commands are made; those of other languages are found by them. */
export interface HelpWords {
  /** What follows a description in brackets: its choices, its default. */
  readonly brackets: (parts: readonly string[]) => string;
  readonly texts: Readonly<Record<string, string>>;
}

/** A text of the help in a language. */
export function said(english: string, { texts }: HelpWords): string {
  return Object.hasOwn(texts, english) ? (texts[english] as string) : english;
}
