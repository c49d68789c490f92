import { useState, type DragEvent } from "react";

/** Handlers of an element that takes dropped files. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isDraggedOver, setDraggedOver] = useState(false);
  return {
    isDraggedOver,
    handlers: {
      onDragOver(event: DragEvent) {
        event.preventDefault();
        setDraggedOver(true);
      },
      onDragLeave: () => setDraggedOver(false),
      onDrop(event: DragEvent) {
        event.preventDefault();
        setDraggedOver(false);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
