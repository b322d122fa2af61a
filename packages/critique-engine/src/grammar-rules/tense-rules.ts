import type { GrammarRule } from './grammar-rule.ts';
import { isBaseForm, pastOf, thirdOf } from '../lexicon/verbs.ts';

/** An indirect question keeps its 'will': 'nobody knows when it will start and when it will end'. */
const asking =
  /\bwhether\b|\b(?:know|knows|knew|known|ask|asks|asked|wonder|wonders|wondered|tell|tells|told|say|says|said|sure|unsure|decide|decides|decided|see|find out|clear|unclear|question|depends?|guess|predict|announce|announced|remember|forget|idea|of|on|about) (?:[a-z]+ ){0,2}?(?:if|when|whether|how|where|what|who|why|which)\b/i;
const answered = /^[^,.;]{0,60},? (?:is|are|was|remains|depends?)\b/i;
const isIndirectQuestion = (before: string, after: string): boolean =>
  asking.test(before) || answered.test(after);

/** The present of a verb behind a subject of the rule on 'if' and 'when'. */
const presentAfter = (subject: string, verb: string): string => {
  const isThird =
    /^(?:he|she|it)$/i.test(subject) ||
    (/^the /i.test(subject) && !/s$|people|children|men|women/i.test(subject));
  if (isThird) return thirdOf(verb.toLowerCase());
  if (verb.toLowerCase() !== 'be') return verb;
  return /^i$/i.test(subject) ? 'am' : 'are';
};

/** Tenses that contradict an expression of time. */
export const TENSE_RULES: readonly GrammarRule[] = [
  {
    id: 'if-will',
    pattern:
      /(?<=^|[,;.] |\b(?:and|but|because|so|that) )(if|when|as soon as|until|unless|before|after) (i|you|we|they|he|she|it|people|the [a-z]+) will (?!be able|like|not be)([a-z]+)\b/gi,
    replacement: (m, sentence) =>
      isIndirectQuestion(sentence.slice(0, m.index), sentence.slice(m.index + m[0].length))
        ? null
        : `${m[1]} ${m[2]} ${presentAfter(m[2] ?? '', m[3] ?? '')}`,
    reason: (m) => `after “${m[1]}” we use the present tense for the future`,
    severity: 3,
    confidence: 0.6,
  },
  {
    id: 'if-would',
    pattern:
      /(?<=^|[,;.] |\b(?:and|but|because|so|that) )(if|unless) (i|you|we|they|he|she|it|people|the [a-z]+) would (?!like|love|prefer|care|mind|wish|please|just|only)([a-z]+)\b(?=[^.;]*\b(?:would|could|might)\b)/gi,
    replacement: (m, sentence) => {
      const verb = (m[3] ?? '').toLowerCase();
      const form = verb === 'be' ? 'were' : pastOf(verb);
      return !isBaseForm(verb) || isIndirectQuestion(sentence.slice(0, m.index), '')
        ? null
        : `${m[1]} ${m[2]} ${form}`;
    },
    reason: (m) =>
      `after “${m[1]}” a past form says what is only imagined, and “would” stands in the other half`,
    severity: 3,
    confidence: 0.75,
  },
];
