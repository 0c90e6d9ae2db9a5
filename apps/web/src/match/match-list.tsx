import { computed, effect, signal, useSignal } from '@preact/signals';
import type { Match } from '@tenbo/ledger';
import { useEffect } from 'preact/hooks';

import { AllData } from '../data-file/all-data.tsx';
import { words } from '../prefs.ts';
import { addressOf } from '../router.ts';
import { NEXT } from '../ui/focus.ts';
import { afterPaint } from '../ui/pacing.ts';
import { AgainTable } from './again/again.tsx';
import { MatchRow, lastAt, matchOf } from './match-row.tsx';
import { type KeptNight, NightTable, nameOf, nights, totalsOfNight } from './night/night-table.tsx';
import { beginSample } from './begin.ts';
import { kept, listMatches } from './store.ts';
import { viewAddress } from './view.ts';
import { keepTexts, keptText } from '../browser-texts.ts';
import button from '../ui/button.module.css';
import card from '../ui/card.module.css';
import place from '../ui/place.module.css';

/** A long list is drawn in portions, one per frame, so that the page never blocks. */
const PORTION = 20;

const shown = signal(PORTION);
const many = computed(() => kept.value?.length ?? 0);

effect(() => {
  if (shown.value >= many.value) return undefined;
  return afterPaint(() => (shown.value += PORTION));
});

/** As many nights as are drawn so far, each with as many of its matches, last played first. */
const nightsShown = computed(() => {
  let room = shown.value;
  return nights.value.flatMap((night) => {
    const matches = night.matches.toReversed().slice(0, Math.max(0, room));
    room -= matches.length;
    return matches.length === 0 ? [] : [{ night, matches }];
  });
});

/** Every stored match by night, last played first. */
export function MatchList() {
  useEffect(() => void listMatches(), []);
  const matches = kept.value;
  const texts = words.value.match;
  return (
    <div class={place.wide}>
      <div class={place.place}>
        {lastOver.value && <Again key={lastOver.value.log[0]?.id} match={lastOver.value} />}
        <h2>{texts.matches}</h2>
        <div class="row">
          <a class={lastOver.value ? button.button : button.primary} href={addressOf('match', ['new'])} {...NEXT}>
            {texts.newMatch}
          </a>
          {matches?.length === 0 && <Sample />}
        </div>
        {matches?.length === 0 && <p>{texts.list.empty}</p>}
        {nightsShown.value.map((one, i) => (
          <OneNight key={one.night.matches[0]?.match.id} {...one} isLatest={i === 0} />
        ))}
        {many.value > 0 && <Lasting />}
      </div>
      <AllData />
    </div>
  );
}

/** The match that was played last, if it is over; it is one of this device, not of a club or from a record, whose entries have no time. */
const lastOver = computed(() => {
  const own = (kept.value ?? []).filter((one) => !one.shared && lastAt(one) !== '');
  const [last] = own.toSorted((one, other) => lastAt(other).localeCompare(lastAt(one)));
  const match = last && matchOf(last);
  return match?.state.end === undefined ? undefined : match;
});

/** The next match of the players of the last one. */
function Again({ match }: { readonly match: Match }) {
  return (
    <section class={place.place}>
      <h2>{words.value.match.night.again(match.state.players.length)}</h2>
      <AgainTable match={match} />
    </section>
  );
}

interface OneNightProps {
  readonly night: KeptNight;
  /** Those that are drawn so far. */
  readonly matches: KeptNight['matches'];
  readonly isLatest: boolean;
}

/** A night: its matches, and a way to what everybody has; of the latest night the totals are in sight. */
function OneNight({ night, matches, isLatest }: OneNightProps) {
  const texts = words.value.match.night;
  const [first] = night.matches;
  const name = nameOf(night);
  const totals = totalsOfNight(night);
  return (
    <section class="stack">
      <div class="ends">
        <h3>{name}</h3>
        {totals && first && (
          <a class={button.link} href={viewAddress(first.match.id, 'night')}>
            {texts.totals} <span class="hidden">{name}</span>
          </a>
        )}
      </div>
      {totals && isLatest && <NightTable title={texts.matches(totals.matches.length)} totals={totals} />}
      <ul class={card.list}>
        {matches.map(({ match }) => (
          <MatchRow key={match.id} match={match} />
        ))}
      </ul>
    </section>
  );
}

function Sample() {
  const { list } = words.value.match;
  const isBeginning = useSignal(false);
  const begin = async () => {
    isBeginning.value = true;
    const begun = await beginSample(list.samplePlayers);
    isBeginning.value = false;
    if (begun.ok) location.hash = viewAddress(begun.value.id);
  };
  return (
    <button type="button" class={button.button} disabled={isBeginning.value} onClick={() => void begin()}>
      {list.sample}
    </button>
  );
}

/** Why what is saved may not last: Safari forgets sites that are not visited, other browsers may need the room. */
type Risk = 'days' | 'space';

const told = keptText('toldOfRisk');

/** Says once what may happen to what is saved, and what helps. An installed app is not cleared. */
function Lasting() {
  const risk = useSignal<Risk | undefined>(undefined);
  useEffect(() => void riskHere().then((found) => (risk.value = found)), []);
  if (!risk.value || told.value) return null;
  const texts = words.value.match.lasting;
  return (
    <section class={card.card}>
      <h3>{texts.heading}</h3>
      <p>{texts[risk.value]}</p>
      <div class="row">
        <button type="button" class={button.button} onClick={() => keepTexts({ toldOfRisk: 'yes' })}>
          {texts.understood}
        </button>
      </div>
    </section>
  );
}

async function riskHere(): Promise<Risk | undefined> {
  if (matchMedia('(display-mode: standalone)').matches) return undefined;
  // Only Safari and the other browsers on its engine have these events.
  if ('GestureEvent' in globalThis) return 'days';
  const isKept = await navigator.storage?.persisted?.().catch(() => false);
  return isKept ? undefined : 'space';
}
