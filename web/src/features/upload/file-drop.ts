import { useState } from 'react';
import type { DragEvent } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/**
 * Handlers for an element onto which files may be dropped. Text that is dragged is left to the browser.
 *
 * @param onFiles gets the dropped files; called only while `enabled`
 */
export const useFileDrop = (enabled: boolean, onFiles: (files: readonly File[]) => void) => {
  const [over, setOver] = useState(false);
  const leave = (event: DragEvent): void => {
    const { currentTarget, relatedTarget } = event;
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  };
  return {
    over,
    handlers: {
      onDragOver: (event: DragEvent): void => {
        if (!hasFiles(event)) return;
        // Otherwise the browser would leave the page and open the file.
        event.preventDefault();
        event.dataTransfer.dropEffect = enabled ? 'copy' : 'none';
        setOver(enabled);
      },
      onDragLeave: leave,
      onDrop: (event: DragEvent): void => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        if (enabled) onFiles([...event.dataTransfer.files]);
      },
    },
  };
};
