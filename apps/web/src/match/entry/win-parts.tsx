import { LIMIT_TABLE, type Seat, type Shares, scoreChart, sharesOf } from '@tenbo/engine';
import { yakuName } from '@tenbo/i18n';
import { dealerAt } from '@tenbo/ledger';

import { locale, words } from '../../prefs.ts';
import styles from './form.module.css';
import { type HandForm, LIMIT_CHOICES, WAYS, type WinForm, fuMatter, withFrom, withPao, withWin, withWinner } from './form.ts';
import { type PartProps, type WinProps, playersOf } from './hand-parts.tsx';
import { reasonAgainst } from './judge.ts';
import { NumberField, Options } from './options.tsx';
import { TilesOfWin } from './tiles-of-win.tsx';

/** Who won, from whom, and the value of each hand. */
export function WinParts(props: PartProps) {
  const { form, before, onChange } = props;
  const said = words.value.match.enter;
  const players = playersOf(before);
  const winners = form.wins.map(({ winner }) => winner);
  const payers = players.filter(([seat]) => !winners.includes(seat));
  const wall = winners.length < 2 ? ([['wall', locale.value.methods.tsumo]] as const) : [];
  return (
    <>
      <Options
        legend={said.winners}
        options={players}
        isOn={(seat) => winners.includes(seat)}
        reason={(seat) => reasonAgainst(withWinner(form, seat), form, before)}
        onChoose={(seat) => onChange(withWinner(form, seat))}
      />
      {winners.length > 0 && (
        <Options<Seat | 'wall'>
          legend={said.from}
          options={[...wall, ...payers]}
          isOn={(from) => form.from === from}
          reason={(from) => reasonAgainst(withFrom(form, from), form, before)}
          onChoose={(from) => onChange(withFrom(form, from))}
        />
      )}
      {form.from !== undefined &&
        form.wins.map((win) => (
          <section key={win.winner} class={styles.card}>
            <h3>{said.worth(before.state.players[win.winner] ?? '')}</h3>
            <WinValue {...props} win={win} />
          </section>
        ))}
    </>
  );
}

/** The value of a hand, entered in one of four ways; who is liable for it; its chips. */
function WinValue(props: WinProps) {
  const { win } = props;
  const said = words.value.match.enter;
  return (
    <>
      <Options
        legend={said.way}
        options={WAYS.map((way) => [way, said.ways[way]])}
        isOn={(way) => win.way === way}
        onChoose={(way) => change(props, { way })}
      />
      {win.way === 'hanFu' && <HanAndFu {...props} />}
      {win.way === 'limit' && <LimitOf {...props} />}
      {win.way === 'points' && <PointsOf {...props} />}
      {win.way === 'tiles' && <TilesOfWin {...props} />}
      <Pao {...props} />
      <Chips {...props} />
    </>
  );
}

const HAN = Array.from({ length: LIMIT_TABLE.yakuman.han }, (_, i) => i + 1);

function HanAndFu(props: WinProps) {
  const { win, before } = props;
  const { rules } = before.state;
  const said = words.value.match.enter;
  const chart = scoreChart(rules, false);
  const counted = chart.limits.map(({ from }) => from).filter((han) => han > HAN.length);
  const needsFu = win.han === undefined || fuMatter(win.han, rules);
  return (
    <>
      <Options
        legend={said.han}
        look="numbers"
        options={[...HAN, ...counted].map((han) => [han, String(han)])}
        isOn={(han) => win.han === han}
        reason={(han) => against(props, { han, fu: win.fu ?? ORDINARY_FU })}
        onChoose={(han) => change(props, { han })}
      />
      {rules.points.limits === 'none' && (
        <NumberField label={said.more} value={win.han} onChange={(han) => change(props, { han })} />
      )}
      {needsFu && (
        <Options
          legend={said.fu}
          look="numbers"
          options={chart.rows.map(({ fu }) => [fu, String(fu)])}
          isOn={(fu) => win.fu === fu}
          reason={(fu) => (win.han === undefined ? '' : against(props, { fu }))}
          onChoose={(fu) => change(props, { fu })}
        />
      )}
    </>
  );
}

/** Fu that are possible with any number of han. */
const ORDINARY_FU = 30;

function LimitOf(props: WinProps) {
  const { win } = props;
  const { limits, yakuman } = locale.value;
  return (
    <Options<Exclude<WinForm['limit'], undefined>>
      legend={words.value.match.enter.ways.limit}
      options={LIMIT_CHOICES.map((limit) => [limit, typeof limit === 'number' ? yakuman(limit) : limits[limit]])}
      isOn={(limit) => win.limit === limit}
      reason={(limit) => against(props, { limit })}
      onChoose={(limit) => change(props, { limit })}
    />
  );
}

/** The shares of such a win, as number fields. */
function PointsOf(props: WinProps) {
  const { win, form, before } = props;
  const { rules } = before.state;
  const dealer = win.winner === dealerAt(before.state, rules.tiles.players);
  const shape = sharesOf(0, { by: form.from === 'wall' ? 'tsumo' : 'ron', dealer }, rules);
  const told: Shares = { ...shape, ...win.points };
  const said = words.value.match.enter.points;
  return (
    <div class={styles.fields}>
      {(Object.entries(told) as [keyof typeof said, number][]).map(([share, points]) => (
        <NumberField
          key={share}
          label={said[share]}
          value={win.points === undefined ? undefined : points}
          step={100}
          onChange={(n) => change(props, { points: { ...told, [share]: n ?? 0 } })}
        />
      ))}
    </div>
  );
}

/** Who is liable for a yakuman, or for a win on the replacement tile of an open kan; asked only if somebody can be. */
function Pao(props: WinProps) {
  const { win, before, form } = props;
  const { pao } = before.state.rules;
  const mayBeYakuman = win.way === 'tiles' || (win.way === 'limit' && typeof win.limit === 'number');
  const yaku = pao.yaku.filter(
    (one) => (one === 'rinshan' ? form.from === 'wall' : mayBeYakuman) || win.pao.some(({ yakuman }) => yakuman === one),
  );
  const said = words.value.match.enter;
  const others = playersOf(before).filter(([seat]) => seat !== win.winner);
  return yaku.map((yakuman) => (
    <Options<number>
      key={yakuman}
      legend={said.pao(yakuName(yakuman, locale.value))}
      options={[[-1, said.nobody], ...others]}
      isOn={(seat) => (win.pao.find((one) => one.yakuman === yakuman)?.liable ?? -1) === seat}
      reason={(seat) => against(props, withPao(win, yakuman, others.find(([other]) => other === seat)?.[0]))}
      onChoose={(seat) => change(props, withPao(win, yakuman, others.find(([other]) => other === seat)?.[0]))}
    />
  ));
}

/** Chips as a number; with tiles entered the ledger counts them. */
function Chips(props: WinProps) {
  const { win, before } = props;
  if (before.state.rules.chips.value === 0 || win.way === 'tiles') return null;
  return (
    <div class={styles.fields}>
      <NumberField label={words.value.match.enter.chips} value={win.chips} onChange={(chips) => change(props, { chips })} />
    </div>
  );
}

function change({ form, win, onChange }: WinProps, changes: Partial<WinForm>): void {
  onChange(withWin(form, win.winner, changes));
}

function against({ form, win, before }: WinProps, changes: Partial<WinForm>): string {
  const changed: HandForm = withWin(form, win.winner, changes);
  return reasonAgainst(changed, form, before);
}
