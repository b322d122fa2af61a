// Original file: proto/argint/essay/v1/essay.proto

import type * as grpc from '@grpc/grpc-js';
import type { MethodDefinition } from '@grpc/proto-loader';
import type {
  CompareDraftsRequest as _argint_essay_v1_CompareDraftsRequest,
  CompareDraftsRequest__Output as _argint_essay_v1_CompareDraftsRequest__Output,
} from '../../../argint/essay/v1/CompareDraftsRequest.ts';
import type {
  CompareDraftsResponse as _argint_essay_v1_CompareDraftsResponse,
  CompareDraftsResponse__Output as _argint_essay_v1_CompareDraftsResponse__Output,
} from '../../../argint/essay/v1/CompareDraftsResponse.ts';
import type {
  CompleteSuggestionRequest as _argint_essay_v1_CompleteSuggestionRequest,
  CompleteSuggestionRequest__Output as _argint_essay_v1_CompleteSuggestionRequest__Output,
} from '../../../argint/essay/v1/CompleteSuggestionRequest.ts';
import type {
  CompleteSuggestionResponse as _argint_essay_v1_CompleteSuggestionResponse,
  CompleteSuggestionResponse__Output as _argint_essay_v1_CompleteSuggestionResponse__Output,
} from '../../../argint/essay/v1/CompleteSuggestionResponse.ts';
import type {
  CreateEssayRequest as _argint_essay_v1_CreateEssayRequest,
  CreateEssayRequest__Output as _argint_essay_v1_CreateEssayRequest__Output,
} from '../../../argint/essay/v1/CreateEssayRequest.ts';
import type {
  CreateEssayResponse as _argint_essay_v1_CreateEssayResponse,
  CreateEssayResponse__Output as _argint_essay_v1_CreateEssayResponse__Output,
} from '../../../argint/essay/v1/CreateEssayResponse.ts';
import type {
  DecideCritiqueRequest as _argint_essay_v1_DecideCritiqueRequest,
  DecideCritiqueRequest__Output as _argint_essay_v1_DecideCritiqueRequest__Output,
} from '../../../argint/essay/v1/DecideCritiqueRequest.ts';
import type {
  DecideCritiqueResponse as _argint_essay_v1_DecideCritiqueResponse,
  DecideCritiqueResponse__Output as _argint_essay_v1_DecideCritiqueResponse__Output,
} from '../../../argint/essay/v1/DecideCritiqueResponse.ts';
import type {
  DeleteEssayRequest as _argint_essay_v1_DeleteEssayRequest,
  DeleteEssayRequest__Output as _argint_essay_v1_DeleteEssayRequest__Output,
} from '../../../argint/essay/v1/DeleteEssayRequest.ts';
import type {
  DeleteEssayResponse as _argint_essay_v1_DeleteEssayResponse,
  DeleteEssayResponse__Output as _argint_essay_v1_DeleteEssayResponse__Output,
} from '../../../argint/essay/v1/DeleteEssayResponse.ts';
import type {
  DropPendingEssayRequest as _argint_essay_v1_DropPendingEssayRequest,
  DropPendingEssayRequest__Output as _argint_essay_v1_DropPendingEssayRequest__Output,
} from '../../../argint/essay/v1/DropPendingEssayRequest.ts';
import type {
  DropPendingEssayResponse as _argint_essay_v1_DropPendingEssayResponse,
  DropPendingEssayResponse__Output as _argint_essay_v1_DropPendingEssayResponse__Output,
} from '../../../argint/essay/v1/DropPendingEssayResponse.ts';
import type {
  FindAnswerRequest as _argint_essay_v1_FindAnswerRequest,
  FindAnswerRequest__Output as _argint_essay_v1_FindAnswerRequest__Output,
} from '../../../argint/essay/v1/FindAnswerRequest.ts';
import type {
  FindAnswerResponse as _argint_essay_v1_FindAnswerResponse,
  FindAnswerResponse__Output as _argint_essay_v1_FindAnswerResponse__Output,
} from '../../../argint/essay/v1/FindAnswerResponse.ts';
import type {
  GetEssayRequest as _argint_essay_v1_GetEssayRequest,
  GetEssayRequest__Output as _argint_essay_v1_GetEssayRequest__Output,
} from '../../../argint/essay/v1/GetEssayRequest.ts';
import type {
  GetEssayResponse as _argint_essay_v1_GetEssayResponse,
  GetEssayResponse__Output as _argint_essay_v1_GetEssayResponse__Output,
} from '../../../argint/essay/v1/GetEssayResponse.ts';
import type {
  GetPendingEssayRequest as _argint_essay_v1_GetPendingEssayRequest,
  GetPendingEssayRequest__Output as _argint_essay_v1_GetPendingEssayRequest__Output,
} from '../../../argint/essay/v1/GetPendingEssayRequest.ts';
import type {
  GetPendingEssayResponse as _argint_essay_v1_GetPendingEssayResponse,
  GetPendingEssayResponse__Output as _argint_essay_v1_GetPendingEssayResponse__Output,
} from '../../../argint/essay/v1/GetPendingEssayResponse.ts';
import type {
  GetProgressRequest as _argint_essay_v1_GetProgressRequest,
  GetProgressRequest__Output as _argint_essay_v1_GetProgressRequest__Output,
} from '../../../argint/essay/v1/GetProgressRequest.ts';
import type {
  GetProgressResponse as _argint_essay_v1_GetProgressResponse,
  GetProgressResponse__Output as _argint_essay_v1_GetProgressResponse__Output,
} from '../../../argint/essay/v1/GetProgressResponse.ts';
import type {
  GetResultRequest as _argint_essay_v1_GetResultRequest,
  GetResultRequest__Output as _argint_essay_v1_GetResultRequest__Output,
} from '../../../argint/essay/v1/GetResultRequest.ts';
import type {
  GetResultResponse as _argint_essay_v1_GetResultResponse,
  GetResultResponse__Output as _argint_essay_v1_GetResultResponse__Output,
} from '../../../argint/essay/v1/GetResultResponse.ts';
import type {
  KeepAnswerRequest as _argint_essay_v1_KeepAnswerRequest,
  KeepAnswerRequest__Output as _argint_essay_v1_KeepAnswerRequest__Output,
} from '../../../argint/essay/v1/KeepAnswerRequest.ts';
import type {
  KeepAnswerResponse as _argint_essay_v1_KeepAnswerResponse,
  KeepAnswerResponse__Output as _argint_essay_v1_KeepAnswerResponse__Output,
} from '../../../argint/essay/v1/KeepAnswerResponse.ts';
import type {
  KeepPendingEssayRequest as _argint_essay_v1_KeepPendingEssayRequest,
  KeepPendingEssayRequest__Output as _argint_essay_v1_KeepPendingEssayRequest__Output,
} from '../../../argint/essay/v1/KeepPendingEssayRequest.ts';
import type {
  KeepPendingEssayResponse as _argint_essay_v1_KeepPendingEssayResponse,
  KeepPendingEssayResponse__Output as _argint_essay_v1_KeepPendingEssayResponse__Output,
} from '../../../argint/essay/v1/KeepPendingEssayResponse.ts';
import type {
  ListEssaysRequest as _argint_essay_v1_ListEssaysRequest,
  ListEssaysRequest__Output as _argint_essay_v1_ListEssaysRequest__Output,
} from '../../../argint/essay/v1/ListEssaysRequest.ts';
import type {
  ListEssaysResponse as _argint_essay_v1_ListEssaysResponse,
  ListEssaysResponse__Output as _argint_essay_v1_ListEssaysResponse__Output,
} from '../../../argint/essay/v1/ListEssaysResponse.ts';
import type {
  ListSuggestionsRequest as _argint_essay_v1_ListSuggestionsRequest,
  ListSuggestionsRequest__Output as _argint_essay_v1_ListSuggestionsRequest__Output,
} from '../../../argint/essay/v1/ListSuggestionsRequest.ts';
import type {
  ListSuggestionsResponse as _argint_essay_v1_ListSuggestionsResponse,
  ListSuggestionsResponse__Output as _argint_essay_v1_ListSuggestionsResponse__Output,
} from '../../../argint/essay/v1/ListSuggestionsResponse.ts';
import type {
  MoveToMasterKeyRequest as _argint_essay_v1_MoveToMasterKeyRequest,
  MoveToMasterKeyRequest__Output as _argint_essay_v1_MoveToMasterKeyRequest__Output,
} from '../../../argint/essay/v1/MoveToMasterKeyRequest.ts';
import type {
  MoveToMasterKeyResponse as _argint_essay_v1_MoveToMasterKeyResponse,
  MoveToMasterKeyResponse__Output as _argint_essay_v1_MoveToMasterKeyResponse__Output,
} from '../../../argint/essay/v1/MoveToMasterKeyResponse.ts';
import type {
  ReadFindingsRequest as _argint_essay_v1_ReadFindingsRequest,
  ReadFindingsRequest__Output as _argint_essay_v1_ReadFindingsRequest__Output,
} from '../../../argint/essay/v1/ReadFindingsRequest.ts';
import type {
  ReadFindingsResponse as _argint_essay_v1_ReadFindingsResponse,
  ReadFindingsResponse__Output as _argint_essay_v1_ReadFindingsResponse__Output,
} from '../../../argint/essay/v1/ReadFindingsResponse.ts';
import type {
  ReadTextRequest as _argint_essay_v1_ReadTextRequest,
  ReadTextRequest__Output as _argint_essay_v1_ReadTextRequest__Output,
} from '../../../argint/essay/v1/ReadTextRequest.ts';
import type {
  ReadTextResponse as _argint_essay_v1_ReadTextResponse,
  ReadTextResponse__Output as _argint_essay_v1_ReadTextResponse__Output,
} from '../../../argint/essay/v1/ReadTextResponse.ts';
import type {
  RemoveFindingsRequest as _argint_essay_v1_RemoveFindingsRequest,
  RemoveFindingsRequest__Output as _argint_essay_v1_RemoveFindingsRequest__Output,
} from '../../../argint/essay/v1/RemoveFindingsRequest.ts';
import type {
  RemoveFindingsResponse as _argint_essay_v1_RemoveFindingsResponse,
  RemoveFindingsResponse__Output as _argint_essay_v1_RemoveFindingsResponse__Output,
} from '../../../argint/essay/v1/RemoveFindingsResponse.ts';
import type {
  RenameEssayRequest as _argint_essay_v1_RenameEssayRequest,
  RenameEssayRequest__Output as _argint_essay_v1_RenameEssayRequest__Output,
} from '../../../argint/essay/v1/RenameEssayRequest.ts';
import type {
  RenameEssayResponse as _argint_essay_v1_RenameEssayResponse,
  RenameEssayResponse__Output as _argint_essay_v1_RenameEssayResponse__Output,
} from '../../../argint/essay/v1/RenameEssayResponse.ts';
import type {
  RotateDataKeysRequest as _argint_essay_v1_RotateDataKeysRequest,
  RotateDataKeysRequest__Output as _argint_essay_v1_RotateDataKeysRequest__Output,
} from '../../../argint/essay/v1/RotateDataKeysRequest.ts';
import type {
  RotateDataKeysResponse as _argint_essay_v1_RotateDataKeysResponse,
  RotateDataKeysResponse__Output as _argint_essay_v1_RotateDataKeysResponse__Output,
} from '../../../argint/essay/v1/RotateDataKeysResponse.ts';
import type {
  SaveFindingsRequest as _argint_essay_v1_SaveFindingsRequest,
  SaveFindingsRequest__Output as _argint_essay_v1_SaveFindingsRequest__Output,
} from '../../../argint/essay/v1/SaveFindingsRequest.ts';
import type {
  SaveFindingsResponse as _argint_essay_v1_SaveFindingsResponse,
  SaveFindingsResponse__Output as _argint_essay_v1_SaveFindingsResponse__Output,
} from '../../../argint/essay/v1/SaveFindingsResponse.ts';
import type {
  SaveResultRequest as _argint_essay_v1_SaveResultRequest,
  SaveResultRequest__Output as _argint_essay_v1_SaveResultRequest__Output,
} from '../../../argint/essay/v1/SaveResultRequest.ts';
import type {
  SaveResultResponse as _argint_essay_v1_SaveResultResponse,
  SaveResultResponse__Output as _argint_essay_v1_SaveResultResponse__Output,
} from '../../../argint/essay/v1/SaveResultResponse.ts';

export interface EssayServiceClient extends grpc.Client {
  /**
   * Compares a draft with the newest earlier one that has a result.
   * Errors: NO_EARLIER_DRAFT.
   */
  CompareDrafts(
    argument: _argint_essay_v1_CompareDraftsRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_CompareDraftsResponse__Output>,
  ): grpc.ClientUnaryCall;
  CompareDrafts(
    argument: _argint_essay_v1_CompareDraftsRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_CompareDraftsResponse__Output>,
  ): grpc.ClientUnaryCall;
  CompareDrafts(
    argument: _argint_essay_v1_CompareDraftsRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_CompareDraftsResponse__Output>,
  ): grpc.ClientUnaryCall;
  CompareDrafts(
    argument: _argint_essay_v1_CompareDraftsRequest,
    callback: grpc.requestCallback<_argint_essay_v1_CompareDraftsResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Compares a draft with the newest earlier one that has a result.
   * Errors: NO_EARLIER_DRAFT.
   */
  compareDrafts(
    argument: _argint_essay_v1_CompareDraftsRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_CompareDraftsResponse__Output>,
  ): grpc.ClientUnaryCall;
  compareDrafts(
    argument: _argint_essay_v1_CompareDraftsRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_CompareDraftsResponse__Output>,
  ): grpc.ClientUnaryCall;
  compareDrafts(
    argument: _argint_essay_v1_CompareDraftsRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_CompareDraftsResponse__Output>,
  ): grpc.ClientUnaryCall;
  compareDrafts(
    argument: _argint_essay_v1_CompareDraftsRequest,
    callback: grpc.requestCallback<_argint_essay_v1_CompareDraftsResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Ticks a suggestion off, or opens it again.
   * Errors: SUGGESTION_NOT_FOUND.
   */
  CompleteSuggestion(
    argument: _argint_essay_v1_CompleteSuggestionRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_CompleteSuggestionResponse__Output>,
  ): grpc.ClientUnaryCall;
  CompleteSuggestion(
    argument: _argint_essay_v1_CompleteSuggestionRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_CompleteSuggestionResponse__Output>,
  ): grpc.ClientUnaryCall;
  CompleteSuggestion(
    argument: _argint_essay_v1_CompleteSuggestionRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_CompleteSuggestionResponse__Output>,
  ): grpc.ClientUnaryCall;
  CompleteSuggestion(
    argument: _argint_essay_v1_CompleteSuggestionRequest,
    callback: grpc.requestCallback<_argint_essay_v1_CompleteSuggestionResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Ticks a suggestion off, or opens it again.
   * Errors: SUGGESTION_NOT_FOUND.
   */
  completeSuggestion(
    argument: _argint_essay_v1_CompleteSuggestionRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_CompleteSuggestionResponse__Output>,
  ): grpc.ClientUnaryCall;
  completeSuggestion(
    argument: _argint_essay_v1_CompleteSuggestionRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_CompleteSuggestionResponse__Output>,
  ): grpc.ClientUnaryCall;
  completeSuggestion(
    argument: _argint_essay_v1_CompleteSuggestionRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_CompleteSuggestionResponse__Output>,
  ): grpc.ClientUnaryCall;
  completeSuggestion(
    argument: _argint_essay_v1_CompleteSuggestionRequest,
    callback: grpc.requestCallback<_argint_essay_v1_CompleteSuggestionResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Stores an essay. A repeated call with the same essay_id and user changes nothing.
   * Errors: PARENT_NOT_FOUND when the parent is deleted or another user's.
   */
  CreateEssay(
    argument: _argint_essay_v1_CreateEssayRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_CreateEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  CreateEssay(
    argument: _argint_essay_v1_CreateEssayRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_CreateEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  CreateEssay(
    argument: _argint_essay_v1_CreateEssayRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_CreateEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  CreateEssay(
    argument: _argint_essay_v1_CreateEssayRequest,
    callback: grpc.requestCallback<_argint_essay_v1_CreateEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Stores an essay. A repeated call with the same essay_id and user changes nothing.
   * Errors: PARENT_NOT_FOUND when the parent is deleted or another user's.
   */
  createEssay(
    argument: _argint_essay_v1_CreateEssayRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_CreateEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  createEssay(
    argument: _argint_essay_v1_CreateEssayRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_CreateEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  createEssay(
    argument: _argint_essay_v1_CreateEssayRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_CreateEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  createEssay(
    argument: _argint_essay_v1_CreateEssayRequest,
    callback: grpc.requestCallback<_argint_essay_v1_CreateEssayResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Stores what the student decided about a critique.
   * Errors: CRITIQUE_NOT_FOUND.
   */
  DecideCritique(
    argument: _argint_essay_v1_DecideCritiqueRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_DecideCritiqueResponse__Output>,
  ): grpc.ClientUnaryCall;
  DecideCritique(
    argument: _argint_essay_v1_DecideCritiqueRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_DecideCritiqueResponse__Output>,
  ): grpc.ClientUnaryCall;
  DecideCritique(
    argument: _argint_essay_v1_DecideCritiqueRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_DecideCritiqueResponse__Output>,
  ): grpc.ClientUnaryCall;
  DecideCritique(
    argument: _argint_essay_v1_DecideCritiqueRequest,
    callback: grpc.requestCallback<_argint_essay_v1_DecideCritiqueResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Stores what the student decided about a critique.
   * Errors: CRITIQUE_NOT_FOUND.
   */
  decideCritique(
    argument: _argint_essay_v1_DecideCritiqueRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_DecideCritiqueResponse__Output>,
  ): grpc.ClientUnaryCall;
  decideCritique(
    argument: _argint_essay_v1_DecideCritiqueRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_DecideCritiqueResponse__Output>,
  ): grpc.ClientUnaryCall;
  decideCritique(
    argument: _argint_essay_v1_DecideCritiqueRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_DecideCritiqueResponse__Output>,
  ): grpc.ClientUnaryCall;
  decideCritique(
    argument: _argint_essay_v1_DecideCritiqueRequest,
    callback: grpc.requestCallback<_argint_essay_v1_DecideCritiqueResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Deletes an essay with its results, findings and kept answers, or all its drafts. The owner may
   * repeat the call.
   */
  DeleteEssay(
    argument: _argint_essay_v1_DeleteEssayRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_DeleteEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  DeleteEssay(
    argument: _argint_essay_v1_DeleteEssayRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_DeleteEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  DeleteEssay(
    argument: _argint_essay_v1_DeleteEssayRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_DeleteEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  DeleteEssay(
    argument: _argint_essay_v1_DeleteEssayRequest,
    callback: grpc.requestCallback<_argint_essay_v1_DeleteEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Deletes an essay with its results, findings and kept answers, or all its drafts. The owner may
   * repeat the call.
   */
  deleteEssay(
    argument: _argint_essay_v1_DeleteEssayRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_DeleteEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  deleteEssay(
    argument: _argint_essay_v1_DeleteEssayRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_DeleteEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  deleteEssay(
    argument: _argint_essay_v1_DeleteEssayRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_DeleteEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  deleteEssay(
    argument: _argint_essay_v1_DeleteEssayRequest,
    callback: grpc.requestCallback<_argint_essay_v1_DeleteEssayResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Removes the user's pending essay. None is not an error.
   */
  DropPendingEssay(
    argument: _argint_essay_v1_DropPendingEssayRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_DropPendingEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  DropPendingEssay(
    argument: _argint_essay_v1_DropPendingEssayRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_DropPendingEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  DropPendingEssay(
    argument: _argint_essay_v1_DropPendingEssayRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_DropPendingEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  DropPendingEssay(
    argument: _argint_essay_v1_DropPendingEssayRequest,
    callback: grpc.requestCallback<_argint_essay_v1_DropPendingEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Removes the user's pending essay. None is not an error.
   */
  dropPendingEssay(
    argument: _argint_essay_v1_DropPendingEssayRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_DropPendingEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  dropPendingEssay(
    argument: _argint_essay_v1_DropPendingEssayRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_DropPendingEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  dropPendingEssay(
    argument: _argint_essay_v1_DropPendingEssayRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_DropPendingEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  dropPendingEssay(
    argument: _argint_essay_v1_DropPendingEssayRequest,
    callback: grpc.requestCallback<_argint_essay_v1_DropPendingEssayResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Returns the answer that is kept under a key with any essay of the same owner, and keeps it with
   * this essay too.
   * Errors: ESSAY_NOT_FOUND.
   */
  FindAnswer(
    argument: _argint_essay_v1_FindAnswerRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_FindAnswerResponse__Output>,
  ): grpc.ClientUnaryCall;
  FindAnswer(
    argument: _argint_essay_v1_FindAnswerRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_FindAnswerResponse__Output>,
  ): grpc.ClientUnaryCall;
  FindAnswer(
    argument: _argint_essay_v1_FindAnswerRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_FindAnswerResponse__Output>,
  ): grpc.ClientUnaryCall;
  FindAnswer(
    argument: _argint_essay_v1_FindAnswerRequest,
    callback: grpc.requestCallback<_argint_essay_v1_FindAnswerResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Returns the answer that is kept under a key with any essay of the same owner, and keeps it with
   * this essay too.
   * Errors: ESSAY_NOT_FOUND.
   */
  findAnswer(
    argument: _argint_essay_v1_FindAnswerRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_FindAnswerResponse__Output>,
  ): grpc.ClientUnaryCall;
  findAnswer(
    argument: _argint_essay_v1_FindAnswerRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_FindAnswerResponse__Output>,
  ): grpc.ClientUnaryCall;
  findAnswer(
    argument: _argint_essay_v1_FindAnswerRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_FindAnswerResponse__Output>,
  ): grpc.ClientUnaryCall;
  findAnswer(
    argument: _argint_essay_v1_FindAnswerRequest,
    callback: grpc.requestCallback<_argint_essay_v1_FindAnswerResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Returns an essay with its results, its critique states and all its drafts.
   * Errors, as of all calls with a user_id: ESSAY_NOT_FOUND, ESSAY_FORBIDDEN.
   */
  GetEssay(
    argument: _argint_essay_v1_GetEssayRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_GetEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetEssay(
    argument: _argint_essay_v1_GetEssayRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_GetEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetEssay(
    argument: _argint_essay_v1_GetEssayRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_GetEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetEssay(
    argument: _argint_essay_v1_GetEssayRequest,
    callback: grpc.requestCallback<_argint_essay_v1_GetEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Returns an essay with its results, its critique states and all its drafts.
   * Errors, as of all calls with a user_id: ESSAY_NOT_FOUND, ESSAY_FORBIDDEN.
   */
  getEssay(
    argument: _argint_essay_v1_GetEssayRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_GetEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  getEssay(
    argument: _argint_essay_v1_GetEssayRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_GetEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  getEssay(
    argument: _argint_essay_v1_GetEssayRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_GetEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  getEssay(
    argument: _argint_essay_v1_GetEssayRequest,
    callback: grpc.requestCallback<_argint_essay_v1_GetEssayResponse__Output>,
  ): grpc.ClientUnaryCall;

  GetPendingEssay(
    argument: _argint_essay_v1_GetPendingEssayRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_GetPendingEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetPendingEssay(
    argument: _argint_essay_v1_GetPendingEssayRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_GetPendingEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetPendingEssay(
    argument: _argint_essay_v1_GetPendingEssayRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_GetPendingEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetPendingEssay(
    argument: _argint_essay_v1_GetPendingEssayRequest,
    callback: grpc.requestCallback<_argint_essay_v1_GetPendingEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  getPendingEssay(
    argument: _argint_essay_v1_GetPendingEssayRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_GetPendingEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  getPendingEssay(
    argument: _argint_essay_v1_GetPendingEssayRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_GetPendingEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  getPendingEssay(
    argument: _argint_essay_v1_GetPendingEssayRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_GetPendingEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  getPendingEssay(
    argument: _argint_essay_v1_GetPendingEssayRequest,
    callback: grpc.requestCallback<_argint_essay_v1_GetPendingEssayResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Returns the scores of a user's essays over time.
   */
  GetProgress(
    argument: _argint_essay_v1_GetProgressRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_GetProgressResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetProgress(
    argument: _argint_essay_v1_GetProgressRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_GetProgressResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetProgress(
    argument: _argint_essay_v1_GetProgressRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_GetProgressResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetProgress(
    argument: _argint_essay_v1_GetProgressRequest,
    callback: grpc.requestCallback<_argint_essay_v1_GetProgressResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Returns the scores of a user's essays over time.
   */
  getProgress(
    argument: _argint_essay_v1_GetProgressRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_GetProgressResponse__Output>,
  ): grpc.ClientUnaryCall;
  getProgress(
    argument: _argint_essay_v1_GetProgressRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_GetProgressResponse__Output>,
  ): grpc.ClientUnaryCall;
  getProgress(
    argument: _argint_essay_v1_GetProgressRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_GetProgressResponse__Output>,
  ): grpc.ClientUnaryCall;
  getProgress(
    argument: _argint_essay_v1_GetProgressRequest,
    callback: grpc.requestCallback<_argint_essay_v1_GetProgressResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Returns the result of a job.
   * Errors: ESSAY_NOT_FOUND when the essay is deleted.
   */
  GetResult(
    argument: _argint_essay_v1_GetResultRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_GetResultResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetResult(
    argument: _argint_essay_v1_GetResultRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_GetResultResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetResult(
    argument: _argint_essay_v1_GetResultRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_GetResultResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetResult(
    argument: _argint_essay_v1_GetResultRequest,
    callback: grpc.requestCallback<_argint_essay_v1_GetResultResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Returns the result of a job.
   * Errors: ESSAY_NOT_FOUND when the essay is deleted.
   */
  getResult(
    argument: _argint_essay_v1_GetResultRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_GetResultResponse__Output>,
  ): grpc.ClientUnaryCall;
  getResult(
    argument: _argint_essay_v1_GetResultRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_GetResultResponse__Output>,
  ): grpc.ClientUnaryCall;
  getResult(
    argument: _argint_essay_v1_GetResultRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_GetResultResponse__Output>,
  ): grpc.ClientUnaryCall;
  getResult(
    argument: _argint_essay_v1_GetResultRequest,
    callback: grpc.requestCallback<_argint_essay_v1_GetResultResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Keeps what a language model answered to one question about an essay, until the essay is deleted.
   * The first answer under a key stays. A repeated call changes nothing.
   * Errors: ESSAY_NOT_FOUND.
   */
  KeepAnswer(
    argument: _argint_essay_v1_KeepAnswerRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_KeepAnswerResponse__Output>,
  ): grpc.ClientUnaryCall;
  KeepAnswer(
    argument: _argint_essay_v1_KeepAnswerRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_KeepAnswerResponse__Output>,
  ): grpc.ClientUnaryCall;
  KeepAnswer(
    argument: _argint_essay_v1_KeepAnswerRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_KeepAnswerResponse__Output>,
  ): grpc.ClientUnaryCall;
  KeepAnswer(
    argument: _argint_essay_v1_KeepAnswerRequest,
    callback: grpc.requestCallback<_argint_essay_v1_KeepAnswerResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Keeps what a language model answered to one question about an essay, until the essay is deleted.
   * The first answer under a key stays. A repeated call changes nothing.
   * Errors: ESSAY_NOT_FOUND.
   */
  keepAnswer(
    argument: _argint_essay_v1_KeepAnswerRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_KeepAnswerResponse__Output>,
  ): grpc.ClientUnaryCall;
  keepAnswer(
    argument: _argint_essay_v1_KeepAnswerRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_KeepAnswerResponse__Output>,
  ): grpc.ClientUnaryCall;
  keepAnswer(
    argument: _argint_essay_v1_KeepAnswerRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_KeepAnswerResponse__Output>,
  ): grpc.ClientUnaryCall;
  keepAnswer(
    argument: _argint_essay_v1_KeepAnswerRequest,
    callback: grpc.requestCallback<_argint_essay_v1_KeepAnswerResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Keeps the essay that waits for the payment of an order, in the place of the user's earlier one.
   * Errors: FORBIDDEN for a deleted user.
   */
  KeepPendingEssay(
    argument: _argint_essay_v1_KeepPendingEssayRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_KeepPendingEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  KeepPendingEssay(
    argument: _argint_essay_v1_KeepPendingEssayRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_KeepPendingEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  KeepPendingEssay(
    argument: _argint_essay_v1_KeepPendingEssayRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_KeepPendingEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  KeepPendingEssay(
    argument: _argint_essay_v1_KeepPendingEssayRequest,
    callback: grpc.requestCallback<_argint_essay_v1_KeepPendingEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Keeps the essay that waits for the payment of an order, in the place of the user's earlier one.
   * Errors: FORBIDDEN for a deleted user.
   */
  keepPendingEssay(
    argument: _argint_essay_v1_KeepPendingEssayRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_KeepPendingEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  keepPendingEssay(
    argument: _argint_essay_v1_KeepPendingEssayRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_KeepPendingEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  keepPendingEssay(
    argument: _argint_essay_v1_KeepPendingEssayRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_KeepPendingEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  keepPendingEssay(
    argument: _argint_essay_v1_KeepPendingEssayRequest,
    callback: grpc.requestCallback<_argint_essay_v1_KeepPendingEssayResponse__Output>,
  ): grpc.ClientUnaryCall;

  ListEssays(
    argument: _argint_essay_v1_ListEssaysRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_ListEssaysResponse__Output>,
  ): grpc.ClientUnaryCall;
  ListEssays(
    argument: _argint_essay_v1_ListEssaysRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_ListEssaysResponse__Output>,
  ): grpc.ClientUnaryCall;
  ListEssays(
    argument: _argint_essay_v1_ListEssaysRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_ListEssaysResponse__Output>,
  ): grpc.ClientUnaryCall;
  ListEssays(
    argument: _argint_essay_v1_ListEssaysRequest,
    callback: grpc.requestCallback<_argint_essay_v1_ListEssaysResponse__Output>,
  ): grpc.ClientUnaryCall;
  listEssays(
    argument: _argint_essay_v1_ListEssaysRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_ListEssaysResponse__Output>,
  ): grpc.ClientUnaryCall;
  listEssays(
    argument: _argint_essay_v1_ListEssaysRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_ListEssaysResponse__Output>,
  ): grpc.ClientUnaryCall;
  listEssays(
    argument: _argint_essay_v1_ListEssaysRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_ListEssaysResponse__Output>,
  ): grpc.ClientUnaryCall;
  listEssays(
    argument: _argint_essay_v1_ListEssaysRequest,
    callback: grpc.requestCallback<_argint_essay_v1_ListEssaysResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Returns what to improve next, from the newest completed analysis of an essay.
   */
  ListSuggestions(
    argument: _argint_essay_v1_ListSuggestionsRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_ListSuggestionsResponse__Output>,
  ): grpc.ClientUnaryCall;
  ListSuggestions(
    argument: _argint_essay_v1_ListSuggestionsRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_ListSuggestionsResponse__Output>,
  ): grpc.ClientUnaryCall;
  ListSuggestions(
    argument: _argint_essay_v1_ListSuggestionsRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_ListSuggestionsResponse__Output>,
  ): grpc.ClientUnaryCall;
  ListSuggestions(
    argument: _argint_essay_v1_ListSuggestionsRequest,
    callback: grpc.requestCallback<_argint_essay_v1_ListSuggestionsResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Returns what to improve next, from the newest completed analysis of an essay.
   */
  listSuggestions(
    argument: _argint_essay_v1_ListSuggestionsRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_ListSuggestionsResponse__Output>,
  ): grpc.ClientUnaryCall;
  listSuggestions(
    argument: _argint_essay_v1_ListSuggestionsRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_ListSuggestionsResponse__Output>,
  ): grpc.ClientUnaryCall;
  listSuggestions(
    argument: _argint_essay_v1_ListSuggestionsRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_ListSuggestionsResponse__Output>,
  ): grpc.ClientUnaryCall;
  listSuggestions(
    argument: _argint_essay_v1_ListSuggestionsRequest,
    callback: grpc.requestCallback<_argint_essay_v1_ListSuggestionsResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * For operators. Moves what a previous master key protects to the current one, some hundred at
   * a time, or only counts it. The service does the same in the background. It can be repeated.
   */
  MoveToMasterKey(
    argument: _argint_essay_v1_MoveToMasterKeyRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_MoveToMasterKeyResponse__Output>,
  ): grpc.ClientUnaryCall;
  MoveToMasterKey(
    argument: _argint_essay_v1_MoveToMasterKeyRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_MoveToMasterKeyResponse__Output>,
  ): grpc.ClientUnaryCall;
  MoveToMasterKey(
    argument: _argint_essay_v1_MoveToMasterKeyRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_MoveToMasterKeyResponse__Output>,
  ): grpc.ClientUnaryCall;
  MoveToMasterKey(
    argument: _argint_essay_v1_MoveToMasterKeyRequest,
    callback: grpc.requestCallback<_argint_essay_v1_MoveToMasterKeyResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * For operators. Moves what a previous master key protects to the current one, some hundred at
   * a time, or only counts it. The service does the same in the background. It can be repeated.
   */
  moveToMasterKey(
    argument: _argint_essay_v1_MoveToMasterKeyRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_MoveToMasterKeyResponse__Output>,
  ): grpc.ClientUnaryCall;
  moveToMasterKey(
    argument: _argint_essay_v1_MoveToMasterKeyRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_MoveToMasterKeyResponse__Output>,
  ): grpc.ClientUnaryCall;
  moveToMasterKey(
    argument: _argint_essay_v1_MoveToMasterKeyRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_MoveToMasterKeyResponse__Output>,
  ): grpc.ClientUnaryCall;
  moveToMasterKey(
    argument: _argint_essay_v1_MoveToMasterKeyRequest,
    callback: grpc.requestCallback<_argint_essay_v1_MoveToMasterKeyResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Returns the stored findings of a job.
   */
  ReadFindings(
    argument: _argint_essay_v1_ReadFindingsRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_ReadFindingsResponse__Output>,
  ): grpc.ClientUnaryCall;
  ReadFindings(
    argument: _argint_essay_v1_ReadFindingsRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_ReadFindingsResponse__Output>,
  ): grpc.ClientUnaryCall;
  ReadFindings(
    argument: _argint_essay_v1_ReadFindingsRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_ReadFindingsResponse__Output>,
  ): grpc.ClientUnaryCall;
  ReadFindings(
    argument: _argint_essay_v1_ReadFindingsRequest,
    callback: grpc.requestCallback<_argint_essay_v1_ReadFindingsResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Returns the stored findings of a job.
   */
  readFindings(
    argument: _argint_essay_v1_ReadFindingsRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_ReadFindingsResponse__Output>,
  ): grpc.ClientUnaryCall;
  readFindings(
    argument: _argint_essay_v1_ReadFindingsRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_ReadFindingsResponse__Output>,
  ): grpc.ClientUnaryCall;
  readFindings(
    argument: _argint_essay_v1_ReadFindingsRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_ReadFindingsResponse__Output>,
  ): grpc.ClientUnaryCall;
  readFindings(
    argument: _argint_essay_v1_ReadFindingsRequest,
    callback: grpc.requestCallback<_argint_essay_v1_ReadFindingsResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * For workers, which act for a job and not for a user.
   */
  ReadText(
    argument: _argint_essay_v1_ReadTextRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_ReadTextResponse__Output>,
  ): grpc.ClientUnaryCall;
  ReadText(
    argument: _argint_essay_v1_ReadTextRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_ReadTextResponse__Output>,
  ): grpc.ClientUnaryCall;
  ReadText(
    argument: _argint_essay_v1_ReadTextRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_ReadTextResponse__Output>,
  ): grpc.ClientUnaryCall;
  ReadText(
    argument: _argint_essay_v1_ReadTextRequest,
    callback: grpc.requestCallback<_argint_essay_v1_ReadTextResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * For workers, which act for a job and not for a user.
   */
  readText(
    argument: _argint_essay_v1_ReadTextRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_ReadTextResponse__Output>,
  ): grpc.ClientUnaryCall;
  readText(
    argument: _argint_essay_v1_ReadTextRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_ReadTextResponse__Output>,
  ): grpc.ClientUnaryCall;
  readText(
    argument: _argint_essay_v1_ReadTextRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_ReadTextResponse__Output>,
  ): grpc.ClientUnaryCall;
  readText(
    argument: _argint_essay_v1_ReadTextRequest,
    callback: grpc.requestCallback<_argint_essay_v1_ReadTextResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Removes the findings of a job that has ended. No findings is not an error.
   */
  RemoveFindings(
    argument: _argint_essay_v1_RemoveFindingsRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_RemoveFindingsResponse__Output>,
  ): grpc.ClientUnaryCall;
  RemoveFindings(
    argument: _argint_essay_v1_RemoveFindingsRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_RemoveFindingsResponse__Output>,
  ): grpc.ClientUnaryCall;
  RemoveFindings(
    argument: _argint_essay_v1_RemoveFindingsRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_RemoveFindingsResponse__Output>,
  ): grpc.ClientUnaryCall;
  RemoveFindings(
    argument: _argint_essay_v1_RemoveFindingsRequest,
    callback: grpc.requestCallback<_argint_essay_v1_RemoveFindingsResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Removes the findings of a job that has ended. No findings is not an error.
   */
  removeFindings(
    argument: _argint_essay_v1_RemoveFindingsRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_RemoveFindingsResponse__Output>,
  ): grpc.ClientUnaryCall;
  removeFindings(
    argument: _argint_essay_v1_RemoveFindingsRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_RemoveFindingsResponse__Output>,
  ): grpc.ClientUnaryCall;
  removeFindings(
    argument: _argint_essay_v1_RemoveFindingsRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_RemoveFindingsResponse__Output>,
  ): grpc.ClientUnaryCall;
  removeFindings(
    argument: _argint_essay_v1_RemoveFindingsRequest,
    callback: grpc.requestCallback<_argint_essay_v1_RemoveFindingsResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Gives an essay, with all its drafts, another title.
   */
  RenameEssay(
    argument: _argint_essay_v1_RenameEssayRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_RenameEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  RenameEssay(
    argument: _argint_essay_v1_RenameEssayRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_RenameEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  RenameEssay(
    argument: _argint_essay_v1_RenameEssayRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_RenameEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  RenameEssay(
    argument: _argint_essay_v1_RenameEssayRequest,
    callback: grpc.requestCallback<_argint_essay_v1_RenameEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Gives an essay, with all its drafts, another title.
   */
  renameEssay(
    argument: _argint_essay_v1_RenameEssayRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_RenameEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  renameEssay(
    argument: _argint_essay_v1_RenameEssayRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_RenameEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  renameEssay(
    argument: _argint_essay_v1_RenameEssayRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_RenameEssayResponse__Output>,
  ): grpc.ClientUnaryCall;
  renameEssay(
    argument: _argint_essay_v1_RenameEssayRequest,
    callback: grpc.requestCallback<_argint_essay_v1_RenameEssayResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * For operators. Starts a rotation of all data keys, or joins the one that is under way, and does
   * some steps of it. The service goes on by itself. It can be repeated with the same id.
   */
  RotateDataKeys(
    argument: _argint_essay_v1_RotateDataKeysRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_RotateDataKeysResponse__Output>,
  ): grpc.ClientUnaryCall;
  RotateDataKeys(
    argument: _argint_essay_v1_RotateDataKeysRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_RotateDataKeysResponse__Output>,
  ): grpc.ClientUnaryCall;
  RotateDataKeys(
    argument: _argint_essay_v1_RotateDataKeysRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_RotateDataKeysResponse__Output>,
  ): grpc.ClientUnaryCall;
  RotateDataKeys(
    argument: _argint_essay_v1_RotateDataKeysRequest,
    callback: grpc.requestCallback<_argint_essay_v1_RotateDataKeysResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * For operators. Starts a rotation of all data keys, or joins the one that is under way, and does
   * some steps of it. The service goes on by itself. It can be repeated with the same id.
   */
  rotateDataKeys(
    argument: _argint_essay_v1_RotateDataKeysRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_RotateDataKeysResponse__Output>,
  ): grpc.ClientUnaryCall;
  rotateDataKeys(
    argument: _argint_essay_v1_RotateDataKeysRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_RotateDataKeysResponse__Output>,
  ): grpc.ClientUnaryCall;
  rotateDataKeys(
    argument: _argint_essay_v1_RotateDataKeysRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_RotateDataKeysResponse__Output>,
  ): grpc.ClientUnaryCall;
  rotateDataKeys(
    argument: _argint_essay_v1_RotateDataKeysRequest,
    callback: grpc.requestCallback<_argint_essay_v1_RotateDataKeysResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Stores the findings of tasks of one job, but not of a task that has findings with a higher fence,
   * or with the same fence and the same or a higher revision.
   */
  SaveFindings(
    argument: _argint_essay_v1_SaveFindingsRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_SaveFindingsResponse__Output>,
  ): grpc.ClientUnaryCall;
  SaveFindings(
    argument: _argint_essay_v1_SaveFindingsRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_SaveFindingsResponse__Output>,
  ): grpc.ClientUnaryCall;
  SaveFindings(
    argument: _argint_essay_v1_SaveFindingsRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_SaveFindingsResponse__Output>,
  ): grpc.ClientUnaryCall;
  SaveFindings(
    argument: _argint_essay_v1_SaveFindingsRequest,
    callback: grpc.requestCallback<_argint_essay_v1_SaveFindingsResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Stores the findings of tasks of one job, but not of a task that has findings with a higher fence,
   * or with the same fence and the same or a higher revision.
   */
  saveFindings(
    argument: _argint_essay_v1_SaveFindingsRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_SaveFindingsResponse__Output>,
  ): grpc.ClientUnaryCall;
  saveFindings(
    argument: _argint_essay_v1_SaveFindingsRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_SaveFindingsResponse__Output>,
  ): grpc.ClientUnaryCall;
  saveFindings(
    argument: _argint_essay_v1_SaveFindingsRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_SaveFindingsResponse__Output>,
  ): grpc.ClientUnaryCall;
  saveFindings(
    argument: _argint_essay_v1_SaveFindingsRequest,
    callback: grpc.requestCallback<_argint_essay_v1_SaveFindingsResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Stores the result of a job. The first result stays, but a completed result replaces a partial one.
   */
  SaveResult(
    argument: _argint_essay_v1_SaveResultRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_SaveResultResponse__Output>,
  ): grpc.ClientUnaryCall;
  SaveResult(
    argument: _argint_essay_v1_SaveResultRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_SaveResultResponse__Output>,
  ): grpc.ClientUnaryCall;
  SaveResult(
    argument: _argint_essay_v1_SaveResultRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_SaveResultResponse__Output>,
  ): grpc.ClientUnaryCall;
  SaveResult(
    argument: _argint_essay_v1_SaveResultRequest,
    callback: grpc.requestCallback<_argint_essay_v1_SaveResultResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Stores the result of a job. The first result stays, but a completed result replaces a partial one.
   */
  saveResult(
    argument: _argint_essay_v1_SaveResultRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_SaveResultResponse__Output>,
  ): grpc.ClientUnaryCall;
  saveResult(
    argument: _argint_essay_v1_SaveResultRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_essay_v1_SaveResultResponse__Output>,
  ): grpc.ClientUnaryCall;
  saveResult(
    argument: _argint_essay_v1_SaveResultRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_essay_v1_SaveResultResponse__Output>,
  ): grpc.ClientUnaryCall;
  saveResult(
    argument: _argint_essay_v1_SaveResultRequest,
    callback: grpc.requestCallback<_argint_essay_v1_SaveResultResponse__Output>,
  ): grpc.ClientUnaryCall;
}

export interface EssayServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Compares a draft with the newest earlier one that has a result.
   * Errors: NO_EARLIER_DRAFT.
   */
  CompareDrafts: grpc.handleUnaryCall<
    _argint_essay_v1_CompareDraftsRequest__Output,
    _argint_essay_v1_CompareDraftsResponse
  >;

  /**
   * Ticks a suggestion off, or opens it again.
   * Errors: SUGGESTION_NOT_FOUND.
   */
  CompleteSuggestion: grpc.handleUnaryCall<
    _argint_essay_v1_CompleteSuggestionRequest__Output,
    _argint_essay_v1_CompleteSuggestionResponse
  >;

  /**
   * Stores an essay. A repeated call with the same essay_id and user changes nothing.
   * Errors: PARENT_NOT_FOUND when the parent is deleted or another user's.
   */
  CreateEssay: grpc.handleUnaryCall<
    _argint_essay_v1_CreateEssayRequest__Output,
    _argint_essay_v1_CreateEssayResponse
  >;

  /**
   * Stores what the student decided about a critique.
   * Errors: CRITIQUE_NOT_FOUND.
   */
  DecideCritique: grpc.handleUnaryCall<
    _argint_essay_v1_DecideCritiqueRequest__Output,
    _argint_essay_v1_DecideCritiqueResponse
  >;

  /**
   * Deletes an essay with its results, findings and kept answers, or all its drafts. The owner may
   * repeat the call.
   */
  DeleteEssay: grpc.handleUnaryCall<
    _argint_essay_v1_DeleteEssayRequest__Output,
    _argint_essay_v1_DeleteEssayResponse
  >;

  /**
   * Removes the user's pending essay. None is not an error.
   */
  DropPendingEssay: grpc.handleUnaryCall<
    _argint_essay_v1_DropPendingEssayRequest__Output,
    _argint_essay_v1_DropPendingEssayResponse
  >;

  /**
   * Returns the answer that is kept under a key with any essay of the same owner, and keeps it with
   * this essay too.
   * Errors: ESSAY_NOT_FOUND.
   */
  FindAnswer: grpc.handleUnaryCall<
    _argint_essay_v1_FindAnswerRequest__Output,
    _argint_essay_v1_FindAnswerResponse
  >;

  /**
   * Returns an essay with its results, its critique states and all its drafts.
   * Errors, as of all calls with a user_id: ESSAY_NOT_FOUND, ESSAY_FORBIDDEN.
   */
  GetEssay: grpc.handleUnaryCall<
    _argint_essay_v1_GetEssayRequest__Output,
    _argint_essay_v1_GetEssayResponse
  >;

  GetPendingEssay: grpc.handleUnaryCall<
    _argint_essay_v1_GetPendingEssayRequest__Output,
    _argint_essay_v1_GetPendingEssayResponse
  >;

  /**
   * Returns the scores of a user's essays over time.
   */
  GetProgress: grpc.handleUnaryCall<
    _argint_essay_v1_GetProgressRequest__Output,
    _argint_essay_v1_GetProgressResponse
  >;

  /**
   * Returns the result of a job.
   * Errors: ESSAY_NOT_FOUND when the essay is deleted.
   */
  GetResult: grpc.handleUnaryCall<
    _argint_essay_v1_GetResultRequest__Output,
    _argint_essay_v1_GetResultResponse
  >;

  /**
   * Keeps what a language model answered to one question about an essay, until the essay is deleted.
   * The first answer under a key stays. A repeated call changes nothing.
   * Errors: ESSAY_NOT_FOUND.
   */
  KeepAnswer: grpc.handleUnaryCall<
    _argint_essay_v1_KeepAnswerRequest__Output,
    _argint_essay_v1_KeepAnswerResponse
  >;

  /**
   * Keeps the essay that waits for the payment of an order, in the place of the user's earlier one.
   * Errors: FORBIDDEN for a deleted user.
   */
  KeepPendingEssay: grpc.handleUnaryCall<
    _argint_essay_v1_KeepPendingEssayRequest__Output,
    _argint_essay_v1_KeepPendingEssayResponse
  >;

  ListEssays: grpc.handleUnaryCall<
    _argint_essay_v1_ListEssaysRequest__Output,
    _argint_essay_v1_ListEssaysResponse
  >;

  /**
   * Returns what to improve next, from the newest completed analysis of an essay.
   */
  ListSuggestions: grpc.handleUnaryCall<
    _argint_essay_v1_ListSuggestionsRequest__Output,
    _argint_essay_v1_ListSuggestionsResponse
  >;

  /**
   * For operators. Moves what a previous master key protects to the current one, some hundred at
   * a time, or only counts it. The service does the same in the background. It can be repeated.
   */
  MoveToMasterKey: grpc.handleUnaryCall<
    _argint_essay_v1_MoveToMasterKeyRequest__Output,
    _argint_essay_v1_MoveToMasterKeyResponse
  >;

  /**
   * Returns the stored findings of a job.
   */
  ReadFindings: grpc.handleUnaryCall<
    _argint_essay_v1_ReadFindingsRequest__Output,
    _argint_essay_v1_ReadFindingsResponse
  >;

  /**
   * For workers, which act for a job and not for a user.
   */
  ReadText: grpc.handleUnaryCall<
    _argint_essay_v1_ReadTextRequest__Output,
    _argint_essay_v1_ReadTextResponse
  >;

  /**
   * Removes the findings of a job that has ended. No findings is not an error.
   */
  RemoveFindings: grpc.handleUnaryCall<
    _argint_essay_v1_RemoveFindingsRequest__Output,
    _argint_essay_v1_RemoveFindingsResponse
  >;

  /**
   * Gives an essay, with all its drafts, another title.
   */
  RenameEssay: grpc.handleUnaryCall<
    _argint_essay_v1_RenameEssayRequest__Output,
    _argint_essay_v1_RenameEssayResponse
  >;

  /**
   * For operators. Starts a rotation of all data keys, or joins the one that is under way, and does
   * some steps of it. The service goes on by itself. It can be repeated with the same id.
   */
  RotateDataKeys: grpc.handleUnaryCall<
    _argint_essay_v1_RotateDataKeysRequest__Output,
    _argint_essay_v1_RotateDataKeysResponse
  >;

  /**
   * Stores the findings of tasks of one job, but not of a task that has findings with a higher fence,
   * or with the same fence and the same or a higher revision.
   */
  SaveFindings: grpc.handleUnaryCall<
    _argint_essay_v1_SaveFindingsRequest__Output,
    _argint_essay_v1_SaveFindingsResponse
  >;

  /**
   * Stores the result of a job. The first result stays, but a completed result replaces a partial one.
   */
  SaveResult: grpc.handleUnaryCall<
    _argint_essay_v1_SaveResultRequest__Output,
    _argint_essay_v1_SaveResultResponse
  >;
}

export interface EssayServiceDefinition extends grpc.ServiceDefinition {
  CompareDrafts: MethodDefinition<
    _argint_essay_v1_CompareDraftsRequest,
    _argint_essay_v1_CompareDraftsResponse,
    _argint_essay_v1_CompareDraftsRequest__Output,
    _argint_essay_v1_CompareDraftsResponse__Output
  >;
  CompleteSuggestion: MethodDefinition<
    _argint_essay_v1_CompleteSuggestionRequest,
    _argint_essay_v1_CompleteSuggestionResponse,
    _argint_essay_v1_CompleteSuggestionRequest__Output,
    _argint_essay_v1_CompleteSuggestionResponse__Output
  >;
  CreateEssay: MethodDefinition<
    _argint_essay_v1_CreateEssayRequest,
    _argint_essay_v1_CreateEssayResponse,
    _argint_essay_v1_CreateEssayRequest__Output,
    _argint_essay_v1_CreateEssayResponse__Output
  >;
  DecideCritique: MethodDefinition<
    _argint_essay_v1_DecideCritiqueRequest,
    _argint_essay_v1_DecideCritiqueResponse,
    _argint_essay_v1_DecideCritiqueRequest__Output,
    _argint_essay_v1_DecideCritiqueResponse__Output
  >;
  DeleteEssay: MethodDefinition<
    _argint_essay_v1_DeleteEssayRequest,
    _argint_essay_v1_DeleteEssayResponse,
    _argint_essay_v1_DeleteEssayRequest__Output,
    _argint_essay_v1_DeleteEssayResponse__Output
  >;
  DropPendingEssay: MethodDefinition<
    _argint_essay_v1_DropPendingEssayRequest,
    _argint_essay_v1_DropPendingEssayResponse,
    _argint_essay_v1_DropPendingEssayRequest__Output,
    _argint_essay_v1_DropPendingEssayResponse__Output
  >;
  FindAnswer: MethodDefinition<
    _argint_essay_v1_FindAnswerRequest,
    _argint_essay_v1_FindAnswerResponse,
    _argint_essay_v1_FindAnswerRequest__Output,
    _argint_essay_v1_FindAnswerResponse__Output
  >;
  GetEssay: MethodDefinition<
    _argint_essay_v1_GetEssayRequest,
    _argint_essay_v1_GetEssayResponse,
    _argint_essay_v1_GetEssayRequest__Output,
    _argint_essay_v1_GetEssayResponse__Output
  >;
  GetPendingEssay: MethodDefinition<
    _argint_essay_v1_GetPendingEssayRequest,
    _argint_essay_v1_GetPendingEssayResponse,
    _argint_essay_v1_GetPendingEssayRequest__Output,
    _argint_essay_v1_GetPendingEssayResponse__Output
  >;
  GetProgress: MethodDefinition<
    _argint_essay_v1_GetProgressRequest,
    _argint_essay_v1_GetProgressResponse,
    _argint_essay_v1_GetProgressRequest__Output,
    _argint_essay_v1_GetProgressResponse__Output
  >;
  GetResult: MethodDefinition<
    _argint_essay_v1_GetResultRequest,
    _argint_essay_v1_GetResultResponse,
    _argint_essay_v1_GetResultRequest__Output,
    _argint_essay_v1_GetResultResponse__Output
  >;
  KeepAnswer: MethodDefinition<
    _argint_essay_v1_KeepAnswerRequest,
    _argint_essay_v1_KeepAnswerResponse,
    _argint_essay_v1_KeepAnswerRequest__Output,
    _argint_essay_v1_KeepAnswerResponse__Output
  >;
  KeepPendingEssay: MethodDefinition<
    _argint_essay_v1_KeepPendingEssayRequest,
    _argint_essay_v1_KeepPendingEssayResponse,
    _argint_essay_v1_KeepPendingEssayRequest__Output,
    _argint_essay_v1_KeepPendingEssayResponse__Output
  >;
  ListEssays: MethodDefinition<
    _argint_essay_v1_ListEssaysRequest,
    _argint_essay_v1_ListEssaysResponse,
    _argint_essay_v1_ListEssaysRequest__Output,
    _argint_essay_v1_ListEssaysResponse__Output
  >;
  ListSuggestions: MethodDefinition<
    _argint_essay_v1_ListSuggestionsRequest,
    _argint_essay_v1_ListSuggestionsResponse,
    _argint_essay_v1_ListSuggestionsRequest__Output,
    _argint_essay_v1_ListSuggestionsResponse__Output
  >;
  MoveToMasterKey: MethodDefinition<
    _argint_essay_v1_MoveToMasterKeyRequest,
    _argint_essay_v1_MoveToMasterKeyResponse,
    _argint_essay_v1_MoveToMasterKeyRequest__Output,
    _argint_essay_v1_MoveToMasterKeyResponse__Output
  >;
  ReadFindings: MethodDefinition<
    _argint_essay_v1_ReadFindingsRequest,
    _argint_essay_v1_ReadFindingsResponse,
    _argint_essay_v1_ReadFindingsRequest__Output,
    _argint_essay_v1_ReadFindingsResponse__Output
  >;
  ReadText: MethodDefinition<
    _argint_essay_v1_ReadTextRequest,
    _argint_essay_v1_ReadTextResponse,
    _argint_essay_v1_ReadTextRequest__Output,
    _argint_essay_v1_ReadTextResponse__Output
  >;
  RemoveFindings: MethodDefinition<
    _argint_essay_v1_RemoveFindingsRequest,
    _argint_essay_v1_RemoveFindingsResponse,
    _argint_essay_v1_RemoveFindingsRequest__Output,
    _argint_essay_v1_RemoveFindingsResponse__Output
  >;
  RenameEssay: MethodDefinition<
    _argint_essay_v1_RenameEssayRequest,
    _argint_essay_v1_RenameEssayResponse,
    _argint_essay_v1_RenameEssayRequest__Output,
    _argint_essay_v1_RenameEssayResponse__Output
  >;
  RotateDataKeys: MethodDefinition<
    _argint_essay_v1_RotateDataKeysRequest,
    _argint_essay_v1_RotateDataKeysResponse,
    _argint_essay_v1_RotateDataKeysRequest__Output,
    _argint_essay_v1_RotateDataKeysResponse__Output
  >;
  SaveFindings: MethodDefinition<
    _argint_essay_v1_SaveFindingsRequest,
    _argint_essay_v1_SaveFindingsResponse,
    _argint_essay_v1_SaveFindingsRequest__Output,
    _argint_essay_v1_SaveFindingsResponse__Output
  >;
  SaveResult: MethodDefinition<
    _argint_essay_v1_SaveResultRequest,
    _argint_essay_v1_SaveResultResponse,
    _argint_essay_v1_SaveResultRequest__Output,
    _argint_essay_v1_SaveResultResponse__Output
  >;
}
