import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import field from '../../ui/field.module.css';
import place from '../../ui/place.module.css';
import { type CutDraft, KEEPS, type Keep, NEW_CUT } from './cut-draft.ts';
import { Typed } from './typed.tsx';
import { deskWords } from './words.ts';

interface Props {
  readonly cuts: readonly CutDraft[];
  readonly onChange: (cuts: readonly CutDraft[]) => void;
}

/** The cuts of a plan: after which rounds only some players advance. */
export function CutsForm({ cuts, onChange }: Props) {
  const said = deskWords.value.plan.cuts;
  return (
    <>
      {cuts.map((cut, i) => (
        <fieldset key={i} class={card.card}>
          <legend class="note">{said.cut(i + 1)}</legend>
          <OneCut cut={cut} set={(change) => onChange(cuts.with(i, { ...cut, ...change }))} />
          <div class="row">
            <button type="button" class={button.link} onClick={() => onChange(cuts.toSpliced(i, 1))}>
              {said.remove(i + 1)}
            </button>
          </div>
        </fieldset>
      ))}
      <div class="row">
        <button type="button" class={button.button} onClick={() => onChange([...cuts, NEW_CUT])}>
          {said.add}
        </button>
      </div>
    </>
  );
}

function OneCut({ cut, set }: { readonly cut: CutDraft; readonly set: (change: Partial<CutDraft>) => void }) {
  const said = deskWords.value.plan.cuts;
  return (
    <div class={place.choices}>
      <Typed label={said.after} value={cut.after} is="count" onType={(after) => set({ after })} />
      <Typed label={said.advance} value={cut.advance} is="count" onType={(advance) => set({ advance })} />
      <label class={field.field}>
        <span>{said.keep}</span>
        <select class={field.input} value={cut.keep} onChange={({ currentTarget }) => set({ keep: currentTarget.value as Keep })}>
          {KEEPS.map((keep) => (
            <option key={keep} value={keep}>
              {said.keeps[keep]}
            </option>
          ))}
        </select>
      </label>
      {cut.keep === 'percent' && <Typed label={said.percent} value={cut.percent} onType={(percent) => set({ percent })} />}
      {cut.keep === 'points' && <Typed label={said.points} value={cut.points} onType={(points) => set({ points })} />}
    </div>
  );
}
