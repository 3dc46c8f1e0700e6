import { basename } from 'node:path';
import type { Content } from '../../../build/read/checked-content.ts';
import type { Mistake } from '../../../build/read/messages/mistake.ts';
import type { Finding } from '../../protocol.ts';
import { listSpots, spotAt, type Spot } from './find-spot.ts';

/**
 * Makes the functions that find places in the content: `spotsIn` lists the values of a file (`Source.file`), and
 * `locate` turns a mistake into a finding with its place. `names` are those of all files read, as `nameIn` gives them.
 */
export function createLocator({ sources, translations }: Content, folder: string) {
  const all = [sources, ...translations.map((each) => each.sources)].flatMap((each) => Object.values(each));
  const known = new Map<string, Spot[]>();
  const spotsIn = (file: string): Spot[] => {
    const source = all.find((each) => each.file === file);
    const spots = known.get(file) ?? (source ? listSpots(source) : []);
    known.set(file, spots);
    return spots;
  };
  const locate = ({ file, line, column, message }: Mistake): Finding => {
    const name = nameIn(folder, file);
    const spot = spotAt(spotsIn(file), line, column);
    return { file: name, line, message, at: spot ? { file: name, path: spot.path } : null };
  };
  return { names: all.map(({ file }) => nameIn(folder, file)), spotsIn, locate };
}

/**
 * A file's path from the content's folder: `es/faq.yaml` for `content/es/faq.yaml`, and `faq.yaml` for `./faq.yaml`.
 */
export function nameIn(folder: string, file: string): string {
  const [parent = '', name = ''] = file.split('/').slice(-2);
  return parent === '.' || parent === basename(folder) ? name : `${parent}/${name}`;
}
