import { useRef, type ReactNode } from 'react';
import type { Place } from '../../protocol';
import { useDesk } from '../state/desk-store';
import { Button } from '../ui/button';
import { entryAt } from './picture-entry';

/** What a file picker accepts. The extensions are for files whose media type browsers might not know. */
export const PHOTO_TYPES = 'image/*,.heic,.heif';
export const FILM_TYPES = 'video/*,.mov,.mkv,.mts,.m2ts,.3gp';

type ChooseFileProps = {
  /** The line that names the picture. */
  at: Place;
  kind?: 'primary';
  /** True during an import, which disables the button. */
  isBusy?: boolean;
  onFile: (file: File) => unknown;
  children: ReactNode;
};

/** A button that opens a file picker for a photo, or for a photo or film where films are allowed. */
export function ChooseFile({ at, kind, isBusy = false, onFile, children }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const takesFilm = useDesk(({ state }) => state !== null && entryAt(state, at).takes('video'));
  return (
    <>
      <Button kind={kind} aria-disabled={isBusy} onClick={() => isBusy || input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="A photo or film"
        accept={takesFilm ? `${PHOTO_TYPES},${FILM_TYPES}` : PHOTO_TYPES}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // Lets the same file be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
