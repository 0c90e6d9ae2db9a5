import sheet from '../../tiles/sheet.svg?url';

/** Puts the drawings of the tiles into the page, once, for every `use` to draw from; the page asks for them as it opens (index.html). */
export async function fetchSheet(): Promise<void> {
  const response = await fetch(sheet);
  const drawings = new DOMParser().parseFromString(await response.text(), 'image/svg+xml').documentElement;
  drawings.classList.add('hidden');
  drawings.ariaHidden = 'true';
  document.body.prepend(document.adoptNode(drawings));
}
