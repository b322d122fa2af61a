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
