import { shellWords } from '../../fixtures/shell-words.ts';

/** One statement of a source document, and where to find it in tenbo. */
export interface Statement {
  readonly id: string;
  readonly says: string;
  readonly tries: readonly Try[];
  /** Specs of the page that test it. */
  readonly specs: readonly string[];
}

/** Commands to run in order, and what their output must and must not contain. */
export interface Try {
  /** If empty, the previous output is read again. */
  readonly commands: readonly Command[];
  readonly shown: readonly string[];
  readonly hidden: readonly string[];
}

export interface Command {
  readonly words: readonly string[];
  /** Lines of standard input. */
  readonly input: readonly string[];
}

const ENTRY = /^- \*\*([A-Z]\d+)\*\* /;

/** The statements of a document of docs/coverage/, in order. */
export function readStatements(markdown: string): Statement[] {
  const entries: string[] = [];
  for (const line of markdown.split('\n')) {
    if (ENTRY.test(line)) entries.push(line);
    else if (/^ {2}\S/.test(line)) entries.push(`${entries.pop() ?? ''} ${line.trim()}`);
  }
  return entries.map(readStatement);
}

function readStatement(entry: string): Statement {
  const [head, id = ''] = ENTRY.exec(entry) ?? [''];
  const text = entry.slice(head.length);
  const proof = text.search(/`tenbo |\bAgain shows\b|\bOn the page:/);
  const says = (proof === -1 ? text : text.slice(0, proof)).trim();
  const tries: Try[] = [];
  const specs: string[] = [];
  let list: 'commands' | 'shown' | 'hidden' | 'specs' = 'commands';
  for (const [, between = '', span = ''] of text.slice(says.length).matchAll(/([^`]*)`([^`]*)`/g)) {
    if (/\bOn the page:/.test(between)) list = 'specs';
    else if (/\bshows no\b/.test(between)) list = 'hidden';
    else if (/\bshows\b/.test(between)) list = 'shown';
    if (/\bAgain shows\b/.test(between)) tries.push({ commands: [], shown: [], hidden: [] });
    if (span.startsWith('tenbo ')) {
      if (list !== 'commands' || tries.length === 0) tries.push({ commands: [], shown: [], hidden: [] });
      list = 'commands';
    }
    if (list === 'specs') specs.push(span);
    else add(tries, list, span);
  }
  return { id, says, tries, specs };
}

function add(tries: Try[], list: 'commands' | 'shown' | 'hidden', span: string): void {
  const last = tries.pop();
  if (!last) return;
  tries.push(
    list === 'commands'
      ? { ...last, commands: [...last.commands, readCommand(span)] }
      : { ...last, [list]: [...last[list], span] },
  );
}

/** The words of a command, split as by a shell, and the input lines after `<`. */
function readCommand(text: string): Command {
  const words = shellWords(text);
  const from = words.indexOf('<');
  const [, ...own] = from === -1 ? words : words.slice(0, from);
  return { words: own, input: from === -1 ? [] : words.slice(from + 1) };
}

/** The statement ids at the beginning of test titles in a spec of the page. */
export function idsOfSpec(spec: string): string[] {
  const titles = [...spec.matchAll(/\btest\(\s*(['"`])((?:[A-Z]\d+ )+)/g)];
  return titles.flatMap(([, , ids = '']) => ids.trim().split(' '));
}
