import type { AnalysisResult } from '@argint/contracts';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { listedScores, scoreLabels } from '../../config/score-labels.ts';
import { scoreTone } from './score-tone.ts';
import { useText } from '../../lib/i18n/text.ts';
import { EvidenceList } from './evidence-list.tsx';
import { WhyEmpty } from './why-empty.tsx';
import { ScoreValue } from './score-value.tsx';
import { Shortfall } from './shortfall.tsx';
import { shownScore, UNEXPLAINED } from './shown-score.ts';

/** Each score with its likely range and its evidence, or the reason why there is no score. */
export function ScoreTable({ result }: { result: AnalysisResult }) {
  const t = useText();
  return (
    <section className="report" aria-labelledby="scores-title">
      <h2 id="scores-title">{t('Scores and the evidence for them')}</h2>
      <p className="scores__about">
        <Link to={paths.howWeScore}>{t('How we score, and how well')}</Link>
      </p>
      <ul className="scores">
        {listedScores.map((name) => {
          const { evidence, ...band } = result.scores[name];
          const { value, shortfall, isLow, isUnexplained } = shownScore(result, name);
          const { low, high } = value === null ? { low: null, high: null } : band;
          return (
            <li key={name}>
              <h3>{t(scoreLabels[name])}</h3>
              <p className={value === null ? 'scores__value' : `scores__value ${scoreTone(value)}`}>
                <ScoreValue value={value} />
                {low !== null && high !== null && low !== high && (
                  <span>
                    {' '}
                    ·{' '}
                    {t('likely {{low}}–{{high}}', { low: Math.round(low), high: Math.round(high) })}
                  </span>
                )}
              </p>
              <svg
                className="scores__bar"
                viewBox="0 0 100 4"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect className="scores__track" width="100" height="4" />
                {low !== null && high !== null && (
                  <rect
                    className="scores__band"
                    x={low}
                    width={Math.max(0, high - low)}
                    height="4"
                  />
                )}
                {value !== null && (
                  <rect
                    className="scores__mark"
                    x={Math.max(0, value - 0.6)}
                    width="1.2"
                    height="4"
                  />
                )}
              </svg>
              {value === null ? (
                <p>
                  <WhyEmpty
                    reason={isUnexplained ? UNEXPLAINED : result.emptyReasons[`scores.${name}`]}
                    otherwise="There was not enough text to judge this."
                  />
                </p>
              ) : (
                <>
                  {shortfall !== null && <Shortfall text={shortfall} />}
                  <EvidenceList
                    evidence={evidence.filter((line) => line !== shortfall)}
                    isFolded={isLow && shortfall !== null}
                  />
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
