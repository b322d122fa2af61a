import { eventBusConformance } from '../conformance.ts';
import { busOnTempFile } from './bus-on-temp-file.ts';
import type { EmbeddedBus } from './embedded-bus-options.ts';

eventBusConformance('embedded', async () => {
  const { open, remove } = await busOnTempFile();
  let viewer: EmbeddedBus | undefined;
  return {
    open: async () => open(),
    deadLetters: () => (viewer ??= open()).deadLetters(),
    remove,
  };
});
