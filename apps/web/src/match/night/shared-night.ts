import { describeHand, ruleSetName } from '@tenbo/i18n';
import { statistics } from '@tenbo/ledger';

import { locale, unit, words } from '../../prefs.ts';
import type { Shared } from '../../share/shared.ts';
import { moneyText } from './night-table.tsx';
import type { NightTotals } from './totals.ts';

/** A night, ready to share: everybody's total, what each match gave, and the best hand. */
export function sharedNight(title: string, totals: NightTotals): Shared {
  const { matches, players } = totals;
  const { match, rule, commas } = locale.value;
  const said = words.value.match.night;
  const rules = [...new Set(matches.map(({ state }) => ruleSetName(state.rules, locale.value)))];
  const foot = [said.matches(matches.length), ...rules].join(' · ');
  const best = bestHand(totals);
  const lines = players.map(({ name, place, total, results, money }) => ({
    name: `${match.place(place, players.length)} ${name}`,
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
      matches: matches.map((_, i) => said.nth(i + 1)),
      money: lines[0]?.money ? said.stake(unit.value) : '',
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
