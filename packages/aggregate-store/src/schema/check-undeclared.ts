/**
 * Refuses a collection whose name a store has already. Case is ignored, as SQLite does in table names.
 * @throws TypeError
 */
export const checkUndeclared = (declared: Iterable<string>, name: string): void => {
  for (const other of declared)
    if (other.toLowerCase() === name.toLowerCase())
      throw new TypeError(`${name} is declared twice`);
};
