import place from '../../ui/place.module.css';
import { ImportMatch } from './import-match.tsx';
import { ImportResults } from './import-results.tsx';

/** Imports what was played before: results of past rounds, and matches. */
export function Import() {
  return (
    <div class={place.wide}>
      <ImportResults />
      <ImportMatch />
    </div>
  );
}
