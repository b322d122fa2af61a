import { phraseDetector } from '../phrase-detector.ts';
import { beside, choose, topicBeside } from '../wording.ts';

/** Weak verb, article, noun -> the verb hidden in it. */
const hidden: readonly (readonly [verbs: string, noun: string, verb: string])[] = [
  ['make makes made making', 'a decision about', 'decide about'],
  ['make makes made making', 'an assumption that', 'assume that'],
  ['make makes made making', 'a contribution to', 'contribute to'],
  ['make makes made making', 'a comparison between', 'compare'],
  ['make makes made making', 'an attempt to', 'try to'],
  ['make makes made making', 'use of', 'use'],
  ['make makes made making', 'a distinction between', 'distinguish'],
  ['make makes made making', 'an improvement in', 'improve'],
  ['give gives gave giving', 'consideration to', 'consider'],
  ['give gives gave giving', 'an explanation of', 'explain'],
  ['give gives gave giving', 'a description of', 'describe'],
  ['give gives gave giving', 'support to', 'support'],
  ['provide provides provided providing', 'an explanation of', 'explain'],
  ['provide provides provided providing', 'a description of', 'describe'],
  ['provide provides provided providing', 'assistance to', 'help'],
  ['provide provides provided providing', 'support to', 'support'],
  ['provide provides provided providing', 'protection for', 'protect'],
  ['conduct conducts conducted conducting', 'an investigation into', 'investigate'],
  ['conduct conducts conducted conducting', 'an analysis of', 'analyse'],
  ['carry carries carried carrying', 'out an investigation into', 'investigate'],
  ['carry carries carried carrying', 'out an analysis of', 'analyse'],
  ['have has had having', 'a discussion about', 'discuss'],
  ['have has had having', 'an influence on', 'influence'],
  ['have has had having', 'an understanding of', 'understand'],
  ['have has had having', 'a preference for', 'prefer'],
  ['have has had having', 'a dependence on', 'depend on'],
  ['have has had having', 'a tendency to', 'tend to'],
  ['have has had having', 'knowledge of', 'know'],
  ['is are was were', 'in agreement with', 'agree with'],
  ['is are was were', 'in opposition to', 'oppose'],
  ['is are was were', 'in need of', 'need'],
  ['is are was were', 'an indication of', 'indicate'],
  ['is are was were', 'a reflection of', 'reflect'],
  ['is are was were', 'dependent on', 'depend on'],
  ['come comes came', 'to the conclusion that', 'conclude that'],
  ['come comes came', 'to an agreement', 'agree'],
  ['put puts', 'an emphasis on', 'stress'],
  ['place places placed', 'an emphasis on', 'stress'],
  ['reach reaches reached', 'a decision', 'decide'],
  ['reach reaches reached', 'an agreement', 'agree'],
  ['take takes took', 'into consideration', 'consider'],
  ['there', 'is a need for', 'need'],
  ['there', 'is a need to', 'must'],
  ['there', 'was an increase in', 'rose'],
  ['there', 'has been an increase in', 'has risen'],
  ['there', 'has been a decrease in', 'has fallen'],
  ['there', 'is a lack of', 'lack'],
  ['the', 'implementation of', 'carry out'],
  ['the', 'utilisation of', 'use'],
  ['the', 'utilization of', 'use'],
];
const plain = new Map<string, string>(
  hidden.flatMap(([verbs, noun, verb]) =>
    verbs.split(' ').map((v) => [`${v} ${noun}`, verb] as const),
  ),
);

/**
 * An action turned into a noun, with an empty verb to carry it (Williams and Bizup, Style, lesson 3:
 * 'Actions'). Severity 1.
 */
export const nominalisation = phraseDetector(
  [...plain.keys()],
  ({ sentence, phrase, words, start, end }, model) => {
    const verb = plain.get(phrase) ?? '';
    const rest = beside({ start, end }, sentence, model, 45);
    const topic = topicBeside(words, model);
    return {
      rule: 'nominalisation',
      issueType: 'style',
      severity: 1,
      at: { start, end },
      issue: choose(sentence.text, [
        `“${words}” makes a thing of what somebody does: “${verb}”.`,
        `The action hides in a noun: “${words}” means “${verb}”.`,
        `“${words}” spends several words on the verb “${verb}”.`,
      ]),
      reasoning: choose(`${sentence.text}r`, [
        `With a verb, ${rest} would have somebody who acts, and the reader would see who.`,
        `Nouns of action stand still; ${rest} has to wait for them before anything happens.`,
        `Who does what${topic ? ` with ${topic}` : ''} is what the argument turns on, and ${rest} leaves it to be guessed.`,
      ]),
      fix: `Use “${verb}” and put before it whoever does it in ${rest}.`,
      hint: `Who acts in “${words}”?`,
      confidence: 0.55,
    };
  },
);
