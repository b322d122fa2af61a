/** The store's access to the outside. Passed in, so that each test has its own. */
export interface Services {
  local: Storage;
  session: Storage;
  /** Milliseconds since 1970. */
  now: () => number;
}
