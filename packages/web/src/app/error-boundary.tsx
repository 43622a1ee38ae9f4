// Catches what breaks while drawing, and says so with a way on. React offers this to classes only.

import { Component, type ReactNode } from 'react';
import { Ovi } from '../parts/ovi.tsx';
import { buttonLook } from '../ui/button.tsx';
import { reloadToNewest } from './updates.ts';
import * as styles from './notice.module.css';

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
    <main className={styles.notice}>
      <div className={`panel ${styles.panel}`} role="alert">
        <Ovi className={styles.ovi} />
        <h1>Ovi woke with a start</h1>
        <p>
          Something on this page broke: <code className={styles.detail}>{reason}</code>
        </p>
        <p>What you had chosen is still in the address. Reloading usually helps; if not, start afresh.</p>
        <div className={styles.ways}>
          <button type="button" {...buttonLook({ variant: 'primary' })} onClick={() => void reloadToNewest()}>
            Reload
          </button>
          <a {...buttonLook()} href="/">
            Start afresh
          </a>
        </div>
      </div>
    </main>
  );
}
