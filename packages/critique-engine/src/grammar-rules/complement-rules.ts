import { likeCase, type GrammarRule } from './grammar-rule.ts';
import { phraseRule } from './phrase-rule.ts';
import { ingOf } from '../lexicon/verbs.ts';

/** Verbs in their base form that are hardly ever nouns. We may be 'interested to hear' something, so verbs of learning are missing. */
const VERBS =
  'accept|achieve|adapt|afford|allow|apply|arrive|attend|avoid|be|become|begin|believe|bring|build|buy|carry|catch|choose|clean|come|communicate|complete|concentrate|connect|continue|control|cook|create|deal|decide|develop|do|drive|earn|eat|enjoy|enter|explain|express|finish|follow|forget|gain|get|give|go|graduate|grow|happen|have|help|improve|increase|join|keep|leave|listen|live|lose|maintain|make|manage|meet|move|obtain|participate|pass|pay|perform|prepare|prevent|produce|protect|provide|reach|receive|reduce|remain|remember|remove|save|say|sell|send|share|sleep|solve|speak|spend|start|stay|stop|study|succeed|take|talk|teach|tell|think|travel|try|use|visit|wait|walk|win|work|write';

/** What follows a verb, an adjective or a noun: 'to' with the base form, a preposition with the form in -ing. */
export const COMPLEMENT_RULES: readonly GrammarRule[] = [
  {
    id: 'interested-to',
    pattern: new RegExp(
      `\\b((?:am|is|are|was|were|be|been|i['’]m|not|very|really|also|more|so|become|became) interested) to (${VERBS})\\b(?![-’'])`,
      'gi',
    ),
    replacement: (m) => likeCase(m[0], `${m[1] ?? ''} in ${ingOf((m[2] ?? '').toLowerCase())}`),
    reason: () => 'after “interested” comes “in” with the form in -ing',
    severity: 3,
    confidence: 0.85,
  },
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
];
