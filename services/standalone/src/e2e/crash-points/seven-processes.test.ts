import { jest } from '@jest/globals';
import { describeKills } from './testing/describe-kills.ts';
import { JOURNEYS } from './testing/journey.ts';

jest.setTimeout(3_600_000);

// Seven processes take the same steps as one: without CRASH_POINTS a few journeys show that.
describeKills('seven', process.env['CRASH_POINTS'] ? JOURNEYS : ['complete', 'leave']);
