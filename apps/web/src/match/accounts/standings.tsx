import { describeRule, describeSticks, ruleSetName } from '@tenbo/i18n';
import { type MatchState, STICKS, scoresSoFar } from '@tenbo/ledger';
import { useEffect, useState } from 'preact/hooks';

import { pngOf } from '../../boxes/image.ts';
import { UNITS, locale, unit, words } from '../../prefs.ts';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import field from '../../ui/field.module.css';
import { TermLink } from '../../ui/links.tsx';
import layout from '../../ui/place.module.css';
import { save } from '../../ui/save.ts';
import { Stick } from '../../ui/stick.tsx';
import type { OpenMatch } from '../store.ts';
import type { ViewProps } from '../view.ts';
import { AccountsFrame } from './accounts-frame.tsx';
import { type StepByStep, settlementOf, stepByStep } from './settlement.ts';
import table from './standings.module.css';
import front from './sticks-in-front.module.css';

/** The settlement step by step, as of now or as the match ended. */
export function Standings({ open }: ViewProps) {
  const { state } = open.match;
  const { sheet } = locale.value.match;
  return (
    <AccountsFrame open={open} view="standings">
      <div class={layout.wide}>
        <section class={card.card}>
          <h2>{state.end === undefined ? sheet.asIfNow : sheet.settlement}</h2>
          <Unit />
          <Steps key={open.id} id={open.id} settlement={stepByStep(settlementOf(state), state)} title={titleOf(state)} />
          <SticksLeft state={state} />
        </section>
        <SticksInFront open={open} />
      </div>
    </AccountsFrame>
  );
}

function titleOf({ players, rules }: MatchState): string {
  return `${players.join(' · ')} — ${ruleSetName(rules, locale.value)}`;
}

function Unit() {
  const said = words.value.match.accounts;
  return (
    <label class={field.beside}>
      <span>{said.unit}</span>
      <select
        class={field.input}
        value={unit.value}
        onChange={(event) => (unit.value = event.currentTarget.value as typeof unit.value)}
      >
        {UNITS.map((one) => (
          <option key={one} value={one}>
            {one === '0' ? said.noMoney : locale.value.number(Number(one))}
          </option>
        ))}
      </select>
    </label>
  );
}

/** How many steps of each match were shown last, so that the way back from the glossary leads to the same place. */
const seen = new Map<string, number>();

interface StepsProps {
  readonly id: string;
  readonly settlement: StepByStep;
  readonly title: string;
}

function Steps({ id, settlement, title }: StepsProps) {
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
        <button type="button" class={button.button} onClick={() => void saveStandings(settlement, title)}>
          {words.value.hand.saveImage}
        </button>
      </div>
    </>
  );
}

/** The whole settlement as an image. */
async function saveStandings({ players, steps, sums }: StepByStep, title: string): Promise<void> {
  const names = ['', ...players.map(({ place, name }) => `${place} ${name}`)];
  const lines = [names, ...steps.map(({ name, values }) => [name, ...values]), [sums]];
  save(await pngOf({ title, lines, sum: names[1] ?? '' }), 'tenbo-standings.png');
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
                  <span>{name}</span> <span>{points}</span>
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
