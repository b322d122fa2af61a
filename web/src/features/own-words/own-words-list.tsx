import { plural, useText } from '../../lib/i18n/text.ts';
import type { OwnWords } from './use-own-words.ts';
import './own-words.css';

/** The writer’s own words, folded, each with a way out. Nothing where there are none. */
export function OwnWordsList({ words, areKept, remove }: OwnWords) {
  const t = useText();
  if (words.length === 0) return null;
  return (
    <details className="own-words">
      <summary>
        {plural(words.length, '{{count}} word of your own', '{{count}} words of your own')}
      </summary>
      <p>
        {areKept
          ? t('This device does not call them misspelt while you write.')
          : t('This browser has no room left: it forgets them when you leave this page.')}
      </p>
      <ul>
        {words.map((word) => (
          <li key={word}>
            <span lang="en">{word}</span>{' '}
            <button
              type="button"
              className="text-button"
              aria-label={t('Remove “{{word}}”', { word })}
              onClick={() => remove(word)}
            >
              {t('Remove')}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
