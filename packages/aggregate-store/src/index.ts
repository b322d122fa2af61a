export * from './aggregate-store.ts';
