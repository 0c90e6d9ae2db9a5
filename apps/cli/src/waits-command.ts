import { acceptance, tilesAsText, waitValues } from '@tenbo/engine';
import { type Locale, describeAcceptance, describeWaits } from '@tenbo/i18n';
import { Command } from 'commander';
import { alignRows } from './columns.ts';
import { languageOf } from './language.ts';
import { type SituationOptions, addSituationOptions } from './options.ts';
import { printErrors } from './print-errors.ts';
import { type TypedHand, typedHand } from './request.ts';
import { scorerFor } from './scorers.ts';
import { terminalOf } from './terminal.ts';
import { waitsJson } from './waits-json.ts';

/** `tenbo waits`: what a hand of 13 waits for and what each wait is worth, or what brings it nearer. */
export function waitsCommand(): Command {
  const command = new Command('waits')
    .description('what a hand waits for, and what each wait is worth')
    .argument('<hand...>', 'a hand of 13 tiles, each meld counting as three');
  return addSituationOptions(command)
    .addHelpText('after', `\nExample:\n  tenbo waits '234m 406p 567s 88s 67m' --riichi --dora 3p --rules mleague\n`)
    .action((words: readonly string[], options: SituationOptions) => showWaits(words.join(' '), options));
}

/** Prints the waits of a typed hand, or on standard error what is wrong with it. */
export function showWaits(text: string, options: SituationOptions): void {
  const locale = languageOf(options.lang);
  const typed = typedHand(text, options);
  if (!typed.ok) {
    process.stderr.write(printErrors(typed.error, text, undefined, locale, terminalOf(process.stderr)));
    process.exitCode = 1;
  } else
    process.stdout.write(
      options.json ? `${JSON.stringify(waitsJson(typed.value), tilesAsText, 2)}\n` : printWaits(typed.value, locale),
    );
}

function printWaits({ hand, situation, rules }: TypedHand, locale: Locale): string {
  const values = waitValues(scorerFor(rules), hand, situation);
  if (values.length === 0) return `  ${describeAcceptance(acceptance(hand), locale)}\n`;
  const rows = describeWaits(values, situation.seatWind === 'E', rules, locale).map(({ tile, left, ron, tsumo }) => [
    tile,
    left,
    ron,
    tsumo,
  ]);
  const lines = alignRows(rows, ['left', 'right', 'left', 'left']);
  return lines.map((line) => `  ${line}\n`).join('');
}
