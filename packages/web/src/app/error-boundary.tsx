// Catches what breaks while drawing outside of a page. React offers this to classes only.
import { Component, type ReactNode } from 'react';
import { RouteError } from './route-error.tsx';

interface Props {
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failure: { readonly error: unknown } | null;
}

export class ErrorBoundary extends Component<Props, BoundaryState> {
  override state: BoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <main>
        <RouteError error={failure.error} />
      </main>
    );
  }
}
