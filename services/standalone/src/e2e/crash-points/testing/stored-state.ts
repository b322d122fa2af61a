import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';

interface Row {
  _id: string;
  doc: Record<string, unknown> & { outbox?: unknown[] };
}

const rowsOf = (file: string, table: string): Row[] => {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return db
      .prepare(`SELECT _id, doc FROM "${table}"`)
      .all()
      .map((row) => ({
        _id: String(row['_id']),
        doc: JSON.parse(String(row['doc'])) as Row['doc'],
      }));
  } finally {
    db.close();
  }
};

const tablesOf = (file: string): string[] => {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return db
      .prepare("SELECT name FROM sqlite_master WHERE type='table'")
      .all()
      .map((row) => String(row['name']));
  } finally {
    db.close();
  }
};

const SERVICES = [
  'auth',
  'profile-billing',
  'essay',
  'analysis-orchestrator',
  'ai-chunk-worker',
] as const;

/** Whether a sealed value in the rows names another data key than the given one. */
const sealedWithAnother = (rows: readonly Row[], keyNumber: number): boolean =>
  rows.some(({ doc }) =>
    [...JSON.stringify(doc).matchAll(/"(v1|v2\.\d+)\.[A-Za-z0-9+/]{38,}=*"/g)].some(
      ([, header]) => header !== `v2.${keyNumber}`,
    ),
  );

interface Entitlement {
  granted: number;
  spent: number;
  lots: { left: number }[];
  holds: unknown[];
}

/**
 * Reads what the database files contain about one account. `fileOf` gives the path of a service's
 * file. `unpublished` lists `<service>:<collection>:<id>` of every aggregate with a filled outbox.
 */
export const readStoredState = (fileOf: (service: string) => string, email: string) => {
  const file = (service: (typeof SERVICES)[number]): string => fileOf(service);
  const unpublished = SERVICES.filter((service) => existsSync(file(service))).flatMap((service) =>
    tablesOf(file(service)).flatMap((table) =>
      rowsOf(file(service), table)
        .filter(({ doc }) => (doc.outbox ?? []).length > 0)
        .map(({ _id }) => `${service}:${table}:${_id}`),
    ),
  );
  const users = rowsOf(file('auth'), 'users').filter(({ doc }) => doc['email'] === email);
  const userId = users[0]?._id;
  const own = (service: (typeof SERVICES)[number], table: string): Row[] =>
    rowsOf(file(service), table).filter(({ doc }) => doc['userId'] === userId);
  const [entitlement] = rowsOf(file('profile-billing'), 'entitlements')
    .filter(({ _id }) => _id === userId)
    .map(({ doc }) => doc as unknown as Entitlement);
  const living = new Set(
    rowsOf(file('auth'), 'users').flatMap(({ _id, doc }) => (doc['deletedAt'] === null ? _id : [])),
  );
  /** What is stored of users whose account is deleted, as `<collection>:<id>`. Tombstones are left out. */
  const orphans = [
    ...(['essays', 'results', 'findings', 'answers', 'pendingEssays', 'dataKeys'] as const).map(
      (table) => ['essay', table] as const,
    ),
    ...(['profiles', 'consents'] as const).map((table) => ['profile-billing', table] as const),
  ].flatMap(([service, table]) =>
    rowsOf(file(service), table)
      .filter(({ doc }) => doc['state'] === undefined || doc['state'] === 'kept')
      .filter(({ _id, doc }) => !living.has(String(doc['userId'] ?? _id)))
      .map(({ _id }) => `${table}:${_id}`),
  );
  const dataKeys = rowsOf(file('essay'), 'dataKeys').filter(({ _id }) => _id === userId);
  const payments = own('profile-billing', 'payments');
  const jobs = own('analysis-orchestrator', 'jobs').map(({ _id, doc }) => ({
    id: _id,
    phase: doc['phase'],
    status: doc['status'],
    outcome: doc['outcome'],
    hasPartials: doc['hasPartials'],
  }));
  return {
    unpublished,
    users: users.length,
    paid: payments.filter(({ doc }) => doc['paymentStatus'] === 'complete').length,
    /** Payments whose plan the user does not have yet. */
    unsettled: payments
      .filter(({ doc }) => (doc['settleSince'] ?? null) !== null)
      .map(({ _id }) => _id),
    jobs,
    essays: own('essay', 'essays').filter(({ doc }) => doc['state'] === 'kept').length,
    results: own('essay', 'results').map(({ _id }) => _id),
    findings: own('essay', 'findings').map(({ _id }) => _id),
    /** Whether the user's old data keys are kept, or a stored value names another key than the newest. */
    hasOldKeys: dataKeys.some(
      ({ doc }) =>
        doc['resealAt'] !== null ||
        ['essays', 'results', 'findings', 'answers'].some((table) =>
          sealedWithAnother(own('essay', table), Number(doc['keyNumber'])),
        ),
    ),
    orphans,
    openTasks: own('ai-chunk-worker', 'tasks')
      .filter(({ doc }) => ['waiting', 'running', 'delayed'].includes(String(doc['state'])))
      .map(({ _id }) => _id),
    credits: entitlement && {
      granted: entitlement.granted,
      available: entitlement.lots.reduce((sum, { left }) => sum + left, 0),
      held: entitlement.holds.length,
      spent: entitlement.spent,
    },
  };
};

/** Names of all stored collections, as `<service>:<collection>`, sorted. */
export const collectionsOf = (fileOf: (service: string) => string): string[] =>
  SERVICES.flatMap((service) =>
    tablesOf(fileOf(service)).map((table) => `${service}:${table}`),
  ).sort();

/** Number of dead letters in a bus file. */
export const deadLettersOf = (busFile: string): number => {
  const db = new DatabaseSync(busFile, { readOnly: true });
  try {
    return Number(db.prepare('SELECT count(*) AS n FROM dead_letters').get()?.['n']);
  } finally {
    db.close();
  }
};

/** Database paths of standalone: all services in one folder. */
export const inOneFolder =
  (dir: string) =>
  (service: string): string =>
    join(dir, `${service}.sqlite`);

/** Database paths of the seven processes: one folder per service. */
export const inOwnFolders =
  (dir: string) =>
  (service: string): string =>
    join(dir, service, `${service}.sqlite`);
