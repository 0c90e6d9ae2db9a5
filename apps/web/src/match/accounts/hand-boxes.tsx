import type { Seat } from '@tenbo/engine';
import { describeHand } from '@tenbo/i18n';
import type { ComponentChildren } from 'preact';

import { BoxFrame, isHidden } from '../../boxes/box-frame.tsx';
import styles from '../../boxes/box.module.css';
import { locale, words } from '../../prefs.ts';
import button from '../../ui/button.module.css';
import { handText } from '../announce.ts';
import { HandFindings, ReplayLink } from '../record/findings.tsx';
import type { OpenMatch } from '../store.ts';
import { Board, Felt } from '../table/board.tsx';
import { PaidTable } from '../../boxes/paid-table.tsx';
import { viewAddress } from '../view.ts';
import fold from '../../ui/fold.module.css';
import over from './over-table.module.css';
import { sharedLine } from './shared-line.ts';
import { type LineAt, OneWin, breakdownAddress, endOf, positionOf, seatedIn, turnsAt, winsOf } from './one-hand.tsx';

/** The first score box of a hand of the match: each winner with the tiles or the value entered; for a draw, how it ended. */
export function WonBox({ at, open }: BoxProps) {
  const { line, state, id, nth } = at;
  const { outcome } = line.hand;
  const wins = winsOf(at);
  const isWin = wins.length > 0;
  return (
    <OverTable open={open}>
      <BoxFrame
        hideTitle
        title={words.value.hand.whoWon}
        onward={viewAddress(id, 'hands', String(nth), 'payments')}
        actions={<Actions {...at} />}
        leave={viewAddress(id)}
        what={() => sharedLine(at)}
        turns={turnsAt(at)}
      >
        <p class="quiet">{isWin ? positionOf(at) : endOf(at)}</p>
        <HandFindings entry={line.entry} />
        {wins.map((win) => (
          <OneWin key={win.name} win={win} />
        ))}
        {outcome.kind === 'exhaustiveDraw' && <Tenpai tenpai={outcome.tenpai} players={state.players} />}
        {wins.every(({ explained }) => !explained) && <Payments {...at} />}
      </BoxFrame>
    </OverTable>
  );
}

interface BoxProps {
  readonly at: LineAt;
  readonly open: OpenMatch;
}

/** A box over the dimmed table, a tap on which leaves the box. */
function OverTable({ open, isOnTable = false, children }: OverProps) {
  return (
    <div class={over.screen} data-screen="box">
      <div class={over.behind} inert aria-hidden="true">
        {isOnTable ? <Felt asking>{null}</Felt> : <Board open={open} />}
      </div>
      <div
        class={over.front}
        data-hidden={isHidden.value}
        data-on-table={isOnTable}
        onClick={({ target, currentTarget }) => {
          if (target === currentTarget && !isHidden.value) location.hash = viewAddress(open.id);
        }}
      >
        {children}
      </div>
    </div>
  );
}

interface OverProps extends Pick<BoxProps, 'open'> {
  /** Whether the content lies on the table itself, not on a card. */
  readonly isOnTable?: boolean;
  readonly children: ComponentChildren;
}

/** Links to the correction of the hand and to its replay. */
function Actions({ id, line, state }: LineAt) {
  return (
    <>
      <a
        class={button.button}
        href={viewAddress(id, 'edit', line.entry)}
        aria-label={words.value.match.history.correct(handText(line, state))}
      >
        {words.value.match.history.edit}
      </a>
      <ReplayLink id={id} entry={line.entry} look="button" />
    </>
  );
}

/** Who was in tenpai and who was not. */
function Tenpai({ tenpai, players }: { readonly tenpai: readonly Seat[]; readonly players: readonly string[] }) {
  const texts = words.value.match.accounts;
  return (
    <ul class={`${styles.rows} ${styles.tenpai}`}>
      {players.map((name, seat) => {
        const is = tenpai.includes(seat as Seat);
        return (
          <li key={name}>
            <span>{name}</span>
            <strong class={is ? 'gain' : 'quiet'}>{is ? texts.tenpai : texts.noten}</strong>
          </li>
        );
      })}
    </ul>
  );
}

/** The second score box of a hand of the match: who paid whom, and everyone's points before and after. */
export function PaidBox({ at, open }: BoxProps) {
  const { id, state, line, nth } = at;
  const seats = seatedIn(line, state);
  return (
    <OverTable open={open} isOnTable={!isHidden.value}>
      <BoxFrame
        hideTitle
        title={words.value.hand.whoPays}
        breakdown={breakdownAddress(id, nth)}
        onward={viewAddress(id)}
        actions={<Actions {...at} />}
        leave={viewAddress(id)}
        what={() => sharedLine(at)}
        turns={turnsAt(at)}
      >
        <p class="quiet">{endOf(at)}</p>
        <PaidTable
          seats={seats}
          transfers={line.transfers}
          spoken={describeHand(line, state, locale.value).transfers}
          look="large"
        />
        {line.transfers.length === 0 && <p>{words.value.match.accounts.nothingPaid}</p>}
        <details class={fold.fold}>
          <summary>{words.value.match.accounts.eachPayment}</summary>
          <Payments {...at} />
        </details>
      </BoxFrame>
    </OverTable>
  );
}

/** Each payment with its reason. */
function Payments({ line, state }: LineAt) {
  return (
    <ul class={styles.rows}>
      {describeHand(line, state, locale.value).transfers.map((text, i) => (
        <li key={i}>{text}</li>
      ))}
    </ul>
  );
}
