import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempDir } from '@argint/testkit';
import type { RunFile } from '../../run-file.ts';

const deploymentOf = (service: string, replicas: number): unknown => ({
  // As Kubernetes does, which leaves a count of 0 out.
  status: replicas === 0 ? {} : { replicas },
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
 * secret, and forwarded ports that are the product's own. It refuses the namespace `forbidden`. In the namespace
 * `outage`, the services of `down` have no pod, and the port of `crashing` cannot be forwarded.
 */
export const fakeKubectl = async (
  { grpc, callerSecret }: Pick<RunFile, 'grpc' | 'callerSecret'>,
  { down = [], crashing }: { down?: readonly string[]; crashing?: string } = {},
): Promise<Awaited<ReturnType<typeof tempDir>>> => {
  const dir = await tempDir();
  const deployments = (isOutage: boolean): unknown[] =>
    Object.keys(grpc).map((service) =>
      deploymentOf(service, isOutage && down.includes(service) ? 0 : 1),
    );
  const secret = { data: { caller: Buffer.from(callerSecret).toString('base64') } };
  const program = `#!${process.execPath}
const [, namespace, command, object, ...rest] = process.argv.slice(2);
const fail = (why) => { console.error(why); process.exit(1); };
if (namespace === 'forbidden') fail('you may not read forbidden');
const isOutage = namespace === 'outage';
const isOther = rest.includes('--selector=app.kubernetes.io/instance=other');
const answers = {
  'get deployments': { items: isOther ? [] : isOutage ? ${JSON.stringify(deployments(true))} : ${JSON.stringify(deployments(false))} },
  'get secret': ${JSON.stringify(secret)},
};
const answer = answers[command + ' ' + object];
if (answer) console.log(JSON.stringify(answer));
else if (command === 'port-forward') {
  if (isOutage && object === 'deployment/argint-${crashing ?? ''}') fail('the pod is not running');
  const address = ${JSON.stringify(grpc)}[object.replace('deployment/argint-', '')];
  console.log('Forwarding from ' + address + ' -> 50051');
  setInterval(() => undefined, 1_000);
} else fail('unknown: ' + process.argv.slice(2).join(' '));
`;
  mkdirSync(join(dir.path, 'bin'));
  writeFileSync(join(dir.path, 'bin', 'kubectl'), program, { mode: 0o755 });
  return dir;
};
