import { MESSAGES } from '@argint/contracts/messages';
import type { ComponentProps } from 'react';
import { loadable } from '../../../components/loadable.tsx';
import { formatCount } from '../../../lib/format/format-number.ts';
import type { LiveState } from '../live-feed.ts';
import './line-panel.css';
import type { Remarks as RemarksComponent } from './remarks.tsx';

const Remarks = loadable(async () => (await import('./remarks.tsx')).Remarks, 'nothing');

interface Props extends Omit<ComponentProps<typeof RemarksComponent>, 'remarks'> {
  phase: LiveState['phase'];
  remarks: LiveState['remarks'];
  /** Loads the engine, or tries again. */
  onBegin: () => void;
}

function Beginning({ phase, onBegin }: Pick<Props, 'phase' | 'onBegin'>) {
  if (phase === 'blank') {
    return (
      <p className="side-card__empty line-panel__state">
        Start typing to see line-by-line analysis
      </p>
    );
  }
  if (phase === 'reading' || phase === 'read') {
    return (
      <p className="line-panel__state" role="status">
        Reading your text…
      </p>
    );
  }
  const failed = phase === 'failed';
  return (
    <div className="line-panel__state" role={failed ? 'alert' : undefined}>
      {failed && <p>{MESSAGES.networkError}</p>}
      <button type="button" className="text-button" onClick={onBegin}>
        {failed ? 'Try Again' : 'Read this draft line by line'}
      </button>
    </div>
  );
}

/** The line-by-line panel: what the engine in this browser says about the text as it is written. */
export function LinePanel({ phase, remarks, onBegin, ...rest }: Props) {
  const count = remarks ? formatCount(remarks.critiques.length, 'issue') : null;
  return (
    <section className="side-card line-panel" aria-label="Line by line">
      <div className="line-panel__head">
        <h2>Line by line</h2>
        <p aria-live="polite">{count === null ? '' : `${count} found`}</p>
      </div>
      <p className="line-panel__privacy">
        Read in this browser: your text does not leave this device for it. The full grammar check
        runs when you save or analyse.
      </p>
      {remarks ? (
        <Remarks remarks={remarks} {...rest} />
      ) : (
        <Beginning phase={phase} onBegin={onBegin} />
      )}
    </section>
  );
}
