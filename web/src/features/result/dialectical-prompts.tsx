import type { AnalysisResult } from '@argint/contracts';
import { TextList } from './text-list.tsx';

/** How many are shown (D1 §9). */
const CAP = 3;

/** The questions that a reader of another mind would ask, with their follow-ups. */
export function DialecticalPrompts(props: { prompts: AnalysisResult['dialecticalPrompts'] }) {
  return props.prompts.slice(0, CAP).map((prompt) => (
    <div key={prompt.basePrompt} className="report__item" lang="en">
      <p className="report__soft">
        {[prompt.cognitiveOperation, prompt.disciplinaryLens, prompt.difficulty].join(' · ')}
      </p>
      <p>{prompt.basePrompt}</p>
      <TextList items={prompt.followUps} />
    </div>
  ));
}
