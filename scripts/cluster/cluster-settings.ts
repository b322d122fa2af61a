/** What the cluster scripts take from the environment. */
export interface ClusterTarget {
  namespace: string;
  release: string;
  /** host:port of Kafka, as pods reach it. */
  brokers: string;
  /** Connection string of MongoDB, as pods reach it. */
  mongoUrl: string;
  /** Shell command that loads images into the cluster. It gets the archive of `docker save` on its input. */
  load: string;
  /** Further arguments of `helm upgrade`, such as `--set …` or `--values …`. */
  helmArguments: string[];
}

/** How a kind, minikube or k3d cluster takes an archive of images, by the name of the kubectl context. */
const loadCommand = (context: string): string | undefined => {
  const [tool, ...rest] = context.split('-');
  if (tool === 'kind') return `kind load image-archive /dev/stdin --name ${rest.join('-')}`;
  if (tool === 'k3d') return `k3d image import - --cluster ${rest.join('-')}`;
  return context === 'minikube' ? 'minikube image load -' : undefined;
};

/** Annotation of the namespace with the commit from which the product in it was built. */
export const COMMIT_ANNOTATION = 'argument-intelligence/commit';

/**
 * Reads the settings of the cluster scripts. `context` is the current context of kubectl.
 * @throws Error with one sentence for each setting that is missing
 */
export const clusterTarget = (
  env: Readonly<Record<string, string | undefined>>,
  context: string,
): ClusterTarget => {
  const faults: string[] = [];
  const required = (value: string | undefined, sentence: string): string => {
    if (!value) faults.push(sentence);
    return value ?? '';
  };
  const target = {
    namespace: env['CLUSTER_NAMESPACE'] || 'argint',
    release: env['CLUSTER_RELEASE'] || 'argint',
    brokers: required(
      env['CLUSTER_KAFKA_BROKERS'],
      'Set CLUSTER_KAFKA_BROKERS to the host:port of Kafka, as pods reach it.',
    ),
    mongoUrl: required(
      env['CLUSTER_MONGO_URL'],
      'Set CLUSTER_MONGO_URL to the connection string of MongoDB, as pods reach it.',
    ),
    load: required(
      env['CLUSTER_LOAD'] || loadCommand(context),
      `Set CLUSTER_LOAD to a command that loads images into ${context}. It gets the archive of 'docker save' on its input.`,
    ),
    helmArguments: (env['CLUSTER_HELM_ARGUMENTS'] ?? '').split(/\s+/).filter(Boolean),
  };
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return target;
};
