import { DuplicateError, type Collection, type NewDoc } from '@argint/aggregate-store';
import { mapKeys, type PerMasterKey } from '@argint/service-kit';
import { createLoginIds } from './login-ids.ts';

type LoginIds = ReturnType<typeof createLoginIds>;

/** Moves a record to another id, where there is none yet. A second call, or one after a crash, ends the same. */
const moveRecord = async <D extends object>(
  records: Collection<D>,
  from: string,
  to: string,
): Promise<void> => {
  const found = await records.get(from);
  if (!found) return;
  const { version, outbox, outboxSince, ...fields } = found;
  try {
    await records.insert({ ...fields, _id: to } as unknown as NewDoc<D>);
  } catch (error) {
    if (!(error instanceof DuplicateError)) throw error;
  }
  await records.delete(from);
};

/**
 * The ids of the records about sign-ins while the master key changes. They are made with a key, so a record that is
 * stored under the id of a previous key moves to that of the current one when it is next needed. A record that
 * another replica has moved to a newer key stays there. So a lock or a known address outlives the change.
 */
export const createLoginRecords = (idKeys: PerMasterKey<Buffer>) => {
  const ids = mapKeys(idKeys, createLoginIds);
  return {
    /** The id at which a record is, or will be. */
    idIn: async <D extends object>(
      records: Collection<D>,
      idOf: (ids: LoginIds) => string,
    ): Promise<string> => {
      for (const newer of ids.next) if (await records.get(idOf(newer))) return idOf(newer);
      const id = idOf(ids.current);
      for (const older of ids.previous) await moveRecord(records, idOf(older), id);
      return id;
    },
  };
};
