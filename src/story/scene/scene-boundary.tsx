import { Component, type ReactNode } from 'react';

export type SceneBoundaryProps = { children: ReactNode; onFailed: () => void };

/**
 * If the scene throws, this renders nothing and reports the failure, so that the flat deck can take over. It must be
 * inside the canvas's own React root, since errors do not leave a root.
 */
export class SceneBoundary extends Component<SceneBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
    this.props.onFailed();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
