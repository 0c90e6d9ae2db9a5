// `npm run prove`: all proofs. `-- 20000` compares that many hands or wins; `-- scores 20000`, `-- peer`, `-- suits` and `-- distance` run one of them.
// `-- enumeration [rule set …]` scores every complete hand and compares with `enumeration/counts/`; it continues where an earlier run was
// stopped (`--state FILE`); `--write` writes the results instead. Ends with 1 if anything differs.
import { parseArgs } from 'node:util';

import { NAMES, compare } from './comparisons.ts';
import { RULE_SETS } from './enumeration/rule-sets.ts';
import { proveAll } from './enumeration/prove-all.ts';

const { values, positionals } = parseArgs({
  options: { state: { type: 'string' }, write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const isCount = (word: string) => /^\d+$/.test(word);
const words = positionals.filter((word) => !isCount(word));
const counts = positionals.filter(isCount).map(Number);
const unknown = words.filter((word) => word !== 'enumeration' && !NAMES.has(word) && RULE_SETS[word] === undefined);
if (unknown.length > 0 || counts.length > 1) {
  console.error(
    `unknown: ${unknown.join(' ') || counts.join(' ')}; one of: enumeration ${[...NAMES, ...Object.keys(RULE_SETS)].join(' ')}`,
  );
  process.exit(2);
}

const compared = words.filter((word) => NAMES.has(word));
const isOfEnumeration = words.length > compared.length;
const ruleSets = words.filter((word) => RULE_SETS[word] !== undefined);
let found = isOfEnumeration && compared.length === 0 ? 0 : compare(compared, counts[0]);
if (isOfEnumeration || positionals.length === 0) {
  const ids = ruleSets.length > 0 ? ruleSets : Object.keys(RULE_SETS);
  found += await proveAll(ids, values);
}
process.exitCode = found > 0 ? 1 : 0;
