import { Button } from '../../components/button.tsx';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { loadable } from '../../components/loadable.tsx';
import { ACCEPTED } from './check-file.ts';
import { useFileDrop } from './file-drop.ts';
import './upload.css';
import { UploadProgress } from './upload-progress.tsx';
import { useUpload } from './use-upload.ts';
import { useText } from '../../lib/i18n/text.ts';

const DocumentPreview = loadable(
  async () => (await import('./document-preview.tsx')).DocumentPreview,
  'block',
);

interface Props {
  /** Nothing can be changed now. */
  disabled: boolean;
  signedIn: boolean;
  /** A visitor chose or dropped a file. */
  onVisitor: () => void;
  /** The editor holds a text that the file's would replace. */
  replaces: boolean;
  /** The student wants this text in the editor. */
  onUse: (text: string, fileName: string) => void;
  /** The form, which the preview takes the place of. */
  children: ReactNode;
}

/** The form as a place to drop a file, with a button that opens one, and the preview of what was read. */
export function UploadArea({ disabled, signedIn, onVisitor, replaces, onUse, children }: Props) {
  const t = useText();
  const { state, read, cancel } = useUpload();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const take = ([file]: readonly File[]): void => {
    if (!file || disabled) return;
    if (signedIn) void read(file);
    else onVisitor();
  };
  const { over, handlers } = useFileDrop(!disabled, take);
  const previewing = state.phase === 'read';
  const wasPreviewing = useRef(false);
  useEffect(() => {
    if (wasPreviewing.current && !previewing) choose.current?.focus();
    wasPreviewing.current = previewing;
  }, [previewing]);

  return (
    <div className={over ? 'upload upload--over' : 'upload'} {...handlers}>
      {!previewing && (
        <div className="upload__bar">
          <input
            ref={input}
            type="file"
            hidden
            accept={ACCEPTED}
            onChange={({ target }) => {
              take([...(target.files ?? [])]);
              // So that the same file can be chosen again.
              target.value = '';
            }}
          />
          <Button
            ref={choose}
            disabled={disabled}
            onClick={() => (signedIn ? input.current?.click() : onVisitor())}
          >
            {t('Open a file')}
          </Button>
          <span className="upload__hint">
            {t('.docx, .odt, .rtf, .pdf, .txt or .md, up to 10 MB')}
            <span className="upload__drop">{t(', or drop it here')}</span>
          </span>
        </div>
      )}
      <UploadProgress state={state} onCancel={cancel} onRetry={(file) => void read(file)} />
      {previewing && (
        <DocumentPreview
          name={state.name}
          document={state.document}
          replaces={replaces}
          onUse={(text) => {
            cancel();
            onUse(text, state.name);
          }}
          onCancel={cancel}
        />
      )}
      <div hidden={previewing}>{children}</div>
    </div>
  );
}
