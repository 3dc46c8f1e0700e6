import { Component, type ReactNode } from 'react';

export type SceneBoundaryProps = { children: ReactNode; onFailed: () => void };

/** Falls back to the flat deck if the scene throws. */
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
