import { type DragEvent, useState } from 'react';

/** Makes an element a place to drop files on; `isOver` while some are held above it. */
export function useFileDrop(onDrop: (files: FileList) => void) {
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    target: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: () => setIsOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setIsOver(false);
        onDrop(event.dataTransfer.files);
      },
    },
  };
}
