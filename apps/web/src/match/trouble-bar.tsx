import { words } from '../prefs.ts';
import { save } from '../ui/copy-and-save.tsx';
import { dataFile } from './accounts/data-format.ts';
import { nameOf } from './accounts/exports.ts';
import type { Stored } from './kept.ts';
import { type Trouble, forgetTrouble, trouble } from './trouble.ts';
import styles from './match.module.css';

/** Above every view: what the browser did not keep or could not read, and the ways on. */
export function TroubleBar() {
  return trouble.value ? <Bar {...trouble.value} /> : null;
}

function Bar({ why, unkept, way }: Trouble) {
  const said = words.value.match.trouble;
  return (
    <div role="alert" class={styles.trouble}>
      <p>
        {unkept && why !== 'deletedElsewhere' && said.notKept} {said.why[why]}
      </p>
      <div class={styles.actions}>
        {way && (
          <button type="button" class={styles.button} onClick={way.act}>
            {way.does === 'again' ? words.value.again : said.keepAgain}
          </button>
        )}
        {why === 'newer' && (
          <button type="button" class={styles.button} onClick={() => location.reload()}>
            {words.value.reload}
          </button>
        )}
        {unkept && (
          <button type="button" class={styles.button} onClick={() => saveAsFile(unkept)}>
            {words.value.saveAsFile}
          </button>
        )}
        <button type="button" class={styles.button} onClick={forgetTrouble}>
          {words.value.close}
        </button>
      </div>
    </div>
  );
}

/** The match with what was about to be entered, as a file that can be taken in. */
function saveAsFile(match: Stored): void {
  const file = dataFile({ matches: [match], rules: [], hands: [], choices: {} });
  save(new Blob([JSON.stringify(file)], { type: 'application/json' }), `${nameOf(new Date().toISOString())}.json`);
}
