import { groupGeneralisation } from '../../detectors/group-generalisation.ts';
import { findPhrases } from '../../phrase-detector.ts';
import type { CritiqueDraft } from '../../critique-draft.ts';
import type { BiasIndicator } from './bias-indicator.ts';
import { loadedWording } from './loaded-wording.ts';
import { quoteOf } from '../../argument/plain-clause.ts';

const around = (
  draft: CritiqueDraft,
  text: string,
  sentences: readonly { start: number; end: number; text: string }[],
) => {
  const at = draft.at ?? { start: 0, end: 0 };
  return {
    words: text.slice(at.start, at.end),
    sentence: sentences.find((s) => s.start <= at.start && at.start < s.end)?.text ?? '',
  };
};

/** Words that judge while they seem to describe. */
export const loadedWords: BiasIndicator = (model) => {
  const [first, ...more] = loadedWording(model);
  if (!first) return [];
  const also = more.length ? ` (and ${more.length} more such)` : '';
  return [
    `Loaded wording: “${first.words}”${also} in ${quoteOf(first.sentence)} judges before you have shown anything. Tell what happened and let your reader judge.`,
  ];
};

/** A trait that the essay ascribes to a whole group. */
export const wholeGroups: BiasIndicator = (model) => {
  const [first] = model.prose.flatMap((p) => groupGeneralisation(p, model));
  if (!first) return [];
  const { words, sentence } = around(first, model.text, model.sentences);
  return [
    `Groups: “${words}” says something of all of them in ${quoteOf(sentence)}. Say which of them, how many, and how you know.`,
  ];
};

const settled = findPhrases(
  `as we all know,we all know,everyone knows,everybody knows,as everyone knows,it is common knowledge,it is common sense,
  it is obvious,it is obvious that,it is well known,nobody can deny,no one can deny,no one would deny,it goes without saying,
  needless to say,the fact that,any reasonable person,everyone agrees,everybody agrees,it cannot be denied,there is no denying`
    .split(',')
    .map((phrase) => phrase.trim()),
);

/** Wording that assumes the reader's agreement before anything was shown. */
export const settledFraming: BiasIndicator = (model) => {
  const [first] = model.prose.flatMap((p) => settled(p, model));
  if (!first) return [];
  const words = first.words.toLowerCase();
  return [
    `Framing: “${words}” tells a reader who doubts ${quoteOf(first.sentence)} that everybody else agrees. Leave it out and give the reason.`,
  ];
};

/** Words that leave people out, or name them by one trait, with a wording that includes everybody. */
const FAIRER: Readonly<Record<string, string>> = {
  mankind: 'humanity',
  manpower: 'staff',
  'man-made': 'made by people',
  policemen: 'police officers',
  firemen: 'firefighters',
  chairman: 'chairperson',
  businessmen: 'business people',
  housewife: 'person who keeps house',
  housewives: 'people who keep house',
  'third world': 'poorer countries',
  'third-world': 'poorer',
  'illegal immigrants': 'people without papers',
  'illegal aliens': 'people without papers',
  'the handicapped': 'people with disabilities',
  'handicapped people': 'people with disabilities',
  'disabled people are': 'people with disabilities are',
  'mentally ill people': 'people with a mental illness',
  retarded: 'with a learning disability',
  'wheelchair bound': 'using a wheelchair',
  uncivilized: 'unfamiliar to us',
  uncivilised: 'unfamiliar to us',
  'normal people': 'most people',
  'the blacks': 'Black people',
  'the whites': 'white people',
};
const unfair = findPhrases(Object.keys(FAIRER));

/** Words that leave out some of the people the writer means. */
export const excludingWords: BiasIndicator = (model) => {
  const [first] = model.prose.flatMap((p) => unfair(p, model));
  if (!first) return [];
  return [
    `Wording: “${first.words}” in ${quoteOf(first.sentence)} leaves people out or sees only one thing in them. “${FAIRER[first.phrase] ?? ''}” includes everybody.`,
  ];
};
