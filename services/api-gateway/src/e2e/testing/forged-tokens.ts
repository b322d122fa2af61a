const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const decoded = (part: string | undefined): Record<string, unknown> =>
  JSON.parse(Buffer.from(part ?? '', 'base64url').toString()) as Record<string, unknown>;

/** The same token with an expiry an hour later and the old signature. */
export const tampered = (token: string): string => {
  const [head = '', payload, signature = ''] = token.split('.');
  const claims = decoded(payload);
  return [head, encoded({ ...claims, exp: Number(claims['exp']) + 3_600 }), signature].join('.');
};

/** The same claims and key id with algorithm `none` and no signature. */
export const unsigned = (token: string): string => {
  const [head, payload = ''] = token.split('.');
  return [encoded({ ...decoded(head), alg: 'none' }), payload, ''].join('.');
};
