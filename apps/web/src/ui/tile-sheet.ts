import { computed, effect, signal } from '@preact/signals';

import { CLEAR, DAY, NIGHT, type Palette } from '../../tiles/draw/palette.ts';
import sheet from '../../tiles/sheet.svg?url';
import { fetched } from '../fetched.ts';
import { type TileLook, indices, theme, tileLook } from '../prefs.ts';
import { setMissing } from '../words/loaded-for.ts';
import { isTileShown } from './tile.tsx';
import { type Drawings, drawingsIn, tileImages } from './tile-images.ts';

const drawings = signal<Drawings>(new Map());
const darkDevice = matchMedia('(prefers-color-scheme: dark)');
const isDeviceDark = signal(darkDevice.matches);
darkDevice.addEventListener('change', ({ matches }) => (isDeviceDark.value = matches));

const PALETTES: Readonly<Record<Exclude<TileLook, 'page'>, Palette>> = { ivory: DAY, dark: NIGHT, clear: CLEAR };

const palette = computed(() => paletteOf(tileLook.value));

/** A dark page has ivory tiles too, unless the reader wants them to match the page. */
function paletteOf(look: TileLook): Palette {
  if (look !== 'page') return PALETTES[look];
  return theme.value === 'dark' || (theme.value === 'auto' && isDeviceDark.value) ? NIGHT : DAY;
}

/** Sample tiles of a look, one of each suit. */
export function sampleImages(look: TileLook): readonly string[] {
  const drawn = imagesIn(paletteOf(look));
  return ['tile-3m', 'tile-5p', 'tile-7s'].flatMap((name) => drawn.get(name) ?? []);
}

/** The images of the tiles by class name, in the colours chosen; empty until the sheet has loaded. */
export const images = computed(() => imagesIn(palette.value));

/** How many images to load at a time: to the browser each is a separate document. */
const PORTION = 4;

/**
 * Fetches the drawings of the tiles once; index.html preloads the file. When the first tile is to be shown, each class gets a style rule.
 * A tile is a background image, so it costs one element; inline drawings would cost dozens.
 */
export async function fetchSheet(): Promise<void> {
  const text = await fetched(sheetText).catch(() => undefined);
  setMissing(again, text === undefined);
  if (text === undefined) return;
  drawings.value = drawingsIn(text);
  const style = new CSSStyleSheet();
  document.adoptedStyleSheets.push(style);
  effect(() => {
    if (!isTileShown.value) return;
    const shown = new AbortController();
    void show([...images.value], palette.value, style, shown.signal);
    return () => shown.abort();
  });
}

const again = () => void fetchSheet();

async function sheetText(): Promise<string> {
  const response = await fetch(sheet);
  if (!response.ok) throw new Error(response.statusText);
  return response.text();
}

type Named = readonly [name: string, image: string];

/**
 * Shows all tiles at once. The images of the upright ones, which are the keys of the pad, are decoded first: if they appeared one by one, every few would
 * cause a new frame of the whole page, which takes WebKit seconds. A hand has only a few of the other tiles, and the browser decodes those
 * when it shows them.
 */
async function show(all: readonly Named[], shown: Palette, style: CSSStyleSheet, stop: AbortSignal): Promise<void> {
  const onPaper = shown === DAY ? undefined : imagesIn(DAY);
  const upright = all.filter(([name]) => !name.endsWith('-sideways'));
  // Without a reference, the browser would discard the decoded images.
  const read: HTMLImageElement[] = [];
  for (let from = 0; from < upright.length; from += PORTION) {
    read.push(...(await Promise.all(upright.slice(from, from + PORTION).map(reading))));
    if (stop.aborted) return;
  }
  style.replaceSync(all.map((one) => ruleOf(one, onPaper)).join('\n'));
}

/** An image once the browser has decoded it, each in a separate task. */
function reading([, image]: Named): Promise<HTMLImageElement> {
  const one = new Image();
  one.src = image;
  return new Promise((done) => {
    for (const end of ['load', 'error']) one.addEventListener(end, () => setTimeout(done, 0, one));
  });
}

function imagesIn(colours: Palette): ReadonlyMap<string, string> {
  return tileImages(drawings.value, { palette: colours, indices: indices.value });
}

/** Printed tiles always use the day palette. */
function ruleOf([name, image]: Named, onPaper?: ReadonlyMap<string, string>): string {
  const rule = `.${name} { background-image: url("${image}"); }`;
  return onPaper ? `${rule} @media print { ${ruleOf([name, onPaper.get(name) ?? ''])} }` : rule;
}
