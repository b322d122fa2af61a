import type { GrammarRule } from './grammar-rule.ts';
import { endsWhatClause } from './what-clause.ts';

const openers =
  'however|also|nowadays|due to this|in addition to this|in this way|the next day|sadly|luckily|hopefully|basically|clearly|generally|eventually|second|third|overall|instead|otherwise|meanwhile|similarly|likewise|indeed|honestly|frankly|surely|interestingly|surprisingly|in my case|in my country|in the past|in the future|in the end|at first|at the same time|by the way|for this reason|for that reason|for these reasons|on top of that|above all|all in all|as you know|as we know|as we all know|as i said|as far as i know|as for me|in short|in particular|in the beginning|at the beginning|to begin with|to start with|to tell the truth|what is more|more importantly|most importantly|even so|from my perspective|on the contrary|in reality|after all|at last|all of a sudden|in brief|apart from that|because of this|because of that|despite this|as usual|in fact|in my experience|normally|afterwards|in the meantime|moreover|furthermore|nevertheless|nonetheless|consequently|in addition|for example|for instance|in conclusion|to conclude|in my opinion|in my view|first of all|firstly|secondly|thirdly|finally|lastly|on the other hand|on the one hand|as a result|besides|in other words|to sum up|unfortunately|fortunately|in summary|additionally|personally|in contrast|last but not least|in general|to be honest|actually|obviously|as a consequence|from my point of view';

/** Openings whose words may as well belong to what follows. */
const narrow =
  /^(?:also|nowadays|due to this|in addition to this|in this way|the next day|second|third|overall|generally|normally|in general|in particular|in short|in brief|in reality|in my case|after all|at first|at last|even so|in the (?:past|future|end|beginning)|as (?:usual|we know|you know))$/i;
/** What a clause begins with after its opening: not 'in general terms', 'recently built', 'second language'. */
const opensClause =
  /^(?:the|an?|it|they|we|you|i|he|she|this|these|those|there|people|many|most|some|my|your|our|his|her|its|their|in|if|when|one|students|parents|children|all|every|young|not everyone|nobody|everyone)\b(?! (?:past|few)\b)/i;

/** 'I do not wont' means 'want', and 'as is his wont', 'was wont to' are right. */
const beforeWant =
  /(?:\b(?:not|to|can|could|may|might|should|must|will|would|do|does|did|is|are|was|were|his|her|their|its|our|my|your|(?:do|does|did|would|will|can|could) (?:you|we|they|he|she|it|i|people))|n['’]t) $/i;

/** From this many words, a line with a verb is not a title. */
const LONG_ENOUGH = 10;
/** A subject that no title has, and its verb. */
const statement =
  /^(?:I|You|We|They|He|She|It|This|There|(?:The|My|Our|His|Her|Their|These|Those) \w+)(?: (?:is|are|was|were|am|will|would|can|could|should|must|have|has|had|do|does|did|[a-z]{3,}ed)\b|['’](?:m|s|re|ve|ll|d)\b)(?: [^ ]+){2}/;

/** A last word after which more was to come. */
const cutOff =
  /^(?:[^\p{L}\p{N}]+|the|an?|of|to|from|with|and|or|but|not|than|my|your|their|our|because|that|which|who|very)$/iu;

/** Commas, spaces and capitals. */
export const PUNCTUATION_RULES: readonly GrammarRule[] = [
  {
    id: 'comma-after-opener',
    pattern: new RegExp(
      `^["'“‘(]?(${openers}) (?=[a-z])(?!much\\b|many\\b|hard\\b|that\\b|of\\b|to\\b|and\\b|or\\b|but\\b|than\\b|speaking\\b|known\\b|large\\b|long\\b|often\\b|from\\b|for\\b|is\\b|are\\b|was\\b|come\\b|came\\b|being\\b)`,
      'gi',
    ),
    replacement: (m, sentence) => {
      const rest = sentence.slice(m[0].length);
      if (
        /^\w+(?:ed|ing|ly)\b|^(?:few|important|present|known|built|written|good|enough)\b/i.test(
          rest,
        )
      )
        return null;
      // 'To conclude this, I would': the opening goes on to a comma of its own.
      if (/^[^,]{1,25},/.test(rest) && !/^(?:i|you|we|they|he|she|it)\b/i.test(rest)) return null;
      if (
        /^(?:to (?:conclude|sum up|begin with|start with))$/i.test(m[1] ?? '') &&
        /^(?:this|these|it|my|our|all|with)\b/i.test(rest)
      )
        return null;
      if (narrow.test(m[1] ?? '') && !opensClause.test(rest)) return null;
      // 'However we look at it, …', 'after all the work', 'by the way he spoke'.
      if (
        /^(?:however|besides|after all|after that|to begin with|to start with|by the way|in contrast|in the past)$/i.test(
          m[1] ?? '',
        ) &&
        (/^(?:i|you|we|they|he|she|it) [^,]*, (?:i|you|we|they|he|she|it|the|there|this|my|our)\b/i.test(
          rest,
        ) ||
          (!/^however$/i.test(m[1] ?? '') && !/^(?:i|you|we|they|he|she|it)\b/i.test(rest)))
      )
        return null;
      return `${m[1]}, `;
    },
    reason: (m) => `a comma after “${m[1]}” shows where your own sentence begins`,
    severity: 1,
    confidence: 0.75,
  },
  {
    id: 'no-final-stop',
    pattern: /(?:^|\s)([\p{L}\p{N}’'-]{2,})$/gu,
    replacement: (m, sentence) =>
      !cutOff.test(m[1] ?? '') &&
      ((sentence.split(' ').length >= LONG_ENOUGH && /^\p{Lu}/u.test(sentence)) ||
        statement.test(sentence)) &&
      /\b(?:is|are|was|were|am|will|would|can|could|should|must|may|have|has|had|do|does|did|[a-z]{3,}ed)\b/.test(
        sentence,
      )
        ? `${m[1]}.`
        : null,
    reason: () => 'a sentence ends with a stop',
    severity: 1,
    confidence: 0.75,
  },
  {
    id: 'small-i',
    pattern:
      /(?<![\p{L}\p{N}.'’-])i(?![\p{L}\p{N}.'’-])|(?<![\p{L}\p{N}.])i(?=['’](?:m|ve|d|ll)\b)/gu,
    replacement: () => 'I',
    reason: () => '“I” always has a capital letter',
    severity: 2,
    confidence: 0.95,
  },
  {
    id: 'space-before-comma',
    pattern: /[\p{L}\p{N}]+ +,(?= )/gu,
    replacement: (m) => m[0].replace(/ +,/, ','),
    reason: () => 'the comma belongs to the word before it',
    severity: 1,
    confidence: 0.8,
  },
  {
    id: 'space-before-stop',
    pattern: /[\p{L}\p{N}]+ +[.?!](?=["”’)]?$)/gu,
    replacement: (m) => m[0].replace(/ +/, ''),
    reason: () => 'the stop belongs to the word before it',
    severity: 1,
    confidence: 0.8,
  },
  {
    id: 'missing-space',
    pattern: /\p{Ll}{2,20},(?=\p{L}{2})\p{L}{1,20}/gu,
    replacement: (m) => m[0].replace(',', ', '),
    reason: () => 'a comma is followed by a space',
    severity: 1,
    confidence: 0.85,
  },
  {
    id: 'missing-apostrophe',
    pattern:
      /\b(?:dont|doesnt|didnt|cant|wont|isnt|arent|wasnt|werent|couldnt|shouldnt|wouldnt|havent|hasnt|hadnt|thats|theyre|youre|ive|im|whats|theres)\b/gi,
    replacement: (m, sentence) =>
      /^wont$/i.test(m[0]) &&
      (beforeWant.test(sentence.slice(0, m.index)) ||
        / to\b/i.test(sentence.slice(m.index + 4, m.index + 7)))
        ? null
        : m[0]
            // 'He dont', 'the old pig dont': with one, it is “doesn't”.
            .replace(
              /^dont$/i,
              /\b(?:he|she|it|everyone|everybody|nobody|this)\s$/i.test(sentence.slice(0, m.index))
                ? 'doesnt'
                : '$&',
            )
            .replace(/nt$/i, "n't")
            .replace(/^(im)$/i, "I'm")
            .replace(/^(ive)$/i, "I've")
            .replace(/(?<=that|what|there)s$/i, "'s")
            .replace(/(?<=they|you)re$/i, "'re"),
    reason: (m) =>
      `“${m[0]}” is two words in one, and the apostrophe shows where letters are left out`,
    severity: 2,
    confidence: 0.9,
  },
  {
    id: 'doubled-word',
    pattern:
      /\b(the|a|an|to|of|and|in|is|are|for|with|it|they|we|he|she|this|be|on|at|as|by|from|will|can) \1\b/gi,
    // 'Vitamin a A' or a letter after an article is no slip.
    replacement: (m, sentence) =>
      / A$/.test(m[0]) || endsWhatClause(sentence.slice(0, m.index), m[0]) ? null : (m[1] ?? ''),
    reason: (m) => `you wrote “${m[1]}” twice`,
    severity: 2,
    confidence: 0.9,
  },
];
