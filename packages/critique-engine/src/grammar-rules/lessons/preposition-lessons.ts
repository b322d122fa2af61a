import type { Lesson } from './lesson.ts';

/** Lessons about prepositions, and about verbs that take none. */
export const PREPOSITION_LESSONS: readonly Lesson[] = [
  [
    'verb-no-preposition',
    'Verbs such as “reach”, “contact” and “affect” take their object at once: “{fix}”.',
    'Look for a small word behind your verbs. Does the verb need it?',
  ],
  [
    'due-to-clause',
    'Learn a word together with what may follow it: “{fix}”.',
    'Which of your verbs did you translate word for word? Look one of them up with an example.',
  ],
  [
    'beside-this for-an-example recent-years in-century on-the-world',
    'This is a set phrase, and each word of it is fixed: “{fix}”.',
    'Which other phrases of time or of linking do you use? Look one of them up.',
  ],
  [
    'discuss-about lack-of',
    'We discuss, mention or explain a thing, without “about”: “{fix}”.',
    'Look for “about” after a verb. Can you leave it out, as after “discuss” and “mention”?',
  ],
  [
    'visit-to',
    'Verbs such as “enter”, “visit” and “attend” take the place at once, without a preposition: “{fix}”.',
    'Look for verbs of going in your text. Which of them need “to”, and which need nothing?',
  ],
  [
    'ask-no-preposition',
    'After “tell” and “ask”, the person follows at once, without “to”: “{fix}”.',
    'Look for “tell” and “ask” in your text. What stands between the verb and the person?',
  ],
  [
    'depend-of',
    'With “depend” and its relatives the preposition is “on”: “{fix}”.',
    'Look for “depend”, “rely” and “focus” in your text. Does “on” follow each of them?',
  ],
  [
    'interested-on',
    'We are interested in a thing and believe or succeed in it: “{fix}”.',
    'Look for “interested”, “believe” and “succeed”. Does “in” follow each of them?',
  ],
  [
    'listen-without pay-ticket',
    'We listen to somebody, wait for something and pay for what we get: “{fix}”.',
    'Look for “listen”, “wait” and “pay”. Which small word follows each of them?',
  ],
  [
    'despite-of',
    '“Despite” stands alone, while “in spite” needs “of”: “{fix}”.',
    'Look for “despite” and “in spite of”. Which of them has an “of”?',
  ],
  [
    'dream-with',
    'English pairs this verb with another preposition than many languages do: “{fix}”.',
    'Which other phrases did you translate word for word? Look one of them up in a dictionary.',
  ],
  [
    'arrive-*',
    'We arrive at a building and in a town or country, never “to” it: “{fix}”.',
    'Look for “arrive” and “get”. Which small word leads to the place?',
  ],
  [
    'verb-to-* respond',
    'A verb and its preposition are learned as a pair: “{fix}”.',
    'Which other verbs in your text are followed by “of”, “to”, “from” or “for”? Look one of them up.',
  ],
  [
    'adjective-* noun-on',
    'An adjective or noun and its preposition are learned as a pair: “{fix}”.',
    'Which other adjectives and nouns in your text are followed by a small word? Look one of them up.',
  ],
  [
    'take-care-about pay-attention-on',
    'These phrases are fixed: take care of, take part in, pay attention to.',
    'Look for “take” and “pay” in your text. Is the whole phrase as the dictionary has it?',
  ],
  [
    'provide-someone',
    'We provide somebody with something, or something for somebody: “{fix}”.',
    'Look for “provide” in your text. Do you name the person first, or the thing?',
  ],
  [
    'according-to-me for-my-opinion',
    'We quote others with “according to”, and give our own view with “in my opinion”: “{fix}”.',
    'Look at how you introduce opinions. Whose opinion is it each time?',
  ],
  [
    'in-the-other-hand on-other-hand',
    'The phrase is fixed: “on the one hand … on the other hand”.',
    'Which other phrases do you begin paragraphs with? Check each small word in them.',
  ],
  [
    'point-of-view',
    'We look at a thing from a point of view: “{fix}”.',
    'Look for “point of view” and “opinion”. Is it “from” before the first and “in” before the second?',
  ],
  [
    'same-time in-this-moment',
    'Days take “on”, months and years take “in”, and a point in time takes “at”: “{fix}”.',
    'Which other times do you name? Check the small word before each of them.',
  ],
  [
    'in-nowadays',
    'Words such as “nowadays” and “these days” already say when, without a preposition: “{fix}”.',
    'Look for “nowadays”, “today” and “so far”. Does a small word stand before them that they do not need?',
  ],
  [
    'except-of instead-of',
    'The last word of a linking phrase is fixed: due to, because of, except for.',
    'Look for “due”, “because” and “except”. Which small word completes each of them?',
  ],
  [
    'in-home by-own',
    'Some phrases have a fixed small word: at home, on television, on my own.',
    'Which other places and ways do you name in a short phrase? Check the first word of each.',
  ],
  [
    'as-conclusion',
    'We say “for the first time”, “at first” and “in conclusion”.',
    'Which other phrases order your text? Check the first word of each of them.',
  ],
];
