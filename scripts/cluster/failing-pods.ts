/** What is read of a pod. */
export interface Pod {
  metadata: { name: string };
  status: {
    containerStatuses?: {
      name: string;
      restartCount: number;
      state: { waiting?: { reason?: string; message?: string } };
    }[];
  };
}

/** A container that does not start, and why, as far as Kubernetes knows. */
export interface FailingContainer {
  pod: string;
  container: string;
  reason: string;
  /** It has run, so it has written why it ended. */
  hasLog: boolean;
}

/** Ends so often at a start are no accident, such as a server that was not there yet. */
const ENDS = 2;
const CANNOT_START = /^(ErrImage|ImagePull|InvalidImage|CreateContainer)/;

const keyOf = (pod: string, container: string): string => `${pod}/${container}`;

/** How often each container was started again until now. */
export const restartsOf = (pods: readonly Pod[]): ReadonlyMap<string, number> =>
  new Map(
    pods.flatMap(({ metadata, status }) =>
      (status.containerStatuses ?? []).map(({ name, restartCount }): [string, number] => [
        keyOf(metadata.name, name),
        restartCount,
      ]),
    ),
  );

/** The containers that end again and again, or whose image is not there, beyond what was so `before`. */
export const failingContainers = (
  pods: readonly Pod[],
  before: ReadonlyMap<string, number>,
): FailingContainer[] =>
  pods.flatMap(({ metadata, status }) =>
    (status.containerStatuses ?? []).flatMap(({ name, restartCount, state }) => {
      const { reason = '' } = state.waiting ?? {};
      const known = before.get(keyOf(metadata.name, name));
      const ends = reason === 'CrashLoopBackOff' && restartCount - (known ?? 0) >= ENDS;
      return ends || (known === undefined && CANNOT_START.test(reason))
        ? [{ pod: metadata.name, container: name, reason, hasLog: ends }]
        : [];
    }),
  );
