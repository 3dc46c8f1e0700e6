import { useState, type DragEvent } from 'react';

/**
 * Handles files dragged over an element and dropped on it, unless an element inside it accepts them. `isOver` is true
 * while files that it accepts are over it. @param onDropped called during the drop event, in which `items` are readable
 */
export function useFileDrop(onDropped: (dropped: DataTransfer) => void) {
  const [isOver, setOver] = useState(false);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        // Text dragged within a field is left to the browser.
        if (!hasFiles(event)) return;
        // The default is already prevented if an element inside, such as a picture in a card’s form, accepts the file.
        setOver(!event.defaultPrevented);
        if (event.defaultPrevented) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        // The event also occurs between elements inside.
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event) || event.defaultPrevented) return;
        event.preventDefault();
        setOver(false);
        onDropped(event.dataTransfer);
      },
    },
  };
}
