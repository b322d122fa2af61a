import type { EssayCard } from '@argint/contracts';
import type { JobStatus } from '@argint/contracts/job';
import { TEXT_KINDS } from '@argint/contracts/text-kind';
import type { TextKind } from '@argint/contracts/text-kind';
import type { EssayGroup } from './group-drafts.ts';

/** What has become of an essay, as the list is filtered by it. `none`: it was never analysed. */
export const ESSAY_STATES = ['completed', 'running', 'failed', 'cancelled', 'none'] as const;
export type EssayState = (typeof ESSAY_STATES)[number];

export const ESSAY_SORTS = ['newest', 'oldest', 'title', 'best', 'weakest'] as const;
export type EssaySort = (typeof ESSAY_SORTS)[number];

/** Which essays are listed, in which order and how. */
export interface EssayQuery {
  /** Words of the title or the question; empty: any. */
  words: string;
  kind: TextKind | null;
  state: EssayState | null;
  sort: EssaySort;
  /** Short rows or whole cards; null: rows for a long list. */
  view: 'rows' | 'cards' | null;
  /** How many to show; null: the first ones. */
  shown: number | null;
}

/** The query of an address without one. */
export const everyEssay: EssayQuery = {
  words: '',
  kind: null,
  state: null,
  sort: 'newest',
  view: null,
  shown: null,
};

const WORDS_MAX = 200;

const knownIn = <T extends string>(all: readonly T[], value: string | null): T | null =>
  all.find((one) => one === value) ?? null;

/** Reads the query of an address: '?q=water&kind=report&state=failed&sort=title&view=cards&show=200'. */
export const readEssayQuery = (search: string): EssayQuery => {
  const params = new URLSearchParams(search);
  const shown = Number(params.get('show'));
  return {
    words: (params.get('q') ?? '').slice(0, WORDS_MAX),
    kind: knownIn(TEXT_KINDS, params.get('kind')),
    state: knownIn(ESSAY_STATES, params.get('state')),
    sort: knownIn(ESSAY_SORTS, params.get('sort')) ?? everyEssay.sort,
    view: knownIn(['rows', 'cards'], params.get('view')),
    shown: Number.isInteger(shown) && shown > 0 ? shown : null,
  };
};

/** The inverse of `readEssayQuery`; empty for every essay. */
export const essayQueryText = (query: EssayQuery): string => {
  const given = {
    q: query.words,
    kind: query.kind,
    state: query.state,
    sort: query.sort === everyEssay.sort ? null : query.sort,
    view: query.view,
    show: query.shown,
  };
  const params = new URLSearchParams(
    Object.entries(given).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  );
  return params.size === 0 ? '' : `?${params}`;
};

/** Whether the query leaves essays out. */
export const isNarrow = ({ words, kind, state }: EssayQuery): boolean =>
  words.trim() !== '' || kind !== null || state !== null;

/** The state of an essay by the status of its newest analysis. */
export const stateOf = (status: JobStatus | null): EssayState =>
  status === null ? 'none' : status === 'queued' || status === 'processing' ? 'running' : status;

/** Without accents and in small letters, so that 'cafe' finds 'Café'. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

const texts = new WeakMap<EssayCard, string>();
/** Folding two thousand titles at every key would be felt. */
const textOf = (essay: EssayCard): string => {
  const known = texts.get(essay) ?? folded(`${essay.title}\n${essay.question ?? ''}`);
  texts.set(essay, known);
  return known;
};

const scoreOf = ({ newest }: EssayGroup): number | null => newest.overallScore ?? null;

/** By score in one direction. Essays without one come last in both. */
const byScore = (direction: 1 | -1) => (a: EssayGroup, b: EssayGroup) => {
  const [x, y] = [scoreOf(a), scoreOf(b)];
  if (x === null || y === null) return Number(x === null) - Number(y === null);
  return direction * (x - y);
};

const byTitle = (language: string) => {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return (a: EssayGroup, b: EssayGroup) => compare(a.newest.title, b.newest.title);
};

/** The essays that a query asks for, in its order. `groups` are newest first; essays of equal rank stay so. */
export const findEssays = (
  groups: readonly EssayGroup[],
  { words, kind, state, sort }: EssayQuery,
  language: string,
): readonly EssayGroup[] => {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  const found = groups.filter(
    ({ newest, earlier }) =>
      (kind === null || newest.textKind === kind) &&
      (state === null || stateOf(newest.status) === state) &&
      (wanted.length === 0 ||
        [newest, ...earlier].some((draft) => wanted.every((word) => textOf(draft).includes(word)))),
  );
  switch (sort) {
    case 'newest':
      return found;
    case 'oldest':
      return found.toReversed();
    case 'title':
      return found.toSorted(byTitle(language));
    case 'best':
      return found.toSorted(byScore(-1));
    case 'weakest':
      return found.toSorted(byScore(1));
  }
};
