// Loading, missing, outdated and empty states of the list.

import type { TierListAnswer } from '@oversleep/contract';
import { ApiFailure, explain } from '../../api/failure.ts';
import { messages } from '../../messages/messages.ts';
import { OtherEdition } from '../../parts/other-edition.tsx';
import { Ovi } from '../../parts/pictures/ovi.tsx';
import { CallFailure } from '../../parts/server-list.tsx';
import { EmptyBoxWords } from '../../parts/words/box-words.tsx';
import { elsewhere, speciesNamed } from '../../parts/words/elsewhere.ts';
import { dayText } from '../../parts/words/moment.ts';
import { editionChosen } from '../../parts/words/wording.ts';
import { useUser } from '../../state/context.ts';
import { isLoggedIn } from '../../state/data/user.ts';
import { useEditionSwitch } from '../../state/page/edition-switch.ts';
import { promptLogin } from '../../state/page/login-prompt.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import type { TierFilter } from './tier-controls.tsx';
import type { TierQuery } from './tier-queries.ts';
import type { OwnedSpecies } from './use-owned.ts';
import * as styles from './tier-list.module.css';

const t = messages('tierlist');

export function Loading() {
  return (
    <Stack gap={2.5} role="status">
      <span className="unseen">{t('states.loading')}</span>
      {[116, 216, 216, 116].map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing but shapes, always the same
        <Skeleton key={index} shape="box" height={height} />
      ))}
    </Stack>
  );
}

export function Missing({ asked }: { readonly asked: TierQuery<TierListAnswer> }) {
  const isNotThere = asked.error instanceof ApiFailure && asked.error.kind === 'notFound';
  if (isNotThere) {
    return (
      <div className="panel">
        <EmptyState picture={<Ovi />} title={t('states.missing')} words={t('states.missingText')}>
          <Button variant="primary" busy={asked.isFetching} onClick={asked.retry}>
            {t('states.missingButton')}
          </Button>
        </EmptyState>
      </div>
    );
  }
  return <CallFailure always call={asked} what={t('states.failed')} onRetry={asked.retry} />;
}

interface OldListProps {
  readonly list: TierListAnswer;
  readonly asked: TierQuery<TierListAnswer>;
}

export function OldList({ list, asked }: OldListProps) {
  const { why } = explain('', asked.error);
  return (
    <Banner
      kind="warning"
      what={t('states.old')}
      why={t('states.oldWhy', { day: dayText(list.computedAt), reason: why })}
      action={{ label: t('retry'), onAction: asked.retry, busy: asked.isFetching }}
    />
  );
}

interface NoMatchesProps {
  readonly filter: TierFilter;
  readonly mine: OwnedSpecies;
  readonly onClear: () => void;
}

export function NoMatches({ filter, mine, onClear }: NoMatchesProps) {
  const edition = useUser((user) => user.edition);
  const switchTo = useEditionSwitch();
  const text = filter.text.trim();
  const found = text === '' ? undefined : elsewhere(edition, (game) => speciesNamed(game, text));
  const isIn = useUser(isLoggedIn);
  const clearButton = (
    <Button variant={isIn ? 'primary' : 'plain'} onClick={onClear}>
      {t('states.clear')}
    </Button>
  );
  if (filter.mine && mine.isLoading) {
    return (
      <div className={`panel ${styles.tierWait}`} role="status">
        <Spinner size={32} /> {t('states.boxLoading')}
      </div>
    );
  }
  if (filter.mine && mine.isEmpty) {
    return (
      <div className="panel">
        <EmptyState picture={<Ovi />} title={t('states.boxEmpty')} words={<EmptyBoxWords isLoggedIn={isIn} />}>
          {!isIn && (
            <Button variant="primary" onClick={promptLogin}>
              {t('states.logIn')}
            </Button>
          )}
          {clearButton}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="panel">
      <EmptyState
        picture={<Ovi />}
        title={text === '' ? t('states.none') : t('states.noneFor', { text })}
        words={filter.mine ? t('states.noneMine') : t('states.noneText')}
      >
        {found && <OtherEdition found={found} onSwitch={(other) => switchTo(other, editionChosen(other))} />}
        {clearButton}
      </EmptyState>
    </div>
  );
}
