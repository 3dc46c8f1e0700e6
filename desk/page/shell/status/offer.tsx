import { useRef, useState } from 'react';
import { offerAfter, type Offer as OfferContent } from '../../../model/offers';
import type { Refusal } from '../../../protocol';
import { useFrame } from '../../frame/frame';
import { useDesk } from '../../state/desk-store';
import { save } from '../../state/saving';
import { Trouble } from '../../trouble/trouble';
import { Button } from '../../ui/button';
import controls from '../../ui/controls.module.css';
import layout from '../../ui/layout.module.css';
import { watchFocus } from '../../ui/watch-focus';
import styles from './status.module.css';

/** Offers what usually follows the last change, as a step of its own. */
export function Offer() {
  const state = useDesk((desk) => desk.state);
  const saved = useDesk((desk) => desk.saved);
  const offer = state && offerAfter(state, saved);
  return <div role="status">{offer && <OfferCard key={offer.question} {...offer} />}</div>;
}

function OfferCard({ question, accept, decline, step }: OfferContent) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  /** The element that had the focus before it moved into this card. */
  const focusedBefore = useRef<Element | null>(null);
  const close = (movesFocus = true) => {
    useDesk.setState({ saved: null });
    if (!movesFocus) return;
    const { current: element } = focusedBefore;
    if (element instanceof HTMLElement && element.isConnected) element.focus();
    else useFrame.getState().element?.focus();
  };
  const acceptOffer = async () => {
    const mayFocus = watchFocus();
    const answer = await save(step);
    if (answer.status === 'done') close(mayFocus());
    else setRefusal(answer);
  };
  return (
    <div
      className={`${layout.card} ${styles.offer}`}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget;
      }}
    >
      <p>{question}</p>
      {refusal && <Trouble answer={refusal} />}
      <div className={controls.choices}>
        <Button kind="primary" onClick={() => void acceptOffer()}>
          {accept}
        </Button>
        <Button onClick={() => close()}>{decline}</Button>
      </div>
    </div>
  );
}
