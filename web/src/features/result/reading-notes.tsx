import type { AnalysisResult } from '@argint/contracts';
import { Known } from '../../lib/i18n/known.tsx';
import { useText } from '../../lib/i18n/text.ts';
import { EngineAloneNote } from './engine-alone-note.tsx';

/** Says who read what, where nothing is missing: it is folded. */
const tellsWhoRead = (note: string): boolean =>
  /^The AI model .+ (?:read your essay:|looked over the language)/.test(note);

/**
 * What the engine or the model says about the reading itself. The comment names one thing to change first, so the
 * recommendation, which goes by the lowest score, is shown only without a comment.
 */
const notesOf = ({ overallVerdict, recommendation, cloudAnalysis }: AnalysisResult): string[] =>
  [overallVerdict?.comment ? null : recommendation, ...(cloudAnalysis?.notes ?? [])].filter(
    (one): one is string => typeof one === 'string' && one !== '',
  );

/** Above the count of issues: what is missing from this reading; folded, who read. */
export function ReadingNotes(props: {
  result: AnalysisResult;
  /** A further note about how this result was made; null for none. */
  note: string | null;
}) {
  const t = useText();
  const { result, note } = props;
  const notes = notesOf(result);
  const missing = notes.filter((one) => !tellsWhoRead(one));
  const readers = notes.filter(tellsWhoRead);
  const unchecked = result.emptyReasons['lineCritiques.grammar'];
  return (
    <>
      {result.readBy === 'engine' && <EngineAloneNote />}
      {readers.length > 0 && (
        <details className="result__how">
          <summary>{t('An AI model has read this essay.')}</summary>
          {readers.map((one) => (
            <p key={one}>
              <Known text={one} />
            </p>
          ))}
        </details>
      )}
      {(note || unchecked || missing.length > 0) && (
        <ul className="result__notes">
          {unchecked && <li>{t('The full grammar was not checked everywhere in this essay.')}</li>}
          {missing.map((one) => (
            <li key={one}>
              <Known text={one} />
            </li>
          ))}
          {note && <li>{note}</li>}
        </ul>
      )}
    </>
  );
}
