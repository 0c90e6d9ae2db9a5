import { type RulePath, type RuleSet, type RuleValue, withRule } from '@tenbo/engine';

interface HouseRules {
  /** The evidence in the record that it was not played under the rules of its site. */
  readonly proof: string;
  readonly changes: { readonly [P in RulePath]?: RuleValue<P> };
}

const NO_UMA = [[0, 0, 0, 0]];

/** Games whose records prove special rules, by id. They are replayed under these, and must then agree like any other. */
export const houseRules: Readonly<Record<string, HouseRules>> = {
  'pantheon:e2035d526595fb02': {
    proof:
      'GO type 1601 (bits 0x600), lobby 1111: it begins with 30,000; the dealer wins East 2 and is in tenpai in East 3, and neither is played again',
    changes: { 'match.dealerStays': 'never' },
  },
  '2019020120gm-0009-10011-215330df': {
    proof:
      'lobby 10011: it begins with 30,000 and is settled in tenths as no other game of 2019; its settlement is points above 30,000 with 50, 20, 0 and −70 by place',
    changes: { 'standings.uma': [[50, 20, 0, -70]], 'standings.rounding': 'none' },
  },
  'dnovikoff:ec7f9e566bd9f244': {
    proof:
      'GO type 553, a room with chips (bits 0x220): it pays 30 fu 4 han as 4,000 all, and settles with 30 and 10 as the other game with these bits',
    changes: { 'points.kiriageMangan': 'played', 'standings.uma': [[30, 10, -10, -30]] },
  },
  'dnovikoff:96fd50a09d5a06d7': {
    proof:
      'GO type 1569, a room with chips (bits 0x220): it pays 30 fu 4 han as 2,000/4,000 and 1,500 for one honba, and settles with 30 and 10 as the other game with these bits',
    changes: {
      'points.kiriageMangan': 'played',
      'payments.honba.ron': 1500,
      'standings.uma': [[30, 10, -10, -30]],
    },
  },
  'dnovikoff:04bd3da8f2924a19': {
    proof:
      'GO type 257, lobby 1, whose csrule gives 30,000 points and an uma of 5, −5, −15; equal points share it in the settlement',
    changes: { 'standings.uma': [[15, 5, -5, -15]], 'standings.ties': 'shared' },
  },
  'dnovikoff:829a86e5cc273193': {
    proof: 'GO type 2113, ratio (bit 0x800): it begins with 1,000 points, and its settlement is what each is above that',
    changes: { 'standings.target': 1000, 'standings.uma': NO_UMA },
  },
  '250118-02cb218e-4a14-41f0-bb4c-c6b3cf0e25bb': {
    proof: 'a room, as it begins with 30,000; its settlement is points above that with 30, 10, −10 and −30 by place',
    changes: { 'standings.uma': [[30, 10, -10, -30]] },
  },
  'zhengye1:paipu__インターネット麻雀日本選手権20220406鱼2.txt': {
    proof: 'the leading dealer wins South 4, and it is played again',
    changes: { 'match.agariYame': 'none' },
  },
};

/** The rules of a game, with the special rules that its record proves. */
export function withHouseRules(rules: RuleSet, game: string | undefined): RuleSet {
  const changes = Object.entries((game !== undefined && houseRules[game]?.changes) || {}) as [RulePath, RuleValue<RulePath>][];
  return changes.reduce((so, [path, value]) => withRule(so, path, value), rules);
}
