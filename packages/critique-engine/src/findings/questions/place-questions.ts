import type { EssayModel } from '../../essay-model.ts';
import { COUNTRIES } from '../../layers/countries.ts';
import {
  canAskAbout,
  ownPoints,
  rankOf,
  askAbout,
  type Question,
  type QuestionFinder,
} from './question.ts';

const personal = /\b(?:I|me|my|mine|he|she|his|her|we|us)\b/;
const example = /\b(?:for example|for instance|such as|take|as in|like in|a good example)\b/i;
const country = new RegExp(`\\b(?:[Ii]n|[Ll]ike|[Tt]ake) (?:the )?(${COUNTRIES.join('|')})\\b`);
/** An essay that names a place in this many sentences is about it. */
const ABOUT_FROM = 4;
/** An essay that names more countries compares them. */
const MOST_COUNTRIES = 2;

/** How many sentences name each country. */
const countriesIn = ({ sentences }: EssayModel): Map<string, number> => {
  const named = new Map<string, number>();
  for (const { text } of sentences) {
    const name = country.exec(text.slice(0, 300))?.[1];
    if (name) named.set(name, (named.get(name) ?? 0) + 1);
  }
  return named;
};

/** A claim that the next sentence shows by one country. */
export const placeQuestions: QuestionFinder = (model) => {
  const named = countriesIn(model);
  if (named.size > MOST_COUNTRIES) return [];
  const points = new Map(ownPoints(model).map((one) => [one.index, one]));
  return model.sentences.flatMap((shown): Question[] => {
    const name = country.exec(shown.text.slice(0, 300))?.[1];
    if (!name || (named.get(name) ?? 0) >= ABOUT_FROM || !example.test(shown.text)) return [];
    const claim = points.get(shown.index - 1);
    if (!claim || claim.paragraph !== shown.paragraph) return [];
    if (country.test(claim.text) || personal.test(claim.text) || !canAskAbout(shown, model))
      return [];
    const place = /^(?:United|Netherlands|Philippines|USA|UK)/.test(name) ? `the ${name}` : name;
    return askAbout(claim, model, {
      sort: 'one country',
      kind: {
        cognitiveOperation: 'Generalisation',
        difficulty: 'Introductory',
        disciplinaryLens: 'Evidence',
      },
      weight: 5.5 + rankOf(claim, model),
      ask: `Your example is ${place}. What is special about ${place}, and in which country would you expect the opposite?`,
      followUp: `Would your point be just as strong without ${place}?`,
      assumes: `other countries are like ${place} in this`,
    });
  });
};
