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
          `The reason that you give for ${claim} is who said it: ${cite(found[0], 50)}.`,
          `${cite(found[0], 50)} is your only reason for ${claim}.`,
        ]),
        reasoning: choose(`${sentence.text}r`, [
          'People can be right or wrong, however well known they are. Your reader needs to see why this is true.',
          'Somebody else who is just as well known may say the opposite. What convinces a reader is what they found out.',
        ]),
        fix: `Say what they saw or found out that supports ${claim}.`,
        hint: 'What do they know about this that you could tell your reader directly?',
        confidence: 0.6,
      },
    ];
  });
