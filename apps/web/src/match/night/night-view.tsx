import { useEffect } from 'preact/hooks';
import { describeHand, ruleSetName } from '@tenbo/i18n';
import { statistics } from '@tenbo/ledger';

import { locale, unit, words } from '../../prefs.ts';
import { addressOf } from '../../router.ts';
import { ShareButton } from '../../share/share-button.tsx';
import { useTitle } from '../../title.ts';
import { MatchRow } from '../match-row.tsx';
import { kept, listMatches } from '../store.ts';
import type { ViewProps } from '../view.ts';
import { type KeptNight, NightTable, Stake, dateOf, moneyText, nameOf, nightWith, totalsOfNight } from './night-table.tsx';
import type { Shared } from '../../share/shared.ts';
import type { NightTotals } from './nights.ts';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import place from '../../ui/place.module.css';

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

/** A night, ready to share: everybody's total, what each match gave, and the best hand. */
function sharedNight(title: string, totals: NightTotals): Shared {
  const { matches, players } = totals;
  const { match, rule, commas } = locale.value;
  const texts = words.value.match.night;
  const rules = [...new Set(matches.map(({ state }) => ruleSetName(state.rules, locale.value)))];
  const foot = [texts.matches(matches.length), ...rules].join(' · ');
  const best = bestHand(totals);
  const lines = players.map(({ name, place: rank, total, results, money }) => ({
    name: `${match.place(rank, players.length)} ${name}`,
    total: match.ranking(total),
    results: results.map((points) => (points === undefined ? '–' : match.ranking(points))),
    money: money === undefined ? '' : moneyText(money),
    isLoss: total < 0,
  }));
  return {
    title: `${title} · ${foot}`,
    text: [
      `${title} · ${foot}`,
      ...lines.map(({ name, total, results, money }) =>
        rule(name, `${total} (${commas(results)})${money === '' ? '' : ` · ${money}`}`),
      ),
      ...(best === '' ? [] : [best]),
    ].join('\n'),
    link: undefined,
    picture: {
      of: 'night',
      title,
      players: lines,
      matches: matches.map((_, i) => texts.nth(i + 1)),
      money: lines[0]?.money ? texts.stake(unit.value) : '',
      note: best,
      foot,
    },
    file: 'tenbo-night.png',
  };
}

/** The hand of the night that gained its winner most; empty if nobody won one. */
function bestHand({ matches }: NightTotals): string {
  const wins = matches.flatMap(({ state }) =>
    statistics(state).flatMap(({ biggest }) => (biggest ? [{ state, ...biggest }] : [])),
  );
  const [best] = wins.toSorted((one, other) => other.points - one.points);
  const line = best?.state.hands.find(({ entry }) => entry === best.entry);
  return best && line ? words.value.match.night.best(describeHand(line, best.state, locale.value).outcome) : '';
}
