import { loadSite } from '../../frame/frame';
import { useDesk } from '../../state/desk-store';
import { Toggle } from './toggle';

/** Starts or ends the preview, which can begin again at the closed cover. */
export function PreviewToggles() {
  const isPreview = useDesk((desk) => desk.isPreview);
  const isNewGuest = useDesk((desk) => desk.isNewGuest);
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
        <Toggle icon="redo" onPress={() => (isNewGuest ? loadSite() : useDesk.setState({ isNewGuest: true }))}>
          From the cover
        </Toggle>
      )}
    </>
  );
}
