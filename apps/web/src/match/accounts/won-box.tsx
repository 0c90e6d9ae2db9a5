import type { Seat } from '@tenbo/engine';
import { type HandText, describeHand, describePosition, describeWin } from '@tenbo/i18n';
import { type ExplainedWin, type HandLine, explainWin, seatWindAt } from '@tenbo/ledger';
import type { ComponentProps } from 'preact';

import { BoxFrame } from '../../boxes/box-frame.tsx';
import styles from '../../boxes/box.module.css';
import { type Picture, linesOf } from '../../boxes/image.ts';
import { groupsOf } from '../../boxes/image-tiles.ts';
import { HideButton, WonLines } from '../../boxes/won-lines.tsx';
import { byOrder } from '../../hand/edit.ts';
import { locale, words } from '../../prefs.ts';
import { HandTiles } from '../../ui/hand-tiles.tsx';
import { viewAddress } from '../view.ts';
import { type HandAt, turnsAt } from './turns.ts';

interface Props extends HandAt {
  readonly line: HandLine;
}

/** The first score box of a hand of the match: each winner with the tiles or what was entered; of a draw, how it ended. */
export function WonBox({ line, ...at }: Props) {
  const { state, id, nth } = at;
  const { players } = state.rules.tiles;
  const text = describeHand(line, state, locale.value);
  const wins = line.wins.map(({ winner }, i) => winOf(winner, i, text, { line, ...at }));
  const explained = wins.some((win) => win.explained);
  return (
    <BoxFrame
      title={words.value.hand.whoWon}
      onward={viewAddress(id, 'hands', String(nth), 'payments')}
      picture={pictureOf(describePosition(line.before, players, locale.value), text, wins)}
      turns={turnsAt(at, 'winner')}
    >
      <p class={styles.who}>
        {describePosition(line.before, players, locale.value)} · {text.outcome}
      </p>
      {wins.map((win) => (
        <OneWin key={win.who} {...win} />
      ))}
      {line.hand.outcome.kind === 'exhaustiveDraw' && <Tenpai tenpai={line.hand.outcome.tenpai} players={state.players} />}
      {explained && <HideButton />}
    </BoxFrame>
  );
}

interface WinShown {
  readonly who: string;
  readonly worth: string;
  readonly explained: (ExplainedWin & { readonly text: ReturnType<typeof describeWin> }) | undefined;
}

function winOf(winner: Seat, i: number, { worths }: HandText, { line, state }: Props): WinShown {
  const { rules, players } = state;
  const won = explainWin(line, winner, rules);
  const wind = seatWindAt(winner, line.before, players.length);
  return {
    who: `${players[winner]} · ${locale.value.seats[wind]}`,
    worth: worths[i] ?? '',
    explained: won && { ...won, text: describeWin(won.explanation, won.record, locale.value) },
  };
}

function OneWin({ who, worth, explained }: WinShown) {
  return (
    <div class={styles.win}>
      <h3>{who}</h3>
      {explained && (
        <>
          <HandTiles {...laidHand(explained)} />
          <WonLines text={explained.text} />
        </>
      )}
      <p class={styles.headline}>{explained?.text.headline ?? worth}</p>
    </div>
  );
}

/** The winner's tiles as they lie. */
function laidHand({ record: { win }, givers }: ExplainedWin): ComponentProps<typeof HandTiles> {
  const melds = win.hand.melds.map((meld, i) => ({ ...meld, from: givers[i] }));
  const concealed = win.hand.concealed.toSorted(byOrder);
  return { hand: { concealed, melds }, tile: win.tile };
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

function pictureOf(position: string, text: HandText, wins: readonly WinShown[]): Picture {
  const [first] = wins;
  const lines = wins.flatMap(({ who, worth, explained }) => [
    ...(wins.length > 1 ? [[who, worth]] : []),
    ...(explained ? linesOf(explained.text) : []),
  ]);
  return {
    title: `${position} · ${text.outcome}`,
    tiles: wins.flatMap(({ explained }) => (explained ? [groupsOf(laidHand(explained))] : [])),
    lines,
    sum: wins.length === 1 ? (first?.explained?.text.headline ?? first?.worth ?? '') : '',
  };
}
