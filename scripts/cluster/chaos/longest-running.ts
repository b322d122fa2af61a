/** What is read of a pod. */
export interface RunningPod {
  metadata: { name: string };
  status: { containerStatuses?: { state: { running?: { startedAt: string } } }[] };
}

/**
 * The name of the pod whose container has run longest; undefined where none runs. The age of the pod itself does not
 * count: a container that was killed starts again in the same pod, and a second kill must meet another one.
 */
export const longestRunning = (pods: readonly RunningPod[]): string | undefined =>
  pods
    .map(({ metadata, status }) => ({
      name: metadata.name,
      since: status.containerStatuses?.[0]?.state.running?.startedAt,
    }))
    .filter(({ since }) => since !== undefined)
    .toSorted((a, b) => Date.parse(a.since ?? '') - Date.parse(b.since ?? ''))[0]?.name;
