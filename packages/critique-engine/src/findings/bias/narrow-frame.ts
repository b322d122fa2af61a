import { DISCIPLINE_NAMES, disciplineOf } from '../../exemplars/discipline.ts';
import type { Discipline } from '../../exemplars/discipline.ts';
import { fieldOf } from '../../exemplars/essay-field.ts';
import { listed } from '../../wording.ts';
import type { BiasIndicator } from './bias-indicator.ts';
import { quoteOf } from '../../argument/plain-clause.ts';

/** What other fields would ask, and the words that show it was asked. */
const otherQuestions: readonly { field: Discipline; sign: RegExp; asks: string }[] = [
  {
    field: 'economics',
    sign: /\b(?:costs?|money|pay|paid|price|budget|afford|expensive|cheap|tax)\w*/i,
    asks: 'what it costs and who pays',
  },
  {
    field: 'law',
    sign: /\b(?:rights?|law|laws|legal|illegal|allowed|fair|unfair|justice)\b/i,
    asks: 'whose rights it touches',
  },
  {
    field: 'history',
    sign: /\b(?:in the past|history|used to|ago|century|before|traditional\w*)\b/i,
    asks: 'how it came to be so',
  },
  {
    field: 'health',
    sign: /\b(?:health\w*|stress\w*|tired|sick|mental\w*|sleep|safe\w*)\b/i,
    asks: 'what it does to people’s health',
  },
];
/** Below this confidence the field is too uncertain to name a frame. */
const SURE = 0.5;

/** One field's words throughout: the questions of its neighbours do not come up. */
export const narrowFrame: BiasIndicator = (model, { nearest }) => {
  const { discipline, confidence, terms } = fieldOf(model);
  if (!nearest || confidence < SURE || disciplineOf(model.terms).discipline === 'general')
    return [];
  const prose = model.sentences.map(({ text }) => text).join(' ');
  const missing = otherQuestions.filter(
    ({ field, sign }) => field !== discipline && !sign.test(prose),
  );
  if (missing.length === 0) return [];
  return [
    `Frame: you treat the matter as one of ${DISCIPLINE_NAMES[discipline]} (${listed(terms.slice(0, 3).map((t) => `“${t}”`))}). ${missing.length > 1 ? 'Questions' : 'A question'} that ${missing.length > 1 ? 'do' : 'does'} not come up: ${listed(missing.slice(0, 2).map(({ asks }) => asks))}. ${missing.length > 1 ? 'Could one of them' : 'Could it'} change ${quoteOf(nearest)}?`,
  ];
};
