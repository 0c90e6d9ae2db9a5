import type { Seat } from '@tenbo/engine';

import { BoxFrame, isHidden } from '../../boxes/box-frame.tsx';
import styles from '../../boxes/box.module.css';
import { type Picture, linesOf, groupsOf } from '../../boxes/image.ts';
import { words } from '../../prefs.ts';
import { viewAddress } from '../view.ts';
import { turnsAt } from './turns.ts';
import { type LineAt, type WinShown, OneWin, endOf, laidHand, winsOf } from './wins.tsx';

/** The first score box of a hand of the match: each winner with the tiles or what was entered; of a draw, how it ended. */
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
