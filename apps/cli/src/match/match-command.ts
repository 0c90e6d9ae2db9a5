import { existsSync } from 'node:fs';

import { checkWords, describeConditions, describeRuleNotices, describeStatistics, matchCsv } from '@tenbo/i18n';
import { LOG_VERSION, checkNumbers, conditions, newMatch, settleMatch, statistics } from '@tenbo/ledger';
import { Command, InvalidArgumentError, Option } from 'commander';

import { alignRows, wrapText } from '../output/columns.ts';
import { addNotes, examples } from '../help/notes.ts';
import { namesOption } from '../options/option-kinds.ts';
import { type LanguageOption, languageOf, languageOption } from '../options/language.ts';
import { addCorrections } from './corrections.ts';
import { addEntries } from './entering.ts';
import { namesOf, playerOf, playersOf, wordsOf } from './players.ts';
import { createMatch, entryFor, readMatch } from './store.ts';
import { printAsIs, printJson } from '../output/output.ts';
import { noSuchCommand, wrongOption } from '../options/option-errors.ts';
import { printMatch, printSections } from './print-match.ts';
import { carryOut, notInMatch, wrongCommand } from '../output/refusal.ts';
import { matchArgument, subcommand } from './options.ts';
import { rulesOf, rulesOption } from '../rules/rule-sets.ts';
import { terminalOf } from '../output/terminal.ts';

interface ShowOptions extends LanguageOption {
  readonly json?: true;
  readonly csv?: true;
  readonly csvSettlement?: true;
  readonly unit?: number;
  readonly sticks?: true;
}

/** `tenbo match`: a match in a file, hand by hand, and its settlement. */
export function matchCommand(command: Command): Command {
  addNotes(
    command,
    examples(
      'tenbo match new evening.json --rules tenhou --players Aki,Ben,Chie,Dai',
      'tenbo match new arcade.json --rules arcadeC --players Me,Opponent --start 1000,5000',
      'tenbo match add evening.json ron Ben Aki 3 30 --riichi Ben,Chie',
      'tenbo match evening.json',
      'tenbo match evening.json --unit 100',
      'tenbo match undo evening.json',
    ),
  );
  command
    .enablePositionalOptions()
    .addArgument(matchArgument())
    .addOption(languageOption())
    .option('--json', 'print JSON: the match so far and the settlement')
    .addOption(new Option('--csv', 'print one CSV row per hand').conflicts('json'))
    .addOption(new Option('--csv-settlement', 'print the settlement as CSV').conflicts(['json', 'csv']))
    .addOption(unitOption())
    .addOption(new Option('--sticks', 'show each player’s points in sticks too').conflicts(['json', 'csv', 'csvSettlement']));
  addEntries(command.addCommand(newCommand()));
  addCorrections(command);
  return command
    .addCommand(conditionsCommand())
    .addCommand(statsCommand())
    .addCommand(checkCommand())
    .action(async (file: string, options: ShowOptions) => {
      const meant = noSuchCommand(file, command);
      if (meant.commands.length > 0 && !existsSync(file)) wrongOption(meant, command);
      await carryOut(options, command, () => showMatch(file, options));
    });
}

/** The match as lines for a person. Output for programs is printed here. */
async function showMatch(
  file: string,
  { json, csv, csvSettlement, sticks, lang, unit }: ShowOptions,
): Promise<string | undefined> {
  const match = await readMatch(file);
  const { state } = match;
  if (json) printJson({ state, standings: settleMatch({ ...state, unit }, state.rules) });
  else if (csv || csvSettlement) printAsIs(matchCsv(state, csv ? 'hands' : 'settlement', languageOf(lang), unit));
  if (json || csv || csvSettlement) return undefined;
  return printMatch(match, languageOf(lang), terminalOf(process.stdout), { unit, sticks: sticks === true });
}

function unitOption(): Option {
  return new Option('--unit <money>', 'show the settlement in money too: the stake per 1,000 points')
    .conflicts('csv')
    .argParser((typed) => {
      if (!/^\d{1,9}(\.\d{1,2})?$/.test(typed) || Number(typed) === 0) throw new InvalidArgumentError('Write a number above 0.');
      return Number(typed);
    });
}

interface NewOptions extends LanguageOption {
  readonly rules: string;
  readonly players: string;
  readonly start?: string;
}

function newCommand(): Command {
  const command = subcommand('new', 'start a match in a new file', 'evening.json --rules mleague --players Aki,Ben,Chie,Dai');
  return command
    .addArgument(matchArgument())
    .addOption(rulesOption())
    .addOption(playersOption())
    .addOption(namesOption('--start <points>', 'starting points: one number for all, or one per player: 1000,5000'))
    .action(async (file: string, options: NewOptions) =>
      carryOut(options, command, async (locale) => {
        const rules = rulesOf(options.rules, command, locale);
        const players = namesOf(options.players);
        const scores = startScoresOf(options.start, players.length);
        const event = { type: 'matchStarted', version: LOG_VERSION, rules, players, ...(scores && { scores }) } as const;
        const match = newMatch(entryFor(event));
        if (!match.ok) throw notInMatch(match.error, { rules, players });
        await createMatch(file, match.value.log);
        const { alarm, columns } = terminalOf(process.stdout);
        const notices = describeRuleNotices(rules, locale, scores).flatMap((notice) => wrapText(notice, columns - 2));
        return printSections([[locale.match.sheet.created(file), ...notices.map(alarm)]]);
      }),
    );
}

/** The starting points of each player; undefined if they are those of the rules. */
function startScoresOf(typed: string | undefined, players: number): readonly number[] | undefined {
  if (typed === undefined) return undefined;
  const scores = wordsOf(typed).map((word) => {
    if (!/^\d{1,9}$/.test(word)) throw wrongCommand({ code: 'badCount', option: '--start', typed: word });
    return Number(word);
  });
  return scores.length === 1 ? Array.from({ length: players }, () => scores[0] as number) : scores;
}

function playersOption(): Option {
  return namesOption('--players <names>', 'names separated by commas, first dealer first, in turn order').makeOptionMandatory();
}

interface ConditionOptions extends LanguageOption {
  readonly riichi?: string;
  readonly wareme?: string;
}

function conditionsCommand(): Command {
  const command = subcommand('conditions', 'show what each player needs in the current hand', 'evening.json Ben --riichi Aki');
  return command
    .addArgument(matchArgument())
    .argument('[player]', 'one player only')
    .addOption(namesOption('--riichi <players>', 'players who have declared riichi in this hand'))
    .option('--wareme <player>', 'player whose wall was broken')
    .action(async (...[file, player, options]: [string, string | undefined, ConditionOptions]) =>
      carryOut(options, command, async (locale) => {
        const { state } = await readMatch(file);
        const { players } = state;
        if (state.end !== undefined) throw notInMatch([{ code: 'matchOver', reason: state.end }], state);
        const { strong, columns } = terminalOf(process.stdout);
        const soFar = {
          riichi: playersOf(options.riichi, players),
          ...(options.wareme === undefined ? {} : { wareme: playerOf(options.wareme, players) }),
        };
        const seats = player === undefined ? players.map((name) => playerOf(name, players)) : [playerOf(player, players)];
        const texts = seats.map((seat) => describeConditions(conditions(state, seat, soFar), state, locale));
        return printSections(
          texts.map(({ now, places, goesOn = [], threats }) => [
            strong(now),
            ...[...places, goesOn, threats].flat().flatMap((line) => wrapText(line, columns - 2)),
          ]),
        );
      }),
    );
}

function statsCommand(): Command {
  const command = subcommand('stats', 'show player statistics', 'evening.json');
  return command.addArgument(matchArgument()).action(async (file: string, options: LanguageOption) =>
    carryOut(options, command, async (locale) => {
      const { state } = await readMatch(file);
      const { headings, rows } = describeStatistics(statistics(state), state.players, locale);
      const align = headings.map((_, column) => (column === 0 ? ('left' as const) : ('right' as const)));
      return printSections([alignRows([headings, ...rows], align)]);
    }),
  );
}

function checkCommand(): Command {
  const command = subcommand('check', 'print six words; two copies match if their words match', 'evening.json');
  return command.addArgument(matchArgument()).action(async (file: string, options: LanguageOption) =>
    carryOut(options, command, async (locale) => {
      const { log } = await readMatch(file);
      return printSections([[locale.match.sheet.check(await checkWords(checkNumbers(log), locale), log.length)]]);
    }),
  );
}
