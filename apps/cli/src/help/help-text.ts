import type { HelpWords } from '@tenbo/i18n/command';
import { type Argument, type Command, Help, type Option } from 'commander';

import { widthOf, wrapText } from '../output/columns.ts';
import { type Example, type Note, notesOf } from './notes.ts';

const INDENT = '  ';

/** Examples that are longer have their remark on the next line. */
const WIDEST_BESIDE = 40;

/** The help of a command in a language, in lines of at most so many columns. */
export function helpText(command: Command, words: HelpWords, columns: number): string {
  const helper: Help = Object.assign(command.createHelp(), {
    displayWidth: widthOf,
    boxWrap: (text: string, width: number) => (width < helper.minWidthToWrap ? text : wrapText(text, width).join('\n')),
    styleTitle: (title: string) => said(title, words),
    commandDescription: (one: Command) => said(one.description(), words),
    subcommandDescription: (one: Command) => said(one.description(), words),
    optionDescription: (option: Option) => withExtras(option, option.required || option.optional, words),
    argumentDescription: (argument: Argument) => withExtras(argument, true, words),
  });
  helper.prepareContext({ helpWidth: columns });
  const notes = notesOf(command).map((note) => `\n${noteLines(note, words, columns).join('\n')}\n`);
  return [Help.prototype.formatHelp.call(helper, command, helper), ...notes].join('');
}

type Described = Pick<Option & Argument, 'description' | 'argChoices' | 'defaultValue'> & {
  readonly envVar?: string | undefined;
};

/** A description with the choices, the default and the variable of the environment, if there are any. */
function withExtras({ description, argChoices, defaultValue, envVar }: Described, hasValue: boolean, words: HelpWords): string {
  const parts = [
    ...(argChoices ? [`${said('choices: ', words)}${argChoices.map((choice) => JSON.stringify(choice)).join(', ')}`] : []),
    ...(hasValue && defaultValue !== undefined ? [`${said('default: ', words)}${JSON.stringify(defaultValue)}`] : []),
    ...(envVar === undefined ? [] : [`${said('env: ', words)}${envVar}`]),
  ];
  return said(description, words) + (parts.length > 0 ? words.brackets(parts) : '');
}

function noteLines({ says, examples = [] }: Note, words: HelpWords, columns: number): readonly string[] {
  const lefts = examples.flatMap((example) => (typeof example === 'string' ? [] : [widthOf(example[0])]));
  const beside = Math.max(0, ...lefts.filter((width) => width <= WIDEST_BESIDE)) + INDENT.length;
  return [
    ...says.flatMap((sentence) => wrapText(said(sentence, words), columns)),
    ...examples.flatMap((example) => exampleLines(example, beside, words, columns)).map((line) => INDENT + line),
  ];
}

/** An example with its remark beside it, from column `beside` on. */
function exampleLines(example: Example, beside: number, words: HelpWords, columns: number): readonly string[] {
  if (typeof example === 'string') return [example];
  const [left, remark] = example;
  const text = typeof remark === 'string' ? said(remark, words) : remark.join(', ');
  const lines = wrapText(text, columns - INDENT.length - beside);
  const space = beside - widthOf(left);
  const first = space > 0 ? [left + ' '.repeat(space) + lines[0]] : [left, ' '.repeat(beside) + lines[0]];
  return [...first, ...lines.slice(1).map((line) => ' '.repeat(beside) + line)];
}

/** A text of the help in a language. */
export function said(english: string, { texts }: HelpWords): string {
  return Object.hasOwn(texts, english) ? (texts[english] as string) : english;
}
