import type { GrammarRule } from './grammar-rule.ts';
import { BASE_OF_PAST, thirdOf } from './verb-forms.ts';

const pastOf = new Map<string, string>();
for (const [past, base] of BASE_OF_PAST) if (!pastOf.has(base)) pastOf.set(base, past);
const bases = [...pastOf.keys()].filter((v) => !/^(?:be|like|read|put|let|cut)$/.test(v)).join('|');
const pasts = [...BASE_OF_PAST.keys()].filter((v) => !/^(?:had|was|were)$/.test(v)).join('|');
const past =
  'yesterday|last (?:night|week|month|year|weekend|summer|winter|sunday|saturday|friday|monday|time)|(?:a|one|two|three|four|five|ten|few|some|many|\\d+|a few|couple of) (?:days?|weeks?|months?|years?|hours?) ago|when i was (?:a child|a kid|young|younger|little|a student|a teenager|at school|in [a-z]+ school|\\w+ years old)|in (?:19\\d\\d|200\\d|201[0-5])';
const subject = 'i|he|she|we|they|it|my (?:friends?|family|parents|mother|father|brother|sister)';

/** An indirect question keeps its 'will': 'nobody knows when it will start and when it will end'. */
const asking =
  /\bwhether\b|\b(?:know|knows|knew|known|ask|asks|asked|wonder|wonders|wondered|tell|tells|told|say|says|said|sure|unsure|decide|decides|decided|see|find out|clear|unclear|question|depends?|guess|predict|announce|announced|remember|forget|idea|of|on|about) (?:[a-z]+ ){0,2}?(?:if|when|whether|how|where|what|who|why|which)\b/i;
const answered = /^[^,.;]{0,60},? (?:is|are|was|remains|depends?)\b/i;
const isIndirectQuestion = (before: string, after: string): boolean =>
  asking.test(before) || answered.test(after);

/** The present of a verb behind a subject of the rule on 'if' and 'when'. */
const presentAfter = (subject: string, verb: string): string => {
  const isThird =
    /^(?:he|she|it)$/i.test(subject) ||
    (/^the /i.test(subject) && !/s$|people|children|men|women/i.test(subject));
  if (isThird) return thirdOf(verb.toLowerCase());
  if (verb.toLowerCase() !== 'be') return verb;
  return /^i$/i.test(subject) ? 'am' : 'are';
};

/** Tenses that contradict an expression of time. */
export const TENSE_RULES: readonly GrammarRule[] = [
  {
    id: 'past-time-present',
    pattern: new RegExp(
      `(?<=^|[.;] |\\b(?:and|but|because|so) )(${past}),? (${subject}) (?:(have|has) )?(${bases}|is|are|am|goes|has|comes|${pasts})\\b`,
      'gi',
    ),
    replacement: (m) => {
      const verb = (m[4] ?? '').toLowerCase();
      const form = BASE_OF_PAST.has(verb)
        ? verb
        : ({ is: 'was', are: 'were', am: 'was', goes: 'went', has: 'had', comes: 'came' }[verb] ??
          pastOf.get(verb));
      if (!form || (!m[3] && BASE_OF_PAST.has(verb))) return null;
      return m[0].replace(/(?:\b(?:have|has) )?\S+$/i, form);
    },
    reason: (m) => `“${m[1]}” is over, so the verb is in the past tense`,
    severity: 3,
    confidence: 0.8,
  },
  {
    id: 'perfect-past-time',
    pattern: new RegExp(
      `\\b(i|he|she|we|they|it|you) (?:have|has) ((?:been|gone|seen|done|made|taken|bought|met|visited|received|started|finished|decided|${pasts}))((?: [a-z']+){0,5}) (yesterday|last (?:night|week|month|year|summer|weekend|sunday|saturday|friday|monday)|(?:two|three|four|five|ten|few|\\d+) (?:days|weeks|months|years|hours) ago)\\b`,
      'gi',
    ),
    replacement: (m) =>
      /\b(?:since|for|that|which|who|because)\b/i.test(m[3] ?? '')
        ? null
        : `${m[1]} ${({ been: 'was', gone: 'went', seen: 'saw', done: 'did', taken: 'took' } as Record<string, string>)[(m[2] ?? '').toLowerCase()] ?? m[2]}${m[3]} ${m[4]}`,
    reason: (m) => `“${m[4]}” is over, so we use the simple past`,
    severity: 3,
    confidence: 0.8,
  },
  {
    id: 'if-will',
    pattern:
      /(?<=^|[,;.] |\b(?:and|but|because|so|that) )(if|when|as soon as|until|unless|before|after) (i|you|we|they|he|she|it|people|the [a-z]+) will (?!be able|like|not be)([a-z]+)\b/gi,
    replacement: (m, sentence) =>
      isIndirectQuestion(sentence.slice(0, m.index), sentence.slice(m.index + m[0].length))
        ? null
        : `${m[1]} ${m[2]} ${presentAfter(m[2] ?? '', m[3] ?? '')}`,
    reason: (m) => `after “${m[1]}” we use the present tense for the future`,
    severity: 3,
    confidence: 0.6,
  },
  {
    id: 'if-would',
    pattern:
      /(?<=^|[,;.] |\b(?:and|but|because|so|that) )(if|unless) (i|you|we|they|he|she|it|people|the [a-z]+) would (?!like|love|prefer|care|mind|wish|please|just|only)([a-z]+)\b(?=[^.;]*\b(?:would|could|might)\b)/gi,
    replacement: (m, sentence) => {
      const verb = (m[3] ?? '').toLowerCase();
      const form = verb === 'be' ? 'were' : pastOf.get(verb);
      return form === undefined || isIndirectQuestion(sentence.slice(0, m.index), '')
        ? null
        : `${m[1]} ${m[2]} ${form}`;
    },
    reason: (m) =>
      `after “${m[1]}” a past form says what is only imagined, and “would” stands in the other half`,
    severity: 3,
    confidence: 0.75,
  },
  {
    id: 'thought-will',
    pattern:
      /\b(?<!if )((?:i|we|they|he|she|people) (?:thought|hoped|feared|expected)(?: that)? (?:i|you|we|they|he|she|it|there)) will\b/gi,
    replacement: (m) => `${m[1]} would`,
    reason: () => 'after a verb in the past, “will” becomes “would”',
    severity: 3,
    confidence: 0.75,
  },
  {
    id: 'since-present',
    pattern: new RegExp(
      `\\b(i|we|they|he|she) (live|lives|work|works|study|studies|know|knows|play|plays|learn|learns|am|is|are) ((?:[a-z']+ ){0,6})(since (?:i was|i am|19\\d\\d|20\\d\\d|last|my childhood|childhood|many|two|three)|for (?:two|three|four|five|six|seven|eight|nine|ten|many|\\d+) (?:years|months))\\b`,
      'gi',
    ),
    replacement: (m) =>
      /\b(?:and|but|who|which|that|will|would|to)\b/i.test(m[3] ?? '')
        ? null
        : `${m[1]} ${/^(?:he|she)$/i.test(m[1] ?? '') ? 'has' : 'have'} ${({ am: 'been', is: 'been', are: 'been', know: 'known', knows: 'known', study: 'studied', studies: 'studied', play: 'played', plays: 'played' } as Record<string, string>)[(m[2] ?? '').toLowerCase()] ?? `${(m[2] ?? '').replace(/s$/, '').replace(/e?$/, 'ed')}`} ${m[3]}${m[4]}`,
    reason: () => 'it began earlier and goes on, so we use “have”',
    severity: 3,
    confidence: 0.75,
  },
];
