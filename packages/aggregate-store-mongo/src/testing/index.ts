export { dropDatabases } from './drop-databases.ts';
export { rawDocuments } from './raw-documents.ts';
