import type { Signal } from '@preact/signals';
import type { Seat } from '@tenbo/engine';

import { words } from '../../prefs.ts';
import place from '../../ui/place.module.css';
import { Sheet } from '../../ui/sheet.tsx';
import { playersOf } from '../entry/hand-parts.tsx';
import { Options } from '../entry/options.tsx';
import { sitDown } from '../shared.ts';
import { changeAndAnnounce } from '../announce.ts';
import { BOX_CHOICES, SIDES, boxChoice, turned } from '../choices.ts';
import { type OpenMatch, setWareme } from '../store.ts';
import { ACCOUNTS_VIEWS, viewAddress } from '../view.ts';
import styles from './more-sheet.module.css';

interface Props {
  readonly open: OpenMatch;
  readonly viewer: Signal<Seat | undefined>;
  /** Records a chombo that ends the hand; undefined if nothing can be recorded. */
  readonly onChombo: ((seat: Seat) => void) | undefined;
  readonly onClose: () => void;
}

/** Rarely needed actions: a chombo, wareme, the views of the match, how the table is shown. */
export function MoreSheet({ open, viewer, onChombo, onClose }: Props) {
  const { id, match, soFar, shared } = open;
  const said = words.value.match;
  return (
    <Sheet heading={said.record.more} onClose={onClose}>
      <div class={place.place}>
        <ul class={`columns ${styles.views}`}>
          {ACCOUNTS_VIEWS.map((view) => (
            <li key={view}>
              <a class="row" href={viewAddress(id, view)}>
                <strong>{said.accounts.views[view]}</strong> <span class="note">{said.record.views[view]}</span>
              </a>
            </li>
          ))}
          {match.state.end === undefined && (
            <li>
              <a class="row" href={viewAddress(id, 'other')}>
                <strong>{said.other.heading}</strong> <span class="note">{said.record.penaltyAndNote}</span>
              </a>
            </li>
          )}
        </ul>
        {onChombo && <Options legend={said.record.chombo} options={playersOf(match)} isOn={() => false} onChoose={onChombo} />}
        {match.state.rules.payments.wareme !== 'none' && (
          <Options
            legend={said.other.wareme}
            options={playersOf(match)}
            isOn={(seat) => soFar.wareme === seat}
            onChoose={(wareme) => void changeAndAnnounce(() => setWareme(wareme))}
          />
        )}
        <Options<number>
          legend={said.record.gaps}
          options={[[-1, said.record.noGaps], ...playersOf(match)]}
          isOn={(seat) => (viewer.value ?? -1) === seat}
          onChoose={(seat) => (viewer.value = playersOf(match).find(([one]) => one === seat)?.[0])}
        />
        {shared && (
          <Options
            legend={said.club.seat}
            options={playersOf(match)}
            isOn={(seat) => (shared.seat ?? 0) === seat}
            onChoose={(seat) => void sitDown(id, seat)}
          />
        )}
        <Options
          legend={said.table.turn}
          options={SIDES.map((one) => [one, said.table.turned[one]])}
          isOn={(one) => turned.value === one}
          onChoose={(one) => (turned.value = one)}
        />
        <Options
          legend={said.record.boxes}
          options={BOX_CHOICES.map((one) => [one, said.record.boxChoices[one]])}
          isOn={(one) => boxChoice.value === one}
          onChoose={(one) => (boxChoice.value = one)}
        />
      </div>
    </Sheet>
  );
}
