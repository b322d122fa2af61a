import { createTopics } from './adapters.ts';
import { commonConfig, parseConfig, processEnvironment } from './config.ts';
import { exitWithError } from './run-until-signal.ts';

/**
 * With the argument `--create-topics`, makes the topics of the whole product on the brokers of KAFKA_BROKERS, says what
 * it changed and resolves to true: the process has nothing else to do. Every service can do it, because the topics are
 * declared in contracts. Repeatable. Ends the process with 1, after one sentence, when it cannot.
 */
export const createTopicsIfAsked = async (): Promise<boolean> => {
  if (!process.argv.slice(2).includes('--create-topics')) return false;
  try {
    const lines = await createTopics(parseConfig(commonConfig, processEnvironment()));
    process.stdout.write(`${lines.join('\n')}\n`);
  } catch (error) {
    exitWithError(error);
  }
  return true;
};
