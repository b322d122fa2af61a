import { statSync } from 'node:fs';
import Sequencer from '@jest/test-sequencer';

/**
 * Tests that start processes or a browser take minutes, however short their files are. The first part that fits counts.
 * Those of the browser stand among the others, which mostly wait.
 */
const LONGEST = ['/e2e/crash-points/', '/e2e/', '-crash.', '/web/'];

const rank = ({ path }) => {
  const index = LONGEST.findIndex((part) => path.includes(part));
  return index < 0 ? LONGEST.length : index;
};
const size = ({ path }) => statSync(path).size;

/**
 * Begins with the long tests, so that no worker waits at the end for one that began last. Jest itself goes by the size
 * of the files on a machine that has not run them yet.
 */
export default class LongTestsFirst extends Sequencer {
  sort(tests) {
    return [...tests].sort((a, b) => rank(a) - rank(b) || size(b) - size(a));
  }
}
