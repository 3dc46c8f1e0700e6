import { loadSite } from '../../frame/frame';
import { useDesk } from '../../state/desk-store';
import { Toggle } from './toggle';

/** A button that starts or ends the preview and, during the preview, one that restarts it at the closed cover. */
export function PreviewToggles() {
  const isPreview = useDesk((desk) => desk.isPreview);
  const isNewGuest = useDesk((desk) => desk.isNewGuest);
  // The frame reloads by itself only when `isNewGuest` changes.
  const startAtCover = () => (isNewGuest ? loadSite() : useDesk.setState({ isNewGuest: true }));
  return (
    <>
      <Toggle
        icon="preview"
        isPressed={isPreview}
        onPress={() => useDesk.setState({ isPreview: !isPreview, isNewGuest: false })}
      >
        Preview
      </Toggle>
      {isPreview && (
        <Toggle icon="redo" onPress={startAtCover}>
          From the cover
        </Toggle>
      )}
    </>
  );
}
