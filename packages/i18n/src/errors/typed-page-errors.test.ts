import { expect, test } from 'vitest';

import { TESTED_LANGUAGES } from '../../../../fixtures/tested-languages.ts';
import { type WithCode, localeOf } from '../index.ts';
import { type TypedError, describeTypedError } from '../command.ts';

type Row<E> = readonly [error: E, en: string, ja: string, zh: string];

/** Messages about serving the page. */
const CODES = ['portDenied', 'pageServed', 'portInUse', 'pageMissing', 'pageElsewhere', 'pageRunning'] as const;

const TYPED: { readonly [C in (typeof CODES)[number]]: Row<WithCode<TypedError, C>> } = {
  portDenied: [
    { code: 'portDenied', port: 80 },
    'you may not use port 80: choose one from 1024 up (--port 4173)',
    'ポート80を使う権限がありません。1024以上のポートを選んでください（--port 4173）。',
    '没有使用端口80的权限。请选择1024以上的端口（--port 4173）。',
  ],
  pageServed: [
    { code: 'pageServed', address: 'http://127.0.0.1:4173/' },
    'tenbo is already served at http://127.0.0.1:4173/: open that or stop it first',
    'tenboはすでにhttp://127.0.0.1:4173/で動いています。それを開くか、先に止めてください。',
    'tenbo 已经在 http://127.0.0.1:4173/ 运行。请打开它，或先停止它。',
  ],
  portInUse: [
    { code: 'portInUse', port: 80, elsewhere: 81, address: 'http://127.0.0.1:80/' },
    'port 80 is in use by another program: stop that or choose another port (--port 81); a browser keeps matches by address, so those of http://127.0.0.1:80/ are not listed there',
    'ポート80はほかのプログラムが使っています。それを止めるか、別のポートを選んでください（--port 81）。対局はアドレスごとにブラウザに保存されるので、http://127.0.0.1:80/の対局はそこには表示されません。',
    '端口80正被别的程序使用。请停止它，或选择别的端口（--port 81）。浏览器按地址保存对局，所以 http://127.0.0.1:80/ 的对局不会在那里列出。',
  ],
  pageMissing: [
    { code: 'pageMissing' },
    'the page is not built: run npm start',
    'ページがまだビルドされていません。npm start を実行してください。',
    '页面还没有构建。请运行 npm start。',
  ],
  pageElsewhere: [
    { code: 'pageElsewhere', address: 'http://192.168.0.2:4173/' },
    'http://192.168.0.2:4173/ on other devices; a browser keeps matches by address',
    'ほかの端末からは http://192.168.0.2:4173/（対局はアドレスごとにブラウザに保存されます）',
    '其他设备请打开 http://192.168.0.2:4173/（浏览器按地址保存对局）',
  ],
  pageRunning: [{ code: 'pageRunning' }, 'press Ctrl-C to stop', '終了するには Ctrl-C を押してください。', '按 Ctrl-C 停止。'],
};

test.each(CODES)('%s', (code) => {
  const [error, ...said] = TYPED[code];
  expect(TESTED_LANGUAGES.map((language) => describeTypedError(error, localeOf(language)))).toEqual(said);
});
