import { signal } from '@preact/signals';

import { words } from '../prefs.ts';
import { Sheet } from '../ui/sheet.tsx';
import { Table } from '../ui/table.tsx';

/** Whether the sheet is shown. */
export const areKeysShown = signal(false);

/** Explains the keys of the keyboard, on request. */
export function KeysSheet() {
  const said = words.value.details;
  return (
    <Sheet heading={said.keys} onClose={() => (areKeysShown.value = false)}>
      <Table title={said.keysTitle} cells="words" columns={[said.key, said.does]} rows={said.keyRows.map((row) => [...row])} />
    </Sheet>
  );
}
