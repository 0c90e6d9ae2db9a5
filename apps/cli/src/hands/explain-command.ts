import { excerpt } from '@tenbo/engine';
import { LANGUAGES, type Language, type Locale, type Term, likestTerms, loadGlossary, termsCalled } from '@tenbo/i18n';
import { type TypedError, describeTypedError, termWordsOf } from '@tenbo/i18n/command';
import { Command } from 'commander';

import { alignRows, wrapText } from '../output/columns.ts';
import { addNotes, examples } from '../help/notes.ts';
import { languageOf, languageOption } from '../options/language.ts';
import { print, printError, printJson } from '../output/output.ts';
import { type Terminal, terminalOf } from '../output/terminal.ts';

interface Options {
  readonly lang: string;
  readonly json?: true;
}

const INDENT = '  ';

/** `tenbo explain`: the meaning of a term and its other names; without a term, a list of all of them. */
export function explainCommand(command: Command): Command {
  addNotes(command, examples('tenbo explain one-chance', 'tenbo explain 平和 --lang ja', 'tenbo explain'));
  return command
    .argument('[term...]', 'a term in any language and spelling; without it, lists every term')
    .addOption(languageOption())
    .option('--json', 'print JSON')
    .action(async (words: readonly string[], options: Options) => {
      const glossary = await loadGlossary();
      const text = words.join(' ');
      if (words.length === 0)
        return options.json ? printJson({ ok: true, terms: glossary }) : print(listed(glossary, languageOf(options.lang)));
      const called = termsCalled(text, glossary);
      if (called.length === 0) return refuse(text, glossary, options);
      if (options.json) return printJson({ ok: true, terms: called });
      print(called.map((term) => explained(term, glossary, languageOf(options.lang))).join('\n'));
    });
}

/** Reports that no term has this name, with the closest ones, and sets the exit code to 1. */
function refuse(text: string, glossary: readonly Term[], { lang, json }: Options): void {
  const locale = languageOf(lang);
  const terms = likestTerms(text, glossary).map(({ names }) => names[locale.language]);
  const error: TypedError = { code: 'noSuchTerm', typed: excerpt(text), terms };
  const message = describeTypedError(error, locale);
  process.exitCode = 1;
  if (json) printJson({ ok: false, errors: [error], message });
  else printError(`${INDENT}${terminalOf(process.stderr).alarm(message)}\n`);
}

/** A line for each term: its name, here and in the other languages. */
function listed(glossary: readonly Term[], { language }: Locale): string {
  const { strong } = terminalOf(process.stdout);
  const rows = glossary.map((term) => [term.names[language], otherNames(term, language)]);
  return alignRows(rows, ['left', 'left'])
    .map((line, i) => `${INDENT}${line.replace(rows[i]?.[0] ?? '', strong)}\n`)
    .join('');
}

function explained(term: Term, glossary: readonly Term[], locale: Locale): string {
  const { language, commas, rule } = locale;
  const words = termWordsOf(locale);
  const terminal = terminalOf(process.stdout);
  const see = term.see.flatMap((id) => glossary.filter((other) => other.id === id).map(({ names }) => names[language]));
  const lines = [
    `${terminal.strong(term.names[language])}  ${terminal.quiet(otherNames(term, language))}`,
    ...wrapped(term.says[language], terminal),
    ...(term.also.length > 0 ? wrapped(rule(words.also, commas(term.also)), terminal) : []),
    ...(see.length > 0 ? wrapped(rule(words.see, commas(see)), terminal) : []),
  ];
  return lines.map((line) => `${INDENT}${line}\n`).join('');
}

function wrapped(text: string, { columns }: Terminal): readonly string[] {
  return wrapText(text, columns - INDENT.length);
}

/** The names in the other languages, with the reading of the Japanese one. */
function otherNames({ names, romaji }: Term, language: Language): string {
  const others = LANGUAGES.filter((other) => other !== language).map((other) => names[other]);
  return [...new Set([...(romaji === undefined ? [] : [romaji]), ...others])]
    .filter((name) => name !== names[language])
    .join(' · ');
}
