import { UNITS, locale, unit, words } from '../../prefs.ts';
import field from '../../ui/field.module.css';

/** The choice of what 1,000 points are worth, kept on this device. */
export function Stake() {
  const said = words.value.match.accounts;
  return (
    <label class={field.beside}>
      <span>{said.unit}</span>
      <select
        class={field.input}
        value={unit.value}
        onChange={(event) => (unit.value = event.currentTarget.value as typeof unit.value)}
      >
        {UNITS.map((one) => (
          <option key={one} value={one}>
            {one === '0' ? said.noMoney : locale.value.number(Number(one))}
          </option>
        ))}
      </select>
    </label>
  );
}
