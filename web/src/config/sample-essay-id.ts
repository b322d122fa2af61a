/**
 * Stands where the id of an essay would, for the sample essay. No server knows it: what is decided
 * about its critiques stays on this device.
 */
export const SAMPLE_ESSAY_ID = 'sample';
