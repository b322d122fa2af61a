import type { AiUse } from '@argint/contracts';

/** Every sentence of the statement on the use of the service, in one language. */
export interface AiUseWords {
  /** The locale of its dates. */
  locale: string;
  title: string;
  essay: (title: string) => string;
  madeOn: (date: string) => string;
  aboutHeading: string;
  about: readonly string[];
  analysed: (draft: number, date: string) => string;
  /** The engine of the service; null: a version that is not known. */
  engine: (version: string | null) => string;
  /** A model beside the engine; null: a model without a name. */
  modelAndEngine: (model: string | null, version: string) => string;
  readBy: (who: string) => string;
  sawText: (words: number) => string;
  sawQuestion: string;
  sawCriteria: string;
  sentToProvider: string;
  sentToOwnServer: string;
  stayed: string;
  returned: (critiques: number, isCompleted: boolean) => string;
  decidedHeading: string;
  counts: (counts: AiUse['counts']) => string;
  resolvedHeading: string;
  intendedHeading: string;
  none: string;
  place: (draft: number, line: number | null) => string;
}
