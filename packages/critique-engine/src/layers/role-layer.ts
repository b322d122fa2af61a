import type { SentenceRole } from '@argint/contracts';
import { thesisCue } from '@argint/text-analysis';
import type { Paragraph, Sentence, Thesis } from '../essay-model.ts';

const support =
  /^(?:for example|for instance|to illustrate|take|because|since|according to|in fact|when i|last|as an example|imagine|consider|statistics|studies|research|a (?:recent )?(?:study|survey))\b|\b(?:for example|for instance|such as|according to|percent|per cent)\b|\d{2,}/i;
const conclude =
  /^(?:therefore|thus|hence|consequently|so|as a result|for (?:this|these) reasons?|in conclusion|to conclude|all in all|clearly|that is why|this is why|obviously|in short)\b/i;
const introduceClaim =
  /^(?:first|second|third|another|moreover|furthermore|in addition|additionally|besides|on the other hand|to begin|one|the (?:first|second|third|main|last|final|other|most)|finally|last|also|however|while|although|not only|admittedly|nevertheless|it is|there (?:is|are))\b/i;
const judge =
  /\b(?:should|must|ought|need|important|essential|crucial|necessary|better|best|worse|worst|benefits?|beneficial|advantages?|disadvantages?|harmful|helps?|improves?|effective|reasons?|can|more|plays?|contributes?|leads?|causes?)\b/i;

const inBody = (sentence: Sentence, position: number, count: number): SentenceRole => {
  const { text } = sentence;
  if (/\?["'”’)]*$/.test(text)) return position === 0 ? 'none' : 'premise';
  if (position === 0) {
    if (support.test(text)) return 'premise';
    return introduceClaim.test(text) || judge.test(text) || count < 3 ? 'claim' : 'premise';
  }
  if (conclude.test(text)) return position >= count - 2 ? 'claim' : 'premise';
  return 'premise';
};

const inConclusion = (sentence: Sentence, position: number, count: number): SentenceRole => {
  const { strength } = thesisCue(sentence.text);
  if (position === 0) return 'thesis';
  if (strength >= 3) return 'thesis';
  if (strength >= 1) return 'claim';
  return position === count - 1 ? 'none' : 'claim';
};

const roleOf = (
  sentence: Sentence,
  position: number,
  count: number,
  thesis: Thesis | null,
): SentenceRole => {
  if (sentence === thesis?.sentence) return 'thesis';
  if (sentence.part === 'body') return inBody(sentence, position, count);
  if (sentence.part === 'conclusion') return inConclusion(sentence, position, count);
  return thesisCue(sentence.text).strength >= 3.5 ? 'thesis' : 'none';
};

/** Gives every sentence its role in place: by its part, its position there and its wording. */
export const assignRoles = (paragraphs: readonly Paragraph[], thesis: Thesis | null): void => {
  for (const { sentences } of paragraphs) {
    for (const part of ['introduction', 'body', 'conclusion'] as const) {
      const peers = sentences.filter((sentence) => sentence.part === part);
      peers.forEach((sentence, position) => {
        sentence.role = roleOf(sentence, position, peers.length, thesis);
      });
    }
  }
};
