import { useSignal } from '@preact/signals';
import { type Seat, WINDS } from '@tenbo/engine';
import type { Match } from '@tenbo/ledger';

import { keepTexts, keptText } from '../../browser-texts.ts';
import { locale, words } from '../../prefs.ts';
import button from '../../ui/button.module.css';
import place from '../../ui/place.module.css';
import { placeOf, placed } from '../../ui/places.ts';
import seatsOfTable from '../../ui/seats.module.css';
import { Segmented } from '../../ui/segmented.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { WindMark } from '../../ui/wind.tsx';
import { beginAndShow } from '../begin.ts';
import seatingTable from '../match.module.css';
import { SEATINGS, type Seating, seatsAgain, startAgain } from './seating.ts';

/** How the reader's group sits down again, on this device. */
const kept = keptText('seating');
const chosen = (): Seating => SEATINGS.find((one) => one === kept.value) ?? 'lastDeals';

interface Props {
  /** The match that is over. */
  readonly match: Match;
}

/** The next match of the same players: their seats, and the button that starts it. */
export function AgainTable({ match }: Props) {
  const { state } = match;
  const texts = words.value.match.night;
  const seating = chosen();
  const seats = useSignal(seatsAgain(seating, state));
  const begin = useBegin(match);
  return (
    <div class={place.place}>
      <div class={`${seatsOfTable.seats} ${seatingTable.table} ${seatingTable.again}`} data-players={state.players.length}>
        {seats.value.map((seat, next) => (
          <p key={next} class="row" {...placed(placeOf(next as Seat, state.players.length))}>
            <WindMark wind={WINDS[next] ?? 'E'} dealer={next === 0} />
            <span class="hidden">{locale.value.seats[WINDS[next] ?? 'E']}</span>
            <strong class="breaks">{state.players[seat]}</strong>
          </p>
        ))}
        <p class={`note ${seatingTable.how}`}>{texts.how[seating]}</p>
      </div>
      <Segmented
        legend={texts.seats}
        look="bare"
        value={seating}
        options={SEATINGS.map((one) => [one, texts.seatings[one]])}
        onChoose={(one) => {
          keepTexts({ seating: one });
          seats.value = seatsAgain(one, state);
        }}
      />
      <Refused why={begin.refused} />
      <div class={seatingTable.keys}>
        {seating === 'drawn' && (
          <button type="button" class={button.button} onClick={() => (seats.value = seatsAgain('drawn', state))}>
            {texts.drawAgain}
          </button>
        )}
        <button type="button" class={button.primary} onClick={() => begin.with(seats.value)}>
          {words.value.match.begin.start}
        </button>
      </div>
    </div>
  );
}

/** Always in sight below a result: one tap starts the next match of the same players. */
export function AgainBar({ match }: Props) {
  const { state } = match;
  const texts = words.value.match.night;
  const isChoosing = useSignal(false);
  const begin = useBegin(match);
  return (
    <div class={`unprinted ${seatingTable.bar}`}>
      <Refused why={begin.refused} />
      <div class={seatingTable.keys}>
        <button type="button" class={button.button} onClick={() => (isChoosing.value = true)}>
          {texts.seats}
        </button>
        <button type="button" class={button.primary} onClick={() => begin.with(seatsAgain(chosen(), state))}>
          {texts.again(state.players.length)}
        </button>
      </div>
      {isChoosing.value && (
        <Sheet heading={texts.again(state.players.length)} onClose={() => (isChoosing.value = false)}>
          <AgainTable match={match} />
        </Sheet>
      )}
    </div>
  );
}

function Refused({ why }: { readonly why: readonly string[] }) {
  return (
    <>
      {why.map((one) => (
        <p key={one} role="alert">
          {one}
        </p>
      ))}
    </>
  );
}

/** Starts the next match, once however often it is tapped, and keeps why that was refused. */
function useBegin(match: Match) {
  const isStarting = useSignal(false);
  const refused = useSignal<readonly string[]>([]);
  const begin = async (seats: readonly Seat[]) => {
    const start = startAgain(match, seats);
    if (isStarting.value || !start) return;
    isStarting.value = true;
    try {
      refused.value = (await beginAndShow(start)) ?? [];
    } finally {
      isStarting.value = false;
    }
  };
  return { refused: refused.value, with: (seats: readonly Seat[]) => void begin(seats) };
}
