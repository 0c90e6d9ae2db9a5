import place from '../../ui/place.module.css';
import { ImportMatch } from './import-match.tsx';
import { ImportResults } from './import-results.tsx';

/** What was played before, brought into the event: results of past rounds, and matches. */
export function Import() {
  return (
    <div class={place.wide}>
      <ImportResults />
      <ImportMatch />
    </div>
  );
}
