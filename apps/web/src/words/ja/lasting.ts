import type { lasting as en } from '../en/lasting.ts';
import type { Translated } from '../words.ts';

export const lasting: Translated<typeof en> = {
  heading: '対局を消さないために',
  days: 'Safariは、使用日数で7日間このサイトを開かないと、保存したデータを消します。ホーム画面に追加したものは消えません。共有ボタンから「ホーム画面に追加」（Macでは「Dockに追加」）を選んでください。追加した方は空の状態で始まるので、先に「すべて保存」でファイルにして、そちらで読み込んでください。',
  space:
    '容量が足りなくなると、ブラウザがここのデータを消すことがあります。ブラウザのメニューの「インストール」または「ホーム画面に追加」でtenboを入れておくか、ときどき「すべて保存」でファイルに残してください。',
  understood: 'OK',
};
