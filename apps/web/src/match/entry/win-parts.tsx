import { LIMIT_TABLE, type Shares, fuMatter, scoreChart, sharesOf } from '@tenbo/engine';
import { yakuName } from '@tenbo/i18n';
import { dealerAt } from '@tenbo/ledger';

import { locale, words } from '../../prefs.ts';
import styles from './form.module.css';
import { type HandForm, LIMIT_CHOICES, WAYS, type WinForm, withPao, withWin } from './form.ts';
import { reasonAgainst } from './judge.ts';
import { type WinProps, NumberField, Options, playersOf } from './parts.tsx';
import { TilesOfWin } from './tiles-of-win.tsx';

/** The value of a hand, entered in one of four ways; who is liable for it; its chips. */
export function WinValue(props: WinProps) {
  const { win } = props;
  const texts = words.value.match.enter;
  return (
    <>
      <Options
        legend={texts.way}
        options={WAYS.map((way) => [way, texts.ways[way]])}
        isOn={(way) => win.way === way}
        onChoose={(way) => change(props, { way })}
      />
      {win.way === 'hanFu' && <HanAndFu {...props} />}
      {win.way === 'limit' && <LimitOf {...props} />}
      {win.way === 'points' && <PointsOf {...props} />}
      {win.way === 'tiles' && <TilesOfWin {...props} />}
      <Pao {...props} isAll />
      <Chips {...props} />
    </>
  );
}

const HAN = Array.from({ length: LIMIT_TABLE.yakuman.han }, (_, i) => i + 1);

function HanAndFu(props: WinProps) {
  const { win, before } = props;
  const { rules } = before.state;
  const texts = words.value.match.enter;
  const chart = scoreChart(rules, false);
  const counted = chart.limits.map(({ from }) => from).filter((han) => han > HAN.length);
  const needsFu = win.han === undefined || fuMatter(win.han, rules);
  return (
    <>
      <Options
        legend={texts.han}
        look="numbers"
        options={[...HAN, ...counted].map((han) => [han, String(han)])}
        isOn={(han) => win.han === han}
        reason={(han) => against(props, { han, fu: win.fu ?? ORDINARY_FU })}
        onChoose={(han) => change(props, { han })}
      />
      {rules.points.limits === 'none' && (
        <NumberField label={texts.more} value={win.han} onChange={(han) => change(props, { han })} />
      )}
      {needsFu && (
        <Options
          legend={texts.fu}
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
  const shares: Shares = { ...shape, ...win.points };
  const texts = words.value.match.enter.points;
  return (
    <div class={`row ${styles.fields}`}>
      {(Object.entries(shares) as [keyof typeof texts, number][]).map(([share, points]) => (
        <NumberField
          key={share}
          label={texts[share]}
          value={win.points === undefined ? undefined : points}
          step={100}
          onChange={(n) => change(props, { points: { ...shares, [share]: n ?? 0 } })}
        />
      ))}
    </div>
  );
}

interface PaoProps extends WinProps {
  /** Whether to ask for every win for which a player could be liable, or only for yakuman. */
  readonly isAll: boolean;
}

/** Who is liable for a yakuman, or for a win on the replacement tile of an open kan. Shown only if the win can have it. */
export function Pao({ isAll, ...props }: PaoProps) {
  const { win, before, form } = props;
  const texts = words.value.match.enter;
  const others = playersOf(before).filter(([seat]) => seat !== win.winner);
  const liableAs = (yakuman: WinForm['pao'][number]['yakuman'], seat: number) =>
    withPao(win, yakuman, others.find(([other]) => other === seat)?.[0]);
  const isYakuman = win.way === 'tiles' ? win.tiles !== undefined : win.way === 'limit' && typeof win.limit === 'number';
  const yaku = before.state.rules.pao.yaku.filter((yakuman) => {
    if (win.pao.some((one) => one.yakuman === yakuman)) return true;
    const canHave = yakuman === 'rinshan' ? form.from === 'wall' && (isAll || win.way === 'tiles') : isYakuman;
    return canHave && others.some(([seat]) => against(props, liableAs(yakuman, seat)) === '');
  });
  return yaku.map((yakuman) => (
    <Options<number>
      key={yakuman}
      legend={texts.pao(yakuName(yakuman, locale.value))}
      options={[[-1, texts.nobody], ...others]}
      isOn={(seat) => (win.pao.find((one) => one.yakuman === yakuman)?.liable ?? -1) === seat}
      reason={(seat) => against(props, liableAs(yakuman, seat))}
      onChoose={(seat) => change(props, liableAs(yakuman, seat))}
    />
  ));
}

/** The number of chips. If tiles were entered, the ledger counts them. */
export function Chips(props: WinProps) {
  const { win, before } = props;
  if (before.state.rules.chips.value === 0 || win.way === 'tiles') return null;
  return (
    <div class={`row ${styles.fields}`}>
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
