import { Button } from '../../ui/button';
import { Icon } from '../../ui/icons';

type StepButtonProps = { name: 'Undo' | 'Redo'; step: string | null; onPress: () => Promise<void> };

/** A button to undo or redo a step, which its title names. Not `disabled`, which would lose the focus. */
export function StepButton({ name, step, onPress }: StepButtonProps) {
  const title = `${name}: ${step ?? 'nothing yet'}`;
  return (
    <Button
      kind="icon"
      aria-label={title}
      title={title}
      aria-disabled={step === null}
      onClick={() => void (step !== null && onPress())}
    >
      <Icon name={name === 'Undo' ? 'undo' : 'redo'} />
    </Button>
  );
}
