import type { Lesson } from './lesson.ts';

/** Lessons about words that are confused, joined, compared or put together wrongly. */
export const WORD_LESSONS: readonly Lesson[] = [
  [
    'double-negative double-negative-no',
    'English says no once in a clause. A second no turns the first one round: “{fix}”.',
    'Look for “not”, “n’t” and “never”. Does “no”, “nothing” or “nobody” follow in the same clause?',
  ],
  [
    'double-comparison',
    'A word that ends in -er compares already, so it needs no “more”: “{fix}”.',
    'Look for “more” and “most”. Does the word after them end in -er or -est?',
  ],
  [
    'word-myself word-yourself word-himself word-herself word-itself word-themselves word-ourselves',
    'One person has -self, several have -selves, and each is one word: “{fix}”.',
    'Look for “self” and “selves” in your text. Is each of them one word, with -selves for several people?',
  ],
  [
    'word-every* word-some* word-any* every-day everyday',
    'Together and apart can be two things: “every day” says how often, and “everyday” describes a noun.',
    'Look for your words with “every”, “some” and “any”. Are they one word or two?',
  ],
  [
    'word-lives',
    'This noun has a plural of its own: “{fix}”.',
    'Which of your other nouns do not simply take an s in the plural?',
  ],
  [
    'word-training word-media',
    'This noun takes no s in the plural: “{fix}”.',
    'Which of your other nouns are the same for one and many, or cannot be counted?',
  ],
  [
    'word-* alot world-wide',
    'A dictionary shows whether a word is one or two: “{fix}”.',
    'Which other words do you join or part by ear? Look one of them up.',
  ],
  [
    'there-their theyre-their there-theyre their-there their-is their-to-theyre there-to-their they-for-their there-for-their',
    '“Their” says whose it is, “there” says where or that something exists, and “they’re” is “they are”.',
    'Look for “they”, “their” and “there” in your text. Does each of them say whose, where or who?',
  ],
  [
    'your-are youre-your your-youre possessive-your pronoun-contraction',
    '“Your” says whose it is, and “you’re” is short for “you are”.',
    'Look for “your” and “you’re”. Can you put “you are” in the place of each?',
  ],
  [
    'its-a its-possessive its-it-is',
    '“Its” says whose it is, and “it’s” is short for “it is”.',
    'Look for “its” and “it’s”. Can you put “it is” in the place of each?',
  ],
  [
    'to-too to-two-too spend-to-much way-too',
    '“Too” means more than enough, or also, and “to” stands before a verb or a place.',
    'Look for “to” and “too”. Do you mean “more than enough” or “also” anywhere?',
  ],
  [
    'indirect-question indirect-do',
    'Only a question of its own turns verb and subject round. Inside a sentence they keep their order: “{fix}”.',
    'Look for “what”, “where” and “how” inside your sentences. Does the subject come first?',
  ],
  [
    'may-many star-start other-others',
    'These words look alike, and a spelling checker accepts both: “{fix}”.',
    'Read this paragraph word by word. Does each word say what you mean?',
  ],
  [
    'an-and',
    '“And” joins two parts, and “an” stands before one thing: “{fix}”.',
    'Look for “an” in your text. Does a noun follow each of them?',
  ],
  [
    'then-than than-then that-than',
    '“Than” compares, and “then” says when: “{fix}”.',
    'Look for “then” and “than”. Do you compare there, or do you say when?',
  ],
  [
    'loose-lose loosing-losing',
    '“Lose” is the verb, and “loose” means “not tight”: “{fix}”.',
    'Look for “lose” and “loose”. Which one is a verb?',
  ],
  [
    'quiet-quite',
    '“Quiet” means without noise, and “quite” means rather: “{fix}”.',
    'Look for “quiet” and “quite”. Is it about noise?',
  ],
  [
    'affect-noun effect-verb noun-verb-confusion',
    '“Affect” is the verb and “effect” the noun: “{fix}”.',
    'Look for “affect” and “effect”. Does “the” or “an” stand before it, or a subject?',
  ],
  [
    'advise-advice',
    '“Advise” with s is the verb and “advice” with c the noun: “{fix}”.',
    'Look for “advice” and “advise”. Is it what somebody does, or what somebody gives?',
  ],
  [
    'all-what',
    'After “all”, “everything” and “the only thing” stands “that”, or nothing: “{fix}”.',
    'Look for “what” after a noun or “all”. Would “that” fit?',
  ],
  [
    'people-which',
    '“Who” is for people and “which” or “that” for things: “{fix}”.',
    'Look for “who” and “which”. Is a person or a thing before each of them?',
  ],
  [
    'object-as-subject',
    'As the subject of a sentence it is “I”, and it comes last: “{fix}”.',
    'Look for “me and …”. Would you say “me went”?',
  ],
  [
    'very-fun',
    '“Very” goes with adjectives, and “really” or “a lot of” with verbs and nouns: “{fix}”.',
    'Look for “very” in your text. Is the next word an adjective?',
  ],
  [
    'more-better',
    'An ending such as -er, or “worse” itself, already compares, so “more” is one too many: “{fix}”.',
    'Look for “more” and “most”. Does the next word compare already?',
  ],
  [
    'worse-or-worst',
    'Some words compare with forms of their own: good, better, best.',
    'Which of your adjectives compare with another word, as “good” and “bad” do?',
  ],
  [
    'do-mistake',
    'English pairs each noun with its own verb: make a mistake, do homework, take a photo.',
    'Look for “make” and “do”. Does each of them go with its noun in the dictionary?',
  ],
  [
    'borrow-me',
    'Two verbs are close in meaning here, and only one fits: “{fix}”.',
    'Which of your other verbs have a near twin, like say and tell, or learn and teach?',
  ],
  [
    'although-but',
    'One linking word is enough for two clauses.',
    'Look for “although”, “because” and “as” at the start of a sentence. Does a second linking word follow?',
  ],
  [
    'part-time',
    'Two words that describe a noun together are joined with a hyphen: “{fix}”.',
    'Which other pairs of words describe one noun together?',
  ],
  [
    'spell-check split-words',
    'Readers stop at a word that they do not know. A spelling checker finds each of them in a minute.',
    'Which words in this paragraph would you not bet on? Look those up first.',
  ],
];
