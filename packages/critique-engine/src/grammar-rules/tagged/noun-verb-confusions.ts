import type { Confusion } from './confusions.ts';

/** A noun for its verb or the other way round, and small words that a noun or an adjective needs. */
export const NOUN_VERB_CONFUSIONS: readonly Confusion[] = [
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
    id: 'safe-save',
    right: 'save',
    why: 'the verb is “save”',
    frames: [
      'to|can|will|could|would|you|we|they [safe] money|time|lives|the|our|energy|water|your|a|some|people',
    ],
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
];
