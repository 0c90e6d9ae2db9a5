import type { Seat, Transfer } from '@tenbo/engine';
import { describeHand, describePosition } from '@tenbo/i18n';
import { type HandLine, flowsOf, scoreCourse, seatWindAt } from '@tenbo/ledger';

import { BoxFrame, isHidden } from '../../boxes/box-frame.tsx';
import styles from '../../boxes/box.module.css';
import { type Picture, groupsOf, linesOf } from '../../boxes/image.ts';
import { Flows, SeatsAtTable } from '../../boxes/payments.tsx';
import { locale, words } from '../../prefs.ts';
import { viewAddress } from '../view.ts';
import { type HandAt, type LineAt, OneWin, type WinShown, breakdownAddress, endOf, laidHand, turnsAt, winsOf } from './wins.tsx';

/** The first score box of a hand of the match: each winner with the tiles or the value entered; for a draw, how it ended. */
export function WonBox(at: LineAt) {
  const { line, state, id, nth } = at;
  const { outcome } = line.hand;
  const wins = winsOf(at);
  const canHide = outcome.kind === 'exhaustiveDraw' || wins.some(({ explained }) => explained);
  return (
    <BoxFrame
      title={words.value.hand.whoWon}
      hidden={canHide ? isHidden.winner : undefined}
      onward={viewAddress(id, 'hands', String(nth), 'payments')}
      picture={pictureOf(endOf(at), wins)}
      turns={turnsAt(at)}
    >
      <p class={styles.who}>{endOf(at)}</p>
      {wins.map((win) => (
        <OneWin key={`${nth} ${win.who}`} win={win} inLines={!isHidden.winner.value} />
      ))}
      {outcome.kind === 'exhaustiveDraw' && !isHidden.winner.value && <Tenpai tenpai={outcome.tenpai} players={state.players} />}
    </BoxFrame>
  );
}

/** Who was in tenpai and who was not. */
function Tenpai({ tenpai, players }: { readonly tenpai: readonly Seat[]; readonly players: readonly string[] }) {
  const said = words.value.match.accounts;
  return (
    <ul class={styles.tenpai}>
      {players.map((name, seat) => {
        const is = tenpai.includes(seat as Seat);
        return (
          <li key={name}>
            <span>{name}</span>
            <strong data-tenpai={is}>{is ? said.tenpai : said.noten}</strong>
          </li>
        );
      })}
    </ul>
  );
}

function pictureOf(title: string, wins: readonly WinShown[]): Picture {
  const lines = wins.flatMap(({ who, worth, explained }) => [
    ...(wins.length > 1 ? [[who, worth]] : []),
    ...(explained ? linesOf(explained.text) : []),
  ]);
  return {
    title,
    tiles: wins.flatMap(({ explained }) => (explained ? [groupsOf(laidHand(explained))] : [])),
    lines,
    sum: wins.length === 1 ? (wins[0]?.worth ?? '') : '',
  };
}

/** The second score box of a hand of the match: who paid whom, and everyone's points before and after. */
export function PaidBox(at: LineAt) {
  const { id, state, line, nth } = at;
  const { number, signed, points } = locale.value;
  const position = describePosition(line.before, state.rules.tiles.players, locale.value);
  const seats = seatsOf(line, at);
  const flows = flowsOf(line.transfers).map((flow) => ({
    from: nameOf(flow.from, state.players),
    to: nameOf(flow.to, state.players),
    points: flow.points,
  }));
  return (
    <BoxFrame
      title={words.value.hand.whoPays}
      hidden={isHidden.payments}
      breakdown={breakdownAddress(id, nth)}
      onward={viewAddress(id, 'hands')}
      picture={{
        title: position,
        lines: [
          ...seats.map((seat) => [seat.name, number(seat.before), signed(seat.change), number(seat.after)]),
          [],
          ...flows.map((flow) => [`${flow.from} → ${flow.to}`, points(flow.points)]),
        ],
        sum: '',
      }}
      turns={turnsAt(at)}
    >
      {isHidden.payments.value ? (
        <OnTable {...at} />
      ) : (
        <>
          <p class={styles.who}>{position}</p>
          <SeatsAtTable seats={seats} />
          {flows.length > 0 ? <Flows flows={flows} /> : <p>{words.value.match.accounts.nothingPaid}</p>}
          <EachPayment {...at} />
        </>
      )}
    </BoxFrame>
  );
}

/** The content of the box when it is shrunk. */
function OnTable(at: LineAt) {
  return (
    <>
      <p class={styles.who}>{endOf(at)}</p>
      {winsOf(at).map((win) => (
        <OneWin key={win.who} win={win} inLines={false} />
      ))}
    </>
  );
}

function EachPayment({ line, state }: LineAt) {
  const { transfers } = describeHand(line, state, locale.value);
  if (transfers.length === 0) return null;
  return (
    <details class={styles.each}>
      <summary>{words.value.match.accounts.eachPayment}</summary>
      <ul>
        {transfers.map((text, i) => (
          <li key={i}>{text}</li>
        ))}
      </ul>
    </details>
  );
}

function seatsOf({ before, deltas, wins }: HandLine, { state, nth }: HandAt) {
  const { players } = state;
  const course = scoreCourse(state);
  return players.map((name, seat) => ({
    wind: seatWindAt(seat as Seat, before, players.length),
    name,
    before: course[nth - 1]?.[seat] as number,
    change: deltas[seat] as number,
    after: course[nth]?.[seat] as number,
    won: wins.some(({ winner }) => winner === seat),
  }));
}

function nameOf(place: Transfer['from'], players: readonly string[]): string {
  return place === 'table' ? locale.value.match.table : (players[place] as string);
}
