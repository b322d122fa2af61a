import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { EmptyCard } from '../../components/empty-card.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../config/paths.ts';
import { plural, t, useLanguage, useText } from '../../lib/i18n/text.ts';
import { usePutInForm } from '../essay-form/use-put-in-form.ts';
import { EssayCard } from './essay-card.tsx';
import { EssayRow } from './essay-row.tsx';
import { EssayTools } from './essay-tools.tsx';
import './essays.css';
import { essayQueryText, findEssays, isNarrow } from './find-essays.ts';
import { groupOf } from './group-drafts.ts';
import type { EssayGroup } from './group-drafts.ts';
import { useEssayQuery } from './use-essay-query.ts';
import { useFocusAfterDelete } from './use-focus-after-delete.ts';
import { useFocusAfterMore } from './use-focus-after-more.ts';

/** From so many essays on they are rows, and can be searched. */
const MANY = 9;
/** How many are shown at first, and how many more at each step. */
const STEP = { rows: 100, cards: 30 } as const;

interface Props {
  groups: readonly EssayGroup[];
  /** How many drafts are loaded, and how many the student has, where that is known. */
  loaded: number;
  total: number | null;
  /** All essays are loaded. */
  isWhole: boolean;
  /** Why the list is incomplete or out of date; null when it is neither. */
  failure: string | null;
  isFetching: boolean;
  onRetry: () => void;
}

const countWords = (groups: readonly EssayGroup[]): string => {
  const drafts = groups.reduce((sum, { earlier }) => sum + 1 + earlier.length, 0);
  const essays = plural(groups.length, '{{count}} essay', '{{count}} essays');
  return drafts === groups.length
    ? essays
    : `${essays}, ${plural(drafts, '{{count}} draft', '{{count}} drafts')}`;
};

/** The essays as rows or cards, one for all drafts of an essay, with search, and a link to write a new one. */
export function EssayList(props: Props) {
  const t = useText();
  const language = useLanguage();
  const { groups, failure } = props;
  const [query, change] = useEssayQuery();
  // A key never waits for the list.
  const asked = useDeferredValue(query);
  const found = useMemo(() => findEssays(groups, asked, language), [groups, asked, language]);
  // A list does not change its look while essays are deleted from it.
  const [isLong] = useState(groups.length >= MANY || (props.total ?? 0) >= MANY);
  const view = query.view ?? (isLong ? 'rows' : 'cards');
  const shown = found.slice(0, query.shown ?? STEP[view]);
  const newest = useMemo(() => found.map((group) => group.newest), [found]);
  const visible = shown.map((group) => group.newest);
  const onDelete = useFocusAfterDelete(newest);
  const beforeMore = useFocusAfterMore(visible);
  const putInForm = usePutInForm();
  const beginNew = (): void => putInForm({ text: '', question: '', parentEssayId: null });
  const clear = (): void => {
    change({ words: '', kind: null, state: null });
    // The button that was clicked is gone.
    document.querySelector<HTMLElement>('.essay-tools input')?.focus();
  };
  const list = essayQueryText(query);
  const isNarrowed = isNarrow(asked);
  const hasTools = isLong || list !== '';
  if (groups.length === 0 && props.isWhole) return <NoEssays />;
  return (
    <div className="page">
      <header className="essays__head">
        <h1>{t('Your Essays')}</h1>
        <div className="essays__links">
          <LinkButton to={paths.progress}>{t('Your progress')}</LinkButton>
          <LinkButton to={paths.section('essay-form')} onFollow={beginNew}>
            {t('New essay')}
          </LinkButton>
        </div>
      </header>
      {hasTools && (
        <EssayTools
          groups={groups}
          query={query}
          view={view}
          onChange={change}
          onClear={isNarrowed && found.length > 0 ? clear : null}
          count={<Count {...props} found={found} isNarrowed={isNarrowed} />}
        />
      )}
      {failure && (
        <div className="essays__failure" role="alert">
          <p>{failure}</p>
          <Button disabled={props.isFetching} onClick={props.onRetry}>
            {t('Try Again')}
          </Button>
        </div>
      )}
      {found.length === 0 && isNarrowed && <NoMatch words={asked.words.trim()} onClear={clear} />}
      {shown.length > 0 && (
        <ul className={view === 'rows' ? 'essay-rows' : 'essays'}>
          {shown.map(({ newest: essay, earlier }) => (
            <li key={groupOf(essay)}>
              {view === 'rows' ? (
                <EssayRow essay={essay} earlier={earlier} list={list} onDelete={onDelete} />
              ) : (
                <EssayCard essay={essay} earlier={earlier} list={list} onDelete={onDelete} />
              )}
            </li>
          ))}
        </ul>
      )}
      {shown.length < found.length && (
        <div className="essays__more">
          <p>{t('{{shown}} of {{count}} essays', { shown: shown.length, count: found.length })}</p>
          <Button
            onClick={() => {
              beforeMore();
              change({ shown: shown.length + STEP[view] });
            }}
          >
            {t('Show more')}
          </Button>
        </div>
      )}
    </div>
  );
}

function NoEssays() {
  const t = useText();
  return (
    <EmptyCard
      title={t('No essays yet')}
      actions={
        <>
          <LinkButton type="primary" to={paths.section('essay-form')}>
            {t('Start Writing')}
          </LinkButton>
          <LinkButton to={paths.sample}>{t('See a sample result')}</LinkButton>
        </>
      }
    >
      <p>{t('Every essay you analyse is kept here with its critiques.')}</p>
    </EmptyCard>
  );
}

/** How many essays are listed, of how many; while they are loaded, how far that is. */
function Count(props: Props & { found: readonly EssayGroup[]; isNarrowed: boolean }) {
  const { groups, found, isNarrowed, isWhole, loaded, total, failure } = props;
  if (!isWhole && !failure && total !== null)
    return t('Loading: {{loaded}} of {{total}}', { loaded, total });
  return isNarrowed
    ? t('{{shown}} of {{count}} essays', { shown: found.length, count: groups.length })
    : countWords(groups);
}

function NoMatch({ words, onClear }: { words: string; onClear: () => void }) {
  const t = useText();
  return (
    <section className="essays__none">
      <h2>
        {words === ''
          ? t('No essay matches this choice')
          : t('No essay matches “{{words}}”', { words })}
      </h2>
      <p>{t('The title and the question of each essay are searched.')}</p>
      <Button onClick={onClear}>{t('Show all essays')}</Button>
    </section>
  );
}
