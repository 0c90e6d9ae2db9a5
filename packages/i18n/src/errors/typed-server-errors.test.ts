import { expect, test } from 'vitest';

import { TOLD_IN } from '../../../../fixtures/told-in.ts';
import { type TypedError, type WithCode, describeTypedError, localeOf } from '../index.ts';

type Row<E> = readonly [error: E, en: string, ja: string, zh: string];

/** What is said where the server of a club is started. */
const CODES = ['badKey', 'badHost', 'badCertificate', 'databaseNotOpened', 'newerDatabase', 'eventLink'] as const;

const TYPED: { readonly [C in (typeof CODES)[number]]: Row<WithCode<TypedError, C>> } = {
  badKey: [
    { code: 'badKey' },
    'the key must have 22 to 200 letters, digits, - and _: choose another one, or leave it out for a new one',
    'キーは英数字と-と_で22〜200文字にしてください。省くと新しいキーになります。',
    '密钥须为22至200个字母、数字、- 或 _。不写则生成新的密钥。',
  ],
  badHost: [
    { code: 'badHost', host: '10.0.0.1' },
    '10.0.0.1 is not an address of this machine: choose another one, or write --host alone for all of them',
    '10.0.0.1はこのコンピューターのアドレスではありません。別のアドレスにするか、--hostだけを書いてください（すべてのアドレス）。',
    '10.0.0.1 不是本机的地址。请换一个，或只写 --host（所有地址）。',
  ],
  badCertificate: [
    { code: 'badCertificate', cert: 'a.pem', key: 'b.pem', said: 'no start line' },
    'a.pem and b.pem cannot be used for HTTPS (no start line): give a certificate and the key that belongs to it, both as PEM',
    'a.pemとb.pemはHTTPSに使えません（no start line）。証明書と、それと対になる秘密鍵を、どちらもPEM形式で指定してください。',
    'a.pem 与 b.pem 不能用于 HTTPS（no start line）。请指定证书和与它配对的私钥，都用 PEM 格式。',
  ],
  databaseNotOpened: [
    { code: 'databaseNotOpened', place: 'club.db', said: 'file is not a database' },
    'the database cannot be opened (club.db: file is not a database): check --data or DATABASE_URL',
    'データベースを開けません（club.db：file is not a database）。--dataかDATABASE_URLを確かめてください。',
    '无法打开数据库（club.db：file is not a database）。请检查 --data 或 DATABASE_URL。',
  ],
  newerDatabase: [
    { code: 'newerDatabase', place: 'club.db', version: 3, known: 2 },
    'the database is from a newer tenbo (club.db: version 3, this tenbo knows up to 2): install that one, or restore an older backup',
    'データベースはより新しいtenboのものです（club.db：バージョン3、このtenboは2まで）。新しいtenboを入れるか、古いバックアップを戻してください。',
    '数据库来自更新的 tenbo（club.db：版本3，此 tenbo 最高支持2）。请安装新版本，或恢复较早的备份。',
  ],
  eventLink: [
    { code: 'eventLink', address: 'http://127.0.0.1:4174/#/club?server=k' },
    'whoever has this link creates events: http://127.0.0.1:4174/#/club?server=k',
    'このリンクがあれば大会を作れます：http://127.0.0.1:4174/#/club?server=k',
    '有此链接的人可以创建活动：http://127.0.0.1:4174/#/club?server=k',
  ],
};

test.each(CODES)('%s', (code) => {
  const [error, ...said] = TYPED[code];
  expect(TOLD_IN.map((language) => describeTypedError(error, localeOf(language)))).toEqual(said);
});
