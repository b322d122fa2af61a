import type { Severity } from '@argint/contracts/severity';
import type { SlipKind } from '../answers/answer-schemas.ts';

/** What a correction does with the words that it marks. */
export type Change = 'put-in' | 'taken-out' | 'exchanged';

/** How a slip of a kind is explained to a student. */
interface SlipWords {
  severity: Severity;
  /** What is wrong, as the end of a sentence; by the change where that tells more. */
  fault: string | Readonly<Record<Change, string>>;
  /** Why it matters. */
  why: string;
  /** A question that leads there. */
  ask: string;
}

const READ_ON = 'Your reader stops to work out what you mean.';

/** The words for each kind of slip. */
export const SLIP_WORDS: Readonly<Record<SlipKind, SlipWords>> = {
  agreement: {
    severity: 3,
    fault: 'the verb has to go with its subject',
    why: 'The verb takes its form from the one or the many that do it. If the two differ, your reader looks for another subject.',
    ask: 'Who or what does this? One, or more than one?',
  },
  tense: {
    severity: 3,
    fault: 'the tense has to fit the sentences around it',
    why: 'The tense tells your reader when this happens. Another tense than in the sentences around it sends them to another time.',
    ask: 'When does this happen: now, then, or always?',
  },
  'verb-form': {
    severity: 3,
    fault: 'the sentence asks for another form of the verb',
    why: 'The word before a verb decides which form it takes, as “can” and “to” do.',
    ask: 'Which form does the word before this verb ask for?',
  },
  article: {
    severity: 2,
    fault: {
      'put-in': 'an article is missing',
      'taken-out': 'no article belongs here',
      exchanged: 'another article belongs here',
    },
    why: '“A” brings in something new, “the” points at something your reader knows, and neither stands before what cannot be counted.',
    ask: 'Does your reader know which one you mean?',
  },
  plural: {
    severity: 2,
    fault: 'one and more than one are mixed up',
    why: 'A noun shows by its form whether you mean one or many. Some nouns cannot be counted and have one form only.',
    ask: 'How many of them do you mean, and can they be counted?',
  },
  preposition: {
    severity: 2,
    fault: {
      'put-in': 'a preposition is missing',
      'taken-out': 'no preposition belongs here',
      exchanged: 'another preposition belongs here',
    },
    why: 'Most verbs and nouns keep company with one small word, such as “depend on”. Another one sounds wrong to your reader.',
    ask: 'Which small word do you hear after this one when you read?',
  },
  pronoun: {
    severity: 2,
    fault: 'the pronoun has to fit what it stands for',
    why: 'Your reader goes back to find who or what is meant. A pronoun of another number or kind points at nothing.',
    ask: 'Whom or what does this word stand for?',
  },
  'word-form': {
    severity: 2,
    fault: 'another form of this word belongs here',
    why: 'A noun, a verb, an adjective and an adverb of the same family do different work in a sentence.',
    ask: 'Does this word name something, describe it, or tell how it is done?',
  },
  'word-choice': {
    severity: 2,
    fault: 'another word says what you mean',
    why: READ_ON,
    ask: 'Which word would you use if you said this aloud?',
  },
  spelling: {
    severity: 2,
    fault: 'it is misspelt',
    why: 'A misspelt word costs you your reader’s trust in the words around it.',
    ask: 'How is this word written in a dictionary?',
  },
  capital: {
    severity: 1,
    fault: 'a capital opens a sentence or marks a name, and nothing else',
    why: 'A capital opens a sentence and marks a name.',
    ask: 'Is this a name, or the first word of a sentence?',
  },
  apostrophe: {
    severity: 1,
    fault: {
      'put-in': 'an apostrophe is missing',
      'taken-out': 'no apostrophe belongs here',
      exchanged: 'the apostrophe stands in the wrong place',
    },
    why: 'An apostrophe shows that letters are left out or that something belongs to somebody. A plural has none.',
    ask: 'Does something belong to somebody here, or is a letter left out?',
  },
  punctuation: {
    severity: 1,
    fault: {
      'put-in': 'a mark of punctuation is missing',
      'taken-out': 'no mark of punctuation belongs here',
      exchanged: 'another mark of punctuation belongs here',
    },
    why: 'Commas and full stops show your reader where one thought ends and the next begins.',
    ask: 'Where does one thought end here?',
  },
  'missing-word': {
    severity: 3,
    fault: 'a word is missing',
    why: READ_ON,
    ask: 'Which word do you say here when you read it aloud?',
  },
  'extra-word': {
    severity: 2,
    fault: 'a word is not needed',
    why: READ_ON,
    ask: 'What is lost if you leave this word out?',
  },
  'word-order': {
    severity: 3,
    fault: 'the words stand in the wrong order',
    why: READ_ON,
    ask: 'In which order would you say this?',
  },
};
