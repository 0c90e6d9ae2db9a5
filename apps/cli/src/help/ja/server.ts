/** ページとサーバー。 */
export const server = {
  'the port of the address': 'アドレスのポート',
  'let other devices of the network reach it': 'ネットワークのほかの端末からも開けるようにする',
  'open it in the browser, if there is a screen': '画面があれば、ブラウザで開く',

  'the file of the database (default: tenbo.db, unless DATABASE_URL is set)':
    'データベースのファイル（既定値：tenbo.db。DATABASE_URLがあればそちら）',
  'where to listen; without an address: on all, for other devices':
    '待ち受けるアドレス。アドレスを書かなければすべて（ほかの端末から使うとき）',
  'who has it creates events (default: a new one at each start)': '大会を作るためのキー（既定値：起動のたびに新しいもの）',
  'the header in which the proxy before this server says where a request comes from':
    '手前のプロキシがリクエストの送信元を伝えるヘッダー',
  'serve HTTPS with this certificate (PEM)': 'この証明書でHTTPSにする（PEM）',
  'the key of the certificate (PEM)': '証明書の秘密鍵（PEM）',
  'the address of a PostgreSQL database, in place of a file': 'ファイルの代わりに使うPostgreSQLデータベースのアドレス',
  'copy the database to a new file, also while the server runs':
    'データベースを新しいファイルにコピーする。サーバーの動作中でもよい',
  'put a backup in the place of the database': 'バックアップからデータベースを戻す',
  'print all of one event as JSON lines': '1つの大会のすべてをJSON Linesで出力する',
  'add an event that was exported, as a new one': '書き出した大会を新しい大会として取り込む',
  'the new file': '新しいファイル',
  'the backup: whole, and with nothing but tenbo’s own tables': 'バックアップ（壊れておらず、tenboの表だけのもの）',
  'replace the database that is there': 'すでにあるデータベースを置き換える',
  'the id of the event': '大会のID',
  'the exported file: every line is checked, and the event must not be there yet':
    '書き出したファイル（全行を確かめる。すでにある大会は取り込まない）',
};
