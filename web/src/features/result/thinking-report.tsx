import type { AnalysisResult } from '@argint/contracts';
import { BiasList } from './bias-list.tsx';
import { DialecticalPrompts } from './dialectical-prompts.tsx';
import { ReportPart } from './report-part.tsx';
import { TextList } from './text-list.tsx';

/** How many of each are shown (D1 §9). */
const CAPS = { opportunities: 3, refined: 2, authors: 3 } as const;

/** Verdict, thesis work, dialectical prompts, author bias and the amplification summary. */
export function ThinkingReport({ result }: { result: AnalysisResult }) {
  const {
    thesisOpportunities: thesis,
    criticalThinkingAmplification: more,
    dialecticalPrompts,
    emptyReasons,
    overallVerdict: verdict,
  } = result;
  const authors = (thesis?.authorBiasAnalysis.length ? thesis : more)?.authorBiasAnalysis ?? [];
  return (
    <section className="report" aria-labelledby="thinking-title">
      <h2 id="thinking-title">Thinking further</h2>
      <div className="report__grid">
        {verdict && (
          <ReportPart title="Overall verdict" fold="open" empty={false}>
            <p>{verdict.journalReadiness}</p>
            <TextList items={verdict.improvements} />
          </ReportPart>
        )}
        <ReportPart
          title="Thesis opportunities"
          fold="closed"
          empty={thesis === null}
          emptyReason={emptyReasons['thesisOpportunities']}
        >
          {thesis && <ThesisWork thesis={thesis} />}
        </ReportPart>
        <ReportPart
          title="Dialectical prompts"
          fold="closed"
          empty={dialecticalPrompts.length === 0}
          emptyReason={emptyReasons['dialecticalPrompts']}
        >
          <DialecticalPrompts prompts={dialecticalPrompts} />
        </ReportPart>
        {authors.length > 0 && (
          <ReportPart title="Author bias" fold="closed" empty={false}>
            <BiasList authors={authors.slice(0, CAPS.authors)} />
          </ReportPart>
        )}
        <ReportPart
          title="Critical thinking amplification"
          fold="closed"
          empty={more === null}
          emptyReason={emptyReasons['criticalThinkingAmplification']}
        >
          <TextList title="Opportunities" items={more?.opportunitiesIdentified ?? []} />
          <TextList title="Caveats" items={more?.caveatsGenerated ?? []} />
          <TextList title="Bringing it together" items={more?.synthesisPrompts ?? []} />
        </ReportPart>
      </div>
    </section>
  );
}

type Thesis = NonNullable<AnalysisResult['thesisOpportunities']>;

function ThesisWork({ thesis }: { thesis: Thesis }) {
  return (
    <>
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
    </>
  );
}
