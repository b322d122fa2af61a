import { ESSAY_TITLE_CHARS } from '@argint/contracts/limits';
import { countWords, linesOf, sentencesOf } from '@argint/text-analysis';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { paths } from '../../config/paths.ts';
import { isRunning, selectJob } from '../../features/analysis-job/job-slice.ts';
import type { Submission } from '../../features/analysis-job/job-slice.ts';
import { critiquesSoFar, fewerCritiquesNote } from '../../features/analysis-job/job-words.ts';
import { StatusCard } from '../../features/analysis-job/status-card.tsx';
import { useJobActions } from '../../features/analysis-job/use-job-actions.ts';
import { ComparisonLead } from '../../features/drafts/comparison-view.tsx';
import { WriteNextDraft } from '../../features/drafts/write-next-draft.tsx';
import { EssayHeading } from '../../features/essays/essay-heading.tsx';
import { essaysApi } from '../../features/essays/essays-api.ts';
import { ResultActions } from '../../features/essays/result-actions.tsx';
import { ResultView } from '../../features/result/result-view.tsx';
import { SuggestionList } from '../../features/suggestions/suggestion-list.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import './job-screen.css';
import { useText } from '../../lib/i18n/text.ts';
import { lineCount, wordCount } from '../../lib/format/counts.ts';

/** The question, else the first sentence, cut at a word: as the server does it. */
const titleOf = ({ text, question }: Submission): string => {
  const [sentence] = sentencesOf(text);
  const title = question.trim() || (sentence ? text.slice(sentence.start, sentence.end) : text);
  const line = title.trim().replace(/\s+/g, ' ');
  if (line.length <= ESSAY_TITLE_CHARS) return line;
  return `${line.slice(0, ESSAY_TITLE_CHARS).replace(/\s\S*$/, '')}…`;
};

/** The heading while the essay is read: nothing in it changes, so that nothing below it moves. */
function Reading({ submission }: { submission: Submission }) {
  const t = useText();
  const { text } = submission;
  return (
    <>
      <p>
        <Link to={paths.essays}>
          <span aria-hidden="true">← </span>
          {t('Back to Essays')}
        </Link>
      </p>
      <h1>{titleOf(submission)}</h1>
      <p>
        {wordCount(countWords(text))} · {lineCount(linesOf(text).spans.length)}
      </p>
    </>
  );
}

/**
 * The analysis of this page's job: the essay with its critiques as they arrive, and in the same place
 * its result.
 */
export function JobScreen() {
  const t = useText();
  const job = useSelector(selectJob);
  const { estimate, retryCost, cancel, retry } = useJobActions();
  const { submission, essayId, status } = job;
  const result = status === 'completed' ? job.result : null;
  const { data: essay } = essaysApi.useEssayQuery(essayId ?? '', { skip: !result || !essayId });
  usePageTitle(isRunning(job) ? t('Analysing') : t('Analysis'));
  if (!submission) return <PageSkeleton label={t('Looking for your analysis')} />;
  const level = result?.criticalThinkingLevel ?? null;
  return (
    <section id="analysis" className="page job-screen" aria-label={t('Line-by-line analysis')}>
      <ResultView
        still
        text={submission.text}
        essayId={essayId}
        heading={
          result && essay ? (
            <EssayHeading essay={essay} level={level} />
          ) : (
            <Reading submission={submission} />
          )
        }
        note={fewerCritiquesNote(job)}
        actions={
          result &&
          essay && <ResultActions essayId={essay.id} title={essay.title} result={result} />
        }
        result={
          result ?? {
            critiques: job.critiques,
            count: critiquesSoFar(job),
            status: (
              <StatusCard
                job={job}
                estimate={estimate}
                retryCost={retryCost}
                onCancel={cancel}
                onRetry={retry}
              />
            ),
          }
        }
      />
      {/* Below the result, so that nothing moves when it arrives. */}
      {result && essayId && (
        <>
          <ComparisonLead essayId={essayId} />
          <SuggestionList essayId={essayId} />
          <WriteNextDraft essayId={essayId} />
        </>
      )}
    </section>
  );
}
