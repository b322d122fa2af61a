import { asksForAccount } from '../layers/question-layer.ts';
import type { EssayDetector } from '../critique-draft.ts';
import { readMoves } from '../argument/essay-moves.ts';
import { quoteOf } from '../argument/plain-clause.ts';
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

/** Questions that give the other view a place of its own; whether it has one is asked by the unmet task. */
const asksBoth =
  /\bdiscuss both\b|\bboth (?:these |of these |the )?(?:views|sides|opinions|points of view)\b/i;

/** A word for the other side, and no more. */
const grants =
  /\b(?:despite|in spite of|although|though|while|whereas|outweigh\w*|both (?:good|bad|positive|negative|advantages|benefits|sides))\b/i;

/** No sentence of the body or conclusion lets another view in. Asked of 150 words and more, and neither of a mere wish nor where the question asks for an account. */
export const noCounterArgument: EssayDetector = (model) => {
  const { sentences, thesis, proseWords } = model;
  if (
    proseWords < 150 ||
    !thesis?.stated ||
    isPersonal(thesis.sentence.text) ||
    asksForAccount(model.question) ||
    asksBoth.test(model.question ?? '')
  )
    return [];
  const before = sentences.filter((s) => s.part === 'body').at(-1);
  const { counters, mentionOfOthers } = readMoves(model);
  if (!before || counters.length > 0) return [];
  const held = thesis.sentence.text;
  const others =
    mentionOfOthers && mentionOfOthers !== thesis.sentence ? cite(mentionOfOthers.text, 50) : null;
  const granting = sentences.find((s) => s.part === 'introduction' && grants.test(s.text));
  return [
    {
      rule: 'no-counter-argument',
      issueType: 'argument',
      severity: 3,
      at: { start: before.start, end: before.end },
      issue: others
        ? `You mention those who think otherwise (${others}), but the paragraphs never let them say why.`
        : granting
          ? `The other side is granted in passing (${cite(granting.text, 60)}), and no paragraph gives its best reason.`
          : choose(`${held}i`, [
              `Nobody in the essay disagrees with ${quoteOf(held)}.`,
              `${quoteOf(held)} meets no objection from beginning to end.`,
              `The essay hears one voice only, the one that says ${quoteOf(held)}.`,
            ]),
      reasoning: choose(`${held}r`, [
        `A position that has met its best objection convinces; ${quoteOf(held, 45)} has met none and only looks untested.`,
        `Somebody does think otherwise, and while ${quoteOf(held, 45)} goes unchallenged that reader has no reason to change sides.`,
        `Markers ask whether you know what speaks against ${quoteOf(held, 45)}; up to ${cite(before.text, 35)} they cannot tell.`,
        `Leaving the other side out does not make it go away: whoever thinks of an objection to ${quoteOf(held, 45)} finds it unanswered.`,
      ]),
      fix: others
        ? `Before the conclusion, after ${cite(before.text, 40)}, let those of ${others} give their best reason in two sentences, and answer it in two.`
        : `Before the conclusion, after ${cite(before.text, 40)}, give the strongest reason against you in two sentences and answer it in two.`,
      hint: `Who would lose if ${quoteOf(held, 45)} came true, and what would they say?`,
      confidence: 0.65,
    },
  ];
};
