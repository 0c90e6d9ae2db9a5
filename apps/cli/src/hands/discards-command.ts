import {
  type DiscardValue,
  type Result,
  type ScoreError,
  type Scorer,
  discardValues,
  discards,
  ok,
  tilesAsText,
} from '@tenbo/engine';
import { type DiscardText, describeDiscards } from '@tenbo/i18n';
import { Command } from 'commander';

import { alignRows } from '../output/columns.ts';
import { addNotes, examples } from '../help/notes.ts';
import { languageOf, localeUnder } from '../options/language.ts';
import { tilesOption } from '../options/option-kinds.ts';
import { addSituationOptions } from '../options/options.ts';
import { print, printJson } from '../output/output.ts';
import { refuseHand } from '../output/print-errors.ts';
import { type TypedHand, type WaitOptions, handText, knownTiles, typedDraw, withImpliedMelds } from './request.ts';
import { rulesOf, scorerFor } from '../rules/rule-sets.ts';
import { terminalOf } from '../output/terminal.ts';
import { waitJson } from './json.ts';

/** `tenbo discards`: shows what each discard of a hand of 14 leads to. */
export function discardsCommand(command: Command): Command {
  command.argument(
    '<hand...>',
    'a hand of 14 tiles, each meld counting as three; or the rest of one whose melds are not written',
  );
  addNotes(
    command,
    examples(
      "tenbo discards '123m 4568p 99p 3467s 5z' --dora 3p",
      "tenbo discards '234m 406p 567s 88s 679m' --riichi --seen '58m'",
    ),
  );
  return addSituationOptions(command)
    .addOption(tilesOption('--seen <tiles>', 'tiles seen elsewhere, such as discards and other players’ melds'))
    .action((words: readonly string[], options: WaitOptions) => showDiscards(handText(words), options, command));
}

function showDiscards(text: string, options: WaitOptions, command: Command): void {
  const rules = rulesOf(options.rules, command, languageOf(options.lang));
  const typed = typedDraw(text, options, rules);
  if (!typed.ok) return refuseHand(typed.error, { text, parsed: undefined }, options);
  const { situation } = typed.value;
  const found = valuesOrNone(typed.value, scorerFor(rules));
  if (!found.ok) return refuseHand(found.error, { text, parsed: typed.value.text }, options);
  if (options.json) return printJson({ ok: true, discards: found.value.map(discardJson) }, tilesAsText);
  const texts = describeDiscards(found.value, situation.seatWind === 'E', rules, localeUnder(options, rules));
  print(texts.map(linesOf).join(''));
}

/** The discards with their values; without, if the hand's melds are not known. */
function valuesOrNone(typed: TypedHand, scorer: Scorer): Result<readonly DiscardValue[], readonly ScoreError[]> {
  const { hand, situation, honba, seen, rules } = typed;
  const whole = withImpliedMelds(hand, 1);
  if (whole === undefined) return discardValues(scorer, hand, situation, { seen, honba });
  const found = discards(whole, rules, knownTiles(typed));
  return found.ok ? ok(found.value.map((discard) => ({ ...discard, waits: [] }))) : found;
}

/** The discard and what it leads to, on one line; below it the good waits, or each wait with its value. */
function linesOf({ tile, acceptance, goodWaits, waits }: DiscardText): string {
  const { strong, quiet } = terminalOf(process.stdout);
  const rows = waits.map((wait) => [wait.tile, wait.left, wait.ron, wait.tsumo]);
  const below = [...(goodWaits ? [quiet(goodWaits)] : []), ...alignRows(rows, ['left', 'right', 'left', 'left'])];
  return [`${strong(tile)}  ${acceptance}`, ...below.map((line) => `    ${line}`)].map((line) => `  ${line}\n`).join('');
}

function discardJson({ tile, kita, shanten, tiles, left, goodWaits, waits }: DiscardValue): object {
  return {
    tile,
    kita: kita === true,
    shanten,
    left,
    tiles: tiles.map((one) => ({ tile: one.kind, left: one.left })),
    goodWaits: goodWaits ?? null,
    waits: waits.map(waitJson),
  };
}
