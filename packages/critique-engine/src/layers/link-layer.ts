import type { ClaimLink, Sentence } from '../essay-model.ts';

/**
 * Links each premise to the nearest claim before it in its paragraph, else to the first claim after it. A claim that is
 * drawn from what stands before it has the premises of the claim before.
 */
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
  return links.map((link, i) =>
    link.premises.length > 0 ? link : { ...link, premises: links[i - 1]?.premises ?? [] },
  );
};
