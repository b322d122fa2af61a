import { phraseRule } from './phrase-rule.ts';
import type { GrammarRule } from './grammar-rule.ts';

const thing = '(?=(?:the|my|your|our|their|his|her|its|this|these|that|those|an?)\\b)';

/** Fixed phrases of time and of linking, and verbs with a preposition too many or too few. */
export const PREPOSITION_PHRASE_RULES: readonly GrammarRule[] = [
  phraseRule(
    'beside-this',
    /(?<=^|[.!?] |\band )beside (this|that|these|those)(?=,)/gi,
    'besides $1',
    '“beside” means next to, and “besides” means in addition',
  ),
  phraseRule(
    'for-an-example',
    /(?<=^|[,;.] |\b(?:and|but) )for an example,/gi,
    'for example,',
    'it is “for example”',
  ),
  phraseRule(
    'verb-no-preposition',
    new RegExp(
      `\\b(emphasi[sz](?:es?|ed|ing)) on ${thing}|\\b(reached|reaches|reaching|approached|approaches|resembles?|resembled) to ${thing}|\\b((?:to|can|could|will|would|should|may|might|must|i|we|they|you) contact) with ${thing}`,
      'gi',
    ),
    '$1$2$3 ',
    'this verb takes its object without a preposition',
    { confidence: 0.8 },
  ),
  phraseRule(
    'recent-years',
    /\bin (?:the recent|the last|last) years(?=[,.]| (?:there|people|many|the|we|it|i|they)\b)/gi,
    'in recent years',
    'it is “in recent years”, or “in the last few years”',
  ),
  phraseRule(
    'in-century',
    /\b(in|of|since|until) (\d\d(?:st|nd|rd|th) century|(?:twenty[- ]first|twentieth|nineteenth|eighteenth) century)(?! [a-z]+(?:ure|ism|ist|ts?|s|er)\b)/gi,
    '$1 the $2',
    'there is one such century, so it wants “the”',
  ),
  phraseRule(
    'on-the-world',
    /\b(everywhere|people|country|countries|place|places|best|biggest|most [a-z]+ (?:thing|place|person|country)) on the world\b/gi,
    '$1 in the world',
    'it is “in the world”',
  ),
];
