import type { ReadEssay } from '../essay.ts';
import { findPhrases } from '../phrase-detector.ts';
import { quoteOf } from '../argument/quote-of.ts';
import { loadedWording } from './loaded-wording.ts';

/** Words that judge while they seem to describe. */
const loaded = (essay: ReadEssay): string[] => {
  const [first, ...more] = loadedWording(essay);
  if (!first) return [];
  const also = more.length ? ` (and ${more.length} more such)` : '';
  return [
    `Loaded wording: “${first.words}”${also} in ${quoteOf(first.sentence)} judges before you have shown anything. Tell what happened and let your reader judge.`,
  ];
};

const settled = findPhrases(
  `as we all know,we all know,everyone knows,everybody knows,as everyone knows,it is common knowledge,it is common sense,
  it is obvious,it is obvious that,it is well known,nobody can deny,no one can deny,no one would deny,it goes without saying,
  needless to say,any reasonable person,everyone agrees,everybody agrees,it cannot be denied,there is no denying`
    .split(',')
    .map((phrase) => phrase.trim()),
);

/** Wording that assumes the reader's agreement before anything was shown. */
const assumesAgreement = (essay: ReadEssay): string[] => {
  const [first] = essay.prose.flatMap((p) => settled(p, essay));
  if (!first) return [];
  return [
    `Framing: “${first.words.toLowerCase()}” tells a reader who doubts ${quoteOf(first.sentence)} that everybody else agrees. Leave it out and give the reason.`,
  ];
};

/** Wordings that judge or take agreement for granted, each quoted with what to do instead. */
export const oneSidedWording = (essay: ReadEssay): string[] => [
  ...loaded(essay),
  ...assumesAgreement(essay),
];
