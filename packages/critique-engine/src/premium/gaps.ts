import type { EssayModel } from '../essay-model.ts';
import { termsOfQuestion } from '../argument/terms-of-question.ts';
import { isCited } from '../layers/region-lookup.ts';
import { choose, listed } from '../wording.ts';
import type { Moves } from '../argument/essay-moves.ts';
import { quoteOf } from '../argument/plain-clause.ts';

const MOST = 5;
const defines = /\b(?:means?|defin\w+|refers? to|by \w+ (?:i|we) mean|in the sense|is when)\b/i;
/** Words that readers understand differently. An essay about one has to say how it means it. */
const open =
  /\b(?:success|successful|freedom|happiness|happy|respect|intelligen(?:ce|t)|culture|talent|character|maturity|mature|quality|progress|power|beauty|equality|democracy|justice|attitude|kindness|responsib(?:le|ility)|creativity|creative)\b/i;
const figure = /\b\d[\d.,]* ?(?:%|per ?cent|percent|million|billion|thousand)/i;
const aCase =
  /\b(?:[Ff]or example|[Ff]or instance|such as)\b|\b(?:19|20)\d\d\b|\b[Ii]n \p{Lu}\p{L}+|\b(?:my|our) \w+/u;

/** What a reader would miss, each with the words it belongs to: reasons, other views, parts of the question, terms, cases. */
export const gaps = (model: EssayModel, moves: Moves): string[] => {
  const { sentences } = model;
  const { unsupported, thesis, nearest, counters, mentionOfOthers, claims, source } = moves;
  const found: string[] = [];
  const missed = termsOfQuestion(model).missed.map((word) => `“${word}”`);
  if (missed.length)
    found.push(
      `The question also speaks of ${listed(missed.slice(0, 4))}; the essay ${missed.length === 1 ? 'never takes it up' : 'takes none of them up'}.`,
    );
  if (unsupported.length)
    found.push(
      `Nothing is said for ${listed(unsupported.slice(0, 2).map(({ claim }) => quoteOf(claim, 60)))}${unsupported.length > 2 ? `, nor for ${unsupported.length - 2} more` : ''}.`,
    );
  const about = thesis ?? nearest;
  const openView = counters.find(({ answer }) => answer === null);
  if (about && mentionOfOthers && mentionOfOthers !== about)
    found.push(
      choose(mentionOfOthers.text, [
        `What others think is named in ${quoteOf(mentionOfOthers, 70)} and not taken up again.`,
        `${quoteOf(mentionOfOthers, 70)} lets another side in for a moment; no later sentence comes back to it.`,
      ]),
    );
  else if (about && !mentionOfOthers && counters.length === 0)
    found.push(
      choose(about.text, [
        `No view against ${quoteOf(about, 60)} is heard.`,
        `Whoever disagrees with ${quoteOf(about, 60)} finds no word of theirs in the essay.`,
      ]),
    );
  else if (openView) found.push(`${quoteOf(openView.sentence, 70)} gets no reply.`);
  const key = about && open.exec(about.text)?.[0];
  if (about && key && !sentences.some((s) => s.text.includes(key) && defines.test(s.text)))
    found.push(`What “${key}” is to mean in ${quoteOf(about, 60)} is left to each reader.`);
  const counted = sentences.find((s) => figure.test(s.text) && !isCited(model, s));
  if (counted) found.push(`Where the figure in ${quoteOf(counted, 70)} comes from is not told.`);
  const [best] = claims;
  if (best && !sentences.some((s) => aCase.test(s.text)))
    found.push(
      `No place, person or year is named; ${quoteOf(best.claim, 60)} has no case to show.`,
    );
  else if (best && !source && found.length < 2)
    found.push(
      `No source stands anywhere in the essay; ${quoteOf(best.claim, 60)} has to be believed.`,
    );
  return found.slice(0, MOST);
};
