import { plural, useText } from '../../../lib/i18n/text.ts';
import type { UsedFix } from './use-fixes.ts';
import './used-note.css';

const useSentence = (): ((used: UsedFix) => string) => {
  const t = useText();
  return ({ state, words, count }) => {
    if (state === 'gone') return t('Those words have changed in the meantime.');
    if (state === 'undone') return t('Taken back.');
    if (count > 1) return plural(count, 'Changed in one place.', 'Changed in {{count}} places.');
    return words === '' ? t('Taken out.') : t('Your text now says “{{words}}”.', { words });
  };
};

/** Says what became of the last fix, with a way back. Always there, so that a screen reader hears what changes in it. */
export function UsedNote({ used, onTurn }: { used: UsedFix | null; onTurn: () => void }) {
  const t = useText();
  const sentence = useSentence();
  return (
    <p className="used-note" role="status">
      {used && (
        <>
          <span>{sentence(used)}</span>
          {used.state !== 'gone' && (
            <button type="button" className="text-button" onClick={onTurn}>
              {used.state === 'used' ? t('Undo') : t('Redo')}
            </button>
          )}
        </>
      )}
    </p>
  );
}
