// Progress and results of the search.
import type { Game } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { RefusedTeam } from '../../parts/refused-team.tsx';
import type { KnownSearch } from '../../sim/best/use-team-search.ts';
import type { FoundTeams } from '../../state/data/results.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { FailureBanner } from '../../ui/feedback/failure-banner.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Note, Row, Stack } from '../../ui/layout/layout.tsx';
import { impossibleWords, sureWords } from './form-words.ts';
import { FoundList } from './found-list.tsx';
import type { SearchForm } from './search-form.ts';
import * as styles from './best.module.css';

const t = messages('best');

type FoundListProps = Omit<Parameters<typeof FoundList>[0], 'found' | 'goal'>;

interface SearchResultsProps extends FoundListProps {
  readonly game: Game;
  readonly ask: SearchForm;
  readonly search: KnownSearch;
  readonly nameOf: (id: string) => string;
  /** Species of the current team's members. */
  readonly presentSpecies: readonly string[];
}

export function Results({ ask, search, nameOf, presentSpecies: present, ...list }: SearchResultsProps) {
  const { found, status, failure, begin, stop } = search;
  const isBusy = status === 'running' || status === 'paused';
  return (
    <Stack as="section" className="panel" gap={3.5} fit pad={4} aria-label={t('results.title')} aria-busy={isBusy}>
      {isBusy && (
        <ProgressBar
          label={t(status === 'paused' ? 'results.paused' : 'results.running')}
          share={found?.done ?? 0}
          detail={found ? soFar(found) : t('results.starting')}
          onCancel={stop}
        />
      )}
      {status === 'failed' && (
        <FailureBanner
          what={t('results.failed')}
          why={t('results.failedWhy', { reason: failure ?? '' })}
          onRetry={begin}
        />
      )}
      {found && status === 'idle' && found.done < 1 && (
        <Banner
          kind="info"
          what={t('results.stopped')}
          why={t('results.soFar', { count: found.considered })}
          action={{ label: t('results.resume'), onAction: begin }}
        />
      )}
      {found && found.impossible.length > 0 && (
        <Banner
          kind="warning"
          what={t('results.impossible')}
          why={impossibleWords(list.game, ask, found.impossible, nameOf)}
        />
      )}
      <Row className={styles.head} gap={0.5} gapX={3} wrap align="baseline">
        {found && found.teams.length > 0 && <h2>{t(ask.swaps === '0' ? 'found.title' : 'results.withoutSwaps')}</h2>}
        {/* Here from the beginning of a search, so that its end is read out. */}
        <Note as="div" role="status">
          {found && found.teams.length > 0 && found.done === 1 && <Ending found={found} />}
        </Note>
      </Row>
      {found && found.teams.length > 0 && (
        <>
          <RefusedTeam game={list.game} lineups={[present]} still={t('results.compareOnly')} />
          <FoundList found={found} goal={ask.goal} {...list} />
        </>
      )}
    </Stack>
  );
}

/** A search ends when its answer is certain: how long that takes can't be said before, but which stage it is in. */
function soFar({ considered, teams }: FoundTeams): string {
  const compared = t('results.soFar', { count: considered });
  return teams.some(({ raced }) => raced) ? `${compared} · ${t('results.finals')}` : compared;
}

/** How thorough the search was, and how certain its first place is. */
function Ending({ found }: { readonly found: FoundTeams }) {
  const { teams, exhaustive, simulated, considered } = found;
  const rival = teams.findIndex(({ raced }, place) => place > 0 && raced);
  const sure = teams[rival]?.sure ?? null;
  if (exhaustive && simulated === 1) return <p>{t('results.only')}</p>;
  const isAhead = teams.every(
    ({ raced, sure: other }, place) => place <= Math.max(0, rival) || !raced || (other ?? 0) >= CLEAR,
  );
  return (
    <p>
      {exhaustive ? t('results.all', { count: simulated }) : t('results.compared', { count: considered })}
      {sure !== null && <> {sureWords(sure, rival + 1)}</>}
      {sure !== null && isAhead && rival + 1 < teams.length && <> {t('results.ahead')}</>}
    </p>
  );
}

/** From then on a team is clearly behind. */
const CLEAR = 0.95;
