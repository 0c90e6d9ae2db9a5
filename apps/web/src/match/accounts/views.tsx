import { useLayoutEffect, useRef } from 'preact/hooks';

import styles from './views.module.css';

interface Props {
  /** A name for the group of links, for screen readers. */
  readonly label: string;
  readonly views: readonly { readonly address: string; readonly name: string; readonly isHere: boolean }[];
}

/** Links to related views, in a row that scrolls to the current one. */
export function Views({ label, views }: Props) {
  const nav = useRef<HTMLElement>(null);
  const here = views.findIndex(({ isHere }) => isHere);
  useLayoutEffect(() => {
    const shown = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (shown) nav.current?.scrollTo({ left: shown.offsetLeft - (nav.current.clientWidth - shown.offsetWidth) / 2 });
  }, [here]);
  return (
    <nav ref={nav} class={`unprinted ${styles.views}`} aria-label={label}>
      {views.map(({ address, name, isHere }) => (
        <a key={address} href={address} aria-current={isHere ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}
