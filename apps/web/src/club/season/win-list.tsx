import type { NotedWin } from '@tenbo/ledger';

import { deskAddress } from '../desk/address.ts';
import { HandTiles } from '../../ui/hand-tiles.tsx';
import { laidWin } from '../../ui/laid-win.ts';
import { nameOf } from '../tournament/event.ts';
import styles from './season.module.css';
import type { SaidWin } from './shown.ts';
import { tableOf } from './store.ts';
import { seasonPageWords } from './words.ts';

interface Props {
  readonly wins: readonly SaidWin[];
  /** Whether all are wins of the player whose page this is. */
  readonly isOfOne?: boolean;
}

/** Wins with their tiles, where those were entered. */
export function WinList({ wins, isOfOne = false }: Props) {
  return (
    <ol class={styles.wins}>
      {wins.map(({ win, cells: [name, value, yaku, , match, hand, points] }, i) => {
        return (
          <li key={i}>
            <strong class="figure">{points}</strong>
            <p class="breaks">
              {!isOfOne && (
                <>
                  <a href={deskAddress('players', win.player)}>
                    <strong>{name}</strong>
                  </a>{' '}
                </>
              )}
              {value} · <Way win={win} />
            </p>
            {win.tiles && <HandTiles {...laidWin(win.tiles)} />}
            {yaku !== '' && <p class="note">{yaku}</p>}
            <p class="note">
              <MatchLink match={win.match}>{match ?? ''}</MatchLink> · {hand}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

/** "ron from Aki". */
function Way({ win: { discarder } }: { readonly win: NotedWin }) {
  const said = seasonPageWords.value.gallery;
  return <>{discarder === undefined ? said.tsumo : said.ron(nameOf(discarder))}</>;
}

/** A link to the table where a match is or was played. */
export function MatchLink({ match, children }: { readonly match: string; readonly children: string }) {
  const at = tableOf.value.get(match);
  return at ? <a href={deskAddress('board', String(at.round), String(at.table))}>{children}</a> : <>{children}</>;
}
