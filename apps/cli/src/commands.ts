import { Command } from 'commander';

/** A command in the list of commands, with the function that completes it. */
interface Listed {
  readonly name: string;
  readonly takes: string;
  readonly about: string;
  /** Loaded only if the words may call the command, so that tenbo starts fast. */
  readonly load: () => Promise<(command: Command) => Command>;
}

/** Called by the scripts of `tenbo completion`; it needs every command. */
const SUGGEST = 'suggest';

/** The command to run if the words name none. */
const USUAL = 'score';

export const COMMANDS: readonly Listed[] = [
  {
    name: 'score',
    takes: '[options] [hand...]',
    about: 'score a hand and show why; without a hand, opens a prompt',
    load: async () => (await import('./hands/score-command.ts')).scoreCommand,
  },
  {
    name: 'waits',
    takes: '[options] <hand...>',
    about: 'show what a hand waits on and what each wait is worth',
    load: async () => (await import('./hands/waits-command.ts')).waitsCommand,
  },
  {
    name: 'discards',
    takes: '[options] <hand...>',
    about: 'show what each discard of a hand of 14 leads to: distance, tiles, value of the waits',
    load: async () => (await import('./hands/discards-command.ts')).discardsCommand,
  },
  {
    name: 'points',
    takes: '[options] <value...>',
    about: 'show what han and fu, or a limit, are paid',
    load: async () => (await import('./hands/points-command.ts')).pointsCommand,
  },
  {
    name: 'chart',
    takes: '[options]',
    about: 'show the score chart of a rule set: ron above, tsumo below',
    load: async () => (await import('./hands/chart-command.ts')).chartCommand,
  },
  {
    name: 'lens',
    takes: '[options] <hand...>',
    about: 'score one hand under every rule set and show which rule makes the difference',
    load: async () => (await import('./hands/lens-command.ts')).lensCommand,
  },
  {
    name: 'rules',
    takes: '[options] [rules]',
    about: 'list the rule sets, show one, or compare two',
    load: async () => (await import('./rules/rules-command.ts')).rulesCommand,
  },
  {
    name: 'explain',
    takes: '[options] [term...]',
    about: 'explain a term: what it means, its name in each language, other names',
    load: async () => (await import('./hands/explain-command.ts')).explainCommand,
  },
  {
    name: 'match',
    takes: '[options] <file>',
    about: 'keep score of a match in a file: hands, corrections, settlement',
    load: async () => (await import('./match/match-command.ts')).matchCommand,
  },
  {
    name: 'audit',
    takes: '[options] [path...]',
    about: 'play records of games through and check every win, payment and settlement',
    load: async () => (await import('./audit/audit-command.ts')).auditCommand,
  },
  {
    name: 'convert',
    takes: '[options] <path...>',
    about: 'write records of games in another format, and say what it does not hold',
    load: async () => (await import('./records/convert-command.ts')).convertCommand,
  },
  {
    name: 'live',
    takes: '[options] <log>',
    about: 'follow a game from one seat: hand, waits, values and furiten at each moment',
    load: async () => (await import('./records/live-command.ts')).liveCommand,
  },
  {
    name: 'stats',
    takes: '[options] <path...>',
    about: 'add up any number of games: yaku, rates and results of players, as a table, JSON or a page with charts',
    load: async () => (await import('./stats/stats-command.ts')).statsCommand,
  },
  {
    name: 'seating',
    takes: '[options]',
    about: 'seat a tournament: who sits at which table in each round, with what the plan is worth',
    load: async () => (await import('./seating/seating-command.ts')).seatingCommand,
  },
  {
    name: 'web',
    takes: '[options]',
    about: 'serve the page on this machine and print its address',
    load: async () => (await import('./serve/web-command.ts')).webCommand,
  },
  {
    name: 'serve',
    takes: '[options]',
    about: 'be the server of a club: its matches on all devices, and the page',
    load: async () => (await import('./serve/serve-command.ts')).serveCommand,
  },
  {
    name: 'completion',
    takes: '<shell>',
    about: 'print a script that completes commands, options and rule sets in your shell',
    load: async () => (await import('./help/completion-command.ts')).completionCommand,
  },
  {
    name: SUGGEST,
    takes: '[words...]',
    about: '',
    load: async () => (await import('./help/completion-command.ts')).suggestCommand,
  },
];

/** The commands for some words. Those that the words cannot call have only their names. */
export async function addCommands(program: Command, words: readonly string[]): Promise<Command> {
  for (const one of COMMANDS) {
    const command = new Command(one.name).description(one.about);
    const whole = mayCall(words, one.name) ? (await one.load())(command) : command;
    program.addCommand(whole, { isDefault: one.name === USUAL, hidden: one.name === SUGGEST });
  }
  const takes = new Map(COMMANDS.map((one) => [one.name, one.takes]));
  const help = program.createHelp();
  const termOf = (command: Command) => {
    const known = takes.get(command.name());
    return known === undefined ? help.subcommandTerm(command) : `${command.name()} ${known}`;
  };
  return program.configureHelp({ subcommandTerm: termOf });
}

const ABOUT_ALL = ['--help', '-h', '--version', '-V', 'help'];

function mayCall(words: readonly string[], name: string): boolean {
  if (words.includes(name) || words.includes(SUGGEST)) return true;
  const [first = ''] = words;
  return name === USUAL && !ABOUT_ALL.includes(first) && !COMMANDS.some((one) => one.name === first);
}
