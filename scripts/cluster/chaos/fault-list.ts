import type { Expectation } from './judge.ts';

/** One step of a fault. */
export type Action =
  /** `kubectl ARGS` in the namespace of the product. */
  | { kind: 'kubectl'; args: readonly string[] }
  /** A command of the settings, run by the shell. */
  | { kind: 'shell'; command: string }
  /** Kills the pod of a Deployment whose container has run longest, without any grace. */
  | { kind: 'kill oldest pod'; deployment: string }
  | { kind: 'wait'; seconds: number }
  /** Opens connections that announce a body and hardly send it; `each` 0 ends them. */
  | { kind: 'slow bodies'; each: number };

/** A fault as data: what is done, how it is undone and what the product promises meanwhile. */
export interface Fault {
  name: string;
  do: readonly Action[];
  undo: readonly Action[];
  expected: Expectation;
  /** Why it cannot be done here. The table says so. */
  missing?: string;
}

/** A Deployment of the product with the number of pods it has at the start. */
export interface DeploymentSize {
  name: string;
  /** The service in it, as the table calls it. */
  service: string;
  replicas: number;
  /** Whether a HorizontalPodAutoscaler would undo what `kubectl scale` does. */
  isAutoscaled: boolean;
}

/** Commands that stop and start what stands outside the chart. An empty one leaves its fault out. */
export interface ChaosCommands {
  kafkaDown: string;
  kafkaUp: string;
  storeDown: string;
  storeUp: string;
  diskFill: string;
  diskFree: string;
}

const OUTAGE_SECONDS = 60;
const SLOW_BODIES = 200;
/** Requests that may be open in a killed pod, or reach its address before the Service has forgotten it. */
const OPEN_IN_A_POD = 20;

const NEVER = 'No request fails, no analysis is lost.';
const kubectl = (...args: string[]): Action => ({ kind: 'kubectl', args });
const wait = (seconds: number): Action => ({ kind: 'wait', seconds });
const rolledOut = (name: string): Action =>
  kubectl('rollout', 'status', `deployment/${name}`, '--timeout=300s');

const nothing: Fault = {
  name: 'nothing, for comparison',
  do: [wait(30)],
  undo: [],
  expected: { text: NEVER, recoverySeconds: 0 },
};

const rollingUpdate = ({ name, service }: DeploymentSize): Fault => ({
  name: `rolling update of ${service}`,
  do: [kubectl('rollout', 'restart', `deployment/${name}`), rolledOut(name)],
  undo: [],
  expected: { text: NEVER, recoverySeconds: 0 },
});

const kills = ({ name, service, replicas }: DeploymentSize): Fault[] =>
  Array.from({ length: replicas }, (_, i) => ({
    name: `kill -9 of pod ${i + 1} of ${service}`,
    do: [{ kind: 'kill oldest pod', deployment: name }, wait(5), rolledOut(name)],
    undo: [],
    expected: {
      text: `At most ${OPEN_IN_A_POD} requests that were open in the pod fail; no analysis is lost.`,
      mayRefuse: true,
      failures: OPEN_IN_A_POD,
      recoverySeconds: 15,
    },
  }));

/** So that the second one dies while the first is not at work again. */
const BETWEEN_KILLS_SECONDS = 14;

const killsInTurn = ({ name, service, replicas }: DeploymentSize): Fault => ({
  name: `kill -9 of every pod of ${service}, ${BETWEEN_KILLS_SECONDS} s apart`,
  do: Array.from({ length: replicas }, (_, i): Action[] => [
    ...(i === 0 ? [] : [wait(BETWEEN_KILLS_SECONDS)]),
    { kind: 'kill oldest pod', deployment: name },
  ]).flat(),
  undo: [],
  expected: { text: 'No request fails; analyses go on within 20 s.', recoverySeconds: 0 },
});

/** Every pod of every Deployment once, one after the other. */
const killsOfAll = (deployments: readonly DeploymentSize[]): Fault => {
  const pods = deployments.flatMap(({ name, replicas }) => Array<string>(replicas).fill(name));
  return {
    name: `kill -9 of every pod of every service, ${BETWEEN_KILLS_SECONDS} s apart`,
    do: [
      ...pods.flatMap((deployment): Action[] => [
        { kind: 'kill oldest pod', deployment },
        wait(BETWEEN_KILLS_SECONDS),
      ]),
      ...deployments.map(({ name }) => rolledOut(name)),
    ],
    undo: [],
    expected: {
      text: `At most ${OPEN_IN_A_POD} requests that were open in each pod of api-gateway fail; no analysis is lost.`,
      mayRefuse: true,
      failures:
        OPEN_IN_A_POD * pods.filter((deployment) => deployment.endsWith('api-gateway')).length,
      recoverySeconds: 15,
    },
  };
};

const restartOfAll = (deployments: readonly DeploymentSize[]): Fault => ({
  name: 'rolling restart of every service at once',
  do: [
    kubectl('rollout', 'restart', ...deployments.map(({ name }) => `deployment/${name}`)),
    ...deployments.map(({ name }) => rolledOut(name)),
  ],
  undo: [],
  expected: { text: NEVER, recoverySeconds: 0 },
});

const absence = ({ name, service, replicas, isAutoscaled }: DeploymentSize): Fault => ({
  name: `no pod of ${service} for two minutes`,
  do: [kubectl('scale', `deployment/${name}`, '--replicas=0'), wait(2 * OUTAGE_SECONDS)],
  undo: [kubectl('scale', `deployment/${name}`, `--replicas=${replicas}`), rolledOut(name)],
  expected: {
    text: 'Requests go on, starts too; analyses wait and complete afterwards.',
    recoverySeconds: 0,
  },
  ...(isAutoscaled ? { missing: `an autoscaler decides the size of ${service}` } : {}),
});

const scaling = ({ name, service, replicas, isAutoscaled }: DeploymentSize): Fault => ({
  name: `${service} from 1 to 4 pods`,
  do: [1, 4].flatMap((count) => [
    kubectl('scale', `deployment/${name}`, `--replicas=${count}`),
    rolledOut(name),
    wait(20),
  ]),
  undo: [kubectl('scale', `deployment/${name}`, `--replicas=${replicas}`), rolledOut(name)],
  expected: { text: NEVER, recoverySeconds: 0 },
  ...(isAutoscaled ? { missing: `an autoscaler decides the size of ${service}` } : {}),
});

const outage = (
  name: string,
  down: string,
  up: string,
  setting: string,
  expected: Expectation,
): Fault => ({
  name,
  do: [{ kind: 'shell', command: down }, wait(OUTAGE_SECONDS)],
  undo: [{ kind: 'shell', command: up }],
  expected,
  ...(down === '' || up === '' ? { missing: `${setting} are not set` } : {}),
});

const slowBodies: Fault = {
  name: `${SLOW_BODIES} slow bodies from outside, for a minute`,
  do: [{ kind: 'slow bodies', each: SLOW_BODIES }, wait(OUTAGE_SECONDS)],
  undo: [{ kind: 'slow bodies', each: 0 }],
  expected: { text: 'Others are answered as ever; no analysis is lost.', recoverySeconds: 0 },
};

/** Every fault, in the order in which they are done. */
export const faultList = (
  deployments: readonly DeploymentSize[],
  commands: ChaosCommands,
): Fault[] => [
  nothing,
  ...deployments.map(rollingUpdate),
  restartOfAll(deployments),
  ...deployments.flatMap(kills),
  killsOfAll(deployments),
  ...deployments
    .filter(({ service }) => service === 'ai-chunk-worker')
    .flatMap((one) => [killsInTurn(one), scaling(one), absence(one)]),
  outage(
    'Kafka down for a minute',
    commands.kafkaDown,
    commands.kafkaUp,
    'CHAOS_KAFKA_DOWN and _UP',
    {
      text: 'Requests go on, starts too; analyses wait and complete afterwards.',
      recoverySeconds: 0,
    },
  ),
  outage(
    'the store down for a minute',
    commands.storeDown,
    commands.storeUp,
    'CHAOS_STORE_DOWN and _UP',
    {
      text: 'The gateway stays up and answers 503 with Retry-After; analyses complete afterwards.',
      mayRefuse: true,
      recoverySeconds: 30,
    },
  ),
  slowBodies,
  outage(
    "a node's disk nearly full",
    commands.diskFill,
    commands.diskFree,
    'CHAOS_DISK_FILL and _FREE',
    {
      text: 'What must be stored may be refused with 503; nothing accepted is lost.',
      mayRefuse: true,
      recoverySeconds: 60,
    },
  ),
];
