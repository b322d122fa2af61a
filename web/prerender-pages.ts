import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';

/** A page that stands in the HTML before any script. */
interface PrerenderedPage {
  path: string;
  /** Name of its file in dist/prerendered: that of its path. */
  file: string;
  title: string | null;
  /** The module of the page, if it is not in the first script. */
  module: string | null;
}

const PAGES: readonly PrerenderedPage[] = [
  { path: '/', file: 'home.html', title: null, module: null },
  { path: '/login', file: 'login.html', title: 'Sign in', module: '/routes/login-page.tsx' },
];

const here = fileURLToPath(new URL('.', import.meta.url));
/** Inside the checkout, so that its imports find node_modules. */
const SERVER_DIR = join(here, '../node_modules/.cache/argint/prerender');

/** Builds the page for Node, and loads its function that renders a path. */
const loadPrerender = async (): Promise<(path: string) => Promise<string>> => {
  await build({
    root: here,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    // Nothing is called while a page is rendered, but the address of the server is made up early.
    define: { 'location.origin': '""' },
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir: SERVER_DIR,
      emptyOutDir: true,
      target: 'es2022',
    },
  });
  const entry = pathToFileURL(join(SERVER_DIR, 'prerender.js')).href;
  const { prerender } = (await import(entry)) as { prerender: (path: string) => Promise<string> };
  return prerender;
};

/** Styles and scripts that a page needs besides those of the first script. */
const linksFor = (bundle: Rolldown.OutputBundle, module: string | null): string => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunk = chunks.find((file) => module !== null && file.facadeModuleId?.endsWith(module));
  if (!chunk) return '';
  const files = new Set<string>();
  const styles = new Set<string>();
  const add = (name: string): void => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || file.isEntry || files.has(name)) return;
    files.add(name);
    for (const style of file.viteMetadata?.importedCss ?? []) styles.add(style);
    file.imports.forEach(add);
  };
  add(chunk.fileName);
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...[...files].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('\n    ');
};

/** Writes dist/prerendered: the pages whose first sight must not wait for a script. */
export const prerenderPages = (): Plugin => ({
  name: 'prerender-pages',
  apply: 'build',
  writeBundle: {
    sequential: true,
    async handler({ dir = 'dist' }, bundle) {
      const template = await readFile(join(dir, 'index.html'), 'utf8');
      const prerender = await loadPrerender();
      await mkdir(join(dir, 'prerendered'), { recursive: true });
      for (const { path, file, title, module } of PAGES) {
        const html = await prerender(path);
        const page = template
          .replace('</head>', () => `  ${linksFor(bundle, module)}\n  </head>`)
          .replace(/<title>(.*)<\/title>/, (tag, name) =>
            title === null ? tag : `<title>${title} · ${name}</title>`,
          )
          .replace(
            '<div id="root"></div>',
            () => `<div id="root" data-path="${path}">${html}</div>`,
          );
        await writeFile(join(dir, 'prerendered', file), page);
      }
      await rm(SERVER_DIR, { recursive: true, force: true });
    },
  },
});
