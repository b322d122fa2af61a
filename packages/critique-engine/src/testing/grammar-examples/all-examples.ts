import { QUANTITY_EXAMPLES } from './quantity-examples.ts';
import { PREPOSITION_PHRASE_EXAMPLES } from './preposition-phrase-examples.ts';
import { COMPLEMENT_EXAMPLES } from './complement-examples.ts';
import { AGREEMENT_EXAMPLES } from './agreement-examples.ts';
import { ARTICLE_EXAMPLES } from './article-examples.ts';
import { CAPITAL_EXAMPLES } from './capital-examples.ts';
import { CLAUSE_EXAMPLES } from './clause-examples.ts';
import { COLLOCATION_EXAMPLES } from './collocation-examples.ts';
import { CONFUSION_EXAMPLES } from './confusion-examples.ts';
import { CONFUSED_WORD_EXAMPLES } from './confused-word-examples.ts';
import { DETERMINER_EXAMPLES } from './determiner-examples.ts';
import { FIXED_FORM_EXAMPLES } from './fixed-form-examples.ts';
import { HYPHEN_EXAMPLES } from './hyphen-examples.ts';
import { LEARNER_FORM_EXAMPLES } from './learner-form-examples.ts';
import { NOUN_EXAMPLES } from './noun-examples.ts';
import { POSSESSIVE_EXAMPLES } from './possessive-examples.ts';
import { PREPOSITION_NOUN_EXAMPLES } from './preposition-noun-examples.ts';
import { PREPOSITION_EXAMPLES } from './preposition-examples.ts';
import { PREPOSITION_VERB_EXAMPLES } from './preposition-verb-examples.ts';
import { PUNCTUATION_EXAMPLES } from './punctuation-examples.ts';
import { SPLICE_EXAMPLES } from './splice-examples.ts';
import { TAGGED_EXAMPLES } from './tagged-examples.ts';
import { TENSE_EXAMPLES } from './tense-examples.ts';
import { VERB_CHAIN_EXAMPLES } from './verb-chain-examples.ts';
import { VERB_PATTERN_EXAMPLES } from './verb-pattern-examples.ts';
import { VERB_PHRASE_EXAMPLES } from './verb-phrase-examples.ts';
import { VERB_SLIP_EXAMPLES } from './verb-slip-examples.ts';
import { VERB_EXAMPLES } from './verb-examples.ts';

/** The examples of all grammar rules, one list for each file of rules. */
export const GRAMMAR_EXAMPLES = [
  AGREEMENT_EXAMPLES,
  QUANTITY_EXAMPLES,
  PREPOSITION_PHRASE_EXAMPLES,
  COMPLEMENT_EXAMPLES,
  ARTICLE_EXAMPLES,
  CAPITAL_EXAMPLES,
  CLAUSE_EXAMPLES,
  COLLOCATION_EXAMPLES,
  CONFUSED_WORD_EXAMPLES,
  CONFUSION_EXAMPLES,
  DETERMINER_EXAMPLES,
  FIXED_FORM_EXAMPLES,
  HYPHEN_EXAMPLES,
  LEARNER_FORM_EXAMPLES,
  NOUN_EXAMPLES,
  POSSESSIVE_EXAMPLES,
  PREPOSITION_NOUN_EXAMPLES,
  PREPOSITION_EXAMPLES,
  PREPOSITION_VERB_EXAMPLES,
  PUNCTUATION_EXAMPLES,
  SPLICE_EXAMPLES,
  TAGGED_EXAMPLES,
  TENSE_EXAMPLES,
  VERB_CHAIN_EXAMPLES,
  VERB_PATTERN_EXAMPLES,
  VERB_PHRASE_EXAMPLES,
  VERB_SLIP_EXAMPLES,
  VERB_EXAMPLES,
];
