// HEALTHCHECK of the images: 0 while /readyz answers 200. Kubernetes ignores it and uses its own probes.
const port = process.env.METRICS_PORT ?? '9464';
try {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`, {
    signal: AbortSignal.timeout(4_000),
  });
  process.exit(answer.ok ? 0 : 1);
} catch {
  process.exit(1);
}
