import { textChanges } from '@argint/text-analysis/drafts';
import type { TextChange } from '@argint/text-analysis/drafts';
import { useMemo } from 'react';
import { essaysApi } from '../essays/essays-api.ts';
import { failureMessage } from '../../lib/api/api-error.ts';
import { useText } from '../../lib/i18n/text.ts';

/** Unchanged words shown around a change, in characters. */
const CONTEXT = 80;

/** The start and the end of an unchanged stretch, with what is left out between them. */
const shorten = (text: string, { first, last }: { first: boolean; last: boolean }) => {
  const head = first ? '' : text.slice(0, CONTEXT);
  const tail = last ? '' : text.slice(-CONTEXT);
  return head.length + tail.length >= text.length ? { whole: text } : { head, tail };
};

function Change(props: { change: TextChange; before: string; text: string; at: [number, number] }) {
  const { change, before, text, at } = props;
  const now = text.slice(change.after.start, change.after.end);
  if (change.kind === 'changed') {
    const old = before.slice(change.before.start, change.before.end);
    return (
      <>
        {old !== '' && <del>{old}</del>}
        {now !== '' && <ins>{now}</ins>}
      </>
    );
  }
  const [index, count] = at;
  const { whole, head, tail } = shorten(now, { first: index === 0, last: index === count - 1 });
  if (whole !== undefined) return whole;
  return (
    <>
      {head && `${head}…`}
      {head && tail && <hr />}
      {tail && `…${tail}`}
    </>
  );
}

/** The words that were removed and added since another draft, each with a little of what stands around it. */
export function ChangedWords({ beforeId, text }: { beforeId: string; text: string }) {
  const t = useText();
  const { data: earlier, error } = essaysApi.useEssayQuery(beforeId);
  const before = earlier?.content;
  const changes = useMemo(
    () => (before === undefined ? [] : textChanges(before, text)),
    [before, text],
  );
  if (error) return <p role="alert">{failureMessage(error)}</p>;
  if (before === undefined) return <p role="status">{t('Loading the earlier draft')}</p>;
  if (changes.every(({ kind }) => kind === 'same')) return <p>{t('No word has changed.')}</p>;
  return (
    <div className="changed-words" lang="en">
      {changes.map((change, index) => (
        <Change
          key={change.after.start}
          change={change}
          before={before}
          text={text}
          at={[index, changes.length]}
        />
      ))}
    </div>
  );
}
