import type { CommandWords, TroubleWords, TypedErrorWords } from '../../command-words.ts';
import { glossary } from '../page/glossary.ts';

const list = (words: readonly string[]) => words.join('、');

const TROUBLES: TroubleWords = {
  full: () => 'ディスク（または割り当て）の空きがありません。空きを作って、もう一度試してください。',
  readOnly: () => 'ディスクが読み取り専用です。別のディスクのファイルにしてください。',
  denied: () => 'ファイルかフォルダーの権限がありません。権限を変えるか、別のファイルにしてください。',
  noFolder: () => 'フォルダーがありません。先にフォルダーを作るか、別のフォルダーにしてください。',
  notAFile: () => 'ファイルではなく、フォルダー、デバイス、パイプのどれかです。ファイルを指定してください。',
  nameTooLong: () => '名前が長すぎます。短い名前にしてください。',
  linksInACircle: () => 'シンボリックリンクが循環しています。リンクを直すか、ファイルそのものを指定してください。',
  tooManyOpen: () => '開いているファイルが多すぎます。ほかのプログラムを閉じて、もう一度試してください。',
  tooLarge: () => 'ファイルの大きさの上限を超えます。上限（ulimit -f）を上げるか、別のディスクにしてください。',
  busy: () => '別のプログラムかマウントが使用中です。終わらせてから、もう一度試してください。',
  closed: () => '標準出力が閉じられています。>&- を外すか、>/dev/null にしてください。',
  other: (cause) => `システムのエラーです（${cause}）。`,
};

/** The nearest words; without any, other advice. */
const meant = (nearest: readonly string[], otherwise: string) =>
  nearest.length > 0 ? `近いのは${list(nearest)}です。` : otherwise;

/** Errors in a command, or in the file of a match, in Japanese. */
export const errors: TypedErrorWords = {
  noSuchPlayer: ({ typed, players, nearest }) =>
    `「${typed}」という人はいません。${meant(nearest, `${list(players)}か、席の番号1〜${players.length}を書いてください。`)}`,
  whichPlayer: ({ typed, players }) =>
    `「${typed}」だけでは${list(players)}のどれか分かりません。続きを書くか、席の番号を書いてください。`,
  notInSeason: ({ typed, players }) =>
    `これらの対局に「${typed}」という人はいません。${meant(players, '名前を確かめてください。')}`,
  badNames: ({ typed }) => `「${typed}」は対局者の名前になりません。別々の名前をコンマで区切ってください。例：Aki,Ben,Chie,Dai`,
  numberAsName: ({ typed }) => `「${typed}」は席の番号と区別できません。数字だけでない名前を書いてください。`,
  noSuchOutcome: ({ typed, outcomes, nearest }) =>
    `「${typed}」という局の結果はありません。${meant(nearest, `${list(outcomes)}のどれかで始めてください。`)}`,
  playerMissing: ({ what }) =>
    ({
      winner: '和了者を書いてください。例：ron Ben Aki 3 30、tsumo Chie mangan',
      discarder: '和了者の次に放銃者を書いてください。例：ron Ben Aki 3 30',
      players: '誰のことかを書いてください。例：chombo Dai',
    })[what],
  noValue: ({ typed }) =>
    `「${typed}」は点数として読めません。翻と符（3 30）、manganからyakumanまで、点数（3900、700/1300、2600 all）、牌（'234m 406p 567s 88s 67m +8m'）のどれかを書いてください。`,
  noValueInPoints: ({ typed }) =>
    `「${typed}」は点数として読めません。翻と符（3 40）、5翻以上の翻数（8）、mangan、yakuman（yakuman 2）のように書いてください。`,
  noSuchCause: ({ typed, causes, nearest }) =>
    `「${typed}」という途中流局はありません。${meant(nearest, `${list(causes)}から選んでください。`)}`,
  noSuchFoul: ({ typed, fouls, nearest }) =>
    `「${typed}」という反則はありません。${meant(nearest, `${list(fouls)}から選んでください。`)}`,
  noSuchYaku: ({ typed, yaku, nearest }) =>
    `このルールで「${typed}」に責任払いはありません。${meant(nearest, `${list(yaku)}から選んでください。`)}`,
  noSuchCommand: ({ typed, commands }) =>
    `「${typed}」というコマンドはありません。${meant(commands, 'tenbo help で一覧を見られます。')}`,
  noSuchOption: ({ typed, options }) => `${typed}というオプションはありません。${meant(options, '--help で一覧を見られます。')}`,
  optionValueMissing: ({ option }) => `${option}の値がありません。書き加えてください。`,
  optionMissing: ({ option }) => `${option}が必要です。書き加えてください。`,
  optionConflict: ({ option, other }) => `${option}と${other}は一緒に使えません。どちらかを消してください。`,
  wordMissing: ({ word }) => `<${word}>が必要です。書き加えてください（例は --help）。`,
  tooManyWords: ({ typed, most }) =>
    `「${typed}」は余分です。${most === 0 ? 'ここに書けるのはオプションだけです。' : `ここに書ける言葉は${most}つまでです。`}`,
  badChoice: ({ option, typed, choices, nearest }) =>
    `${option}は「${typed}」にできません。${meant(nearest, `${list(choices)}から選んでください。`)}`,
  badNumber: ({ option, typed, from, to }) =>
    `${option}は「${typed}」にできません。${to === '' ? `${from}より大きい数` : `${from}〜${to}の数`}を書いてください。`,
  badOptionValue: ({ option, typed, sample }) => `${option}は「${typed}」にできません。${sample}のように書いてください。`,
  noRulesFile: ({ file }) => `${file}というファイルはありません。名前を確かめてください。`,
  rulesTooLarge: ({ file, most }) =>
    `${file}は${most.toLocaleString('en')}バイトを超え、ルールには大きすぎます。別のファイルを選んでください。`,
  badJson: ({ where, line, column }) => `${where}の${line}行${column}桁目がJSONになっていません。直してください。`,
  noSuchTerm: ({ typed, terms }) =>
    `「${typed}」という用語はありません。${terms.length > 0 ? `近いのは${list(terms)}です。` : '綴りを確認してください。'}`,
  badCount: ({ option, typed }) => `${option}は数字で書いてください（「${typed}」は数ではありません）。`,
  badPair: ({ option, typed, sample }) => `${option}に「${typed}」は使えません。${sample}のように書いてください。`,
  noSuchHand: ({ typed, hands }) =>
    `${typed}番の局はありません。${hands === 0 ? 'まだ1局も終わっていません。' : `1〜${hands}から選んでください。`}`,
  noSuchCandidate: ({ typed, letters }) =>
    letters.length === 0 ? '食い違いはありません。' : `「${typed}」という候補はありません。${list(letters)}から選んでください。`,
  optionTwice: ({ option }) => `${option}が2回書かれています。1回だけにしてください。`,
  optionElsewhere: ({ option, command }) => `${command}に${option}というオプションはありません。外してください。`,
  optionNotFor: ({ option, needs }) =>
    `${option}は${{ nagashi: '流し満貫', win: '和了', tiles: '牌で入力した和了' }[needs]}にだけ使えます。外してください。`,
  countTwice: ({ option, typed }) => `${option}の「${typed}」は、和了者1人に数を1つだけ書いてください。`,
  notAWinner: ({ option, typed, player }) => `${option}の「${typed}」：${player}は和了者ではありません。和了者を書いてください。`,
  whichWinner: ({ option, typed, players }) =>
    `${option}の「${typed}」は${list(players)}のどの和了のことか分かりません。${players[0]}:${typed}のように和了者を先に書いてください。`,
  ownDiscard: () => '和了者が自分で和了牌を捨てることはありません。--fromか--seatを直してください。',
  handSample: () =>
    "手牌は13枚、和了牌はその後に「+」を付けて書きます（槓子は1枚増えます）。例：tenbo '234m 406p 567s 88s 67m +8m'",
  tileAssumed: ({ tile }) => `和了牌は最後の${tile}としました（別の牌なら前に「+」を付けてください）`,
  handMissing: () => 'オプションと一緒に手牌も書いてください。例：234m 406p 567s 88s 67m +8m tsumo riichi',
  handBesidePipe: () => '--jsonlは標準入力から手牌を読みます。ここに書いた手牌は外してください。',
  pathMissing: () => 'ファイルかフォルダーを書いてください。標準入力は「-」です。',
  pathBesidePipe: () => '--jsonlは標準入力から牌譜を読みます。ここに書いたパスは外してください。',
  optionNeeds: ({ option, needs }) => `${option}には${needs}が必要です。加えてください。`,
  notInField: ({ typed, players, count }) =>
    `「${typed}」という参加者はいません。${players.length > 0 ? `近いのは${list(players)}です。` : `1〜${count}の番号か、名簿どおりの名前を書いてください。`}`,
  nameTwice: ({ typed }) => `「${typed}」が2回書かれています。別々の名前にしてください。`,
  nameIsNumber: ({ typed }) => `「${typed}」は参加者の番号と区別できません。名前を書いてください。`,
  nameMissing: () => '最初の列に名前がありません。加えるか、この行を削除してください。',
  badQuote: () => '引用符（"）が閉じていないか、後に文字が続いています。直してください。',
  sameFile: ({ file }) => `${file}が2回書かれています。別々のファイルにしてください。`,
  outMissing: () => '対局がいくつもあるときは、書き込むフォルダーを--outで指定してください。',
  outBesideInput: ({ folder, path }) =>
    `${folder}と読み込む${path}は、一方が他方の中にあってはいけません。別のフォルダーにしてください。`,
  notResumable: ({ file }) => `Parquetはまとめて書くため、${file}は続きから書けません。.jsonlか.csvにしてください。`,
  runInterrupted: ({ file, journal }) =>
    `${file}は途中で中断した処理の出力です。--resumeを付けて続けるか、${journal}を削除してやり直してください。`,
  nothingToResume: ({ file }) => `${file}は中断した処理の出力ではありません。最初から書き直すなら--resumeを外してください。`,
  otherRun: ({ file, journal }) =>
    `${file}の中断した処理とは、オプションかファイルが違います。同じコマンドに--resumeを付けるか、${journal}を削除してやり直してください。`,
  nothingToUndo: () => '取り消せる記録がありません。',
  nothingToRedo: () =>
    '復元できる記録がありません。復元できるのは、最後に取り消したもので、その後に何も加えていない場合だけです。',
  noFile: ({ file }) => `${file}がありません。対局は tenbo match new ${file} --players Aki,Ben,Chie,Dai で始めます。`,
  fileExists: ({ file }) => `${file}はすでにあります。別の名前にしてください。`,
  notJson: ({ file, line, column }) =>
    `${file}の${line}行目の${column}文字目：ここでファイルが壊れています（JSONではありません）。古いコピーに戻すか、この行を直してください。`,
  locked: ({ process, file, lock }) =>
    `プロセス${process}が${file}に書き込んでいます。終わってから、もう一度試してください。それがtenboでなければ、${lock}を削除してください。`,
  lockedElsewhere: ({ process, machine, file, lock }) =>
    `${machine}のプロセス${process}が${file}に書き込んでいます。終わってから、もう一度試してください。そこでtenboが動いていなければ、${lock}を削除してください。`,
  lockedBySomebody: ({ file, lock }) =>
    `誰が${file}に書き込んでいるのか、${lock}からは分かりません。ほかにtenboが動いていなければ、これを削除して、もう一度試してください。`,
  cannotAccess: ({ file, trouble, cause }) => `${file}を読み書きできません：${TROUBLES[trouble](cause)}`,
  answerNotWritten: ({ trouble, cause }) => `結果を出力できませんでした：${TROUBLES[trouble](cause)}`,
  inputNotRead: ({ trouble, cause }) => `標準入力を読めません：${TROUBLES[trouble](cause)}`,
  portDenied: ({ port }) => `ポート${port}を使う権限がありません。1024以上のポートを選んでください（--port 4173）。`,
  pageServed: ({ address }) => `tenboはすでに${address}で動いています。それを開くか、先に止めてください。`,
  portInUse: ({ port, elsewhere, address }) =>
    `ポート${port}はほかのプログラムが使っています。それを止めるか、別のポートを選んでください（--port ${elsewhere}）。対局はアドレスごとにブラウザに保存されるので、${address}の対局はそこには表示されません。`,
  pageMissing: () => 'ページがまだビルドされていません。npm start を実行してください。',
  pageElsewhere: ({ address }) => `ほかの端末からは ${address}（対局はアドレスごとにブラウザに保存されます）`,
  pageRunning: () => '終了するには Ctrl-C を押してください。',
  badKey: () => 'キーは英数字と-と_で22〜200文字にしてください。指定しなければ新しいキーを作ります。',
  badHost: ({ host }) =>
    `${host}はこのコンピューターのアドレスではありません。別のアドレスにするか、--hostだけを書いてください（すべてのアドレス）。`,
  badCertificate: ({ cert, key, said }) =>
    `${cert}と${key}はHTTPSに使えません（${said}）。証明書と、それと対になる秘密鍵を、どちらもPEM形式で指定してください。`,
  databaseNotOpened: ({ place, said }) =>
    `データベースを開けません（${place}：${said}）。--dataかDATABASE_URLを確かめてください。`,
  newerDatabase: ({ place, version, known }) =>
    `データベースはより新しいtenboのものです（${place}：バージョン${version}、このtenboは${known}まで）。新しいtenboを入れるか、古いバックアップを戻してください。`,
  eventLink: ({ address }) => `このリンクがあれば大会を作れます：${address}`,
  noDatabase: ({ file }) => `データベース${file}がありません。--dataを確かめてください。`,
  usePgDump: () => 'PostgreSQLのバックアップには、PostgreSQLのpg_dumpとpg_restoreを使ってください。',
  backupNotWritten: ({ file, said }) => `${file}に書き込めません（${said}）。別の場所を選んでください。`,
  notABackup: ({ file, said }) => `${file}は完全なバックアップではありません（${said}）。別のものを使ってください。`,
  databaseExists: ({ file }) => `${file}はすでにあります。バックアップで置き換えるなら--replaceを付けてください。`,
  databaseInUse: ({ file }) => `${file}はほかのプログラムが使っています。先にサーバーを止めてください。`,
  noSuchEvent: ({ event, events }) =>
    `大会${event}はありません。${events.length > 0 ? `あるのは${events.join('、')}です。` : 'データベースに大会がありません。'}`,
  badLine: ({ file, line, said }) =>
    `${file}は${line}行目が壊れています（${said}）。何も取り込んでいません。もう一度書き出してください。`,
  takenId: ({ file, id }) => `${file}は、データベースにある${id}と合いません。何も取り込んでいません。`,
  backedUp: ({ file }) => `${file}にバックアップしました`,
  restored: ({ file }) => `バックアップを${file}に復元しました`,
  eventExists: ({ file, event }) =>
    `大会${event}はすでにデータベースにあります。取り込みは新しい大会を作るだけなので、${file}からは何も取り込んでいません。`,
  eventToImport: ({ event, organisers, links, people, logs, entries }) =>
    `大会${event}を追加します：リンク${links}件（うち主催者${organisers}件）、人${people}人、対局の記録${logs}件、記入${entries}件`,
  eventImported: ({ event }) => `大会${event}を追加しました`,
  fault: ({ said }) => `tenboの不具合です。入力の誤りではありません。コマンドと入力を添えて報告してください（${said}）。`,
};

export const term = { also: glossary.also, see: glossary.see };

export const help: CommandWords['help'] = async () => (await import('./help.ts')).help;
