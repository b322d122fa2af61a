import { phraseOf } from '../../comment/phrase-of.ts';
import { objectionsOf } from '../../layers/graph/read-graph.ts';
import { canAskAbout, isRemarkedOn, type Question, type QuestionFinder } from './question.ts';

/** A sentence that opens like this mostly tells what somebody did or would do, not what they hold. */
const tells = /^(?:they|he|she|it|if|an?|the)\b/i;
/** The sentence judges the view that it reports. */
const rejects = /\b(?:not true|not right|is wrong|are wrong|mistaken|but|however)\b/i;
/** An answer that grants the point first: what it says against it comes later. */
const grants =
  /\b(?:has (?:a|some) (?:points?|merits?)|(?:is|are|may be|might be|can be) (?:\w+ )?(?:true|right|fair|understandable)|understand|i agree|of course)\b/i;
/** Fewest words of a view that says more than that there is one. */
const VIEW_WORDS = 9;

/** Views of others: what the answer does to them, or what it could be. */
export const viewQuestions: QuestionFinder = (model) =>
  objectionsOf(model).flatMap(({ unit, answer }): Question[] => {
    const { sentence, speaker, isSubordinate } = unit;
    if (isSubordinate || speaker !== 'others' || tells.test(sentence.text) || answer === sentence)
      return [];
    if (rejects.test(sentence.text) || (answer && isRemarkedOn(answer, model))) return [];
    if (sentence.words.length < VIEW_WORDS || !canAskAbout(sentence, model)) return [];
    const said = phraseOf(model.text, sentence);
    const reply = answer && canAskAbout(answer, model) ? phraseOf(model.text, answer) : null;
    if (!said || (answer && (!reply || grants.test(answer.text)))) return [];
    const line = model.lines.lineAt(sentence.start);
    return [
      {
        sort: 'view',
        kind: {
          cognitiveOperation: 'Objection',
          difficulty: 'Intermediate',
          disciplinaryLens: 'The other side',
        },
        sentence,
        weight: reply ? 6 : 5.5,
        ask: reply
          ? `In line ${line} you report a view that isn’t yours: ${said}. You answer: ${reply}. Does that show that they are wrong, or only that something else matters more?`
          : `In line ${line} you report a view that isn’t yours: ${said}. What is true in it, and why doesn’t that change your mind?`,
        followUp: reply
          ? 'What would they say to your answer?'
          : 'What could you show them that they may not know?',
        assumes: null,
      },
    ];
  });
