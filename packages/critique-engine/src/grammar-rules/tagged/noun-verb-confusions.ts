import type { Confusion } from './confusions.ts';

/** A noun for its verb or the other way round, and small words that a noun or an adjective needs. */
export const NOUN_VERB_CONFUSIONS: readonly Confusion[] = [
  {
    id: 'believe-noun',
    right: 'belief',
    why: 'the noun is “belief”',
    frames: ['my|their|his|her|our|a|this|strong|religious|the [believe] that|in|is|of|$'],
  },
  {
    id: 'belief-verb',
    right: 'believe',
    why: 'the verb is “believe”',
    frames: [
      '^ i|we|they|people [belief] that|in|it|the|PRON',
      "don't|didn't|to|strongly|also|really|firmly|can [belief] that|in|it",
    ],
  },
  {
    id: 'live-life',
    right: 'life',
    why: 'the noun is “life”',
    frames: [
      'my|his|her|your|daily|whole|healthy|school|real|everyday [live] and|is|was|in|without|because|easier|better|more|for|with|$',
    ],
  },
  {
    id: 'choice-choose',
    right: 'choose',
    why: 'the verb is “choose”',
    frames: [
      "can|could|should|will|would|may|might|must|don't|didn't [choice] DET|PRON|what|which|to|NOUN",
      'have|want|wants|need|able|how|allowed to [choice] DET|PRON|what|which|NOUN',
    ],
  },
  {
    id: 'choose-noun',
    right: 'choice',
    why: 'the noun is “choice”',
    frames: [
      'a|the|good|bad|best|right|better|my|your|their|own [choose] is|for|because|and|of|in|$',
    ],
  },
  {
    id: 'breath-verb',
    right: 'breathe',
    why: 'the verb is “breathe”',
    frames: [
      "to|can|can't|cannot|could|not [breath] the|clean|fresh|air|in|properly|well|better|easily|$",
      'make|makes|made|let|lets|help|helps|helped me|him|her|them|it|us|you [breath] in|again|and|more|better|$',
      'make|makes|made|let|lets|help|helps|helped DET NOUN [breath] in|again|and|more|better|$',
    ],
  },
  {
    id: 'prove-noun',
    right: 'proof',
    why: 'the noun is “proof”',
    frames: ['is|as|any|no|a|enough|the [prove] of|that|for|$'],
  },
  {
    id: 'safe-save',
    right: 'save',
    why: 'the verb is “save”',
    frames: [
      'to|can|will|could|would|you|we|they [safe] money|time|lives|the|our|energy|water|your|a|some|people',
    ],
  },
  {
    id: 'lead-led',
    right: 'led',
    why: 'the past of “lead” is “led”',
    frames: ['has|have|had|was|were|been [lead] to|by|into|us|me|them'],
  },
  {
    id: 'loss-lose',
    right: 'lose',
    why: 'the verb is “lose”',
    frames: [
      "to|will|can|could|would|not|don't|may|might|i|you|we|they [loss] DET|PRON|weight|time|money|interest|control|hope|focus",
    ],
  },
  {
    id: 'buy-by',
    right: 'buy',
    why: 'to pay for something is to “buy”',
    frames: [
      'want|need|have|had|wants|able|going|money|went to [by] DET|PRON|food|clothes|new|things',
      'can|could|will|would|should [by] a|an|some|food|clothes|new|things|it|them|anything|whatever',
    ],
  },
  {
    id: 'less-fewer',
    right: 'fewer',
    why: 'what can be counted is “fewer”',
    kind: 'number',
    frames: ['!or|one|no|a|two|three|and|NOUN|people [less] @counted'],
  },
  {
    id: 'in-nature',
    right: 'nature',
    why: 'we speak of nature as a whole without “the”',
    kind: 'article',
    frames: ['in|to|with|love|loves|enjoy|protect|destroy [the nature] and|because|where|when|$'],
  },
  {
    id: 'the-same',
    right: 'the same',
    why: 'we say “the same”',
    kind: 'article',
    frames: [
      'in|at|with|on|from|have|has|had|do|does|share|wear [same] NOUN !marriage|marriages|couples',
    ],
  },
  {
    id: 'afraid-of',
    right: 'of',
    why: 'one is afraid of something',
    kind: 'other',
    frames: ['afraid|frightened|proud|capable|aware [from] NOUN|@ing|PRON|DET'],
  },
];
