import type { Locale, SeasonFiles } from '@tenbo/i18n';
import type { SeasonView } from '@tenbo/ledger';

export function seasonPage(views: readonly SeasonView[], files: SeasonFiles, locale: Locale): string {
  return JSON.stringify([views, files, locale.language]);
}
