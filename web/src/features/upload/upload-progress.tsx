import { Button } from '../../components/button.tsx';
import type { UploadState } from './use-upload.ts';

interface Props {
  state: UploadState;
  onCancel: () => void;
  onRetry: (file: File) => void;
}

/** How far a file is, or why it could not be read. */
export function UploadProgress({ state, onCancel, onRetry }: Props) {
  const sending = state.phase === 'sending' ? state : null;
  const failed = state.phase === 'failed' ? state : null;
  const words =
    sending && (sending.share < 1 ? `Sending ${sending.name}` : `Reading ${sending.name}`);
  return (
    <>
      <p className="visually-hidden" role="status">
        {words}
      </p>
      {sending && (
        <div className="upload__state">
          <span className="upload__name" aria-hidden="true">
            {words}
          </span>
          {sending.share < 1 ? (
            <progress aria-label={`Sending ${sending.name}`} value={sending.share} max={1} />
          ) : (
            <progress aria-label={`Reading ${sending.name}`} />
          )}
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      )}
      {failed && (
        <div className="upload__state upload__state--failed" role="alert">
          <p>{failed.message}</p>
          {failed.file && (
            <Button onClick={() => failed.file && onRetry(failed.file)}>Try Again</Button>
          )}
          <Button onClick={onCancel}>Dismiss</Button>
        </div>
      )}
    </>
  );
}
