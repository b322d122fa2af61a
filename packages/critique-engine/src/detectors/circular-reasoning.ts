import type { Word } from '@argint/text-analysis';
import { isForeign } from '../layers/region-lookup.ts';
import { stem } from '../layers/stem.ts';
import type { ParagraphDetector, CritiqueDraft } from '../critique-draft.ts';
import { choose, cite, topicBeside } from '../wording.ts';

/** Synonyms. A reason that only replaces one with another adds nothing. */
const same = `good=beneficial=positive=advantageous bad=harmful=negative=wrong=immoral important=vital=crucial=essential=necessary=matters
  ban=banned=forbid=forbidden=prohibit=illegal=disallow allow=permit=legal true=right=correct popular=liked dangerous=unsafe=risky useful=helpful
  better=superior expensive=costly fair=just=equal need=require=necessity free=freedom`;
const canon = new Map<string, string>();
for (const group of same.split(/\s+/)) {
  const [first = '', ...rest] = group.split('=').map(stem);
  for (const word of rest) canon.set(word, first);
}
const empty = new Set(
  `the a an this that these those it its they them their he she we us our you your i my me is are was were be been being am
  do does did have has had will would can could should must may might to of in on at for with by from as so very really just
  also and or too more most much many such there who which what people person thing things because since not no`.split(
    /\s+/,
  ),
);
const link = new Set(['because', 'since']);
const MOST_WORDS = 30;

const meaning = (words: readonly Word[]): Set<string> =>
  new Set(
    words.flatMap(({ lower }) => {
      if (empty.has(lower)) return [];
      const term = stem(lower);
      return [canon.get(term) ?? term];
    }),
  );

/**
 * A reason that repeats its claim: every content word after 'because' occurs before it. Begging the question
 * (Walton 1994; Govier, A Practical Study of Argument, ch. 6). Severity 3. Long sentences are ignored, because their
 * repetition may introduce something new.
 */
export const circularReasoning: ParagraphDetector = ({ sentences }, model) =>
  sentences.flatMap((sentence): CritiqueDraft[] => {
    const { words } = sentence;
    if (words.length > MOST_WORDS || isForeign(model, sentence)) return [];
    const at = words.findIndex(({ lower }, i) => i > 2 && link.has(lower));
    const [joint, opens] = [words[at], words[at + 1]];
    const close = words.at(-1);
    if (!joint || !opens || !close || (joint.lower !== 'because' && /\d/.test(opens.lower)))
      return [];
    const claim = meaning(words.slice(0, at));
    const ground = meaning(words.slice(at + 1));
    if (ground.size < 2 || [...ground].some((term) => !claim.has(term))) return [];
    if (/\b(?:not|never|no|n['’]t)\b/i.test(sentence.text)) return [];
    const reason = model.text.slice(opens.start, close.end);
    const said = model.text.slice(sentence.start, joint.start).trim();
    const topic = topicBeside(sentence.text, model);
    return [
      {
        rule: 'circular-reasoning',
        issueType: 'argument',
        severity: 3,
        at: { start: joint.start, end: close.end },
        issue: choose(sentence.text, [
          `“because” promises a ground for ${cite(said, 45)}, and ${cite(reason, 45)} says the claim once more.`,
          `${cite(reason, 45)} repeats ${cite(said, 45)} in the place of a reason.`,
        ]),
        reasoning: choose(`${sentence.text}r`, [
          `Only a reader who already accepts ${cite(said, 45)} will accept its ground, since the two are one statement.`,
          `A doubter of ${cite(said, 45)} doubts the reason as well, so nothing has been won${topic ? ` for what you say of ${topic}` : ''}.`,
        ]),
        fix: `Replace what follows “because” by something one could observe without believing ${cite(said, 35)} first${topic ? `: a case, a cost, an effect on ${topic}` : ': a case, a cost, an effect'}.`,
        hint: `If somebody denied ${cite(said, 40)}, would they still grant you the reason?`,
        confidence: 0.65,
      },
    ];
  });
