import type { TournamentRound } from '@tenbo/tournament';

import card from '../../ui/card.module.css';
import { ActButton } from './act-button.tsx';
import { deskWords } from './words.ts';

/** In free play nothing closes a match but this: its table leaves the board, for an evening on which fewer tables are in play. */
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
