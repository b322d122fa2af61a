/** The fields of a package-lock.json entry that this module reads or writes. */
export interface LockEntry {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
}
export type LockEntries = Record<string, LockEntry>;

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors: [written: RegExp, cpu: string][] = [
  [/^(arm64|aarch64)$/, 'arm64'],
  [/^(arm|armv7)$/, 'arm'],
  [/^(x64|ia32|ppc64|riscv64|s390x|loong64)$/, '$&'],
];

/** The platform in a package name, such as linux and arm in `@swc/core-linux-arm-gnueabihf`. Undefined when there is none. */
const platformOf = (name: string): { os: string[]; cpu: string[] } | undefined => {
  const words = name.split(/[/-]/);
  const os = words.find((word) => systems.includes(word));
  const cpu = words.flatMap((word) =>
    processors
      .filter(([written]) => written.test(word))
      .map(([from, to]) => word.replace(from, to)),
  )[0];
  return os && cpu ? { os: [os], cpu: [cpu] } : undefined;
};

/** Whether Node would find `name` from the package at `from`. It looks in the nearest node_modules first. */
const isResolved = (entries: LockEntries, from: string, name: string): boolean => {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (`${at === '' ? '' : `${at}/`}node_modules/${name}` in entries) return true;
    if (at === '') return false;
  }
};

/**
 * Entries for binaries of other platforms that packages in the lock file name but the file does not contain.
 * npm leaves them out when its registry does not have them, and then `npm ci` refuses the lock file on every
 * machine. The entries have no integrity hash, because the files were never downloaded.
 */
export const lockfileGaps = (entries: LockEntries): LockEntries => {
  const gaps: LockEntries = {};
  for (const [from, { optionalDependencies = {}, dev }] of Object.entries(entries)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const platform = platformOf(name);
      if (!platform || !/^\d/.test(version) || isResolved(entries, from, name)) continue;
      // npm writes the keys in this order; another order would change with its next write.
      gaps[`node_modules/${name}`] = {
        version,
        cpu: platform.cpu,
        ...(dev && { dev }),
        optional: true,
        os: platform.os,
      };
    }
  }
  return gaps;
};
