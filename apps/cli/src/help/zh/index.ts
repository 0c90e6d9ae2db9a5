import type { HelpWords } from '../words.ts';
import { games } from './games.ts';
import { hands } from './hands.ts';
import { match } from './match.ts';
import { server } from './server.ts';

/** 命令的帮助，以英语原文为索引。 */
export const zh: HelpWords = {
  brackets: (parts) => `（${parts.join('；')}）`,
  texts: {
    'Usage:': '用法:',
    'Arguments:': '参数:',
    'Options:': '选项:',
    'Commands:': '命令:',
    'Example:': '例:',
    'Examples:': '例:',
    'Environment:': '环境变量:',
    'choices: ': '可选值：',
    'default: ': '默认值：',
    'env: ': '环境变量：',
    'display help for command': '显示帮助',
    'output the version number': '显示版本号',
    'print without colours, as with NO_COLOR in the environment': '不用颜色显示，与环境变量 NO_COLOR 相同',
    'output language': '输出的语言',
    'print JSON': '输出 JSON',

    'Score riichi mahjong hands under any rule set and see why. Without anything, opens the page.':
      '按任意规则计算立直麻将的点数，并说明理由。什么都不写则打开网页。',
    'score a hand and show why; without a hand, opens a prompt': '计算手牌的点数并说明理由；不写手牌则进入交互模式',
    'show what a hand waits on and what each wait is worth': '显示听哪些牌，以及各张的点数',
    'show what each discard of a hand of 14 leads to: distance, tiles, value of the waits':
      '显示14张手牌打出每一张后的向听数、进张和听牌的点数',
    'show what han and fu, or a limit, are paid': '显示番符或满贯等的支付点数',
    'show the score chart of a rule set: ron above, tsumo below': '显示规则的点数表：上为荣和，下为自摸',
    'score one hand under every rule set and show which rule makes the difference':
      '用所有规则计算同一手牌，并指出差别来自哪条规则',
    'list the rule sets, show one, or compare two': '列出规则、显示一种规则或比较两种规则',
    'explain a term: what it means, its name in each language, other names': '解释术语：含义、各语言的名称、别名',
    'keep score of a match in a file: hands, corrections, settlement': '用文件记录对局：各局结果、更正、结算',
    'play records of games through and check every win, payment and settlement': '从头走一遍牌谱，核对每次和牌、支付和结算',
    'write records of games in another format, and say what it does not hold': '把牌谱写成另一种格式，并指出该格式容不下的内容',
    'follow a game from one seat: hand, waits, values and furiten at each moment':
      '以一位玩家的视角跟随对局，随时显示手牌、听牌、点数和振听',
    'add up any number of games: yaku, rates and results of players, as a table, JSON or a page with charts':
      '统计任意多场对局：役种、各项比率和成绩，输出为表格、JSON 或带图表的网页',
    'seat a tournament: who sits at which table in each round, with what the plan is worth':
      '为比赛编排座位：每轮谁坐哪一桌，并评价编排的好坏',
    'serve the page on this machine and print its address': '在本机提供网页，并显示地址',
    'be the server of a club: its matches on all devices, and the page': '作为俱乐部的服务器：在所有设备上记录对局，并提供网页',
    'print a script that completes commands, options and rule sets in your shell': '输出在 shell 中补全命令、选项和规则的脚本',

    'your shell': '使用的 shell',
    'in ~/.bashrc': '写在 ~/.bashrc 中',
    'in ~/.zshrc, after compinit': '写在 ~/.zshrc 的 compinit 之后',
    'in ~/.config/fish/config.fish': '写在 ~/.config/fish/config.fish 中',
    'in $PROFILE': '写在 $PROFILE 中',

    'Type a hand and how it was won. “rules tenhou” or “lang ja” on its own line applies from then on; “help” shows all options; Ctrl-D quits.':
      '请输入手牌及和牌方式。“rules tenhou”或“lang ja”单独成行时，从此一直有效；“help”显示全部选项；按 Ctrl-D 退出。',
    ...hands,
    ...match,
    ...games,
    ...server,
  },
};
