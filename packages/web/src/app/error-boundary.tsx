// Catches what breaks while drawing, and says so with a way on. React offers this to classes only.
import { Component, type ReactNode } from 'react';
import { Ovi } from '../parts/ovi.tsx';
import './notice.css';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly reason: string | null;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { reason: null };

  static getDerivedStateFromError(error: unknown): State {
    return { reason: error instanceof Error && error.message !== '' ? error.message : String(error) };
  }

  override render() {
    return this.state.reason === null ? this.props.children : <Broken reason={this.state.reason} />;
  }
}

function Broken({ reason }: { readonly reason: string }) {
  return (
    <main className="notice">
      <div className="panel notice-panel" role="alert">
        <Ovi className="notice-ovi" />
        <h1>Ovi woke with a start</h1>
        <p>
          Something on this page broke: <code className="notice-detail">{reason}</code>
        </p>
        <p>What you had chosen is still in the address. Reloading usually helps; if not, start afresh.</p>
        <div className="notice-ways">
          <button type="button" className="button button-primary" onClick={() => window.location.reload()}>
            Reload
          </button>
          <a className="button" href="/">
            Start afresh
          </a>
        </div>
      </div>
    </main>
  );
}
