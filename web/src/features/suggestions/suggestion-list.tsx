import type { Suggestion } from '@argint/contracts';
import { useId } from 'react';
import { useDispatch } from 'react-redux';
import { Button } from '../../components/button.tsx';
import { scoreLabels } from '../../config/score-labels.ts';
import { failureMessage } from '../../lib/api/api-error.ts';
import { toasted } from '../../lib/toasts/toast-slice.ts';
import { suggestionsApi } from './suggestions-api.ts';
import './suggestions.css';
import { useText } from '../../lib/i18n/text.ts';

const PRIORITY = { high: 'High priority', medium: 'Medium priority', low: 'Low priority' } as const;

function Item({ essayId, suggestion }: { essayId: string; suggestion: Suggestion }) {
  const t = useText();
  const id = useId();
  const dispatch = useDispatch();
  const [complete] = suggestionsApi.useCompleteSuggestionMutation();
  const { title, description, category, priority, isCompleted } = suggestion;
  const tick = async (): Promise<void> => {
    const { error } = await complete({ essayId, id: suggestion.id, isCompleted: !isCompleted });
    if (error) dispatch(toasted({ kind: 'error', title: t('Error'), text: failureMessage(error) }));
  };
  return (
    <li className="suggestion" data-done={isCompleted}>
      <input
        id={id}
        type="checkbox"
        checked={isCompleted}
        aria-describedby={`${id}-more`}
        onChange={() => void tick()}
      />
      <div>
        <label htmlFor={id} lang="en">
          {title}
        </label>
        <p id={`${id}-more`}>
          <span lang="en">{description}</span>
          <span className="suggestion__kind">
            {t(scoreLabels[category])} · {t(PRIORITY[priority])}
          </span>
        </p>
      </div>
    </li>
  );
}

/** What to improve next in an essay, to be ticked off. Nothing where there is nothing to improve. */
export function SuggestionList({ essayId }: { essayId: string }) {
  const t = useText();
  const id = useId();
  const { data, error, isFetching, refetch } = suggestionsApi.useSuggestionsQuery(essayId);
  if (!data && !error) {
    return (
      <div className="skeleton suggestions" role="status" aria-label={t('Loading suggestions')} />
    );
  }
  if (data?.length === 0) return null;
  const done = data?.filter(({ isCompleted }) => isCompleted).length ?? 0;
  return (
    <section className="suggestions" aria-labelledby={id}>
      <h2 id={id}>{t('What to improve next')}</h2>
      {data ? (
        <>
          <p className="suggestions__done" role="status">
            {t('{{done}} of {{all}} done', { done, all: data.length })}
          </p>
          <ul>
            {data.map((suggestion) => (
              <Item key={suggestion.id} essayId={essayId} suggestion={suggestion} />
            ))}
          </ul>
        </>
      ) : (
        <div role="alert">
          <p>{failureMessage(error)}</p>
          <Button size="small" disabled={isFetching} onClick={() => void refetch()}>
            {t('Try Again')}
          </Button>
        </div>
      )}
    </section>
  );
}
