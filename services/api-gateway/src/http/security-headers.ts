import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { inlineScriptHashes } from './inline-script-hashes.ts';

/**
 * Where a form may go to pay. PayFast itself sends the browser on to a host of another name, and browsers check that
 * one as well.
 */
export const paymentTargets = (baseUrl: string): string[] => {
  const { origin, hostname } = new URL(baseUrl);
  const isPayfast = hostname.endsWith('.payfast.co.za');
  return isPayfast ? ['https://*.payfast.co.za', 'https://*.payfast.io'] : [origin];
};

/**
 * Headers that let a page load from this origin alone. Of inline scripts only those are allowed that the HTML in
 * `webDir` had at the start. Inline styles are allowed, since antd writes them at run time.
 *
 * @param payAt where a form may go to pay
 */
export const securityHeaders = (webDir: string, payAt: readonly string[] = []): RequestHandler => {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptHashes(webDir)],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'", ...payAt],
        frameAncestors: ["'none'"],
      },
    },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'same-origin' },
  });
  // They are the same for every answer, so helmet is asked once.
  const headers = new Map<string, string>();
  const collector: Pick<Response, 'setHeader' | 'removeHeader'> = {
    setHeader: (name: string, value: string) => headers.set(name, value) as never,
    removeHeader: () => undefined,
  };
  setHeaders({} as never, collector as never, () => undefined);
  return (_req, res, next) => {
    res.setHeaders(headers);
    next();
  };
};
