export { runStandalone } from './create-standalone.ts';
export { urlOf, type RunFile } from './run-file.ts';
export { topology } from './topology.ts';
