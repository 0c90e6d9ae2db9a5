import { describeRule, describeSticks, ruleSetName } from '@tenbo/i18n';
import { type MatchState, STICKS, scoresSoFar } from '@tenbo/ledger';
import { useEffect } from 'preact/hooks';

import { locale, words } from '../../prefs.ts';
import { ShareButton } from '../../share/share-button.tsx';
import type { Shared } from '../../share/shared.ts';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import fold from '../../ui/fold.module.css';
import { TermLink } from '../../ui/links.tsx';
import layout from '../../ui/place.module.css';
import { Stick } from '../../ui/stick.tsx';
import { AgainBar } from '../again/again.tsx';
import { NightTable, Stake, moneyText, nameOf, nightWith, totalsOfNight } from '../night/night-table.tsx';
import { type OpenMatch, listMatches } from '../store.ts';
import { type ViewProps, viewAddress } from '../view.ts';
import { AccountsFrame } from './frame.tsx';
import { type StepByStep, resultOf, settlementOf, stepByStep } from './settlement.ts';
import table from './standings.module.css';

/** The result, so far or as the match ended, and below it how it comes about; the night it belongs to, and the next match. */
export function Standings({ open }: ViewProps) {
  const { state } = open.match;
  const { sheet } = locale.value.match;
  const heading = state.end === undefined ? sheet.asIfNow : sheet.settlement;
  const foot = ruleSetName(state.rules, locale.value);
  const settlement = stepByStep(settlementOf(state), state);
  const isRepeatable = state.end !== undefined && !open.shared && !open.record;
  return (
    <>
      <AccountsFrame open={open} view="standings">
        <div class={layout.wide}>
          <section class={card.card}>
            <h2>{heading}</h2>
            <Result state={state} />
            <SticksLeft state={state} />
            <Steps key={open.id} id={open.id} settlement={settlement} />
            <div class="row">
              <ShareButton class={button.button} what={() => sharedSettlement(settlement, heading, foot)} />
            </div>
          </section>
          <div class={layout.place}>
            <Night id={open.id} />
            <SticksInFront open={open} />
          </div>
        </div>
      </AccountsFrame>
      {isRepeatable && <AgainBar match={open.match} />}
    </>
  );
}

/** The players by place: the total large, the points small. */
function Result({ state }: { readonly state: MatchState }) {
  const { ranking, place } = locale.value.match;
  const texts = words.value.match.accounts;
  return (
    <ol class={table.result}>
      {resultOf(state).map(({ seat, place: rank, points, total, money }) => (
        <li key={seat}>
          <span class="quiet">{place(rank, state.players.length)}</span>
          <div>
            <strong class="breaks">{state.players[seat]}</strong>
            <p class="note number">
              {texts.withPoints(locale.value.number(points))}
              {money !== undefined && ` · ${moneyText(money)}`}
            </p>
          </div>
          <span class={`figure ${total > 0 ? 'gain' : total < 0 ? 'loss' : 'quiet'}`}>{ranking(total)}</span>
        </li>
      ))}
    </ol>
  );
}

/** The night that the match belongs to, once it has several. */
function Night({ id }: { readonly id: string }) {
  useEffect(() => void listMatches(), [id]);
  const night = nightWith(id);
  const totals = night && totalsOfNight(night);
  if (!totals) return null;
  const texts = words.value.match.night;
  return (
    <section class="stack">
      <NightTable title={`${nameOf(night)} · ${texts.matches(totals.matches.length)}`} totals={totals} />
      <a class={button.link} href={viewAddress(id, 'night')}>
        {texts.totals}
      </a>
    </section>
  );
}

/** The matches whose steps are open, so that going back from the glossary shows the same view. */
const opened = new Set<string>();

/** How the result comes about, step by step. */
function Steps({ id, settlement }: { readonly id: string; readonly settlement: StepByStep }) {
  const { players, steps, sums } = settlement;
  return (
    <details
      class={fold.fold}
      open={opened.has(id)}
      onToggle={({ currentTarget }) => (currentTarget.open ? opened.add(id) : opened.delete(id))}
    >
      <summary>{words.value.match.accounts.howCome}</summary>
      <Stake />
      <table class={table.steps}>
        <caption class="hidden">{locale.value.match.sheet.settlement}</caption>
        <thead>
          <tr>
            {players.map(({ place, name }, i) => (
              <th key={i} scope="col">
                <span class="quiet">{place}</span> {name}
              </th>
            ))}
          </tr>
        </thead>
        {steps.map(({ name, term, why, rules, values }) => (
          <tbody key={name} class={table.step}>
            <tr>
              <th scope="rowgroup" colSpan={players.length}>
                <div class="ends">
                  <span class="capital">{term === undefined ? name : <TermLink term={term}>{name}</TermLink>}</span>{' '}
                  <small class="quiet">{rules}</small>
                </div>
                <p class="note">{why}</p>
              </th>
            </tr>
            <tr>
              {values.map((value, i) => (
                <td key={i}>{value}</td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
      <p class={table.sums}>{sums}</p>
    </details>
  );
}

/** The whole settlement, ready to share: each player with every step. */
function sharedSettlement({ players, steps, sums }: StepByStep, heading: string, foot: string): Shared {
  const { rule, commas } = locale.value;
  const names = players.map(({ place, name }) => `${place} ${name}`);
  const valuesOf = (player: number) => commas(steps.map(({ name, values }) => `${name} ${values[player]}`));
  return {
    title: `${heading} · ${foot}`,
    text: [heading, ...names.map((name, i) => rule(name, valuesOf(i))), sums, foot].join('\n'),
    link: undefined,
    picture: { of: 'settlement', title: heading, players: names, rows: steps, sums, foot },
    file: 'tenbo-standings.png',
  };
}

/** Riichi sticks nobody won, and what the rules do with them. */
function SticksLeft({ state: { sticks, rules } }: { readonly state: MatchState }) {
  if (sticks.length === 0) return null;
  const { leftoverSticks } = rules.standings;
  return (
    <p>
      {locale.value.match.sticks(sticks.length)} · {describeRule('standings.leftoverSticks', leftoverSticks, locale.value)}
    </p>
  );
}

/** The point sticks each player should have, to compare with those on the table. */
function SticksInFront({ open: { match, soFar } }: { readonly open: OpenMatch }) {
  const { state } = match;
  const { rows } = describeSticks(scoresSoFar(state, soFar), state.players, locale.value);
  return (
    <div class={card.card}>
      <table class={table.sticks}>
        <caption>{locale.value.match.sheet.pointSticks}</caption>
        <thead>
          <tr>
            {STICKS.map((worth) => (
              <th key={worth} scope="col">
                <Stick worth={worth} />
                {locale.value.number(worth)}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(([name, points, ...counts], seat) => (
          <tbody key={seat}>
            <tr>
              <th scope="rowgroup" colSpan={STICKS.length}>
                <div class="ends">
                  <span class="breaks">{name}</span> <span>{points}</span>
                </div>
              </th>
            </tr>
            <tr>
              {counts.map((count, i) => (
                <td key={STICKS[i]}>{count}</td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}
