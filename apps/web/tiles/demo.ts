// Prints a page for viewing the tiles: node --conditions=@tenbo/source apps/web/tiles/demo.ts > tiles.html
import { BESIDE_INDEX, LAID, SIDEWAYS, TILE } from './draw/grid.ts';
import { CLEAR, DAY, NIGHT, type Palette } from './draw/palette.ts';
import { FACES, sheet } from './sheet.ts';

type Look = 'plain' | 'indexed';

const use = (id: string, attributes = '') => `<use href="#${id}"${attributes}/>`;

function drawing(tile: string, look: Look): string {
  if (look === 'plain') return use(`tile-${tile}`);
  const place = Object.entries(BESIDE_INDEX).map(([name, value]) => ` ${name}="${value}"`);
  return use(`tile-${tile}`, place.join('')) + use(`index-${tile}`);
}

function picture({ width, height }: { readonly width: number; readonly height: number }, content: string): string {
  const size = `width:calc(var(--unit)*${width});height:calc(var(--unit)*${height})`;
  return `<svg viewBox="0 0 ${width} ${height}" style="${size}">${content}</svg>`;
}

const upright = (tile: string, look: Look = 'plain') => picture(TILE, use('tile-face') + drawing(tile, look));
const back = () => picture(TILE, use('tile-back'));

function sideways(tile: string, look: Look = 'plain'): string {
  const laid = `<g transform="${LAID}"><svg width="${TILE.width}" height="${TILE.height}">${drawing(tile, look)}</svg></g>`;
  return picture(SIDEWAYS, use('tile-face-sideways') + laid);
}

/** Tiles side by side: `-5m` is sideways, `#` a back, `-5m-0m` the two stacked tiles of an added kan; a space is a gap. */
function row(text: string, look: Look = 'plain'): string {
  const tiles = text.split(' ').map((word) => {
    if (word === '') return '<i></i>';
    if (word === '#') return back();
    const called = word.split('-').slice(1);
    if (called.length === 0) return upright(word, look);
    return `<span>${called
      .toReversed()
      .map((tile) => sideways(tile, look))
      .join('')}</span>`;
  });
  return `<div class="row">${tiles.join('')}</div>`;
}

const HAND = '2m 3m 4m 6m 7m 8m 3p 4p 0p 1s 1s 7z 7z  7z';
const MELDS = '-3m 4m 0m  6s -6s 6s  1p 1p -1p  -5s-0s 5s 5s  9p 9p 9p -9p  # 5p 0p #';
const ROWS = ['m', 'p', 's', 'z'].map((suit) => FACES.filter((name) => name.endsWith(suit)).join(' '));

function table(palette: Palette, ground: string): string {
  const colours = Object.entries(palette).map(([colour, value]) => `--tile-${colour}:${value};`);
  const at = (height: number, rows: readonly string[]) => `<div style="--unit:${height / TILE.height}px">${rows.join('')}</div>`;
  const sizes = [24, 32, 48, 96, 200].map((height) =>
    at(
      height,
      ROWS.map((text) => row(text)),
    ),
  );
  const hands = [24, 40, 64].map((height) => at(height, [row(HAND), row(MELDS)]));
  const indexed = at(
    72,
    [...ROWS, MELDS].map((text) => row(text, 'indexed')),
  );
  return `<section style="${colours.join('')}background:${ground}">${[...hands, indexed, ...sizes].join('')}</section>`;
}

const style = `body{margin:0}section{padding:16px;min-width:1600px}section>div{margin-bottom:20px}
.row{display:flex;align-items:flex-end;gap:1px;margin-bottom:4px}.row i{width:calc(var(--unit)*30)}.row span{display:grid}`;
const tables = [table(DAY, '#f6f1e7'), table(NIGHT, '#14201b'), table(CLEAR, '#fffcf5')];
console.log(`<!doctype html><meta charset="utf-8"><title>Tiles</title><style>${style}</style>`);
console.log(`<div hidden>${sheet()}</div>${tables.join('')}`);
