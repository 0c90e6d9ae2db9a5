import { useSignal } from '@preact/signals';
import { describeRuleValue } from '@tenbo/i18n';
import type { Log } from '@tenbo/ledger';
import type { Result } from '@tenbo/engine';
import { useEffect } from 'preact/hooks';

import { locale, words } from '../../prefs.ts';
import { playersIn } from '../../match/kept.ts';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import { standings } from '../club.ts';
import { type BringFault, bringIn, wayIn } from './bring-match.ts';
import type { MatchImport } from './match-import.ts';
import { faultText, refusalText, roundName } from './said.ts';
import { deskWords } from './words.ts';

/** The most rules to name that differ between a match and the event. */
const MOST_RULES = 5;

/** Shows what importing a match would do, with the button that does it. */
export function MatchPreview({ log }: { readonly log: Log }) {
  const said = deskWords.value.imported;
  const way = useSignal<Result<MatchImport, BringFault> | undefined>(undefined);
  const sent = useSignal<string | undefined>(undefined);
  const told = useSignal('');
  const isBusy = useSignal(false);
  const look = async () => (way.value = await wayIn(log, playersIn(log)));
  useEffect(() => void look(), [log]);
  const bring = async (wanted: MatchImport) => {
    if (isBusy.value) return;
    isBusy.value = true;
    const brought = await bringIn(wanted);
    isBusy.value = false;
    told.value = brought.ok ? '' : faultOf(brought.error);
    if (brought.ok) sent.value = brought.value;
  };
  const found = way.value;
  if (sent.value !== undefined) return <Sent match={sent.value} />;
  return (
    <div class={card.card}>
      <p role="status" class="breaks">
        {found === undefined && words.value.match.club.asking}
        {found?.ok && wayText(found.value)}
      </p>
      {found?.ok === false && (
        <p role="alert" class="breaks">
          {bringFaultText(found.error)}
        </p>
      )}
      {told.value !== '' && <p role="alert">{told.value}</p>}
      <div class="row">
        {found?.ok && found.value.missing > 0 && (
          <button type="button" class={button.primary} aria-disabled={isBusy.value} onClick={() => void bring(found.value)}>
            {isBusy.value ? deskWords.value.results.busy : said.bring}
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
  const said = deskWords.value.imported;
  const standing = standings.value.get(match);
  const refused = standing?.refused.length ?? 0;
  if (refused > 0) return <p role="alert">{said.refused(refused)}</p>;
  return <p role="status">{standing?.waiting === 0 ? said.sent : said.sending}</p>;
}

function wayText({ fresh, entries, round, table, missing }: MatchImport): string {
  const said = deskWords.value.imported;
  if (missing === 0) return said.there;
  const where = locale.value.rule(roundName(round.round), deskWords.value.table(table.table));
  return [
    entries.length === 0 ? said.goesTo(where, missing) : said.becomes(where),
    ...(fresh.length > 0 ? [said.fresh(locale.value.commas(fresh.map(({ name }) => name)))] : []),
  ].join(' ');
}

function bringFaultText(fault: BringFault): string {
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
function faultOf(fault: Exclude<Awaited<ReturnType<typeof bringIn>>, { readonly ok: true }>['error']): string {
  const { why } = words.value.match.trouble;
  if (fault === 'gone') return why.deletedElsewhere;
  if (fault === 'unreadable') return why.failed;
  if (typeof fault === 'string') return faultText(fault);
  return isOfMatch(fault) ? bringFaultText(fault) : refusalText(fault);
}

const OF_MATCH: ReadonlySet<string> = new Set<BringFault['code']>([
  'players',
  'rules',
  'startPoints',
  'takenId',
  'notReached',
  'refused',
]);

function isOfMatch(fault: { readonly code: string }): fault is BringFault {
  return OF_MATCH.has(fault.code);
}
