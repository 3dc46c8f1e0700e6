import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorPage } from '../components/error-page';

export type ErrorBoundaryProps = { children: ReactNode };

/** Whatever breaks on a page, or never arrives, becomes a readable page with a way on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    return this.state.failed ? <ErrorPage retry={() => window.location.reload()} /> : this.props.children;
  }
}
