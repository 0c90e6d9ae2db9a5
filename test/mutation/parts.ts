// What is mutated, and which tests may kill what: none that needs a browser, a process or another package. A mutant ends at its first failing
// test, so the tests are in the order in which they are tried: those beside the code, then those with many hands, then those that try random ones. A
// mutant that survives runs all of them: what takes seconds and is about something else is left out.

/** A part of the sources that meets the same tests. */
export interface Part {
  readonly name: string;
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
  /** Cases of each property (`FC_RUNS`): fewer than in `npm test`, so that a mutant which none of them catches takes seconds. */
  readonly cases: number;
}

/** What is left out of every part. */
export const NOT_MUTATED: readonly string[] = [
  '**/*.test.ts',
  // Rule sets are data, and a word that does not exist does not compile. `rule-sets.ts` gives those of the documents other words.
  'packages/engine/src/rules/presets/!(preset).ts',
  // Examples of yaku are data: a test scores each.
  'packages/engine/src/yaku/examples.ts',
];

/** Kinds of mutants that are left out. */
export const NOT_MADE: readonly string[] = [
  // Nearly every string is a word of a union type (a code, a rule, a wind): the compiler refuses another. Sentences are in i18n.
  'StringLiteral',
];

const engine = (...names: string[]) => names.map((name) => `packages/engine/src/${name}.test.ts`);
const ledger = (...names: string[]) => names.map((name) => `packages/ledger/src/${name}.test.ts`);
const folder = (name: string) => ({ name: `engine ${name}`, mutate: [`packages/engine/src/${name}/**/*.ts`] });

const SCORING = engine('score', 'explanation', 'yaku/*', 'fixtures', 'wait-values', 'properties');
/** Its texts and lists are so long that it is the last to try. */
const HOSTILE = engine('hostile-input');

export const parts: readonly Part[] = [
  { ...folder('core'), tests: [...SCORING, ...engine('core/*', 'batch', 'hand/assert-win')], cases: 10 },
  { ...folder('yaku'), tests: SCORING, cases: 10 },
  { ...folder('hand'), tests: [...engine('hand/*', 'record'), ...SCORING], cases: 10 },
  { ...folder('payments'), tests: [...engine('payments/*', 'charts/*', 'record'), ...SCORING], cases: 10 },
  { ...folder('rules'), tests: engine('rules/!(ruleset)', 'score', 'fixtures', 'rules/ruleset'), cases: 10 },
  {
    ...folder('tenpai'),
    tests: engine('tenpai/{acceptance,furiten,shanten}', 'wait-values', 'tenpai/discards', 'tenpai/shanten-slow'),
    cases: 30,
  },
  {
    name: 'engine tiles, input, formats, charts',
    mutate: ['packages/engine/src/{tiles,input,formats,charts}/**/*.ts'],
    tests: [...engine('{tiles,input,formats,charts,hand}/*', 'record', 'fixtures'), ...HOSTILE],
    cases: 10,
  },
  {
    name: 'engine, beside the folders',
    mutate: ['packages/engine/src/*.ts'],
    tests: [
      ...engine('{*record,batch,result}', 'hand/assert-win', 'payments/pay-win', 'tenpai/furiten'),
      ...SCORING,
      ...engine('lens'),
      ...HOSTILE,
    ],
    cases: 10,
  },
  {
    name: 'ledger conditions',
    mutate: ['packages/ledger/src/{conditions,preview}.ts'],
    tests: ledger('{conditions,preview}', 'fixtures', 'conditions-properties'),
    cases: 300,
  },
  {
    name: 'ledger',
    mutate: ['packages/ledger/src/!(conditions|preview).ts'],
    tests: ledger(
      '!(*properties|fixtures|parse-log|season)',
      'fixtures',
      'parse-log',
      'season',
      '{properties,copies-properties}',
    ),
    cases: 50,
  },
];
