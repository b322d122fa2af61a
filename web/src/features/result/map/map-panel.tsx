import type { AnalysisResult } from '@argint/contracts';
import { lazy, Suspense } from 'react';
import { useText } from '../../../lib/i18n/text.ts';

/** Says that the map could not be loaded; the rest of the page works. */
function MapNotLoaded() {
  const t = useText();
  return (
    <p className="report__soft">
      {t('The map could not be loaded. Reload the page to try again.')}
    </p>
  );
}

const ArgumentMap = lazy(() =>
  import('./argument-map.tsx').then(
    (loaded) => ({ default: loaded.ArgumentMap }),
    () => ({ default: MapNotLoaded }),
  ),
);

/** The argument map of a result, or why it has none. */
export function MapPanel({ result, text }: { result: AnalysisResult; text: string }) {
  const t = useText();
  const { outline, emptyReasons } = result;
  const reason = emptyReasons['outline'];
  return (
    <section className="report report--map" aria-labelledby="map-title">
      <h2 id="map-title">{t('Argument map')}</h2>
      {outline ? (
        <Suspense fallback={<p className="report__soft">{t('Drawing the map …')}</p>}>
          <ArgumentMap outline={outline} text={text} />
        </Suspense>
      ) : reason === undefined ? (
        <p className="report__soft">
          {t('This result was made before there were maps. Analyse the essay again to see one.')}
        </p>
      ) : (
        <p className="report__soft" lang="en">
          {reason}
        </p>
      )}
    </section>
  );
}
