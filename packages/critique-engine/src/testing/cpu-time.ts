/** Milliseconds of processor time since `began`, which other work on the machine does not lengthen. */
export const cpuSince = (began: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000;
};
