import type { Wind as WindName } from '@tenbo/engine';

import { language, locale } from '../prefs.ts';
import styles from './wind.module.css';

/** The character of a wind, the same on tiles and at the table in every language. */
export function windCharacter(wind: WindName): string {
  return (language.value === 'zh' ? SIMPLIFIED : CHARACTERS)[wind];
}

const CHARACTERS: { readonly [W in WindName]: string } = { E: '東', S: '南', W: '西', N: '北' };
const SIMPLIFIED: typeof CHARACTERS = { ...CHARACTERS, E: '东' };

interface Props {
  readonly wind: WindName;
  readonly dealer: boolean;
  /** The word for the dealer, where the name of the wind does not say it. */
  readonly said?: string;
}

/** A seat's wind in a circle; the dealer's is a red seal. */
export function WindMark({ wind, dealer }: Omit<Props, 'said'>) {
  return (
    <span class={styles.wind} data-dealer={dealer} aria-hidden="true">
      {windCharacter(wind)}
    </span>
  );
}

/** The same with its name for screen readers. */
export function Wind({ wind, dealer, said }: Props) {
  return (
    <>
      <WindMark wind={wind} dealer={dealer} />
      <span class="hidden">
        {locale.value.seats[wind]} {dealer && said}{' '}
      </span>
    </>
  );
}
