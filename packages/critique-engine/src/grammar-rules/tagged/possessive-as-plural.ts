import { pluralOf } from '../../lexicon/nouns.ts';
import { likeCase } from '../grammar-rule.ts';
import { frameRule } from './frame-rule.ts';
import type { TaggedRule } from './tagged-rule.ts';

/** 'The learner’s were told', 'many parent’s came': an apostrophe in a plural. */
export const POSSESSIVE_AS_PLURAL: TaggedRule = frameRule({
  id: 'possessive-as-plural',
  kind: 'other',
  frames: [
    "@the [@possessed] are|were|have|do|don't|aren't|weren't|haven't",
    '@many [@possessed] VERB|AUX !NOUN|ADJ|PROPN',
    '@many [@possessed] AUX|DET|PRON',
    'all|most|both|of the [@possessed] AUX|VERB !NOUN|ADJ|PROPN',
    '@many [@possessed] who|in|on|at|to|from|and|$ !NOUN|ADJ',
  ],
  classes: {
    the: (s, at) =>
      /^(?:the|these|those|some|our)$/.test(s.word(at)) &&
      !/^(?:than|as|like)$/.test(s.word(at - 1)),
    many: (s, at) =>
      /^(?:many|several|few|these|those|most|all|two|three|four|five|six|ten|various)$/.test(
        s.word(at),
      ),
    possessed: (s, at) =>
      s.tag(at) === 'NOUN' &&
      /^[a-z]{2,}(?<!s)'s$/.test(s.word(at)) &&
      !/^(?:people|children|men|women|world|country|year|month|week|day|today|boss|butcher|doctor|baker|hairdresser|chemist)'s$/.test(
        s.word(at),
      ) &&
      // 'My shoes are newer than the learner’s are': whose they are, not how many.
      !/\b(?:than|as)\b/i.test(s.before(at)),
  },
  fix: (sentence, first) =>
    likeCase(sentence.written(first), pluralOf(sentence.word(first).slice(0, -2))),
  why: () => 'a plural has no apostrophe',
  severity: 2,
  confidence: 0.8,
});
