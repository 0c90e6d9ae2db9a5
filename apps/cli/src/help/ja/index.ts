import type { HelpWords } from '../words.ts';
import { games } from './games.ts';
import { hands } from './hands.ts';
import { match } from './match.ts';
import { server } from './server.ts';

/** コマンドのヘルプ。英語の文を見出しにしています。 */
export const ja: HelpWords = {
  brackets: (parts) => `（${parts.join('、')}）`,
  texts: {
    'Usage:': '使い方:',
    'Arguments:': '引数:',
    'Options:': 'オプション:',
    'Commands:': 'コマンド:',
    'Example:': '例:',
    'Examples:': '例:',
    'Environment:': '環境変数:',
    'choices: ': '選択肢：',
    'default: ': '既定値：',
    'env: ': '環境変数：',
    'display help for command': 'ヘルプを表示する',
    'output the version number': 'バージョンを表示する',
    'print without colours, as with NO_COLOR in the environment': '色を付けずに表示する。環境変数NO_COLORと同じ',
    'output language': '表示する言語',
    'print JSON': 'JSONで出力する',

    'Score riichi mahjong hands under any rule set and see why. Without anything, opens the page.':
      'リーチ麻雀の点数を、好きなルールで理由とともに計算します。何も付けないとページを開きます。',
    'score a hand and show why; without a hand, opens a prompt': '手牌の点数を計算し、理由を示す。手牌がなければ対話モードになる',
    'show what a hand waits on and what each wait is worth': '待ちと、待ち牌ごとの点数を表示する',
    'show what each discard of a hand of 14 leads to: distance, tiles, value of the waits':
      '14枚の手牌の何切る：打牌ごとの向聴数、受け入れ、待ちの点数を表示する',
    'show what han and fu, or a limit, are paid': '翻と符、または満貫などの支払いを表示する',
    'show the score chart of a rule set: ron above, tsumo below': 'ルールの点数表を表示する。上段がロン、下段がツモ',
    'score one hand under every rule set and show which rule makes the difference':
      '1つの手牌をすべてのルールで計算し、どの規定で差が付くかを示す',
    'list the rule sets, show one, or compare two': 'ルールの一覧、1つの内容、または2つの違いを表示する',
    'explain a term: what it means, its name in each language, other names': '用語の意味、各言語での名前、別名を表示する',
    'keep score of a match in a file: hands, corrections, settlement': '対局をファイルに付ける：局の結果、訂正、精算',
    'play records of games through and check every win, payment and settlement':
      '牌譜を初めからたどり、すべての和了、支払い、精算を検証する',
    'write records of games in another format, and say what it does not hold':
      '牌譜を別の形式で書き、その形式に入らないものを示す',
    'follow a game from one seat: hand, waits, values and furiten at each moment':
      '一人の視点で対局を追い、その都度の手牌、待ち、点数、フリテンを表示する',
    'add up any number of games: yaku, rates and results of players, as a table, JSON or a page with charts':
      '対局を何戦でも集計する：役、率、成績を表、JSON、グラフ付きのページにする',
    'seat a tournament: who sits at which table in each round, with what the plan is worth':
      '大会の卓組を作る：各回戦で誰がどの卓に座るか。その良し悪しも示す',
    'serve the page on this machine and print its address': 'このコンピューターでページを開けるようにし、アドレスを表示する',
    'be the server of a club: its matches on all devices, and the page': 'クラブのサーバーになる：全端末での対局とページ',
    'print a script that completes commands, options and rule sets in your shell':
      'シェルでコマンド、オプション、ルールを補完するスクリプトを出力する',

    'your shell': '使っているシェル',
    'in ~/.bashrc': '~/.bashrcに書く',
    'in ~/.zshrc, after compinit': '~/.zshrcのcompinitの後に書く',
    'in ~/.config/fish/config.fish': '~/.config/fish/config.fishに書く',
    'in $PROFILE': '$PROFILEに書く',

    'Type a hand and how it was won. “rules tenhou” or “lang ja” on its own line applies from then on; “help” shows all options; Ctrl-D quits.':
      '手牌と和了り方を書いてください。「rules tenhou」や「lang ja」だけの行は以後ずっと有効です。「help」でオプションの一覧、Ctrl-Dで終了します。',
    ...hands,
    ...match,
    ...games,
    ...server,
  },
};
