import { constants, getPriority } from 'node:os';

// Ends as soon as its priority is the lowest. Whoever runs it has a time limit.
while (getPriority() !== constants.priority.PRIORITY_LOW);
process.stdout.write('the lowest');
