import { CONFUSION_RULES } from './confusion-rules.ts';
import { DOUBLED_SUBJECT } from './doubled-subject.ts';
import { NUMBER_SINGULAR } from './number-singular.ts';
import { PRONOUN_BASE } from './pronoun-base.ts';
import { REPEATED_WORDS } from './repeated-words.ts';
import { SUBJECT_VERB } from './subject-verb.ts';
import type { TaggedRule } from './tagged-rule.ts';
import { THERE_IS_MORE } from './there-is-more.ts';
import { WHO_VERB } from './who-verb.ts';

/** The rules that read parts of speech. Where two match the same words, the earlier one wins. */
export const TAGGED_RULES: readonly TaggedRule[] = [
  REPEATED_WORDS,
  DOUBLED_SUBJECT,
  SUBJECT_VERB,
  WHO_VERB,
  THERE_IS_MORE,
  PRONOUN_BASE,
  NUMBER_SINGULAR,
  ...CONFUSION_RULES,
];
