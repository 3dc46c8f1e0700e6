import { Component, type ReactNode } from 'react';

export type SceneBoundaryProps = { children: ReactNode; onFailed: () => void };

/**
 * If the scene throws, renders nothing and reports that, so that the flat deck can take over. Inside the canvas's root,
 * since errors do not leave it.
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
