// How close to perfect a member is, as a radar chart and as three bars.
import { useEffect, useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { IV_KINDS, IvBars, ivKindName } from '../../../parts/figures/iv-bars.tsx';
import { Radar } from '../../../ui/charts/radar.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Grid, Note } from '../../../ui/layout/layout.tsx';
import type { ResultsProps } from '../results/props.ts';
import { type MemberContext, memberName } from '../results/team-report.ts';
import * as styles from './iv-panel.module.css';

const t = messages('calculatorMembers');

interface IvPanelProps {
  readonly member: MemberContext;
  readonly ivs: ResultsProps['ivs'];
  /** The figures are final: from now on the comparison is running or has failed. */
  readonly isReady: boolean;
  readonly onRetry: (id: string) => void;
}

/** The comparison starts a moment after the figures are final; until then its absence is no failure. */
const MOMENT_MS = 500;

/** True once `now` has been true for a moment. */
function useStaying(now: boolean): boolean {
  const [stays, setStays] = useState(false);
  useEffect(() => {
    setStays(false);
    if (!now) return undefined;
    const timer = setTimeout(() => setStays(true), MOMENT_MS);
    return () => clearTimeout(timer);
  }, [now]);
  return now && stays;
}

export function IvPanel({ member, ivs, isReady, onRetry }: IvPanelProps) {
  const id = member.creature.externalId;
  const iv = ivs[id];
  const isMissing = useStaying(iv === undefined && isReady);
  if (isMissing)
    return (
      <Banner
        kind="warning"
        what={t('iv.missing')}
        why={t('iv.missingWhy')}
        action={{ label: t('iv.retry'), onAction: () => onRetry(id) }}
      />
    );
  if (!iv)
    return (
      <Grid least={14} gap={4} align="center">
        <p className="unseen" role="status">
          {t('iv.loading')}
        </p>
        <span className={styles.triangle} aria-hidden="true" />
        <div>
          <Skeleton height={28} />
          <Skeleton height={28} />
          <Skeleton height={28} />
        </div>
      </Grid>
    );
  const { berry, ingredient, skill, typical } = iv;
  const share = (scores: { berry: number; ingredient: number; skill: number }) => ({
    berry: scores.berry / 100,
    ingredient: scores.ingredient / 100,
    skill: scores.skill / 100,
  });
  return (
    <>
      <Grid least={14} gap={4} align="center">
        <Radar
          title={t('iv.title')}
          size={220}
          axes={IV_KINDS.map((kind) => ({ key: kind, label: ivKindName(kind), colour: `var(--${kind})` }))}
          series={[
            {
              key: 'own',
              label: memberName(member),
              colour: 'var(--primary)',
              values: share({ berry, ingredient, skill }),
            },
            ...(typical
              ? [{ key: 'usual', label: t('iv.usual'), colour: 'var(--muted)', values: share(typical) }]
              : []),
          ]}
        />
        <IvBars scores={{ berry, ingredient, skill }} typical={typical} />
      </Grid>
      <Note>{t('iv.note')}</Note>
    </>
  );
}
