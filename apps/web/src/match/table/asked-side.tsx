import type { Seat } from '@tenbo/engine';
import { scoresSoFar } from '@tenbo/ledger';

import { locale, words } from '../../prefs.ts';
import button from '../../ui/button.module.css';
import { NEXT } from '../../ui/focus.ts';
import type { Step } from '../draft.ts';
import type { HandForm } from '../entry/form.ts';
import type { OpenMatch } from '../store.ts';
import { Side, Who } from './side.tsx';
import styles from './side.module.css';

interface Props {
  readonly open: OpenMatch;
  readonly seat: Seat;
  readonly form: HandForm;
  readonly step: Step;
  /** Why the tap is not allowed; empty if it is. */
  readonly reason: string;
  readonly onTap: () => void;
}

/** A side while a win is recorded: a tap names another winner or the payer, or says that the winner drew the tile. */
export function AskedSide({ open, seat, form, step, reason, onTap }: Props) {
  const said = words.value.match.record;
  const name = open.match.state.players[seat] ?? '';
  const hasWon = form.wins.some(({ winner }) => winner === seat);
  if (hasWon && step !== 'winner') {
    const canDraw = step === 'payer' && form.wins.length === 1;
    return (
      <Side open={open} seat={seat} role="wins">
        {canDraw && (
          <button type="button" class={button.primary} title={reason} aria-disabled={reason !== ''} onClick={onTap} {...NEXT}>
            {locale.value.methods.tsumo}
          </button>
        )}
        <p class={styles.says}>{said.wins(name)}</p>
      </Side>
    );
  }
  const text = step === 'payer' ? said.from(name) : step === 'another' ? said.alsoWins(name) : said.wins(name);
  return (
    <Side open={open} seat={seat} role="pays">
      <button type="button" class={`column ${styles.ask}`} title={reason} aria-disabled={reason !== ''} onClick={onTap}>
        <strong class={styles.says}>{text}</strong>
        <span class={`row ${styles.was}`}>
          <Who open={open} seat={seat} />
          <span class="number">{locale.value.number(scoresSoFar(open.match.state, open.soFar)[seat] as number)}</span>
        </span>
      </button>
    </Side>
  );
}
