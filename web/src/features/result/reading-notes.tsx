import type { AnalysisResult } from '@argint/contracts';
import { GRAMMAR_TIMED_OUT } from '@argint/contracts/messages';
import { Known } from '../../lib/i18n/known.tsx';
import { useText } from '../../lib/i18n/text.ts';
import { useReadAgain } from '../text-kind/use-read-again.ts';
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

/** Starts a free analysis of the same text, which asks the grammar checker again. */
function CheckAgain({ essayId }: { essayId: string }) {
  const t = useText();
  const { readAgain, isStarting } = useReadAgain(essayId, 'simple');
  return (
    <button
      type="button"
      className="text-button"
      disabled={isStarting}
      onClick={() => void readAgain()}
    >
      {t('Check the grammar again for free')}
    </button>
  );
}

/** Above the count of issues: what is missing from this reading and can be tried again; folded, who read. */
export function ReadingNotes(props: {
  result: AnalysisResult;
  /** Null where the result belongs to no essay of the student. */
  essayId: string | null;
  /** A further note about how this result was made; null for none. */
  note: string | null;
}) {
  const t = useText();
  const { result, essayId, note } = props;
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
          {unchecked && (
            <li>
              {t('The full grammar was not checked everywhere in this essay.')}{' '}
              {essayId !== null && unchecked === GRAMMAR_TIMED_OUT && (
                <CheckAgain essayId={essayId} />
              )}
            </li>
          )}
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
