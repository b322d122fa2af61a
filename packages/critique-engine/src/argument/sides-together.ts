import type { EssayModel, Sentence } from '../essay-model.ts';
import { GENERAL } from '../layers/general-words.ts';
import { stem } from '../layers/stem.ts';

/** A turn inside a sentence or at its start. */
const turns =
  /\b(?:but|yet|still|however|nevertheless|whereas|while|although|though|even so|all the same|despite|instead)\b/i;
const SHORTEST = 3;

const thingsIn = ({ words, tags }: Sentence): string[] =>
  words.flatMap(({ lower }, i) =>
    tags[i] === 'NOUN' && lower.length >= SHORTEST && !GENERAL.has(lower) ? [stem(lower)] : [],
  );

/**
 * Whether a sentence of the body turns to a thing of another paragraph of the body, as in 'But the roof will last longer
 * than her tears': that sets one side against the other, whatever words it uses. Things that introduction or conclusion
 * name are the subject itself and count on neither side.
 */
export const setsSidesTogether = ({ sentences }: EssayModel): boolean => {
  const subject = new Set(sentences.filter(({ part }) => part !== 'body').flatMap(thingsIn));
  const first = new Map<string, number>();
  for (const sentence of sentences) {
    if (sentence.part !== 'body') continue;
    const things = thingsIn(sentence).filter((thing) => !subject.has(thing));
    const isTurn = turns.test(sentence.text);
    for (const thing of things) {
      const paragraph = first.get(thing) ?? sentence.paragraph;
      if (isTurn && paragraph !== sentence.paragraph) return true;
      first.set(thing, paragraph);
    }
  }
  return false;
};
