import { images } from '../ui/tile-sheet.ts';
import { imageName } from '../ui/tile.tsx';
import { COLOURS, type Colour, FACES, type Font, type Item, SIZE } from './items.ts';
import { BASELINE } from './texts.ts';
import { itemsOf } from './layout.ts';
import type { Picture } from './shared.ts';

/** The look of the page. The picture uses its theme, tiles and fonts, so that readers share what they see. */
interface Looks {
  readonly colours: Readonly<Record<Colour, string>>;
  readonly faces: Readonly<Record<Font['face'], string>>;
}

/** A picture as a PNG. */
export async function pngOf(picture: Picture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, SIZE);
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const looks = looksOfPage();
  const measure = (text: string, font: Font) => {
    context.font = fontOf(font, looks);
    return context.measureText(text).width;
  };
  const items = itemsOf(picture, measure);
  const tiles = await tileImages(items);
  context.fillStyle = looks.colours.paper;
  context.fillRect(0, 0, SIZE.width, SIZE.height);
  for (const item of items) paint(item, context, looks, tiles);
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

/** Reads the style sheet's variables from an element, because a canvas cannot use them. Colours forced by the system would all be the same. */
function looksOfPage(): Looks {
  const probe = document.createElement('span');
  probe.style.cssText = 'position: absolute; forced-color-adjust: none';
  document.body.append(probe);
  const colours = COLOURS.map((name) => {
    probe.style.color = `var(--${name})`;
    return [name, getComputedStyle(probe).color] as const;
  });
  const faces = FACES.map((name) => {
    probe.style.fontFamily = `var(--${name})`;
    return [name, getComputedStyle(probe).fontFamily] as const;
  });
  probe.remove();
  return { colours: Object.fromEntries(colours), faces: Object.fromEntries(faces) } as Looks;
}

function fontOf({ face, size, bold = false }: Font, { faces }: Looks): string {
  return `${bold ? (face === 'sans' ? 700 : 600) : 400} ${size}px ${faces[face]}`;
}

type Tiles = ReadonlyMap<string, HTMLImageElement>;

async function tileImages(items: readonly Item[]): Promise<Tiles> {
  const names = new Set(items.flatMap((item) => (item.is === 'tile' ? [imageName(item.tile, item.lies)] : [])));
  const loaded = await Promise.all(
    [...names].map(async (name) => {
      const image = new Image();
      image.src = images.value.get(name) ?? '';
      await image.decode();
      return [name, image] as const;
    }),
  );
  return new Map(loaded);
}

function paint(item: Item, context: CanvasRenderingContext2D, looks: Looks, tiles: Tiles): void {
  const { colours } = looks;
  switch (item.is) {
    case 'text':
      context.font = fontOf(item.font, looks);
      context.fillStyle = colours[item.colour];
      context.fillText(item.text, item.x, item.y + item.font.size * BASELINE);
      break;
    case 'tile': {
      const image = tiles.get(imageName(item.tile, item.lies));
      if (image) context.drawImage(image, item.x, item.y, item.width, item.height);
      break;
    }
    case 'box':
      context.beginPath();
      context.roundRect(item.x, item.y, item.width, item.height, item.radius ?? 0);
      if (item.fill) fill(context, colours[item.fill]);
      if (item.stroke) stroke(context, colours[item.stroke], 1.5);
      break;
    case 'arrow':
      stroke(context, colours[item.colour], ARROW, new Path2D(item.path));
      fill(context, colours[item.colour], headOf(item.path));
      break;
  }
}

const ARROW = 4.5;

function fill(context: CanvasRenderingContext2D, colour: string, path?: Path2D): void {
  context.fillStyle = colour;
  if (path) context.fill(path);
  else context.fill();
}

function stroke(context: CanvasRenderingContext2D, colour: string, width: number, path?: Path2D): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineCap = 'round';
  if (path) context.stroke(path);
  else context.stroke();
}

/** The head of an arrow. It points along the last segment of the arrow's path. */
function headOf(path: string): Path2D {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = path
    .split(/[^-\d.]+/)
    .filter(Boolean)
    .map(Number)
    .slice(-4);
  const head = new Path2D();
  const matrix = new DOMMatrix().translate(x1, y1).rotateFromVector(x1 - x0, y1 - y0);
  head.addPath(new Path2D('M-10 -9 9 0 -10 9z'), matrix);
  return head;
}
