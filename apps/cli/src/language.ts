import { LANGUAGES, type Language, type Locale, localeOf } from '@tenbo/i18n';
import { Option } from 'commander';

/** English, unless the environment speaks another language there is. */
function ownLanguage(): Language {
  const { LC_ALL, LC_MESSAGES, LANG = '' } = process.env;
  const tag = (LC_ALL || LC_MESSAGES || LANG).slice(0, 2);
  return LANGUAGES.find((language) => language === tag) ?? 'en';
}

export function languageOption(): Option {
  return new Option('--lang <language>', 'language of the answer').choices(LANGUAGES).default(ownLanguage());
}

/** The locale of an option's value; the environment's where there is none. */
export function languageOf(lang: string | undefined): Locale {
  return localeOf((lang ?? ownLanguage()) as Language);
}
