import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type {
  CompareDraftsRequest as _argint_essay_v1_CompareDraftsRequest,
  CompareDraftsRequest__Output as _argint_essay_v1_CompareDraftsRequest__Output,
} from './argint/essay/v1/CompareDraftsRequest.ts';
import type {
  CompareDraftsResponse as _argint_essay_v1_CompareDraftsResponse,
  CompareDraftsResponse__Output as _argint_essay_v1_CompareDraftsResponse__Output,
} from './argint/essay/v1/CompareDraftsResponse.ts';
import type {
  CompleteSuggestionRequest as _argint_essay_v1_CompleteSuggestionRequest,
  CompleteSuggestionRequest__Output as _argint_essay_v1_CompleteSuggestionRequest__Output,
} from './argint/essay/v1/CompleteSuggestionRequest.ts';
import type {
  CompleteSuggestionResponse as _argint_essay_v1_CompleteSuggestionResponse,
  CompleteSuggestionResponse__Output as _argint_essay_v1_CompleteSuggestionResponse__Output,
} from './argint/essay/v1/CompleteSuggestionResponse.ts';
import type {
  CreateEssayRequest as _argint_essay_v1_CreateEssayRequest,
  CreateEssayRequest__Output as _argint_essay_v1_CreateEssayRequest__Output,
} from './argint/essay/v1/CreateEssayRequest.ts';
import type {
  CreateEssayResponse as _argint_essay_v1_CreateEssayResponse,
  CreateEssayResponse__Output as _argint_essay_v1_CreateEssayResponse__Output,
} from './argint/essay/v1/CreateEssayResponse.ts';
import type {
  CritiqueState as _argint_essay_v1_CritiqueState,
  CritiqueState__Output as _argint_essay_v1_CritiqueState__Output,
} from './argint/essay/v1/CritiqueState.ts';
import type {
  DecideCritiqueRequest as _argint_essay_v1_DecideCritiqueRequest,
  DecideCritiqueRequest__Output as _argint_essay_v1_DecideCritiqueRequest__Output,
} from './argint/essay/v1/DecideCritiqueRequest.ts';
import type {
  DecideCritiqueResponse as _argint_essay_v1_DecideCritiqueResponse,
  DecideCritiqueResponse__Output as _argint_essay_v1_DecideCritiqueResponse__Output,
} from './argint/essay/v1/DecideCritiqueResponse.ts';
import type {
  DeleteEssayRequest as _argint_essay_v1_DeleteEssayRequest,
  DeleteEssayRequest__Output as _argint_essay_v1_DeleteEssayRequest__Output,
} from './argint/essay/v1/DeleteEssayRequest.ts';
import type {
  DeleteEssayResponse as _argint_essay_v1_DeleteEssayResponse,
  DeleteEssayResponse__Output as _argint_essay_v1_DeleteEssayResponse__Output,
} from './argint/essay/v1/DeleteEssayResponse.ts';
import type {
  DropPendingEssayRequest as _argint_essay_v1_DropPendingEssayRequest,
  DropPendingEssayRequest__Output as _argint_essay_v1_DropPendingEssayRequest__Output,
} from './argint/essay/v1/DropPendingEssayRequest.ts';
import type {
  DropPendingEssayResponse as _argint_essay_v1_DropPendingEssayResponse,
  DropPendingEssayResponse__Output as _argint_essay_v1_DropPendingEssayResponse__Output,
} from './argint/essay/v1/DropPendingEssayResponse.ts';
import type {
  Essay as _argint_essay_v1_Essay,
  Essay__Output as _argint_essay_v1_Essay__Output,
} from './argint/essay/v1/Essay.ts';
import type {
  EssayServiceClient as _argint_essay_v1_EssayServiceClient,
  EssayServiceDefinition as _argint_essay_v1_EssayServiceDefinition,
} from './argint/essay/v1/EssayService.ts';
import type {
  FindAnswerRequest as _argint_essay_v1_FindAnswerRequest,
  FindAnswerRequest__Output as _argint_essay_v1_FindAnswerRequest__Output,
} from './argint/essay/v1/FindAnswerRequest.ts';
import type {
  FindAnswerResponse as _argint_essay_v1_FindAnswerResponse,
  FindAnswerResponse__Output as _argint_essay_v1_FindAnswerResponse__Output,
} from './argint/essay/v1/FindAnswerResponse.ts';
import type {
  GetEssayRequest as _argint_essay_v1_GetEssayRequest,
  GetEssayRequest__Output as _argint_essay_v1_GetEssayRequest__Output,
} from './argint/essay/v1/GetEssayRequest.ts';
import type {
  GetEssayResponse as _argint_essay_v1_GetEssayResponse,
  GetEssayResponse__Output as _argint_essay_v1_GetEssayResponse__Output,
} from './argint/essay/v1/GetEssayResponse.ts';
import type {
  GetPendingEssayRequest as _argint_essay_v1_GetPendingEssayRequest,
  GetPendingEssayRequest__Output as _argint_essay_v1_GetPendingEssayRequest__Output,
} from './argint/essay/v1/GetPendingEssayRequest.ts';
import type {
  GetPendingEssayResponse as _argint_essay_v1_GetPendingEssayResponse,
  GetPendingEssayResponse__Output as _argint_essay_v1_GetPendingEssayResponse__Output,
} from './argint/essay/v1/GetPendingEssayResponse.ts';
import type {
  GetProgressRequest as _argint_essay_v1_GetProgressRequest,
  GetProgressRequest__Output as _argint_essay_v1_GetProgressRequest__Output,
} from './argint/essay/v1/GetProgressRequest.ts';
import type {
  GetProgressResponse as _argint_essay_v1_GetProgressResponse,
  GetProgressResponse__Output as _argint_essay_v1_GetProgressResponse__Output,
} from './argint/essay/v1/GetProgressResponse.ts';
import type {
  GetResultRequest as _argint_essay_v1_GetResultRequest,
  GetResultRequest__Output as _argint_essay_v1_GetResultRequest__Output,
} from './argint/essay/v1/GetResultRequest.ts';
import type {
  GetResultResponse as _argint_essay_v1_GetResultResponse,
  GetResultResponse__Output as _argint_essay_v1_GetResultResponse__Output,
} from './argint/essay/v1/GetResultResponse.ts';
import type {
  KeepAnswerRequest as _argint_essay_v1_KeepAnswerRequest,
  KeepAnswerRequest__Output as _argint_essay_v1_KeepAnswerRequest__Output,
} from './argint/essay/v1/KeepAnswerRequest.ts';
import type {
  KeepAnswerResponse as _argint_essay_v1_KeepAnswerResponse,
  KeepAnswerResponse__Output as _argint_essay_v1_KeepAnswerResponse__Output,
} from './argint/essay/v1/KeepAnswerResponse.ts';
import type {
  KeepPendingEssayRequest as _argint_essay_v1_KeepPendingEssayRequest,
  KeepPendingEssayRequest__Output as _argint_essay_v1_KeepPendingEssayRequest__Output,
} from './argint/essay/v1/KeepPendingEssayRequest.ts';
import type {
  KeepPendingEssayResponse as _argint_essay_v1_KeepPendingEssayResponse,
  KeepPendingEssayResponse__Output as _argint_essay_v1_KeepPendingEssayResponse__Output,
} from './argint/essay/v1/KeepPendingEssayResponse.ts';
import type {
  ListEssaysRequest as _argint_essay_v1_ListEssaysRequest,
  ListEssaysRequest__Output as _argint_essay_v1_ListEssaysRequest__Output,
} from './argint/essay/v1/ListEssaysRequest.ts';
import type {
  ListEssaysResponse as _argint_essay_v1_ListEssaysResponse,
  ListEssaysResponse__Output as _argint_essay_v1_ListEssaysResponse__Output,
} from './argint/essay/v1/ListEssaysResponse.ts';
import type {
  ListSuggestionsRequest as _argint_essay_v1_ListSuggestionsRequest,
  ListSuggestionsRequest__Output as _argint_essay_v1_ListSuggestionsRequest__Output,
} from './argint/essay/v1/ListSuggestionsRequest.ts';
import type {
  ListSuggestionsResponse as _argint_essay_v1_ListSuggestionsResponse,
  ListSuggestionsResponse__Output as _argint_essay_v1_ListSuggestionsResponse__Output,
} from './argint/essay/v1/ListSuggestionsResponse.ts';
import type {
  MoveToMasterKeyRequest as _argint_essay_v1_MoveToMasterKeyRequest,
  MoveToMasterKeyRequest__Output as _argint_essay_v1_MoveToMasterKeyRequest__Output,
} from './argint/essay/v1/MoveToMasterKeyRequest.ts';
import type {
  MoveToMasterKeyResponse as _argint_essay_v1_MoveToMasterKeyResponse,
  MoveToMasterKeyResponse__Output as _argint_essay_v1_MoveToMasterKeyResponse__Output,
} from './argint/essay/v1/MoveToMasterKeyResponse.ts';
import type {
  PendingEssay as _argint_essay_v1_PendingEssay,
  PendingEssay__Output as _argint_essay_v1_PendingEssay__Output,
} from './argint/essay/v1/PendingEssay.ts';
import type {
  ReadFindingsRequest as _argint_essay_v1_ReadFindingsRequest,
  ReadFindingsRequest__Output as _argint_essay_v1_ReadFindingsRequest__Output,
} from './argint/essay/v1/ReadFindingsRequest.ts';
import type {
  ReadFindingsResponse as _argint_essay_v1_ReadFindingsResponse,
  ReadFindingsResponse__Output as _argint_essay_v1_ReadFindingsResponse__Output,
} from './argint/essay/v1/ReadFindingsResponse.ts';
import type {
  ReadTextRequest as _argint_essay_v1_ReadTextRequest,
  ReadTextRequest__Output as _argint_essay_v1_ReadTextRequest__Output,
} from './argint/essay/v1/ReadTextRequest.ts';
import type {
  ReadTextResponse as _argint_essay_v1_ReadTextResponse,
  ReadTextResponse__Output as _argint_essay_v1_ReadTextResponse__Output,
} from './argint/essay/v1/ReadTextResponse.ts';
import type {
  RemoveFindingsRequest as _argint_essay_v1_RemoveFindingsRequest,
  RemoveFindingsRequest__Output as _argint_essay_v1_RemoveFindingsRequest__Output,
} from './argint/essay/v1/RemoveFindingsRequest.ts';
import type {
  RemoveFindingsResponse as _argint_essay_v1_RemoveFindingsResponse,
  RemoveFindingsResponse__Output as _argint_essay_v1_RemoveFindingsResponse__Output,
} from './argint/essay/v1/RemoveFindingsResponse.ts';
import type {
  RenameEssayRequest as _argint_essay_v1_RenameEssayRequest,
  RenameEssayRequest__Output as _argint_essay_v1_RenameEssayRequest__Output,
} from './argint/essay/v1/RenameEssayRequest.ts';
import type {
  RenameEssayResponse as _argint_essay_v1_RenameEssayResponse,
  RenameEssayResponse__Output as _argint_essay_v1_RenameEssayResponse__Output,
} from './argint/essay/v1/RenameEssayResponse.ts';
import type {
  RotateDataKeysRequest as _argint_essay_v1_RotateDataKeysRequest,
  RotateDataKeysRequest__Output as _argint_essay_v1_RotateDataKeysRequest__Output,
} from './argint/essay/v1/RotateDataKeysRequest.ts';
import type {
  RotateDataKeysResponse as _argint_essay_v1_RotateDataKeysResponse,
  RotateDataKeysResponse__Output as _argint_essay_v1_RotateDataKeysResponse__Output,
} from './argint/essay/v1/RotateDataKeysResponse.ts';
import type {
  SaveFindingsRequest as _argint_essay_v1_SaveFindingsRequest,
  SaveFindingsRequest__Output as _argint_essay_v1_SaveFindingsRequest__Output,
} from './argint/essay/v1/SaveFindingsRequest.ts';
import type {
  SaveFindingsResponse as _argint_essay_v1_SaveFindingsResponse,
  SaveFindingsResponse__Output as _argint_essay_v1_SaveFindingsResponse__Output,
} from './argint/essay/v1/SaveFindingsResponse.ts';
import type {
  SaveResultRequest as _argint_essay_v1_SaveResultRequest,
  SaveResultRequest__Output as _argint_essay_v1_SaveResultRequest__Output,
} from './argint/essay/v1/SaveResultRequest.ts';
import type {
  SaveResultResponse as _argint_essay_v1_SaveResultResponse,
  SaveResultResponse__Output as _argint_essay_v1_SaveResultResponse__Output,
} from './argint/essay/v1/SaveResultResponse.ts';
import type {
  StoredFindings as _argint_essay_v1_StoredFindings,
  StoredFindings__Output as _argint_essay_v1_StoredFindings__Output,
} from './argint/essay/v1/StoredFindings.ts';
import type {
  StoredResult as _argint_essay_v1_StoredResult,
  StoredResult__Output as _argint_essay_v1_StoredResult__Output,
} from './argint/essay/v1/StoredResult.ts';
import type {
  Suggestion as _argint_essay_v1_Suggestion,
  Suggestion__Output as _argint_essay_v1_Suggestion__Output,
} from './argint/essay/v1/Suggestion.ts';
import type {
  TaskFindings as _argint_essay_v1_TaskFindings,
  TaskFindings__Output as _argint_essay_v1_TaskFindings__Output,
} from './argint/essay/v1/TaskFindings.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new (...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  argint: {
    essay: {
      v1: {
        CompareDraftsRequest: MessageTypeDefinition<
          _argint_essay_v1_CompareDraftsRequest,
          _argint_essay_v1_CompareDraftsRequest__Output
        >;
        CompareDraftsResponse: MessageTypeDefinition<
          _argint_essay_v1_CompareDraftsResponse,
          _argint_essay_v1_CompareDraftsResponse__Output
        >;
        CompleteSuggestionRequest: MessageTypeDefinition<
          _argint_essay_v1_CompleteSuggestionRequest,
          _argint_essay_v1_CompleteSuggestionRequest__Output
        >;
        CompleteSuggestionResponse: MessageTypeDefinition<
          _argint_essay_v1_CompleteSuggestionResponse,
          _argint_essay_v1_CompleteSuggestionResponse__Output
        >;
        CreateEssayRequest: MessageTypeDefinition<
          _argint_essay_v1_CreateEssayRequest,
          _argint_essay_v1_CreateEssayRequest__Output
        >;
        CreateEssayResponse: MessageTypeDefinition<
          _argint_essay_v1_CreateEssayResponse,
          _argint_essay_v1_CreateEssayResponse__Output
        >;
        CritiqueState: MessageTypeDefinition<
          _argint_essay_v1_CritiqueState,
          _argint_essay_v1_CritiqueState__Output
        >;
        DecideCritiqueRequest: MessageTypeDefinition<
          _argint_essay_v1_DecideCritiqueRequest,
          _argint_essay_v1_DecideCritiqueRequest__Output
        >;
        DecideCritiqueResponse: MessageTypeDefinition<
          _argint_essay_v1_DecideCritiqueResponse,
          _argint_essay_v1_DecideCritiqueResponse__Output
        >;
        DeleteEssayRequest: MessageTypeDefinition<
          _argint_essay_v1_DeleteEssayRequest,
          _argint_essay_v1_DeleteEssayRequest__Output
        >;
        DeleteEssayResponse: MessageTypeDefinition<
          _argint_essay_v1_DeleteEssayResponse,
          _argint_essay_v1_DeleteEssayResponse__Output
        >;
        DropPendingEssayRequest: MessageTypeDefinition<
          _argint_essay_v1_DropPendingEssayRequest,
          _argint_essay_v1_DropPendingEssayRequest__Output
        >;
        DropPendingEssayResponse: MessageTypeDefinition<
          _argint_essay_v1_DropPendingEssayResponse,
          _argint_essay_v1_DropPendingEssayResponse__Output
        >;
        Essay: MessageTypeDefinition<_argint_essay_v1_Essay, _argint_essay_v1_Essay__Output>;
        EssayService: SubtypeConstructor<
          typeof grpc.Client,
          _argint_essay_v1_EssayServiceClient
        > & { service: _argint_essay_v1_EssayServiceDefinition };
        FindAnswerRequest: MessageTypeDefinition<
          _argint_essay_v1_FindAnswerRequest,
          _argint_essay_v1_FindAnswerRequest__Output
        >;
        FindAnswerResponse: MessageTypeDefinition<
          _argint_essay_v1_FindAnswerResponse,
          _argint_essay_v1_FindAnswerResponse__Output
        >;
        GetEssayRequest: MessageTypeDefinition<
          _argint_essay_v1_GetEssayRequest,
          _argint_essay_v1_GetEssayRequest__Output
        >;
        GetEssayResponse: MessageTypeDefinition<
          _argint_essay_v1_GetEssayResponse,
          _argint_essay_v1_GetEssayResponse__Output
        >;
        GetPendingEssayRequest: MessageTypeDefinition<
          _argint_essay_v1_GetPendingEssayRequest,
          _argint_essay_v1_GetPendingEssayRequest__Output
        >;
        GetPendingEssayResponse: MessageTypeDefinition<
          _argint_essay_v1_GetPendingEssayResponse,
          _argint_essay_v1_GetPendingEssayResponse__Output
        >;
        GetProgressRequest: MessageTypeDefinition<
          _argint_essay_v1_GetProgressRequest,
          _argint_essay_v1_GetProgressRequest__Output
        >;
        GetProgressResponse: MessageTypeDefinition<
          _argint_essay_v1_GetProgressResponse,
          _argint_essay_v1_GetProgressResponse__Output
        >;
        GetResultRequest: MessageTypeDefinition<
          _argint_essay_v1_GetResultRequest,
          _argint_essay_v1_GetResultRequest__Output
        >;
        GetResultResponse: MessageTypeDefinition<
          _argint_essay_v1_GetResultResponse,
          _argint_essay_v1_GetResultResponse__Output
        >;
        KeepAnswerRequest: MessageTypeDefinition<
          _argint_essay_v1_KeepAnswerRequest,
          _argint_essay_v1_KeepAnswerRequest__Output
        >;
        KeepAnswerResponse: MessageTypeDefinition<
          _argint_essay_v1_KeepAnswerResponse,
          _argint_essay_v1_KeepAnswerResponse__Output
        >;
        KeepPendingEssayRequest: MessageTypeDefinition<
          _argint_essay_v1_KeepPendingEssayRequest,
          _argint_essay_v1_KeepPendingEssayRequest__Output
        >;
        KeepPendingEssayResponse: MessageTypeDefinition<
          _argint_essay_v1_KeepPendingEssayResponse,
          _argint_essay_v1_KeepPendingEssayResponse__Output
        >;
        ListEssaysRequest: MessageTypeDefinition<
          _argint_essay_v1_ListEssaysRequest,
          _argint_essay_v1_ListEssaysRequest__Output
        >;
        ListEssaysResponse: MessageTypeDefinition<
          _argint_essay_v1_ListEssaysResponse,
          _argint_essay_v1_ListEssaysResponse__Output
        >;
        ListSuggestionsRequest: MessageTypeDefinition<
          _argint_essay_v1_ListSuggestionsRequest,
          _argint_essay_v1_ListSuggestionsRequest__Output
        >;
        ListSuggestionsResponse: MessageTypeDefinition<
          _argint_essay_v1_ListSuggestionsResponse,
          _argint_essay_v1_ListSuggestionsResponse__Output
        >;
        MoveToMasterKeyRequest: MessageTypeDefinition<
          _argint_essay_v1_MoveToMasterKeyRequest,
          _argint_essay_v1_MoveToMasterKeyRequest__Output
        >;
        MoveToMasterKeyResponse: MessageTypeDefinition<
          _argint_essay_v1_MoveToMasterKeyResponse,
          _argint_essay_v1_MoveToMasterKeyResponse__Output
        >;
        PendingEssay: MessageTypeDefinition<
          _argint_essay_v1_PendingEssay,
          _argint_essay_v1_PendingEssay__Output
        >;
        ReadFindingsRequest: MessageTypeDefinition<
          _argint_essay_v1_ReadFindingsRequest,
          _argint_essay_v1_ReadFindingsRequest__Output
        >;
        ReadFindingsResponse: MessageTypeDefinition<
          _argint_essay_v1_ReadFindingsResponse,
          _argint_essay_v1_ReadFindingsResponse__Output
        >;
        ReadTextRequest: MessageTypeDefinition<
          _argint_essay_v1_ReadTextRequest,
          _argint_essay_v1_ReadTextRequest__Output
        >;
        ReadTextResponse: MessageTypeDefinition<
          _argint_essay_v1_ReadTextResponse,
          _argint_essay_v1_ReadTextResponse__Output
        >;
        RemoveFindingsRequest: MessageTypeDefinition<
          _argint_essay_v1_RemoveFindingsRequest,
          _argint_essay_v1_RemoveFindingsRequest__Output
        >;
        RemoveFindingsResponse: MessageTypeDefinition<
          _argint_essay_v1_RemoveFindingsResponse,
          _argint_essay_v1_RemoveFindingsResponse__Output
        >;
        RenameEssayRequest: MessageTypeDefinition<
          _argint_essay_v1_RenameEssayRequest,
          _argint_essay_v1_RenameEssayRequest__Output
        >;
        RenameEssayResponse: MessageTypeDefinition<
          _argint_essay_v1_RenameEssayResponse,
          _argint_essay_v1_RenameEssayResponse__Output
        >;
        RotateDataKeysRequest: MessageTypeDefinition<
          _argint_essay_v1_RotateDataKeysRequest,
          _argint_essay_v1_RotateDataKeysRequest__Output
        >;
        RotateDataKeysResponse: MessageTypeDefinition<
          _argint_essay_v1_RotateDataKeysResponse,
          _argint_essay_v1_RotateDataKeysResponse__Output
        >;
        SaveFindingsRequest: MessageTypeDefinition<
          _argint_essay_v1_SaveFindingsRequest,
          _argint_essay_v1_SaveFindingsRequest__Output
        >;
        SaveFindingsResponse: MessageTypeDefinition<
          _argint_essay_v1_SaveFindingsResponse,
          _argint_essay_v1_SaveFindingsResponse__Output
        >;
        SaveResultRequest: MessageTypeDefinition<
          _argint_essay_v1_SaveResultRequest,
          _argint_essay_v1_SaveResultRequest__Output
        >;
        SaveResultResponse: MessageTypeDefinition<
          _argint_essay_v1_SaveResultResponse,
          _argint_essay_v1_SaveResultResponse__Output
        >;
        StoredFindings: MessageTypeDefinition<
          _argint_essay_v1_StoredFindings,
          _argint_essay_v1_StoredFindings__Output
        >;
        StoredResult: MessageTypeDefinition<
          _argint_essay_v1_StoredResult,
          _argint_essay_v1_StoredResult__Output
        >;
        Suggestion: MessageTypeDefinition<
          _argint_essay_v1_Suggestion,
          _argint_essay_v1_Suggestion__Output
        >;
        TaskFindings: MessageTypeDefinition<
          _argint_essay_v1_TaskFindings,
          _argint_essay_v1_TaskFindings__Output
        >;
      };
    };
  };
}
