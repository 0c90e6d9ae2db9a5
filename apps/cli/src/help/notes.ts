import type { Command } from 'commander';

/** An example, alone or with a remark beside it: a sentence, or words that the command knows, which are the same in every language. */
export type Example = string | readonly [example: string, remark: string | readonly string[]];

/** A part of what help says below the options: sentences, and examples below them. */
export interface Note {
  readonly says: readonly string[];
  readonly examples?: readonly Example[];
}

const NOTES = new WeakMap<Command, readonly Note[]>();

/** Adds to what the help of a command says below its options. */
export function addNotes(command: Command, ...notes: readonly Note[]): Command {
  NOTES.set(command, [...notesOf(command), ...notes]);
  return command;
}

/** What the help of a command says below its options. */
export function notesOf(command: Command): readonly Note[] {
  return NOTES.get(command) ?? [];
}

/** Command lines under a heading. */
export function examples(...lines: readonly Example[]): Note {
  return { says: [lines.length === 1 ? 'Example:' : 'Examples:'], examples: lines };
}
