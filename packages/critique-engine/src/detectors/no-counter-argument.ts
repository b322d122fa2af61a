import type { EssayModel, Sentence } from '../essay-model.ts';
import { opensParagraph } from '../layers/paragraph-place.ts';
import { asksForAccount } from '../layers/question-layer.ts';
import type { EssayDetector } from '../critique-draft.ts';
import { readMoves } from '../argument/essay-moves.ts';
import { opposingHalf } from '../layers/graph/opposing-half.ts';
import { quoteOf } from '../argument/plain-clause.ts';
import { claimsOf } from '../layers/graph/claims.ts';
import { speaksForOthers } from '../layers/graph/voices.ts';
import { isLimited, thesisSideOf } from '../layers/graph/thesis-side.ts';
import { choose, cite } from '../wording.ts';

const wish =
  /\b(?:i(?:['’]d| would| will|['’]ll)? (?:really |most |also |like to |love to |want to |hope to )*(?:like|love|go|choose|visit|travel|want|wish|hope|plan|dream|prefer|enjoy|become|be)|i am going|i['’]m going|my (?:own )?(?:favou?rite|dream|hobby|biggest wish|best (?:friend|memory|day|holiday)|plan|goal))\b/i;
/** Words by which a wish reaches beyond the writer, or announces an argument. */
const ofAll =
  /\b(?:should|must|ought|needs? to|ha(?:s|ve) to|better|worse|important|necessary|everyone|everybody|governments?|society|schools? to|students|children|laws?|we|us|argue|say|claim|show|discuss|prove|convince|(?:like|want|love|prefer) (?:people|the|a|all|our|parents|teachers|them))\b|\bi (?:\w+ )?(?:agree|disagree)\b/i;

/** Whether a thesis only says what the writer would like or do, so that nobody could object to it. */
const isPersonal = (thesis: string): boolean => {
  const [held = ''] = thesis.split(/\b(?:because|since|so that|as it|where)\b/i);
  return wish.test(held) && !ofAll.test(held);
};

/** A stance on something that people disagree about: a norm, a comparison, a judgement. */
const takesStance =
  /\b(?:should(?:n['’]t)?|must(?:n['’]t)?|ought|needs? to|ha(?:s|ve) to|deserves?|better|best|worse|worst|outweighs?|(?:more|less) [\w ]{1,40} than|agree|disagree|in favou?r|against|support|oppose|ban(?:ned)?|advantag\w+|disadvantag\w+|benefi\w+|harm\w*|damag\w*|good|bad|wrong|right|fair|unfair|important|essential|crucial|necessary|unnecessary|useful|useless|effective|waste|worth|dangerous|positive(?:ly)?|negative(?:ly)?|prefer\w*|responsib\w+|urgent|(?:like|want) (?:people|the|a|all|our|parents|teachers)|cannot|not)\b|n['’]t\b/i;
/** What announces, tells or explains, and takes no stance. */
const explains =
  /\b(?:i (?:will|am going to|would like to) (?:talk|tell|write|explain|describe|discuss)|(?:topic|lesson) (?:because|is)|there (?:are|is) (?:\w+ ){0,3}(?:reasons?|causes?|ways?|factors?|effects?|steps?|types?|kinds?)|(?:reasons?|causes?|solutions?|measures?|steps?) (?:are|is|might be|may be|could be|can be|include)|i (?:picked|chose)|(?:saying|proverb|quote|statement) (?:is stating|means|states|says))\b/i;

/** What everybody is for: an objection to it would be made up. */
const isUndisputed =
  /\b(?:be(?:ing)? (?:kind|nice|honest|polite|respectful|good)|(?:act|acts|show|showing) (?:of )?kindness|kindness|honesty|respect|friendship|tell(?:ing)? the truth|(?:good|positive) (?:attitude|character))\b/i;

/** Questions that give the other view a place of its own; whether it has one is asked by the unmet task. */
const asksBoth =
  /\bdiscuss both\b|\bboth (?:these |of these |the )?(?:views|sides|opinions|points of view)\b/i;

/** A word for the other side, and no more. */
const grantsInPassing =
  /\b(?:despite|in spite of|although|though|while|whereas|outweigh\w*|both (?:good|bad|positive|negative|advantages|benefits|sides))\b/i;

/** Words by which a reported view already says what is wrong: a harm, a cost or a reason. */
const charges =
  /\b(?:because|since|due to|harm\w*|damag\w*|destr\w*|distort\w*|devastat\w*|dangers?|dangerous|risks?|costs?|wast\w*|pollut\w*|los[est]\w*|unfair\w*|expensive|cruel\w*|lead(?:s|ing)? to|caus(?:e|es|ing))\b/i;

/**
 * Words with which another view may come in though it was not read as one. Where the body has them, the engine isn't
 * sure that nobody disagrees.
 */
const mayLetIn =
  /\b(?:on the other (?:hand|side)|opponents?|critics?|(?:they|he|she|people|students|parents|teachers|everyone|everybody|who|not|may|might|would) disagrees?|objections?|drawbacks?|disadvantages?|downsides?|admittedly|granted(?! to\b)|it is true|of course|not everyone|not everybody|(?:some|other|many) (?:(?:of )?the |of us |of them )?(?:people |parents |students |teachers |kids |adults |teenagers )?(?:(?:may|might|would|will|could) |do not |don['’]t )?(?:say|think|thought|believe|argue|claim|feel|want|prefer|disagree|like|hate|love|enjoy)|others (?:(?:may|might|would|will|could) |do not |don['’]t )?(?:say|think|believe|argue|claim|feel|want|prefer|disagree|like|hate)|there (?:is|are) (?:\w+ )?(?:those|people|students|parents|others|some) (?:\w+ )?who|(?:those|people|anyone|anybody|whoever) who (?:say|think|believe|argue|claim|oppose|prefer|fear|call|worry)|it is (?:\w+ )?(?:said|claimed|argued|objected|feared)|(?:that|this) (?:is|may be|might be) (?:true|right|so)|have a point|nonetheless|nevertheless|to (?:some|a certain) extent|pros and cons|not for (?:everyone|everybody)|another (?:perspective|point of view|angle)|the opposite|two sides|you (?:may|might|could) (?:think|say|ask)|against it|(?:know|understand|agree|realise|realize|admit|aware) that (?:some|many|other|most|there)|people think|(?:everyone|everybody) has (?:their|his|a different))\b|^\W*(?:(?:and|but|so|also|in conclusion),? )?(?:(?:even )?though|although|even if|despite|in spite of)\b/i;

/** 'However' at the start of a paragraph: what follows may be the other side. */
const turnsParagraph = /^\W*(?:however|but|yet|on the contrary|by contrast|in contrast|whereas)\b/i;

/** Whether words after the introduction may let another view in, though the engine did not read it as one. */
const mayHearOthers = ({ sentences, thesis }: EssayModel): boolean =>
  sentences.some(
    (sentence, i) =>
      sentence.part !== 'introduction' &&
      sentence !== thesis?.sentence &&
      (mayLetIn.test(sentence.text) ||
        (opensParagraph(sentences, i) && turnsParagraph.test(sentence.text))),
  );

/** Claims with a reason that a text needs before it counts as arguing for its thesis. */
const ARGUED_CLAIMS = 2;

/** Whether the thesis takes a side that somebody could take otherwise, for all cases, and the body argues for it. */
const arguesOneSide = (model: EssayModel, thesis: Sentence): boolean => {
  const { text } = thesis;
  return (
    takesStance.test(text) &&
    !/^\W*they\b/i.test(text) &&
    !speaksForOthers(
      text.replace(/^\W*(?:(?:even )?though|although|while|despite)\b[^,]{1,200},/i, ''),
    ) &&
    !explains.test(text) &&
    !isUndisputed.test(text) &&
    !isPersonal(text) &&
    !isLimited(text) &&
    thesisSideOf(model) !== 'both' &&
    claimsOf(model).filter(({ claim, premises }) => claim.part === 'body' && premises.length > 0)
      .length >= ARGUED_CLAIMS
  );
};

/** What is said of the other side, and what to do about it. */
const wordingFor = (
  thesis: string,
  named: string | null,
  granting: Sentence | undefined,
): { issue: string; fix: string } => {
  if (named)
    return charges.test(named)
      ? {
          issue: `You report a charge against your view (${cite(named, 60)}), but your paragraphs never come back to it.`,
          fix: 'Say in two or three sentences what is right in it, and why it does not change your answer.',
        }
      : {
          issue: `You name people who see it differently (${cite(named, 60)}), but you never give their reason.`,
          fix: 'Give their best reason in one sentence. Then say why it does not change your answer.',
        };
  return {
    issue: granting
      ? `You mention the other side in passing (${cite(granting.text, 60)}), but you never give its best reason.`
      : 'Nobody in your essay disagrees with you.',
    fix: `Add two or three sentences before your conclusion: the best reason against ${quoteOf(thesis, 80)}, and your answer to it.`,
  };
};

/**
 * No sentence of the body or conclusion lets another view in. Asked of 150 words and more that argue for one side of
 * something people disagree about; not of a wish, an explanation or a thesis that limits itself.
 */
export const noCounterArgument: EssayDetector = (model) => {
  const { sentences, thesis, proseWords } = model;
  if (
    proseWords < 150 ||
    !thesis?.stated ||
    asksForAccount(model.question) ||
    asksBoth.test(model.question ?? '') ||
    !arguesOneSide(model, thesis.sentence)
  )
    return [];
  const before = sentences.filter((s) => s.part === 'body').at(-1);
  const { counters, mentionOfOthers } = readMoves(model);
  if (!before || counters.length > 0 || mayHearOthers(model)) return [];
  const held = thesis.sentence.text;
  const granting = sentences.find((s) => s.part === 'introduction' && grantsInPassing.test(s.text));
  return [
    {
      rule: 'no-counter-argument',
      issueType: 'argument',
      severity: 3,
      at: { start: before.start, end: before.end },
      ...wordingFor(
        held,
        mentionOfOthers && opposingHalf(mentionOfOthers.text, thesisSideOf(model)),
        granting,
      ),
      reasoning: choose(`${held}r`, [
        'Your reader may know a good reason against your view. If you do not answer it, they will think that you have not thought of it.',
        'An essay that answers the best argument of the other side is more convincing than one that leaves it out.',
      ]),
      hint: 'Who would disagree with you, and what would they say first?',
      confidence: 0.55,
    },
  ];
};
