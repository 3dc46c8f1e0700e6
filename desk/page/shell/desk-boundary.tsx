import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button';
import styles from './desk.module.css';

type State = { isBroken: boolean };

/** Shows a message when the desk crashes; React alone would leave an empty window. */
export class DeskBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { isBroken: false };

  static getDerivedStateFromError(): State {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <main className={styles.broken}>
        <h1>Something here went wrong</h1>
        <p>Everything you saved is in your files.</p>
        <Button kind="primary" onClick={() => window.location.reload()}>
          Reload the desk
        </Button>
      </main>
    );
  }
}
