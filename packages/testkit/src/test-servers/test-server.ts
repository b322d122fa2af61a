/** Stops and starts a server that keeps its data, its address and its clients' trust. */
export interface ServerControl {
  stop(): Promise<void>;
  /** Resolves when the server answers again. */
  start(): Promise<void>;
}

/** A server that tests may use. */
export interface TestServer {
  /** As the variable of its kind would hold it: brokers, or a connection string. */
  address: string;
  /** Null where tests may not stop the server. */
  control: ServerControl | null;
  /** Removes the server if it was started for the tests. */
  release(): Promise<void>;
}

/** A kind of server that tests can use, such as Kafka. */
export interface ServerKind {
  name: string;
  /** Variable with the address of a running server, such as TEST_KAFKA_BROKERS. */
  addressVariable: string;
  /** Variable with a shell command that gets `stop` or `start` as its last argument. */
  controlVariable: string;
  /** Variable with the container image to use. */
  imageVariable: string;
  /** The image where the variable is not set. */
  defaultImage: string;
  /** Starts a container of the image and waits until it answers. */
  startContainer(image: string): Promise<TestServer>;
}

/** Where the tests of a kind of server find one. */
export type ServerPlan =
  | { kind: ServerKind; from: 'address'; address: string; command: string | undefined }
  | { kind: ServerKind; from: 'container'; image: string }
  | { kind: ServerKind; from: 'nowhere'; reason: string };
