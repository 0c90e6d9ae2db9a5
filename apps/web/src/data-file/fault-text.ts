import { asSentence, describeLogError, describeMergeError, describeRecordError, describeToLogError } from '@tenbo/i18n';

import { locale, words } from '../prefs.ts';
import type { Fault } from './read.ts';

/** The most characters shown of a text from a file. */
const LONGEST = 300;

/** A fault as a sentence, cut to a limit because the file can make it as long as it likes. */
export function faultText(fault: Fault): string {
  const text = sentence(fault);
  return text.length > LONGEST ? `${text.slice(0, LONGEST).toWellFormed()}…` : text;
}

function sentence(fault: Fault): string {
  const { faults } = words.value.match.accounts;
  switch (fault.code) {
    case 'badLog':
      return faults.inMatch(fault.nth, describeLogError(fault.error, locale.value));
    case 'notMerged':
      return faults.inMatch(fault.nth, describeMergeError(fault.error, locale.value));
    case 'badRecord':
      return asSentence(describeRecordError(fault.error, locale.value));
    case 'noMatch':
      return asSentence(describeToLogError(fault.error, fault.game, locale.value));
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
    case 'badGameRecord':
    case 'otherRecord':
    case 'badRules':
    case 'badHand':
      return faults[fault.code](fault.nth);
    case 'badChoice':
      return faults.badChoice(fault.name);
    case 'notKept':
      return fault.why === 'refused' ? faults.refused : words.value.match.trouble.why[fault.why];
  }
}
