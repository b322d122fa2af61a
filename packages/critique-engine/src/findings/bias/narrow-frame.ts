import { DISCIPLINE_NAMES, disciplineOf } from '../../exemplars/discipline.ts';
import type { Discipline } from '../../exemplars/discipline.ts';
import { fieldOf } from '../../exemplars/essay-field.ts';
import { listed } from '../../wording.ts';
import type { BiasIndicator } from './bias-indicator.ts';

/** A question that each other field would ask, and the words that show that the essay asks it. */
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
const MIN_CONFIDENCE = 0.5;

/** Reports an essay that uses the words of one field only and asks none of the questions of its neighbours. */
export const narrowFrame: BiasIndicator = (model, { nearest }) => {
  const { discipline, confidence, terms } = fieldOf(model);
  if (!nearest || confidence < MIN_CONFIDENCE || disciplineOf(model.terms).discipline === 'general')
    return [];
  const prose = model.sentences.map(({ text }) => text).join(' ');
  const missing = otherQuestions.filter(
    ({ field, sign }) => field !== discipline && !sign.test(prose),
  );
  if (missing.length === 0) return [];
  return [
    `Frame: you treat this as a matter of ${DISCIPLINE_NAMES[discipline]} (${listed(terms.slice(0, 3).map((t) => `“${t}”`))}). We found nothing about ${listed(missing.slice(0, 2).map(({ asks }) => asks))}. Could that change your position?`,
  ];
};
