// What a share link holds: to view, copy and compare. Everything is in the address; no server is asked.
import { buildOf, isKnown } from '@oversleep/game';
import type { LinkContent } from '@oversleep/interchange';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { displayNameOf } from '../../messages/names.ts';
import { say } from '../../messages/translate.ts';
import { PhoneFigures } from '../../parts/figures/phone-figures.tsx';
import { Ovi } from '../../parts/pictures/ovi.tsx';
import { readLink, type UnreadableLink } from '../../parts/sharing/share-link.ts';
import { useSettings, useUser } from '../../state/context.ts';
import { gameFor } from '../../state/data/user.ts';
import { Button, buttonLook } from '../../ui/buttons/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Loading } from '../../ui/feedback/spinner.tsx';
import { Panel, Stack } from '../../ui/layout/layout.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { CreatureFacts } from './creature-facts.tsx';
import { settingsAround } from './from-shared.ts';
import { SharedTeam } from './shared-team.tsx';
import { useCopyShared } from './use-copy-shared.ts';
import * as styles from './shared.module.css';

const t = messages('shared');

export function SharedPage() {
  const shared = useShared();
  return (
    <Stack gap={4} fit most={56.25}>
      {shared === undefined ? <Loading label={t('loading')} /> : <Content shared={shared} />}
    </Stack>
  );
}

function useShared(): LinkContent | UnreadableLink | undefined {
  const hash = useLocation({ select: (location) => location.hash });
  const game = useUser(gameFor);
  const [shared, setShared] = useState<LinkContent | UnreadableLink>();
  useEffect(() => {
    let isOver = false;
    void readLink(game, hash).then((read) => {
      if (!isOver) setShared(read);
    });
    return () => {
      isOver = true;
    };
  }, [game, hash]);
  return shared;
}

function Content({ shared }: { readonly shared: LinkContent | UnreadableLink }) {
  if ('unreadable' in shared) return <Nothing why={shared.unreadable} />;
  const { kind, creatures } = shared;
  const problems = shared.notes.map((note) => say(t, 'notes', note));
  if (creatures.length === 0) return <Nothing why={problems.join(' ') || t('empty')} />;
  return (
    <>
      {problems.map((problem) => (
        <Banner key={problem} kind="warning" what={problem} />
      ))}
      {kind === 'team' ? <SharedTeam shared={shared} /> : <SharedCreatures shared={shared} />}
    </>
  );
}

function Nothing({ why }: { readonly why: string }) {
  return (
    <div className="panel">
      <h1 className="unseen">{t('title')}</h1>
      <EmptyState picture={<Ovi />} title={t('failed')} words={why}>
        <Link to="/calculator" {...buttonLook({ variant: 'primary' })}>
          {t('build')}
        </Link>
      </EmptyState>
    </div>
  );
}

function SharedCreatures({ shared }: { readonly shared: LinkContent }) {
  const game = gameFor(settingsAround(useSettings(), shared));
  const { kind, creatures } = shared;
  const take = useCopyShared();
  const [first] = creatures;
  const alone = kind === 'creature' ? first : undefined;
  return (
    <>
      <PageHead title={alone ? displayNameOf(alone) : t('boxTitle', { count: creatures.length })}>
        <Button variant="primary" onClick={() => take.toBox(creatures)}>
          {t('addToBox')}
        </Button>
        {alone && isKnown(game, alone) && <Button onClick={() => take.toComparison(alone)}>{t('compare')}</Button>}
      </PageHead>
      <Panel as="ul" className={styles.list} gap={4} fit pad={4}>
        {creatures.map((creature) => (
          <li key={creature.externalId}>
            <CreatureFacts game={game} creature={creature} />
          </li>
        ))}
      </Panel>
      {alone && isKnown(game, alone) && (
        <Panel as="div" gap={4} fit pad={4}>
          <PhoneFigures game={game} build={buildOf(game, alone)} />
        </Panel>
      )}
    </>
  );
}
