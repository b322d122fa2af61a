import type { GrammarIssueKind } from './lessons/issue-wording.ts';
import { AGREEMENT_RULES } from './agreement-rules.ts';
import { ARTICLE_RULES } from './article-rules.ts';
import { CAPITAL_RULES } from './capital-rules.ts';
import { CLAUSE_RULES } from './clause-rules.ts';
import { COLLOCATION_RULES } from './collocation-rules.ts';
import { COMPLEMENT_RULES } from './complement-rules.ts';
import { CONFUSED_WORD_RULES } from './confused-word-rules.ts';
import { DETERMINER_RULES } from './determiner-rules.ts';
import { FIXED_FORM_RULES } from './fixed-form-rules.ts';
import type { GrammarRule } from './grammar-rule.ts';
import { LEARNER_FORM_RULES } from './learner-form-rules.ts';
import { NOUN_RULES } from './noun-rules.ts';
import { HYPHEN_RULES } from './hyphen-rules.ts';
import { POSSESSIVE_RULES } from './possessive-rules.ts';
import { PREPOSITION_NOUN_RULES } from './preposition-noun-rules.ts';
import { PREPOSITION_PHRASE_RULES } from './preposition-phrase-rules.ts';
import { PREPOSITION_RULES } from './preposition-rules.ts';
import { PREPOSITION_VERB_RULES } from './preposition-verb-rules.ts';
import { QUANTITY_RULES } from './quantity-rules.ts';
import { PUNCTUATION_RULES } from './punctuation-rules.ts';
import { SPLICE_RULES } from './splice-rules.ts';
import { TENSE_RULES } from './tense-rules.ts';
import { VERB_CHAIN_RULES } from './verb-chain-rules.ts';
import { VERB_PATTERN_RULES } from './verb-pattern-rules.ts';
import { VERB_PHRASE_RULES } from './verb-phrase-rules.ts';
import { VERB_RULES } from './verb-rules.ts';

const isComma = ({ id }: GrammarRule): boolean => id.startsWith('comma-');

/**
 * The engine's own rules by the kind of grammar issue. Where two rules match the same words, the earlier one wins, so
 * the optional commas come last.
 */
export const RULE_GROUPS: readonly (readonly [GrammarIssueKind, readonly GrammarRule[]])[] = [
  ['article', ARTICLE_RULES],
  ['comma', SPLICE_RULES],
  ['number', NOUN_RULES],
  ['number', QUANTITY_RULES],
  ['other', PREPOSITION_RULES],
  ['typing', PUNCTUATION_RULES.filter((rule) => !isComma(rule))],
  ['other', LEARNER_FORM_RULES],
  ['verb', COMPLEMENT_RULES],
  ['verb', VERB_CHAIN_RULES],
  ['verb', VERB_RULES],
  ['verb', AGREEMENT_RULES],
  ['verb', VERB_PHRASE_RULES],
  ['verb', VERB_PATTERN_RULES],
  ['verb', TENSE_RULES],
  ['other', PREPOSITION_PHRASE_RULES],
  ['other', PREPOSITION_VERB_RULES],
  ['other', PREPOSITION_NOUN_RULES],
  ['other', CONFUSED_WORD_RULES],
  ['article', DETERMINER_RULES],
  ['other', POSSESSIVE_RULES],
  ['typing', HYPHEN_RULES],
  ['other', FIXED_FORM_RULES],
  ['other', COLLOCATION_RULES],
  ['typing', CAPITAL_RULES],
  ['comma', CLAUSE_RULES],
  ['comma', PUNCTUATION_RULES.filter(isComma)],
];
