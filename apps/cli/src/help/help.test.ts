import { type HelpWords, helpWordsOf } from '@tenbo/i18n/command';
import type { Command } from 'commander';
import { expect, test } from 'vitest';

import { tenbo } from '../../../../fixtures/tenbo.ts';
import { widthOf } from '../output/columns.ts';
import { COMMANDS } from '../commands.ts';
import { withSubcommands } from '../options/given-options.ts';
import { createProgram } from '../program.ts';
import { WELCOME } from '../output/prompt.ts';
import { helpText } from './help-text.ts';

const OTHERS = { ja: await helpWordsOf('ja'), zh: await helpWordsOf('zh') };
const COLUMNS = 80;

const program = await createProgram(COMMANDS.map(({ name }) => name));
const commands = withSubcommands(program).filter((command) => command.name() !== 'suggest');

/** The full name of a command, without `tenbo`. */
function pathOf(command: Command): readonly string[] {
  return command.parent ? [...pathOf(command.parent), command.name()] : [];
}

/** Everything that the help of all commands and the prompt say. */
function allSaid(): ReadonlySet<string> {
  const said = new Set<string>([WELCOME]);
  const texts = new Proxy({}, { getOwnPropertyDescriptor: (_, text) => void said.add(String(text)) });
  const listening: HelpWords = { brackets: (parts) => parts.join(''), texts };
  for (const command of commands) helpText(command, listening, COLUMNS);
  return said;
}

test('there is help for many commands', () => {
  expect(commands.length).toBeGreaterThan(35);
});

test.each(Object.entries(OTHERS))('%s has each text of the help and no other', (_, { texts }) => {
  expect(Object.keys(texts).toSorted()).toEqual([...allSaid()].toSorted());
});

const CJK = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]';

test.each(Object.entries(OTHERS))(
  'each text is in the language, with the same options and no English punctuation: %s',
  (_, { texts }) => {
    const optionsIn = (text: string) => (text.match(/--[a-z][a-z-]*/g) ?? []).toSorted().join(' ');
    const wrong = Object.entries(texts).filter(
      ([english, text]) =>
        !new RegExp(CJK, 'u').test(text) ||
        optionsIn(text) !== optionsIn(english) ||
        new RegExp(`[,;!?](?= *${CJK})|${CJK}[,;!?.]`, 'u').test(text),
    );
    expect(wrong).toEqual([]);
  },
);

/** Commander does not wrap beside names that leave too little room. */
function wraps(command: Command): boolean {
  const helper = command.createHelp();
  return COLUMNS - helper.padWidth(command, helper) - 4 >= helper.minWidthToWrap;
}

test.each(Object.entries(OTHERS))('no line is wider than the terminal, except examples: %s', (_, words) => {
  const lines = commands.filter(wraps).flatMap((command) => helpText(command, words, COLUMNS).split('\n'));
  const wide = lines.filter((line) => widthOf(line) > COLUMNS && !line.startsWith('  tenbo '));
  expect(lines.length).toBeGreaterThan(300);
  expect(wide).toEqual([]);
});

test.each(commands.map((command) => [pathOf(command).join(' '), pathOf(command)] as const))(
  'tenbo %s --help in each language',
  async (_, path) => {
    const english = await tenbo([...path, '--help']);
    const translated = await tenbo([...path, '--help', '--lang', 'ja']);
    expect(english.status + translated.status).toBe(0);
    expect(english.stdout).toMatch(/^Usage: tenbo/);
    expect(translated.stdout).toMatch(/^使い方: tenbo/);
    expect(translated.stdout).not.toMatch(/display help|Options:|Commands:|Arguments:|Examples?:|default:|choices:/);
    // The options are the same, in the same order.
    const terms = (text: string) => text.match(/^ {2}(?:-\w, )?--[\w-]+/gm);
    expect(terms(translated.stdout)).toEqual(terms(english.stdout));
  },
);

test('the descriptions in a language stand in one column', () => {
  const score = commands.find((command) => command.name() === 'score') as Command;
  const lines = helpText(score, OTHERS.ja, COLUMNS).split('\n');
  const columns = lines.flatMap((line) => (/^ {2}--\w+/.test(line) ? [widthOf(/^ {2}\S.*? {2,}/.exec(line)?.[0] ?? '')] : []));
  expect(new Set(columns).size).toBe(1);
});

test.each<[string, readonly string[], string]>([
  ['of everything', ['--help', '--lang', 'zh'], '用法: tenbo'],
  ['with the option first', ['--lang', 'zh', '--help'], '用法: tenbo'],
  ['with the value in one word', ['--lang=zh', 'score', '-h'], '用法: tenbo score'],
  ['in capitals', ['score', '--help', '--lang', 'ZH'], '用法: tenbo score'],
  ['by the command help', ['help', 'score', '--lang', 'zh'], '用法: tenbo score'],
  ['by the command help alone', ['help', '--lang', 'zh'], '用法: tenbo'],
  ['of a subcommand', ['match', 'add', '--help', '--lang', 'zh'], '用法: tenbo match add'],
  ['of a subcommand by the command help', ['help', 'match', 'add', '--lang', 'zh'], '用法: tenbo match add'],
  ['with both before the command', ['--lang', 'zh', 'help', 'score'], '用法: tenbo score'],
  ['in another language', ['--lang', 'xx', '--help'], 'Usage: tenbo'],
  ['in a word of every object', ['--lang', 'constructor', '--help'], 'Usage: tenbo'],
])('help %s', async (_, words, begins) => {
  const { stdout, status } = await tenbo(words);
  expect(stdout.slice(0, begins.length)).toBe(begins);
  expect(status).toBe(0);
});

test.each([
  ['LANG', 'ja_JP.UTF-8', '使い方'],
  ['LC_ALL', 'zh_CN.UTF-8', '用法'],
  ['LC_MESSAGES', 'ja', '使い方'],
  ['LANG', 'C.UTF-8', 'Usage'],
  ['LANG', 'fr_FR.UTF-8', 'Usage'],
])('help in the language of the environment: %s=%s', async (name, value, begins) => {
  expect((await tenbo(['score', '--help'], '', { [name]: value })).stdout).toMatch(new RegExp(`^${begins}: tenbo score`));
});

test('English help is wrapped, with its notes', async () => {
  const { stdout } = await tenbo(['score', '--help']);
  expect(stdout).toContain(`
  --rules <id>           a rule set id (see “tenbo rules”), a file of rules
                         (club.json), or changes to a rule set as JSON (default:
                         "standard")
`);
  expect(stdout).toContain(`
Tiles: 1–9 with m, p or s (man, pin, sou); 1z–7z for E S W N haku hatsu chun, or
the letters ESWN PFC; 0 is a red five.
`);
  expect(stdout).toContain(`
  tenbo score --json < hands.txt  a hand on each line, a line of JSON for each
  tenbo score --jsonl < wins.jsonl > scores.jsonl
`);
});

test('the help of a prompt, and what is wrong with a line, are in the language of the line or of the prompt', async () => {
  const lines = ['help', 'riichi foo --seat X', '--nonsense lang zh', 'lang zh', 'help', '234m --honba'];
  const { stdout, stderr } = await tenbo(['--lang', 'ja'], lines.join('\n'));
  expect(stdout.match(/^\S+ score/gm)).toEqual(['使い方: score', '用法: score']);
  expect(stdout).toContain('オプション:\n');
  expect(stderr.trim().split('\n')).toEqual([
    'error: --seatは「X」にできません。E、S、W、Nから選んでください。',
    'error: 没有 --nonsense 这个选项。用 --help 可以看到全部选项。',
    'error: --honba 后面缺少值。请补上。',
  ]);
});
