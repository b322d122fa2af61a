import type { EssayCard } from '@argint/contracts';

/** One essay of the list: its newest draft, and the earlier ones that are loaded, newest first. */
export interface EssayGroup {
  newest: EssayCard;
  earlier: EssayCard[];
}

/** The first draft, by which the drafts of one essay are known. A server of the release before names no groups. */
export const groupOf = ({ groupId, id }: Pick<EssayCard, 'groupId' | 'id'>): string =>
  groupId || id;

/** Groups the drafts of each essay. They are in the order in which their first draft stands in the list. */
export const groupDrafts = (essays: readonly EssayCard[]): EssayGroup[] =>
  [...Map.groupBy(essays, groupOf).values()].flatMap((drafts) => {
    const [newest, ...earlier] = drafts.toSorted((a, b) => b.draftNumber - a.draftNumber);
    return newest ? [{ newest, earlier }] : [];
  });
