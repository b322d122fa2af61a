import { isForeign } from '../layers/region-lookup.ts';
import type { ParagraphDetector, CritiqueDraft } from '../critique-draft.ts';
import { around, choose, cite, topicOf } from '../wording.ts';

const patterns = [
  /\beither\b[^.!?]{8,120}\bor (?:we|they|you|it|else|there|our|he|she|people|the)\b[^.!?,;]{0,50}/i,
  /\b(?:there (?:is|are) )?(?:only two|no other) (?:choices?|options?|ways?|possibilit(?:y|ies)|solutions?|alternatives?)\b/i,
  /\b(?:the only|our only|their only) (?:fair |real |possible |good |sensible |right |true |viable |reasonable )?(?:choice|option|way|solution|answer|alternative)\b/i,
  /\bif (?:we|you|they) (?:do not|don['’]t) (?!like|want|know|have|understand|believe|agree)[^.!?]{3,80}\bthen (?:we|you|they|there) (?:will (?:never|all|surely|certainly|lose|die|fail|perish|be (?:lost|destroyed|doomed|no))|cannot|can['’]t|must)\b/i,
];

/** Two ways out where there may be more. */
export const falseDilemma: ParagraphDetector = ({ sentences }, model) =>
  sentences.flatMap((sentence): CritiqueDraft[] => {
    const text = sentence.text.slice(0, 1_000);
    const match = patterns.map((p) => p.exec(text)).find((m) => m !== null);
    if (!match) return [];
    const at = {
      start: sentence.start + match.index,
      end: sentence.start + match.index + match[0].length,
    };
    if (isForeign(model, at)) return [];
    const topic = topicOf(sentence, model);
    const rest = around(at, sentence, model, 45);
    return [
      {
        rule: 'false-dilemma',
        issueType: 'argument',
        severity: 3,
        at,
        issue: choose(match[0], [
          `${cite(match[0], 60)} leaves the reader fewer ways than there may be.`,
          `${cite(match[0], 60)} shuts every other door without looking behind it.`,
        ]),
        reasoning: choose(`${match[0]}r`, [
          `If one further way exists${topic ? ` with ${topic}` : ''}, the choice you offer falls, and so does what is built on ${rest}.`,
          `A reader who has thought of another way will not follow you in ${rest}${topic ? `, and with ${topic} there is seldom only one` : ''}.`,
        ]),
        fix: `Name a further way${topic ? ` with ${topic}` : ''} and say why it will not do, or write “one of the ways” instead of ${cite(match[0], 30)}.`,
        hint: `Between the two, and beside them: what else could be done${topic ? ` about ${topic}` : ''}?`,
        confidence: 0.6,
      },
    ];
  });
