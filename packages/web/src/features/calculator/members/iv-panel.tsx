// How close to perfect a member is: the radar, and the same in three bars.
import { useEffect, useState } from 'react';
import { IV_KINDS, IvBars } from '../../../parts/figures/iv-bars.tsx';
import { Radar } from '../../../ui/charts/radar.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { ResultsProps } from '../results/props.ts';
import { type MemberContext, nameOf } from '../results/result-context.ts';
import * as styles from './iv-panel.module.css';

interface IvPanelProps {
  readonly member: MemberContext;
  readonly ivs: ResultsProps['ivs'];
  /** Figures are known: from now on the comparison is on its way, or has failed. */
  readonly isReady: boolean;
  readonly onRetry: (id: string) => void;
}

/** Between knowing the figures and asking for the comparison lies a moment. */
const MOMENT_MS = 500;

/** Only what stays so for a moment is true. */
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

const AXES = IV_KINDS.map(({ kind, label }) => ({ key: kind, label, colour: `var(--${kind})` }));

export function IvPanel({ member, ivs, isReady, onRetry }: IvPanelProps) {
  const id = member.creature.externalId;
  const iv = ivs[id];
  const isMissing = useStaying(iv === undefined && isReady);
  if (isMissing)
    return (
      <Banner
        kind="warning"
        what="The comparison with ideal builds is missing."
        why="Everything else is not affected by it."
        action={{ label: 'Retry', onAction: () => onRetry(id) }}
      />
    );
  if (!iv)
    return (
      <div className={styles.panel}>
        <p className="unseen" role="status">
          Comparing with ideal builds.
        </p>
        <span className={styles.triangle} aria-hidden="true" />
        <div>
          <Skeleton height={28} />
          <Skeleton height={28} />
          <Skeleton height={28} />
        </div>
      </div>
    );
  const { berry, ingredient, skill, typical } = iv;
  const share = (scores: { berry: number; ingredient: number; skill: number }) => ({
    berry: scores.berry / 100,
    ingredient: scores.ingredient / 100,
    skill: scores.skill / 100,
  });
  return (
    <>
      <div className={styles.panel}>
        <Radar
          title="Share of the ideal"
          size={220}
          axes={AXES}
          series={[
            {
              key: 'own',
              label: nameOf(member),
              colour: 'var(--primary)',
              values: share({ berry, ingredient, skill }),
            },
            ...(typical ? [{ key: 'usual', label: 'Usual', colour: 'var(--muted)', values: share(typical) }] : []),
          ]}
        />
        <IvBars scores={{ berry, ingredient, skill }} typical={typical} />
      </div>
      <p className={styles.note}>
        100% is the best that the ideal nature and subskills for it would make, with everything else unchanged. Usual is
        the middle one of builds by chance.
      </p>
    </>
  );
}
