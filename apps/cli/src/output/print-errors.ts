import { type HandText, positionOf } from '@tenbo/engine';
import { type AnyError, type Locale, describeError } from '@tenbo/i18n';
import { describeTypedError } from '@tenbo/i18n/command';
import { refusal } from '../pipe/jsonl.ts';
import { languageOf } from '../options/language.ts';
import { printError } from './output.ts';
import { type Terminal, terminalOf } from './terminal.ts';
import { underPlace } from './columns.ts';

/** The errors in a hand, each under its place in the text. */
function printErrors(
  errors: readonly AnyError[],
  text: string,
  parsed: HandText | undefined,
  locale: Locale,
  terminal: Terminal,
): string {
  const lines = errors.map((error) => {
    const position = placeOf(error, parsed);
    const sentence = terminal.alarm(describeError(error, locale));
    return position === undefined
      ? `  ${sentence}`
      : underPlace(text, position, sentence)
          .map((line) => `  ${line}`)
          .join('\n');
  });
  return `${lines.join('\n')}\n`;
}

/** Prints what is wrong with a typed hand, on standard error or as JSON, and sets the exit code to 1. */
export function refuseHand(
  errors: readonly AnyError[],
  { text, parsed }: { readonly text: string; readonly parsed: HandText | undefined },
  { lang, json }: { readonly lang: string; readonly json?: true },
): void {
  const locale = languageOf(lang);
  process.exitCode = 1;
  if (json) process.stdout.write(`${refusal(errors, locale).answer}\n`);
  else {
    printError(printErrors(errors, text, parsed, locale, terminalOf(process.stderr)));
    if (errors.some(isFarTooShort)) printError(`  ${describeTypedError({ code: 'handSample' }, locale)}\n`);
  }
}

/** Whether half of the hand is missing, so that its author may not know what a hand looks like. */
function isFarTooShort(error: AnyError): boolean {
  return error.code === 'tileCount' && error.tiles < error.expected / 2;
}

/** If a win was expected but the hand has no winning tile, prints what to do and sets the exit code to 1. */
export function sayStillWaits({ lang }: { readonly lang: string }): void {
  process.exitCode = 1;
  printError(`  ${terminalOf(process.stderr).alarm(languageOf(lang).stillWaits)}\n`);
}

function placeOf(error: AnyError, parsed: HandText | undefined): number | undefined {
  if ('position' in error) return error.position;
  return parsed && 'at' in error ? positionOf(error.at, parsed) : undefined;
}
