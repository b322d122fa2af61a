import { TEXT_KINDS } from '@argint/contracts/text-kind';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { kindName } from '../text-kind/kind-names.ts';
import { t, useText } from '../../lib/i18n/text.ts';
import { ESSAY_SORTS, ESSAY_STATES, stateOf } from './find-essays.ts';
import type { EssayQuery, EssaySort, EssayState } from './find-essays.ts';
import type { EssayGroup } from './group-drafts.ts';
import { statusWords } from './status-words.ts';

const stateName = (state: EssayState): string =>
  state === 'none' ? t('Not analysed') : t(statusWords[state === 'running' ? 'processing' : state]);

const sortName = (sort: EssaySort): string => {
  switch (sort) {
    case 'newest':
      return t('Newest first');
    case 'oldest':
      return t('Oldest first');
    case 'title':
      return t('By title');
    case 'best':
      return t('Highest score first');
    case 'weakest':
      return t('Lowest score first');
  }
};

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function Choice<T extends string>(props: {
  label: string;
  value: T;
  onChoose: (value: T) => void;
  options: readonly (readonly [value: T, name: string])[];
}) {
  return (
    <select
      aria-label={props.label}
      value={props.value}
      onChange={({ target }) => props.onChoose(target.value as T)}
    >
      {props.options.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** Searches, filters and sorts the list. Only kinds and states that the student's essays have are offered. */
export function EssayTools(props: {
  groups: readonly EssayGroup[];
  query: EssayQuery;
  view: 'rows' | 'cards';
  onChange: (change: Partial<EssayQuery>) => void;
  /** Shows all essays again; null where that is offered elsewhere or all are shown. */
  onClear: (() => void) | null;
  /** How many essays are listed. */
  count: ReactNode;
}) {
  const t = useText();
  const { groups, query, view, onChange, onClear, count } = props;
  const id = useId();
  const kinds = TEXT_KINDS.filter(
    (kind) => kind === query.kind || groups.some(({ newest }) => newest.textKind === kind),
  );
  const states = ESSAY_STATES.filter(
    (state) =>
      state === query.state || groups.some(({ newest }) => stateOf(newest.status) === state),
  );
  return (
    <form role="search" className="essay-tools" onSubmit={(event) => event.preventDefault()}>
      <div className="essay-tools__fields">
        <label htmlFor={id} className="visually-hidden">
          {t('Search your essays')}
        </label>
        <input
          id={id}
          type="search"
          placeholder={t('Title or question')}
          maxLength={200}
          autoComplete="off"
          value={query.words}
          onChange={({ target }) => onChange({ words: target.value })}
        />
        {kinds.length > 0 && (
          <Choice
            label={t('Kind of text')}
            value={query.kind ?? ''}
            onChoose={(kind) => onChange({ kind: kind === '' ? null : kind })}
            options={[
              ['', t('All kinds')],
              ...kinds.map((kind) => [kind, capital(kindName(kind))] as const),
            ]}
          />
        )}
        {states.length > 1 && (
          <Choice
            label={t('Status of the analysis')}
            value={query.state ?? ''}
            onChoose={(state) => onChange({ state: state === '' ? null : state })}
            options={[
              ['', t('Any status')],
              ...states.map((state) => [state, stateName(state)] as const),
            ]}
          />
        )}
        <Choice
          label={t('Order')}
          value={query.sort}
          onChoose={(sort) => onChange({ sort })}
          options={ESSAY_SORTS.map((sort) => [sort, sortName(sort)] as const)}
        />
      </div>
      <div className="essay-tools__below">
        <p role="status">{count}</p>
        {onClear && (
          <button type="button" className="text-button" onClick={onClear}>
            {t('Show all essays')}
          </button>
        )}
        <button
          type="button"
          className="text-button essay-tools__view"
          onClick={() => onChange({ view: view === 'rows' ? 'cards' : 'rows' })}
        >
          {view === 'rows' ? t('Show as cards') : t('Show as a short list')}
        </button>
      </div>
    </form>
  );
}
