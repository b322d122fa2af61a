import { MESSAGES } from '@argint/contracts/messages';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { LoadError } from './load-error.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { t } from '../lib/i18n/text.ts';

/** Reloads the page if the server answers: a browser may remember that a module did not load. */
const reloadIfReachable = async (): Promise<void> => {
  const { ok } = await fetch('/', { method: 'HEAD', cache: 'no-store' });
  if (ok) location.reload();
};

/** A component whose code is loaded when it is first shown, or before that. */
type Loadable<Props> = ComponentType<Props> & {
  /** Loads the code, so that nothing stands in for it. */
  preload: () => Promise<void>;
};

/**
 * A component whose code is loaded when it is first shown. Code that does not load gives the
 * network error with Try Again, and never reaches the error boundary.
 *
 * @param place what is shown meanwhile: the outline of a page, a grey block, or nothing for `card`
 *   and `nothing`. With `nothing`, code that does not load shows nothing either
 */
export const loadable = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place: 'page' | 'block' | 'card' | 'nothing' = 'page',
): Loadable<Props> => {
  let loaded: ComponentType<Props> | null = null;
  const preload = async (): Promise<void> => {
    loaded = await load();
  };
  function Late(props: Props) {
    const [Content, setContent] = useState(() => loaded);
    const [attempt, setAttempt] = useState(0);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (Content) return;
      let gone = false;
      const show = async (): Promise<void> => {
        try {
          await preload();
          if (!gone) setContent(() => loaded);
        } catch {
          if (!gone) setFailed(true);
          if (attempt > 0) await reloadIfReachable().catch(() => undefined);
        }
      };
      void show();
      return () => {
        gone = true;
      };
    }, [Content, attempt]);
    if (Content) return <Content {...props} />;
    if (place === 'nothing' || (place === 'card' && !failed)) return null;
    if (!failed) {
      return place === 'page' ? (
        <PageSkeleton />
      ) : (
        <div className="skeleton loading-block" role="status" aria-label={t('Loading')} />
      );
    }
    const retry = (): void => {
      setFailed(false);
      setAttempt(attempt + 1);
    };
    return (
      <LoadError title={t(MESSAGES.networkError)} onRetry={retry}>
        {t('Your draft is saved on this device.')}
      </LoadError>
    );
  }
  return Object.assign(Late, { preload });
};
