import { Button } from '../../components/button.tsx';
import type { UploadState } from './use-upload.ts';
import { useText } from '../../lib/i18n/text.ts';

interface Props {
  state: UploadState;
  onCancel: () => void;
  onRetry: (file: File) => void;
}

/** How far a file is, or why it could not be read. */
export function UploadProgress({ state, onCancel, onRetry }: Props) {
  const t = useText();
  const sending = state.phase === 'sending' ? state : null;
  const failed = state.phase === 'failed' ? state : null;
  const words =
    sending &&
    (sending.share < 1
      ? t('Sending {{name}}', { name: sending.name })
      : t('Reading {{name}}', { name: sending.name }));
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
            <progress aria-label={words ?? ''} value={sending.share} max={1} />
          ) : (
            <progress aria-label={words ?? ''} />
          )}
          <Button onClick={onCancel}>{t('Cancel')}</Button>
        </div>
      )}
      {failed && (
        <div className="upload__state upload__state--failed" role="alert">
          <p>{failed.message}</p>
          {failed.file && (
            <Button onClick={() => failed.file && onRetry(failed.file)}>{t('Try Again')}</Button>
          )}
          <Button onClick={onCancel}>{t('Dismiss')}</Button>
        </div>
      )}
    </>
  );
}
