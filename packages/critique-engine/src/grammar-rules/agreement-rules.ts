import type { GrammarRule } from './grammar-rule.ts';
import { phraseRule } from './phrase-rule.ts';
import { BASE_OF_THIRD, thirdOf } from './verb-forms.ts';

/** Verbs in the plural or base form that are no nouns, so that a noun before them is their subject. */
const bare =
  'have|go|know|think|say|make|take|give|get|come|become|believe|seem|depend|provide|allow|bring|keep|want|do|are|were|exist|include|mean|require|happen|contain|offer|teach|tell|understand|improve|create';
const persons =
  'mother|father|brother|sister|friend|teacher|man|woman|boy|girl|child|person|student|parent|boss|doctor|wife|husband|son|daughter|neighbour|cousin|uncle|aunt|writer|author|player|driver';
const things =
  'city|country|government|company|school|university|book|film|movie|car|problem|job|sport|internet|technology|computer|phone|house|family|place|life|world|language|idea|reason|thing|article|statement|system|environment';
const plurals =
  'people|children|men|women|girls|boys|friends|students|teachers|parents|countries|cities|companies|animals|cars|things|books|films|problems|places|jobs|schools|families|computers|phones|tourists|citizens|scientists|governments|adults|teenagers|drivers|players|animals|ways|languages|ideas|reasons';
const singular =
  "is|was|has|does|doesn[’']t|makes|needs|wants|gives|goes|takes|likes|thinks|knows|gets|seems|comes|becomes|believes|says|lives|uses|prefers|spends|feels|depends|provides|allows";
const baseOf: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  "doesn't": "don't",
  'doesn’t': 'don’t',
};
const toPlural = (verb: string): string =>
  baseOf[verb] ?? BASE_OF_THIRD.get(verb) ?? verb.replace(/s$/, '');
const toSingular = (verb: string): string =>
  ({ are: 'is', were: 'was', do: 'does', have: 'has' })[verb] ?? thirdOf(verb);
/** Before the subject: what makes it no subject, or the verb a bare one. */
const tied =
  /\b(?:of|for|with|to|in|by|about|between|among|than|from|on|at|as|like|and|or|not|let|lets|make|makes|made|help|helps|see|sees|saw|watch|do|does|did|don['’]t|can|could|will|would|should|may|might|must|if|whether|suggest|recommend|demand|insist|important|essential|necessary|that|having|being|is|are|was|were|have|has)\s+(?:[a-z']+ ){0,2}$/i;

/** Subjects and verbs that do not agree. */
export const AGREEMENT_RULES: readonly GrammarRule[] = [
  {
    id: 'noun-verb-s',
    pattern: new RegExp(
      `\\b((?:my|his|her|our|your|their|the|a|this|that|every|each) (?:best |own |new |old |whole |young )?(?:${persons}|${things})) (${bare})\\b(?! (?:and|or) )`,
      'gi',
    ),
    better: (m, sentence) =>
      tied.test(sentence.slice(0, m.index)) || /\?$/.test(sentence)
        ? null
        : `${m[1]} ${toSingular((m[2] ?? '').toLowerCase())}`,
    because: (m) => `“${m[1]}” is one`,
    severity: 3,
    confidence: 0.8,
  },
  {
    id: 'plural-noun-verb',
    pattern: new RegExp(
      `\\b((?:the |these |those |many |most |some |all |other |young |old |our |my |their )*(?:${plurals})) (${singular})\\b`,
      'gi',
    ),
    better: (m, sentence) => {
      const before = sentence.slice(0, m.index);
      // 'One of the most apparent reasons is': the one is the subject.
      if (/\b(?:one|each|either|neither|none|any) of (?:[a-z'-]+ ){0,6}$/i.test(before))
        return null;
      if (
        /\b(?:of|for|with|to|in|by|about|between|among|than|from|on|at|as|like|and|or|number|each|one|having|being|not|help\w*|which|who|that|what|is|are|was|were)\s+(?:[a-z']+ ){0,2}$/i.test(
          before,
        )
      )
        return null;
      return `${m[1]} ${toPlural((m[2] ?? '').toLowerCase())}`;
    },
    because: (m) => `“${m[1]}” is more than one`,
    severity: 3,
    confidence: 0.8,
  },
  {
    id: 'plural-who',
    pattern: new RegExp(
      `\\b(people|students|children|men|women|parents|teachers|those|teenagers|workers|things|countries|persons) (who|that|which) (${singular})\\b`,
      'gi',
    ),
    better: (m, sentence) =>
      /\bone of (?:the |these |those )?(?:[a-z]+ )?$/i.test(sentence.slice(0, m.index))
        ? null
        : `${m[1]} ${m[2]} ${toPlural((m[3] ?? '').toLowerCase())}`,
    because: (m) => `“${m[1]}” is more than one`,
    severity: 3,
    confidence: 0.85,
  },
  {
    id: 'i-verb-s',
    pattern:
      /(?<![\w’'.-])(I|we|they|you) (has|does|goes|wants|likes|thinks|needs|makes|knows|takes|gets|gives|comes|believes|lives|prefers|feels|uses|loves|hopes|says)\b/g,
    better: (m, sentence) =>
      /\b(?:of|and|with|for|like|than|between) $/i.test(sentence.slice(0, m.index))
        ? null
        : `${m[1]} ${toPlural(m[2] ?? '')}`,
    because: (m) => `with “${m[1]}” the verb has no s`,
    severity: 3,
    confidence: 0.85,
  },
  {
    id: 'indefinite-verb',
    pattern: new RegExp(
      `\\b(everyone|everybody|someone|somebody|anyone|nobody|everything|something) (${bare}|use|live|feel|prefer|love|care|work|change|try|try to|look)\\b`,
      'gi',
    ),
    better: (m, sentence) =>
      /\b(?:do|does|did|can|could|will|would|should|may|might|must|let|lets|make|makes|made|help|helps|see|that|if|when|suggest|recommend|having|want|have|has|for|to)\s+$/i.test(
        sentence.slice(0, m.index),
      )
        ? null
        : `${m[1]} ${toSingular((m[2] ?? '').toLowerCase())}`,
    because: (m) => `“${m[1]}” counts as one`,
    severity: 3,
    confidence: 0.75,
  },
  {
    id: 'one-of-are',
    pattern:
      /\b(one of (?:the|my|our|their|his|her|these|those) (?:[a-z]+ ){0,3}[a-z]+s) (are|were|have)\b/gi,
    better: (m) =>
      /\b(?:who|which|that|where|when)\b/i.test(m[1] ?? '')
        ? null
        : `${m[1]} ${toSingular((m[2] ?? '').toLowerCase())}`,
    because: () => 'the subject is “one”',
    severity: 3,
    confidence: 0.85,
  },
  {
    id: 'the-number-are',
    pattern: /\b(the number of (?:[a-z]+ ){0,2}[a-z]+) (are|were|have)\b/gi,
    better: (m) => `${m[1]} ${toSingular((m[2] ?? '').toLowerCase())}`,
    because: () => 'the subject is “number”, which is one',
    severity: 3,
    confidence: 0.8,
  },
  {
    id: 'these-is',
    pattern: /\b(these|those) (is|was|has)\b(?! (?:why|how|what))/gi,
    better: (m) => `${m[1]} ${toPlural((m[2] ?? '').toLowerCase())}`,
    because: (m) => `“${m[1]}” points at more than one`,
    severity: 3,
    confidence: 0.75,
  },
  phraseRule(
    'this-are',
    /\b(?:this|that) (are|were)(?= (?:the|some|my|very|not|all|things|important|good)\b)/gi,
    'these $1',
    'what it points at is more than one',
    { severity: 3, confidence: 0.75 },
  ),
  phraseRule(
    'there-is-plural',
    /\bthere(?: is|['’]s| was) (?=(?:a lot of |lots of |some |so many |too many |a few |few |no |other |different |more )?(?:people|children|students|problems|things|places|ways|cars|shops|restaurants|advantages|disadvantages|reasons|countries|women|men|activities|opportunities|buildings|museums|animals|teachers|friends|cities|jobs|houses|differences|trees|parks|beaches|books|films|tourists|games)\b)/gi,
    'there are ',
    'what follows is more than one',
    { severity: 3, confidence: 0.8 },
  ),
  {
    id: 'news-are',
    pattern:
      /(?<!\band )\b(news|mathematics|physics|economics|politics|advice|furniture|equipment|homework|traffic|luggage|research|evidence|knowledge|information|weather|pollution) (are|were|have)\b(?! (?:and|or|you)\b)/gi,
    better: (m) => `${m[1]} ${toSingular((m[2] ?? '').toLowerCase())}`,
    because: (m) => `“${m[1]}” counts as one`,
    severity: 3,
    confidence: 0.75,
  },
  phraseRule(
    'does-they',
    /\bdoes (they|we|you|i|people|students|children)\b/gi,
    'do $1',
    'with more than one, it is “do”',
    { severity: 3, confidence: 0.85 },
  ),
];
