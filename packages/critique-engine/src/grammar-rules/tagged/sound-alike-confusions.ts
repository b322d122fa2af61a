import type { Confusion } from './confusions.ts';

/** Pairs that sound alike, and are hardly ever both possible in one place. */
export const SOUND_ALIKES: readonly Confusion[] = [
  {
    id: 'except-accept',
    right: 'accept',
    why: 'to take what is offered is to “accept”',
    frames: [
      "to|will|can|not|don't|didn't|must|should|would|i|we|they [except] DET|my|your|his|our|their|it|him|that|help|money",
    ],
  },
  {
    id: 'excepted-accepted',
    right: 'accepted',
    why: 'to take what is offered is to “accept”',
    frames: ['i|we|they|he|she|was|were|been|be|is|are [excepted] DET|PRON|by|to|into|in|at|$'],
  },
  {
    id: 'accept-except',
    right: 'except',
    why: 'what is left out is told with “except”',
    frames: [
      'everything|nothing|nobody|everybody [accept] for|the|my|that',
      'everyone|everybody|nobody|all came|went|agreed|left|knew [accept] PRON|DET|for',
    ],
  },
  {
    id: 'aloud-allowed',
    right: 'allowed',
    why: 'to have leave to do something is to be “allowed”, and “aloud” is for all to hear',
    frames: [
      "not|is|are|am|was|were|be|been|being|get|got|isn't|aren't|wasn't|weren't [aloud] to|in|at|on",
    ],
  },
  {
    id: 'suite-suit',
    right: 'suit',
    why: 'what fits somebody will “suit” them, and a “suite” is a set of rooms',
    frames: [
      '@many that|which [suite] PRON',
      'will|would|to|not|can|could|may|might|should|must|they [suite] PRON|everyone|everybody|DET',
    ],
  },
  {
    id: 'suite-suits',
    right: 'suits',
    why: 'what fits somebody “suits” them, and a “suite” is a set of rooms',
    frames: [
      '@one that|which [suite] PRON|everyone|everybody',
      'it|what|this [suite] PRON|everyone',
    ],
  },
  {
    id: 'here-hear',
    right: 'hear',
    why: 'with our ears we “hear”',
    frames: [
      "can|could|to|n't|couldn't|didn't|don't|cannot|will [here] the|a|my|your|his|them|him|me|us|you|people|what|music",
      'can|could|did|do|would not [here] the|a|my|your|his|them|him|me|us|you|what',
    ],
  },
  {
    id: 'hear-here',
    right: 'here',
    why: 'this place is “here”',
    frames: [
      'come|came|right|live|lives|lived|stay|stayed|work|works|worked|around|been [hear] and|to|in|for|because|since|$',
    ],
  },
  {
    id: 'no-know',
    right: 'know',
    why: 'what is in our heads, we “know”',
    frames: [
      "i|you|we|they|to|don't|didn't|not [no] how|what|that|why|where|who|if|about|him|her|them",
      'i|you|we|they will [no] the|how|what|that',
    ],
  },
  {
    id: 'now-know',
    right: 'know',
    why: 'what is in our heads, we “know”',
    frames: ["i|you|we|they|to|don't|didn't|not [now] that|what|how|why|who !is|$"],
  },
  {
    id: 'new-knew',
    right: 'knew',
    why: 'the past of “know” is “knew”',
    frames: ['i|we|they|he|she|never [new] that|how|what|it|him|her|them|the|i|we|they'],
  },
  {
    id: 'through-threw',
    right: 'threw',
    why: 'the past of “throw” is “threw”',
    frames: [
      '^ i|we|they|he|she [through] DET|PRON|away|stones',
      'and|because|when|but|so he|she|they|i|we [through] DET|PRON|away|stones',
      'boys|girls|children|men|people|students [through] stones|rocks|away',
    ],
  },
  {
    id: 'weight-wait',
    right: 'wait',
    why: 'to stay until something comes is to “wait”',
    frames: ["to|can't|cannot|will|must|should|could [weight] for|until|till|in|here|$"],
  },
  {
    id: 'hole-whole',
    right: 'whole',
    why: 'all of it is the “whole”',
    frames: [
      'the|my|a|his|her|our|your [hole] day|world|time|family|class|school|year|week|life|thing|night|country|story|month|team',
    ],
  },
  {
    id: 'piece-peace',
    right: 'peace',
    why: 'without war there is “peace”',
    frames: [
      'world|inner|in [piece] and|with|$',
      'to|for|want|wants|of|make [piece] and|between|in',
    ],
  },
  {
    id: 'peace-piece',
    right: 'piece',
    why: 'a part is a “piece”',
    frames: ['a|one|every|another|this|big|small [peace] of'],
  },
  {
    id: 'thought-though',
    right: 'though',
    why: 'in spite of something is “though”',
    frames: ['!i|he|she|we|they|you|it|who even [thought] PRON|DET|people|there|NOUN'],
  },
];
