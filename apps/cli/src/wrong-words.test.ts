import { expect, test } from 'vitest';

import { tenbo } from '../../../fixtures/tenbo.ts';

const HAND = '234m 406p 567s 88s 67m +8m';

test.each<[string, readonly string[], number, string]>([
  ['a misspelt command', ['scor'], 2, 'error: no command “scor”: did you mean score?'],
  ['a misspelt command with a hand', ['scor', '234m', '+4m'], 2, 'error: no command “scor”: did you mean score?'],
  ['a misspelt command with a value', ['point', '3', '40'], 2, 'error: no command “point”: did you mean points?'],
  ['a word that is neither command nor hand', ['foo'], 2, 'error: no command “foo”: “tenbo help” lists all of them'],
  ['help about no command', ['help', 'foo'], 2, 'error: no command “foo”: “tenbo help” lists all of them'],
  ['help about a misspelt command', ['help', 'scor'], 2, 'error: no command “scor”: did you mean score?'],
  ['a misspelt subcommand', ['match', 'stat', 'x.json'], 2, 'error: no command “stat”: did you mean stats?'],
  ['a misspelt subcommand alone', ['match', 'stat'], 2, 'error: no command “stat”: did you mean stats?'],
  ['a misspelt subcommand of rules', ['rules', 'shw'], 2, 'error: no command “shw”: did you mean show?'],
  ['a misspelt word of a hand', ['richi'], 1, 'unknown word “richi” (character 1): did you mean riichi?'],
  ['one beside a hand', ['score', `${HAND} richi`], 1, 'unknown word “richi” (character 28): did you mean riichi?'],
  [
    'a misspelt option',
    ['score', HAND, '--riich'],
    2,
    'error: no option --riich: did you mean --riichi, --open-riichi or --double-riichi?',
  ],
  ['an option that is none', ['score', HAND, '--nonsense'], 2, 'error: no option --nonsense: --help lists all of them'],
  ['a misspelt value', ['score', HAND, '--seat', 'X'], 2, 'error: --seat cannot be “X”: choose E, S, W or N'],
  ['a value that is almost right', ['stats', '.', '--sort', 'palce'], 2, 'error: --sort cannot be “palce”: did you mean place?'],
  ['a number that is none', ['score', HAND, '--honba', 'x'], 2, 'error: --honba cannot be “x”: write a number from 0 to 999'],
  ['no number above 0', ['match', 'x', '--unit', '0'], 2, 'error: --unit cannot be “0”: write a number above 0'],
  ['a part that is none', ['audit', 'x', '--shard', '3'], 2, 'error: --shard cannot be “3”: write it like 3/8'],
  [
    'two options against each other',
    ['score', HAND, '--ron', '--tsumo'],
    2,
    'error: --ron cannot be used with --tsumo: remove one of the two',
  ],
  ['an option without its value', ['score', HAND, '--seat'], 2, 'error: --seat needs a value: add it'],
  ['a required option', ['match', 'new', 'x.json'], 2, 'error: --players is missing: add it'],
  ['no hand', ['waits'], 2, 'error: <hand> is missing: add it (--help shows an example)'],
  ['words where only options can be', ['chart', 'mleague'], 2, 'error: “mleague” is too much: only options can be here'],
  ['a shell that is none', ['completion', 'bsh'], 2, 'error: <shell> cannot be “bsh”: did you mean bash or zsh?'],
  [
    'the dealer in another seat',
    ['score', HAND, '--dealer', '--seat', 'S'],
    2,
    'error: --dealer cannot be used with --seat: remove one of the two',
  ],
  ['a term like no other', ['explain', 'foobar'], 1, 'no term called “foobar”: check the spelling'],
])('%s', async (_, words, status, says) => {
  const answer = await tenbo(words);
  expect(
    answer.stderr
      .trim()
      .split('\n')
      .at(-1)
      ?.replace(/^ *\^? */u, ''),
  ).toBe(says);
  expect(answer.status).toBe(status);
});

test.each([
  [
    'ja',
    'error: 「scor」というコマンドはありません。近いのはscoreです。',
    'error: --fooというオプションはありません。--help で一覧を見られます。',
  ],
  ['zh', 'error: 没有“scor”这个命令。是指score吗？', 'error: 没有 --foo 这个选项。用 --help 可以看到全部选项。'],
])('errors in words and options are in the language asked for, wherever it is said: %s', async (lang, noCommand, noOption) => {
  expect((await tenbo(['--lang', lang, 'scor'])).stderr).toBe(`${noCommand}\n`);
  expect((await tenbo(['scor', '--lang', lang])).stderr).toBe(`${noCommand}\n`);
  expect((await tenbo(['score', HAND, '--foo', `--lang=${lang}`])).stderr).toBe(`${noOption}\n`);
  expect((await tenbo(['help', 'scor', '--lang', lang])).stderr).toBe(`${noCommand}\n`);
});

test('options may come before the command', async () => {
  const usual = await tenbo(['score', HAND, '--lang', 'ja', '--riichi']);
  expect(await tenbo(['--lang', 'ja', '--riichi', 'score', HAND])).toEqual(usual);
  expect(await tenbo(['--lang=ja', '--riichi', HAND])).toEqual(usual);
  expect((await tenbo(['--json', 'rules', 'mleague'])).stdout).toContain('"id": "mleague"');
});

test('the version, by whichever name', async () => {
  expect((await tenbo(['version'])).stdout).toBe((await tenbo(['--version'])).stdout);
});

test('the dealer is in the east seat', async () => {
  expect(await tenbo(['score', HAND, '--dealer'])).toEqual(await tenbo(['score', HAND, '--seat', 'E']));
  expect((await tenbo(['score', HAND, '--dealer'])).status).toBe(0);
});

test('self-draw is tsumo', async () => {
  expect(await tenbo(['score', `${HAND} self-draw`])).toEqual(await tenbo(['score', `${HAND} tsumo`]));
});
