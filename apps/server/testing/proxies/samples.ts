import { readFileSync } from 'node:fs';

import { HOST } from './through.ts';

const GUIDE = new URL('../../../../docs/operate.md', import.meta.url);

/** The changes to a sample, so that it runs next to other servers and without privileges. */
export interface Here {
  readonly folder: string;
  readonly port: number;
  /** The port of `tenbo serve`. */
  readonly server: number;
}

/** The guide's sample in a language, with some parts replaced. Each part must occur. */
function sample(language: string, changes: readonly (readonly [written: string, here: string])[]): string {
  const [, found] = new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'ms').exec(readFileSync(GUIDE, 'utf8')) ?? [];
  if (found === undefined) throw new Error(`the guide has no sample in ${language}`);
  return changes.reduce((text, [written, here]) => {
    if (!text.includes(written)) throw new Error(`the sample in ${language} has no ${written}`);
    return text.replace(written, here);
  }, found);
}

/** The guide's `server` block, inside the settings that Debian's nginx.conf has around it. */
export function nginxConfig({ folder, port, server }: Here): string {
  const block = sample('nginx', [
    ['listen 443', `listen 127.0.0.1:${port}`],
    [`/etc/letsencrypt/live/${HOST}/fullchain.pem`, `${folder}/cert.pem`],
    [`/etc/letsencrypt/live/${HOST}/privkey.pem`, `${folder}/key.pem`],
    ['127.0.0.1:4174', `127.0.0.1:${server}`],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${folder}/${of};`);
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
${temporary.join('\n')}
access_log off;
${block}
}
`;
}

/** The guide's Caddy site, with our own certificate: Caddy could not obtain one for this host. */
export function caddyConfig({ folder, port, server }: Here, admin: number): string {
  const site = sample('caddy', [
    [`${HOST} {`, `https://${HOST}:${port} {\n\ttls ${folder}/cert.pem ${folder}/key.pem\n\tbind 127.0.0.1`],
    ['127.0.0.1:4174', `127.0.0.1:${server}`],
  ]);
  return `{
\tadmin 127.0.0.1:${admin}
\tauto_https disable_redirects
}
${site}`;
}
