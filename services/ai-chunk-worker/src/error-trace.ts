/** Name and place of an error for the log, without its message: that may quote an essay. */
export const traceOf = (error: unknown): { name: string; at: string[] } => {
  if (!(error instanceof Error)) return { name: typeof error, at: [] };
  const at = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return { name: error.name, at: at.slice(0, 5).map((line) => line.trim()) };
};
