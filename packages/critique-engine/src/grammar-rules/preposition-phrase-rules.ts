import { phraseRule } from './phrase-rule.ts';
import type { GrammarRule } from './grammar-rule.ts';

const thing = '(?=(?:the|my|your|our|their|his|her|its|this|these|that|those|an?)\\b)';
const doer = '(?:i|you|we|they|he|she|it|who|which|that|people|students|children|countries)';

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
    'other-hand',
    /\b(?:one|for|from|to) the other hand,/gi,
    'on the other hand,',
    'it is “on the other hand”',
  ),
  phraseRule(
    'my-prospect',
    /\b(?:from|in) (my|his|her|their|our) (?:prospect|prospective|perceptive),/gi,
    'from $1 perspective,',
    'a way of seeing things is a “perspective”',
  ),
  phraseRule('in-weekdays', /\bin weekdays\b/gi, 'on weekdays', 'days take “on”'),
  phraseRule(
    'congratulations-for',
    /\bcongratulations for (?=(?:your|the|his|her|their)\b)/gi,
    'congratulations on ',
    'one is congratulated on something',
  ),
  phraseRule(
    'depend-the',
    new RegExp(`\\b(?<!\\bto )(depends|depended) ${thing}`, 'gi'),
    '$1 on ',
    'a thing depends on another',
  ),
  phraseRule(
    'told-that',
    /(?<!\b(?:be|been|being|is|are|was|were|am|get|got|i['’]ve|ever|when|once|as) )(?<=\b(?:i|he|she|they|we|people|teacher|mother|father|mom|dad|brother|sister|friend|author|doctor|boss) )told that (?=(?:i|he|she|they|we|it|the|there|this)\b)/gi,
    'said that ',
    'after “tell” comes the person, and “say” needs none',
  ),
  phraseRule(
    'it-exists',
    /\bit exists? (?=(?:many|several|some|different|two|three|an?|a lot of)\b)/gi,
    'there are ',
    'what is there is told by “there is” or “there are”',
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
    'affect-on',
    new RegExp(
      `\\b((?:${doer}|can|could|may|might|will|would|to) (?:affect|affects|affected)) (?:on|to) ${thing}`,
      'gi',
    ),
    '$1 ',
    'one thing affects another, without a preposition',
  ),
  phraseRule(
    'recent-years',
    /\bin (?:the recent|the last|last) years(?=[,.]| (?:there|people|many|the|we|it|i|they)\b)/gi,
    'in recent years',
    'it is “in recent years”, or “in the last few years”',
  ),
  phraseRule(
    'on-nowadays',
    /\b(?:on|at|in the) nowadays\b/gi,
    'nowadays',
    '“nowadays” needs no word before it',
  ),
  phraseRule(
    'in-century',
    /\b(in|of|since|until) (\d\d(?:st|nd|rd|th) century|(?:twenty[- ]first|twentieth|nineteenth|eighteenth) century)(?! [a-z]+(?:ure|ism|ist|ts?|s|er)\b)/gi,
    '$1 the $2',
    'there is one such century, so it wants “the”',
  ),
  phraseRule(
    'since-ago',
    /\bsince (many|several|some|a few|two|three|four|five|ten|\d+) (years|months|weeks|days|centuries|decades) ago,/gi,
    'for $1 $2,',
    'how long something lasts is told with “for”',
  ),
  phraseRule(
    'on-the-world',
    /\b(everywhere|people|country|countries|place|places|best|biggest|most [a-z]+ (?:thing|place|person|country)) on the world\b/gi,
    '$1 in the world',
    'it is “in the world”',
  ),
];
