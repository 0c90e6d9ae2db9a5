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
import card from '../../ui/card.module.css';
import {
  type CutDraft,
  type Keep,
  type PlanDraft,
  type PlanFault,
  KEEPS,
  NEW_CUT,
  NEW_PLAN,
  draftOf,
  ofKind,
  planOf,
  tiesFor,
  withTie,
} from './plan-draft.ts';
import { Check, Typed } from './fields.tsx';
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
  const texts = deskWords.value.plan;
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
            legend={texts.kind}
            value={draft.value.isFree ? 'free' : 'tournament'}
            options={[
              ['tournament', texts.kinds.tournament],
              ['free', texts.kinds.free],
            ]}
            onChoose={(kind) => (draft.value = ofKind(draft.value, kind === 'free'))}
          />
          <p class="note">{texts.kindHints[draft.value.isFree ? 'free' : 'tournament']}</p>
        </>
      )}
      <Typed label={texts.title} value={draft.value.title} onType={(title) => set({ title })} />
      <RulesPicker
        label={texts.rules}
        value={rules?.id ?? ''}
        among={atTables(plan?.rules)}
        onChoose={(id) => (chosen.value = id)}
      />
      {!draft.value.isFree && (
        <>
          <div class={place.choices}>
            <Typed label={texts.rounds} value={draft.value.rounds} isCount onType={(rounds) => set({ rounds })} />
            <Typed label={texts.minutes} value={draft.value.minutes} isCount onType={(minutes) => set({ minutes })} />
          </div>
          <p class="note">{texts.noClock}</p>
          <Check label={texts.callsTime} isOn={draft.value.doPhonesCallTime} onTurn={(isOn) => set({ doPhonesCallTime: isOn })} />
        </>
      )}
      {draft.value.isFree && (
        <Check label={texts.tablesStart} isOn={draft.value.doTablesStart} onTurn={(isOn) => set({ doTablesStart: isOn })} />
      )}
      <Check
        label={deskWords.value.hidden.plan}
        isOn={draft.value.areResultsHidden}
        onTurn={(isOn) => set({ areResultsHidden: isOn })}
      />
      <Ties draft={draft.value} set={set} />
      <details class={fold.fold}>
        <summary>{draft.value.isFree ? texts.moreOfFree : texts.more}</summary>
        <More draft={draft.value} set={set} />
      </details>
      {faults.value.map((fault) => (
        <p key={fault} role="alert">
          {texts.faults[fault]}
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
  const texts = deskWords.value.plan;
  return (
    <fieldset>
      <legend class="note">{texts.ties}</legend>
      {tiesFor(draft).map((tie) => (
        <Check
          key={tie}
          label={texts.tie[tie]}
          isOn={draft.ties.includes(tie)}
          onTurn={() => set({ ties: withTie(draft.ties, tie) })}
        />
      ))}
      <p class="note" role="status">
        {draft.ties.length === 0 ? texts.sharePlace : texts.tieOrder(draft.ties.map((tie) => texts.tie[tie]))}
      </p>
    </fieldset>
  );
}

function More({ draft, set }: PartProps) {
  const texts = deskWords.value.plan;
  return (
    <div class={place.place}>
      <Typed label={texts.best} value={draft.best} isCount onType={(best) => set({ best })} />
      {!draft.isFree && <OfRounds draft={draft} set={set} />}
      <div class={place.choices}>
        <Segmented
          legend={texts.substitute}
          value={draft.isSubstituteFixed ? 'fixed' : 'own'}
          options={[
            ['own', texts.substitutes.own],
            ['fixed', texts.substitutes.fixed],
          ]}
          onChoose={(one) => set({ isSubstituteFixed: one === 'fixed' })}
        />
        {draft.isSubstituteFixed && (
          <Typed label={texts.substitutePoints} value={draft.substitute} onType={(substitute) => set({ substitute })} />
        )}
      </div>
      <Segmented
        legend={texts.corrections}
        value={draft.doTablesCorrect ? 'tables' : 'referees'}
        options={[
          ['referees', texts.correctors.referees],
          ['tables', texts.correctors.tables],
        ]}
        onChoose={(one) => set({ doTablesCorrect: one === 'tables' })}
      />
      <p class="note">{texts.correctionHint}</p>
      <Check label={deskWords.value.shared.plan} isOn={draft.sharesPlayers} onTurn={(isOn) => set({ sharesPlayers: isOn })} />
    </div>
  );
}

/** The fields that only events with common rounds have. */
function OfRounds({ draft, set }: PartProps) {
  const texts = deskWords.value.plan;
  return (
    <>
      <CutsForm cuts={draft.cuts} onChange={(cuts) => set({ cuts })} />
      <div class={place.choices}>
        <Segmented
          legend={texts.bye}
          value={draft.isByeAverage ? 'average' : 'points'}
          options={[
            ['points', texts.byes.points],
            ['average', texts.byes.average],
          ]}
          onChoose={(one) => set({ isByeAverage: one === 'average' })}
        />
        {!draft.isByeAverage && <Typed label={texts.byePoints} value={draft.bye} onType={(bye) => set({ bye })} />}
      </div>
    </>
  );
}

interface CutsProps {
  readonly cuts: readonly CutDraft[];
  readonly onChange: (cuts: readonly CutDraft[]) => void;
}

/** The cuts of a plan: after which rounds only some players advance. */
function CutsForm({ cuts, onChange }: CutsProps) {
  const texts = deskWords.value.plan.cuts;
  return (
    <>
      {cuts.map((cut, i) => (
        <fieldset key={i} class={card.card}>
          <legend class="note">{texts.cut(i + 1)}</legend>
          <OneCut cut={cut} set={(change) => onChange(cuts.with(i, { ...cut, ...change }))} />
          <div class="row">
            <button type="button" class={button.link} onClick={() => onChange(cuts.toSpliced(i, 1))}>
              {texts.remove(i + 1)}
            </button>
          </div>
        </fieldset>
      ))}
      <div class="row">
        <button type="button" class={button.button} onClick={() => onChange([...cuts, NEW_CUT])}>
          {texts.add}
        </button>
      </div>
    </>
  );
}

function OneCut({ cut, set }: { readonly cut: CutDraft; readonly set: (change: Partial<CutDraft>) => void }) {
  const texts = deskWords.value.plan.cuts;
  return (
    <div class={place.choices}>
      <Typed label={texts.after} value={cut.after} isCount onType={(after) => set({ after })} />
      <Typed label={texts.advance} value={cut.advance} isCount onType={(advance) => set({ advance })} />
      <label class={field.field}>
        <span>{texts.keep}</span>
        <select class={field.input} value={cut.keep} onChange={({ currentTarget }) => set({ keep: currentTarget.value as Keep })}>
          {KEEPS.map((keep) => (
            <option key={keep} value={keep}>
              {texts.keeps[keep]}
            </option>
          ))}
        </select>
      </label>
      {cut.keep === 'percent' && <Typed label={texts.percent} value={cut.percent} onType={(percent) => set({ percent })} />}
      {cut.keep === 'points' && <Typed label={texts.points} value={cut.points} onType={(points) => set({ points })} />}
    </div>
  );
}
