/** The language of the environment, in two letters; tenbo may not have it. Without words of any language, so that tenbo starts fast. */
export function ownTag(): string {
  const { LC_ALL, LC_MESSAGES, LANG = '' } = process.env;
  return (LC_ALL || LC_MESSAGES || LANG).slice(0, 2);
}
