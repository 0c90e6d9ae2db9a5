import { checkWords } from '@tenbo/i18n';
import { type Log, checkNumbers } from '@tenbo/ledger';
import { useEffect, useState } from 'preact/hooks';

import { fetched } from '../../fetched.ts';
import { locale, words } from '../../prefs.ts';
import { setMissing } from '../../words/loaded-for.ts';

/** Check words, which players use to compare the logs on their phones; the list of words is loaded for this. */
export function CheckLine({ log }: { readonly log: Log }) {
  const [line, setLine] = useState('');
  const read = locale.value;
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const six = await fetched(() => checkWords(checkNumbers(log), read)).catch(() => undefined);
      setMissing(load, wanted && !six);
      if (wanted && six) setLine(read.match.sheet.check(six, log.length));
    };
    void load();
    return () => {
      wanted = false;
      setMissing(load, false);
    };
  }, [log, read]);
  return line === '' ? null : <p>{words.value.match.accounts.checkWords(line)}</p>;
}
