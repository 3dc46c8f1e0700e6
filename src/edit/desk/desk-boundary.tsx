import { Component, type ReactNode } from 'react';
import controls from './controls.module.css';
import styles from './desk.module.css';

type State = { isBroken: boolean };

/** Whatever breaks in the desk says so, where React would leave an empty window. */
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
        <p>All that was saved is in your files.</p>
        <button type="button" className={controls.primary} onClick={() => window.location.reload()}>
          Load the desk anew
        </button>
      </main>
    );
  }
}
