// The box without anybody in it: why, and what to do first.

import { IconUpload } from '@tabler/icons-react';
import { explain } from '../../api/failure.ts';
import { FailureBanner } from '../../parts/failure-banner.tsx';
import { Ovi } from '../../parts/pictures/ovi.tsx';
import { countedText } from '../../parts/words/wording.ts';
import { useAppState } from '../../state/context.ts';
import type { Pokebox } from '../../state/page/pokebox.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Loading } from '../../ui/feedback/spinner.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import * as styles from './box.module.css';

export function EmptyBox({ box, onAdd }: { readonly box: Pokebox; readonly onAdd: () => void }) {
  const { dialogs } = useAppState();
  if (box.isLoading) return <Loading label="Waking up your Pokébox…" />;
  return (
    <>
      {box.failure !== null && (
        <FailureBanner {...explain('Your Pokébox could not be loaded', box.failure)} onRetry={box.reload} />
      )}
      {box.failure === null && box.isOffline && (
        <Banner
          kind="warning"
          what="Your Pokébox could not be loaded"
          why="The server cannot be reached. What you add here is kept on this device and sent later."
          action={{ label: 'Retry', onAction: box.reload }}
        />
      )}
      <EmptyState
        picture={<Ovi className={styles.ovi} />}
        title="Nobody is in your Pokébox yet"
        words="Keep every Pokémon you own here: see what each is worth this week, who makes what, who is there twice, and whom to keep. Bring screenshots of the game or the list that you have in another tool, or add one by one."
      >
        <Button
          variant="primary"
          icon={<IconUpload size={20} aria-hidden="true" />}
          onClick={() => dialogs.openImport()}
        >
          Import
        </Button>
        <Button icon={<Glyph name="plus" />} onClick={onAdd}>
          Add one
        </Button>
      </EmptyState>
    </>
  );
}

interface NoMatchesProps {
  readonly count: number;
  readonly onClear: () => void;
}

export function NoMatches({ count, onClear }: NoMatchesProps) {
  return (
    <EmptyState
      picture={<Ovi className={styles.ovi} />}
      title="Nobody in your Pokébox fits"
      words={`${countedText(count, 'is', 'are')} asleep in there.`}
    >
      <Button onClick={onClear}>Show everybody</Button>
    </EmptyState>
  );
}
