/** Writes the figures for the runner and prints nothing. k6 calls it at the end of a run. */
export const handleSummary = (data: unknown): Record<string, string> => ({
  [__ENV['SUMMARY_FILE'] ?? 'summary.json']: JSON.stringify(data),
});
