import { countWords, linesOf } from '@argint/text-analysis';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../config/paths.ts';
import { SAMPLE_ESSAY_ID } from '../../config/sample-essay-id.ts';
import { formatCount } from '../../lib/format/format-number.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { ResultView } from '../result/result-view.tsx';
import { SAMPLE_QUESTION, SAMPLE_TEXT } from './sample-essay.ts';
import { SAMPLE_RESULT } from './sample-result.ts';
import './sample-page.css';

function OwnEssay() {
  return (
    <LinkButton type="primary" to={paths.section('essay-form')}>
      Write about your own essay
    </LinkButton>
  );
}

/** /sample: an essay with its whole result, for everybody. */
export function SamplePage() {
  usePageTitle('Sample analysis');
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
                <span aria-hidden="true">← </span>Back to Home
              </Link>
            </p>
            <h1>{SAMPLE_QUESTION}</h1>
            <p>
              A sample essay · {formatCount(countWords(SAMPLE_TEXT), 'word')} ·{' '}
              {formatCount(linesOf(SAMPLE_TEXT).spans.length, 'line')}
            </p>
            <p className="sample-page__note">
              We wrote this essay to show what an analysis looks like. Click the underlined words.
              What you mark as resolved stays on this device.
            </p>
            <OwnEssay />
          </>
        }
      />
      <section className="sample-page__end" aria-labelledby="own-essay-title">
        <h2 id="own-essay-title">Now your own</h2>
        <p>Paste your essay and see the same for your own words.</p>
        <OwnEssay />
      </section>
    </div>
  );
}
