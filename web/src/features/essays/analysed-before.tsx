import type { EssayDetail } from '@argint/contracts';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../config/paths.ts';
import { formatDay } from '../../lib/format/format-date.ts';
import { useText } from '../../lib/i18n/text.ts';

/** Offers the result that this very text already has, before another analysis is used for it. */
export function AnalysedBefore({ essay, onAgain }: { essay: EssayDetail; onAgain: () => void }) {
  const t = useText();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section
      ref={box}
      tabIndex={-1}
      role="alert"
      className="pending-essay"
      aria-label={t('Analysed before')}
    >
      <p>
        {t('You have analysed exactly this text already ({{day}}).', {
          day: formatDay(essay.createdAt, Date.now()),
        })}
      </p>
      <div className="pending-essay__actions">
        <LinkButton type="primary" to={paths.essay(essay.id)}>
          {t('Open that result')}
        </LinkButton>
        <Button onClick={onAgain}>{t('Analyse it again')}</Button>
      </div>
    </section>
  );
}
