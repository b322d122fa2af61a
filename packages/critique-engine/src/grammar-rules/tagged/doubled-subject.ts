import { matchesIn, writtenFrom } from './tagged-rule.ts';
import type { TaggedRule } from './tagged-rule.ts';

/** People whom each pronoun may stand for. */
const KIN: Readonly<Record<string, string>> = {
  he: 'grandfather father brother uncle husband son cousin friend boss teacher neighbour nephew grandpa dad',
  she: 'grandmother mother sister aunt wife daughter cousin friend boss teacher neighbour niece granny mom mum',
  they: 'parents brothers sisters friends cousins grandparents teachers neighbours children',
};
const KIN_OF = new Map(
  Object.entries(KIN).map(([pronoun, words]) => [pronoun, new Set(words.split(' '))]),
);
const OPENERS = new Set('because and but so when example'.split(' '));

/** 'My brother he is a student': the subject is told twice. */
export const DOUBLED_SUBJECT: TaggedRule = {
  id: 'doubled-subject',
  find: (sentence) =>
    matchesIn(sentence, (at) => {
      const first = at - 2;
      if (!KIN_OF.get(sentence.word(at))?.has(sentence.word(at - 1))) return null;
      if (!['my', 'our'].includes(sentence.word(first))) return null;
      if (sentence.gap(at) !== ' ' || sentence.gap(at - 1) !== ' ') return null;
      if (first > 0 && !OPENERS.has(sentence.word(first - 1))) return null;
      if (!['AUX', 'VERB'].includes(sentence.tag(at + 1)) || sentence.gap(at + 1) !== ' ')
        return null;
      return {
        first,
        last: at,
        replacement: writtenFrom(sentence, first, at - 1),
        reason: `“${sentence.word(at - 1)}” is the subject already, so no “${sentence.word(at)}” follows it`,
      };
    }),
  severity: 3,
  confidence: 0.85,
};
