import { A_PLURAL } from './a-plural.ts';
import { BE_AND_PREPOSITION } from './be-and-preposition.ts';
import { MODAL_ADJECTIVE, MODAL_ENDING, TWO_MODALS } from './after-modal.ts';
import { BE_BESIDE_VERB, STATE_BASE } from './be-and-base.ts';
import { CAUSATIVE_FORM } from './causative-form.ts';
import { CONFUSION_RULES } from './confusion-rules.ts';
import { DOUBLED_SUBJECT } from './doubled-subject.ts';
import { BARE_PARTICIPLE, MISSING_BE } from './missing-be.ts';
import { OBJECT_AS_SUBJECT } from './object-as-subject.ts';
import { OBJECT_TWICE } from './object-twice.ts';
import { POSSESSIVE_AS_PLURAL } from './possessive-as-plural.ts';
import { STATE_PROGRESSIVE } from './state-progressive.ts';
import { NUMBER_SINGULAR } from './number-singular.ts';
import { OF_SEVERAL, THIS_PLURAL } from './of-several.ts';
import { PRONOUN_BE } from './pronoun-be.ts';
import { PRONOUN_BASE, PRONOUN_THIRD } from './pronoun-base.ts';
import { PASSIVE_FORM, PERFECT_BASE } from './participle-form.ts';
import { RELATIVE_ONE } from './relative-one.ts';
import { REPEATED_WORDS } from './repeated-words.ts';
import { SUBJECT_VERB } from './subject-verb.ts';
import type { TaggedRule } from './tagged-rule.ts';
import { THERE_IS_MORE } from './there-is-more.ts';
import { WHO_VERB } from './who-verb.ts';

/** The rules that read parts of speech. Where two match the same words, the earlier one wins. */
export const TAGGED_RULES: readonly TaggedRule[] = [
  REPEATED_WORDS,
  DOUBLED_SUBJECT,
  OBJECT_AS_SUBJECT,
  OBJECT_TWICE,
  PRONOUN_BE,
  STATE_PROGRESSIVE,
  POSSESSIVE_AS_PLURAL,
  SUBJECT_VERB,
  WHO_VERB,
  RELATIVE_ONE,
  THERE_IS_MORE,
  PRONOUN_BASE,
  PRONOUN_THIRD,
  NUMBER_SINGULAR,
  OF_SEVERAL,
  THIS_PLURAL,
  MODAL_ENDING,
  MODAL_ADJECTIVE,
  TWO_MODALS,
  CAUSATIVE_FORM,
  MISSING_BE,
  BARE_PARTICIPLE,
  PASSIVE_FORM,
  PERFECT_BASE,
  STATE_BASE,
  BE_BESIDE_VERB,
  BE_AND_PREPOSITION,
  A_PLURAL,
  ...CONFUSION_RULES,
];
