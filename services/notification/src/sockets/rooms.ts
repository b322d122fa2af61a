/** Names of socket rooms. */
export const rooms = {
  analysis: (jobId: string): string => `analysis:${jobId}`,
  user: (userId: string): string => `user:${userId}`,
  session: (sid: string): string => `session:${sid}`,
};
