import type { Command } from 'commander';

import { notesOf } from './notes.ts';

/** The manual page of a program, in the form of `man`, from the same texts as its `--help`. */
export function manPage(program: Command, version: string): string {
  const commands = program.createHelp().visibleCommands(program);
  return [
    `.TH ${name(program).toUpperCase()} 1 "" "${program.name()} ${version}"`,
    '.SH NAME',
    `${plain(program.name())} \\- ${plain(firstSentence(program.description()))}`,
    '.SH SYNOPSIS',
    `.B ${plain(program.name())}`,
    '[\\fIcommand\\fR] [\\fIoptions\\fR] [\\fIarguments\\fR]',
    '.SH DESCRIPTION',
    plain(program.description()),
    '.SH OPTIONS',
    ...optionsOf(program),
    '.SH COMMANDS',
    ...commands.filter((command) => command.name() !== 'help').flatMap((command) => sectionOf(command)),
    '.SH EXIT STATUS',
    ...STATUS.flatMap(([code, meaning]) => ['.TP', `.B ${code}`, plain(meaning)]),
    '.SH EXAMPLES',
    ...examplesOf(program),
    '',
  ].join('\n');
}

const STATUS = [
  ['0', 'Done.'],
  ['1', 'The hand, the file or what is asked of it was refused; standard error says why.'],
  ['2', 'The command is wrong: an unknown option or a value it cannot have.'],
  ['3', 'The answer could not be written.'],
  ['4', 'A bug of tenbo.'],
] as const;

/** A command with its options, followed by its subcommands. */
function sectionOf(command: Command): readonly string[] {
  const inner = command.createHelp().visibleCommands(command);
  return [
    `.SS "${plain(usageOf(command))}"`,
    plain(sentence(command.description())),
    ...argumentsOf(command),
    ...optionsOf(command),
    ...inner.filter((one) => one.name() !== 'help').flatMap(sectionOf),
  ];
}

function usageOf(command: Command): string {
  return `${name(command)} ${command.createHelp().commandUsage(command).split(name(command)).at(-1)?.trim()}`;
}

/** The full name of a command: `tenbo match add`. */
function name(command: Command): string {
  return command.parent ? `${name(command.parent)} ${command.name()}` : command.name();
}

function argumentsOf(command: Command): readonly string[] {
  const help = command.createHelp();
  return help
    .visibleArguments(command)
    .flatMap((argument) => ['.TP', `.I ${plain(help.argumentTerm(argument))}`, plain(help.argumentDescription(argument))]);
}

function optionsOf(command: Command): readonly string[] {
  const help = command.createHelp();
  return help
    .visibleOptions(command)
    .flatMap((option) => ['.TP', `.B ${plain(help.optionTerm(option))}`, plain(help.optionDescription(option))]);
}

/** The examples at the end of `--help`. */
function examplesOf(command: Command): readonly string[] {
  const examples = notesOf(command).flatMap((note) => note.examples ?? []);
  return ['.nf', ...examples.map((example) => plain([example].flat().join('  '))), '.fi'];
}

function firstSentence(text: string): string {
  return text.slice(0, text.indexOf('.') >= 0 ? text.indexOf('.') : undefined);
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?]$/.test(text) ? '' : '.'}`;
}

/** Escapes text so that `man` shows it unchanged: it would interpret backslashes, hyphens, and dots and quotes at the start of a line. */
function plain(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll('"', '\\(dq')
    .replace(/^(?=[.'])/, '\\&');
}
