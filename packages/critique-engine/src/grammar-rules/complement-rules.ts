import { likeCase, type GrammarRule } from './grammar-rule.ts';
import { phraseRule } from './phrase-rule.ts';
import { ingOf } from './verb-forms.ts';

/** Verbs in their base form that are hardly ever nouns. */
const VERBS =
  'accept|achieve|adapt|afford|allow|apply|arrive|attend|avoid|be|become|begin|believe|bring|build|buy|carry|catch|choose|clean|come|communicate|complete|concentrate|connect|continue|control|cook|create|deal|decide|develop|do|drive|earn|eat|enjoy|enter|explain|express|find|finish|follow|forget|gain|get|give|go|graduate|grow|happen|have|hear|help|improve|increase|join|keep|know|learn|leave|listen|live|lose|maintain|make|manage|meet|move|obtain|participate|pass|pay|perform|prepare|prevent|produce|protect|provide|reach|read|receive|reduce|remain|remember|remove|save|say|see|sell|send|share|sleep|solve|speak|spend|start|stay|stop|study|succeed|take|talk|teach|tell|think|travel|try|understand|use|visit|wait|walk|win|work|write';

/** A rule that puts the verb of the last group into its form in -ing, behind a preposition where one belongs. */
const ingRule = (
  id: string,
  before: string,
  { between, verbs = VERBS, why }: { between: string; verbs?: string; why: string },
): GrammarRule => ({
  id,
  pattern: new RegExp(`\\b(${before}) to (${verbs})\\b(?![-’'])`, 'gi'),
  replacement: (m) =>
    likeCase(m[0], `${m[1] ?? ''} ${between}${ingOf((m[2] ?? '').toLowerCase())}`),
  reason: () => why,
  severity: 3,
  confidence: 0.85,
});

const person = 'me|him|her|us|them|you|people|students|children|everyone';

/** What follows a verb, an adjective or a noun: 'to' with the base form, a preposition with the form in -ing. */
export const COMPLEMENT_RULES: readonly GrammarRule[] = [
  ingRule(
    'interested-to',
    "(?:am|is|are|was|were|be|been|i['’]m|not|very|really|also|more|so|become|became) interested",
    {
      between: 'in ',
      // We may be 'interested to hear' something.
      verbs: VERBS.replace(/\b(?:hear|know|learn|see|read|find|understand)\|/g, ''),
      why: 'after “interested” comes “in” with the form in -ing',
    },
  ),
  ingRule('succeed-to', 'succeed|succeeds|succeeded|succeeding', {
    between: 'in ',
    why: 'one succeeds in doing something',
  }),
  ingRule('insist-to', 'insist|insists|insisted|insisting', {
    between: 'on ',
    why: 'one insists on doing something',
  }),
  ingRule(
    'prevent-to',
    `(?:prevent|prevents|prevented|preventing|discourage|discourages|discouraged) (?:${person}|it|(?:the|our|their|these|this) [a-z]+)`,
    { between: 'from ', why: 'one keeps somebody from doing something' },
  ),
  ingRule('accustomed-to', '(?:am|is|are|was|were|be|been|get|got|become|became) accustomed', {
    between: 'to ',
    why: 'after “accustomed to” a verb takes its -ing form',
  }),
  ingRule('thanks-to-verb', 'thanks|thank you', {
    between: 'for ',
    verbs: 'give|read|listen|tell|make|take|come|be',
    why: 'one says thanks for doing something',
  }),
  phraseRule(
    'because-so',
    /^((?:because|since) [^,;:.?!]{8,90}), so (?=(?:i|you|we|they|he|she|it|there|people)\b)/gi,
    '$1, ',
    '“because” already says that one thing follows from the other, so “so” is too much',
  ),
  phraseRule(
    'due-to-clause',
    /\b(?:due to|because of|owing to) (it|they|he|she|we|i|there) (?=(?:is|are|was|were|has|have|had|can|could|will|would|do|does|did|need|want)\b)/gi,
    'because $1 ',
    'before a clause with its own verb stands “because”',
    { severity: 3 },
  ),
  phraseRule(
    'indirect-question',
    /\b((?:know|knows|knew|understand|understands|wonder|wonders|wondered|ask (?:me|him|her|us|them)|asked (?:me|him|her|us|them)|tell (?:me|him|her|us|them|you)|told (?:me|him|her|us|them)|explain|explains|explained|decide|decided|remember|imagine) (?:what|where|when|why|how)) (are|am|was|were|can|could|should|will) (i|you|we|they|he|she)(?= [a-z]|[.,]|$)(?![^.!]*\?)/gi,
    '$1 $3 $2',
    'in an indirect question the subject comes before the verb',
  ),
  phraseRule(
    'indirect-do',
    /\b((?:know|knows|knew|understand|understands|wonder|wonders|wondered|ask (?:me|him|her|us|them)|asked (?:me|him|her|us|them)|tell (?:me|him|her|us|them|you)|told (?:me|him|her|us|them)|explain|explains|explained|decide|decided|remember|imagine) (?:what|where|when|why|how)) do (i|you|we|they|people)(?= [a-z])/gi,
    '$1 $2',
    'an indirect question has no “do”',
  ),
  phraseRule(
    'make-confusing',
    /\b(make|makes|made|making) (me|him|her|us|them|you|people|students|children) (confus|bor|frustrat|depress|exhaust|annoy|embarrass|tir|disappoint|surpris|frighten|interest|excit|reliev|satisfy|worry)ing(?=[.,;!?]|$| (?:and|or|about|with|because|when|if|but)\b)/gi,
    '$1 $2 $3ed',
    'what a person feels has the ending -ed',
  ),
  phraseRule(
    'exciting-about',
    /\b((?:i|we|they|he|she|you|people|students|everyone) (?:am|is|are|was|were)|i['’]m|(?:feel|feels|felt|get|got))( so| very| really)? (bor|excit|confus|frustrat|embarrass|disappoint|annoy|surpris)ing (about|of|with)\b/gi,
    '$1$2 $3ed $4',
    'what a person feels has the ending -ed',
  ),
  phraseRule(
    'verb-good',
    /\b((?:speak|speaks|spoke|sing|sings|play|plays|write|writes|cook|cooks|swim|swims|communicate|perform|performs|know|knows|understand|understands|study|learn)(?: (?:english|it|them|each other|together|french|spanish|german))? (?:very|so|really|quite|pretty)) good(?=[.,;!?]|$| (?:and|but|because|when|if|in|at|with)\b)/gi,
    '$1 well',
    'how something is done is told by “well”',
  ),
];
