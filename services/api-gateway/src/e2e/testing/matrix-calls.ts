import type { TestUser } from '@argint/testkit';
import { SAMPLE_ESSAY } from '@argint/testkit';

/** A valid call of a route, for the owner of every resource it names. */
export interface MatrixCall {
  /** Values of `{…}` in the path. */
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
  /** Sent as it is. */
  file?: string;
  /** A form, sent as it is. */
  form?: string;
}

export interface MatrixWorld {
  owner: TestUser;
  /** A text that no earlier call used. */
  unique: () => string;
  /** A new essay of the owner's, and its analysis, which costs nothing. */
  newJob: () => Promise<{ jobId: string; essayId: string }>;
  /** A draft of the owner's that can be compared with the one before, a critique and a suggestion of it. */
  newDraft: () => Promise<{ essayId: string; critiqueId: string; suggestionId: string }>;
  /** An open order of the owner's. */
  newOrder: () => Promise<string>;
  /** A notice about an order of the owner's, as the payment provider sends it. */
  newNotice: () => Promise<string>;
  /** The token of a link to a new password, of an account made for it. */
  newResetToken: () => Promise<string>;
  /** The token of a link that confirms an e-mail address, of an account made for it. */
  newEmailToken: () => Promise<string>;
  /** A refresh token that was not used yet. */
  newRefreshToken: () => Promise<string>;
}

const nothing = async (): Promise<MatrixCall> => ({});
const start = async (): Promise<MatrixCall> => ({
  body: { essayText: SAMPLE_ESSAY, analysisType: 'simple' },
});
const essay = async ({ newJob }: MatrixWorld): Promise<MatrixCall> => ({
  path: { id: (await newJob()).essayId },
});

const order = async ({ newOrder }: MatrixWorld): Promise<MatrixCall> => ({
  query: { orderId: await newOrder() },
});

/** How to call each operation. The matrix fails for an operation that is missing here. */
export const MATRIX_CALLS: Record<string, (world: MatrixWorld) => Promise<MatrixCall>> = {
  health: nothing,
  checkAccess: nothing,
  capabilities: nothing,
  register: async ({ owner, unique }) => ({
    body: { ...owner.account, username: unique(), email: `${unique()}@example.org` },
  }),
  login: async ({ owner }) => ({
    body: { email: owner.account.email, password: owner.account.password },
  }),
  refresh: async ({ newRefreshToken }) => ({ body: { refreshToken: await newRefreshToken() } }),
  logout: async ({ newRefreshToken }) => ({ body: { refreshToken: await newRefreshToken() } }),
  verifyAccount: async ({ owner }) => ({ body: { email: owner.account.email } }),
  forgotPassword: async ({ owner }) => ({ body: { email: owner.account.email } }),
  resetPassword: async ({ newResetToken }) => ({
    body: { token: await newResetToken(), newPassword: 'another1' },
  }),
  verifyEmail: async ({ newEmailToken }) => ({ body: { token: await newEmailToken() } }),
  resendVerification: nothing,
  changePassword: async ({ owner: { account } }) => ({
    body: { currentPassword: account.password, newPassword: account.password },
  }),
  sessions: nothing,
  endSessions: async ({ owner: { account } }) => ({
    // A session of nobody: the sessions of the other cells stay.
    body: { currentPassword: account.password, sessionId: 'none' },
  }),
  profile: nothing,
  updateProfile: async ({ owner: { account } }) => ({
    body: {
      firstName: 'Matrix',
      lastName: 'Owner',
      username: account.username,
      email: account.email,
      currentPassword: account.password,
    },
  }),
  billing: nothing,
  subscription: nothing,
  changeSubscription: async () => ({ body: { autoRenew: true } }),
  paymentConfig: nothing,
  createPayment: async () => ({ body: { planType: 'single' } }),
  pendingEssay: nothing,
  dropPendingEssay: nothing,
  paymentNotice: async ({ newNotice }) => ({
    form: await newNotice(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
  paymentSuccess: order,
  paymentCancel: order,
  startAnalysis: start,
  analyze: start,
  analysisStatus: async ({ newJob }) => ({ query: { jobId: (await newJob()).jobId } }),
  analyses: nothing,
  cancelAnalysis: async ({ newJob }) => ({ body: { jobId: (await newJob()).jobId } }),
  essays: nothing,
  essay,
  editEssay: async (world) => ({ ...(await essay(world)), body: { title: 'Another title' } }),
  deleteEssay: essay,
  decideCritique: async ({ newDraft }) => {
    const { essayId: id, critiqueId } = await newDraft();
    return { path: { id, critiqueId }, body: { state: 'resolved' } };
  },
  compareDrafts: async ({ newDraft }) => ({ path: { id: (await newDraft()).essayId } }),
  suggestions: essay,
  completeSuggestion: async ({ newDraft }) => {
    const { essayId, suggestionId } = await newDraft();
    return { path: { id: essayId }, body: { id: suggestionId, isCompleted: true } };
  },
  progress: nothing,
  exportEssay: async (world) => ({ ...(await essay(world)), query: { format: 'docx' } }),
  aiUse: async ({ newDraft }) => ({ path: { id: (await newDraft()).essayId } }),
  readUpload: async () => ({ file: SAMPLE_ESSAY, headers: { 'x-file-name': 'essay.txt' } }),
  securityAudit: nothing,
  exportData: nothing,
  consents: nothing,
  setConsents: async () => ({ body: { training: false } }),
  // A wrong password: the owner is needed by other rows. 400 WRONG_PASSWORD is an answer.
  deleteAccount: async () => ({ body: { password: 'not the password' } }),
  privacyPolicy: nothing,
  terms: nothing,
  docs: nothing,
  openapi: nothing,
  asyncapi: nothing,
};
