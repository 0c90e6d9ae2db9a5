import { LOCAL_YAKU, type YakuDef, type YakuId, type YakuValue, YAKU, formatHand, yakuFormats } from '@tenbo/engine';
import { exampleOf } from '@tenbo/engine/examples';
import { localeOf, yakuName } from '@tenbo/i18n';

import { type Page, code, place, table } from '../page.ts';

type Yaku = YakuDef & { readonly id: YakuId };

const HEAD = ['Yaku', '日本語', '中文', 'Romaji', 'Id', 'Closed', 'Open'];
const PROGRAMS = ['Tenhou', 'Mahjong Soul', 'mjai'];
const [en, ja, zh] = [localeOf('en'), localeOf('ja'), localeOf('zh')];

/** Every yaku, with its names, its value, and its names in other programs. */
export function yakuPage(): Page {
  const local = new Set<string>(LOCAL_YAKU.map(({ id }) => id));
  const standard = YAKU.filter(({ id }) => !local.has(id));
  const usual = standard.filter(({ value }) => !('yakuman' in value));
  const yakuman = standard.filter(({ value }) => 'yakuman' in value);
  const markdown = [
    '# Every yaku',
    `${standard.length} yaku that nearly everyone plays, and ${local.size} local ones. The id is what results and rule sets use. ` +
      'A yaku without a value in the column _Open_ is for closed hands. Rule sets differ on some values: `tenbo rules show mleague` says which.',
    'Where Tenhou has a number for each wind, it is that of East. Where nothing is written, the program does not have the yaku.',
    '## Yaku',
    table(
      [...HEAD, ...PROGRAMS, 'Example'],
      usual.map((yaku) => [...rowOf(yaku), ...programsOf(yaku), exampleText(yaku)]),
    ),
    '## Yakuman',
    table(
      [...HEAD, ...PROGRAMS, 'Example'],
      yakuman.map((yaku) => [...rowOf(yaku), ...programsOf(yaku), exampleText(yaku)]),
    ),
    '## Local yaku',
    'Only some houses play these, each with its own value; the usual one is shown. A rule set lists those it plays under `yaku.local`.',
    table(
      [...HEAD, 'Example'],
      LOCAL_YAKU.map((yaku) => [...rowOf(yaku), exampleText(yaku)]),
    ),
  ].join('\n\n');
  return { path: 'lists/yaku', source: undefined, markdown };
}

function rowOf(yaku: Yaku): string[] {
  const { id, romaji, value } = yaku;
  const shown = 'closed' in value ? [String(value.closed), String(value.open ?? '')] : [valueText(value), ''];
  return [place(id, yakuName(id, en)), yakuName(id, ja), yakuName(id, zh), romaji, code(id), ...shown];
}

function valueText(value: Exclude<YakuValue, { closed: number }>): string {
  return 'limit' in value ? en.limits[value.limit] : en.yakuman(value.yakuman);
}

function programsOf({ id }: Yaku): string[] {
  const { tenhou, majsoul, mjai } = yakuFormats(id);
  return [String(tenhou ?? ''), String(majsoul ?? ''), code(mjai ?? '')];
}

function exampleText({ id }: Yaku): string {
  const { hand, tile } = exampleOf(id);
  return code(formatHand(hand, tile));
}
