import { describeNext, ruleSetName } from '@tenbo/i18n';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { locale, words } from '../../prefs.ts';
import type { OpenMatch } from '../store.ts';
import { ACCOUNTS_VIEWS, viewAddress } from '../view.ts';
import { Conflicts } from '../entry/consequences.tsx';
import place from '../../ui/place.module.css';
import styles from './frame.module.css';

/** The table, whose address has no name, and the accounts. */
const VIEWS = ['', ...ACCOUNTS_VIEWS] as const;
type AccountsView = (typeof VIEWS)[number];

interface AccountsFrameProps {
  readonly open: OpenMatch;
  readonly view: AccountsView;
  readonly children: ComponentChildren;
}

/** The frame of an accounts view: players, state of the match, links to the other views, conflicts; then the view. */
export function AccountsFrame({ open, view, children }: AccountsFrameProps) {
  const { state } = open.match;
  const texts = words.value.match.accounts;
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
      <Views
        label={texts.accounts}
        views={VIEWS.map((one) => ({
          address: viewAddress(open.id, ...(one === '' ? [] : [one])),
          name: texts.views[one],
          isHere: one === view,
        }))}
      />
      <Conflicts open={open} />
      {children}
    </div>
  );
}

interface ViewsProps {
  /** A name for the group of links, for screen readers. */
  readonly label: string;
  readonly views: readonly { readonly address: string; readonly name: string; readonly isHere: boolean }[];
}

/** Links to related views, in a row that scrolls to the current one. */
export function Views({ label, views }: ViewsProps) {
  const nav = useRef<HTMLElement>(null);
  const here = views.findIndex(({ isHere }) => isHere);
  useLayoutEffect(() => {
    const shown = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (shown) nav.current?.scrollTo({ left: shown.offsetLeft - (nav.current.clientWidth - shown.offsetWidth) / 2 });
  }, [here]);
  return (
    <nav ref={nav} class={`unprinted ${styles.views}`} aria-label={label}>
      {views.map(({ address, name, isHere }) => (
        <a key={address} href={address} aria-current={isHere ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}
