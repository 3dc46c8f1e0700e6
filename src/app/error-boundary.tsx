import { Component, type ReactNode } from 'react';
import { ErrorPage } from '../components/page/error-page';
import { ChunkError } from '../load-chunk';
import { forgetFailures } from '../part';
import { reloadOnce } from '../reload-once';

export type ErrorBoundaryProps = {
  children: ReactNode;
  /** Identifies where the guest is, if that can change within the boundary. A change clears the error. */
  at?: string;
  /** Shown instead of the error page; null shows nothing. */
  fallback?: ReactNode;
};

type State = { failure: 'none' | 'reloading' | 'final'; at: string | undefined };

/** Shows an error page after any error. If code did not load, reloads the page first, but only once. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: 'none', at: this.props.at };

  static getDerivedStateFromError(): Partial<State> {
    // Until `recover` has decided whether the page reloads.
    return { failure: 'reloading' };
  }

  static getDerivedStateFromProps({ at }: ErrorBoundaryProps, state: State): Partial<State> | null {
    return at === state.at ? null : { failure: 'none', at };
  }

  override componentDidCatch(error: unknown) {
    // Lets failed parts load again when the guest moves on.
    forgetFailures();
    void this.recover(error);
  }

  async recover(error: unknown): Promise<void> {
    const { at } = this.props;
    if (error instanceof ChunkError && (await reloadOnce(error.message))) return;
    // The guest may have moved on meanwhile.
    if (at === this.props.at) this.setState({ failure: 'final' });
  }

  override render() {
    const { children, fallback } = this.props;
    switch (this.state.failure) {
      case 'none':
        return children;
      case 'reloading':
        return null;
      case 'final':
        return fallback === undefined ? <ErrorPage retry={() => window.location.reload()} /> : fallback;
    }
  }
}
