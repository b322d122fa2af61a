import { baselineEvents, currentEvents } from './schema-baselines.ts';
import { catalogueBreaks } from './schema-breaks.ts';

const breaks = catalogueBreaks(baselineEvents(), currentEvents());
if (breaks.length > 0) {
  const lines = breaks.map((fault) => `  ${fault}`).join('\n');
  console.error(
    `Processes of the last release could not read these events, or events of the last release could not be read:\n${lines}\nSee 'Breaking changes' in docs/operations/upgrading.md.`,
  );
  process.exitCode = 1;
}
