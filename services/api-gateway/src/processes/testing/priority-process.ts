import { constants, getPriority } from 'node:os';

// Ends as soon as its priority is the lowest. The test that runs it ends it after a time limit.
while (getPriority() !== constants.priority.PRIORITY_LOW);
process.stdout.write('the lowest');
