import { asksForAccount } from '../layers/question-layer.ts';
import type { EssayDetector } from '../critique-draft.ts';
import { readMoves } from '../argument/essay-moves.ts';
import { quoteOf } from '../argument/plain-clause.ts';
import { grants } from '../layers/graph/voices.ts';
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
const grantsInPassing =
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
  if (
    !before ||
    counters.length > 0 ||
    sentences.some((s) => s.part !== 'introduction' && grants(s))
  )
    return [];
  const held = thesis.sentence.text;
  const others =
    mentionOfOthers && mentionOfOthers !== thesis.sentence ? cite(mentionOfOthers.text, 50) : null;
  const granting = sentences.find((s) => s.part === 'introduction' && grantsInPassing.test(s.text));
  return [
    {
      rule: 'no-counter-argument',
      issueType: 'argument',
      severity: 3,
      at: { start: before.start, end: before.end },
      issue: others
        ? `You mention people who disagree (${others}), but your paragraphs never say why they do.`
        : granting
          ? `You mention the other side in passing (${cite(granting.text, 60)}), but you never give its best reason.`
          : 'Nobody in your essay disagrees with you.',
      reasoning: choose(`${held}r`, [
        'Your reader may know a good reason against your view. If you do not answer it, they will think that you have not thought of it.',
        'An essay that answers the best argument of the other side is more convincing than one that leaves it out.',
      ]),
      fix: others
        ? 'Give their best reason in one sentence. Then say why it does not change your answer.'
        : `Add two or three sentences before your conclusion: the best reason against ${quoteOf(held, 80)}, and your answer to it.`,
      hint: 'Who would disagree with you, and what would they say first?',
      confidence: 0.65,
    },
  ];
};
