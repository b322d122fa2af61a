import { letsBare } from './clause-start.ts';
import type { GrammarRule } from './grammar-rule.ts';
import { phraseRule } from './phrase-rule.ts';
import { BASE_OF_PAST, BASE_OF_THIRD, SURE_THIRDS } from '../lexicon/common-verbs.ts';
import { ingOf, participleOf, thirdOf } from '../lexicon/verbs.ts';

/** Base forms that are not nouns as well. */
const verbs =
  'give make take find become know keep learn understand tell write bring choose allow believe improve create receive develop explain lose spend eat speak go get see think forget decide consider promote imagine encourage follow protect buy teach pay sell provide reduce solve say lend arrive'.split(
    ' ',
  );
const bases = verbs.join('|');
/** Not 'for pay', 'in a follow-up'. */
const verbsAfterPreposition = verbs.filter((b) => !/^(?:pay|spend|follow)$/.test(b)).join('|');
const distinct = verbs
  .filter((b) => participleOf(b) !== b && !/^(?:get|pay|buy)$/.test(b))
  .join('|');
const baseOfIng = new Map(verbs.map((base): [string, string] => [ingOf(base), base]));
const pasts = [...BASE_OF_PAST.keys()]
  .filter((v) => !/^(?:left|found|felt|fell|saw|thought|used|lost)$/.test(v))
  .join('|');
const one =
  'someone|somebody|anyone|anybody|everyone|everybody|a person|the person|a student|a child|a man|a woman|a friend|a teacher|a country';
const mass =
  'technology|pollution|education|society|information|money|knowledge|tourism|advertising|the internet|the environment|the weather|the world|television|music|english|life|traffic|homework|communication|happiness|health|nature';

/** 'Has' after a plural subject becomes 'have', so that the correction keeps no slip of agreement. */
const fitSubject = (auxiliary: string, before: string): string =>
  /\b(?:parents|people|children|students|teachers|they|we|you|i|men|women|friends) $/i.test(
    before,
  ) && !/\b(?:of|with|between|for|to|one) (?:\w+ ){0,2}\w+ $/i.test(before)
    ? auxiliary.replace(/^has/i, 'have')
    : auxiliary;

/** Verbs in the wrong form because of the word before them. */
export const VERB_CHAIN_RULES: readonly GrammarRule[] = [
  {
    id: 'perfect-form',
    pattern: new RegExp(
      `\\b((?:have|has|had)(?: not| never| ever| also| already| always)?|haven['’]t|hasn['’]t|hadn['’]t|having) (${distinct})\\b(?!-)`,
      'gi',
    ),
    replacement: (m, sentence) =>
      /\bthose (?:who|that) $/i.test(sentence.slice(0, m.index)) ||
      // 'Need to have take a break' has a verb too many, and 'which had write by hand' is a passive.
      (/^have$/i.test(m[1] ?? '') && /\bto $/i.test(sentence.slice(0, m.index))) ||
      // 'They have go to town' may stand for 'have to go' as well.
      /^have go$/i.test(m[0]) ||
      / by\b/i.test(sentence.slice(m.index + m[0].length).slice(0, 4))
        ? null
        : `${fitSubject(m[1] ?? '', sentence.slice(0, m.index))} ${participleOf((m[2] ?? '').toLowerCase())}`,
    reason: (m) => `after “${m[1]}” we use the past participle, as in “done” or “seen”`,
    severity: 3,
    confidence: 0.85,
  },
  {
    id: 'preposition-verb',
    pattern: new RegExp(
      `\\b(of|in|by|without|about|after|before|for|from|at|instead of) (${verbsAfterPreposition})\\b(?!-| (?:and|or|tanks?)\\b)`,
      'gi',
    ),
    replacement: (m, sentence) =>
      /["“‘'”’]/.test(sentence.charAt(m.index + m[0].length)) ||
      /^\p{Lu}/u.test(m[2] ?? '') ||
      // 'The people she cares for know it.'
      /\b(?:i|we|you|they|he|she|it|who|that|which|what) (?:\S+ ){1,4}$/i.test(
        sentence.slice(0, m.index),
      )
        ? null
        : `${m[1]} ${ingOf((m[2] ?? '').toLowerCase())}`,
    reason: (m) => `after “${m[1]}” a verb takes its -ing form`,
    severity: 3,
    confidence: 0.8,
  },
  {
    id: 'one-who',
    pattern: new RegExp(`\\b(${one}) who (have|want|need|like|live|know|think|${bases})\\b`, 'gi'),
    replacement: (m) => `${m[1]} who ${thirdOf((m[2] ?? '').toLowerCase())}`,
    reason: (m) => `“${m[1]}” is one`,
    severity: 3,
    confidence: 0.85,
  },
  phraseRule(
    'make-form',
    /(?<!\b(?:was|were|be|been|being|is|are|['’]s) )\b(make|makes|made|making|let|lets) (me|us|them|him|her|you|people|children|students|everyone) to (feel|think|believe|want|leave|learn|know|be|have|do|go|get|give|take|see|become|understand|improve|work|study|live|use|change|grow|laugh|cry|realise|realize|look|forget|remember|try|stay|start|stop|make|choose|act|behave|spend|lose|complete|wonder)\b/gi,
    '$1 $2 $3',
    'after “make” and “let” the verb has no “to”',
    { severity: 3, confidence: 0.8 },
  ),
  {
    id: 'modal-adverb-form',
    pattern: new RegExp(
      `\\b(can|could|will|would|should|must|may|might) (also|definitely|probably|never|always|easily|only|really|still) (${pasts}|${SURE_THIRDS})\\b`,
      'gi',
    ),
    replacement: (m, sentence) =>
      /\b(?:the|an?|his|her|its|their|our|my|last|free|political) $/i.test(
        sentence.slice(0, m.index),
      )
        ? null
        : `${m[1]} ${m[2]} ${BASE_OF_PAST.get((m[3] ?? '').toLowerCase()) ?? BASE_OF_THIRD.get((m[3] ?? '').toLowerCase()) ?? ''}`,
    reason: (m) => `after “${m[1]}” the verb has no ending and no “to”`,
    severity: 3,
    confidence: 0.85,
  },
  {
    id: 'do-ing',
    pattern: new RegExp(
      `\\b(don['’]t|doesn['’]t|didn['’]t|do not|does not|did not) (${[...baseOfIng.keys()].join('|')})\\b`,
      'gi',
    ),
    replacement: (m) => `${m[1]} ${baseOfIng.get((m[2] ?? '').toLowerCase()) ?? ''}`,
    reason: (m) => `after “${m[1]}” the verb has no -ing`,
    severity: 3,
    confidence: 0.85,
  },
  {
    id: 'mass-subject',
    pattern: new RegExp(
      `(?:^|\\b(?:that|because|and|but|so|if|when|as|now|today|nowadays),? )(${mass}) (have|are|were|do not|don['’]t)\\b(?! (?:and|or) )`,
      'gi',
    ),
    replacement: (m, sentence) => {
      if (
        (/were$/i.test(m[0]) && letsBare(m[0])) ||
        letsBare(sentence.slice(0, m.index)) ||
        /\band (?:the )?$/i.test(sentence.slice(0, m.index + m[0].indexOf(m[1] ?? ''))) ||
        / and /.test(sentence.slice(0, m.index + 1))
      )
        return null;
      const verb =
        { have: 'has', are: 'is', were: 'was' }[(m[2] ?? '').toLowerCase()] ?? 'does not';
      return `${m[0].slice(0, m[0].length - (m[2] ?? '').length)}${verb}`;
    },
    reason: (m) => `“${m[1]}” is one`,
    severity: 3,
    confidence: 0.75,
  },
];
