import type { AnalysisResult } from '@argint/contracts';
import { BiasList } from './bias-list.tsx';
import { DialecticalPrompts } from './dialectical-prompts.tsx';
import { ReportParts } from './report-parts.tsx';
import type { Part } from './report-parts.tsx';
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
  const parts: Part[] = [
    {
      title: t('Overall verdict'),
      fold: 'open',
      empty: false,
      content: verdict && (
        <>
          <p lang="en">{verdict.journalReadiness}</p>
          <TextList items={verdict.improvements} />
        </>
      ),
    },
    {
      title: t('Thesis opportunities'),
      empty: thesis === null,
      why: emptyReasons['thesisOpportunities'],
      content: thesis && <ThesisWork thesis={thesis} />,
    },
    {
      title: t('Dialectical prompts'),
      empty: dialecticalPrompts.length === 0,
      why: emptyReasons['dialecticalPrompts'],
      content: <DialecticalPrompts prompts={dialecticalPrompts} />,
    },
    {
      title: t('Author bias'),
      empty: false,
      content: authors.length > 0 && <BiasList authors={authors.slice(0, CAPS.authors)} />,
    },
    {
      title: t('Critical thinking amplification'),
      empty: !hasMore,
      why:
        emptyReasons['criticalThinkingAmplification'] ??
        emptyReasons['criticalThinkingAmplification.opportunitiesIdentified'],
      content: (
        <>
          <TextList title={t('Opportunities')} items={more?.opportunitiesIdentified ?? []} />
          <TextList title={t('Caveats')} items={more?.caveatsGenerated ?? []} />
          <TextList title={t('Bringing it together')} items={more?.synthesisPrompts ?? []} />
        </>
      ),
    },
  ];
  return (
    <section className="report" aria-labelledby="thinking-title">
      <h2 id="thinking-title">{t('Thinking further')}</h2>
      {/* Without a verdict or an author there is nothing that could be missing. */}
      <ReportParts folds parts={parts.filter((part) => part.empty || Boolean(part.content))} />
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
