/** Makes the gRPC contract and the event catalogue of this checkout the baseline of the compatibility checks. */
import { execFileSync } from 'node:child_process';
import { root } from './generated-files.ts';
import { currentEvents, PROTO_BASELINE, writeBaselineEvents } from './schema-baselines.ts';

execFileSync('buf', ['build', '-o', PROTO_BASELINE], { cwd: root, stdio: 'inherit' });
writeBaselineEvents(currentEvents());
