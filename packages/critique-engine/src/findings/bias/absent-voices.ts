import type { Sentence } from '../../essay-model.ts';
import { choose, plural } from '../../wording.ts';
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
export const absentVoices: BiasIndicator = (model, { counters, mentionOfOthers, nearest }) => {
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
      ? `${name}: you ask something of them in ${quote}, but they do not get a word. What would they answer?`
      : choose(quote, [
          `${name}: ${plural(sentences.length, 'sentence')} speak of them, first ${quote}, and in none do they speak. Let one of them say how it looks from there.`,
          `${name}: they are talked about ${sentences.length} times, first in ${quote}, and never heard. What would they put differently?`,
        ]);
  });
  const [counter] = counters;
  if (counter)
    return [
      ...found,
      `Those you report in ${quoteOf(counter.sentence)}: let them give their best reason, not only their opinion.`,
    ];
  if (mentionOfOthers && found.length < MOST)
    found.push(
      `Those named in ${quoteOf(mentionOfOthers)}: they get an opinion, but no reason for it. What would they say if they had a paragraph?`,
    );
  else if (nearest && found.length < MOST)
    found.push(
      `Those who would deny ${quoteOf(nearest)}: the essay does not say who they are. Name them, and what they care about.`,
    );
  return found;
};
