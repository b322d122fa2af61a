import { likeCase } from '../grammar-rule.ts';
import { BASE_OF_THIRD } from '../../lexicon/common-verbs.ts';
import { frameRule } from './frame-rule.ts';
import type { TaggedRule } from './tagged-rule.ts';

const SUBJECT_OF: Readonly<Record<string, string>> = {
  me: 'I',
  him: 'he',
  her: 'she',
  them: 'they',
  us: 'we',
};
/** What a verb for one becomes behind two. */
const FOR_TWO: ReadonlyMap<string, string> = new Map([
  ...BASE_OF_THIRD,
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
  ['does', 'do'],
  ["doesn't", "don't"],
  ["wasn't", "weren't"],
  ["isn't", "aren't"],
  ["hasn't", "haven't"],
]);

/** 'Me and my friend goes': an object pronoun in a subject of two. */
export const OBJECT_AS_SUBJECT: TaggedRule = frameRule({
  id: 'object-as-subject',
  frames: [
    '^ [me|him|them and @owner NOUN @verb]',
    '^ [me and him|her|them|you|us|PROPN @verb]',
    '^ [him|her and me|her|him @verb]',
    '^ [her and her mother|father|brother|sister|friend|friends|husband|family|cousin @verb]',
    '^ [my NOUN and me @verb]',
    '@opens [me|him|them and @owner NOUN @verb]',
    '@opens [me and him|her|them|you|PROPN @verb]',
    '@opens [my NOUN and me @verb]',
  ],
  classes: {
    owner: (s, at) => /^(?:my|his|her|our|their|your|the|a)$/.test(s.word(at)),
    opens: (s, at) =>
      /^(?:because|when|while|so|that|and|but|then)$/.test(s.word(at)) && s.tag(at - 1) !== 'PRON',
    verb: (s, at) => ['VERB', 'AUX'].includes(s.tag(at)) && !/ing$/.test(s.word(at)),
  },
  fix: (sentence, first, last) => {
    const words = Array.from({ length: last - first }, (_, i) => sentence.word(first + i));
    const and = words.indexOf('and');
    const parts = [words.slice(0, and), words.slice(and + 1)].map((part, i) =>
      part.length === 1 && SUBJECT_OF[part[0] ?? ''] !== undefined
        ? (SUBJECT_OF[part[0] ?? ''] ?? '')
        : Array.from({ length: part.length }, (_, k) =>
            sentence.tag(first + (i === 0 ? 0 : and + 1) + k) === 'PROPN'
              ? sentence.written(first + (i === 0 ? 0 : and + 1) + k)
              : (part[k] ?? ''),
          ).join(' '),
    );
    // The speaker comes last.
    const [one = '', two = ''] = parts[0] === 'I' ? [parts[1], parts[0]] : parts;
    const verb = sentence.written(last);
    return likeCase(
      sentence.written(first),
      `${one} and ${two} ${FOR_TWO.get(sentence.word(last)) ?? verb}`,
    );
  },
  why: (sentence, first) => {
    const object =
      [0, 2, 3].map((i) => sentence.word(first + i)).find((word) => word in SUBJECT_OF) ?? 'me';
    return `as the subject it is “${SUBJECT_OF[object] ?? 'I'}”, not “${object}”`;
  },
  severity: 3,
  confidence: 0.85,
});
