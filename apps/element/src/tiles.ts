import { type Tile, type WinRecord, formatTiles } from '@tenbo/engine';
import { type HandLocale, tileName } from '@tenbo/i18n';

import { type LaidTile, laidTiles } from '../../web/src/ui/laid.ts';
import { back, face, sidewaysFace } from '../../web/tiles/draw/shape.ts';
import { LAID, SIDEWAYS, TILE } from '../../web/tiles/draw/grid.ts';
import { drawingOf } from '../../web/tiles/sheet.ts';

/** The hand as it lies: its tiles, the winning one set apart, each meld. For screen readers it is one picture with the names of all tiles. */
export function handTiles({ win: { hand, tile } }: WinRecord, locale: HandLocale): HTMLElement {
  const named = (tiles: readonly Tile[]) => tiles.map((one) => tileName(one, locale)).join(' ');
  const names = [
    named(hand.concealed),
    locale.tiles.winning(tileName(tile, locale)),
    ...hand.melds.map((meld) => `${locale.melds[meld.type]} ${named(meld.tiles)}`),
  ];
  const upright = (tiles: readonly Tile[]) => tiles.map((one): LaidTile => ({ tile: one, lies: 'upright' }));
  const groups = [upright(hand.concealed), upright([tile]), ...hand.melds.map(laidTiles)];
  return make(
    'div',
    { class: 'hand', role: 'img', 'aria-label': names.join('; ') },
    groups.map((tiles) => make('span', { class: 'group' }, tiles.map(laid))),
  );
}

/** Indicators in a row, after their label. */
export function indicators(label: string, tiles: readonly Tile[], locale: HandLocale): HTMLElement | string {
  if (tiles.length === 0) return '';
  const names = tiles.map((tile) => tileName(tile, locale)).join(' ');
  const row = make(
    'span',
    { class: 'group', role: 'img', 'aria-label': names },
    tiles.map((tile) => laid({ tile, lies: 'upright' })),
  );
  return make('span', { class: 'indicators' }, [label, row]);
}

function laid({ tile, lies, above }: LaidTile): Element {
  if (above === undefined) return drawn(tile, lies);
  return make('span', { class: 'stack' }, [drawn(above, 'sideways'), drawn(tile, 'sideways')]);
}

/** Drawings as templates to copy, because parsing them takes longest. */
const templates = new Map<string, HTMLTemplateElement>();

function drawn(tile: Tile, lies: LaidTile['lies']): Element {
  const name = `${lies} ${tile}`;
  const template = templates.get(name) ?? document.createElement('template');
  if (!templates.has(name)) template.innerHTML = svgOf(formatTiles([tile]), lies);
  templates.set(name, template);
  return template.content.firstElementChild?.cloneNode(true) as Element;
}

function svgOf(tile: string, lies: LaidTile['lies']): string {
  if (lies === 'faceDown') return svg(TILE, '', back());
  if (lies === 'upright') return svg(TILE, '', face() + drawingOf(tile));
  return svg(SIDEWAYS, ' class="sideways"', `${sidewaysFace()}<g transform="${LAID}">${drawingOf(tile)}</g>`);
}

function svg(
  { width, height }: { readonly width: number; readonly height: number },
  attributes: string,
  content: string,
): string {
  return `<svg viewBox="0 0 ${width} ${height}"${attributes} aria-hidden="true">${content}</svg>`;
}

/** An element with attributes and children; empty texts are left out. */
export function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string>>,
  content: readonly (Node | string)[] | string,
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...(typeof content === 'string' ? [content] : content.filter((part) => part !== '')));
  return element;
}
