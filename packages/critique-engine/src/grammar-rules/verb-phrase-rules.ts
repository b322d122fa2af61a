import type { GrammarRule } from './grammar-rule.ts';
import { phraseRule } from './phrase-rule.ts';
import { regularPast } from '../lexicon/regular-forms.ts';
import { BY_PAST, ingOf, participleOf, pastOf, thirdOf } from '../lexicon/verbs.ts';

/** Past form -> participle where they differ, so that 'have went' and 'was wrote' are seen. */
const participles: ReadonlyMap<string, string> = new Map([
  ...[...BY_PAST].map(([past, { participle }]): [string, string] => [past, participle]),
  ['were', 'been'],
  ['showed', 'shown'],
]);
const transitive =
  'saw|did|took|wrote|ate|gave|spoke|knew|chose|forgot|stole|wore|threw|drew|hid|drove|showed';
/** Verbs that are no nouns or adjectives. */
const passives =
  'locate|situate|know|write|give|take|make|allow|forbid|create|choose|destroy|reduce|improve|solve|invite|replace|teach|spend|involve|include|publish|compare|consider|oblige|protect|provide|organise|organize|divide|connect|build|catch|steal';
/** Verbs that learners give a regular past, in their base form. */
const MADE_REGULAR =
  'go think buy catch teach bring run write eat speak drive feel find give keep know lose make meet pay read send sleep spend stand take tell understand wear win choose become begin break build come cut drink fall fight forget grow hear hit ride sell swim throw hurt split steal'.split(
    ' ',
  );
/** 'Forgeted' and 'forgetted' -> 'forgot'. */
const wrongPast: ReadonlyMap<string, string> = new Map(
  MADE_REGULAR.flatMap((verb): [string, string][] => [
    [regularPast(verb), pastOf(verb)],
    [ingOf(verb).replace(/ing$/, 'ed'), pastOf(verb)],
  ]),
);

/** Not before an object: in 'they are make a film' the verb is no passive. */
const noObject =
  '(?! (?:an?|the|my|your|his|her|our|their|its|this|that|these|those|it|them|us|me|him|you|people|many|some|all|every|each|more|other)\\b)';

/** No object follows: not 'they are also know history'. */
const endsVerb =
  '(?=[.,;:!?)]|$| (?:by|in|on|at|to|for|from|with|as|of|or|but|that|than|because|when|if|so|near|into|through|between|after|before|during|without|under|only|well|here|there|today|now|[a-z]+ly)\\b)';

/** The verb without 'be', with the ending that 'be' carried. 'Is consisted of' tells what always holds. */
const withoutBe = (be: string, verb: string): string => {
  const lasting = /^(?:depend|exist|belong|consist)(?=ed$|s$|$)/.exec(verb)?.[0];
  if (/^(?:was|were)$/.test(be))
    return /(?:ed|s)$/.test(verb) ? verb : (lasting && `${lasting}ed`) || verb;
  if (lasting === undefined && !/^(?:happen|agree|disagree)$/.test(verb)) return verb;
  return be === 'is' ? thirdOf(lasting ?? verb) : (lasting ?? verb);
};

/** Forms within a verb phrase: perfect, passive, there is, feelings. */
export const VERB_PHRASE_RULES: readonly GrammarRule[] = [
  {
    id: 'passive-past',
    pattern: new RegExp(`\\b(is|are|was|were|be|been|being) (${transitive})\\b${noObject}`, 'gi'),
    replacement: (m, sentence) =>
      /\b(?:what|who|how|where|when|why|that|all|as|way|whether|which|thing|it)\b/i.test(
        sentence.slice(0, m.index),
      )
        ? null
        : `${m[1]} ${participles.get((m[2] ?? '').toLowerCase()) ?? ''}`,
    reason: (m) => `after “${m[1]}” we use the past participle, as in “done” or “seen”`,
    severity: 3,
    confidence: 0.8,
  },
  {
    id: 'passive-base',
    pattern: new RegExp(
      `\\b(is|are|was|were|been|being|am)(?: also| often| usually| not)? (${passives})\\b(?!-| and | quality)${endsVerb}`,
      'gi',
    ),
    replacement: (m, sentence) =>
      /\b(?:what|all|thing|do|does|did|done|hope|best|least|rule|advice|motto|message|trick|step|answer|lesson|tip|principle|policy|word|verb)\b/i.test(
        sentence.slice(0, m.index),
      )
        ? null
        : m[0].replace(/\w+$/, participleOf((m[2] ?? '').toLowerCase())),
    reason: (m) => `after “${m[1]}” we use the past participle, as in “done” or “seen”`,
    severity: 3,
    confidence: 0.8,
  },
  {
    id: 'wrong-past',
    pattern: new RegExp(`(?<![-“"‘'\\w])(${[...wrongPast.keys()].join('|')})(?![-”"’'\\w])`, 'gi'),
    replacement: (m) => wrongPast.get(m[0].toLowerCase()) ?? null,
    reason: () => 'the past of this verb is irregular',
    severity: 3,
    confidence: 0.9,
  },
  {
    id: 'be-happen',
    pattern:
      /\b(is|are|was|were|am) (happen|happened|depend|depends|depended|exist|exists|existed|belong|belongs|belonged|consist|consists|consisted|agree|disagree|appeared|disappeared|occurred|arrived|died|emerged|remained|seemed|succeeded|failed(?= to))\b(?! (?:upon|on by))/gi,
    // Not 'how good it is depends on'.
    replacement: (m, sentence) =>
      /\b(?:what|who|how|where|whether|when|which|why|that|whatever|whoever|all)\b/i.test(
        sentence.slice(0, m.index),
      )
        ? null
        : withoutBe((m[1] ?? '').toLowerCase(), (m[2] ?? '').toLowerCase()),
    reason: () => 'it is a verb by itself, without “be”',
    severity: 3,
    confidence: 0.8,
  },
  {
    id: 'have-years',
    pattern:
      /\b(i|he|she) (?:have|has|had) (\d{1,2}|[a-z]+teen|twenty|thirty) years(?: old(?=[.,;!?]|$| (?:and|but|i|he|she)\b)|(?<=\bi have \S+ years)(?=[.,]|$))/gi,
    replacement: (m) => `${m[1]} ${/^i$/i.test(m[1] ?? '') ? 'am' : 'is'} ${m[2]} years old`,
    reason: () => 'in English we say that somebody is so many years old',
    severity: 3,
    confidence: 0.75,
  },
  phraseRule(
    'it-adjective-to',
    /(?<=^|\b(?:that|because|but|and|so|if|when|,) )it (difficult|important|possible|necessary|easy|hard|impossible|better|good|true|clear|obvious|useful) (?=(?:to|that|for)\b)/gi,
    'it is $1 ',
    'the sentence has no verb',
    { severity: 3, confidence: 0.75 },
  ),
  {
    id: 'pronoun-very',
    pattern:
      /(?<=^|\b(?:that|because|but|so|when) |, )(he|she|we|they|you|i|it) very (happy|good|sad|tired|important|nice|excited|interested|busy|glad|kind|beautiful|friendly|difficult|easy|interesting)\b/gi,
    replacement: (m) =>
      `${m[1]} ${/^i$/i.test(m[1] ?? '') ? 'am' : /^(?:he|she|it)$/i.test(m[1] ?? '') ? 'is' : 'are'} very ${m[2]}`,
    reason: () => 'the sentence has no verb',
    severity: 3,
    confidence: 0.7,
  },
];
