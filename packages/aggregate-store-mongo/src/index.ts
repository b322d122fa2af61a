export { dumpDatabases, restoreDatabases, type CopyCount } from './database-copy.ts';
export { openMongoStore, type MongoStoreOptions } from './open-mongo-store.ts';
