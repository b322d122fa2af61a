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

/** The scripts and styles that a page needs besides those of `template`. */
const filesOf = (bundle: Rolldown.OutputBundle, module: string | null, template: string) => {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const add = (name: string): void => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || scripts.has(name)) return;
    scripts.add(name);
    for (const style of file.viteMetadata?.importedCss ?? []) styles.add(style);
    file.imports.forEach(add);
  };
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunk = chunks.find((file) => module !== null && file.facadeModuleId?.endsWith(module));
  if (chunk) add(chunk.fileName);
  const isMissing = (name: string): boolean => !template.includes(name);
  return { scripts: [...scripts].filter(isMissing), styles: [...styles].filter(isMissing) };
};

const STYLESHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g;

/** A style sheet in the HTML. The link to it, which loads last, keeps it from being loaded again. */
const inlineStyle = async (dir: string, file: string): Promise<string> =>
  `<style>${await readFile(join(dir, file), 'utf8')}</style>
    <link rel="stylesheet" crossorigin href="/${file}" media="not all">`;

const replaceAsync = async (
  text: string,
  pattern: RegExp,
  replace: (group: string) => Promise<string>,
): Promise<string> => {
  const found = await Promise.all(
    [...text.matchAll(pattern)].map(([, group]) => replace(group ?? '')),
  );
  return text.replace(pattern, () => found.shift() ?? '');
};

/**
 * Writes dist/prerendered: the pages whose first sight must wait for nothing but their HTML, which
 * holds their styles too. The gateway allows the script in it by its hash.
 */
export const prerenderPages = (): Plugin => ({
  name: 'prerender-pages',
  apply: 'build',
  writeBundle: {
    sequential: true,
    async handler({ dir = 'dist' }, bundle) {
      const beforePaint = await readFile(join(here, 'public/before-paint.js'), 'utf8');
      const template = (await readFile(join(dir, 'index.html'), 'utf8')).replace(
        '<script src="/before-paint.js"></script>',
        () => `<script>${beforePaint}</script>`,
      );
      await writeFile(join(dir, 'index.html'), template);
      const prerender = await loadPrerender();
      await mkdir(join(dir, 'prerendered'), { recursive: true });
      for (const { path, file, title, module } of PAGES) {
        const html = await prerender(path);
        const { scripts, styles } = filesOf(bundle, module, template);
        const links = [
          ...styles.map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`),
          ...scripts.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
        ];
        const page = template
          .replace('</head>', () => `${links.join('\n')}\n</head>`)
          .replace(/<title>(.*)<\/title>/, (tag, name) =>
            title === null ? tag : `<title>${title} · ${name}</title>`,
          )
          .replace(
            '<div id="root"></div>',
            () => `<div id="root" data-path="${path}">${html}</div>`,
          );
        const whole = await replaceAsync(page, STYLESHEET, (name) => inlineStyle(dir, name));
        await writeFile(join(dir, 'prerendered', file), whole);
      }
      await rm(SERVER_DIR, { recursive: true });
    },
  },
});
