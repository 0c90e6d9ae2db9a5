import { type RuleSet, formatHand, lens, tilesAsText } from '@tenbo/engine';
import { type LensRowText, type LensText, describeLens } from '@tenbo/i18n';
import { Command } from 'commander';

import { alignRows, widestOf, wrapRows, wrapText } from '../output/columns.ts';
import { addNotes, examples } from '../help/notes.ts';
import { languageOf, localeUnder } from '../options/language.ts';
import { lensJson } from './json.ts';
import { addWinOptions } from '../options/options.ts';
import { print, printJson } from '../output/output.ts';
import { refuseHand, sayStillWaits } from '../output/print-errors.ts';
import { situationLine, unicodeTiles } from './print-win.ts';
import { type ScoreOptions, handText, isWaiting, typedWin } from './request.ts';
import { ruleSetsOf, rulesListOption } from '../rules/rule-sets.ts';
import { type Terminal, terminalOf } from '../output/terminal.ts';

/** `tenbo lens`: one win under every rule set, and the rule that makes the difference. */
export function lensCommand(command: Command): Command {
  addNotes(
    command,
    examples(
      "tenbo lens '234m 406p 567s 88s 67m +8m' --dora 3p --rules mleague",
      "tenbo lens '234m 406p 567s 88s 67m +8m' --dora 3p --rules mleague,tenhou,wrc2025",
    ),
  );
  return addWinOptions(command.argument('<hand...>', 'the hand, with the winning tile after +'), rulesListOption()).action(
    (words: readonly string[], options: ScoreOptions) => {
      const [base, ...others] = ruleSetsOf(options.rules, command, languageOf(options.lang));
      showLens(handText(words), options, base, others.length > 0 ? others : undefined);
    },
  );
}

/** Prints a typed hand under every rule set, or those named. If the hand is wrong under all of them, prints why on standard error. */
function showLens(text: string, options: ScoreOptions, rules: RuleSet, others?: readonly RuleSet[]): void {
  if (isWaiting(text) && !options.json) return sayStillWaits(options);
  const typed = typedWin(text, options, rules);
  if (!typed.ok) return refuseHand(typed.error, { text, parsed: undefined }, options);

  const { record, text: parsed } = typed.value;
  const view = lens(record, others);
  const scored = view.rows.some(({ result }) => result.ok);
  if (!view.base.ok && !scored) return refuseHand(view.base.error, { text, parsed }, options);
  if (options.json) printJson(lensJson(view), tilesAsText);
  else {
    const locale = localeUnder(options, record.rules);
    const terminal = terminalOf(process.stdout);
    const head = [...(terminal.tiles ? [unicodeTiles(record)] : []), formatHand(record.win.hand, record.win.tile)];
    const situation = terminal.quiet(situationLine(record, locale));
    print(printLens([...head, situation], describeLens(view, record.rules, locale), terminal));
  }
}

const INDENT = '  ';
const CAUSE = 6;

function printLens(head: readonly string[], { base, rows, same, impossible }: LensText, terminal: Terminal): string {
  const last = [same, ...impossible].filter((line) => line !== undefined);
  const sections = [
    [...head],
    [terminal.strong(base)],
    tableLines(rows, terminal),
    last.flatMap((line) => wrapText(line, terminal.columns - INDENT.length).map(terminal.quiet)),
  ];
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map((line) => `${INDENT}${line}\n`).join(''))
    .join('\n');
}

function tableLines(texts: readonly LensRowText[], { columns }: Terminal): string[] {
  const rows = texts.map(({ id, code, value, limit, points, difference, cause }) => [
    id,
    code,
    value,
    limit,
    points || '—',
    difference,
    cause,
  ]);
  const before = [0, 1, 2, 3, 4, 5].reduce((sum, column) => sum + widestOf(rows, column) + 2, INDENT.length);
  const widths = [...Array<number>(CAUSE).fill(Infinity), columns - before];
  return alignRows(wrapRows(rows, widths), ['left', 'left', 'left', 'left', 'right', 'right', 'left']);
}
