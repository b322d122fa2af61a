export const SERVICES = ['essay', 'profile-billing', 'analysis-orchestrator'] as const;
export type ServiceName = (typeof SERVICES)[number];

/** One life of a service: from a start to the kill that ends it. */
export interface Life {
  service: ServiceName;
  /** 0 for the first instance of the service. */
  replica: number;
  isDead: boolean;
  /** Resolves at the end. */
  died: Promise<void>;
}
