import { frameRule } from './frame-rule.ts';
import type { TaggedRule } from './tagged-rule.ts';

/** Verbs for a state by their -ing form: behind 'they', behind 'he', in the past. */
const FORMS: ReadonlyMap<string, readonly [string, string, string]> = new Map([
  ['having', ['have', 'has', 'had']],
  ['knowing', ['know', 'knows', 'knew']],
  ['owning', ['own', 'owns', 'owned']],
  ['wanting', ['want', 'wants', 'wanted']],
  ['understanding', ['understand', 'understands', 'understood']],
  ['believing', ['believe', 'believes', 'believed']],
  ['preferring', ['prefer', 'prefers', 'preferred']],
  ['containing', ['contain', 'contains', 'contained']],
  ['belonging', ['belong', 'belongs', 'belonged']],
  ['consisting', ['consist', 'consists', 'consisted']],
  ['possessing', ['possess', 'possesses', 'possessed']],
]);
/** What one has and does not take part in; 'having friends over', 'having a party' and 'having lunch' are right. */
const OWNED = new Set(
  `sister sisters brother brothers son sons daughter daughters cousin cousins uncle aunt parents grandparents car cars house
  houses job phone phones laptop computer dog dogs cat cats cows cattle goats bicycle farm shop land money degree licence
  passport qualification qualifications knowledge power skills talent rights right wife husband`.split(
    /\s+/,
  ),
);

/** 'I am having two sisters', 'she is knowing the answer': a state as if it were going on. */
export const STATE_PROGRESSIVE: TaggedRule = frameRule({
  id: 'state-progressive',
  frames: [
    '@person [@be having] @owned',
    '@person [@be having] @counts @owned !ADP|VERB',
    '@person [@be having] @counts ADJ @owned',
    '@person [@be knowing|owning|preferring|wanting|believing] DET|PRON|NUM|that|how|what|why|where|PROPN|to',
    '@person [@be not knowing|understanding|believing|wanting] DET|PRON|that|how|what|why|where|to',
    '@person [@be understanding] DET|PRON|that|how|what|why',
    '@known [@be containing|possessing] DET|NUM|many|some|ADJ',
    '@known [@be belonging] to',
    '@known [@be consisting] of',
  ],
  classes: {
    be: (s, at) => /^(?:am|is|are|was|were)$/.test(s.word(at)),
    person: (s, at) =>
      /^(?:i|he|she|we|they|you|everyone|everybody|people|children|students|learners|pupils|parents|teachers|workers|farmers|friend|brother|sister|mother|father|uncle|aunt|teacher|neighbour|family)$/.test(
        s.word(at),
      ),
    known: (s, at) =>
      ['NOUN', 'PRON', 'PROPN'].includes(s.tag(at)) &&
      !/^(?:what|that|this|it|which)$/.test(s.word(at)),
    counts: (s, at) =>
      ['DET', 'NUM'].includes(s.tag(at)) || /^(?:many|no|several|some|my|our)$/.test(s.word(at)),
    owned: (s, at) => OWNED.has(s.word(at)),
  },
  fix: (sentence, first, last) => {
    const [base, third, past] = FORMS.get(sentence.word(last)) ?? [];
    const be = sentence.word(first);
    if (base === undefined) return null;
    if (last > first + 1)
      return { am: 'do not', are: 'do not', is: 'does not' }[be] === undefined
        ? `did not ${base}`
        : `${{ am: 'do not', are: 'do not', is: 'does not' }[be] ?? ''} ${base}`;
    if (/^w/.test(be)) return past ?? null;
    return (be === 'is' ? third : base) ?? null;
  },
  why: (sentence, _, last) =>
    `“${FORMS.get(sentence.word(last))?.[0] ?? ''}” tells of a state, and a state takes no “be … -ing”`,
  severity: 3,
  confidence: 0.85,
});
