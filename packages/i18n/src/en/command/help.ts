import type { HelpWords } from '../../command-words.ts';

/** English is beside each option, so that nothing has another text here. */
export const help: HelpWords = { brackets: (parts) => ` (${parts.join(', ')})`, texts: {} };
