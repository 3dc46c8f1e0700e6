import { useState, type DragEvent } from 'react';
import { addFiles } from './import-files';
import { readDroppedFiles } from './dropped-files';
import { closeCard } from '../open-card';

/** Handles files dragged over the tray and dropped on it. `isOver` is true while files that it accepts are over it. */
export function useDrop() {
  const [isOver, setOver] = useState(false);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        // Text dragged within a field is left to the browser.
        if (!hasFiles(event)) return;
        // The default is already prevented if the picture in a card’s form has accepted the file.
        setOver(!event.defaultPrevented);
        if (event.defaultPrevented) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        // The event also occurs between elements of the tray.
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event) || event.defaultPrevented) return;
        event.preventDefault();
        setOver(false);
        // An open form replaces the cards, and with them the progress of the import.
        closeCard();
        void readDroppedFiles(event.dataTransfer.items).then(addFiles);
      },
    },
  };
}
