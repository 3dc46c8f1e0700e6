import { PHOTO_WORLD, type ChosenWorld } from '../../../src/model/worlds';
import { worldPictureOf } from '../state/clients/media-client';
import { Icon } from '../ui/icons';
import styles from './world-picture.module.css';

/** What the couple read about each world. */
export const WORLDS: Record<ChosenWorld, { name: string; about: string }> = {
  harbour: { name: 'Harbour', about: 'A schooner at dusk. It flies a flag for each page read.' },
  mountains: { name: 'Mountains', about: 'A village below high peaks. Each page read lights a lantern.' },
  photo: { name: 'Your photo', about: 'A photo of yours fills the cover; the pages are calm.' },
  own: { name: 'Your own', about: 'You draw it, in the folder world.' },
};

/**
 * A small picture of a world; an icon for the photo world without a photo.
 * @param photo file name of the photo that the photo world shows; empty without one
 * @param version changes when the picture does, so that the browser loads it again
 */
export function WorldPicture({ world, photo, version }: { world: ChosenWorld; photo: string; version: string }) {
  if (world === PHOTO_WORLD && photo === '')
    return (
      <span className={styles.picture}>
        <Icon name="picture" />
      </span>
    );
  return <img className={styles.picture} src={worldPictureOf(world, photo, version)} alt="" />;
}
