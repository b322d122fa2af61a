import type { AnalysisResult, PremiumResult } from '@argint/contracts';
import { isPremiumLocked } from '@argint/contracts/premium';
import type { ReactNode } from 'react';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../config/paths.ts';
import { ScoreValue } from '../result/score-value.tsx';
import { Shortfall } from '../result/shortfall.tsx';
import { shownScore, UNEXPLAINED } from '../result/shown-score.ts';
import { scoreTone } from '../result/score-tone.ts';
import '../result/styles/report.css';
import { WhyEmpty } from '../result/why-empty.tsx';
import { Amplifier } from './amplifier.tsx';
import { Comparison } from './comparison.tsx';
import './premium.css';
import { SectionReport } from './section-report.tsx';
import { Strategies } from './strategies.tsx';
import { Structure } from './structure.tsx';
import { useText } from '../../lib/i18n/text.ts';
import { Known } from '../../lib/i18n/known.tsx';

const PARTS = [
  ['essay', 'Highlighted essay'],
  ['amplifier', 'Critical thinking amplifier'],
  ['exemplars', 'Comparison with exemplars'],
  ['strategies', 'Improvement strategies'],
  ['structure', 'Academic structure'],
] as const;

/** The premium report of one essay. An empty part says why it is empty. */
export function PremiumReport(props: {
  text: string;
  result: AnalysisResult;
  premium: PremiumResult;
}) {
  const t = useText();
  const { text, result, premium } = props;
  const { emptyReasons } = result;
  const part = {
    essay: <Sections text={text} result={result} sections={premium.sectionAnalysis} />,
    amplifier: <Amplifier thinking={premium.criticalThinking} emptyReasons={emptyReasons} />,
    exemplars: <Comparison comparison={premium.comparativeAnalysis} emptyReasons={emptyReasons} />,
    strategies: (
      <Strategies strategies={premium.improvementStrategies} emptyReasons={emptyReasons} />
    ),
    structure: <Structure structure={premium.academicStructure} emptyReasons={emptyReasons} />,
  } satisfies Record<(typeof PARTS)[number][0], ReactNode>;
  return (
    <>
      <PremiumScores result={result} />
      <nav className="premium__contents" aria-label={t('Parts of the report')}>
        {PARTS.map(([id, title]) => (
          <a key={id} href={`#${id}`}>
            {t(title)}
          </a>
        ))}
      </nav>
      {PARTS.map(([id, title]) => (
        <section key={id} id={id} className="premium__part" aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{t(title)}</h2>
          {part[id]}
        </section>
      ))}
    </>
  );
}

function Sections(props: {
  text: string;
  result: AnalysisResult;
  sections: PremiumResult['sectionAnalysis'];
}) {
  const t = useText();
  const { text, result, sections } = props;
  if (sections.length > 0) {
    return <SectionReport text={text} given={sections} ofAll={result.lineCritiques.length} />;
  }
  return (
    <>
      <p className="report__soft">
        <WhyEmpty
          reason={result.emptyReasons['premium.sectionAnalysis']}
          otherwise="No critique has a place in the text."
        />
      </p>
      {isPremiumLocked(result) && (
        <p className="premium__unlock">
          <LinkButton type="primary" to={paths.section('pricing')}>
            {t('Unlock Premium Analysis')}
          </LinkButton>
        </p>
      )}
    </>
  );
}

const SCORES = [
  ['overall', 'Overall'],
  ['relevance', 'Relevance'],
  ['argument', 'Argument'],
  ['sources', 'Sources'],
] as const;

/** Why there is no such score; '' where nobody says. */
const whyNone = (reasons: AnalysisResult['emptyReasons'], name: string): string =>
  reasons[`scores.${name}`] ?? '';

function PremiumScores({ result }: { result: AnalysisResult }) {
  const t = useText();
  return (
    <dl className="premium__scores">
      {SCORES.map(([name, label]) => {
        const { value, shortfall, isUnexplained } = shownScore(result, name);
        const why = isUnexplained ? UNEXPLAINED : whyNone(result.emptyReasons, name);
        return (
          <div key={name} className={value === null ? undefined : scoreTone(value)}>
            <dt>{t(label)}</dt>
            <dd>
              <ScoreValue value={value} />
              {value === null && (
                <span>
                  <Known text={why} />
                </span>
              )}
              {shortfall !== null && <Shortfall text={shortfall} />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
