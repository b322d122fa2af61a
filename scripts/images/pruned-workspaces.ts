/** The fields of a package.json or of a lock file entry that this module reads or writes. */
export interface Manifest {
  name?: string;
  version?: string;
  link?: boolean;
  resolved?: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
/** The part of package-lock.json that this module reads or writes. `packages` is by folder; `''` is the root. */
export interface Lockfile {
  packages: Record<string, Manifest>;
}

/** The key at which Node finds `name` from the folder `from`. It looks in the nearest node_modules first. */
const resolve = (
  packages: Lockfile['packages'],
  from: string,
  name: string,
): string | undefined => {
  for (let at = from; ;) {
    const key = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (key in packages) return key;
    if (at === '') return undefined;
    const outer = at.lastIndexOf('/node_modules/');
    at = outer > 0 ? at.slice(0, outer) : '';
  }
};

const neededBy = (entry: Manifest): string[] =>
  [entry.dependencies, entry.optionalDependencies, entry.peerDependencies].flatMap((names) =>
    Object.keys(names ?? {}),
  );

/** Keys of the lock file that the folder `start` needs in production, itself among them. */
const reachable = (packages: Lockfile['packages'], start: string): Set<string> => {
  const found = new Set<string>();
  const waiting = [start];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const entry = packages[key];
    if (!entry || found.has(key)) continue;
    found.add(key);
    if (entry.link && entry.resolved) waiting.push(entry.resolved);
    for (const name of neededBy(entry)) {
      const at = resolve(packages, key, name);
      if (at) waiting.push(at);
    }
  }
  return found;
};

const withoutDev = ({ devDependencies: _, ...rest }: Manifest): Manifest => rest;

/**
 * What `npm ci` needs to install one workspace without development dependencies: the root manifest, a lock file
 * with only the packages it reaches, and the manifests of its workspaces by folder. They change only when the
 * dependencies of this workspace do, so an image layer made from them stays in the cache otherwise.
 * @throws Error when the lock file has no workspace in that folder
 */
export const pruneWorkspaces = (input: {
  workspace: string;
  root: Manifest;
  lockfile: Lockfile;
  manifestOf: (folder: string) => Manifest;
}): { root: Manifest; lockfile: Lockfile; manifests: Record<string, Manifest> } => {
  const { workspace, root, lockfile, manifestOf } = input;
  const { packages } = lockfile;
  if (!(workspace in packages)) throw new Error(`there is no workspace in ${workspace}`);
  const needed = reachable(packages, workspace);
  for (const [key, { link, resolved }] of Object.entries(packages))
    if (link && resolved === workspace) needed.add(key);
  const folders = [...needed].filter((key) => !/(^|\/)node_modules\//.test(key)).sort();
  const { name = '', version = '' } = root;
  const bare: Manifest = { name, version, workspaces: folders };
  const kept = Object.entries(packages)
    .filter(([key]) => needed.has(key))
    .map(([key, entry]) => [key, folders.includes(key) ? withoutDev(entry) : entry]);
  return {
    root: { ...bare, ...{ private: true, type: 'module' } },
    lockfile: { ...lockfile, packages: { '': bare, ...Object.fromEntries(kept) } },
    manifests: Object.fromEntries(
      folders.map((folder) => [folder, withoutDev(manifestOf(folder))]),
    ),
  };
};
