import type { Sentence } from '../../essay-model.ts';
import { plural } from '../../wording.ts';
import type { BiasIndicator } from './bias-indicator.ts';
import { quoteOf } from '../../argument/plain-clause.ts';

const GROUPS =
  `students learners pupils teachers parents children schools universities employers employees workers companies
  businesses shops owners doctors nurses patients women men girls boys police farmers tourists consumers customers drivers
  passengers smokers players athletes users neighbours neighbors taxpayers politicians citizens residents prisoners
  criminals victims immigrants refugees teenagers scientists artists musicians voters councils governments government
  readers managers`.split(/\s+/);
const says =
  'say|says|argue|argues|think|thinks|believe|believes|feel|feels|claim|claims|told|report|reports|complain|complains|prefer|prefers|want|wants|fear|fears|object|explain|explains|agree|disagree|oppose';
const speaks = new Map(
  GROUPS.map((group) => [group, new RegExp(`\\b${group} (?:\\w+ ){0,2}(?:${says})\\b`, 'i')]),
);
const demanded = new Map(
  GROUPS.map((group) => [
    group,
    new RegExp(`^(?!.*\\bwhether\\b).*\\b${group} (?:should|must|ought) (?!be\\b|not\\b)`, 'i'),
  ]),
);
const MOST = 2;

interface Mentioned {
  group: string;
  sentences: Sentence[];
  asked: Sentence | undefined;
}

/** Groups that the essay talks about but never quotes or reports. Those it makes demands on come first. */
export const absentVoices: BiasIndicator = (model, { counters, nearest }) => {
  const places = new Map<string, Sentence[]>();
  const known = new Set(GROUPS);
  for (const sentence of model.sentences)
    for (const word of new Set(sentence.words.map(({ lower }) => lower)))
      if (known.has(word)) places.set(word, [...(places.get(word) ?? []), sentence]);
  const silent = [...places]
    .filter(
      ([group, sentences]) =>
        sentences.length >= 2 && !sentences.some(({ text }) => speaks.get(group)?.test(text)),
    )
    .map(([group, sentences]): Mentioned => ({
      group,
      sentences,
      asked: sentences.find(({ text }) => demanded.get(group)?.test(text)),
    }))
    .sort(
      (a, b) =>
        Number(b.asked !== undefined) - Number(a.asked !== undefined) ||
        b.sentences.length - a.sentences.length ||
        (a.group < b.group ? -1 : 1),
    );
  const found = silent.slice(0, MOST).map(({ group, sentences, asked }) => {
    const name = group.charAt(0).toUpperCase() + group.slice(1);
    const quote = quoteOf((asked ?? sentences[0])?.text ?? '');
    return asked
      ? `${name}: in ${quote} you ask something of them. What would they answer?`
      : `${name}: you write about them in ${plural(sentences.length, 'sentence')}, first in ${quote}. We found no place where they speak. What would they say?`;
  });
  if (found.length < MOST && counters.length === 0 && nearest)
    found.push(
      `Those who would disagree with ${quoteOf(nearest)}: who are they, and what matters to them?`,
    );
  return found;
};
