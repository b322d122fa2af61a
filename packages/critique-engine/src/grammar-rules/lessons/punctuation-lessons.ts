import type { Lesson } from './lesson.ts';

/** Lessons about commas, stops, capitals and typing. */
export const PUNCTUATION_LESSONS: readonly Lesson[] = [
  [
    'comma-after-clause',
    'When a clause with “if”, “when” or “because” comes first, a comma shows where the main clause begins.',
    'Which of your other sentences begin with “if”, “when”, “although” or “because”? Where does the first clause end?',
  ],
  [
    'comma-after-opener',
    'A comma after the opening words is a courtesy: it shows where your statement begins.',
    'Read the first words of each sentence aloud. Where do you pause before the statement?',
  ],
  [
    'comma-before-but comma-before-so',
    'Between two full sentences, a comma stands before “but” and “so”.',
    'Look for “but” and “so” in your text. Is there a full sentence on both sides?',
  ],
  [
    'comma-splice adverb-splice',
    'Two full sentences need a full stop or a linking word between them, because a comma alone is too weak.',
    'Look at each comma in your longer sentences. Could both sides stand alone as sentences?',
    [
      [
        /, (?:it|this|that|these)$/i,
        'Find the commas before “it”, “this” and “that”. Does a verb follow? Then a new sentence begins.',
      ],
      [
        /, (?:i|he|she|we|they)$/i,
        'Find the commas before “I”, “we” and “they”. Who does something new there? Begin a sentence with them.',
      ],
      [
        /, there$/i,
        'Find the commas before “there is” and “there are”. What would be lost if a full stop stood there?',
      ],
      [
        /, (?:however|therefore|moreover|furthermore|nevertheless|consequently|thus|hence)\b/i,
        'Look for “however” and “therefore” in your text. Which mark stands before each of them?',
      ],
    ],
  ],
  [
    'comma-that such-as-comma',
    'No comma stands between a verb and its “that”, or after “such as”.',
    'Look for commas beside “that” and “such as”. Would you pause there?',
  ],
  [
    'no-final-stop',
    'A sentence ends with a full stop, a question mark or an exclamation mark.',
    'Look at the end of each paragraph. Does every sentence have its stop?',
  ],
  [
    'small-i',
    'The word “I” has a capital letter wherever it stands.',
    'Search your text for a single “i”. How many do you find?',
  ],
  [
    'sentence-capital stray-capital sentence-capitalization',
    'A sentence begins with a capital letter, so that readers see where it starts.',
    'Look at the letter after each full stop. Is it a capital?',
  ],
  [
    'proper-capital',
    'Names, languages, countries, days and months begin with a capital letter: “{fix}”.',
    'Which names, languages, days and months do you use? Does each of them have its capital?',
  ],
  [
    'space-before-comma missing-space comma-fixes',
    'A comma follows its word at once, and a space comes after it.',
    'Look at the spaces around each comma and stop. Is there none before, and one after?',
  ],
  [
    'space-before-stop',
    'A stop follows its word at once, and the space comes after it.',
    'Look at the spaces around each stop. Is there none before, and one after?',
  ],
  [
    'missing-apostrophe wrong-apostrophe',
    'In a short form such as “don’t”, the apostrophe stands where letters are left out: “{fix}”.',
    'Which other short forms do you use? Where are letters left out in each of them?',
  ],
  [
    'repeated-words',
    'Words come twice where a sentence was changed or pasted and not read again.',
    'Read the sentences that you changed last aloud. Where do your eyes run over words that you have just read?',
  ],
  [
    'doubled-word',
    'The same word twice in a row is nearly always a slip of the keyboard.',
    'Read the text aloud, word by word. Which word do you say only once?',
  ],
];
