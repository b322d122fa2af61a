import { phraseFinder, REASONS } from '@argint/text-analysis';
import { claimsOf } from '../layers/graph/claims.ts';
import { isCited } from '../layers/region-lookup.ts';
import { phraseDetector } from '../phrase-detector.ts';
import { choose, cite } from '../wording.ts';

const phrases = [
  'is the cause of',
  'are the cause of',
  'is the main cause of',
  'are the main cause of',
  'is the reason for',
  'is responsible for all',
  'will inevitably',
  'inevitably leads to',
  'always leads to',
  'automatically',
  'will lead to',
  'leads directly to',
  'is the root of',
  'is the root cause of',
  'are to blame for',
  'is to blame for',
  'will destroy',
  'will solve',
  'results in',
  'will result in',
  'proves that',
  'this proves',
  'guarantees',
  'makes people',
  'make people',
  'makes children',
  'causes people',
  'causes children',
];
const proof = /\bproves\b/i;
const because = phraseFinder(REASONS.filter((r) => r !== 'leads to' && r !== 'lead to'));

/** A cause and its effect without an explanation of how one leads to the other. */
export const causalLeap = phraseDetector(
  phrases,
  ({ sentence, phrase, words, start, end, at, length }, model) => {
    const next = model.sentences[sentence.index + 1];
    const carried = claimsOf(model).some(
      ({ claim, premises }) => claim === sentence && premises.length > 1,
    );
    const explained =
      carried ||
      sentence.role === 'thesis' ||
      /\bto $/i.test(model.text.slice(Math.max(0, start - 4), start)) ||
      sentence.part === 'introduction' ||
      (because(sentence.words).length > 0 && !proof.test(phrase)) ||
      isCited(model, sentence) ||
      (next?.paragraph === sentence.paragraph &&
        /^(?:this is because|because|for example|for instance|the reason|when|if)\b/i.test(
          next.text,
        ));
    const before = model.sentences[sentence.index - 1];
    const pointed = phrase === 'this proves' && before?.paragraph === sentence.paragraph;
    if (explained || (at < 1 && !pointed)) return null;
    const cause = (pointed ? before.text : model.text.slice(sentence.start, start)).trim();
    const effect = model.text
      .slice(sentence.words[at + length]?.start ?? end, sentence.end)
      .replace(/[.!?]+$/, '');
    if (effect.length < 4 || cause.length < 4) return null;
    return {
      rule: 'causal-leap',
      issueType: 'argument',
      severity: 3,
      at: { start, end },
      issue: choose(`${effect}i`, [
        `Between ${cite(cause, 40)} and ${cite(effect, 40)} stands only “${words}”.`,
        `“${words}” leaps from ${cite(cause, 40)} to ${cite(effect, 40)}.`,
        `How ${cite(cause, 40)} comes to ${cite(effect, 40)} is left to “${words}”.`,
      ]),
      reasoning: choose(`${effect}r`, [
        `Two things can go together without one bringing about the other; of ${cite(effect, 35)} the reader sees the end and not the way.`,
        `If something else could bring about ${cite(effect, 40)}, the sentence proves nothing, and no word rules that out.`,
        `A reader who does not already believe in ${cite(effect, 40)} would need to see the step in between.`,
      ]),
      fix: choose(`${effect}f`, [
        `Add the missing step: what does the first do that brings ${cite(effect, 35)} about? Or write “may contribute to”.`,
        `After ${cite(cause, 30)} say by what means, in one sentence with “because”; or limit “${words}”.`,
      ]),
      hint: `What else could bring about ${cite(effect, 35)}?`,
      confidence: 0.5,
    };
  },
);
