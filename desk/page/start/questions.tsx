import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { QuestionName, Refusal } from '../../protocol';
import { show, useFrame } from '../frame/frame';
import { fetchQuestions } from '../state/clients/client';
import { useDesk } from '../state/desk-store';
import { startSite } from '../state/desk-steps';
import { useAnswer } from '../state/use-answer';
import { useUnsavedWork } from '../state/unsaved-work';
import { Trouble } from '../trouble/trouble';
import { Button } from '../ui/button';
import controls from '../ui/controls.module.css';
import { QuestionField } from './question-field';
import { isUntouched, useStart } from './start-store';
import styles from './start.module.css';

/** A form with the questions about a couple’s own site. */
export function Questions({ close }: { close: () => void }) {
  const answers = useStart((start) => start.answers);
  const isChanged = useDesk(({ state }) => state !== null && !isUntouched(state));
  // The questions depend on nothing, so the query is always empty and they are fetched once.
  const questions = useAnswer(fetchQuestions, '')?.value ?? [];
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isSending, setSending] = useState(false);
  useUnsavedWork(Object.keys(answers).length > 0);
  /** The refusal, if it names a question whose answer is wrong; that question’s field shows it. */
  const answerRefusal = refusal?.status === 'refused' && refusal.question ? refusal : null;
  const submit = async () => {
    // Nothing to send before the questions have loaded.
    if (isSending || questions.length === 0) return;
    setSending(true);
    // A field with choices shows the usual answer as chosen; a text field shows it only as an example.
    const entries = questions.map(({ name, usual, choices }) => [name, answers[name] ?? (choices ? usual : '')]);
    const result = await startSite(Object.fromEntries(entries) as Record<QuestionName, string>);
    // Rendered now, so that the field with the wrong answer can take the focus.
    flushSync(() => {
      setSending(false);
      setRefusal(result.status === 'done' ? null : result);
    });
    if (result.status !== 'done') return form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    useStart.setState({ answers: {} });
    useDesk.setState({ panel: 'todo' });
    show('/');
    close();
    useFrame.getState().element?.focus();
  };
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h2 id="start-title" className={styles.title}>
        Start your own
      </h2>
      <p className={controls.hint}>
        You can change each of these later.{' '}
        {isChanged
          ? 'Your site replaces the example and everything you have changed in it. Undo restores both.'
          : 'Undo restores the example.'}
      </p>
      {questions.map((question, index) => (
        <QuestionField
          key={question.name}
          question={question}
          answer={answers[question.name] ?? ''}
          onAnswer={(answer) => {
            setRefusal(null);
            useStart.setState({ answers: { ...answers, [question.name]: answer } });
          }}
          trouble={answerRefusal?.question === question.name ? answerRefusal.message : null}
          isFirst={index === 0}
        />
      ))}
      {refusal && !answerRefusal && <Trouble answer={refusal} />}
      <div className={controls.choices}>
        <Button type="submit" kind="primary" aria-disabled={isSending}>
          {isSending ? 'One moment …' : 'Make it ours'}
        </Button>
        <Button onClick={close}>Look around first</Button>
      </div>
    </form>
  );
}
