import { describeNext, ruleSetName } from '@tenbo/i18n';
import type { ComponentChildren } from 'preact';

import { locale, words } from '../../prefs.ts';
import place from '../../ui/place.module.css';
import { Views } from './views.tsx';
import type { OpenMatch } from '../store.ts';
import { ACCOUNTS_VIEWS, viewAddress } from '../view.ts';
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
        label={said.accounts}
        views={VIEWS.map((one) => ({
          address: viewAddress(open.id, ...(one === '' ? [] : [one])),
          name: said.views[one],
          isHere: one === view,
        }))}
      />
      <Conflicts open={open} />
      {children}
    </div>
  );
}
