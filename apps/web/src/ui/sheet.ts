import { computed, effect, signal } from '@preact/signals';

import { DAY, NIGHT, type Palette } from '../../tiles/draw/palette.ts';
import sheet from '../../tiles/sheet.svg?url';
import { fetched } from '../fetched.ts';
import { indices, theme } from '../prefs.ts';
import { setMissing } from '../words/loaded-for.ts';
import { afterPaint } from './pacing.ts';
import { type Drawings, drawingsIn, tileImages } from './tile-images.ts';

const drawings = signal<Drawings>(new Map());
const darkDevice = matchMedia('(prefers-color-scheme: dark)');
const isDeviceDark = signal(darkDevice.matches);
darkDevice.addEventListener('change', ({ matches }) => (isDeviceDark.value = matches));

const palette = computed(() => (theme.value === 'dark' || (theme.value === 'auto' && isDeviceDark.value) ? NIGHT : DAY));

/** The images of the tiles as the page shows them, by their classes; none before the sheet is there. */
export const images = computed(() => imagesIn(palette.value));

/** How many images come at once: the browser reads each as a document of its own, so a few a frame. */
const PORTION = 4;

/**
 * Fetches the drawings of the tiles, once, and shows them wherever a class names them; the page asks for them as it opens (index.html).
 * A tile is a background: it costs the page one element, where a drawing in its place costs dozens.
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

/** Gives each style sheet its share of the rules, one a frame. @returns what calls off the rest */
function replaceInTurn([first, ...others]: readonly CSSStyleSheet[], rules: readonly string[]): () => void {
  first?.replaceSync(rules.slice(0, PORTION).join('\n'));
  let callOff = () => {};
  if (others.length > 0) callOff = afterPaint(() => (callOff = replaceInTurn(others, rules.slice(PORTION))));
  return () => callOff();
}

function imagesIn(colours: Palette): ReadonlyMap<string, string> {
  return tileImages(drawings.value, { palette: colours, indices: indices.value });
}

/** On paper it is always day. */
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
