import { useRef, useState } from 'react';
import type { Refusal } from '../../protocol';
import { Trouble } from '../trouble/trouble';
import { Button } from '../ui/button';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import { openFromElsewhere, saveAsOneFile } from './past-steps';

/** What is happening to the file for or from another computer. */
type Work =
  | { status: 'opening' }
  /** The couple must decide whether to replace texts that were changed only here. */
  | { status: 'ask'; file: File; message: string }
  | { status: 'trouble'; title: string; answer: Refusal };

/** Saves the whole folder as one file, and opens such a file from another computer. */
export function TakeAlong() {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [work, setWork] = useState<Work | null>(null);
  const open = async (file: File, isSure: boolean) => {
    // “Open it anyway”, which may have the focus, disappears once it is pressed.
    button.current?.focus();
    setWork({ status: 'opening' });
    const answer = await openFromElsewhere(file, isSure);
    if (answer.status === 'ask') setWork({ ...answer, file });
    else setWork(answer.status === 'done' ? null : { status: 'trouble', title: 'Not opened', answer });
  };
  const save = async () => {
    const answer = await saveAsOneFile();
    if (answer.status !== 'done') setWork({ status: 'trouble', title: 'Not saved', answer });
    // A question about another file stays.
    else setWork((now) => (now?.status === 'trouble' ? null : now));
  };
  return (
    <section className={layout.panel} aria-labelledby="along">
      <h3 className={layout.heading} id="along">
        Take it along
      </h3>
      <p className={controls.hint}>
        One file with all words, photos and films, for the other computer. Open it there, continue, and bring it back.
        Only one of you should edit at a time.
      </p>
      <div className={controls.choices}>
        <Button onClick={() => void save()}>Save as one file</Button>
        <Button ref={button} onClick={() => input.current?.click()}>
          Open a file …
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".tar"
        aria-label="A file from the other computer"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void open(file, false);
          // Lets the same file be chosen again.
          currentTarget.value = '';
        }}
      />
      <div role="status">
        {work?.status === 'opening' && <p>Opening it …</p>}
        {work?.status === 'trouble' && <Trouble answer={work.answer} title={work.title} />}
        {work?.status === 'ask' && (
          <div className={controls.trouble}>
            <p>{work.message} What is here now stays in the history.</p>
            <div className={controls.choices}>
              <Button onClick={() => void open(work.file, true)}>Open it anyway</Button>
              <Button
                onClick={() => {
                  button.current?.focus();
                  setWork(null);
                }}
              >
                Keep what is here
              </Button>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
