import { isForeign } from '../layers/region-lookup.ts';
import type { ParagraphDetector, CritiqueDraft } from '../critique-draft.ts';
import { beside, choose } from '../wording.ts';
import { beliefHint, deedHint } from './hints/belief-hint.ts';

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
      const belief = /^it /i.test(match[0]);
      // An introduction names what is commonly held, and nobody asks it by whom.
      if (belief && sentence.part !== 'body') return [];
      return [
        {
          rule: 'hidden-actor',
          issueType: belief ? 'source' : 'style',
          severity: 2,
          at,
          issue: belief
            ? `“${match[0]}” does not say who thinks so.`
            : `“${match[0]}” does not say who did it.`,
          reasoning: belief
            ? choose(`${rest}r`, [
                'How much this counts depends on who thinks so, and you do not say who.',
                'If nobody is named, your reader cannot ask how they know.',
                'Your reader cannot tell whether everybody thinks so, one researcher found it, or you think so yourself.',
              ])
            : choose(`${rest}r`, [
                'Your reader wants to know who acted. Here nobody does.',
                'As long as you do not say who does it, nobody can be asked to change it.',
              ]),
          fix: belief
            ? 'Name who says so. If it is your own view, say so and give your reason.'
            : `Begin with who does it: put that person or group before the verb in place of “${match[0]}”.`,
          hint: belief ? beliefHint(match[0]) : deedHint(match[0]),
          confidence: 0.6,
        },
      ];
    }),
  );
