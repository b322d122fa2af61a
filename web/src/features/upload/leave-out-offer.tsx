import { ESSAY_MAX_CHARS } from '@argint/contracts/limits';
import { countWords } from '@argint/text-analysis';
import { documentParts, withoutParts } from '@argint/text-analysis';
import { useMemo } from 'react';
import { Button } from '../../components/button.tsx';
import { PART_NAMES, partsToLeaveOut } from './parts-to-leave-out.ts';
import './upload.css';
import { useText } from '../../lib/i18n/text.ts';
import { wordCount } from '../../lib/format/counts.ts';

/** Offers to leave the bibliography, or the cover page as well, out of a text that is too long with them; nothing where that does not help. */
export function LeaveOutOffer({ text, onUse }: { text: string; onUse: (text: string) => void }) {
  const t = useText();
  const parts = useMemo(() => partsToLeaveOut(text, documentParts(text)), [text]);
  if (parts === null || parts.length === 0) return null;
  const names = parts.map(({ kind }) => t(PART_NAMES[kind])).join(t(' and '));
  const words = parts.reduce((sum, { start, end }) => sum + countWords(text.slice(start, end)), 0);
  const kept = withoutParts(text, parts);
  return (
    <div className="leave-out" role="status">
      <p>
        {t(
          'This text has {{count}} characters, and an essay may have {{limit}}. Without {{names}} ({{words}}) it has {{kept}}.',
          {
            count: text.length,
            limit: ESSAY_MAX_CHARS,
            names,
            words: wordCount(words),
            kept: kept.length,
          },
        )}
      </p>
      <Button onClick={() => onUse(kept)}>{t('Leave out {{names}}', { names })}</Button>
    </div>
  );
}
