import { AUXILIARIES } from '../lexicon/closed-classes.ts';
import { family } from './grammar-rule.ts';

const auxiliary = AUXILIARIES.pattern;

const pronoun = 'i|you|we|they|he|she|it|there|this|these';
const finite = `${auxiliary}|don['’]t|doesn['’]t|didn['’]t|can['’]t|won['’]t|need|want|think|believe|get|feel|know|become|became|went|got|see|saw|find|found|go|make|start|like|love|cannot|isn['’]t|wasn['’]t|aren['’]t|couldn['’]t|['’]m|always|usually|often|never|also|really|just|still|probably|used|decided|wanted|stayed|lived|started|took|made|met|left|came|gave|bought|tried|needed|liked|loved|enjoyed|played|worked|studied|thought|knew|felt|said|told|asked|learned|learnt|prefer|hope|use|work|live|study|play|take|spend|help|give|buy|say|watch|eat|has|gets|makes|feels|depends|seems|looks|looked|seemed|happened|depend`;
/** The ending of a pronoun that holds its verb: it’s, we’ll. */
const short = "['’](?:s|m|re|ve|d|ll)";
const opener =
  /^["'“‘(]?(?:if|when|even if|wherever|now that|in case|the first time|every time|the moment|although|even though|though|while|because|since|as soon as|after|before|whenever|once|unless|until|as)\b/i;
const ties =
  /\b(?:that|what|which|who|whom|where|how|why|if|when|whether|because|and|or|but|so|as|than|think|believe|know|say|said|hope|feel|like|everything|all|thing|things|way|time|places?|people|of|for|to|with|in|on|about|not|until|while|since|although|though|before|after|mean|means|meant|thought|knew|felt|wish|wished|told|tell|says|see|saw|realise|realised|realises|realize|realizes|realized|notices|discover|discovers|discovered|assume|assumes|assumed|expect|expects|expected|recognise|recognize|decides|shows|proves|prove|find|found|guess|suppose|sure|glad|sorry|afraid|certain|happy|proud|aware|doubt|imagine|remember|learn|learnt|learned|understand|heard|hear|read|notice|noticed|ensure|decide|decided|show|shows|claim|claims|argue|argues|moment|day|year|reason|age|best|worst|least|most|first|last|one|ones|same|much|many|few|more|less|little|whatever|whenever|wherever|unless|once|is|are|was|were|do|does|did|can|could|should|will|would|have|has|had|if)$/i;

/** A clause further on, after a comma of its own: then the opening may well end there. */
const laterClause =
  /^[^,]*, (?:i|you|we|they|he|she|it|there|this|these|the|my|our|his|her|their|people)\b/i;
/** A clause without its object, and the verb that it belongs to: 'with the money they have they can', 'the film we saw was'. */
const contact = new RegExp(
  `^(?:\\w+ ){1,2}(?:i|you|we|they|he|she|it|there)\\b|^(?!(?:${auxiliary}|cannot|\\w+n['’]t)\\b)\\w+ (?:is|are|was|were|has|had|will|can|could|would)\\b`,
  'i',
);
/** A clause has a finite verb, or a subject that can be nothing else. */
const clause = new RegExp(
  `\\b(?:i|you|we|they|he|she|it|there|${auxiliary}|[a-z]+n['’]t|[a-z]{3,}ed)\\b`,
  'i',
);

/** Most words before a comma that ends a clause. Beyond, the clause may have ended earlier. */
const MOST_CLAUSE_WORDS = 9;
const FEWEST_CLAUSE_WORDS = 3;
/** Units before 'but' and 'so' at most which a comma would part hardly anything. */
const SHORT_UNITS = 12;

/** Missing commas between two clauses. */
export const CLAUSE_RULES = family(
  { changesNoWord: true, slip: 'optional-comma', severity: 1, isOptional: true },
  [
    {
      id: 'comma-after-clause',
      pattern: new RegExp(
        `(?<=\\s)([a-z'’]+) (${pronoun})(?=(?: (?:${finite})|${short})\\b)`,
        'gi',
      ),
      fix: '$1, $2',
      unless: ({ parts: [whole = '', last = ''], before, after, sentence: { text } }) => {
        const words = before.split(' ').length;
        return (
          !opener.test(text) ||
          /,/.test(before + whole) ||
          // 'When I get home then I rest': the main clause begins at 'then'.
          /^then$/i.test(last) ||
          ties.test(last) ||
          (!clause.test(before) && contact.test(after.trimStart())) ||
          laterClause.test(after.trimStart()) ||
          words < FEWEST_CLAUSE_WORDS ||
          words > MOST_CLAUSE_WORDS
        );
      },
      because: 'the main clause begins at “$2”, and a comma shows where the first clause ends',
      why: 'When a clause with “if”, “when” or “because” comes first, a comma shows where the main clause begins.',
      ask: 'Which of your other sentences begin with “if”, “when”, “although” or “because”? Where does the first clause end?',
      confidence: 0.7,
      examples: [
        'If the river floods the {fields => fields,} they will lose the harvest.',
        'When the shop closed its doors for good, we went to the market.',
      ],
    },
    {
      id: 'comma-before-but',
      pattern: new RegExp(
        `\\b([a-z'’]+) (but) (?=(?:(?:i|you|we|they|he|she|it|there)(?: (?:${finite})|${short})|(?:the|my|this|our|his|her|their|some|most|many) [a-z]+ (?:is|are|was|were|has|have|can|will|would|do|does|did|had))\\b)`,
        'gi',
      ),
      fix: '$1, $2',
      unless: ({ parts: [, last = ''], before, sentence: { text } }) =>
        before.length <= SHORT_UNITS ||
        /^(?:not|nothing|anything|all|none|nobody|everything|everyone)$/i.test(last) ||
        // 'Nobody in the world but I know it.'
        /\bnot only\b|^(?:nobody|no|none|who)\b/i.test(text),
      because: 'two full sentences meet here, so there is a comma before “but”',
      why: 'Between two full sentences, a comma stands before “but” and “so”.',
      ask: 'Look for “but” and “so” in your text. Is there a full sentence on both sides?',
      confidence: 0.75,
      examples: [
        'The plan looked cheap at {first => first,} but it was dear in the end.',
        'The plan looked cheap but dull.',
      ],
    },
    {
      id: 'comma-before-so',
      pattern: new RegExp(
        `\\b([a-z'’]{3,}) (so) (?=(?:i|you|we|they|he|she|it)(?: (?!can\\b|could\\b|may\\b|might\\b)(?:${finite})|['’](?:s|m|re|ve|d))\\b)`,
        'gi',
      ),
      fix: '$1, $2',
      unless: ({ parts: [, last = ''], before, sentence: { text } }) =>
        before.length <= SHORT_UNITS ||
        /^(?:and|think|hope|doing|did|do|does|done|even|just|not|said|say|told|more|why|if)$/i.test(
          last,
        ) ||
        // 'As … so …' has one linking word too many, and a comma does not mend it.
        /\bso that\b|^(?:as|because|since|when|if|although|though)\b/i.test(text),
      because: 'two full sentences meet here, so there is a comma before “so”',
      why: 'Between two full sentences, a comma stands before “but” and “so”.',
      ask: 'Look for “but” and “so” in your text. Is there a full sentence on both sides?',
      confidence: 0.7,
      examples: [
        'The last bus had already {left => left,} so we went to the village.',
        'The last bus left early so that we had to walk.',
      ],
    },
  ],
);
