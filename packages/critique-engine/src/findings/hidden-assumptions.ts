import type { PremiumResult } from '@argint/contracts';
import { phraseOf } from '../comment/phrase-of.ts';
import type { EssayModel } from '../essay-model.ts';
import { otherQuestions } from './questions/asked-questions.ts';

type Assumption = PremiumResult['criticalThinking']['hiddenAssumptions'][number];

/** Together with the questions these are at most five things to think about. */
const MOST = 2;

/** What places of the essay take for granted, where their form shows it. At most two, and none that is asked about already. */
export const hiddenAssumptions = (model: EssayModel): Assumption[] =>
  otherQuestions(model)
    .flatMap(({ sentence, assumes, kind, ask, followUp }): Assumption[] => {
      const said = phraseOf(model.text, sentence);
      if (assumes === null || said === null) return [];
      const text = `When you say ${said} (line ${model.lines.lineAt(sentence.start)}), you take it that ${assumes}.`;
      const challenge = followUp ?? ask;
      return [
        {
          assumptionText: text,
          text,
          type: kind.cognitiveOperation,
          challengePrompt: challenge,
          challenge,
          criticalFeedback: `Your argument needs this to be true, and doesn’t say so.`,
        },
      ];
    })
    .slice(0, MOST);
