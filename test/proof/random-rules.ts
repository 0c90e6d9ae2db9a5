import { type RulePath, type RuleSet, type RuleValue, YAKU, type YakuId, presets, ruleChoices, withRule } from '@tenbo/engine';

import { PATHS_OF_ONE_WIN } from '../../fixtures/rule-paths.ts';
import { type Choose, oneOf } from '../../fixtures/wins.ts';
import { randomLocal } from './random-local.ts';

const { local } = presets.local.yaku;
const PLAYED = YAKU.filter(({ id }) => !(id in local));
const YAKUMAN = PLAYED.filter(({ value }) => 'yakuman' in value);

function some(choose: Choose, from: readonly { readonly id: YakuId }[]): readonly YakuId[] {
  return [...new Set(Array.from({ length: 1 + choose(4) }, () => oneOf(choose, from).id))];
}

/** Random values for fields that are numbers or lists. */
const VALUES: { readonly [P in RulePath]?: (choose: Choose) => RuleValue<P> } = {
  'tiles.redFives': (choose) => [choose(5), choose(5), choose(5)],
  'yaku.disabled': (choose) => some(choose, YAKU),
  'yaku.doubleYakuman': (choose) => some(choose, YAKUMAN),
  'yaku.yakumanLimit': (choose) => oneOf(choose, [null, 1, 2, 3, 6]),
  'yaku.twoHanFromHonba': (choose) => oneOf(choose, [null, 1, 3, 5]),
};

/** The number of players stays that of the preset, because the fields about a match depend on it. */
const WORDS = PATHS_OF_ONE_WIN.filter((path) => path !== 'tiles.players').flatMap((path) => {
  const choices = ruleChoices(path);
  return choices.kind === 'one' ? [[path, choices.of] as const] : [];
});
const LISTS = Object.entries(VALUES) as (readonly [RulePath, (choose: Choose) => unknown])[];

/** Any preset, often with local yaku, and often with up to six other choices about a single win. */
export function randomRules(choose: Choose): RuleSet {
  let rules = withRule(oneOf(choose, Object.values<RuleSet>(presets)), 'yaku.local', choose(3) === 0 ? randomLocal(choose) : {});
  for (let changes = oneOf(choose, [0, 1, 1, 3, 6]); changes > 0; changes--) {
    const field = choose(WORDS.length + LISTS.length);
    const [path, value] =
      field < WORDS.length
        ? [WORDS[field]![0], oneOf(choose, WORDS[field]![1])]
        : [LISTS[field - WORDS.length]![0], LISTS[field - WORDS.length]![1](choose)];
    rules = withRule(rules, path, value as never);
  }
  return rules;
}
