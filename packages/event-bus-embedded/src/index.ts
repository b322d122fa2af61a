export { openEmbeddedBus } from './embedded-bus.ts';
export {
  BUS_RETENTION,
  EMBEDDED_BUS_TIMINGS,
  type EmbeddedBus,
  type EmbeddedBusOptions,
  type EmbeddedBusTimings,
} from './embedded-bus-options.ts';
