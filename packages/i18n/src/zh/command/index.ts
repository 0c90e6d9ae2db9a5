import { or } from '../chinese.ts';
import type { CommandWords, TroubleWords, TypedErrorWords } from '../../command-words.ts';
import { glossary } from '../page/glossary.ts';

const TROUBLES: TroubleWords = {
  full: () => '磁盘（或配额）已满。请腾出空间后再试。',
  readOnly: () => '磁盘是只读的。请选择别的磁盘上的文件。',
  denied: () => '没有该文件或其文件夹的权限。请修改权限，或选择别的文件。',
  noFolder: () => '文件夹不存在。请先建立文件夹，或选择别的文件夹。',
  notAFile: () => '它不是文件，而是文件夹、设备或管道。请指定一个文件。',
  nameTooLong: () => '名字太长。请用短一些的名字。',
  linksInACircle: () => '符号链接形成了循环。请修正链接，或直接指定文件。',
  tooManyOpen: () => '打开的文件太多。请关闭一些程序后再试。',
  tooLarge: () => '超过了文件大小的上限。请提高上限（ulimit -f），或换一个磁盘。',
  busy: () => '别的程序或挂载正在使用它。请结束后再试。',
  closed: () => '标准输出已关闭。请去掉 >&-，或写 >/dev/null。',
  other: (cause) => `系统错误：${cause}。`,
};

/** The nearest words; without any, other advice. */
const meant = (nearest: readonly string[], otherwise: string) => (nearest.length > 0 ? `是指${or(nearest)}吗？` : otherwise);

/** Errors in a command, or in the file of a match, in Chinese. */
export const errors: TypedErrorWords = {
  noSuchPlayer: ({ typed, players, nearest }) =>
    `没有叫“${typed}”的玩家。${meant(nearest, `请写${players.join('、')}之一，或座位号1～${players.length}。`)}`,
  whichPlayer: ({ typed, players }) => `“${typed}”可能是${or(players)}。请写得更完整，或写座位号。`,
  notInSeason: ({ typed, players }) => `这些对局中没有叫“${typed}”的玩家。${meant(players, '请检查名字。')}`,
  badNames: ({ typed }) => `“${typed}”不能作为玩家的名字。请写互不相同的名字，用逗号分开。例：Aki,Ben,Chie,Dai`,
  numberAsName: ({ typed }) => `“${typed}”会被当作座位号。请写不只是数字的名字。`,
  noSuchOutcome: ({ typed, outcomes, nearest }) => `没有“${typed}”这种结果。${meant(nearest, `请以${or(outcomes)}开头。`)}`,
  playerMissing: ({ what }) =>
    ({
      winner: '请写和牌者。例：ron Ben Aki 3 30、tsumo Chie mangan',
      discarder: '请在和牌者后面写放铳者。例：ron Ben Aki 3 30',
      players: '请写明是谁。例：chombo Dai',
    })[what],
  noValue: ({ typed }) =>
    `“${typed}”不能作为打点。请写番符（3 30）、mangan 到 yakuman、点数（3900、700/1300、2600 all）或牌（'234m 406p 567s 88s 67m +8m'）。`,
  noValueInPoints: ({ typed }) =>
    `“${typed}”不能作为点数。请写番符（3 40）、5番以上的番数（8）、mangan 或 yakuman（yakuman 2）。`,
  noSuchCause: ({ typed, causes, nearest }) => `没有“${typed}”这种途中流局。${meant(nearest, `请选择${or(causes)}。`)}`,
  noSuchFoul: ({ typed, fouls, nearest }) => `没有“${typed}”这种犯规。${meant(nearest, `请选择${or(fouls)}。`)}`,
  noSuchYaku: ({ typed, yaku, nearest }) => `此规则中“${typed}”没有包牌。${meant(nearest, `请选择${or(yaku)}。`)}`,
  noSuchCommand: ({ typed, commands }) => `没有“${typed}”这个命令。${meant(commands, '用 tenbo help 可以看到全部命令。')}`,
  noSuchOption: ({ typed, options }) => `没有 ${typed} 这个选项。${meant(options, '用 --help 可以看到全部选项。')}`,
  optionValueMissing: ({ option }) => `${option} 后面缺少值。请补上。`,
  optionMissing: ({ option }) => `缺少 ${option}。请补上。`,
  optionConflict: ({ option, other }) => `${option} 不能与 ${other} 同时使用。请去掉其中一个。`,
  wordMissing: ({ word }) => `缺少 <${word}>。请补上（--help 有例子）。`,
  tooManyWords: ({ typed, most }) => `“${typed}”是多余的。${most === 0 ? '这里只能写选项。' : `这里最多写${most}个词。`}`,
  badChoice: ({ option, typed, choices, nearest }) =>
    `${option} 不能是“${typed}”。${meant(nearest, `请从${choices.join('、')}中选择。`)}`,
  badNumber: ({ option, typed, from, to }) =>
    `${option} 不能是“${typed}”。请写${to === '' ? `大于${from}的数` : `${from}到${to}的数`}。`,
  badOptionValue: ({ option, typed, sample }) => `${option} 不能是“${typed}”。请写成 ${sample} 的样子。`,
  noRulesFile: ({ file }) => `没有 ${file} 这个文件。请检查文件名。`,
  rulesTooLarge: ({ file, most }) => `${file} 超过${most.toLocaleString('en')}字节，作为规则太大。请选择别的文件。`,
  badJson: ({ where, line, column }) => `${where} 第${line}行第${column}列不是有效的JSON。请改正。`,
  noSuchTerm: ({ typed, terms }) => `没有“${typed}”这个术语。${terms.length > 0 ? `相近的有${or(terms)}。` : '请检查拼写。'}`,
  badCount: ({ option, typed }) => `${option} 的“${typed}”请写成数字。`,
  badPair: ({ option, typed, sample }) => `${option} 不能写成“${typed}”，请写成 ${sample} 的形式。`,
  noSuchHand: ({ typed, hands }) => `没有第${typed}局。${hands === 0 ? '还没有打完一局。' : `请选择1～${hands}。`}`,
  noSuchCandidate: ({ typed, letters }) =>
    letters.length === 0 ? '没有不一致的记录。' : `没有“${typed}”这个选项。请选择${or(letters)}。`,
  optionTwice: ({ option }) => `${option} 写了两次，请只写一次。`,
  optionElsewhere: ({ option, command }) => `${command} 没有 ${option} 这个选项，请去掉。`,
  optionNotFor: ({ option, needs }) =>
    `${option} 只用于${{ nagashi: '流局满贯', win: '和牌', tiles: '用牌输入的和牌' }[needs]}，请去掉。`,
  countTwice: ({ option, typed }) => `${option} 的“${typed}”：每位和牌者请只写一个数字。`,
  notAWinner: ({ option, typed, player }) => `${option} 的“${typed}”：${player}没有和牌，请写和牌者。`,
  whichWinner: ({ option, typed, players }) =>
    `${option} 的“${typed}”可能是${or(players)}的和牌。请先写和牌者，例如 ${players[0]}:${typed}。`,
  ownDiscard: () => '和牌者不可能自己打出和牌张。请修改 --from 或 --seat。',
  handSample: () => "手牌13张，和牌张写在“+”后面（每个杠多一张）。例：tenbo '234m 406p 567s 88s 67m +8m'",
  tileAssumed: ({ tile }) => `以最后一张${tile}为和牌张（如果不是，请在和牌张前写“+”）`,
  handMissing: () => '请把手牌与选项写在一起。例：234m 406p 567s 88s 67m +8m tsumo riichi',
  handBesidePipe: () => '--jsonl 从标准输入读取手牌，请去掉这里的手牌。',
  pathMissing: () => '请写文件或文件夹，标准输入写“-”。',
  pathBesidePipe: () => '--jsonl 从标准输入读取牌谱，请去掉这里的路径。',
  optionNeeds: ({ option, needs }) => `${option} 需要 ${needs}，请加上。`,
  notInField: ({ typed, players, count }) =>
    `没有叫“${typed}”的选手。${meant(players, `请写1～${count}的编号，或名单上的名字。`)}`,
  nameTwice: ({ typed }) => `“${typed}”写了两次，请用不同的名字。`,
  nameIsNumber: ({ typed }) => `“${typed}”会被当作选手编号，请写名字。`,
  nameMissing: () => '第一列没有名字。请补上，或删除这一行。',
  badQuote: () => '引号（"）没有结束，或后面还有文字，请改正。',
  sameFile: ({ file }) => `${file} 写了两次，请用不同的文件。`,
  outMissing: () => '有多场对局时，请用 --out 指定要写入的文件夹。',
  outBesideInput: ({ folder, path }) => `${folder} 与要读取的 ${path} 不能一个在另一个里面。请换一个文件夹。`,
  notResumable: ({ file }) => `Parquet 须一次写完，${file}无法续写。请改用 .jsonl 或 .csv。`,
  runInterrupted: ({ file, journal }) => `${file} 是一次中断运行的输出。请加上 --resume 继续，或删除${journal}重新开始。`,
  nothingToResume: ({ file }) => `${file} 不是中断运行的结果。要重新写入，请去掉 --resume。`,
  otherRun: ({ file, journal }) =>
    `${file}的那次中断的运行用了别的选项或别的文件。请用原来的命令加上 --resume，或删除${journal}重新开始。`,
  nothingToUndo: () => '没有可以撤销的记录。',
  nothingToRedo: () => '没有可以恢复的记录。只能恢复最后撤销的，而且之后没有添加过记录。',
  noFile: ({ file }) => `没有 ${file}。请用 tenbo match new ${file} --players Aki,Ben,Chie,Dai 开始对局。`,
  fileExists: ({ file }) => `${file} 已经存在，请换一个名字。`,
  notJson: ({ file, line, column }) =>
    `${file} 第${line}行第${column}个字符：文件从这里损坏（不是 JSON）。请换回旧的副本，或修正这一行。`,
  locked: ({ process, file, lock }) => `进程${process}正在写入 ${file}。请等它结束后再试。如果它不是 tenbo，请删除 ${lock}。`,
  lockedElsewhere: ({ process, machine, file, lock }) =>
    `${machine} 上的进程${process}正在写入 ${file}。请等它结束后再试。如果那里已经没有 tenbo 在运行，请删除 ${lock}。`,
  lockedBySomebody: ({ file, lock }) => `${lock} 没有写明谁在写入 ${file}。如果没有别的 tenbo 在运行，请删除它后再试。`,
  cannotAccess: ({ file, trouble, cause }) => `无法读写 ${file}：${TROUBLES[trouble](cause)}`,
  answerNotWritten: ({ trouble, cause }) => `无法写出结果：${TROUBLES[trouble](cause)}`,
  inputNotRead: ({ trouble, cause }) => `无法读取标准输入：${TROUBLES[trouble](cause)}`,
  portDenied: ({ port }) => `没有使用端口${port}的权限。请选择1024以上的端口（--port 4173）。`,
  pageServed: ({ address }) => `tenbo 已经在 ${address} 运行。请打开它，或先停止它。`,
  portInUse: ({ port, elsewhere, address }) =>
    `端口${port}正被别的程序使用。请停止它，或选择别的端口（--port ${elsewhere}）。浏览器按地址保存对局，所以 ${address} 的对局不会在那里列出。`,
  pageMissing: () => '页面还没有构建。请运行 npm start。',
  pageElsewhere: ({ address }) => `其他设备请打开 ${address}（浏览器按地址保存对局）`,
  pageRunning: () => '按 Ctrl-C 停止。',
  badKey: () => '密钥须为22至200个字母、数字、- 或 _。不写则生成新的密钥。',
  badHost: ({ host }) => `${host} 不是本机的地址。请换一个，或只写 --host（所有地址）。`,
  badCertificate: ({ cert, key, said }) =>
    `${cert} 与 ${key} 不能用于 HTTPS（${said}）。请指定证书和与它配对的私钥，都用 PEM 格式。`,
  databaseNotOpened: ({ place, said }) => `无法打开数据库（${place}：${said}）。请检查 --data 或 DATABASE_URL。`,
  newerDatabase: ({ place, version, known }) =>
    `数据库来自更新的 tenbo（${place}：版本${version}，此 tenbo 最高支持${known}）。请安装新版本，或恢复较早的备份。`,
  eventLink: ({ address }) => `有此链接的人可以创建比赛：${address}`,
  noDatabase: ({ file }) => `没有数据库 ${file}。请检查 --data。`,
  usePgDump: () => '备份 PostgreSQL 请用它自带的 pg_dump 和 pg_restore。',
  backupNotWritten: ({ file, said }) => `无法写入 ${file}（${said}）。请换一个位置。`,
  notABackup: ({ file, said }) => `${file} 不是完整的备份（${said}）。请用别的备份。`,
  databaseExists: ({ file }) => `${file} 已经存在。要用备份替换它，请加上 --replace。`,
  databaseInUse: ({ file }) => `有程序正在使用 ${file}。请先停止服务器。`,
  noSuchEvent: ({ event, events }) =>
    `没有比赛 ${event}。${events.length > 0 ? `现有：${events.join('、')}。` : '数据库里没有比赛。'}`,
  badLine: ({ file, line, said }) => `${file} 第${line}行已损坏（${said}）。什么都没有导入，请重新导出。`,
  takenId: ({ file, id }) => `${file} 与数据库中的 ${id} 不一致。什么都没有导入。`,
  backedUp: ({ file }) => `已备份到 ${file}`,
  restored: ({ file }) => `已恢复到 ${file}`,
  eventExists: ({ file, event }) => `数据库里已有活动 ${event}。导入只会新建活动，没有从 ${file} 导入任何内容。`,
  eventToImport: ({ event, organisers, links, people, logs, entries }) =>
    `将添加比赛 ${event}：链接${links}个（其中主办方${organisers}个），选手${people}名，对局记录${logs}份，操作记录${entries}条`,
  eventImported: ({ event }) => `已添加活动 ${event}`,
  fault: ({ said }) => `这是 tenbo 的程序错误，不是操作问题。请连同命令与输入一起报告（${said}）。`,
};

export const term = { also: glossary.also, see: glossary.see };

export const help: CommandWords['help'] = async () => (await import('./help.ts')).help;
