import { existsSync } from 'node:fs';
import { createSecureContext } from 'node:tls';

import type { Locale } from '@tenbo/i18n';
import { type TypedError, describeTypedError } from '@tenbo/i18n/command';
import { renderUnicodeCompact } from 'uqr';

import { type Served, type Store, newLines, newToken, serve } from '../../../server/src/index.ts';
import { HERE, addressOf, addressesElsewhere, portTrouble } from './address.ts';
import type { LanguageOption } from '../options/language.ts';
import { PAGE, pageIn } from './page-files.ts';
import { cannotDo, wrongCommand } from '../output/refusal.ts';
import { ANSWERERS } from './answers.ts';
import { openedStore, locationOf, textOf } from './database.ts';
import { newServeThread } from './thread.ts';
import { codeOf, saidBy } from '../output/trouble.ts';

/** The options of `tenbo serve`. */
export interface ServeOptions extends LanguageOption {
  readonly data?: string;
  /** True for all addresses of this machine. */
  readonly host: string | true;
  readonly port: number;
  readonly key?: string;
  readonly addressHeader?: string;
  readonly tlsCert?: string;
  readonly tlsKey?: string;
}

/** At least as many characters as 128 bits need, of those allowed in an address. */
const KEY = /^[\w-]{22,200}$/;
/** The errors for an address that does not belong to this machine. */
const NOT_OURS: readonly (string | undefined)[] = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'];
const EVERYWHERE: readonly (string | true)[] = [true, '0.0.0.0', '::'];
/** The quiet zone around a QR code, in modules: with less, some phones do not recognise it. */
const BORDER = 4;

type Tls = Parameters<typeof serve>[0]['tls'];

/** Starts the server, which runs until it is stopped. @returns the report. @throws {Refusal} */
export async function startServer(options: ServeOptions, locale: Locale): Promise<string> {
  const key = options.key ?? newToken();
  if (!KEY.test(key)) throw wrongCommand({ code: 'badKey' });
  const tls = tlsOf(options);
  const store = await openedStore(locationOf(options.data));
  const served = await listening(options, store, key, tls);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void served.stop());
  return startMessage(served, options, key, locale);
}

async function listening({ host, port, addressHeader }: ServeOptions, store: Store, key: string, tls: Tls): Promise<Served> {
  const page = existsSync(PAGE) ? pageIn(PAGE) : undefined;
  try {
    const where = { host: host === true ? undefined : host, port, addressHeader, tls };
    return await serve({ store, key, log: newLines(), answerers: ANSWERERS, elsewhere: newServeThread(), page, ...where });
  } catch (error) {
    await store.close();
    if (host !== true && NOT_OURS.includes(codeOf(error))) throw cannotDo({ code: 'badHost', host });
    throw cannotDo(portTrouble(error, port, addressOf(port, HERE, tls ? 'https' : 'http')));
  }
}

/** The certificate and its key, both or neither. */
function tlsOf({ tlsCert, tlsKey }: ServeOptions): Tls {
  if (tlsCert === undefined && tlsKey === undefined) return undefined;
  if (tlsKey === undefined) throw wrongCommand({ code: 'optionNeeds', option: '--tls-cert', needs: '--tls-key' });
  if (tlsCert === undefined) throw wrongCommand({ code: 'optionNeeds', option: '--tls-key', needs: '--tls-cert' });
  const tls = { cert: textOf(tlsCert), key: textOf(tlsKey) };
  try {
    createSecureContext(tls);
    return tls;
  } catch (error) {
    throw cannotDo({ code: 'badCertificate', cert: tlsCert, key: tlsKey, said: saidBy(error) });
  }
}

/** The addresses it listens on, here and for other devices, and the link for creating events, at a terminal also as a QR code. */
function startMessage({ port }: Served, { host, tlsCert }: ServeOptions, key: string, locale: Locale): string {
  const say = (line: TypedError) => `tenbo: ${describeTypedError(line, locale)}\n`;
  const scheme = tlsCert === undefined ? 'http' : 'https';
  const isEverywhere = EVERYWHERE.includes(host);
  const here = addressOf(port, host === true || isEverywhere ? HERE : host, scheme);
  const elsewhere = isEverywhere ? addressesElsewhere(port, scheme) : [];
  const link = `${elsewhere[0] ?? here}#/club?server=${key}`;
  return [
    `tenbo: ${here}\n`,
    ...elsewhere.map((address) => say({ code: 'pageElsewhere', address })),
    say({ code: 'eventLink', address: link }),
    process.stdout.isTTY ? `${renderUnicodeCompact(link, { border: BORDER })}\n` : '',
    existsSync(PAGE) ? '' : say({ code: 'pageMissing' }),
    say({ code: 'pageRunning' }),
  ].join('');
}
