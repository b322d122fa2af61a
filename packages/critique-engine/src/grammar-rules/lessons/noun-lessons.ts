import type { Lesson } from './lesson.ts';

/** Lessons about one and many, articles and possessives. */
export const NOUN_LESSONS: readonly Lesson[] = [
  [
    'one-men this-days peoples-verb',
    'The word that says how many, and the noun, must fit: “{fix}”.',
    'Look for “a”, “each” and “this”. Does one thing follow, or several?',
  ],
  [
    'a-plural kinds-of this-kinds many-of-plural',
    'The word that says how many decides what follows it: “{fix}”.',
    'Look for “many”, “some”, “these” and “all”. Does the noun behind each of them fit?',
  ],
  [
    'a-an',
    'The sound that follows decides: “an” before a vowel sound, “a” before all others, so it is “{fix}”.',
    'Look for “a” and “an”, and say the next word aloud. Does it begin with a vowel sound?',
    [
      [/^an /i, 'Look for “an” and say the next word aloud. Does it begin like “you” or “house”?'],
      [
        /^a [^aeiou]/i,
        'Look for “a” before letters and numbers. Say them aloud: do they begin with a vowel sound?',
      ],
      [/^a /i, 'Look for “a” before the letters a, e, i, o and u. How does the next word sound?'],
    ],
  ],
  [
    'uncountable-plural these-mass',
    'Some nouns, such as “information” and “homework”, have no plural with s: “{fix}”.',
    'Which of your nouns can you not count one by one? Does any of them end in s?',
  ],
  [
    'a-mass',
    'A noun that cannot be counted takes no “a” or “an”: “{fix}”.',
    'Which of your nouns can you not count? Look for “a” or “an” before them.',
  ],
  [
    'number-singular',
    'After a number or a word like “many” and “these”, the noun is in the plural: “{fix}”.',
    'Look for “many”, “some”, “these” and numbers. Does the noun after each show that it is more than one?',
  ],
  [
    'one-of',
    '“One of” picks one out of several, so the noun after it is in the plural: “{fix}”.',
    'Look for “one of” in your text. Does the noun after it show that there are several?',
  ],
  [
    'singular-determiner this-plural',
    '“A”, “each”, “every”, “another” and “this” go with one thing: “{fix}”.',
    'Look for “a”, “every”, “another” and “this”. Does one thing follow each of them?',
  ],
  [
    'much-many amount-people',
    '“Many” and “number” go with what can be counted, “much” and “amount” with what cannot: “{fix}”.',
    'Look for “much” and “many”. Can you count what follows?',
  ],
  [
    'most-of-plural the-most-of the-people-think',
    'We say “most people” in general, and “most of the people” for a certain group: “{fix}”.',
    'Look for “most” in your text. Do you mean all such people, or a certain group?',
  ],
  [
    'adjective-noun-bare have-good-time as-result',
    'One thing that can be counted needs “a” or “an”, also with an adjective before it: “{fix}”.',
    'Find your nouns without a plural s. Which of them can be counted and have no “a”, “the” or “my”?',
  ],
  [
    'is-doctor',
    'A person’s job takes “a” or “an”: “{fix}”.',
    'Where else do you say what somebody is or wants to be? Is there an “a” or “an”?',
  ],
  [
    'superlative-bare',
    'Words like “best” and “most important” pick out one, so they take “the”: “{fix}”.',
    'Look for “best”, “most” and words in -est. Does “the” or “my” stand before each of them?',
  ],
  [
    'in-city-centre on-internet via-internet in-world first-time have-opportunity',
    'When there is only one of a thing, or the reader knows which, it takes “the”: “{fix}”.',
    'Which other things in your text are there only one of, like the world or the internet? Do they have “the”?',
  ],
  [
    'go-cinema',
    'A place that people go to takes “the” or “a”: “{fix}”.',
    'Look for “go to” in your text. Does the place after it have “the” or “a”?',
  ],
  [
    'by-the-car',
    'Games, meals, ways to travel and habits such as “go to bed” take no “the”: “{fix}”.',
    'Look for “the” before games, meals and vehicles. Do you mean a certain one?',
  ],
  [
    'lot-of a-lot-people',
    'The phrases are “a lot of” and “plenty of”, with “of” before the noun: “{fix}”.',
    'Look for “lot”, “plenty” and “number” in your text. Is the phrase complete each time?',
  ],
  [
    'two-determiners the-all',
    'A noun takes one of “the”, “a”, “my” and “this”, not two, and “all” stands before it: “{fix}”.',
    'Look at the small words before your nouns. Do two of them do the same work?',
  ],
  [
    'others-noun an-others',
    'Before a noun it is “other” without s, and one more is “another”: “{fix}”.',
    'Look for “other” and “others”. Does a noun follow?',
  ],
  [
    'plural-possessive persons-thing people-lives students-esteem todays-society peoples-thing',
    'Whose it is, we show with an apostrophe and s: “{fix}”.',
    'Where does one of your nouns own the next? Is there an apostrophe before or after its s?',
  ],
  [
    'plural-apostrophe possessive-as-plural',
    'More than one takes a plain s, and the apostrophe shows only whose it is: “{fix}”.',
    'Look at each of your words in ’s. Does something belong to it, or is it only more than one?',
  ],
  [
    'years-old-noun a-two-hours',
    'A measure before a noun is joined with hyphens and has no plural s: “{fix}”.',
    'Where else does a number with “year”, “day” or “hour” stand before a noun?',
  ],
];
