import { eventBusConformance } from '@argint/event-bus/conformance';
import { afterAll, beforeAll } from '@jest/globals';
import { createTempBus, TEST_RETRY } from './testing/temp-bus.ts';

eventBusConformance('embedded, a file for each claim', {
  openLog: async () => {
    const { open, remove } = await createTempBus();
    return { open: async () => open(), remove };
  },
  retry: TEST_RETRY,
});

// As on a shared server: every claim finds the events of those before it.
let shared: Awaited<ReturnType<typeof createTempBus>>;
beforeAll(async () => {
  shared = await createTempBus();
});
afterAll(() => shared.remove());

eventBusConformance('embedded, one file for all claims', {
  openLog: async () => ({ open: async () => shared.open(), remove: async () => undefined }),
  retry: TEST_RETRY,
});
