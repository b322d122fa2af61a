import { isCited, isForeign } from '../layers/region-lookup.ts';
import type { ParagraphDetector, CritiqueDraft } from '../critique-draft.ts';
import type { EssayModel } from '../essay-model.ts';
import { beside, choose, cite } from '../wording.ts';
import { SHORT } from './appeal-context.ts';

const who =
  'scientists|doctors|experts|researchers|teachers|professors|my teacher|our teacher|the teacher|my doctor|the doctor|the government|the president|the bible|my parents|our parents|celebrities|famous people|great thinkers|the law|philosophers|economists|psychologists';
/** Those who are to be believed for what they are. Parents and teachers are not: what they know best is their own child. */
const rulers =
  'experts?|authorit(?:y|ies)|scientists?|governments?|officials?|doctors?|police|leaders?|president|prime minister|judges?|courts?|military|generals?|specialists?|king|church|economists';
const patterns = [
  new RegExp(
    `\\b(?:because|since|as) (?:${who}) (?:says?|said|told (?:us|me)|thinks?|believes?) (?:so|it|this|that)\\b`,
    'i',
  ),
  new RegExp(
    `\\bif (?:${who}) (?:says?|say|believes?|believe|thinks?|think) (?:so|it|this|that)\\b[^.!?]{0,40}\\b(?:must|then|true|right)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:${rulers}) (?:\\w+ )?knows? (?:what(?:['’]?s| is) )?(?:best|right)\\b|\\b(?:${rulers}) (?:who )?knows? what (?:they(?:['’]re| are)|he(?:['’]s| is)|she(?:['’]s| is)) doing\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:leave|leaving) (?:it|this|that|(?:these|those|such|the) (?:\\w+ )?\\w+)? ?(?:all )?(?:up )?to (?:the |our )?(?:\\w+ )?(?:${rulers}|professionals|people in charge|people who know)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:should|must|need to|have to|ought to|let['’]s) (?:just |simply |all |always )?(?:trust|believe|obey|defer to) (?:in )?(?:the |our |their )?(?:\\w+ )?(?:${rulers}|science)\\b`,
    'i',
  ),
  /\b[Ii]f (?:[Tt]he|our|my|his|her|\p{Lu}\w+)(?: \w+){0,3} (?:says?|said|calls?|thinks?|believes?) [^,.!?]{2,60},? (?:then )?(?:it['’]?s|it is|that['’]?s|it must|I believe|I trust|I can['’]t see why|why (?:should|would) (?:we|I|you) not)\b/u,
  /\bwhy would (?:they|he|she|it|the \w+|\p{Lu}\w+) (?:ever )?lie\b|\b(?:they|he|she|it) (?:has|have|had) no reason to lie\b|\bwhatever (?:they|he|she|it|the \w+) says? (?:must be|has to be|is) (?:right|true|correct)\b/iu,
  /(?:^|[.!?] )(?:(?:I know|I met|there is|there['’]s) (?:an? )(?:\w+ ){0,2}(?:expert|doctor|professor|scientist|engineer|officer|economist|lawyer|nurse|historian|analyst|researcher)(?: (?:at|in|from|on) [\w ]{2,30}?)? who (?:says?|said|agrees|believes)|an? (?:expert|professor|scientist|economist|historian|researcher) (?:at|from|on) [\w ]{2,30}? (?:says?|said))(?! (?:to|hello|goodbye|so)\b) /i,
  /\b(?:he|she|they|who) (?:is|are|was|were) (?:an? |the )?(?:famous|great|respected|well[- ]known|leading)? ?(?:expert|doctor|professor|scientist|genius|author)s?,? (?:so|therefore|and so) (?:he|she|they|it|this) (?:must|should|is|are)\b/i,
  /\b(?:[Ee]ven|[Nn]o less than) (?:Einstein|Gandhi|Mandela|Shakespeare|Aristotle|Plato|Obama|Newton|Darwin|Churchill|Martin Luther King) (?:said|believed|knew|thought|agreed)\b/,
];

/** The writer asks whether the authority is right, or denies it. */
const doubts =
  /\b(?:just|only) because\b|\b(?:assum\w+|whether|supposed|claims? to|pretend\w*|(?:do(?:es)?|did|can|should|must|are|is)(?: not|n['’]t) (?:\w+ )?(?:always|know|trust|believe|leave|obey|be trusted))\b|\?["'”’)]*$/i;

/** The words of somebody well known, as the only ground of a short text. An essay may quote to begin with. */
const quotesFame =
  /\b(?:[Ll]ike|[Aa]s) (\p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]+){0,2}) (?:once |famously )?(?:said|says|put it)\b/u;

const fameIn = (text: string, { proseWords, question }: EssayModel): RegExpExecArray | null => {
  const found = proseWords < SHORT ? quotesFame.exec(text) : null;
  return found && question?.includes(found[1] ?? '') ? null : found;
};
/** Where the question is whom to believe, to say so is an answer. */
const asksWhom = /\b(?:trust|experts?|authorit\w+|advice|guidance|opinions? of|leaders?)\b/i;

/**
 * A person's authority instead of a reason: someone says so, hence it is true. Naming a source is fine; only the
 * inference from it is flagged (Walton 1997, Appeal to Expert Opinion). Severity 2.
 */
export const appealToAuthority: ParagraphDetector = ({ sentences }, model) =>
  sentences.flatMap((sentence): CritiqueDraft[] => {
    const text = sentence.text.slice(0, 1_000);
    const found = patterns.map((p) => p.exec(text)).find((m) => m !== null) ?? fameIn(text, model);
    if (
      !found ||
      doubts.test(text) ||
      asksWhom.test(model.question ?? '') ||
      isCited(model, sentence)
    )
      return [];
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
