import { type Limit, type PlayedYaku, type RuleSet, limitOfHan } from '@tenbo/engine';
import { yakuName } from '@tenbo/i18n';

import { language, locale, words } from '../prefs.ts';
import card from '../ui/card.module.css';
import fold from '../ui/fold.module.css';
import { TermLink } from '../ui/links.tsx';
import { ExampleHand } from './example-hand.tsx';
import { type YakuGroup, yakuGroups } from './yaku-groups.ts';
import styles from './charts.module.css';

/** The groups that are open, so that going back from the glossary shows the same view. */
const opened = new Set<string>();
const keyOf = ({ kind, worth }: YakuGroup) => `${kind} ${worth}`;

/** The yaku a rule set plays, by value, each with its names and an example. */
export function YakuList({ rules }: { readonly rules: RuleSet }) {
  return (
    <>
      {yakuGroups(rules).map((group) => (
        <details
          key={keyOf(group)}
          class={`${fold.fold} ${styles.group}`}
          open={opened.has(keyOf(group))}
          onToggle={({ currentTarget }) => opened[currentTarget.open ? 'add' : 'delete'](keyOf(group))}
        >
          <summary>
            <h3>{headingOf(group)}</h3>
          </summary>
          <ul class="columns">
            {group.yaku.map((yaku) => (
              <Yaku key={yaku.id} yaku={yaku} />
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}

function Yaku({ yaku }: { readonly yaku: PlayedYaku }) {
  return (
    <li class={card.card}>
      <div class={styles.names}>
        <strong>
          <TermLink term={yaku.id}>{yakuName(yaku.id, locale.value)}</TermLink>
        </strong>
        <span class="quiet">{openText(yaku)}</span>
        <span class="quiet across">
          {yaku.romaji}
          {language.value !== 'ja' && (
            <>
              {' · '}
              <span lang="ja">{yaku.ja}</span>
            </>
          )}
        </span>
      </div>
      <ExampleHand id={yaku.id} />
    </li>
  );
}

/** The value in an open hand, if it is lower. */
function openText({ value }: PlayedYaku): string {
  const { charts: texts } = words.value;
  if (!('closed' in value)) return '';
  const { closed, open = 0 } = value;
  if (open === 0) return texts.closedOnly;
  return open === closed ? '' : texts.openWorth(locale.value.han(open));
}

function headingOf({ kind, worth }: YakuGroup): string {
  if (kind === 'han') return locale.value.han(worth);
  if (kind === 'yakuman') return locale.value.yakuman(worth);
  return words.value.charts.instead(locale.value.limits[limitOfHan(worth) as Limit]);
}
