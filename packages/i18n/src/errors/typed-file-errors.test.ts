import { expect, test } from 'vitest';

import { TESTED_LANGUAGES } from '../../../../fixtures/tested-languages.ts';
import { type WithCode, localeOf } from '../index.ts';
import { type TypedError, describeTypedError } from '../command.ts';

type Row<E> = readonly [error: E, en: string, ja: string, zh: string];

/** Each code about a file, or about tenbo itself, at least once, as the compiler requires. */
type OfFile = Extract<
  TypedError,
  {
    readonly code:
      | 'noFile'
      | 'fileExists'
      | 'notJson'
      | 'locked'
      | 'lockedElsewhere'
      | 'lockedBySomebody'
      | 'cannotAccess'
      | 'answerNotWritten'
      | 'inputNotRead'
      | 'fault';
  }
>;

const TYPED: { readonly [C in OfFile['code']]: readonly Row<WithCode<TypedError, C>>[] } = {
  noFile: [
    [
      { code: 'noFile', file: 'm.json' },
      'm.json does not exist: start a match with tenbo match new m.json --players Aki,Ben,Chie,Dai',
      'm.jsonがありません。対局は tenbo match new m.json --players Aki,Ben,Chie,Dai で始めます。',
      '没有 m.json。请用 tenbo match new m.json --players Aki,Ben,Chie,Dai 开始对局。',
    ],
  ],
  fileExists: [
    [
      { code: 'fileExists', file: 'm.json' },
      'm.json already exists: choose another name',
      'm.jsonはすでにあります。新しい対局には別の名前を付けてください。',
      'm.json 已经存在。新的对局请用别的名字。',
    ],
  ],
  notJson: [
    [
      { code: 'notJson', file: 'm.json', line: 3, column: 7 },
      'm.json is damaged at line 3, column 7 (not valid JSON): restore an older copy or fix that line',
      'm.jsonの3行目の7文字目：ここでファイルが壊れています（JSONではありません）。古いコピーに戻すか、この行を直してください。',
      'm.json 第3行第7个字符：文件从这里损坏（不是 JSON）。请换回旧的副本，或修正这一行。',
    ],
  ],
  locked: [
    [
      { code: 'locked', process: 123, file: 'm.json', lock: 'm.json.lock' },
      'm.json is in use by another command (process 123): try again when it finishes; if that process is not tenbo, delete m.json.lock',
      'プロセス123がm.jsonに書き込んでいます。終わってから、もう一度試してください。それがtenboでなければ、m.json.lockを削除してください。',
      '进程123正在写入 m.json。请等它结束后再试。如果它不是 tenbo，请删除 m.json.lock。',
    ],
  ],
  lockedElsewhere: [
    [
      { code: 'lockedElsewhere', process: 123, machine: 'attic', file: 'm.json', lock: 'm.json.lock' },
      'm.json is in use by another command (process 123 on attic): try again when it finishes; if tenbo no longer runs there, delete m.json.lock',
      'atticのプロセス123がm.jsonに書き込んでいます。終わってから、もう一度試してください。そこでtenboが動いていなければ、m.json.lockを削除してください。',
      'attic 上的进程123正在写入 m.json。请等它结束后再试。如果那里已经没有 tenbo 在运行，请删除 m.json.lock。',
    ],
  ],
  lockedBySomebody: [
    [
      { code: 'lockedBySomebody', file: 'm.json', lock: 'm.json.lock' },
      'm.json is in use, but m.json.lock does not say by whom: if no other tenbo is running, delete it and try again',
      '誰がm.jsonに書き込んでいるのか、m.json.lockからは分かりません。ほかにtenboが動いていなければ、これを削除して、もう一度試してください。',
      'm.json.lock 没有写明谁在写入 m.json。如果没有别的 tenbo 在运行，请删除它后再试。',
    ],
  ],
  cannotAccess: [
    [
      { code: 'cannotAccess', file: 'm.json', trouble: 'full', cause: 'ENOSPC' },
      'm.json cannot be read or written: the disk or your quota is full: make room and try again',
      'm.jsonを読み書きできません：ディスク（または割り当て）の空きがありません。空きを作って、もう一度試してください。',
      '无法读写 m.json：磁盘（或配额）已满。请腾出空间后再试。',
    ],
    [
      { code: 'cannotAccess', file: 'm.json', trouble: 'readOnly', cause: 'EROFS' },
      'm.json cannot be read or written: the disk is read-only: choose a file on another one',
      'm.jsonを読み書きできません：ディスクが読み取り専用です。別のディスクのファイルにしてください。',
      '无法读写 m.json：磁盘是只读的。请选择别的磁盘上的文件。',
    ],
    [
      { code: 'cannotAccess', file: 'm.json', trouble: 'denied', cause: 'EACCES' },
      'm.json cannot be read or written: you have no permission for it or its folder: change that or choose another file',
      'm.jsonを読み書きできません：ファイルかフォルダーの権限がありません。権限を変えるか、別のファイルにしてください。',
      '无法读写 m.json：没有该文件或其文件夹的权限。请修改权限，或选择别的文件。',
    ],
    [
      { code: 'cannotAccess', file: 'm.json', trouble: 'noFolder', cause: 'ENOENT' },
      'm.json cannot be read or written: its folder does not exist: make the folder first or choose another one',
      'm.jsonを読み書きできません：フォルダーがありません。先にフォルダーを作るか、別のフォルダーにしてください。',
      '无法读写 m.json：文件夹不存在。请先建立文件夹，或选择别的文件夹。',
    ],
    [
      { code: 'cannotAccess', file: 'm.json', trouble: 'notAFile', cause: 'EISDIR' },
      'm.json cannot be read or written: it is not a file but a folder, a device or a pipe: choose a file',
      'm.jsonを読み書きできません：ファイルではなく、フォルダー、デバイス、パイプのどれかです。ファイルを指定してください。',
      '无法读写 m.json：它不是文件，而是文件夹、设备或管道。请指定一个文件。',
    ],
    [
      { code: 'cannotAccess', file: 'm.json', trouble: 'nameTooLong', cause: 'ENAMETOOLONG' },
      'm.json cannot be read or written: the name is too long: choose a shorter one',
      'm.jsonを読み書きできません：名前が長すぎます。短い名前にしてください。',
      '无法读写 m.json：名字太长。请用短一些的名字。',
    ],
    [
      { code: 'cannotAccess', file: 'm.json', trouble: 'linksInACircle', cause: 'ELOOP' },
      'm.json cannot be read or written: its symbolic links lead in a circle: fix them or name the file itself',
      'm.jsonを読み書きできません：シンボリックリンクが循環しています。リンクを直すか、ファイルそのものを指定してください。',
      '无法读写 m.json：符号链接形成了循环。请修正链接，或直接指定文件。',
    ],
    [
      { code: 'cannotAccess', file: 'm.json', trouble: 'tooManyOpen', cause: 'EMFILE' },
      'm.json cannot be read or written: too many files are open: close some programs and try again',
      'm.jsonを読み書きできません：開いているファイルが多すぎます。ほかのプログラムを閉じて、もう一度試してください。',
      '无法读写 m.json：打开的文件太多。请关闭一些程序后再试。',
    ],
    [
      { code: 'cannotAccess', file: 'm.json', trouble: 'tooLarge', cause: 'EFBIG' },
      'm.json cannot be read or written: it is larger than files may be here: raise the limit (ulimit -f) or choose another disk',
      'm.jsonを読み書きできません：ファイルの大きさの上限を超えます。上限（ulimit -f）を上げるか、別のディスクにしてください。',
      '无法读写 m.json：超过了文件大小的上限。请提高上限（ulimit -f），或换一个磁盘。',
    ],
    [
      { code: 'cannotAccess', file: 'm.json', trouble: 'busy', cause: 'EBUSY' },
      'm.json cannot be read or written: another program or a mount is using it: end that and try again',
      'm.jsonを読み書きできません：別のプログラムかマウントが使用中です。終わらせてから、もう一度試してください。',
      '无法读写 m.json：别的程序或挂载正在使用它。请结束后再试。',
    ],
    [
      { code: 'cannotAccess', file: 'm.json', trouble: 'other', cause: 'EIO' },
      'm.json cannot be read or written: the system says EIO',
      'm.jsonを読み書きできません：システムのエラーです（EIO）。',
      '无法读写 m.json：系统报告：EIO。',
    ],
  ],
  answerNotWritten: [
    [
      { code: 'answerNotWritten', trouble: 'closed', cause: 'EBADF' },
      'the answer could not be written: standard output is closed: remove >&- or write >/dev/null',
      '答えを書き込めませんでした：標準出力が閉じられています。>&- を外すか、>/dev/null にしてください。',
      '无法写出结果：标准输出已关闭。请去掉 >&-，或写 >/dev/null。',
    ],
  ],
  inputNotRead: [
    [
      { code: 'inputNotRead', trouble: 'other', cause: 'EBADF' },
      'standard input cannot be read: the system says EBADF',
      '標準入力を読めません：システムのエラーです（EBADF）。',
      '无法读取标准输入：系统报告：EBADF。',
    ],
  ],
  fault: [
    [
      { code: 'fault', said: 'TypeError: no' },
      'this is a bug in tenbo: please report it with the command and its input (TypeError: no)',
      'tenboの不具合です。あなたの誤りではありません。コマンドと入力を添えて報告してください（TypeError: no）。',
      '这是 tenbo 的缺陷，不是操作有误。请连同命令与输入一起报告（TypeError: no）。',
    ],
  ],
};

const all = Object.values<readonly Row<TypedError>[]>(TYPED as Record<string, readonly Row<TypedError>[]>).flat();

test.each(all)('%j', (error, en, ja, zh) => {
  expect(TESTED_LANGUAGES.map((language) => describeTypedError(error, localeOf(language)))).toEqual([en, ja, zh]);
});
