import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from '@jest/globals';
import { BUS_TABLES } from './bus-schema.ts';
import { createEventLog, GROWN } from './event-log.ts';

const newFile = (): DatabaseSync => {
  const db = new DatabaseSync(':memory:');
  db.exec(BUS_TABLES);
  return db;
};

describe('the event log', () => {
  test('says which partitions have grown', () => {
    const db = newFile();
    const log = createEventLog(db, db, 1);
    log.append([{ topic: 'a', key: 'k', envelope: '{}' }], 0);
    const before = log.end();
    log.append([{ topic: 'b', key: 'k', envelope: '{}' }], 0);
    expect(log.grown(before)).toEqual([{ topic: 'b', partition: 0 }]);
    expect(log.grown(log.end())).toEqual([]);
  });

  test('looks for grown partitions among the new events only, however long the log is', () => {
    const [first] = newFile().prepare(`EXPLAIN QUERY PLAN ${GROWN}`).all(0);
    expect(first?.['detail']).toBe('SEARCH events USING INTEGER PRIMARY KEY (rowid>?)');
  });
});
