import { useText } from '../../lib/i18n/text.ts';

/** Of a result that no language model has read: what that means. */
export function EngineAloneNote() {
  const t = useText();
  return (
    <details className="result__how">
      <summary>{t('No language model has read this essay.')}</summary>
      <p>
        {t(
          'Our own rules read language, form, sources and structure; of your reasoning they say next to nothing.',
        )}
      </p>
    </details>
  );
}
