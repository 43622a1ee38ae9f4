// Long computations of the server, such as tier lists, and how far they are.
import type { ComputationRun } from '@oversleep/contract';
import { useQuery } from '@tanstack/react-query';
import { useAppState } from '../../state/context.ts';
import { Chip } from '../../ui/buttons/chip.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { Card, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { durationText, isRunning, kindText, progressText, shareOf } from './job-words.ts';
import { QueryState } from './query-state.tsx';
import { RefreshButton } from './refresh-button.tsx';
import { TierListButton } from './tier-list-button.tsx';
import { UtcTime } from './utc-time.tsx';
import * as styles from './admin.module.css';

const WATCH_MS = 3_000;

export function JobsTab() {
  const { api } = useAppState();
  const query = useQuery({
    queryKey: ['admin', 'computations'],
    queryFn: ({ signal }) => api.call('GET /api/admin/computations', { signal }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.runs.some(isRunning) ? WATCH_MS : false),
  });
  return (
    <section className={styles.section}>
      <div className={styles.toolbar}>
        <h2>Long computations</h2>
        <TierListButton />
        <RefreshButton label="Refresh the jobs" busy={query.isFetching} onRefresh={() => void query.refetch()} />
      </div>
      <QueryState query={query} of="jobs">
        {({ runs }) =>
          runs.length === 0 ? (
            <EmptyState title="Nothing to compute" words="Tier lists and other long computations appear here." />
          ) : (
            <Stack as="ul" gap={3}>
              {runs.map((run) => (
                <Card as="li" key={run.id} gap={3} fit pad={4}>
                  <Job run={run} />
                </Card>
              ))}
            </Stack>
          )
        }
      </QueryState>
    </section>
  );
}

const STATUS = {
  running: { label: 'Running', glyph: 'info', colour: 'var(--berry)' },
  finished: { label: 'Finished', glyph: 'success', colour: 'var(--success)' },
  failed: { label: 'Failed', glyph: 'error', colour: 'var(--danger)' },
} as const;

function Job({ run }: { readonly run: ComputationRun }) {
  const { label, glyph, colour } = STATUS[run.status];
  const { startedAt, finishedAt } = run;
  return (
    <>
      <Row className={styles.cardHead} gap={1.5} gapX={3} wrap>
        <h3>{kindText(run.kind)}</h3>
        <Chip label={label} icon={<Glyph name={glyph} size={16} />} colour={colour} />
      </Row>
      <ProgressBar label={run.key} share={shareOf(run)} detail={progressText(run)} />
      <Text tone="muted" size="label">
        Started <UtcTime at={startedAt} />
        {finishedAt !== null && <>, took {durationText(startedAt, finishedAt)}</>}
      </Text>
    </>
  );
}
