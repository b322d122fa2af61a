import type { Confusion } from './confusions.ts';

/** Pairs that sound alike, and are hardly ever both possible in one place. */
export const SOUND_ALIKES: readonly Confusion[] = [
  {
    id: 'aloud-allowed',
    right: 'allowed',
    why: 'to have leave to do something is to be “allowed”, and “aloud” is for all to hear',
    frames: [
      "not|is|are|am|was|were|be|been|being|get|got|isn't|aren't|wasn't|weren't [aloud] to|in|at|on",
    ],
  },
  {
    id: 'now-know',
    right: 'know',
    why: 'what is in our heads, we “know”',
    frames: ["i|you|we|they|to|don't|didn't|not [now] that|what|how|why|who !is|$"],
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
    id: 'thought-though',
    right: 'though',
    why: 'in spite of something is “though”',
    frames: ['!i|he|she|we|they|you|it|who even [thought] PRON|DET|people|there|NOUN'],
  },
];
