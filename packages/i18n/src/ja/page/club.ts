import type { PageWords } from '../../page-words.ts';

const entries = (many: number) => `${many}件`;

export const club: PageWords['match']['club'] = {
  heading: '大会・例会',
  none: '卓のQRコードを読み取るか、主催者から受け取ったリンクを開いてください。',
  cutOff: 'リンクが途中で切れているか、間違っています。もう一度QRコードを読み取るか、主催者に確認してください。',
  unknown: 'サーバーに登録のないリンクか、無効になったリンクです。主催者から新しいリンクを受け取ってください。',
  asking: 'サーバーに問い合わせています…',
  notReached: 'サーバーに接続できません。リンクは保存してあり、自動でもう一度試します。',
  roles: { organiser: '主催者', referee: '審判', player: '参加者', spectator: '観戦', table: '卓' },
  table: (table) => `${table}卓`,
  round: (round) => `${round}回戦`,
  nameless: (player) => `参加者${player}`,
  otherMatch: '卓の決まっていない対局',
  notBegun: 'この卓の対局はまだ始まっていません。始まると自動で開きます。',
  publicEvents: '公開中のイベント',
  look: '見る',
  ofPublic: (players, rounds, isFree) => `${players}人 · ${rounds}${isFree ? '対局' : '回戦'}`,
  noLogs: '対局はまだ始まっていません。',
  entries,
  desk: '運営画面',
  start: '対局を始める',
  hall: '会場表示',
  open: '開く',
  https: 'このページはオフラインでも開けます。',
  http: 'このページを開くにはサーバーへの接続が必要です。開いた後は接続が切れても使え、入力はすべてこの端末に残ります。',
  line: {
    next: '次の対局',
    sent: '送信済み',
    sending: (many) => `${entries(many)}を送信中…`,
    waiting: (many) => `${entries(many)}が送信待ち`,
    offline: (time) => `${time}からオフライン`,
    full: 'サーバーは今、このリンクからの入力をこれ以上受け付けません。入力した内容はこの端末に残り、後で送信されます。',
    revoked:
      'このリンクは無効になりました。主催者から新しいリンクを受け取ってください。入力した内容はこのブラウザに残っています。',
    unfit: (many) => `ほかの端末の記録${entries(many)}は読めないか、前の記録を待っています`,
    again: 'もう一度試す',
    needsReferee: 'これは審判だけができます。卓に審判を呼んでください。',
    refused: {
      matchOver: (many) =>
        `サーバーが記録${entries(many)}を受け付けませんでした。終局後に訂正できるのは審判だけです。この端末にだけ残っているので、審判に見せてください。`,
      refereeCorrects: (many) =>
        `サーバーが記録${entries(many)}を受け付けませんでした。次の局が入力された後の訂正と、食い違いの裁定は審判だけができます。この端末にだけ残っているので、審判に見せてください。`,
      resultClosed: (many) =>
        `この対局の結果が確定した後に、この端末から${entries(many)}が届きました。結果には入っていません。運営席に届いているので、審判が裁定します。`,
      forbidden: (many) =>
        `サーバーが記録${entries(many)}を受け付けませんでした。このリンクではここに入力できません。この端末にだけ残っています。卓のQRコードを読み取ってください。`,
      tooTangled: (many) =>
        `サーバーが記録${entries(many)}を受け付けませんでした。この対局には別々に入力された版が多すぎます。この端末にだけ残っているので、審判に見せてください。`,
      otherText: (many) =>
        `サーバーの記録${entries(many)}がこの端末と違う内容です。何も上書きしていません。両方を主催者に見せてください。`,
      other: (many) =>
        `サーバーが記録${entries(many)}を読めませんでした。この端末にだけ残っています。ページを再読み込みして最新版にしてください。`,
    },
  },
  seat: '手前の席',
};
