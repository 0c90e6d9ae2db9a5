import { type HandText, positionOf } from '@tenbo/engine';
import { type AnyError, type Locale, describeError } from '@tenbo/i18n';
import { widthOf } from './columns.ts';
import type { Terminal } from './terminal.ts';

/** What is wrong with a hand, each under the place of the text that it is about. */
export function printErrors(
  errors: readonly AnyError[],
  text: string,
  parsed: HandText | undefined,
  locale: Locale,
  terminal: Terminal,
): string {
  const lines = errors.map((error) => {
    const position = placeOf(error, parsed);
    const sentence = terminal.alarm(describeError(error, locale));
    return position === undefined ? `  ${sentence}` : `  ${text}\n  ${' '.repeat(widthOf(text.slice(0, position)))}^ ${sentence}`;
  });
  return `${lines.join('\n')}\n`;
}

function placeOf(error: AnyError, parsed: HandText | undefined): number | undefined {
  if ('position' in error) return error.position;
  return parsed && 'at' in error ? positionOf(error.at, parsed) : undefined;
}
