import { likeCase } from './grammar-rule.ts';
import type { GrammarRule } from './grammar-rule.ts';
import { phraseRule } from './phrase-rule.ts';

const SINGULAR: Readonly<Record<string, string>> = {
  men: 'man',
  women: 'woman',
  children: 'child',
  freshmen: 'freshman',
  policemen: 'policeman',
  businessmen: 'businessman',
};
/** What follows a noun that is complete: its verb, a preposition or the end of a phrase. */
const CLOSES = String.raw`(?=[.,;!?]| (?:is|was|who|that|has|had|can|will|would|should|must|may|does|in|on|at|with|and|or|to|from|came|went|wants?|needs?|wanted|needed|said|says|goes|gets|works|lives)\b)`;

/** Adjectives in -ly, and nouns. All others before a noun are adverbs. */
const NO_ADVERB =
  /^(?:friend|love|lone|live|like|ear|dai|week|month|year|elder|ug|sil|ho|on|fami|cost|dead|order|time|scholar|world|heaven|home|coward|brother|mother|father|sister|cur|oi|hil|chil|jol|bul|ral|al|f|assemb|supp|monopo|anoma|butterf|rep|ju|ita|unlike|unfriend|hour|quarter|night|body|saint|state|leisure|master|neighbour|neighbor|leg|wool|bub|smel|wrink|gent|sick|prick|kind|bear|be|je|bi|do|pol|woman|man|prince|miser|right)ly$/i;
/** 'Physical', but 'basic': from the adverb alone nobody can tell. */
const UNCERTAIN = /(?<!^(?:phys|crit|pract|polit|typ|med|log|histor|eth|techn|rad))ically$/i;
const adjectiveOf = (adverb: string): string =>
  adverb
    .replace(/ily$/i, 'y')
    .replace(/([bpt])ly$/i, (all, before: string, at: number, word: string) =>
      /(?:ib|ab|ub|mp|gent)ly$/i.test(word) ? `${before}le` : before,
    )
    .replace(/truly$/i, 'true')
    .replace(/ly$/i, '');

/** Forms that learners build by analogy: 'a men', 'this days', 'a wisely decision', 'because is better'. */
export const LEARNER_FORM_RULES: readonly GrammarRule[] = [
  {
    id: 'one-men',
    pattern: new RegExp(
      String.raw`\b(an?|each|every|another) ((?:(?!(?:only|is|are|was|were|lot|of|for|to|in|and|or|as|than)\b)[a-z]+ )?)(men|women|children|freshmen|policemen|businessmen)\b${CLOSES}`,
      'gi',
    ),
    replacement: (m) =>
      likeCase(m[0], `${m[1]} ${m[2]}${SINGULAR[(m[3] ?? '').toLowerCase()] ?? ''}`),
    reason: (m) => `“${(m[1] ?? '').toLowerCase()}” means one`,
    severity: 3,
    confidence: 0.85,
  },
  phraseRule(
    'this-days',
    /\b(in )?this (modern )?days\b(?!['’])/gi,
    '$1these $2days',
    '“days” is more than one',
    { severity: 3, confidence: 0.9 },
  ),
  {
    id: 'adverb-before-noun',
    pattern:
      /\b(an?) ([a-z]{3,}ly) (decision|choice|idea|way|person|man|woman|student|life|thing|place|job|problem|reason|example|answer|lesson|question|effect|impact|change|future|mistake)\b/gi,
    replacement: (m) => {
      const adverb = m[2] ?? '';
      return NO_ADVERB.test(adverb) || UNCERTAIN.test(adverb)
        ? null
        : `${m[1]} ${adjectiveOf(adverb)} ${m[3]}`;
    },
    reason: () => 'before a noun stands an adjective',
    severity: 3,
    confidence: 0.8,
  },
  phraseRule(
    'because-is',
    /\bbecause is (?=(?:better|good|bad|more|very|important|easier|easy|a|an|the|so|too|nice|fun|great|helpful|useful|necessary|difficult|hard|cheaper|not)\b)/gi,
    'because it is ',
    'the verb needs a subject',
    { severity: 3, confidence: 0.85 },
  ),
  phraseRule(
    'also-is',
    /(?<=^|[.!?] )(Also|In addition|Moreover|Furthermore|Besides)(,?) is (?=(?:better|good|bad|more|very|important|easier|easy|a|an|so|too|nice|fun|great|helpful|useful|necessary|difficult|hard|cheaper|not)\b)/gi,
    '$1$2 it is ',
    'the verb needs a subject',
    { severity: 3, confidence: 0.8 },
  ),
  phraseRule(
    'peoples-verb',
    /(?<=^|[.!?,] |\b(?:many|some|most|other|young|old|poor|rich|these|those|because|that) )peoples (?=(?:are|have|think|say|want|need|do|can|will|who|don['’]t|believe|use)\b)/gi,
    'people ',
    '“people” is already more than one',
    { severity: 3, confidence: 0.8 },
  ),
];
