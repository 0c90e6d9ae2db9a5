import { BESIDE_INDEX, LAID, SIDEWAYS, TILE } from '../../tiles/draw/grid.ts';
import type { Colour, Palette } from '../../tiles/draw/palette.ts';

/** The drawings of the sheet, by name: `tile-1m`, `index-1m`, `tile-face` … */
export type Drawings = ReadonlyMap<string, string>;

/** How tiles are drawn. */
export interface Look {
  readonly palette: Palette;
  /** Whether the corners show numbers. */
  readonly indices: 'off' | 'on';
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The drawings of a sheet. */
export function drawingsIn(sheet: string): Drawings {
  const symbols = sheet.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/g);
  return new Map(Array.from(symbols, ([, id = '', drawing = '']) => [id, drawing]));
}

/** Every tile as an image, by the class that shows it: `tile-1m`, `tile-back` and `tile-1m-sideways`. The upright ones, which are the keys of the pad, come first. */
export function tileImages(drawings: Drawings, look: Look): ReadonlyMap<string, string> {
  const draw = (name: string) => drawings.get(name) ?? '';
  const tiles = [...drawings.keys()].filter((id) => /^tile-\d[mpsz]$/.test(id)).map((id) => id.slice('tile-'.length));
  const faceOf = (tile: string) =>
    look.indices === 'off' ? draw(`tile-${tile}`) : besideIndex(draw(`tile-${tile}`)) + draw(`index-${tile}`);
  const upright = tiles.map((tile) => [`tile-${tile}`, image(TILE, draw('tile-face') + faceOf(tile), look)] as const);
  const lying = tiles.map((tile) => {
    const drawing = `${draw('tile-face-sideways')}<g transform="${LAID}">${faceOf(tile)}</g>`;
    return [`tile-${tile}-sideways`, image(SIDEWAYS, drawing, look)] as const;
  });
  return new Map([...upright, ['tile-back', image(TILE, draw('tile-back'), look)], ...lying]);
}

function besideIndex(drawing: string): string {
  const { x, y, width } = BESIDE_INDEX;
  return `<g transform="translate(${x} ${y}) scale(${width / TILE.width})">${drawing}</g>`;
}

/** An SVG as a data URL. Colours are written in, because an image cannot see the page's variables. */
function image({ width, height }: Size, content: string, { palette }: Look): string {
  const painted = content.replaceAll(/var\(--tile-([a-z]+),[^)]*\)/g, (_, colour: Colour) => palette[colour]);
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} preserveAspectRatio="none">${painted}</svg>`;
  return `data:image/svg+xml,${svg.replaceAll('"', "'").replaceAll('#', '%23')}`;
}
