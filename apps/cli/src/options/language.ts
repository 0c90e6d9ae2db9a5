import type { RuleSet } from '@tenbo/engine';
import {
  LANGUAGES,
  type Language,
  type Locale,
  YAKU_STYLES,
  type YakuStyle,
  localeOf,
  withYakuStyle,
  yakuStyleUnder,
} from '@tenbo/i18n';
import type { Option } from 'commander';

import { ownTag } from './language-tag.ts';
import { choiceOption } from './option-kinds.ts';

/** The language of the environment if tenbo has it, otherwise English. */
function ownLanguage(): Language {
  const tag = ownTag();
  return LANGUAGES.find((language) => language === tag) ?? 'en';
}

export function languageOption(): Option {
  return choiceOption('--lang <language>', 'output language', LANGUAGES).default(ownLanguage());
}

/** The locale of an option's value, or of the environment if it has none. */
export function languageOf(lang: string | undefined): Locale {
  return localeOf((lang ?? ownLanguage()) as Language);
}

export interface LanguageOption {
  readonly lang: string;
}

/** Options that affect the words of an answer. */
export interface SpokenOptions extends LanguageOption {
  readonly yakuNames?: YakuStyle;
}

/** Without it the rule set decides. */
export function yakuNamesOption(): Option {
  return choiceOption('--yaku-names <style>', 'names for yaku and han, instead of those of the rule set’s document', YAKU_STYLES);
}

/** The locale of a command's options, with the yaku names of the option or of the rules. */
export function localeUnder({ lang, yakuNames }: SpokenOptions, rules: RuleSet): Locale {
  const locale = languageOf(lang);
  return withYakuStyle(locale, yakuNames ?? yakuStyleUnder(rules, locale.language));
}
