import type { Comparison, EssayDetail, LineCritique } from '@argint/contracts';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { loadable } from '../../components/loadable.tsx';
import { paths } from '../../config/paths.ts';
import { listedScores, scoreLabels } from '../../config/score-labels.ts';
import { failureMessage, readFailure } from '../../lib/api/api-error.ts';
import { formatChange, formatNumber } from '../../lib/format/format-number.ts';
import { essaysApi } from '../essays/essays-api.ts';
import { markId } from '../result/critique-words.ts';
import { draftsApi } from './drafts-api.ts';
import './drafts.css';
import { useText } from '../../lib/i18n/text.ts';
import { Rich } from '../../lib/i18n/rich.tsx';

const ChangedWords = loadable(
  async () => (await import('./changed-words.tsx')).ChangedWords,
  'block',
);

/** Critiques shown in a list before it is unfolded. */
const SHOWN = 4;

function Critiques(props: {
  label: string;
  critiques: readonly LineCritique[];
  /** Where a critique is shown; absent when it only stands in the earlier draft. */
  linked: boolean;
}) {
  const t = useText();
  const { label, critiques, linked } = props;
  const [all, setAll] = useState(false);
  const shown = all ? critiques : critiques.slice(0, SHOWN);
  const more = critiques.length - shown.length;
  return (
    <section aria-label={label}>
      <h3>
        <strong>{formatNumber(critiques.length)}</strong> {label}
      </h3>
      <ul>
        {shown.map((critique) => (
          <li key={critique.id}>
            <span lang="en">
              {linked ? <a href={`#${markId(critique)}`}>{critique.issue}</a> : critique.issue}
            </span>
            {critique.lineNumber !== null && (
              <span> · {t('line {{line}}', { line: critique.lineNumber })}</span>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button type="button" className="text-button" onClick={() => setAll(true)}>
          {t('Show {{count}} more', { count: more })}
        </button>
      )}
    </section>
  );
}

/** The changes that count, such as 'Overall 58 → 64 +6', and the names of scores that changed within their band. */
function Scores({ scores }: Pick<Comparison, 'scores'>) {
  const t = useText();
  const changes = listedScores.flatMap((name) => {
    const { before, after, change, withinBand } = scores[name];
    if (before === null || after === null || change === null) return [];
    const values = `${t(scoreLabels[name])} ${Math.round(before)} → ${Math.round(after)}`;
    return [{ name, values, points: formatChange(change), withinBand }];
  });
  const [within, beyond] = [true, false].map((is) =>
    changes.filter((one) => one.withinBand === is),
  );
  return (
    <>
      <ul className="comparison__scores" aria-label={t('Scores that changed')}>
        {beyond?.map(({ name, values, points }) => (
          <li key={name}>
            {values} <strong>{points}</strong>
          </li>
        ))}
        {beyond?.length === 0 && <li>{t('No score has clearly changed.')}</li>}
      </ul>
      {within && within.length > 0 && (
        <p className="comparison__within">
          {t('No clear change: {{scores}}.', {
            scores: within.map(({ name }) => t(scoreLabels[name])).join(', '),
          })}
        </p>
      )}
    </>
  );
}

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className="comparison" id="since" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Critiques resolved, still there and new, the scores’ changes and, when asked for, the words. */
function ComparisonView({ essay }: { essay: EssayDetail }) {
  const t = useText();
  const [wordsShown, setWordsShown] = useState(false);
  const { data, error } = draftsApi.useComparisonQuery(essay.id);
  // No earlier draft has a result.
  if (readFailure(error).status === 404) return null;
  if (error) {
    return (
      <Section title={t('Since the draft before')}>
        <p role="alert">{failureMessage(error)}</p>
      </Section>
    );
  }
  if (!data)
    return <div className="skeleton comparison" role="status" aria-label={t('Comparing')} />;
  const { before, resolved, notLookedAt, still, new: added, scores, scaleChanged } = data;
  return (
    <Section
      title={
        <Rich
          text={t('Since <a>draft {{number}}</a>', { number: before.draftNumber })}
          tags={{ a: (words) => <Link to={paths.essay(before.id)}>{words}</Link> }}
        />
      }
    >
      <div className="comparison__counts">
        <Critiques label={t('Resolved')} critiques={resolved} linked={false} />
        <Critiques label={t('Still there')} critiques={still} linked />
        <Critiques label={t('New')} critiques={added} linked />
        {notLookedAt.length > 0 && (
          <Critiques label={t('Not looked at this time')} critiques={notLookedAt} linked={false} />
        )}
      </div>
      {scaleChanged ? (
        <p>
          {t(
            'The two drafts were not analysed in the same way, so their scores cannot be compared. Analyse that draft again to compare them.',
          )}
        </p>
      ) : (
        <Scores scores={scores} />
      )}
      <p className="comparison__words">
        <button
          type="button"
          className="text-button"
          aria-expanded={wordsShown}
          onClick={() => setWordsShown(!wordsShown)}
        >
          {wordsShown ? t('Hide the words that changed') : t('Show the words that changed')}
        </button>
      </p>
      {wordsShown && <ChangedWords beforeId={before.id} text={essay.content} />}
    </Section>
  );
}

/** The comparison of a draft after the first; nothing for a first draft. */
export function ComparisonLead({ essayId }: { essayId: string }) {
  const { data: essay } = essaysApi.useEssayQuery(essayId);
  return essay && essay.draftNumber > 1 ? <ComparisonView key={essay.id} essay={essay} /> : null;
}
