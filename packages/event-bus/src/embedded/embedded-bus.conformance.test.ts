import { eventBusConformance } from '../conformance.ts';
import { busOnTempFile } from './bus-on-temp-file.ts';

eventBusConformance('embedded', async () => {
  const { open, remove } = await busOnTempFile();
  return {
    open: async () => open(),
    deadLetters: () => open().deadLetters(),
    remove,
  };
});
