import { describeRule, describeSticks, ruleSetName } from '@tenbo/i18n';
import { type MatchState, STICKS, scoresSoFar } from '@tenbo/ledger';
import { useEffect, useState } from 'preact/hooks';

import { locale, words } from '../../prefs.ts';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import { TermLink } from '../../ui/links.tsx';
import layout from '../../ui/place.module.css';
import { ShareButton } from '../../share/share-button.tsx';
import type { Shared } from '../../share/shared.ts';
import { Stick } from '../../ui/stick.tsx';
import { AgainBar } from '../again/again.tsx';
import type { OpenMatch } from '../store.ts';
import type { ViewProps } from '../view.ts';
import { AccountsFrame } from './accounts-frame.tsx';
import { type StepByStep, settlementOf, stepByStep } from './settlement.ts';
import { Stake } from './stake.tsx';
import table from './standings.module.css';
import front from './sticks-in-front.module.css';

/** The settlement step by step, so far or as the match ended. */
export function Standings({ open }: ViewProps) {
  const { state } = open.match;
  const { sheet } = locale.value.match;
  const heading = state.end === undefined ? sheet.asIfNow : sheet.settlement;
  const isRepeatable = state.end !== undefined && !open.shared && !open.record;
  return (
    <>
      <AccountsFrame open={open} view="standings">
        <div class={layout.wide}>
          <section class={card.card}>
            <h2>{heading}</h2>
            <Stake />
            <Steps
              key={open.id}
              id={open.id}
              settlement={stepByStep(settlementOf(state), state)}
              heading={heading}
              foot={ruleSetName(state.rules, locale.value)}
            />
            <SticksLeft state={state} />
          </section>
          <SticksInFront open={open} />
        </div>
      </AccountsFrame>
      {isRepeatable && <AgainBar match={open.match} />}
    </>
  );
}

/** How many steps of each match were last shown, so that going back from the glossary shows the same view. */
const seen = new Map<string, number>();

interface StepsProps {
  readonly id: string;
  readonly settlement: StepByStep;
  readonly heading: string;
  /** The name of the rules. */
  readonly foot: string;
}

function Steps({ id, settlement, heading, foot }: StepsProps) {
  const said = words.value.match.accounts;
  const { players, steps, sums } = settlement;
  const [count, setCount] = useState(seen.get(id) ?? 1);
  useEffect(() => void seen.set(id, count), [id, count]);
  const shown = steps.slice(0, count);
  const last = shown.at(-1);
  const done = count >= steps.length;
  return (
    <>
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
        {shown.map(({ name, term, why, rules, values }) => (
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
      <p class="hidden" role="status">
        {last &&
          locale.value.rule(
            last.name,
            `${last.why} ${locale.value.commas(last.values.map((value, i) => `${players[i]?.name} ${value}`))}`,
          )}
      </p>
      {done && <p class={table.sums}>{sums}</p>}
      <div class="row">
        {!done && (
          <>
            <button type="button" class={button.primary} onClick={() => setCount(count + 1)}>
              {said.nextStep}
            </button>
            <button type="button" class={button.button} onClick={() => setCount(steps.length)}>
              {said.showAll}
            </button>
          </>
        )}
        <ShareButton class={button.button} what={() => sharedSettlement(settlement, heading, foot)} />
      </div>
    </>
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
      <table class={front.sticks}>
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
