// When there is nothing to choose from, or nobody whom the wishes leave: why, and what to do first.
import { TEAM_SIZE } from '@oversleep/game';
import { IconUpload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { explain } from '../../api/failure.ts';
import { FailureBanner } from '../../parts/failure-banner.tsx';
import { Ovi } from '../../parts/pictures/ovi.tsx';
import { countedText, countText } from '../../parts/words/wording.ts';
import { useAppState, useUser } from '../../state/context.ts';
import type { Pokebox } from '../../state/page/pokebox.ts';
import { Button, buttonLook } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Loading } from '../../ui/feedback/spinner.tsx';
import * as styles from './best.module.css';

/** The box itself has too few. */
export function TooFewOwned({ box, count }: { readonly box: Pokebox; readonly count: number }) {
  const { dialogs } = useAppState();
  if (box.isLoading) return <Loading label="Waking up your Pokébox…" />;
  return (
    <>
      {box.failure !== null && (
        <FailureBanner {...explain('Your Pokébox could not be loaded', box.failure)} onRetry={box.reload} />
      )}
      <EmptyState
        picture={<Ovi className={styles.ovi} />}
        title={count === 0 ? 'Nobody to choose from yet' : `Only ${countText(count)} to choose from`}
        words={`A team is ${TEAM_SIZE}. Put the Pokémon you own into your Pokébox, and this page finds out who of them makes most together.`}
      >
        <Button
          variant="primary"
          icon={<IconUpload size={20} aria-hidden="true" />}
          onClick={() => dialogs.openImport()}
        >
          Import
        </Button>
        <Link to="/box" {...buttonLook()}>
          Open the Pokébox
        </Link>
      </EmptyState>
    </>
  );
}

/** The choice leaves too few. */
export function TooFewChosen({ count, onAll }: { readonly count: number; readonly onAll: () => void }) {
  return (
    <EmptyState
      picture={<Ovi className={styles.ovi} />}
      title={count === 0 ? 'No Pokémon left' : `Only ${countText(count)} left`}
      words={`A team is ${TEAM_SIZE}: choose more of your Pokébox, or wish for less.`}
    >
      <Button onClick={onAll}>Take everybody</Button>
    </EmptyState>
  );
}

const HERE = 'It runs on this device, also without a network, and rests while you look at something else.';
const THERE = 'It runs on the server, as you have chosen in the settings.';

/** Before anybody has searched. */
export function Beginning({ count }: { readonly count: number }) {
  const where = useUser((user) => user.simulateOn);
  return (
    <section className={`${styles.results} panel`} aria-label="Found">
      <EmptyState
        picture={<Ovi className={styles.ovi} />}
        title={`${countedText(teamsOf(count), 'team is', 'teams are')} possible`}
        words={`${searchWords(teamsOf(count))} ${where === 'server' ? THERE : HERE}`}
      />
    </section>
  );
}

const searchWords = (teams: number): string =>
  teams === 1
    ? 'The search finds out what it makes.'
    : 'The search estimates them, simulates the most promising ones and lets the best of those run a final race.';

/** Five out of so many. */
const teamsOf = (count: number): number =>
  Array.from({ length: TEAM_SIZE }, (_, k) => (count - k) / (k + 1)).reduce((product, factor) => product * factor, 1);
