import { letsBare, takesSubject } from './clause-start.ts';
import type { GrammarRule } from './grammar-rule.ts';
import { likeCase } from './grammar-rule.ts';
import { PLURAL_OF, SINGULAR_OF } from './tagged/agreeing-verb.ts';
import { BASE_OF_THIRD } from '../lexicon/common-verbs.ts';
import { thirdOf } from '../lexicon/verbs.ts';

/** Verbs in the plural or base form that are not nouns as well, so that a noun before them is their subject. */
const bare =
  'have|go|know|think|say|make|take|give|get|come|become|believe|seem|depend|provide|allow|bring|keep|want|do|are|were|exist|include|mean|require|happen|contain|teach|tell|understand|improve|create';
const toPlural = (verb: string): string =>
  PLURAL_OF.get(verb.replace('’', "'")) ?? BASE_OF_THIRD.get(verb) ?? verb.replace(/s$/, '');
const toSingular = (verb: string): string => SINGULAR_OF.get(verb) ?? thirdOf(verb);

/** Subjects and verbs that do not agree. */
export const AGREEMENT_RULES: readonly GrammarRule[] = [
  {
    id: 'i-verb-s',
    pattern:
      /(?<![\w’'.-])(I|we|they|you) (has|does|goes|wants|likes|thinks|needs|makes|knows|takes|gets|gives|comes|believes|lives|prefers|feels|uses|loves|hopes|says|works|plays|helps|looks|tries|becomes|sees|spends|studies|seems)\b/g,
    replacement: (m, sentence) => {
      const before = sentence.slice(0, m.index);
      if (/\b(?:of|and|with|for|like|than|between|but) $/i.test(before)) return null;
      // 'Anyone who knows you likes you', and a novel called We.
      if (/^you$/i.test(m[1] ?? '') && !takesSubject(before)) return null;
      // 'To finish they works': a noun, and 'their' is meant.
      if (
        /^(?:works|needs|uses|hopes|loves|plays|looks|tries|helps|studies)$/i.test(m[2] ?? '') &&
        before !== '' &&
        !takesSubject(before) &&
        !/(?:,|\band) $/i.test(before)
      )
        return null;
      return /^(?:We|They)$/.test(m[1] ?? '') && m.index > 1
        ? null
        : `${m[1]} ${toPlural(m[2] ?? '')}`;
    },
    reason: (m) => `with “${m[1]}” the verb has no s`,
    severity: 3,
    confidence: 0.85,
  },
  {
    id: 'indefinite-verb',
    pattern: new RegExp(
      `\\b(everyone|everybody|someone|somebody|anyone|nobody|no one|everything|something) (${bare}|use|live|feel|prefer|love|care|work|change|try|try to|look|like(?= (?:to|it|the)\\b))\\b(?![-’'])`,
      'gi',
    ),
    replacement: (m, sentence) =>
      !takesSubject(sentence.slice(0, m.index)) ||
      letsBare(sentence.slice(0, m.index)) ||
      /\?$/.test(sentence)
        ? null
        : `${m[1]} ${toSingular((m[2] ?? '').toLowerCase())}`,
    reason: (m) => `“${m[1]}” counts as one`,
    severity: 3,
    confidence: 0.75,
  },
  {
    id: 'these-is',
    pattern: /\b(these|those) (is|was|has)\b(?! (?:why|how|what))/gi,
    replacement: (m, sentence) =>
      takesSubject(sentence.slice(0, m.index))
        ? `${m[1]} ${toPlural((m[2] ?? '').toLowerCase())}`
        : null,
    reason: (m) => `“${m[1]}” means more than one`,
    severity: 3,
    confidence: 0.75,
  },
  {
    id: 'this-are',
    pattern: /\bthis (are|were)(?= (?:the|some|my|very|not|all|things|important|good)\b)/gi,
    replacement: (m, sentence) =>
      (takesSubject(sentence.slice(0, m.index)) ||
        /\b(?:and|that) $/i.test(sentence.slice(0, m.index))) &&
      !letsBare(sentence.slice(0, m.index))
        ? likeCase(m[0], `these ${m[1]}`)
        : null,
    reason: () => 'it refers to more than one',
    severity: 3,
    confidence: 0.75,
  },
  {
    id: 'news-are',
    pattern:
      /\b((?:the |this |our |my )?(?:news|mathematics|physics|advice|furniture|equipment|homework|traffic|luggage|research|evidence|knowledge|information|weather|pollution)) (are|were|have)\b(?! (?:and|or|you)\b)/gi,
    replacement: (m, sentence) =>
      takesSubject(sentence.slice(0, m.index)) && !letsBare(sentence.slice(0, m.index))
        ? `${m[1]} ${toSingular((m[2] ?? '').toLowerCase())}`
        : null,
    reason: (m) => `“${m[1]}” counts as one`,
    severity: 3,
    confidence: 0.75,
  },
];
