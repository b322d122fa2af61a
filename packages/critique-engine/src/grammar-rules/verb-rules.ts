import { endsInSubject, letsBare, startsClause, takesSubject } from './clause-start.ts';
import type { GrammarRule } from './grammar-rule.ts';
import { PLURAL_OF } from './tagged/agreeing-verb.ts';
import { tellsOfPast } from './tagged/past-story.ts';
import { BASE_OF_PAST, BASE_OF_THIRD, COMMON_VERBS, SURE_THIRDS } from '../lexicon/common-verbs.ts';
import { IRREGULAR_VERBS, isBaseForm, pastOf, thirdOf, verbOfPast } from '../lexicon/verbs.ts';

/** Past forms that are no base forms of another verb, and of which no noun or adjective is meant. */
const pasts = [...new Set([...BASE_OF_PAST.keys(), ...IRREGULAR_VERBS.map(({ past }) => past)])]
  .filter((form) => !isBaseForm(form) && !/^(?:left|thought)$/.test(form))
  .join('|');
const bases = COMMON_VERBS.filter((v) => v !== 'like').join('|');
const baseOf = (form: string): string => BASE_OF_THIRD.get(form) ?? verbOfPast(form)?.base ?? form;

/** Before 'they could to help': as much as they could. */
const all = /\b(?:all|what|everything|whatever|anything|nothing|best|as|much|more|most)\b/i;
/** Before a modal that is a verb for certain, and not 'God's will', 'military might', 'a can'. */
const modalSubject =
  /(?:\b(?:i|you|we|they|he|she|it|this|who|which|people|children|everyone|there)|(?<![s'’])s) $/i;
/** What may leave a verb out: 'those who did not were sent home'. */
const mayLeaveOut =
  /\b(?:who|whom|whose|that|which|those|what|whatever|where|when|if|than|as|whether|ones?|all|everything|how|why|some|many|others)\b/i;

/** What may end at 'to': 'those that wanted to left'. */
const endsAtTo =
  /\b(?:who|whom|whose|that|which|those|what|whatever|than|as|ones?|all|everything|some|many|others)\b/i;

/** 'She' and a verb without an ending. */
const afterHeOrShe = new RegExp(
  `\\b((?<=(?:^|[.;,] |\\b(?:and|because|that|but|if|when|so|which|while|as) ))it|he|she) (${bases})\\b(?!-| or not| (?:not|only) )`,
  'gi',
);

/** Verbs that do not agree with their subject, or have the wrong form after another verb. */
export const VERB_RULES: readonly GrammarRule[] = [
  {
    id: 'past-beside-past',
    pattern: afterHeOrShe,
    replacement: (m, sentence) =>
      !tellsOfPast(sentence) || letsBare(sentence.slice(Math.max(0, m.index - 60), m.index))
        ? null
        : `${m[1]} ${pastOf((m[2] ?? '').toLowerCase())}`,
    reason: () => 'the sentence tells of the past',
    severity: 3,
    confidence: 0.75,
  },
  {
    id: 'dont-doesnt',
    pattern:
      // Not 'that': in 'the ones that do not' it is as many as what stands before it.
      /\b(he|she|it|this|everyone|everybody|nobody) (don['’]t|do not|have not|haven['’]t)(?= [a-z])/gi,
    replacement: (m, sentence) => {
      const before = sentence.slice(0, m.index);
      // 'People who use it do not know.'
      return /^(?:he|she)$/i.test(m[1] ?? '') ||
        startsClause(before) ||
        /\b(?:and|that) $/.test(before)
        ? `${m[1]} ${/have/i.test(m[2] ?? '') ? 'has not' : 'does not'}`
        : null;
    },
    reason: (m) => `“${m[1]}” is one, so the verb is “does” or “has”`,
    severity: 3,
    confidence: 0.85,
  },
  {
    id: 'plural-subject',
    pattern:
      /\b(they|we|you|people|children|students|parents|teachers|teenagers|women|men) ((?:is|was|has|does)(?:n['’]t)?)(?=[^\w'’])/gi,
    replacement: (m, sentence) => {
      const before = sentence.slice(0, m.index);
      if (
        /^(?:they|we)$/i.test(m[1] ?? '')
          ? /\b(?:of|and|but|word|words|pronoun|term) $/i.test(before)
          : !takesSubject(before)
      )
        return null;
      const verb = (m[2] ?? '')
        .toLowerCase()
        .replace(/^(?:is|was|has|does)/, (one) => PLURAL_OF.get(one) ?? one);
      return `${m[1]} ${verb}`;
    },
    reason: (m) => `“${m[1]}” is more than one`,
    severity: 3,
    confidence: 0.85,
  },
  {
    id: 'indefinite-singular',
    pattern:
      /\b(everyone|everybody|someone|somebody|anyone|anybody|nobody|no one|everything|nothing|each one|every person) (are|were|have|do|think|need|want|know)\b(?![-'’]| (?:to )?(?:you|we|they)\b)/gi,
    replacement: (m, sentence) =>
      !takesSubject(sentence.slice(0, m.index)) ||
      letsBare(sentence.slice(0, m.index)) ||
      /\?$/.test(sentence) ||
      // 'Nobody need know.'
      (m[2] === 'need' &&
        !/^ (?:to|an?|the|some|help)\b/.test(sentence.slice(m.index + m[0].length)))
        ? null
        : `${m[1]} ${{ are: 'is', were: 'was' }[(m[2] ?? '').toLowerCase()] ?? thirdOf((m[2] ?? '').toLowerCase())}`,
    reason: (m) => `“${m[1]}” counts as one`,
    severity: 3,
    confidence: 0.8,
  },
  {
    id: 'modal-form',
    pattern: new RegExp(
      `\\b(can|could|will|would|should|must|may|might|cannot|can't|won't|couldn't|shouldn't|wouldn't)( not)? (?:(to) (?:(${pasts})\\b)?(?=[ a-z])|(${pasts}|${SURE_THIRDS})\\b)`,
      'gi',
    ),
    replacement: (m, sentence) => {
      const before = sentence.slice(0, m.index);
      // 'did what they could to help', 'political will is', 'May is'.
      if (m[3] ? all.test(before) || !endsInSubject(before) : !modalSubject.test(before))
        return null;
      return `${m[1]}${m[2] ?? ''} ${baseOf((m[4] ?? m[5] ?? '').toLowerCase())}`;
    },
    reason: (m) => `after “${m[1]}” the verb has no “to” and no ending`,
    severity: 3,
    confidence: 0.8,
  },
  {
    id: 'did-form',
    pattern: new RegExp(
      `\\b(did|didn['’]t|doesn['’]t|don['’]t|did not|does not|do not) (${pasts}|${[...BASE_OF_THIRD.keys()].join('|')})\\b`,
      'gi',
    ),
    replacement: (m, sentence) =>
      mayLeaveOut.test(sentence.slice(0, m.index)) ||
      (/^did$/i.test(m[1] ?? '') && !endsInSubject(sentence.slice(0, m.index)))
        ? null
        : `${m[1]} ${baseOf((m[2] ?? '').toLowerCase())}`,
    reason: (m) => `“${m[1]}” already shows the tense, so the verb after it has no ending`,
    severity: 3,
    confidence: 0.85,
  },
  {
    id: 'to-form',
    pattern: new RegExp(
      `\\b(want|wants|wanted|need|needs|try|tries|tried|have|has|had|able|unable|afraid|willing|hope|hopes|going|like|order|decided|decide|how|way|possible|easy|difficult|important|start|started|began|learn|used) to (${pasts}|${SURE_THIRDS})\\b`,
      'gi',
    ),
    replacement: (m, sentence) =>
      endsAtTo.test(sentence.slice(0, m.index)) || /^(?:is|was|were|has|had)$/i.test(m[2] ?? '')
        ? null
        : `${m[1]} to ${baseOf((m[2] ?? '').toLowerCase())}`,
    reason: (m) => `after “${m[1]} to” the verb has no ending`,
    severity: 3,
    confidence: 0.8,
  },
];
