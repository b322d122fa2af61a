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
  [forms('consist'), 'on|from', 'of'],
  ['relies|relied|relying|rely|insist|insists|insisted|insisting', 'of', 'on'],
  [forms('participate'), 'to', 'in'],
  [forms('belong'), 'of', 'to'],
  ['suffer|suffers|suffered', 'of', 'from'],
  [forms('differ'), 'of|than', 'from'],
  [forms('apologise', 'apologize'), 'of', 'for'],
  [forms('accuse'), 'for', 'of'],
  [forms('refer'), 'about', 'to'],
];

/** Wrong, superfluous and missing prepositions after verbs. */
export const PREPOSITION_VERB_RULES: readonly GrammarRule[] = [
  ...wanted.map(([verbs, wrong, right], row) =>
    phraseRule(
      `verb-${right}-${row}`,
      new RegExp(
        `\\b(${verbs}) (?:${wrong}) ${object}(?!the (?:end|full|last|best|point|extent|first|start)\\b)`,
        'gi',
      ),
      `$1 ${right} `,
      `the verb is followed by “${right}”`,
      { confidence: 0.8 },
    ),
  ),
  phraseRule(
    'tell-to',
    new RegExp(
      `\\b(?<=^|[,;] |\\b(?:because|but|and|so) )((?:i|you|we|they|he|she|it) (?:tell|tells|told|ask|asks|asked)) to ${person}\\b`,
      'gi',
    ),
    '$1 $2',
    'the person follows this verb at once',
    { confidence: 0.8 },
  ),
  phraseRule(
    'explain-me',
    new RegExp(
      `\\b(explain|explains|explained|suggest|suggested|describe) ${person} (?=(?:the|a|an|how|what|why|about|your|my)\\b)(?!the way|a few|a lot)`,
      'gi',
    ),
    '$1 to $2 ',
    'with this verb the person comes after “to”',
    { confidence: 0.75 },
  ),
  phraseRule(
    'say-me',
    new RegExp(`\\b(?:say|says) ${person} (?=(?:that|what|how|about)\\b)`, 'gi'),
    'tell $1 ',
    'one says a thing, and tells a person',
  ),
  phraseRule(
    'said-me',
    new RegExp(`\\bsaid ${person} that\\b`, 'gi'),
    'told $1 that',
    'one says a thing, and tells a person',
    { confidence: 0.75 },
  ),
  phraseRule(
    'wait-for',
    /\b(wait|waits|waited|waiting) (me|you|him|us|them|the (?:bus|train|results?|answer|next)|your (?:answer|reply|response|letter|e-?mail))\b(?! out)/gi,
    '$1 for $2',
    'one waits for somebody or something',
  ),
  phraseRule(
    'enter-in',
    /\b(enter|enters|entered|entering) (?:to|in|into|at) (the|a|my|our|this) (room|house|building|university|school|country|classroom|shop|office|city)\b(?! (?:records?|register|competition|team|fees?|gates?)\b)/gi,
    '$1 $2 $3',
    'one enters a place, without a preposition',
  ),
  phraseRule(
    'attend-to',
    /\b(attend|attends|attended|attending) (?:to|at|in) (the |a |an |my |this |our )?(school|university|courses?|lessons|party|concert|conference|college)(?=[.,;!?]|$| (?:and|with|in|on|because|every)\b)/gi,
    '$1 $2$3',
    'one attends a thing, without “to”',
  ),
  phraseRule(
    'assist-event',
    /\b(?:assist|assisted) to (the |a |an |my |this |our )?(class|classes|course|lessons?|meetings?|party|concert|conference|event)\b/gi,
    'attend $1$2',
    'to assist is to help; to be present is to attend',
  ),
  phraseRule(
    'visit-to',
    /\b(to|can|could|will|would|should|must|may|i|we|they|you) (visit (?=to)|emphasi[sz]e (?=on)|discuss (?=of)|consider (?=about))(?:to|of|on|about) (?=(?:the|a|my|your|his|her|our|their|this|these|some)\b)(?!the (?:one|other|contrary|way)\b)/gi,
    '$1 $2',
    'the object follows this verb without a preposition',
    { confidence: 0.8 },
  ),
  phraseRule(
    'to-home',
    /\b(go|goes|going|went|gone|come|comes|coming|came|get|gets|got|return|returned|returning|drive|drove|walk|walked|travel|travell?ed) to (home|abroad|downtown|upstairs|here|there)(?=[.,;!?]|$| (?:and|with|at|by|from|after|because|for|in)\b)/gi,
    '$1 $2',
    'it already says where to',
    { confidence: 0.8 },
  ),
  phraseRule(
    'go-to-shopping',
    /\b(go|goes|going|went|gone) (?:to|for) (shopping|swimming|fishing|camping|dancing|skiing|sightseeing|cycling|running|hiking|jogging)(?=[.,;!?]|$| (?:with|in|on|every|because|at)\b)/gi,
    '$1 $2',
    'one goes swimming or shopping, without “to”',
  ),
  phraseRule(
    'explain-about',
    /\b(describe|described|describing|discusses|consider|considered) about (?=(?:the|a|my|our|their|how|what|this|it|them)\b)/gi,
    '$1 ',
    'the object follows this verb without “about”',
  ),
  phraseRule(
    'think-in',
    /\b(think|thinks|thinking) in (?=(?:my future|our future|other people|others|my family)\b)/gi,
    '$1 about ',
    'one thinks about or of something',
    { confidence: 0.75 },
  ),
  phraseRule(
    'dream-with',
    /(?<!\b(?:a|the|this|that|same|my|his|her|their|our) )(dream|dreams|dreamed|dreamt|dreaming) with (?!(?:open|eyes|my eyes|our eyes)\b)(?=[a-z])/gi,
    '$1 of ',
    'one dreams of or about something',
  ),
  phraseRule(
    'take-care-about',
    /\b(take|takes|took|taking) care about\b(?! (?:what|how|where|which|who)\b)/gi,
    '$1 care of',
    'one takes care of something',
  ),
  phraseRule(
    'take-part-of',
    /\b(take|takes|took|taking|taken) part to(?= (?:the|a|this|my)\b)/gi,
    '$1 part in',
    'one takes part in something',
  ),
  phraseRule(
    'pay-attention-on',
    /\b((?:pay|pays|paid|paying)(?: more| much| special| no| great| a lot of)?) attention (?:on|of) (?=(?:the|a|my|our|your|their|his|her|what|how|this|these|that)\b)/gi,
    '$1 attention to ',
    'attention is paid to something',
  ),
  phraseRule(
    'spend-in',
    /\b(spend|spends|spent|spending) (time|money|a lot of time|a lot of money|much time|too much time|their time|my time|hours|more time) (?:for|to) (?=(?:buying|playing|watching|studying|doing|working|learning|reading|using|talking|cooking|waiting|looking|travelling|going|making|trying)\b)/gi,
    '$1 $2 ',
    'time is spent doing something',
    { confidence: 0.75 },
  ),
  phraseRule(
    'provide-someone',
    /\b(provide|provides|provided|providing) (you|me|us|them|him|her|people|students|children|users|customers) (?!more than\b|the (?:world|whole|same|chance) )(?=(?:an?|the|more|many|some|better|different|useful|important|enough)\b)/gi,
    '$1 $2 with ',
    'somebody is provided with something',
    { confidence: 0.75 },
  ),
  phraseRule(
    'arrive-place',
    /\b(arrived|arriving) (?=(?:the|my|our|his|her|their) (?:airport|station|city|school|hotel|house|country|island|town|village|beach|place|office|university|museum|stadium|club|room|building|cent(?:re|er)|party|restaurant|shop)(?:[.,;!?]|$| (?:at|in|on|of|and|to|with|by|last|yesterday|early|late|after|before)\b))/gi,
    '$1 at ',
    'one arrives at or in a place',
  ),
  phraseRule(
    'take-part-bare',
    /\b(take|takes|took|taking|taken) part (?=(?:the|this|that|these|those|my|our|your|an?) )(?!(?:the|this|that) (?:day|time|year|month|week|weekend|evening|morning|night|summer|winter|next|last|first|second|same|moment|very|following|previous|other)\b)/gi,
    '$1 part in ',
    'one takes part in something',
  ),
  phraseRule(
    'change-by',
    /\b(increase[sd]?|increasing|decrease[sd]?|decreasing|drop(?:s|ped|ping)?|fall(?:s|en|ing)?|fell|rise[sn]?|rising|rose|grow(?:s|n|ing)?|grew|decline[sd]?|declining|shrank|shrunk|improved?|reduced?) with (?=\d[\d.,]* ?(?:%|per ?cent\b|percentage points?\b)(?! (?:of|fewer|less|more)\b))/gi,
    '$1 by ',
    'a change is measured with “by”',
  ),
  phraseRule(
    'pay-ticket',
    /\b(pay|pays|paid|paying) (?=(?:the|a|my|our|your|their|his|her) (?:tickets?|food|meals?|drinks?|flights?|trips?|lessons?|classes|course|books?|petrol|accommodation|transport|clothes)\b)/gi,
    '$1 for ',
    'one pays a price or a person, but pays for what one gets',
  ),
];
