import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';

// Run by deploy/Dockerfile after `npm ci`: removes what no running service reads. Licences stay.
//   node scripts/images/trim-modules.ts node_modules

const root = process.argv[2] ?? 'node_modules';

const NEVER_READ = [
  '**/*.{map,md,markdown,d.ts,d.mts,d.cts,tsbuildinfo}',
  '@types',
  // Tests and sources beside the compiled code, in packages that publish them.
  '{*,@*/*}/{test,tests}',
  '{@grpc/grpc-js,bson,mongodb,zod}/src',
  // Builds for browsers and for React Native.
  '{jszip,mongoose,pako,protobufjs}/dist',
  'bson/lib/bson.{bundle.js,rn.cjs,mjs}',
  'mammoth/mammoth.browser*.js',
  'underscore/amd',
  // The grammar checker is loaded from the slim WebAssembly file; these are the same program in other forms.
  'harper.js/dist/{binaryInlined,slimBinaryInlined}.js',
  'harper.js/dist/harper_wasm_bg.wasm',
];

for (const path of globSync(NEVER_READ, { cwd: root }))
  rmSync(join(root, path), { recursive: true, force: true });
