import { describeNext } from '@tenbo/i18n';
import type { ComponentChildren } from 'preact';

import { locale, words } from '../../prefs.ts';
import type { OpenMatch } from '../store.ts';
import { viewAddress } from '../view.ts';
import styles from './accounts.module.css';
import { Conflicts } from './conflicts.tsx';

/** The views of the accounts, by their names in the address; the table has none. */
const VIEWS = ['', 'hands', 'course', 'comeback', 'standings', 'sheet'] as const;
export type AccountsView = (typeof VIEWS)[number];

interface Props {
  readonly open: OpenMatch;
  readonly view: AccountsView;
  readonly children: ComponentChildren;
}

/** Who plays and where the match stands, the way to its other views, and what is undecided; then the view. */
export function AccountsFrame({ open, view, children }: Props) {
  const { state } = open.match;
  const said = words.value.match.accounts;
  return (
    <div class={styles.accounts}>
      <header class={styles.head}>
        <p>
          <strong>{state.players.join(' · ')}</strong> <span class={styles.quiet}>{state.rules.name}</span>
        </p>
        <p class={styles.quiet}>{describeNext(state, locale.value)}</p>
      </header>
      <nav class={styles.views} aria-label={said.accounts}>
        {VIEWS.map((one) => (
          <a key={one} href={viewAddress(open.id, ...(one === '' ? [] : [one]))} aria-current={one === view ? 'page' : undefined}>
            {said.views[one]}
          </a>
        ))}
      </nav>
      <Conflicts open={open} />
      {children}
    </div>
  );
}
