import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);

/** Smaller ones fit into one packet as they are, in bytes. */
const SMALLEST = 1_000;

/**
 * Writes a .br file beside each script, style sheet and word list of dist/assets, at the best quality: once, in place of a quick
 * compression for each visitor. The engine is 699 kB instead of 916.
 */
export const compressedAssets = (): Plugin => {
  let folder = '';
  return {
    name: 'compressed-assets',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir, build.assetsDir);
    },
    closeBundle: async () => {
      const names = (await readdir(folder)).filter((name) => /\.(?:js|css|txt)$/.test(name));
      await Promise.all(
        names.map(async (name) => {
          const content = await readFile(join(folder, name));
          if (content.length < SMALLEST) return;
          const params = {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          };
          await writeFile(join(folder, `${name}.br`), await compress(content, { params }));
        }),
      );
    },
  };
};
