import type { Screen } from './list.ts';
import type { Look } from './stage.ts';

/** What a row of pictures shows. */
type Shown = Pick<Screen, 'name' | 'shows'>;

/** A picture of a screen. */
export interface Picture extends Look {
  readonly screen: string;
}

export function pictureName({ screen, language, device, theme }: Picture): string {
  return `${screen}${language === 'en' ? '' : `-${language}`}-${device}-${theme}.webp`;
}

/** The page that shows all pictures: every screen in English, some in other languages. */
export function screensPage(screens: readonly Shown[], inOthers: readonly Shown[]): string {
  return [
    '# Screens',
    '',
    'Every screen of the page on a phone and on a desktop, light and dark. `npm run screens` takes them again.',
    '',
    ...table(['light phone', 'dark phone', 'light desktop', 'dark desktop'], screens, ({ name }) =>
      (['phone', 'desktop'] as const).flatMap((device) =>
        (['light', 'dark'] as const).map((theme) => ({ screen: name, language: 'en', device, theme }) as const),
      ),
    ),
    '',
    '## 日本語 · 简体中文',
    '',
    ...table(['日本語', '简体中文', '日本語', '简体中文'], inOthers, ({ name }) =>
      (['phone', 'desktop'] as const).flatMap((device) =>
        (['ja', 'zh'] as const).map(
          (language) => ({ screen: name, language, device, theme: device === 'phone' ? 'light' : 'dark' }) as const,
        ),
      ),
    ),
    '',
  ].join('\n');
}

function table(
  columns: readonly string[],
  screens: readonly Shown[],
  picturesOf: (screen: Shown) => readonly Picture[],
): readonly string[] {
  return [
    row(['', ...columns]),
    row(['---', ...columns.map(() => '---')]),
    ...screens.map((screen) => row([screen.shows, ...picturesOf(screen).map(image)])),
  ];
}

function image(picture: Picture): string {
  const file = pictureName(picture);
  return `<a href="${file}"><img src="${file}" width="${picture.device === 'phone' ? 120 : 240}"></a>`;
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
