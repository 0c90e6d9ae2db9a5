import GithubSlugger from 'github-slugger';
import MarkdownIt from 'markdown-it';
import { createCssVariablesTheme, createHighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';

import type { Page } from './page.ts';

/** Highlights code with class names instead of colours, so that one page has both themes. Words that `links` knows become links. */
async function highlighter(): Promise<(code: string, language: string, links?: ReadonlyMap<string, string>) => string> {
  const shiki = await createHighlighterCore({
    themes: [createCssVariablesTheme({ name: 'tenbo', variablePrefix: '--code-', fontStyle: false })],
    langs: [
      import('shiki/langs/ts.mjs'),
      import('shiki/langs/html.mjs'),
      import('shiki/langs/json.mjs'),
      import('shiki/langs/sh.mjs'),
    ],
    engine: createJavaScriptRegexEngine(),
  });
  const known = new Set(shiki.getLoadedLanguages());
  return (code, language, links) =>
    shiki.codeToHtml(code.trimEnd(), {
      lang: known.has(language) ? language : 'text',
      theme: 'tenbo',
      transformers: [
        {
          span(node) {
            const [child] = node.children;
            if (child?.type !== 'text') return;
            const word = child.value.trimStart();
            const link = links?.get(word);
            if (link === undefined) return;
            const before = { type: 'text' as const, value: child.value.slice(0, -word.length) };
            const name = { type: 'text' as const, value: word };
            node.children = [before, { type: 'element', tagName: 'a', properties: { href: link }, children: [name] }];
          },
        },
      ],
    });
}

/** A heading of a page, for the list next to it. */
export interface Heading {
  readonly level: number;
  readonly id: string;
  readonly text: string;
}

/** The input and output of rendering one page. */
interface Environment {
  readonly source?: Page;
  headings?: Heading[];
}

/** Markdown as GitHub reads it, with the links of the site, wide tables that scroll on their own, and highlighted code. */
export async function markdown(
  linkFrom: (page: Page, link: string) => string,
  namesFor: (page: Page) => ReadonlyMap<string, string> | undefined,
): Promise<MarkdownIt> {
  const highlight = await highlighter();
  const md = new MarkdownIt({ html: true });
  const { rules } = md.renderer;

  rules['table_open'] = () => '<div class="wide" role="group" aria-label="Table" tabindex="0"><table>\n';
  rules['table_close'] = () => '</table></div>\n';
  rules['fence'] = (tokens, i, _options, env: Environment) => {
    const { content = '', info = '' } = tokens[i] ?? {};
    const live = content.includes('<tenbo-hand ') ? content.replaceAll(/<script.*?<\/script>/gs, '') : '';
    return `<div class="code ${info.trim()}">${highlight(content, info.trim(), env.source && namesFor(env.source))}</div>${live && `<div class="live">${live}</div>`}\n`;
  };
  rules['image'] = (tokens, i, _options, { source }: Environment) => {
    const src = linkOf(source, tokens[i]?.attrGet('src') ?? '');
    const shown = `<img src="${src}" alt="${md.utils.escapeHtml(tokens[i]?.content ?? '')}">`;
    if (!src.includes('-light.')) return shown;
    return `<picture><source media="(prefers-color-scheme: dark)" srcset="${src.replace('-light.', '-dark.')}">${shown}</picture>`;
  };
  md.core.ruler.push('places', (state) => {
    const { tokens } = state;
    const env = state.env as Environment;
    const slugger = new GithubSlugger();
    env.headings = [];
    for (const [i, token] of tokens.entries()) {
      for (const child of token.children ?? []) {
        if (child.type === 'link_open') child.attrSet('href', linkOf(env.source, child.attrGet('href') ?? ''));
      }
      if (token.type !== 'heading_open') continue;
      const text = (tokens[i + 1]?.children ?? []).map(({ content }) => content).join('');
      const id = slugger.slug(text);
      token.attrSet('id', id);
      env.headings.push({ level: Number(token.tag.slice(1)), id, text });
    }
  });
  return md;

  function linkOf(page: Page | undefined, link: string): string {
    return page ? linkFrom(page, link) : link;
  }
}
