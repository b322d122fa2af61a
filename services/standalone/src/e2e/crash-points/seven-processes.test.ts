import { jest } from '@jest/globals';
import { describeKills } from './testing/describe-kills.ts';
import { JOURNEYS } from './testing/journey.ts';
import { describeWhenAsked } from './testing/describe-when-asked.ts';

jest.setTimeout(3_600_000);

describeWhenAsked('seven processes', () => describeKills('seven', JOURNEYS));
