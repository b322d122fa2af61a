/** The part of a package-lock.json entry that is read or written here. */
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

/** linux and arm for `@swc/core-linux-arm-gnueabihf`; undefined where the name names no platform. */
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

/** Where node would find `name` from the package at `from`: nearest node_modules first. */
const isResolved = (entries: LockEntries, from: string, name: string): boolean => {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (`${at === '' ? '' : `${at}/`}node_modules/${name}` in entries) return true;
    if (at === '') return false;
  }
};

/**
 * Entries for binaries of other platforms that the lock file's packages name but it does not hold.
 * npm leaves them out where the registry it asked lacks them, and `npm ci` then refuses the file
 * everywhere. They carry no integrity: nobody here has seen the files.
 */
export const lockfileGaps = (entries: LockEntries): LockEntries => {
  const gaps: LockEntries = {};
  for (const [from, { optionalDependencies = {}, dev }] of Object.entries(entries)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const platform = platformOf(name);
      if (!platform || !/^\d/.test(version) || isResolved(entries, from, name)) continue;
      // Keys in npm's order, so that its next writing of the file changes nothing.
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
