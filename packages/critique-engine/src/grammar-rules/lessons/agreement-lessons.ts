import type { Lesson } from './lesson.ts';

/** Lessons about verbs that do not go with their subject. */
export const AGREEMENT_LESSONS: readonly Lesson[] = [
  [
    'relative-one both-of-is',
    'The verb goes with the word that it speaks of, also behind “who”, “that” and “of”: “{fix}”.',
    'Look for “who”, “that” and “of”. Which word does the verb behind each of them go with?',
  ],
  [
    'subject-verb',
    'Leave out all the words between the subject and its verb: the two must still go together, as in “{fix}”.',
    'Point to the noun that each verb in this paragraph belongs to. Is it one or many, and is the verb?',
    [
      [
        / (?:of|in|on|over|for|from|with|at|by|to|between|about) /i,
        'Where words such as “of the …” stand between a noun and its verb, leave them out. What is left?',
      ],
      [
        /\bwas$|\bwere$/i,
        'Look for “was” and “were”. Is what stands before each of them one or many?',
      ],
      [
        /\bhas$|\bhave$/i,
        'Look for “has” and “have”. Is what stands before each of them one or many?',
      ],
      [/\bis$|\bare$/i, 'Look for “is” and “are”. Is what stands before each of them one or many?'],
      [
        /\bdo(?:es)?(?: not|n['’]t)?$/i,
        'Look for “do” and “does”. Who does it each time, one or many?',
      ],
    ],
  ],
  [
    'object-twice',
    '“Which”, “who” and “whom” stand for the object already, so no “it” or “them” follows the verb.',
    'Look for “which”, “who” and “that”. Does an “it”, “him” or “them” behind the verb name the same thing again?',
  ],
  [
    'state-progressive',
    'What we know, own or have is a state, and a state takes the simple form: “{fix}”.',
    'Look for “am”, “is” and “are” before “having”, “knowing” and “wanting”. Is something going on, or is it simply so?',
  ],
  [
    'doubled-subject',
    'In speech we may name somebody and go on with “he” or “she”. In writing the name is enough: “{fix}”.',
    'Read the start of your sentences. Does a “he”, “she” or “they” follow right after the person it stands for?',
  ],
  [
    'dont-doesnt pronoun-base',
    'With “he”, “she” or “it”, a verb in the present ends in s: “{fix}”.',
    'Look for “he”, “she” and “it” in your text. Does each verb after them end in s?',
  ],
  [
    'pronoun-third',
    'With “we” or “they”, a verb in the present has no s: “{fix}”.',
    'Look for “we” and “they” in your text. Does any verb after them end in s?',
  ],
  [
    'mass-subject',
    'One person or thing takes a verb with s in the present: “{fix}”.',
    'Which of your other subjects name one person or thing? Check the verb after each of them.',
  ],
  [
    'indefinite-*',
    'Words in -one, -body and -thing count as one, so the verb does too: “{fix}”.',
    'Look for “everyone”, “somebody” and “nothing”. Is the verb after each of them for one?',
  ],
  [
    'news-are',
    'A noun that cannot be counted, such as “news” or “advice”, takes the verb for one: “{fix}”.',
    'Which nouns in your text have no plural? Check the verb after each of them.',
  ],
  [
    'one-who who-verb',
    'After “who”, “that” or “which”, the verb goes with the noun before it: “{fix}”.',
    'Look for “who”, “which” and “that”. Is the noun before each of them one or many?',
  ],
  [
    'i-verb-s',
    'With “I”, “you”, “we” and “they”, the verb has no s: “{fix}”.',
    'Look for “I”, “we” and “they” in your text. Does any verb after them end in s?',
  ],
  [
    'plural-subject pronoun-be',
    'More than one person or thing takes a verb without s: “{fix}”.',
    'Which of your other subjects name more than one? Check the verb after each of them.',
  ],
  [
    'these-is this-are',
    '“This” points to one thing and “these” to several, and the verb follows: “{fix}”.',
    'Look for “this” and “these” in your text. How many things does each of them point to?',
  ],
  [
    'there-is*',
    'After “there” the verb looks ahead: “is” for one thing, “are” for several.',
    'Look for “there is” and “there are”. Does one thing follow, or several?',
  ],
  [
    'pronoun-verb-agreement pronoun-inflection-be',
    'The verb changes with its subject: I go, she goes, they go.',
    'Find the subject of each verb in this paragraph. Do the two go together?',
  ],
];
