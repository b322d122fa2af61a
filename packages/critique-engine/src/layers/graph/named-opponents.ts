import type { ReadEssay, Sentence } from '../../essay.ts';
import { isQuestion } from '../question-form.ts';
import { contentStems } from '../term-layer.ts';
import { opposingOf } from './opposing-half.ts';
import { isTurned, TURN_WITHIN } from './opposing-views.ts';
import { thesisSideOf } from './thesis-side.ts';
import { otherVoiceOf } from './voices.ts';

/** 'However, others say that': tells a second view right after the first one. */
const tellsSecond =
  /^\W*(?:(?:however|but|yet|while|whereas|meanwhile|on the (?:other hand|contrary|other side)|in contrast|by contrast),? )?(?:(?:the )?others?|other people|some|many|critics|opponents)\b/i;

/**
 * The first sentence of the introduction that names people who see it differently, apart from the thesis and from what
 * the thesis agrees with. Of two views reported one after the other, the one against the thesis. Null if there is none.
 */
export const namedOpponents = (essay: Pick<ReadEssay, 'sentences' | 'thesis'>): Sentence | null => {
  const { sentences, thesis } = essay;
  const own = thesis?.sentence ?? null;
  const named = sentences.find((sentence, i) => {
    if (sentence.part !== 'introduction' || isQuestion(sentence)) return false;
    if (sentence === own || sentence === thesis?.pointer) return false;
    const voice = otherVoiceOf(sentence.text);
    const isAdopted = sentences
      .slice(i + 1, i + 1 + TURN_WITHIN)
      .some(({ text }) => /\bI (?:\w+ ){0,2}agree\b(?! that\b)/i.test(text));
    return (voice === 'firm' || (voice === 'loose' && isTurned(sentences, i, own))) && !isAdopted;
  });
  const next = named && sentences[named.index + 1];
  if (!named || next?.part !== 'introduction' || next === own) return named ?? null;
  if (otherVoiceOf(next.text) === null || !tellsSecond.test(next.text)) return named;
  const held = new Set(contentStems(own?.words ?? []));
  return opposingOf([named.text, next.text], thesisSideOf(essay), held) === next.text
    ? next
    : named;
};
