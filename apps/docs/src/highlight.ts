import { createCssVariablesTheme, createHighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';

/** Highlights code with class names instead of colours, so that one page has both themes. Words that `links` knows become links. */
export async function highlighter(): Promise<(code: string, language: string, links?: ReadonlyMap<string, string>) => string> {
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
