import {
  type Result,
  type RuleSet,
  err,
  explainRecord,
  parseJson,
  parseRules,
  positionOf,
  presets,
  recordOfText,
} from '@tenbo/engine';
import { type AnyError, type Language, LANGUAGES, loadHandLocale, loadRuleWords } from '@tenbo/i18n';

import { type Fault, type Scored, faultyHand, scoredHand } from './card.ts';
import tokens from '../../web/src/ui/tokens.css';
import own from './tenbo-hand.css';

// A server has no elements, and creates none: there, any class will do.
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement);

/**
 * `<tenbo-hand hand="234m 406p 567s 88s 67m +8m ron riichi dora 3p" rules="mleague">`: a hand with its tiles, its score and the reasons, and who
 * pays. `hand` is a line as the command line reads it. `rules` is the id of a rule set, or the JSON of a changed one. `lang` is `en`, `ja` or
 * `zh`, by default the language of the page. `theme` is `light` or `dark`, by default that of the page.
 */
export class TenboHand extends Base {
  static readonly observedAttributes: readonly string[] = ['hand', 'rules', 'lang'];
  /** Counts the requests, so that a language that loads late does not overwrite a later hand. */
  #requests = 0;

  connectedCallback(): void {
    void this.#show();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) void this.#show();
  }

  async #show(): Promise<void> {
    const request = ++this.#requests;
    const text = this.getAttribute('hand');
    const language = languageOf(this.closest('[lang]')?.getAttribute('lang') ?? '');
    const [hands, rules] = await Promise.all([loadHandLocale(language), loadRuleWords(language)]);
    if (request !== this.#requests) return;
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [styleSheet()];
    if (text === null) return root.replaceChildren();
    const locale = { ...hands, ...rules };
    const read = scored(text, this.getAttribute('rules') ?? 'standard');
    const card = read.ok ? scoredHand(read.value, locale) : faultyHand(text, read.error, locale);
    card.lang = language;
    root.replaceChildren(card);
  }
}

function scored(text: string, rulesText: string): Result<Scored, readonly Fault[]> {
  const rules = rulesFrom(rulesText);
  if (!rules.ok) return err(rules.error.map((error) => ({ error, position: undefined })));
  const read = recordOfText(text, rules.value);
  if (!read.ok) return err(read.error.map((error) => ({ error, position: 'position' in error ? error.position : undefined })));
  const { record, text: hand } = read.value;
  const explanation = explainRecord(record);
  if (explanation.ok) return { ok: true, value: { record, explanation: explanation.value } };
  return err(explanation.error.map((error) => ({ error, position: 'at' in error ? positionOf(error.at, hand) : undefined })));
}

/** An id, or the JSON of a rule set. */
function rulesFrom(text: string): Result<RuleSet, readonly AnyError[]> {
  if (!text.trim().startsWith('{')) return parseRules(text.trim() || presets.standard.id);
  const json = parseJson(text);
  return json.ok ? parseRules(json.value) : err([{ code: 'rulesNotAnObject', path: '' }]);
}

/** The language of a tag such as `ja-JP`; English where tenbo does not have it. */
function languageOf(tag: string): Language {
  const [first = ''] = tag.toLowerCase().split('-');
  return LANGUAGES.find((language) => language === first) ?? 'en';
}

declare global {
  interface HTMLElementTagNameMap {
    'tenbo-hand': TenboHand;
  }
}

if (globalThis.customElements && !customElements.get('tenbo-hand')) customElements.define('tenbo-hand', TenboHand);

/** The page's colours and sizes, set on the element instead of the document. */
const onHost = tokens
  .replaceAll(/:root(\[[^\]]*\]|:lang\([^)]*\))/g, ':host($1)')
  .replaceAll(':root', ':host')
  .replaceAll('data-theme', 'theme');

let sheet: CSSStyleSheet | undefined;

/** One sheet for all hands of a page. */
function styleSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(onHost + own);
  }
  return sheet;
}
