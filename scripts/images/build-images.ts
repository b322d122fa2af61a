import { parseArgs } from 'node:util';
import { buildServiceImage, imageServices } from './service-images.ts';

// Builds the images of all services, or of those named, and prints their sizes.
//   node scripts/images/build-images.ts [--tag dev] [--repository registry.example/argument-intelligence] [essay …]

const { values, positionals } = parseArgs({
  options: {
    tag: { type: 'string', default: 'dev' },
    repository: { type: 'string', default: 'argument-intelligence' },
  },
  allowPositionals: true,
});

const all = imageServices();
const unknown = positionals.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no service ${unknown.join(', ')}. There are: ${all.join(', ')}`);
  process.exit(1);
}
for (const service of positionals.length > 0 ? positionals : all) {
  const { name, bytes, seconds } = buildServiceImage(service, values);
  console.log(`${name}  ${Math.round(bytes / 1e6)} MB  ${seconds.toFixed(1)} s`);
}
