import type { ClaimLink, Sentence } from '../essay-model.ts';

/** Premises belong to the nearest claim before them in their paragraph, else to the first after. */
export const linkClaims = (sentences: readonly Sentence[]): ClaimLink[] => {
  const links: ClaimLink[] = [];
  let waiting: ClaimLink['premises'] = [];
  for (const sentence of sentences) {
    if (sentence.role === 'claim') {
      links.push({ claim: sentence, premises: waiting });
      waiting = [];
    } else if (sentence.role === 'premise') {
      const current = links.at(-1);
      if (current) current.premises.push(sentence);
      else waiting.push(sentence);
    }
  }
  return links;
};
