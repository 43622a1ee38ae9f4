// The Members tab: what a member makes, how good it is, its losses, and its next upgrades.

import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { messages } from '../../../messages/messages.ts';
import { useTeams } from '../../../state/context.ts';
import { TIME_FACTORS, type TimeWindow } from '../../../state/data/teams.ts';
import { lazyPart } from '../../../state/page/loading.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { Stack, Text } from '../../../ui/layout/layout.tsx';
import { MemberDay } from '../results/day-chart.tsx';
import { HintList } from '../results/hint-list.tsx';
import { hintsFor } from '../results/hints.ts';
import type { ResultsProps } from '../results/props.ts';
import { Column, Columns, Section } from '../results/section.tsx';
import { areKnown, memberName } from '../results/team-report.ts';
import { Distributions } from './distributions.tsx';
import { fullBagOf } from './full-bag-hours.ts';
import { IslandImpact } from './island-impact.tsx';
import { IvPanel } from './iv-panel.tsx';
import { MemberBuild } from './member-build.tsx';
import { MemberHero } from './member-hero.tsx';
import { MemberStats } from './member-stats.tsx';
import { ProductionCards } from './production-cards.tsx';
import { TeamImpact } from './team-impact.tsx';
import { UpgradeCosts } from './upgrade-costs.tsx';
import * as styles from './members.module.css';

const t = messages('calculatorMembers');

const FullBag = lazyPart(
  () => import('./full-bag.tsx'),
  (file) => file.FullBag,
);
const WhatNext = lazyPart(
  () => import('./what-next.tsx'),
  (file) => file.WhatNext,
);

/** As messages name them; "other" is 8 hours. */
const TIME_SPANS = { '8H': 'other', '24H': 'day', WEEK: 'week' } as const satisfies Record<TimeWindow, string>;

export function Members(props: ResultsProps) {
  const { team, report: context, freshness, ivs, selectedPlace, onSelectPlace, onRetryIv } = props;
  const timeWindow = useTeams((state) => state.timeWindow);
  const span = { factor: TIME_FACTORS[timeWindow], span: TIME_SPANS[timeWindow] };
  const member = context.members.find(({ place }) => place === selectedPlace) ?? context.members[0];
  if (!member) return <EmptyState title={t('empty.title')} words={t('empty.text')} />;
  const fullBag = fullBagOf(context, member);
  const isReady = areKnown(freshness);
  return (
    <Stack className={styles.members} gap={4} fit>
      <MemberHero context={context} member={member} iv={ivs[member.creature.externalId]} onSelect={onSelectPlace} />
      <MemberBuild context={context} member={member} teamIndex={team.index} />
      <ProductionCards context={context} member={member} span={span} />
      <Columns>
        <Section title={t('sections.next')} note={t('sections.nextNote')} wide>
          {isReady ? (
            <Suspense fallback={<SkeletonText lines={4} />}>
              <WhatNext key={member.creature.externalId} context={context} member={member} />
            </Suspense>
          ) : (
            <Text tone="muted">{t('sections.nextWaiting')}</Text>
          )}
          <UpgradeCosts key={member.creature.externalId} id={member.creature.externalId} />
        </Section>
        <Column>
          <Section title={t('sections.iv')}>
            <IvPanel member={member} ivs={ivs} isReady={isReady} onRetry={onRetryIv} />
          </Section>
          <Section title={t('sections.day', { name: memberName(member) })}>
            <HintList hints={hintsFor(context, member)} nothing={t('sections.noLosses')} />
            <MemberDay context={context} member={member} />
          </Section>
        </Column>
        <Column>
          <Section title={t('sections.stats')}>
            <MemberStats context={context} member={member} />
          </Section>
          {fullBag && (
            <Section title={t('sections.bag')} note={t('sections.bagNote')}>
              <Suspense fallback={<SkeletonText lines={4} />}>
                <FullBag costs={fullBag} />
              </Suspense>
            </Section>
          )}
          <Section title={t('sections.days')}>
            <Distributions member={member} />
          </Section>
          <Section title={t('sections.team')} note={t('sections.teamNote')}>
            <TeamImpact context={context} member={member} />
          </Section>
          <Section title={t('sections.island')}>
            <IslandImpact context={context} member={member} />
          </Section>
          <Section title={t('sections.changes')}>
            <Link to="/changes" hash={member.creature.externalId} className={styles.membersLink}>
              {t('sections.changesLink', { name: memberName(member) })}
            </Link>
          </Section>
        </Column>
      </Columns>
    </Stack>
  );
}
