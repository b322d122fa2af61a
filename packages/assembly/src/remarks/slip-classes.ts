/** The ids of the two remarks that gather single slips: of typing, and of spelling. */
export const TYPING = 'typing-slips';
export const MISSPELLINGS = 'misspellings';

/**
 * Slips that one habit mends, whatever their words and whichever rule found them: rules parted by blanks, the checker's
 * among them. The classes of words and of optional commas stand apart, because they matter least.
 */
const CLASSES = [
  'wordy-phrase cliche',
  'comma-splice adverb-splice',
  'plural-apostrophe possessive-as-plural',
  'a-an an-a',
  'of-have modal-of',
  'every-day everyday',
  'there-their there-for-their they-for-their there-to-their theyre-their',
  'their-is their-there',
  'there-theyre their-to-theyre',
  'to-too spend-to-much way-too to-two-too',
  'then-than that-than',
  'than-then',
  'its-possessive',
  'its-it-is its-a',
  'your-are your-youre',
  'youre-your possessive-your',
  'affect-noun effect-verb',
  'advise-advice',
  'past-passed have-passed passed-past',
  'word-each-other open-compounds each-others-possessive',
  'double-comparison more-better adjective-double-degree',
  'supposed-to be-use-to use-to',
  // A verb that does not go with its subject.
  `subject-verb who-verb one-who there-is-more there-is-agreement pronoun-base pronoun-third pronoun-verb-agreement
   pronoun-inflection-be dont-doesnt plural-subject pronoun-be i-verb-s indefinite-verb indefinite-singular
   these-is this-are news-are mass-subject`,
  // A noun that should be more than one, or only one.
  'number-singular one-of singular-determiner this-plural much-many uncountable-plural regular-irregulars',
  // A verb in the wrong form behind another verb.
  `modal-form modal-adverb-form did-form did-past do-ing to-form to-ing make-form inflected-verb-after-to
   will-non-lemma modal-ending two-modals causative-form`,
  // A 'be' that is missing, or one too many.
  'missing-be bare-participle state-base modal-adjective be-beside-verb',
  'perfect-form passive-past passive-base simple-past-to-past-participle',
  'preposition-verb without-to',
  // Corrections of a model, by what is wrong.
  'model-slip-agreement',
  'model-slip-tense',
  'model-slip-verb-form',
  'model-slip-article',
  'model-slip-plural',
  'model-slip-preposition',
  'model-slip-pronoun',
  'model-slip-word-form',
  'model-slip-capital',
  'model-slip-apostrophe',
  'model-slip-punctuation',
].map((rules) => rules.split(/\s+/));

/** Rules about the choice of words. All other classes are of grammar. */
export const WORDING: ReadonlySet<string> = new Set(['wordy-phrase', 'cliche']);

const fullId = (rule: string): string =>
  WORDING.has(rule) || rule.startsWith('model-') ? rule : `grammar-${rule}`;

/** The class of each rule that has one: the id of its first rule. */
export const CLASS_OF: ReadonlyMap<string, string> = new Map(
  CLASSES.flatMap((rules) => rules.map((rule) => [fullId(rule), fullId(rules[0] ?? rule)])),
);

/** What a student does in a class of slips, in words that quote nothing, by the class. */
const HABITS: Readonly<Record<string, string>> = {
  'comma-splice': 'full sentences with only a comma between them',
  'subject-verb': 'verbs that do not go with their subject',
  'number-singular': 'nouns that should be one where they are many, or many where they are one',
  'modal-form': 'the form of a verb that follows another verb',
  'missing-be':
    'the verb that says what somebody is, which is missing in some sentences and too much in others',
  'perfect-form': 'the third form of verbs',
  'preposition-verb': 'verbs that follow a preposition',
  'double-comparison': 'comparisons that are made twice',
  'model-slip-agreement': 'verbs that do not go with their subject',
  'model-slip-tense': 'the tense of verbs',
  'model-slip-verb-form': 'the form of a verb that follows another verb',
  'model-slip-article': '“a”, “the” or none before a noun',
  'model-slip-plural': 'nouns that should be one where they are many, or many where they are one',
  'model-slip-preposition': 'small words such as “in”, “on” and “for”',
  'model-slip-pronoun': 'words such as “it” and “they” that do not fit what they stand for',
  'model-slip-word-form': 'words of the wrong class, such as a noun for an adjective',
  'model-slip-capital': 'capital letters',
  'model-slip-apostrophe': 'apostrophes',
  'model-slip-punctuation': 'commas and full stops',
};

/** What a student does who makes this slip again and again: 'verbs that do not go with their subject'. Null for other rules. */
export const habitOf = (rule: string | undefined): string | null => {
  if (rule === MISSPELLINGS) return 'words that are misspelt';
  const first = rule === undefined ? undefined : CLASS_OF.get(rule);
  return HABITS[first?.replace(/^grammar-/, '') ?? ''] ?? null;
};
