import { type Locale, describeEvent, describeMerge, describeNext } from '@tenbo/i18n';
import {
  type Match,
  type MatchState,
  type TakenBack,
  append,
  lastChoice,
  mergeLogs,
  preview,
  replay,
  toRedo,
  toUndo,
} from '@tenbo/ledger';
import type { Command } from 'commander';

import { wrapText } from '../output/columns.ts';
import { addNotes } from '../help/notes.ts';
import { enter, previewText } from './entering.ts';
import { GRAMMAR, handOf } from './grammar.ts';
import { type HandOptions, addHandOptions, matchArgument, subcommand } from './options.ts';
import { changeMatch, entryFor, readMatch } from './store.ts';
import { cannotDo, cannotMerge, carryOut, notInMatch, wrongCommand } from '../output/refusal.ts';
import type { LanguageOption } from '../options/language.ts';
import { asideLines, conflictSections, letteredWays, numberedHands, printSections, standLines } from './print-match.ts';
import { terminalOf } from '../output/terminal.ts';

interface FixOptions extends HandOptions, LanguageOption {
  readonly preview?: true;
}

/** Adds the commands that correct entries. Nothing is ever deleted from the file. */
export function addCorrections(command: Command): Command {
  return command
    .addCommand(undoCommand())
    .addCommand(redoCommand())
    .addCommand(fixCommand())
    .addCommand(mergeCommand())
    .addCommand(keepCommand());
}

function undoCommand(): Command {
  const command = subcommand('undo', 'undo the last entry', 'evening.json');
  return command.addArgument(matchArgument()).action(async (file: string, options: LanguageOption) =>
    carryOut(options, command, async (locale) => {
      const { undone } = locale.match.sheet;
      return takeBack(file, (match) => toUndo(match) ?? refuse('nothingToUndo'), undone, locale);
    }),
  );
}

function redoCommand(): Command {
  const command = subcommand('redo', 'redo the last undo', 'evening.json');
  return command.addArgument(matchArgument()).action(async (file: string, options: LanguageOption) =>
    carryOut(options, command, async (locale) => {
      const { redone } = locale.match.sheet;
      return takeBack(file, (match) => toRedo(match) ?? refuse('nothingToRedo'), redone, locale);
    }),
  );
}

function refuse(code: 'nothingToUndo' | 'nothingToRedo'): never {
  throw cannotDo({ code });
}

/** Undoes or redoes one step, and reports what was removed or restored and what that changes. */
async function takeBack(
  file: string,
  choose: (match: Match) => TakenBack,
  say: (what: string) => string,
  locale: Locale,
): Promise<string> {
  let answer = '';
  await changeMatch(file, (match) => {
    const { entry, event } = choose(match);
    const shown = preview(match, entryFor(event, match));
    if (!shown.ok) throw notInMatch(shown.error, match.state);
    const what = describeEvent(entry.event, match.state, locale);
    answer = `${printSections([[say(what)]])}\n${previewText(shown.value, match.state, 'written', locale)}`;
    return shown.value.match.log;
  });
  return answer;
}

function fixCommand(): Command {
  const command = subcommand('fix', 'replace a hand', 'evening.json 3 tsumo Chie 4 25 --preview');
  addNotes(command, ...GRAMMAR);
  return addHandOptions(
    command.addArgument(matchArgument()).argument('<number>', 'the number of the hand').argument('<hand...>', 'how it ended'),
  )
    .option('--preview', 'show what would change, save nothing')
    .action(async (...[file, number, words, options]: [string, string, readonly string[], FixOptions]) =>
      carryOut(options, command, async (locale) =>
        enter(
          file,
          (state) => ({
            type: 'entryReplaced',
            entry: entryOf(number, state),
            event: { type: 'handEnded', hand: handOf(words, options, state) },
          }),
          options.preview ? 'shown' : 'written',
          locale,
        ),
      ),
    );
}

function entryOf(typed: string, state: MatchState): string {
  const hands = numberedHands(state);
  const entry = /^\d+$/.test(typed) ? hands[Number(typed) - 1] : undefined;
  if (entry === undefined) throw wrongCommand({ code: 'noSuchHand', typed, hands: hands.length });
  return entry;
}

function mergeCommand(): Command {
  const command = subcommand('merge', 'add the entries from another copy of the same match', 'evening.json phone.json');
  return command
    .addArgument(matchArgument())
    .argument('<other>', 'another copy of the same match')
    .action(async (...[file, other, options]: [string, string, LanguageOption]) =>
      carryOut(options, command, async (locale) => {
        const { log } = await readMatch(other);
        let answer = '';
        await changeMatch(file, (match) => {
          const merged = mergeLogs(match.log, log);
          if (!merged.ok) throw cannotMerge(merged.error);
          const now = { log: merged.value, state: replay(merged.value) };
          answer = standText(now, mergedLines(match, now, locale), locale);
          return now.log;
        });
        return answer;
      }),
    );
}

/** The entries that a merge added, and the earlier hands that it changed. */
function mergedLines(before: Match, now: Match, locale: Locale): readonly string[] {
  const { columns } = terminalOf(process.stdout);
  const { sheet } = locale.match;
  const { came, changed } = describeMerge(before, now, locale);
  const lines = [
    sheet.merged(came.length),
    ...came.map((text) => `  ${text}`),
    ...(changed.length > 0 ? [sheet.changed] : []),
    ...changed.flatMap(({ text, scores }) => [`  ${text}`, ...(scores === undefined ? [] : [`    ${scores}`])]),
  ];
  return lines.flatMap((line) => wrapText(line, columns - 2));
}

/** What was done, the state of the match, open conflicts, and entries that do not fit. */
function standText(match: Match, done: readonly string[], locale: Locale): string {
  const terminal = terminalOf(process.stdout);
  return printSections([
    done,
    [terminal.strong(describeNext(match.state, locale)), ...standLines(match.state, locale)],
    asideLines(match.state, locale, terminal),
    ...conflictSections(match, locale, terminal),
  ]);
}

function keepCommand(): Command {
  const command = subcommand(
    'keep',
    'choose which version counts where copies disagree; afterwards, change the last choice',
    'evening.json a',
  );
  return command
    .addArgument(matchArgument())
    .argument('<letter>', 'letter of the version to keep')
    .action(async (...[file, letter, options]: [string, string, LanguageOption]) =>
      carryOut(options, command, async (locale) => {
        let answer = '';
        await changeMatch(file, (match) => {
          const { decided, text } = keepOne(match, letter, locale);
          answer = standText(decided, [text], locale);
          return decided.log;
        });
        return answer;
      }),
    );
}

/** The match with a conflict resolved, or the last decision changed, and what was chosen. */
function keepOne(match: Match, letter: string, locale: Locale): { readonly decided: Match; readonly text: string } {
  const { conflicts } = match.state;
  const last = lastChoice(match);
  const open = conflicts.length > 0 ? conflicts : last ? [last] : [];
  const ways = letteredWays(open, match, locale).flat();
  const chosen = ways.find((one) => one.letter === letter);
  if (!chosen) throw wrongCommand({ code: 'noSuchCandidate', typed: letter, letters: ways.map((one) => one.letter) });
  const decided = append(match, entryFor(chosen.way.decision, match));
  if (!decided.ok) throw notInMatch(decided.error, match.state);
  const { way, text } = chosen;
  return { decided: decided.value, text: way.does === 'keeps' ? locale.match.sheet.kept(text) : text };
}
