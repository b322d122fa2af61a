import { Button } from '../../components/button.tsx';
import { essaysApi } from '../essays/essays-api.ts';
import { useOpenInForm } from '../essays/use-open-in-form.ts';
import { stateIn } from '../result/critique-states/critique-state.ts';
import { useCritiqueStates } from '../result/critique-states/use-critique-states.ts';
import { ordinalOf } from './draft-words.ts';
import './drafts.css';
import { plural, useText } from '../../lib/i18n/text.ts';

/** At the end of a result: opens the editor with the text, and with the critiques that are still open beside it. */
export function WriteNextDraft({ essayId }: { essayId: string }) {
  const t = useText();
  const { data: essay } = essaysApi.useEssayQuery(essayId);
  const { states } = useCritiqueStates(essayId, false);
  const openInForm = useOpenInForm();
  const critiques = essay?.analysisResults[0]?.analysisData.lineCritiques;
  if (!essay || !critiques) return null;
  const open = critiques.filter((critique) => stateIn(states, critique) === 'open').length;
  const ordinal = ordinalOf((essay.drafts[0]?.draftNumber ?? essay.draftNumber) + 1);
  return (
    <section className="next-draft" aria-labelledby="next-draft-title">
      <div>
        <h2 id="next-draft-title">{t('Make it better')}</h2>
        <p>
          {open === 0
            ? t('No critique is open. A person may still find more.')
            : plural(open, '{{count}} critique still open.', '{{count}} critiques still open.')}
        </p>
      </div>
      <Button type="primary" size="large" onClick={() => openInForm(essay)}>
        {t('Write the {{ordinal}} draft', { ordinal: t(ordinal) })}
      </Button>
    </section>
  );
}
