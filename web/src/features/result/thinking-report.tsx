import type { AnalysisResult } from '@argint/contracts';
import { BiasList } from './bias-list.tsx';
import { DialecticalPrompts } from './dialectical-prompts.tsx';
import { ReportPart } from './report-part.tsx';
import { TextList } from './text-list.tsx';
import { useText } from '../../lib/i18n/text.ts';

/** How many of each are shown (D1 §9). */
const CAPS = { opportunities: 3, refined: 2, authors: 3 } as const;

/** Verdict, thesis work, dialectical prompts, author bias and the amplification summary. */
export function ThinkingReport({ result }: { result: AnalysisResult }) {
  const t = useText();
  const {
    thesisOpportunities: thesis,
    criticalThinkingAmplification: more,
    dialecticalPrompts,
    emptyReasons,
    overallVerdict: verdict,
  } = result;
  // Author bias has a part of its own.
  const hasMore = [
    more?.opportunitiesIdentified,
    more?.caveatsGenerated,
    more?.synthesisPrompts,
  ].some((items) => items && items.length > 0);
  const authors = (thesis?.authorBiasAnalysis.length ? thesis : more)?.authorBiasAnalysis ?? [];
  return (
    <section className="report" aria-labelledby="thinking-title">
      <h2 id="thinking-title">{t('Thinking further')}</h2>
      <div className="report__grid">
        {verdict && (
          <ReportPart title={t('Overall verdict')} fold="open" empty={false}>
            <p lang="en">{verdict.journalReadiness}</p>
            <TextList items={verdict.improvements} />
          </ReportPart>
        )}
        <ReportPart
          title={t('Thesis opportunities')}
          fold="closed"
          empty={thesis === null}
          emptyReason={emptyReasons['thesisOpportunities']}
        >
          {thesis && <ThesisWork thesis={thesis} />}
        </ReportPart>
        <ReportPart
          title={t('Dialectical prompts')}
          fold="closed"
          empty={dialecticalPrompts.length === 0}
          emptyReason={emptyReasons['dialecticalPrompts']}
        >
          <DialecticalPrompts prompts={dialecticalPrompts} />
        </ReportPart>
        {authors.length > 0 && (
          <ReportPart title={t('Author bias')} fold="closed" empty={false}>
            <BiasList authors={authors.slice(0, CAPS.authors)} />
          </ReportPart>
        )}
        <ReportPart
          title={t('Critical thinking amplification')}
          fold="closed"
          empty={!hasMore}
          emptyReason={
            emptyReasons['criticalThinkingAmplification'] ??
            emptyReasons['criticalThinkingAmplification.opportunitiesIdentified']
          }
        >
          <TextList title={t('Opportunities')} items={more?.opportunitiesIdentified ?? []} />
          <TextList title={t('Caveats')} items={more?.caveatsGenerated ?? []} />
          <TextList title={t('Bringing it together')} items={more?.synthesisPrompts ?? []} />
        </ReportPart>
      </div>
    </section>
  );
}

type Thesis = NonNullable<AnalysisResult['thesisOpportunities']>;

function ThesisWork({ thesis }: { thesis: Thesis }) {
  const t = useText();
  return (
    <>
      {thesis.originalThesis && <blockquote lang="en">{thesis.originalThesis}</blockquote>}
      {thesis.view && (
        <p className="report__soft">
          {t('It takes a side on this:')} <q lang="en">{thesis.view}</q>
        </p>
      )}
      {thesis.opportunities.slice(0, CAPS.opportunities).map((item) => (
        <div key={item.dialecticalPrompt} className="report__item">
          <p lang="en">
            <strong>{item.critiqueType}.</strong> {item.dialecticalPrompt}
          </p>
          <TextList items={item.potentialCaveats} />
        </div>
      ))}
      {thesis.refinedThesisOptions.slice(0, CAPS.refined).map((option) => (
        <div key={option.thesis} className="report__item">
          <p>
            <strong>{t('One way to put it:')}</strong> <span lang="en">{option.thesis}</span>
          </p>
          <p className="report__soft" lang="en">
            {option.rationale}
          </p>
        </div>
      ))}
    </>
  );
}
