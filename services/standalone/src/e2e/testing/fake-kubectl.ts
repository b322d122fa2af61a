import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempDir } from '@argint/testkit';
import type { RunFile } from '../../run-file.ts';

const deploymentOf = (service: string): unknown => ({
  metadata: { name: `argint-${service}`, labels: { 'app.kubernetes.io/component': service } },
  spec: {
    template: {
      spec: {
        containers: [{ ports: [{ name: 'grpc', containerPort: 50051 }] }],
        volumes: [
          {
            projected: {
              sources: [
                { secret: { name: 'keys', items: [{ key: 'caller', path: 'caller-secret' }] } },
              ],
            },
          },
        ],
      },
    },
  },
});

/**
 * A folder with a `bin/kubectl` that shows a running product as the release `argint`: its Deployments, its caller
 * secret, and forwarded ports that are the product's own. It refuses the namespace `forbidden`.
 */
export const fakeKubectl = async ({
  grpc,
  callerSecret,
}: Pick<RunFile, 'grpc' | 'callerSecret'>): Promise<Awaited<ReturnType<typeof tempDir>>> => {
  const dir = await tempDir();
  const deployments = Object.keys(grpc).map(deploymentOf);
  const secret = { data: { caller: Buffer.from(callerSecret).toString('base64') } };
  const program = `#!${process.execPath}
const [, namespace, command, object, ...rest] = process.argv.slice(2);
const fail = (why) => { console.error(why); process.exit(1); };
if (namespace === 'forbidden') fail('you may not read forbidden');
const isOther = rest.includes('--selector=app.kubernetes.io/instance=other');
const answers = {
  'get deployments': { items: isOther ? [] : ${JSON.stringify(deployments)} },
  'get secret': ${JSON.stringify(secret)},
};
const answer = answers[command + ' ' + object];
if (answer) console.log(JSON.stringify(answer));
else if (command === 'port-forward') {
  const address = ${JSON.stringify(grpc)}[object.replace('deployment/argint-', '')];
  console.log('Forwarding from ' + address + ' -> 50051');
  setInterval(() => undefined, 1_000);
} else fail('unknown: ' + process.argv.slice(2).join(' '));
`;
  mkdirSync(join(dir.path, 'bin'));
  writeFileSync(join(dir.path, 'bin', 'kubectl'), program, { mode: 0o755 });
  return dir;
};
