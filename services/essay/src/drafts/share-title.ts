import type { Collection, Doc } from '@argint/aggregate-store';
import { essayPlace, titleOf } from '../essays/essay-place.ts';
import { retitle, type Essay } from '../essays/essay.ts';
import type { Seal } from '../sealing/vault.ts';
import { findDrafts } from './find-drafts.ts';

interface Sealing {
  seal: Seal;
  clock: () => Date;
}

/** The kept drafts as they are stored now, newest first. */
const keptDrafts = async (essays: Collection<Essay>, essay: Doc<Essay>): Promise<Doc<Essay>[]> => {
  const drafts = await findDrafts(essays, (await essays.get(essay._id)) ?? essay);
  return drafts.filter(({ state }) => state === 'kept');
};

const writeTitle = async (
  essays: Collection<Essay>,
  essayId: string,
  given: Sealing & { title: string },
): Promise<void> => {
  const sealed = given.seal.seal(essayPlace(essayId, 'title'), given.title);
  await essays.update(essayId, (draft) => retitle(draft, sealed, given.clock()));
};

/**
 * Gives the kept drafts of an essay the title of the oldest of them, until nothing is left to change: another replica
 * may rename them, or store a draft, at the same moment. Repeatable.
 */
export const shareTitle = async (
  essays: Collection<Essay>,
  essay: Doc<Essay>,
  sealing: Sealing,
): Promise<void> => {
  for (;;) {
    const drafts = await keptDrafts(essays, essay);
    const oldest = drafts.at(-1);
    if (!oldest) return;
    const title = titleOf(oldest, sealing.seal);
    const others = drafts.filter((draft) => titleOf(draft, sealing.seal) !== title);
    if (others.length === 0) return;
    for (const { _id } of others) await writeTitle(essays, _id, { ...sealing, title });
  }
};

/** Gives all kept drafts of an essay another title, the oldest first: its title is the one that the others take. */
export const renameDrafts = async (
  essays: Collection<Essay>,
  essay: Doc<Essay>,
  given: Sealing & { title: string },
): Promise<void> => {
  const oldest = (await keptDrafts(essays, essay)).at(-1) ?? essay;
  await writeTitle(essays, oldest._id, given);
  await shareTitle(essays, essay, given);
};
