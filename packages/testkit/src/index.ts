export * from './api-client.ts';
export * from './chromium.ts';
export * from './fixed-clock.ts';
export * from './free-port.ts';
export * from './launch.ts';
export * from './product.ts';
export * from './sample-essay.ts';
export * from './temp-dir.ts';
