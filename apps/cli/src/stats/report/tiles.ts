import { type Tile, formatTiles } from '@tenbo/engine';
import { type Locale, tileName } from '@tenbo/i18n';
import type { WinTiles } from '@tenbo/ledger';

import { back, face, sidewaysFace } from '../../../../web/tiles/draw/shape.ts';
import { LAID, SIDEWAYS, TILE } from '../../../../web/tiles/draw/grid.ts';
import { drawingOf, symbol } from '../../../../web/tiles/sheet.ts';
import { type LaidTile, laidGroups } from '../../../../web/src/ui/laid.ts';
import { laidWin } from '../../../../web/src/ui/laid-win.ts';
import { Html, html } from './html.ts';

/** Draws hands, and remembers which tiles it drew: a page needs each of them only once. */
export class HandDrawer {
  readonly #used = new Set<string>();
  readonly #locale: Locale;

  constructor(locale: Locale) {
    this.#locale = locale;
  }

  /** A winner's hand as it lay, with a name for screen readers. */
  draw(win: WinTiles): Html {
    const { hand, tile } = laidWin(win);
    const groups = laidGroups(hand, tile);
    const named = (tiles: readonly Tile[]) => tiles.map((one) => tileName(one, this.#locale)).join(' ');
    const names = [
      named(hand.concealed),
      this.#locale.tiles.winning(named(tile === undefined ? [] : [tile])),
      ...hand.melds.map((meld) => `${this.#locale.melds[meld.type]} ${named(meld.tiles)}`),
    ];
    return html`<span class="hand" role="img" aria-label="${names.join('; ')}"
      >${groups.map((tiles) => html`<span class="group">${tiles.map((one) => this.#laid(one))}</span>`)}</span
    >`;
  }

  /** The drawings of all tiles used. */
  sheet(): Html {
    const bodies = [symbol('tile-face', face()), symbol('tile-sideways', sidewaysFace(), SIDEWAYS), symbol('tile-back', back())];
    const faces = [...this.#used].map((name) => symbol(`tile-${name}`, drawingOf(name)));
    return new Html(this.#used.size === 0 ? '' : `<svg class="sheet" aria-hidden="true">${[...bodies, ...faces].join('')}</svg>`);
  }

  #laid({ tile, lies, above }: LaidTile): Html {
    if (above === undefined) return this.#tile(tile, lies);
    return html`<span class="stack">${[above, tile].map((one) => this.#tile(one, 'sideways'))}</span>`;
  }

  #tile(tile: Tile, lies: LaidTile['lies']): Html {
    if (lies === 'faceDown') return svg(TILE, 'tile', '<use href="#tile-back"/>');
    const name = formatTiles([tile]);
    this.#used.add(name);
    if (lies === 'upright') return svg(TILE, 'tile', `<use href="#tile-face"/><use href="#tile-${name}"/>`);
    const { width, height } = TILE;
    const turned = `<use href="#tile-${name}" width="${width}" height="${height}" transform="${LAID}"/>`;
    return svg(SIDEWAYS, 'tile sideways', `<use href="#tile-sideways"/>${turned}`);
  }
}

function svg({ width, height }: { readonly width: number; readonly height: number }, name: string, content: string): Html {
  return new Html(`<svg class="${name}" viewBox="0 0 ${width} ${height}">${content}</svg>`);
}
