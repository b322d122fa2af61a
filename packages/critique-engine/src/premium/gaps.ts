import { COUNTERS, phraseFinder } from '@argint/text-analysis';
import type { EssayModel } from '../essay-model.ts';
import { questionTerms } from '../layers/question-layer.ts';
import { cite, listed } from '../wording.ts';

const counters = phraseFinder(COUNTERS);

/** What a reader would miss: other views, grounds, parts of the question. */
export const gaps = (model: EssayModel): string[] => {
  const { sentences, links, question, terms, thesis } = model;
  const found: string[] = [];
  const bare = links.filter((l) => l.claim.part === 'body' && l.premises.length === 0);
  if (bare[0])
    found.push(
      `Nothing is said for ${listed(bare.slice(0, 3).map((l) => cite(l.claim.text, 45)))}.`,
    );
  if (
    thesis?.stated &&
    !sentences.some((s) => s.part !== 'introduction' && counters(s.words).length > 0)
  )
    found.push(`No view against ${cite(thesis.sentence.text, 60)} is heard.`);
  const missed = question
    ? [...questionTerms(question)]
        .filter(([term]) => !terms.has(term))
        .map(([, word]) => `“${word}”`)
    : [];
  if (missed.length) found.push(`The question also speaks of ${listed(missed.slice(0, 4))}.`);
  return found;
};
