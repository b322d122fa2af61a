import { countWords, linesOf } from '@argint/text-analysis';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../config/paths.ts';
import { SAMPLE_ESSAY_ID } from '../../config/sample-essay-id.ts';
import { lineCount, wordCount } from '../../lib/format/counts.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { ResultView } from '../result/result-view.tsx';
import { SAMPLE_QUESTION, SAMPLE_TEXT } from './sample-essay.ts';
import { SAMPLE_RESULT } from './sample-result.ts';
import './sample-page.css';
import { useText } from '../../lib/i18n/text.ts';

function OwnEssay() {
  const t = useText();
  return (
    <LinkButton type="primary" to={paths.section('essay-form')}>
      {t('Write about your own essay')}
    </LinkButton>
  );
}

/** /sample: an essay with its whole result, for everybody. */
export function SamplePage() {
  const t = useText();
  usePageTitle(t('Sample analysis'));
  return (
    <div className="page">
      <ResultView
        text={SAMPLE_TEXT}
        essayId={SAMPLE_ESSAY_ID}
        result={SAMPLE_RESULT}
        heading={
          <>
            <p>
              <Link to={paths.home}>
                <span aria-hidden="true">← </span>
                {t('Back to Home')}
              </Link>
            </p>
            <h1 lang="en">{SAMPLE_QUESTION}</h1>
            <p>
              {[
                t('A sample essay'),
                wordCount(countWords(SAMPLE_TEXT)),
                lineCount(linesOf(SAMPLE_TEXT).spans.length),
              ].join(' · ')}
            </p>
            <p className="sample-page__note">
              {t(
                'We wrote this essay to show what an analysis looks like. Click the underlined words. What you mark as resolved stays on this device.',
              )}
            </p>
            <OwnEssay />
          </>
        }
      />
      <section className="sample-page__end" aria-labelledby="own-essay-title">
        <h2 id="own-essay-title">{t('Now your own')}</h2>
        <p>{t('Paste your essay and see the same for your own words.')}</p>
        <OwnEssay />
      </section>
    </div>
  );
}
