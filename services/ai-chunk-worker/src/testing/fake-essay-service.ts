import { defineService } from '@argint/service-kit';
import type { createFakeEssay } from './fake-essay.ts';

const nothing = async () => ({});

/** The fake essay service behind real gRPC. */
export const essayServiceOf = ({ client }: ReturnType<typeof createFakeEssay>) =>
  defineService({
    name: 'essay',
    config: {},
    create: () => ({
      grpc: {
        essay: {
          readText: client.readText,
          saveFindings: client.saveFindings,
          findAnswer: client.findAnswer,
          keepAnswer: client.keepAnswer,
          createEssay: nothing,
          getEssay: nothing,
          listEssays: nothing,
          renameEssay: nothing,
          deleteEssay: nothing,
          decideCritique: nothing,
          compareDrafts: nothing,
          listSuggestions: nothing,
          completeSuggestion: nothing,
          getProgress: nothing,
          keepPendingEssay: nothing,
          getPendingEssay: nothing,
          dropPendingEssay: nothing,
          readFindings: nothing,
          saveResult: nothing,
          removeFindings: nothing,
          getResult: nothing,
          moveToMasterKey: nothing,
          rotateDataKeys: nothing,
        },
      },
    }),
  });
