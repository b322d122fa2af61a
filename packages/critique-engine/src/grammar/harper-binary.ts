import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/**
 * Harper's WebAssembly, read from its file. Inlined in a module it needs 170 MB and a second more; streamed, 80 MB.
 * Harper gets the bytes and not the path, because it does not find paths that a URL escapes (a space, a drive letter).
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
