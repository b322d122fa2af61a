import { withoutLeadIn } from '../../argument/lead-in.ts';
import type { Sentence } from '../../essay-model.ts';
import {
  askAbout,
  pointsOnThesis,
  rankOf,
  type Question,
  type QuestionFinder,
} from './question.ts';

/** Verbs that say that one thing brings about another. */
const causes =
  /\b(?:leads? to|led to|causes?|caused|results? in|improves?|increases?|reduces?|decreases?|prevents?|destroys?|damages?|harms?|worsens?|boosts?|strengthens?|weakens?|ruins?)\b(?! by\b)/i;
const denies = /\b(?:not|never|cannot|no|nothing|nobody)\b|n['’]t\b/i;
/** It speaks of one event, of what should be, or gives its ground itself. */
const other =
  /\b(?:should|must|ought|because|since|if|unless|was|were|i|my|which|who|that|by \w+ing)\b|\?|\d/i;
const pronoun =
  /^(?:it|this|that|these|those|they|he|she|we|you|i|there|which|what|such|one|how|to)\b|\b(?:people|individuals|humans?|citizens|persons)$/i;
/** Most words of a cause that is taken up in a question. */
const MOST_WORDS = 6;

/** What is said to bring something about, in quotation marks. Null without a short phrase of its own. */
const causeIn = ({ text }: Sentence): string | null => {
  const bare = withoutLeadIn(text.slice(0, 400));
  const found = causes.exec(bare);
  if (!found || other.test(bare) || denies.test(bare)) return null;
  if (/\bto (?:\w+ly )?$/i.test(bare.slice(0, found.index))) return null;
  const subject = bare
    .slice(0, found.index)
    .replace(/\b(?:\w+ly|also|often|always|usually|can|may|might|could|will|would)\s*$/i, '')
    .replace(/\b(?:can|may|might|could|will|would)\s*$/i, '')
    .trim();
  const count = subject.split(/\s+/).length;
  if (!subject || count > MOST_WORDS || pronoun.test(subject) || /["“”,;:]/.test(subject))
    return null;
  return `“${subject}”`;
};

/** A claim that one thing brings about another: what else could, and how would a reader see which it is? */
export const effectQuestions: QuestionFinder = (model) =>
  pointsOnThesis(model).flatMap((sentence): Question[] => {
    const cause = rankOf(sentence, model) > 0 ? causeIn(sentence) : null;
    if (cause === null) return [];
    return askAbout(sentence, model, {
      sort: 'effect',
      kind: {
        cognitiveOperation: 'Explanation',
        difficulty: 'Intermediate',
        disciplinaryLens: 'Cause and effect',
      },
      weight: 3 + rankOf(sentence, model),
      ask: `What else, besides ${cause}, could bring this about, and how could your reader see which of them it is?`,
      followUp: `Where is there ${cause} without this effect?`,
      assumes: `nothing else but ${cause} brings it about`,
    });
  });
