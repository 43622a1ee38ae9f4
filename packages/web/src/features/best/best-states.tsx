// Shown before a search, or when there are too few Pokémon for one.
import { TEAM_SIZE } from '@oversleep/game';
import { IconUpload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { explain } from '../../api/failure.ts';
import { messages } from '../../messages/messages.ts';
import { Ovi } from '../../parts/pictures/ovi.tsx';
import { useAppState, useUser } from '../../state/context.ts';
import type { Pokebox } from '../../state/page/pokebox.ts';
import { Button, buttonLook } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailureBanner } from '../../ui/feedback/failure-banner.tsx';
import { Loading } from '../../ui/feedback/spinner.tsx';
import { Stack } from '../../ui/layout/layout.tsx';

const t = messages('best');

/** The box has too few Pokémon. */
export function TooFewOwned({ box, count }: { readonly box: Pokebox; readonly count: number }) {
  const { dialogs } = useAppState();
  if (box.isLoading) return <Loading label={t('empty.loading')} />;
  return (
    <>
      {box.failure !== null && <FailureBanner {...explain(t('empty.failed'), box.failure)} onRetry={box.reload} />}
      <EmptyState
        picture={<Ovi />}
        title={count === 0 ? t('empty.none') : t('empty.few', { count })}
        words={t('empty.hint', { size: TEAM_SIZE })}
      >
        <Button
          variant="primary"
          icon={<IconUpload size={20} aria-hidden="true" />}
          onClick={() => dialogs.openImport()}
        >
          {t('empty.import')}
        </Button>
        <Link to="/box" {...buttonLook()}>
          {t('empty.openBox')}
        </Link>
      </EmptyState>
    </>
  );
}

/** Filters and conditions leave too few Pokémon. */
export function TooFewChosen({ count, onAll }: { readonly count: number; readonly onAll: () => void }) {
  return (
    <EmptyState
      picture={<Ovi />}
      title={count === 0 ? t('empty.noneLeft') : t('empty.fewLeft', { count })}
      words={t('empty.leftHint', { size: TEAM_SIZE })}
    >
      <Button onClick={onAll}>{t('empty.useAll')}</Button>
    </EmptyState>
  );
}

/** Before the first search. */
export function Beginning({ count }: { readonly count: number }) {
  const where = useUser((user) => user.simulateOn) === 'server' ? 'server' : 'other';
  const teams = teamsOf(count);
  return (
    <Stack as="section" className="panel" gap={3.5} fit pad={4} aria-label={t('results.title')}>
      <EmptyState
        picture={<Ovi />}
        title={t('start.title', { count: teams })}
        words={t(teams === 1 ? 'start.one' : 'start.many', { where })}
      />
    </Stack>
  );
}

/** Number of ways to choose a team. */
const teamsOf = (count: number): number =>
  Array.from({ length: TEAM_SIZE }, (_, k) => (count - k) / (k + 1)).reduce((product, factor) => product * factor, 1);
