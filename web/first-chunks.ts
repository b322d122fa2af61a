import type { Plugin } from 'vite';

/**
 * Puts what the first page needs into two files, libraries and our own code, instead of a dozen
 * small ones: a slow connection pays for each request.
 */
export const firstChunks = (): Plugin => {
  const first = new Set<string>();
  return {
    name: 'first-chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'libraries',
                  test: (id: string) => first.has(id) && id.includes('node_modules'),
                  priority: 2,
                },
                {
                  name: 'first',
                  test: (id: string) => first.has(id) && !id.endsWith('.css'),
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    }),
    buildEnd() {
      const add = (id: string): void => {
        if (first.has(id)) return;
        first.add(id);
        this.getModuleInfo(id)?.importedIds.forEach(add);
      };
      for (const id of this.getModuleIds()) {
        if (id.endsWith('/src/app/main.tsx')) add(id);
      }
    },
  };
};
