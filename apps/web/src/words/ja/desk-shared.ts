import type { DeskWords } from '../words.ts';

/** 誰でも見られるイベントと、ほかのイベントと参加者を共有するイベント。 */
export const shared: DeskWords['shared'] = {
  public: '公開',
  publicHint:
    '公開すると、このサーバーのクラブのページに載ります。名前、各局、結果、順位表を、リンクなしで誰でも見られるようになります。',
  publish: 'イベントを公開する',
  publishSure: 'このイベントの名前と結果が誰にでも見えるようになります。',
  isPublic: 'このイベントはサーバーのクラブのページに載っています。',
  unpublish: '公開をやめる',
  unpublishSure: '公開用のリンクは、保存してある端末でも使えなくなります。',
  plan: '参加者を共有しているほかのイベントと、参加者を共有する（イベント通算のランキングができます）',
  heading: 'ほかのイベントの参加者',
  hint: '同じ名前の人が、このサーバーのほかのイベントに参加しています。同じ人だと分かれば、イベント通算のランキングで一人として数えます。',
  same: '同じ人',
  other: '別の人',
  isSame: 'イベント通算では、ほかのイベントの参加者と同じ人として数えています。',
  allSame: (players) => `${players}人とも同じ人`,
  notReached: 'サーバーにつながりません。もう一度お試しください。',
  scopes: { event: 'このイベント', all: '全イベント通算' },
  scope: '対象の対局',
  reading: (done, of) => `イベントを読み込んでいます（${done}/${of}）…`,
  from: (events) => `${events.length}イベント：${events.join('、')}。`,
  unread: (events) => `${events}イベントは読み込めなかったため、入っていません。`,
  nameless: '名前なし',
};
