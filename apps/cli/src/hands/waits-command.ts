import { type RuleSet, type WaitValue, acceptance, tilesAsText, unwrap, waitValues } from '@tenbo/engine';
import { type Locale, describeAcceptance, describeWaits } from '@tenbo/i18n';
import { Command } from 'commander';
import { alignRows } from '../output/columns.ts';
import { addNotes, examples } from '../help/notes.ts';
import { tilesOption } from '../options/option-kinds.ts';
import { languageOf, localeUnder } from '../options/language.ts';
import { addSituationOptions } from '../options/options.ts';
import { print, printJson } from '../output/output.ts';
import { refuseHand } from '../output/print-errors.ts';
import { type TypedHand, type WaitOptions, handText, knownTiles, typedHand, withImpliedMelds } from './request.ts';
import { rulesOf, scorerFor } from '../rules/rule-sets.ts';
import { waitsJson } from './json.ts';

/** `tenbo waits`: the waits of a hand of 13 and their values, or the tiles that improve it. */
export function waitsCommand(command: Command): Command {
  command.argument(
    '<hand...>',
    'a hand of 13 tiles, each meld counting as three; or the rest of one whose melds are not written; a tile after + is ignored',
  );
  addNotes(
    command,
    examples(
      "tenbo waits '234m 406p 567s 88s 67m' --riichi --dora 3p --rules mleague",
      "tenbo waits '19m 123p 456p 78s 55z 7z' --seen '6s 7z' --rules majsoulSanma",
    ),
  );
  return addSituationOptions(command)
    .addOption(tilesOption('--seen <tiles>', 'tiles seen elsewhere, such as discards and other players’ melds'))
    .action((words: readonly string[], options: WaitOptions) =>
      showWaits(handText(words), options, rulesOf(options.rules, command, languageOf(options.lang))),
    );
}

/** Prints the waits of a typed hand. If something is wrong with the hand, prints that on standard error. */
export function showWaits(text: string, options: WaitOptions, rules: RuleSet): void {
  const typed = typedHand(text, options, rules);
  if (!typed.ok) return refuseHand(typed.error, { text, parsed: undefined }, options);
  const { hand, situation, honba, seen } = typed.value;
  const whole = withImpliedMelds(hand, 0);
  if (whole) return showAcceptance({ ...typed.value, hand: whole }, text, options);
  const values = waitValues(scorerFor(rules), hand, situation, { seen, honba });
  if (!values.ok) return refuseHand(values.error, { text, parsed: typed.value.text }, options);
  if (options.json) printJson(waitsJson(typed.value, values.value), tilesAsText);
  else print(printWaits(typed.value, values.value, localeUnder(options, rules)));
}

/** What a hand whose melds are not known waits on, without values. */
function showAcceptance(typed: TypedHand, text: string, options: WaitOptions): void {
  const found = acceptance(typed.hand, typed.rules, knownTiles(typed));
  if (!found.ok) return refuseHand(found.error, { text, parsed: typed.text }, options);
  if (options.json) printJson(waitsJson(typed, []), tilesAsText);
  else print(`  ${describeAcceptance(found.value, languageOf(options.lang))}\n`);
}

function printWaits(typed: TypedHand, values: readonly WaitValue[], locale: Locale): string {
  const { hand, situation, rules } = typed;
  if (values.length === 0) {
    return `  ${describeAcceptance(unwrap(acceptance(hand, rules, knownTiles(typed))), locale)}\n`;
  }
  const texts = describeWaits(values, situation.seatWind === 'E', rules, locale);
  const rows = texts.map(({ tile, left, ron, tsumo }) => [tile, left, ron, tsumo]);
  const lines = alignRows(rows, ['left', 'right', 'left', 'left']);
  return lines.map((line) => `  ${line}\n`).join('');
}
