import { type Wind, WINDS, tilesAsText } from '@tenbo/engine';
import type { AnyError } from '@tenbo/i18n';
import { Command, Option } from 'commander';
import { answerLines } from './jsonl.ts';
import { languageOf } from './language.ts';
import { addWinOptions, checkDiscarder } from './options.ts';
import { openPrompt } from './prompt.ts';
import { refuseHand } from './print-errors.ts';
import { printWin } from './print-win.ts';
import { type ScoreOptions, isWaiting, typedWin } from './request.ts';
import { rulesOf } from './rules-option.ts';
import { scorerFor } from './scorers.ts';
import { terminalOf } from './terminal.ts';
import { showWaits } from './waits-command.ts';

interface Options extends ScoreOptions {
  readonly jsonl?: true;
}

const EXAMPLES = `
Tiles are 1–9 of m p s (man, pin, sou) and 1z–7z (E S W N haku hatsu chun, or ESWN PFC); 0 is a red five.
[234m] [555z] [5555z] are open melds, (5555z) is a closed quad; + stands before the winning tile.

Examples:
  tenbo score '234m 406p 567s 88s 67m +8m' --ron --seat S --dora 3p
  tenbo score '223344p 445566s 7m +7m' --tsumo --riichi --ippatsu --ura 1m --rules mleague
  tenbo score '11p 234s 11z (5555z) (9999m) +1p' --seat E --honba 2 --lang ja
  tenbo score '234m 567p 13s 44z [789s] +2s' --with riichiTile --rules local
  tenbo score --jsonl < wins.jsonl > scores.jsonl
`;

/** `tenbo score`: one hand for a person, or lines of JSON for a program. */
export function scoreCommand(): Command {
  const command = addWinOptions(
    new Command('score')
      .description('score a hand and say why; without a hand, open a prompt')
      .argument('[hand...]', 'the hand, the winning tile after +'),
  );
  return addPipeOption(command)
    .addHelpText('after', EXAMPLES)
    .action(async (hand: readonly string[], options: Options) => {
      checkDiscarder(options, command);
      if (options.jsonl) await scorePipe(options, command);
      else if (hand.length > 0) scoreHand(hand.join(' '), options);
      else await openPrompt(process.stdin, process.stdout, scoreCommand, givenOptions(command));
    });
}

/** The options that stand in the command, as words. */
function givenOptions(command: Command): readonly string[] {
  return command.options.flatMap((option) => {
    const name = option.attributeName();
    if (option.long === undefined || command.getOptionValueSource(name) !== 'cli') return [];
    const values: unknown = command.getOptionValue(name);
    return [values].flat().flatMap((value) => (value === true ? [option.long] : [option.long, String(value)]) as string[]);
  });
}

/** Lines of JSON say for themselves what the other options say of one hand; rules and language remain. */
function addPipeOption(command: Command): Command {
  const ofOneHand = command.options.map((option) => option.attributeName()).filter((name) => name !== 'rules' && name !== 'lang');
  const pipe = new Option('--jsonl', 'read a win in JSON from each line of standard input, answer each with a line');
  return command.addOption(pipe.conflicts(ofOneHand));
}

async function scorePipe({ lang, rules: text }: Options, command: Command): Promise<void> {
  const locale = languageOf(lang);
  const { failed } = await answerLines(process.stdin, process.stdout, { locale, rules: rulesOf(text, command, locale) });
  process.exitCode = failed > 0 ? 1 : 0;
}

/**
 * Prints the score of a typed hand, or on standard error what is wrong with it; the exit code becomes 1 then.
 * Of a hand that still waits, prints what it waits for.
 */
function scoreHand(text: string, options: Options): void {
  if (isWaiting(text)) return showWaits(text, options);
  const locale = languageOf(options.lang);
  const typed = typedWin(text, options);
  const refuse = (errors: readonly AnyError[]) =>
    refuseHand(errors, { text, parsed: typed.ok ? typed.value.text : undefined }, options);
  if (!typed.ok) return refuse(typed.error);

  const { win, table, rules } = typed.value.record;
  const discarder = options.from as Wind | undefined;
  const { players } = rules.tiles;
  if (discarder && WINDS.indexOf(discarder) >= players) return refuse([{ code: 'noSuchSeat', seatWind: discarder, players }]);
  const explanation = scorerFor(rules).explain(win, table.honba);
  if (!explanation.ok) return refuse(explanation.error);
  if (options.json) process.stdout.write(`${JSON.stringify(explanation.value, tilesAsText, 2)}\n`);
  else {
    const terminal = terminalOf(process.stdout);
    process.stdout.write(printWin(explanation.value, typed.value, discarder, locale, terminal));
  }
}
