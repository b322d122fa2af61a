import { isCited, isForeign } from '../layers/region-lookup.ts';
import type { ParagraphDetector, CritiqueDraft } from '../critique-draft.ts';
import { beside, choose, cite } from '../wording.ts';

const who =
  'scientists|doctors|experts|researchers|teachers|professors|my teacher|our teacher|the teacher|my doctor|the doctor|the government|the president|the bible|my parents|our parents|celebrities|famous people|great thinkers|the law|philosophers|economists|psychologists';
const patterns = [
  new RegExp(
    `\\b(?:because|since|as) (?:${who}) (?:says?|said|told (?:us|me)|thinks?|believes?) (?:so|it|this|that)\\b`,
    'i',
  ),
  new RegExp(
    `\\bif (?:${who}) (?:says?|say|believes?|believe|thinks?|think) (?:so|it|this|that)\\b[^.!?]{0,40}\\b(?:must|then|true|right)\\b`,
    'i',
  ),
  /\b(?:he|she|they|who) (?:is|are|was|were) (?:an? |the )?(?:famous|great|respected|well[- ]known|leading)? ?(?:expert|doctor|professor|scientist|genius|author)s?,? (?:so|therefore|and so) (?:he|she|they|it|this) (?:must|should|is|are)\b/i,
  /\b(?:[Ee]ven|[Nn]o less than) (?:Einstein|Gandhi|Mandela|Shakespeare|Aristotle|Plato|Obama|Newton|Darwin|Churchill|Martin Luther King) (?:said|believed|knew|thought|agreed)\b/,
];

/**
 * A person's authority instead of a reason: someone says so, hence it is true. Naming a source is fine; only the
 * inference from it is flagged (Walton 1997, Appeal to Expert Opinion). Severity 2.
 */
export const appealToAuthority: ParagraphDetector = ({ sentences }, model) =>
  sentences.flatMap((sentence): CritiqueDraft[] => {
    const text = sentence.text.slice(0, 1_000);
    const found = patterns.map((p) => p.exec(text)).find((m) => m !== null);
    if (!found || isCited(model, sentence)) return [];
    const at = {
      start: sentence.start + found.index,
      end: sentence.start + found.index + found[0].length,
    };
    if (isForeign(model, at)) return [];
    const claim = beside(at, sentence, model, 45);
    return [
      {
        rule: 'appeal-to-authority',
        issueType: 'argument',
        severity: 2,
        at,
        issue: choose(sentence.text, [
          `${cite(found[0], 50)} offers somebody’s standing as the reason for ${claim}.`,
          `For ${claim} the essay has one ground: ${cite(found[0], 50)}.`,
        ]),
        reasoning: choose(`${sentence.text}r`, [
          `Whoever said it had grounds, or had none; the reader of ${claim} is shown neither.`,
          `A name can be answered by another name; only what they found out about ${claim} can be weighed.`,
        ]),
        fix: `Say what they saw or worked out that speaks for ${claim}, and leave “${found[0]}” to the reference.`,
        hint: 'What did they know that you could tell the reader directly?',
        confidence: 0.6,
      },
    ];
  });
