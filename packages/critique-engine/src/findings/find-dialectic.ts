import type { AnalysisResult, Findings } from '@argint/contracts';
import { thesisOpportunities } from './thesis-opportunities.ts';
import type { EssayModel } from '../essay-model.ts';
import { cite, topicOf } from '../wording.ts';

type Prompt = AnalysisResult['dialecticalPrompts'][number];

const promptsFor = (model: EssayModel): Prompt[] => {
  const { thesis, links } = model;
  const prompts: Prompt[] = [];
  if (thesis?.stated) {
    const topic = topicOf(thesis.sentence, model) ?? 'the matter';
    prompts.push({
      cognitiveOperation: 'Objection',
      difficulty: 'Intermediate',
      disciplinaryLens: 'Logic',
      basePrompt: `Who has the best reason to deny ${cite(thesis.sentence.text)}, and what would they say?`,
      followUps: [
        `Which of your paragraphs on ${topic} would answer them?`,
        'What would you have to give up if they were right?',
      ],
    });
  }
  const [bare] = links.filter((l) => l.premises.length === 0);
  if (bare)
    prompts.push({
      cognitiveOperation: 'Justification',
      difficulty: 'Introductory',
      disciplinaryLens: 'Evidence',
      basePrompt: `What would somebody have to observe to find ${cite(bare.claim.text)} false?`,
      followUps: [
        `Has anybody looked, as far as you know, at ${topicOf(bare.claim, model) ?? 'this'}?`,
      ],
    });
  const [first, second] = links.filter((l) => l.premises.length > 0);
  if (first && second)
    prompts.push({
      cognitiveOperation: 'Synthesis',
      difficulty: 'Advanced',
      disciplinaryLens: 'Structure of argument',
      basePrompt: `Is ${cite(second.claim.text, 50)} true because of ${cite(first.claim.text, 50)}, or would it stand alone?`,
      followUps: [
        'If one falls, does the other?',
        'Which of the two should your reader meet first?',
      ],
    });
  return prompts.slice(0, 3);
};

/** Questions that push the essay's own claims further. */
export const findDialectic = (model: EssayModel): Findings => {
  const reason = model.unjudgeable;
  const prompts = reason ? [] : promptsFor(model);
  const thesis = reason ? null : thesisOpportunities(model);
  const emptyReasons: Record<string, string> = {};
  if (prompts.length === 0)
    emptyReasons['dialecticalPrompts'] = reason ?? 'No thesis or claim was found to ask about.';
  if (!thesis)
    emptyReasons['criticalThinkingAmplification'] = reason ?? 'No thesis was found to work on.';
  else
    emptyReasons['criticalThinkingAmplification.authorBiasAnalysis'] =
      'Judging an author’s leaning needs knowledge of the author that the offline engine does not have.';
  return {
    kind: 'dialectic',
    critiques: [],
    parts: {
      dialecticalPrompts: prompts,
      criticalThinkingAmplification: thesis && {
        opportunitiesIdentified: thesis.opportunities.map((o) => o.dialecticalPrompt),
        caveatsGenerated: thesis.opportunities.flatMap((o) => o.potentialCaveats),
        synthesisPrompts: prompts
          .filter((p) => p.cognitiveOperation === 'Synthesis')
          .map((p) => p.basePrompt),
        authorBiasAnalysis: [],
      },
      emptyReasons,
    },
  };
};
