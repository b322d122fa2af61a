import type { Lesson } from './lesson.ts';

/** Lessons about words that sound or look alike, and about small words that a noun needs. */
export const SOUND_ALIKE_LESSONS: readonly Lesson[] = [
  [
    'weather-whether',
    '“Whether” leaves a choice open, and “weather” is rain or sun.',
    'Look for “weather” in your text. Could you put “if” in its place?',
  ],
  [
    'wont-want',
    'To “want” is to wish, “won’t” stands for “will not”, and “wont” is a rare word for a habit.',
    'Search for “wont”. Does each of them wish for something, or say that something will not happen?',
  ],
  [
    'aloud-allowed',
    '“Allowed” is what one may do, and “aloud” is so that all can hear it.',
    'Do you write about rules? Check each “allowed” and “aloud”.',
  ],
  [
    'form-from',
    '“From” says where something begins, and “form” is a shape or to make.',
    'Search for “form” and “from”. A spelling checker accepts both.',
  ],
  [
    'practice-verb',
    'In South African and British spelling you practise (verb, with s), and practice (noun, with c) helps.',
    'Look for “practice”. Is it what somebody does, or a thing?',
  ],
  [
    'where-were were-where',
    '“Where” is a place, and “were” is the past of “are”.',
    'Look for “where” and “were”. Which of them could be “in which”?',
  ],
  [
    'past-passed passed-past',
    '“Passed” is the verb, and “past” is a time or a way: “the past”, “walk past”.',
    'Look for “past” and “passed”. Which of them is what somebody did?',
  ],
  [
    'now-know',
    'What is in our heads we “know” and “knew”; “no”, “now” and “new” only sound or look like it.',
    'Look for “no”, “now” and “new”. Is there one where you mean “know” or “knew”?',
  ],
  [
    'thought-though',
    '“Through”, “threw”, “though” and “thought” look alike, and a spelling checker accepts all of them.',
    'Search for “thr” and “tho” in your text. Does each word say what you mean?',
  ],
  [
    'hole-whole',
    'The two words sound the same, and a spelling checker accepts both.',
    'Which words of your text sound like another one? Read them letter by letter.',
  ],
  [
    'live-life choice-choose safe-save loss-lose',
    'The noun and the verb are spelt in different ways: “belief” and “believe”, “life” and “live”, “choice” and “choose”.',
    'Is the word what somebody does, or a thing? Ask this of the other nouns and verbs that you are not sure of.',
  ],
  [
    'less-fewer',
    'What can be counted is “fewer” (fewer shops), and what cannot is “less” (less noise).',
    'Look for “less”. Can you count what follows it?',
  ],
  [
    'in-nature',
    'We speak of nature, society and life as a whole without “the”.',
    'Look for “the” before nouns such as “nature” and “society”. Do you mean all of it?',
  ],
  [
    'the-same',
    '“Same” points to one certain thing, so “the” stands before it.',
    'Look for “same” in your text. Does “the” stand before each?',
  ],
];
