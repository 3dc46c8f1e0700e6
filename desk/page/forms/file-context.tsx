import { createContext, useContext, useState } from 'react';
import type { EditState, Form, Path, Refusal, Step, Value } from '../../protocol';
import { save } from '../state/saving';
import { Trouble } from '../trouble/trouble';

/** What the fields of one file share. */
export type FileContext = {
  file: string;
  /** The file’s data; null if the file is empty or unreadable. */
  data: Value;
  /** The file’s data, with the language’s default words for missing lines. */
  whole: Value;
  /** The form of the whole file. */
  form: Form;
  state: EditState;
  /** The path in this file that a link leads to; null without such a link. */
  goal: Path | null;
};

const Context = createContext<FileContext | null>(null);

/** Provides a file to its fields. */
export const FileProvider = Context.Provider;

/** The file of the surrounding fields. */
export function useFile(): FileContext {
  const file = useContext(Context);
  if (!file) throw new Error('A field is outside of any file.');
  return file;
}

/** @returns `write`, which saves a step, and `trouble`, which explains on the page why the last step was not saved */
export function useWrite() {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  /** @param makeStep is called once earlier saves are done @returns whether the save succeeded */
  const write = async (makeStep: () => Step | Refusal): Promise<boolean> => {
    setRefusal(null);
    const answer = await save(makeStep);
    if (answer.status !== 'done') setRefusal(answer);
    return answer.status === 'done';
  };
  return { write, trouble: refusal && <Trouble answer={refusal} onTheirs={() => setRefusal(null)} /> };
}
