import { ESSAY_MAX_CHARS } from '@argint/contracts/limits';
import { countWords } from '@argint/text-analysis';
import { documentParts, withoutParts } from '@argint/text-analysis';
import { useMemo } from 'react';
import { Button } from '../../components/button.tsx';
import { formatCount } from '../../lib/format/format-number.ts';
import { PART_NAMES, partsToLeaveOut } from './parts-to-leave-out.ts';
import './upload.css';

/** Offers to leave the bibliography, or the cover page as well, out of a text that is too long with them; nothing where that does not help. */
export function LeaveOutOffer({ text, onUse }: { text: string; onUse: (text: string) => void }) {
  const parts = useMemo(() => partsToLeaveOut(text, documentParts(text)), [text]);
  if (parts === null || parts.length === 0) return null;
  const names = parts.map(({ kind }) => `the ${PART_NAMES[kind]}`).join(' and ');
  const words = parts.reduce((sum, { start, end }) => sum + countWords(text.slice(start, end)), 0);
  const kept = withoutParts(text, parts);
  return (
    <div className="leave-out" role="status">
      <p>
        This text has {text.length.toLocaleString('en-US')} characters, and an essay may have{' '}
        {ESSAY_MAX_CHARS.toLocaleString('en-US')}. Without {names} ({formatCount(words, 'word')}) it
        has {kept.length.toLocaleString('en-US')}.
      </p>
      <Button onClick={() => onUse(kept)}>Leave out {names}</Button>
    </div>
  );
}
