import { orSayWhy, runCommand } from './run-command.ts';

// Removes the release and its namespace, with the generated keys in it. Kafka and MongoDB keep their data; essays that
// were sealed with those keys can never be read again.
// Settings: CLUSTER_NAMESPACE, CLUSTER_RELEASE.

await orSayWhy(() => {
  const namespace = process.env['CLUSTER_NAMESPACE'] || 'argint';
  const release = process.env['CLUSTER_RELEASE'] || 'argint';
  runCommand('helm', [
    ...['uninstall', release, '--namespace', namespace, '--ignore-not-found', '--wait'],
  ]);
  runCommand('kubectl', ['delete', 'namespace', namespace, '--ignore-not-found']);
  console.log(`Removed ${release} and the namespace ${namespace}.`);
});
