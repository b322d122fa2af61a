import type { SentenceRole } from '@argint/contracts';
import { isListItem, thesisCue } from '@argint/text-analysis';
import type { Paragraph, Sentence, Thesis } from '../essay-model.ts';
import { contentStems } from './term-layer.ts';

const restating = /\b(?:therefore|thus|hence|consequently|as a result|obviously|clearly)\b/i;
const conclude =
  /^(?:therefore|thus|hence|consequently|so|as a result|for (?:this|these) reasons?|accordingly|in conclusion|to conclude|all in all|clearly|that is why|this is why|obviously|in short)\b/i;

const concludes =
  /^(?:therefore|thus|hence|so|consequently|in (?:light|view) of|taking|to conclude|in conclusion|that is why)\b|\bconclu/i;
const advises =
  /\b(?:should|must|need to|ought|has to|have to|let us|hope|imagine|would be|could be)\b/i;
const isQuestion = (text: string): boolean => /\?["'”’)]*$/.test(text);

/** A paragraph builds up to the claim that closes it, or else opens with its claim and defends it. */
const inBody = (sentence: Sentence, position: number, peers: readonly Sentence[]): SentenceRole => {
  const last = peers.length - 1;
  const buildsUp = last > 0 && conclude.test(peers[last]?.text ?? '');
  if (isQuestion(sentence.text)) return position === 0 ? 'none' : 'premise';
  if (position === 0) return buildsUp ? 'premise' : 'claim';
  if (position === last)
    return buildsUp || restating.test(sentence.text.slice(0, 40)) ? 'claim' : 'premise';
  return position === 1 && !buildsUp && conclude.test(sentence.text) ? 'claim' : 'premise';
};

/** Share of the thesis' content words that a sentence says again. */
const restates = (sentence: Sentence, thesis: Thesis | null): number => {
  const terms = new Set(contentStems(thesis?.sentence.words ?? []));
  const said = new Set(contentStems(sentence.words).filter((term) => terms.has(term)));
  return terms.size ? said.size / terms.size : 0;
};

const inConclusion = (
  sentence: Sentence,
  position: number,
  count: number,
  thesis: Thesis | null,
): SentenceRole => {
  const { strength } = thesisCue(sentence.text);
  if (position === 0) return 'thesis';
  if (strength >= 3 || (concludes.test(sentence.text) && restates(sentence, thesis) >= 0.3))
    return 'thesis';
  if (position === count - 1 && (advises.test(sentence.text) || isQuestion(sentence.text)))
    return 'none';
  return 'claim';
};

const roleOf = (
  sentence: Sentence,
  position: number,
  peers: readonly Sentence[],
  thesis: Thesis | null,
): SentenceRole => {
  if (sentence === thesis?.sentence) return 'thesis';
  if (peers.length <= 2 && isListItem(peers[0]?.text ?? '')) return 'none';
  if (sentence.part === 'body') return inBody(sentence, position, peers);
  if (sentence.part === 'conclusion') return inConclusion(sentence, position, peers.length, thesis);
  if (sentence === thesis?.pointer) return 'none';
  return thesisCue(sentence.text).strength >= 3.5 ? 'thesis' : 'none';
};

/** Gives every sentence its role in place: by its part, its position there and its wording. */
export const assignRoles = (paragraphs: readonly Paragraph[], thesis: Thesis | null): void => {
  for (const { sentences } of paragraphs) {
    for (const part of ['introduction', 'body', 'conclusion'] as const) {
      const peers = sentences.filter((sentence) => sentence.part === part);
      peers.forEach((sentence, position) => {
        sentence.role = roleOf(sentence, position, peers, thesis);
      });
    }
  }
};
