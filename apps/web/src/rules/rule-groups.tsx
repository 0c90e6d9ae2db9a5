import { type RuleGroup, type RulePath, type RuleSet, RULE_PATHS, presets, ruleAt, ruleDifferences } from '@tenbo/engine';
import { type TermId, describeRuleValue } from '@tenbo/i18n';

import { locale, words } from '../prefs.ts';
import { TermLink } from '../ui/links.tsx';
import card from '../ui/card.module.css';
import lines from '../ui/lines.module.css';
import styles from './rules.module.css';

/** Every rule of a set in words, by group; differences from Standard are marked. */
export function RuleGroups({ rules }: { readonly rules: RuleSet }) {
  const differing = new Set(ruleDifferences(presets.standard, rules).map(({ path }) => path));
  const groups = Object.entries(locale.value.ruleGroups) as [RuleGroup, string][];
  return (
    <>
      {rules.id !== presets.standard.id && <p>{words.value.rules.differs(differing.size)}</p>}
      <div class={styles.groups}>
        {groups.map(([group, heading]) => (
          <section key={group} class={card.card}>
            <h3>{heading}</h3>
            <dl class={lines.pairs}>
              {RULE_PATHS.filter((path) => path.startsWith(`${group}.`)).map((path) => (
                <Rule key={path} path={path} rules={rules} differs={differing.has(path)} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </>
  );
}

function Rule({ path, rules, differs }: { readonly path: RulePath; readonly rules: RuleSet; readonly differs: boolean }) {
  const { name } = locale.value.rules[path];
  const term = RULE_TERMS[path];
  const said = (of: RuleSet) => describeRuleValue(path, ruleAt(of, path), locale.value);
  return (
    <div class={differs ? styles.differs : undefined}>
      <dt>{term === undefined ? name : <TermLink term={term}>{name}</TermLink>}</dt>
      <dd>
        {said(rules)}
        {differs && <small>{words.value.rules.standard(said(presets.standard))}</small>}
      </dd>
    </div>
  );
}

/** The glossary term that a rule is about, if there is one. */
const RULE_TERMS: { readonly [P in RulePath]?: TermId } = {
  'tiles.redFives': 'red-five',
  'tiles.kita': 'kita',
  'dora.ura': 'ura-dora',
  'dora.kan': 'kan-dora',
  'dora.kanUra': 'kan-dora',
  'dora.inOpenHand': 'dora',
  'yaku.openTanyao': 'tanyao',
  'yaku.ippatsu': 'ippatsu',
  'yaku.renhou': 'renhou',
  'yaku.renhouCounts': 'renhou',
  'yaku.shousangen': 'shousangen',
  'yaku.ryuuiisou': 'ryuuiisou',
  'yaku.doubleYakuman': 'multiple-yakuman',
  'yaku.yakumanStacking': 'multiple-yakuman',
  'yaku.minimumHan': 'no-yaku',
  'yaku.twoHanFromHonba': 'two-han-minimum',
  'fu.closedRon': 'closed-ron-fu',
  'fu.rinshanTsumo': 'rinshan',
  'fu.wait': 'one-chance',
  'fu.most': 'fu',
  'fu.doubleWindPair': 'double-wind',
  'fu.openPinfu': 'open-pinfu',
  'fu.pinfuTsumo': 'pinfu',
  'fu.sevenPairs.han': 'chiitoitsu',
  'fu.sevenPairs.fu': 'chiitoitsu',
  'points.limits': 'limit',
  'points.kiriageMangan': 'kiriage-mangan',
  'points.countedYakuman': 'counted-yakuman',
  'payments.honba.ron': 'honba',
  'payments.honba.tsumoEach': 'honba',
  'payments.riichiStick': 'riichi-stick',
  'payments.missingPlayer': 'tsumo-loss',
  'payments.multipleRon': 'double-ron',
  'payments.wareme': 'wareme',
  'pao.yaku': 'pao',
  'pao.covers': 'pao',
  'pao.ron': 'pao',
  'pao.honba': 'pao',
  'draws.noten': 'noten-payment',
  'draws.nagashi': 'nagashi-mangan',
  'draws.nagashiHand': 'nagashi-mangan',
  'draws.abortive': 'abortive-draw',
  'draws.afterAbortive': 'abortive-draw',
  'chombo.payment': 'chombo',
  'chombo.ranking': 'chombo',
  'chombo.besideWin': 'chombo',
  'chombo.redeal': 'chombo',
  'chips.value': 'chips',
  'match.start': 'starting-points',
  'match.rounds': 'round',
  'match.goal': 'extra-round',
  'match.extraRound': 'extra-round',
  'match.bust': 'bust',
  'match.ceiling': 'ceiling',
  'match.agariYame': 'agari-yame',
  'match.tenpaiYame': 'agari-yame',
  'match.dealerStays': 'renchan',
  'match.honbaAfterDraw': 'honba',
  'match.riichiBelowStick': 'riichi',
  'standings.target': 'target',
  'standings.uma': 'uma',
  'standings.ties': 'place',
  'standings.rounding': 'rounding',
  'standings.leftoverSticks': 'riichi-stick',
  'standings.yakitori.ranking': 'yakitori',
  'standings.yakitori.to': 'yakitori',
};
