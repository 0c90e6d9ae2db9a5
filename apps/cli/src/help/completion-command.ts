import { presets } from '@tenbo/engine';
import { Argument, Command, type Option } from 'commander';

import { addNotes, examples } from './notes.ts';
import { printAsIs } from '../output/output.ts';

/**
 * A script for each shell. It asks `tenbo suggest` what may come next: one suggestion per line, with its description after a tab. If there is none, the
 * shell suggests files.
 */
const SCRIPTS = {
  bash: `_tenbo() {
  local line
  COMPREPLY=()
  while IFS= read -r line; do
    COMPREPLY+=("\${line%%$'\\t'*}")
  done < <(tenbo suggest -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -o default -F _tenbo tenbo
`,
  zsh: `#compdef tenbo
_tenbo() {
  local line
  local -a words_found about
  tenbo suggest -- "\${(@)words[2,CURRENT]}" 2>/dev/null | while IFS= read -r line; do
    words_found+=("\${line%%$'\\t'*}")
    about+=("\${line/$'\\t'/  -- }")
  done
  if (( $#words_found )); then compadd -l -d about -a words_found; else _files; fi
}
compdef _tenbo tenbo
`,
  fish: `complete -c tenbo -e
complete -c tenbo -a '(tenbo suggest -- (commandline -opc)[2..] (commandline -ct) 2>/dev/null)'
`,
  powershell: `Register-ArgumentCompleter -Native -CommandName tenbo -ScriptBlock {
  param($word, $line, $position)
  $words = @($line.CommandElements | Select-Object -Skip 1 | ForEach-Object { $_.ToString() })
  if ($word -eq '') { $words += '""' }
  tenbo suggest -- @words 2>$null | ForEach-Object {
    $name, $about = $_ -split "\`t", 2
    if (-not $about) { $about = $name }
    [System.Management.Automation.CompletionResult]::new($name, $name, 'ParameterValue', $about)
  }
}
`,
} as const;

/** `tenbo completion bash`: prints a script for the shell to read as it starts. */
export function completionCommand(command: Command): Command {
  addNotes(
    command,
    examples(
      ['source <(tenbo completion bash)', 'in ~/.bashrc'],
      ['source <(tenbo completion zsh)', 'in ~/.zshrc, after compinit'],
      ['tenbo completion fish | source', 'in ~/.config/fish/config.fish'],
      ['tenbo completion powershell | Out-String | Invoke-Expression', 'in $PROFILE'],
    ),
  );
  return command
    .addArgument(new Argument('<shell>', 'your shell').choices(Object.keys(SCRIPTS)))
    .action((shell: keyof typeof SCRIPTS) => printAsIs(SCRIPTS[shell]));
}

/** `tenbo suggest -- WORDS`, called by the scripts: the completions of the last word, one per line, with a description after a tab. */
export function suggestCommand(command: Command): Command {
  return command.argument('[words...]').action((words: readonly string[]) => {
    const found = suggestions(command.parent ?? command, words);
    printAsIs(found.map(({ word, about }) => (about === undefined ? `${word}\n` : `${word}\t${about}\n`)).join(''));
  });
}

interface Suggestion {
  readonly word: string;
  readonly about?: string;
}

/** The completions of the last word after the others, in the order of the help. */
function suggestions(program: Command, words: readonly string[]): readonly Suggestion[] {
  const before = words.slice(0, -1);
  const begun = words.at(-1) ?? '';
  const { command, expecting } = reached(program, before);
  const all = expecting
    ? choicesOf(expecting).map((word) => ({ word }))
    : begun.startsWith('-')
      ? optionsOf(command)
      : wordsOf(command);
  return all.filter(({ word }) => word.startsWith(begun));
}

/** The command that the words lead to, and the option whose value comes next, if any. */
function reached(
  program: Command,
  words: readonly string[],
): { readonly command: Command; readonly expecting: Option | undefined } {
  let command = program;
  let expecting: Option | undefined;
  for (const word of words) {
    const option = command.options.find(({ long, short }) => word === long || word === short);
    if (expecting) expecting = undefined;
    else if (option) expecting = option.required ? option : undefined;
    else command = command.commands.find((inner) => inner.name() === word) ?? command;
  }
  return { command, expecting };
}

function choicesOf({ long, argChoices = [] }: Option): readonly string[] {
  return long === '--rules' ? Object.keys(presets) : argChoices;
}

function optionsOf(command: Command): readonly Suggestion[] {
  const options = command.createHelp().visibleOptions(command);
  return options.flatMap(({ long, description }) => (long ? [{ word: long, about: description }] : []));
}

/** The subcommands of a command, and the words that its arguments can be. */
function wordsOf(command: Command): readonly Suggestion[] {
  const inner = command.createHelp().visibleCommands(command);
  const choices = new Set(command.registeredArguments.flatMap((argument) => argument.argChoices ?? rulesOf(argument.name())));
  return [...inner.map((one) => ({ word: one.name(), about: one.description() })), ...[...choices].map((word) => ({ word }))];
}

/** `tenbo rules` takes rule sets as arguments. */
function rulesOf(argument: string): readonly string[] {
  return ['rules', 'one', 'other'].includes(argument) ? Object.keys(presets) : [];
}
