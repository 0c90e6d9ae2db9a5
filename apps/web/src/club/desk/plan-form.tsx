import { useSignal } from '@preact/signals';
import { type RuleSet, presets } from '@tenbo/engine';
import type { Plan } from '@tenbo/tournament';

import { allRules, rulesOf } from '../../rules/own.ts';
import { RulesPicker } from '../../rules/rules-picker.tsx';
import button from '../../ui/button.module.css';
import field from '../../ui/field.module.css';
import fold from '../../ui/fold.module.css';
import place from '../../ui/place.module.css';
import { Segmented } from '../../ui/segmented.tsx';
import { NEW_PLAN, type PlanDraft, type PlanFault, draftOf, ofKind, planOf, tiesFor, withTie } from './plan-draft.ts';
import { CutsForm } from './cuts-form.tsx';
import { Typed } from './typed.tsx';
import { deskWords } from './words.ts';

interface Props {
  /** The plan to change; undefined for a new event. */
  readonly plan?: Plan;
  readonly submit: string;
  readonly isBusy?: boolean;
  readonly onPlan: (plan: Plan) => void;
}

/** A form for everything that applies to all rounds. */
export function PlanForm({ plan, submit, isBusy = false, onPlan }: Props) {
  const said = deskWords.value.plan;
  const draft = useSignal<PlanDraft>(plan ? draftOf(plan) : NEW_PLAN);
  const chosen = useSignal<string | undefined>(undefined);
  const faults = useSignal<readonly PlanFault[]>([]);
  const rules = chosen.value === undefined ? (plan?.rules ?? presets.standard) : rulesOf(chosen.value);
  const set = (change: Partial<PlanDraft>) => (draft.value = { ...draft.value, ...change });
  const give = (event: Event) => {
    event.preventDefault();
    if (isBusy || !rules) return;
    const made = planOf(draft.value, rules);
    faults.value = 'title' in made ? [] : made;
    if ('title' in made) onPlan(made);
  };
  return (
    <form class={`${place.place} ${place.narrow}`} noValidate onSubmit={give}>
      {!plan && (
        <>
          <Segmented
            legend={said.kind}
            value={draft.value.isFree ? 'free' : 'tournament'}
            options={[
              ['tournament', said.kinds.tournament],
              ['free', said.kinds.free],
            ]}
            onChoose={(kind) => (draft.value = ofKind(draft.value, kind === 'free'))}
          />
          <p class="note">{said.kindHints[draft.value.isFree ? 'free' : 'tournament']}</p>
        </>
      )}
      <Typed label={said.title} value={draft.value.title} onType={(title) => set({ title })} />
      <RulesPicker
        label={said.rules}
        value={rules?.id ?? ''}
        among={atTables(plan?.rules)}
        onChoose={(id) => (chosen.value = id)}
      />
      {!draft.value.isFree && (
        <>
          <div class={place.choices}>
            <Typed label={said.rounds} value={draft.value.rounds} is="count" onType={(rounds) => set({ rounds })} />
            <Typed label={said.minutes} value={draft.value.minutes} is="count" onType={(minutes) => set({ minutes })} />
          </div>
          <p class="note">{said.noClock}</p>
          <label class={field.check}>
            <input
              type="checkbox"
              checked={draft.value.doPhonesCallTime}
              onChange={({ currentTarget }) => set({ doPhonesCallTime: currentTarget.checked })}
            />
            <span>{said.callsTime}</span>
          </label>
        </>
      )}
      {draft.value.isFree && (
        <label class={field.check}>
          <input
            type="checkbox"
            checked={draft.value.doTablesStart}
            onChange={({ currentTarget }) => set({ doTablesStart: currentTarget.checked })}
          />
          <span>{said.tablesStart}</span>
        </label>
      )}
      <label class={field.check}>
        <input
          type="checkbox"
          checked={draft.value.areResultsHidden}
          onChange={({ currentTarget }) => set({ areResultsHidden: currentTarget.checked })}
        />
        <span>{deskWords.value.hidden.plan}</span>
      </label>
      <Ties draft={draft.value} set={set} />
      <details class={fold.fold}>
        <summary>{draft.value.isFree ? said.moreOfFree : said.more}</summary>
        <More draft={draft.value} set={set} />
      </details>
      {faults.value.map((fault) => (
        <p key={fault} role="alert">
          {said.faults[fault]}
        </p>
      ))}
      <div class="row">
        <button type="submit" class={button.primary} aria-disabled={isBusy}>
          {submit}
        </button>
      </div>
    </form>
  );
}

/** The rule sets for three or four players. They include the plan's own, even if it has since been changed or removed. */
function atTables(own: RuleSet | undefined): readonly RuleSet[] {
  const all = allRules.value.filter(({ tiles }) => tiles.players >= 3);
  return own && !all.some(({ id }) => id === own.id) ? [own, ...all] : all;
}

interface PartProps {
  readonly draft: PlanDraft;
  readonly set: (change: Partial<PlanDraft>) => void;
}

function Ties({ draft, set }: PartProps) {
  const said = deskWords.value.plan;
  return (
    <fieldset>
      <legend class="note">{said.ties}</legend>
      {tiesFor(draft).map((tie) => (
        <label key={tie} class={field.check}>
          <input type="checkbox" checked={draft.ties.includes(tie)} onChange={() => set({ ties: withTie(draft.ties, tie) })} />
          <span>{said.tie[tie]}</span>
        </label>
      ))}
      <p class="note" role="status">
        {draft.ties.length === 0 ? said.sharePlace : said.tieOrder(draft.ties.map((tie) => said.tie[tie]))}
      </p>
    </fieldset>
  );
}

function More({ draft, set }: PartProps) {
  const said = deskWords.value.plan;
  return (
    <div class={place.place}>
      <Typed label={said.best} value={draft.best} is="count" onType={(best) => set({ best })} />
      {!draft.isFree && <OfRounds draft={draft} set={set} />}
      <div class={place.choices}>
        <Segmented
          legend={said.substitute}
          value={draft.isSubstituteFixed ? 'fixed' : 'own'}
          options={[
            ['own', said.substitutes.own],
            ['fixed', said.substitutes.fixed],
          ]}
          onChoose={(one) => set({ isSubstituteFixed: one === 'fixed' })}
        />
        {draft.isSubstituteFixed && (
          <Typed
            label={said.substitutePoints}
            value={draft.substitute}
            is="points"
            onType={(substitute) => set({ substitute })}
          />
        )}
      </div>
      <Segmented
        legend={said.corrections}
        value={draft.doTablesCorrect ? 'tables' : 'referees'}
        options={[
          ['referees', said.correctors.referees],
          ['tables', said.correctors.tables],
        ]}
        onChoose={(one) => set({ doTablesCorrect: one === 'tables' })}
      />
      <p class="note">{said.correctionHint}</p>
      <label class={field.check}>
        <input
          type="checkbox"
          checked={draft.sharesPlayers}
          onChange={({ currentTarget }) => set({ sharesPlayers: currentTarget.checked })}
        />
        <span>{deskWords.value.shared.plan}</span>
      </label>
    </div>
  );
}

/** The fields that only events with common rounds have. */
function OfRounds({ draft, set }: PartProps) {
  const said = deskWords.value.plan;
  return (
    <>
      <CutsForm cuts={draft.cuts} onChange={(cuts) => set({ cuts })} />
      <div class={place.choices}>
        <Segmented
          legend={said.bye}
          value={draft.isByeAverage ? 'average' : 'points'}
          options={[
            ['points', said.byes.points],
            ['average', said.byes.average],
          ]}
          onChoose={(one) => set({ isByeAverage: one === 'average' })}
        />
        {!draft.isByeAverage && <Typed label={said.byePoints} value={draft.bye} is="points" onType={(bye) => set({ bye })} />}
      </div>
    </>
  );
}
