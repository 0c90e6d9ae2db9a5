import { locale, words } from '../../prefs.ts';
import type { PartProps } from './hand-entry-form.tsx';
import { reasonAgainst } from './judge.ts';
import { Options } from './options.tsx';
import { Seats } from './seats.tsx';

/** Which draw, and who is in tenpai. */
export function DrawParts(props: PartProps) {
  const { form, before, onChange } = props;
  const said = words.value.match.enter;
  const { draws } = before.state.rules;
  const abortive = draws.abortive.map((cause) => [cause, locale.value.abortiveDraws[cause]] as const);
  const hasNagashi = draws.nagashi !== 'none';
  return (
    <>
      {abortive.length > 0 && (
        <Options
          legend={said.draw}
          options={[['exhaustive', said.exhaustive], ...abortive]}
          isOn={(draw) => form.draw === draw}
          reason={(draw) => reasonAgainst({ ...form, draw }, form, before)}
          onChoose={(draw) => onChange({ ...form, draw })}
        />
      )}
      {form.draw === 'exhaustive' && (
        <>
          <Seats legend={said.tenpai} {...props} of={form.tenpai} change={(tenpai) => ({ ...form, tenpai })} />
          {hasNagashi && (
            <Seats legend={said.nagashi} {...props} of={form.nagashi} change={(nagashi) => ({ ...form, nagashi })} />
          )}
          {hasNagashi && draws.nagashiHand === 'closed' && (
            <Seats legend={said.open} {...props} of={form.open} change={(open) => ({ ...form, open })} />
          )}
        </>
      )}
    </>
  );
}
