import type { Lesson } from './lesson.ts';

/** Lessons about prepositions, and about verbs that take none. */
export const PREPOSITION_LESSONS: readonly Lesson[] = [
  [
    'prefer-than',
    'After “prefer”, the second thing comes with “to”: “{fix}”.',
    'Look for “prefer” in your text. Which small word stands between the two things?',
  ],
  [
    'change-by',
    'How much a figure rises or falls is told with “by”: “{fix}”.',
    'Look for your other figures. Which small word stands before each of them?',
  ],
  [
    'verb-no-preposition affect-on',
    'Verbs such as “reach”, “contact” and “affect” take their object at once: “{fix}”.',
    'Look for a small word behind your verbs. Does the verb need it?',
  ],
  [
    'depend-the congratulations-for told-that it-exists due-to-clause',
    'Learn a word together with what may follow it: “{fix}”.',
    'Which of your verbs did you translate word for word? Look one of them up with an example.',
  ],
  [
    'beside-this for-an-example other-hand my-prospect in-weekdays recent-years on-nowadays in-century since-ago on-the-world',
    'This is a set phrase, and each word of it is fixed: “{fix}”.',
    'Which other phrases of time or of linking do you use? Look one of them up.',
  ],
  [
    'discuss-about explain-about lack-of',
    'We discuss, mention or explain a thing, without “about”: “{fix}”.',
    'Look for “about” after a verb. Can you leave it out, as after “discuss” and “mention”?',
  ],
  [
    'enter-in attend-to visit-to to-home',
    'Verbs such as “enter”, “visit” and “attend” take the place at once, without a preposition: “{fix}”.',
    'Look for verbs of going in your text. Which of them need “to”, and which need nothing?',
  ],
  [
    'go-to-shopping',
    'We go swimming, shopping or dancing, without “to”: “{fix}”.',
    'Look for “go” before a word in -ing. Is there a “to” that you can leave out?',
  ],
  [
    'tell-to ask-no-preposition',
    'After “tell” and “ask”, the person follows at once, without “to”: “{fix}”.',
    'Look for “tell” and “ask” in your text. What stands between the verb and the person?',
  ],
  [
    'explain-me say-me said-me',
    'We tell a person something, but say or explain something to a person: “{fix}”.',
    'Look for “say”, “tell” and “explain”. Does each of them need “to” before the person?',
  ],
  [
    'depend-of verb-on-* dependent-* adjective-on',
    'With “depend” and its relatives the preposition is “on”: “{fix}”.',
    'Look for “depend”, “rely” and “focus” in your text. Does “on” follow each of them?',
  ],
  [
    'interested-on adjective-in verb-in-*',
    'We are interested in a thing and believe or succeed in it: “{fix}”.',
    'Look for “interested”, “believe” and “succeed”. Does “in” follow each of them?',
  ],
  [
    'listen-without wait-for pay-ticket',
    'We listen to somebody, wait for something and pay for what we get: “{fix}”.',
    'Look for “listen”, “wait” and “pay”. Which small word follows each of them?',
  ],
  [
    'despite-of in-spite',
    '“Despite” stands alone, while “in spite” needs “of”: “{fix}”.',
    'Look for “despite” and “in spite of”. Which of them has an “of”?',
  ],
  [
    'married-with dream-with think-in',
    'English pairs this verb with another preposition than many languages do: “{fix}”.',
    'Which other phrases did you translate word for word? Look one of them up in a dictionary.',
  ],
  [
    'arrive-*',
    'We arrive at a building and in a town or country, never “to” it: “{fix}”.',
    'Look for “arrive” and “get”. Which small word leads to the place?',
  ],
  [
    'good-in',
    'We are good or bad at doing something: “{fix}”.',
    'Where else do you say what somebody can do well? Does “at” stand there?',
  ],
  [
    'agree-in',
    'We agree with a person or an opinion: “{fix}”.',
    'Look for “agree” and “disagree”. Whom or what do you agree with each time?',
  ],
  [
    'verb-of-* verb-to-* verb-from-* verb-for-* respond',
    'A verb and its preposition are learned as a pair: “{fix}”.',
    'Which other verbs in your text are followed by “of”, “to”, “from” or “for”? Look one of them up.',
  ],
  [
    'adjective-* noun-on noun-to',
    'An adjective or noun and its preposition are learned as a pair: “{fix}”.',
    'Which other adjectives and nouns in your text are followed by a small word? Look one of them up.',
  ],
  [
    'take-care-about take-part-* pay-attention-on',
    'These phrases are fixed: take care of, take part in, pay attention to.',
    'Look for “take” and “pay” in your text. Is the whole phrase as the dictionary has it?',
  ],
  [
    'provide-someone',
    'We provide somebody with something, or something for somebody: “{fix}”.',
    'Look for “provide” in your text. Do you name the person first, or the thing?',
  ],
  [
    'spend-in',
    'We spend time or money on a thing: “{fix}”.',
    'Look for “spend” in your text. What follows the time or the money?',
  ],
  [
    'according-with according-to-me for-my-opinion as-i-know',
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
    'weekday month year at-the-morning in-night in-the-weekend same-time in-this-moment in-past',
    'Days take “on”, months and years take “in”, and a point in time takes “at”: “{fix}”.',
    'Which other times do you name? Check the small word before each of them.',
  ],
  [
    'since-years during-years',
    'A length of time takes “for”, and its beginning takes “since”: “{fix}”.',
    'Look for “since”, “during” and “for”. Does a length of time follow, or a beginning?',
  ],
  [
    'in-nowadays in-these-days until-the-moment',
    'Words such as “nowadays” and “these days” already say when, without a preposition: “{fix}”.',
    'Look for “nowadays”, “today” and “so far”. Does a small word stand before them that they do not need?',
  ],
  [
    'due-of because-the-fact except-of instead-of',
    'The last word of a linking phrase is fixed: due to, because of, except for.',
    'Look for “due”, “because” and “except”. Which small word completes each of them?',
  ],
  [
    'in-home by-own in-tv',
    'Some phrases have a fixed small word: at home, on television, on my own.',
    'Which other places and ways do you name in a short phrase? Check the first word of each.',
  ],
  [
    'at-first-time as-conclusion',
    'We say “for the first time”, “at first” and “in conclusion”.',
    'Which other phrases order your text? Check the first word of each of them.',
  ],
];
