import tokens from '../../web/src/ui/tokens.css';
import own from './tenbo-hand.css';

/** The page's colours and sizes, set on the element instead of the document. */
const onHost = tokens
  .replaceAll(/:root(\[[^\]]*\]|:lang\([^)]*\))/g, ':host($1)')
  .replaceAll(':root', ':host')
  .replaceAll('data-theme', 'theme');

let sheet: CSSStyleSheet | undefined;

/** One sheet for all hands of a page. */
export function styleSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(onHost + own);
  }
  return sheet;
}
