import { MESSAGES } from '@argint/contracts/messages';
import type { ComponentProps } from 'react';
import { loadable } from '../../../components/loadable.tsx';
import type { LiveState } from '../live-feed.ts';
import './line-panel.css';
import type { Remarks as RemarksComponent } from './remarks.tsx';
import { useText } from '../../../lib/i18n/text.ts';
import { issuesFound, inPlaces, leftOutWords } from '../../../lib/format/counts.ts';
import { OwnWordsList } from '../../own-words/own-words-list.tsx';
import type { OwnWords } from '../../own-words/use-own-words.ts';
import { RemarksNote } from '../../../lib/i18n/remarks-note.tsx';

const Remarks = loadable(async () => (await import('./remarks.tsx')).Remarks, 'nothing');

interface Props extends Omit<ComponentProps<typeof RemarksComponent>, 'remarks'> {
  phase: LiveState['phase'];
  remarks: LiveState['remarks'];
  /** Loads the engine, or tries again. */
  onBegin: () => void;
  ownWords: OwnWords;
  /** The dictionary did not load. */
  wordsMissing: boolean;
  /** Loads it again. */
  onLoadWords: () => void;
}

function Beginning({ phase, onBegin }: Pick<Props, 'phase' | 'onBegin'>) {
  const t = useText();
  if (phase === 'blank') {
    return (
      <p className="side-card__empty line-panel__state">
        {t('Start typing to see line-by-line analysis')}
      </p>
    );
  }
  if (phase === 'reading' || phase === 'read') {
    return (
      <p className="line-panel__state" role="status">
        {t('Reading your text…')}
      </p>
    );
  }
  const failed = phase === 'failed';
  return (
    <div className="line-panel__state" role={failed ? 'alert' : undefined}>
      {failed && <p>{t(MESSAGES.networkError)}</p>}
      <button type="button" className="text-button" onClick={onBegin}>
        {failed ? t('Try Again') : t('Read this draft line by line')}
      </button>
    </div>
  );
}

/** How much was found, and what was not looked at: a count alone would claim the whole text. */
function Found({ remarks, elsewhere }: Pick<Props, 'remarks' | 'elsewhere'>) {
  const t = useText();
  if (!remarks || remarks.unreadable !== null) return null;
  const { found, spellingChecked } = remarks;
  return (
    <>
      <span>{found.issues === 0 ? t('Nothing found yet') : issuesFound(found.issues)}</span>
      {found.places > found.issues && <> · {inPlaces(found.places)}</>}
      {elsewhere.size > 0 && (
        <> · {t('{{count}} from the draft before', { count: elsewhere.size })}</>
      )}
      {!spellingChecked && (
        <>
          {' · '}
          <span>{t('spelling not checked yet')}</span>
        </>
      )}
    </>
  );
}

/** The line-by-line panel: what the engine in this browser says about the text as it is written. */
export function LinePanel(props: Props) {
  const { phase, remarks, onBegin, ownWords, wordsMissing, onLoadWords, ...rest } = props;
  const t = useText();
  const leftOut = remarks && leftOutWords(remarks.critiques.length, remarks.leftOut);
  return (
    <section className="side-card line-panel" aria-label={t('Line by line')}>
      <div className="line-panel__head">
        <h2>{t('Line by line')}</h2>
        <p aria-live="polite">
          <Found remarks={remarks} elsewhere={rest.elsewhere} />
        </p>
      </div>
      <p className="line-panel__privacy">
        {t(
          'Your text stays on this device until you save or analyse it. The full grammar is checked then.',
        )}
      </p>
      {wordsMissing && (
        <p className="line-panel__keys" role="status">
          {t('The dictionary did not load, so spelling is not checked here.')}{' '}
          <button type="button" className="text-button" onClick={onLoadWords}>
            {t('Try Again')}
          </button>
        </p>
      )}
      {remarks && rest.beside && (
        <p className="line-panel__keys">{t('F8: next remark. Alt+Enter: use its fix.')}</p>
      )}
      {leftOut && <p className="line-panel__privacy">{leftOut}</p>}
      <RemarksNote />
      {remarks ? (
        <Remarks remarks={remarks} {...rest} />
      ) : (
        <Beginning phase={phase} onBegin={onBegin} />
      )}
      <OwnWordsList {...ownWords} />
    </section>
  );
}
