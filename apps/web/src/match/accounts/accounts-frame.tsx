import { describeNext, ruleSetName } from '@tenbo/i18n';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { locale, words } from '../../prefs.ts';
import place from '../../ui/place.module.css';
import type { OpenMatch } from '../store.ts';
import { ACCOUNTS_VIEWS, viewAddress } from '../view.ts';
import styles from './accounts.module.css';
import { Conflicts } from '../entry/conflicts.tsx';

/** The table, whose address has no name, and the accounts. */
const VIEWS = ['', ...ACCOUNTS_VIEWS] as const;
type AccountsView = (typeof VIEWS)[number];

interface Props {
  readonly open: OpenMatch;
  readonly view: AccountsView;
  readonly children: ComponentChildren;
}

/** The frame of an accounts view: players, state of the match, links to the other views, conflicts; then the view. */
export function AccountsFrame({ open, view, children }: Props) {
  const { state } = open.match;
  const said = words.value.match.accounts;
  const nav = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const here = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (here) nav.current?.scrollTo({ left: here.offsetLeft - (nav.current.clientWidth - here.offsetWidth) / 2 });
  }, [view]);
  return (
    <div class={place.place}>
      <header class="breaks">
        <p>
          <strong>{state.players.join(' · ')}</strong>
        </p>
        <p class="quiet">
          {ruleSetName(state.rules, locale.value)} · {describeNext(state, locale.value)}
        </p>
      </header>
      <nav ref={nav} class={`unprinted ${styles.views}`} aria-label={said.accounts}>
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
