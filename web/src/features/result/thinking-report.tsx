import type { AnalysisResult } from '@argint/contracts';
import { BiasList } from './bias-list.tsx';
import { TextList } from './text-list.tsx';

/** How many of each are shown (D1 §9). */
const CAPS = { opportunities: 3, refined: 2, authors: 3, prompts: 3 } as const;

/** Thesis work, dialectical prompts, author bias and the amplification summary. */
export function ThinkingReport({ result }: { result: AnalysisResult }) {
  const {
    thesisOpportunities: thesis,
    criticalThinkingAmplification: more,
    dialecticalPrompts,
    overallVerdict: verdict,
  } = result;
  const authors = (thesis?.authorBiasAnalysis.length ? thesis : more)?.authorBiasAnalysis ?? [];
  return (
    <section className="report" aria-labelledby="thinking-title">
      <h2 id="thinking-title">Thinking further</h2>
      <div className="report__grid">
        {verdict && (
          <div>
            <h3>Overall verdict</h3>
            <p>{verdict.journalReadiness}</p>
            <TextList items={verdict.improvements} />
          </div>
        )}
        {thesis && (
          <div>
            <h3>Thesis opportunities</h3>
            {thesis.originalThesis && <blockquote>{thesis.originalThesis}</blockquote>}
            {thesis.opportunities.slice(0, CAPS.opportunities).map((item) => (
              <div key={item.dialecticalPrompt} className="report__item">
                <p>
                  <strong>{item.critiqueType}.</strong> {item.dialecticalPrompt}
                </p>
                <TextList items={item.potentialCaveats} />
              </div>
            ))}
            {thesis.refinedThesisOptions.slice(0, CAPS.refined).map((option) => (
              <div key={option.thesis} className="report__item">
                <p>
                  <strong>One way to put it:</strong> {option.thesis}
                </p>
                <p className="report__soft">{option.rationale}</p>
              </div>
            ))}
          </div>
        )}
        {dialecticalPrompts.length > 0 && (
          <div>
            <h3>Dialectical prompts</h3>
            {dialecticalPrompts.slice(0, CAPS.prompts).map((prompt) => (
              <div key={prompt.basePrompt} className="report__item">
                <p className="report__soft">
                  {[prompt.cognitiveOperation, prompt.disciplinaryLens, prompt.difficulty].join(
                    ' · ',
                  )}
                </p>
                <p>{prompt.basePrompt}</p>
                <TextList items={prompt.followUps} />
              </div>
            ))}
          </div>
        )}
        {authors.length > 0 && <BiasList authors={authors.slice(0, CAPS.authors)} />}
        {more && (
          <div>
            <h3>Critical thinking amplification</h3>
            <TextList title="Opportunities" items={more.opportunitiesIdentified} />
            <TextList title="Caveats" items={more.caveatsGenerated} />
            <TextList title="Bringing it together" items={more.synthesisPrompts} />
          </div>
        )}
      </div>
    </section>
  );
}
