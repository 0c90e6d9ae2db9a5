import type { DeskWords } from '../words.ts';

/** What a table's phone says where the players start their own match. */
export const own: DeskWords['own'] = {
  heading: (table) => `${table}卓で対局を始める`,
  inPlay: 'この卓の対局はまだ終わっていません。「クラブ」から開けます。',
  newcomer: '選べるのは登録済みの参加者だけです。新しい人は主催者に登録してもらってください。',
  start: '対局を始める',
  next: '次の対局を始める',
  starting: '開始しています…',
  faults: {
    unreachable: 'サーバーにつながりません。接続してからもう一度お試しください。',
    stillPlaying: 'この卓の前の対局か、選んだ人の別の対局がまだ終わっていません。先に終わらせてください。',
    forbidden: 'このリンクでは対局を始められません。卓のコードを読み取り直してください。',
    quota: 'この卓から短時間に始めた対局が多すぎます。主催者に相談してください。',
    other: '対局を始められませんでした。もう一度お試しください。',
  },
};
