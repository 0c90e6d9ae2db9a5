import { expect, test } from 'vitest';

import { SERVER_CODES } from '../../../../fixtures/server-codes.ts';
import { TESTED_LANGUAGES } from '../../../../fixtures/tested-languages.ts';
import { type WithCode, localeOf } from '../index.ts';
import { type TypedError, describeTypedError } from '../command.ts';

type Row<E> = readonly [error: E, en: string, ja: string, zh: string];

const TYPED: { readonly [C in (typeof SERVER_CODES)[number]]: Row<WithCode<TypedError, C>> } = {
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
  noDatabase: [
    { code: 'noDatabase', file: 'club.db' },
    'there is no database club.db: check --data',
    'データベースclub.dbがありません。--dataを確かめてください。',
    '没有数据库 club.db。请检查 --data。',
  ],
  usePgDump: [
    { code: 'usePgDump' },
    'PostgreSQL has programs of its own for backups: use pg_dump and pg_restore',
    'PostgreSQLのバックアップには、PostgreSQLのpg_dumpとpg_restoreを使ってください。',
    'PostgreSQL 有自己的备份程序，请用 pg_dump 和 pg_restore。',
  ],
  backupNotWritten: [
    { code: 'backupNotWritten', file: 'a.db', said: 'disk is full' },
    'a.db could not be written (disk is full): choose another place',
    'a.dbに書き込めません（disk is full）。別の場所を選んでください。',
    '无法写入 a.db（disk is full）。请换一个位置。',
  ],
  notABackup: [
    { code: 'notABackup', file: 'a.db', said: 'file is not a database' },
    'a.db is not a whole backup (file is not a database): use another one',
    'a.dbは完全なバックアップではありません（file is not a database）。別のものを使ってください。',
    'a.db 不是完整的备份（file is not a database）。请用别的备份。',
  ],
  databaseExists: [
    { code: 'databaseExists', file: 'club.db' },
    'club.db is there already: add --replace to put the backup in its place',
    'club.dbはすでにあります。バックアップで置き換えるなら--replaceを付けてください。',
    'club.db 已经存在。要用备份替换它，请加上 --replace。',
  ],
  databaseInUse: [
    { code: 'databaseInUse', file: 'club.db' },
    'a program is using club.db: stop the server first',
    'club.dbはほかのプログラムが使っています。先にサーバーを止めてください。',
    '有程序正在使用 club.db。请先停止服务器。',
  ],
  noSuchEvent: [
    { code: 'noSuchEvent', event: 'x', events: ['a', 'b'] },
    'there is no event x: use a or b',
    '大会xはありません。あるのはa、bです。',
    '没有活动 x。现有：a、b。',
  ],
  badLine: [
    { code: 'badLine', file: 'a.jsonl', line: 3, said: 'this is not JSON' },
    'a.jsonl is damaged at line 3 (this is not JSON): nothing of it was imported; export the event again',
    'a.jsonlは3行目が壊れています（this is not JSON）。何も取り込んでいません。もう一度書き出してください。',
    'a.jsonl 第3行已损坏（this is not JSON）。什么都没有导入，请重新导出。',
  ],
  takenId: [
    { code: 'takenId', file: 'a.jsonl', id: 'start' },
    'a.jsonl does not go with what the database has under start: nothing of it was imported',
    'a.jsonlは、データベースにあるstartと合いません。何も取り込んでいません。',
    'a.jsonl 与数据库中的 start 不一致。什么都没有导入。',
  ],
  backedUp: [{ code: 'backedUp', file: 'a.db' }, 'backed up to a.db', 'a.dbにバックアップしました', '已备份到 a.db'],
  restored: [{ code: 'restored', file: 'a.db' }, 'restored to a.db', 'a.dbに戻しました', '已恢复到 a.db'],
  eventExists: [
    { code: 'eventExists', file: 'a.jsonl', event: 'x' },
    'the database already has the event x: nothing of a.jsonl was imported, because an import only makes new events',
    '大会xはすでにデータベースにあります。取り込みは新しい大会を作るだけなので、a.jsonlからは何も取り込んでいません。',
    '数据库里已有活动 x。导入只会新建活动，没有从 a.jsonl 导入任何内容。',
  ],
  eventToImport: [
    { code: 'eventToImport', event: 'x', organisers: 1, links: 5, people: 4, logs: 3, entries: 120 },
    'will add the event x: links 5 (1 of organisers), people 4, logs 3, entries 120',
    '大会xを追加します：リンク5件（うち主催者1件）、人4人、対局の記録3件、記入120件',
    '将添加活动 x：链接5个（其中主办方1个），人4名，对局记录3份，条目120条',
  ],
  eventImported: [{ code: 'eventImported', event: 'x' }, 'added the event x', '大会xを追加しました', '已添加活动 x'],
};

test.each(SERVER_CODES)('%s', (code) => {
  const [error, ...said] = TYPED[code];
  expect(TESTED_LANGUAGES.map((language) => describeTypedError(error, localeOf(language)))).toEqual(said);
});

test('an empty database has no events to name', () => {
  const error = { code: 'noSuchEvent', event: 'x', events: [] } as const;
  expect(TESTED_LANGUAGES.map((language) => describeTypedError(error, localeOf(language)))).toEqual([
    'there is no event x: the database has none',
    '大会xはありません。データベースに大会がありません。',
    '没有活动 x。数据库里没有活动。',
  ]);
});
