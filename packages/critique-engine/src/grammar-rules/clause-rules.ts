import type { GrammarRule } from './grammar-rule.ts';

const pronoun = 'i|you|we|they|he|she|it|there|this|these';
const finite =
  "is|are|was|were|am|will|would|can|could|should|must|may|might|have|has|had|do|does|did|don['’]t|doesn['’]t|didn['’]t|can['’]t|won['’]t|need|want|think|believe|get|feel|know|become|became|went|got|see|saw|find|found|go|make|start|like|love|cannot|isn['’]t|wasn['’]t|aren['’]t|couldn['’]t|['’]m|always|usually|often|never|also|really|just|still|probably|used|decided|wanted|stayed|lived|started|took|made|met|left|came|gave|bought|tried|needed|liked|loved|enjoyed|played|worked|studied|thought|knew|felt|said|told|asked|learned|learnt|prefer|hope|use|work|live|study|play|take|spend|help|give|buy|say|watch|eat|has|gets|makes|feels|depends|seems|looks|looked|seemed|happened|depend";
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
const contact =
  /^(?:\w+ ){1,2}(?:i|you|we|they|he|she|it|there)\b|^(?!(?:is|are|was|were|am|will|would|can|could|should|must|may|might|have|has|had|do|does|did|cannot|\w+n['’]t)\b)\w+ (?:is|are|was|were|has|had|will|can|could|would)\b/i;
/** A clause has a finite verb, or a subject that can be nothing else. */
const clause =
  /\b(?:i|you|we|they|he|she|it|there|is|are|was|were|am|has|have|had|do|does|did|can|could|will|would|should|must|may|might|[a-z]+n['’]t|[a-z]{3,}ed)\b/i;

/** What a comma after an opening clause ends, by the word that the clause begins with. */
const endedBy = (sentence: string): string => {
  const first = /[a-z]+/i.exec(sentence)?.[0].toLowerCase() ?? '';
  return /^(?:if|unless|in)$/.test(first)
    ? 'the condition ends'
    : /^(?:although|though|even)$/.test(first)
      ? 'the contrast ends'
      : /^because$/.test(first)
        ? 'the reason ends'
        : /^(?:as|since|while)$/.test(first)
          ? 'the first clause ends'
          : 'the time ends';
};
/** Most words before a comma that ends a clause. Beyond, the clause may have ended earlier. */
const MOST_CLAUSE_WORDS = 9;

/** Missing commas between two clauses. */
export const CLAUSE_RULES: readonly GrammarRule[] = [
  {
    id: 'comma-after-clause',
    pattern: new RegExp(`(?<=\\s)([a-z'’]+) (${pronoun})(?=(?: (?:${finite})|${short})\\b)`, 'gi'),
    replacement: (m, sentence) => {
      const before = sentence.slice(0, m.index);
      if (
        !opener.test(sentence) ||
        /,/.test(sentence.slice(0, m.index + m[0].length)) ||
        ties.test(m[1] ?? '') ||
        (!clause.test(before) && contact.test(sentence.slice(m.index + m[0].length).trimStart())) ||
        laterClause.test(sentence.slice(m.index + m[0].length).trimStart())
      )
        return null;
      const words = before.split(' ').length;
      // 'When I get home then I rest': the main clause begins at 'then'.
      if (/^then$/i.test(m[1] ?? '')) return null;
      return words >= 3 && words <= MOST_CLAUSE_WORDS ? `${m[1]}, ${m[2]}` : null;
    },
    reason: (m) =>
      `the main clause begins at “${m[2]}”, and a comma shows where ${endedBy(m.input)}`,
    severity: 1,
    confidence: 0.7,
  },
  {
    id: 'comma-before-but',
    pattern: new RegExp(
      `\\b([a-z'’]+) (but) (?=(?:(?:i|you|we|they|he|she|it|there)(?: (?:${finite})|${short})|(?:the|my|this|our|his|her|their|some|most|many) [a-z]+ (?:is|are|was|were|has|have|can|will|would|do|does|did|had))\\b)`,
      'gi',
    ),
    replacement: (m, sentence) =>
      m.index > 12 &&
      !/^(?:not|nothing|anything|all|none|nobody|everything|everyone)$/i.test(m[1] ?? '') &&
      !/\bnot only\b/i.test(sentence) &&
      // 'Nobody in the world but I know it.'
      !/^(?:nobody|no|none|who)\b/i.test(sentence)
        ? `${m[1]}, but`
        : null,
    reason: () => 'two full sentences meet here, so there is a comma before “but”',
    severity: 1,
    confidence: 0.75,
  },
  {
    id: 'comma-before-so',
    pattern: new RegExp(
      `\\b([a-z'’]{3,}) (so) (?=(?:i|you|we|they|he|she|it)(?: (?!can\\b|could\\b|may\\b|might\\b)(?:${finite})|['’](?:s|m|re|ve|d))\\b)`,
      'gi',
    ),
    replacement: (m, sentence) =>
      m.index > 12 &&
      !/^(?:and|think|hope|doing|did|do|does|done|even|just|not|said|say|told|more|why|if)$/i.test(
        m[1] ?? '',
      ) &&
      !/\bso that\b/i.test(sentence) &&
      // 'As … so …' has one linking word too many, and a comma does not mend it.
      !/^(?:as|because|since|when|if|although|though)\b/i.test(sentence)
        ? `${m[1]}, so`
        : null,
    reason: () => 'two full sentences meet here, so there is a comma before “so”',
    severity: 1,
    confidence: 0.7,
  },
];
