import { useRef, type ReactNode } from 'react';
import type { Place } from '../../protocol';
import { useDesk } from '../state/desk-store';
import { entryAt } from './picture-entry';

/** What a file picker accepts. The extensions are for files whose media type browsers might not know. */
export const PHOTO_TYPES = 'image/*,.heic,.heif';
export const FILM_TYPES = 'video/*,.mov,.mkv,.mts,.m2ts,.3gp';

type ChooseFileProps = {
  /** The line that names the picture. */
  at: Place;
  className: string | undefined;
  /** True during an import, which disables the button. */
  isBusy?: boolean;
  onFile: (file: File) => unknown;
  children: ReactNode;
};

/** A button that opens a file picker for a photo, or for a photo or film where films are allowed. */
export function ChooseFile({ at, className, isBusy = false, onFile, children }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const takesFilm = useDesk(({ state }) => state !== null && entryAt(state, at).takes('video'));
  return (
    <>
      <button
        type="button"
        className={className}
        aria-disabled={isBusy}
        onClick={() => isBusy || input.current?.click()}
      >
        {children}
      </button>
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
