import { createContext, useContext, type ComponentType } from 'react';
import type { Answer, Change, EditState, Form, Path, Value } from '../../protocol';
import type { PictureSlot } from './field';

/** What the fields of one file share. */
export type FileContext = {
  file: string;
  /** As written, and with what stands in for what is not. */
  data: Value;
  whole: Value;
  form: Form;
  state: EditState;
  /** The path in this file to which a link led, as far as there is something. */
  goal: Path | null;
  /** The goal has been reached. */
  onReached: () => void;
  /** Writes changes as one step; they are made when their turn comes. */
  write: (label: string, makeChanges: () => Change[]) => Promise<Answer>;
  picture: ComponentType<PictureSlot> | undefined;
};

const Context = createContext<FileContext | null>(null);

/** Provides a file to its fields. */
export const FileProvider = Context.Provider;

/** The file of the surrounding fields. */
export function useFile(): FileContext {
  const file = useContext(Context);
  if (!file) throw new Error('A field stands outside of any file.');
  return file;
}
