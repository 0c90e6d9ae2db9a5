/** 名字之间不用“和”：它也是“和牌”的和。 */
export const and = (words: readonly string[]): string => words.join('、');
export const or = (words: readonly string[]): string => new Intl.ListFormat('zh-Hans', { type: 'disjunction' }).format(words);

const PLAYERS: { readonly [P in number]: string } = { 2: '二人', 3: '三人', 4: '四人' };

const YAKUMAN = ['役满', '两倍役满', '三倍役满', '四倍役满', '五倍役满', '六倍役满'];

export const yakumanTimes = (multiple: number): string => YAKUMAN[multiple - 1] ?? `${multiple}倍役满`;

/** 二人麻将、三人麻将、四人麻将。 */
export const mahjongOf = (players: number): string => `${PLAYERS[players] ?? `${players}人`}麻将`;
