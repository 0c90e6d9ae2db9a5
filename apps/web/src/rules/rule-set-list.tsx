import { type RuleSet, presets } from '@tenbo/engine';
import { RULE_SET_KINDS, type RuleSetKind, ruleSetName } from '@tenbo/i18n';
import { useId } from 'preact/hooks';

import { locale, words } from '../prefs.ts';
import { addressOf, replaceAddress, route } from '../router.ts';
import button from '../ui/button.module.css';
import field from '../ui/field.module.css';
import lines from '../ui/lines.module.css';
import { useLeftHere } from '../ui/links.tsx';
import place from '../ui/place.module.css';
import { Segmented } from '../ui/segmented.tsx';
import { editAddress } from './rule-actions.tsx';
import styles from './rules.module.css';
import { byKind, isFound, lineOf } from './listed.ts';
import { allRules, ownRules } from './own.ts';
import { recentRules } from './rules-picker.tsx';

/** Every rule set with what it is: those used last and the reader's own first, then by kind. The address contains the search. */
export function RuleSetList() {
  const { params } = route.value;
  const search = params.get('search') ?? '';
  const kind = RULE_SET_KINDS.find((one) => one === params.get('kind'));
  const texts = words.value.rules;
  const isListed = (rules: RuleSet) => isFound(rules, lineHere(rules), search, locale.value);
  const own = allRules.value.filter(({ id }) => ownRules.value.some((one) => one.id === id));
  const recent = recentRules.value.filter((rules) => !own.includes(rules));
  const kinds = byKind(allRules.value.filter(isListed)).filter((group) => kind === undefined || group.kind === kind);
  const groups = [
    ...(kind === undefined && search === '' ? [{ label: texts.recent, rules: recent }] : []),
    ...(kind === undefined ? [{ label: words.value.rulesPicker.own, rules: own.filter(isListed) }] : []),
    ...kinds.map((group) => ({ label: texts.groups[group.kind], rules: group.rules })),
  ].filter(({ rules }) => rules.length > 0);
  return (
    <div class={place.place}>
      <div class={`row ${styles.make}`}>
        <a class={button.link} href={addressOf('rules', [presets.standard.id, presets.tenhou.id])}>
          {texts.compare}
        </a>
        <a class={button.link} href={editAddress({ base: presets.standard.id })}>
          {texts.make}
        </a>
      </div>
      <Search search={search} kind={kind} />
      {groups.length === 0 && <p role="status">{texts.noneFound}</p>}
      <div class={styles.sets}>
        {groups.map(({ label, rules }) => (
          <section key={label}>
            <h2 class={`ends ${styles.heading}`}>
              {label} <span class="number">{rules.length}</span>
            </h2>
            <ul class={lines.lines}>
              {rules.map((one) => (
                <Listed key={one.id} rules={one} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

/** The whole row is the link, whose name is that of the rule set alone. */
function Listed({ rules }: { readonly rules: RuleSet }) {
  const left = useLeftHere(rules.id);
  const id = useId();
  return (
    <li class={styles.listed}>
      <a {...left} href={addressOf('rules', [rules.id])} aria-describedby={id}>
        <strong>{ruleSetName(rules, locale.value)}</strong>
      </a>
      <span id={id} class="note capital">
        {lineHere(rules)}
      </span>
    </li>
  );
}

function lineHere(rules: RuleSet): string {
  const own = ownRules.value.find(({ id }) => id === rules.id);
  return lineOf(rules, own, { texts: words.value.rules, locale: locale.value });
}

interface SearchProps {
  readonly search: string;
  /** The only kind listed; undefined for all. */
  readonly kind: RuleSetKind | undefined;
}

function Search({ search, kind }: SearchProps) {
  const id = useId();
  const texts = words.value.rules;
  return (
    <form role="search" class={`stack ${styles.search}`} onSubmit={(event) => event.preventDefault()}>
      <label for={id} class="hidden">
        {texts.search(allRules.value.length)}
      </label>
      <input
        id={id}
        class={`${field.input} ${place.narrow}`}
        type="search"
        value={search}
        placeholder={texts.search(allRules.value.length)}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        maxLength={100}
        onInput={(event) => show(event.currentTarget.value, kind)}
      />
      <div class={styles.kinds}>
        <Segmented
          legend={texts.kind}
          look="apart"
          value={kind ?? null}
          options={[[null, texts.everyKind], ...RULE_SET_KINDS.map((one): [RuleSetKind, string] => [one, texts.groups[one]])]}
          onChoose={(one) => show(search, one ?? undefined)}
        />
      </div>
    </form>
  );
}

function show(search: string, kind: RuleSetKind | undefined): void {
  const asked = { ...(search !== '' && { search }), ...(kind && { kind }) };
  replaceAddress(addressOf('rules', [], new URLSearchParams(asked)));
}
