import { endsInSubject, startsClause } from './clause-start.ts';
import { likeCase } from './grammar-rule.ts';
import type { GrammarRule } from './grammar-rule.ts';
import { phraseRule } from './phrase-rule.ts';
import { ingOf } from '../lexicon/verbs.ts';

/** Base forms that are hardly ever nouns or adjectives. */
const bare =
  'be|become|do|have|make|take|give|get|go|see|know|learn|eat|buy|tell|write|read|bring|choose|keep|meet|find|speak|understand|improve|develop|create|continue|explain|reduce|protect|provide|spend|pay|sell|send|sit|teach|think|travel|visit|wear|win|achieve|avoid|communicate|enjoy|follow|forget|grow|happen|help|include|join|live|listen|lose|prepare|receive|remember|say|share|solve|stay|study|watch|work|play|talk|walk|swim|drive|cook|move|use|start|stop|try';
const sure = bare
  .split('|')
  .filter(
    (v) =>
      !/^(?:help|share|use|start|stop|try|move|drive|walk|talk|play|work|watch|study|stay|cook|visit|travel|win|wear|live)$/.test(
        v,
      ),
  )
  .join('|');

type Innocent = (before: string, match: RegExpExecArray) => boolean;
const toIng = (
  id: string,
  pattern: RegExp,
  because: string,
  confidence = 0.8,
  innocent: Innocent = () => false,
): GrammarRule => ({
  id,
  pattern,
  replacement: (m, sentence) =>
    innocent(sentence.slice(0, m.index), m) ? null : `${m[1]} ${ingOf((m[2] ?? '').toLowerCase())}`,
  reason: () => because,
  severity: 3,
  confidence,
});

/** Words before 'to' that belong to what stands before them: 'came by to help', 'the day before to talk'. */
const stranded =
  /\b(?:day|night|week|month|year|soon|shortly|long|never|ever|morning|evening|come|comes|came|stop\w*|pass\w*|drop\w*|stand|stood|go|goes|went|gone|going|near|close|nearby|unheard|speak|[a-z]+ed|sent|paid|made|fit|look|looks|looking|ask|live|cared?) $/i;

/** Which form of a verb follows another verb or word: to, -ing, neither. */
export const VERB_PATTERN_RULES: readonly GrammarRule[] = [
  toIng(
    'forward-to',
    new RegExp(`\\b(look(?:ing|s|ed)? forward (?:to|for)) (${sure}|hear|meet)\\b`, 'gi'),
    'this “to” is a preposition, and a verb after it takes -ing',
    0.9,
    (before) => /\b(?:what|that|which|all|things?|days?|event|holidays?)\b/i.test(before),
  ),
  toIng(
    'spend-time-to',
    new RegExp(`\\b(spen(?:d|ds|t|ding) (?:[a-z]+ ){0,3}(?:time|hours)) to (${bare})\\b`, 'gi'),
    'time is spent doing something',
  ),
  toIng(
    'without-to',
    new RegExp(
      `\\b(without|before|after|by|instead of|because of|despite|of|(?<=\\b(?:think|thinking|talk|dream|worry|care) )about) to (${bare})\\b`,
      'gi',
    ),
    'after a preposition a verb takes -ing, without “to”',
    0.8,
    (before) => stranded.test(before),
  ),
  {
    id: 'for-to',
    pattern: new RegExp(`\\bfor to (${bare})\\b`, 'gi'),
    replacement: (m, sentence) =>
      stranded.test(sentence.slice(0, m.index)) ? null : likeCase(m[0], `to ${m[1]}`),
    reason: () => 'a purpose is told with “to” alone',
    severity: 3,
    confidence: 0.85,
  },
  {
    id: 'to-ing',
    pattern:
      /\b(want|wants|wanted|need|needs|decided?|hope|hoped|plan|planned|try|tried|able|unable|afraid|willing|in order|like|learn|have|has|had|want(?:s|ed)? (?:me|you|him|her|us|them|people)) to (go|do|mak|be|hav|tak|get|learn|study|work|buy|play|improv|chang|develop|travell|travel|visit|help|spend|watch|read|us|liv|giv|writ|speak|mov|danc|cook|eat|driv|swimm|runn)ing\b/gi,
    replacement: (m, sentence) => {
      // 'The attitude we have to reading'.
      if (
        /^ha/i.test(m[1] ?? '') &&
        /\b(?:what|access|attitude|approach|objection|right|commitment|reaction|relation|alternative|contribution|aversion|link)\b/i.test(
          sentence.slice(0, m.index),
        )
      )
        return null;
      const stem = (m[2] ?? '').toLowerCase();
      const verb = /^(?:tak|mak|hav|improv|chang|us|liv|giv|writ|mov|danc|driv)$/.test(stem)
        ? `${stem}e`
        : stem.replace(/(?:ll|mm|nn)$/, (x) => x.charAt(0));
      return `${m[1]} to ${verb}`;
    },
    reason: (m) => `after “${m[1]} to” the verb has no -ing`,
    severity: 3,
    confidence: 0.8,
  },
  {
    id: 'want-without-to',
    pattern: new RegExp(
      `\\b(want|wants|wanted|decide|decides|decided|would like|['’]d like|hope|hopes|hoped|refuse|refused|agreed|promised|(?:am|is|are|was|were) (?:able|supposed|forced|allowed|willing|hoping|planning|ready)|afford|tend|tends) (${sure})\\b(?!-)`,
      'gi',
    ),
    // Not 'the things people want become needs'.
    replacement: (m, sentence) =>
      endsInSubject(sentence.slice(0, m.index).replace(/(\w)$/, '$1 '))
        ? `${m[1]} to ${m[2]}`
        : null,
    reason: () => 'we put “to” between the two verbs',
    severity: 3,
    confidence: 0.8,
  },
  {
    id: 'use-to',
    pattern: new RegExp(
      `\\b(i|we|they|he|she|people|you|it|who) use to (${bare}|think|feel|love|like)\\b`,
      'gi',
    ),
    // Not 'land that people use to grow maize'.
    replacement: (m, sentence) =>
      startsClause(sentence.slice(0, m.index)) ? `${m[1]} used to ${m[2]}` : null,
    reason: () => 'a habit of the past is “used to”',
    severity: 3,
    confidence: 0.85,
  },
  phraseRule(
    'be-use-to',
    /\b(am|is|are|was|were|['’]m|['’]re|get|getting|got) (use|suppose|oblige|force) to\b/gi,
    '$1 $2d to',
    'the participle ends in -d',
    { severity: 3 },
  ),
];
