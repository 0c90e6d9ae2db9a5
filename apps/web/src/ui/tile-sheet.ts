import { computed, effect, signal } from '@preact/signals';

import { CLEAR, DAY, NIGHT, type Palette } from '../../tiles/draw/palette.ts';
import sheet from '../../tiles/sheet.svg?url';
import { fetched } from '../fetched.ts';
import { type TileLook, indices, theme, tileLook } from '../prefs.ts';
import { setMissing } from '../words/loaded-for.ts';
import { afterPaint } from './pacing.ts';
import { type Drawings, drawingsIn, tileImages } from './tile-images.ts';

const drawings = signal<Drawings>(new Map());
const darkDevice = matchMedia('(prefers-color-scheme: dark)');
const isDeviceDark = signal(darkDevice.matches);
darkDevice.addEventListener('change', ({ matches }) => (isDeviceDark.value = matches));

const PALETTES: Readonly<Record<Exclude<TileLook, 'page'>, Palette>> = { ivory: DAY, dark: NIGHT, clear: CLEAR };

const palette = computed(() => paletteOf(tileLook.value));

/** A dark page has ivory tiles too, unless the reader wants them as the page. */
function paletteOf(look: TileLook): Palette {
  if (look !== 'page') return PALETTES[look];
  return theme.value === 'dark' || (theme.value === 'auto' && isDeviceDark.value) ? NIGHT : DAY;
}

/** A tile of each suit as a look draws them. */
export function sampleImages(look: TileLook): readonly string[] {
  const drawn = imagesIn(paletteOf(look));
  return ['tile-3m', 'tile-5p', 'tile-7s'].flatMap((name) => drawn.get(name) ?? []);
}

/** The images of the tiles by class name, in the colours chosen; empty until the sheet has loaded. */
export const images = computed(() => imagesIn(palette.value));

/** Images added per frame: the browser parses each as a document of its own. */
const PORTION = 4;

/**
 * Fetches the drawings of the tiles once and adds a style rule for each class; index.html preloads the file.
 * A tile is a background image, so it costs one element; inline drawings would cost dozens.
 */
export async function fetchSheet(): Promise<void> {
  const text = await fetched(sheetText).catch(() => undefined);
  setMissing(again, text === undefined);
  if (text === undefined) return;
  drawings.value = drawingsIn(text);
  const count = Math.ceil(images.value.size / PORTION);
  const styles = Array.from({ length: count }, () => new CSSStyleSheet());
  document.adoptedStyleSheets.push(...styles);
  effect(() => replaceInTurn(styles, rulesOf(palette.value)));
}

const again = () => void fetchSheet();

async function sheetText(): Promise<string> {
  const response = await fetch(sheet);
  if (!response.ok) throw new Error(response.statusText);
  return response.text();
}

/** Fills the style sheets with the rules, one per frame. @returns a function that cancels the rest */
function replaceInTurn([first, ...others]: readonly CSSStyleSheet[], rules: readonly string[]): () => void {
  first?.replaceSync(rules.slice(0, PORTION).join('\n'));
  let callOff = () => {};
  if (others.length > 0) callOff = afterPaint(() => (callOff = replaceInTurn(others, rules.slice(PORTION))));
  return () => callOff();
}

function imagesIn(colours: Palette): ReadonlyMap<string, string> {
  return tileImages(drawings.value, { palette: colours, indices: indices.value });
}

/** Printed tiles always use the day palette. */
function rulesOf(shown: Palette): readonly string[] {
  const onPaper = shown === DAY ? undefined : imagesIn(DAY);
  return Array.from(images.value, ([name, image]) => {
    const rule = ruleOf(name, image);
    return onPaper ? `${rule} @media print { ${ruleOf(name, onPaper.get(name))} }` : rule;
  });
}

function ruleOf(name: string, image = ''): string {
  return `.${name} { background-image: url("${image}"); }`;
}
