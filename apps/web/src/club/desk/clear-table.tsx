import type { TournamentRound } from '@tenbo/tournament';

import card from '../../ui/card.module.css';
import { ActButton } from './act-button.tsx';
import { deskWords } from './words.ts';

/** Clears a table of free play from the board, for an evening with fewer tables. Nothing else closes a match of free play. */
export function ClearTable({ round: { round, isClosed } }: { readonly round: TournamentRound }) {
  const said = deskWords.value.free;
  return (
    <section class={card.card}>
      <p class="note">{said.clearHint}</p>
      <div class="row">
        <ActButton act={{ type: isClosed ? 'roundReopened' : 'roundClosed', round }}>
          {isClosed ? said.unclear : said.clear}
        </ActButton>
      </div>
    </section>
  );
}
