import { isForeign } from '../layers/region-lookup.ts';
import type { ParagraphDetector, CritiqueDraft } from '../critique-draft.ts';
import { beside, choose, topicBeside } from '../wording.ts';

const passive =
  /\b(?:it (?:is|was|has been) (?:often |widely |generally |commonly |sometimes )?(?:said|believed|thought|argued|claimed|suggested|felt|considered|assumed|known|agreed)(?= that)|(?:mistakes?|errors?|promises?|decisions?|laws?|rules?|people|workers|children|students|money|lives|jobs|rights) (?:was|were|has been|have been) (?:made|taken|broken|killed|lost|wasted|stolen|ignored|abused|exploited|forced|removed|neglected|denied|spent|misused|violated))\b/gi;

/** A passive that leaves out who believed it or did it, where that is the point. */
export const hiddenActor: ParagraphDetector = ({ sentences }, model) =>
  sentences.flatMap((sentence) =>
    [...sentence.text.slice(0, 1_500).matchAll(passive)].flatMap((match): CritiqueDraft[] => {
      const at = {
        start: sentence.start + match.index,
        end: sentence.start + match.index + match[0].length,
      };
      const after = sentence.text.slice(
        match.index + match[0].length,
        match.index + match[0].length + 40,
      );
      if (/^\s+by\b/i.test(after) || isForeign(model, at)) return [];
      const rest = beside(at, sentence, model, 50);
      const topic = topicBeside(match[0], model);
      const belief = /^it /i.test(match[0]);
      // An introduction names what is commonly held, and nobody asks it by whom.
      if (belief && sentence.part !== 'body') return [];
      return [
        {
          rule: 'hidden-actor',
          issueType: belief ? 'source' : 'style',
          severity: 2,
          at,
          issue: belief ? `“${match[0]}” – by whom?` : `“${match[0]}” does not say who did it.`,
          reasoning: belief
            ? choose(`${rest}r`, [
                `Whether ${rest} should count depends on who holds it, and that is left out.`,
                `A view without an owner cannot be questioned; ${rest} floats above the argument.`,
                `The reader cannot tell if ${rest} is common sense, one scholar’s finding or your own opinion in disguise.`,
              ])
            : choose(`${rest}r`, [
                `In an argument about what went wrong, the one who acted is the subject; ${rest} lets them go.`,
                `Nobody can be asked to act otherwise as long as ${rest} has no one who acts.`,
              ]),
          fix: belief
            ? `Name who says so of ${rest}, or take the view as your own and give its reason.`
            : `Put the actor first: who stands before the verb of “${match[0]}”${topic ? `, and what have they to do with ${topic}` : ''}?`,
          hint: belief
            ? 'Could you name one person or group who holds this?'
            : `Who would have to answer for “${match[0]}”?`,
          confidence: 0.6,
        },
      ];
    }),
  );
