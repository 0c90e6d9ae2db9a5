import { describeLogError, describeMergeError } from '@tenbo/i18n';

import { locale, words } from '../../prefs.ts';
import type { Fault } from './faults.ts';

/** What is shown of a text that came from a file, in characters. */
const MOST_SHOWN = 300;

/** Why something of a file did not come in, in a sentence; a file can make it as long as it likes, so that it is cut. */
export function faultText(fault: Fault): string {
  const text = sentence(fault);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN).toWellFormed()}…` : text;
}

function sentence(fault: Fault): string {
  const { faults } = words.value.match.accounts;
  switch (fault.code) {
    case 'badLog':
      return faults.inMatch(fault.nth, describeLogError(fault.error, locale.value));
    case 'notMerged':
      return faults.inMatch(fault.nth, describeMergeError(fault.error, locale.value));
    case 'tooBig':
      return faults.tooBig(fault.megabytes, fault.most);
    case 'notJson':
      return faults.notJson(fault.line, fault.column);
    case 'unreadable':
    case 'notData':
    case 'otherVersion':
      return faults[fault.code];
    case 'notAList':
      return faults.notAList(fault.field);
    case 'leftOut':
      return faults.leftOut(fault.field, fault.many, fault.most);
    case 'badId':
    case 'badSoFar':
    case 'badRules':
    case 'badHand':
      return faults[fault.code](fault.nth);
    case 'badChoice':
      return faults.badChoice(fault.name);
    case 'notKept':
      return fault.why === 'refused' ? faults.refused : words.value.match.trouble.why[fault.why];
  }
}
