import { Component, type ReactNode } from 'react';

interface Props {
  /** Shown when what is inside has failed. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a mistake in the history from leaving an empty page. Only a class can do that in React. */
export default class FailureBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
