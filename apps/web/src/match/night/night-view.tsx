import { useEffect } from 'preact/hooks';

import { words } from '../../prefs.ts';
import { addressOf } from '../../router.ts';
import { ShareButton } from '../../share/share-button.tsx';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import place from '../../ui/place.module.css';
import { useTitle } from '../../title.ts';
import { Stake } from '../accounts/stake.tsx';
import { MatchRow } from '../match-row.tsx';
import { kept, listMatches } from '../store.ts';
import type { ViewProps } from '../view.ts';
import { type KeptNight, dateOf, nameOf, nightWith, totalsOfNight } from './kept-nights.ts';
import { NightTable } from './night-table.tsx';
import { sharedNight } from './shared-night.ts';

/** The night of a match: everybody's totals, to send as a picture, and its matches. */
export function NightView({ open }: ViewProps) {
  useEffect(() => void listMatches(), []);
  const night = kept.value && nightWith(open.id);
  return (
    <div class={`${place.place} ${place.narrow}`}>
      <p>
        <a class={button.link} href={addressOf('match')}>
          {words.value.match.matches}
        </a>
      </p>
      {night && <Shown night={night} />}
    </div>
  );
}

function Shown({ night }: { readonly night: KeptNight }) {
  const name = nameOf(night);
  const totals = totalsOfNight(night);
  useTitle(name);
  return (
    <>
      <h2>{name}</h2>
      {totals && (
        <>
          <NightTable title={words.value.match.night.matches(totals.matches.length)} totals={totals} />
          <div class="row">
            <ShareButton class={button.primary} what={() => sharedNight(dateOf(night), totals)} />
          </div>
        </>
      )}
      <Stake />
      <ul class={card.list}>
        {night.matches.map(({ match }) => (
          <MatchRow key={match.id} match={match} />
        ))}
      </ul>
    </>
  );
}
