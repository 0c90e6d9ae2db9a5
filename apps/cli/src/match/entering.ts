import { type Locale, describeEvent, describeHand, describePreview } from '@tenbo/i18n';
import { type Match, type MatchEvent, type MatchState, type Preview, preview } from '@tenbo/ledger';
import type { Command } from 'commander';

import { wrapText } from '../output/columns.ts';
import { addNotes } from '../help/notes.ts';
import { GRAMMAR, handOf } from './grammar.ts';
import { type HandOptions, addHandOptions, matchArgument, subcommand } from './options.ts';
import { playerOf } from './players.ts';
import { changeMatch, entryFor } from './store.ts';
import { carryOut, notInMatch, wrongCommand } from '../output/refusal.ts';
import type { LanguageOption } from '../options/language.ts';
import { printSections, standLines } from './print-match.ts';
import { terminalOf } from '../output/terminal.ts';

/** Makes the next entry of a match. */
export type EventMaker = (state: MatchState) => MatchEvent;

interface AddOptions extends HandOptions, LanguageOption {
  readonly preview?: true;
}

/** Adds the commands that enter events: `add` for a hand, `penalty`, `time`, `note`, `end`. */
export function addEntries(command: Command): Command {
  return command
    .addCommand(addCommand())
    .addCommand(penaltyCommand())
    .addCommand(timeCommand())
    .addCommand(noteCommand())
    .addCommand(endCommand());
}

function addCommand(): Command {
  const command = subcommand('add', 'enter how a hand ended', 'evening.json ron Ben Aki 3 30 --riichi Ben');
  addNotes(command, ...GRAMMAR);
  return addHandOptions(command.addArgument(matchArgument()).argument('<hand...>', 'how it ended'))
    .option('--preview', 'show what would change, save nothing')
    .action(async (...[file, words, options]: [string, readonly string[], AddOptions]) =>
      carryOut(options, command, async (locale) =>
        enter(
          file,
          (state) => ({ type: 'handEnded', hand: handOf(words, options, state) }),
          options.preview ? 'shown' : 'written',
          locale,
        ),
      ),
    );
}

function penaltyCommand(): Command {
  const command = subcommand('penalty', 'deduct ranking points from a player at the end', 'evening.json Dai 20');
  return command
    .addArgument(matchArgument())
    .argument('<player>', 'the player penalised')
    .argument('<points>', 'ranking points')
    .action(async (...[file, player, points, options]: [string, string, string, LanguageOption]) =>
      carryOut(options, command, async (locale) => {
        if (!/^\d+(?:\.\d+)?$/.test(points)) throw wrongCommand({ code: 'badCount', option: 'penalty', typed: points });
        return enter(
          file,
          ({ players }) => ({ type: 'penaltyGiven', seat: playerOf(player, players), ranking: Number(points) }),
          'written',
          locale,
        );
      }),
    );
}

function timeCommand(): Command {
  const command = subcommand('time', 'call time; the rules decide how many hands remain', 'evening.json');
  return command
    .addArgument(matchArgument())
    .action(async (file: string, options: LanguageOption) =>
      carryOut(options, command, async (locale) => enter(file, () => ({ type: 'timeCalled' }), 'written', locale)),
    );
}

function noteCommand(): Command {
  const command = subcommand('note', 'add a note', 'evening.json "Dai came late"');
  return command
    .addArgument(matchArgument())
    .argument('<text...>', 'the note')
    .action(async (...[file, words, options]: [string, readonly string[], LanguageOption]) =>
      carryOut(options, command, async (locale) =>
        enter(file, () => ({ type: 'noteAdded', text: words.join(' ') }), 'written', locale),
      ),
    );
}

function endCommand(): Command {
  const command = subcommand('end', 'end the match: agari or tenpai yame if allowed, otherwise by agreement', 'evening.json');
  return command
    .addArgument(matchArgument())
    .action(async (file: string, options: LanguageOption) =>
      carryOut(options, command, async (locale) =>
        enter(file, ({ mayEnd }) => ({ type: 'matchEnded', reason: mayEnd ?? 'agreed' }), 'written', locale),
      ),
    );
}

/** Adds an entry to a match and reports what changed; with a preview, only what would change. */
export async function enter(file: string, make: EventMaker, how: 'written' | 'shown', locale: Locale): Promise<string> {
  let answer = '';
  await changeMatch(file, (match) => {
    const shown = entered(match, make(match.state));
    answer = previewText(shown, match.state, how, locale);
    return how === 'shown' ? undefined : shown.match.log;
  });
  return answer;
}

function entered(match: Match, event: MatchEvent): Preview {
  const shown = preview(match, entryFor(event, match));
  if (!shown.ok) throw notInMatch(shown.error, match.state);
  return shown.value;
}

/** What an entry changes; for a new hand, who pays whom. */
export function previewText(shown: Preview, before: MatchState, how: 'written' | 'shown', locale: Locale): string {
  const { strong, quiet, alarm, columns } = terminalOf(process.stdout);
  const { hands, aside, next } = describePreview(shown, before, locale);
  const added = shown.match.log.at(-1);
  const [only, ...more] = shown.hands;
  const transfers = only?.after && more.length === 0 ? describeHand(only.after, shown.match.state, locale).transfers : [];
  const wrapped = (text: string) => wrapText(text, columns - 2);
  return printSections([
    hands.length === 0 && added
      ? wrapped(describeEvent(added.event, shown.match.state, locale)).filter((line) => line !== '')
      : [],
    ...hands.map(({ text, scores }) => [...wrapped(text), ...(scores === undefined ? [] : wrapped(scores).map(quiet))]),
    transfers.flatMap(wrapped),
    aside.flatMap(wrapped).map(alarm),
    [strong(next), ...standLines(shown.match.state, locale)],
    how === 'shown' ? [locale.match.sheet.notWritten] : [],
  ]);
}
