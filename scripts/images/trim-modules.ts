import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';

// Run after `npm ci` by deploy/Dockerfile, and for all services together by scripts/install.sh: removes what the build
// of the page and the running services do not read. Licences stay.
//   node scripts/images/trim-modules.ts node_modules [ai-chunk-worker]

const [root = 'node_modules', service] = process.argv.slice(2);

const NEVER_READ = [
  '**/*.{map,md,markdown,d.ts,d.mts,d.cts,tsbuildinfo}',
  '@types',
  // A library of the page would use it for types alone.
  'typescript',
  // The page is built from the ES modules.
  'antd/{dist,lib}',
  '@ant-design/*/lib',
  '@ant-design/icons/dist',
  '@ant-design/icons-svg/inline*',
  '@rc-component/*/lib',
  // C headers, for add-ons that nobody compiles.
  'node-linux-*/include',
  // Tests and sources beside the compiled code, in packages that publish them.
  '{*,@*/*}/{test,tests}',
  '{@grpc/grpc-js,bson,mongodb,zod}/src',
  // Builds for browsers and for React Native.
  '{jszip,mongoose,pako,protobufjs}/dist',
  'bson/lib/bson.{bundle.js,rn.cjs,mjs}',
  'mammoth/mammoth.browser*.js',
  'pdfmake/{build,src}',
  'pdfkit/js/pdfkit.{standalone,es}.js',
  // Other forms and sources of a package of which one entry is imported.
  'underscore/{amd,modules}',
  'docx/dist/!(index.mjs)',
  'fontkit/{src,dist/browser*}',
  'pdfkit/.yarn',
  // Faces that no exported file uses.
  'dejavu-fonts-ttf/{status.txt,ttf/DejaVu*{Condensed,Mono,Math,Light}*.ttf}',
  // The grammar checker is loaded from the slim WebAssembly file; these are the same program in other forms.
  'harper.js/dist/{binaryInlined,slimBinaryInlined}.js',
  'harper.js/dist/harper_wasm_bg.wasm',
  '@opentelemetry/semantic-conventions/dist/{experimental_*,index-incubating.*}',
];

/** What one service alone reads of the packages that it shares with others. */
const ONLY_FOR: Readonly<Record<string, readonly string[]>> = {
  'ai-chunk-worker': ['harper.js'],
  // Reads uploaded files.
  'api-gateway': [
    '{mammoth,saxes,xmlchars,unpdf,jszip,pako,xmlbuilder,underscore,lop,duck,@xmldom}',
  ],
};

const ofOthers = Object.entries(ONLY_FOR).flatMap(([name, packages]) =>
  service === undefined || name === service ? [] : packages,
);

for (const path of globSync([...NEVER_READ, ...ofOthers], { cwd: root }))
  rmSync(join(root, path), { recursive: true, force: true });
