import type { lasting as en } from '../en/lasting.ts';
import type { Translated } from '../words.ts';

export const lasting: Translated<typeof en> = {
  heading: '避免对局丢失',
  days: '如果使用 Safari 满七天而没有打开本站，Safari 会删除本站保存的数据。添加到主屏幕的应用不会被清除：点分享按钮，再点“添加到主屏幕”（Mac 上是“添加到程序坞”）。它一开始是空的，请先点“导出全部”存成文件，再在那里导入。',
  space:
    '空间不足时，浏览器可能会删除这里保存的数据。请通过浏览器菜单的“安装”或“添加到主屏幕”安装 tenbo，或者不时点“导出全部”存成文件。',
  understood: '知道了',
};
