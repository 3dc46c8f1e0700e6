import { NEW_GUEST } from '../../../model/origins/origins-type';
import { loadSite } from '../../frame/frame';
import { useDesk } from '../../state/desk-store';
import { Toggle } from './toggle';

/** A button that starts or ends the preview and, during the preview, one that restarts it at the closed cover. */
export function PreviewToggles() {
  const preview = useDesk((desk) => desk.preview);
  // The frame reloads by itself only when `preview` changes.
  const startAtCover = () => (preview === NEW_GUEST ? loadSite() : useDesk.setState({ preview: NEW_GUEST }));
  return (
    <>
      <Toggle
        icon="preview"
        isPressed={preview !== null}
        onPress={() => useDesk.setState({ preview: preview === null ? 'guest' : null })}
      >
        Preview
      </Toggle>
      {preview !== null && (
        <Toggle icon="redo" onPress={startAtCover}>
          From the cover
        </Toggle>
      )}
    </>
  );
}
