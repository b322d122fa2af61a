import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/**
 * Harper's program, read from its file: inlined in a module it costs 170 MB and a second more, streamed 80 MB.
 * Where the folder's path holds what a URL escapes (a blank, a drive letter) Harper looks in the wrong place, so it is handed the bytes.
 */
export const harperBinary = async () => {
  const [{ createBinaryModuleFromUrl }, { slimBinary }] = await Promise.all([
    import('harper.js'),
    import('harper.js/slimBinary'),
  ]);
  const path = fileURLToPath(slimBinary.url);
  if (path === new URL(slimBinary.url).pathname) return slimBinary;
  const bytes = new Blob([await readFile(path)], { type: 'application/wasm' });
  const binary = createBinaryModuleFromUrl(URL.createObjectURL(bytes), 'slim');
  await binary.setup();
  return binary;
};
