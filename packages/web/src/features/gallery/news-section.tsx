// News and waiting: banners, snackbars, spinners, skeletons, progress, emptiness.
import { useState } from 'react';
import { Ovi } from '../../parts/pictures/ovi.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import type { Kind } from '../../ui/buttons/kinds.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Skeleton, SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { Loading, Spinner } from '../../ui/feedback/spinner.tsx';
import { type Message, Snackbar } from '../../ui/overlays/snackbar.tsx';
import { Section, Specimen } from './specimen.tsx';
import * as styles from './gallery.module.css';

export function NewsSection() {
  return (
    <Section title="News and waiting">
      <Snackbars />
      <Specimen title="Spinner">
        <Spinner />
        <Spinner size={24} />
        <Loading label="Fetching your teams…" />
      </Specimen>
      <Specimen title="Skeleton">
        <Skeleton shape="disc" width={60} />
        <div className={styles.words}>
          <SkeletonText />
        </div>
        <Skeleton shape="box" height={60} />
      </Specimen>
      <Specimen title="ProgressBar">
        <ProgressBar label="Simulating weeks" share={0.42} detail="1,680 of 4,000" onCancel={() => undefined} />
        <ProgressBar label="Waiting for the server" />
      </Specimen>
      <Specimen title="Banner" wide>
        <Banner
          what="Your teams could not be loaded"
          why="The server did not answer within 20 seconds. What you see is from this device."
          action={{ label: 'Retry', onAction: () => undefined }}
        />
        <Banner kind="warning" what="You are offline" why="Changes are kept here and sent later." />
        <Banner
          kind="info"
          what="A new version is ready"
          action={{ label: 'Reload', onAction: () => undefined }}
          onDismiss={() => undefined}
        />
        <Banner kind="success" what="Your data was restored" />
      </Specimen>
      <Specimen title="EmptyState" wide>
        <EmptyState
          picture={<Ovi className={styles.ovi} />}
          title="Your Pokebox is empty"
          words="Add Pokémon from your teams to start building your personal collection"
        >
          <Button variant="primary">Choose a Pokémon</Button>
        </EmptyState>
      </Specimen>
    </Section>
  );
}

const TEXTS: Readonly<Record<Kind, string>> = {
  success: 'Team 3 was deleted',
  error: 'Your friend code could not be changed: it is taken',
  info: 'A friend request was sent',
  warning: 'You are offline, changes are kept on this device',
};

function Snackbars() {
  const [message, setMessage] = useState<Message | null>(null);
  const [count, setCount] = useState(0);
  const show = (kind: Kind) => {
    setCount(count + 1);
    const action = kind === 'success' ? { label: 'Undo', onAction: () => show('info') } : undefined;
    setMessage({ id: String(count), kind, text: TEXTS[kind], action });
  };
  return (
    <Specimen title="Snackbar">
      {(['success', 'error', 'info', 'warning'] satisfies Kind[]).map((kind) => (
        <Button key={kind} small onClick={() => show(kind)}>
          {kind}
        </Button>
      ))}
      <Snackbar message={message} onClose={() => setMessage(null)} />
    </Specimen>
  );
}
