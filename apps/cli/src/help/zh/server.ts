/** 网页和服务器。 */
export const server = {
  'the port of the address': '地址的端口',
  'let other devices of the network reach it': '让网络中的其他设备也能访问',
  'open it in the browser, if there is a screen': '有屏幕时在浏览器中打开',

  'the file of the database (default: tenbo.db, unless DATABASE_URL is set)':
    '数据库文件（默认值：tenbo.db；设置了 DATABASE_URL 时除外）',
  'where to listen; without an address: on all, for other devices': '监听的地址；不写地址则监听全部，供其他设备使用',
  'who has it creates events (default: a new one at each start)': '建立比赛所用的密钥（默认值：每次启动时新生成）',
  'the header in which the proxy before this server says where a request comes from': '服务器前面的代理用来说明请求来源的请求头',
  'serve HTTPS with this certificate (PEM)': '用此证书提供 HTTPS（PEM）',
  'the key of the certificate (PEM)': '证书的私钥（PEM）',
  'the address of a PostgreSQL database, in place of a file': 'PostgreSQL 数据库的地址，代替文件',
  'copy the database to a new file, also while the server runs': '把数据库复制到新文件，服务器运行时也可以',
  'put a backup in the place of the database': '用备份恢复数据库',
  'print all of one event as JSON lines': '以 JSON Lines 输出一场比赛的全部内容',
  'add an event that was exported, as a new one': '把导出的比赛作为新比赛导入',
  'the new file': '新文件',
  'the backup: whole, and with nothing but tenbo’s own tables': '备份文件：须完整，且只有 tenbo 自己的表',
  'replace the database that is there': '替换已有的数据库',
  'the id of the event': '比赛的 ID',
  'the exported file: every line is checked, and the event must not be there yet': '导出的文件：逐行检查；数据库里不能已有该比赛',
};
