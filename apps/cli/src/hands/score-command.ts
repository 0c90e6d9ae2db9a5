import { resultOf, tilesAsText } from '@tenbo/engine';
import type { AnyError } from '@tenbo/i18n';
import { Command, Option } from 'commander';
import { type Note, addNotes, examples } from '../help/notes.ts';
import { languageOf, localeUnder } from '../options/language.ts';
import { givenOptions, heedOptions } from '../options/given-options.ts';
import { noSuchCommand, wrongOption } from '../options/option-errors.ts';
import { jobsOption, windOption } from '../options/option-kinds.ts';
import { addSituationOptions, addWinOptions } from '../options/options.ts';
import { print, printJson, printJsonLine } from '../output/output.ts';
import { refuseHand, sayStillWaits } from '../output/print-errors.ts';
import { printWin } from './print-win.ts';
import { type ScoreOptions, handText, isWaiting, typedWin } from './request.ts';
import { rulesOf, scorerFor } from '../rules/rule-sets.ts';
import { terminalOf } from '../output/terminal.ts';
import { showWaits } from './waits-command.ts';

interface Options extends ScoreOptions {
  readonly jsonl?: true;
  readonly jobs: string;
}

const NOTES: readonly Note[] = [
  {
    says: [
      'Tiles: 1–9 with m, p or s (man, pin, sou); 1z–7z for E S W N haku hatsu chun, or the letters ESWN PFC; 0 is a red five.',
      'Melds: [234m] [555z] [5555z] are open, (5555z) is a closed kan. Put + before the winning tile.',
      'Kanji (二三四萬 赤五筒 東), full-width characters and links to tenhou.net/2 are read too.',
      'Words may replace options, in English, Japanese or Chinese: ron, tsumo, riichi, double riichi, ippatsu, haitei, rinshan, chankan, south (the seat), south round, from west, dora 3p, ura 1m, 1 honba, 2 sticks, kita 1; 立直 ツモ 南家 東場 ドラ3p 1本場.',
    ],
  },
  examples(
    "tenbo score '234m 406p 567s 88s 67m +8m' --ron --seat S --dora 3p",
    "tenbo score '234m 406p 567s 88s 67m +8m ron riichi dora 3p south'",
    "tenbo score '223344p 445566s 7m +7m' --tsumo --riichi --ippatsu --ura 1m --rules mleague",
    "tenbo score '11p 234s 11z (5555z) (9999m) +1p' --seat E --honba 2 --lang ja",
    "tenbo score '234m 567p 13s 44z [789s] +2s' --with riichiTile --rules local",
    ['tenbo score --json < hands.txt', 'a hand on each line, a line of JSON for each'],
    'tenbo score --jsonl < wins.jsonl > scores.jsonl',
  ),
];

/** `tenbo score`: one hand for a person, or lines of JSON for a program. */
export function scoreCommand(command: Command): Command {
  return addPipeOption(withHand(command)).action(async (hand: readonly string[], options: Options) => {
    if (options.jsonl && hand.length > 0) wrongOption({ code: 'handBesidePipe' }, command);
    else if (options.jsonl) await scorePipe(options, command);
    else if (hand.length > 0) scoreHand(handText(hand), options, command);
    else await promptForHands(command);
  });
}

/** Loads the prompt only when used, so that scoring a hand starts fast. */
async function promptForHands(command: Command): Promise<void> {
  const { openPrompt } = await import('../output/prompt.ts');
  const ofLine = () => lineCommand(new Command(command.name()).description(command.description()));
  await openPrompt(process.stdin, process.stdout, ofLine, command);
}

/** The command for one line of the prompt: the same, but for one hand. */
function lineCommand(command: Command): Command {
  return heedOptions(withHand(command)).action((hand: readonly string[], options: ScoreOptions) => {
    if (hand.length === 0) wrongOption({ code: 'handMissing' }, command);
    scoreHand(handText(hand), options, command, printJsonLine);
  });
}

function withHand(command: Command): Command {
  addNotes(command, ...NOTES);
  return addWinOptions(command.argument('[hand...]', 'the hand, with the winning tile after +'))
    .addOption(windOption('--from <wind>', 'the discarder').conflicts('tsumo'))
    .addOption(windOption('--wareme <wind>', 'player whose wall was broken'));
}

/** Lines of JSON contain what the options say about a hand, so only rules and language apply. */
function addPipeOption(command: Command): Command {
  const ofOneHand = command.options.map((option) => option.attributeName()).filter((name) => name !== 'rules' && name !== 'lang');
  const pipe = new Option('--jsonl', 'read one win as JSON per line from standard input and answer line by line');
  return command
    .addOption(pipe.conflicts(ofOneHand))
    .addOption(
      jobsOption('answer the lines of --jsonl in this many threads, in order')
        .default('1')
        .conflicts(ofOneHand)
        .implies({ jsonl: true }),
    );
}

async function scorePipe({ lang, rules: text, jobs }: Options, command: Command): Promise<void> {
  const locale = languageOf(lang);
  const answering = { locale, rules: rulesOf(text, command, locale) };
  const { answerLines } = await import('../pipe/pipe.ts');
  const { failed } = await answerLines(process.stdin, process.stdout, answering, Number(jobs));
  process.exitCode = failed > 0 ? 1 : 0;
}

/**
 * Prints the score of a typed hand. If something is wrong with it, prints that on standard error, with exit code 1.
 * For a hand that is still waiting, prints its waits, unless options describe a win. JSON is always a score or a refusal.
 */
function scoreHand(text: string, options: ScoreOptions, command: Command, printed = printJson): void {
  const rules = rulesOf(options.rules, command, languageOf(options.lang));
  const waiting = isWaiting(text);
  if (waiting && !options.json && isOfWaits(givenOptions(command))) return showWaits(text, options, rules);
  if (waiting && !options.json) return sayStillWaits(options);
  if (options.from !== undefined && options.from === (options.seat ?? 'S')) wrongOption({ code: 'ownDiscard' }, command);
  const typed = typedWin(text, options, rules);
  if (!typed.ok) refuseCommand(text, typed.error, command);
  const refuse = (errors: readonly AnyError[]) =>
    refuseHand(errors, { text, parsed: typed.ok ? typed.value.text : undefined }, options);
  if (!typed.ok) return refuse(typed.error);

  const { record, assumed } = typed.value;
  const { win, table } = record;
  const explanation = scorerFor(rules).explain(win, table.honba);
  if (!explanation.ok) return refuse(explanation.error);
  if (options.json) printed({ ...resultOf(explanation.value, record), assumed }, tilesAsText);
  else {
    const terminal = terminalOf(process.stdout);
    print(printWin(explanation.value, typed.value, localeUnder(options, rules), terminal));
  }
}

/** Refuses what begins with a word that was meant as a command: a single word that is no hand, or almost the name of a command. */
function refuseCommand(text: string, errors: readonly AnyError[], command: Command): void {
  const { parent } = command;
  const [first = '', ...more] = text.trim().split(/\s+/u);
  if (parent === null || !/^[a-z][a-z-]+$/iu.test(first)) return;
  const ofFirst = more.length === 0 ? errors : errors.slice(0, 1);
  const isNoHand = ofFirst.every(
    (error) => error.code === 'unknownCharacter' || (error.code === 'unknownWord' && error.nearest.length === 0),
  );
  const meant = noSuchCommand(first, parent);
  if (isNoHand && (more.length === 0 || meant.commands.length > 0)) wrongOption(meant, command);
}

/** Whether these options can apply to a hand that is still waiting. */
function isOfWaits(options: readonly Option[]): boolean {
  const known = addSituationOptions(new Command()).options.map(({ long }) => long);
  return options.every(({ long }) => known.includes(long));
}
