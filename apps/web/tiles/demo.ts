import { CLEAR, DAY, NIGHT, type Palette } from './draw/palette.ts';
import { sheet } from './sheet.ts';
const all = [...'123456789'].flatMap((n) => [n + 'm']).concat('0m', [...'123456789'].map((n) => n + 'p'), '0p', [...'123456789'].map((n) => n + 's'), '0s', [...'1234567'].map((n) => n + 'z'));
const tile = (n: string, h: number, ix = false) => `<svg viewBox="0 0 60 86" style="height:${h}px"><use href="#tile-face"/><use href="#tile-${n}"${ix ? ` transform="${INDEXED}"/><use href="#index-${n}"` : ''}/></svg>`;
const css = (p: Palette) => Object.entries(p).map(([k, v]) => `--tile-${k}:${v}`).join(';');
const INDEXED = 'translate(4.2 10.9) scale(.86)';
const sizes = process.argv.slice(2).map(Number);
const block = (p: Palette, bg: string) => `<section style="${css(p)};background:${bg};padding:12px">${sizes.map((h) => `<div style="width:${h * 0.76 * 10 + 20}px">${all.map((n) => tile(n, h)).join('')}</div>`).join('')}<div style="width:900px">${all.map((n) => tile(n, 96, true)).join('')}</div></section>`;
console.log(`<!doctype html><meta charset=utf-8><style>body{margin:0;display:flex;flex-wrap:wrap}svg{margin:1px}section>div{line-height:0;margin-bottom:14px}</style><div hidden>${sheet()}</div>${block(DAY, '#F6F1E7')}${block(NIGHT, '#14201B')}${block(CLEAR, '#FFFCF5')}`);
