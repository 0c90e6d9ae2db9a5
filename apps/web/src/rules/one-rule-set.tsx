import {
  RULE_PATHS,
  type RuleGroup,
  type RulePath,
  type RuleSet,
  presets,
  ruleAt,
  ruleCode,
  ruleDifferences,
} from '@tenbo/engine';
import { describeDocument, describeRuleValue, ruleSetName } from '@tenbo/i18n';

import { locale, words } from '../prefs.ts';
import { addressOf } from '../router.ts';
import { RuleNotices } from './rule-notices.tsx';
import { RulesPicker } from './rules-picker.tsx';
import button from '../ui/button.module.css';
import card from '../ui/card.module.css';
import lines from '../ui/lines.module.css';
import { TermLink } from '../ui/links.tsx';
import place from '../ui/place.module.css';
import { OwnActions } from './own-actions.tsx';
import { RULE_TERMS } from './rule-terms.ts';
import styles from './rules.module.css';

/** A rule set in full, in words; differences from Standard are marked. */
export function OneRuleSet({ rules }: { readonly rules: RuleSet }) {
  const { rules: said } = words.value;
  const differing = new Set(ruleDifferences(presets.standard, rules).map(({ path }) => path));
  const groups = Object.entries(locale.value.ruleGroups) as [RuleGroup, string][];
  return (
    <div class={place.place}>
      <p>
        <a class={button.link} href={addressOf('rules')}>
          {said.all}
        </a>
      </p>
      <div class={`row ${styles.head}`}>
        <h2>{ruleSetName(rules, locale.value)}</h2>
        <code>{ruleCode(rules)}</code>
      </div>
      <div class={`unprinted ${place.choices}`}>
        <OwnActions rules={rules} />
        <RulesPicker label={said.compareWith} value="" onChoose={(id) => (location.hash = addressOf('rules', [rules.id, id]))} />
      </div>
      <RuleNotices rules={rules} />
      <MadeFrom rules={rules} />
      {rules.id !== presets.standard.id && <p>{said.differs(differing.size)}</p>}
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
    </div>
  );
}

/** The document that the rules were made from, and where tenbo does not follow it. */
function MadeFrom({ rules }: { readonly rules: RuleSet }) {
  const document = describeDocument(rules, locale.value);
  if (document === undefined) return null;
  const { madeFrom, heading, otherwise } = document;
  return (
    <section class="stack" aria-label={heading}>
      <p>{madeFrom}</p>
      <h3>{heading}</h3>
      <ul class="listed">
        {otherwise.map(({ statement, text }) => (
          <li key={statement}>{text}</li>
        ))}
      </ul>
    </section>
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
