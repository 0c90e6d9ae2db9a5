import type { AccountsWords } from '../accounts-words.ts';

export const accounts: AccountsWords = {
  hands: '各局',
};
