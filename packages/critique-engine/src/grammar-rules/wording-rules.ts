import { family } from './grammar-rule.ts';

const NEGATED =
  "(?:did|do|does|was|were|could|would|should|has|have|had|will)(?: not|n['’]t)|don['’]t|won['’]t|never";
const POSITIVE: Readonly<Record<string, string>> = {
  nothing: 'anything',
  nobody: 'anybody',
  'no body': 'anybody',
  'no one': 'anyone',
  nowhere: 'anywhere',
  none: 'any',
};
/** Words that do not go together. */
export const WORDING_RULES = family({}, [
  {
    id: 'double-negative',
    pattern: new RegExp(
      `\\b(${NEGATED}) (?:((?!do\\b|be\\b)[a-z]{2,15}(?: (?:him|her|them|me|us|you|to))?) (nothing|no ?body|no one|nowhere|none)\\b(?! (?:but|less|more|other|except|like|to do with|short)\\b)|(have|need|want|get|give|make|see|know|has) no (?=[a-z]{3,})(?!(?:body|doubt|longer|more|less|one|matter)\\b))`,
      'gi',
    ),
    fix: ({ parts: [, not = '', verb = '', none = '', before = ''] }) =>
      before === ''
        ? `${not} ${verb} ${POSITIVE[none.toLowerCase()] ?? ''}`
        : `${not} ${before} any `,
    unless: ({ parts }) => /^(?:and|or|but|for|that|if|because)$/i.test(parts[2] ?? ''),
    because: '“$1” already says no',
    why: 'English says no once in a clause. A second no turns the first one round: “{fix}”.',
    ask: 'Look for “not”, “n’t” and “never”. Does “no”, “nothing” or “nobody” follow in the same clause?',
    confidence: 0.8,
    examples: [
      'The guard did not say {nothing => anything}.',
      'The guard said nothing but her name.',
      'They don’t have {no => any} money left.',
    ],
  },
  {
    id: 'double-comparison',
    slip: 'double-comparison',
    frames: ['!one|two|three|no|any|many|some|few|several [more @compares => $2] !@nouns|and|or'],
    words: {
      compares: `easier cheaper bigger smaller faster older younger higher taller shorter longer harder stronger richer poorer
      happier healthier earlier busier darker lighter brighter louder quieter safer larger cleaner closer quicker nicer warmer
      colder hotter deeper wider smarter kinder friendlier heavier lower slower stricter simpler clearer calmer fairer worse
      better`,
      nouns: 'people teachers schools brown',
    },
    because: '“$2” already compares',
    why: 'A word that ends in -er, or “worse” itself, compares already, so it needs no “more”: “{fix}”.',
    ask: 'Look for “more” and “most”. Does the word after them end in -er or -est?',
    checker: 'AdjectiveDoubleDegree',
    severity: 2,
    examples: [
      'The second dye was {more darker => darker} than the first.',
      'The second dye was more dark brown than red.',
      'The school needs two more better teachers.',
    ],
  },
  {
    id: 'collocation',
    frames: [
      '@doer [do => make] @any? @any? @made $|in|and|when|because|to|about|for|with|at|on|but',
      '@doer [does => makes] @any? @any? @made $|in|and|when|because|to|about|for|with|at|on|but',
      '@doer [did => made] @any? @any? @made $|in|and|when|because|to|about|for|with|at|on|but',
      '[doing => making] @any? @any? @made $|in|and|when|because|to|about|for|with|at|on|but',
      '@have [done => made] @any? @any? @made $|in|and|when|because|to|about|for|with|at|on|but',
      '[borrow => lend] me|him|us|them a|an|some|your|money',
      '[very fun => great fun] $|and|to|because',
    ],
    words: {
      doer: 'i you we they he she people students to not will can could should must would never always who',
      any: 'a an the some my your our their his her many more any this good big great new',
      made: 'mistake mistakes decision decisions progress effort efforts noise choice choices friends mess suggestion suggestions promise excuses contribution profit',
    },
    checker: 'DoMistake',
    because: 'the words go with others',
    why: 'English pairs each noun with its own verb: make a mistake, do homework, take a photo.',
    ask: 'Look for “make” and “do”. Does each of them go with its noun in the dictionary?',
    severity: 2,
    confidence: 0.8,
    examples: [
      'They {did => made} many mistakes in the report.',
      'What did mistakes cost the firm?',
      'Could you {borrow => lend} me some flour?',
      'Could I borrow some flour?',
    ],
  },
  {
    id: 'although-but',
    pattern:
      /^(although|though|even though) ([^,.]{10,120}), but(?= (?:i|you|we|they|he|she|it|there|the|this|people|many)\b)/gi,
    fix: '$1 $2,',
    because: '“although” and “but” say the same twice',
    why: 'One linking word is enough for two clauses.',
    ask: 'Look for “although”, “because” and “as” at the start of a sentence. Does a second linking word follow?',
    severity: 2,
    examples: [
      'Although the road is narrow, {but =>} it is safe.',
      'Although the road is narrow, it is safe.',
    ],
  },
]);
