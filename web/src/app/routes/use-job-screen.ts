import { useLayoutEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { isSection } from '../../config/paths.ts';
import { isRunning, selectJob } from '../../features/analysis-job/job-slice.ts';

/**
 * Whether the job is the screen of this page: it ran when the student came here, or was started or
 * found again here. It stays the screen when it ends, until the student goes elsewhere. A job that
 * another tab starts leaves the page as it is.
 *
 * @param isItsPage the page belongs to this job, so that it is shown in any case
 */
export const useJobScreen = (isItsPage: boolean): boolean => {
  const { key, hash } = useLocation();
  const job = useSelector(selectJob);
  const running = isRunning(job);
  const begun = running && (isItsPage || job.phase === 'finding' || job.phase === 'starting');
  // Who goes to a section of the home page wants to see that.
  const arrived = { key, screen: running && !isSection(hash) };
  const [seen, setSeen] = useState(arrived);
  if (seen.key !== key) setSeen(arrived);
  else if (begun && !seen.screen) setSeen({ key, screen: true });
  else if (job.phase === 'idle' && seen.screen) setSeen({ key, screen: false });
  const shown = seen.screen && job.phase !== 'idle';
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (before.current !== shown) window.scrollTo({ top: 0, behavior: 'instant' });
    before.current = shown;
  }, [shown]);
  return shown;
};
