import { phraseRule } from './phrase-rule.ts';
import type { GrammarRule } from './grammar-rule.ts';

const forms = (...verbs: string[]): string =>
  verbs
    .flatMap((verb) => {
      const stem = verb.replace(/e$/, '');
      return [verb, `${verb}s`, `${stem}ed`, `${stem}ing`];
    })
    .join('|');
const object =
  '(?=(?:the|a|an|my|your|his|her|our|their|its|this|that|these|those|it|them|us|me|him|you|each|other|people|what|how|which|[a-z]+ing)\\b)';
const person = '(me|him|her|us|them|you)';

/** One preposition for another after a verb: [verbs, wrong ones, right one]. */
const wanted: readonly [string, string, string][] = [
  [forms('consist'), 'on|in|from|with', 'of'],
  [
    forms('insist', 'concentrate', 'focus', 'rely') + '|relies|relied|relying',
    'in|to|at|of|about',
    'on',
  ],
  [forms('participate'), 'to|at|on', 'in'],
  [forms('succeed'), 'on|at', 'in'],
  [forms('belong'), 'of|in|for|with', 'to'],
  [forms('suffer'), 'of|by|with', 'from'],
  [forms('differ'), 'of|than|to', 'from'],
  [forms('congratulate'), 'for', 'on'],
  [forms('apologise', 'apologize'), 'about|of', 'for'],
  [forms('believe'), 'to|at|on', 'in'],
  [forms('specialise', 'specialize'), 'on|at', 'in'],
  [forms('compare') + '|comparing', 'than', 'with'],
  [forms('adapt'), 'with|in|at', 'to'],
  [forms('accuse'), 'for|about', 'of'],
  [forms('contribute'), 'for|in|on', 'to'],
  [forms('refer'), 'about|at', 'to'],
  [forms('lead') + '|led', 'for|at', 'to'],
  [forms('invest'), 'on|at|to', 'in'],
  [forms('complain'), 'for|on|over', 'about'],
];

/** Prepositions after verbs: another one, one too many, none where one belongs. */
export const PREPOSITION_VERB_RULES: readonly GrammarRule[] = [
  ...wanted.map(([verbs, wrong, right], row) =>
    phraseRule(
      `verb-${right}-${row}`,
      new RegExp(`\\b(${verbs}) (?:${wrong}) ${object}`, 'gi'),
      `$1 ${right} `,
      `the verb is followed by “${right}”`,
      { confidence: 0.8 },
    ),
  ),
  phraseRule(
    'tell-to',
    new RegExp(
      `\\b(tell|tells|told|telling|ask|asks|asked|asking|call|calls|called|phone|phoned|advise|advised|remind|reminded|contact|contacted) (?:to|with|at) ${person}\\b`,
      'gi',
    ),
    '$1 $2',
    'the person follows this verb at once',
    { confidence: 0.8 },
  ),
  phraseRule(
    'explain-me',
    new RegExp(
      `\\b(explain|explains|explained|describe|described|suggest|suggested|recommend|recommended|mention|mentioned|introduce) ${person} (?=(?:the|a|an|how|what|why|about|some|your|my|our|their|this|that)\\b)`,
      'gi',
    ),
    '$1 to $2 ',
    'with this verb the person comes after “to”',
    { confidence: 0.75 },
  ),
  phraseRule(
    'say-me',
    new RegExp(`\\b(?:say|says) ${person} (?=(?:that|what|how|about|the|to|if)\\b)`, 'gi'),
    'tell $1 ',
    'one says a thing, and tells a person',
  ),
  phraseRule(
    'said-me',
    new RegExp(`\\bsaid (?:to )?${person} that\\b`, 'gi'),
    'told $1 that',
    'one says a thing, and tells a person',
    { confidence: 0.75 },
  ),
  phraseRule(
    'wait-for',
    /\b(wait|waits|waited|waiting) (me|you|him|us|them|the (?:bus|train|results?|answer|next)|your (?:answer|reply|response|letter|e-?mail))\b/gi,
    '$1 for $2',
    'one waits for somebody or something',
  ),
  phraseRule(
    'enter-in',
    /\b(enter|enters|entered|entering) (?:to|in|into|at) (the|a|my|our|this) (room|house|building|university|school|country|classroom|shop|office|city)\b/gi,
    '$1 $2 $3',
    'one enters a place, without a preposition',
  ),
  phraseRule(
    'attend-to',
    /\b(attend|attends|attended|attending) (?:to|at|in) (the |a |an |my |this |our )?(class|classes|school|university|course|courses|lessons?|meetings?|party|concert|conference|college|event)\b/gi,
    '$1 $2$3',
    'one attends a thing, without “to”',
  ),
  phraseRule(
    'assist-event',
    /\b(?:assist|assisted) (?:to|at) (the |a |an |my |this |our )?(class|classes|course|lessons?|meetings?|party|concert|conference|event)\b/gi,
    'attend $1$2',
    'to assist is to help; to be present is to attend',
  ),
  phraseRule(
    'visit-to',
    /\b(to|can|could|will|would|should|must|may|i|we|they|you) (visit|reach|approach|marry|face|lack|emphasi[sz]e|discuss|consider|answer) (?:to|in|of|on|about|with) (?=(?:the|a|my|your|his|her|our|their|this|these|some)\b)/gi,
    '$1 $2 ',
    'the object follows this verb without a preposition',
    { confidence: 0.8 },
  ),
  phraseRule(
    'to-home',
    /\b(go|goes|going|went|gone|come|comes|coming|came|get|gets|got|return|returned|returning|back|arrive|arrives|arrived|drive|drove|walk|walked|travel|travell?ed) (?:to|at|in) (home|abroad|here|there|downtown|upstairs)\b/gi,
    '$1 $2',
    'it already says where to',
    { confidence: 0.8 },
  ),
  phraseRule(
    'go-to-shopping',
    /\b(go|goes|going|went|gone) (?:to|for) (shopping|swimming|fishing|camping|dancing|skiing|sightseeing|cycling|running|hiking|jogging)\b/gi,
    '$1 $2',
    'one goes swimming or shopping, without “to”',
  ),
  phraseRule(
    'explain-about',
    /\b(explain|explained|describe|described|describing|discusses|consider|considered) about (?=(?:the|a|my|our|their|how|what|this|it|them)\b)/gi,
    '$1 ',
    'the object follows this verb without “about”',
  ),
  phraseRule(
    'think-in',
    /\b(think|thinks|thinking|thought) (?:in|on) (?=(?:the future|my future|our future|other people|others|what|how|my family|it|them|this)\b)/gi,
    '$1 about ',
    'one thinks about or of something',
    { confidence: 0.75 },
  ),
  phraseRule(
    'dream-with',
    /\b(dream|dreams|dreamed|dreamt|dreaming) with\b/gi,
    '$1 of',
    'one dreams of or about something',
  ),
  phraseRule(
    'take-care-about',
    /\b(take|takes|took|taking) care (?:about|for|to|on)\b/gi,
    '$1 care of',
    'one takes care of something',
  ),
  phraseRule(
    'take-part-of',
    /\b(take|takes|took|taking|taken) part (?:of|at|to|on)\b/gi,
    '$1 part in',
    'one takes part in something',
  ),
  phraseRule(
    'pay-attention-on',
    /\b(pay|pays|paid|paying|more|much|no|special|attract) attention (?:on|in|at|for|of) (?=(?:the|a|my|our|your|their|his|her|what|how|this|these|that)\b)/gi,
    '$1 attention to ',
    'attention is paid to something',
  ),
  phraseRule(
    'spend-in',
    /\b(spend|spends|spent|spending) (time|money|a lot of time|a lot of money|much time|too much time|their time|my time|hours|more time) (?:in|for|at|to) (?=(?:buying|playing|watching|studying|doing|working|learning|reading|using|talking|cooking|waiting|looking|travelling|going|making|trying)\b)/gi,
    '$1 $2 ',
    'time is spent doing something',
    { confidence: 0.75 },
  ),
];
