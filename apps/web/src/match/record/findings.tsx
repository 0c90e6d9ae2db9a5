import { describeFinding } from '@tenbo/i18n';
import type { Finding, Game } from '@tenbo/records';

import { locale, words } from '../../prefs.ts';
import styles from './findings.module.css';

interface Props {
  readonly findings: readonly Finding[];
  readonly game: Game;
  /** Whether the context already names the hand. */
  readonly inHand?: boolean;
}

/** The most to list. */
const MOST_SHOWN = 20;

/** Where the record of a game differs from the score of its own hands. */
export function Findings({ findings, game, inHand = false }: Props) {
  const said = words.value.match.accounts;
  if (findings.length === 0) return null;
  return (
    <ul class={`stack ${styles.findings}`} aria-label={said.differs}>
      {findings.slice(0, MOST_SHOWN).map((finding, i) => {
        const { hand, says } = describeFinding(finding, game, locale.value);
        return (
          <li key={i} class="capital">
            {inHand ? says : `${hand}: ${says}`}
          </li>
        );
      })}
      {findings.length > MOST_SHOWN && <li>{said.more(findings.length - MOST_SHOWN)}</li>}
    </ul>
  );
}
