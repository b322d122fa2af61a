import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const workspace = '(?:packages|services)/[^/]+|web|proto';
const test = '[.]test[.]tsx?$';
/** What only tests import: they lie in one of these folders, or are named so. */
const testSupport = '/(fixtures|e2e|test|testing)/|-under-test[.]tsx?$';

/** Every file a package names in its `exports`: the only doors into it. */
const doors = globSync(['packages/*/package.json', 'services/*/package.json', 'proto/package.json'])
  .flatMap((manifest) => {
    const { exports = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
    return Object.values(exports).map((file) => join(dirname(manifest), file));
  })
  .map((file) => `^${file.replaceAll('.', '[.]').replaceAll('*', '.*')}$`);

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const engine = '^packages/critique-engine/src/';
/** Folders of the engine, lowest first: a folder may import those before it, never those after it. */
const engineStoreys = [
  ['layers'],
  ['grammar-rules', 'grammar'],
  ['argument'],
  ['detectors', 'exemplars'],
  ['scores', 'selection'],
  ['findings'],
  ['premium', 'live'],
  ['documents'],
  ['cli'],
];
const foldersAbove = (storey) =>
  engineStoreys
    .slice(storey + 1)
    .flat()
    .join('|');
/** Files beside the folders: `entry` files put the engine together, the others lie under every folder but layers/. */
const engineEntry = `${engine}(index|jobs|browser|find-for)[.]ts$`;

/** The layers of docs/architecture.md, checked over type imports as well. */
export default {
  forbidden: [
    forbid(
      'no-cycles',
      'Two files that need each other are one thing or three.',
      {},
      {
        circular: true,
      },
    ),
    forbid(
      'services-stand-alone',
      'Services meet over gRPC and events; only standalone composes them.',
      { path: '^services/([^/]+)/', pathNot: '^services/standalone/' },
      { path: '^services/', pathNot: '^services/$1/' },
    ),
    forbid(
      'packages-know-no-service',
      'What a package needs of a service is handed in.',
      { path: '^(packages|proto|web)/' },
      { path: '^services/' },
    ),
    forbid(
      'contracts-and-proto-come-first',
      'Everything imports them, so they import none of us.',
      { path: '^(packages/contracts|proto)/' },
      { path: `^(${workspace})/`, pathNot: '^$1/' },
    ),
    forbid(
      'web-imports-little',
      'The page carries contracts and text-analysis; all else is the server’s.',
      { path: '^web/' },
      {
        path: '^(packages|proto)/',
        pathNot: '^packages/(contracts|text-analysis|critique-engine)/',
      },
    ),
    forbid(
      'language-model-in-a-thread',
      'The whole engine holds the tagger’s tables: only engine threads load it, the rest take /jobs.',
      {
        path: '^services/',
        pathNot: `^services/ai-chunk-worker/src/offline/|/(e2e|testing)/|${test}`,
      },
      { path: '^packages/critique-engine/src/index[.]ts$' },
    ),
    forbid(
      'documents-in-a-process',
      'Uploaded files may be hostile: only the process that is made for one file reads them.',
      {
        path: '^services/',
        pathNot: `^services/api-gateway/src/uploads/read-|/(e2e|testing)/|${test}`,
      },
      { path: '^packages/critique-engine/src/documents/' },
    ),
    forbid(
      'critique-engine-in-a-worker',
      'It is heavy: in the browser only a *.worker.ts loads it.',
      { path: '^web/', pathNot: `[.]worker[.]ts$|${test}` },
      { path: '^packages/critique-engine/' },
    ),
    forbid(
      'nobody-imports-web',
      'The page is built, then served as files.',
      { path: '^(packages|services|proto)/' },
      { path: '^web/' },
    ),
    forbid(
      'by-the-front-door',
      'Of another workspace only what its package.json exports.',
      { path: `^(${workspace})/` },
      { path: `^(${workspace})/`, pathNot: ['^$1/', ...doors] },
    ),
    forbid(
      'by-name',
      'Another workspace is imported by its package name, not by a relative path.',
      { path: `^(${workspace})/` },
      { path: `^(${workspace})/`, pathNot: '^$1/', dependencyTypes: ['local'] },
    ),
    ...engineStoreys
      .slice(0, -1)
      .map((folders, storey) =>
        forbid(
          `engine-storeys-${folders[0]}`,
          'The critique engine is built in storeys: imports lead down, so that each part can be read without those above it.',
          { path: `${engine}(${folders.join('|')})/`, pathNot: test },
          { path: `${engine}((${foldersAbove(storey)})/|find-for[.]ts$)` },
        ),
      ),
    forbid(
      'engine-files-under-the-folders',
      'What every folder of the engine uses needs at most the layers.',
      { path: `${engine}[^/]+[.]ts$`, pathNot: [engineEntry, test] },
      { path: `${engine}(${foldersAbove(0)})/` },
    ),
    forbid(
      'engine-premium-is-a-leaf',
      'The premium report reads the rest of the analysis; nothing of the rest may need it.',
      { path: engine, pathNot: [engineEntry, `${engine}premium/`, test] },
      { path: `${engine}premium/` },
    ),
    forbid(
      'tests-end-the-line',
      'Shipped code imports neither tests nor the testkit.',
      {
        path: `^(${workspace})/`,
        pathNot: [test, testSupport, '(^|/)conformance', '^packages/testkit/'],
      },
      { path: ['^packages/testkit/', test, testSupport] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
    },
    skipAnalysisNotInRules: true,
  },
};
