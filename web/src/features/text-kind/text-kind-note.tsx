import type { AnalysisResult } from '@argint/contracts';
import { TEXT_KINDS } from '@argint/contracts/text-kind';
import type { TextKind } from '@argint/contracts/text-kind';
import { useId, useState } from 'react';
import { useText } from '../../lib/i18n/text.ts';
import { costWords } from '../credits/start-cost.ts';
import { useAccess } from '../credits/use-access.ts';
import { kindName } from './kind-names.ts';
import './text-kind.css';
import { useReadAgain } from './use-read-again.ts';

/** Below this certainty the engine says that it is not sure, and keeps to language. */
const SURE_FROM = 0.5;

interface Props {
  result: Pick<AnalysisResult, 'textKind' | 'processingMode'>;
  /** Null where the result belongs to no essay of the student, such as the sample. */
  essayId: string | null;
}

/** How the text was read, and a way to have it read as another kind. Nothing in results that do not say. */
export function TextKindNote({ result, essayId }: Props) {
  const t = useText();
  const { textKind } = result;
  if (!textKind) return null;
  const kind = kindName(textKind.kind);
  return (
    <div className="text-kind">
      <p>
        {textKind.certainty < SURE_FROM
          ? t('We are not sure what kind of text this is. Most likely: {{kind}}.', { kind })
          : t('We read this as: {{kind}}.', { kind })}
      </p>
      {essayId !== null && (
        <Correction
          essayId={essayId}
          kind={textKind.kind}
          isFree={result.processingMode === 'CLIENT_ONLY'}
        />
      )}
    </div>
  );
}

function Correction(props: { essayId: string; kind: TextKind; isFree: boolean }) {
  const t = useText();
  const { essayId, kind, isFree } = props;
  const type = isFree ? 'simple' : 'comprehensive';
  const [chosen, setChosen] = useState<TextKind>(kind === 'argument' ? 'other' : 'argument');
  const access = useAccess();
  const { readAgain, isStarting } = useReadAgain(essayId, type);
  const id = useId();
  const cost = costWords(type, access);
  const hasCredit = type === 'simple' || access === undefined || access.hasAccess;
  return (
    <details className="text-kind__change">
      <summary>{t('This is something else')}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void readAgain(chosen);
        }}
      >
        <label htmlFor={id}>{t('This is')}</label>
        <select
          id={id}
          value={chosen}
          onChange={({ target }) =>
            setChosen(TEXT_KINDS.find((one) => one === target.value) ?? chosen)
          }
        >
          {TEXT_KINDS.map((one) => (
            <option key={one} value={one}>
              {kindName(one)}
            </option>
          ))}
        </select>
        <button type="submit" className="text-button" disabled={isStarting || !hasCredit}>
          {t('Analyse again')}
        </button>
        {cost !== null && <span className="text-kind__cost">{cost}</span>}
      </form>
    </details>
  );
}
