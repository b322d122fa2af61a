import { createLogger } from '../logger.ts';

/** Writes 400 lines of 3 kB by two loggers and exits at once. */
const loggers = ['first', 'second'].map((service) => createLogger(service, 'info'));
for (let line = 0; line < 200; line += 1)
  for (const logger of loggers) logger.info({ line }, 'x'.repeat(3_000));
process.exit(0);
