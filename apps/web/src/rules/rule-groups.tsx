import { RULE_PATHS, type RuleGroup, type RulePath, type RuleSet, presets, ruleAt, ruleDifferences } from '@tenbo/engine';
import { describeRuleValue } from '@tenbo/i18n';

import { locale, words } from '../prefs.ts';
import card from '../ui/card.module.css';
import lines from '../ui/lines.module.css';
import { TermLink } from '../ui/links.tsx';
import { RULE_TERMS } from './rule-terms.ts';
import styles from './rules.module.css';

/** Every rule of a set in words, by group; differences from Standard are marked. */
export function RuleGroups({ rules }: { readonly rules: RuleSet }) {
  const differing = new Set(ruleDifferences(presets.standard, rules).map(({ path }) => path));
  const groups = Object.entries(locale.value.ruleGroups) as [RuleGroup, string][];
  return (
    <>
      {rules.id !== presets.standard.id && <p>{words.value.rules.differs(differing.size)}</p>}
      <div class={styles.groups}>
        {groups.map(([group, heading]) => (
          <section key={group} class={card.card}>
            <h3>{heading}</h3>
            <dl class={lines.pairs}>
              {RULE_PATHS.filter((path) => path.startsWith(`${group}.`)).map((path) => (
                <Rule key={path} path={path} rules={rules} differs={differing.has(path)} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </>
  );
}

function Rule({ path, rules, differs }: { readonly path: RulePath; readonly rules: RuleSet; readonly differs: boolean }) {
  const { name } = locale.value.rules[path];
  const term = RULE_TERMS[path];
  const said = (of: RuleSet) => describeRuleValue(path, ruleAt(of, path), locale.value);
  return (
    <div class={differs ? styles.differs : undefined}>
      <dt>{term === undefined ? name : <TermLink term={term}>{name}</TermLink>}</dt>
      <dd>
        {said(rules)}
        {differs && <small>{words.value.rules.standard(said(presets.standard))}</small>}
      </dd>
    </div>
  );
}
