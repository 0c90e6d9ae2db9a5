import { useSignal } from '@preact/signals';
import type { Result } from '@tenbo/engine';
import { describeRuleValue } from '@tenbo/i18n';
import type { Log } from '@tenbo/ledger';
import { useEffect } from 'preact/hooks';

import { locale, words } from '../../prefs.ts';
import { playersIn } from '../../match/kept.ts';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import { standings } from '../club.ts';
import { type ImportFault, doImport, planImport } from './do-import.ts';
import type { MatchImport } from './match-import.ts';
import { faultText, refusalText, roundName } from './texts.ts';
import { deskWords } from './words.ts';
import { useWork } from './fields.tsx';

/** The most rules to name that differ between a match and the event. */
const MOST_RULES = 5;

/** Shows what importing a match would do, with the button that does it. */
export function MatchPreview({ log }: { readonly log: Log }) {
  const texts = deskWords.value.imported;
  const plan = useSignal<Result<MatchImport, ImportFault> | undefined>(undefined);
  const sent = useSignal<string | undefined>(undefined);
  const failure = useSignal('');
  const [isBusy, work] = useWork();
  const look = async () => (plan.value = await planImport(log, playersIn(log)));
  useEffect(() => void look(), [log]);
  const runImport = async (wanted: MatchImport) => {
    const imported = await doImport(wanted);
    failure.value = imported.ok ? '' : faultOf(imported.error);
    if (imported.ok) sent.value = imported.value;
  };
  const found = plan.value;
  if (sent.value !== undefined) return <Sent match={sent.value} />;
  return (
    <div class={card.card}>
      <p role="status" class="breaks">
        {found === undefined && words.value.match.club.asking}
        {found?.ok && planText(found.value)}
      </p>
      {found?.ok === false && (
        <p role="alert" class="breaks">
          {importFaultText(found.error)}
        </p>
      )}
      {failure.value !== '' && <p role="alert">{failure.value}</p>}
      <div class="row">
        {found?.ok && found.value.missing > 0 && (
          <button type="button" class={button.primary} aria-disabled={isBusy} onClick={() => work(() => runImport(found.value))}>
            {isBusy ? deskWords.value.results.busy : texts.bring}
          </button>
        )}
        {found?.ok === false && found.error.code === 'notReached' && (
          <button type="button" class={button.button} onClick={() => void look()}>
            {words.value.match.club.line.again}
          </button>
        )}
      </div>
    </div>
  );
}

/** How much of the imported match has been sent. */
function Sent({ match }: { readonly match: string }) {
  const texts = deskWords.value.imported;
  const standing = standings.value.get(match);
  const refused = standing?.refused.length ?? 0;
  if (refused > 0) return <p role="alert">{texts.refused(refused)}</p>;
  return <p role="status">{standing?.waiting === 0 ? texts.sent : texts.sending}</p>;
}

function planText({ fresh, entries, round, table, missing }: MatchImport): string {
  const texts = deskWords.value.imported;
  if (missing === 0) return texts.there;
  const where = locale.value.rule(roundName(round.round), deskWords.value.table(table.table));
  return [
    entries.length === 0 ? texts.goesTo(where, missing) : texts.becomes(where),
    ...(fresh.length > 0 ? [texts.fresh(locale.value.commas(fresh.map(({ name }) => name)))] : []),
  ].join(' ');
}

function importFaultText(fault: ImportFault): string {
  const { faults } = deskWords.value.imported;
  switch (fault.code) {
    case 'players':
      return faults.players(fault.players, fault.expected);
    case 'rules': {
      const named = fault.differences.slice(0, MOST_RULES).map(({ path, one, other }) => {
        const value = (of: typeof one) => describeRuleValue(path, of, locale.value);
        return locale.value.rule(locale.value.rules[path].name, faults.rule(value(one), value(other)));
      });
      return faults.rules(locale.value.commas(named), fault.differences.length - named.length);
    }
    case 'refused':
      return refusalText(fault.error);
    case 'startPoints':
    case 'takenId':
    case 'notReached':
      return faults[fault.code];
  }
}

/** Why an import failed that looked possible. */
function faultOf(fault: Exclude<Awaited<ReturnType<typeof doImport>>, { readonly ok: true }>['error']): string {
  const { why } = words.value.match.trouble;
  if (fault === 'gone') return why.deletedElsewhere;
  if (fault === 'unreadable') return why.failed;
  if (typeof fault === 'string') return faultText(fault);
  return isOfMatch(fault) ? importFaultText(fault) : refusalText(fault);
}

const OF_MATCH: ReadonlySet<string> = new Set<ImportFault['code']>([
  'players',
  'rules',
  'startPoints',
  'takenId',
  'notReached',
  'refused',
]);

function isOfMatch(fault: { readonly code: string }): fault is ImportFault {
  return OF_MATCH.has(fault.code);
}
