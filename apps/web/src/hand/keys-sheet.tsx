import { words } from '../prefs.ts';
import { Sheet } from '../ui/sheet.tsx';
import { Table } from '../ui/table.tsx';

/** Explains the keys of the keyboard, on request. */
export function KeysSheet({ onClose }: { readonly onClose: () => void }) {
  const said = words.value.details;
  return (
    <Sheet heading={said.keys} onClose={onClose}>
      <Table title={said.keysTitle} cells="words" columns={[said.key, said.does]} rows={said.keyRows.map((row) => [...row])} />
    </Sheet>
  );
}
