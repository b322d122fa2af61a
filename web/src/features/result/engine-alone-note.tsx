import { useCapabilities } from '../capabilities/capabilities-api.ts';
import { useText } from '../../lib/i18n/text.ts';

/** Of a result that no language model has read: what that means, and how the owner of the site can connect one. */
export function EngineAloneNote() {
  const t = useText();
  const capabilities = useCapabilities();
  return (
    <details className="result__how">
      <summary>{t('No language model has read this essay.')}</summary>
      <p>
        {t(
          'Our own rules read language, form, sources and structure; of your reasoning they say next to nothing.',
        )}{' '}
        {capabilities?.model === null &&
          t(
            'The owner of this site can connect one: docs/connect-a-model.md in the project says how.',
          )}
      </p>
    </details>
  );
}
