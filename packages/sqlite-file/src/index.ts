export { copyAtOneMoment } from './copy-at-one-moment.ts';
export { fileError, fileFault, type FileFault, type FileNaming } from './file-fault.ts';
export {
  createGroupCommit,
  type Commit,
  type GroupCommit,
  type GroupCommitOptions,
} from './group-commit.ts';
export { openSqliteFile, type SqliteFile, type SqliteFileOptions } from './open-sqlite-file.ts';
export { readPragma } from './pragma.ts';
export { inTransaction } from './transaction.ts';
export { createWalTruncation, type WalTruncation } from './wal-truncation.ts';
export { createWalSync, type WalSync } from './wal-sync.ts';
