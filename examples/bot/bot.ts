// `/score hand:234m 406p 567s 88s 67m +8m ron riichi` in a chat: the message from Discord, and the answer of the bot.
import { excerpt, explainRecord, presetOf, presets, recordOfText } from '@tenbo/engine';
import { LANGUAGES, describeError, describeWin, localeOf } from '@tenbo/i18n';

/** The parts of an interaction that are used here: https://discord.com/developers/docs/interactions */
export interface Interaction {
  readonly locale: string;
  readonly data: { readonly name: string; readonly options: readonly { readonly name: string; readonly value: string }[] };
}

/** The text of the answer, in the language of the person who asked. */
function answer({ locale: tag, data }: Interaction): string {
  const locale = localeOf(LANGUAGES.find((language) => tag.startsWith(language)) ?? 'en');
  const option = (name: string) => data.options.find((one) => one.name === name)?.value;
  const rules = presetOf(option('rules') ?? 'standard') ?? presets.standard;

  const read = recordOfText(option('hand') ?? '', rules);
  if (!read.ok) return read.error.map((error) => describeError(error, locale)).join('\n');
  const { record } = read.value;
  const explanation = explainRecord(record);
  if (!explanation.ok) return explanation.error.map((error) => describeError(error, locale)).join('\n');

  const text = describeWin(explanation.value, record, locale);
  const yaku = text.yaku.map(({ name, value }) => `${name} (${value})`).join(', ');
  return [`**${text.headline}**`, `\`${excerpt(text.reading)}\``, yaku, ...text.payments].join('\n');
}

/** Delivers interactions and sends back answers: Discord's gateway, or a test. */
export interface Transport {
  readonly onInteraction: (reply: (interaction: Interaction) => string) => void;
}

export function start(transport: Transport): void {
  transport.onInteraction(answer);
}
