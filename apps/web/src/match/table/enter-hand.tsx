import { words } from '../../prefs.ts';
import { replaceAddress } from '../../router.ts';
import { type ViewProps, viewAddress } from '../view.ts';
import { ENDS, emptyForm } from './form.ts';
import { HandEntryForm } from './hand-entry-form.tsx';

/** A hand that has ended is entered: by `win`, `draw` or `chombo`, as the address says. */
export function EnterHand({ open, path: [named] }: ViewProps) {
  const end = ENDS.find((one) => one === named) ?? 'win';
  const { id, match, soFar } = open;
  return (
    <HandEntryForm
      key={end}
      heading={words.value.match.enter.headings[end]}
      match={match}
      before={match}
      begin={emptyForm(end, soFar)}
      soFar={soFar}
      keptAs={`${id} ${match.state.heads.join(' ')} ${end} ${soFar.riichi.join('')}`}
      eventOf={(event) => event}
      onLeave={() => replaceAddress(viewAddress(id))}
    />
  );
}
