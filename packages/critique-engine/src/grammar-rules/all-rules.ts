import { AGREEMENT_RULES } from './agreement-rules.ts';
import { ARTICLE_RULES } from './article-rules.ts';
import { BE_RULES } from './be-rules.ts';
import { CAPITAL_RULES } from './capital-rules.ts';
import { CLAUSE_RULES } from './clause-rules.ts';
import { COMPOUND_RULES } from './compound-rules.ts';
import { CONFUSED_WORD_RULES } from './confused-word-rules.ts';
import type { GrammarRule } from './grammar-rule.ts';
import { NUMBER_RULES } from './number-rules.ts';
import { POSSESSIVE_RULES } from './possessive-rules.ts';
import { PREPOSITION_RULES } from './preposition-rules.ts';
import { PRONOUN_RULES } from './pronoun-rules.ts';
import { OPENING_RULES, PUNCTUATION_RULES } from './punctuation-rules.ts';
import { SMALL_WORD_RULES } from './small-word-rules.ts';
import { SPLICE_RULES } from './splice-rules.ts';
import { VERB_FORM_RULES } from './verb-form-rules.ts';
import { VERB_PATTERN_RULES } from './verb-pattern-rules.ts';
import { WORDING_RULES } from './wording-rules.ts';

const RULES: readonly GrammarRule[] = [
  ...ARTICLE_RULES,
  ...SPLICE_RULES,
  ...NUMBER_RULES,
  ...PREPOSITION_RULES,
  ...PUNCTUATION_RULES,
  ...VERB_PATTERN_RULES,
  ...VERB_FORM_RULES,
  ...BE_RULES,
  ...AGREEMENT_RULES,
  ...SMALL_WORD_RULES,
  ...CONFUSED_WORD_RULES,
  ...COMPOUND_RULES,
  ...POSSESSIVE_RULES,
  ...PRONOUN_RULES,
  ...WORDING_RULES,
  ...CAPITAL_RULES,
  ...CLAUSE_RULES,
  ...OPENING_RULES,
];

/** The engine's own rules. Where two match the same words, the earlier one wins, so good style comes last. */
export const GRAMMAR_RULES: readonly GrammarRule[] = [
  ...RULES.filter(({ isOptional }) => !isOptional),
  ...RULES.filter(({ isOptional }) => isOptional),
];

/** The rules by their ids. */
export const RULE_BY_ID: ReadonlyMap<string, GrammarRule> = new Map(
  RULES.map((rule) => [rule.id, rule]),
);

/** What the engine teaches on a slip that the grammar checker finds, by the id of the checker's rule. */
export const RULE_BY_CHECKER: ReadonlyMap<string, GrammarRule> = new Map(
  RULES.flatMap((rule) =>
    (rule.checker?.split(/\s+/) ?? []).map((id): [string, GrammarRule] => [id, rule]),
  ),
);
