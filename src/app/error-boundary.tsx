import { Component, type ReactNode } from 'react';
import { ErrorPage } from '../components/error-page';
import { ChunkError } from '../load-chunk';
import { forgetFailures } from '../part';
import { reloadOnce } from './reload-once';

export type ErrorBoundaryProps = {
  children: ReactNode;
  /** Whatever stands for where the guest is: once they go on, the children are tried again. */
  at: string;
  /** What is shown in place of a page of words. */
  fallback?: ReactNode;
};

type State = { failure: 'none' | 'reloading' | 'told'; at: string };

/** Whatever breaks becomes a readable page with a way on; what did not arrive is loaded anew first, once. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: 'none', at: this.props.at };

  static getDerivedStateFromError(): Partial<State> {
    return { failure: 'reloading' };
  }

  static getDerivedStateFromProps({ at }: ErrorBoundaryProps, state: State): Partial<State> | null {
    return at === state.at ? null : { failure: 'none', at };
  }

  override componentDidCatch(error: unknown) {
    // Nothing loads it again before the guest moves on.
    forgetFailures();
    void this.recover(error);
  }

  async recover(error: unknown): Promise<void> {
    if (!(error instanceof ChunkError && (await reloadOnce(error.message)))) this.setState({ failure: 'told' });
  }

  override render() {
    const { children, fallback } = this.props;
    switch (this.state.failure) {
      case 'none':
        return children;
      case 'reloading':
        return null;
      case 'told':
        return fallback === undefined ? <ErrorPage retry={() => window.location.reload()} /> : fallback;
    }
  }
}
