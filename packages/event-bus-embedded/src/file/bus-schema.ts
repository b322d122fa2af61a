/** 'AIBS' in ASCII: marks an event bus file among other SQLite files. */
export const BUS_APPLICATION_ID = 0x41494253;

/** Raise it with every change of the tables. */
export const BUS_SCHEMA_VERSION = 3;

/** Tables of a bus file; times are epoch milliseconds, `lease_until` is milliseconds since machine start. */
export const BUS_TABLES = `
CREATE TABLE settings (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE events (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  topic TEXT NOT NULL,
  partition INTEGER NOT NULL,
  published_at INTEGER NOT NULL,
  envelope TEXT NOT NULL
);
CREATE INDEX events_by_partition ON events (topic, partition, seq);
CREATE TABLE members (
  topic TEXT NOT NULL,
  grp TEXT NOT NULL,
  member TEXT NOT NULL,
  lease_until INTEGER NOT NULL,
  PRIMARY KEY (topic, grp, member)
) WITHOUT ROWID;
CREATE TABLE positions (
  topic TEXT NOT NULL,
  grp TEXT NOT NULL,
  partition INTEGER NOT NULL,
  seq INTEGER NOT NULL DEFAULT 0,
  owner TEXT,
  fence INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (topic, grp, partition)
) WITHOUT ROWID;
CREATE TABLE retries (
  topic TEXT NOT NULL,
  grp TEXT NOT NULL,
  seq INTEGER NOT NULL,
  partition INTEGER NOT NULL,
  attempts INTEGER NOT NULL,
  parked INTEGER NOT NULL,
  not_before INTEGER NOT NULL,
  published_at INTEGER NOT NULL,
  envelope TEXT NOT NULL,
  PRIMARY KEY (topic, grp, seq)
) WITHOUT ROWID;
CREATE TABLE dead_letters (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  topic TEXT NOT NULL,
  grp TEXT NOT NULL,
  seq INTEGER NOT NULL,
  partition INTEGER NOT NULL,
  attempts INTEGER NOT NULL,
  error TEXT NOT NULL,
  died_at INTEGER NOT NULL,
  published_at INTEGER NOT NULL,
  envelope TEXT NOT NULL
);
CREATE TABLE crash_counts (
  topic TEXT NOT NULL,
  grp TEXT NOT NULL,
  seq INTEGER NOT NULL,
  crashes INTEGER NOT NULL,
  PRIMARY KEY (topic, grp, seq)
) WITHOUT ROWID;
`;
