import { phraseRule } from './phrase-rule.ts';
import type { GrammarRule } from './grammar-rule.ts';

/** Wrong, superfluous and missing prepositions after verbs. */
export const PREPOSITION_VERB_RULES: readonly GrammarRule[] = [
  phraseRule(
    'visit-to',
    /\b(to|can|could|will|would|should|must|may|i|we|they|you) (visit (?=to)|emphasi[sz]e (?=on)|discuss (?=of)|consider (?=about))(?:to|of|on|about) (?=(?:the|a|my|your|his|her|our|their|this|these|some)\b)(?!the (?:one|other|contrary|way)\b)/gi,
    '$1 $2',
    'the object follows this verb without a preposition',
    { confidence: 0.8 },
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
    'pay-attention-on',
    /\b((?:pay|pays|paid|paying)(?: more| much| special| no| great| a lot of)?) attention (?:on|of) (?=(?:the|a|my|our|your|their|his|her|what|how|this|these|that)\b)/gi,
    '$1 attention to ',
    'attention is paid to something',
  ),
  phraseRule(
    'provide-someone',
    /\b(provide|provides|provided|providing) (you|me|us|them|him|her|people|students|children|users|customers) (?!more than\b|the (?:world|whole|same|chance) )(?=(?:an?|the|more|many|some|better|different|useful|important|enough)\b)/gi,
    '$1 $2 with ',
    'somebody is provided with something',
    { confidence: 0.75 },
  ),
  phraseRule(
    'pay-ticket',
    /\b(pay|pays|paid|paying) (?=(?:the|a|my|our|your|their|his|her) (?:tickets?|food|meals?|drinks?|flights?|trips?|lessons?|classes|course|books?|petrol|accommodation|transport|clothes)\b)/gi,
    '$1 for ',
    'one pays a price or a person, but pays for what one gets',
  ),
];
