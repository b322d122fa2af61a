import type { SentenceRole } from '@argint/contracts';
import { isListItem } from '@argint/text-analysis';
import type { Paragraph, Sentence, Thesis } from '../essay-model.ts';
import { positionCue } from './position-cue.ts';
import { isQuestion, isUnmarkedQuestion } from './question-form.ts';
import { contentStems } from './term-layer.ts';

const restating = /\b(?:therefore|thus|hence|consequently|as a result|obviously|clearly)\b/i;
const conclude =
  /^(?:therefore|thus|hence|consequently|so|as a result|for (?:this|these) reasons?|accordingly|in conclusion|to conclude|all in all|clearly|that is why|this is why|obviously|in short)\b/i;

const concludes =
  /^(?:therefore|thus|hence|so|consequently|in (?:light|view) of|taking|to conclude|in conclusion|that is why)\b|\bconclu/i;
const advises =
  /\b(?:should|must|need to|ought|has to|have to|let us|hope|imagine|would be|could be)\b/i;
/** A first sentence of a conclusion with so few words only opens it ('Both have their merits'). */
const SHORT = 12;
/** A conclusion of so many sentences argues once more between its first and its last. */
const LONG = 4;

/** Words of a story: what happened is no conclusion drawn from it. */
const tells = /\b(?:was|were|had|did|i|my)\b/i;

/** A paragraph builds up to the claim that closes it, or else opens with its claim and defends it. */
const inBody = (sentence: Sentence, position: number, peers: readonly Sentence[]): SentenceRole => {
  const last = peers.length - 1;
  const end = peers[last]?.text ?? '';
  const buildsUp = last > 0 && conclude.test(end) && !tells.test(end);
  // A question asserts nothing, so it can neither be held nor support what is.
  if (isQuestion(sentence)) return 'none';
  if (position === 0) return buildsUp ? 'premise' : 'claim';
  if (position === last)
    return (buildsUp || restating.test(sentence.text.slice(0, 40))) && !tells.test(sentence.text)
      ? 'claim'
      : 'premise';
  return position === 1 && !buildsUp && conclude.test(sentence.text) ? 'claim' : 'premise';
};

/** The thesis' content words that a sentence says again: how many, and what share of them. */
const restated = (sentence: Sentence, thesis: Thesis | null): { count: number; share: number } => {
  const terms = new Set(contentStems(thesis?.sentence.words ?? []));
  const said = new Set(contentStems(sentence.words).filter((term) => terms.has(term)));
  return { count: said.size, share: terms.size ? said.size / terms.size : 0 };
};

/** The first sentence takes the thesis up; after it come points summed up, and advice that argues nothing. */
const inConclusion = (
  sentence: Sentence,
  position: number,
  peers: readonly Sentence[],
  thesis: Thesis | null,
): SentenceRole => {
  const strength = positionCue(sentence, peers[position + 1]);
  const { count, share } = restated(sentence, thesis);
  if (position === 0) {
    const later = peers.some((p, i) => i > 0 && positionCue(p, peers[i + 1]) >= 2.5);
    return later && strength < 1 && count <= 1
      ? sentence.words.length <= SHORT
        ? 'none'
        : 'claim'
      : 'thesis';
  }
  if (isQuestion(sentence)) return 'none';
  if (strength >= 2.5 || count >= 4 || (concludes.test(sentence.text) && share >= 0.3))
    return 'thesis';
  if (advises.test(sentence.text)) return 'none';
  return peers.length >= LONG && position < peers.length - 1 ? 'premise' : 'claim';
};

const roleOf = (
  sentence: Sentence,
  position: number,
  peers: readonly Sentence[],
  thesis: Thesis | null,
): SentenceRole => {
  if (isUnmarkedQuestion(sentence)) return 'none';
  if (sentence === thesis?.sentence) return 'thesis';
  if (peers.length <= 2 && isListItem(peers[0]?.text ?? '')) return 'none';
  if (sentence.part === 'body') return inBody(sentence, position, peers);
  if (sentence.part === 'conclusion') return inConclusion(sentence, position, peers, thesis);
  if (sentence === thesis?.pointer) return 'none';
  return positionCue(sentence, peers[position + 1]) >= 3.5 ? 'thesis' : 'none';
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
