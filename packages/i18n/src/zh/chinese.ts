export const and = (words: readonly string[]): string => new Intl.ListFormat('zh-Hans', { type: 'conjunction' }).format(words);
export const or = (words: readonly string[]): string => new Intl.ListFormat('zh-Hans', { type: 'disjunction' }).format(words);
