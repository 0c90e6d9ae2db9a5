const HAN_NAMES = ['iihan', 'ryanhan', 'sanhan', 'suhan', 'uhan', 'rohan (ryuhan)', 'chihan', 'pahan'];

/**
 * A number of han as players say it in Japanese, in Latin letters. There are no such names beyond eight.
 *
 * @example
 * hanName(2); // → 'ryanhan'
 * hanName(9); // → undefined
 */
export function hanName(han: number): string | undefined {
  return HAN_NAMES[han - 1];
}

/**
 * Han as a language writes them, followed by their names if they have any.
 *
 * @example
 * withYakuStyle(localeOf('en'), 'shanghai').han('6–7'); // → '6–7 han · rohan (ryuhan), chihan'
 * withYakuStyle(localeOf('en'), 'shanghai').han('8–10'); // → '8–10 han · pahan'
 */
export function withHanNames(written: (han: number | string) => string): (han: number | string) => string {
  return (han) => {
    const names = [...String(han).matchAll(/\d+/g)]
      .map(([digits]) => hanName(Number(digits)))
      .filter((name) => name !== undefined);
    return names.length === 0 ? written(han) : `${written(han)} · ${names.join(', ')}`;
  };
}
