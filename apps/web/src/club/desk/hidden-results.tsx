import { SureButton } from '../../ui/sure-button.tsx';
import card from '../../ui/card.module.css';
import { doActs, hidesResults, isHidden, role, tournament } from '../event.ts';
import { deskWords } from './words.ts';

/** Shown in place of results that the organiser has hidden until the end. */
export function HiddenResults() {
  return <p>{deskWords.value.hidden.here}</p>;
}

/** Tells officials that only they see the results below; an organiser can show them to everybody. */
export function OnlyOfficials() {
  const texts = deskWords.value.hidden;
  if (!hidesResults.value || isHidden.value) return null;
  const isOrganiser = role.value === 'organiser';
  return (
    <section class={`${card.card} unprinted`}>
      <p>{isOrganiser ? texts.untilYou : texts.untilOrganiser}</p>
      {isOrganiser && (
        <div class="row">
          <SureButton says={texts.sure} onSure={() => void showResults()}>
            {texts.show}
          </SureButton>
        </div>
      )}
    </section>
  );
}

/** Shows the results to everybody. */
async function showResults(): Promise<void> {
  if (!tournament.value) return;
  const { hidesResults: _, ...plan } = tournament.value.plan;
  await doActs({ type: 'planChanged', plan });
}
