export * from './document-fault.ts';
export * from './read-document.ts';
