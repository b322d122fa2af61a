import { describe, expect, test } from '@jest/globals';
import { clusterTarget } from './cluster-settings.ts';

const servers = {
  CLUSTER_KAFKA_BROKERS: 'kafka:9092',
  CLUSTER_MONGO_URL: 'mongodb://mongo:27017',
};

describe('settings of the cluster scripts', () => {
  test('all that is missing is named at once', () => {
    expect(() => clusterTarget({}, 'somewhere')).toThrow(
      /CLUSTER_KAFKA_BROKERS.*\n.*CLUSTER_MONGO_URL.*\n.*CLUSTER_LOAD .* into somewhere/,
    );
  });

  test.each([
    ['kind-argint', 'kind load image-archive /dev/stdin --name argint'],
    ['k3d-two-words', 'k3d image import - --cluster two-words'],
    ['minikube', 'minikube image load -'],
  ])('images reach %s without a setting', (context, load) => {
    expect(clusterTarget(servers, context).load).toBe(load);
  });

  test('a setting comes before what the context suggests', () => {
    const env = { ...servers, CLUSTER_LOAD: 'ctr images import -', CLUSTER_NAMESPACE: 'mine' };
    expect(clusterTarget(env, 'minikube')).toEqual({
      namespace: 'mine',
      release: 'argint',
      brokers: 'kafka:9092',
      mongoUrl: 'mongodb://mongo:27017',
      load: 'ctr images import -',
      helmArguments: [],
    });
  });
});
